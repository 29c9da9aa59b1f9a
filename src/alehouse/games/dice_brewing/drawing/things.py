"""What the things on the table are, where nothing larger unfolds from them: dice, seeds, buildings, phases, markets."""

from collections.abc import Sequence
from typing import Final

from alehouse.core.draw.unfolding import thing
from alehouse.games.dice_brewing.card_text import building_in_words, die_in_sentences
from alehouse.games.dice_brewing.cards import COLOURS
from alehouse.games.dice_brewing.drawing.table import DrawnTable

_SAME: Final = {  # pieces that are told alike
    "market-closed": "market",
    "black-market-closed": "black-market",
    "xp-sign": "xp",
    "xp-track": "xp",
    "ribbon": "xp",
}


def things(table: DrawnTable, piece: str) -> Sequence[str]:
    """A piece in sentences."""
    kind, _, name = piece.partition(":")
    colour, _, number = kind.partition("-")
    if kind == "supply" and name in COLOURS:
        return die_in_sentences(name, table.catalogue, table.words)
    if colour in COLOURS and number.isdecimal():
        return die_in_sentences(colour, table.catalogue, table.words)
    if kind == "supply" and name:
        return thing(table.words, "seed")
    if kind == "building":
        return _building(table, name.rpartition(":")[2])
    return thing(table.words, _SAME.get(kind, piece))


def _building(table: DrawnTable, name: str) -> Sequence[str]:
    building = next(building for building in table.catalogue.buildings if building.id == name)
    return building_in_words(building, table.view.round, table.words)
