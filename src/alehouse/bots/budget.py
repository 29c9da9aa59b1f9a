"""How long a bot may think: "50ms", "1s", or "400" playouts, which give the same choice on every machine."""

import re
from typing import Final

from msgspec import Struct

from alehouse.core.errors import BadOption

LONGEST: Final = 600_000  # milliseconds
MOST: Final = 10_000_000  # playouts


class Budget(Struct, frozen=True):
    """Either of them; the other is 0."""

    milliseconds: float = 0.0
    playouts: int = 0

    def part(self, share: float) -> "Budget":
        """A part of the time; the number of playouts stays as it is."""
        return Budget(self.milliseconds * share, self.playouts)


def read_budget(bot: str, text: str) -> Budget:
    """The budget that a text names; `bot` is what it was written for."""
    found = re.fullmatch(r"(\d{1,9}(?:\.\d{1,3})?)(ms|s)|(\d{1,9})", text, re.ASCII)
    if found is None:
        raise bad_budget(bot)
    if found[3]:
        budget = Budget(playouts=int(found[3]))
    else:
        budget = Budget(milliseconds=float(found[1]) * (1000 if found[2] == "s" else 1))
    if budget == Budget() or budget.milliseconds > LONGEST or budget.playouts > MOST:
        raise bad_budget(bot)
    return budget


def bad_budget(bot: str) -> BadOption:
    kind = bot.partition("@")[0]
    text = (
        f"{bot!r} cannot think for so long: write {kind}@50ms or {kind}@1s, up to {LONGEST // 1000} seconds,"
        f" or {kind}@400 for so many playouts, up to {MOST}"
    )
    return BadOption(text, "bad-budget", {"bot": bot, "kind": kind, "seconds": LONGEST // 1000, "playouts": MOST})
