"""A house as it is run: several processes, health, metrics, logs, a stop that loses nothing."""

import asyncio
import json
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import sqlalchemy as sa
from tests.long import sized
from tests.server.house import BOT, HERE, ME, PATIENCE, Browser, House, Seat, until
from tests.server.load import Load
from tests.server.parts import Postgres, Redis
from tests.terminal.command import COMMAND
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

from alehouse.server.http.wire import Wire
from alehouse.server.storage.database import address_of, engine_of
from alehouse.server.storage.schema import outbox

SOON = 30.0  # seconds for a stop, on a busy machine: a third of what systemd waits
RECONNECT = 1012  # the close code of a house that will be back
MOVES = 'alehouse_moves_total{game="dwarf"}'
BROWSERS = sized(16, 40)  # that look on
SECRET_WORDS = "the cellar key is under the third barrel"


@pytest.fixture(scope="module")
def the_club(postgres: Postgres, redis_part: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    class TidyHouse(House):
        scratch = tmp_path_factory.mktemp("scratch")

    house = TidyHouse(postgres.new_database(), redis=redis_part.address, processes=2)
    yield house
    if house.process.poll() is None:
        house.close()


@pytest.fixture
def club(the_club: House) -> House:
    """A house of two processes, opened again after a test that has closed it."""
    if the_club.process.poll() is not None:
        the_club.open()
    until_open(the_club)
    return the_club


def until_open(house: House) -> None:
    """Until one process answers and all are there; on a busy machine they take a while."""
    until(lambda: httpx.get(f"http://127.0.0.1:{house.port}/health", timeout=PATIENCE).status_code == 200)
    until(lambda: len(serving(house)) == house.settings["processes"])


def children_of(process: int) -> set[int]:
    """The processes that a process has started and that are alive."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, parent = stat.read_text().rpartition(")")[2].split()[:2]
            if int(parent) == process and state != "Z":
                found.add(int(stat.parent.name))
    return found


def serving(house: House) -> set[int]:
    """The processes of a house that serve, not the one that Python starts besides to tidy up."""
    found = set()
    for process in children_of(house.process.pid):
        with suppress(OSError):
            if b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes():
                found.add(process)
    return found


def hung_up(seat: Seat) -> tuple[list[str], int]:
    """The types of all messages until the house hangs up, and the code with which it does."""
    heard: list[str] = []
    try:
        while True:
            heard.append(seat.hear()["type"])
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd else 0


def counted(browser: Browser, name: str) -> float:
    """A number of the metrics, by its name and labels; 0 if it is not there."""
    text = browser.http.get("/metrics").text
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


# ── several processes ─────────────────────────────────────────────────────────────────────────────────


def test_processes_share_tables_and_one_that_dies_is_replaced(club: House) -> None:
    browser = club.browser()
    table = browser.open_table(ME, HERE)
    before = serving(club)
    for process in sorted(before):
        with browser.sit(table) as seat:
            seat.until_mine()
            seat.play()
            moves = seat.table["moves"]
        os.kill(process, signal.SIGKILL)
        until(lambda: len(serving(club) - {process}) == 2)  # noqa: B023 (it is asked at once)
        with browser.sit(table) as seat:
            seat.until_mine()
            assert seat.table["moves"] >= moves
            seat.play()
    assert not before & serving(club)


def test_processes_count_together(club: House) -> None:
    browser = club.browser()
    until(lambda: counted(browser, "alehouse_connections") == 0)  # of the test before
    moves = counted(browser, MOVES) + 6
    tables = [browser.open_table(ME, HERE) for _ in range(6)]
    seats = [browser.sit(table) for table in tables]
    for seat in seats:
        seat.until_mine()
        seat.play()
    for _ in range(4):  # whichever process answers
        assert counted(club.browser(), MOVES) == moves
        assert counted(club.browser(), "alehouse_connections") == 6
    before = serving(club)
    for process in before:
        os.kill(process, signal.SIGKILL)
    until(lambda: len(serving(club) - before) == 2)
    until_open(club)
    assert counted(club.browser(), MOVES) == moves
    assert counted(club.browser(), "alehouse_connections") == 0


def test_a_stop_ends_every_process_in_order_and_leaves_nothing(club: House) -> None:
    assert list(club.scratch.iterdir())  # where the processes count together
    browser = club.browser()
    seats = [browser.sit(browser.open_table(ME, HERE)) for _ in range(4)]
    for seat in seats:
        seat.until_mine()
    processes = serving(club)
    club.process.send_signal(signal.SIGTERM)
    assert [hung_up(seat)[1] for seat in seats] == [RECONNECT] * 4
    assert club.process.wait(PATIENCE) == 0
    assert not any(Path(f"/proc/{process}").exists() for process in processes)
    assert "closed" in club.process.stdout.read()
    assert list(club.scratch.iterdir()) == []


def test_the_command_opens_several_processes_and_ctrl_c_closes_them(postgres: Postgres, redis_part: Redis) -> None:
    flags = ["--port", "0", "--db", postgres.new_database(), "--redis", redis_part.address, "--processes", "2"]
    command = subprocess.Popen(
        [*COMMAND, "--lang", "en", "serve", *flags],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # a terminal of its own
    )
    assert command.stdout
    address = re.search(r"http://\S+", command.stdout.readline())
    assert address
    well = {"status": "ok", "database": True, "redis": True}
    until(lambda: httpx.get(f"{address[0]}health", timeout=PATIENCE).json() == well)
    os.killpg(command.pid, signal.SIGINT)
    said, problems = command.communicate(timeout=PATIENCE)
    assert command.returncode == 0
    assert "closed" in said
    assert problems == ""


def test_no_process_outlives_the_first_one(club: House) -> None:
    processes = serving(club)
    club.kill()
    until(lambda: not any(Path(f"/proc/{process}").exists() for process in processes))
    for left in club.scratch.iterdir():
        shutil.rmtree(left)


# ── health ────────────────────────────────────────────────────────────────────────────────────────────


def test_a_house_with_one_process_is_well(browser: Browser) -> None:
    answer = browser.http.get("/health")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok", "database": True})


def test_health_says_what_is_away_and_when_it_is_back(own_postgres: Postgres, own_redis: Redis) -> None:
    house = House(own_postgres.new_database(), redis=own_redis.address)
    browser = house.browser()

    def well(**expected: Any) -> Callable[[], bool]:
        return lambda: browser.http.get("/health").json() == expected

    until(well(status="ok", database=True, redis=True))
    own_redis.stop()
    until(well(status="trouble", database=True, redis=False))
    assert browser.http.get("/health").status_code == 503
    own_redis.start()
    until(well(status="ok", database=True, redis=True))
    own_postgres.stop()
    until(well(status="trouble", database=False, redis=True))
    assert browser.http.get("/health").status_code == 503
    own_postgres.start()
    until(well(status="ok", database=True, redis=True))
    house.close()


# ── metrics ───────────────────────────────────────────────────────────────────────────────────────────


def test_what_happens_is_counted(open_house: Callable[..., House]) -> None:
    house = open_house()
    browser = house.browser()
    table = browser.open_table(ME, HERE)
    with browser.sit(table) as seat:
        seat.until_mine()
        for _ in range(3):
            seat.play()
            seat.until_mine()
        assert seat.click(seq=0)["type"] == "refused"
        assert counted(browser, MOVES) == 3
        assert counted(browser, 'alehouse_refusals_total{reason="refused-stale"}') == 1
        assert counted(browser, 'alehouse_messages_total{way="in"}') >= 4
        assert counted(browser, 'alehouse_messages_total{way="out"}') >= 4
        assert counted(browser, "alehouse_connections") == 1
        assert counted(browser, "alehouse_live_tables") == 1
        assert counted(browser, "alehouse_commit_seconds_count") >= 4
        assert counted(browser, "alehouse_commit_seconds_sum") > 0
    until(lambda: counted(browser, "alehouse_connections") == 0)


def test_bots_that_fail_are_counted(open_house: Callable[..., House]) -> None:
    house = open_house()
    browser = house.browser()
    with browser.sit(browser.open_table(ME, BOT, first_player="2")) as seat:
        seat.until_mine()
        assert counted(browser, 'alehouse_bot_failures_total{bot="greedy"}') == 0
        workers = children_of(house.process.pid)
        assert workers
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        while counted(browser, 'alehouse_bot_failures_total{bot="greedy"}') == 0:
            assert not seat.over
            seat.play()
            seat.until_mine()


def test_letters_that_wait_are_counted(open_house: Callable[..., House]) -> None:
    house = open_house()
    browser = house.browser()
    table = browser.open_table(ME, HERE)
    engine = engine_of(address_of(house.address))
    letter = {"table_id": table, "person": "somebody", "channel": "mail", "due": "2999", "claimed": "", "attempts": 0}
    with engine.begin() as connection:
        rows = [letter | {"seq": seq, "done": "sent" if seq == 2 else ""} for seq in range(3)]
        connection.execute(sa.insert(outbox), rows)
    engine.dispose()
    assert counted(browser, "alehouse_letters_waiting") == 2


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "inn.example"},  # a proxy on this machine, which passes the name on
        {"x-forwarded-for": "203.0.113.7"},  # and one that says for whom
        {"host": "inn.example", "authorization": "Bearer guess"},
        {"host": "inn.example", "authorization": ""},
    ],
)
def test_metrics_are_not_for_visitors(browser: Browser, headers: dict[str, str]) -> None:
    answer = browser.http.get("/metrics?lang=en", headers=headers)
    assert answer.status_code == 403
    assert "alehouse_moves" not in answer.text
    assert "token" in answer.json()["error"]


def test_metrics_are_for_whoever_has_the_token(tmp_path: Path) -> None:
    house = House(tmp_path / "tables.db", metrics={"token": "open sesame"})
    http = house.browser().http
    for token, status in (("open sesame", 200), ("open", 403), ("open sesame!", 403)):
        headers = {"host": "inn.example", "authorization": f"Bearer {token}"}
        assert http.get("/metrics", headers=headers).status_code == status
    house.close()


# ── logs ──────────────────────────────────────────────────────────────────────────────────────────────


def logged(tmp_path: Path, visit: Callable[[House], None], **settings: Any) -> str:
    """What a house writes about itself while it is visited."""
    path = tmp_path / "log"
    with path.open("w") as file:

        class LoggedHouse(House):
            log = file

        house = LoggedHouse(tmp_path / "tables.db", **settings)
        visit(house)
        house.close()
    return path.read_text()


def visit_and_talk(house: House) -> None:
    """Do a little of everything, with things in it that nobody else should read."""
    browser = house.browser()
    table = browser.open_table(ME, BOT, first_player="1")
    with browser.sit(table) as seat:
        seat.until_mine()
        seat.play()
        seat.send("say", text=SECRET_WORDS)
        seat.until_type("said")
        seat.send("no such thing", text=SECRET_WORDS)
        seat.until_type("refused")
        seat.until_mine()
        for worker in children_of(house.process.pid):
            os.kill(worker, signal.SIGKILL)
        while counted(browser, 'alehouse_bot_failures_total{bot="greedy"}') == 0:
            seat.play()
            seat.until_mine()
    browser.http.get("/add/a-private-link?token=another-secret", headers={"x-forwarded-for": "203.0.113.7"})
    browser.http.get("/nowhere/a-private-link")
    assert browser.http.post("/api/tables", content=b"[").status_code == 400


def test_events_are_lines_of_json(tmp_path: Path) -> None:
    text = logged(tmp_path, visit_and_talk, log={"level": "info", "format": "json"})
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"time", "level", "event", "process", "logger"} <= set.intersection(*(set(line) for line in lines))
    events = [line["event"] for line in lines]
    assert events[0] == "the house is open"
    assert events[-1] == "the house is closed"
    requests = [line for line in lines if line["event"] == "a request was answered"]
    assert {"method": "POST", "path": "/api/tables", "status": 201}.items() <= requests[1].items()
    (failed,) = [line for line in lines if line["event"] == "a bot failed"][:1]
    assert failed["bot"] == "greedy"
    assert failed["level"] == "warning"


@pytest.mark.parametrize("how", ["text", "json"])
def test_logs_tell_no_secrets(tmp_path: Path, how: str) -> None:
    cookies: list[str] = []

    def visit(house: House) -> None:
        visit_and_talk(house)
        cookies.append(house.browser().http.cookies["alehouse"])

    token = "metrics-token"
    text = logged(tmp_path, visit, log={"level": "debug", "format": how}, metrics={"token": token})
    assert "a request was answered" in text
    for secret in (SECRET_WORDS, "third barrel", "a-private-link", "another-secret", token, *cookies):
        assert secret not in text
    assert not re.search(r"\b(127\.0\.0\.1|203\.0\.113\.7)\b", text)


def test_a_house_says_nothing_about_itself_unless_something_is_wrong(tmp_path: Path) -> None:
    def visit(house: House) -> None:
        browser = house.browser()
        with browser.sit(browser.open_table(ME, HERE)) as seat:
            seat.until_mine()
            seat.play()

    assert logged(tmp_path, visit) == ""


# ── stopping ──────────────────────────────────────────────────────────────────────────────────────────


class StubbornHouse(House):
    """Waits for its disk for as long as somebody else has it, not for a few seconds."""

    prelude = f"""
from alehouse.server.storage import database

def wait_longer(connection, record, connect=database._connected):
    connect(connection, record)
    connection.execute("PRAGMA busy_timeout={1000 * PATIENCE:.0f}")

database._connected = wait_longer
"""


class TellingHouse(StubbornHouse):
    """Says when it begins to stop, and then waits long for what is under way, however busy the machine is."""

    prelude = f"""
{StubbornHouse.prelude}
from alehouse.server import run
from alehouse.server.http.draining import Draining

def tell_and_close(draining, patience, close=Draining.close):
    print("closing", flush=True)
    return close(draining, patience)

Draining.close = tell_and_close
run.ANSWERING = {PATIENCE}
"""

    def begin_to_stop(self) -> None:
        self.process.terminate()
        while "closing" not in self.process.stdout.readline():
            assert self.process.poll() is None


class HouseCutShort(House):
    """Is told to stop when everything is prepared and nobody is served yet."""

    prelude = """
import os, signal, uvicorn

def be_told_to_stop(config, factory=uvicorn.Config.get_loop_factory):
    os.kill(os.getpid(), signal.SIGTERM)
    return factory(config)

uvicorn.Config.get_loop_factory = be_told_to_stop
"""


def test_a_house_that_is_told_to_stop_before_it_serves_closes_without_complaint(tmp_path: Path) -> None:
    with (tmp_path / "log").open("w+") as file:

        class LoggedHouse(HouseCutShort):
            log = file

        house = LoggedHouse(tmp_path / "tables.db")
        assert house.process.wait(PATIENCE) == 0
        assert "closed" in house.process.stdout.read()
        file.seek(0)
        assert "never awaited" not in file.read()


def until_heard(seat: Seat) -> None:
    """Until the house has taken from the wire what was sent."""
    assert seat.socket.ping().wait(PATIENCE)


def test_a_move_under_way_is_answered_before_browsers_are_told_to_come_back(tmp_path: Path) -> None:
    house = TellingHouse(tmp_path / "tables.db")
    browser = house.browser()
    table = browser.open_table(ME, HERE)
    seat, watching = browser.sit(table), browser.sit(table)
    seat.until_mine()
    watching.until_mine()
    with closing(sqlite3.connect(house.db, isolation_level=None)) as slow_disk:
        slow_disk.execute("BEGIN IMMEDIATE")
        seat.send("move", action=seat.options[0], seq=seat.table["seq"], client_id="last")
        until_heard(seat)
        house.begin_to_stop()
        time.sleep(0.3)  # in which it would end if it did not wait
        assert house.process.poll() is None
        slow_disk.execute("COMMIT")
    heard, code = hung_up(seat)
    assert "done" in heard
    assert code == RECONNECT
    assert hung_up(watching)[1] == RECONNECT
    assert house.process.wait(PATIENCE) == 0
    assert house.clicks(table) == ["last"]


def test_what_comes_during_a_stop_is_not_begun_any_more(tmp_path: Path) -> None:
    house = TellingHouse(tmp_path / "tables.db")
    browser = house.browser()
    one, other = (browser.open_table(ME, HERE) for _ in range(2))
    first, second = browser.sit(one), browser.sit(other)
    first.until_mine()
    second.until_mine()
    with closing(sqlite3.connect(house.db, isolation_level=None)) as slow_disk:
        slow_disk.execute("BEGIN IMMEDIATE")
        first.send("move", action=first.options[0], seq=first.table["seq"], client_id="before")
        until_heard(first)
        house.begin_to_stop()
        second.send("move", action=second.options[0], seq=second.table["seq"], client_id="too late")
        until_heard(second)
        slow_disk.execute("COMMIT")
    assert "done" in hung_up(first)[0]
    assert hung_up(second) == ([], RECONNECT)
    assert house.process.wait(PATIENCE) == 0
    assert house.clicks(other) == []
    house.open()
    with browser.sit(other) as again:  # as the page does it: the same click
        again.until_mine()
        assert again.click(client_id="too late")["type"] == "done"


@pytest.mark.long
def test_a_busy_house_with_many_browsers_stops_soon(open_house: Callable[..., House]) -> None:
    """People play, bots think, some browsers do not read what they are sent, and some hang up at that very moment."""
    house = open_house()
    load = Load(house, alone=sized(2, 4))
    watching = house.browser()
    tables = [player.table for player in load.players]
    seats = [watching.sit(tables[number % len(tables)]) for number in range(BROWSERS)]
    load.wait_for(3)
    hanging_up = [threading.Thread(target=seat.__exit__) for seat in seats[: BROWSERS // 2]]
    for thread in hanging_up:
        thread.start()
    since = time.monotonic()
    house.process.send_signal(signal.SIGTERM)
    assert house.process.wait(PATIENCE) == 0
    assert time.monotonic() - since < SOON
    load.stop()
    load.check(house)


def test_a_browser_that_is_hanging_up_does_not_keep_the_house_from_stopping(house: House) -> None:
    """Of uvicorn's making: it would tell it to come back, which is a mistake then, and give up the stop for it."""

    class Line:
        closed = False

        def close(self) -> None:
            self.closed = True

    line = Line()
    config = Config(lambda: None, ws=Wire)
    config.load()
    wire = Wire(config, ServerState(), {}, asyncio.new_event_loop())
    wire.transport = cast("Any", line)
    wire.handshake_complete = True
    wire.conn.state = State.CLOSING
    wire.shutdown()
    assert line.closed


def test_a_stop_does_not_wait_for_answers_for_ever(open_house: Callable[..., House]) -> None:
    house = open_house(kind=StubbornHouse)
    browser = house.browser()
    seat = browser.sit(browser.open_table(ME, HERE))
    seat.until_mine()
    with closing(sqlite3.connect(house.db, isolation_level=None)) as stuck_disk:
        stuck_disk.execute("BEGIN IMMEDIATE")
        seat.send("move", action=seat.options[0], seq=seat.table["seq"], client_id="lost")
        until_heard(seat)
        house.process.send_signal(signal.SIGTERM)
        assert hung_up(seat) == ([], RECONNECT)
    assert house.process.wait(PATIENCE) == 0
