"""The bot that plays anything: every legal action is equally likely."""

from alehouse.core.fate import Stream
from alehouse.core.state import State


class Random:
    """Uniform among the legal actions."""

    def choose(self, state: State, rng: Stream) -> int:
        actions = state.legal_actions()
        return actions[rng.below(len(actions))]
