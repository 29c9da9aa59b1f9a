"""Which letters are written: with a move to whoever has to decide now, to everybody when a game has begun or ended; and
to those for whom a seat is kept at a table."""

from collections.abc import Sequence

from alehouse.core.state import State
from alehouse.house.rows import ASKED, now
from alehouse.house.tables.table import LiveTable
from alehouse.server.settings import Settings
from alehouse.server.storage.database import Work
from alehouse.server.storage.outbox import Way, post, post_once


def ways_of(settings: Settings) -> list[Way]:
    """The ways in which a house sends letters."""
    possible: dict[Way, str] = {
        "mail": settings.mail.host,
        "push": settings.push.contact,
        "hook": settings.hook.services,
    }
    return [way for way, there in possible.items() if there]


class Letters:
    """Writes letters together with what causes them; they are due a while later: see `sender`."""

    def __init__(self, settings: Settings) -> None:
        self._ways = ways_of(settings)
        self._grace = settings.grace

    def __call__(self, table: LiveTable, following: State, seq: int) -> Sequence[Work]:
        """What is to be written with the rows that lead to a state and make `seq` of them."""
        persons = readers(table, following) if self._ways else set()
        return [post(table.id, seq, persons, self._ways, now(self._grace))] if persons else []

    def asking(self, table_id: str, persons: Sequence[str]) -> Sequence[Work]:
        """What is to be written with seats that are kept for these people at a table that waits for them."""
        return [post_once(table_id, ASKED, persons, self._ways, now(self._grace))] if self._ways and persons else []


def readers(table: LiveTable, following: State) -> set[str]:
    """Whom a table's way to a state concerns, besides the person who made it go there."""
    mover = _mover(table, following)
    begins = table.waiting or following is table.state
    if begins or following.is_over:
        seats = [seat for seat in table.row.seats if seat.away != "left"]
    else:
        seats = [table.row.seats[seat] for seat in table.people if seat == following.player]
    return {seat.person for seat in seats if seat.person and seat.person != mover}


def _mover(table: LiveTable, following: State) -> str | None:
    """The person who makes a table go to a state, unless a bot does or nobody can tell."""
    if table.waiting:
        return None
    if following is table.state:
        return table.row.host  # who has opened a table that begins at once
    taken_back = len(following.history) < len(table.state.history)
    seat = table.ledger.mover if taken_back else int(table.state.player)
    return table.row.seats[seat].person if seat in table.people else None
