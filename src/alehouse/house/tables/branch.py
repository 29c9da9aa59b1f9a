"""A finished game is played on from one of its moments, at a table of its own."""

from alehouse.core.fate import seeded
from alehouse.core.state import FATE, State
from alehouse.house.refusal import Refusal
from alehouse.house.rows import MoveRow, PersonRow, SeatRow
from alehouse.house.tables.opening import fresh_row, fresh_seed
from alehouse.house.tables.table import LiveTable
from alehouse.house.tables.tables import Tables


async def branch(tables: Tables, table: LiveTable, moves: int, host: PersonRow) -> str:
    """A private table where a game goes on after so many of its moves; its id. What comes next is known to nobody."""
    state = await _after(tables, table, moves, host)
    seats = [_seat(seat, host) for seat in table.row.seats]
    chosen = {"cards": table.row.cards, "private": True, "hints": True, "origin": table.id}  # nobody else plays there
    row = fresh_row(state, fresh_seed(), tables.clock, host.id, seats, **chosen)
    await tables.storage.people.keep(host)
    return await tables.keep_table(row, _rows(table, moves, state))


async def _after(tables: Tables, table: LiveTable, moves: int, host: PersonRow) -> State:
    """A finished game after so many moves; where fate has to decide then, it does so anew."""
    if not table.state.is_over:
        raise Refusal("refused-unfinished", status=403)
    if not 0 <= moves < len(table.ledger.moves):
        raise Refusal("refused-look", {"moves": len(table.ledger.moves) - 1})
    state = (await tables.looking_back.at(table, moves, host.id)).copy()
    state.stream.copy_from(seeded(fresh_seed()))
    state.let_fate_play()
    if state.is_over:
        raise Refusal("refused-decided")
    return state


def _seat(seat: SeatRow, host: PersonRow) -> SeatRow:
    """Bots stay. Whoever plays on has the seats of all people, under no name but the own: others give theirs."""
    if seat.kind == "bot":
        return seat
    name = seat.name if seat.person == host.id else ""
    return SeatRow(seat=seat.seat, kind="person", person=host.id, name=name, colour=seat.colour)


def _rows(table: LiveTable, moves: int, state: State) -> list[MoveRow]:
    names = state.record().moves
    seats = [*table.ledger.seats[:moves], *(FATE for _ in names[moves:])]
    return [MoveRow(seq=seq, action=name, seat=seat) for seq, (name, seat) in enumerate(zip(names, seats))]
