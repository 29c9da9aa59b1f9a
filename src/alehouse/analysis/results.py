"""What an analysis tells, as data. Actions are told by name, as in records: whoever shows them has the words."""

from typing import Final

from msgspec import Struct

WAITING: Final = "waiting"  # nothing is known yet
ROUGH: Final = "rough"  # every turn was played on a few times; if no more comes, time ran out
READY: Final = "ready"  # as exact as it gets
NONE: Final = "none"  # this game cannot be analysed


class Chance(Struct, kw_only=True):
    """Who would have won from the start of a turn on. `move` is how many moves of the record came before it, `seat` who
    decided there; the last one is the end of the game, where nobody does (-2) and nothing is played on.

    `shares` are of first places, by player at the table, printed opponents last; `errors` are half of their 95 %
    intervals: give or take so much.
    """

    move: int
    seat: int
    plays: int
    shares: list[float]
    errors: list[float]


class TurningPoint(Struct, kw_only=True):
    """A decision that cost a share of victory: what was `played` after `move` moves of the record, and what would have
    been `better`, as names of actions. `error` is half of the 95 % interval of the loss."""

    move: int
    seat: int
    played: str
    better: str
    loss: float
    error: float
    plays: int


class Analysis(Struct, kw_only=True):
    """Everything that is told of a game: `done` grows from 0 to 1, and at 1 nothing more comes. The turning points are
    in the order of the game."""

    state: str
    done: float
    curve: list[Chance]
    points: list[TurningPoint]
