"""The hours on the clock, which every language writes in its own way."""

import re
from typing import Final

from alehouse.core.words import Words

HOUR: Final = re.compile(r"(1?\d):([0-5]\d) ([ap]m)")  # as the card file has it: "11:20 pm"


def hour_args(time: str) -> dict[str, object]:
    """An hour of the card file for the message `hour-of-night`."""
    found = HOUR.fullmatch(time)
    assert found
    hour, minute, half = int(found[1]), found[2], found[3]
    return {"hour": hour, "minute": minute, "half": half, "hour24": hour % 12 + (12 if half == "pm" else 0)}


def hour_text(words: Words, time: str) -> str:
    return words.say("hour-of-night", hour_args(time))
