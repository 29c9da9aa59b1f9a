"""What one person, or one household, may have for ever: tables, bots who play among themselves, room on the disk."""

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import httpx
import pytest
from tests.server.attacks.lane_notes import notes_of
from tests.server.attacks.siege import WORLD, Stranger
from tests.server.guests import kept, key_of, play_out
from tests.server.house import BOT, HERE, ME, OPEN, RANDOM, SHORT, GuestHouse, House, until
from websockets.exceptions import ConnectionClosed

import alehouse
from alehouse.house.rows import UNWATCHED, now
from alehouse.house.texts import house_words

WORDS = house_words("en")
ADDRESSES = count(1)
FEW_PEOPLE, FEW_CARDS, IN_ALL, TABLES, LINES = 6, 2, 5, 3, 20


class StrictHouse(House):
    """Little is allowed for ever, and everything at once."""

    def __init__(self, *args: Any, notes: str, **settings: Any) -> None:
        self.prelude = f"""
from alehouse.house.fairness import quotas
from alehouse.server.storage import chat
quotas.NEWCOMERS, quotas.OWN_CARDS, quotas.IN_ALL = {FEW_PEOPLE}, {FEW_CARDS}, {IN_ALL}
chat.KEPT = {LINES}
from tests.server.attacks.lane_notes import take_notes
take_notes({notes!r})
"""
        super().__init__(*args, **settings)


@pytest.fixture(scope="module")
def notes(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return tmp_path_factory.mktemp("notes") / "lanes"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory, notes: Any) -> Iterator[House]:
    db = tmp_path_factory.mktemp("strict") / "tables.db"
    house = StrictHouse(db, notes=str(notes), limits={"tables": TABLES})
    yield house
    house.kill()


@pytest.fixture
def at() -> str:
    """The address of a household that nobody has come from before."""
    return f"{WORLD}{next(ADDRESSES)}"


def order(*seats: dict[str, str], **more: Any) -> dict[str, Any]:
    return {"game": "dwarf", "players": len(seats), "options": {}, "seats": list(seats)} | more


def refusal(browser: Stranger, *seats: dict[str, str], **more: Any) -> str:
    """What is said to whoever may open no further table."""
    answer = browser.post(**order(*seats, **more))
    assert answer.status_code == 429, answer.text
    return str(answer.json()["error"])


# ── tables ────────────────────────────────────────────────────────────────────────────────────────────


def test_tables_that_need_nobody_else_count_in_all_only(strict: House, at: str) -> None:
    guest = Stranger(strict, at)
    for _ in range(TABLES):
        guest.open_table(ME, HERE)
    for _ in range(IN_ALL - TABLES):
        guest.open_table(ME, OPEN)
    assert refusal(guest, ME, HERE) == WORDS.say("refused-tables", {"most": IN_ALL})


def test_tables_of_long_ago_count_in_all(strict: House, at: str) -> None:
    guest = Stranger(strict, at)
    for _ in range(TABLES):
        guest.open_table(ME, BOT, first_player="1")  # a bot that began would touch its table later
    assert refusal(guest, ME, BOT) == WORDS.say("refused-tables", {"most": TABLES})
    strict.run_sql(f"update tables set touched = '{now(-30 * 24 * 3600)}' where host = '{key_of(guest)}'")
    for _ in range(IN_ALL - TABLES):
        guest.open_table(ME, BOT, first_player="1")
    assert refusal(guest, ME, BOT) == WORDS.say("refused-tables", {"most": IN_ALL})


class FewTablesHouse(GuestHouse):
    prelude = f"""
{GuestHouse.prelude}
from alehouse.house.fairness import quotas
quotas.TABLES_AN_HOUR = {TABLES}
"""


def test_rematches_that_are_closed_again_are_counted(open_house: Callable[..., House], at: str) -> None:
    house = open_house(kind=FewTablesHouse)
    guest = Stranger(house, at)
    table = guest.open_table(ME, RANDOM, **SHORT)
    play_out(guest, table)
    for _ in range(TABLES - 1):
        following = guest.http.post(f"/api/tables/{table}/rematch").json()["id"]
        with guest.sit(following) as seat:
            seat.send("close")
            seat.until_room(lambda room: bool(room["status"] == "closed"))
    answer = guest.http.post(f"/api/tables/{table}/rematch?lang=en")
    assert (answer.status_code, answer.json().get("error")) == (429, WORDS.say("refused-tables-hour"))


# ── bots alone ────────────────────────────────────────────────────────────────────────────────────────


def test_bots_whom_nobody_watches_for_an_hour_are_sent_home(strict: House, at: str) -> None:
    guest = Stranger(strict, at)
    table = guest.open_table(RANDOM, RANDOM)
    assert refusal(guest, RANDOM, RANDOM) == WORDS.say("refused-bots-alone")
    strict.run_sql(f"update tables set touched = '{now(-UNWATCHED - 60)}' where id = '{table}'")
    assert [line["id"] for line in guest.http.get("/api/tables").json()] == []
    other = guest.open_table(RANDOM, RANDOM)
    strict.kill()
    strict.open()
    guest.http.base_url = f"http://127.0.0.1:{strict.port}"
    said = WORDS.say("refused-closed-bots")
    with guest.sit(table) as seat:
        assert seat.hear()["text"] == said
        with pytest.raises(ConnectionClosed):
            seat.hear()
    assert guest.http.get(f"/api/tables/{table}/record?lang=en").json()["error"] == said
    with guest.sit(other) as seat:
        seat.until(lambda message: message["type"] == "table" and message.get("over", False))


