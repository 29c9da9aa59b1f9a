"""The server's parts by themselves: the database thread, rows, live tables, bots, lists, drawings, keys, rules."""

import asyncio
import os
import signal
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.records import stored_games
from tests.server.house import PATIENCE
from tests.server.ports import ports_of

import alehouse
from alehouse import compiled
from alehouse.bots.worker import Turn
from alehouse.core.cards import CardFile
from alehouse.core.errors import BadRecord
from alehouse.core.state import FATE
from alehouse.house import drawings
from alehouse.house.channel import OneProcess
from alehouse.house.drawings import defs_address, defs_file
from alehouse.house.fairness.fair_share import Sharers
from alehouse.house.keys import Keys
from alehouse.house.protocol.house import NewTable, SeatForm
from alehouse.house.refusal import Refusal
from alehouse.house.rows import Kept, MoveRow, PersonRow, SeatRow, Standing, TableRow, now
from alehouse.house.storage import StorageFailed, Taken
from alehouse.house.tables import bot_driver, tables, undoing
from alehouse.house.tables.ledger import Ledger
from alehouse.house.tables.listing import table_line
from alehouse.house.tables.opening import open_table
from alehouse.house.tables.rematch import open_rematch
from alehouse.house.tables.table import LiveTable, game_of
from alehouse.house.tables.tables import Tables
from alehouse.server.storage.migrate import OtherSchema
from alehouse.server.storage.storage import Storage
from alehouse.server.workers import bots_pool
from alehouse.server.workers.bots_pool import BotFailed, BotPool

TWO_PEOPLE = NewTable(
    game="dwarf",
    players=2,
    options={"first_player": "1"},
    seats=[SeatForm(kind="me"), SeatForm(kind="here")],
)
SUMMARY = {"en": "Round 1"}
STANDING = Standing(player=1, summary=SUMMARY)
HOST = PersonRow(id="me")


def with_storage(path: Path, test: Callable[[Storage], Awaitable[None]]) -> None:
    storage = Storage(str(path / "tables.db"))

    async def run() -> None:
        await test(storage)

    asyncio.run(run())
    storage.close()


def tables_of(storage: Storage) -> Tables:
    return Tables(ports_of(storage), 0)


def row(table_id: str = "t") -> TableRow:
    return TableRow(
        id=table_id,
        host="me",
        game="dwarf",
        rules=1,
        players=2,
        options={"a": "b"},
        seats=[
            SeatRow(seat=0, kind="person", person="me", name="Anna"),
            SeatRow(seat=1, kind="bot", bot="greedy"),
        ],
        seed="secret",
        cards="",
        status="running",
        private=False,
        deadline=0,
        since=now(),
        touched=now(),
        player=0,
        summary=SUMMARY,
    )


# ── how often ─────────────────────────────────────────────────────────────────────────────────────────


def test_what_is_done_too_often_is_not_allowed_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    passed = 0.0  # seconds: no others than those that are said here
    monkeypatch.setattr("alehouse.house.channel.time", SimpleNamespace(monotonic=lambda: passed))

    async def test() -> None:
        nonlocal passed
        channel = OneProcess()
        assert [await channel.allows("a letter", 2, 1) for _ in range(4)] == [True, True, False, False]
        assert await channel.allows("another", 2, 1)
        passed = 1.1
        assert await channel.allows("a letter", 2, 1)

    asyncio.run(test())


# ── the database thread ───────────────────────────────────────────────────────────────────────────────


def test_what_is_kept_comes_back(tmp_path: Path) -> None:
    async def test(storage: Storage) -> None:
        first = [MoveRow(seq=0, action="first:1", seat=-1)]
        await storage.tables.open(row(), first)
        await storage.tables.add("t", [MoveRow(seq=1, action="place:A1", seat=0, client_id="c")], STANDING)
        found = await storage.tables.get("t")
        assert found
        assert found[0].seats == row().seats
        assert found[0].player == 1
        assert [move.action for move in found[1]] == ["first:1", "place:A1"]
        assert await storage.tables.get("other") is None
        assert [line.id for line in await storage.tables.of_person("me")] == ["t"]
        assert await storage.secret() == await storage.secret() != await storage.secret("another")

    with_storage(tmp_path, test)


