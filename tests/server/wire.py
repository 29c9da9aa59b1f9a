"""Counts what goes over the wire between a house and one viewer: opening a table, then every move."""

import json
import socket
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.server.house import BOT, ME, Browser
from websockets.sync.client import connect

import alehouse.server

PAGE = Path(alehouse.server.__file__).parent / "page"


class Wire(socket.socket):
    """A socket that counts what comes in."""

    heard = 0

    def recv(self, *args: Any) -> bytes:
        data = super().recv(*args)
        self.heard += len(data)
        return data


@dataclass
class Traffic:
    """Bytes: everything between an empty browser and a table to play at, all that came after, each receipt,
    and each move whole: with the steps on the way to the next decision, if the house shows them."""

    first: int
    later: int
    receipts: list[int]
    whole: list[int]
    moves: int


def fetched(browser: Browser, path: str) -> int:
    """The compressed size of a file, headers left out."""
    with browser.http.stream("GET", path) as answer:
        answer.read()
        return answer.num_bytes_downloaded


def traffic(browser: Browser, players: int, shape: str) -> Traffic:
    """A whole game of one person against bots, always playing the last option."""
    files = ["/", "/api/house?lang=en", *(f"/static/{path.name}" for path in PAGE.iterdir())]
    page = sum(fetched(browser, path) for path in files)
    table = browser.open_table(ME, *[BOT] * (players - 1))
    wire = Wire(socket.AF_INET, socket.SOCK_STREAM)
    wire.connect(("127.0.0.1", browser.house.port))
    cookie = f"alehouse={browser.http.cookies['alehouse']}"
    address = f"ws://127.0.0.1:{browser.house.port}/ws/{table}?shape={shape}&lang=en"
    with connect(address, sock=wire, additional_headers={"Cookie": cookie}) as seat:
        message = json.loads(seat.recv(20))
        page += fetched(browser, message["defs"])
        begin, receipts, whole, seq, since = wire.heard, [], [], message["seq"], wire.heard
        while not message.get("over"):
            before = wire.heard
            if message["type"] == "table" and message["prompt"]["mine"]:
                action = message["prompt"]["options"][-1]["action"]
                click = {"type": "move", "action": action, "seq": message["seq"], "client_id": str(before)}
                seat.send(json.dumps(click))
            message = json.loads(seat.recv(20))
            receipts.append(wire.heard - before)
            if message["type"] == "table" and message["seq"] != seq:
                whole.append(wire.heard - since)
                seq, since = message["seq"], wire.heard
    return Traffic(page + begin, wire.heard - begin, receipts, whole, message["seq"])
