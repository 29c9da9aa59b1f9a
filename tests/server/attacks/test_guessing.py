"""Somebody tries links and keys that might exist: after some of them no guess is answered, and nobody else notices."""

import secrets
from collections.abc import Callable
from itertools import count

import httpx
import pytest
from tests.server.attacks.siege import Stranger
from tests.server.guests import add, link
from tests.server.house import ME, OPEN, House

from alehouse.house.fairness.guessing import TRIES
from alehouse.house.fairness.guessing import WORDS as TRIES_OF_WORDS
from alehouse.house.recovery import drawn
from alehouse.house.texts import house_words

HOUSEHOLDS = count(1)
GUESSING = house_words("en").say("refused-guessing")
OFTEN = house_words("en").say("refused-words-often")
WORDS = " ".join(drawn())
FEW = 8  # times that all households of a house may say words, where that is tried out


class HouseOfFewWords(House):
    """A house where few words may be said in an hour."""

    prelude = f"""
from alehouse.house.fairness import guessing
guessing.WORDS_OF_ALL = {FEW}
"""


@pytest.fixture
def at() -> str:
    """The address of a household that nobody has come from before."""
    return f"198.51.100.{next(HOUSEHOLDS)}"


def record_of(browser: Stranger, table: str) -> httpx.Response:
    return browser.http.get(f"/api/tables/{table}/record?lang=en")


def guess(browser: Stranger, times: int) -> list[int]:
    return [record_of(browser, secrets.token_urlsafe(9)).status_code for _ in range(times)]


def test_tables_that_do_not_exist(house: House, at: str) -> None:
    host = Stranger(house, "198.51.100.250")
    private, public = (host.order_table(ME, OPEN, private=private) for private in (True, False))
    guesser, sitter = Stranger(house, at), Stranger(house, at)
    own = sitter.order_table(ME, OPEN, private=True)
    assert guess(guesser, TRIES + 3) == [404] * TRIES + [429] * 3
    assert record_of(guesser, private).json()["error"] == GUESSING
    with guesser.sit(private) as seat:
        assert seat.hear()["text"] == GUESSING
    assert record_of(guesser, public).status_code == 200
    assert record_of(sitter, own).status_code == 200
    with sitter.sit(own) as seat:
        seat.until_room()
    assert guess(host, 1) == [404]


def test_links_and_keys_that_do_not_exist_count_together(house: House, at: str) -> None:
    guesser, adding = Stranger(house, at), link(house.browser())
    for number in range(TRIES // 3):
        assert guesser.http.post(f"/api/add/no-{number}", json={"name": ""}).status_code == 404
        assert guesser.http.post("/api/me/confirm", json={"token": f"no {number} either"}).status_code == 404
        assert forged(guesser, number, "/api/me").status_code == 401
    assert guesser.http.get("/api/add/one-more").status_code == 429
    for answer in (
        guesser.http.get(f"/api/add/{adding}?lang=en"),
        guesser.http.post(f"/api/add/{adding}?lang=en", json={"name": ""}),
        guesser.http.post("/api/recover?lang=en", json={"words": WORDS}),
    ):
        assert (answer.status_code, answer.json()["error"]) == (429, GUESSING)
    assert add(house.browser(), adding) == 200


def test_seven_words_may_be_tried_five_times_an_hour(house: House, at: str) -> None:
    """By a household, however many people it has; whoever is elsewhere goes on."""
    anna = house.browser()
    words = " ".join(anna.http.post("/api/me/words").json()["words"])
    pupils = [Stranger(house, at) for _ in range(4)]
    said = [
        pupils[number % 4].http.post("/api/recover?lang=en", json={"words": " ".join(drawn())})
        for number in range(TRIES_OF_WORDS + 1)
    ]
    assert [answer.status_code for answer in said] == [404] * TRIES_OF_WORDS + [429]
    slip = pupils[0].http.post("/api/recover?lang=en", json={"words": words.replace(" ", " xyzzy ", 1)})
    assert (slip.status_code, "xyzzy" in slip.json()["error"]) == (400, True)  # which is no try
    for pupil in pupils:  # not even the right ones, by now
        answer = pupil.http.post("/api/recover?lang=en", json={"words": words})
        assert (answer.status_code, answer.json()["error"]) == (429, OFTEN)
    assert Stranger(house, "198.51.100.249").http.post("/api/recover", json={"words": words}).status_code == 200


def test_seven_words_may_be_tried_a_hundred_times_an_hour_by_all(open_house: Callable[..., House]) -> None:
    """As if from a hundred places at once."""
    house = open_house(kind=HouseOfFewWords)
    words = " ".join(house.browser().http.post("/api/me/words").json()["words"])
    tried = [Stranger(house, f"203.0.113.{number}") for number in range(FEW + 1)]
    answers = [guest.http.post("/api/recover", json={"words": " ".join(drawn())}).status_code for guest in tried]
    assert answers == [404] * FEW + [429]
    assert house.browser().http.post("/api/recover", json={"words": words}).status_code == 200  # on the machine itself


def forged(browser: Stranger, number: int, path: str) -> httpx.Response:
    """Ask for something with a key that the house has not made."""
    key = f"somebody.{number:064}"
    browser.http.cookies.clear()
    return browser.http.get(path, headers={"Cookie": f"alehouse={key}"})


def test_a_school_that_opens_a_dead_link_again_and_again_is_not_guessing(house: House, at: str) -> None:
    dead = [secrets.token_urlsafe(9) for _ in range(3)]
    pupils = [Stranger(house, at) for _ in range(5)]
    opened = [record_of(pupil, table).status_code for _ in range(TRIES // 10) for pupil in pupils for table in dead]
    assert set(opened) == {404}
    assert guess(pupils[0], 1) == [404]


def test_whoever_comes_with_the_key_of_another_house_is_given_one(house: House, at: str) -> None:
    """As many as like: a page replaces such a key, and is not refused."""
    visitor = Stranger(house, at)
    for number in range(TRIES + 5):
        assert forged(visitor, number, "/confirm/nothing").cookies["alehouse"]
    assert guess(Stranger(house, at), 1) == [404]
