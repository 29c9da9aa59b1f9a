"""Requests that are never finished, that ask for another house, or that hold more than anybody has to say."""

import select
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress

import httpx
import pytest
from tests.server.attacks.siege import Pulse, Stranger
from tests.server.house import BOT, ME, PATIENCE, Browser, House, until
from tests.server.parts import free_port
from websockets.exceptions import ConnectionClosed

HEAD = b"GET /health HTTP/1.1\r\nHost: x\r\n"
BYTES = 5000
BODY = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5001\r\n\r\n{"


class ImpatientHouse(House):
    """Nobody is waited for long, and the addresses 127.0.0.2 and so on are strangers'."""

    prelude = """
from ipaddress import ip_address
from alehouse.house.fairness import households
from alehouse.server.http import reception
reception.HEAD, reception.BODY, reception.SLOWLY, reception.TICK, reception.TAKING = 0.5, 1.0, 0.5, 0.1, 1.0
reception.UNFINISHED = 10
households.is_this_machine = lambda address: address == ip_address("127.0.0.1")
"""


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = ImpatientHouse(tmp_path_factory.mktemp("impatient") / "tables.db")
    yield house
    house.kill()


def line_to(house: House, address: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE, source_address=(address, 0))


def heard(line: socket.socket) -> bytes:
    """Everything until the house hangs up; "reset" behind it if that was before the house had read all."""
    answer = b""
    with line:
        try:
            while part := line.recv(65536):
                answer += part
        except ConnectionResetError:
            answer += b"reset"
    return answer


def is_cut(line: socket.socket, content: bytes) -> bool:
    """Whether the house hangs up on whoever sends something again and again."""
    end = time.monotonic() + PATIENCE
    with line:
        while time.monotonic() < end:
            try:
                line.sendall(content)
            except OSError:
                return True
            time.sleep(0.01)
    return False


@pytest.mark.parametrize("begun", [b"", b"GET /heal", HEAD, HEAD + b"X-More: 1\r\n", BODY])
def test_a_request_that_does_not_come_is_not_waited_for(impatient: House, begun: bytes) -> None:
    line = line_to(impatient)
    line.sendall(begun)
    answer = heard(line)
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b"did not come in time" in answer


def test_a_request_that_comes_letter_by_letter_is_not_waited_for(impatient: House) -> None:
    line = line_to(impatient)
    line.sendall(BODY)
    assert is_cut(line, b" ")


class PatientlySlowHouse(ImpatientHouse):
    """There is time for a request, but it has to come at some speed."""

    prelude = f"""
{ImpatientHouse.prelude}
reception.BODY = 3600.0
"""


def test_the_rest_of_a_request_comes_at_some_speed(open_house: Callable[..., House]) -> None:
    house = open_house(kind=PatientlySlowHouse)
    slow = line_to(house)
    slow.sendall(BODY)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        ready, _, _ = select.select([slow], [], [], 0.05)
        if ready:
            break
        with suppress(ConnectionError):  # it has hung up this very moment
            slow.sendall(b" ")  # twenty bytes a second
    assert heard(slow).startswith(b"HTTP/1.1 408 ")
    fast = line_to(house)
    fast.sendall(BODY)
    for _ in range(BYTES // 100):
        time.sleep(0.02)
        fast.sendall(b" " * 100)  # some thousand bytes a second
    assert fast.recv(100).startswith(b"HTTP/1.1 400 ")  # it has come, and is no JSON
    fast.close()


def test_a_body_that_does_not_say_how_long_it_is_has_an_end(impatient: House) -> None:
    line = line_to(impatient)
    line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
    line.sendall(b"Transfer-Encoding: chunked\r\n\r\n")
    assert is_cut(line, b"2710\r\n" + b" " * 10_000 + b"\r\n")


def test_a_head_without_end_is_refused(impatient: House) -> None:
    line = line_to(impatient)
    line.sendall(HEAD)
    assert is_cut(line, b"X-More: " + b"y" * 10_000 + b"\r\n")


class WaitingHouse(ImpatientHouse):
    """There is time for a request to begin, however long we take to bring the next one."""

    prelude = f"""
{ImpatientHouse.prelude}
reception.HEAD = 3600.0
"""


def test_connections_that_only_begin_are_counted(open_house: Callable[..., House]) -> None:
    """A stranger has some of them; others come in."""
    house = open_house(kind=WaitingHouse)
    lines = [line_to(house, "127.0.0.2") for _ in range(30)]
    more = line_to(house, "127.0.0.2")  # the house receives one after the other, in this order
    more.sendall(HEAD + b"\r\n")
    assert heard(more) in (b"", b"reset")
    other = line_to(house, "127.0.0.3")
    other.sendall(HEAD + b"Connection: close\r\n\r\n")
    assert heard(other).startswith(b"HTTP/1.1 200 ")
    for line in lines:
        line.close()

    def let_in() -> bool:
        line = line_to(house, "127.0.0.2")
        line.sendall(HEAD + b"Connection: close\r\n\r\n")
        return heard(line).startswith(b"HTTP/1.1 200 ")

    until(let_in)


def test_whoever_does_not_take_what_is_answered_is_cut_off(impatient: House) -> None:
    line = line_to(impatient)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    ask = b"GET /api/house HTTP/1.1\r\nHost: x\r\n\r\n"
    assert is_cut(line, ask)


def test_the_house_answers_while_many_requests_are_half_sent(impatient: House) -> None:
    with Pulse(impatient) as pulse:
        lines = [line_to(impatient) for _ in range(100)]
        for line in lines:
            line.sendall(HEAD)
        time.sleep(0.3)
        for line in lines:
            line.close()
    pulse.check()


# ── another house ─────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("inn") / "tables.db", port=free_port(), address="https://inn.example")
    yield house
    house.kill()


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("inn.example", 200),
        ("INN.example", 200),
        ("inn.example:443", 200),
        ("evil.example", 421),
        ("inn.example:8000", 421),
        ("inn.example.evil.example", 421),
        ("127.0.0.1", 421),
        ("[::1", 421),
        ("", 421),
    ],
)
def test_a_house_with_an_address_answers_to_no_other_name(inn: House, host: str, status: int) -> None:
    visitor = Stranger(inn)
    answer = visitor.http.get("/api/me?lang=en", headers={"Host": host})
    assert answer.status_code == status
    if status != 200:
        assert "https://inn.example" in answer.json()["error"]


