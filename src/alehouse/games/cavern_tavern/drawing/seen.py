"""The table of Cavern Tavern as one person sees it: the view with names, words, components and options at hand."""

from alehouse.core.draw.cache import DrawingCache, tracked
from alehouse.core.draw.table import SeenTable
from alehouse.core.scene import LANDSCAPE, WIDE, Layout
from alehouse.core.words import Words
from alehouse.games.cavern_tavern.cards import Catalogue
from alehouse.games.cavern_tavern.cards_by_id import CardsById
from alehouse.games.cavern_tavern.view import AreaView, CavernTavernView, PileView, PlayerView


class Seen(SeenTable[CavernTavernView, PlayerView], CardsById):
    """What every drawing function is handed. A seat's number is also the number of its colour and shape."""

    def __init__(
        self, cards: Catalogue, view: CavernTavernView, words: Words, layout: Layout, cache: DrawingCache | None = None
    ) -> None:
        super().__init__(view, words, layout, len(view.players), cache)
        CardsById.__init__(self, cards)
        self._chosen = {die for player in view.players for die in self._held(player)}

    def _held(self, player: PlayerView) -> list[str]:
        """The dice in hand: those chosen; at setup, where dice are served from the lowest on and those that wait are
        called chosen, the one that is served now (CT-4.1.10)."""
        if self.view.phase != "setup":
            return player.chosen
        served = [die for die in player.dice if die.value and die.id not in player.chosen]
        return [max(served, key=lambda die: (die.value, die.id)).id] if served else []

    @property
    @tracked
    def by_touch(self) -> bool:
        """Whether fingers play here: whatever may be chosen is large, or gathered in something large."""
        return self.layout.shape not in (LANDSCAPE, WIDE)

    @tracked
    def is_chosen(self, die: str) -> bool:
        """Whether a die is in hand."""
        return die in self._chosen

    @tracked
    def is_target(self, place: str) -> bool:
        """Whether dice are being chosen for a place ("area:roast_meat")."""
        return self.view.placing is not None and self.view.placing.target == place

    @property
    @tracked
    def marker_holder(self) -> int:
        """Who holds the First Player marker, or -1."""
        return next((player.seat for player in self.view.players if player.first_player), -1)

    def title(self, kind: str, name: str) -> str:
        """What a card or place is called: `title("order", "swan_feather")`."""
        return self.words.name(f"{kind}-{name}")

    @tracked
    def pile(self, kind: str) -> PileView:
        """The pile of an ingredient."""
        return next(pile for pile in self.view.piles if pile.id == kind)

    @tracked
    def of_section(self, section: str) -> list[AreaView]:
        """The areas of a room, in the card file's order."""
        return [area for area in self.view.areas if area.section == section]
