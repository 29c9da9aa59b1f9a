"""The table of Brew Crafters as one person sees it: the view with names, words, components and options at hand."""

from typing import NamedTuple

from alehouse.core.draw.album import Album, fact
from alehouse.core.draw.table import SeenTable
from alehouse.core.scene import Layout
from alehouse.core.words import Words
from alehouse.games.brew_crafters.cards import Catalogue
from alehouse.games.brew_crafters.view import BrewCraftersView, PlayerView, PriceView


class Box(NamedTuple):
    """Where something is to be drawn on its canvas."""

    x: float
    y: float
    w: float
    h: float

    def inside(self, left: float, top: float, right: float, bottom: float) -> "Box":
        """What is left of it between margins."""
        return Box(self.x + left, self.y + top, self.w - left - right, self.h - top - bottom)

    def grid(self, columns: int, rows: int, gap: float) -> list["Box"]:
        """Equal boxes in rows, row by row."""
        w = (self.w - gap * (columns - 1)) / columns
        h = (self.h - gap * (rows - 1)) / rows
        return [
            Box(self.x + column * (w + gap), self.y + row * (h + gap), w, h)
            for row in range(rows)
            for column in range(columns)
        ]


class Seen(SeenTable[BrewCraftersView]):
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

    def player(self, seat: int) -> PlayerView:
        player: PlayerView = self.closely("players", seat)
        return player

    @fact
    def is_own(self, seat: int) -> bool:
        """Whether a player's area is the own one."""
        return seat == self.own

    @property
    def me(self) -> PlayerView:
        return self.player(self.own)

    @property
    def rivals(self) -> list[PlayerView]:
        """The others, clockwise from the own area."""
        return [self.player(seat) for seat in self.others]

    def title(self, kind: str, name: str) -> str:
        """What a card or place is called: `title("recipe", "lambic_ale")`."""
        return self.words.name(f"{kind}-{name}")

    def lit(self, *targets: str) -> bool:
        """Whether a click on one of these pieces plays something now."""
        return bool(self.actions(*targets))

    @fact
    def price(self, recipe: str) -> PriceView | None:
        """What a batch of it would cost at the own brewery now."""
        return next((price for price in self.me.prices if price.recipe == recipe), None)
