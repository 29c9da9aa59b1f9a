"""A bot that looks for what it may not know."""

from collections.abc import Callable

from alehouse.core.fate import Stream
from alehouse.core.state import State


class Spy:
    """Takes the first option. What it is handed must be its own: no record, and not fate's real future,
    which `real` tells."""

    def __init__(self, real: Callable[[], State]) -> None:
        self.real = real
        self.asked = 0

    def choose(self, state: State, rng: Stream) -> int:
        real = self.real()
        assert state is not real
        assert state.past is None
        assert future(state) != future(real)
        self.asked += 1
        return state.legal_actions()[0]


def future(state: State) -> tuple[int, ...]:
    """What fate will draw from."""
    stream = state.stream
    return stream.a, stream.b, stream.c, stream.d
