"""While the house thinks about a hint: once for all who ask, one thing at a time, and no more than is allowed."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from tests.server.ear import Ear
from tests.server.house import PATIENCE
from tests.server.ports import ports_of

import alehouse
from alehouse.bots.advice import Advice
from alehouse.bots.worker import Turn
from alehouse.house.connection import hinting
from alehouse.house.connection.client_view import ClientView
from alehouse.house.connection.connection import Connection
from alehouse.house.fairness.fair_share import HOUSE, Sharers
from alehouse.house.keys import Keys
from alehouse.house.protocol.house import NewTable, SeatForm
from alehouse.house.protocol.server import Hinted, Refused
from alehouse.house.refusal import Refusal
from alehouse.house.rows import PersonRow
from alehouse.house.tables.adviser import Adviser
from alehouse.house.tables.opening import open_table
from alehouse.house.tables.table import LiveTable
from alehouse.house.tables.tables import Tables
from alehouse.server.storage.storage import Storage
from alehouse.server.workers.bots_pool import BotFailed, BotPool


class Wire(Ear):
    """Somebody at a table who asks for hints."""

    def __init__(self, table: LiveTable, tables: Tables) -> None:
        super().__init__()
        client_view = ClientView(table, "me", "landscape", "en")
        self.connection = Connection(self, client_view, PersonRow(id="me"), tables, Keys(b""))

    @property
    def sent(self) -> list[Hinted | Refused]:
        """The answers: not the table itself."""
        return [msgspec.json.decode(text, type=Hinted | Refused) for text in self.heard if '"type":"table"' not in text]

    async def ask(self, seq: int) -> None:
        await hinting.ask(self.connection, seq)


class Slow(BotPool):
    """Thinks until it is told to answer; how much it thought at once, and about what."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.turns: list[Turn] = []
        self.at_once = self.most = 0
        self.problem = ""

    async def advise(self, turn: Turn, sharers: Sharers = HOUSE) -> list[Advice]:
        self.turns.append(turn)
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        await self.go.wait()
        self.at_once -= 1
        if self.problem:
            raise BotFailed(self.problem)
        return [Advice(alehouse.load("dwarf").replay(turn.record).legal_actions()[0], 1.0, 0.5)]


def with_slow_pool(path: Path, test: Callable[[Tables, LiveTable, Slow], object]) -> None:
    """A table with its people at one screen, and hints that come when the test wants them."""

    async def run() -> None:
        storage, pool = Storage(str(path / "tables.db")), Slow()
        tables = Tables(ports_of(storage), 0)
        tables.adviser = Adviser(pool, lambda _: HOUSE)  # type: ignore[misc]
        seats = [SeatForm(kind="me"), SeatForm(kind="bot", bot="greedy")]
        new = NewTable(game="dwarf", players=2, options={"first_player": "1"}, seats=seats, hints=True)
        table = await tables.get(await open_table(tables, new, PersonRow(id="me")))
        await test(tables, table, pool)  # type: ignore[misc]
        pool.go.set()
        await tables.close()
        storage.close()

    asyncio.run(run())


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110 (what is waited for tells nobody)
            await asyncio.sleep(0.01)


def test_one_table_is_thought_about_once_for_all_who_ask(tmp_path: Path) -> None:
    async def test(tables: Tables, table: LiveTable, pool: Slow) -> None:
        wires = [Wire(table, tables), Wire(table, tables)]
        for wire in wires:
            await wire.ask(table.ledger.seq)
        await until(lambda: bool(pool.turns))
        pool.go.set()
        await until(lambda: all(wire.sent for wire in wires))
        assert len(pool.turns) == 1
        assert all(isinstance(wire.sent[0], Hinted) for wire in wires)
        assert pool.turns[0].hint
        assert pool.turns[0].record.seed is None

    with_slow_pool(tmp_path, test)


def test_the_next_thought_waits_for_the_last_and_what_is_gone_is_not_told(tmp_path: Path) -> None:
    async def test(tables: Tables, table: LiveTable, pool: Slow) -> None:
        wire = Wire(table, tables)
        first = table.ledger.seq
        await wire.ask(first)
        await until(lambda: bool(pool.turns))
        await table.decide(table.state.legal_actions()[0], first, "click", (0, 1))
        await until(lambda: table.state.player == 0)
        await wire.ask(table.ledger.seq)
        await asyncio.sleep(0.05)
        assert len(pool.turns) == 1
        pool.go.set()
        await until(lambda: bool(wire.sent))
        assert [message.seq for message in wire.sent if isinstance(message, Hinted)] == [table.ledger.seq]
        assert pool.most == 1

    with_slow_pool(tmp_path, test)


def test_nobody_asks_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(tables: Tables, table: LiveTable, pool: Slow) -> None:
        wire = Wire(table, tables)
        pool.go.set()
        for number in range(3):
            await wire.ask(table.ledger.seq)
            await wire.ask(table.ledger.seq)  # what is known costs nothing
            await table.decide(table.state.legal_actions()[0], table.ledger.seq, f"click-{number}", (0, 1))
            await until(lambda: table.state.player == 0)
        with pytest.raises(Refusal) as refused:
            await wire.ask(table.ledger.seq)
        assert refused.value.key == "refused-flood"

    monkeypatch.setattr(hinting, "ALLOWED", (3, 60))
    with_slow_pool(tmp_path, test)


def test_a_thought_that_fails_is_said_so_and_tried_again(tmp_path: Path) -> None:
    async def test(tables: Tables, table: LiveTable, pool: Slow) -> None:
        wire = Wire(table, tables)
        pool.problem = "no idea"
        pool.go.set()
        await wire.ask(table.ledger.seq)
        await until(lambda: bool(wire.sent))
        pool.problem = ""
        await wire.ask(table.ledger.seq)
        await until(lambda: len(wire.sent) == 2)
        assert [type(message).__name__ for message in wire.sent] == ["Refused", "Hinted"]

    with_slow_pool(tmp_path, test)


def test_a_bot_that_does_not_weigh_its_options_says_so(tmp_path: Path) -> None:
    async def test(_: Tables, table: LiveTable, __: Slow) -> None:
        pool = BotPool()
        with pytest.raises(BotFailed, match="greedy does not weigh"):
            await pool.advise(Turn(bot="greedy", seat=0, record=table.state.record(), hint=True))
        await pool.close()

    with_slow_pool(tmp_path, test)
