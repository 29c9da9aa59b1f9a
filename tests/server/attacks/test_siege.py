"""Everything at once, from one address, at all processes of a house: honest people elsewhere play on untroubled.

Each attack has a test of its own, on one process; here they come together, and several processes share the work.
"""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from statistics import median

import pytest
from tests.long import LONG, sized
from tests.server.attacks.siege import BUSY, DOZING, HONEST, SLOW, WORLD, Pulse, Stranger, seconds
from tests.server.house import ME, OPEN, RANDOM, House, Seat, mover_of, until
from tests.server.parts import Postgres, Redis

EACH = sized(1, 3)  # attackers of each kind: they want the processor, too, where they are on the same machine
DECISIONS = sized(6, 25)  # before the attack and during it; a game has some hundred
A_MOVE = 1.0  # seconds for somebody honest, on a machine that has nothing else to do


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


def decide(seats: tuple[Seat, Seat], times: int) -> list[float]:
    """Play on; how many seconds each decision took until its own page showed it."""
    taken: list[float] = []
    while len(taken) < times and not seats[0].over:
        taken.append(seconds(mover_of(*seats).play))
    return taken


@pytest.mark.long
def test_honest_people_play_on_whatever_one_address_does(processes: list[House]) -> None:
    anna, brokk = Stranger(processes[0], HONEST), Stranger(processes[-1], f"{WORLD}8")
    table, finished = anna.open_table(ME, OPEN), finished_game(processes[0])
    with ExitStack() as leaving:
        hers, his = leaving.enter_context(anna.sit(table)), leaving.enter_context(brokk.sit(table))
        his.take(1, "Brokk")
        for seat in (hers, his):
            seat.until_type("table")
        usual = decide((hers, his), DECISIONS)
        pulses = [leaving.enter_context(Pulse(house)) for house in processes]
        with horde(processes, table, finished):
            for house in processes:
                until(partial(refusals, house))  # by now something is spent
            taken = decide((hers, his), DECISIONS)
    assert median(taken) < A_MOVE + BUSY * median(usual)
    assert max(taken) < SLOW + BUSY * max(usual)
    for pulse in pulses:
        pulse.check()
