"""The games of tables, with the house's cards or with a card file that somebody has brought along."""

from functools import lru_cache
from typing import Final, Protocol

from alehouse.core.game import Game
from alehouse.house.tables.table import game_of

KNOWN: Final = 64  # games with cards of one's own, or as of earlier rules, that are remembered


class Cards(Protocol):
    """Finds the game of a table; reading a card file takes its time."""

    async def game(self, name: str, cards: str, rules: int | None = None) -> Game:
        """The game of a table whose cards are known to be good; as of those rules, or as of now."""

    async def close(self) -> None: ...


class CardsHere:
    """Reads card files right here: for a house without strangers."""

    def __init__(self) -> None:
        self._game = lru_cache(KNOWN)(game_of)

    async def game(self, name: str, cards: str, rules: int | None = None) -> Game:
        return self._game(name, cards, rules)

    async def close(self) -> None:
        pass
