"""A running house to test against, and the browsers that visit it."""

import json
import os
import re
import signal
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import IO, Any, TypeVar

import httpx
import msgspec
import sqlalchemy as sa
from tests.games.last_orders.guest import NAME, PRELUDE, environment
from tests.server.nursery import nursery
from tests.server.parts import free_port
from websockets.sync.client import ClientConnection, connect

from alehouse.house.fairness.token_bucket import BURST, RATE, TokenBucket
from alehouse.house.rows import MoveRow
from alehouse.server.storage.database import address_of, engine_of
from alehouse.server.storage.schema import moves

Message = dict[str, Any]
T = TypeVar("T")

SCRATCH = tempfile.TemporaryDirectory(prefix="alehouse-tests-")  # what a house leaves when it is killed goes with us
PATIENCE = 120.0  # seconds for whatever takes no time, on a busy machine
# A connection that was quiet for so many seconds is not used again: after five the house hangs up, perhaps just then.
KEPT = httpx.Limits(keepalive_expiry=1.0)
CLICKS = count()  # each is another one, whichever browser it comes from
NEWS = ("table", "room", "said")  # what comes unasked

ME: Message = {"kind": "me", "name": "Anna"}
HERE: Message = {"kind": "here", "name": "Brokk"}
OPEN: Message = {"kind": "open"}
BOT: Message = {"kind": "bot", "bot": "greedy"}
RANDOM: Message = {"kind": "bot", "bot": "random"}

# A game of ten decisions, for whoever needs one that is over; only in a `GuestHouse`.
SHORT: dict[str, str] = {"game": NAME, "evening": "short"}

# Every game of the house, without secrets and with them.
GAMES: dict[str, dict[str, str]] = {
    "dwarf": {"game": "dwarf"},
    "dice_brewing": {"game": "dice_brewing"},
    "dice_brewing advanced": {"game": "dice_brewing", "mode": "advanced"},
    "cavern_tavern": {"game": "cavern_tavern", "secret_chamber": "on", "characters": "random"},
}


def until(look: Callable[[], T], patience: float = PATIENCE) -> T:
    """Look again and again until something is there, or true; what was found."""
    deadline = time.monotonic() + patience
    while not (found := look()):
        assert time.monotonic() < deadline, f"it did not happen within {patience:.0f} seconds"
        time.sleep(0.02)
    return found


class House:
    """The server as a process of its own, on a database that outlives it: a file, or an address."""

    log: IO[str] | None = None  # where its log goes, if not to the tests' own
    scratch = Path(SCRATCH.name)  # where it has its temporary files
    prelude = ""  # Python to run before it opens
    burst = BURST  # messages that somebody may send at once

    def __init__(self, db: Path | str, pace: float = 0.0, redis: str = "", **settings: Any) -> None:
        self.address = str(db)
        self.db = Path(self.address)  # of SQLite
        self.redis = redis
        self.pace = pace
        self.settings = settings  # the others, by key
        self.port = free_port()  # its own for good, also while it is closed
        self.open()

    def open(self) -> None:
        """Start, at the same address as before if it was open already."""
        settings = {"port": self.port, "db": self.address, "redis": self.redis, "pace": self.pace} | self.settings
        settings = {"analyses": "asked"} | settings  # a test that ends a game does not want the processor busy with it
        self.process = nursery().open_house(settings, self.environment(), self.log, self.prelude)
        greeting = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", greeting)
        assert found or self.settings.get("address"), greeting
        self.port = int(found[1]) if found else int(str(settings["port"]))

    def environment(self) -> dict[str, str]:
        return os.environ | {"TMPDIR": str(self.scratch)}

    def kill(self) -> None:
        """As if the plug had been pulled."""
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        """Ask it to stop, and wait until it has."""
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(PATIENCE) in (0, -signal.SIGTERM)

    def browser(self) -> "Browser":
        return Browser(self)

    def rows(self, table: str) -> list[MoveRow]:
        """A table's moves as they are kept, whatever the server says."""
        engine = engine_of(address_of(self.address))
        with engine.connect() as connection:
            wanted = sa.select(moves).where(moves.c.table_id == table).order_by(moves.c.seq)
            found = [msgspec.convert(row, MoveRow, from_attributes=True) for row in connection.execute(wanted)]
        engine.dispose()
        return found

    def run_sql(self, statement: str) -> None:
        """Change what is kept behind the server's back."""
        engine = engine_of(address_of(self.address))
        with engine.begin() as connection:
            connection.execute(sa.text(statement))
        engine.dispose()

    def clicks(self, table: str) -> list[str]:
        """The clicks that are kept, in order."""
        return [row.client_id for row in self.rows(table) if row.client_id is not None]


