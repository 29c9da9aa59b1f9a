"""The log of DWARF: everybody reads every line as it happened, for nothing is secret (DW-9.2)."""

from alehouse.core.state import Event
from alehouse.core.view import LogLine


def log_line(event: Event) -> LogLine:
    """An event as everybody reads it."""
    return LogLine(message=event.key, seat=event.seat, args=event.args, changes=event.changes, clause=event.clause)
