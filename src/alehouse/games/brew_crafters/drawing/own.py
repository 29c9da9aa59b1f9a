"""The viewer's own brewery on the wide table: storehouse, hall, pub, tiles, lab, people."""

from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import LANTERN
from alehouse.core.draw.svg import rect
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.drawing.own_head import HEAD, own_head
from alehouse.games.brew_crafters.drawing.own_lab import lab
from alehouse.games.brew_crafters.drawing.own_line import hall, pub
from alehouse.games.brew_crafters.drawing.own_people import own_people
from alehouse.games.brew_crafters.drawing.own_store import storehouse
from alehouse.games.brew_crafters.drawing.own_tiles import lots
from alehouse.games.brew_crafters.drawing.players import ground, player_piece
from alehouse.games.brew_crafters.drawing.seen import Seen

_GAP: Final = 6
_RIGHT: Final = 322  # the lab, and people below it
_STORE: Final = 0.245  # of the buildings' width
_PUB: Final = 74
_LOTS: Final = 72


@cached
def own_area(seen: Seen, box: Box) -> list[Piece]:
    """Buildings at the left with tiles below them, the lab at the right with people below it."""
    inner = box.inside(9, HEAD + 5, 9, 8)
    left = inner.w - _RIGHT - _GAP
    buildings = Box(inner.x, inner.y, left, inner.h - _LOTS - _GAP)
    aside = Box(inner.x + left + _GAP, inner.y + 3, _RIGHT, buildings.h - 3)
    store = left * _STORE
    made = left - store - _PUB - 2 * _GAP
    pieces = own_ground(seen, box) + own_head(seen, box)
    pieces += storehouse(seen, Box(buildings.x, buildings.y, store, buildings.h))
    pieces += hall(seen, Box(buildings.x + store + _GAP, buildings.y, made, buildings.h))
    pieces += pub(seen, Box(buildings.x + left - _PUB, buildings.y, _PUB, buildings.h))
    pieces += lots(seen, Box(inner.x, inner.y + inner.h - _LOTS, left, _LOTS))
    pieces += lab(seen, seen.me, aside)
    return pieces + own_people(seen, Box(aside.x, inner.y + inner.h - _LOTS, _RIGHT, _LOTS))


@cached
def own_ground(seen: Seen, box: Box, head: float = HEAD) -> list[Piece]:
    """Parchment under a band in the player's colour; it glows while the viewer decides."""
    art = ground(seen.colour(seen.own), box.w, box.h, head, 14)
    if seen.is_deciding(seen.own):
        art += rect(0, 0, box.w, box.h, 14, stroke=LANTERN, stroke_width=2)
    return [seen.turn_light(seen.own, *box), player_piece(seen, seen.me, box, art)]
