"""The table of Dice Brewing as one person sees it: the view with names, words, components and options at hand."""

from msgspec.structs import replace

from alehouse.core.draw.cache import DrawingCache, tracked
from alehouse.core.draw.table import SeenTable
from alehouse.core.scene import PORTRAIT, SHORT, TABLET, TALL, Layout
from alehouse.core.words import Words
from alehouse.games.dice_brewing.cards import SPACES, Catalogue, Space
from alehouse.games.dice_brewing.view import DiceBrewingView, PlayerView


class DrawnTable(SeenTable[DiceBrewingView, PlayerView]):
    """What every drawing function is handed."""

    def __init__(
        self,
        catalogue: Catalogue,
        view: DiceBrewingView,
        words: Words,
        layout: Layout,
        cache: DrawingCache | None = None,
    ) -> None:
        super().__init__(_before_the_roll(view), words, layout, len(view.players), cache)
        self.catalogue = catalogue

    def space(self, space_id: str) -> Space:
        return self.catalogue.spaces[SPACES.index(space_id)]

    @property
    @tracked
    def for_fingers(self) -> bool:
        """Whether pieces are touched: whatever may be chosen is as large as a fingertip."""
        return self.layout.shape in (TABLET, TALL, PORTRAIT, SHORT)

    @tracked
    def is_viewer(self, seat: int) -> bool:
        """Whether this player looks at the table."""
        return self.view.seat == seat

    @tracked
    def has_priority(self, seat: int) -> bool:
        """Whether this player holds the season and priority token."""
        return self.view.priority == seat

    @tracked
    def in_phase(self, *phases: str) -> bool:
        return self.view.phase in phases

    @tracked
    def held(self, piece: str) -> bool:
        """Whether this die is in hand, or chosen already."""
        return piece == self.view.hand or self.chosen(piece)

    @tracked
    def chosen(self, piece: str) -> bool:
        """Whether this die is chosen, for a reroll or a brew."""
        return piece in self.view.chosen

    @tracked
    def holds_seed(self, seat: int) -> bool:
        """Whether this player's area lies nearest and a seed from there is in hand."""
        return self.view.hand == "seed" and self.is_own(seat)

    @tracked
    def plays(self, kind: str) -> bool:
        """Whether an action token of this kind is being played."""
        return kind == self.view.playing != ""


def _before_the_roll(view: DiceBrewingView) -> DiceBrewingView:
    """When a round starts, what the dice of the Active Pools showed means nothing any more: they lie blank."""
    if view.phase != "round_start":
        return view
    blank = [replace(player, pool=[replace(die, value=0) for die in player.pool]) for player in view.players]
    return replace(view, players=blank)
