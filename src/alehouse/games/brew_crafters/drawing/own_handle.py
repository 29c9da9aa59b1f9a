"""The handle of the own things: with it a person shows them whole or as one line."""

from typing import Final

from msgspec.structs import replace

from alehouse.core.draw.handle import handle
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.drawing.pieces import hit
from alehouse.games.brew_crafters.drawing.seen import Seen

HANDLE: Final = 52  # how wide its place is
_FINGER: Final = 40


def is_asked(seen: Seen, kinds: tuple[str, ...]) -> bool:
    """Whether the decision names pieces of these kinds."""
    return any(target.partition(":")[0] in kinds for target in seen.offered)


def own_handle(seen: Seen, box: Box, opened: bool, asked: bool) -> Piece:
    """At the right end of the head; a finger hits it a little below, too."""
    piece = handle(seen, box.x + 3, box.y + 3, box.w - 7, box.h - 6, opened, asked)
    return replace(piece, art=hit(-3, -3, box.w, max(box.h, _FINGER)) + piece.art)
