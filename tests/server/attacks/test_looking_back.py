"""Spectators who look back without end: the house answers others, and tells these when they have had enough."""

import random
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import pytest
from tests.long import sized
from tests.server.attacks.siege import A_WHILE, AS_BEFORE, ATTACKER, HONEST, Pulse, Stranger, meanwhile, waited
from tests.server.guests import play_out
from tests.server.house import BOT, HERE, ME, RANDOM, House, Seat
from websockets.exceptions import ConnectionClosed

from alehouse.house.texts import house_words

SPECTATORS = sized(12, 30)
LOOKS = sized(10, 80)
LEISURE = 0.2  # seconds between two looks of somebody who reads what is shown


class ThriftyHouse(House):
    """A household has a second or so of the processor, and gets little again."""

    prelude = """
from alehouse.house.fairness import budgets
budgets.HOUSEHOLD = (20.0, 1_500.0)
budgets.PERSON = (20.0, 1_000.0)
"""


class MiserlyHouse(House):
    """Nobody gets anything again."""

    prelude = """
from alehouse.house.fairness import budgets
budgets.PERSON = (0.001, 300.0)
"""


@pytest.fixture
def house(open_house: Callable[..., House]) -> House:
    return open_house(kind=ThriftyHouse)


def look_back(seat: Seat, moves: int, refused: list[str], stop: threading.Event) -> None:
    """Look at one moment after the other, as fast as the house answers; what it says when it does not."""
    chance = random.Random(1)
    with suppress(ConnectionClosed):
        while not stop.is_set():
            seat.send("look", move=chance.randrange(moves))
            answer = seat.until(lambda message: message["type"] == "refused" or message.get("fresh", False))
            if answer["type"] == "refused":
                refused.append(answer["text"])


@pytest.mark.long
def test_spectators_of_one_address_cannot_wear_the_house_out(house: House) -> None:
    """Each is somebody else, but all of one household; an honest spectator elsewhere is shown everything."""
    browser = house.browser()
    table = browser.open_table(ME, RANDOM)
    play_out(browser, table)
    moves = len(house.rows(table))
    heard: list[str] = []

    def flood(stop: threading.Event) -> None:
        with Stranger(house, ATTACKER).sit(table) as seat:
            seat.until_type("table")
            look_back(seat, moves, heard, stop)

    with Stranger(house, HONEST).sit(table) as honest:
        honest.until_type("table")

        def look(move: int) -> None:
            honest.send("look", move=move)
            answer = honest.until(lambda message: message["type"] == "refused" or message.get("fresh", False))
            assert answer["type"] == "table"

        usual = max(waited(partial(look, number), house) for number in range(3))
        with meanwhile(*[flood] * SPECTATORS), Pulse(house) as pulse:
            waits: list[float] = []
            while len(waits) < LOOKS or not heard:
                waits.append(waited(partial(look, len(waits) % moves), house))
                time.sleep(LEISURE)
    pulse.check()
    assert max(waits) < A_WHILE + AS_BEFORE * usual
    said = house_words("en").say("refused-spent", {"seconds": 99}).partition("99")[0]
    assert all(text.startswith(said) or text == house_words("en").say("refused-flood") for text in heard)
    assert 'alehouse_quotas_spent_total{quota="milliseconds-household"}' in browser.http.get("/metrics").text


def test_moves_that_follow_come_along_as_far_as_they_are_paid_for(open_house: Callable[..., House]) -> None:
    """Whoever plays a game again asks for ten moves at a time: each comes as what differs, and costs what it costs."""
    house = open_house(kind=MiserlyHouse)
    browser = house.browser()
    table = browser.open_table(ME, HERE)
    with browser.sit(table) as seat:
        seat.until_mine()
        for _ in range(12):
            seat.play()
    moves = len(house.rows(table))

    def ahead(seat: Seat, move: int, steps: int) -> list[int]:
        """The moves that were shown, each in its turn; nothing beyond them comes."""
        seat.send("look", move=move, ahead=steps)
        seat.send("beat")
        shown: list[int] = []
        while (message := seat.hear())["type"] != "beat":
            if message["type"] == "table":
                assert message.get("fresh", False) == (not shown)
                shown.append(message["move"])
        return shown

    with browser.sit(table) as seat:
        seat.until_type("table")
        assert ahead(seat, 3, 10) == list(range(3, 14))
        after = seat.pieces
        assert ahead(seat, moves - 2, 10) == [moves - 2, moves - 1, moves]
        assert ahead(seat, 3, 10) == list(range(3, 14))
        assert seat.pieces == after
        assert seat.refused("look", move=3, ahead=11)
    with Stranger(house, ATTACKER).sit(table) as seat:
        seat.until_type("table")
        while len(shown := ahead(seat, 0, 10)) == 11:
            pass
        assert shown == list(range(len(shown)))


def test_questions_about_a_table_as_it_was_are_paid_for(open_house: Callable[..., House]) -> None:
    """A hint that comes too late shows the whole table again; so it is not free, but moves still are accepted."""
    browser = Stranger(open_house(kind=MiserlyHouse), ATTACKER)
    table = browser.order_table(ME, BOT, hints=True)
    with browser.sit(table) as seat:
        seat.until_mine()
        stale = seat.table["seq"] - 1
        texts = set()
        for _ in range(400):
            texts.add(seat.refused("hint", seq=stale))
            if len(texts) > 1:
                break
        assert any("Wait" in text for text in texts)
        assert seat.click()["type"] == "done"
