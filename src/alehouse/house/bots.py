"""The bots of a house, wherever they think: in processes of their own, or right here."""

from typing import Final, Protocol

from msgspec.structs import replace

from alehouse.bots.advice import Advice
from alehouse.bots.worker import Turn, think
from alehouse.house.fairness.fair_share import HOUSE, Sharers

# Seconds for which somebody waits for a bot to think after which the house is busy: people are told so.
BUSY: Final = 3.0


class Bots(Protocol):
    """Thinks for seats. Whatever goes wrong is raised: a crash, a hang, a bot's own mistake."""

    async def choose(self, turn: Turn, sharers: Sharers = HOUSE, alone: bool = False) -> int:
        """The action that a bot chooses; `alone`: nobody plays with it."""

    async def advise(self, turn: Turn, sharers: Sharers = HOUSE) -> list[Advice]:
        """What a bot thinks of the best few options, the best first."""

    def is_busy(self, bot: str, alone: bool = False) -> bool:
        """Whether somebody waits so long, where a bot would think, that all think for less."""

    def hints_waiting(self, household: str) -> int:
        """How many hints wait for people of one household."""

    async def close(self) -> None: ...


class BotsHere:
    """Bots that think right here, while everything else waits for them."""

    async def choose(self, turn: Turn, sharers: Sharers = HOUSE, alone: bool = False) -> int:
        return think(replace(turn, cores=1)).action

    async def advise(self, turn: Turn, sharers: Sharers = HOUSE) -> list[Advice]:
        return think(replace(turn, cores=1)).advice

    def is_busy(self, bot: str, alone: bool = False) -> bool:
        return False

    def hints_waiting(self, household: str) -> int:
        return 0

    async def close(self) -> None:
        pass
