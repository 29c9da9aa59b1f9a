"""A token bucket: limits whoever sends too much; tokens come back at a steady rate, up to a full bucket."""

import time
from typing import Final

RATE: Final = 20.0  # messages a second that may go on for ever
BURST: Final = 100.0  # messages at once
PATIENCE: Final = 200.0  # messages beyond that before the line is cut


class TokenBucket:
    """Tokens for messages, each of which takes one; or for milliseconds, of which something takes many."""

    def __init__(self, rate: float = RATE, burst: float = BURST, *, patience: float = PATIENCE) -> None:
        self._rate = rate
        self._burst = burst
        self._patience = patience  # tokens that may be missing before there is no point in answering
        self._left = burst
        self._since = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Take tokens, if there are so many; what is sent without counts, too, though nobody waits for ever."""
        self._left = max(self.left, -self._patience) - amount
        self._since = time.monotonic()
        return self._left >= 0

    @property
    def left(self) -> float:
        """Tokens that there are now; less than none if some are missing."""
        return min(self._burst, self._left + (time.monotonic() - self._since) * self._rate)

    @property
    def wait(self) -> float:
        """Seconds until there is a token again."""
        return max(0.0, -self.left / self._rate)

    @property
    def overdrawn(self) -> bool:
        """Whether so much was sent without tokens that there is no point in answering."""
        return self._left < -self._patience

    @property
    def full(self) -> bool:
        """Whether nothing was sent for a while."""
        return self.left >= self._burst
