"""The clock in Nasty's Office: the rounds around it, its hand, and the time markers of the open orders."""

from math import cos, radians, sin
from typing import Final

from alehouse.core.draw.cache import cached, tracked
from alehouse.core.draw.colours import AMBER, INK, LINE, ON_LANTERN
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.svg import circle, ellipse, num, rect, stroke
from alehouse.core.scene import Piece
from alehouse.games.cavern_tavern.drawing.pieces import PLUM, marker
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.hours import hour_text

_FIRST: Final = 144  # degrees, clockwise from the right
_ARC: Final = 252
_MARKER: Final = 6.5
_IN_ROW: Final = 3
_SHEET: Final = "#fbf5e6"


@cached
def clock(seen: Seen, cx: float, cy: float, r: float) -> list[Piece]:
    """The face, the hand with the round and the time, a marker for everybody who has an open order."""
    label = seen.say(
        "tavern-clock", round=seen.view.round, rounds=seen.view.rounds, time=hour_text(seen.words, seen.view.time)
    )
    out = [
        seen.piece("clock", cx, cy, _face(seen, r), label, "rules:CT-5.4.1"),
        seen.piece("clock-hand", cx, cy, _hand(seen, r)),
    ]
    for seat, taken in _taken(seen).items():
        x, y = _marker_place(seen, seat, taken, r)
        time = hour_text(seen.words, seen.cards.times[taken - 1])
        said = seen.say("tavern-time-marker", name=seen.name(seat), time=time)
        out.append(seen.piece(f"time:{seat}", cx + x, cy + y, marker(seen.colour(seat), 0, 0, _MARKER), said))
    return out


@tracked
def _taken(seen: Seen) -> dict[int, int]:
    """The rounds in which the open orders were taken, by seat."""
    return {player.seat: player.order.taken for player in seen.view.players if player.order}


def _marker_place(seen: Seen, seat: int, taken: int, r: float) -> tuple[float, float]:
    """On the rim at the round in which the order was taken; several stand side by side, then in a second row."""
    together = [other for other, round in _taken(seen).items() if round == taken]
    row, column = divmod(together.index(seat), _IN_ROW)
    in_row = min(_IN_ROW, len(together) - row * _IN_ROW)
    distance = r + 3 - row * 2 * _MARKER
    return _place(seen, taken, distance, (column - (in_row - 1) / 2) * 2 * _MARKER / distance)


def _place(seen: Seen, number: int, distance: float, beside: float = 0) -> tuple[float, float]:
    """Where a round stands on the face; `beside`: how far from there, in radians."""
    angle = radians(_FIRST + (number - 1) * _ARC / max(seen.view.rounds - 1, 1)) + beside
    return distance * cos(angle), distance * sin(angle)


def _face(seen: Seen, r: float) -> str:
    """What stays the same from round to round, and need not be sent again."""
    out = circle(0, 2, r + 5, "#000", opacity=0.35)
    out += circle(0, 0, r + 4, "url(#oak)", stroke="#2b1a10", stroke_width=2)
    out += circle(0, 0, r - 4, "url(#sheet)", stroke="#8a6039", stroke_width=1.5)
    for number in range(1, seen.view.rounds + 1):
        x, y = _place(seen, number, r - 13)
        out += text(x, y + 4.3, number, 12, INK, anchor="middle")
    return ellipse(0, 0, r * 1.5, r * 1.5, "url(#candlelight)") + out


def _hand(seen: Seen, r: float) -> str:
    """The hand points to the round, those before it are faded; a brass plate below it tells the time."""
    at = max(seen.view.round, 1)
    x, y = _place(seen, at, r - 13)
    tip_x, tip_y = _place(seen, at, r - 25)
    out = _veil(seen, at, r - 13) + circle(x, y, 10, PLUM)
    out += text(x, y + 4.3, at, 12, "#fff8ea", bold=True, anchor="middle")
    out += stroke(f"M0 0L{num(tip_x)} {num(tip_y)}", PLUM, 4, stroke_linecap="round")
    out += circle(0, 0, 5, AMBER, stroke=LINE, stroke_width=1.5)
    time = hour_text(seen.words, seen.view.time)
    wide = width(time, 14, bold=True) + 14
    plate = rect(-wide / 2, r - 2, wide, 22, 6, "url(#brass)", stroke="#4a3010", stroke_width=1.5)
    return out + plate + text(0, r + 14, time, 14, ON_LANTERN, bold=True, anchor="middle")


def _veil(seen: Seen, at: int, r: float) -> str:
    """A veil over the rounds that are over."""
    if at == 1:
        return ""
    (x, y), (end_x, end_y) = _place(seen, 1, r), _place(seen, at - 1, r + 0.01)
    wide = 1 if (at - 2) * _ARC > 180 * max(seen.view.rounds - 1, 1) else 0
    arc = f"M{num(x)} {num(y)}A{num(r)} {num(r)} 0 {wide} 1 {num(end_x)} {num(end_y)}"
    return stroke(arc, _SHEET, 16, opacity=0.6, stroke_linecap="round")
