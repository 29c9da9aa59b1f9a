"""How much goes over the wire: a table opens quickly and a move is small, even on a slow line."""

import json
import socket
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import BOT, ME, Browser
from websockets.sync.client import connect

import alehouse.server

PAGE = Path(alehouse.server.__file__).parent / "page"
FIRST_TABLE = 100_000  # bytes for everything between an empty browser and a table to play at
ONE_MOVE = 5_000  # bytes for a move to each viewer


class Wire(socket.socket):
    """A socket that counts what comes in."""

    heard = 0

    def recv(self, *args: Any) -> bytes:
        data = super().recv(*args)
        self.heard += len(data)
        return data


def fetched(browser: Browser, path: str) -> int:
    """The compressed size of a file, headers left out."""
    with browser.http.stream("GET", path) as answer:
        answer.read()
        return answer.num_bytes_downloaded


@pytest.mark.parametrize(("players", "shape"), [(3, "landscape"), (5, "portrait")])
def test_a_table_opens_and_moves_with_few_bytes(browser: Browser, players: int, shape: str) -> None:
    game = browser.http.get("/api/house?lang=en").json()["games"][0]
    files = ["/", "/api/house?lang=en", game["defs"], *(f"/static/{path.name}" for path in PAGE.iterdir())]
    page = sum(fetched(browser, path) for path in files)
    table = browser.open_table(ME, *[BOT] * (players - 1))
    wire = Wire(socket.AF_INET, socket.SOCK_STREAM)
    wire.connect(("127.0.0.1", browser.house.port))
    cookie = f"alehouse={browser.http.cookies['alehouse']}"
    address = f"ws://127.0.0.1:{browser.house.port}/ws/{table}?shape={shape}&lang=en"
    with connect(address, sock=wire, additional_headers={"Cookie": cookie}) as seat:
        message = json.loads(seat.recv(20))
        assert page + wire.heard <= FIRST_TABLE, (page, wire.heard)
        begin, sizes = wire.heard, []
        while not message.get("over"):
            before = wire.heard
            if message["type"] == "table" and message["prompt"]["mine"]:
                action = message["prompt"]["options"][-1]["action"]
                click = {"type": "move", "action": action, "seq": message["seq"], "client_id": str(before)}
                seat.send(json.dumps(click))
            message = json.loads(seat.recv(20))
            sizes.append(wire.heard - before)
    moves = message["seq"]
    assert (wire.heard - begin) / moves <= ONE_MOVE / 4, (wire.heard - begin, moves)
    assert max(sizes) <= ONE_MOVE, max(sizes)
