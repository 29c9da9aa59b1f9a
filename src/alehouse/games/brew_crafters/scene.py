"""The table of Brew Crafters as pictures: the scene of a view, the drawings all scenes share, what unfolds."""

from functools import cache
from typing import Final

from alehouse.core.draw.drawings import Drawings, by_shape
from alehouse.core.draw.pieces import crown
from alehouse.core.draw.sounds import sounding
from alehouse.core.draw.svg import symbol, use
from alehouse.games.brew_crafters.cards import Catalogue
from alehouse.games.brew_crafters.drawing import landscape, portrait, short, tablet, wide
from alehouse.games.brew_crafters.drawing.detail import unfold
from alehouse.games.brew_crafters.drawing.materials import shared_drawings
from alehouse.games.brew_crafters.drawing.plant import plant_drawings
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.sounds import SOUNDS
from alehouse.games.brew_crafters.drawing.things import things
from alehouse.games.brew_crafters.effect_ops import INGREDIENTS

DRAWINGS: Final = Drawings(
    seen=Seen, scenes=by_shape(landscape, wide, tablet, portrait, short), unfold=unfold, things=things
)


@cache
def scene_defs(cards: Catalogue) -> str:
    """The content of the <defs> that every scene of these cards refers to; the log draws its goods from there, too."""
    goods = (*INGREDIENTS, "money", "rep")
    signs = "".join(symbol(f"g-{good}", 24, 24, use(good, 0, 0, 24)) for good in goods)
    return sounding(shared_drawings(cards) + plant_drawings() + crown() + signs, SOUNDS)
