"""The table of Cavern Tavern as one person sees it: the view with names, words, components and options at hand."""

from alehouse.core.draw.album import Album, fact
from alehouse.core.draw.table import SeenTable
from alehouse.core.scene import LANDSCAPE, WIDE, Layout
from alehouse.core.words import Words
from alehouse.games.cavern_tavern.cards import Catalogue
from alehouse.games.cavern_tavern.view import AreaView, CavernTavernView, PileView, PlayerView


class Seen(SeenTable[CavernTavernView, PlayerView]):
    """What every drawing function is handed. A seat's number is also the number of its colour and shape."""

    def __init__(
        self, cards: Catalogue, view: CavernTavernView, words: Words, layout: Layout, album: Album | None = None
    ) -> None:
        super().__init__(view, words, layout, len(view.players), album)
        self.cards = cards
        self.areas = {area.id: area for area in cards.areas}
        self.orders = {order.id: order for order in cards.orders}
        self.items = {item.id: item for item in cards.items}
        self.tasks = {task.id: task for task in cards.tasks}
        self.says = {says.id: says for says in cards.says}
        self.characters = {character.id: character for character in cards.characters}
        self.secrets = {secret.id: secret for secret in cards.secrets}
        self.assignments = {assignment.id: assignment for assignment in cards.assignments}
        self._chosen = {die for player in view.players for die in self._held(player)}

    def _held(self, player: PlayerView) -> list[str]:
        """The dice in hand: those chosen; at setup, where dice are served from the lowest on and those that wait are
        called chosen, the one that is served now (CT-4.1.10)."""
        if self.view.phase != "setup":
            return player.chosen
        served = [die for die in player.dice if die.value and die.id not in player.chosen]
        return [max(served, key=lambda die: (die.value, die.id)).id] if served else []

    @property
    @fact
    def by_touch(self) -> bool:
        """Whether fingers play here: whatever may be chosen is large, or gathered in something large."""
        return self.layout.shape not in (LANDSCAPE, WIDE)

    @fact
    def is_chosen(self, die: str) -> bool:
        """Whether a die is in hand."""
        return die in self._chosen

    @fact
    def is_target(self, place: str) -> bool:
        """Whether dice are being chosen for a place ("area:roast_meat")."""
        return self.view.placing is not None and self.view.placing.target == place

    @property
    @fact
    def marker_holder(self) -> int:
        """Who holds the First Player marker, or -1."""
        return next((player.seat for player in self.view.players if player.first_player), -1)

    def title(self, kind: str, name: str) -> str:
        """What a card or place is called: `title("order", "swan_feather")`."""
        return self.words.name(f"{kind}-{name}")

    @fact
    def pile(self, kind: str) -> PileView:
        """The pile of an ingredient."""
        return next(pile for pile in self.view.piles if pile.id == kind)

    @fact
    def of_section(self, section: str) -> list[AreaView]:
        """The areas of a room, in the card file's order."""
        return [area for area in self.view.areas if area.section == section]
