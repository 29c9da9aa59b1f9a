"""The middle of the wide table: the rooms of the tavern on one board, and cards that are laid out over it."""

from typing import Final

from alehouse.core.draw.album import part
from alehouse.core.draw.svg import circle, rect
from alehouse.core.scene import Box, Piece
from alehouse.games.cavern_tavern.drawing.cellar import cellar
from alehouse.games.cavern_tavern.drawing.chamber import chamber
from alehouse.games.cavern_tavern.drawing.choosing import choosing
from alehouse.games.cavern_tavern.drawing.mess_hall import mess_hall
from alehouse.games.cavern_tavern.drawing.office import office
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.drawing.tasks_board import chores, kitchen
from alehouse.games.cavern_tavern.drawing.workshop import workshop

_FRAME: Final = 8
_GAP: Final = 6
_ABOVE: Final = 0.6  # of the height, for the upper rooms
# How the width is shared out.
_UPPER: Final = (0.356, 0.186, 0.229, 0.229)  # Mess Hall, Office, Kitchen, Chores
_LOWER: Final = (0.447, 0.2, 0.353)  # Cellar, Workshop, Secret Chamber
_LOWER_ALONE: Final = (0.6, 0.4)  # Cellar, Workshop


def middle(seen: Seen, box: Box) -> list[Piece]:
    """The board in its frame: four rooms above, two or three below."""
    within = box.inside(_FRAME, _FRAME, _FRAME, _FRAME)
    above = Box(within.x, within.y, within.w, (within.h - _GAP) * _ABOVE)
    below = within.inside(0, above.h + _GAP, 0, 0)
    hall, desk, hearth, yard = _shares(above, _UPPER)
    out = [_board(seen, box)]
    out += mess_hall(seen, hall) + office(seen, desk) + kitchen(seen, hearth) + chores(seen, yard)
    if seen.view.expansion:
        vaults, tower, secret = _shares(below, _LOWER)
        out += cellar(seen, vaults) + workshop(seen, tower) + chamber(seen, secret)
    else:
        vaults, tower = _shares(below, _LOWER_ALONE)
        out += cellar(seen, vaults) + workshop(seen, tower)
    return out + choosing(seen, box)


def _shares(box: Box, shares: tuple[float, ...]) -> list[Box]:
    """Boxes side by side with these parts of the width."""
    room = box.w - _GAP * (len(shares) - 1)
    return [
        Box(box.x + sum(shares[:k]) * room + k * _GAP, box.y, share * room, box.h) for k, share in enumerate(shares)
    ]


@part
def _board(seen: Seen, box: Box) -> Piece:
    """An oak frame with brass nails."""
    art = rect(0, 3, box.w, box.h, 16, "#000", opacity=0.4)
    art += rect(0, 0, box.w, box.h, 16, "url(#oak)", stroke="#1c110a", stroke_width=2)
    art += rect(4.5, 4.5, box.w - 9, box.h - 9, 12, "#1b1218", stroke="#2d1c10")
    for x in (8, box.w - 8):
        for y in (8, box.h - 8):
            art += circle(x, y, 3.5, "#c9a24a", stroke="#3d2a12")
    return seen.piece("board", box.x, box.y, art)