def test_a_socket_of_another_name_is_turned_away(inn: House) -> None:
    visitor = Stranger(inn)
    with visitor.sit("nothing", Host="evil.example") as seat:
        assert "https://inn.example" in seat.hear()["text"]
        with pytest.raises(ConnectionClosed):
            seat.hear()


def test_on_the_machine_itself_a_house_is_called_as_it_is_there(inn: House) -> None:
    assert inn.browser().http.get("/api/me").status_code == 200
    assert Stranger(inn).http.get("/health", headers={"Host": "10.0.0.1"}).status_code == 200


def test_without_an_address_any_name_will_do(house: House) -> None:
    assert Stranger(house).http.get("/api/me", headers={"Host": "anything.example"}).status_code == 200


# ── long words ────────────────────────────────────────────────────────────────────────────────────────

LONG = "x" * 100_000


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"options": {"mountain": LONG}}, "500"),
        ({"options": {LONG: "graded"}}, "too long"),
        ({"options": {f"option{number}": "x" for number in range(1000)}}, "too long"),
        ({"game": LONG}, "too long"),
        ({"seats": [ME, {"kind": "bot", "bot": LONG}]}, "too long"),
        ({"seats": [{"kind": "me", "name": LONG}, BOT]}, "24"),
        ({"seats": [ME] * 5000}, "too long"),
    ],
    ids=["a value", "an option", "many options", "a game", "a bot", "a name", "many seats"],
)
def test_what_is_longer_than_anything_there_is(browser: Browser, change: dict[str, object], said: str) -> None:
    answer = browser.post(**{"game": "dwarf", "players": 2, "options": {}, "seats": [ME, BOT]} | change)
    assert 400 <= answer.status_code < 500
    assert said in answer.json()["error"]
    assert len(answer.text) < 300
    assert browser.http.get("/api/tables").json() == []


def test_a_body_that_is_too_large_is_refused_before_it_is_read(house: House) -> None:
    with line_to(house) as line:
        head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        line.sendall(head + b"Content-Length: 300000\r\n\r\n{")
        assert line.recv(100).startswith(b"HTTP/1.1 413 ")


def test_a_long_list_of_languages_costs_nothing(house: House) -> None:
    wishes = ",".join(["xx"] * 15_000)
    assert httpx.get(f"http://127.0.0.1:{house.port}/api/me", headers={"accept-language": wishes}).status_code == 200


# ── more than anybody sends ───────────────────────────────────────────────────────────────────────────


def test_requests_that_come_by_the_thousand_before_any_is_answered_are_not_read(house: House) -> None:
    """No browser sends a second one before the first is answered."""
    line = line_to(house)
    hung_up = False
    try:
        line.sendall((HEAD + b"\r\n") * 8_000)
    except ConnectionError:  # before all were sent
        hung_up = True
    answers = heard(line)
    assert answers.count(b"HTTP/1.1 200 ") <= 10
    assert hung_up or answers.endswith(b"reset") or b" 431 " in answers


def test_a_head_of_very_many_lines_is_refused(house: House) -> None:
    line = line_to(house)
    line.sendall(HEAD + b"a:b\r\n" * 1_000 + b"\r\n")
    assert heard(line).startswith((b"HTTP/1.1 431 ", b"reset"))


@pytest.mark.parametrize("said", [b'"muted":[' + b'"a",' * 10_000 + b'"a"]', b'"x":' + b"[" * 50_000])
def test_what_holds_no_card_file_is_short(browser: Browser, said: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = browser.http.post("/api/me?lang=en", content=b"{" + said + b"}", headers=headers)
    assert answer.status_code == 413
    assert answer.json()["error"] == "That is too long."
