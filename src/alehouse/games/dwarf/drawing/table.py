"""The table of DWARF as one person sees it: the view with names, colours, words and options at hand."""

from msgspec.structs import replace

from alehouse.core.draw.cache import DrawingCache, tracked
from alehouse.core.draw.players import AUTOMA
from alehouse.core.draw.table import SeenTable
from alehouse.core.scene import Layout
from alehouse.core.words import Words
from alehouse.games.dwarf.cards import Card, Catalogue
from alehouse.games.dwarf.view import DwarfView, LocationView, PileView, PlayerView


class DrawnTable(SeenTable[DwarfView, PlayerView]):
    """What every drawing function is handed."""

    def __init__(
        self, catalogue: Catalogue, view: DwarfView, words: Words, layout: Layout, cache: DrawingCache | None = None
    ) -> None:
        super().__init__(view, words, layout, len(view.players), cache)
        self.catalogue = catalogue
        self.mines = [mountain.mine for mountain in view.mountains]

    @property
    @tracked
    def seats(self) -> list[int]:
        """Everybody at the table, printed opponents included."""
        return [player.seat for player in self.view.players]

    @tracked
    def name(self, player: int) -> str:
        opponent = self.view.players[player].automa
        return self.say(f"automa-{opponent}") if opponent else super().name(player)

    def title(self, card: Card) -> str:
        return self.say(f"card-{card.type}")

    @tracked
    def colour(self, player: int) -> int:
        return AUTOMA if self.view.players[player].automa else super().colour(player)

    @property
    @tracked
    def raises(self) -> bool:
        """Whether a card is to come up, where otherwise a worker goes."""
        return any(option.kind == "raise" for option in self.view.options)

    @property
    @tracked
    def calls_help(self) -> bool:
        """Whether whoever looks at the table places an extra worker."""
        return self.view.phase == "get_help" and self.asks

    @tracked
    def leader(self, good: str) -> int:
        """Who leads this category alone, or -1."""
        categories = self.view.result.categories
        return next((category.leader for category in categories if category.category == good), -1)

    def card(self, card_id: str) -> Card:
        return self.catalogue.cards[card_id]


@tracked
def locations_of(table: DrawnTable, mine: str) -> list[LocationView]:
    return [location for location in table.view.locations if location.mine == mine]


@tracked
def stacks_of(table: DrawnTable, mine: str) -> list[LocationView]:
    """The locations without those who work there."""
    return [replace(location, workers=[]) for location in locations_of(table, mine)]


@tracked
def piles_of(table: DrawnTable, mine: str) -> list[PileView]:
    return [pile for pile in table.view.piles if pile.mine == mine]
