"""The table of DWARF as pictures: the scene of a view, the drawings all scenes share, what unfolds."""

from functools import cache

from alehouse.core.draw.album import Album
from alehouse.core.scene import LANDSCAPE, Detail, Layout, Scene
from alehouse.core.words import Words
from alehouse.games.dwarf.cards import Catalogue
from alehouse.games.dwarf.drawing import landscape, portrait
from alehouse.games.dwarf.drawing.cards import card_drawings
from alehouse.games.dwarf.drawing.detail import unfold
from alehouse.games.dwarf.drawing.materials import shared_drawings
from alehouse.games.dwarf.drawing.motifs_mine import mine_motifs
from alehouse.games.dwarf.drawing.motifs_monsters import monster_motifs
from alehouse.games.dwarf.drawing.motifs_scenery import scenery
from alehouse.games.dwarf.drawing.motifs_special import special_motifs
from alehouse.games.dwarf.drawing.portraits import portraits
from alehouse.games.dwarf.drawing.table import Table
from alehouse.games.dwarf.drawing.turns import status_line, status_strip
from alehouse.games.dwarf.view import DwarfView


def scene(cards: Catalogue, view: DwarfView, words: Words, layout: Layout, album: Album | None = None) -> Scene:
    """Everything there is to draw of a view, for a wide or a narrow table."""
    table = Table(cards, view, words, layout, album)
    if layout.shape == LANDSCAPE:
        return Scene(layout=layout, status=status_strip(table), table=landscape.table_canvas(table))
    return Scene(
        layout=layout,
        status=status_line(table),
        rivals=portrait.rivals_canvas(table),
        tabs=portrait.tabs(table),
        own=portrait.own_canvas(table),
    )


@cache
def scene_defs(cards: Catalogue) -> str:
    """The content of the <defs> that every scene of these cards refers to."""
    motifs = scenery() + mine_motifs() + monster_motifs() + special_motifs() + portraits()
    return shared_drawings() + motifs + card_drawings(cards)


def detail(cards: Catalogue, view: DwarfView, words: Words, layout: Layout, what: str) -> Detail:
    """What a piece's `opens` unfolds."""
    return unfold(Table(cards, view, words, layout), what)
