"""Being drawn: tiles_supply."""

from alehouse.core.scene import Piece
from alehouse.games.brew_crafters.drawing.seen import Box, Seen


def tiles_supply(seen: Seen, box: Box) -> list[Piece]:
    return []
