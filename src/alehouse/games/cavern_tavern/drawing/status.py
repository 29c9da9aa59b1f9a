"""Time: the clock with the round and its hour, the ten rounds of the night, and in which order turns are taken."""

from math import cos, radians, sin
from typing import Final

from alehouse.core.draw.album import part
from alehouse.core.draw.colours import AMBER, CARD, INK, ON_DARK, SOFT
from alehouse.core.draw.lettering import heading, text
from alehouse.core.draw.players import badge
from alehouse.core.draw.svg import circle, num, rect, stroke, use
from alehouse.core.scene import Canvas, Piece
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.hours import hour_text

_GONE: Final = "#6d4d73"
_TO_COME: Final = "#33263a"
_PLUM: Final = "#4b3350"


# ── wide ──────────────────────────────────────────────────────────────────────────────────────────


@part
def status_strip(seen: Seen) -> Canvas:
    """The strip in the prompt bar: the clock, the rounds, and below them, unless one plays alone, whose turn it is."""
    alone = seen.view.solo
    words = heading(74, 38, round_words(seen), 20, ON_DARK, room=112)
    words += text(74, 60, _hour(seen), 14, SOFT, room=112)
    pieces = [
        *_clock(seen, 38, 42, 30),
        seen.piece("round", 0, 0, words),
        seen.piece("rounds", 194, 29 if alone else 10, _rounds(seen, 24, 26)),
        *([] if alone else [_turn_order(seen, 194, 60, 236)]),
    ]
    return Canvas(width=440, height=84, pieces=tuple(pieces))


def round_words(seen: Seen) -> str:
    view = seen.view
    return seen.say("scene-round", round=view.round) if view.round else seen.say("scene-setup")


def _hour(seen: Seen) -> str:
    """What the clock shows."""
    return hour_text(seen.words, seen.view.time)


def _label(seen: Seen) -> str:
    return seen.say("scene-round-label", round=seen.view.round, rounds=seen.view.rounds, time=_hour(seen))


def _clock(seen: Seen, cx: float, cy: float, r: float) -> list[Piece]:
    """A clock: its face with a mark for each round, which stays the same, and the hand on the present one."""
    count, now = seen.view.rounds, max(seen.view.round, 1)
    face = circle(0, 0, r, "url(#brass)", stroke="#2b1a10", stroke_width=2)
    face += circle(0, 0, r * 0.86, CARD, stroke="#8a6039", stroke_width=1)
    face += "".join(circle(*_at(n, count, r * 0.72), r * 0.07, _PLUM) for n in range(1, count + 1))
    x, y = _at(now, count, r * 0.6)
    hand = stroke(f"M0 0L{num(round(x, 1))} {num(round(y, 1))}", _PLUM, r * 0.13, stroke_linecap="round")
    hand += circle(0, 0, r * 0.13, AMBER, stroke=INK, stroke_width=1)
    return [
        seen.piece("clock", cx, cy, face, _label(seen), "rules:CT-5.4.1"),
        seen.piece("clock-hand", cx, cy, hand),
    ]


def _at(number: int, count: int, reach: float) -> tuple[float, float]:
    """Where a round stands on the clock face: from the lower left over the top to the lower right."""
    angle = radians(144 + (number - 1) * 252 / max(count - 1, 1))
    return round(reach * cos(angle), 1), round(reach * sin(angle), 1)


def _rounds(seen: Seen, step: float, h: float) -> str:
    """The rounds side by side: those gone, the present one, those to come."""
    now = seen.view.round
    return "".join(_round(n, n - now, (n - 1) * step, step - 4, h) for n in range(1, seen.view.rounds + 1))


def _round(number: int, when: int, x: float, w: float, h: float) -> str:
    fill, ink = (AMBER, INK) if when == 0 else (_GONE, ON_DARK) if when < 0 else (_TO_COME, SOFT)
    lozenge = rect(x, 0, w, h, 6, fill, stroke=AMBER if when == 0 else "#6b5570", stroke_width=1)
    return lozenge + text(x + w / 2, h / 2 + 4.3, number, 12, ink, bold=when == 0, anchor="middle")


def _turn_order(seen: Seen, x: float, cy: float, w: float) -> Piece:
    """The players in the order of this round; a flag for whoever begins the next one."""
    view = seen.view
    first = max(view.starter, 0)
    order = [(first + step) % view.seats for step in range(view.seats)]
    step = min(40.0, w / len(order))
    art = "".join(
        badge(seat, 11 + n * step, 0, 10, lit=seat == view.turn) + _flag(seen, seat, 19 + n * step)
        for n, seat in enumerate(order)
    )
    names = ", ".join(seen.name(seat) for seat in order)
    holder = seen.marker_holder if seen.marker_holder >= 0 else first
    label = seen.say("scene-turn-order", names=names, first=seen.name(holder))
    return seen.piece("turn-order", x, cy, art, label, "rules:CT-5.1.4")


def _flag(seen: Seen, seat: int, x: float) -> str:
    """The First Player marker beside its holder."""
    return use("first", x, -17, 17) if seat == seen.marker_holder else ""


# ── narrow ────────────────────────────────────────────────────────────────────────────────────────


@part
def status_line(seen: Seen) -> Canvas:
    """The same for a telephone, with the rounds or whose turn it is; its right end belongs to the page's menu."""
    words = heading(42, 19, round_words(seen), 14, ON_DARK, room=86)
    words += text(42, 37, _hour(seen), 12, SOFT, room=86)
    pieces = [
        *_clock(seen, 22, 22, 17),
        seen.piece("round", 0, 0, words),
        seen.piece("rounds", 136, 10, _rounds(seen, 21, 24)) if seen.view.solo else _turn_order(seen, 136, 24, 206),
    ]
    return Canvas(width=390, height=44, pieces=tuple(pieces))
