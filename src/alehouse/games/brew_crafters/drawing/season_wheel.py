"""The season board: the wheel of the year, the phases of a season, whose turn it is in which order."""

from math import cos, pi, sin
from typing import Final

from alehouse.core.draw.colours import INK, LANTERN, MUTED, PARCHMENT
from alehouse.core.draw.lettering import heading, text
from alehouse.core.draw.players import COLOURS, badge
from alehouse.core.draw.svg import circle, num, path, rect, stroke, use
from alehouse.core.scene import Piece
from alehouse.games.brew_crafters.drawing.pieces import board
from alehouse.games.brew_crafters.drawing.seen import Box, Seen
from alehouse.games.brew_crafters.vocabulary import SEASONS

_FIELDS: Final = ("#7f9c62", "#f6bd45", "#a4684a", "#667d8d")
_DARK: Final = "#2a1c10"
_PHASES: Final = ("season_start", "market", "brewery", "season_end")
_HUB: Final = 0.42  # of the wheel's radius
_LOW: Final = 190  # in a lower box the words stand beside the wheel


def season_wheel(seen: Seen, box: Box) -> list[Piece]:
    """The wheel above its words, or beside them where the box is low."""
    low = box.h < _LOW
    r = min((box.h - 52) / 2 - 7, 42) if low else min((box.h - 124) / 2, box.w / 2 - 16)
    cx, cy = (r + 14, r + 12) if low else (box.w / 2, r + 13)
    if low:
        left = cx + r + 14
        room = box.w - left - 8
        words, order = _words(seen, left + room / 2, cy - 16, room), _order(seen, left, cy + 24, room, 7)
        phases = _phases(seen, 8, box.h - 33, box.w - 16)
    else:
        words, order = _words(seen, box.w / 2, 2 * r + 38, box.w - 16), _order(seen, 8, box.h - 18, box.w - 16, 9)
        phases = _phases(seen, 8, box.h - 62, box.w - 16)
    return [
        seen.piece("season", box.x, box.y, board(box.w, box.h) + _wheel(seen, cx, cy, r), _label(seen), "season"),
        seen.piece("season-words", box.x, box.y, _year(seen, cx, cy, r) + words),
        seen.piece("season-phases", box.x, box.y, phases),
        seen.piece("season-order", box.x, box.y, order),
    ]


def _label(seen: Seen) -> str:
    view = seen.view
    season = f"@season-{view.season}" if view.season else seen.say("brewery-phase-setup")
    return seen.say("brewery-season-label", season=season, year=view.year, years=view.years)


# ── the wheel ─────────────────────────────────────────────────────────────────────────────────────


def _wheel(seen: Seen, cx: float, cy: float, r: float) -> str:
    now = SEASONS.index(seen.view.season) if seen.view.season else -1
    out = circle(cx, cy + 2, r + 7, "#000", opacity=0.3)
    out += circle(cx, cy, r + 7, "url(#oak)", stroke=_DARK, stroke_width=1.5) + circle(cx, cy, r + 2, _DARK)
    out += "".join(_field(cx, cy, r, number, now) for number in range(len(SEASONS)))
    if now >= 0:
        (x0, y0), (x1, y1) = _point(cx, cy, r + 4, now * 90 - 86), _point(cx, cy, r + 4, now * 90 - 4)
        arc = f"M{num(x0)} {num(y0)}A{num(r + 4)} {num(r + 4)} 0 0 1 {num(x1)} {num(y1)}"
        out += stroke(arc, LANTERN, 5, stroke_linecap="round")
    hub = r * _HUB
    out += circle(cx, cy, hub, PARCHMENT, stroke=_DARK, stroke_width=1.5)
    return out + text(cx, cy - hub * 0.18, seen.say("brewery-year"), 12, MUTED, anchor="middle", room=hub * 1.7)


def _year(seen: Seen, cx: float, cy: float, r: float) -> str:
    """The year, on the hub."""
    return heading(cx, cy + r * _HUB * 0.62, seen.view.year, 18 if r > 46 else 15, INK, anchor="middle")


def _field(cx: float, cy: float, r: float, number: int, now: int) -> str:
    (x0, y0), (x1, y1) = _point(cx, cy, r, number * 90 - 90), _point(cx, cy, r, number * 90)
    d = f"M{num(cx)} {num(cy)}L{num(x0)} {num(y0)}A{num(r)} {num(r)} 0 0 1 {num(x1)} {num(y1)}Z"
    x, y = _point(cx, cy, r * 0.7, number * 90 - 45)
    size = r * (0.5 if number == now else 0.4)
    field = path(d, _FIELDS[number], stroke=_DARK, stroke_width=1.5)
    veil = path(d, "#000", opacity=0.28) if now >= 0 and number != now else ""
    return field + veil + use(SEASONS[number], x - size / 2, y - size / 2, size)


def _point(cx: float, cy: float, r: float, degrees: float) -> tuple[float, float]:
    angle = degrees * pi / 180
    return round(cx + r * cos(angle), 2), round(cy + r * sin(angle), 2)


# ── words ─────────────────────────────────────────────────────────────────────────────────────────


def _words(seen: Seen, cx: float, y: float, room: float) -> str:
    view = seen.view
    name = seen.title("season", view.season) if view.season else seen.say("brewery-phase-setup")
    number = (view.year - 1) * len(SEASONS) + SEASONS.index(view.season) + 1 if view.season else 0
    count = seen.say("brewery-season-number", number=number, all=view.years * len(SEASONS))
    return heading(cx, y, name, 16, anchor="middle", room=room) + (
        text(cx, y + 16, count, 12, MUTED, anchor="middle", room=room) if number else ""
    )


def _phases(seen: Seen, x: float, y: float, w: float) -> str:
    """The phases of a season side by side; the one of now is lit."""
    now = _PHASES.index(seen.view.phase) if seen.view.phase in _PHASES else -1
    wide = w / len(_PHASES)
    out = ""
    for k, phase in enumerate(_PHASES):
        lit = k == now
        fill = "url(#lantern)" if lit else "#d6c7a4" if k < now else "#e6dabc"
        edge = "#7a4e0d" if lit else "#8d7b60"
        out += rect(x + k * wide + 1, y, wide - 2, 24, 6, fill, stroke=edge)
        words = seen.say(f"brewery-phase-{phase}")
        ink = INK if lit or k < now else MUTED
        out += text(x + (k + 0.5) * wide, y + 16.3, words, 12, ink, bold=lit, anchor="middle", room=wide - 6)
    return out


def _order(seen: Seen, x: float, cy: float, w: float, r: float) -> str:
    """Everybody in turn order; whose turn it is stands in the light."""
    step = min(3.3 * r, w / max(len(seen.view.order), 1))
    left = x + w / 2 - step * (len(seen.view.order) - 1) / 2
    out = ""
    for k, seat in enumerate(seen.view.order):
        px = left + k * step
        out += circle(px, cy, r + 3.5, LANTERN, stroke="#7a4e0d") if seat == seen.view.turn else ""
        out += badge(seat, px, cy, r)
        if k and step > 3 * r:
            out += stroke(f"M{num(px - step / 2 - 1.5)} {num(cy - 3)}l3 3-3 3", COLOURS[seat], 1.6)
    return out
