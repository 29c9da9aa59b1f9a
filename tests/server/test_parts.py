"""The server's parts by themselves: the database thread, rows, live tables, bots, lists, drawings, keys, rules."""

import asyncio
import os
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

import alehouse
from alehouse.bots.worker import Turn
from alehouse.core.cards import CardFile
from alehouse.core.errors import BadRecord
from alehouse.server import bots_pool, drawings, tables
from alehouse.server.bots_pool import BotFailed, BotPool
from alehouse.server.drawings import defs_address, defs_file
from alehouse.server.keys import Keys
from alehouse.server.ledger import Ledger
from alehouse.server.listing import table_line
from alehouse.server.protocol import NewTable, SeatForm
from alehouse.server.refusal import Refusal
from alehouse.server.rules_html import to_html
from alehouse.server.storage import MoveRow, OtherSchema, Storage, StorageFailed, TableRow, Taken, now
from alehouse.server.table import LiveTable, game_of
from alehouse.server.tables import Tables

TWO_PEOPLE = NewTable(
    game="dwarf",
    players=2,
    options={"first_player": "1"},
    seats=[SeatForm(kind="me"), SeatForm(kind="here")],
)
SUMMARY = {"en": "Round 1"}


def with_storage(path: Path, test: Callable[[Storage], Awaitable[None]]) -> None:
    storage = Storage(path / "tables.db")

    async def run() -> None:
        await test(storage)

    asyncio.run(run())
    storage.close()


def row(table_id: str = "t") -> TableRow:
    return TableRow(
        id=table_id,
        owner="me",
        game="dwarf",
        rules=1,
        players=2,
        options={"a": "b"},
        seats=[SeatForm(kind="me", name="Anna"), SeatForm(kind="bot", bot="greedy")],
        seed="secret",
        cards="",
        touched=now(),
        player=0,
        summary=SUMMARY,
    )


# ── the database thread ───────────────────────────────────────────────────────────────────────────────


def test_what_is_kept_comes_back(tmp_path: Path) -> None:
    async def test(storage: Storage) -> None:
        first = [MoveRow(seq=0, action="first:1", seat=-1)]
        await storage.open(row(), first)
        await storage.add("t", [MoveRow(seq=1, action="place:A1", seat=0, client_id="c")], 1, SUMMARY)
        found = await storage.table("t")
        assert found
        assert found[0].seats == row().seats
        assert found[0].player == 1
        assert [move.action for move in found[1]] == ["first:1", "place:A1"]
        assert await storage.table("other") is None
        assert [line.id for line in await storage.owned("me")] == ["t"]
        assert await storage.secret() == await storage.secret()

    with_storage(tmp_path, test)


def test_of_many_who_write_the_same_row_one_succeeds(tmp_path: Path) -> None:
    async def test(storage: Storage) -> None:
        await storage.open(row(), [])
        moves = [[MoveRow(seq=0, action=f"place:A{n}", seat=0, client_id=str(n))] for n in range(1, 9)]
        results = await asyncio.gather(*(storage.add("t", move, 1, SUMMARY) for move in moves), return_exceptions=True)
        assert [type(result) for result in results].count(Taken) == 7
        assert results.count(None) == 1

    with_storage(tmp_path, test)


def test_a_failing_job_takes_no_other_of_its_group_down(tmp_path: Path) -> None:
    async def test(storage: Storage) -> None:
        await storage.open(row(), [])
        jobs = [
            storage.add("t", [MoveRow(seq=0, action="a", seat=0), MoveRow(seq=1, action="b", seat=-1)], 1, SUMMARY),
            storage.add("t", [MoveRow(seq=2, action="c", seat=0), MoveRow(seq=1, action="d", seat=-1)], 1, SUMMARY),
            storage.add("t", [MoveRow(seq=2, action="e", seat=0)], 0, SUMMARY),
        ]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Taken, type(None)]
        found = await storage.table("t")
        assert found
        assert [move.action for move in found[1]] == ["a", "b", "e"]

    with_storage(tmp_path, test)


