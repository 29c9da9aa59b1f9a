"""A request that is not accepted; nothing has changed then."""

from collections.abc import Mapping
from typing import Final

TOO_MANY: Final = 429  # the status for whoever asks for too much
GONE: Final = 410  # the status for whoever comes to what is over and done with
UNKNOWN: Final = 401  # the status for whoever is not whom they say they are, or not any more


class Refusal(Exception):
    """Why, as a message of the server's words.

    `stale`: the asker's picture of the table is out of date; `lost`: what was asked for may be asked again soon.
    """

    def __init__(
        self,
        key: str,
        args: Mapping[str, object] | None = None,
        status: int = 400,
        stale: bool = False,
        lost: bool = False,
    ) -> None:
        super().__init__(key)
        self.key = key
        self.args_for_words = dict(args or {})
        self.status = status
        self.stale = stale
        self.lost = lost


class Removed(Refusal):
    """Somebody asks by a device that is theirs no longer, be it since a moment ago."""

    KEY: Final = "refused-device"

    def __init__(self) -> None:
        super().__init__(self.KEY, status=UNKNOWN)


def lost(error: Exception) -> Refusal:
    """The storage has failed: nothing is kept now, but may be soon."""
    return Refusal("refused-storage", {"problem": str(error)}, status=503, lost=True)
