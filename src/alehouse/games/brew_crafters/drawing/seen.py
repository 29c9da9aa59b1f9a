"""The table of Brew Crafters as one person sees it: the view with names, words, components and options at hand."""

from alehouse.core.draw.album import Album, fact
from alehouse.core.draw.table import SeenTable
from alehouse.core.scene import Layout
from alehouse.core.words import Words
from alehouse.games.brew_crafters.cards import Catalogue
from alehouse.games.brew_crafters.view import BrewCraftersView, PlayerView, PriceView


class Seen(SeenTable[BrewCraftersView, PlayerView]):
    """What every drawing function is handed. A seat's number is also the number of its colour and shape."""

    def __init__(
        self, cards: Catalogue, view: BrewCraftersView, words: Words, layout: Layout, album: Album | None = None
    ) -> None:
        super().__init__(view, words, layout, len(view.players), album)
        self.cards = cards
        self.spaces = {card.id: card for card in cards.spaces}
        self.recipes = {card.id: card for card in cards.recipes}
        self.tiles = {card.id: card for card in cards.tiles}
        self.workers = {card.id: card for card in cards.workers}
        self.partnerships = {card.id: card for card in cards.partnerships}
        self.tracks = {card.id: card for card in cards.tracks}
        self.sections = {card.id: card for card in cards.sections}
        self.lines = {card.id: card for card in cards.lines}

    def title(self, kind: str, name: str) -> str:
        """What a card or place is called: `title("recipe", "lambic_ale")`."""
        return self.words.name(f"{kind}-{name}")

    @fact
    def price(self, recipe: str) -> PriceView | None:
        """What a batch of it would cost at the own brewery now."""
        return next((price for price in self.me.prices if price.recipe == recipe), None)
