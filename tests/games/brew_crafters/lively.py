"""Random play in which much happens: breweries that brew, hire and install, and keep secrets where they may."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from tests.games.brew_crafters import facts
from tests.games.brew_crafters.table import BASIC_RECIPES, COUNTS, GAME, names

from alehouse import FATE, State

EXPERT: Final[dict[str, Any]] = {**facts.EXPERT, "research_side": "each"}
TABLES: Final[list[tuple[int, dict[str, Any]]]] = [(players, options) for players in COUNTS for options in ({}, EXPERT)]

# how much an action of a kind is liked
LIKED: Final = {
    "pass": 0.1,
    "decline": 0.4,
    "end_brew": 0.1,
    "end_action": 0.2,
    "convert": 0.3,
    "process": 6.0,
    "collaborate": 3.0,
    "secret_recipe": 3.0,
    "brew": 6.0,
    "brew_in_pub": 6.0,
}


def pick(state: State, chance: Random) -> int:
    """An action, fate's included, rather one that gets something done."""
    legal = state.legal_actions()
    called = names(state)
    if state.player == FATE:
        return chance.choice(legal)
    liked = [LIKED.get(name.split(":")[0], 1.0) / (3 if name.endswith(BASIC_RECIPES) else 1) for name in called]
    return chance.choices(legal, liked)[0]


def positions(players: int, seed: int, every: int = 1, **options: Any) -> Iterator[State]:
    """A lively game with its chances: each `every`th position, and the last."""
    state = GAME.new(players=players, seed=seed, events=True, **options)
    chance = Random(seed)
    number = 0
    while not state.is_over:
        if number % every == 0:
            yield state
        number += 1
        state.apply(pick(state, chance))
    yield state
