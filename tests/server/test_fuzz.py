"""Clients that mean no good: nonsense over HTTP and the wire, messages without end, ears that never listen."""

import base64
import os
import re
import secrets
import signal
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from tests.long import LONG, sized
from tests.server.brewery import short_cards as brewery_cards
from tests.server.fuzzing import REAL, Fuzz
from tests.server.house import HERE, ME, OPEN, PATIENCE, Browser, House, Message, PatientHouse, Seat
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from alehouse.house.connection.connection import BEAT
from alehouse.house.fairness import token_bucket
from alehouse.house.protocol.client import Change
from alehouse.house.protocol.devices import Address, DeviceName, Recovering
from alehouse.house.protocol.home import Archiving, PlayNow
from alehouse.house.protocol.house import Answer, NewTable
from alehouse.house.protocol.lessons import NewLesson, Offering
from alehouse.house.protocol.people import Confirming, MyChange, NewHook, PushEnd, PushSubscription
from alehouse.house.protocol.records import FilmOrder, PlayOn
from alehouse.house.texts import house_words
from alehouse.server import routes

MESSAGES = sized(1200, 100_000)
REQUESTS = sized(5, 15)  # of each address
BATCH = 50  # messages between two looks whether the table still answers
IN_THE_PIPES = 20_000_000  # bytes that may be on their way between two programs, by the grace of the system
GROWTH = 60_000  # kB by which a house may have grown after all that
MISTAKE = house_words("en").say("refused-by-mistake")
TABLES: list[dict[str, Any]] = [
    {"game": "dwarf"},
    {"game": "dice_brewing", "options": {"mode": "advanced"}},
    {"game": "cavern_tavern", "options": {"secret_chamber": "on"}},
    {"game": "brew_crafters", "options": {"secret_recipe": "on"}, "cards": brewery_cards()},
]


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house of which every message is read."""
    house = PatientHouse(tmp_path_factory.mktemp("patient") / "tables.db")
    yield house
    house.close()


def memory(house: House) -> int:
    """How much memory a house takes, in kB."""
    status = Path(f"/proc/{house.process.pid}/status").read_text(encoding="ascii")
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


# ── HTTP ──────────────────────────────────────────────────────────────────────────────────────────────


FORMS = [NewTable, Answer, Change, PlayNow, Archiving, NewLesson, Offering, PlayOn, FilmOrder]
FORMS += [MyChange, Confirming, NewHook, PushSubscription, PushEnd, DeviceName, Recovering, Address]
(*BODIES,), COMPONENTS = msgspec.json.schema_components(FORMS, ref_template="#/components/schemas/{name}")
NAMED = dict(zip((form.__name__ for form in FORMS), BODIES))
READ = [
    "/",
    "/lobby",
    "/records",
    "/new",
    "/new/{game}",
    "/j",
    "/j/{code}",
    "/api/codes/{code}",
    "/api/companions",
    "/api/tables/{table_id}/line",
    "/you",
    "/you/statistics",
    "/house/players",
    "/player/{alias}",
    "/table/{table_id}",
    "/record/{table_id}",
    "/learn/{game}",
    "/rules/{game}",
    "/you/devices",
    "/add/{token}",
    "/recover",
    "/confirm/{token}",
    "/health",
    "/metrics",
    "/api/house",
    "/api/house/devices",
    "/api/tables",
    "/api/lobby",
    "/api/me",
    "/api/me/hook",
    "/api/me/prefs",
    "/api/me/statistics",
    "/api/home",
    "/api/players",
    "/api/players/{alias}",
    "/api/films/{job_id}",
    "/api/films/{job_id}/{name}",
    "/api/me/devices",
    "/api/add/{token}",
    "/api/push/key",
    "/api/solo/{game}",
    "/api/rules/{game}",
    "/api/rules/{game}/{clause_id}",
    "/api/lessons/{game}",
    "/api/words/{part}",
    "/api/tables/{table_id}/record",
    "/api/records/{table_id}",
    "/api/records/{table_id}/analysis",
    "/defs/{game}/{version}",
    "/static/{name}",
    "/static/{version}/{name}",
    "/avatar.svg",
    "/qr.svg",
    "/manifest.webmanifest",
    "/offline",
]
WRITTEN = {
    "/api/tables": "NewTable",
    "/api/tables/{table_id}/rematch": "",
    "/api/tables/{table_id}/again": "",
    "/api/play": "PlayNow",
    "/api/archive": "Archiving",
    "/api/tables/{table_id}/answer": "Answer",
    "/api/tables/{table_id}/change": "Change",
    "/api/tables/{table_id}/close": "",
    "/api/tables/{table_id}/continue": "PlayOn",
    "/api/records/{table_id}/film": "FilmOrder",
    "/api/lessons": "NewLesson",
    "/api/lessons/offer": "Offering",
    "/api/lessons/{lesson_id}/on": "",
    "/api/me": "MyChange",
    "/api/me/letter": "",
    "/api/me/prefs": "",
    "/api/me/hook": "NewHook",
    "/api/me/confirm": "Confirming",
    "/api/me/devices/link": "",
    "/api/me/devices/others/remove": "",
    "/api/me/devices/{device}": "DeviceName",
    "/api/me/devices/{device}/remove": "",
    "/api/me/words": "",
    "/api/me/words/offer": "",
    "/api/add/{token}": "DeviceName",
    "/api/recover": "Recovering",
    "/api/recover/mail": "Address",
    "/api/house/lan": "",
    "/api/house/devices/{device}/remove": "",
    "/api/me/forget": "",
    "/api/push/subscribe": "PushSubscription",
    "/api/push/unsubscribe": "PushEnd",
}
QUERY = ("lang", "status", "game", "shape", "name", "path", "face", "at")


def description() -> dict[str, Any]:
    """The HTTP interface as OpenAPI describes it."""
    paths: dict[str, dict[str, Any]] = {path: {"get": _operation(path, "")} for path in READ}
    for path, form in WRITTEN.items():
        paths.setdefault(path, {})["post"] = _operation(path, form)
    head = {"openapi": "3.1.0", "info": {"title": "Alehouse", "version": "1"}}
    return head | {"paths": paths, "components": {"schemas": COMPONENTS}}


def _operation(path: str, form: str) -> dict[str, Any]:
    inner = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in inner]
    parameters += [{"name": name, "in": "query", "schema": {"type": "string"}} for name in QUERY]
    operation: dict[str, Any] = {"parameters": parameters, "responses": {"default": {"description": "anything"}}}
    if form:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": NAMED[form]}}}
    return operation


API = schemathesis.openapi.from_dict(description())
# The edges of every field one by one are some forty requests for each address; any of them may come by chance, too.
API.config.phases.coverage.enabled = LONG


def test_the_description_has_every_route() -> None:
    """None is left out when a new one is made."""
    texts = [path.read_text(encoding="utf-8") for path in Path(routes.__file__).parent.glob("*.py")]
    marks = [mark for text in texts for mark in re.findall(r"^@(get|post)\(([^)]*)", text, re.MULTILINE)]
    paths = [(method, path) for method, inside in marks for path in re.findall(r'"(/[^"]*)"', inside)]
    found = {(method, re.sub(r":\w+}", "}", path)) for method, path in paths}
    assert found == {*(("get", path) for path in READ), *(("post", path) for path in WRITTEN)}


@pytest.fixture(scope="module")
def visitor(patient: House) -> requests.Session:
    """A browser that has a table, and a name."""
    browser = patient.browser()
    browser.open_table(ME, HERE)
    session = requests.Session()
    session.cookies.set("alehouse", browser.http.cookies["alehouse"])
    return session


@pytest.mark.long
@API.parametrize()
@settings(max_examples=REQUESTS, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_no_request_makes_the_house_fail(
    case: schemathesis.Case[Any], patient: House, visitor: requests.Session
) -> None:
    answer = case.call(base_url=f"http://127.0.0.1:{patient.port}", session=visitor, timeout=PATIENCE)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert set(answer.json()) == {"error"}
        assert answer.json()["error"]


# ── the wire ──────────────────────────────────────────────────────────────────────────────────────────


class Brawl:
    """A table with two people and a stranger, all of whom send nonsense."""

    def __init__(self, house: House, order: dict[str, Any], seed: int) -> None:
        self.browsers = [house.browser() for _ in range(3)]
        self.order = order
        self.fuzz = Fuzz(seed)
        self.sent = 0
        self.seats: list[Seat] = []
        self.sit()

    def sit(self) -> None:
        """At a new table."""
        self.close()
        table = self.browsers[0].order_table(ME, OPEN, **self.order)
        self.seats = [browser.sit(table) for browser in self.browsers]
        self.seats[1].take(1, "Brokk")
        for seat in self.seats:
            seat.until_seq(0)

    def close(self) -> None:
        for seat in self.seats:
            seat.__exit__()

    def send(self, count: int) -> None:
        while self.sent < count:
            for frame in self.fuzz.frames(BATCH):
                self.fuzz.chance.choice(self.seats).socket.send(frame)
            self.sent += BATCH
            for seat in self.seats:
                self.look(seat)
            if self.seats[0].over:
                self.sit()

    def look(self, seat: Seat) -> None:
        """Everything that was sent is answered, and the table is there."""
        seat.send("return")
        seat.send("look", live=True)
        seat.send("say", text=(sign := secrets.token_hex(8)))
        seat.until(lambda message: self.checked(message)["type"] == "said" and _says(message, sign))
        prompt = seat.table["prompt"]
        for option in prompt["options"][:3]:
            move = {"type": "move", "action": option["action"], "seq": seat.table["seq"]}
            self.fuzz.remember(move | {"client_id": secrets.token_hex(4)})

    def checked(self, message: Message) -> Message:
        assert message.get("text") != MISTAKE
        return message

    def play_on(self, moves: int) -> int:
        """A normal game: how many moves of people were kept."""
        played = 0
        for seat in self.seats:
            self.look(seat)
        while played < moves and not self.seats[0].over:
            for seat in self.seats[:2]:
                while seat.table["seq"] < max(other.table["seq"] for other in self.seats[:2]):
                    seat.hear()
                if seat.mine and not seat.over:
                    seat.play()
                    played += 1
        return played


def _says(message: Message, text: str) -> bool:
    return any(line["text"] == text for line in message["lines"])


@pytest.mark.long
def test_nonsense_on_the_wire_changes_nothing_but_moves(patient: House) -> None:
    brawls = [Brawl(patient, order, seed) for seed, order in enumerate(TABLES)]
    each = MESSAGES // len(brawls)
    with ThreadPoolExecutor() as pool:
        list(pool.map(lambda brawl: brawl.send(each // 5), brawls))
        before = memory(patient)
        list(pool.map(lambda brawl: brawl.send(each), brawls))
        after = memory(patient)
    assert sum(brawl.sent for brawl in brawls) >= MESSAGES
    assert after - before < GROWTH, f"{before} kB, then {after} kB"
    for brawl in brawls:
        assert brawl.play_on(4) >= 4 or brawl.seats[0].over
        brawl.close()


@pytest.mark.parametrize("number", [2**31, 2**63, 10**30, -(10**30)])
def test_a_number_may_be_as_large_as_it_likes(patient: House, number: int) -> None:
    """Neither the games nor the databases count that far."""
    browser = patient.browser()
    with browser.sit(browser.open_table(ME, HERE)) as seat:
        seat.until_mine()
        for message in REAL:
            for field in (name for name, value in message.items() if type(value) is int):
                seat.socket.send(msgspec.json.encode(message | {field: number}).decode())
                assert seat.until_type("refused")["text"] != MISTAKE
        seat.ask("look", live=True)
        seat.play()


# ── too much, too long, too slow ──────────────────────────────────────────────────────────────────────


@pytest.fixture
def guest(open_house: Callable[..., House]) -> Browser:
    """At a house that has the usual patience with those who send too much."""
    return open_house().browser()


def test_whoever_floods_a_table_is_told_so_and_then_cut_off(guest: Browser) -> None:
    table = guest.open_table(ME, HERE)
    with guest.sit(table) as seat:
        seat.until_mine()
        since = time.monotonic()
        for _ in range(1000):
            seat.socket.send('{"type": "why", "action": 0}')
        said: list[Message] = []
        with pytest.raises(ConnectionClosed) as closed:
            listen(seat, said)
        allowed = (time.monotonic() - since) * token_bucket.RATE  # by and by: a busy house takes longer
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1008
    kinds = [message["type"] for message in said]
    assert kinds.count("because") >= 100
    assert 100 <= kinds.count("refused") <= token_bucket.PATIENCE + allowed + 1
    assert said[-1]["text"] == house_words("en").say("refused-flood")
    with guest.sit(table) as seat:
        seat.until_mine()
        seat.play()


def listen(seat: Seat, said: list[Message]) -> None:
    while True:
        said.append(seat.hear())


def test_whoever_plays_fast_is_not_cut_off(guest: Browser) -> None:
    table = guest.open_table(ME, HERE, game="dice_brewing")
    with guest.sit(table) as seat:
        seat.until_mine()
        for _ in range(60):
            seat.play()
            seat.until_mine()


@contextmanager
def standing_still(house: House) -> Iterator[None]:
    """What is sent meanwhile has all come when the house goes on."""
    os.kill(house.process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(house.process.pid, signal.SIGCONT)


def test_whoever_asks_for_much_at_once_keeps_nobody_waiting(patient: House) -> None:
    """Many messages in one piece are answered in turn with those of others: what is decided at another screen, and kept
    back, which takes no time of the disk's, is to be seen in most of the answers."""
    browser = patient.browser()
    table = browser.open_table(ME, HERE)
    with browser.sit(table) as asking, browser.sit(table) as playing:
        asking.until_mine()
        before = playing.until_mine()["seq"]
        with standing_still(patient):
            for _ in range(200):
                asking.socket.send('{"type": "look", "live": true}')  # with no pause
            playing.send("move", action=playing.options[0], seq=before, client_id="draft", draft=True)
        seqs = [asking.until(lambda message: bool(message.get("fresh")))["seq"] for _ in range(200)]
    assert seqs.count(before) < 100


