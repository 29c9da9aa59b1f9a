"""What all pictures of a game's course share: the paper, the time from the first round to the end, a scale."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from alehouse.core.draw.colours import MUTED, QUIET_LINE
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.players import marks
from alehouse.core.draw.svg import el, num, stroke
from alehouse.core.scene import PORTRAIT as UPRIGHT
from alehouse.house.protocol.house import PlayerText

LETTERS: Final = 13.0
BARE: Final = 8.0  # units below a picture without labels, and below one with them
LABELLED: Final = 30.0
WIDEST: Final = "100 %"  # room for it is left beside every scale, so that pictures below each other have one time axis


class Sheet(Struct, frozen=True, kw_only=True):
    """The paper that a picture is drawn on: its size, how much of it the names on the right take, and the labels of
    the moments at its `foot`; none are written where that is too low."""

    width: float
    height: float
    names: float
    foot: float = BARE

    @property
    def right(self) -> float:
        return self.width - self.names - 14

    @property
    def bottom(self) -> float:
        return self.height - self.foot


class Paper(Struct, frozen=True, kw_only=True):
    """Two sheets with one time axis, the lower one below the upper."""

    scores: Sheet
    chances: Sheet


LANDSCAPE: Final = Paper(
    scores=Sheet(width=440, height=136, names=104),
    chances=Sheet(width=440, height=140, names=104, foot=LABELLED),
)
PORTRAIT: Final = Paper(  # figures alone: the names stand beside it
    scores=Sheet(width=350, height=130, names=44),
    chances=Sheet(width=350, height=150, names=44, foot=LABELLED),
)
TOP: Final = 10.0


def paper_of(shape: str | None) -> Paper:
    """The paper for a window of that shape."""
    return PORTRAIT if shape == UPRIGHT else LANDSCAPE


class Moments(Struct, frozen=True):
    """The moments of a game, the last one its end: what each is called, and after how many moves it was."""

    labels: Sequence[str]
    moves: Sequence[int]


class CourseChart:
    """A picture over the moments of a game."""

    def __init__(
        self, sheet: Sheet, title: str, moments: Moments, players: Sequence[PlayerText], figures: Iterable[object]
    ) -> None:
        self._sheet = sheet
        self._title = title
        self._labels = moments.labels
        self._moves = moments.moves
        self._players = players
        self._left = 14 + max(width(figure, LETTERS) for figure in (WIDEST, *figures)) + 8

    def _svg(self, *drawn: str, shared: str = "") -> str:
        """The picture with what is drawn on it, and with drawings that are shared there."""
        sheet = self._sheet
        return el(
            "svg",
            el("defs", marks(), shared),
            *(self._moment_line(moment) for moment in range(len(self._labels))),
            *drawn,
            *(self._moments() if sheet.foot >= LABELLED else ()),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {num(sheet.width)} {num(sheet.height)}",
            role="img",
            aria_label=self._title,
        )

    @property
    def axis(self) -> list[tuple[int, float]]:
        """Where each moment is: after how many moves, and how far to the right as a share of the width."""
        return [(move, round(self._x(at) / self._sheet.width, 4)) for at, move in enumerate(self._moves)]

    def _x(self, moment: float) -> float:
        first, last = self._left + 8, self._sheet.right - 8
        return first + (last - first) * moment / max(1, len(self._labels) - 1)

    def _time(self, move: int) -> float:
        """When a move was, counted in moments."""
        after = min(max(bisect_right(self._moves, move), 1), len(self._moves) - 1)
        first, last = self._moves[after - 1], self._moves[after]
        return after - 1 + min(max((move - first) / max(1, last - first), 0.0), 1.0)

    def _moment_line(self, moment: int) -> str:
        x = num(self._x(moment))
        return stroke(f"M{x} {num(TOP)}V{num(self._sheet.bottom)}", QUIET_LINE, 1)

    def _scale_line(self, y: float, figure: str) -> str:
        written = text(self._left - 8, y + 4.5, figure, LETTERS, MUTED, anchor="end")
        way = f"M{num(self._left)} {num(y)}H{num(self._sheet.right)}"
        return stroke(way, QUIET_LINE, 1, stroke_dasharray="2 4") + written

    def _moments(self) -> list[str]:
        """What the moments are called, as far as there is room; the last one first: it is the end."""
        found: list[str] = []
        free = self._sheet.width - 4  # to the left of it nothing is written yet
        for moment in reversed(range(len(self._labels))):
            half = width(self._labels[moment], 12) / 2
            middle = max(min(self._x(moment), self._sheet.width - half - 6), half + 6)
            if middle + half <= free:
                found.append(text(middle, self._sheet.height - 10, self._labels[moment], 12, MUTED, anchor="middle"))
                free = middle - half - 14
        return found