def test_nobody_has_more_bots_alone_by_playing_a_game_of_theirs_on(strict: House, at: str) -> None:
    guest = Stranger(strict, at)
    table = guest.open_table(RANDOM, RANDOM)
    with guest.sit(table) as seat:
        seat.until(lambda message: message["type"] == "table" and message.get("over", False))
    assert guest.http.post(f"/api/tables/{table}/continue", json={"move": 3}).status_code == 201
    answer = guest.http.post(f"/api/tables/{table}/continue?lang=en", json={"move": 3})
    assert (answer.status_code, answer.json()["error"]) == (429, WORDS.say("refused-bots-alone"))


def test_where_everybody_has_left_bots_play_on_in_the_slow_lane(strict: House, notes: Any, at: str) -> None:
    guest = Stranger(strict, at)
    table = guest.open_table(ME, BOT, first_player="1")
    with guest.sit(table) as seat:
        seat.until_mine()
        seat.play()
        seat.until_mine()
        seat.send("leave")
    until(lambda: any(row["id"] == table and row["status"] == "over" for row in kept(strict, "tables")))
    person = key_of(guest)
    assert len(notes_of(notes, "slow", person)) > len(notes_of(notes, "quick", person)) > 0


# ── room on the disk ──────────────────────────────────────────────────────────────────────────────────


def test_tables_with_card_files_of_their_own_are_counted_by_the_day(strict: House, at: str) -> None:
    guest, cards = Stranger(strict, at), alehouse.load("dwarf").card_file.text
    table = guest.order_table(ME, RANDOM, cards=cards)
    play_out(guest, table)
    assert guest.http.post(f"/api/tables/{table}/continue", json={"move": 1}).status_code == 201
    said = WORDS.say("refused-cards-day")
    assert refusal(Stranger(strict, at), ME, BOT, cards=cards) == said
    assert guest.http.post(f"/api/tables/{table}/rematch?lang=en").json()["error"] == said
    guest.open_table(ME, BOT)


def test_card_files_that_waiting_tables_are_given_count_as_well(strict: House, at: str) -> None:
    guest, cards = Stranger(strict, at), alehouse.load("dwarf").card_file.text
    table = guest.open_table(ME, OPEN)

    def give(cards: str) -> httpx.Response:
        return guest.http.post(f"/api/tables/{table}/change?lang=en", json={"cards": cards})

    for number in range(FEW_CARDS):
        mine = f"{cards}\n# {number}\n"
        assert give(mine).status_code == 201
        assert give(mine).status_code == 201  # the same once more is no other one
    refused = give(cards)
    assert (refused.status_code, refused.json()["error"]) == (429, WORDS.say("refused-cards-day"))
    assert [row["cards"] for row in kept(strict, "tables") if row["id"] == table] == [mine]
    assert give("").status_code == 201  # the house's own cards are nobody's file


def test_of_new_people_without_end_nothing_is_kept(strict: House, at: str) -> None:
    """Whatever it is that would have to be kept of them; whoever is known goes on."""
    first = Stranger(strict, at)
    table = strict.browser().open_table(ME, OPEN)
    changes = [("/api/me", {"name": "Somebody"}), ("/api/me/prefs", {}), ("/api/me/devices/link", None)]
    for number in range(FEW_PEOPLE):
        path, body = changes[number % len(changes)]
        visitor = first if number == 0 else Stranger(strict, at)
        assert visitor.http.post(path, json=body).is_success
    before, said = len(kept(strict, "people")), WORDS.say("refused-newcomers")
    for path, body in [*changes, ("/api/lessons", {"game": "dwarf", "lesson": "first"})]:
        answer = Stranger(strict, at).http.post(f"{path}?lang=en", json=body)
        if answer.status_code != 404:
            assert (answer.status_code, answer.json()["error"]) == (429, said), path
    with Stranger(strict, at).sit(table) as seat:
        assert seat.refused("take", seat=1, name="Nobody") == said
        assert seat.refused("say", text="Hello?") == said
    assert len(kept(strict, "people")) == before
    assert first.http.post("/api/me", json={"name": "Somebody else"}).status_code == 200
    assert Stranger(strict, f"{WORLD}200").http.post("/api/me", json={"name": "Neighbour"}).status_code == 200


def test_a_table_keeps_so_many_lines(strict: House) -> None:
    browser = strict.browser()
    table = browser.open_table(ME, BOT)
    with browser.sit(table) as seat:
        for number in range(LINES + 5):
            seat.send("say", text=f"line {number}")
        seat.until(lambda _: bool(seat.chat) and seat.chat[-1]["text"] == f"line {LINES + 4}")
    lines = [row["text"] for row in kept(strict, "chat") if row["table_id"] == table]
    assert lines == [f"line {number}" for number in range(5, LINES + 5)]
