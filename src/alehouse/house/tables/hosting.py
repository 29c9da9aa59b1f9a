"""What the host may do at a running table: remove somebody, close it; at once, or if the others agree."""

from typing import Final

from msgspec.structs import replace

from alehouse.core.state import FATE
from alehouse.house.refusal import Refusal
from alehouse.house.rows import SeatRow, WishRow
from alehouse.house.storage import Taken
from alehouse.house.tables.ledger import CLOSED, REMOVED
from alehouse.house.tables.seating import STAND_IN
from alehouse.house.tables.table import LiveTable

ATTEMPTS: Final = 20  # at writing something between two moves of bots
LAPSES: Final = 2  # times that somebody's clock runs out until the host may remove them alone


async def remove(table: LiveTable, host: int, seat: int) -> WishRow | None:
    """Remove somebody whose clock ran out too often; of anybody else, the wish to do so, with which all others have to
    agree."""
    target = table.row.seats[seat] if 0 <= seat < len(table.row.seats) else None
    if target is None or not target.person or target.person == table.row.host:
        raise Refusal("refused-remove")
    if target.lapses >= LAPSES:
        await remove_now(table, target)
        return None
    wish = WishRow(seq=table.ledger.seq, seat=host, moves=0, agreed=[], about="remove", target=seat)
    if not asked(table, wish):
        raise Refusal("refused-remove-alone", {"lapses": LAPSES})
    return wish


def closing(table: LiveTable, host: int) -> WishRow:
    """The wish to close the table: granted at once where everybody else is away."""
    return WishRow(seq=table.ledger.seq, seat=host, moves=0, agreed=[], about="close")


def asked(table: LiveTable, wish: WishRow) -> tuple[int, ...]:
    """The seats whose people have to agree with what the host wishes: everybody else who plays, but for the one it is
    about."""
    seats = table.row.seats
    aside = {seats[wish.seat].person, seats[wish.target].person if wish.target >= 0 else None}
    return tuple(seat.seat for seat in seats if seat.person and seat.person not in aside and not seat.away)


async def carry_out(table: LiveTable, wish: WishRow) -> None:
    """Do what the host wishes: everybody agrees."""
    await table.storage.tables.drop_wish(table.id, wish.seq)
    table.wish = None
    if wish.about == "close":
        await close_now(table, wish.seat)
    else:
        await remove_now(table, table.row.seats[wish.target])


async def remove_now(table: LiveTable, target: SeatRow) -> None:
    """A bot plays on for somebody who may not come back; the log tells so."""
    person = target.person or ""
    for seat in [seat.seat for seat in table.row.seats if person and seat.person == person]:
        await _remove_from(table, seat, person)
        table.row.banned.append(person)
    table.changed()


async def _remove_from(table: LiveTable, seat: int, person: str) -> None:
    """Take a seat from somebody, however fast bots play on there; unless the game or somebody else was faster."""
    for _ in range(ATTEMPTS):
        gone = replace(table.row.seats[seat], person=None, bot=STAND_IN, away="removed")
        row = table.ledger.note_row(REMOVED, seat)
        try:
            table.row.seats = await table.storage.tables.remove(table.row, gone, row)
        except Taken:
            await table.catch_up()
            if table.row.status != "running" or table.row.seats[seat].person != person:
                break
            continue
        table.ledger.add([row] if row.seq == table.ledger.seq else [])  # unless it was heard of meanwhile
        return
    raise Refusal("refused-stale", stale=True)


async def close_now(table: LiveTable, seat: int = FATE) -> None:
    """The table ends without a result, however fast bots play on there; if not by somebody in a seat, by the house."""
    for _ in range(ATTEMPTS):
        row = None if table.waiting else table.ledger.note_row(CLOSED, seat)
        try:
            await table.storage.tables.close(table.id, row)
        except Taken:
            await table.catch_up()
            continue
        table.ledger.add([row] if row and row.seq == table.ledger.seq else [])  # unless it was heard of meanwhile
        table.row.status, table.row.code, table.draft = "closed", None, None
        table.changed()
        return
    raise Refusal("refused-stale", stale=True)