class PatientHouse(House):
    """A house in which nobody sends too much: whole games take as long as they take, not longer."""

    burst = 1e9
    prelude = f"""
from alehouse.house.fairness.token_bucket import TokenBucket
TokenBucket.__init__.__defaults__ = ({burst}, {burst})
"""


class SwiftHouse(PatientHouse):
    """A patient house that thinks about a hint for a moment, not for a second on all cores."""

    prelude = f"""
{PatientHouse.prelude}
from alehouse.house.tables import adviser
adviser.ADVISER = "journeyman"
"""


class GuestHouse(SwiftHouse):
    """A swift house that has invited Last Orders: itself, and by the environment the processes in which its bots think.
    A game of that is over after ten decisions."""

    prelude = f"{SwiftHouse.prelude}\n{PRELUDE}"

    def environment(self) -> dict[str, str]:
        return super().environment() | environment()


class HastyHouse(PatientHouse):
    """A house that looks many times a second which letters and deadlines are due."""

    prelude = f"""
{PatientHouse.prelude}
from alehouse.server.notify import opening
opening.EVERY = opening.DEADLINES_EVERY = 0.05
"""


class Browser:
    """A browser with its own cookies."""

    def __init__(self, house: House) -> None:
        self.house = house
        # Nothing is encrypted here: no time is lost with reading whom to trust.
        address = f"http://127.0.0.1:{house.port}"
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, verify=False, limits=KEPT)
        self.http.get("/confirm/nothing")  # any page gives a key; this one is short

    def elsewhere(self, house: House) -> "Browser":
        """The same browser through another process of the same house."""
        other = house.browser()
        other.http.cookies.set("alehouse", self.http.cookies["alehouse"], domain="127.0.0.1")
        return other

    def post(self, **order: Any) -> httpx.Response:
        return self.http.post("/api/tables?lang=en", json=order)

    def open_table(self, *seats: Message, game: str = "dwarf", cards: str = "", **options: str) -> str:
        """Open a table; its id."""
        return self.order_table(*seats, game=game, cards=cards, options=options)

    def order_table(self, *seats: Message, game: str = "dwarf", **order: Any) -> str:
        """Open a table with whatever else can be said about one; its id."""
        answer = self.post(**{"game": game, "players": len(seats), "options": {}, "seats": list(seats)} | order)
        assert answer.status_code == 201, answer.text
        found: str = answer.json()["id"]
        return found

    def sit(self, table: str, shape: str = "landscape", lang: str = "en", sitting: str = "", **headers: str) -> "Seat":
        return Seat(self, table, f"shape={shape}&sitting={sitting}&lang={lang}", headers)


def _read_again(line: Message) -> Message:
    """A line of the log without what flew when it came."""
    return {name: value for name, value in line.items() if name != "flights"}


