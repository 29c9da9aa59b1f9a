"""The slate of one Mine: the Mine itself, beside it its Mountain and the special piles with words and prices."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.scene import Piece
from alehouse.games.dwarf.drawing import mine, mountain, special
from alehouse.games.dwarf.drawing.cards import PILE_WIDTH
from alehouse.games.dwarf.drawing.landscape import special_heading
from alehouse.games.dwarf.drawing.mine import Grid, Origins
from alehouse.games.dwarf.drawing.players import Box
from alehouse.games.dwarf.drawing.table import DrawnTable, piles_of
from alehouse.games.dwarf.view import PileView

_HEADING: Final = 64  # how far below the slate's edge it stands
_FIRST_PILE: Final = 75
_WORDS: Final = PILE_WIDTH + 14  # how far right of a pile they begin
_TAGS: Final = 44  # how far below a pile's upper edge its prices begin


@dataclass(frozen=True, eq=False)
class Slab:
    """Where a slate lies, and how it is shared out; what is touched has higher prices."""

    grid: Grid
    w: float
    h: float
    tag: float = 32  # how high a price is

    @property
    def x(self) -> float:
        return self.grid.x

    @property
    def y(self) -> float:
        return self.grid.y

    @cached_property
    def left(self) -> float:
        """Where Mountain and piles begin."""
        return self.grid.x + self.grid.w + 12

    @cached_property
    def span(self) -> float:
        return self.grid.x + self.w - self.left - 12

    @cached_property
    def step(self) -> float:
        """From one pile to the next."""
        return (self.h - _FIRST_PILE - 2) / 3

    @property
    def curtain(self) -> Box:
        """What a special card covers while it is carried out."""
        return (self.left - 6, self.y + 46, self.span + 10, self.h - 52)

    def piles(self, table: DrawnTable, letter: str) -> list[tuple[PileView, float, float]]:
        """The three piles, one below the other."""
        return [
            (pile, self.left, self.y + _FIRST_PILE + n * self.step) for n, pile in enumerate(piles_of(table, letter))
        ]


def slab(table: DrawnTable, number: int, place: Slab) -> list[Piece]:
    """Everything but the workers: the ground, all cards upon it, the places to click, the card that is carried out."""
    letter = table.mines[number]
    pieces = _ground(table, number, place)
    pieces += mine.locations(table, letter, place.grid)
    pieces.append(mine.lamps(table, letter, place.grid))
    for pile, x, y in place.piles(table, letter):
        pieces += special.pile_place(table, pile, x, y, PILE_WIDTH)
    return pieces + special.resolving_card(table, *place.curtain)


def slab_workers(table: DrawnTable, number: int, place: Slab) -> list[Piece]:
    """The workers in the Mine and on its piles."""
    letter = table.mines[number]
    workers = mine.placed_workers(table, letter, place.grid)
    for pile, x, y in place.piles(table, letter):
        workers += special.committed_workers(table, pile, x, y, PILE_WIDTH, place.curtain)
    return workers


@cached
def _ground(table: DrawnTable, number: int, place: Slab) -> list[Piece]:
    """The slate, and all cards upon it."""
    view = table.view.mountains[number]
    grid, left, span, top = place.grid, place.left, place.span, place.y
    pieces = [mine.slab(table, place.x, top, place.w, place.h), mine.gallery(table, view.mine, grid)]
    pieces += mountain.small_mountain(table, view, left, top + 8, span)
    pieces.append(special_heading(table, left, top + _HEADING, span))
    piles = place.piles(table, view.mine)
    for pile, x, y in piles:
        pieces += special.pile_cards(table, pile, x, y, PILE_WIDTH)
        pieces += special.pile_words(table, pile, x + _WORDS, y, span - _WORDS)
        pieces += special.price_tags(table, pile, x + _WORDS, y + _TAGS, span - _WORDS, place.tag)
    origins = Origins((left, top + 8), (left + span - 62, top + 8), {pile.id: (x, y) for pile, x, y in piles})
    return pieces + mine.stacks(table, view.mine, grid) + mine.cards(table, view.mine, grid, origins)
