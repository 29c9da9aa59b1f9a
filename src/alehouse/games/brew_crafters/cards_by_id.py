"""The components of Brew Crafters by their ids, for whoever draws or writes what a view names."""

from alehouse.core.cards import by_id
from alehouse.games.brew_crafters.cards import Catalogue


class CardsById:
    """A catalogue at hand, each kind of its cards by id."""

    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards
        self.spaces = by_id(cards.spaces)
        self.recipes = by_id(cards.recipes)
        self.tiles = by_id(cards.tiles)
        self.workers = by_id(cards.workers)
        self.partnerships = by_id(cards.partnerships)
        self.tracks = by_id(cards.tracks)
        self.sections = by_id(cards.sections)
        self.lines = by_id(cards.lines)
