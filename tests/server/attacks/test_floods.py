"""Too much of everything: sockets, tables, branches, record pages, hints; and what must tell nothing."""

import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from tests.games.brew_crafters import lively as brewery_lively
from tests.games.cavern_tavern import lively as tavern_lively
from tests.games.dice_brewing import lively as dice_lively
from tests.long import sized
from tests.server.attacks.siege import (
    A_WHILE,
    AS_BEFORE,
    ATTACKER,
    DOZING,
    HONEST,
    WORLD,
    Pulse,
    Stranger,
    meanwhile,
    seconds,
    waited,
)
from tests.server.guests import code_when_cut, kept, key_of, play_out
from tests.server.house import BOT, HERE, ME, OPEN, RANDOM, Browser, House
from tests.server.parts import Postgres, Redis
from websockets.exceptions import InvalidStatus

import alehouse
from alehouse.core.errors import BadOption
from alehouse.core.fate import seeded
from alehouse.core.scene import LANDSCAPE, Layout
from alehouse.core.state import State
from alehouse.house.fairness.quotas import DAY
from alehouse.house.rows import now
from alehouse.house.texts import house_words
from alehouse.server.routes.limits import REFUSING, WRITING

WORDS = house_words("en")


class SmallHouse(House):
    """Everything that is counted by household is counted sooner."""

    prelude = """
from alehouse.house.fairness import quotas
from alehouse.server.routes import limits
limits.SOCKETS = 20
quotas.OF_NEWCOMERS = 25
"""


@pytest.fixture
def small(open_house: Callable[..., House]) -> House:
    return open_house(kind=SmallHouse)


# ── sockets ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
def test_sockets_without_end(small: House) -> None:
    """A household has so many; others are let in, and so is the household when it has closed some."""
    table = small.browser().open_table(ME, BOT)
    strangers = [Stranger(small) for _ in range(4)]
    with ExitStack() as closing, Pulse(small) as pulse:
        first: list[Any] = []
        for number in range(sized(100, 2000)):
            with suppress(InvalidStatus):
                first.append(closing.enter_context(strangers[number % 4].sit(table)).hear())
        assert [message["type"] for message in first[:20]] == ["room"] * 20
        assert {message.get("text") for message in first[20:]} == {WORDS.say("refused-flood")}
        assert len(first) >= 20 + REFUSING  # each is told why, until too many would have to be told at once
        with Stranger(small, HONEST).sit(table) as honest:
            honest.until_type("table")
    pulse.check()
    with Stranger(small).sit(table) as again:
        again.until_type("table")


def test_spectators_who_come_and_go_are_told_of_together(open_house: Callable[..., House], tmp_path: Path) -> None:
    """Everybody at a table is told who comes: with hundreds of them that would be too much for each at once."""
    all_here = tmp_path / "all-here"

    class CrowdedHouse(House):
        """Few people are a crowd; the moment later, at which it sees a change, comes when all are there."""

        prelude = f"""
import asyncio
from pathlib import Path
from alehouse.house.clock import SystemClock
from alehouse.house.connection import serving
serving.FEW, serving.CROWD = 5, 1e-9
async def sleep(self, seconds):
    while seconds > 1e9 and not Path({str(all_here)!r}).exists():
        await asyncio.sleep(0.02)
    await asyncio.sleep(seconds if seconds < 1e9 else 0.2)
SystemClock.sleep = sleep
"""

    house = open_house(kind=CrowdedHouse)
    browser = house.browser()
    table = browser.open_table(ME, BOT, first_player="1")
    with browser.sit(table) as player, house.browser().sit(table) as first, ExitStack() as closing:
        for _ in range(12):
            closing.enter_context(house.browser().sit(table)).until_type("table")
        all_here.touch()
        told = 0
        while first.room.get("spectators", 0) < 13:
            told += first.hear()["type"] == "room"
        assert told < 9
        player.until_room(lambda room: bool(room.get("spectators") == 13))


