"""A lab in small: four tracks with their steps, with names where there is room for them."""

from typing import Final

from alehouse.core.draw.colours import CARD, INK
from alehouse.core.draw.lettering import text
from alehouse.core.draw.pieces import ring
from alehouse.core.draw.players import COLOURS
from alehouse.core.draw.svg import rect
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.drawing.names import first_words
from alehouse.games.brew_crafters.drawing.own_lab import track_label
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.effect_ops import LEVELS
from alehouse.games.brew_crafters.view import PlayerView, TrackView

_NAME: Final = 0.72  # of the width, for a name
_NAMED: Final = 16  # from this height of a track on there is room for its name


def small_lab(seen: Seen, player: PlayerView, box: Box) -> list[Piece]:
    """The tracks one below the other."""
    if not player.research:
        return []
    rows = box.grid(1, len(player.research), 2)
    return [_track(seen, player.seat, track, place) for track, place in zip(player.research, rows)]


def _track(seen: Seen, seat: int, track: TrackView, box: Box) -> Piece:
    """Its steps: those reached in the player's colour."""
    name = f"track:{seat}:{track.row}"
    named = box.h >= _NAMED and box.w > 100
    aside = box.w * _NAME if named else 0
    art = rect(0, 0, box.w, box.h, 3, CARD, fill_opacity=0.001)
    if named:
        words = first_words(seen.title("track", track.id), aside - 6)
        art += text(2, box.h / 2 + 4.3, words, 12, INK, span=aside - 6)
    high = min(box.h, 10)
    step = (box.w - aside) / len(LEVELS)
    for n in range(len(LEVELS)):
        fill = COLOURS[seen.colour(seat)] if n < track.position else "#d9c9a3"
        art += rect(aside + n * step, (box.h - high) / 2, step - 2, high, 2, fill)
    art += ring(box.w, box.h, 3) if seen.lit(name) else ""
    return seen.piece(name, box.x, box.y, art, track_label(seen, track), name)
