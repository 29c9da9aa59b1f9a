"""Counts what goes over the wire between a house and one viewer: opening a table, then every move."""

import json
import random
import re
import socket
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Any

from tests.games.brew_crafters.facts import EXPERT
from tests.server.house import BOT, HERE, ME, PATIENCE, Browser, House, Message
from websockets.sync.client import ClientConnection, connect

from alehouse.house.fairness.token_bucket import RATE, TokenBucket
from alehouse.server.http.joining import PAGE, TABLE

PACE = 0.1  # seconds before a bot answers a person
BLANK_LINE = b"\r\n\r\n"  # the end of the answer before the first frame
CONTROL = 8  # kinds of frames from here on are no messages


@dataclass(frozen=True)
class Mode:
    """What is played by whom, and how it lies on the screen. Players "at one screen" take it in turns."""

    game: str
    players: int
    shape: str
    at_one_screen: bool = False
    reloading: bool = False  # the page is loaded anew before every second move, which that does not count for
    options: dict[str, str] = field(default_factory=dict)
    known_as: str = ""  # what many options are called together

    def __str__(self) -> str:
        players = f"{self.players} {'at one screen' if self.at_one_screen else 'players'}"
        reloading = ["reloading"] if self.reloading else []
        options = [name.replace("_", " ") if value == "on" else value for name, value in self.options.items()]
        return ", ".join([players, self.shape, *([self.known_as] if self.known_as else options), *reloading])

    @property
    def seats(self) -> list[Message]:
        return [ME, *[HERE if self.at_one_screen else BOT] * (self.players - 1)]


KEPT_SECRET = {"secret_recipe": "on", "job_agency": "on"}  # what players of Brew Crafters keep from others
AMONG_BOTS = [
    Mode("dwarf", 3, "landscape"),
    Mode("dwarf", 5, "landscape"),
    Mode("dwarf", 5, "portrait"),
    Mode("dice_brewing", 4, "landscape"),
    Mode("dice_brewing", 4, "portrait"),
    Mode("cavern_tavern", 4, "landscape", options={"secret_chamber": "on"}),
    Mode("cavern_tavern", 4, "portrait", options={"secret_chamber": "on"}),
    Mode("cavern_tavern", 6, "landscape"),
    Mode("brew_crafters", 4, "landscape", options=KEPT_SECRET),
    Mode("brew_crafters", 4, "portrait", options=KEPT_SECRET),
    Mode("brew_crafters", 5, "landscape", options=EXPERT, known_as="expert"),
]
AT_ONE_SCREEN = [
    Mode("dwarf", 5, "landscape", at_one_screen=True),
    Mode("dwarf", 5, "portrait", at_one_screen=True),
    Mode("dwarf", 5, "portrait", at_one_screen=True, reloading=True),
    Mode("dice_brewing", 4, "landscape", at_one_screen=True, options={"mode": "advanced"}),
    Mode("dice_brewing", 4, "portrait", at_one_screen=True, options={"mode": "advanced"}),
    Mode("cavern_tavern", 4, "landscape", at_one_screen=True, options={"secret_chamber": "on"}),
    Mode("cavern_tavern", 4, "portrait", at_one_screen=True, options={"secret_chamber": "on"}),
    Mode("cavern_tavern", 6, "landscape", at_one_screen=True),
    Mode("brew_crafters", 4, "landscape", at_one_screen=True, options=KEPT_SECRET),
    Mode("brew_crafters", 4, "portrait", at_one_screen=True, options=KEPT_SECRET),
]


class Wire(socket.socket):
    """A socket that counts what is heard, and is patient enough not to be refused for sending too much.

    A message counts when it is taken: on a busy machine what belongs to later moves may have come by then.
    """

    heard = 0
    bucket: TokenBucket

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._open = False  # whether what comes are frames
        self._begun = b""  # what has come and is not whole yet
        self._messages = SimpleQueue[int]()  # that were not taken yet: how long each is

    def sendall(self, *args: Any) -> None:
        self.bucket.take()
        time.sleep(self.bucket.wait)
        super().sendall(*args)

    def recv(self, *args: Any) -> bytes:
        data = super().recv(*args)
        self._begun += data
        if not self._open and (end := self._begun.find(BLANK_LINE)) >= 0:
            self._open = True
            self.heard += end + len(BLANK_LINE)
            self._begun = self._begun[end + len(BLANK_LINE) :]
        while self._open and (size := frame_size(self._begun)) <= len(self._begun):
            if self._begun[0] & 0x0F < CONTROL:
                self._messages.put(size)
            self._begun = self._begun[size:]
        return data

    def take(self) -> None:
        """Count the next message."""
        self.heard += self._messages.get_nowait()


