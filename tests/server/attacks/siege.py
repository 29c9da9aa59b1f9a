"""A house under attack: strangers with addresses of their own, and honest people who notice how long they wait."""

import os
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from math import ceil
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
from tests.long import LONG
from tests.server.house import KEPT, PATIENCE, SCRATCH, Browser, House, Seat, until

from alehouse.server.storage.database import address_of, engine_of

WORLD = "203.0.113."  # addresses that are nobody's, for documents and for tests
ATTACKER = f"{WORLD}66"
HONEST = f"{WORLD}7"
HASTE = 0.02  # seconds between two looks at the clock
AT_ONCE = 0.2  # seconds for an answer during an attack, on a machine that has nothing else to do
NEARLY_ALL = 0.95  # of all answers
MANY = 20  # answers of which so many are not all
SLOW = 1.0  # seconds that nobody may ever wait there; what was attacked took from five to a hundred
BUSY = 3  # how many times as long as at the same moment in a house that nobody attacks it may take beyond that
# What is compared with the same before the attack, which a machine that becomes busy meanwhile makes slow, too:
A_WHILE = 3.0  # seconds, beyond
AS_BEFORE = 10  # times as long as it took then
# For a house in which masters doze, but in `make test-long`: they take as long, and no time of the processor.
DOZING = (
    ""
    if LONG
    else """
from alehouse.server.workers import bots_pool
bots_pool.WORKER = "tests.server.attacks.dozing_worker"
"""
)


class Stranger(Browser):
    """A browser somewhere in the world, as a proxy reports it; its address is counted."""

    def __init__(self, house: House, address: str = ATTACKER) -> None:
        self.house = house
        self.address = address
        headers = {"X-Forwarded-For": address}
        base = f"http://127.0.0.1:{house.port}"
        self.http = httpx.Client(base_url=base, timeout=PATIENCE, verify=False, headers=headers, limits=KEPT)
        self.http.get("/confirm/nothing")  # any page gives a key

    def sit(self, table: str, shape: str = "landscape", lang: str = "en", sitting: str = "", **headers: str) -> Seat:
        return super().sit(table, shape, lang, sitting, **{"X-Forwarded-For": self.address} | headers)


class Pulse:
    """Somebody who asks again and again, on a connection of their own, whether the house is well; and in between the
    house next door, which is another one on the same machine that nobody attacks. A busy machine is slow in any case:
    what counts is how much longer it takes here, and not for want of a processor."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._waits: list[float] = []  # seconds
        self._next_door: list[float] = []
        self._problem: BaseException | None = None
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._feel, daemon=True)

    def _feel(self) -> None:
        try:
            self._go_on()
        except BaseException as problem:
            self._problem = problem

    def _go_on(self) -> None:
        with client_of(self._house) as here, client_of(next_door()) as there:
            while not self._stopped.is_set():
                self._next_door.append(waited(lambda: ask(there), next_door()))
                self._waits.append(waited(lambda: ask(here), self._house))
                self._stopped.wait(HASTE)

    def check(self) -> None:
        """Nearly all were answered at once, and nobody waited long, or was told that the house is not well."""
        assert self._problem is None, repr(self._problem)
        check_waits(self._waits, self._next_door, AT_ONCE, SLOW)

    def __enter__(self) -> "Pulse":
        next_door()
        self._thread.start()
        until(lambda: self._waits or self._problem)
        return self

    def __exit__(self, *_: object) -> None:
        self._stopped.set()
        self._thread.join(PATIENCE)


def client_of(house: House) -> httpx.Client:
    return httpx.Client(base_url=f"http://127.0.0.1:{house.port}", timeout=PATIENCE, verify=False, limits=KEPT)


def ask(http: httpx.Client) -> None:
    answer = http.get("/health")
    assert answer.status_code == 200, answer.text


@cache
def next_door() -> House:
    """A house that nobody attacks; it is killed with the tests."""
    return House(Path(tempfile.mkdtemp(dir=SCRATCH.name)) / "tables.db")


def check_waits(waits: Sequence[float], next_door: Sequence[float], usually: float, ever: float) -> None:
    """Nearly all have waited no longer than `usually`, nobody longer than `ever`, beyond what it takes next door."""
    nearly_all = NEARLY_ALL if len(waits) >= MANY else 0.5  # of a few, nearly all would be all
    for part, most in ((nearly_all, usually), (1.0, ever)):
        here, there = (sorted(each)[max(0, ceil(part * len(each)) - 1)] for each in (waits, next_door))
        said = f"{part:.0%} of {len(waits)} waited {here:.2f} s, next door {there:.2f} s"
        assert here < most + BUSY * there, said


@contextmanager
def meanwhile(*attacks: Callable[[threading.Event], Any]) -> Iterator[threading.Event]:
    """Let attackers work while something is tried; they go on until they are told to stop. What goes wrong with one of
    them goes wrong with the test."""
    stop = threading.Event()
    problems: list[BaseException] = []

    def run(attack: Callable[[threading.Event], Any]) -> None:
        try:
            attack(stop)
        except BaseException as error:
            problems.append(error)

    threads = [threading.Thread(target=run, args=(attack,), daemon=True) for attack in attacks]
    for thread in threads:
        thread.start()
    try:
        yield stop
    finally:
        stop.set()
        for thread in threads:
            thread.join(PATIENCE)
    assert not problems, problems


def waited(done: Callable[[], Any], *houses: House) -> float:
    """How many seconds somebody waits for houses to do something, but for those in which these, or we, were ready and
    had no processor: that is not theirs to change."""
    threads = [(os.getpid(), threading.get_native_id())]
    for house in houses:
        threads += threads_of(house.process.pid, house.address)
    before = sum(starved(*thread) for thread in threads)
    taken = seconds(done)
    return max(0.0, taken - (sum(starved(*thread) for thread in threads) - before))


@cache
def threads_of(process: int, db: str) -> list[tuple[int, int]]:
    """The threads for which everybody in a house waits, each with its process: that of its loop, that of its database,
    which is the first that it starts, and PostgreSQL's own for it."""
    # They are listed as they were started; their numbers tell nothing, since these begin again with small ones.
    own = [int(thread.name) for thread in Path(f"/proc/{process}/task").iterdir()][:2]
    found = [(process, thread) for thread in own]
    if "://" in db:
        engine = engine_of(address_of(db))
        with engine.connect() as connection:
            query = "select pid from pg_stat_activity where datname = current_database() and pid != pg_backend_pid()"
            found += [(pid, pid) for pid in connection.scalars(sa.text(query))]
        engine.dispose()
    return found


def starved(process: int, thread: int) -> float:
    """For how many seconds a thread was ready and others had all processors, as far as the machine tells that."""
    try:
        return int(Path(f"/proc/{process}/task/{thread}/schedstat").read_text().split()[1]) / 1e9
    except (OSError, IndexError):
        return 0.0


def seconds(done: Callable[[], Any]) -> float:
    """How long something takes."""
    since = time.monotonic()
    done()
    return time.monotonic() - since
