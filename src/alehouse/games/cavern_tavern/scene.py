"""The table of Cavern Tavern as pictures: the scene of a view, the drawings all scenes share, what unfolds."""

from functools import cache

from alehouse.core.draw.album import Album
from alehouse.core.draw.svg import symbol, use
from alehouse.core.scene import LANDSCAPE, Detail, Layout, Scene
from alehouse.core.words import Words
from alehouse.games.cavern_tavern.cards import Catalogue
from alehouse.games.cavern_tavern.drawing import landscape, portrait
from alehouse.games.cavern_tavern.drawing.detail import unfold
from alehouse.games.cavern_tavern.drawing.materials import shared_drawings
from alehouse.games.cavern_tavern.drawing.own_order import need_drawings
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.drawing.status import status_line, status_strip
from alehouse.games.cavern_tavern.view import CavernTavernView


def scene(cards: Catalogue, view: CavernTavernView, words: Words, layout: Layout, album: Album | None = None) -> Scene:
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
    goods = {"g-vp": "coin", "g-modifiers": "mod", "g-mrs_nasty": "mrs"}
    signs = "".join(symbol(name, 24, 24, use(drawing, 0, 0, 24)) for name, drawing in goods.items())
    return shared_drawings(cards) + need_drawings() + signs


def detail(cards: Catalogue, view: CavernTavernView, words: Words, layout: Layout, what: str) -> Detail:
    """What a piece's `opens` unfolds."""
    return unfold(Seen(cards, view, words, layout), what)
