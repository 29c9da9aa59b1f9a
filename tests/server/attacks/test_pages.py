"""What is made for one visitor alone: somebody with very many tables has them listed without end, a hundred pages are
called at once, forms and codes are wanted under ever other names. Everybody else is answered in between."""

import asyncio
import secrets
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
import sqlalchemy as sa
from tests.server.attacks.siege import HONEST, Pulse, Stranger, meanwhile
from tests.server.guests import key_of
from tests.server.house import HERE, ME, PATIENCE, Browser, House, until
from websockets.sync.client import ClientConnection, connect

from alehouse.house.rows import ResultRow, now
from alehouse.house.storage import CURRENT, FINISHED
from alehouse.house.texts import house_words
from alehouse.server.storage.database import address_of, engine_of
from alehouse.server.storage.schema import seats, tables
from alehouse.server.storage.storage import Storage

ATTACKERS = 8
PAGES = 80  # of one person, all of which are called
VERY_MANY = 600  # tables of one person
TIMES = 40  # that something is asked for
A_DAY = 24 * 3600


def tables_like(house: House, table: str, times: int, **otherwise: str) -> None:
    """As if somebody sat at so many more tables, which others have opened."""
    engine = engine_of(address_of(house.address))
    with engine.begin() as connection:
        row = dict(connection.execute(sa.select(tables).where(tables.c.id == table)).one()._mapping)
        sitting = [
            dict(seat._mapping) for seat in connection.execute(sa.select(seats).where(seats.c.table_id == table))
        ]
        ids = [secrets.token_urlsafe(9) for _ in range(times)]
        connection.execute(
            tables.insert(), [row | {"host": "", "code": None, "id": other} | otherwise for other in ids]
        )
        connection.execute(seats.insert(), [seat | {"table_id": other} for other in ids for seat in sitting])
    engine.dispose()


def same(browser: Stranger) -> Stranger:
    """Another window of the same browser."""
    other = Stranger(browser.house, browser.address)
    other.http.cookies = browser.http.cookies
    return other


def wanting(path: str, browser: Stranger, **headers: Callable[[], str]) -> Callable[[threading.Event], None]:
    """Somebody who asks again and again for the same kind of thing."""

    def attack(stop: threading.Event) -> None:
        window = same(browser)
        while not stop.is_set():
            window.http.get(path, headers={name: value() for name, value in headers.items()})

    return attack


def listen(browser: Stranger) -> ClientConnection:
    cookie = f"alehouse={browser.http.cookies['alehouse']}"
    headers = {"Cookie": cookie, "X-Forwarded-For": browser.address}
    return connect(
        f"ws://127.0.0.1:{browser.house.port}/ws/me",
        additional_headers=headers,
        max_queue=None,  # or each that has heard much when it goes waits ten seconds for the house's goodbye behind it
        open_timeout=PATIENCE,
    )


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("pages") / "tables.db")
    yield house
    house.kill()


# ── lists ─────────────────────────────────────────────────────────────────────────────────────────────


def test_of_very_many_tables_the_latest_are_listed(inn: House) -> None:
    """All that anybody plays at, however much was finished since."""
    anna = Stranger(inn, HONEST)
    running = anna.open_table(ME, HERE)
    inn.run_sql(f"update tables set touched = '{now(-300 * A_DAY)}' where id = '{running}'")
    tables_like(inn, running, FINISHED + 20, status="over", touched=now())
    listed = anna.http.get("/api/tables").json()
    assert sum(line["over"] for line in listed) == FINISHED
    assert [line["id"] for line in listed if not line["over"]] == [running]
    tables_like(inn, running, CURRENT + 20, touched=now())
    home = anna.http.get("/api/home").json()
    assert sum(len(home[part]) for part in ("turns", "asked", "waiting", "archived")) == CURRENT


@pytest.mark.parametrize("path", ["/", "/api/me/statistics"])
def test_lists_of_very_many_tables_without_end(inn: House, path: str) -> None:
    stranger = Stranger(inn)
    tables_like(inn, stranger.open_table(ME, HERE), VERY_MANY)
    attacks = [wanting(path, stranger) for _ in range(ATTACKERS)]
    with Pulse(inn) as pulse, meanwhile(*attacks):
        for _ in range(3):
            assert Stranger(inn, HONEST).http.get("/api/home").status_code == 200
    pulse.check()