def test_of_many_who_write_the_same_row_one_succeeds(tmp_path: Path) -> None:
    async def test(storage: Storage) -> None:
        await storage.tables.open(row(), [])
        moves = [[MoveRow(seq=0, action=f"place:A{n}", seat=0, client_id=str(n))] for n in range(1, 9)]
        results = await asyncio.gather(
            *(storage.tables.add("t", move, STANDING) for move in moves), return_exceptions=True
        )
        assert [type(result) for result in results].count(Taken) == 7
        assert results.count(None) == 1

    with_storage(tmp_path, test)


def test_a_failing_job_takes_no_other_of_its_group_down(tmp_path: Path) -> None:
    async def test(storage: Storage) -> None:
        await storage.tables.open(row(), [])
        jobs = [
            storage.tables.add(
                "t", [MoveRow(seq=0, action="a", seat=0), MoveRow(seq=1, action="b", seat=-1)], STANDING
            ),
            storage.tables.add(
                "t", [MoveRow(seq=2, action="c", seat=0), MoveRow(seq=1, action="d", seat=-1)], STANDING
            ),
            storage.tables.add("t", [MoveRow(seq=2, action="e", seat=0)], STANDING),
        ]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Taken, type(None)]
        found = await storage.tables.get("t")
        assert found
        assert [move.action for move in found[1]] == ["a", "b", "e"]

    with_storage(tmp_path, test)


def test_what_was_seen_is_what_was_known_when_something_was_asked(tmp_path: Path) -> None:
    """Two people at one table want a seat, and the table knows of the first before the database looks at the second."""

    async def test(storage: Storage) -> None:
        for person in ("anna", "brokk"):
            await storage.people.keep(PersonRow(id=person))
        seen = replace(row(), status="open", seats=[row().seats[0], SeatRow(seat=1, kind="open")])
        await storage.tables.open(seen, [])
        busy = threading.Event()
        waiting = asyncio.create_task(storage.database.do(lambda _: busy.wait()))
        taken = [SeatRow(seat=1, kind="person", person=person) for person in ("anna", "brokk")]
        asked = [asyncio.create_task(storage.tables.sit(seen, seat)) for seat in taken]
        await asyncio.sleep(0)
        seen.seats = [seen.seats[0], taken[0]]
        busy.set()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        await waiting
        assert [type(answer) for answer in answers] == [list, Taken]

    with_storage(tmp_path, test)


def test_a_click_is_kept_once(tmp_path: Path) -> None:
    async def test(storage: Storage) -> None:
        await storage.tables.open(row(), [])
        await storage.tables.add("t", [MoveRow(seq=0, action="a", seat=0, client_id="c")], STANDING)
        with pytest.raises(Taken):
            await storage.tables.add("t", [MoveRow(seq=1, action="b", seat=0, client_id="c")], STANDING)

    with_storage(tmp_path, test)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_text("a letter, not a database\n" * 100)
    with pytest.raises(StorageFailed, match="not a database"):
        Storage(str(path))
    with pytest.raises(StorageFailed):
        Storage(str(tmp_path))


@pytest.mark.parametrize("version", ["0001", "9999"])
def test_a_database_of_another_version_is_refused(tmp_path: Path, version: str) -> None:
    path = tmp_path / "tables.db"
    Storage(str(path)).close()
    Storage(str(path)).close()
    with closing(sqlite3.connect(path)) as database:
        database.execute("update alembic_version set version_num = ?", [version])
        database.commit()
    with pytest.raises(OtherSchema, match=version):
        Storage(str(path))


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
    undo = ledger.undo_row(3, 1)
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
        tables = tables_of(storage)
        table = await tables.get(await open_table(tables, TWO_PEOPLE, HOST))
        await test(tables, table)
        await tables.close()

    with_storage(path, run)


