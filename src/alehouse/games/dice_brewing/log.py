"""The log of Dice Brewing: what a seat reads of what happened."""

from typing import Any, Final

from alehouse.core.state import Event
from alehouse.core.view import LogLine

# Face down, others read of a token without its kind (DB-9.4).
SECRET_LINES: Final = {"log-buy-token": "log-buy-token-hidden", "log-reward-token": "log-reward-token-hidden"}


def log_line(event: Event, seat: int | None, hidden: bool) -> LogLine:
    """An event as a seat reads it, with action tokens face down (`hidden`) or not."""
    key, clause = event.key, event.clause
    args: dict[str, Any] = event.args
    if key in SECRET_LINES and hidden and seat != event.seat:
        key, clause = SECRET_LINES[key], "DB-9.4"
        args = {name: value for name, value in args.items() if name != "token"}
    return LogLine(message=key, seat=event.seat, args=args, changes=event.changes, clause=clause)
