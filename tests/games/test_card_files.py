"""Every field of a card file dropped or spoilt, one after the other: the loader names it, or the game still plays."""

from collections import Counter
from typing import Final
from zlib import crc32

import pytest
from tests.games.card_files import FILE, GONE, Bench, Place, fields, is_named, spoilt
from tests.games.facts import facts_of
from tests.long import LONG, rotated, sized

import alehouse

TABLES: Final = [
    (name, table)
    for name in alehouse.ROOMS
    for table, value in alehouse.load(name).card_file.tables.items()
    if isinstance(value, (dict, list))
]
ROWS: Final = [(name, table) for name, table in TABLES if isinstance(alehouse.load(name).card_file.tables[table], list)]
CARDS: Final = sized(1, 20)  # on so many a change is tried: the others of the table say nothing new
ROWS_SKIPPED: Final = sized(3, 1)  # from one row that is taken out to the next

every_table = pytest.mark.parametrize(("name", "table"), TABLES)


def its_turn(change: Place) -> bool:
    """Of the ways to spoil a field every other one is tried, of its neighbour the others."""
    return crc32(repr(change[1:]).encode()) % 2 == int(change[0]) % 2


@pytest.mark.long
@every_table
def test_a_field_that_is_dropped_or_spoilt_is_named_or_makes_no_difference(name: str, table: str) -> None:
    bench, tried = Bench(name), Counter[Place]()
    for place in list(fields(bench.file.tables[table], (table,))):
        value = bench.value(place)
        for kind, new in enumerate((GONE, *spoilt(value))):
            change: Place = (kind, *(step for step in place if isinstance(step, str)))
            if tried[change] >= CARDS or not (LONG or new is GONE or its_turn(change)):
                continue
            error = bench.with_field(place, new)
            if error is None:
                tried[change] = CARDS  # what makes no difference on one card need not be played on all of them
                continue
            tried[change] += 1
            assert is_named(error), (place, new, str(error))
            wrong_kind = new is GONE or type(new) is not type(value)
            close = any(str(step).startswith(error.field) for step in place)  # "gain" for a lost "gain_choice"
            assert not wrong_kind or close or "id" in place, (place, new, str(error))


@pytest.mark.long
@pytest.mark.parametrize(("name", "table"), ROWS)
def test_a_row_that_is_missing_or_there_twice_is_named(name: str, table: str) -> None:
    bench, facts = Bench(name), facts_of(name)
    rows = bench.file.tables[table]
    for n in range(0, len(rows), ROWS_SKIPPED):
        without = bench.with_rows(table, rows[:n] + rows[n + 1 :])
        twice = bench.with_rows(table, [*rows, rows[n]])
        if table in facts.idle_tables:
            assert (without, twice) == (None, None)
            continue
        for error in [twice] if without is None and table in facts.free_rows else [twice, without]:
            assert error is not None, (table, n)
            assert is_named(error) or (len(rows) == 1 and error.field == table), str(error)


@pytest.mark.long
@pytest.mark.parametrize(
    ("row", "bad"), rotated(ROWS, ["", "Stout", "dry stout", "dry-stout", "stout:2", "żubr", "stout\n"])
)
def test_an_id_is_made_of_small_letters_digits_and_underscores(row: tuple[str, str], bad: str) -> None:
    name, table = row
    bench = Bench(name)
    ids: list[Place] = [(table, 0, "id"), (table, 0, "back", "id")]  # the Mine side of a special card has its own
    for place in ids if table not in facts_of(name).idle_tables else []:
        if place in list(fields(bench.file.tables[table], (table,))):
            error = bench.with_field(place, bad)
            assert error is not None, (place, bad)
            assert (error.field, error.problem) == ("id", "needs small letters, digits and _ only")


@every_table
def test_a_table_that_is_missing_is_named(name: str, table: str) -> None:
    error = Bench(name).with_field((table,), GONE)
    if error is None:
        assert table in facts_of(name).idle_tables
    else:
        assert (error.file, error.field) == (FILE, table)
