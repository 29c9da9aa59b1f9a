"""Tables for the tests of environments: every game, every player count, every value of every option."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.games.test_contract import Mode, modes

import alehouse
from alehouse import Game, State

MODES = list(modes())
every_mode = pytest.mark.parametrize("mode", MODES, ids=str)
every_game = pytest.mark.parametrize("name", alehouse.ROOMS)
COUNTS = [mode for mode in MODES if not mode.options]  # every game at every player count
every_count = pytest.mark.parametrize("mode", COUNTS, ids=str)


def secretive(mode: Mode) -> Mode:
    """The same with every secret that the game has: options under which seats see different things."""
    game = alehouse.load(mode.game)
    return Mode(mode.game, mode.players, {**secrets_of(game, mode.players), **mode.options})


def secrets_of(game: Game, players: int) -> dict[str, Any]:
    """The values of options that hide something."""
    default = {option.name: option.default for option in game.options if option.fits(players)}
    found: dict[str, Any] = {}
    for option in game.options:
        if option.fits(players) and not option.picks:
            for value in option.values_at(players)[1:]:
                if game.has_secrets(default | {option.name: value}):
                    found[option.name] = value
    return found


def walk(state: State, seed: int = 7, step: int = 1) -> Iterator[State]:
    """Every so many decisions of a random game, the last state included."""
    chance = Random(seed)
    number = 0
    while not state.is_over:
        if number % step == 0:
            yield state
        state.apply(chance.choice(state.legal_actions()))
        number += 1
    yield state
