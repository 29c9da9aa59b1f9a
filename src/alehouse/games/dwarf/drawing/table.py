"""The table of DWARF as one person sees it: the view with names, colours, words and options at hand."""

from alehouse.core.draw.players import AUTOMA
from alehouse.core.draw.table import SeenTable
from alehouse.core.scene import Layout
from alehouse.core.words import Words
from alehouse.games.dwarf.cards import Card, Catalogue
from alehouse.games.dwarf.view import DwarfView, LocationView, PileView, PlayerView


class Table(SeenTable[DwarfView]):
    """What every drawing function is handed."""

    def __init__(self, catalogue: Catalogue, view: DwarfView, words: Words, layout: Layout) -> None:
        super().__init__(view, words, layout, len(view.players))
        self.catalogue = catalogue
        self.mines = [mountain.mine for mountain in view.mountains]

    @property
    def rivals(self) -> list[PlayerView]:
        """The others, clockwise from the own area."""
        return [self.view.players[player] for player in self.others]

    @property
    def me(self) -> PlayerView:
        return self.view.players[self.own]

    def name(self, player: int) -> str:
        opponent = self.view.players[player].automa
        return self.say(f"automa-{opponent}") if opponent else super().name(player)

    def title(self, card: Card) -> str:
        return self.say(f"card-{card.type}")

    def colour(self, player: int) -> int:
        return AUTOMA if self.view.players[player].automa else player

    def card(self, card_id: str) -> Card:
        return self.catalogue.cards[card_id]


def locations_of(table: Table, mine: str) -> list[LocationView]:
    return [location for location in table.view.locations if location.mine == mine]


def piles_of(table: Table, mine: str) -> list[PileView]:
    return [pile for pile in table.view.piles if pile.mine == mine]
