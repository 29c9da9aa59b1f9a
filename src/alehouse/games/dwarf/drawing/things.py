"""What the things on the table are, where nothing larger unfolds from them: goods, workers, phases, prices, signs."""

from collections.abc import Sequence
from typing import Final

from alehouse.core.draw.unfolding import thing
from alehouse.games.dwarf.drawing.table import DrawnTable

REGULAR: Final = 2  # a player's workers with lower numbers are regular ones, the others helpers
_SAME: Final = {  # pieces that are told alike
    "turn": "turns",
    "threat-notice": "threats",
    "special-heading": "special",
    "ribbon": "standings",
}
_ALONE: Final = ("turns", "marker")  # pieces that are told otherwise in the solo game


def things(table: DrawnTable, piece: str) -> Sequence[str]:
    """A piece in sentences."""
    kind, _, name = piece.partition(":")
    if kind in ("goods", "category"):
        return thing(table.words, name.rpartition(":")[2], items=int(table.catalogue.items_to_end_game))
    if kind == "worker":
        number = int(name.rpartition(":")[2])
        return thing(table.words, "worker" if number < REGULAR else "helper")
    if kind == "price":
        return thing(table.words, f"price:{name.rpartition(':')[2]}")
    told = _SAME.get(kind, piece)
    alone = f"{told}-alone"  # the order of turns of the solo game (DW-8.10, DW-8.11)
    return thing(table.words, alone if told in _ALONE and not table.view.marker_moves else told)