class Seat:
    """A browser at a table; `table` and `room` are the last messages of their kind, `log`, `pieces` and `chat` what it
    shows by now."""

    def __init__(self, browser: Browser, table: str, query: str, headers: dict[str, str]) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
        address = f"ws://127.0.0.1:{browser.house.port}/ws/{table}?{query}"
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                address,
                additional_headers={"Cookie": cookies} | headers,
                max_size=None,
                max_queue=None,  # or whoever goes with much unread waits ten seconds for the house's goodbye behind it
                open_timeout=PATIENCE,
                ping_interval=None,  # or we would hang up on a busy house: a ping waits behind all that was said before
            )
        )
        self._bucket = TokenBucket(
            RATE * 0.9, browser.house.burst * 0.9
        )  # patient enough not to be refused for sending too much
        self.table: Message = {}
        self.room: Message = {}
        self.chat: list[Message] = []
        self.log: list[Message] = []
        self.pieces: dict[str, dict[str, Message]] = {}
        self._ids: dict[str, list[str]] = {}  # by canvas, as they came
        self._drawings: list[str] = []

    def __enter__(self) -> "Seat":
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    # ── listening ──

    def hear(self, timeout: float = PATIENCE) -> Message:
        """The next message; a table is remembered the way the page does it."""
        message: Message = json.loads(self.socket.recv(timeout))
        if message["type"] == "table":
            self._show(message)
        elif message["type"] == "room":
            self.room = message
        elif message["type"] == "said":
            self.chat.extend(message["lines"])
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        while not wanted(message := self.hear()):
            pass
        return message

    def until_type(self, kind: str) -> Message:
        return self.until(lambda message: message["type"] == kind)

    def until_mine(self) -> Message:
        """Until a decision is asked of this screen, or the game is over; whoever is to decide sits down."""
        while not self.table or not (self.mine or self.over):
            if self.table.get("curtain"):
                self.sit_down()
            else:
                self.hear()
        return self.table

    def until_room(self, wanted: Callable[[Message], bool] = bool) -> Message:
        """Until the people at the table are as they should be."""
        while not self.room or not wanted(self.room):
            self.hear()
        return self.room

    def sit_down(self) -> Message:
        """The person who decides lifts the curtain."""
        self.send("sit", seat=self.table["prompt"]["seat"])
        return self.until_type("table")

    def until_seq(self, seq: int) -> Message:
        while not self.table or self.table["seq"] < seq:
            self.hear()
        return self.table

    def _show(self, message: Message) -> None:
        if message.get("fresh"):
            self.pieces, self._ids, self._drawings = {}, {}, []
        for name, change in message.get("canvases", {}).items():
            canvas = self.pieces.setdefault(name, {})
            self._write_out(self._ids.setdefault(name, []), change.get("changed", []))
            for gone in change.get("gone", []):
                del canvas[gone]
            for piece in change.get("changed", []):
                canvas.setdefault(piece["id"], {}).update(piece)
        self.log[message.get("log_from", 0) :] = [_read_again(line) for line in message.get("log", [])]
        for number, line in message.get("log_changed", []):
            self.log[number] = _read_again(line)
        self.table = message

    def _write_out(self, ids: list[str], changed: list[Message]) -> None:
        """Names again, where the server has sent numbers (see `wire_numbers`)."""
        number = -1
        for piece in changed:
            if isinstance(piece.get("id"), str):
                ids.append(piece["id"])
                number = len(ids) - 1
            else:
                number += piece.get("id", 1)
            piece["id"] = ids[number]
            if isinstance(piece.get("art"), int):
                piece["art"] = self._drawings[piece["art"]]
            elif piece.get("art"):
                self._drawings.append(piece["art"])

    # ── speaking ──

    def send(self, kind: str, /, **fields: Any) -> None:
        self._bucket.take()
        time.sleep(self._bucket.wait)
        self.socket.send(json.dumps({"type": kind} | fields))

    def ask(self, kind: str, /, **fields: Any) -> Message:
        """Send something and hear the answer to it."""
        self.send(kind, **fields)
        return self.until(lambda message: message["type"] not in NEWS or message.get("fresh", False))

    def catch_up(self) -> None:
        """Until whatever was sent before has been done: the house answers in turn."""
        self.send("why", action=0)
        self.until_type("because")

    def refused(self, kind: str, /, **fields: Any) -> str:
        """Send something that is refused; why."""
        self.send(kind, **fields)
        return str(self.until_type("refused")["text"])

    def take(self, seat: int, name: str) -> Message:
        """Take an open seat; who is there then."""
        self.send("take", seat=seat, name=name)
        return self.until_room(lambda room: bool(room["seats"][seat]["kind"] == "me"))

    def click(self, action: int | None = None, **fields: Any) -> Message:
        """Play an option, the first one by default; the answer."""
        move = {"action": self.options[0] if action is None else action, "seq": self.table["seq"]}
        return self.ask("move", **move | {"client_id": f"click-{next(CLICKS)}"} | fields)

    def play(self, action: int | None = None) -> Message:
        """Play an option and wait until it is durable and shown."""
        done = self.click(action)
        assert done["type"] == "done", done
        return self.until_seq(done["seq"])

    # ── looking ──

    @property
    def options(self) -> list[int]:
        return [option["action"] for option in self.table["prompt"]["options"]]

    @property
    def mine(self) -> bool:
        return bool(self.table["prompt"]["mine"])

    @property
    def over(self) -> bool:
        return bool(self.table.get("over"))


def mover_of(*seats: Seat) -> Seat:
    """Whoever of several browsers has to decide, once all of them show the same; any of them when the game is over."""
    while True:
        latest = max(seat.table.get("seq", 0) for seat in seats)
        for seat in seats:
            seat.until_seq(latest)
        deciding = [seat for seat in seats if seat.over or seat.table.get("curtain") or seat.mine]
        if deciding and all(seat.table["seq"] == latest for seat in seats):
            return deciding[0]
        if not deciding:
            seats[0].until_seq(latest + 1)  # a bot decides