def test_a_second_click_while_the_first_is_under_way(tmp_path: Path) -> None:
    async def test(_: Tables, table: LiveTable) -> None:
        seq, action = table.ledger.seq, table.state.legal_actions()[0]
        clicks = [table.decide(action, seq, click, (0, 1)) for click in ("one", "two", "one")]
        one, two, one_again, undo = await asyncio.gather(
            *clicks, undoing.undo(table, seq, (0, 1)), return_exceptions=True
        )
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
            patched.setattr(tables.storage.tables, "add", full)
            with pytest.raises(Refusal, match="refused-storage"):
                await table.decide(table.state.legal_actions()[0], table.ledger.seq, "click", (0, 1))
        assert table.ledger.moves == before == table.state.record().moves
        await table.decide(table.state.legal_actions()[0], table.ledger.seq, "click", (0, 1))

    with_table(tmp_path, test)


def test_what_was_revealed_is_not_taken_back(tmp_path: Path) -> None:
    async def test(_: Tables, table: LiveTable) -> None:
        await table.decide(table.state.legal_actions()[0], table.ledger.seq, "click", (0, 1))
        assert undoing.barrier(table, (0, 1)) is None
        table.state.reveals = 1  # as if the move had shown somebody something hidden
        with pytest.raises(Refusal, match="undo-reveal"):
            await undoing.undo(table, table.ledger.seq, (0, 1))
        table.past.at(len(table.ledger.moves) - 1).reveals = 1  # and now, as if that had been before
        await undoing.undo(table, table.ledger.seq, (0, 1))

    with_table(tmp_path, test)


def test_what_the_house_plays_for_somebody_is_taken_back_with_the_choice_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(_: Tables, table: LiveTable) -> None:
        for seat in (0, 1, 1):  # Anna, then Brokk twice
            assert table.state.player == seat
            await table.decide(table.state.legal_actions()[0], table.ledger.seq, f"click-{table.ledger.seq}", (0, 1))
        start = len(table.ledger.moves) - 2
        forced = [start + 1]
        monkeypatch.setattr(LiveTable, "has_no_choice", lambda _, state: len(state.record().moves) in forced)
        await undoing.undo(table, table.ledger.seq, (0, 1))
        assert len(table.ledger.moves) == start
        for _again in range(2):
            await table.decide(table.state.legal_actions()[0], table.ledger.seq, f"click-{table.ledger.seq}", (0, 1))
        forced.append(start)  # Brokk had no choice at all
        with pytest.raises(Refusal, match="undo-forced"):
            await undoing.undo(table, table.ledger.seq, (0, 1))

    with_table(tmp_path, test)


def test_a_move_that_was_written_although_the_storage_failed_is_played_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: Tables, table: LiveTable) -> None:
        add = house.storage.tables.add

        async def written_but_not_said(*move: Any) -> None:
            await add(*move)
            raise StorageFailed("connection lost")

        monkeypatch.setattr(tables, "PAUSE", 0.3)
        seq, action = table.ledger.seq, table.state.legal_actions()[0]
        with monkeypatch.context() as patched:
            patched.setattr(house.storage.tables, "add", written_but_not_said)
            with pytest.raises(Refusal, match="refused-storage") as refused:
                await table.decide(action, seq, "click", (0, 1))
        assert refused.value.lost
        assert table.ledger.seq == seq
        assert await table.decide(action, seq, "click", (0, 1)) == seq + 1  # the same click once more
        await asyncio.gather(*house._working)  # whoever makes sure of that one is done before the next is in doubt
        with monkeypatch.context() as patched:
            patched.setattr(house.storage.tables, "add", written_but_not_said)
            with pytest.raises(Refusal, match="refused-storage"):
                await table.decide(table.state.legal_actions()[0], seq + 1, "another", (0, 1))
        seen = asyncio.Event()
        table.watchers.add(seen.set)
        await asyncio.wait_for(seen.wait(), PATIENCE)  # nobody asks again, but everybody sees it
        assert (table.ledger.seq, table.doubtful) == (seq + 2, False)

    with_table(tmp_path, test)


