"""What the greedy bot understands of Dice Brewing: recipes that want two hops do not clog the display for ever."""

from typing import Final

import pytest
from tests.games.dice_brewing.table import arrange, look, play
from tests.long import sized

import alehouse
from alehouse.bots import load_bot
from alehouse.core.fate import seeded
from alehouse.core.state import State

TWO_HOPS: Final = ["royal_pilsner", "bitter_pale_ale", "double_india_pale_ale", "experimental_pilsner"]
GAMES: Final = sized(30, 500)
SOON: Final = 12  # rounds within which nine games of ten are over
LATEST: Final = 20


def grown(display: list[str]) -> bool:
    """Whether it grows hops, with one of them, malt enough and two seeds."""
    mine = {"pool": ["green 3"], "warehouse": ["yellow 5", "yellow 4", "yellow 3"], "seeds": 2}
    state = arrange(mine, {"pool": ["blue 1"]}, {"pool": ["blue 1"]}, phase="place", round=2, display=display)
    bot, rng, moves = load_bot("greedy"), seeded(1), []
    while look(state).phase == "place":
        if state.player == 0:
            moves.append(state.name(bot.choose(state.resample(0, rng), rng)))
            play(state, moves[-1])
        else:
            play(state, "pass")
    return "space:hops_seed" in moves


def test_it_grows_hops_where_the_display_wants_two() -> None:
    """A seed was once always worth more to it than the hops it grows: then it grew none in any of these."""
    displays = [[name for name in TWO_HOPS if name != missing] for missing in TWO_HOPS]
    assert sum(grown(display) for display in displays) >= len(displays) - 1


def played(seed: int) -> State:
    """A game of three."""
    state, bot, rng = alehouse.load("dice_brewing").new(3, seed=seed), load_bot("greedy"), seeded(seed)
    while not state.is_over:
        state.apply(bot.choose(state.resample(state.player, rng), rng))
    return state


@pytest.mark.long
def test_its_games_come_to_an_end() -> None:
    rounds = [look(played(seed)).round for seed in range(GAMES)]
    assert max(rounds) <= LATEST
    assert sum(number <= SOON for number in rounds) >= 0.9 * GAMES
