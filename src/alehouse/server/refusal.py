"""A request that is not accepted; nothing has changed then."""

from collections.abc import Mapping


class Refusal(Exception):
    """Why, as a message of the server's words. `stale`: the asker's picture of the table is out of date."""

    def __init__(
        self, key: str, args: Mapping[str, object] | None = None, status: int = 400, stale: bool = False
    ) -> None:
        super().__init__(key)
        self.key = key
        self.args_for_words = dict(args or {})
        self.status = status
        self.stale = stale
