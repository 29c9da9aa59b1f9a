"""The bot that looks far ahead: it thinks for a time, or for a number of playouts, and can be asked why."""

from functools import partial
from time import perf_counter
from typing import Final, final

from alehouse.bots.budget import Budget
from alehouse.bots.mcts import Mcts
from alehouse.bots.parallel import think_together
from alehouse.core.fate import Stream
from alehouse.core.search_settings import SearchSettings
from alehouse.core.state import State


@final
class Considered:
    """An action that a search has weighed: how often it was tried, and how well that went.

    The value is the share of victory that the action promises, from 0 to 1, if all were level now: above an
    even share it gains on the others, below it falls behind them, and only a finished game is 0 or 1.
    """

    def __init__(self, action: int, visits: int, value: float) -> None:
        self.action: Final = action
        self.visits: Final = visits
        self.value: Final = value


@final
class Search:
    """Takes the action that it came back to most often."""

    def __init__(self, budget: Budget, settings: SearchSettings | None = None, cores: int = 1) -> None:
        self.budget: Final = budget
        self.settings: Final = settings  # instead of the game's own
        self.cores: Final = cores  # only for a budget in time: playouts give the same choice on every machine

    def choose(self, state: State, rng: Stream) -> int:
        return self.consider(state, rng, hurry=True)[0].action

    def consider(self, state: State, rng: Stream, hurry: bool = False) -> list[Considered]:
        """What came of every action, the best first; in a hurry, no longer than the best is open."""
        actions = state.legal_actions()
        if len(actions) == 1:
            return [Considered(actions[0], 1, 1 / state.seats)]
        end = perf_counter() + self.budget.milliseconds / 1000.0
        settings = self.settings or state.game.search_settings
        cores = self.cores if self.budget.milliseconds > 0.0 else 1
        streams = [Stream(rng.word() | 1, rng.word(), rng.word(), rng.word()) for _ in range(cores)]
        searches = [Mcts(state, settings, stream) for stream in streams]
        if cores == 1:
            found = searches[0].think(self.budget.playouts, end, hurry)
        else:
            found = think_together([partial(search.think, self.budget.playouts, end, False) for search in searches])
        considered = [
            Considered(one.action, one.visits, one.total / one.visits if one.visits else 0.0) for one in found
        ]
        considered.sort(key=lambda one: (one.visits, one.value), reverse=True)
        return considered
