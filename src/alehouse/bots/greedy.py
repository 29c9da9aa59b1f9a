"""The bot that looks one decision ahead: it takes what makes the table look best for its seat at once."""

from typing import Final

from mypy_extensions import i64

from alehouse.core.fate import Stream
from alehouse.core.state import State

DRAWS: Final = 4  # how many futures are averaged when dice or cards follow an action
DEPTH: Final = 2  # how far something begun is looked through: a die in hand, then where it goes


class Greedy:
    """The action after which `State.evaluate` is highest; among equals any."""

    def choose(self, state: State, rng: Stream) -> int:
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        # Every action meets the same futures: none looks better only because it drew luckier dice.
        futures = [Stream(rng.word() | 1, rng.word(), rng.word(), rng.word()) for _ in range(DRAWS)]
        trials = [state.scratch() for _ in range(DEPTH + 1)]
        values = [average(state, trials, action, futures) for action in actions]
        best = max(values)
        equals = [action for action, value in zip(actions, values) if value == best]
        return equals[rng.below(len(equals))]


def average(state: State, trials: list[State], action: i64, futures: list[Stream]) -> float:
    """What the table is worth to the deciding seat after `action`, on average over `futures`."""
    trial = trials[0]
    total = 0.0
    for future in futures:
        trial.copy_from(state)
        trial.stream.copy_from(future)
        trial.step(action)
        value = finished(trials, 0, state.player)
        if same(trial.stream, future):  # fate drew nothing: every future gives this value
            return value
        total += value
    return total / len(futures)


def finished(trials: list[State], depth: i64, seat: i64) -> float:
    """What a trial is worth, what its seat has begun being finished in the best way."""
    trial = trials[depth]
    if depth == DEPTH or trial.player != seat or not trial.is_midway():
        return trial.evaluate(seat)
    actions = trial.legal_actions()
    following = trials[depth + 1]
    best = 0.0
    for number, action in enumerate(actions):
        following.copy_from(trial)
        following.step(action)
        value = finished(trials, depth + 1, seat)
        if number == 0 or value > best:
            best = value
    return best


def same(one: Stream, other: Stream) -> bool:
    return (one.a, one.b, one.c, one.d) == (other.a, other.b, other.c, other.d)
