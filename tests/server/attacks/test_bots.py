"""Somebody makes the house's bots think without end: everybody else's answer as if nobody did."""

import threading
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from tests.long import sized
from tests.server.attacks.siege import ATTACKER, BUSY, HONEST, Stranger, meanwhile, seconds
from tests.server.house import BOT, ME, House, Message, until
from tests.server.parts import Postgres, Redis

MASTER: Message = {"kind": "bot", "bot": "master"}
TABLES = sized(6, 62)
DECISIONS = sized(3, 30)
QUICKLY, THOUGHTFULLY = 1.0, 3.0  # seconds that a greedy bot and a master may take, on a machine that has nothing to do

Doors = list[House]


@pytest.fixture(params=["one process", "two processes"])
def doors(request: pytest.FixtureRequest, open_house: Callable[..., House]) -> Iterator[Doors]:
    """The ways into a house that does not wait between moves; two of them with PostgreSQL and Redis."""
    if request.param == "one process":
        yield [open_house()]
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    redis: Redis = request.getfixturevalue("redis_part")
    db = postgres.new_database()
    houses = [House(db, redis=redis.address) for _ in range(2)]
    yield houses
    for house in houses:
        house.kill()


class Opponents:
    """A person's table, and how long the bots there take for each of their decisions."""

    def __init__(self, house: House, *others: Message, address: str = HONEST) -> None:
        browser = Stranger(house, address)
        self.house = house
        self.table = browser.open_table(ME, *others, first_player="1")
        self.seat = browser.sit(self.table)
        self.seat.until_mine()
        self.waits(1)  # from now on they have a process to think in

    def __enter__(self) -> "Opponents":
        return self

    def __exit__(self, *_: object) -> None:
        self.seat.__exit__()

    def waits(self, rounds: int) -> float:
        """Seconds for a decision, in the slowest of so many rounds in which they decide."""
        slowest = 0.0
        while rounds and not self.seat.over:
            before = self._decisions()
            self.seat.play(self.seat.options[-1])
            took = seconds(self.seat.until_mine)
            decided = self._decisions() - before
            if decided:
                rounds -= 1
                slowest = max(slowest, took / decided)
        return slowest

    def _decisions(self) -> int:
        return sum(row.seat > 0 for row in self.house.rows(self.table))


@pytest.mark.long
def test_bots_answer_while_a_stranger_plays_against_masters(doors: Doors) -> None:
    """One address, many people, at each table three masters who never stop; somebody honest has one bot."""

    def play(number: int, stop: threading.Event) -> None:
        browser = Stranger(doors[number % len(doors)], ATTACKER)
        with browser.sit(browser.open_table(ME, MASTER, MASTER, MASTER)) as seat:
            while not stop.is_set() and not (seat.table and seat.over):
                if seat.table and seat.mine:
                    seat.play(seat.options[-1])
                else:
                    seat.hear()

    with Opponents(doors[-1], BOT) as greedy, Opponents(doors[-1], MASTER) as master:
        usual = greedy.waits(DECISIONS), master.waits(1)
        with meanwhile(*(partial(play, number) for number in range(TABLES))):
            for door in doors:
                until(partial(has_jobs, door, "thinking"))
            assert greedy.waits(DECISIONS) < QUICKLY + BUSY * usual[0]
            assert master.waits(sized(1, 20)) < THOUGHTFULLY + 3 * usual[1]


def has_jobs(house: House, lane: str) -> bool:
    """Whether somebody waits in a lane."""
    text = house.browser().http.get("/metrics").text
    found = [line for line in text.splitlines() if line.startswith(f'alehouse_pool_jobs{{lane="{lane}"}}')]
    return sum(float(line.rpartition(" ")[2]) for line in found) > 1
