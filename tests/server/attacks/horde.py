"""Strangers of one address who do whatever they can, again and again, in a process of their own: `python -m` this, with
the ports of a house's processes, how many there are of each kind, an honest table and a finished one. They stop when
nobody holds the other end of their standard input any more."""

import os
import secrets
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from types import SimpleNamespace
from typing import Any, cast

import httpx
from tests.server.attacks.siege import ATTACKER, Stranger
from tests.server.house import BOT, ME, House
from websockets.exceptions import WebSocketException

from alehouse.house.fairness.token_bucket import BURST

PAUSE = 0.02  # seconds between two deeds: so fast that everything is spent soon
POLITENESS = 10  # whoever is honest is not to wait for the processor because we are on the same machine
MASTER = {"kind": "bot", "bot": "master"}

Deed = Callable[[Stranger, str, str], None]  # somebody, an honest table, a finished one


def opens_tables(stranger: Stranger, table: str, finished: str) -> None:
    stranger.post(game="dwarf", players=2, options={}, seats=[ME, MASTER])
    stranger.http.cookies.clear()


def plays_on(stranger: Stranger, table: str, finished: str) -> None:
    stranger.http.post(f"/api/tables/{finished}/continue", json={"move": 1})
    stranger.http.get(f"/api/records/{finished}")


def guesses(stranger: Stranger, table: str, finished: str) -> None:
    stranger.http.get(f"/api/tables/{secrets.token_urlsafe(9)}/record")
    stranger.http.post(f"/api/add/{secrets.token_urlsafe(9)}", json={"name": ""})


def is_many_people(stranger: Stranger, table: str, finished: str) -> None:
    stranger.http.cookies.clear()
    stranger.http.post("/api/me", json={"name": "Somebody"})
    stranger.http.post("/api/me/forget")


def comes_and_goes(stranger: Stranger, table: str, finished: str) -> None:
    with stranger.sit(table) as seat:
        seat.hear()


def looks_and_talks(stranger: Stranger, table: str, finished: str) -> None:
    with stranger.sit(table) as seat:
        for number in range(30):
            seat.send("look", move=number % 5, ahead=10)
            seat.send("say", text="So what?")
            seat.send("unfold", what="hand:1")
            seat.hear()


def asks_for_hints(stranger: Stranger, table: str, finished: str) -> None:
    answer = stranger.post(game="dwarf", players=2, options={}, seats=[ME, BOT])
    if answer.status_code != 201:
        return
    with stranger.sit(answer.json()["id"]) as seat:
        seat.until_mine()
        for _ in range(30):
            seat.send("hint", seq=seat.table["seq"])
            seat.hear()


DEEDS: tuple[Deed, ...] = (
    opens_tables,
    plays_on,
    guesses,
    is_many_people,
    comes_and_goes,
    looks_and_talks,
    asks_for_hints,
)


def attack(port: int, deed: Deed, table: str, finished: str) -> None:
    """Do something again and again, whatever is said to it."""
    house = cast(House, SimpleNamespace(port=port, burst=BURST))
    while True:
        with suppress(WebSocketException, httpx.HTTPError, OSError):  # a line that is cut, or silent for long
            stranger = Stranger(house, ATTACKER)
            while True:
                deed(stranger, table, finished)
                WAITING.wait(PAUSE)


WAITING = threading.Event()  # which never comes


def main(ports: str, each: str, table: str, finished: str) -> None:
    os.nice(POLITENESS)
    listening = [int(port) for port in ports.split(",")]
    for number in range(int(each)):
        for turn, deed in enumerate(DEEDS):
            what: Any = (listening[(number + turn) % len(listening)], deed, table, finished)
            threading.Thread(target=attack, args=what, daemon=True).start()
    sys.stdin.read()


if __name__ == "__main__":
    main(*sys.argv[1:])
