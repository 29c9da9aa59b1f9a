"""A school: 300 people behind one address, at 60 tables, all at once. Nobody is refused anything.

A fifth of them come to the short version, each of whom does the same."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from tests.long import sized
from tests.server.attacks.siege import WORLD
from tests.server.house import ME, OPEN, PATIENCE, House
from websockets.asyncio.client import ClientConnection, connect

PEOPLE = sized(60, 300)
AT_A_TABLE = 5
ROUNDS = sized(1, 40)  # decisions at each table
FILES = ("/", "/api/house", "/api/me", "/api/tables", "/api/lobby")[: sized(1, 5)]  # some of what a page asks for
SCHOOL = {"X-Forwarded-For": f"{WORLD}200"}


class Pupil:
    """Somebody with a browser; every answer is looked at."""

    def __init__(self, house: House, number: int) -> None:
        self.number = number
        self.house = house
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{house.port}",
            timeout=PATIENCE,
            verify=False,
            headers=SCHOOL,
            limits=httpx.Limits(max_keepalive_connections=0),  # which the house would end after some seconds
        )
        self.socket: ClientConnection | None = None
        self.table: dict[str, Any] = {}
        self.decided = -1  # at which moment of the table
        self.refused: list[str] = []

    async def come(self) -> None:
        for path in FILES:
            self._check(await self.http.get(path))
        self._check(await self.http.post("/api/me", json={"name": f"Pupil {self.number}"}))

    async def open_table(self) -> str:
        order = {"game": "dwarf", "players": AT_A_TABLE, "options": {}, "seats": [ME, *[OPEN] * (AT_A_TABLE - 1)]}
        answer = await self.http.post("/api/tables", json=order)
        self._check(answer)
        return str(answer.json()["id"])

    def _check(self, answer: httpx.Response) -> None:
        if not answer.is_success:
            self.refused.append(f"{answer.status_code} {answer.text}")

    async def sit(self, table: str, seat: int) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://127.0.0.1:{self.house.port}/ws/{table}?lang=en"
        self.socket = await connect(
            address,
            additional_headers=SCHOOL | {"Cookie": cookies},
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # as browsers: it is the house that asks whether somebody is there
        )
        if seat:
            await self.say("take", seat=seat, name=f"Pupil {self.number}")

    async def say(self, kind: str, **fields: Any) -> None:
        assert self.socket
        await self.socket.send(json.dumps({"type": kind} | fields))

    async def play(self, decisions: asyncio.Semaphore) -> None:
        """Decide whenever it is one's turn, and look back now and then, until the table has decided enough."""
        while not decisions.locked():
            if not self.asked:
                await self.hear()
                continue
            await decisions.acquire()
            await self.say("look", move=0)
            await self.say("look", live=True)
            self.decided, action = self.table["seq"], self.table["prompt"]["options"][-1]["action"]
            click = f"{self.number}-{self.decided}"
            await self.say("move", action=action, seq=self.decided, client_id=click)
            await self.until(lambda found: found["type"] == "done")

    @property
    def asked(self) -> bool:
        """Whether it is one's turn, and one has not decided yet."""
        asked = self.table and self.table["seq"] > self.decided and self.table["prompt"]["mine"]
        return bool(asked) and not self.table.get("over")

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> None:
        while not wanted(await self.hear()):
            pass

    async def hear(self) -> dict[str, Any]:
        assert self.socket
        message: dict[str, Any] = json.loads(await self.socket.recv())
        if message["type"] == "refused":
            self.refused.append(message["text"])
        if message["type"] == "table" and message.get("move") is None:
            self.table = message
        return message

    async def go(self) -> None:
        if self.socket:
            await self.socket.close()
        await self.http.aclose()


async def lesson(house: House) -> list[Pupil]:
    pupils = [Pupil(house, number) for number in range(PEOPLE)]
    async with asyncio.timeout(5 * PATIENCE):
        await asyncio.gather(*(pupil.come() for pupil in pupils))
        groups = [pupils[first : first + AT_A_TABLE] for first in range(0, PEOPLE, AT_A_TABLE)]
        await asyncio.gather(*(play_together(group) for group in groups))
        await asyncio.gather(*(pupil.go() for pupil in pupils))
    return pupils


async def play_together(group: list[Pupil]) -> None:
    table = await group[0].open_table()
    for seat, pupil in enumerate(group):
        await pupil.sit(table, seat)
    decisions = asyncio.Semaphore(ROUNDS)
    playing = [asyncio.create_task(pupil.play(decisions)) for pupil in group]
    await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)  # the others wait for what does not come
    for task in playing:
        task.cancel()
    for found in await asyncio.gather(*playing, return_exceptions=True):
        assert found is None or isinstance(found, asyncio.CancelledError), found


@pytest.mark.long
def test_a_school_is_refused_nothing(open_house: Callable[..., House]) -> None:
    house = open_house()
    pupils = asyncio.run(lesson(house))
    assert [refused for pupil in pupils for refused in pupil.refused] == []
    metrics = house.browser().http.get("/metrics").text
    assert not [line for line in metrics.splitlines() if line.startswith("alehouse_quotas_spent_total")]
