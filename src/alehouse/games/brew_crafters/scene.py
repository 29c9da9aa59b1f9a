"""The table of Brew Crafters as pictures: the scene of a view, the drawings all scenes share, what unfolds."""

from functools import cache

from alehouse.core.draw.album import Album
from alehouse.core.draw.pieces import crown
from alehouse.core.draw.svg import symbol, use
from alehouse.core.scene import LANDSCAPE, Detail, Layout, Scene
from alehouse.core.words import Words
from alehouse.games.brew_crafters.cards import Catalogue
from alehouse.games.brew_crafters.drawing import landscape, portrait
from alehouse.games.brew_crafters.drawing.detail import unfold
from alehouse.games.brew_crafters.drawing.materials import shared_drawings
from alehouse.games.brew_crafters.drawing.plant import plant_drawings
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.status import status_line, status_strip
from alehouse.games.brew_crafters.view import BrewCraftersView
from alehouse.games.brew_crafters.vocabulary import INGREDIENTS


def scene(cards: Catalogue, view: BrewCraftersView, words: Words, layout: Layout, album: Album | None = None) -> Scene:
    """Everything there is to draw of a view, for a wide or a narrow table."""
    seen = Seen(cards, view, words, layout, album)
    if layout.shape == LANDSCAPE:
        return Scene(layout=layout, status=status_strip(seen), table=landscape.table_canvas(seen))
    return Scene(
        layout=layout,
        status=status_line(seen),
        rivals=portrait.rivals_canvas(seen),
        tabs=portrait.tabs(seen),
        own=portrait.own_canvas(seen),
    )


@cache
def scene_defs(cards: Catalogue) -> str:
    """The content of the <defs> that every scene of these cards refers to; the log draws its goods from there, too."""
    goods = (*INGREDIENTS, "money", "rep")
    signs = "".join(symbol(f"g-{good}", 24, 24, use(good, 0, 0, 24)) for good in goods)
    return shared_drawings(cards) + plant_drawings() + crown() + signs


def detail(cards: Catalogue, view: BrewCraftersView, words: Words, layout: Layout, what: str) -> Detail:
    """What a piece's `opens` unfolds."""
    return unfold(Seen(cards, view, words, layout), what)
