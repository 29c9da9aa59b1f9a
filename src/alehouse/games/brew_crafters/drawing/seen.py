"""The table of Brew Crafters as one person sees it: the view with names, words, components and options at hand."""

from alehouse.core.draw.cache import DrawingCache, tracked
from alehouse.core.draw.table import SeenTable
from alehouse.core.scene import Layout
from alehouse.core.words import Words
from alehouse.games.brew_crafters.cards import Catalogue
from alehouse.games.brew_crafters.cards_by_id import CardsById
from alehouse.games.brew_crafters.view import BrewCraftersView, PlayerView, PriceView


class Seen(SeenTable[BrewCraftersView, PlayerView], CardsById):
    """What every drawing function is handed. A seat's number is also the number of its colour and shape."""

    def __init__(
        self, cards: Catalogue, view: BrewCraftersView, words: Words, layout: Layout, cache: DrawingCache | None = None
    ) -> None:
        super().__init__(view, words, layout, len(view.players), cache)
        CardsById.__init__(self, cards)

    def title(self, kind: str, name: str) -> str:
        """What a card or place is called: `title("recipe", "lambic_ale")`."""
        return self.words.name(f"{kind}-{name}")

    @tracked
    def price(self, recipe: str) -> PriceView | None:
        """What a batch of it would cost at the own brewery now."""
        return next((price for price in self.me.prices if price.recipe == recipe), None)