def test_a_click_is_kept_once(tmp_path: Path) -> None:
    async def test(storage: Storage) -> None:
        await storage.open(row(), [])
        await storage.add("t", [MoveRow(seq=0, action="a", seat=0, client_id="c")], 1, SUMMARY)
        with pytest.raises(Taken):
            await storage.add("t", [MoveRow(seq=1, action="b", seat=0, client_id="c")], 1, SUMMARY)

    with_storage(tmp_path, test)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_text("a letter, not a database\n" * 100)
    with pytest.raises(StorageFailed, match=r"tables\.db"):
        Storage(path)
    with pytest.raises(StorageFailed):
        Storage(tmp_path)


@pytest.mark.parametrize("version", [0, 99])
def test_a_database_of_another_version_is_refused(tmp_path: Path, version: int) -> None:
    path = tmp_path / "tables.db"
    Storage(path).close()
    Storage(path).close()
    with closing(sqlite3.connect(path)) as database:
        database.execute(f"pragma user_version = {version}")
    with pytest.raises(OtherSchema, match=str(version)):
        Storage(path)


# ── the book of rows ──────────────────────────────────────────────────────────────────────────────────


def test_an_undo_is_a_row_and_keeps_the_trace() -> None:
    ledger = Ledger(
        [
            MoveRow(seq=0, action="first:1", seat=-1),
            MoveRow(seq=1, action="place:A1", seat=0, client_id="one"),
            MoveRow(seq=2, action="draw:x", seat=-1),
            MoveRow(seq=3, action="place:A2", seat=1, client_id="two"),
        ]
    )
    undo = ledger.undo_row()
    ledger.add([undo])
    assert (undo.seq, undo.action, undo.seat) == (4, "undo:3", 1)
    assert ledger.seq == 5
    assert ledger.moves == ["first:1", "place:A1", "draw:x"]
    assert ledger.answers == {"one": 3, "two": 4}
    assert ledger.mover == 1


def test_no_game_has_an_action_that_the_book_reads_as_an_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of("dwarf", "")
    monkeypatch.setattr(game, "action_names", [*game.action_names, "undo:mining"])
    with pytest.raises(AssertionError):
        game_of("dwarf", "")


# ── a live table ──────────────────────────────────────────────────────────────────────────────────────


def with_table(path: Path, test: Callable[[Tables, LiveTable], Awaitable[None]]) -> None:
    async def run(storage: Storage) -> None:
        tables = Tables(storage, 0)
        table = await tables.get(await tables.open(TWO_PEOPLE, "me"))
        await test(tables, table)
        await tables.close()

    with_storage(path, run)


def test_a_second_click_while_the_first_is_under_way(tmp_path: Path) -> None:
    async def test(_: Tables, table: LiveTable) -> None:
        seq, action = table.ledger.seq, table.state.legal_actions()[0]
        clicks = [table.decide(action, seq, click) for click in ("one", "two", "one")]
        one, two, one_again, undo = await asyncio.gather(*clicks, table.undo(seq), return_exceptions=True)
        assert one == one_again == seq + 1
        assert [getattr(refusal, "key", "") for refusal in (two, undo)] == ["refused-under-way"] * 2
        assert len(table.ledger.moves) == seq + 1

    with_table(tmp_path, test)


def test_a_table_that_cannot_write_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(tables: Tables, table: LiveTable) -> None:
        async def full(*_: object) -> None:
            raise StorageFailed("disk full")

        before = list(table.ledger.moves)
        with monkeypatch.context() as patched:
            patched.setattr(tables.storage, "add", full)
            with pytest.raises(Refusal, match="refused-storage"):
                await table.decide(table.state.legal_actions()[0], table.ledger.seq, "click")
        assert table.ledger.moves == before == table.state.record().moves
        await table.decide(table.state.legal_actions()[0], table.ledger.seq, "click")

    with_table(tmp_path, test)


def test_what_was_revealed_is_not_taken_back(tmp_path: Path) -> None:
    async def test(_: Tables, table: LiveTable) -> None:
        await table.decide(table.state.legal_actions()[0], table.ledger.seq, "click")
        assert table.undo_barrier() is None
        table.state.reveals = 1  # as if the move had shown somebody something hidden
        with pytest.raises(Refusal, match="undo-fate"):
            await table.undo(table.ledger.seq)
        table.at(len(table.ledger.moves) - 1).reveals = 1  # and now, as if that had been before
        await table.undo(table.ledger.seq)

    with_table(tmp_path, test)


