"""Tables in the middle of a game, put into a database before a server opens it."""

import asyncio
import random
from pathlib import Path

from alehouse.core.state import FATE, State
from alehouse.house.rows import MoveRow, SeatRow, TableRow, now
from alehouse.house.tables.table import standing
from alehouse.server.storage.storage import Storage
from bench.harness import Setting
from bench.server_tables import CLIENTS

DECISIONS = 120  # of some 240 that a random game of DWARF with four people has

DWARF = Setting("dwarf", {"players": CLIENTS})


def fill(db: Path, tables: int) -> list[str]:
    """Store so many tables; their ids."""
    storage = Storage(str(db))
    rows = [_played(seed) for seed in range(tables)]
    asyncio.run(_store(storage, rows))
    storage.close()
    return [table.id for table, _ in rows]


async def _store(storage: Storage, rows: list[tuple[TableRow, list[MoveRow]]]) -> None:
    await asyncio.gather(*(storage.tables.open(table, moves) for table, moves in rows))


def _played(seed: int) -> tuple[TableRow, list[MoveRow]]:
    rng = random.Random(seed)
    state = DWARF.new(seed)
    moves = _rows(state, 0, FATE)
    for _ in range(DECISIONS):
        if not state.is_over:
            seat, known = int(state.player), len(moves)
            state.apply(rng.choice(state.legal_actions()))
            moves += _rows(state, known, seat)
    return _table(seed, state), moves


def _rows(state: State, known: int, seat: int) -> list[MoveRow]:
    """A decision and what fate answered."""
    rows = [MoveRow(seq=seq, action=name, seat=FATE) for seq, name in enumerate(state.record().moves) if seq >= known]
    if seat != FATE:
        rows[0].seat, rows[0].client_id = seat, f"click-{known}"
    return rows


def _table(seed: int, state: State) -> TableRow:
    stands = standing(state)
    return TableRow(
        id=f"table-{seed}",
        host="",
        game=DWARF.name,
        rules=DWARF.game.rules_version,
        players=CLIENTS,
        options=state.record().options,
        seed=str(seed),
        cards="",
        status=stands.status,
        private=False,
        deadline=0,
        since=now(),
        touched=now(),
        player=stands.player,
        summary=stands.summary,
        seats=[SeatRow(seat=seat, kind="person", name=f"Guest {seat}") for seat in range(CLIENTS)],
    )
