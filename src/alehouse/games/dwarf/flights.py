"""What flies across the table of DWARF: goods between the Mine and their owners, cards out of the Mountain; and how
monsters strike."""

from typing import Final

from alehouse.core.flights import HIT, SHAKE, TILT, Flight, gesture, of_changes
from alehouse.core.view import LogLine

CARD_BACK: Final = "mountain-back"


def flights(line: LogLine) -> list[Flight]:
    """Goods from and to where they are mined, forged, taken or paid; cards that strike, come or go."""
    return _monsters(line) + of_changes(line, _place, lambda seat, good: f"goods:{seat}:{good}") + _cards(line)


def _monsters(line: LogLine) -> list[Flight]:
    """One that is let loose strikes; the army, or a worker who earns a medal, parries it."""
    if line.message == "log-army" or (line.message == "log-resolve" and line.changes.get("medal", 0) > 0):
        return [gesture(TILT, _card(line))]
    if line.message == "log-attack":
        return [gesture(SHAKE, _card(line)), gesture(HIT, f"player:{line.seat}", "own")]
    return [gesture(SHAKE, _card(line))] if line.message in ("log-raid", "log-harmless") else []


def _cards(line: LogLine) -> list[Flight]:
    args, mine = line.args, _location(line)[:1]
    if line.message == "log-draw":
        return [Flight(CARD_BACK, f"mountain:{mine}", _card(line))]
    if line.message == "log-discard":
        return [Flight(CARD_BACK, f"mountain:{mine}", f"discards:{mine}")]
    if line.message == "log-turn-back":
        return [Flight(CARD_BACK, f"loc:{_location(line)}", f"mountain:{mine}")]
    if line.message == "log-land":
        return [Flight(f"@{_card(line)}", f"pile:{args['pile']}", _card(line))]
    return []


def _card(line: LogLine) -> str:
    return f"card:{_location(line)[:1]}:{line.args['id']}"


def _place(line: LogLine) -> str:
    """A location of a Mine, or the pile of a special action card."""
    return f"loc:{_location(line)}" if "location" in line.args else f"pile:{line.args['pile']}"


def _location(line: LogLine) -> str:
    """With the letter of its Mine, also where the log leaves it out because there is one Mine only."""
    spot = str(line.args.get("location", ""))
    return spot if spot[:1] in ("A", "B") else f"A{spot}"