@pytest.mark.parametrize("size", [20_000, 1_000_000])
def test_a_message_without_end_is_cut_off(browser: Browser, size: int) -> None:
    table = browser.open_table(ME, HERE)
    with browser.sit(table) as seat:
        seat.until_mine()
        seat.socket.send("x" * size)
        with pytest.raises(ConnectionClosed) as closed:
            seat.until(lambda _: False)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1009
    with browser.sit(table) as seat:
        seat.until_mine()
        seat.play()


def raw(browser: Browser, table: str) -> socket.socket:
    """A wire to a table without compression, to misbehave on; a receiver with hardly any room."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", browser.house.port))
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    head = {
        "Host": "x",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": key,
        "Sec-WebSocket-Version": "13",
        "Cookie": f"alehouse={browser.http.cookies['alehouse']}",
    }
    lines = [f"GET /ws/{table}?lang=en HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
    line.sendall("\r\n".join(lines).encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += line.recv(1)
    return line


def framed(opcode: Opcode, data: bytes) -> bytes:
    return Frame(opcode, data).serialize(mask=True)


def send_until_refused(line: socket.socket, data: bytes, seconds: float) -> int:
    """Send the same without end, until nothing is taken any more; how many bytes were."""
    line.settimeout(0.5)
    sent, until = 0, time.monotonic() + seconds
    with suppress(OSError):
        while time.monotonic() < until:
            sent += line.send(data[sent % len(data) :])
    return sent


@pytest.mark.parametrize("what", ["looks", "pings", "watches and pings"])
def test_whoever_never_listens_costs_little(patient: House, what: str) -> None:
    """What is to be sent to such a client does not pile up: the house stops to listen to it, too."""
    browser = patient.browser()
    table = browser.open_table(ME, HERE)
    look = framed(Opcode.TEXT, b'{"type": "look", "live": true}')
    watch = framed(Opcode.TEXT, b'{"type": "watch", "tab": "x"}')
    ping = framed(Opcode.PING, b"x" * 125)
    data = {"looks": look * 100, "pings": ping * 200, "watches and pings": look * 20 + (watch + ping * 20) * 50}[what]
    with browser.sit(table) as seat:
        seat.until_mine()
        before = memory(patient)
        lines = [raw(browser, table) for _ in range(4)]
        for line in lines:
            sent = send_until_refused(line, data, 5)
            assert sent < IN_THE_PIPES
        assert memory(patient) - before < 30_000
        seat.ask("look", live=True)
        seat.play()
        for line in lines:
            line.close()


def test_messages_that_swell_when_they_are_unpacked_cost_little(patient: House) -> None:
    browser = patient.browser()
    table = browser.open_table(ME, HERE)
    before = memory(patient)
    with browser.sit(table) as seat:
        seat.until_mine()
        with pytest.raises(ConnectionClosed):
            swell(seat)
        assert memory(patient) - before < 20_000
    with browser.sit(table) as seat:
        seat.until_mine()
        seat.play()


def swell(seat: Seat) -> None:
    """Send 32 MB of blanks, which are a few kB on the wire, as long as anybody listens."""
    blanks = " " * 16_000
    for _ in range(2_000):
        seat.socket.send(blanks)
    seat.until(lambda _: False)


@pytest.mark.parametrize("beat", [BEAT, '{"type": "beat", "more": 1}'], ids=["as the page sends it", "otherwise"])
def test_a_beat_is_answered_by_one(guest: Browser, beat: str) -> None:
    with guest.sit(guest.open_table(ME, HERE)) as seat:
        seat.until_mine()
        seat.socket.send(beat)
        assert seat.hear() == {"type": "beat"}


def test_whoever_beats_too_often_is_told_so_too(guest: Browser) -> None:
    with guest.sit(guest.open_table(ME, HERE)) as seat:
        seat.until_mine()
        for _ in range(150):
            seat.socket.send(BEAT)
        said = seat.until_type("refused")
        assert said["text"] == house_words("en").say("refused-flood")
