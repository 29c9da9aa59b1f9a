"""What hosts may do at a running table, and the owner of the house at any: alone, or if the others agree."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from copy import deepcopy
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.attacks.siege import Stranger
from tests.server.house import ME, OPEN, HastyHouse, House, Message, Seat, mover_of
from tests.server.test_calls import REMOVED, listening
from tests.server.test_parts import HOST, tables_of, with_storage
from websockets.exceptions import ConnectionClosed

from alehouse.house.fairness.guessing import TRIES
from alehouse.house.protocol.house import NewTable, SeatForm
from alehouse.house.refusal import Refusal
from alehouse.house.tables import hosting
from alehouse.house.tables.opening import open_table
from alehouse.house.texts import house_words
from alehouse.server.storage.storage import Storage

CLOSED, REFUSED = (house_words("en").say(key) for key in ("prompt-closed", "refused-closed-host"))
GREEDY = SeatForm(kind="bot", bot="greedy")
SECRET = "a-long-secret"
OWNER = {"Authorization": f"Bearer {SECRET}"}


def running(room: Message) -> bool:
    return bool(room["status"] == "running")


def closed(room: Message) -> bool:
    return bool(room["status"] == "closed")


class Three:
    """Anna, the host, with Ben and Clara at a running table."""

    def __init__(self, houses: tuple[House, House], leaving: ExitStack, **order: Any) -> None:
        first, second = houses
        self.browsers = [first.browser(), second.browser(), second.browser()]
        self.house = first
        self.table = self.browsers[0].order_table(ME, OPEN, OPEN, options={"first_player": "2"}, **order)
        self.anna, self.ben, self.clara = (leaving.enter_context(one.sit(self.table)) for one in self.browsers)
        self.ben.until_room()
        self.ben.take(1, "Ben")
        self.clara.until_room()
        self.clara.take(2, "Clara")
        for seat in self.all:
            seat.until_room(running)

    @property
    def all(self) -> tuple[Seat, Seat, Seat]:
        return self.anna, self.ben, self.clara


@pytest.fixture
def three(processes: tuple[House, House]) -> Iterator[Three]:
    with ExitStack() as leaving:
        yield Three(processes, leaving)


def asked(seat: Seat) -> Message:
    found: Message = seat.until_room(lambda room: bool((room.get("wish") or {}).get("asked")))["wish"]
    return found


def test_all_others_have_to_agree_to_a_removal(three: Three) -> None:
    anna, ben, clara = three.all
    anna.send("remove", seat=1)
    wish = asked(clara)
    assert "Ben" in wish["text"]
    assert not ben.until_room(lambda room: bool(room.get("wish")))["wish"]["asked"]  # it is about him
    clara.send("agree", seq=wish["seq"], agree=True)
    assert "for good" in ben.until_type("refused")["text"]
    for seat in (anna, clara):
        room = seat.until_room(lambda room: bool(room["seats"][1].get("gone")))
        assert "removed" in room["seats"][1]["away"]
        while not any("was removed" in line["text"] for line in seat.log):
            seat.hear()
    clara.until_mine()  # a bot has played for him
    with three.browsers[1].sit(three.table) as again:
        assert "for good" in again.hear()["text"]
        with pytest.raises(ConnectionClosed):
            again.hear()


def test_somebody_who_does_not_agree_keeps_them(three: Three) -> None:
    anna, ben, clara = three.all
    anna.send("remove", seat=1)
    clara.send("agree", seq=asked(clara)["seq"], agree=False)
    for seat in (anna, ben):
        seat.until_room(lambda room: room.get("wish") is None)
    assert not anna.room["seats"][1].get("gone")


def test_a_table_closes_if_everybody_agrees(three: Three) -> None:
    anna, ben, clara = three.all
    anna.send("close")
    for seat in (ben, clara):
        seat.send("agree", seq=asked(seat)["seq"], agree=True)
    for seat in three.all:
        seat.until_room(closed)
    assert three.house.rows(three.table)[-1].action == "closed"
    results = three.browsers[0].http.get("/api/tables").json()
    assert three.table not in [line["id"] for line in results]


def test_a_table_closes_at_once_where_everybody_else_is_away(three: Three) -> None:
    anna, ben, clara = three.all
    for seat in (ben, clara):
        seat.send("leave")
    anna.until_room(lambda room: all(seat.get("left") for seat in room["seats"][1:]))
    anna.send("close")
    anna.until_room(closed)


def test_a_closed_table_can_be_looked_at_and_nothing_else(three: Three) -> None:
    anna, ben, clara = three.all
    spectator = three.browsers[1].house.browser()
    with spectator.sit(three.table) as looking:
        looking.until_type("table")
        anna.send("close")
        for seat in (ben, clara):
            seat.send("agree", seq=asked(seat)["seq"], agree=True)
        for seat in (*three.all, looking):
            seat.until(lambda message: message["type"] == "table" and message["prompt"]["text"] == CLOSED)
            assert not seat.mine
            assert seat.table["prompt"]["options"] == []
            assert [line["text"] for line in seat.log][-1] == "closed the table"
    for browser in (*three.browsers, spectator):
        with browser.sit(three.table) as again:  # later, too
            assert again.until_type("table")["prompt"]["text"] == CLOSED
            again.send("look", move=0)
            assert again.until_type("table")["move"] == 0
            again.send("look", live=True)
            again.until_type("table")
            assert again.refused("move", action=0, seq=again.table["seq"], client_id="late") == REFUSED
            assert again.refused("return") == again.refused("undo", seq=again.table["seq"]) == REFUSED
    rows = three.house.rows(three.table)
    for what in ("rematch", "answer", "change", "close", "continue"):
        answer = three.browsers[0].http.post(f"/api/tables/{three.table}/{what}?lang=en", json={"yes": True, "move": 0})
        assert (what, answer.status_code, answer.json()["error"]) == (what, 410, REFUSED)
    assert three.house.rows(three.table) == rows


def test_what_was_hidden_stays_so_at_a_closed_table(house: House) -> None:
    """Nobody sees more of an unfinished game than while it was played: neither a spectator nor the other player."""
    anna, ben, other = house.browser(), house.browser(), house.browser()
    table = anna.open_table(ME, OPEN, game="cavern_tavern")
    with anna.sit(table) as hers, ben.sit(table) as his, other.sit(table) as looking:
        his.until_room()
        his.take(1, "Ben")
        shown = []
        for seat in (hers, his, looking):
            seat.until_seq(0)
        assert house.browser().http.post(f"/api/tables/{table}/close").status_code == 201  # by the owner
        for seat in (hers, his, looking):
            shown.append(deepcopy(seat.pieces))
            seat.until(lambda message: message["type"] == "table" and message["prompt"]["text"] == CLOSED)
            assert seat.log[-1]["text"] == "The owner of the house has closed the table"
            assert seat.refused("look", seat=0) == house_words("en").say("refused-eyes")
    for browser, before in zip((anna, ben, other), shown):
        with browser.sit(table) as again:
            again.until_type("table")
            new = {piece for name, canvas in again.pieces.items() for piece in canvas if piece not in before[name]}
            assert new <= {"standing"}  # who is ahead, where something was to be chosen before
        assert browser.http.get(f"/api/tables/{table}/record").status_code == 403
        assert browser.http.get(f"/api/records/{table}").status_code == 410


def test_no_bot_plays_on_at_a_closed_table(tmp_path: Path) -> None:
    """A move would make the table a running one again."""

    async def test(storage: Storage) -> None:
        tables = tables_of(storage)
        order = NewTable(game="dwarf", players=2, options={"first_player": "2"}, seats=[SeatForm(kind="me"), GREEDY])
        table = await tables.get(await open_table(tables, order, HOST))
        assert table.deciding_bot == "greedy"
        await hosting.close_now(table)
        assert table.decider is None
        assert table.deciding_bot == ""
        with pytest.raises(Refusal, match="refused-closed-host"):
            await table.decide_for_bot(table.state.legal_actions()[0], table.ledger.seq)
        kept = await storage.tables.get(table.id)
        assert kept is not None
        assert kept[0].status == "closed"

    with_storage(tmp_path, test)


def test_nobody_but_the_host_removes_or_closes(three: Three) -> None:
    _, ben, _ = three.all
    assert "host" in ben.refused("remove", seat=2)
    assert "host" in ben.refused("close")
    assert three.anna.refused("remove", seat=0)
    assert three.anna.refused("remove", seat=9)


def test_of_two_neither_is_removed_without_a_reason(house: House) -> None:
    anna, ben = house.browser(), house.browser()
    table = anna.open_table(ME, OPEN)
    with anna.sit(table) as host, ben.sit(table) as guest:
        guest.until_room()
        guest.take(1, "Ben")
        host.until_room(running)
        assert "nobody else" in host.refused("remove", seat=1)


def test_whose_clock_ran_out_twice_is_removed_at_once(open_house: Callable[..., House]) -> None:
    house = open_house(kind=HastyHouse)
    with ExitStack() as leaving:
        three = Three((house, house), leaving, deadline=1)
        anna, ben, _ = three.all
        for _ in range(2):
            ben.until_room(lambda room: bool(room["seats"][1].get("away")))
            ben.send("return")
            ben.until_room(lambda room: not room["seats"][1].get("away"))
        anna.until_room(lambda room: bool(room["seats"][1].get("overdue")))
        anna.send("remove", seat=1)
        # He is refused to return where the others' clocks have just brought him back.
        ben.until(lambda message: message["type"] == "refused" and "for good" in message["text"])


def test_the_owner_closes_any_table(open_house: Callable[..., House]) -> None:
    house = open_house(owner={"token": "a-long-secret"})
    anna = house.browser()
    table, other = anna.open_table(ME, OPEN), anna.open_table(ME, OPEN)
    far = {"X-Forwarded-For": "203.0.113.7"}

    def close(wanted: str, **headers: str) -> httpx.Response:
        return house.browser().http.post(f"/api/tables/{wanted}/close?lang=en", headers=headers)

    assert close(table, **far).status_code == 403
    assert close(table, **far, Authorization="Bearer wrong").status_code == 403
    assert close(table, **far, Authorization="Bearer a-long-secret").status_code == 201
    assert close(other).status_code == 201  # on the machine itself
    assert anna.http.get("/api/tables").json() == []


def test_the_owner_removes_any_device(open_house: Callable[..., House]) -> None:
    house = open_house(owner={"token": SECRET})
    anna, far = house.browser(), Stranger(house, "203.0.113.7").http
    assert anna.http.post("/api/me", json={"name": "Anna"}).status_code == 200
    assert far.get("/api/house/devices").status_code == 403
    assert far.get("/api/house/devices", headers={"Authorization": "Bearer wrong"}).status_code == 403
    (device,) = far.get("/api/house/devices", headers=OWNER).json()
    assert (device["person"], device["id"]) == ("Anna", anna.http.get("/api/me/devices").json()["devices"][0]["id"])
    door = f"/api/house/devices/{device['id']}/remove"
    assert far.post(door).status_code == 403
    assert anna.http.get("/api/me").status_code == 200
    with listening(anna) as ear:
        ear.hear()
        assert far.post(door, headers=OWNER).status_code == 200
        with pytest.raises(ConnectionClosed) as left:
            ear.until(lambda _: False)
        assert left.value.rcvd is not None
        assert left.value.rcvd.code == REMOVED
    assert anna.http.get("/api/me").status_code == 401
    assert far.post(door, headers=OWNER).status_code == 404
    assert house.browser().http.get("/api/house/devices").json() == []  # on the machine itself


@pytest.mark.parametrize("door", ["/api/house/devices", "/metrics"])
def test_whoever_guesses_tokens_is_not_answered_any_more(open_house: Callable[..., House], door: str) -> None:
    house = open_house(owner={"token": SECRET}, metrics={"token": SECRET})
    guesser, other = Stranger(house, "203.0.113.8").http, Stranger(house, "203.0.113.9").http
    for number in range(TRIES):
        assert guesser.get(door, headers={"Authorization": f"Bearer guess-{number}"}).status_code == 403
    assert guesser.get(door, headers={"Authorization": "Bearer another"}).status_code == 429
    assert guesser.get(door, headers=OWNER).status_code == 429  # also if it is right
    assert other.get(door, headers=OWNER).status_code == 200


def test_somebody_who_sits_elsewhere_is_told_at_once(processes: tuple[House, House]) -> None:
    """What the host arranges through one process is shown through the other, and can be played there."""
    first, second = processes
    anna, ben = first.browser(), second.browser()
    table = anna.open_table(ME, OPEN, OPEN)
    with anna.sit(table) as host, ben.sit(table) as guest:
        guest.until_room()
        host.until_room()
        host.send("seats", players=2)
        guest.until_room(lambda room: len(room["seats"]) == 2)
        host.send("change", options={"mountain": "graded"})
        guest.until_room(lambda room: bool(room["chosen"].get("mountain") == "graded"))
        host.send("swap", a=0, b=1)
        guest.until_room(lambda room: [seat["colour"] for seat in room["seats"]] == [1, 0])
        guest.take(0, "Ben")
        for seat in (host, guest):
            seat.until_room(running)
            while not seat.table.get("players"):
                seat.hear()
            assert [player["colour"] for player in seat.table["players"]] == [1, 0]
        for _ in range(4):
            mover_of(host, guest).play()
