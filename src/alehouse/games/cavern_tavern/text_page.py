"""The table of Cavern Tavern being written down, with its cards."""

from alehouse.core import text_page as core
from alehouse.core.words import Words
from alehouse.games.cavern_tavern.cards import Catalogue
from alehouse.games.cavern_tavern.cards_by_id import CardsById
from alehouse.games.cavern_tavern.view import CavernTavernView, PlayerView


class Page(core.Page[Catalogue, CavernTavernView, PlayerView], CardsById):
    """The table of Cavern Tavern being written down."""

    def __init__(self, cards: Catalogue, view: CavernTavernView, words: Words) -> None:
        super().__init__(cards, view, words, view.players)
        CardsById.__init__(self, cards)
