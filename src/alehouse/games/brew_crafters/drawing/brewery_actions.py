"""Being drawn: brewery_actions."""

from alehouse.core.scene import Piece
from alehouse.games.brew_crafters.drawing.seen import Box, Seen


def brewery_actions(seen: Seen, box: Box) -> list[Piece]:
    return []
