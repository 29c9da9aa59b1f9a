"""A table with four clients at either server: a move is sent, and counts when the last client was told of it."""

import asyncio
import json
import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from itertools import count
from time import perf_counter
from typing import ClassVar

import httpx
import msgspec

from bench.server_line import Line

HOST = "127.0.0.1"
CLIENTS = 4
PATIENCE = 60.0  # seconds for a table to be ready

Shown = Callable[["Table", float], None]  # a move has reached every client, after so many seconds

clicks = count()
rng = random.Random(7)


class Table(ABC):
    """What both have in common: four lines, and which of them have still to be told of the last move."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.port = http.base_url.port or 0
        self.lines: list[Line] = []
        self.moves = 0
        self.over = False
        self.problem = ""
        self.settled = asyncio.Event()  # everybody has been told
        self._waiting: set[int] = set()  # clients who have not
        self._since = 0.0
        self._shown: Shown = lambda *_: None

    @abstractmethod
    async def open(self) -> None:
        """Open the table, sit down, and hear how it stands."""

    @abstractmethod
    def send_move(self) -> None:
        """Have whoever is to move make a move."""

    @abstractmethod
    def heard(self, client: int, text: bytes) -> None:
        """A client was told something."""

    async def connect(self, paths: list[str], cookies: list[str]) -> None:
        """Have every client come in, and wait until all know the table."""
        self._waiting = set(range(CLIENTS))
        for client, (path, cookie) in enumerate(zip(paths, cookies)):
            await self._come_in(Line(HOST, path, cookie, partial(self.heard, client)))
        try:
            await asyncio.wait_for(self.settled.wait(), PATIENCE)
        except TimeoutError:
            raise RuntimeError(f"a table was not ready in time: {self.trouble or self._waiting}") from None

    async def _come_in(self, line: Line) -> None:
        self.lines.append(line)
        await asyncio.get_running_loop().create_connection(lambda: line, HOST, self.port)

    def close(self) -> None:
        for line in self.lines:
            line.close()

    def play(self, shown: Shown, since: float = 0.0) -> None:
        """Make a move, which should have been made at a moment that is now, unless told otherwise."""
        self._since = since or perf_counter()
        self._shown = shown
        self._waiting = set(range(CLIENTS))
        self.settled.clear()
        self.moves += 1
        self.send_move()

    def told(self, client: int) -> None:
        """A client shows the last move."""
        if client not in self._waiting:
            return
        self._waiting.discard(client)
        if not self._waiting:
            self.settled.set()
            self._shown(self, perf_counter() - self._since)

    @property
    def received(self) -> int:
        return sum(line.received for line in self.lines)

    @property
    def trouble(self) -> str:
        return self.problem or next((line.lost for line in self.lines if line.lost), "")


# ── alehouse ──────────────────────────────────────────────────────────────────────────────────────


class Option(msgspec.Struct):
    action: int


class Prompt(msgspec.Struct):
    seat: int
    options: list[Option]


class Told(msgspec.Struct):
    """What a client has to know of a Table message to play on."""

    seq: int
    prompt: Prompt
    over: bool = False


TABLE = b'{"type":"table","seq":'
BEFORE = (b'{"type":"room"', b'{"type":"said"', b'{"type":"done"')  # nothing to do about these

read_table = msgspec.json.Decoder(Told)


class AlehouseTable(Table):
    """DWARF with four people, each in a browser of their own."""

    cookies: ClassVar[list[str]] = []  # of four people, who sit at every table

    async def open(self) -> None:
        while len(self.cookies) < CLIENTS:
            response = await self.http.get("/")
            self.cookies.append("; ".join(f"{name}={value}" for name, value in response.cookies.items()))
            self.http.cookies.clear()
        seats = [{"kind": "me", "name": "Anna"}, *({"kind": "open"} for _ in range(CLIENTS - 1))]
        order = {"game": "dwarf", "players": CLIENTS, "options": {}, "seats": seats}
        answer = await self.http.post("/api/tables", json=order, headers={"Cookie": self.cookies[0]})
        answer.raise_for_status()
        self.seq = -1
        self._last: list[bytes] = [b""] * CLIENTS
        await self.connect([f"/ws/{answer.json()['id']}?lang=en"] * CLIENTS, self.cookies)

    def heard(self, client: int, text: bytes) -> None:
        if text.startswith(TABLE):
            self._last[client] = text
            if int(text[len(TABLE) : text.index(b",", len(TABLE))]) > self.seq:
                self.told(client)
        elif text.startswith(BEFORE[0]) and client and not self._last[client]:
            self._take_seat(client, text)
        elif not text.startswith(BEFORE):
            self.problem = text.decode()

    def _take_seat(self, client: int, room: bytes) -> None:
        if json.loads(room)["seats"][client]["kind"] == "open":
            self._last[client] = b"taken"
            self.lines[client].send(json.dumps({"type": "take", "seat": client, "name": f"Guest {client}"}))

    def send_move(self) -> None:
        decider = read_table.decode(self._last[0]).prompt.seat
        asked = read_table.decode(self._last[decider])
        self.seq = asked.seq
        action = rng.choice(asked.prompt.options).action
        move = {"type": "move", "action": action, "seq": asked.seq, "client_id": f"click-{next(clicks)}"}
        self.lines[decider].send(json.dumps(move))

    def told(self, client: int) -> None:
        if b'"over":true' in self._last[client]:
            self.over = True
        super().told(client)


# ── boardgame.io ──────────────────────────────────────────────────────────────────────────────────


class Location(msgspec.Struct):
    workers: list[msgspec.Raw]


class Board(msgspec.Struct):
    locations: list[Location]


class Turn(msgspec.Struct):
    currentPlayer: str  # noqa: N815
    gameover: msgspec.Raw = msgspec.Raw()


class Standing(msgspec.Struct):
    G: Board
    ctx: Turn
    stateID: int = msgspec.field(name="_stateID")  # noqa: N815


class Sync(msgspec.Struct):
    state: Standing


GAME = "dwarf"
OPENED, CONNECTED, PING, PONG = b"0{", b"40/dwarf,", b"2", "3"
SYNC, UPDATE, OTHERS = b'42/dwarf,["sync",', b'42/dwarf,["update",', b'42/dwarf,["matchData",'
EVENT = len(b"42/dwarf,")

read_sync = msgspec.json.Decoder(tuple[str, str, Sync])
read_update = msgspec.json.Decoder(tuple[str, str, Standing, msgspec.Raw])


class BoardgameTable(Table):
    """A match of boardgame.io with four players, over socket.io's WebSocket."""

    async def open(self) -> None:
        answer = await self.http.post(f"/games/{GAME}/create", json={"numPlayers": CLIENTS})
        self._match = answer.raise_for_status().json()["matchID"]
        self._credentials = []
        for client in range(CLIENTS):
            seat = {"playerID": str(client), "playerName": f"Guest {client}"}
            answer = await self.http.post(f"/games/{GAME}/{self._match}/join", json=seat)
            self._credentials.append(answer.raise_for_status().json()["playerCredentials"])
        await self.connect(["/socket.io/?EIO=4&transport=websocket"] * CLIENTS, [""] * CLIENTS)

    def heard(self, client: int, text: bytes) -> None:
        line = self.lines[client]
        if text.startswith(UPDATE):
            if self._waiting == {client}:
                self._stands = read_update.decode(text[EVENT:])[2]
                self.over = bool(self._stands.ctx.gameover)
            self.told(client)
        elif text.startswith(SYNC):
            self._stands = read_sync.decode(text[EVENT:])[2].state
            self.told(client)
        elif text == PING:
            line.send(PONG)
        elif text.startswith(OPENED):
            line.send(f"40/{GAME},")
        elif text.startswith(CONNECTED):
            self._emit(client, "sync", self._match, str(client), self._credentials[client], CLIENTS)
        elif not text.startswith(OTHERS):
            self.problem = text.decode()

    def _emit(self, client: int, *event: object) -> None:
        self.lines[client].send(f"42/{GAME},{json.dumps(event)}")

    def send_move(self) -> None:
        stands = self._stands
        free = [number for number, place in enumerate(stands.G.locations) if not place.workers]
        player = stands.ctx.currentPlayer
        credentials = self._credentials[int(player)]
        move = {"type": "work", "args": [rng.choice(free)], "playerID": player, "credentials": credentials}
        action = {"type": "MAKE_MOVE", "payload": move}
        self._emit(int(player), "update", action, stands.stateID, self._match, player)
