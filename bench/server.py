"""The server under load, beside boardgame.io's: moves per second, from a move to every screen, memory.

Both are single processes on this machine, each driven by a process that is all its clients: the same number of tables,
each with four clients over WebSockets, and for each move one message up and an update to each of the four. Alehouse
plays DWARF by its full rules, draws each client's table, sends what has changed, compressed, and has every move on the
disk (SQLite, synchronous=FULL) before it tells anybody. boardgame.io plays a game of one rule on a state as large as
what is seen of DWARF, sends all of it, uncompressed, for the browser to draw, and keeps it in memory: its defaults.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

import httpx

import alehouse
from alehouse.house.tables.tables import CACHED
from bench.harness import heading, line
from bench.server_fill import fill
from bench.server_houses import NAMES, PEER, Server, alehouse_server, boardgame_server
from bench.server_load import Order, Round
from bench.server_tables import CLIENTS, HOST

ROUNDS = 3
SECONDS = {2: 4.0, 50: 5.0, 500: 10.0}  # of a round, by tables
CALM = 10.0  # moves per second that both can carry
FASTER = 3.0  # times as many moves per second as boardgame.io
IDLE_TABLES = 500
IDLE_TABLE = 100  # kB

Rounds = dict[str, list[Round]]  # by server
Figure = Callable[[Round], float]

found: dict[str, dict[str, float]] = {}  # everything measured, by what it is about


def main() -> bool:
    if not alehouse.COMPILED:
        sys.exit("The hot modules are not compiled: a C compiler with Python's headers, then `make build`.")
    if not (PEER / "node_modules").is_dir():
        sys.exit("boardgame.io is not installed: `npm ci` in bench/boardgame, with Node 20 or newer.")
    print(f"Medians of {ROUNDS} interleaved rounds, ratios within a round.")
    with tempfile.TemporaryDirectory() as folder:
        with alehouse_server(Path(folder, "load.sqlite3")) as ours, boardgame_server(Path(folder)) as theirs:
            results = [measure_speed([ours, theirs], tables) for tables in SECONDS]
        show_growth()
        results.append(measure_memory(Path(folder)))
    return all(results)


# ── speed ─────────────────────────────────────────────────────────────────────────────────────────


def measure_speed(servers: list[Server], tables: int) -> bool:
    """So many tables at both servers: as fast as they go, then at a rate that both can carry."""
    fast = Order(tables=tables, seconds=SECONDS[tables])
    for server in servers:
        server.play(fast)  # to warm up
    flat_out = take_turns(servers, fast)
    calm = take_turns(servers, Order(tables=tables, seconds=fast.seconds, rate=CALM))
    heading(f"{tables} tables of {CLIENTS} clients", "alehouse", "boardgame", "ratio")
    good = compare("moves per second", flat_out, lambda one: one.per_second, at_least=FASTER)
    compare("moves per second of processor time", flat_out, lambda one: one.moves / one.processor)
    compare("p50, a move on every screen, ms", flat_out, lambda one: 1000 * one.p50)
    good &= compare("p99, a move on every screen, ms", flat_out, lambda one: 1000 * one.p99, at_most=1)
    compare(f"p50 at {CALM:g} moves per second, ms", calm, lambda one: 1000 * one.p50)
    compare(f"p99 at {CALM:g} moves per second, ms", calm, lambda one: 1000 * one.p99)
    compare("kB on the wire for each move and client", flat_out, lambda one: one.bytes_per_client / 1000)
    compare("the load generator's part of a core", flat_out, lambda one: one.busy)
    for server in servers:
        found[f"{server.name}, {tables} tables"] = medians(flat_out[server.name])
        found[f"{server.name}, {tables} tables, {CALM:g} moves per second"] = medians(calm[server.name])
    return good


def take_turns(servers: list[Server], order: Order) -> Rounds:
    """Rounds of each server in turns, so that a slow spell of the machine hits both alike."""
    taken: Rounds = {server.name: [] for server in servers}
    for _ in range(ROUNDS):
        for server in servers:
            taken[server.name].append(server.play(order))
    return taken


def medians(rounds: list[Round]) -> dict[str, float]:
    return {name: median(getattr(one, name) for one in rounds) for name in Round.__struct_fields__}


def compare(
    name: str, rounds: Rounds, figure: Figure, at_least: float | None = None, at_most: float | None = None
) -> bool:
    """A line on both servers; where there is a target, ours must be that many times theirs in the middle round."""
    ours, theirs = ([figure(one) for one in taken] for taken in rounds.values())
    times = median(a / b for a, b in zip(ours, theirs))
    columns = [*(f"{median(values):,.2f}" for values in (ours, theirs)), f"{times:.2f}x"]
    if at_least is not None:
        return line(name, *columns, f"{at_least:g}x", good=times >= at_least)
    if at_most is not None:
        return line(name, *columns, f"{at_most:g}x", good=times <= at_most)
    show(name, *columns)
    return True


def show(name: str, *columns: str) -> None:
    """Print a line without a target."""
    print(f"  {name:<44}" + "".join(f"{column:>11}" for column in columns), flush=True)


def show_growth() -> None:
    """What ten times as many tables change."""
    heading("from 50 to 500 tables", "alehouse", "boardgame")
    for name, figure in (("moves per second", "per_second"), ("p99, a move on every screen", "p99")):
        few, many = ([found[f"{server}, {tables} tables"][figure] for server in NAMES] for tables in (50, 500))
        show(name, *(f"{after / before:.2f}x" for before, after in zip(few, many)))


# ── memory ────────────────────────────────────────────────────────────────────────────────────────


def measure_memory(folder: Path) -> bool:
    """How much a table in the middle of a game takes that nobody watches, and one with four clients who do nothing."""
    db = folder / "idle.sqlite3"
    tables = fill(db, IDLE_TABLES)
    with alehouse_server(db) as server:
        server.play(Order(tables=1, seconds=0))  # everything that is made once
        memory = [server.memory]
        for some in (tables[:CACHED], tables[CACHED:]):
            ask_for(server, some)
            memory.append(server.memory)
        watched = []
        for count in (1, 50, 500):
            server.play(Order(tables=count, seconds=0))
            watched.append(server.memory)
    ready, idle = ((memory[k] - memory[0]) / count / 1000 for k, count in ((1, CACHED), (2, IDLE_TABLES)))
    few, many = (watched[1] - watched[0]) / 49 / 1000, (watched[2] - watched[1]) / 450 / 1000
    heading("memory of the server, kB", "alehouse")
    good = line(f"idle table, of {CACHED}, all kept ready", f"{ready:.0f}", f"{IDLE_TABLE}", good=ready <= IDLE_TABLE)
    good &= line(f"idle table, of {IDLE_TABLES}", f"{idle:.0f}", f"{IDLE_TABLE}", good=idle <= IDLE_TABLE)
    show(f"table with {CLIENTS} clients, the first 50", f"{few:.0f}")
    show(f"table with {CLIENTS} clients, from 50 to 500", f"{many:.0f}")
    found["memory, kB"] = {"idle": idle, "ready": ready, "watched_to_50": few, "watched_to_500": many}
    return good


def ask_for(server: Server, tables: list[str]) -> None:
    """Have the server look at tables, which it keeps ready then, as many as it thinks fit."""
    with httpx.Client(base_url=f"http://{HOST}:{server.port}", timeout=60) as http:
        for table in tables:
            http.get(f"/api/tables/{table}/record").raise_for_status()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--json", type=Path, help="write everything that was measured to this file, too")
    target = parser.parse_args().json
    good = main()
    if target:
        target.write_text(json.dumps(found, indent=2), encoding="utf-8")
    sys.exit(not good)
