"""Another game for the same people: a waiting room where everybody's seat is reserved until they have said yes."""

import contextlib
import secrets
from typing import Any

from msgspec.structs import replace

from alehouse.house.refusal import Refusal
from alehouse.house.rows import PersonRow, SeatRow, TableRow, is_closed
from alehouse.house.storage import Taken
from alehouse.house.tables.arranging import TICKET
from alehouse.house.tables.calls import concerned
from alehouse.house.tables.codes import fresh_code
from alehouse.house.tables.opening import ATTEMPTS, fresh_row, fresh_seed
from alehouse.house.tables.seating import STAND_IN, bots_named, decline, sit, start_if_full
from alehouse.house.tables.table import LiveTable
from alehouse.house.tables.tables import Tables


async def open_rematch(tables: Tables, table: LiveTable, host: PersonRow) -> str:
    """The table of a rematch, whoever asked first for it: colours stay, the order moves on by one. One that has lapsed
    is replaced. Whoever asks for one that stands has said yes to it."""
    if not table.state.is_over:
        raise Refusal("refused-rematch")
    if not await stands(tables, table):
        await _keep(tables, table, host)
        table.changed()
    following = await tables.get(table.row.next)
    tables.bell.ring(concerned(following.row))
    if _held(following, host):
        with contextlib.suppress(Refusal):  # the same person has just said so in another window
            await answer(following, host, yes=True)
    await start_if_full(following)  # whoever played alone needs nobody's yes
    return following.id


async def stands(tables: Tables, table: LiveTable) -> bool:
    """Whether there is a table of a rematch that can still be come to."""
    found = await tables.storage.tables.kept(table.row.next) if table.row.next else None
    return found is not None and not is_closed(found.row, tables.clock.now)


async def _keep(tables: Tables, table: LiveTable, host: PersonRow) -> None:
    """Keep the waiting room of a rematch, under a code that no other table has."""
    lapsed = table.row.next
    for _ in range(ATTEMPTS):
        row = await _row(tables, table, host)
        with contextlib.suppress(Taken):
            also = tables.asking(row.id, [seat.held_for for seat in row.seats if seat.held_for])
            table.row.next = await tables.storage.tables.rematch(table.id, row, lapsed, also)
            return


async def _row(tables: Tables, table: LiveTable, host: PersonRow) -> TableRow:
    before = table.row
    game, seed = await tables.cards.game(before.game, before.cards), fresh_seed()
    options: dict[str, Any] = dict(before.options)
    state = game.new(before.players, seed, **options)
    moved = [before.seats[(number + 1) % before.players] for number in range(before.players)]
    seats = [replace(_again(seat, host), seat=number) for number, seat in enumerate(moved)]
    return fresh_row(
        state,
        seed,
        tables.clock,
        host.id,
        bots_named(seats, game),
        cards=before.cards,
        status="open",
        private=before.private,
        deadline=before.deadline,
        hints=before.hints,
        code=fresh_code(),
        before=before.id,
    )


def _again(seat: SeatRow, host: PersonRow) -> SeatRow:
    """Who is to sit in a rematch where somebody sat: whoever asks for it does, everybody else who stayed to the end is
    asked; in place of whoever has left, or was forgotten, a bot plays on."""
    fresh = SeatRow(seat=seat.seat, kind="bot", name=seat.name, bot=seat.bot or STAND_IN, colour=seat.colour)
    if seat.kind == "bot":
        return fresh
    if seat.person == host.id:
        return replace(fresh, kind="person", person=host.id, bot="")
    if not seat.person or seat.away == "left":
        return replace(fresh, name="")
    return replace(fresh, kind="reserved", bot="", held_for=seat.person, ticket=secrets.token_urlsafe(TICKET))


def _held(table: LiveTable, person: PersonRow) -> list[SeatRow]:
    """The seats that are kept for somebody."""
    return [seat for seat in table.row.seats if seat.kind == "reserved" and seat.held_for == person.id]


async def answer(table: LiveTable, person: PersonRow, yes: bool) -> None:
    """Somebody takes the seats that are reserved for them, or gives them free."""
    held = _held(table, person)
    if not held:
        raise Refusal("refused-not-asked", status=403)
    for seat in held:
        if yes:
            await sit(table, seat.seat, person, seat.name)
        else:
            await decline(table, seat.seat)
