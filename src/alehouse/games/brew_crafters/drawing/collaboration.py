"""Being drawn: collaboration."""

from alehouse.core.scene import Piece
from alehouse.games.brew_crafters.drawing.seen import Box, Seen


def collaboration(seen: Seen, box: Box) -> list[Piece]:
    return []
