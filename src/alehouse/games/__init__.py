"""The games of the house. A new game is a folder here and a line in this list."""

from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path

from alehouse.core.cards import CardFile
from alehouse.core.errors import BadOption
from alehouse.core.game import Game

ROOMS = {
    "dwarf": "alehouse.games.dwarf:Dwarf",
    "dice_brewing": "alehouse.games.dice_brewing:DiceBrewing",
    "cavern_tavern": "alehouse.games.cavern_tavern:CavernTavern",
    "brew_crafters": "alehouse.games.brew_crafters:BrewCrafters",
}


def load(name: str, cards: str | Path | CardFile | None = None) -> Game:
    """A game by its name, with the house's cards or with a card file of your own."""
    if name not in ROOMS:
        there = ", ".join(ROOMS)
        raise BadOption(f"there is no game {name!r}; there are: {there}", "bad-game", {"game": name, "games": there})
    if cards is None:
        return _house_game(name)
    return _game_class(name)(cards if isinstance(cards, CardFile) else CardFile.read(cards))


@lru_cache(maxsize=64)
def with_cards(name: str, text: str, file: str = "cards.toml") -> Game:
    """A game with the text of a card file, "" for the house's cards; `file` is what errors call it.
    Games are kept, for tables and processes that meet the same cards again and again."""
    return load(name, CardFile(file, text) if text else None)


@cache
def _house_game(name: str) -> Game:
    return _game_class(name)(None)


def _game_class(name: str) -> type[Game]:
    module, _, attribute = ROOMS[name].partition(":")
    found: type[Game] = getattr(import_module(module), attribute)
    return found
