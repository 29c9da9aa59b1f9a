"""The viewer's own things as a strip: who and what the Winter costs, ingredients, the line with its batches; partners
and people where it is wide, shifts and loans where the head has no room for them."""

from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import BERRY, INK, MUTED
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.svg import use
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.drawing.own import own_ground
from alehouse.games.brew_crafters.drawing.own_line import line_label
from alehouse.games.brew_crafters.drawing.own_numbers import own_numbers
from alehouse.games.brew_crafters.drawing.own_people import CLICKED, hired, in_line, papers, side_by_side
from alehouse.games.brew_crafters.drawing.own_store import counters, store_label
from alehouse.games.brew_crafters.drawing.pieces import batch_piece, empty_token, hit
from alehouse.games.brew_crafters.drawing.players import shifts, shifts_width
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.view import BatchView

HEIGHT: Final = 114
HEAD: Final = 28
_STORED: Final = 40  # how high the ingredients are: a finger hits them
_WIDE: Final = 600  # so wide a strip also shows partners and people, and has shifts and loans in its head
_GAP: Final = 8
_FULL: Final = 44  # how wide it is written how full the storehouse is
_MADE: Final = 92  # how wide what ferments is at the most, and what is bottled
_SOLD: Final = 52
_SHIFT: Final = 9.0  # the radius of a shift
_LOANS: Final = 38


@cached
def own_strip(seen: Seen, box: Box, aside: float = 0) -> list[Piece]:
    """A line with numbers; below it the ingredients, below them what is made. `aside` is left free at the right end of
    the head."""
    wide = box.w >= _WIDE
    head = Box(box.x, box.y, box.w - aside, HEAD)
    elsewhere = () if wide else ("loans:",)
    pieces = own_ground(seen, box, HEAD)
    pieces += own_numbers(seen, head, 110 if wide else 62, shown=wide, left_out=elsewhere)
    below = box.inside(_GAP, HEAD + 2, _GAP, 5)
    stored = Box(below.x, below.y, 290 if wide else below.w, _STORED)
    pieces += _store(seen, stored)
    line = Box(below.x, below.y + _STORED + 2, below.w, below.h - _STORED - 2)
    if wide:
        pieces += _partners(seen, Box(stored.x + stored.w + _GAP, below.y, below.w - stored.w - _GAP, _STORED))
        line = Box(line.x, line.y, stored.w, line.h)
        right = Box(line.x + line.w + _GAP, line.y, below.w - line.w - _GAP, line.h)
        return pieces + _production(seen, line) + _people(seen, right)
    taken = shifts_width(seen, _SHIFT) + _LOANS + 2 * _GAP
    return pieces + _production(seen, line.inside(0, 0, taken, 0)) + _shifts_and_loans(seen, line, taken)


# ── ingredients ───────────────────────────────────────────────────────────────────────────────────


def _store(seen: Seen, box: Box) -> list[Piece]:
    """The six ingredients side by side, and how full the storehouse is."""
    me = seen.me
    count = sum(me.stored.values())
    ink = BERRY if count > me.capacity else MUTED
    name = f"storehouse:{me.seat}"
    art = hit(0, 0, _FULL, box.h) + use("tile-storehouse", _FULL / 2 - 11, 3, 22, 17)
    art += text(_FULL / 2, box.h - 6, f"{count}/{me.capacity}", 12, ink, bold=True, anchor="middle", span=_FULL)
    full = seen.piece(name, box.x + box.w - _FULL, box.y, art, store_label(seen, me), name)
    return [full, *counters(seen, me, box.inside(0, 0, _FULL + 2, 0), 6, 20)]


# ── production ────────────────────────────────────────────────────────────────────────────────────


@cached
def _production(seen: Seen, box: Box) -> list[Piece]:
    """What ferments, what is bottled, what is sold, from left to right."""
    me = seen.me
    made = min(_MADE, (box.w - _SOLD - 2 * _GAP) / 2)
    fermenting = [unit.tank for unit in me.tanks]
    bottled = [unit.bottling for unit in me.tanks]
    return [
        *_batches(seen, "fermenting", "kettle", fermenting, Box(box.x, box.y, made, box.h)),
        *_batches(seen, "bottled", "bottle", bottled, Box(box.x + made + _GAP, box.y, made, box.h)),
        *_sold(seen, Box(box.x + 2 * (made + _GAP), box.y, _SOLD, box.h)),
    ]


def _batches(seen: Seen, kind: str, icon: str, batches: list[BatchView | None], box: Box) -> list[Piece]:
    """A place for each batch, side by side below what is done to them."""
    cy = 14 + (box.h - 14) / 2
    r = min(11.5, (box.w - 18) / len(batches) / 2)
    places = [18 + r + n * 2 * r for n in range(len(batches))]
    where = seen.say(f"scene-{kind}")
    art = hit(0, 0, box.w, box.h) + text(0, 11, where, 12, MUTED, span=box.w)
    art += use(icon, 0, cy - 8, 16, color="#8a481e") + "".join(empty_token(x, cy, r) for x in places)
    opens = f"production:{seen.own}"
    pieces = [seen.piece(f"{kind}:{seen.own}", box.x, box.y, art, line_label(seen, seen.me), opens)]
    return pieces + [
        batch_piece(seen, batch, box.x + x, box.y + cy, r, where) for x, batch in zip(places, batches) if batch
    ]


def _sold(seen: Seen, box: Box) -> list[Piece]:
    """How much is sold, and the batch sold last."""
    sold = seen.me.sold
    where = seen.say("scene-sold")
    cy = 14 + (box.h - 14) / 2
    art = hit(0, 0, box.w, box.h) + text(0, 11, where, 12, MUTED, span=box.w)
    art += text(0, cy + 5, len(sold), 14, INK, bold=True)
    left = width(len(sold), 14, bold=True) + 3
    art += use("truck", left, cy - 10, 25, 21)
    name = f"freight:{seen.own}"
    label = seen.say("scene-freight", name=seen.name(seen.own), count=len(sold))
    last = [batch_piece(seen, batch, box.x + left + 9, box.y + cy - 3, 6, where) for batch in sold[-1:]]
    return [seen.piece(name, box.x, box.y, art, label, name), *last]


# ── what else there is ────────────────────────────────────────────────────────────────────────────


def _shifts_and_loans(seen: Seen, box: Box, taken: float) -> list[Piece]:
    """At the right end, as on the head of a wider table."""
    me = seen.me
    x, cy = box.x + box.w - taken + _GAP, box.y + 14 + (box.h - 14) / 2
    ink = BERRY if me.loans else MUTED
    art = hit(0, -16, _LOANS, 32) + use("loan", 2, -8, 16) + text(21, 5, me.loans, 14, ink, bold=True)
    name = f"loans:{me.seat}"
    label = seen.say("scene-loans", name=seen.name(me.seat), count=me.loans)
    return [
        shifts(seen, me, x, cy - _SHIFT, _SHIFT),
        seen.piece(name, box.x + box.w - _LOANS, cy, art, label, name),
    ]


def _partners(seen: Seen, box: Box) -> list[Piece]:
    """With whom something may be converted at any time, and the secret recipes."""
    held = [thing for thing in papers(seen, seen.me) if thing.kind in CLICKED]
    return in_line(seen, held, box) if held else []


def _people(seen: Seen, box: Box) -> list[Piece]:
    """Skilled workers and the other papers as signs."""
    me = seen.me
    held = [hired(seen, me, worker) for worker in me.workers]
    held += [thing for thing in papers(seen, me) if thing.kind not in CLICKED]
    return side_by_side(seen, held, box)
