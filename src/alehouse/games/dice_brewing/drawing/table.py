"""The table of Dice Brewing as one person sees it: the view with names, words, components and options at hand."""

from msgspec.structs import replace

from alehouse.core.draw.table import SeenTable
from alehouse.core.scene import Layout
from alehouse.core.words import Words
from alehouse.games.dice_brewing.cards import SPACES, Catalogue, Space
from alehouse.games.dice_brewing.view import DiceBrewingView, PlayerView


class Table(SeenTable[DiceBrewingView]):
    """What every drawing function is handed."""

    def __init__(self, catalogue: Catalogue, view: DiceBrewingView, words: Words, layout: Layout) -> None:
        super().__init__(_before_the_roll(view), words, layout, len(view.players))
        self.catalogue = catalogue

    @property
    def rivals(self) -> list[PlayerView]:
        """The others, clockwise from the own area."""
        return [self.view.players[player] for player in self.others]

    @property
    def me(self) -> PlayerView:
        return self.view.players[self.own]

    def space(self, space_id: str) -> Space:
        return self.catalogue.spaces[SPACES.index(space_id)]

    @property
    def decides(self) -> bool:
        """Whether whoever looks at the table is asked, and so can take back what he has taken in hand."""
        return bool(self.view.options)

    def held(self, piece: str) -> bool:
        """Whether this die is in hand, or chosen already."""
        return piece == self.view.hand or piece in self.view.chosen


def _before_the_roll(view: DiceBrewingView) -> DiceBrewingView:
    """When a round starts, what the dice of the Active Pools showed means nothing any more: they lie blank."""
    if view.phase != "round_start":
        return view
    blank = [replace(player, pool=[replace(die, value=0) for die in player.pool]) for player in view.players]
    return replace(view, players=blank)
