"""The viewer's own things on a telephone: who and what the Winter costs, ingredients, the line with its batches."""

from typing import Final

from alehouse.core.draw.album import part
from alehouse.core.draw.colours import MUTED
from alehouse.core.draw.lettering import text
from alehouse.core.draw.players import badge
from alehouse.core.draw.svg import use
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.drawing.own import own_ground
from alehouse.games.brew_crafters.drawing.own_head import Chip, bare_chip, own_chips
from alehouse.games.brew_crafters.drawing.own_line import line_label
from alehouse.games.brew_crafters.drawing.own_store import counters
from alehouse.games.brew_crafters.drawing.pieces import batch_piece, empty_token
from alehouse.games.brew_crafters.drawing.players import (
    first_marker,
    name_width,
    name_words,
    place_ribbon,
    waiting_workers,
)
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.view import BatchView

HEIGHT: Final = 108
_HEAD: Final = 28
_LOANS: Final = 30  # how wide the number of loans is
_STORE: Final = 146  # how wide the ingredients are


@part
def own_strip(seen: Seen, box: Box) -> list[Piece]:
    """A line with numbers; below it the ingredients at the left, what is made at the right."""
    pieces = own_ground(seen, box, _HEAD) + _head(seen, Box(box.x, box.y, box.w, _HEAD))
    below = box.inside(8, _HEAD + 6, 8, 6)
    stored = Box(below.x, below.y + 17, _STORE, below.h - 17)
    pieces += _store_words(seen, below.x, below.y + 11) + counters(seen, seen.me, stored, 3, 20)
    return pieces + _production(seen, Box(below.x + _STORE + 10, below.y, below.w - _STORE - 10, below.h))


@part
def _head(seen: Seen, box: Box) -> list[Piece]:
    me = seen.me
    cy = box.y + _HEAD / 2
    pieces = [seen.piece(f"sign:{me.seat}", box.x, box.y, badge(me.seat, 17, _HEAD / 2, 9))]
    room = 66.0
    pieces.append(seen.piece(f"name:{me.seat}", box.x + 31, cy + 5, name_words(seen, me, room, 14)))
    x = box.x + 31 + name_width(seen, me, room, 14) + 4
    if me.first_player:
        pieces += first_marker(seen, me, x, cy - 9, 18)
        x += 20
    workers = waiting_workers(seen, me, box.x + box.w - 6, box.y + _HEAD, 28)
    right = box.x + box.w - 10 - 17.4 * len(workers) - (18 if seen.view.over else 0)
    chips = [chip for chip in own_chips(seen, me) if not chip.name.startswith(("labels:", "loans:"))]
    pieces += _in_line(seen, chips, x, right, cy)
    return pieces + workers + place_ribbon(seen, me, box.x + box.w - 14, cy - 2)


def _in_line(seen: Seen, chips: list[Chip], x: float, right: float, cy: float) -> list[Piece]:
    """Numbers beside their icons, evenly spread; loans that loom need more room."""
    step = (right - x - sum(_LOANS for chip in chips if chip.loans)) / len(chips)
    pieces = []
    for chip in chips:
        wide = step + (_LOANS if chip.loans else 0)
        pieces.append(bare_chip(seen, chip, x, cy, wide))
        x += wide
    return pieces


def _store_words(seen: Seen, x: float, y: float) -> list[Piece]:
    me = seen.me
    full = seen.say("scene-of", number=sum(me.stored.values()), all=me.capacity)
    words = seen.words.labelled(seen.say("scene-storehouse"), full)
    art = text(0, 0, words, 12, MUTED, room=_STORE)
    return [seen.piece(f"storehouse:{me.seat}", x, y, art, words, f"storehouse:{me.seat}")]


@part
def _production(seen: Seen, box: Box) -> list[Piece]:
    """Three columns: what ferments, what is bottled, what is sold."""
    me = seen.me
    cut = (box.w - 50) / 2
    fermenting = [unit.tank for unit in me.tanks]
    bottled = [unit.bottling for unit in me.tanks]
    return [
        *_column(seen, "fermenting", "kettle", fermenting, Box(box.x, box.y, cut - 6, box.h)),
        *_column(seen, "bottled", "bottle", bottled, Box(box.x + cut, box.y, cut - 6, box.h)),
        *_sold(seen, Box(box.x + box.w - 46, box.y, 46, box.h)),
    ]


def _column(seen: Seen, kind: str, icon: str, batches: list[BatchView | None], box: Box) -> list[Piece]:
    """A place for each batch, side by side."""
    cy = 17 + (box.h - 17) / 2
    r = min(13.0, (box.w - 17) / len(batches) / 2)
    places = [18 + r + n * 2 * r for n in range(len(batches))]
    where = seen.say(f"scene-{kind}")
    art = text(0, 11, where, 12, MUTED, room=box.w) + use(icon, 0, cy - 8, 16, color="#8a481e")
    art += "".join(empty_token(x, cy, r) for x in places)
    opens = f"production:{seen.own}"
    pieces = [seen.piece(f"{kind}:{seen.own}", box.x, box.y, art, line_label(seen, seen.me), opens)]
    return pieces + [
        batch_piece(seen, batch, box.x + x, box.y + cy, r, where) for x, batch in zip(places, batches) if batch
    ]


def _sold(seen: Seen, box: Box) -> list[Piece]:
    """How much is sold, and the batch sold last."""
    sold = seen.me.sold
    where = seen.say("scene-sold")
    cy = 17 + (box.h - 17) / 2
    art = text(0, 11, where, 12, MUTED, room=box.w) + use("truck", box.w - 25, cy - 10, 25, 21)
    art += text(box.w - 28, cy + 5, len(sold), 14, bold=True, anchor="end")
    name = f"freight:{seen.own}"
    label = seen.say("scene-freight", name=seen.name(seen.own), count=len(sold))
    last = [batch_piece(seen, batch, box.x + box.w - 16, box.y + cy - 3, 6, where) for batch in sold[-1:]]
    return [seen.piece(name, box.x, box.y, art, label, name), *last]
