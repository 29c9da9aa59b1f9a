"""The log of Cavern Tavern as a seat reads it: what others do not learn of a line."""

from typing import Any, Final

from alehouse.core.state import Event
from alehouse.core.view import LogLine

# Lines that others read without the card: what they read instead, and the rule that hides it.
SECRET_LINES: Final = {
    "log-gets-item": ("log-gets-item-hidden", "CT-9.2"),
    "log-steals-item": ("log-steals-item-hidden", "CT-9.5"),
}


def log_line(event: Event, seat: int | None) -> LogLine:
    """An event as a seat reads it."""
    key, clause = event.key, event.clause
    args: dict[str, Any] = event.args
    if key in SECRET_LINES and seat not in (event.seat, args.get("victim_seat", event.seat)):
        key, clause = SECRET_LINES[key]
        args = {name: value for name, value in args.items() if name != "item"}
    return LogLine(message=key, seat=event.seat, args=args, changes=event.changes, clause=clause)
