"""People who play fast, in `make test-long` as fast as they can, and never give up: what a house has to bear when its
parts break."""

import json
import threading
import time
from collections.abc import Callable
from contextlib import suppress

import httpx
from tests.long import LONG
from tests.server.house import ME, OPEN, RANDOM, Browser, House, Message, Seat
from websockets.exceptions import WebSocketException

PATIENCE = 180.0  # seconds until a table counts as stuck: more than any single answer may take
THOUGHT = 0.03  # seconds before a decision
BROKEN = (WebSocketException, OSError, EOFError, httpx.HTTPError)  # what a browser sees when the house is not there


class Player(threading.Thread):
    """A person at a browser. An unanswered move is sent again as it was, as the page does it."""

    def __init__(self, browser: Browser, table: str, name: str, thought: float) -> None:
        super().__init__(daemon=True)
        self.thought = thought
        self.browser = browser
        self.table = table
        self.called = name
        self.asked: list[tuple[str, str]] = []  # (table, click)
        self.acknowledged: list[tuple[str, str]] = []
        self.lost = 0  # moves that the house could not write at first
        self.problem = ""
        self._pending: Message | None = None
        self._stopped = threading.Event()

    def run(self) -> None:
        while not self._stopped.is_set() and not self.problem:
            with suppress(*BROKEN), self.browser.sit(self.table) as seat:
                self._play_on(seat)
            time.sleep(0.02)

    def stop(self) -> None:
        self._stopped.set()
        self.join(PATIENCE)
        assert not self.is_alive()
        assert not self.problem, f"{self.called}: {self.problem}"

    def _play_on(self, seat: Seat) -> None:
        while not self._stopped.is_set() and not self.problem:
            if self._pending is not None:
                self._send(seat, self._pending)
            elif seat.table and seat.over:
                self._play_again()
                return
            elif seat.table and seat.mine:
                time.sleep(self.thought)
                click = f"{self.called}-{len(self.asked)}"
                self.asked.append((self.table, click))
                self._pending = {"action": seat.options[-1], "seq": seat.table["seq"], "client_id": click}
            else:
                with suppress(TimeoutError):
                    seat.hear(0.5)

    def _send(self, seat: Seat, move: Message) -> None:
        """Send a move until it is answered; it is this person's turn, so nobody else can have been faster."""
        seat.send("move", **move)
        answer = seat.until(lambda message: message.get("client_id") == move["client_id"])
        if answer["type"] == "done":
            self.acknowledged.append((self.table, move["client_id"]))
            self._pending = None
            seat.until_seq(answer["seq"])
        elif answer.get("lost"):
            self.lost += 1
            time.sleep(0.05)
        else:
            self.problem = json.dumps([move, answer])

    def _play_again(self) -> None:
        answer = self.browser.http.post(f"/api/tables/{self.table}/rematch")
        if answer.is_success:
            self.table = answer.json()["id"]


class Load:
    """Some tables under load: two friends in different places, each through one of two processes of the house, and more
    people with bots. All think for a moment, but in `make test-long`: while some wait for their bots, the others would
    do nothing but keep the processor busy."""

    def __init__(
        self, house: House, other_process: House | None = None, alone: int = 2, thought: float = THOUGHT
    ) -> None:
        thought = 0.0 if LONG else thought
        processes = [house, other_process or house]
        host, friend = (house.browser() for house in processes)
        table = host.open_table(ME, OPEN, first_player="1")
        with friend.sit(table) as seat:
            seat.take(1, "Brokk")
        self.players = [Player(host, table, "Anna", thought), Player(friend, table, "Brokk", thought)]
        for number in range(alone):
            browser = processes[number % 2].browser()
            self.players.append(Player(browser, browser.open_table(ME, RANDOM, RANDOM), f"Guest {number}", thought))
        for player in self.players:
            player.start()

    @property
    def moves(self) -> int:
        """How many moves were acknowledged so far."""
        return sum(len(player.acknowledged) for player in self.players)

    def wait_for(self, moves: int) -> None:
        """Until so many more moves are acknowledged to everybody."""
        wanted = [len(player.acknowledged) + moves for player in self.players]
        self._wait(lambda: all(len(player.acknowledged) >= number for player, number in zip(self.players, wanted)))

    def wait_until(self, moves: int) -> None:
        """Until so many moves are acknowledged, to whomever."""
        self._wait(lambda: self.moves >= moves)

    def _wait(self, reached: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not reached():
            assert not any(player.problem for player in self.players), [player.problem for player in self.players]
            assert time.monotonic() < deadline, f"stuck: {[len(player.acknowledged) for player in self.players]}"
            time.sleep(0.005)

    def stop(self) -> None:
        for player in self.players:
            player.stop()

    def check(self, house: House) -> None:
        """Every acknowledged move is kept, once, in its order; and nothing that nobody asked for."""
        for table in {table for player in self.players for table, _ in player.asked}:
            kept = house.clicks(table)
            assert len(set(kept)) == len(kept)
            asked = {click for player in self.players for at, click in player.asked if at == table}
            assert set(kept) <= asked
            for player in self.players:
                acknowledged = [click for at, click in player.acknowledged if at == table]
                mine = [click for click in kept if click in set(acknowledged)]
                assert mine == acknowledged
