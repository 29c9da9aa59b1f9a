"""The table of Dice Brewing being written down, with its cards."""

from alehouse.core import text_page as core
from alehouse.core.words import Words
from alehouse.games.dice_brewing.cards import Catalogue
from alehouse.games.dice_brewing.view import DiceBrewingView, PlayerView


class Page(core.Page[Catalogue, DiceBrewingView, PlayerView]):
    """The table of Dice Brewing being written down."""

    def __init__(self, cards: Catalogue, view: DiceBrewingView, words: Words) -> None:
        super().__init__(cards, view, words, view.players)
        self.edition = cards.editions[view.edition]
        self.spaces = {space.id: space for space in cards.spaces}
