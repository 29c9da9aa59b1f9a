"""The wide table: the season and the rivals at the left, the shared boards above, the own brewery below."""

from typing import Final

from alehouse.core.scene import Box, Canvas, Piece, Scene
from alehouse.games.brew_crafters.drawing.choosing import laid_out
from alehouse.games.brew_crafters.drawing.middle import middle
from alehouse.games.brew_crafters.drawing.own import own_area
from alehouse.games.brew_crafters.drawing.rivals import rivals_column
from alehouse.games.brew_crafters.drawing.season_wheel import season_wheel
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.status import status_strip

W: Final = 1096
H: Final = 792
_GAP: Final = 8
_LEFT: Final = 186  # the column of the season and the rivals
_OWN: Final = 332  # how high the own brewery is
_WHEEL: Final = {1: 232, 2: 232, 3: 224, 4: 158}  # how high the season's panel is, by the number of rivals


def scene(seen: Seen) -> Scene:
    return Scene(layout=seen.layout, status=status_strip(seen), table=table_canvas(seen))


def table_canvas(seen: Seen) -> Canvas:
    wheel = Box(0, 0, _LEFT, _WHEEL[len(seen.rivals)])
    others = Box(0, wheel.h + _GAP, _LEFT, H - wheel.h - _GAP)
    x = _LEFT + _GAP
    pieces = season_wheel(seen, wheel) + rivals_column(seen, others)
    pieces += middle(seen, Box(x, 0, W - x, H - _OWN - _GAP))
    pieces += own_area(seen, Box(x, H - _OWN, W - x, _OWN))
    return Canvas(width=W, height=H, pieces=in_layers(seen, pieces))


def in_layers(seen: Seen, pieces: list[Piece]) -> tuple[Piece, ...]:
    """What travels across the table lies above all boards, always in the same order; cards to choose from lie above."""
    over = {"choosing", *laid_out(seen)}
    travelling = sorted((piece for piece in pieces if _travels(piece)), key=lambda piece: piece.id)
    lying = [piece for piece in pieces if not _travels(piece) and piece.id not in over]
    return (*lying, *travelling, *(piece for piece in pieces if piece.id in over))


def _travels(piece: Piece) -> bool:
    return piece.id.startswith(("worker:", "temporary:", "extra:", "batch:"))