def frame_size(begun: bytes) -> int:
    """How long the frame is that begins so; at least, as long as that cannot be told."""
    if len(begun) < 2:
        return 2
    head = {126: 4, 127: 10}.get(begun[1], 2)  # bytes, of which the last say how long the rest is
    return head + int.from_bytes(begun[2:head] if head > 2 else begun[1:2]) if len(begun) >= head else head


@dataclass
class Traffic:
    """Bytes: everything between an empty browser and a table to play at; and for each move all that came until the
    next decision was shown, in how many steps, and how many things flew across the table. Where people have secrets, a
    curtain falls and rises on the way."""

    first: int
    moves: list[int] = field(default_factory=list)
    steps: int = 0
    flights: int = 0


def page_files() -> list[str]:
    """The files that a browser needs before it can show a table: what the page names, and what is joined for tables."""
    named = re.findall(r'"/static/([\w.]+)"', (PAGE / "index.html").read_text())
    return list(dict.fromkeys([*named, TABLE]))


def fetched(browser: Browser, path: str) -> int:
    """The compressed size of a file, headers left out."""
    with browser.http.stream("GET", path) as answer:
        answer.read()
        return answer.num_bytes_downloaded


def together(house: House, modes: Iterable[Mode], moves: int) -> list[Traffic]:
    """What goes over the wire in several modes at once: bots take their time, which others can use."""
    with ThreadPoolExecutor() as pool:
        return list(pool.map(lambda mode: traffic(house.browser(), mode, moves), modes))


def traffic(browser: Browser, mode: Mode, moves: int) -> Traffic:
    """A game, or its first moves, by people who choose at random and look at one tab after the other."""
    files = ["/", "/api/house?lang=en", *(f"/static/{name}" for name in page_files())]
    page = sum(fetched(browser, path) for path in files)
    table = browser.open_table(*mode.seats, game=mode.game, **mode.options)
    wire = Wire(socket.AF_INET, socket.SOCK_STREAM)
    wire.bucket = TokenBucket(RATE * 0.9, browser.house.burst * 0.9)
    wire.connect(("127.0.0.1", browser.house.port))
    cookie = f"alehouse={browser.http.cookies['alehouse']}"
    address = f"ws://127.0.0.1:{browser.house.port}/ws/{table}?shape={mode.shape}&lang=en"
    whim = random.Random(1)
    with connect(address, sock=wire, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE) as seat:
        message = lifted(seat, shown(seat))
        seen = Traffic(page + fetched(browser, message["defs"]) + wire.heard)
        tabs = [tab["id"] for tab in message.get("tabs", [])] or [""]
        while not message.get("over") and len(seen.moves) < moves:
            if mode.reloading and len(seen.moves) % 2:
                message = reloaded(seat)
            before, seq = wire.heard, message["seq"]
            seat.send(json.dumps({"type": "watch", "tab": tabs[len(seen.moves) % len(tabs)]}))
            if message["prompt"]["mine"]:
                action = whim.choice(message["prompt"]["options"])["action"]
                seat.send(json.dumps({"type": "move", "action": action, "seq": seq, "client_id": str(seq)}))
            message = taken(seat)
            while message["type"] != "table" or message["seq"] == seq:
                seen.steps += message["type"] == "table"
                seen.flights += flown(message)
                message = taken(seat)
            seen.flights += flown(message)
            message = lifted(seat, message)
            seen.moves.append(wire.heard - before)
    return seen


def flown(message: Message) -> int:
    """How many flights a message tells of."""
    return sum(len(line.get("flights", [])) for line in message.get("log", []))


def reloaded(seat: ClientConnection) -> Message:
    """The table as a browser sees it that has forgotten everything."""
    seat.send(json.dumps({"type": "look", "live": True}))
    message = shown(seat)
    while not message.get("fresh"):
        message = shown(seat)
    return lifted(seat, message)


def lifted(seat: ClientConnection, table: Message) -> Message:
    """The table when the person who decides has sat down."""
    if not table.get("curtain"):
        return table
    seat.send(json.dumps({"type": "sit", "seat": table["prompt"]["seat"]}))
    return table | {"curtain": False} | shown(seat)


def shown(seat: ClientConnection) -> Message:
    """The next table that is sent."""
    message = taken(seat)
    while message["type"] != "table":
        message = taken(seat)
    return message


def taken(seat: ClientConnection) -> Message:
    """The next message, which counts from now on."""
    message: Message = json.loads(seat.recv(PATIENCE))
    assert isinstance(seat.socket, Wire)
    seat.socket.take()
    return message
