"""Nonsense of every kind: a clear answer, nothing changed, the connection kept where that is sensible."""

import json
from typing import Any

import pytest
from tests.server.house import BOT, HERE, ME, Browser
from websockets.exceptions import ConnectionClosed

import alehouse

GOOD: dict[str, Any] = {"game": "dwarf", "players": 2, "options": {}, "seats": [ME, BOT]}

BAD_ORDERS: dict[str, tuple[dict[str, Any], str]] = {
    "unknown game": ({"game": "chess"}, "chess"),
    "no players": ({"players": 0, "seats": []}, "1 to 5"),
    "too many players": ({"players": 6, "seats": [ME] * 6}, "1 to 5"),
    "too few seats": ({"seats": [ME]}, "seats"),
    "unknown option": ({"options": {"colour": "red"}}, "colour"),
    "an option that is an argument": ({"options": {"fate": "open"}}, "fate"),
    "an option of another player count": ({"options": {"opponent": "andvettr"}}, "opponent"),
    "unknown value": ({"options": {"mountain": "tall"}}, "tall"),
    "options that do not go together": ({"options": {"first_player": "5"}}, "5"),
    "unknown bot": ({"seats": [ME, {"kind": "bot", "bot": "deep"}]}, "deep"),
    "bot with a budget": ({"seats": [ME, {"kind": "bot", "bot": "search@9s"}]}, "search@9s"),
    "unknown kind of seat": ({"seats": [ME, {"kind": "ghost"}]}, "ghost"),
    "a long name": ({"seats": [{"kind": "me", "name": "x" * 25}, BOT]}, "24"),
    "cards that are no card file": ({"cards": "[[["}, "TOML"),
    "cards with a mistake": ({"cards": "[limits]\n"}, "card"),
    "wrong types": ({"players": "two"}, "int"),
    "missing fields": ({"game": None}, "str"),
}


@pytest.mark.parametrize("name", BAD_ORDERS)
def test_a_table_that_cannot_be_opened(browser: Browser, name: str) -> None:
    change, said = BAD_ORDERS[name]
    answer = browser.post(**GOOD | change)
    assert answer.status_code == 400, answer.text
    assert said in answer.json()["error"]
    assert browser.http.get("/api/tables").json() == []


def test_a_broken_card_file_is_named_by_card_and_field(browser: Browser) -> None:
    text = alehouse.load("dwarf").card_file.text.replace("lanterns = 1", "lanterns = 7", 1)
    error = browser.post(**GOOD, cards=text).json()["error"]
    assert "lanterns" in error


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 100_000])
def test_an_order_that_is_no_order(browser: Browser, body: bytes) -> None:
    answer = browser.http.post("/api/tables", content=body)
    assert answer.status_code == 400
    assert answer.json()["error"]


def test_a_huge_order(browser: Browser) -> None:
    answer = browser.post(**GOOD, cards="#" * 2_000_000)
    assert answer.status_code == 413
    assert answer.json()["error"]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nowhere", 404),
        ("GET", "/static/nothing.js", 404),
        ("GET", "/static/..%2fapp.py", 404),
        ("GET", "/static/../app.py", 404),
        ("GET", "/defs/dwarf/0.svg", 404),
        ("GET", "/api/rules/chess", 404),
        ("GET", "/api/tables/nothing/record", 404),
        ("POST", "/api/house", 405),
        ("DELETE", "/api/tables", 405),
    ],
)
def test_a_wrong_address(browser: Browser, method: str, path: str, status: int) -> None:
    answer = browser.http.request(method, path)
    assert answer.status_code == status
    assert answer.json()["error"]


def test_an_unknown_table(browser: Browser) -> None:
    with browser.sit("nothing") as seat:
        assert "no such table" in seat.hear()["text"]
        with pytest.raises(ConnectionClosed) as closed:
            seat.hear()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4404


MESSAGES: list[str | bytes] = [
    "",
    "nonsense",
    "[]",
    "{}",
    '{"type": "dance"}',
    '{"type": "move"}',
    '{"type": "move", "action": "pass", "seq": 0, "client_id": "x"}',
    '{"type": "move", "action": 1.5, "seq": 0, "client_id": "x"}',
    '{"type": "move", "action": 1, "seq": 0, "client_id": ""}',
    json.dumps({"type": "move", "action": 1, "seq": 0, "client_id": "x" * 65}),
    '{"type": "look", "shape": "round"}',
    '{"type": "look", "move": "first"}',
    '{"type": "unfold", "what": 5}',
    '{"type": "closer"}',
    '{"type": "closer", "piece": ["player:1"]}',
    '{"type": "undo"}',
    '{"type": "undo", "seq": -5}',
    '{"type": "why", "action": null}',
    '{"type": "sit"}',
    '{"type": "sit", "seat": "Anna"}',
    '{"type": "sit", "seat": -7}',
    "[" * 4000,
    "x" * 5000,
    b"\x00\xff",
    b'{"type": "undo", "seq": 0}',
]


def test_messages_that_mean_nothing(browser: Browser, any_hot_seat: str) -> None:
    with browser.sit(any_hot_seat) as seat:
        seat.until_mine()
        for message in MESSAGES:
            seat.socket.send(message)
            answer = seat.until_type("refused")
            assert answer["text"], message
        seat.ask("look", live=True)
        seat.play()


def test_a_huge_message_ends_the_connection_and_nothing_else(browser: Browser) -> None:
    table = browser.open_table(ME, HERE)
    with browser.sit(table) as seat:
        seat.until_mine()
        seat.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            seat.until(lambda _: False)
    with browser.sit(table) as seat:
        seat.until_mine()
        seat.play()


def test_refusals_come_in_the_readers_language(browser: Browser) -> None:
    english = browser.http.post("/api/tables?lang=en", json={}).json()["error"]
    assert browser.http.post("/api/tables", json={}, headers={"accept-language": "xx"}).json()["error"] == english
    order = GOOD | {"options": {"mountain": "tall"}}
    refused = browser.http.post("/api/tables?lang=it", json=order).json()["error"]
    values = ", ".join(next(o.values for o in alehouse.load("dwarf").options if o.name == "mountain"))
    args = {"option": "mountain", "value": "tall", "values": values}
    assert refused == alehouse.load("dwarf").words("it").say("bad-value", args)
    with browser.sit("nothing", lang="xx") as seat:
        assert "no such table" in seat.hear()["text"]
