"""Somebody makes the house's bots think without end: everybody else's answer as if nobody did.

`test_pool` shows by a clock of its own what is promised, in seconds. Here a whole house is attacked. What is asserted
holds on a busy machine, too: how much of others' thinking the house lets go before an honest person's bot, and how long
that waits and thinks compared with the same, at the same moment, in a house that nobody attacks.
"""

import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from tests.long import share, sized
from tests.server.attacks.lane_notes import Note, notes_of
from tests.server.attacks.siege import ATTACKER, DOZING, HONEST, Stranger, meanwhile
from tests.server.guests import key_of
from tests.server.house import BOT, ME, House, Message, until
from tests.server.parts import Postgres, Redis

MASTER: Message = {"kind": "bot", "bot": "master"}
TABLES = sized(6, 62)
ALONE = sized(2, 10)  # tables of masters alone, each with a spectator; more are refused
DECISIONS = sized(3, 20)
QUICKLY, SOON = 1.0, 3.0  # seconds of waiting and thinking for a greedy bot and a master, on a machine for itself
BUSY = 5  # how many times as long as next door, where nobody attacks, it may take beyond that
OTHERS = 2.0  # turns of others: the one that is under way, and as much as the own last one


class NotingHouse(House):
    """A house that notes what its lanes do."""

    notes: Path

    def __init__(self, db: str, notes: Path, redis: str = "") -> None:
        self.notes = notes
        self.prelude = f"""
{DOZING}
from tests.server.attacks.lane_notes import take_notes
take_notes({str(notes)!r})
"""
        super().__init__(db, redis=redis)


@pytest.fixture(params=share(["one process", "two processes"], 1, 2))
def processes(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[NotingHouse]]:
    """The processes of a house that does not wait between moves; two of them with PostgreSQL and Redis."""
    if request.param == "one process":
        db, redis = str(tmp_path / "tables.db"), ""
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        part: Redis = request.getfixturevalue("redis_part")
        db, redis = postgres.new_database(), part.address
    houses = [NotingHouse(db, tmp_path / f"notes{number}", redis) for number in range(2 if redis else 1)]
    yield houses
    for house in houses:
        house.kill()


@pytest.fixture
def next_door(tmp_path: Path) -> Iterator[NotingHouse]:
    """A house on the same machine that nobody attacks."""
    house = NotingHouse(str(tmp_path / "next door.db"), tmp_path / "notes next door")
    yield house
    house.kill()


class Opponents:
    """A person's table, and what the house notes about the bots there."""

    def __init__(self, house: NotingHouse, bot: Message, lane: str) -> None:
        browser = Stranger(house, HONEST)
        self._noted: Callable[[], list[Note]] = partial(notes_of, house.notes, lane, key_of(browser))
        self._seat = browser.sit(browser.open_table(ME, bot, first_player="1"))
        self._seat.until_mine()
        self.decide(1)  # from now on they have a process to think in

    def __enter__(self) -> "Opponents":
        return self

    def __exit__(self, *_: object) -> None:
        self._seat.__exit__()

    def decide(self, times: int) -> list[Note]:
        """Play on until the bots have decided so often; what was noted of that."""
        before = len(self._noted())
        while len(found := self._noted()[before:]) < times and not self._seat.over:
            self._seat.play(self._seat.options[-1])
            self._seat.until_mine()
        return found


def decide_at_both(here: Opponents, there: Opponents) -> tuple[list[Note], list[Note]]:
    """Decide in turn at two tables; what was noted of each."""
    pairs = [(here.decide(1), there.decide(1)) for _ in range(DECISIONS)]
    return [note for notes, _ in pairs for note in notes], [note for _, notes in pairs for note in notes]


def slowest(notes: list[Note]) -> float:
    """Seconds of waiting and thinking."""
    return max(note.waited + note.took for note in notes)


def play(house: House, stop: threading.Event) -> None:
    """Somebody at a table with three masters."""
    browser = Stranger(house, ATTACKER)
    with browser.sit(browser.open_table(ME, MASTER, MASTER, MASTER)) as seat:
        while not stop.is_set() and not (seat.table and seat.over):
            if seat.table and seat.mine:
                seat.play(seat.options[-1])
            else:
                seat.hear()


def watch(house: House, stop: threading.Event) -> None:
    """Somebody has four masters play among themselves."""
    browser = Stranger(house, ATTACKER)
    with browser.sit(browser.open_table(MASTER, MASTER, MASTER, MASTER)):
        stop.wait()


@pytest.mark.long
def test_bots_answer_while_a_stranger_plays_against_masters(
    processes: list[NotingHouse], next_door: NotingHouse
) -> None:
    """One address, many people, masters at all their tables who never stop; somebody honest has one bot."""
    attacks = [partial(play, processes[number % len(processes)]) for number in range(TABLES)]
    attacks += [partial(watch, processes[number % len(processes)]) for number in range(ALONE)]
    with (
        Opponents(processes[-1], BOT, "quick") as greedy,
        Opponents(processes[-1], MASTER, "thinking") as master,
        Opponents(next_door, BOT, "quick") as greedy_there,
        Opponents(next_door, MASTER, "thinking") as master_there,
        meanwhile(*attacks),
    ):
        for house in processes:
            until(partial(has_jobs, house, "thinking"))
        quick, calmly_quick = decide_at_both(greedy, greedy_there)
        thoughtful, calmly_thoughtful = decide_at_both(master, master_there)
    assert max(note.turns for note in thoughtful) <= OTHERS
    assert max(note.turns for note in quick) <= OTHERS
    assert slowest(quick) < QUICKLY + BUSY * slowest(calmly_quick)
    assert slowest(thoughtful) < SOON + BUSY * slowest(calmly_thoughtful)


def has_jobs(house: House, lane: str) -> bool:
    """Whether somebody waits in a lane."""
    text = house.browser().http.get("/metrics").text
    found = [line for line in text.splitlines() if line.startswith(f'alehouse_pool_jobs{{lane="{lane}"}}')]
    return sum(float(line.rpartition(" ")[2]) for line in found) > 1
