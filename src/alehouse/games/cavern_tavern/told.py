"""The log of Cavern Tavern: the rule behind each line, and what others do not read in it."""

from typing import Any, Final

from alehouse.core.state import Event
from alehouse.core.view import LogLine

# The rule behind each line of the log.
LOG_CLAUSES: Final = {
    "log-head-round": "CT-5.1.3",
    "log-head-end": "CT-7.1",
    "log-first-player": "CT-4.1.5",
    "log-becomes": "CT-4.1.2",
    "log-assignment": "CT-4.3.5",
    "log-rolls": "CT-5.1.3",
    "log-takes": "CT-6.1.1",
    "log-draws-order": "CT-6.1.2",
    "log-discards-order": "CT-6.1.2",
    "log-gives-up": "CT-6.9.9",
    "log-new-order": "CT-6.1.7",
    "log-completes": "CT-6.1.5",
    "log-potion": "CT-6.1.4",
    "log-left-out": "CT-6.9.8",
    "log-forgets": "CT-5.4.3",
    "log-places": "CT-6.0.1",
    "log-gains": "CT-6.0.3",
    "log-points": "CT-6.0.3",
    "log-track": "CT-6.3.2",
    "log-track-bonus": "CT-6.3.3",
    "log-bonus": "CT-6.9.3",
    "log-nasty": "CT-6.6.1",
    "log-nasty-up": "CT-6.6.1",
    "log-says": "CT-6.6.2",
    "log-fulfils": "CT-6.6.5",
    "log-avoids": "CT-8.1.10",
    "log-marker": "CT-5.1.5",
    "log-white-die": "CT-5.4.7",
    "log-extra-turn": "CT-5.3.4",
    "log-character": "CT-6.7.1",
    "log-lurks": "CT-6.7.4",
    "log-returns": "CT-6.9.7",
    "log-steals": "CT-6.3.7",
    "log-swaps": "CT-6.3.8",
    "log-plays": "CT-6.5.6",
    "log-gets-item": "CT-6.5.2",
    "log-gets-item-hidden": "CT-9.2",
    "log-discards-item": "CT-6.5.5",
    "log-steals-item": "CT-9.5",
    "log-steals-item-hidden": "CT-9.5",
    "log-rerolls": "CT-6.9.6",
    "log-recovers": "CT-6.9.5",
    "log-exchanges": "CT-6.9.6",
    "log-sets": "CT-6.9.6",
    "log-modifies": "CT-8.1.8",
    "log-modifiers": "CT-8.1.11",
    "log-drink": "CT-8.1.9",
    "log-drink-token": "CT-8.1.3",
    "log-mrs-nasty": "CT-8.1.3",
    "log-new-task": "CT-8.1.7",
    "log-takes-task": "CT-8.1.5",
    "log-discards-task": "CT-8.1.6",
    "log-automa": "CT-8.2.2",
    "log-automa-order": "CT-8.2.3",
    "log-automa-takes": "CT-5.4.5",
    "log-final-nasty": "CT-7.2",
    "log-final-ingredients": "CT-7.3",
    "log-final-says": "CT-7.5",
    "log-final-secret": "CT-7.6",
    "log-final-mrs-nasty": "CT-7.7",
}
SECRET_LINES: Final = ("log-gets-item", "log-steals-item")  # others read of them without the card (CT-9.2, CT-9.5)


def told(event: Event, seat: int | None) -> LogLine:
    """An event as a seat reads it."""
    key = event.key
    args: dict[str, Any] = event.args
    if key in SECRET_LINES and seat not in (event.seat, args.get("victim_seat", event.seat)):
        key = f"{key}-hidden"
        args = {name: value for name, value in args.items() if name != "item"}
    return LogLine(message=key, seat=event.seat, args=args, changes=event.changes, clause=LOG_CLAUSES[key])
