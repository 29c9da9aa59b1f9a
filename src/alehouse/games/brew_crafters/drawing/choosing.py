"""Being drawn: choosing."""

from alehouse.core.scene import Piece
from alehouse.games.brew_crafters.drawing.seen import Box, Seen


def choosing(seen: Seen, box: Box) -> list[Piece]:
    return []


def laid_out(seen: Seen) -> list[str]:
    return []
