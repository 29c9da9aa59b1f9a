"""Somebody makes the house's bots think without end: everybody else's answer as if nobody did."""

import threading
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from tests.long import sized
from tests.server.attacks.siege import ATTACKER, BUSY, HONEST, Stranger, meanwhile, seconds
from tests.server.house import BOT, ME, House, Message, Seat, until
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


def decided(seat: Seat) -> None:
    """Decide, and wait until the others have."""
    seat.until_mine()
    if not seat.over:
        seat.play(seat.options[-1])
        seat.until_mine()


def waits(seat: Seat, decisions: int) -> list[float]:
    """How long the others at a table took, sorted."""
    return sorted(seconds(lambda: decided(seat)) for _ in range(decisions))


def opened(house: House, *others: Message, address: str = HONEST) -> Seat:
    browser = Stranger(house, address)
    seat = browser.sit(browser.open_table(ME, *others, first_player="1"))
    seat.until_mine()
    return seat


@pytest.mark.long
def test_bots_answer_while_a_stranger_plays_against_masters(doors: Doors) -> None:
    """One address, many people, at each table three masters who never stop; somebody honest has one bot."""
    house = doors[-1]
    with opened(house, BOT) as greedy, opened(house, MASTER) as master:
        usual = waits(greedy, DECISIONS)[-1], waits(master, 1)[-1]

        def play(number: int, stop: threading.Event) -> None:
            with opened(doors[number % len(doors)], MASTER, MASTER, MASTER, address=ATTACKER) as seat:
                while not stop.is_set() and not seat.over:
                    if seat.mine:
                        seat.play(seat.options[-1])
                    else:
                        seat.hear()

        with meanwhile(*(partial(play, number) for number in range(TABLES))):
            for door in doors:
                until(partial(has_jobs, door, "thinking"))
            assert waits(greedy, DECISIONS)[-1] < QUICKLY + BUSY * usual[0]
            assert waits(master, sized(1, 20))[-1] < THOUGHTFULLY + BUSY * usual[1]


def has_jobs(house: House, lane: str) -> bool:
    """Whether somebody waits in a lane."""
    text = house.browser().http.get("/metrics").text
    found = [line for line in text.splitlines() if line.startswith(f'alehouse_pool_jobs{{lane="{lane}"}}')]
    return sum(float(line.rpartition(" ")[2]) for line in found) > 1
