"""PostgreSQL or Redis goes away under load and comes back: moves are refused as lost for a while, and none is lost."""

import signal
import time
from collections.abc import Iterator

import pytest
from tests.server.house import ME, OPEN, House, mover_of, until
from tests.server.load import Load
from tests.server.parts import Postgres, Redis
from websockets.exceptions import ConnectionClosed

AWAY = 1.5  # seconds
TRY_LATER = 1013


@pytest.fixture(scope="module")
def fragile_postgres() -> Iterator[Postgres]:
    """A PostgreSQL that every test here stops, and starts again."""
    part = Postgres()
    yield part
    part.close()


@pytest.fixture(scope="module")
def fragile_redis() -> Iterator[Redis]:
    part = Redis()
    yield part
    part.close()


@pytest.fixture
def processes(fragile_postgres: Postgres, fragile_redis: Redis) -> Iterator[list[House]]:
    """Two processes of one house."""
    db = fragile_postgres.new_database()
    houses = [House(db, redis=fragile_redis.address) for _ in range(2)]
    yield houses
    for house in houses:
        house.kill()


@pytest.fixture
def club(fragile_postgres: Postgres, fragile_redis: Redis) -> Iterator[House]:
    house = House(fragile_postgres.new_database(), redis=fragile_redis.address)
    yield house
    house.kill()


def lost(load: Load) -> int:
    """How often a move could not be written."""
    return sum(player.lost for player in load.players)


def test_postgresql_goes_away_and_comes_back(club: House, fragile_postgres: Postgres) -> None:
    load = Load(club, alone=1, thought=0.1)
    load.wait_for(2)
    for how in (signal.SIGINT, signal.SIGKILL):
        before = lost(load)
        fragile_postgres.stop(how)
        time.sleep(AWAY)
        until(lambda: lost(load) > before)  # noqa: B023 (it is asked at once)
        fragile_postgres.start()
        load.wait_for(2)
    load.stop()
    load.check(club)


def test_while_postgresql_is_away_everybody_is_told_so_and_sees_the_table(
    club: House, fragile_postgres: Postgres
) -> None:
    browser, friend = club.browser(), club.browser()
    table = browser.open_table(ME, OPEN, first_player="1")
    with browser.sit(table) as anna, friend.sit(table) as brokk:
        brokk.take(1, "Brokk")
        mover_of(anna, brokk)
        fragile_postgres.stop()
        move = {"action": anna.options[0], "seq": anna.table["seq"], "client_id": "again and again"}
        for _ in range(3):
            refused = anna.ask("move", **move)
            assert (refused["type"], refused["lost"], refused["client_id"]) == ("refused", True, "again and again")
        assert browser.http.get("/api/tables").status_code == 503
        assert brokk.ask("look", live=True)["seq"] == move["seq"]  # what is known can be looked at
        fragile_postgres.start()
        done = anna.ask("move", **move)
        assert done["type"] == "done"
        brokk.until_seq(done["seq"])
    assert club.clicks(table) == ["again and again"]


def test_whoever_comes_while_postgresql_is_away_is_told_to_come_again(club: House, fragile_postgres: Postgres) -> None:
    """The page shows "reconnecting" for that code, and tries again; for the codes of the house it would give up."""
    browser, friend = club.browser(), club.browser()
    tables = [browser.open_table(ME, OPEN, first_player="1") for _ in range(2)]
    club.kill()
    club.open()  # nothing is remembered but the first table
    with browser.sit(tables[0]) as known:
        known.until_room()
        fragile_postgres.stop()
        for visitor in (browser, friend):
            for table in tables:
                with visitor.sit(table) as seat:
                    assert seat.hear()["type"] == "refused"
                    with pytest.raises(ConnectionClosed) as closed:
                        seat.hear()
                    assert closed.value.rcvd
                    assert closed.value.rcvd.code == TRY_LATER
        opened = browser.http.get(f"/table/{tables[0]}")
        assert (opened.status_code, opened.headers.get("set-cookie")) == (200, None)  # the page, to try again from
        fragile_postgres.start()
    with browser.sit(tables[1]) as anna, friend.sit(tables[1]) as brokk:
        brokk.take(1, "Brokk")
        mover_of(anna, brokk).play()


def test_redis_goes_away_and_comes_back(club: House, fragile_redis: Redis) -> None:
    load = Load(club, thought=0.1)
    load.wait_for(2)
    for _ in range(2):
        fragile_redis.kill()
        load.wait_for(3)  # one process needs nobody to talk to
        fragile_redis.start()
        load.wait_for(2)
    load.stop()
    assert lost(load) == 0
    load.check(club)


def test_two_processes_play_on_without_redis(processes: list[House], fragile_redis: Redis) -> None:
    load = Load(processes[0], processes[1], thought=0.1)
    load.wait_for(2)
    fragile_redis.kill()
    load.wait_for(3)  # more slowly: the processes look now and then what the other one wrote
    fragile_redis.start()
    load.wait_for(3)
    load.stop()
    load.check(processes[0])
