"""A house that was closed while bots were to move at very many tables: it is open at once, and they move by and by."""

import secrets
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from tests.long import sized
from tests.server.attacks.siege import Pulse, seconds
from tests.server.guests import kept
from tests.server.house import BOT, ME, House, until
from tests.server.parts import Postgres, Redis

from alehouse.house.tables.waking import PAUSE
from alehouse.server.storage.database import address_of, engine_of
from alehouse.server.storage.schema import metadata, moves

TABLES = sized(200, 2000)
OPEN_WITHIN = 3.0  # seconds more than a house without tables needs; it was 20 milliseconds of the processor for each
FEW = 20  # tables that may be awake by then, and one more in every pause between two, whatever the machine
FOR_EVER = 1000.0  # seconds for a bot's move
BOTS_SEAT = 1


class Asleep:
    """A house of one process or two that was closed in the middle of everything."""

    def __init__(self, db: str, redis: str = "") -> None:
        self.processes = [House(db, FOR_EVER, redis=redis) for _ in range(2 if redis else 1)]
        self.owner = self.processes[0].browser()
        self.table = self._table_of_a_bot()
        self.usual = max(self.open_again(FOR_EVER))
        self.close()
        self.ids = copied(self.processes[0], self.table, TABLES)
        assert self.moved() == 0  # or nothing would be left to do

    def _table_of_a_bot(self) -> str:
        """A table where a bot is to answer a person, which takes it for ever; it would begin a game at once."""
        table = self.owner.open_table(ME, BOT, first_player="1")
        with self.owner.sit(table) as seat:
            seat.until_mine()
            while seat.mine:
                seat.play()
        return table

    def open_again(self, pace: float) -> list[float]:
        """Start all processes, one after the other; seconds until each answers."""
        self.close()
        for house in self.processes:
            house.pace = pace
        return [seconds(partial(answers, house)) for house in self.processes]

    def close(self) -> None:
        for house in self.processes:
            if house.process.poll() is None:
                house.kill()

    def moved(self) -> int:
        """At how many tables a bot has moved by now."""
        engine = engine_of(address_of(self.processes[0].address))
        decided = sa.select(sa.func.count(sa.distinct(moves.c.table_id))).where(moves.c.seat == BOTS_SEAT)
        with engine.connect() as connection:
            found = int(connection.execute(decided).scalar_one())
        engine.dispose()
        return found


def live_tables(house: House) -> float:
    """How many tables are ready in memory."""
    text = house.browser().http.get("/metrics").text
    return float(next(line for line in text.splitlines() if line.startswith("alehouse_live_tables ")).split()[1])


def first_answer(house: House) -> float:
    """Seconds until a bot has answered somebody in a house that has just opened: a process for it is started first."""
    owner = house.browser()

    def play() -> None:
        with owner.sit(owner.open_table(ME, BOT, first_player="1")) as seat:
            seat.until_mine()
            while seat.mine:
                seat.play()
            seat.until_mine()

    return seconds(play)


def answers(house: House) -> None:
    """Open a house, and wait until it answers."""
    house.open()
    with httpx.Client(base_url=f"http://127.0.0.1:{house.port}", verify=False, timeout=120) as http:
        until(lambda: http.get("/health").status_code == 200)


def copied(house: House, table: str, times: int) -> list[str]:
    """Keep a table again and again; the ids."""
    keys = {"tables": "id", "seats": "table_id", "moves": "table_id"}
    ids = [f"{number}-{secrets.token_urlsafe(6)}" for number in range(times)]
    found = {name: [row for row in kept(house, name) if row[key] == table] for name, key in keys.items()}
    engine = engine_of(address_of(house.address))
    with engine.begin() as connection:
        for name, key in keys.items():
            again = [row | {key: new} for new in ids for row in found[name]]
            if again:
                connection.execute(metadata.tables[name].insert(), again)
    engine.dispose()
    return ids


@pytest.fixture(params=["one process", "two processes"])
def asleep(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Asleep]:
    if request.param == "one process":
        house = Asleep(str(tmp_path / "tables.db"))
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        redis: Redis = request.getfixturevalue("redis_part")
        house = Asleep(postgres.new_database(), redis.address)
    yield house
    house.close()


@pytest.mark.long
def test_the_house_is_open_at_once_whatever_waits(asleep: Asleep, tmp_path: Path) -> None:
    next_door = House(tmp_path / "next door.db")
    calm = first_answer(next_door)
    next_door.kill()
    since = time.monotonic()
    opened = asleep.open_again(pace=0.0)
    assert max(opened) < OPEN_WITHIN + 3 * asleep.usual
    awake = sum(map(live_tables, asleep.processes))
    assert awake < FEW + (time.monotonic() - since) / PAUSE
    moved = asleep.moved()
    with Pulse(asleep.processes[0]) as pulse:
        # Who looks at a table finds it awake; the last ones would have to wait longest.
        with asleep.owner.sit(asleep.ids[-1]) as seat:
            since = time.monotonic()
            seat.until_mine()
            waited = time.monotonic() - since
        until(lambda: asleep.moved() >= moved + 3)  # the others move, by and by
    assert waited < OPEN_WITHIN + 3 * max(asleep.usual, calm)
    pulse.check()
