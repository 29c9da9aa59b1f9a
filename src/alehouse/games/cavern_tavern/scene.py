"""The table of Cavern Tavern as pictures: the scene of a view, the drawings all scenes share, what unfolds."""

from functools import cache
from typing import Final

from alehouse.core.draw.drawings import Drawings
from alehouse.core.draw.svg import symbol, use
from alehouse.core.scene import LANDSCAPE, PORTRAIT, SHORT, TABLET, TALL, WIDE
from alehouse.games.cavern_tavern.cards import Catalogue
from alehouse.games.cavern_tavern.drawing import landscape, portrait, short, tablet, wide
from alehouse.games.cavern_tavern.drawing.detail import unfold
from alehouse.games.cavern_tavern.drawing.materials import shared_drawings
from alehouse.games.cavern_tavern.drawing.own_order import need_drawings
from alehouse.games.cavern_tavern.drawing.seen import Seen

DRAWINGS: Final = Drawings(
    seen=Seen,
    scenes={
        LANDSCAPE: landscape.scene,
        WIDE: wide.scene,
        TABLET: tablet.scene,
        TALL: tablet.scene,
        PORTRAIT: portrait.scene,
        SHORT: short.scene,
    },
    unfold=unfold,
)


@cache
def scene_defs(cards: Catalogue) -> str:
    """The content of the <defs> that every scene of these cards refers to; the log draws its goods from there, too."""
    goods = {"g-vp": "coin", "g-modifiers": "mod", "g-mrs_nasty": "mrs"}
    signs = "".join(symbol(name, 24, 24, use(drawing, 0, 0, 24)) for name, drawing in goods.items())
    return shared_drawings(cards) + need_drawings() + signs
