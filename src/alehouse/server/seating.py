"""Who sits at a table: taking a seat, beginning, leaving, coming back."""

import contextlib
from typing import Any, Final, Literal

from msgspec.structs import replace

from alehouse.bots import HOUSE_BOT
from alehouse.core.state import FATE, State
from alehouse.server.keep.database import Taken
from alehouse.server.keep.rows import MoveRow, PersonRow, SeatRow
from alehouse.server.refusal import Refusal
from alehouse.server.table import LiveTable, standing

STAND_IN: Final = HOUSE_BOT  # plays for people who are away, and in seats that nobody took


async def sit(table: LiveTable, seat: int, person: PersonRow, name: str) -> None:
    """Take an open seat; the game begins with the last one."""
    if not 0 <= seat < len(table.row.seats) or table.row.seats[seat].kind != "open":
        raise Refusal("refused-seat")
    taken = SeatRow(seat=seat, kind="person", person=person.id, name=name)
    await _change(table, taken)
    table.sitters[person.id] = person
    await start_if_full(table)


async def stand_up(table: LiveTable, person: str) -> None:
    """Give one's seats free before the game; later a bot plays on in them."""
    for seat in table.seats_of(person):
        if table.waiting:
            await _change(table, SeatRow(seat=seat, kind="open"))
        elif not table.row.seats[seat].away and not table.state.is_over:
            await replace_by_bot(table, seat, "left")
    await wait_for_the_late(table)


async def replace_by_bot(table: LiveTable, seat: int, away: Literal["left", "late"]) -> None:
    """A bot plays for somebody who is away."""
    await _change(table, replace(table.row.seats[seat], bot=STAND_IN, away=away))


async def come_back(table: LiveTable, person: str) -> None:
    """Play on where a bot has played meanwhile."""
    for seat in table.seats_of(person):
        if table.row.seats[seat].away:
            await _change(table, replace(table.row.seats[seat], bot="", away=""))


async def wait_for_the_late(table: LiveTable) -> None:
    """Where nobody plays any more, those who were only late have their seats again: they find their game as it is, not
    played to its end by bots among themselves."""
    if table.waiting or table.state.is_over or table.people:
        return
    for seat in table.row.seats:
        if seat.away == "late":
            with contextlib.suppress(Refusal):  # they are back already
                await _change(table, replace(seat, bot="", away=""))


async def start_if_full(table: LiveTable) -> None:
    """Begin if nobody is waited for."""
    if not any(seat.kind == "open" for seat in table.row.seats):
        await start(table)


async def start(table: LiveTable) -> None:
    """Begin; bots take the seats that are still open."""
    if not table.waiting:
        return
    options: dict[str, Any] = dict(table.row.options)
    state = table.game.new(table.row.players, table.row.seed, **options)
    first = first_moves(state)
    with contextlib.suppress(Taken):  # somebody else was faster
        await table.keep.tables.start(table.id, STAND_IN, first, standing(state), table.also(state, len(first)))
    await table.reload()
    table.tell()


def first_moves(state: State) -> list[MoveRow]:
    """What fate did before the first decision."""
    return [MoveRow(seq=seq, action=move, seat=FATE) for seq, move in enumerate(state.record().moves)]


async def _change(table: LiveTable, seat: SeatRow) -> None:
    try:
        seats = await table.keep.tables.sit(table.id, seat, table.row.seats[seat.seat], table.row.status)
    except Taken:
        await table.catch_up()
        raise Refusal("refused-seat", stale=True) from None
    table.row.seats = seats
    table.tell()
