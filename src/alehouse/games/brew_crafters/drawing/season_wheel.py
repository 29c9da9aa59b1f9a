"""The season board: the wheel of the year, the phases of a season, whose turn it is in which order."""

from math import cos, pi, sin
from typing import Final

from alehouse.core.draw.cache import cached, tracked
from alehouse.core.draw.colours import INK, LANTERN, MUTED, PARCHMENT
from alehouse.core.draw.lettering import SQUEEZED, heading, text, width
from alehouse.core.draw.players import COLOURS, badge
from alehouse.core.draw.svg import circle, num, path, rect, stroke, use
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.drawing.pieces import board, meeple
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.effect_ops import SEASONS

_FIELDS: Final = ("#7f9c62", "#f6bd45", "#a4684a", "#667d8d")
_DARK: Final = "#2a1c10"
_PHASES: Final = ("season_start", "market", "brewery", "season_end")
_COMER: Final = 20  # how high a temporary worker on the rim is
_LOW: Final = 190  # in a lower box the words stand beside the wheel


@cached
def season_wheel(seen: Seen, box: Box) -> list[Piece]:
    """The wheel above its words, or beside them where the box is low."""
    low = box.h < _LOW
    r = min((box.h - 52) / 2 - 7, 42) if low else min((box.h - 124) / 2, box.w / 2 - 16)
    cx, cy = (r + 14, r + 12) if low else (box.w / 2, r + 13)
    if low:
        left = box.x + cx + r + 14
        span = box.x + box.w - left - 8
        words = _words(seen, cx + r + 14 + span / 2, cy - 16, span)
        order = _order(seen, left, box.y + cy + 24, span, 7)
        phases = _phases(seen, box.x + 8, box.y + box.h - 33, box.w - 16)
    else:
        words = _words(seen, box.w / 2, 2 * r + 38, box.w - 16)
        order = _order(seen, box.x + 8, box.y + box.h - 18, box.w - 16, 9)
        phases = _phases(seen, box.x + 8, box.y + box.h - 62, box.w - 16)
    return [
        seen.piece("season", box.x, box.y, board(box.w, box.h) + _rim(cx, cy, r), _label(seen), "season"),
        *_fields(seen, box.x + cx, box.y + cy, r),
        *_comers(seen, box.x + cx, box.y + cy, r),
        seen.piece("season:words", box.x, box.y, _hub(seen, cx, cy, r) + words),
        *phases,
        *order,
    ]


def _label(seen: Seen) -> str:
    view = seen.view
    season = f"@season-{view.season}" if view.season else seen.say("brewery-phase-setup")
    return seen.say("brewery-season-label", season=season, year=view.year, years=view.years)


# ── the wheel ─────────────────────────────────────────────────────────────────────────────────────


def _rim(cx: float, cy: float, r: float) -> str:
    out = circle(cx, cy + 2, r + 7, "#000", opacity=0.3)
    return out + circle(cx, cy, r + 7, "url(#oak)", stroke=_DARK, stroke_width=1.5) + circle(cx, cy, r + 2, _DARK)


def _fields(seen: Seen, cx: float, cy: float, r: float) -> list[Piece]:
    """The seasons around the middle; all but the present one lie in the shade."""
    now = SEASONS.index(seen.view.season) if seen.view.season else -1
    return [seen.piece(f"field:{name}", cx, cy, _field(r, number, now)) for number, name in enumerate(SEASONS)]


def _field(r: float, number: int, now: int) -> str:
    (x0, y0), (x1, y1) = _point(r, number * 90 - 90), _point(r, number * 90)
    d = f"M0 0L{num(x0)} {num(y0)}A{num(r)} {num(r)} 0 0 1 {num(x1)} {num(y1)}Z"
    x, y = _point(r * 0.7, number * 90 - 45)
    size = r * (0.5 if number == now else 0.4)
    out = path(d, _FIELDS[number], stroke=_DARK, stroke_width=1.5)
    if number == now:
        (x0, y0), (x1, y1) = _point(r + 4, number * 90 - 86), _point(r + 4, number * 90 - 4)
        arc = f"M{num(x0)} {num(y0)}A{num(r + 4)} {num(r + 4)} 0 0 1 {num(x1)} {num(y1)}"
        out += stroke(arc, LANTERN, 5, stroke_linecap="round")
    elif now >= 0:
        out += path(d, "#000", opacity=0.28)
    return out + use(SEASONS[number], x - size / 2, y - size / 2, size)


@tracked
def coming_workers(seen: Seen) -> list[tuple[str, list[tuple[int, int]]]]:
    """The seasons to come for which temporary workers are hired: by season, whose and how many."""
    view = seen.view
    now = SEASONS.index(view.season) if view.season else -1
    found = []
    for ahead in (0, 1):
        comers = [(player.seat, player.temporary_later[ahead]) for player in view.players]
        found.append((SEASONS[(now + 1 + ahead) % len(SEASONS)], [comer for comer in comers if comer[1]]))
    return [(season, comers) for season, comers in found if comers]


