"""What the greedy bot understands of Dice Brewing: recipes that want two hops do not clog the display for ever."""

from typing import Final

import pytest
from tests.games.dice_brewing.table import arrange, look, play

from alehouse.bots import load_bot
from alehouse.core.fate import seeded

TWO_HOPS: Final = ["royal_pilsner", "bitter_pale_ale", "double_india_pale_ale", "experimental_pilsner"]


@pytest.mark.parametrize("missing", TWO_HOPS)
def test_it_grows_hops_where_the_display_wants_two(missing: str) -> None:
    """It has one, malt enough and two seeds; until now a seed was always worth more to it than the hops it grows."""
    mine = {"pool": ["green 3"], "warehouse": ["yellow 5", "yellow 4", "yellow 3"], "seeds": 2}
    display = [name for name in TWO_HOPS if name != missing]
    state = arrange(mine, {"pool": ["blue 1"]}, {"pool": ["blue 1"]}, phase="place", round=2, display=display)
    bot, rng, moves = load_bot("greedy"), seeded(1), []
    while look(state).phase == "place":
        if state.player == 0:
            moves.append(state.name(bot.choose(state.resample(0, rng), rng)))
            play(state, moves[-1])
        else:
            play(state, "pass")
    assert "space:hops_seed" in moves
