"""Positions for bots to be tried in: some that are decided at once, some in which seats see different things."""

from collections.abc import Iterator
from dataclasses import dataclass

from tests.games.facts import facts_of

import alehouse
from alehouse.bots import load_bot
from alehouse.core.fate import seeded
from alehouse.core.state import State

GAMES = 30
FUTURES = 8


@dataclass(frozen=True)
class Position:
    """A decision between actions of which some win at once, some lose at once, and others do neither."""

    state: State
    winning: list[int]
    losing: list[int]


def decided(game: str) -> Iterator[Position]:
    """Positions of two greedy players in which the one who decides can win or lose at once, and need not."""
    bot, rng = load_bot("greedy"), seeded("decided")
    for number in range(GAMES):
        state = alehouse.load(game).new(2, seed=f"decided-{number}")
        while not state.is_over:
            actions = state.legal_actions()
            results = [result(state, action) for action in actions] if len(actions) > 1 else []
            if len(set(results)) > 1:
                winning = [action for action, found in zip(actions, results) if found == 1]
                yield Position(state.copy(), winning, [a for a, found in zip(actions, results) if found == -1])
                break
            state.apply(bot.choose(state.resample(state.player, rng), rng))


def result(state: State, action: int) -> int:
    """1 if an action wins at once whatever is hidden, -1 if it loses so, 0 for all others."""
    found = {_result(state.resample(state.player, seeded(number)), action) for number in range(FUTURES)}
    return found.pop() if len(found) == 1 else 0


def _result(state: State, action: int) -> int:
    seat = state.player
    state.step(action)
    if not state.is_over or state.ranking().count(1) != 1:
        return 0
    return 1 if state.ranking()[seat] == 1 else -1


def secretive(game: str, mode: str) -> Iterator[list[State]]:
    """Positions of random players: states that differ in nothing but what the deciding seat cannot see."""
    rng = seeded("secrets")
    players, options = facts_of(game).modes[mode]
    for number in range(GAMES):
        state = alehouse.load(game).new(players, seed=f"secrets-{number}", **options)
        while not state.is_over:
            actions = state.legal_actions()
            twins = [state.resample(state.player, rng) for _ in range(3)] if len(actions) > 1 else []
            if len({str(_secrets(twin)) for twin in twins}) > 1:
                yield twins
                break
            for _ in range(7):
                actions = state.legal_actions()
                if actions:
                    state.apply(actions[rng.below(len(actions))])


def _secrets(state: State) -> list[object]:
    """What all seats see together."""
    return [state.view(seat) for seat in range(state.seats)]
