"""A state that keeps what was begun and must be finished first as a stack of frames."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.core.fate import Stream
from alehouse.core.state import State

if TYPE_CHECKING:
    from alehouse.core.game import Game

FRAME: Final = 6  # kind, seat, and four numbers


class FramedState(State):
    """Whoever is asked answers for the frame begun last; when that is finished, the one below goes on."""

    def __init__(self, game: "Game", seats: i64, stream: Stream) -> None:
        super().__init__(game, seats, stream)
        self.frames: vec[i64] = vec[i64]()
        self.depth: i64 = 0  # how many frames there are
        self.asking: i64 = 0  # the kind of decision that `player` has

    def ask(self, seat: i64, what: i64) -> None:
        """Stop here: `seat` has to decide."""
        self.player = seat
        self.asking = what

    def push(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Begin something that comes before what is already begun."""
        base = FRAME * self.depth
        while len(self.frames) < base + FRAME:
            self.frames = append(self.frames, 0)
        self.frames[base] = kind
        self.frames[base + 1] = seat
        self.frames[base + 2] = a
        self.frames[base + 3] = b
        self.frames[base + 4] = c
        self.frames[base + 5] = d
        self.depth += 1

    def pop(self) -> None:
        """What was begun last is finished."""
        self.depth -= 1

    def top(self, place: i64) -> i64:
        """A number of the frame begun last."""
        return self.frames[FRAME * self.depth - FRAME + place]

    def set_top(self, place: i64, value: i64) -> None:
        self.frames[FRAME * self.depth - FRAME + place] = value

    def copy_frames(self, other: "FramedState") -> None:
        """Make what is begun, and what is asked, the same as in another state; mostly nothing is begun."""
        if other.depth:
            self.frames = other.frames[:]
        self.depth = other.depth
        self.asking = other.asking

    def is_midway(self) -> bool:
        return self.depth != 0
