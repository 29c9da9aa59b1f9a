"""Lessons: their list, and what is said at the table of one."""

from typing import Literal

from msgspec import Struct, field

from alehouse.core.lessons.lesson import RealGame
from alehouse.core.scene import Detail, Outcome

# A part of what is said: ("", text), ("*", a new word of the game), or a symbol of the game's drawings and what it is.
Span = tuple[str, str]
Speech = list[Span]

Waits = Literal["curtain", "next", "move", "answer", "try", "back", "end"]


class LessonLine(Struct, kw_only=True):
    """A lesson in a list."""

    id: str
    title: str
    about: str
    minutes: int
    done: bool
    begun: bool  # and left on the way


class GameLessons(Struct, kw_only=True):
    """The lessons of a game, the first one first."""

    game: str
    title: str
    lessons: list[LessonLine]


class NewLesson(Struct, kw_only=True):
    """A lesson to begin, or to go on with; `anew`: from its beginning."""

    game: str
    lesson: str
    anew: bool = False


class Offering(Struct, kw_only=True):
    """A game of which somebody opens a table."""

    game: str


class Question(Struct, kw_only=True):
    """Something that is asked instead of a move."""

    text: Speech
    answers: list[Speech]


class Ending(Struct, kw_only=True, omit_defaults=True):
    """What is next when a lesson is over: `words` are those it has taught."""

    words: list[str]
    next: list[LessonLine]
    plays_on: bool = False  # the game can go on from here with a helper
    real_game: RealGame | None = None


class Lesson(Struct, kw_only=True, tag="lesson", omit_defaults=True):
    """Where a lesson is: what is said now, what it points at, what it waits for. `seq` is that of the Table which it is
    about.

    `waits`: that the curtain before an act is lifted ("curtain": by a Study "next"), for "next", for one of the
    `wanted` moves ("move"), for an "answer"; whether another move is to be tried or not ("try"), that what was tried is
    taken back ("back"), or for nothing: it is over ("end")."""

    seq: int
    game: str
    title: str
    act: str
    step: int
    steps: int
    waits: Waits
    say: Speech = field(default_factory=list)
    picture: list[Speech] = field(default_factory=list)
    points: list[str] = field(default_factory=list)
    wanted: list[int] = field(default_factory=list)
    seek: bool = False  # the wanted moves shine no more than whatever else is pointed at
    aside: list[int] = field(default_factory=list)  # moves that the lesson is not about
    question: Question | None = None
    reply: Speech = field(default_factory=list)  # to the last answer
    detail: Detail | None = None
    outcome: Outcome | None = None
    ending: Ending | None = None
