"""The table of Cavern Tavern as pictures: the scene of a view, the drawings all scenes share, what unfolds."""

from functools import cache
from typing import Final

from alehouse.core.draw.drawings import Drawings, by_shape
from alehouse.core.draw.sounds import sounding
from alehouse.core.draw.svg import symbol, use
from alehouse.games.cavern_tavern.cards import Catalogue
from alehouse.games.cavern_tavern.drawing import landscape, portrait, short, tablet, wide
from alehouse.games.cavern_tavern.drawing.detail import unfold
from alehouse.games.cavern_tavern.drawing.materials import shared_drawings
from alehouse.games.cavern_tavern.drawing.own_order import need_drawings
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.drawing.sounds import SOUNDS
from alehouse.games.cavern_tavern.drawing.things import things

DRAWINGS: Final = Drawings(
    seen=Seen, scenes=by_shape(landscape, wide, tablet, portrait, short), unfold=unfold, things=things
)


@cache
def scene_defs(cards: Catalogue) -> str:
    """The content of the <defs> that every scene of these cards refers to; the log draws its goods from there, too."""
    goods = {"g-vp": "coin", "g-modifiers": "mod", "g-mrs_nasty": "mrs"}
    signs = "".join(symbol(name, 24, 24, use(drawing, 0, 0, 24)) for name, drawing in goods.items())
    return sounding(shared_drawings(cards) + need_drawings() + signs, SOUNDS)
