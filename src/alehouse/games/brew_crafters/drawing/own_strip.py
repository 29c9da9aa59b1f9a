"""The viewer's own things on a telephone: who and what the Winter costs, ingredients, the line with its batches."""

from typing import Final

from alehouse.core.draw.colours import MUTED
from alehouse.core.draw.lettering import text
from alehouse.core.draw.svg import use
from alehouse.core.scene import Piece
from alehouse.games.brew_crafters.drawing.own import own_ground
from alehouse.games.brew_crafters.drawing.own_head import Chip, bare_chip, own_chips
from alehouse.games.brew_crafters.drawing.own_line import line_label
from alehouse.games.brew_crafters.drawing.own_store import counters
from alehouse.games.brew_crafters.drawing.pieces import batch_piece
from alehouse.games.brew_crafters.drawing.players import (
    first_marker,
    name_width,
    name_words,
    place_ribbon,
    sign,
    waiting_workers,
)
from alehouse.games.brew_crafters.drawing.seen import Box, Seen
from alehouse.games.brew_crafters.view import BatchView

HEIGHT: Final = 108
_HEAD: Final = 28
_STORE: Final = 146  # how wide the ingredients are


def own_strip(seen: Seen, box: Box) -> list[Piece]:
    """A line with numbers; below it the ingredients at the left, what is made at the right."""
    pieces = own_ground(seen, box, _HEAD) + _head(seen, Box(box.x, box.y, box.w, _HEAD))
    below = box.inside(8, _HEAD + 6, 8, 6)
    stored = Box(below.x, below.y + 17, _STORE, below.h - 17)
    pieces += _store_words(seen, below.x, below.y + 11) + counters(seen, seen.me, stored, 3, 20)
    return pieces + _production(seen, Box(below.x + _STORE + 10, below.y, below.w - _STORE - 10, below.h))


def _head(seen: Seen, box: Box) -> list[Piece]:
    me = seen.me
    cy = box.y + _HEAD / 2
    pieces = [seen.piece(f"sign:{me.seat}", box.x, box.y, sign(me.seat, 17, _HEAD / 2, 9))]
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
    """Numbers beside their icons, evenly spread."""
    step = (right - x) / len(chips)
    return [bare_chip(seen, chip, x + n * step, cy, step) for n, chip in enumerate(chips)]


def _store_words(seen: Seen, x: float, y: float) -> list[Piece]:
    me = seen.me
    full = seen.say("scene-of", number=sum(me.stored.values()), all=me.capacity)
    words = seen.words.labelled(seen.say("scene-storehouse"), full)
    art = text(0, 0, words, 12, MUTED, room=_STORE)
    return [seen.piece(f"storehouse:{me.seat}", x, y, art, words, f"storehouse:{me.seat}")]


def _production(seen: Seen, box: Box) -> list[Piece]:
    """Three columns: what ferments, what is bottled, what is sold."""
    me = seen.me
    cut = (box.w - 50) / 2
    columns = [
        ("fermenting", "kettle", 0.0, [unit.tank for unit in me.tanks]),
        ("bottled", "bottle", cut, [unit.bottling for unit in me.tanks]),
    ]
    art = text(box.w - 46, 11, seen.say("scene-sold"), 12, MUTED, room=46)
    cy = 17 + (box.h - 17) / 2
    art += text(box.w - 28, cy + 5, len(me.sold), 14, bold=True, anchor="end")
    art += use("truck", box.w - 25, cy - 10, 25, 21)
    for kind, icon, x, _ in columns:
        art += text(x, 11, seen.say(f"scene-{kind}"), 12, MUTED, room=cut - 6)
        art += use(icon, x, cy - 8, 16, color="#8a481e")
    name = f"production:{me.seat}"
    pieces = [seen.piece(name, box.x, box.y, art, line_label(seen, me), name)]
    for kind, _, x, batches in columns:
        place = Box(box.x + x + 18, box.y + cy, cut - 22, 0)
        pieces += _batches(seen, batches, place, seen.say(f"scene-{kind}"))
    if me.sold:
        pieces.append(batch_piece(seen, me.sold[-1], box.x + box.w - 14, box.y + cy - 4, 6, seen.say("scene-sold")))
    return pieces


def _batches(seen: Seen, batches: list[BatchView | None], box: Box, where: str) -> list[Piece]:
    """Side by side around the line that a box begins with."""
    r = min(13.0, box.w / len(batches) / 2)
    return [
        batch_piece(seen, batch, box.x + r + n * 2 * r, box.y, r, where) for n, batch in enumerate(batches) if batch
    ]
