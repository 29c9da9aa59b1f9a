"""Who works for the viewer, and his papers, where there is little room: one below the other in a narrow column, or side
by side in a low box."""

from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import MUTED
from alehouse.core.draw.lettering import text, wrap
from alehouse.core.draw.svg import use
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.drawing.own_people import (
    CLICKED,
    Held,
    held_piece,
    hired,
    in_line,
    papers,
    side_by_side,
)
from alehouse.games.brew_crafters.drawing.plant import lot
from alehouse.games.brew_crafters.drawing.seen import Seen

_GAP: Final = 4
_HIRED: Final = 53
_PAPER: Final = 34
_FINGER: Final = 40  # how high is what may be clicked
_SIGN: Final = 28
_NAMED: Final = 3  # so many people are shown with name and deed; more are portraits alone
_ACROSS: Final = 4


@cached
def own_staff(seen: Seen, box: Box) -> list[Piece]:
    """A column: people, and below them papers in as many lines as they need."""
    me = seen.me
    staff = [hired(seen, me, worker) for worker in me.workers]
    rows = _lines(papers(seen, me), box.w)
    columns = 1 if len(staff) <= _NAMED else _ACROSS
    count = -(-len(staff) // columns)
    tall = _HIRED if columns == 1 else _PAPER
    wanted = count * tall + len(rows) * _PAPER
    share = min(1.0, (box.h + _GAP) / wanted) if wanted else 1.0
    pieces: list[Piece] = []
    y = box.y
    for thing, place in zip(staff, Box(box.x, y, box.w, count * tall * share - _GAP).grid(columns, count or 1, _GAP)):
        pieces.append(held_piece(seen, thing, place))
    y += count * tall * share
    for line in rows:
        x = box.x
        for thing, wide in line:
            pieces.append(held_piece(seen, thing, Box(x, y, wide, _PAPER * share - _GAP)))
            x += wide + _GAP
        y += _PAPER * share
    return [*pieces, *_free(seen, Box(box.x, y, box.w, box.y + box.h - y))]


def _lines(held: list[Held], span: float) -> list[list[tuple[Held, float]]]:
    """Things side by side in lines, each as wide as it must be at the least."""
    lines: list[list[tuple[Held, float]]] = []
    left = 0.0
    for thing in held:
        wide = min(span, thing.most if thing.kind in ("partner", "label") else thing.least)
        if not lines or left < wide:
            lines.append([])
            left = span
        lines[-1].append((thing, wide))
        left -= wide + _GAP
    return lines


@cached
def own_staff_across(seen: Seen, box: Box) -> list[Piece]:
    """A low box: people above, below them what may be clicked, then the other papers as signs."""
    me = seen.me
    staff = [hired(seen, me, worker) for worker in me.workers]
    held = papers(seen, me)
    clicked = [thing for thing in held if thing.kind in CLICKED]
    others = [thing for thing in held if thing.kind not in CLICKED]
    low = box.y + box.h
    pieces: list[Piece] = []
    if others:
        low -= _SIGN
        pieces += side_by_side(seen, others, Box(box.x, low, box.w, _SIGN))
        low -= _GAP
    if clicked:
        low -= _FINGER
        pieces += in_line(seen, clicked, Box(box.x, low, box.w, _FINGER))
        low -= _GAP
    rest = Box(box.x, box.y, box.w, low - box.y)
    if not staff:
        return pieces + _free(seen, rest)
    rows = 2 if len(staff) > 2 and rest.h > 2 * _FINGER else 1
    across = -(-len(staff) // rows)
    for line, place in zip((staff[:across], staff[across:]), rest.grid(1, rows, _GAP)):
        pieces += in_line(seen, line, place)
    return pieces


def _free(seen: Seen, box: Box) -> list[Piece]:
    """The place for those who will come."""
    if box.h < 26:
        return []
    words = seen.say("scene-no-people") if not seen.me.workers else ""
    lines = wrap(words, 12, box.w - 16, 2) if words and box.h > 56 else []
    art = lot(box.w, box.h) + use(
        "hire", box.w / 2 - 10, box.h / 2 - 10 - 9 * bool(lines), 20, color="#8d7b60", opacity=0.6
    )
    for n, line in enumerate(lines):
        art += text(box.w / 2, box.h / 2 + 18 + n * 14, line, 12, MUTED, anchor="middle", span=box.w - 12)
    return [seen.piece("no-people", box.x, box.y, art)]
