"""Being drawn: partnerships."""

from alehouse.core.scene import Piece
from alehouse.games.brew_crafters.drawing.seen import Box, Seen


def partnerships(seen: Seen, box: Box) -> list[Piece]:
    return []
