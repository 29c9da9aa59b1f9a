"""Buildings and equipment in the supply, and how many of each are left."""

from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.lettering import heading
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.drawing.pieces import board, plate
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.tile_faces import tile_plate
from alehouse.games.brew_crafters.view import TileView

_HEAD: Final = 24
_GAP: Final = 4
_PLAIN: Final = 64  # a lower box has no title
_NARROW: Final = 400  # on a narrower board fewer lie side by side


@cached
def tiles_supply(seen: Seen, box: Box) -> list[Piece]:
    """A plate for every kind: side by side in a low box, else in rows below a title."""
    tiles = seen.view.tiles
    title = seen.say("brewery-tiles")
    low = box.h < _PLAIN
    art = board(box.w, box.h) + ("" if low else heading(10, 18, title, 14, span=box.w - 20))
    out = [seen.piece("board:tiles", box.x, box.y, art, title, "rules:BC-6.45")]
    field = box.inside(4, 4, 4, 4) if low else box.inside(6, _HEAD, 6, 6)
    count = max(len(tiles), 1)
    columns = count if low else min(count, 3 if box.w < _NARROW else 4)
    places = field.grid(columns, -(-count // columns), 3 if low else _GAP)
    return out + [_tile(seen, tile, place) for tile, place in zip(tiles, places)]


def _tile(seen: Seen, tile: TileView, box: Box) -> Piece:
    name = f"tile:{tile.id}"
    label = seen.say("brewery-tile", tile=f"@tile-{tile.id}", left=tile.left)
    art = plate(box.w, box.h, tile_plate(seen, tile.id, box.w, box.h), 6, spent=not tile.left)
    return seen.piece(name, box.x, box.y, art, label, name, tile.action, unfolds=True)
