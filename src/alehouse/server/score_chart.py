"""The chart of a game's score history: everybody's score over the rounds, each line with a colour and a shape."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from alehouse.core.draw.colours import INK
from alehouse.core.draw.lettering import text
from alehouse.core.draw.players import COLOURS, badge
from alehouse.core.draw.svg import el, group, num, plain, stroke
from alehouse.core.draw.ticks import round_step, ticks
from alehouse.house.protocol.house import PlayerText
from alehouse.server.course_chart import LETTERS, TOP, CourseChart, Moments, Sheet

Point = tuple[float, float]

ROW: Final = 16.0  # between two names
BADGE: Final = 4.5


class ScoreChart(CourseChart):
    """Scores by turn and player: `course` says after how many moves they were so, the end as the last of all."""

    def __init__(
        self,
        sheet: Sheet,
        title: str,
        moments: Moments,
        course: Sequence[tuple[int, Sequence[int]]],
        players: Sequence[PlayerText],
    ) -> None:
        self._ticks = scale_of([scores for _, scores in course])
        super().__init__(sheet, title, moments, players, self._ticks)
        self._course = course

    def svg(self) -> str:
        players = range(len(self._players))
        return self._svg(
            *(self._scale_line(self._y(tick), _figure(tick)) for tick in self._ticks),
            *map(self._line, players),
            *map(self._badge, players),
            *self._names(),
        )

    # ── places ────────────────────────────────────────────────────────────────────────────────────

    def _y(self, score: float) -> float:
        low, high = self._ticks[0], self._ticks[-1]
        return self._sheet.bottom - (self._sheet.bottom - TOP) * (score - low) / (high - low)

    def _end(self, player: int) -> Point:
        move, scores = self._course[-1]
        return self._x(self._time(move)), self._y(scores[player])

    # ── the players ───────────────────────────────────────────────────────────────────────────────

    def _line(self, player: int) -> str:
        """A score stays as it is until it changes: the line goes in steps."""
        (move, scores), *others = self._course
        way = f"M{num(self._x(self._time(move)))} {num(self._y(scores[player]))}"
        way += "".join(f"H{num(self._x(self._time(at)))}V{num(self._y(now[player]))}" for at, now in others)
        return stroke(way, COLOURS[self._players[player].colour], 2.5, stroke_linejoin="round")

    def _badge(self, player: int) -> str:
        """A player's mark at the end of the line; those of players with the same score lie beside each other."""
        scores = self._course[-1][1]
        (x, y), who = self._end(player), self._players[player]
        title = el("title", plain(f"{who.name} · {_figure(scores[player])}"))
        return group(title, badge(who.colour, x + 1.7 * BADGE * _beside(scores)[player], y, BADGE))

    def _names(self) -> list[str]:
        """Everybody's final score at the end of the line, with the name where there is room for it."""
        ends = [self._end(player)[1] for player in range(len(self._players))]
        heights = spread(ends, ROW, self._sheet.height - ROW / 2)
        x = self._sheet.right + 4
        return [self._name(player, x, y) for player, y in enumerate(heights)]

    def _name(self, player: int, x: float, y: float) -> str:
        who, score = self._players[player], self._course[-1][1][player]
        figure = text(x + 30, y + 4.5, _figure(score), LETTERS, INK, bold=True, anchor="end")
        span = self._sheet.names - 30
        name = text(x + 36, y + 4.5, who.name, LETTERS, INK, span=span) if span > ROW else ""
        return figure + name


def scale_of(scores: Sequence[Sequence[int]]) -> list[int]:
    """The figures beside a picture of these scores: whole numbers, from 0 or from below it."""
    lowest, highest = min(0, *map(min, scores)), max(map(max, scores))
    step = max(round_step(max(highest - lowest, 1)), 1)
    return [round(tick) for tick in ticks(lowest, highest, step)]


def spread(heights: Sequence[float], apart: float, lowest: float) -> list[float]:
    """The same heights in the same order, as far apart as words need, none below the lowest one allowed."""
    order = sorted(range(len(heights)), key=lambda k: heights[k])
    found = list(heights)
    for above, below in pairwise(order):
        found[below] = max(found[below], found[above] + apart)
    found[order[-1]] = min(found[order[-1]], lowest)
    for below, above in pairwise(reversed(order)):
        found[above] = min(found[above], found[below] - apart)
    return found


def _figure(number: int) -> str:
    """A number as it is printed."""
    return str(number).replace("-", "−")


def _beside(scores: Sequence[int]) -> list[float]:
    """By player: how many badges to the left or right of the point the own one lies."""
    found = []
    for player, score in enumerate(scores):
        equal = [other for other, same in enumerate(scores) if same == score]
        found.append(equal.index(player) - (len(equal) - 1) / 2)
    return found
