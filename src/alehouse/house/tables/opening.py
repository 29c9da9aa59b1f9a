"""Opening a table for whoever asks; and the row that every new one has."""

import secrets
from typing import Any, Final

from msgspec.structs import replace

from alehouse.core.state import State
from alehouse.house.clock import Clock
from alehouse.house.people import called
from alehouse.house.protocol.house import NewTable, SeatForm
from alehouse.house.rows import MoveRow, PersonRow, SeatRow, TableRow
from alehouse.house.storage import Taken
from alehouse.house.tables.codes import fresh_code
from alehouse.house.tables.seating import first_moves
from alehouse.house.tables.table import standing
from alehouse.house.tables.tables import Tables

ATTEMPTS: Final = 8  # at finding a code that no other table has


def fresh_row(state: State, seed: str, clock: Clock, host: str, seats: list[SeatRow], **chosen: Any) -> TableRow:
    """The row of a table that is opened now and stands at `state`; `chosen` is whatever else is not as usual.

    What is to come is drawn from `seed`, which nobody knows: see `fresh_seed`.
    """
    record, stands, now = state.record(), standing(state), clock.now()
    usual = TableRow(
        id=secrets.token_urlsafe(9),
        host=host,
        game=record.game,
        rules=record.rules,
        players=record.players,
        options=record.options,
        seed=seed,
        cards="",
        status=stands.status,
        private=False,
        deadline=0,
        since=now,
        touched=now,
        player=stands.player,
        summary=stands.summary,
        seats=seats,
        given=record.given,
    )
    return replace(usual, **chosen)


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


async def open_table(tables: Tables, new: NewTable, host: PersonRow) -> str:
    """Open a table that has been checked; returns its id. It begins at once if no seat is open."""
    game, seed = await tables.cards.game(new.game, new.cards), fresh_seed()
    options: dict[str, Any] = dict(new.options)
    state = game.new(new.players, seed, **options)
    seats = [_taken(number, seat, host) for number, seat in enumerate(new.seats)]
    begins = not any(seat.kind == "open" for seat in seats)
    row = fresh_row(
        state,
        seed,
        tables.clock,
        host.id,
        seats,
        cards=new.cards,
        status="running" if begins else "open",
        private=new.private,
        deadline=new.deadline,
        hints=bool(new.hints),
        code=None if begins else fresh_code(),
    )
    await tables.storage.people.keep(host)
    await called(tables.storage.people, host, next((seat.name for seat in new.seats if seat.kind == "me"), ""))
    return await _keep(tables, row, first_moves(state) if begins else [])


async def _keep(tables: Tables, row: TableRow, first: list[MoveRow]) -> str:
    """Keep a table under a code that no other one has."""
    for _ in range(ATTEMPTS):
        try:
            return await tables.keep_table(row, first)
        except Taken:
            row = replace(row, code=fresh_code())
    return await tables.keep_table(replace(row, code=None), first)


def _taken(number: int, seat: SeatForm, host: PersonRow) -> SeatRow:
    """A seat as it is when the table is opened: whoever is no bot and is there already shares the host's screen."""
    if seat.kind in ("bot", "open"):
        return SeatRow(seat=number, kind=seat.kind, name=seat.name, bot=seat.bot)
    name = seat.name or (host.name if seat.kind == "me" else "")
    return SeatRow(seat=number, kind="person", person=host.id, name=name, bot=seat.bot)
