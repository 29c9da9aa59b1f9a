"""The bot that looks one decision ahead: it takes what makes the table look best for its seat at once."""

from typing import Final

from mypy_extensions import i64

from alehouse.bots.lookahead import Lookahead
from alehouse.core.fate import Stream
from alehouse.core.state import State

DRAWS: Final = 4  # how many futures are averaged when dice or cards follow an action
DEPTH: Final = 2  # how far it looks through something begun


class Greedy:
    """The action after which `State.evaluate` is highest; among equals any."""

    def choose(self, state: State, rng: Stream) -> int:
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        # Every action meets the same futures: none looks better only because it drew luckier dice.
        futures = [Stream(rng.word() | 1, rng.word(), rng.word(), rng.word()) for _ in range(DRAWS)]
        own = state.scratch()
        lookahead = Lookahead(state, DEPTH)
        values = [average(lookahead, own, action, futures) for action in actions]
        best = max(values)
        equals = [action for action, value in zip(actions, values) if value == best]
        return equals[rng.below(len(equals))]


def average(lookahead: Lookahead, state: State, action: i64, futures: list[Stream]) -> float:
    """What the table is worth to the deciding seat after `action`, on average over `futures`."""
    total = 0.0
    for future in futures:
        state.stream.copy_from(future)
        value = lookahead.after(state, action)
        if same(lookahead.table.stream, future):  # fate drew nothing: every future gives this value
            return value
        total += value
    return total / len(futures)


def same(one: Stream, other: Stream) -> bool:
    return (one.a, one.b, one.c, one.d) == (other.a, other.b, other.c, other.d)
