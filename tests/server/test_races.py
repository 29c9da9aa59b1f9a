"""What two processes do at the same moment, each before it hears of the other: nobody gets past a door in between.

PostgreSQL answers each query as of its own moment."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.engine import Connection
from tests.server.house import PATIENCE
from tests.server.parts import Postgres
from tests.server.test_parts import HOST, row

from alehouse.house.refusal import Removed
from alehouse.house.rows import HookRow, MoveRow, PersonRow, SeatRow, Standing, TableRow
from alehouse.house.storage import Taken
from alehouse.server.storage.devices import Arrival
from alehouse.server.storage.schema import devices, people, seats, tables
from alehouse.server.storage.storage import Storage

Pair = tuple[Storage, Storage]
Asked = Callable[[Storage], Coroutine[Any, Any, object]]

ANNA = PersonRow(id="anna", device="phone")
STOLEN = replace(ANNA, device="stolen")


@pytest.fixture
def storages(postgres: Postgres) -> Iterator[Pair]:
    """One database, as two processes have it."""
    db = postgres.new_database()
    pair = Storage(db), Storage(db)
    yield pair
    for storage in pair:
        storage.close()


def meanwhile(storage: Storage, query: str, deed: Coroutine[Any, Any, object]) -> None:
    """Do something elsewhere, just before a storage asks for the first time for something that begins so."""
    done = threading.Event()

    def do_it(_: object, __: object, statement: str, *___: object) -> None:
        if query in statement and not done.is_set():
            done.set()
            asyncio.run(deed)

    sa.event.listen(storage.database._engine, "before_cursor_execute", do_it)


async def with_devices(storage: Storage) -> None:
    """Anna, with her phone, and a computer that was stolen."""
    await storage.people.keep(ANNA)
    token = await storage.devices.link("anna", 60)
    assert await storage.devices.add(token, Arrival(device="stolen", name="", agent="", before=None))


def rows_of(storage: Storage, table: sa.Table) -> list[Any]:
    async def found() -> list[Any]:
        return await storage.database.do(lambda connection: list(connection.execute(sa.select(table)).all()))

    return asyncio.run(found())


# ── devices ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "asked",
    [
        lambda storage: storage.devices.link("anna", 60, "stolen"),
        lambda storage: storage.devices.keep_words("anna", "stolen", "print"),
        lambda storage: storage.people.change(replace(STOLEN, email="thief@example.com")),
        lambda storage: storage.outbox.subscribe(STOLEN, "https://push.example/thief", {}),
        lambda storage: storage.outbox.set_hook(STOLEN, HookRow(person="anna", kind="ntfy", address="https://x/y")),
    ],
    ids=["link", "words", "mail", "push", "hook"],
)
def test_a_device_that_is_just_being_removed_makes_itself_no_way_back(storages: Pair, asked: Asked) -> None:
    """It was let in a moment ago, and its request is under way."""
    here, elsewhere = storages
    asyncio.run(with_devices(elsewhere))
    meanwhile(here, "FOR UPDATE", elsewhere.devices.remove("anna", "stolen"))
    with pytest.raises(Removed):
        asyncio.run(asked(here))
    assert [device.id for device in rows_of(elsewhere, devices)] == ["phone"]


def test_words_that_are_just_being_replaced_bring_nobody_back(storages: Pair) -> None:
    here, elsewhere = storages
    asyncio.run(with_devices(elsewhere))
    asyncio.run(elsewhere.devices.keep_words("anna", "phone", "old"))
    meanwhile(here, "FOR UPDATE", elsewhere.devices.keep_words("anna", "phone", "new"))
    thief = Arrival(device="thief", name="", agent="", before=None)
    assert asyncio.run(here.devices.take_in("old", thief)) is None
    assert asyncio.run(here.devices.take_in("new", thief)) is not None


def test_a_link_that_is_just_being_used_adds_no_second_device(storages: Pair) -> None:
    here, elsewhere = storages
    asyncio.run(elsewhere.people.keep(ANNA))
    token = asyncio.run(elsewhere.devices.link("anna", 60))
    first, second = (Arrival(device=name, name="", agent="", before=None) for name in ("first", "second"))
    meanwhile(here, "FOR UPDATE", elsewhere.devices.add(token, first))
    assert asyncio.run(here.devices.add(token, second)) is None
    assert {device.id for device in rows_of(here, devices)} == {"phone", "first"}


def test_of_two_links_made_at_once_one_is_good(storages: Pair) -> None:
    asyncio.run(storages[0].people.keep(ANNA))

    async def made() -> list[str]:
        return await asyncio.gather(*(storage.devices.link("anna", 60) for storage in storages * 4))

    tokens = asyncio.run(made())
    good = [token for token in tokens if asyncio.run(storages[0].devices.owner(token))]
    assert len(good) == 1


# ── tables ────────────────────────────────────────────────────────────────────────────────────────────


def waiting(*others: SeatRow) -> TableRow:
    return replace(row(), host=HOST.id, status="open", seats=[row().seats[0], *others], players=1 + len(others))


def test_nobody_sits_at_a_table_while_being_forgotten(storages: Pair) -> None:
    """Others would wait for ever for somebody who cannot come."""
    here, elsewhere = storages
    asyncio.run(elsewhere.people.keep(ANNA))
    asyncio.run(elsewhere.tables.open(table := waiting(SeatRow(seat=1, kind="open")), []))
    meanwhile(here, "FOR KEY SHARE", elsewhere.people.forget("anna"))
    with pytest.raises(Taken):
        asyncio.run(here.tables.sit(table, replace(table.seats[1], kind="person", person="anna")))
    assert "anna" not in {seat.person for seat in rows_of(here, seats)}


def test_whoever_sits_down_while_being_forgotten_is_forgotten_there_too(storages: Pair) -> None:
    here, elsewhere = storages
    asyncio.run(elsewhere.people.keep(ANNA))
    asyncio.run(elsewhere.tables.open(table := waiting(SeatRow(seat=1, kind="open")), []))
    anna = replace(table.seats[1], kind="person", person="anna")
    meanwhile(here, "FOR UPDATE", elsewhere.tables.sit(table, anna))
    asyncio.run(here.people.forget("anna"))
    assert "anna" not in {seat.person for seat in rows_of(here, seats)}
    assert rows_of(here, people) == []


def test_a_move_does_not_open_a_table_again_that_is_just_being_closed(storages: Pair) -> None:
    here, elsewhere = storages
    asyncio.run(elsewhere.tables.open(table := row(), []))
    closed, moved = MoveRow(seq=0, action="closed", seat=0), MoveRow(seq=0, action="place:A1", seat=0)
    stands = Standing(player=1, summary={})
    meanwhile(here, "INSERT INTO moves", elsewhere.tables.close(table.id, closed))
    with pytest.raises(Taken):
        asyncio.run(here.tables.add(table.id, [moved], stands))
    assert [found.status for found in rows_of(here, tables)] == ["closed"]


def test_what_is_in_each_others_way_is_done_one_after_the_other(storages: Pair) -> None:
    """Processes write what waits together, so each may hold what the other wants next."""
    asyncio.run(storages[0].tables.open(replace(row(), id="a"), []))
    asyncio.run(storages[0].tables.open(replace(row(), id="b"), []))
    both = threading.Barrier(2, timeout=PATIENCE)

    def touch(*names: str) -> Callable[[Connection], None]:
        met: list[bool] = []

        def work(connection: Connection) -> None:
            for name in names:
                here = tables.update().where(tables.c.id == name)
                connection.execute(here.values(players=tables.c.players + 1))
                if not met:
                    met.append(True)
                    both.wait()

        return work

    async def at_once() -> None:
        one, other = storages
        await asyncio.gather(one.database.do(touch("a", "b")), other.database.do(touch("b", "a")))

    asyncio.run(at_once())
    assert [found.players for found in rows_of(storages[0], tables)] == [row().players + 2] * 2