def test_a_table_that_is_being_written_is_not_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: Tables, table: LiveTable) -> None:
        advance, add = asyncio.Event(), house.storage.tables.add

        async def add_slowly(table_id: str, rows: list[MoveRow], *others: Any) -> None:
            await advance.wait()
            await add(table_id, rows, *others)

        monkeypatch.setattr(house.storage.tables, "add", add_slowly)
        monkeypatch.setattr(tables, "CACHED", 0)
        move = asyncio.create_task(table.decide(table.state.legal_actions()[0], table.ledger.seq, "click", (0, 1)))
        await open_table(house, TWO_PEOPLE, HOST)
        assert await house.get(table.id) is table
        advance.set()
        await move
        await open_table(house, TWO_PEOPLE, HOST)
        assert table.id not in house._live

    with_table(tmp_path, test)


def test_a_table_that_loads_slowly_holds_up_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(storage: Storage) -> None:
        slow, quick = [await open_table(tables_of(storage), TWO_PEOPLE, HOST) for _ in range(2)]
        house, advance, kept = tables_of(storage), asyncio.Event(), storage.tables.kept

        async def load(table_id: str) -> Kept | None:
            if table_id == slow:
                await advance.wait()
            return await kept(table_id)

        monkeypatch.setattr(storage.tables, "kept", load)
        waiting = [asyncio.create_task(house.get(slow)) for _ in range(2)]
        await asyncio.sleep(0)
        await asyncio.wait_for(house.get(quick), PATIENCE)
        advance.set()
        one, other = await asyncio.gather(*waiting)
        assert one is other

    with_storage(tmp_path, test)


def test_a_table_of_other_rules_is_not_opened(tmp_path: Path) -> None:
    async def test(storage: Storage) -> None:
        old = row()
        old.rules = 0
        await storage.tables.open(old, [])
        with pytest.raises(Refusal, match="refused-table-broken"):
            await tables_of(storage).get("t")

    with_storage(tmp_path, test)


@pytest.mark.parametrize("game", ["cavern_tavern", "brew_crafters"])
def test_a_table_keeps_the_printing_of_its_cards(tmp_path: Path, game: str) -> None:
    """Also after an update of the house, for its bots and its list; a rematch has the cards of now."""
    now_printed = alehouse.load(game)
    then = now_printed.as_of(1)

    async def test(storage: Storage) -> None:
        begun = then.new(2, seed="secret")
        old = replace(row(), game=game, rules=1, options=begun.record().options)
        moves = [MoveRow(seq=seq, action=move, seat=FATE) for seq, move in enumerate(begun.record().moves)]
        await storage.people.keep(HOST)
        await storage.tables.open(old, moves)
        table = await tables_of(storage).get("t")
        assert table.game.card_file.text == then.card_file.text != now_printed.card_file.text
        assert table.state.record() == begun.record()
        assert "any more" not in table_line(old, "en", "me").text
        pool = BotPool()
        seat = int(begun.player)
        assert await pool.choose(Turn(bot="random", seat=seat, record=begun.record())) in begun.legal_actions()
        await pool.close()
        address = defs_address(table.game)
        assert then.scene_defs() in defs_file(game, address)

    with_storage(tmp_path, test)


def test_a_rematch_has_the_cards_of_now(tmp_path: Path) -> None:
    async def test(storage: Storage) -> None:
        over = stored_games("cavern_tavern", "two_players")[0]
        assert over.record.rules == 1
        record = over.record
        old = replace(row(), game=record.game, rules=1, options=record.options, seed=str(record.seed), status="over")
        moves = [MoveRow(seq=seq, action=move, seat=0) for seq, move in enumerate(record.moves)]
        await storage.people.keep(HOST)
        await storage.tables.open(old, moves)
        house = tables_of(storage)
        table = await house.get("t")
        assert table.state.scores() == over.scores
        again = await house.get(await open_rematch(house, table, HOST))
        assert again.game is alehouse.load("cavern_tavern")
        assert again.row.rules == again.game.rules_version
        await house.close()

    with_storage(tmp_path, test)


# ── bots ──────────────────────────────────────────────────────────────────────────────────────────────


def turn() -> Turn:
    state = alehouse.load("dwarf").new(2, seed=1, first_player="1")
    return Turn(bot="greedy", seat=0, record=state.record())


