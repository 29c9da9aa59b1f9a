"""Everything at once, from one address, at all processes of a house: honest people elsewhere play on untroubled.

Each attack has a test of its own, on one process; here they come together, and several processes share the work.
"""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import pytest
from tests.long import LONG, sized
from tests.server.attacks.siege import (
    AT_ONCE,
    DOZING,
    HONEST,
    SLOW,
    WORLD,
    Pulse,
    Stranger,
    check_waits,
    next_door,
    waited,
)
from tests.server.house import ME, OPEN, PATIENCE, RANDOM, House, mover_of, until
from tests.server.parts import Postgres, Redis

EACH = sized(1, 8)  # attackers of each kind
DECISIONS = sized(6, 25)  # during the attack; a game has some hundred


class DozingHouse(House):
    prelude = DOZING


@pytest.fixture(params=["one process", "two processes"] if LONG else ["two processes"])
def processes(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[House]]:
    """The processes of a house, two of them with PostgreSQL and Redis."""
    houses: list[House]
    if request.param == "one process":
        houses = [DozingHouse(tmp_path / "tables.db")]
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        redis: Redis = request.getfixturevalue("redis_part")
        db = postgres.new_database()
        houses = [DozingHouse(db, redis=redis.address) for _ in range(2)]
    yield houses
    for house in houses:
        house.kill()


@contextmanager
def horde(processes: list[House], table: str, finished: str) -> Iterator[None]:
    """Attackers of every kind, at all processes, while something is tried."""
    ports = ",".join(str(house.port) for house in processes)
    command = [sys.executable, "-m", "tests.server.attacks.horde", ports, str(EACH), table, finished]
    attackers = subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        yield
        assert attackers.poll() is None  # they are still at it
    finally:
        attackers.kill()
        attackers.wait()


def refusals(house: House) -> float:
    """How often something was refused because a quota was spent."""
    text = house.browser().http.get("/metrics").text
    return sum(float(line.split()[1]) for line in text.splitlines() if line.startswith("alehouse_quotas_spent_total"))


def finished_game(house: House) -> str:
    browser = house.browser()
    table = browser.open_table(RANDOM, RANDOM)
    with browser.sit(table) as seat:
        seat.until(lambda message: message["type"] == "table" and message.get("over", False))
    return table


class Pair:
    """Two honest people at a table, each through another process of a house."""

    def __init__(self, houses: list[House], leaving: ExitStack) -> None:
        anna, brokk = Stranger(houses[0], HONEST), Stranger(houses[-1], f"{WORLD}8")
        self._houses = houses
        self.table = anna.open_table(ME, OPEN)
        self._seats = [leaving.enter_context(person.sit(self.table)) for person in (anna, brokk)]
        self._seats[1].take(1, "Brokk")
        for seat in self._seats:
            seat.until_seq(0)  # it may have come before everybody knew who sits there

    def decide(self) -> float:
        """Play on; how many seconds a decision took until its own page showed it."""
        return waited(mover_of(*self._seats).play, *self._houses)


@pytest.mark.long
def test_honest_people_play_on_whatever_one_address_does(processes: list[House]) -> None:
    finished = finished_game(processes[0])
    with ExitStack() as leaving:
        here, elsewhere = Pair(processes, leaving), Pair([next_door()], leaving)
        pulses = [leaving.enter_context(Pulse(house)) for house in processes]
        with horde(processes, here.table, finished):
            for house in processes:
                # By now something is spent; on a busy machine those who are so polite take minutes for that.
                until(partial(refusals, house), 4 * PATIENCE)
            pairs = [(here.decide(), elsewhere.decide()) for _ in range(DECISIONS)]
    waits, calmly = zip(*pairs)
    check_waits(waits, calmly, AT_ONCE, SLOW)
    for pulse in pulses:
        pulse.check()
