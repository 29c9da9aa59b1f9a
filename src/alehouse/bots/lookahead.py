"""Shallow lookahead: the table right after an action, with what it has begun finished in the best way."""

from typing import Final, final

from mypy_extensions import i64

from alehouse.core.state import NOBODY, State

WON: Final = 1000.0  # a finished game outweighs everything


@final
class Lookahead:
    """Looks from copies of a state, which it keeps to use them again.

    `depth` is how far something begun is looked through: a die in hand, then where it goes.
    """

    def __init__(self, state: State, depth: int) -> None:
        self.depth: Final[i64] = depth
        self.trials: Final = [state.scratch() for _ in range(depth + 1)]
        self.table: Final = self.trials[0]  # right after the action

    def after(self, state: State, action: i64) -> float:
        """What the table is worth to the deciding seat after an action."""
        self.table.copy_from(state)
        self.table.step(action)
        return self.finished(0, state.player)

    def finished(self, depth: i64, seat: i64) -> float:
        """What a trial is worth, what its seat has begun being finished in the best way."""
        trial = self.trials[depth]
        if trial.player == NOBODY:
            return WON if trial.ranking()[seat] == 1 else -WON
        if depth == self.depth or trial.player != seat or not trial.is_midway():
            return trial.evaluate(seat)
        actions = trial.action_buffer()
        count = trial.legal(actions)
        following = self.trials[depth + 1]
        best = 0.0
        k: i64 = 0
        while k < count:
            following.copy_from(trial)
            following.step(actions[k])
            value = self.finished(depth + 1, seat)
            if k == 0 or value > best:
                best = value
            k += 1
        return best
