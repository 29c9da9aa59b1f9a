"""The curve: from the start of every turn the game is played on many times; the share of first places is the chance."""

from math import sqrt

from msgspec import Struct

from alehouse.analysis.play_on import VICTORY, play_on, victories
from alehouse.analysis.results import Chance
from alehouse.analysis.study import Study
from alehouse.core.fate import seeded
from alehouse.core.state import NOBODY
from alehouse.lab.statistics import NORMAL_95


class PlayOns(Struct, frozen=True):
    """A piece of work: play on after so many moves of the record, from the `first` time to before the `last`."""

    move: int
    first: int
    last: int


class Wins(Struct):
    """How often a turn was played on, and how much of the victories each player won."""

    plays: int
    won: list[int]

    def add(self, other: "Wins") -> None:
        self.plays += other.plays
        self.won = [mine + theirs for mine, theirs in zip(self.won, other.won)]


def play_turn_on(study: Study, seed: str, work: PlayOns) -> Wins:
    """Play a turn on. Everything hidden from the seat that decides there is drawn anew every time; every time has a
    stream of its own, so it matters not who does which part of the work, or when."""
    table = study.table(work.move)
    found = Wins(0, [0] * study.players)
    for number in range(work.first, work.last):
        rng = seeded(f"{seed} curve {work.move} {number}")
        trial = table.resample(table.player, rng)
        play_on(trial, rng)
        found.add(Wins(1, victories(trial)))
    return found


def chance_of_turn(move: int, seat: int, wins: Wins) -> Chance:
    """What the play-ons of a turn tell."""
    shares = [won / VICTORY / wins.plays for won in wins.won]
    return Chance(
        move=move, seat=seat, plays=wins.plays, shares=shares, errors=[margin(share, wins.plays) for share in shares]
    )


def chance_at_end(study: Study) -> Chance:
    """How the game did end."""
    shares = [won / VICTORY for won in victories(study.end)]
    return Chance(move=len(study.record.moves), seat=NOBODY, plays=0, shares=shares, errors=[0.0] * len(shares))


def margin(share: float, plays: int) -> float:
    """Half of the 95 % interval of a share (Agresti and Coull's: two more plays of either kind, so that what always
    happened is not taken for certain)."""
    trials = plays + 4
    likely = (share * plays + 2) / trials
    return NORMAL_95 * sqrt(likely * (1 - likely) / trials)