def test_a_table_that_is_being_written_is_not_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: Tables, table: LiveTable) -> None:
        go_on, add = asyncio.Event(), house.storage.add

        async def add_slowly(table_id: str, rows: list[MoveRow], player: int, summary: dict[str, str]) -> None:
            await go_on.wait()
            await add(table_id, rows, player, summary)

        monkeypatch.setattr(house.storage, "add", add_slowly)
        monkeypatch.setattr(tables, "CACHED", 0)
        move = asyncio.create_task(table.decide(table.state.legal_actions()[0], table.ledger.seq, "click"))
        await house.open(TWO_PEOPLE, "me")
        assert await house.get(table.id) is table
        go_on.set()
        await move
        await house.open(TWO_PEOPLE, "me")
        assert await house.get(table.id) is not table

    with_table(tmp_path, test)


def test_a_table_that_loads_slowly_holds_up_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(storage: Storage) -> None:
        slow, quick = [await Tables(storage, 0).open(TWO_PEOPLE, "me") for _ in range(2)]
        house, go_on, table = Tables(storage, 0), asyncio.Event(), storage.table

        async def load(table_id: str) -> tuple[TableRow, list[MoveRow]] | None:
            if table_id == slow:
                await go_on.wait()
            return await table(table_id)

        monkeypatch.setattr(storage, "table", load)
        waiting = [asyncio.create_task(house.get(slow)) for _ in range(2)]
        await asyncio.sleep(0)
        await asyncio.wait_for(house.get(quick), 5)
        go_on.set()
        one, other = await asyncio.gather(*waiting)
        assert one is other

    with_storage(tmp_path, test)


def test_a_table_of_other_rules_is_not_opened(tmp_path: Path) -> None:
    async def test(storage: Storage) -> None:
        old = row()
        old.rules = 0
        await storage.open(old, [])
        with pytest.raises(Refusal, match="refused-table-broken"):
            await Tables(storage, 0).get("t")

    with_storage(tmp_path, test)


# ── bots ──────────────────────────────────────────────────────────────────────────────────────────────


def turn() -> Turn:
    state = alehouse.load("dwarf").new(2, seed=1, first_player="1")
    return Turn(bot="greedy", seat=0, record=state.record())


def test_a_bot_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        pool = BotPool()
        await pool.choose(turn())
        (worker,) = pool._idle
        os.kill(worker.pid, signal.SIGSTOP)
        monkeypatch.setattr(bots_pool, "PATIENCE", 0.2)
        with pytest.raises(TimeoutError):
            await pool.choose(turn())
        monkeypatch.setattr(bots_pool, "PATIENCE", 60)
        assert await pool.choose(turn()) in range(600)
        await pool.close()

    asyncio.run(run())


def test_a_bot_that_makes_a_mistake_says_so() -> None:
    async def run() -> None:
        pool = BotPool()
        wrong = turn()
        wrong.bot = "nobody"
        with pytest.raises(BotFailed, match="nobody"):
            await pool.choose(wrong)
        await pool.close()

    asyncio.run(run())


def test_chance_decides_for_a_bot_that_cannot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(storage: Storage) -> None:
        attempts = 0

        async def fail(*_: object) -> int:
            nonlocal attempts
            attempts += 1
            if attempts % 2:
                raise BotFailed("no idea")
            return -1

        monkeypatch.setattr(BotPool, "choose", fail)
        tables = Tables(storage, 0)
        bots = [SeatForm(kind="bot", bot="greedy")] * 2
        new = NewTable(game="dwarf", players=2, options={}, seats=bots)
        table = await tables.get(await tables.open(new, "me"))
        over = asyncio.Event()
        table.watchers.add(lambda: over.set() if table.state.is_over else None)
        await over.wait()
        assert attempts >= 2 * sum(seat >= 0 for seat in table.ledger.seats)
        await tables.close()

    with_storage(tmp_path, test)


def bots_only() -> NewTable:
    return NewTable(game="dwarf", players=2, options={}, seats=[SeatForm(kind="bot", bot="random")] * 2)


