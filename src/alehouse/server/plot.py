"""The picture of a game's course: everybody's score over the rounds, each line with a colour and a shape."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from msgspec import Struct

from alehouse.core.draw.colours import CARD, INK, MUTED, QUIET_LINE
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.players import COLOURS, badge, marks
from alehouse.core.draw.svg import el, group, num, plain, rect, stroke
from alehouse.server.protocol.house import PlayerText

Point = tuple[float, float]

STEPS: Final = (1, 2, 5)  # a scale counts in these, or ten, a hundred … times as many
LINES: Final = 6  # about so many lines across
LETTERS: Final = 13.0
ROW: Final = 20.0  # between two names


class Sheet(Struct, frozen=True, kw_only=True):
    """The paper that a plot is drawn on: its size, how much of it the names on the right take, how large the radius of
    a player's mark on a line is."""

    width: float
    height: float
    names: float
    badge: float

    @property
    def right(self) -> float:
        return self.width - self.names - 14

    @property
    def bottom(self) -> float:
        return self.height - 34


LANDSCAPE: Final = Sheet(width=880, height=360, names=170, badge=6.5)
PORTRAIT: Final = Sheet(width=350, height=300, names=44, badge=4.5)  # figures alone: the names stand beside it
TOP: Final = 18.0


class Plot:
    """Scores by moment and player; every moment has a label for people."""

    def __init__(
        self,
        sheet: Sheet,
        title: str,
        labels: Sequence[str],
        scores: Sequence[Sequence[int]],
        players: Sequence[PlayerText],
    ) -> None:
        self._sheet = sheet
        self._title = title
        self._labels = labels
        self._scores = scores
        self._players = players
        self._ticks = ticks(min(map(min, scores)), max(map(max, scores)))
        self._left = 14 + max(width(tick, LETTERS) for tick in self._ticks) + 8

    def svg(self) -> str:
        sheet = self._sheet
        return el(
            "svg",
            el("defs", marks()),
            rect(0.5, 0.5, sheet.width - 1, sheet.height - 1, 10, CARD, stroke=QUIET_LINE),
            *map(self._scale_line, self._ticks),
            *self._moments(),
            *(self._line(player) for player in range(len(self._players))),
            *self._badges(),
            *self._names(),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {num(sheet.width)} {num(sheet.height)}",
            role="img",
            aria_label=self._title,
        )

    # ── places ────────────────────────────────────────────────────────────────────────────────────

    def _x(self, moment: int) -> float:
        first, last = self._left + 16, self._sheet.right - 16
        return first + (last - first) * moment / max(1, len(self._scores) - 1)

    def _y(self, score: float) -> float:
        low, high = self._ticks[0], self._ticks[-1]
        return self._sheet.bottom - 10 - (self._sheet.bottom - 10 - TOP) * (score - low) / (high - low)

    def _at(self, moment: int, player: int) -> Point:
        return self._x(moment), self._y(self._scores[moment][player])

    # ── the ground ────────────────────────────────────────────────────────────────────────────────

    def _scale_line(self, tick: int) -> str:
        y = self._y(tick)
        figure = text(self._left - 8, y + 4.5, _figure(tick), LETTERS, MUTED, anchor="end")
        return stroke(f"M{num(self._left)} {num(y)}H{num(self._sheet.right)}", QUIET_LINE, 1) + figure

    def _moments(self) -> list[str]:
        """What the moments are called, as far as there is room; the last one first: it is the end."""
        found: list[str] = []
        free = self._sheet.width - 4  # to the left of it nothing is written yet
        for moment in reversed(range(len(self._labels))):
            half = width(self._labels[moment], 12) / 2
            middle = max(min(self._x(moment), self._sheet.width - half - 6), half + 6)
            if middle + half <= free:
                found.append(text(middle, self._sheet.height - 14, self._labels[moment], 12, MUTED, anchor="middle"))
                free = middle - half - 14
        return found

    # ── the players ───────────────────────────────────────────────────────────────────────────────

    def _line(self, player: int) -> str:
        points = [self._at(moment, player) for moment in range(len(self._scores))]
        way = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
        return stroke(way, COLOURS[self._players[player].colour], 2.5, stroke_linejoin="round")

    def _badges(self) -> list[str]:
        return [
            self._badge(moment, player, beside)
            for moment, scores in enumerate(self._scores)
            for player, beside in enumerate(_beside(scores))
        ]

    def _badge(self, moment: int, player: int, beside: float) -> str:
        """A player's mark at a moment; those of players with the same score lie beside each other."""
        x, y = self._at(moment, player)
        who = self._players[player]
        told = el("title", plain(f"{who.name} · {self._labels[moment]} · {_figure(self._scores[moment][player])}"))
        apart = min(1.7 * self._sheet.badge, 0.8 * (self._x(1) - self._x(0)) / len(self._players))
        return group(told, badge(who.colour, x + beside * apart, y, self._sheet.badge))

    def _names(self) -> list[str]:
        """Everybody's final score at the end of the line, with the name where there is room for it."""
        last = len(self._scores) - 1
        ends = [self._at(last, player)[1] for player in range(len(self._players))]
        heights = spread(ends, ROW, self._sheet.bottom)
        x = self._sheet.right + 4
        return [self._name(player, x, y) for player, y in enumerate(heights)]

    def _name(self, player: int, x: float, y: float) -> str:
        who, score = self._players[player], self._scores[-1][player]
        figure = text(x + 38, y + 4.5, _figure(score), 14, INK, bold=True, anchor="end")
        room = self._sheet.names - 60
        name = text(x + 46, y + 4.5, who.name, LETTERS, INK, room=room) if room > 0 else ""
        return figure + name


def ticks(lowest: int, highest: int) -> list[int]:
    """Round numbers from below the lowest score to above the highest one; at least two."""
    span = max(highest - min(lowest, 0), 1)
    power = 10 ** (len(str(span // LINES)) - 1) if span >= LINES else 1
    step = next(size * power for size in (*STEPS, 10) if size * power * LINES >= span)
    first = min(lowest, 0) // step * step
    return list(range(first, max(-(-highest // step), first // step + 1) * step + 1, step))


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
