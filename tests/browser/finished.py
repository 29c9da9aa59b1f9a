"""A finished game, and its page at any of its moves."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.house import House
from tests.server.shelf import put

import alehouse
from alehouse.bots import load_bot
from alehouse.core.fate import seeded
from alehouse.core.record import Record
from alehouse.core.state import State
from alehouse.core.turns import begins_turn


class Game:
    """A whole game that two bots have played, and the house that has it."""

    def __init__(self, folder: Path) -> None:
        self.house = House(folder / "tables.db")
        self.house.open()
        self.db = str(folder / "tables.db")
        self.record = played()
        self.moves = len(self.record.moves)
        self.turns = turns_of(self.record)
        self.page = f"{self.house.address}/record/{put(self.db, 'played', self.record)}"


def played() -> Record:
    state = alehouse.load("dwarf").new(2, "seed")
    chance = seeded("a game at random")
    while not state.is_over:
        state.apply(load_bot("random").choose(state, chance))
    return state.record()


def turns_of(record: Record) -> list[int]:
    """After how many moves a turn begins."""
    game = alehouse.load(record.game)
    state = game.replay(record, 0)
    state.open_fate = True
    found: list[int] = []
    last: int | None = None
    for move, name in enumerate(record.moves):
        if state.player >= 0 and begins_turn(state, last):
            found.append(move)
            last = int(state.player)
        state.apply(state.parse(name))
    return found


def moment(game: Game, move: int) -> State:
    return alehouse.load(game.record.game).replay(game.record, move, events=True)


def open_at(page: Page, game: Game, move: int | None = None) -> None:
    """Open the page, at a move if one is named, and wait until it is shown."""
    page.goto(game.page if move is None else f"{game.page}#{move}")
    is_at(page, game, game.moves if move is None else move)


def is_at(page: Page, game: Game, move: int) -> None:
    expect(page.locator(".transport .count")).to_have_text(f"{move} of {game.moves}")
    expect(page.locator(".past")).not_to_have_class(re.compile("awaits"))
    assert page.url.endswith(f"#{move}")
