"""How long the games take in this house, once enough of them were played here."""

import time
from statistics import median
from typing import Final

from alehouse.house.storage import Storage

ENOUGH: Final = 20  # games, before which what a game says itself is the better guess
LATEST: Final = 2_000  # games of the house that are looked at
SITTING: Final = 4 * 3600  # seconds: what took longer was not played in one evening
KNOWN_FOR: Final = 600.0  # seconds between two looks
MINUTE: Final = 60  # seconds


class Lengths:
    """The minutes that a game takes, by its name: the median of those that people have played here."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: dict[str, int] = {}
        self._until = 0.0

    async def known(self) -> dict[str, int]:
        """The games of which that is known."""
        if time.monotonic() >= self._until:
            self._until = time.monotonic() + KNOWN_FOR  # whoever comes meanwhile is told what was known before
            self._known = minutes(await self._storage.results.lengths(SITTING, LATEST))
        return self._known


def minutes(lengths: list[tuple[str, int]]) -> dict[str, int]:
    """The median of games that took so many seconds, each with its name; of few games nothing is known."""
    found: dict[str, list[int]] = {}
    for game, seconds in lengths:
        found.setdefault(game, []).append(seconds)
    return {game: max(1, round(median(each) / MINUTE)) for game, each in found.items() if len(each) >= ENOUGH}