def temporary_lines(seen: Seen) -> list[str]:
    """How many temporary workers may still be hired, and who has some for which season."""
    lines = [seen.say("scene-pool", count=seen.view.temporary_pool)]
    return lines + [
        seen.say("scene-temporary-comes", season=f"@season-{season}", name=seen.name(seat), count=count)
        for season, comers in coming_workers(seen)
        for seat, count in comers
    ]


def _comers(seen: Seen, cx: float, cy: float, r: float) -> list[Piece]:
    """Temporary workers on the rim beside the seasons they are hired for."""
    pieces = []
    for season, comers in coming_workers(seen):
        hired = [seat for seat, count in comers for _ in range(count)]
        middle = SEASONS.index(season) * 90 - 45
        for k, seat in enumerate(hired):
            x, y = _point(r + 1, middle + (k - (len(hired) - 1) / 2) * min(16.0, 76 / len(hired)))
            label = seen.say("scene-temporary-comes", season=f"@season-{season}", name=seen.name(seat), count=1)
            art = meeple("temporary", seen.colour(seat), 0, 10, _COMER)
            pieces.append(seen.piece(f"comes:{season}:{k}", cx + x, cy + y, art, label, "season"))
    return pieces


def _hub(seen: Seen, cx: float, cy: float, r: float) -> str:
    """The year, in the middle."""
    hub = r * 0.42
    out = circle(cx, cy, hub, PARCHMENT, stroke=_DARK, stroke_width=1.5)
    out += text(cx, cy - hub * 0.18, seen.say("brewery-year"), 12, MUTED, anchor="middle", span=hub * 1.5)
    return out + heading(cx, cy + hub * 0.62, seen.view.year or "–", 18 if r > 46 else 15, INK, anchor="middle")


def _point(r: float, degrees: float) -> tuple[float, float]:
    angle = degrees * pi / 180
    return round(r * cos(angle), 2), round(r * sin(angle), 2)


# ── words ─────────────────────────────────────────────────────────────────────────────────────────


def _words(seen: Seen, cx: float, y: float, span: float) -> str:
    view = seen.view
    name = seen.title("season", view.season) if view.season else seen.say("brewery-phase-setup")
    number = (view.year - 1) * len(SEASONS) + SEASONS.index(view.season) + 1 if view.season else 0
    count = seen.say("brewery-season-number", number=number, all=view.years * len(SEASONS))
    if width(count, 12) * SQUEEZED > span:
        count = f"{number} / {view.years * len(SEASONS)}"
    return heading(cx, y, name, 16, anchor="middle", span=span) + (
        text(cx, y + 16, count, 12, MUTED, anchor="middle", span=span) if number else ""
    )


def _phases(seen: Seen, x: float, y: float, w: float) -> list[Piece]:
    """The phases of a season side by side; the one of now is lit."""
    now = _PHASES.index(seen.view.phase) if seen.view.phase in _PHASES else -1
    wanted = [width(seen.say(f"brewery-phase-{phase}"), 12, bold=True) + 10 for phase in _PHASES]
    pieces = []
    for k, (phase, wide) in enumerate(zip(_PHASES, wanted)):
        wide *= w / sum(wanted)
        pieces.append(seen.piece(f"phase:{phase}", x, y, _phase(seen, phase, k - now if now >= 0 else 1, wide)))
        x += wide
    return pieces


def _phase(seen: Seen, phase: str, when: int, w: float) -> str:
    """A phase that is gone, or is, or is to come."""
    fill = "url(#lantern)" if when == 0 else "#d6c7a4" if when < 0 else "#e6dabc"
    plate = rect(1, 0, w - 2, 24, 6, fill, stroke="#7a4e0d" if when == 0 else "#8d7b60")
    ink = MUTED if when > 0 else INK
    words = seen.say(f"brewery-phase-{phase}")
    return plate + text(w / 2, 16.3, words, 12, ink, bold=when == 0, anchor="middle", span=w - 6)


def _order(seen: Seen, x: float, cy: float, w: float, r: float) -> list[Piece]:
    """Everybody in turn order; whose turn it is stands in the light."""
    order = seen.view.order
    step = min(3.3 * r, w / max(len(order), 1))
    left = x + w / 2 - step * (len(order) - 1) / 2
    pieces = []
    for k, seat in enumerate(order):
        art = circle(0, 0, r + 3.5, LANTERN, stroke="#7a4e0d") if seat == seen.view.turn else ""
        art += badge(seen.colour(seat), 0, 0, r)
        if k and step > 3 * r:
            art += stroke(f"M{num(-step / 2 - 1.5)} -3l3 3-3 3", COLOURS[seen.colour(seat)], 1.6)
        pieces.append(seen.piece(f"turn:{seat}", left + k * step, cy, art))
    return pieces
