"""A finished game is played on from one of its moments, at a table of its own."""

import secrets

from msgspec.structs import replace

from alehouse.core.fate import seeded
from alehouse.core.state import FATE, State
from alehouse.server.keep.rows import MoveRow, PersonRow, SeatRow, now
from alehouse.server.refusal import Refusal
from alehouse.server.table import LiveTable, standing
from alehouse.server.tables import Tables


async def play_on(tables: Tables, table: LiveTable, moves: int, host: PersonRow) -> str:
    """A private table where a game goes on after so many of its moves; its id. What comes next is known to nobody."""
    state = _after(table, moves)
    stands = standing(state)
    row = replace(
        table.row,
        id=secrets.token_urlsafe(9),
        host=host.id,
        seed=secrets.token_hex(16),
        status="running",
        private=True,
        deadline=0,
        hints=True,  # nobody else plays there
        since=now(),
        touched=now(),
        player=stands.player,
        summary=stands.summary,
        seats=[_seat(seat, host) for seat in table.row.seats],
        origin=table.id,
        next="",
    )
    await tables.keep.people.keep(host)
    return await tables.keep_table(row, _rows(table, moves, state))


def _after(table: LiveTable, moves: int) -> State:
    """A finished game after so many moves; where fate has to decide then, it does so anew."""
    if not table.state.is_over:
        raise Refusal("refused-unfinished", status=403)
    if not 0 <= moves < len(table.ledger.moves):
        raise Refusal("refused-look", {"moves": len(table.ledger.moves) - 1})
    state = table.at(moves).copy()
    state.stream.copy_from(seeded(secrets.token_hex(16)))
    state.let_fate_play()
    if state.is_over:
        raise Refusal("refused-decided")
    return state


def _seat(seat: SeatRow, host: PersonRow) -> SeatRow:
    """Bots stay. Whoever plays on has the seats of all people, under no name but the own: others give theirs."""
    if seat.kind == "bot":
        return seat
    return SeatRow(seat=seat.seat, kind="person", person=host.id, name=seat.name if seat.person == host.id else "")


def _rows(table: LiveTable, moves: int, state: State) -> list[MoveRow]:
    names = state.record().moves
    seats = [*table.ledger.seats[:moves], *(FATE for _ in names[moves:])]
    return [MoveRow(seq=seq, action=name, seat=seat) for seq, (name, seat) in enumerate(zip(names, seats))]
