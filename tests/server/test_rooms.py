"""Waiting rooms: their host arranges them, seats are reserved, people agree anew, codes lead there."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.house import BOT, ME, OPEN, Browser, House, Message, Seat
from websockets.exceptions import ConnectionClosed

from alehouse.core.draw.players import COLOURS
from alehouse.house.fairness.guessing import CODES
from alehouse.house.tables.codes import LENGTH, SIGNS

FAR = {"X-Forwarded-For": "203.0.113.7"}  # somebody in another household


def kinds(seat: Seat) -> list[str]:
    return [one["kind"] for one in seat.room["seats"]]


def names(seat: Seat) -> list[str]:
    return [one["name"] for one in seat.room["seats"]]


def arranged(seat: Seat, wanted: Callable[[Message], Any], kind: str, /, **fields: Any) -> Message:
    """Send something that the host may do, and wait until the room is so."""
    seat.send(kind, **fields)
    return seat.until_room(lambda room: bool(wanted(room)))


def sit_by_link(browser: Browser, table: str, link: str) -> Seat:
    return Seat(browser, table, f"lang=en&k={link}", {})


# ── arranging ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_seat_becomes_whatever_the_host_wants(house: House) -> None:
    anna = house.browser()
    with anna.sit(anna.open_table(ME, OPEN, OPEN)) as host:
        host.until_room()
        bot = {"seat": 1, "kind": "bot", "bot": "master"}
        room = arranged(host, lambda room: room["seats"][1]["kind"] == "bot", "arrange", **bot)
        assert (room["seats"][1]["level"], bool(room["seats"][1]["name"])) == (5, True)
        for_ben = {"seat": 1, "kind": "reserved", "name": "Ben"}
        arranged(host, lambda room: room["seats"][1]["kind"] == "reserved", "arrange", **for_ben)
        assert names(host)[1] == "Ben"
        arranged(host, lambda room: room["seats"][1]["kind"] == "open", "arrange", seat=1, kind="open")
        assert "sits there" in host.refused("arrange", seat=0, kind="open")
        assert "for whom" in host.refused("arrange", seat=1, kind="reserved")
        assert "no such seat" in host.refused("arrange", seat=7, kind="open")
        assert host.refused("arrange", seat=1, kind="bot", bot="nobody")


def test_colours_go_with_their_people(house: House) -> None:
    anna, ben = house.browser(), house.browser()
    table = anna.open_table(ME, OPEN, BOT)
    with anna.sit(table) as host, ben.sit(table) as guest:
        before = host.until_room()["seats"]
        room = arranged(host, lambda room: room["seats"][2]["kind"] == "me", "swap", a=0, b=2)
        assert [seat["colour"] for seat in room["seats"]] == [2, 1, 0]
        assert room["seats"][0]["name"] == before[2]["name"]
        guest.until_room()
        guest.take(1, "Ben")
        while not host.table.get("players"):
            host.hear()
        assert [player["colour"] for player in host.table["players"]] == [2, 1, 0]
        own = str(host.pieces["table"]["own"]["art"])
        assert COLOURS[0] in own  # Anna's, though she sits in the third seat
        assert COLOURS[2] not in own


def test_seats_are_added_and_taken_away(house: House) -> None:
    anna = house.browser()
    with anna.sit(anna.open_table(ME, BOT, OPEN)) as host:
        host.until_room()
        arranged(host, lambda room: len(room["seats"]) == 5, "seats", players=5)
        assert [seat["colour"] for seat in host.room["seats"]] == [0, 1, 2, 3, 4]
        arranged(host, lambda room: len(room["seats"]) == 4, "seats", players=4, without=1)
        assert kinds(host) == ["me", "open", "open", "open"]
        assert [seat["colour"] for seat in host.room["seats"]] == [0, 2, 3, 4]
        arranged(host, lambda room: len(room["seats"]) == 5, "seats", players=5)
        assert host.room["seats"][4]["colour"] == 1
        assert "1 to 5" in host.refused("seats", players=9)
        assert "sits there" in host.refused("seats", players=4, without=0)


def test_whoever_sits_there_is_asked_again(house: House) -> None:
    anna, ben, clara = house.browser(), house.browser(), house.browser()
    table = anna.open_table(ME, OPEN, OPEN)
    with anna.sit(table) as host, ben.sit(table) as guest, clara.sit(table) as last:
        guest.until_room()
        guest.take(1, "Ben")
        changes = {"deadline": 60, "private": True, "hints": True, "options": {"mountain": "graded"}}
        host.until_room(lambda room: bool(room["seats"][1]["kind"] == "person"))
        room = arranged(host, lambda room: room.get("deadline") == 60, "change", **changes)
        assert (room["private"], room["chosen"]["mountain"]) == (True, "graded")
        assert guest.until_room(lambda room: bool(room["seats"][1].get("asked")))["deadline"] == 60
        last.until_room()
        last.take(2, "Clara")
        assert last.room["status"] == "open"
        guest.send("ready")
        for seat in (host, guest, last):
            seat.until_room(lambda room: bool(room["status"] == "running"))
        assert host.refused("change", deadline=0)


def test_options_that_do_not_fit_a_number_of_players_are_as_usual(house: House) -> None:
    anna = house.browser()
    table = anna.open_table(ME, OPEN, OPEN, first_player="3")
    with anna.sit(table) as host:
        assert host.until_room()["chosen"]["first_player"] == "3"
        room = arranged(host, lambda room: len(room["seats"]) == 2, "seats", players=2)
        assert room["chosen"]["first_player"] == "random"
        assert host.refused("change", options={"first_player": "7"})
        assert host.refused("change", options={"nothing": "at all"})


def test_only_the_host_arranges(house: House) -> None:
    anna, ben = house.browser(), house.browser()
    table = anna.open_table(ME, OPEN, OPEN)
    deeds: list[tuple[str, Message]] = [
        ("arrange", {"seat": 2, "kind": "open"}),
        ("swap", {"a": 0, "b": 1}),
        ("seats", {"players": 2}),
        ("change", {"deadline": 60}),
        ("remove", {"seat": 0}),
        ("close", {}),
        ("start", {"sure": True}),
    ]
    with ben.sit(table) as guest:
        guest.until_room()
        for kind, fields in deeds:
            assert "host" in guest.refused(kind, **fields)


def test_cards_of_ones_own_come_by_http(house: House) -> None:
    anna = house.browser()
    table = anna.open_table(ME, OPEN)
    answer = anna.http.post(f"/api/tables/{table}/change?lang=en", json={"cards": "nonsense"})
    assert answer.status_code == 400
    assert house.browser().http.post(f"/api/tables/{table}/change", json={"deadline": 60}).status_code == 403
    answer = anna.http.post(f"/api/tables/{table}/change", json={"type": "change", "deadline": 30})
    assert answer.status_code == 201, answer.text
    with anna.sit(table) as host:
        assert host.until_room()["deadline"] == 30


# ── reserved seats ────────────────────────────────────────────────────────────────────────────────────


def reserve(host: Seat, seat: int, name: str) -> str:
    """Reserve a seat; its link."""
    host.until_room()
    wanted = {"seat": seat, "kind": "reserved", "name": name}
    room = arranged(host, lambda room: room["seats"][seat].get("link"), "arrange", **wanted)
    return str(room["seats"][seat]["link"])


def test_a_reserved_seat_is_taken_by_its_link_alone(house: House) -> None:
    anna, ben, clara = house.browser(), house.browser(), house.browser()
    table = anna.open_table(ME, OPEN, OPEN)
    with anna.sit(table) as host:
        link = reserve(host, 1, "Ben")
        with clara.sit(table) as other:
            assert "link" not in other.until_room()["seats"][1]
            assert "reserved for Ben" in other.refused("take", seat=1, name="Clara")
        with sit_by_link(clara, table, "wrong") as other:
            assert "reserved for Ben" in other.refused("take", seat=1, name="Clara")
        arranged(host, lambda room: room["seats"][2]["kind"] == "reserved", "swap", a=1, b=2)
        with sit_by_link(ben, table, link) as guest:
            assert guest.until_room()["seats"][2]["yours"]
            guest.take(2, "Ben")
        with sit_by_link(clara, table, link) as other:  # in other hands it is no use any more
            assert "yours" not in other.until_room()["seats"][2]
            assert other.refused("take", seat=2, name="Clara")


def test_what_was_reserved_stays_so_for_whoever_stood_up(house: House) -> None:
    anna, ben, clara = house.browser(), house.browser(), house.browser()
    table = anna.open_table(ME, OPEN, OPEN)
    with anna.sit(table) as host:
        link = reserve(host, 1, "Ben")
        with sit_by_link(ben, table, link) as guest:
            guest.until_room()
            guest.take(1, "Ben")
            guest.send("leave")
            assert guest.until_room(lambda room: bool(room["seats"][1]["kind"] == "reserved"))["seats"][1]["yours"]
        with sit_by_link(clara, table, link) as other:
            assert "reserved for Ben" in other.refused("take", seat=1, name="Clara")


def test_starting_without_somebody_asks_first(house: House) -> None:
    anna, ben = house.browser(), house.browser()
    table = anna.open_table(ME, OPEN, OPEN)
    with anna.sit(table) as host:
        link = reserve(host, 1, "Ben")
        asked = host.ask("start")
        assert (asked["type"], asked["text"]) == ("ask", "Start without Ben and with a free seat?")
        assert "Ben can take over" in asked["about"]
        assert host.room["status"] == "open"
        room = arranged(host, lambda room: room["status"] == "running", "start", sure=True)
        assert [seat["kind"] for seat in room["seats"]] == ["me", "reserved", "bot"]
        with sit_by_link(ben, table, link) as guest:
            assert guest.until_room()["seats"][1]["yours"]
            guest.take(1, "Ben")
            assert guest.room["status"] == "running"
        host.until_room(lambda room: bool(room["seats"][1]["kind"] == "person"))


def test_a_known_person_finds_the_seat_among_their_tables(house: House) -> None:
    anna, ben, clara = house.browser(), house.browser(), house.browser()
    first = anna.open_table(ME, OPEN)
    with ben.sit(first) as guest:
        guest.until_room()
        guest.take(1, "Ben")
    assert clara.http.get("/api/companions").json() == []
    [known] = anna.http.get("/api/companions").json()
    assert known["name"] == "Ben"
    table = anna.open_table(ME, OPEN, OPEN)
    with anna.sit(table) as host:
        host.until_room()
        wanted = {"seat": 1, "kind": "reserved", "known": known["known"]}
        arranged(host, lambda room: room["seats"][1]["kind"] == "reserved", "arrange", **wanted)
        assert "link" not in host.room["seats"][1]
        assert "has a seat" in host.refused("arrange", **wanted | {"seat": 2})
        assert "does not know" in host.refused("arrange", seat=2, kind="reserved", known="nobody")
        lines = {line["id"]: line for line in ben.http.get("/api/tables?lang=en").json()}
        assert (lines[table]["asked"], lines[table]["host"]) == ("seat", "Anna")
        assert clara.http.post(f"/api/tables/{table}/answer", json={"yes": True}).status_code == 403
        assert ben.http.post(f"/api/tables/{table}/answer", json={"yes": True}).status_code == 201
        host.until_room(lambda room: bool(room["seats"][1]["kind"] == "person"))


# ── leaving and closing ───────────────────────────────────────────────────────────────────────────────


def test_a_banned_guest_cannot_come_again(house: House) -> None:
    anna, ben = house.browser(), house.browser()
    table = anna.open_table(ME, OPEN, OPEN)
    with anna.sit(table) as host, ben.sit(table) as guest:
        guest.until_room()
        guest.take(1, "Ben")
        host.until_room(lambda room: bool(room["seats"][1]["kind"] == "person"))
        arranged(host, lambda room: room["seats"][1]["kind"] == "open", "remove", seat=1)
        guest.until_room(lambda room: bool(room["seats"][1]["kind"] == "open"))
        guest.take(1, "Ben")
        host.until_room(lambda room: bool(room["seats"][1]["kind"] == "person"))
        arranged(host, lambda room: room["seats"][1]["kind"] == "open", "remove", seat=1, ban=True)
        assert "for good" in guest.until_type("refused")["text"]
        assert host.refused("remove", seat=0)
    with ben.sit(table) as again:
        assert "for good" in again.hear()["text"]
        with pytest.raises(ConnectionClosed):
            again.hear()


def test_a_table_that_was_closed_is_gone(house: House) -> None:
    anna, ben = house.browser(), house.browser()
    table = anna.open_table(ME, OPEN, OPEN)
    with anna.sit(table) as host, ben.sit(table) as guest:
        code = host.until_room()["code"]
        guest.until_room()
        host.send("close")
        assert "closed" in guest.until_type("refused")["text"]
    assert table not in [line["id"] for line in anna.http.get("/api/tables").json()]
    assert anna.http.get(f"/api/tables/{table}/record").status_code == 410
    assert anna.http.get(f"/api/codes/{code}").status_code == 404


# ── codes ─────────────────────────────────────────────────────────────────────────────────────────────


def test_a_code_leads_to_its_table(house: House) -> None:
    anna, ben = house.browser(), house.browser()
    table = anna.open_table(ME, OPEN)
    with anna.sit(table) as host:
        code = host.until_room()["code"]
    assert len(code) == LENGTH
    assert set(code) <= set(SIGNS)
    for typed in (code, code.lower(), f" {code[:2]} {code[2:]} "):
        assert ben.http.get(f"/api/codes/{typed}").json() == {"id": table}
    assert ben.http.get(f"/j/{code}").headers["content-type"].startswith("text/html")
    assert ben.http.get("/api/codes/OOOOO").status_code == 404


def test_whoever_tries_many_codes_has_to_wait(open_house: Callable[..., House]) -> None:
    house = open_house()
    anna = house.browser()
    table = anna.open_table(ME, OPEN)
    with anna.sit(table) as host:
        code = host.until_room()["code"]
    wrong = [f"2222{sign}" for sign in SIGNS if f"2222{sign}" != code][: CODES + 1]
    answers = [anna.http.get(f"/api/codes/{guess}", headers=FAR).status_code for guess in wrong]
    assert answers == [404] * CODES + [429]
    assert anna.http.get(f"/api/codes/{code}", headers=FAR).status_code == 429  # the right one, by now, too
    assert anna.http.get(f"/api/codes/{code}", headers={"X-Forwarded-For": "203.0.114.9"}).json() == {"id": table}
