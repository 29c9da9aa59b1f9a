"""Being drawn: season_wheel."""

from alehouse.core.scene import Piece
from alehouse.games.brew_crafters.drawing.seen import Box, Seen


def season_wheel(seen: Seen, box: Box) -> list[Piece]:
    return []
