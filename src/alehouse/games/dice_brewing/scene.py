"""The table of Dice Brewing as pictures: the scene of a view, the drawings all scenes share, what unfolds."""

from functools import cache

from alehouse.core.draw.album import Album
from alehouse.core.draw.svg import symbol, use
from alehouse.core.scene import LANDSCAPE, Detail, Layout, Scene
from alehouse.core.words import Words
from alehouse.games.dice_brewing.cards import Catalogue
from alehouse.games.dice_brewing.drawing import landscape, portrait
from alehouse.games.dice_brewing.drawing.buildings import streets
from alehouse.games.dice_brewing.drawing.detail import unfold
from alehouse.games.dice_brewing.drawing.materials import shared_drawings
from alehouse.games.dice_brewing.drawing.status import status_line, status_strip
from alehouse.games.dice_brewing.drawing.table import Table
from alehouse.games.dice_brewing.view import DiceBrewingView


def scene(cards: Catalogue, view: DiceBrewingView, words: Words, layout: Layout, album: Album | None = None) -> Scene:
    """Everything there is to draw of a view, for a wide or a narrow table."""
    table = Table(cards, view, words, layout, album)
    if layout.shape == LANDSCAPE:
        return Scene(layout=layout, status=status_strip(table), table=landscape.table_canvas(table))
    return Scene(
        layout=layout,
        status=status_line(table),
        rivals=portrait.players_canvas(table),
        tabs=portrait.tabs(table),
        own=portrait.own_canvas(table),
    )


@cache
def scene_defs(cards: Catalogue) -> str:
    """The content of the <defs> that every scene of these cards refers to; the log draws its goods from there, too."""
    goods = {"g-coins": "coin", "g-xp": "xp", "g-seeds": "seed"}
    return shared_drawings(cards) + streets() + "".join(symbol(g, 24, 24, use(d, 0, 0, 24)) for g, d in goods.items())


def detail(cards: Catalogue, view: DiceBrewingView, words: Words, layout: Layout, what: str) -> Detail:
    """What a piece's `opens` unfolds."""
    return unfold(Table(cards, view, words, layout), what)
