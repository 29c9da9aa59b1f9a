"""The table of DWARF as pictures: the scene of a view, the drawings all scenes share, what unfolds."""

from functools import cache
from typing import Final

from alehouse.core.draw.drawings import Drawings, by_shape
from alehouse.core.draw.sounds import sounding
from alehouse.games.dwarf.cards import Catalogue
from alehouse.games.dwarf.drawing import landscape, portrait, short, tablet, wide
from alehouse.games.dwarf.drawing.cards import card_drawings
from alehouse.games.dwarf.drawing.detail import unfold
from alehouse.games.dwarf.drawing.materials import shared_drawings
from alehouse.games.dwarf.drawing.motifs_mine import mine_motifs
from alehouse.games.dwarf.drawing.motifs_monsters import monster_motifs
from alehouse.games.dwarf.drawing.motifs_scenery import scenery
from alehouse.games.dwarf.drawing.motifs_special import special_motifs
from alehouse.games.dwarf.drawing.portraits import portraits
from alehouse.games.dwarf.drawing.sounds import SOUNDS
from alehouse.games.dwarf.drawing.table import DrawnTable
from alehouse.games.dwarf.drawing.things import things

DRAWINGS: Final = Drawings(
    seen=DrawnTable, scenes=by_shape(landscape, wide, tablet, portrait, short), unfold=unfold, things=things
)


@cache
def scene_defs(cards: Catalogue) -> str:
    """The content of the <defs> that every scene of these cards refers to."""
    motifs = scenery() + mine_motifs() + monster_motifs() + special_motifs() + portraits()
    return sounding(shared_drawings() + motifs + card_drawings(cards), SOUNDS)
