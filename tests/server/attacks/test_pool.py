"""One address makes the bots think without end, by the clock of an hourglass: how long does somebody honest wait?

What is measured is what the house has in its hands: waiting for a place, and thinking. The machine does not matter, so
what is asserted is exactly what is promised: a master answers within 3 s, though it decides several times before it is
the person's turn again; a greedy bot within 1 s, a hint within 3 s.
"""

import asyncio
import random
from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest
from tests.server.attacks import hourglass
from tests.server.attacks.siege import ATTACKER, HONEST

from alehouse.bots.worker import Thought, Turn
from alehouse.core.record import Record
from alehouse.house.fairness.fair_share import Sharers
from alehouse.server.workers import bots_pool
from alehouse.server.workers.bots_pool import BotPool, Thinkers
from alehouse.server.workers.worker_process import WorkerProcess

TABLES = 62
SOON, QUICKLY = 3.0, 1.0  # seconds that a master, and a greedy bot, may take
DECISIONS = 15
IN_A_ROW = 4  # decisions of one bot in a long turn
THOUGHTS = {"master": 1.0, "greedy": 0.1}  # seconds; a greedy bot, if it is slow


class Dozing(WorkerProcess):
    """A bot that takes its time."""

    def __init__(self, granted: list[float]) -> None:
        self._granted = granted

    async def ask(self, question: bytes) -> bytes:
        turn = msgspec.json.decode(question, type=Turn)
        self._granted.append(turn.share)
        await asyncio.sleep(THOUGHTS[turn.bot] * turn.share)
        return msgspec.json.encode(Thought(action=0))

    async def stop(self) -> None:
        pass


class Siege:
    """A pool with very many tables of one address; shares of their time that bots were granted, by bot."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, thinkers: int) -> None:
        self.granted: list[float] = []
        self.over = False
        self.busy: set[str] = set()  # bots that think for less, in the end

        async def worker(_: Thinkers) -> tuple[WorkerProcess, bool]:
            return Dozing(self.granted), True

        monkeypatch.setattr(Thinkers, "_free_worker", worker)
        self.pool = BotPool(thinkers)

    async def decide(self, bot: str, sharers: Sharers, alone: bool = False, hint: bool = False) -> float:
        """Seconds that a decision takes."""
        since = asyncio.get_running_loop().time()
        record = Record(game="dwarf", rules=1, players=4, options={}, moves=[])
        turn = Turn(bot=bot, seat=0, record=record, hint=hint)
        await (self.pool.advise(turn, sharers) if hint else self.pool.choose(turn, sharers, alone))
        return asyncio.get_running_loop().time() - since

    async def _without_end(self, number: int, **how: Any) -> None:
        at = Sharers(people=((ATTACKER, f"attacker {number}"),), table=f"table {number}")
        while not self.over:
            await self.decide(sharers=at, **how)

    def begin(self) -> list[asyncio.Task[None]]:
        """At 62 tables four masters think, or three and somebody asks for hints; at as many greedy bots hurry; and then
        there are tables of bots alone."""
        attacks: list[Coroutine[Any, Any, None]] = []
        for number in range(TABLES):
            attacks.append(self._without_end(number, bot="master"))
            attacks.append(self._without_end(number, bot="master", hint=True))
            attacks.append(self._without_end(number, bot="greedy"))
            attacks.append(self._without_end(number, bot="master", alone=True))
        return [asyncio.create_task(attack) for attack in attacks]

    async def waits(self, bot: str, pause: float, hint: bool = False, decisions: int = 1) -> float:
        """Seconds for so many decisions in a row at an honest table, in the worst of very many cases, whenever they
        come."""
        chance = random.Random(7)
        tasks = self.begin()
        await asyncio.sleep(10)  # by then everybody waits for everybody
        slowest = 0.0
        for _ in range(DECISIONS):
            await asyncio.sleep(pause * chance.random())
            honest = Sharers(people=((HONEST, "anna"),), table="hers")
            slowest = max(slowest, sum([await self.decide(bot, honest, hint=hint) for _ in range(decisions)]))
        self.busy = {bot for bot in THOUGHTS if self.pool.is_busy(bot)}
        self.over = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return slowest


@pytest.mark.parametrize(
    ("bot", "hint", "thinkers", "pause", "within"),
    [
        ("master", False, 1, 0.0, SOON),
        ("master", False, 1, 5.0, SOON),
        ("master", False, 3, 0.0, SOON),
        ("master", True, 1, 0.0, SOON),
        ("greedy", False, 1, 0.0, QUICKLY),
    ],
    ids=["several masters in a row", "a master now and then", "a larger machine", "hints", "greedy"],
)
def test_somebody_honest_is_answered_soon(
    monkeypatch: pytest.MonkeyPatch, bot: str, hint: bool, thinkers: int, pause: float, within: float
) -> None:
    siege = Siege(monkeypatch, thinkers)
    assert hourglass.run(siege.waits(bot, pause, hint), monkeypatch) <= within
    assert min(siege.granted) == bots_pool.SHORTEST  # whoever makes the house busy has the bots think for less


@pytest.mark.parametrize("thinkers", [1, 3])
def test_a_master_who_decides_several_times_in_a_row_is_done_soon(
    monkeypatch: pytest.MonkeyPatch, thinkers: int
) -> None:
    """Where others make the house busy, the masters of honest people think for less, too: nobody waits longer."""
    siege = Siege(monkeypatch, thinkers)
    assert hourglass.run(siege.waits("master", 5.0, decisions=IN_A_ROW), monkeypatch) <= SOON
    assert "master" in siege.busy