def test_what_the_database_does_is_paid_for(open_house: Callable[..., House]) -> None:
    """Whoever has it look through very much has nothing left soon."""

    class MiserlyHouse(House):
        """A household has a quarter of a second of the processor, for ever, and may owe as much."""

        prelude = """
from alehouse.house.fairness import budgets
budgets.HOUSEHOLD, budgets.DEBT = (0.001, 250.0), 250.0
from alehouse.server.storage import people
from alehouse.server.storage.people import PeopleStore
import time
def names(self, ids):
    def work(connection):
        until = time.thread_time() + 0.2
        while time.thread_time() < until:
            pass
        return {}
    return self._database.do(work)
PeopleStore.names = names
"""

    house = open_house(kind=MiserlyHouse)
    stranger = Stranger(house)
    until(lambda: stranger.http.get("/api/me").status_code == 429)
    assert Stranger(house, HONEST).http.get("/api/me").status_code == 200


# ── calls ─────────────────────────────────────────────────────────────────────────────────────────────


def test_very_many_pages_that_are_called_all_the_time(inn: House) -> None:
    stranger = Stranger(inn)
    table = stranger.open_table(ME, HERE)
    tables_like(inn, table, 150)
    with ExitStack() as leaving:
        for _ in range(PAGES):
            leaving.enter_context(listen(stranger)).recv(PATIENCE)

        def ring(stop: threading.Event) -> None:
            window, away = same(stranger), False
            while not stop.is_set():
                away = not away
                window.http.post("/api/archive", json={"table": table, "away": away})
                stop.wait(0.25)

        with Pulse(inn) as pulse, meanwhile(ring):
            for _ in range(3):
                with listen(Stranger(inn, HONEST)) as honest:
                    honest.recv(PATIENCE)
        pulse.check()


# ── names and codes ───────────────────────────────────────────────────────────────────────────────────


def another_name() -> str:
    return f"{secrets.token_hex(4)}.example"


def test_forms_under_ever_other_names(inn: House) -> None:
    """Links are made of the name by which one has come: what is packed for each does not keep the house busy."""
    stranger = Stranger(inn)
    attacks = [wanting("/api/house", stranger, host=another_name) for _ in range(ATTACKERS)]
    with Pulse(inn) as pulse, meanwhile(*attacks):
        for _ in range(TIMES):
            assert Stranger(inn, HONEST).http.get("/api/house").status_code == 200
    pulse.check()


@pytest.mark.parametrize("host", ["x:99999999", "a" * 300, "[::1", "a b"])
@pytest.mark.parametrize("path", ["/", "/api/house", "/qr.svg?path=/x"])
def test_what_cannot_be_a_name_is_refused(browser: Browser, host: str, path: str) -> None:
    assert browser.http.get(path, headers={"Host": host}).status_code == 400


def test_nobody_has_codes_drawn_without_end(open_house: Callable[..., House]) -> None:
    class ReadersHouse(House):
        """A household has a quarter of a second of the processor for looking around, for ever."""

        prelude = """
from alehouse.house.fairness import budgets
budgets.HOUSEHOLD, budgets.DEBT = (0.001, 250.0), 1e9
"""

    house = open_house(kind=ReadersHouse)
    stranger = Stranger(house)
    said = [stranger.http.get(f"/qr.svg?lang=en&path=/{secrets.token_hex(50)}") for _ in range(10 * TIMES)]
    assert said[0].status_code == 200
    assert said[-1].status_code == 429
    assert said[-1].json()["error"].startswith(house_words("en").say("refused-spent", {"seconds": 7}).partition("7")[0])
    assert Stranger(house, HONEST).http.get("/qr.svg?path=/x").status_code == 200


def test_the_first_page_does_not_look_through_all_that_somebody_has_ever_finished(inn: House) -> None:
    """Thousands of results would hold the database up, which answers one after the other."""
    storage = Storage(inn.address)
    anna = Stranger(inn, HONEST)
    table = anna.open_table(ME, HERE)
    tables_like(inn, table, 30, status="over")
    noted = [
        ResultRow(
            table_id=row.id, seat=0, person=key_of(anna), game="dwarf", players=2, place=1, score=number,
            contest="", finished=now(number - 100),
        )
        for number, row in enumerate(asyncio.run(storage.tables.of_person(key_of(anna))))
        if row.status == "over"
    ]  # fmt: skip
    asyncio.run(storage.database.do(storage.results.note(noted)))
    latest = asyncio.run(storage.results.of_person(key_of(anna), latest=3))
    assert [result.score for result in latest] == [result.score for result in noted[-3:]]
    assert anna.http.get("/api/home").json()["last"]["id"] == noted[-1].table_id
    storage.close()
