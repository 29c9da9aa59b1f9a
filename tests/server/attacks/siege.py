"""A house under attack: strangers with addresses of their own, and honest people who notice how long they wait."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any

import httpx
from tests.long import LONG
from tests.server.house import PATIENCE, Browser, House, Seat

WORLD = "203.0.113."  # addresses that are nobody's, for documents and for tests
ATTACKER = f"{WORLD}66"
HONEST = f"{WORLD}7"
HASTE = 0.02  # seconds between two looks at the clock
CALMLY = 15  # questions before the attack
AT_ONCE = 0.2  # seconds for an answer during an attack, on a machine that has nothing else to do
SLOW = 3.0  # seconds that nobody may ever wait there; what was attacked took from five to a hundred
BUSY = 10  # how many times as long as before the attack it may take beyond that
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
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{house.port}", timeout=PATIENCE, verify=False, headers=headers
        )
        self.http.get("/confirm/nothing")  # any page gives a key

    def sit(self, table: str, shape: str = "landscape", lang: str = "en", sitting: str = "", **headers: str) -> Seat:
        return super().sit(table, shape, lang, sitting, **{"X-Forwarded-For": self.address} | headers)


class Pulse:
    """Somebody who asks again and again, on a connection of their own, whether the house is well; first while nothing
    happens, since a busy machine is slow in any case."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._calm: list[float] = []  # seconds
        self._waits: list[float] = []  # seconds, during the attack
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._feel, daemon=True)

    def _ask(self, http: httpx.Client) -> float:
        since = time.monotonic()
        assert http.get("/health").status_code == 200
        return time.monotonic() - since

    def _client(self) -> httpx.Client:
        return httpx.Client(base_url=f"http://127.0.0.1:{self._house.port}", timeout=PATIENCE, verify=False)

    def _feel(self) -> None:
        with self._client() as http:
            while not self._stopped.is_set():
                self._waits.append(self._ask(http))
                self._stopped.wait(HASTE)

    def check(self) -> None:
        """Most were answered at once, and nobody waited long."""
        waits, calm = sorted(self._waits), sorted(self._calm)
        usual, usually = median(waits), median(calm)
        assert usual < AT_ONCE + BUSY * usually, f"{usual:.2f} s instead of {usually:.2f} s"
        assert waits[-1] < SLOW + BUSY * calm[-1], f"{waits[-1]:.2f} s instead of {calm[-1]:.2f} s"

    def __enter__(self) -> "Pulse":
        with self._client() as http:
            self._calm = [self._ask(http) for _ in range(CALMLY)]
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stopped.set()
        self._thread.join(PATIENCE)


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


def seconds(done: Callable[[], Any]) -> float:
    """How long something takes."""
    since = time.monotonic()
    done()
    return time.monotonic() - since
