"""The load: a process that sits at many tables of one server and plays; orders come in as lines of JSON."""

import asyncio
import os
import sys
from pathlib import Path
from statistics import quantiles
from time import perf_counter, process_time

import httpx
import msgspec

from bench.server_tables import CLIENTS, HOST, AlehouseTable, BoardgameTable, Shown, Table

OPENING = 8  # tables at once
PATIENCE = 300.0  # seconds for whatever is under way: a slow server is to be measured, not given up
TIRED = 100  # moves after which a table is replaced before the next round: a random game may end soon
KINDS: dict[str, type[Table]] = {"alehouse": AlehouseTable, "boardgame.io": BoardgameTable}


class Order(msgspec.Struct):
    """Have so many tables, then play for some seconds: as fast as it goes, or at a rate of moves per second."""

    tables: int
    seconds: float
    rate: float = 0.0


class Round(msgspec.Struct):
    """How a round went; latencies in seconds from a move to the last client's update."""

    moves: int = 0
    per_second: float = 0.0
    p50: float = 0.0
    p99: float = 0.0
    bytes_per_client: float = 0.0  # on the wire, for each move
    busy: float = 0.0  # part of the time for which this process was not waiting
    processor: float = 0.0  # seconds of processor time that the server took


class Load:
    """All clients of a server, which is known by its port and by the number of its process."""

    def __init__(self, kind: str, port: int, server: int) -> None:
        self._kind = KINDS[kind]
        self._server = server
        self._http = httpx.AsyncClient(base_url=f"http://{HOST}:{port}", timeout=PATIENCE)
        self._tables: list[Table] = []
        self._latencies: list[float] = []
        self._under_way = 0
        self._ended = asyncio.Event()

    async def do(self, order: Order) -> Round:
        await self._have(order.tables)
        if not order.seconds:
            return Round()
        self._latencies = []
        received = self._received
        start, busy, processor = perf_counter(), process_time(), processor_time(self._server)
        await (self._calmly(order) if order.rate else self._fast(order))
        spent, busy = perf_counter() - start, process_time() - busy
        processor = processor_time(self._server) - processor
        moves = len(self._latencies)
        await self._finish()
        self._check()
        percent = quantiles(self._latencies, n=100)
        size = (self._received - received) / len(self._latencies) / CLIENTS
        return Round(
            moves=moves,
            per_second=moves / spent,
            p50=percent[49],
            p99=percent[98],
            bytes_per_client=size,
            busy=busy / spent,
            processor=processor,
        )

    # ── tables ──

    async def _have(self, wanted: int) -> None:
        """Sit at so many tables that are not about to end."""
        for table in [*(table for table in self._tables if table.moves > TIRED), *self._tables[wanted:]]:
            table.close()
            self._tables.remove(table)
        while missing := wanted - len(self._tables):
            tables = [self._kind(self._http) for _ in range(min(missing, OPENING))]
            await asyncio.gather(*(table.open() for table in tables))
            self._tables += tables
        await asyncio.sleep(0.5)  # whatever is still being told about those who came

    @property
    def _received(self) -> int:
        return sum(table.received for table in self._tables)

    def _check(self) -> None:
        trouble = next((table.trouble for table in self._tables if table.trouble), "")
        if trouble:
            raise RuntimeError(trouble)

    # ── playing ──

    async def _fast(self, order: Order) -> None:
        """Every table makes its next move as soon as everybody has seen the last; until the first game is over."""
        until = perf_counter() + order.seconds
        self._ended.clear()

        def shown(table: Table, seconds: float) -> None:
            self._note(table, seconds)
            if table.over or perf_counter() >= until or self._ended.is_set():
                self._ended.set()
            else:
                self._play(table, shown)

        for table in self._tables:
            self._play(table, shown)
        await asyncio.wait_for(self._ended.wait(), order.seconds + PATIENCE)

    async def _calmly(self, order: Order) -> None:
        """One move after another at a steady rate, from table to table, whether or not the last has been seen."""
        start = perf_counter()
        for number in range(int(order.seconds * order.rate)):
            due = start + number / order.rate
            await asyncio.sleep(due - perf_counter())
            table = self._tables[number % len(self._tables)]
            if table.over:
                return
            await table.settled.wait()
            self._play(table, self._note, due)

    def _play(self, table: Table, shown: Shown, since: float = 0.0) -> None:
        self._under_way += 1
        table.play(shown, since)

    def _note(self, table: Table, seconds: float) -> None:
        self._under_way -= 1
        self._latencies.append(seconds)

    async def _finish(self) -> None:
        """Wait for the moves that are under way."""
        async with asyncio.timeout(PATIENCE):
            while self._under_way:
                self._check()
                await asyncio.sleep(0.01)


def processor_time(process: int) -> float:
    """Seconds of processor time that a process has taken so far, all its threads together."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def main() -> None:
    kind, port, server = sys.argv[1:]
    load = Load(kind, int(port), int(server))
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        result = await load.do(msgspec.json.decode(line, type=Order))
        print(msgspec.json.encode(result).decode(), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