class MiserlyHouse(House):
    """A household has a hundredth of a second of the processor, for ever."""

    prelude = """
from alehouse.house.fairness import budgets
budgets.HOUSEHOLD, budgets.DEBT = (0.001, 10.0), 10.0
"""


def test_a_household_that_owes_too_much_is_not_answered_any_more(open_house: Callable[..., House]) -> None:
    house = open_house(kind=MiserlyHouse)
    table = house.browser().open_table(ME, BOT)
    stranger = Stranger(house)
    with stranger.sit(table) as seat:
        assert code_when_cut(seat, "look", move=0) == 1013
    answer = stranger.http.get("/api/lobby")
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) > 0
    with Stranger(house).sit(table) as again:
        assert again.hear()["text"] == WORDS.say("refused-flood")
    assert Stranger(house, HONEST).http.get("/api/lobby").status_code == 200


class ReadersHouse(House):
    """A household has a tenth of a second of the processor for looking around, for ever."""

    prelude = """
from alehouse.house.fairness import budgets
budgets.HOUSEHOLD, budgets.DEBT = (0.001, 100.0), 1e9
"""


def test_nobody_has_books_drawn_without_end(open_house: Callable[..., House]) -> None:
    house = open_house(kind=ReadersHouse)
    stranger = Stranger(house)
    assert stranger.http.get("/api/rules/dwarf?lang=en").status_code == 200
    for address in ("/api/rules/dwarf?lang=it", "/rules/dwarf?lang=it", "/api/rules/dwarf/DW-5.13?lang=it"):
        assert stranger.http.get(address).status_code == 429
    assert stranger.http.get("/api/lobby").status_code == 200
    assert Stranger(house, HONEST).http.get("/api/rules/dwarf?lang=en").status_code == 200


def test_nobody_talks_without_end(open_house: Callable[..., House]) -> None:
    house = open_house()
    table = house.browser().open_table(ME, BOT)
    with Stranger(house).sit(table) as seat, Stranger(house).sit(table) as other:
        for number in range(31):
            seat.send("say", text=f"line {number}")
        assert seat.until_type("refused")["text"] == WORDS.say("refused-flood")
        assert len([row for row in kept(house, "chat") if row["table_id"] == table]) == 30
        other.send("say", text="something else")
        while not any(line["text"] == "something else" for line in other.chat):
            other.hear()


def test_the_book_of_a_table_does_not_grow_without_end(open_house: Callable[..., House]) -> None:
    class ShortHouse(House):
        prelude = """
from alehouse.house.tables import table
table.MOST_ROWS = 40
"""

    house = open_house(kind=ShortHouse)
    browser = house.browser()
    with browser.sit(browser.open_table(ME, HERE, first_player="1")) as seat:
        seat.until_mine()
        said = ""
        while not said:
            seat.play()
            seat.send("undo", seq=seat.table["seq"])
            answer = seat.until(lambda message: message["type"] in ("refused", "table"))
            said = answer.get("text", "") if answer["type"] == "refused" else ""
        assert said == WORDS.say("refused-long-game")
        assert 40 <= seat.table["seq"] < 60
        seat.play()


# ── tables ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
def test_tables_without_end(small: House) -> None:
    """One person, then many of one address: each is told when it is enough, and honest people open theirs; so does
    whoever lives there, too, and was known before."""

    def opened(browser: Browser, times: int) -> list[int]:
        orders = [browser.post(game="dwarf", players=2, options={}, seats=[ME, BOT]) for _ in range(times)]
        assert all("error" in order.json() for order in orders if order.status_code != 201)
        return [order.status_code for order in orders]

    neighbour = Stranger(small)
    assert opened(neighbour, 1) == [201]
    small.run_sql(f"update people set since = '{now(-2 * DAY)}' where id = '{key_of(neighbour)}'")
    with Pulse(small) as pulse:
        assert opened(Stranger(small), 22) == [201] * 20 + [429] * 2
        with ThreadPoolExecutor(8) as pool:
            found = list(pool.map(lambda _: opened(Stranger(small), sized(2, 250)), range(8)))
        assert sum(statuses.count(201) for statuses in found) == 4
        # Where somebody asks a thousand times, those who live there, too, are told when to come again.
        while wait := neighbour.http.post("/api/me").headers.get("retry-after"):
            time.sleep(float(wait) + 20 / WRITING[0])  # until so many may be asked for at once again
        assert opened(neighbour, 20) == [201] * 19 + [429]
        assert opened(Stranger(small, HONEST), 2) == [201] * 2
    pulse.check()


