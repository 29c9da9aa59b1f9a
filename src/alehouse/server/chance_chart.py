"""The picture of who was likely to win: everybody's chance, turn by turn, as bands that lie on each other.

A band has its player's colour and, for whoever tells colours apart badly, its shape all over it.
"""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from alehouse.analysis import Chance, TurningPoint
from alehouse.core.draw.colours import INK
from alehouse.core.draw.lettering import text
from alehouse.core.draw.players import COLOURS, badge, mark
from alehouse.core.draw.svg import circle, el, group, path, plain, points, rect
from alehouse.house.protocol.house import PlayerText
from alehouse.server.course_chart import LETTERS, TOP, CourseChart, Moments, Sheet
from alehouse.server.score_chart import ROW, spread

SMOOTHED: Final = 5  # turns: each is the mean of so many around it
GRID: Final = (0.0, 0.5, 1.0)
TILE: Final = 26.0  # between two shapes on a band


class ChanceChart(CourseChart):
    """Chances by turn and player, over the same time as the scores."""

    def __init__(
        self,
        sheet: Sheet,
        title: str,
        moments: Moments,
        curve: Sequence[Chance],
        turning: Sequence[TurningPoint],
        players: Sequence[PlayerText],
        figures: Sequence[int],
    ) -> None:
        super().__init__(sheet, title, moments, players, figures)
        self._turns = [chance.move for chance in curve]
        self._turning = turning
        # By turn: where the bands begin and end, the first player's on top.
        self._bounds = [[0.0, *accumulate(shares)] for shares in smoothed([chance.shares for chance in curve])]

    def svg(self) -> str:
        seats = range(len(self._players))
        return self._svg(
            *(self._scale_line(self._y(share), f"{100 * (1 - share):.0f} %") for share in GRID),
            *map(self._band, seats),
            *map(self._number, numbered(self._turning), self._turning),
            *self._names(),
            shared="".join(map(self._pattern, seats)),
        )

    def _y(self, share: float) -> float:
        """A share of the height, from above."""
        return TOP + (self._sheet.bottom - TOP) * share

    # ── the bands ─────────────────────────────────────────────────────────────────────────────────

    def _pattern(self, player: int) -> str:
        colour = self._players[player].colour
        ground = rect(0, 0, TILE, TILE, 0, COLOURS[colour])
        shape = group(mark(colour, TILE / 2, TILE / 2, 9), opacity=0.4)
        size = {"width": TILE, "height": TILE, "patternUnits": "userSpaceOnUse"}
        return el("pattern", ground, shape, id=f"band-{player}", **size)

    def _band(self, player: int) -> str:
        times = [self._x(self._time(move)) for move in self._turns]
        above, below = (
            [(x, self._y(bounds[edge])) for x, bounds in zip(times, self._bounds)] for edge in (player, player + 1)
        )
        told = el("title", plain(self._players[player].name))
        outline = points(*above, *reversed(below))
        return group(told, path(outline, f"url(#band-{player})", stroke="#fff", stroke_linejoin="round"))

    def _number(self, number: int, point: TurningPoint) -> str:
        """The number of a turning point, in the band of whoever decided there; a page shows one person's at a time."""
        turn = max(bisect_right(self._turns, point.move) - 1, 0)
        bounds = self._bounds[turn]
        x, y = self._x(self._time(point.move)), self._y((bounds[point.seat] + bounds[point.seat + 1]) / 2)
        disc = circle(x, y, 10, "#fff", stroke=INK, stroke_width=1.5)
        return group(disc, text(x, y + 4.5, number, LETTERS, INK, bold=True, anchor="middle"), data_seat=point.seat)

    def _names(self) -> list[str]:
        """Who has which band, beside its end; with the name where there is room for it."""
        ends = [self._y((above + below) / 2) for above, below in zip(self._bounds[-1], self._bounds[-1][1:])]
        return [self._name(player, y) for player, y in enumerate(spread(ends, ROW, self._sheet.bottom))]

    def _name(self, player: int, y: float) -> str:
        who, x, span = self._players[player], self._sheet.right + 12, self._sheet.names - 26
        name = text(x + 14, y + 4.5, who.name, LETTERS, INK, span=span) if span > 2 * ROW else ""
        return badge(who.colour, x, y, 7) + name


def numbered(turning: Sequence[TurningPoint]) -> list[int]:
    """What number each turning point has among those of whoever decided there."""
    seats = [point.seat for point in turning]
    return [seats[: at + 1].count(seat) for at, seat in enumerate(seats)]


def smoothed(shares: Sequence[Sequence[float]]) -> list[list[float]]:
    """Each turn's chances as the mean of those around it; the last ones are how the game did end, and stay."""
    *turns, end = shares
    found = []
    for turn in range(len(turns)):
        reach = min(SMOOTHED // 2, turn, len(turns) - 1 - turn)  # as far to either side as there are turns
        near = turns[turn - reach : turn + reach + 1]
        found.append([sum(one) / len(near) for one in zip(*near)])
    return [*found, list(end)]
