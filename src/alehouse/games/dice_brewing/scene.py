"""The table of Dice Brewing as pictures: the scene of a view, the drawings all scenes share, what unfolds."""

from functools import cache
from typing import Final

from alehouse.core.draw.drawings import Drawings, by_shape
from alehouse.core.draw.sounds import sounding
from alehouse.core.draw.svg import symbol, use
from alehouse.core.scene import TALL
from alehouse.games.dice_brewing.cards import Catalogue
from alehouse.games.dice_brewing.drawing import landscape, portrait, short, tablet, wide
from alehouse.games.dice_brewing.drawing.buildings import streets
from alehouse.games.dice_brewing.drawing.detail import unfold
from alehouse.games.dice_brewing.drawing.materials import shared_drawings
from alehouse.games.dice_brewing.drawing.sounds import SOUNDS
from alehouse.games.dice_brewing.drawing.table import DrawnTable
from alehouse.games.dice_brewing.drawing.things import things

SCENES: Final = by_shape(landscape, wide, tablet, portrait, short) | {TALL: tablet.tall_scene}
DRAWINGS: Final = Drawings(seen=DrawnTable, scenes=SCENES, unfold=unfold, things=things)


@cache
def scene_defs(cards: Catalogue) -> str:
    """The content of the <defs> that every scene of these cards refers to; the log draws its goods from there, too."""
    goods = {"g-coins": "coin", "g-xp": "xp", "g-seeds": "seed"}
    signs = "".join(symbol(name, 24, 24, use(drawing, 0, 0, 24)) for name, drawing in goods.items())
    return sounding(shared_drawings(cards) + streets() + signs, SOUNDS)