def test_nobody_has_more_unfinished_tables_than_anybody_plays_at(open_house: Callable[..., House]) -> None:
    house = open_house(limits={"tables": 3})
    guest, at_home = Stranger(house), house.browser()
    for _ in range(3):
        guest.open_table(ME, OPEN)
    answer = guest.post(game="dwarf", players=2, options={}, seats=[ME, OPEN])
    assert answer.status_code == 429
    assert answer.json()["error"] == WORDS.say("refused-tables", {"most": 3})
    for _ in range(5):
        at_home.open_table(ME, OPEN)  # whose machine it is may open as many as they like


def test_bots_alone_play_for_whoever_looks_on(open_house: Callable[..., House]) -> None:
    """One such table at a time; it pauses while nobody is there."""
    house = open_house()
    guest = Stranger(house)
    table = guest.open_table(RANDOM, RANDOM)
    answer = guest.post(game="dwarf", players=2, options={}, seats=[RANDOM, RANDOM])
    assert answer.status_code == 429
    assert answer.json()["error"] == WORDS.say("refused-bots-alone")
    assert not [row for row in house.rows(table) if row.seat >= 0]
    with guest.sit(table) as seat:
        seat.until(lambda message: message["type"] == "table" and message.get("over", False))
    guest.open_table(RANDOM, RANDOM)


def test_a_household_is_counted_by_all_processes_together(postgres: Postgres, redis_part: Redis) -> None:
    db = postgres.new_database()
    houses = [House(db, redis=redis_part.address) for _ in range(2)]
    guests = [Stranger(houses[number % 2], f"{WORLD}99") for number in range(14)]
    opened = [guest.post(**bots_alone()).status_code for guest in guests]
    assert opened == [201] * 10 + [429] * 4
    assert Stranger(houses[0], f"{WORLD}98").post(**bots_alone()).status_code == 201
    for house in houses:
        house.kill()


def bots_alone() -> dict[str, Any]:
    return {"game": "dwarf", "players": 2, "options": {}, "seats": [RANDOM, RANDOM]}


# ── requests ────────────────────────────────────────────────────────────────────────────────────────


def test_what_costs_more_counts_as_more(open_house: Callable[..., House]) -> None:
    """A record page as five requests, being forgotten as twenty changes."""

    class CountingHouse(House):
        prelude = """
from alehouse.server.routes import limits
limits.ASKING, limits.WRITING = (0.001, 60.0), (0.001, 40.0)
"""

    house = open_house(kind=CountingHouse)
    reader, leaver = Stranger(house, f"{WORLD}10"), Stranger(house, f"{WORLD}11")
    pages = [reader.http.get("/api/records/nothing").status_code for _ in range(13)]
    assert pages == [404] * 11 + [429] * 2  # the first page of all was a request, too
    left = [leaver.http.post("/api/me/forget").status_code for _ in range(3)]
    assert left == [200] * 2 + [429]


# ── records ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
def test_branches_and_record_pages_without_end(small: House) -> None:
    """A finished game is played on again and again, and its page is asked for; somebody honest asks once."""
    owner = small.browser()
    table = owner.open_table(ME, RANDOM)
    play_out(owner, table)

    def branch(stop: threading.Event) -> None:
        stranger = Stranger(small)
        statuses: list[int] = []
        while not stop.is_set() and len(statuses) < sized(30, 500):
            statuses.append(stranger.http.post(f"/api/tables/{table}/continue", json={"move": 1}).status_code)
        assert set(statuses) <= {201, 429}

    def read(stop: threading.Event) -> None:
        stranger = Stranger(small)
        for _ in range(sized(20, 300)):
            if not stop.is_set():
                assert stranger.http.get(f"/api/records/{table}").status_code in (200, 429)

    def look() -> None:
        assert Stranger(small, HONEST).http.get(f"/api/records/{table}").status_code == 200

    usual = waited(look, small)
    with Pulse(small) as pulse, meanwhile(*[branch] * 3, *[read] * 3):
        longest = max(waited(look, small) for _ in range(3))
    pulse.check()
    assert longest < A_WHILE + AS_BEFORE * usual


