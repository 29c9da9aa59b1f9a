"""Limits for whoever sends too much: a bucket of permissions that fills up slowly."""

import time
from typing import Final

RATE: Final = 20.0  # messages a second that may go on for ever
BURST: Final = 100.0  # messages at once
PATIENCE: Final = 200.0  # messages beyond that before the line is cut


class Bucket:
    """Permissions to send; each message takes one."""

    def __init__(self, rate: float = RATE, burst: float = BURST) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._since = time.monotonic()

    def take(self) -> bool:
        """Take a permission, if there is one; what is sent without counts, too, though nobody waits for ever."""
        now = time.monotonic()
        filled = min(self._burst, self._left + (now - self._since) * self._rate)
        self._left = max(filled, -PATIENCE) - 1
        self._since = now
        return self._left >= 0

    @property
    def wait(self) -> float:
        """Seconds until there is a permission again."""
        return max(0.0, -self._left / self._rate)

    @property
    def overdrawn(self) -> bool:
        """Whether so much was sent without permission that there is no point in answering."""
        return self._left < -PATIENCE

    @property
    def full(self) -> bool:
        """Whether nothing was sent for a while."""
        return self._left + (time.monotonic() - self._since) * self._rate >= self._burst
