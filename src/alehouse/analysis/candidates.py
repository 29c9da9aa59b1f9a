"""Candidates: decisions in which a search would have done something else, and what that would have brought.

Both actions are played on in pairs: from the same tables, with the same dice and cards to come, so that luck which has
nothing to do with the decision falls out of the difference.
"""

from math import sqrt
from typing import Final

from msgspec import Struct

from alehouse.analysis.play_on import VICTORY, play_on, victories
from alehouse.analysis.study import Decision, Study
from alehouse.bots import load_search
from alehouse.core.fate import Stream, seeded
from alehouse.core.state import State
from alehouse.lab.ratios import p_value_of
from alehouse.lab.statistics import NORMAL_95

SCREENING: Final = "screening"
TELLING: Final = "telling"


class Weighing(Struct, frozen=True):
    """A piece of work: look for a better action after so many moves of the record."""

    move: int
    playouts: int


class Weighed(Struct, frozen=True):
    """What the search would have done, and how much more it thinks of it than of what was played."""

    action: int
    gain: float


class Pairs(Struct, frozen=True):
    """A piece of work: play both actions on after so many moves, from the `first` pair to before the `last`. What is
    told meets another fate than what was screened."""

    purpose: str
    move: int
    better: int
    first: int
    last: int


class Losses(Struct):
    """How much less of the victory the action played has won than the better one: pairs, their sum, that of squares."""

    pairs: int = 0
    total: int = 0
    squares: int = 0

    def add(self, other: "Losses") -> None:
        self.pairs += other.pairs
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / VICTORY / self.pairs if self.pairs else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; never less than if one pair had gone another way."""
        if self.pairs < 2:
            return 1.0
        variance = (self.squares - self.total**2 / self.pairs) / VICTORY**2 / (self.pairs - 1)
        return max(sqrt(max(0.0, variance) / self.pairs), 1 / self.pairs)

    @property
    def margin(self) -> float:
        """Half of the 95 % interval of the mean."""
        return NORMAL_95 * self.error

    @property
    def luck(self) -> float:
        """How likely so much is by luck alone."""
        return p_value_of(self.mean, self.error)


def weigh(study: Study, seed: str, work: Weighing) -> Weighed:
    """Ask the search, which knows what the seat knew."""
    decision, table = study.at(work.move), study.table(work.move)
    rng = seeded(f"{seed} weighing {work.move}")
    search = load_search(f"search@{work.playouts}")
    found = search.consider(table.resample(decision.seat, rng), rng, hurry=True)
    allowed = [one for one in found if table.is_legal(one.action)]
    values = {one.action: one.value for one in allowed}
    best = allowed[0].action
    return Weighed(best, values[best] - values.get(decision.action, 0.0))


def play_pairs(study: Study, seed: str, work: Pairs) -> Losses:
    """Play both actions on, pair by pair; each pair has a stream of its own."""
    decision, table = study.at(work.move), study.table(work.move)
    found = Losses()
    for number in range(work.first, work.last):
        rng = seeded(f"{seed} {work.purpose} {work.move} {number}")
        lost = _loss(table.resample(decision.seat, rng), decision, work.better, rng)
        found.add(Losses(1, lost, lost**2))
    return found


def _loss(table: State, decision: Decision, better: int, rng: Stream) -> int:
    """How much less of the victory the action played wins from this table than the better one, both with one fate."""
    if not table.is_legal(decision.action) or not table.is_legal(better):
        return 0
    won = []
    for action in (decision.action, better):
        trial = table.scratch()
        trial.step(action)
        play_on(trial, rng.copy())
        won.append(victories(trial)[decision.seat])
    return won[1] - won[0]
