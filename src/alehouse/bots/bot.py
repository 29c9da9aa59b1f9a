"""What a bot is: it is handed what its seat may know, and chooses."""

from typing import Protocol

from alehouse.core.fate import Stream
from alehouse.core.state import State


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, state: State, rng: Stream) -> int:
        """One of the legal actions. `state` is the bot's own: `resample`d for the seat that decides, so
        that it holds nothing which that seat may not know; `rng` is the bot's only source of chance."""
