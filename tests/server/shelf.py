"""Finished games that are put into a house's database, as if they had been played there."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

import alehouse
from alehouse.core.record import Record
from alehouse.core.state import FATE
from alehouse.house.rows import MoveRow, SeatRow, TableRow, now
from alehouse.house.tables.table import standing
from alehouse.server.storage.storage import Storage


def put(
    db: str,
    name: str,
    record: Record,
    people: int = 2,
    private: bool = False,
    cards: str = "",
    colours: tuple[int, ...] = (),
) -> str:
    """A table at which a record was played, by so many people and for the rest by bots; its id."""
    state = alehouse.load(record.game).replay(record)
    seats = [
        SeatRow(seat=seat, kind="person", person=f"sitter-{seat}", name=("Anna", "Brokk", "Ciri", "Dain")[seat])
        if seat < people
        else SeatRow(seat=seat, kind="bot", bot="greedy")
        for seat in range(record.players)
    ]
    for seat, colour in zip(seats, colours):
        seat.colour = colour
    row = TableRow(
        id=name,
        host="",
        game=record.game,
        rules=record.rules,
        players=record.players,
        options=record.options,
        seed=str(record.seed or "seed"),
        cards=cards,
        private=private,
        deadline=0,
        since=now(),
        touched=now(),
        given=record.given,
        seats=seats,
        **msgspec.structs.asdict(standing(state)),
    )
    moves = [MoveRow(seq=seq, action=action, seat=FATE) for seq, action in enumerate(record.moves)]
    write(db, lambda storage: storage.tables.open(row, moves))
    return name


def write(db: str, work: Callable[[Storage], Coroutine[Any, Any, None]]) -> None:
    """Change what is kept, in a thread of its own: whoever has a browser open has a loop running already."""
    storage = Storage(db)
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(work(storage))).result()
    storage.close()