def test_bots_do_not_start_again_while_the_house_closes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(storage: Storage) -> None:
        house, add, adding = Tables(storage, 0), storage.add, asyncio.Event()

        async def add_slowly(table_id: str, rows: list[MoveRow], player: int, summary: dict[str, str]) -> None:
            adding.set()
            await asyncio.sleep(0.05)
            await add(table_id, rows, player, summary)

        monkeypatch.setattr(storage, "add", add_slowly)
        await house.open(bots_only(), "me")
        await adding.wait()
        await house.close()
        assert house._drivers == {}

    with_storage(tmp_path, test)


@pytest.mark.parametrize("problem", [StorageFailed("disk full"), BadRecord(3, "torn"), RuntimeError("a mistake")])
def test_a_bot_plays_on_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, problem: Exception) -> None:
    async def test(storage: Storage) -> None:
        monkeypatch.setattr(tables, "PAUSE", 0.01)
        house, add, reload, failures = Tables(storage, 0), storage.add, LiveTable._reload, 0

        async def add_at_last(table_id: str, rows: list[MoveRow], player: int, summary: dict[str, str]) -> None:
            if failures < 3:
                raise Taken
            await add(table_id, rows, player, summary)

        async def fail_to_reload(table: LiveTable) -> None:
            nonlocal failures
            failures += 1
            if failures < 3:
                raise problem
            await reload(table)

        monkeypatch.setattr(storage, "add", add_at_last)
        monkeypatch.setattr(LiveTable, "_reload", fail_to_reload)
        table = await house.get(await house.open(bots_only(), "me"))
        moved = asyncio.Event()
        table.watchers.add(lambda: moved.set() if any(seat >= 0 for seat in table.ledger.seats) else None)
        await asyncio.wait_for(moved.wait(), 20)
        await house.close()

    with_storage(tmp_path, test)


# ── lists and drawings ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("game", "rules", "title"), [("dwarf", 0, "DWARF"), ("chess", 1, "chess")])
def test_a_table_that_cannot_be_opened_any_more_is_listed_as_such(game: str, rules: int, title: str) -> None:
    old = row()
    old.game, old.rules = game, rules
    line = table_line(old, "en")
    assert "any more" in line.text
    assert line.title == title
    assert [player.name for player in line.players] == ["Anna", "Greedy"]


def test_only_so_many_drawings_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawings, "KEPT", 2)
    monkeypatch.setattr(drawings, "_own", {})
    house_game = alehouse.load("dwarf")
    addresses = []
    for number in range(4):
        own = alehouse.load("dwarf", CardFile("mine.toml", house_game.card_file.text))
        monkeypatch.setattr(own, "scene_defs", lambda number=number: f"<g id='{number}'/>")
        addresses.append(defs_address(own))
    assert len(drawings._own) == 2
    assert "<g id='3'/>" in defs_file("dwarf", addresses[3])
    with pytest.raises(Refusal, match="refused-address"):
        defs_file("dwarf", addresses[0])
    drawings._drawn.cache_clear()
    assert house_game.scene_defs() in defs_file("dwarf", defs_address(house_game))
    drawings._drawn.cache_clear()
    assert "<g id='2'/>" in defs_file("dwarf", addresses[2])


# ── keys and rules ────────────────────────────────────────────────────────────────────────────────────


def test_a_key_is_known_again_only_if_we_made_it() -> None:
    keys = Keys(b"secret")
    key = keys.new()
    cookie = keys.sign(key)
    assert keys.read(cookie) == key
    for forged in (None, "", ".", key, f"{key}.", f"x{cookie}", cookie[:-1], Keys(b"other").sign(key), "é.ü"):
        assert keys.read(forged) == ""


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("plain", "plain"),
        ("a < b & c", "a &lt; b &amp; c"),
        ("**bold** and *slanted*", "<strong>bold</strong> and <em>slanted</em>"),
        ("`a*b*c` and `<i>`", "<code>a*b*c</code> and <code>&lt;i&gt;</code>"),
        ("3 * 4 * 5, snake_case_name", "3 * 4 * 5, snake_case_name"),
        ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
    ],
)
def test_clauses_become_safe_html(text: str, html: str) -> None:
    assert to_html(text) == html
