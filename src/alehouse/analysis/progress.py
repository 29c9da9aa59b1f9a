"""How far an analysis has come, as data: enough to take it up again, in another process or after a restart."""

from math import inf
from typing import Final

from msgspec import Struct

from alehouse.analysis.candidates import Losses, Weighed
from alehouse.analysis.curve import Wins


class Stage(Struct, frozen=True):
    """A stage of the work: about how much of the whole it is, and which share of the time may be over at its end."""

    name: str
    part: float
    until: float


FIRST: Final = Stage("first", 0.04, inf)  # every turn is played on a few times, however long that takes
ROUGH: Final = Stage("rough", 0.16, 0.4)  # and some times more
WEIGHING: Final = Stage("weighing", 0.1, 0.55)  # a search looks for better actions
SCREENING: Final = Stage("screening", 0.3, 0.8)  # where it found one, both are played on
TELLING: Final = Stage("telling", 0.1, 1.0)  # the largest losses are played on afresh
CURVE: Final = Stage("curve", 0.3, 1.0)  # every turn is played on until the curve is exact

STAGES: Final = (FIRST, ROUGH, WEIGHING, SCREENING, TELLING, CURVE)


class Progress(Struct, kw_only=True):
    """What is known so far; decisions are named by how many moves of the record came before them."""

    stage: int = 0  # under way, one of `STAGES`; behind the last of them all is done
    curve: dict[int, Wins] = {}  # by the first decision of each turn
    weighed: dict[int, Weighed] = {}
    screened: dict[int, Losses] = {}
    finals: dict[int, Losses] = {}
    seconds: float = 0.0  # of a processor
    cut: bool = False  # time ran out for something

    @property
    def over(self) -> bool:
        """Whether nothing more comes."""
        return self.stage == len(STAGES)
