"""Being drawn: exchange."""

from alehouse.core.scene import Piece
from alehouse.games.brew_crafters.drawing.seen import Box, Seen


def exchange(seen: Seen, box: Box) -> list[Piece]:
    return []
