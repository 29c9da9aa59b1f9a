"""What one request costs at worst in the loop of the house, where nobody else is answered meanwhile: a moment.

It is counted in time of the processor, so a busy machine does not matter. Everything that takes longer is made beside
the loop, or refused before it is looked at."""

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from tests.server.attacks.siege import ATTACKER, Stranger
from tests.server.attacks.step_notes import longest_step
from tests.server.attacks.test_pages import tables_like
from tests.server.guests import play_out
from tests.server.house import HERE, ME, PATIENCE, RANDOM, House

A_MOMENT = 0.008  # seconds of a processor at full speed; what was attacked took up to 60 ms at a time
YARD = 0.0004  # seconds that it takes for a piece of work which is always the same
VERY_MANY = 600  # tables of one person, of which 250 are listed
TRIES = 8  # the best of them counts: a processor that is shared is slow at times
PACKED = {"accept-encoding": "br, gzip"}


class NotingHouse(House):
    """A house that notes its long steps."""

    def __init__(self, db: Path, notes: Path) -> None:
        self.notes = notes
        self.prelude = f"""
from tests.server.attacks.step_notes import note_steps
note_steps({str(notes)!r})
"""
        super().__init__(db)


@pytest.fixture(scope="module")
def noting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NotingHouse]:
    folder = tmp_path_factory.mktemp("steps")
    house = NotingHouse(folder / "tables.db", folder / "notes")
    yield house
    house.kill()


@pytest.fixture(scope="module")
def stranger(noting: NotingHouse) -> Stranger:
    """Somebody with very many tables, and a game that is over."""
    found = Stranger(noting)
    tables_like(noting, found.open_table(ME, HERE), VERY_MANY)
    found.open_table(ME, RANDOM)
    return found


@pytest.fixture(scope="module")
def finished(stranger: Stranger) -> str:
    table = stranger.open_table(ME, RANDOM)
    play_out(stranger, table)
    return table


def step(house: NotingHouse, do: Callable[[], object]) -> float:
    """The longest step that something takes, in seconds of a processor at full speed."""
    taken = []
    for _ in range(TRIES):
        longest_step(house.notes)
        do()
        house.browser()  # by now everything of it is over
        taken.append(longest_step(house.notes) / slowness())
    return min(taken)


def slowness() -> float:
    """How many times as long as at full speed everything takes just now: a processor slows down for its neighbours."""
    since = time.thread_time()
    sorted(map(str, range(5_000)))
    return max(1.0, (time.thread_time() - since) / YARD)


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/api/home", "/api/tables", "/api/lobby?status=running", "/api/me", "/api/companions"),
        *("/api/me/statistics", "/api/me/devices", "/api/players", "/api/house", "/rules/dwarf", "/api/solo/dwarf"),
        *("/static/main.js", "/static/table.js", "/static/sheets.css", "/static/..%2f..%2frun.py", "/static/%00"),
        *("/qr.svg?path=/x", "/qr.svg?path=//x", "/avatar.svg?name=A&face=1", "/manifest.webmanifest", "/offline"),
        *("/api/records/{}", "/api/records/{}/analysis", "/api/tables/{}/line", "/api/tables/{}/record"),
        *("/api/codes/ABCDE", "/api/add/nothing", "/api/films/nothing", "/defs/dwarf/nothing"),
    ],
)
def test_no_page_takes_longer_than_a_moment_of_the_loop(
    noting: NotingHouse, stranger: Stranger, finished: str, path: str
) -> None:
    def ask() -> None:
        answer = stranger.http.get(path.format(finished), headers=PACKED)
        assert answer.status_code in (200, 400, 404), answer.text

    assert step(noting, ask) < A_MOMENT


LONG_HEADS = {
    "lines": b"a:b\r\n" * 11_000,
    "cookies": b"Cookie: " + b"; ".join(b"a%d=b" % number for number in range(5_000)) + b"\r\n",
    "languages": b"Accept-Language: " + b"xx," * 20_000 + b"\r\n",
    "encodings": b"Accept-Encoding: " + b"gzip;," * 10_000 + b"\r\n",
    "addresses": b"X-Forwarded-For: " + b"1.1.1.1," * 7_000 + b"\r\n",
    "requests": b"\r\n" + b"GET /x HTTP/1.1\r\nHost:x\r\n\r\n" * 8_000 + b"GET /x HTTP/1.1\r\nHost:x\r\n",
}


@pytest.mark.parametrize("what", LONG_HEADS)
def test_no_head_takes_longer_than_a_moment_of_the_loop(noting: NotingHouse, what: str) -> None:
    def send() -> None:
        with socket.create_connection(("127.0.0.1", noting.port), timeout=PATIENCE) as line:
            head = f"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {ATTACKER}\r\n".encode()
            with suppress(ConnectionError):  # the house may hang up before it has read everything
                line.sendall(head + LONG_HEADS[what] + b"Connection: close\r\n\r\n")
                while line.recv(65_536):
                    pass

    assert step(noting, send) < A_MOMENT
