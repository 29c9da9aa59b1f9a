"""The components of Cavern Tavern by their ids, for whoever draws or writes what a view names."""

from alehouse.core.cards import by_id
from alehouse.games.cavern_tavern.cards import Catalogue


class CardsById:
    """A catalogue at hand, each kind of its cards by id."""

    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards
        self.areas = by_id(cards.areas)
        self.orders = by_id(cards.orders)
        self.items = by_id(cards.items)
        self.tasks = by_id(cards.tasks)
        self.says = by_id(cards.says)
        self.characters = by_id(cards.characters)
        self.secrets = by_id(cards.secrets)
        self.assignments = by_id(cards.assignments)
