"""The games of the house, and those invited from elsewhere. A new game is a folder here and a line in this list.

A game from elsewhere is any class that extends `Game`, in a module that Python can import. The environment invites it,
for every command and every process of a house:

    ALEHOUSE_GAMES=last_orders=example_game:LastOrders alehouse play last_orders
"""

import os
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Final

from alehouse.core.cards import CardFile
from alehouse.core.errors import BadOption
from alehouse.core.game import Game

INVITED: Final = "ALEHOUSE_GAMES"  # name=module:Class, commas between several

ROOMS = {
    "dwarf": "alehouse.games.dwarf:Dwarf",
    "dice_brewing": "alehouse.games.dice_brewing:DiceBrewing",
    "cavern_tavern": "alehouse.games.cavern_tavern:CavernTavern",
    "brew_crafters": "alehouse.games.brew_crafters:BrewCrafters",
}


def invite(invitations: str) -> None:
    """Let games from elsewhere in: "last_orders=example_game:LastOrders"."""
    for invitation in filter(None, map(str.strip, invitations.split(","))):
        name, _, where = invitation.partition("=")
        module, _, attribute = where.partition(":")
        if not (name.isidentifier() and module and attribute):
            raise BadOption(f"{INVITED}: write name=module:Class, not {invitation!r}")
        ROOMS[name] = where


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


invite(os.environ.get(INVITED, ""))
