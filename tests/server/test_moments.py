"""Earlier moments of a game: played again from the nearest one that is kept, in a thread, and the same as ever."""

import random
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from tests.server.test_parts import HOST, TWO_PEOPLE, tables_of, with_storage

import alehouse
from alehouse.core.errors import BadOption, BadRecord
from alehouse.core.game import Game
from alehouse.core.record import Record
from alehouse.core.state import FATE, State
from alehouse.games import ROOMS
from alehouse.house.fairness.budgets import Budgets
from alehouse.house.tables import looking_back
from alehouse.house.tables.looking_back import EVERY, Moments, Shelf, played_again
from alehouse.house.tables.opening import open_table
from alehouse.house.tables.table import LiveTable
from alehouse.house.tables.tables import Tables
from alehouse.server.storage.storage import Storage


@pytest.fixture(scope="module", params=ROOMS)
def record(request: pytest.FixtureRequest) -> Record:
    """A whole game of each room."""
    chance = random.Random(3)
    state = alehouse.load(request.param).new(3, seed="moments")
    while not state.is_over:
        state.apply(chance.choice(state.legal_actions()))
    return state.record()


def looks(state: State) -> list[bytes]:
    """Everything that anybody can see of a state, and its record."""
    views = [state.view(seat) for seat in (None, *range(state.seats))]
    return [msgspec.json.encode(found) for found in (*views, state.record())]


def test_a_game_is_the_same_from_any_moment_on(record: Record) -> None:
    game = alehouse.load(record.game)
    whole = game.replay(record, events=True)
    for moves in range(0, len(record.moves), 137):
        since = game.replay(record, moves, events=True)
        before = looks(since)
        assert looks(game.replay(record, events=True, since=since)) == looks(whole)
        assert looks(since) == before
    with pytest.raises(BadOption, match="have been played already"):
        game.replay(record, 3, since=whole)


def test_moves_after_a_moment_are_checked(record: Record) -> None:
    game = alehouse.load(record.game)
    fates, since, other = fates_last_choice(game, record)
    with pytest.raises(BadRecord, match="the record was edited"):
        game.replay(replace(record, moves=[*record.moves[:fates], other]), since=since)
    with pytest.raises(BadRecord, match="no action"):
        game.replay(replace(record, moves=[*record.moves[:fates], "nonsense"]), since=since)


def fates_last_choice(game: Game, record: Record) -> tuple[int, State, str]:
    """At which move fate last had a choice, the state before it, and what else might have come."""
    state, found = game.replay(record, 0), None
    for at, move in enumerate(record.moves):
        state = game.replay(record, at, since=state)
        others = [state.name(action) for action in state.legal_actions()] if state.player == FATE else []
        if other := next((name for name in others if name != move), ""):
            found = at, state, other
    assert found
    return found


def test_every_fiftieth_state_is_kept_on_the_way(record: Record) -> None:
    game = alehouse.load(record.game)
    found = played_again(game, record, events=True)
    end = len(record.moves)
    assert [*found] == [*range(EVERY, end, EVERY), end]
    assert looks(found[EVERY]) == looks(game.replay(record, EVERY, events=True))
    assert [*played_again(game, record, True, since=found[2 * EVERY])] == [*range(3 * EVERY, end, EVERY), end]


def test_the_house_keeps_so_many_states_and_no_more() -> None:
    state = alehouse.load("dwarf").new(2)
    shelf = Shelf(most=4)
    shelf.keep("one", {EVERY: state, 2 * EVERY: state})
    shelf.keep("other", {EVERY: state})
    assert shelf.nearest("one", EVERY - 1) is None
    assert shelf.nearest("one", EVERY + 1) is state
    shelf.keep("third", {EVERY: state, 2 * EVERY: state, 3 * EVERY: state})
    assert shelf.size == 4
    assert shelf.get("one", EVERY) is state  # asked for last of those before
    assert shelf.get("other", EVERY) is None
    shelf.forget("third", after=2 * EVERY)
    assert [shelf.get("third", EVERY * n) is state for n in (1, 2, 3)] == [True, True, False]
    shelf.forget("third")
    assert shelf.size == 1


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> int:
    """States are kept after every few moves."""
    monkeypatch.setattr(looking_back, "EVERY", 6)
    return 6


def watched(tmp_path: Path, moves: int, test: Callable[[Tables, LiveTable], Awaitable[None]]) -> None:
    """A table that somebody looks at, after some moves."""

    async def run(storage: Storage) -> None:
        tables = tables_of(storage)
        table = await tables.get(await open_table(tables, TWO_PEOPLE, HOST))
        table.watch(lambda: None)
        while len(table.ledger.moves) < moves:
            await table.decide_for_bot(table.state.legal_actions()[0], table.ledger.seq)
        await test(tables, table)

    with_storage(tmp_path, run)


def test_looking_back_is_played_in_a_thread_from_the_nearest_moment(
    tmp_path: Path, often: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[tuple[bool, int]] = []  # whether in the thread of the house itself, and how many moves

    def noted(game: Game, record: Record, events: bool, since: State | None = None) -> Moments:
        here = threading.current_thread() is threading.main_thread()
        played.append((here, len(record.moves) - (len(since.history) if since else 0)))
        return played_again(game, record, events, since)

    monkeypatch.setattr(looking_back, "played_again", noted)

    async def test(tables: Tables, table: LiveTable) -> None:
        last = len(table.ledger.moves) - 2
        await tables.looking_back.at(table, last, HOST.id)
        await tables.looking_back.at(table, last - 1, HOST.id)
        await tables.looking_back.at(table, last - 1, HOST.id)  # at hand by now
        assert [here for here, _ in played] == [False, False]
        assert played[1][1] < often
        record = table.past.record_of(last)
        assert looks(table.past.at(last)) == looks(table.game.replay(record, events=True))

    watched(tmp_path, 3 * often + 5, test)


def test_what_was_taken_back_is_not_looked_back_at(tmp_path: Path, often: int) -> None:
    async def test(tables: Tables, table: LiveTable) -> None:
        await tables.looking_back.at(table, 3 * often + 1, HOST.id)
        await table.take_back(2 * often + 3, 0)
        while len(table.ledger.moves) < 3 * often + 5:
            await table.decide_for_bot(table.state.legal_actions()[-1], table.ledger.seq)
        found = await tables.looking_back.at(table, 3 * often + 1, HOST.id)
        assert found.record().moves == table.ledger.moves[: 3 * often + 1]

    watched(tmp_path, 3 * often + 5, test)


def test_whoever_looks_back_pays_for_it(tmp_path: Path, often: int, monkeypatch: pytest.MonkeyPatch) -> None:
    paid: list[tuple[str, str, float]] = []
    monkeypatch.setattr(Budgets, "spend", lambda _, *spent: paid.append(spent))

    async def test(tables: Tables, table: LiveTable) -> None:
        tables.households.saw("guest", "203.0.113.9")
        await tables.looking_back.at(table, 2 * often + 1, "guest")
        assert [who for *who, _ in paid] == [["203.0.113.9", "guest"]]
        assert paid[0][2] > 0

    watched(tmp_path, 3 * often + 5, test)
