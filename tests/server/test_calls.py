"""Being called: whoever listens hears at once where they are waited for, through whichever process it has changed."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from tests.server.guests import meet, remove_others, second_device
from tests.server.house import BOT, ME, OPEN, PATIENCE, Browser, House, Message
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

REMOVED = 4401  # how the house hangs up on a device that was removed

Pair = tuple[House, House]


class Ear:
    """A page that listens; `turns` and `asked` are tables."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.calls: Message = {}

    def hear(self) -> Message:
        message: Message = json.loads(self.socket.recv(PATIENCE))
        if message["type"] == "calls":
            self.calls = message
        return message

    def until(self, wanted: Callable[["Ear"], bool]) -> None:
        while not self.calls or not wanted(self):
            self.hear()

    @property
    def turns(self) -> list[str]:
        return [line["id"] for line in self.calls["turns"]]

    @property
    def asked(self) -> list[str]:
        return [line["id"] for line in self.calls["asked"]]


@contextmanager
def listening(browser: Browser, lang: str = "en") -> Iterator[Ear]:
    cookies = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
    address = f"ws://127.0.0.1:{browser.house.port}/ws/me?lang={lang}"
    with connect(address, additional_headers={"Cookie": cookies}, open_timeout=PATIENCE) as socket:
        yield Ear(socket)


@pytest.fixture
def anna(processes: Pair) -> Browser:
    return processes[0].browser()


@pytest.fixture
def brokk(processes: Pair) -> Browser:
    """Somebody who comes through the other process, if there is one."""
    return processes[1].browser()


def test_whoever_begins_to_listen_is_told_at_once(anna: Browser) -> None:
    table = anna.open_table(ME, BOT, first_player="1")
    with listening(anna) as ear:
        ear.until(lambda ear: ear.turns == [table])
        assert ear.calls["turns"][0]["title"] == "DWARF"


def test_all_devices_hear_that_there_is_another_one(anna: Browser, processes: Pair) -> None:
    with listening(anna) as ear:
        ear.until(lambda ear: ear.turns == [])
        second_device(anna, processes[1])
        assert ear.hear()["type"] == "calls"  # it is said once more, so that pages look


def test_a_turn_that_comes_and_goes_is_told(anna: Browser, brokk: Browser) -> None:
    table = meet(anna, brokk, first_player="1")
    with listening(anna) as hers, listening(brokk) as his, anna.sit(table) as seat:
        hers.until(lambda ear: ear.turns == [table])
        his.until(lambda ear: ear.turns == [])
        seat.until_mine()
        while seat.mine:
            seat.play()
        his.until(lambda ear: ear.turns == [table])
        hers.until(lambda ear: ear.turns == [])


def test_a_game_that_begins_calls_whoever_is_first(anna: Browser, brokk: Browser) -> None:
    with listening(anna) as ear:
        ear.until(lambda ear: ear.turns == [])
        table = anna.open_table(ME, OPEN, first_player="1")
        with brokk.sit(table) as seat:
            seat.take(1, "Brokk")
        ear.until(lambda ear: ear.turns == [table])


def test_a_wish_to_take_moves_back_is_asked_and_answered(anna: Browser, brokk: Browser) -> None:
    table = meet(anna, brokk, first_player="1")
    with listening(brokk) as ear, anna.sit(table) as hers, brokk.sit(table) as his:
        hers.until_mine()
        kept = hers.table["moves"]
        while hers.mine:
            hers.play()
        ear.until(lambda ear: ear.turns == [table])
        his.until_mine()
        while his.mine:
            his.play()
        hers.until_mine()
        ear.until(lambda ear: ear.turns == [])
        hers.send("wish", seq=hers.table["seq"], moves=kept)
        ear.until(lambda ear: ear.asked == [table])
        assert ear.calls["asked"][0]["asked"] == "wish"
        wish = his.until_room(lambda room: bool(room.get("wish")))["wish"]
        his.send("agree", seq=wish["seq"], agree=False)
        ear.until(lambda ear: ear.asked == [])


def test_nobody_hears_of_others_tables(anna: Browser, brokk: Browser) -> None:
    with listening(brokk) as ear:
        ear.until(lambda ear: ear.turns == [])
        anna.open_table(ME, BOT, first_player="1")
        mine = brokk.open_table(ME, BOT, first_player="1")
        ear.until(lambda ear: ear.turns != [])
        assert ear.turns == [mine]


def test_calls_come_in_the_language_of_the_page(anna: Browser) -> None:
    anna.open_table(ME, BOT, first_player="1")
    with listening(anna, "en") as one, listening(anna, "pl") as other:
        for ear in (one, other):
            ear.until(lambda ear: len(ear.turns) == 1)
        assert one.calls["turns"][0]["stands"] != other.calls["turns"][0]["stands"]


def test_a_page_asks_whether_the_house_is_there(anna: Browser) -> None:
    with listening(anna) as ear:
        ear.socket.send('{"type":"beat"}')
        while ear.hear()["type"] != "beat":
            pass


def test_whatever_else_is_sent_changes_nothing(anna: Browser) -> None:
    table = anna.open_table(ME, BOT, first_player="1")
    with listening(anna) as ear:
        ear.socket.send("nonsense" * 1000)
        ear.until(lambda ear: ear.turns == [table])


def test_a_page_of_another_site_hears_nothing(anna: Browser) -> None:
    cookies = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
    headers = {"Cookie": cookies, "Origin": "https://elsewhere.example"}
    address = f"ws://127.0.0.1:{anna.house.port}/ws/me"
    with connect(address, additional_headers=headers, open_timeout=PATIENCE) as socket:
        assert json.loads(socket.recv(PATIENCE))["type"] == "refused"
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)


def test_a_device_that_was_removed_hears_nothing_any_more(processes: Pair) -> None:
    first, second = processes
    anna = first.browser()
    anna.open_table(ME, BOT)
    lost = second_device(anna, second)
    with listening(lost) as ear:
        ear.until(lambda ear: len(ear.turns) <= 1)
        remove_others(anna)
        with pytest.raises(ConnectionClosed) as closed:
            ear.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == REMOVED
