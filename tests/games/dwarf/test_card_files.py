"""Every field of the card file dropped or spoilt, one after the other: the loader names it, or the game still plays."""

import random
from collections.abc import Iterator
from typing import Any, Final

import pytest
from tests.games.dwarf.table import GAME

import alehouse
from alehouse import BadCards
from alehouse.core.cards import CardFile

HOUSE: Final = GAME.card_file
FILE: Final = "mine.toml"
GONE: Final = object()  # the field is left out

Place = tuple[str | int, ...]  # a way into the tables: "cards", 3, "worker_effect", "gain"


def places(value: dict[str, Any], place: Place) -> Iterator[Place]:
    """Every field below a table, those of inner tables too."""
    for name, field in value.items():
        yield (*place, name)
        if isinstance(field, dict):
            yield from places(field, (*place, name))


def spoilt(value: Any) -> list[Any]:
    """Other values for a field, of the right kind and of the wrong one."""
    if isinstance(value, bool):
        return [1, not value]
    if isinstance(value, int):
        return ["x", True, -1, 0, value + 0.5]
    if isinstance(value, str):
        return [5, "nonsense"]
    if isinstance(value, list):
        return ["x", [], value + value, [["x"]]]
    return [5, {}, {"nonsense": 1}]


class Bench:
    """A copy of the house's card file, changed for a moment."""

    def __init__(self) -> None:
        self.file = CardFile(FILE, HOUSE.text)

    def holder(self, place: Place) -> Any:
        found: Any = self.file.tables
        for step in place[:-1]:
            found = found[step]
        return found

    def with_field(self, place: Place, value: Any) -> BadCards | None:
        """What the loader says of a file with one field changed; a whole game is played where it says nothing."""
        holder, name = self.holder(place), place[-1]
        kept = dict(holder)
        if value is GONE:
            del holder[name]
        else:
            holder[name] = value
        try:
            return self.refusal()
        finally:
            holder.clear()
            holder.update(kept)

    def with_rows(self, table: str, rows: list[Any]) -> BadCards | None:
        """The same for other rows in a table."""
        kept = self.file.tables[table]
        self.file.tables[table] = rows
        try:
            return self.refusal()
        finally:
            self.file.tables[table] = kept

    def refusal(self) -> BadCards | None:
        try:
            game = alehouse.load("dwarf", self.file)
        except BadCards as error:
            return error
        chance = random.Random(7)
        tables: list[tuple[int, dict[str, Any]]] = [(1, {"opponent": name}) for name in ("andvettr", "andvettr_fadir")]
        for players, options in [*tables, (4, {})]:
            state = game.new(players, seed=7, **options)
            while not state.is_over:
                state.apply(chance.choice(state.legal_actions()))
        return None


def named(error: BadCards) -> bool:
    return error.file == FILE and bool(error.card) and bool(error.field) and error.field in str(error)


TABLES: Final = [name for name, value in HOUSE.tables.items() if isinstance(value, dict)]
ROWS: Final = [name for name, value in HOUSE.tables.items() if isinstance(value, list)]


def fields(table: str) -> list[Place]:
    if table in TABLES:
        return list(places(HOUSE.tables[table], (table,)))
    return [place for n, row in enumerate(HOUSE.tables[table]) for place in places(row, (table, n))]


@pytest.mark.parametrize("table", [*TABLES, *ROWS])
def test_a_field_that_is_dropped_or_spoilt_is_named_or_makes_no_difference(table: str) -> None:
    bench, played = Bench(), set()
    for place in fields(table):
        value = bench.holder(place)[place[-1]]
        for new in (GONE, *spoilt(value)):
            change = (*place[2 if table in ROWS else 1 :], repr(new))
            if change in played:  # what makes no difference on one card need not be played on all of them
                continue
            error = bench.with_field(place, new)
            if error is None:
                played.add(change)
            else:
                assert named(error), (place, new, str(error))
                wrong_kind = new is GONE or type(new) is not type(value)
                close = any(str(step).startswith(error.field) for step in place)  # "gain" for a lost "gain_choice"
                assert not wrong_kind or close or "id" in place, (place, new, str(error))


@pytest.mark.parametrize("table", ROWS)
def test_a_row_that_is_missing_or_there_twice_is_named(table: str) -> None:
    bench = Bench()
    rows = HOUSE.tables[table]
    for n in range(len(rows)):
        without = bench.with_rows(table, rows[:n] + rows[n + 1 :])
        twice = bench.with_rows(table, [*rows, rows[n]])
        for error in (without, twice):
            if table in ("components", "positions"):  # these describe the box, nothing is played with them
                assert error is None
            else:
                assert error is not None, (table, n)
                assert named(error), str(error)


@pytest.mark.parametrize("table", [*TABLES, *ROWS])
def test_a_table_that_is_missing_is_named(table: str) -> None:
    bench = Bench()
    del bench.file.tables[table]
    error = bench.refusal()
    if error is None:
        assert table in ("components", "cube_values", "positions", "options")
    else:
        assert (error.file, error.field) == (FILE, table)