# ── hints ─────────────────────────────────────────────────────────────────────────────────────────────


class DozingHouse(House):
    prelude = DOZING


@pytest.mark.long
def test_hints_over_many_tables(open_house: Callable[..., House]) -> None:
    """One address asks for hints at many tables, each as another person; somebody honest has theirs soon."""
    house = open_house(kind=DozingHouse)

    def hinted(address: str, stop: threading.Event | None = None) -> None:
        browser = Stranger(house, address)
        with browser.sit(browser.open_table(ME, BOT, first_player="1")) as seat:
            while True:
                seat.until_mine()
                answer = seat.ask("hint", seq=seat.table["seq"])
                assert answer["type"] in ("hinted", "refused"), answer
                if stop is None or stop.is_set() or seat.over:
                    assert stop is not None or answer["type"] == "hinted"
                    return
                seat.play()

    usual = seconds(lambda: hinted(HONEST))
    with Pulse(house) as pulse, meanwhile(*[lambda stop: hinted(ATTACKER, stop)] * sized(4, 40)):
        longest = max(seconds(lambda: hinted(HONEST)) for _ in range(sized(1, 10)))
    assert longest < 3.0 + 4 * usual
    pulse.check()


# ── what must tell nothing ────────────────────────────────────────────────────────────────────────────

Pick = Callable[[State, Any], int]
SECRETS: dict[str, tuple[dict[str, str], Pick]] = {
    "dice_brewing": ({"mode": "advanced"}, dice_lively.pick),
    "cavern_tavern": ({"secret_chamber": "on", "characters": "random"}, tavern_lively.pick),
    "brew_crafters": ({"secret_recipe": "on", "job_agency": "on"}, brewery_lively.pick),
}


@pytest.mark.parametrize("name", SECRETS)
def test_nobody_unfolds_anothers_hand(name: str) -> None:
    """Where a hand is fullest, whatever its owner can unfold tells another person, and a spectator, the same as if
    everything hidden from them were something else."""
    options, pick = SECRETS[name]
    game, chance = alehouse.load(name), random.Random(5)
    state = game.new(3, seed="full", **options)  # type: ignore[arg-type]
    fullest, opens = state.copy(), set[str]()
    for number in count():
        state.apply(pick(state, chance))
        if state.is_over:
            break
        if number % 60 == 0 and game.hides(state, 0) and len(found := unfolding(state, 0)) >= len(opens):
            fullest, opens = state.copy(), found
    assert opens
    for viewer in (1, None):
        others = [fullest.resample(viewer, seeded(number)) for number in range(4)]
        for what in sorted(opens):
            assert len({unfolded(other, viewer, what) for other in [fullest, *others]}) == 1, what


def unfolded(state: State, viewer: int | None, what: str) -> str:
    """What somebody is told who asks for the detail behind a piece; nothing, if there is none for them."""
    layout = Layout(shape=LANDSCAPE, names=("A", "B", "C"), here=() if viewer is None else (viewer,))
    try:
        return repr(state.game.detail(state.view(viewer), state.game.words("en"), layout, what))
    except BadOption as error:
        return str(error)


def unfolding(state: State, seat: int) -> set[str]:
    """What a person can unfold."""
    layout = Layout(shape=LANDSCAPE, names=("A", "B", "C"), here=(seat,))
    scene = state.game.scene(state.view(seat), state.game.words("en"), layout)
    return {piece.opens for canvas in scene.canvases().values() for piece in canvas.pieces if piece.opens}
