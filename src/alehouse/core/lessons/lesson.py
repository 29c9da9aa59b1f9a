"""A lesson as data: its acts, their steps, and what is said to moves that are not wanted.

The names of fields are those of the lesson files; docs/lessons.md says what each of them means.
"""

from fnmatch import fnmatchcase
from typing import Any, Final

from msgspec import Struct, field

ANYTHING: Final = ("any", "*")  # patterns that fit every move
LINK: Final = " > "  # between moves that are made one after the other in the same bubble
YOU: Final = "You"  # the seat that bears the visitor's own name

Chain = tuple[str, ...]  # patterns of moves, one after the other


class Question(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question instead of a move; `right` counts from 0, and every answer has its reply."""

    text: str
    answers: tuple[str, ...]
    right: int
    replies: tuple[str, ...]


class Other(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is said to some legal moves that are not wanted; `show` are the moves that follow when one is tried, and
    `tried` is said to what they have brought about."""

    do: str | tuple[str, ...]
    say: str
    show: tuple[str, ...] = ()
    tried: str = ""
    expect: dict[str, Any] = field(default_factory=dict)

    @property
    def patterns(self) -> tuple[str, ...]:
        return (self.do,) if isinstance(self.do, str) else self.do


class Step(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One bubble: what it says, what it points at, what it waits for, what follows."""

    id: str
    say: str
    picture: tuple[str, ...] = ()
    point: tuple[str, ...] = ()
    point_portrait: tuple[str, ...] = ()
    open: str = ""
    do: str | tuple[str, ...] = ()
    seek: bool = False
    then: tuple[str, ...] = ()
    other: tuple[Other, ...] = ()
    rewind: str = ""
    ask: Question | None = None
    expect: dict[str, Any] = field(default_factory=dict)

    @property
    def ways(self) -> tuple[Chain, ...]:
        """The chains of moves that fulfil the step."""
        wanted = (self.do,) if isinstance(self.do, str) else self.do
        return tuple(tuple(chain.split(LINK)) for chain in wanted)


class Act(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One arranged position and what is learnt in it."""

    id: str
    title: str
    position: dict[str, Any]
    steps: tuple[Step, ...] = field(name="step")
    then: tuple[str, ...] = ()
    play_on: bool = False
    options: dict[str, Any] = field(default_factory=dict)


class RealGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table that is offered after a lesson; `bot` is who plays the others, if there are any."""

    players: int
    bot: str = ""
    options: dict[str, Any] = field(default_factory=dict)


class Lesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole lesson."""

    id: str
    title: str
    about: str
    minutes: int
    seats: tuple[str, ...]
    acts: tuple[Act, ...] = field(name="act")
    learner: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    next: tuple[str, ...] = ()
    not_today: tuple[str, ...] = ()  # patterns of moves that this lesson is not about
    real_game: RealGame | None = None

    @property
    def length(self) -> int:
        """How many steps there are."""
        return sum(len(act.steps) for act in self.acts)

    @property
    def bot(self) -> str:
        """Who plays the rivals when the learner plays on, as in the real game; "" where the house may choose."""
        return self.real_game.bot if self.real_game else ""


def fits(pattern: str, move: str) -> bool:
    """Whether a move is one that a pattern means: "place:A5", "place:*", "any"."""
    return pattern in ANYTHING or pattern == move or ("*" in pattern and fnmatchcase(move, pattern))


def fits_any(patterns: tuple[str, ...], move: str) -> bool:
    return any(fits(pattern, move) for pattern in patterns)