def test_a_bot_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        pool = BotPool()
        await pool.choose(turn())
        ((worker, _),) = pool.quick.idle
        os.kill(worker.process.pid, signal.SIGSTOP)
        monkeypatch.setattr(bots_pool, "PATIENCE", 0.2)
        with pytest.raises(TimeoutError):
            await pool.choose(turn())
        monkeypatch.setattr(bots_pool, "PATIENCE", 60)
        assert await pool.choose(turn()) in range(600)
        await pool.close()

    asyncio.run(run())


@pytest.mark.parametrize("begun", [False, True])
def test_bots_take_the_compiled_rules_once_they_are_there(begun: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        pool = BotPool()
        monkeypatch.setattr(compiled, "is_there", lambda: begun)
        await pool.choose(turn())
        ((before, _),) = pool.quick.idle
        monkeypatch.setattr(compiled, "is_there", lambda: True)
        await pool.choose(turn())
        ((after, _),) = pool.quick.idle
        assert (after.process.pid == before.process.pid) is begun
        assert (before.process.returncode is None) is begun
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
        tables = tables_of(storage)
        bots = [SeatForm(kind="bot", bot="greedy")] * 2
        new = NewTable(game="dwarf", players=2, options={}, seats=bots)
        table = await tables.get(await open_table(tables, new, HOST))
        over = asyncio.Event()
        table.watchers.add(lambda: over.set() if table.state.is_over else None)
        table.changed()  # somebody looks on
        await over.wait()
        assert attempts >= 2 * sum(seat >= 0 for seat in table.ledger.seats)
        await tables.close()

    with_storage(tmp_path, test)


def test_people_are_told_why_a_bot_takes_so_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(storage: Storage) -> None:
        go = asyncio.Event()

        async def choose(_: object, turn: Turn, *others: object) -> int:
            await go.wait()
            return alehouse.load("dwarf").replay(turn.record).legal_actions()[0]

        monkeypatch.setattr(BotPool, "choose", choose)
        monkeypatch.setattr(bot_driver, "BUSY", 0.01)
        house = tables_of(storage)
        table = await house.get(await open_table(house, bots_only(), HOST))
        busy, calm = asyncio.Event(), asyncio.Event()
        table.watchers.add(lambda: (busy if table.busy else calm).set())
        table.changed()
        await busy.wait()
        calm.clear()
        go.set()
        await calm.wait()
        await house.close()

    with_storage(tmp_path, test)


def test_people_are_told_that_bots_think_for_less(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where others wait long, though their own bot need not wait."""

    async def test(storage: Storage) -> None:
        busy = []

        async def choose(_: object, turn: Turn, *others: object) -> int:
            busy.append(table.busy)
            return alehouse.load("dwarf").replay(turn.record).legal_actions()[0]

        monkeypatch.setattr(BotPool, "choose", choose)
        monkeypatch.setattr(BotPool, "is_busy", lambda *_: len(busy) < 3)
        house = tables_of(storage)
        table = await house.get(await open_table(house, bots_only(), HOST))
        over = asyncio.Event()
        table.watchers.add(lambda: over.set() if table.state.is_over else None)
        table.changed()
        await over.wait()
        assert busy == [True] * 3 + [False] * (len(busy) - 3)
        await house.close()

    with_storage(tmp_path, test)


def test_bots_play_among_themselves_at_three_tables_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks on at another one is told that the house is busy, and that one has its turn."""

    async def test(storage: Storage) -> None:
        playing, go = set(), asyncio.Event()

        async def choose(_: object, turn: Turn, sharers: Sharers, alone: bool) -> int:
            playing.add(sharers.table)
            await go.wait()
            return alehouse.load("dwarf").replay(turn.record).legal_actions()[0]

        monkeypatch.setattr(BotPool, "choose", choose)
        monkeypatch.setattr(bot_driver, "BUSY", 0.01)
        house = tables_of(storage)
        opened = [
            await house.get(await open_table(house, bots_only(), PersonRow(id=f"p{number}"))) for number in range(5)
        ]
        all_busy, all_over = asyncio.Event(), asyncio.Event()

        def look() -> None:
            if all(table.busy for table in opened):
                all_busy.set()
            if all(table.state.is_over for table in opened):
                all_over.set()

        for table in opened:
            table.watchers.add(look)
            table.changed()
        await all_busy.wait()
        assert len(playing) == bot_driver.BOTS_ALONE == 3
        go.set()
        await all_over.wait()
        await house.close()

    with_storage(tmp_path, test)


def test_whoever_comes_while_another_process_changes_a_table_sees_it(tmp_path: Path) -> None:
    """Between looking a table up and watching it somebody may move elsewhere."""

    async def test(storage: Storage) -> None:
        here, elsewhere = tables_of(storage), tables_of(storage)
        table = await here.get(await open_table(here, for_two(), HOST))
        there = await elsewhere.get(table.id)
        await there.decide(there.state.legal_actions()[0], there.ledger.seq, "click", (0, 1))
        await here.heard(table.id)
        table.watch(lambda: None)
        await here.arrive(table, HOST.id)
        assert table.ledger.seq == there.ledger.seq
        await there.decide(there.state.legal_actions()[0], there.ledger.seq, "another", (0, 1))
        await here.heard(table.id)
        assert table.ledger.seq == there.ledger.seq
        assert await here.get(table.id) is table
        await here.close()
        await elsewhere.close()

    with_storage(tmp_path, test)


def test_what_is_changed_elsewhere_while_a_table_is_being_loaded_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(storage: Storage) -> None:
        here, elsewhere = tables_of(storage), tables_of(storage)
        there = await elsewhere.get(await open_table(elsewhere, for_two(), HOST))
        kept = storage.tables.kept

        async def kept_before_a_move(table_id: str, *since: int) -> Kept | None:
            found = await kept(table_id, *since)
            monkeypatch.setattr(storage.tables, "kept", kept)
            await there.decide(there.state.legal_actions()[0], there.ledger.seq, "click", (0, 1))
            await here.heard(table_id)
            return found

        monkeypatch.setattr(storage.tables, "kept", kept_before_a_move)
        table = await here.get(there.id)
        assert table.ledger.seq == there.ledger.seq
        await here.close()
        await elsewhere.close()

    with_storage(tmp_path, test)


def test_an_answer_from_elsewhere_is_seen_while_the_move_before_it_is_still_under_way_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process may read a move, and answer it, before this one knows that it is written."""

    async def test(storage: Storage) -> None:
        here, elsewhere = tables_of(storage), tables_of(storage)
        table = await here.get(await open_table(here, for_two(), HOST))
        table.watch(lambda: None)
        there = await elsewhere.get(table.id)
        written, advance, add = asyncio.Event(), asyncio.Event(), storage.tables.add

        async def add_and_wait(table_id: str, rows: list[MoveRow], *others: Any) -> None:
            await add(table_id, rows, *others)
            written.set()
            await advance.wait()

        with monkeypatch.context() as slow:
            slow.setattr(storage.tables, "add", add_and_wait)
            move = asyncio.create_task(table.decide(table.state.legal_actions()[0], table.ledger.seq, "move", (0, 1)))
            await written.wait()
        await there.catch_up()
        await there.decide(there.state.legal_actions()[0], there.ledger.seq, "answer", (0, 1))
        hearing = asyncio.create_task(here.heard(table.id))
        await storage.tables.kept(table.id)  # the look at the table, which came before this one, is over
        advance.set()
        await asyncio.gather(move, hearing)
        assert table.ledger.seq == there.ledger.seq
        await here.close()
        await elsewhere.close()

    with_storage(tmp_path, test)


def test_one_table_that_changes_without_end_does_not_keep_others_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What other processes say is looked up for all tables at the same time, and for each as often as is needed."""

    async def test(storage: Storage) -> None:
        house, looked, go = tables_of(storage), list[str](), asyncio.Event()

        async def heard(table_id: str) -> None:
            looked.append(table_id)
            if table_id == "restless":
                await go.wait()

        monkeypatch.setattr(house, "heard", heard)
        for _ in range(100):
            await house._hear("restless")
        await house._hear("calm")
        await asyncio.sleep(0)
        assert looked == ["restless", "calm"]
        for _ in range(100):
            await house._hear("restless")  # that is new since it was looked up
        await asyncio.sleep(0)
        assert looked == ["restless", "calm", "restless"]
        go.set()
        await house.close()

    with_storage(tmp_path, test)


def for_two() -> NewTable:
    seats = [SeatForm(kind="me", name="Anna"), SeatForm(kind="here", name="Brokk")]
    return NewTable(game="dwarf", players=2, options={}, seats=seats)


def bots_only() -> NewTable:
    return NewTable(game="dwarf", players=2, options={}, seats=[SeatForm(kind="bot", bot="random")] * 2)


def test_bots_do_not_start_again_while_the_house_closes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(storage: Storage) -> None:
        house, add, adding = tables_of(storage), storage.tables.add, asyncio.Event()

        async def add_slowly(table_id: str, rows: list[MoveRow], *others: Any) -> None:
            adding.set()
            await asyncio.sleep(0.05)
            await add(table_id, rows, *others)

        monkeypatch.setattr(storage.tables, "add", add_slowly)
        table = await house.get(await open_table(house, bots_only(), HOST))
        table.watchers.add(lambda: None)
        table.changed()
        await adding.wait()
        await house.close()
        assert not house.drives(table.id)

    with_storage(tmp_path, test)


@pytest.mark.parametrize("problem", [StorageFailed("disk full"), BadRecord(3, "torn"), RuntimeError("a mistake")])
def test_a_bot_plays_on_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, problem: Exception) -> None:
    async def test(storage: Storage) -> None:
        monkeypatch.setattr(bot_driver, "PAUSE", 0.01)
        house, add, reload, failures = tables_of(storage), storage.tables.add, LiveTable.reload, 0

        async def add_at_last(table_id: str, rows: list[MoveRow], *others: Any) -> None:
            if failures < 3:
                raise Taken
            await add(table_id, rows, *others)

        async def fail_to_reload(table: LiveTable) -> None:
            nonlocal failures
            failures += 1
            if failures < 3:
                raise problem
            await reload(table)

        monkeypatch.setattr(storage.tables, "add", add_at_last)
        monkeypatch.setattr(LiveTable, "reload", fail_to_reload)
        table = await house.get(await open_table(house, bots_only(), HOST))
        moved = asyncio.Event()
        table.watchers.add(lambda: moved.set() if any(seat >= 0 for seat in table.ledger.seats) else None)
        table.changed()
        await asyncio.wait_for(moved.wait(), PATIENCE)
        await house.close()

    with_storage(tmp_path, test)


# ── lists and drawings ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("game", "rules", "title"), [("dwarf", 0, "DWARF"), ("chess", 1, "chess")])
def test_a_table_that_cannot_be_opened_any_more_is_listed_as_such(game: str, rules: int, title: str) -> None:
    old = row()
    old.game, old.rules = game, rules
    line = table_line(old, "en", "me")
    assert "any more" in line.text
    assert line.title == title
    assert [player.name for player in line.players] == ["Anna", "Greedy"]


def test_only_so_many_drawings_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawings, "KEPT", 2)
    monkeypatch.setattr(drawings, "_other", {})
    house_game = alehouse.load("dwarf")
    addresses = []
    for number in range(4):
        own = alehouse.load("dwarf", CardFile("mine.toml", house_game.card_file.text))
        monkeypatch.setattr(own, "scene_defs", lambda number=number: f"<g id='{number}'/>")
        addresses.append(defs_address(own))
    assert len(drawings._other) == 2
    assert "<g id='3'/>" in defs_file("dwarf", addresses[3])
    with pytest.raises(Refusal, match="refused-address"):
        defs_file("dwarf", addresses[0])
    drawings._drawn.cache_clear()
    assert house_game.scene_defs() in defs_file("dwarf", defs_address(house_game))
    drawings._drawn.cache_clear()
    assert "<g id='2'/>" in defs_file("dwarf", addresses[2])


# ── keys ────────────────────────────────────────────────────────────────────────────────────


def test_a_key_is_known_again_only_if_we_made_it() -> None:
    keys = Keys(b"secret")
    key = keys.new()
    cookie = keys.sign(key, "phone")
    assert keys.read(cookie) == (key, "phone")
    for forged in (None, "", ".", key, f"{key}.", f"x{cookie}", cookie[:-1], Keys(b"other").sign(key, "phone"), "é.ü"):
        assert keys.read(forged) == ("", "")
