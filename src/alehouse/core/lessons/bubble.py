"""What a lesson says and waits for at one moment."""

from typing import Final

from msgspec import Struct

# What a bubble waits for.
CURTAIN: Final = "curtain"  # an act begins: its title is shown, then `next`
NEXT: Final = "next"  # it is read, then `next`
MOVE: Final = "move"  # one of the wanted moves, `play`
QUESTION: Final = "question"  # `answer`
OTHER: Final = "other"  # a legal move that is not wanted was made: `try_it` or `take_back`, or a wanted one after all
TRIED: Final = "tried"  # what such a move brings is on the table: `take_back`
WATCH: Final = "watch"  # moves of fate and of the rivals are due: `follow`, one at a time
END: Final = "end"  # nothing any more

OUTCOME: Final = "outcome"  # what `opens` calls the final scoring


class Bubble(Struct, frozen=True, kw_only=True):
    """A moment of a lesson, for people; texts have the marks of `marks`. Before an act's first step nothing is said."""

    kind: str
    act: str  # the title of the act
    number: int  # of the step, from 1, through the whole lesson; 0 before the first
    steps: int  # of the whole lesson
    say: str = ""
    picture: tuple[str, ...] = ()  # lines to be drawn large
    point: tuple[str, ...] = ()  # ids of pieces, see `pointing`
    point_portrait: tuple[str, ...] = ()
    opens: str = ""  # what unfolds beside it: what a piece's `opens` says, or OUTCOME
    wanted: tuple[int, ...] = ()  # the actions that are accepted now
    seek: bool = False  # which of what is pointed at is wanted is to be found out
    aside: tuple[int, ...] = ()  # legal actions that are not for today
    question: str = ""
    answers: tuple[str, ...] = ()
    answered: int = -1  # the answer that was given last, and the reply to it
    reply: str = ""
