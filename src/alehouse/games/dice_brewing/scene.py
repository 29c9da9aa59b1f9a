"""The table of Dice Brewing as pictures: the scene of a view, the drawings all scenes share, what unfolds."""

from functools import cache
from typing import Final

from alehouse.core.draw.drawings import Drawings
from alehouse.core.draw.svg import symbol, use
from alehouse.core.scene import LANDSCAPE, PORTRAIT, SHORT, TABLET, TALL, WIDE
from alehouse.games.dice_brewing.cards import Catalogue
from alehouse.games.dice_brewing.drawing import landscape, portrait, short, tablet, wide
from alehouse.games.dice_brewing.drawing.buildings import streets
from alehouse.games.dice_brewing.drawing.detail import unfold
from alehouse.games.dice_brewing.drawing.materials import shared_drawings
from alehouse.games.dice_brewing.drawing.table import Table

DRAWINGS: Final = Drawings(
    seen=Table,
    scenes={
        LANDSCAPE: landscape.scene,
        WIDE: wide.scene,
        TABLET: tablet.scene,
        TALL: tablet.tall_scene,
        PORTRAIT: portrait.scene,
        SHORT: short.scene,
    },
    unfold=unfold,
)


@cache
def scene_defs(cards: Catalogue) -> str:
    """The content of the <defs> that every scene of these cards refers to; the log draws its goods from there, too."""
    goods = {"g-coins": "coin", "g-xp": "xp", "g-seeds": "seed"}
    return shared_drawings(cards) + streets() + "".join(symbol(g, 24, 24, use(d, 0, 0, 24)) for g, d in goods.items())
