"""One house of two processes: whatever is locked is locked at both doors, and no more is tried at two than at one."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count, cycle, islice

import pytest
from tests.server.attacks.siege import Stranger
from tests.server.guests import add, devices, link, meet, play_together, tell
from tests.server.house import ME, OPEN, SHORT, Browser, House, Seat, until
from websockets.exceptions import ConnectionClosed

from alehouse.house.fairness.guessing import CODES
from alehouse.house.fairness.guessing import WORDS as TRIES_OF_WORDS
from alehouse.house.recovery import drawn
from alehouse.house.tables.codes import SIGNS

Pair = tuple[House, House]

HOUSEHOLDS = count(1)
RACES = 5


@pytest.fixture
def strangers(two_processes: Pair) -> tuple[Stranger, Stranger]:
    """Somebody of a household that nobody has come from before, at both doors."""
    at = f"198.51.101.{next(HOUSEHOLDS)}"
    return Stranger(two_processes[0], at), Stranger(two_processes[1], at)


def at_once(*deeds: Callable[[], object]) -> list[object]:
    with ThreadPoolExecutor(len(deeds)) as pool:
        return [done.result() for done in [pool.submit(deed) for deed in deeds]]


def test_codes_are_guessed_at_both_doors_no_longer_than_at_one(
    two_processes: Pair, strangers: tuple[Stranger, Stranger]
) -> None:
    table = two_processes[0].browser().open_table(ME, OPEN)
    with two_processes[0].browser().sit(table) as host:
        code = host.until_room()["code"]
    wrong = [f"2222{sign}" for sign in SIGNS if f"2222{sign}" != code][: CODES + 4]
    doors = cycle(strangers)
    answers = [next(doors).http.get(f"/api/codes/{guess}").status_code for guess in wrong]
    assert answers == [404] * CODES + [429] * 4
    assert [stranger.http.get(f"/api/codes/{code}").status_code for stranger in strangers] == [429, 429]


def test_words_are_said_at_both_doors_no_oftener_than_at_one(
    two_processes: Pair, strangers: tuple[Stranger, Stranger]
) -> None:
    anna = two_processes[0].browser()
    words = " ".join(anna.http.post("/api/me/words").json()["words"])

    def said(stranger: Stranger, words: str) -> int:
        return stranger.http.post("/api/recover?lang=en", json={"words": words}).status_code

    doors = islice(cycle(strangers), TRIES_OF_WORDS)
    assert [said(door, " ".join(drawn())) for door in doors] == [404] * TRIES_OF_WORDS
    assert [said(door, words) for door in strangers] == [429, 429]


def test_a_link_that_is_used_at_both_doors_at_once_adds_one_device(two_processes: Pair) -> None:
    for _ in range(RACES):
        anna = two_processes[0].browser()
        token = link(anna)
        new = [house.browser() for house in two_processes]
        answers = at_once(*(partial(add, browser, token) for browser in new))
        assert sorted(map(str, answers)) == ["200", "404"]
        assert len(devices(anna)) == 2


def test_whoever_was_banned_at_one_door_sits_down_at_no_other(two_processes: Pair) -> None:
    """They try again and again, from before they are banned; there are seats enough."""
    here, there = two_processes
    for _ in range(RACES):
        anna, ben = here.browser(), there.browser()
        table = anna.open_table(ME, OPEN, OPEN, OPEN, OPEN)
        with anna.sit(table) as host, ben.sit(table) as guest, ben.sit(table) as again:
            guest.take(1, "Ben")
            host.until_room(lambda room: bool(room["seats"][1]["kind"] == "person"))
            at_once(partial(ban, host), partial(insist, again))
        assert "person" not in kept_seats(anna, table)
        with ben.sit(table) as late:
            assert "for good" in late.hear()["text"]


def ban(seat: Seat) -> None:
    """Ban whoever sits in the second seat, however often the table changes meanwhile."""
    while seat.room["seats"][1]["kind"] == "person":
        seat.send("remove", seat=1, ban=True)
        seat.until(lambda message: message["type"] == "refused" or message["type"] == "room")


def insist(seat: Seat) -> None:
    try:
        for number in (2, 3) * 4:
            seat.send("take", seat=number, name="Ben")
    except ConnectionClosed:
        pass


def kept_seats(browser: Browser, table: str) -> list[str]:
    with browser.sit(table) as seat:
        return [str(kind["kind"]) for kind in seat.until_room()["seats"]]


def test_a_seat_that_is_kept_for_somebody_is_nobody_elses_at_the_other_door(two_processes: Pair) -> None:
    here, there = two_processes
    anna, mallory = here.browser(), there.browser()
    tell(mallory, name="Mallory")
    table = anna.open_table(ME, OPEN)
    with anna.sit(table) as host:
        host.until_room()
        host.send("arrange", seat=1, kind="reserved", name="Ben")
        room = host.until_room(lambda room: bool(room["seats"][1]["kind"] == "reserved"))
        old = room["seats"][1]["link"]
        host.send("arrange", seat=1, kind="open")
        host.until_room(lambda room: bool(room["seats"][1]["kind"] == "open"))
        host.send("arrange", seat=1, kind="reserved", name="Cilla")
        host.until_room(lambda room: bool(room["seats"][1]["kind"] == "reserved"))
    query = old.partition("?")[2]
    for by in ("", query):
        with Seat(mallory, table, f"shape=landscape&sitting=&lang=en&{by}", {}) as seat:
            seat.until_room()
            assert "Cilla" in seat.refused("take", seat=1, name="Mallory")


def test_a_rematch_that_is_closed_while_somebody_says_yes_is_one_thing_or_the_other(two_processes: Pair) -> None:
    here, there = two_processes
    anna, ben = here.browser(), there.browser()
    table = meet(anna, ben, **SHORT)
    with anna.sit(table) as one, ben.sit(table) as other:
        play_together(one, other)
    rematch = anna.http.post(f"/api/tables/{table}/rematch", json={}).json()["id"]
    with anna.sit(rematch) as host:
        host.until_room()
        _, answered = at_once(
            lambda: host.send("close"), lambda: ben.http.post(f"/api/tables/{rematch}/answer", json={"yes": True})
        )
        assert answered.status_code in (201, 400, 410)  # type: ignore[attr-defined]
        host.until(lambda message: message["type"] == "refused" or message.get("status") == "running")

    def seen() -> set[int]:
        return {house.browser().http.get(f"/api/tables/{rematch}/line").status_code for house in two_processes}

    until(lambda: len(seen()) == 1)  # what happened at one door is known at the other a moment later
