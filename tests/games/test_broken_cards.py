"""Card files with a mistake in them: it is named by file, card and field. DWARF's are in its test_own_cards.py."""

from importlib import import_module
from typing import Final

import pytest
from tests.games.card_files import FILE, Bench, Changes, changed, fields, is_named

import alehouse
from alehouse import BadCards

# By game: the changes by what they break, and the card and the field to be named.
BROKEN: Final[dict[str, dict[str, tuple[Changes, str, str]]]] = {
    name: import_module(f"tests.games.{name}.broken_cards").BROKEN for name in alehouse.ROOMS if name != "dwarf"
}
NAMELESS: Final = {"cavern_tavern": [("tracks",)]}  # tables that are no cards
FEWEST: Final = {"brew_crafters": 200, "cavern_tavern": 300, "dice_brewing": 300}  # tables of a file


@pytest.mark.parametrize(("name", "what"), [(name, what) for name, broken in BROKEN.items() for what in broken])
def test_a_broken_file_is_named_by_file_card_and_field(name: str, what: str) -> None:
    changes, card, field = BROKEN[name][what]
    with pytest.raises(BadCards) as caught:
        changed(name, changes)
    error = caught.value
    assert (error.file, error.card, error.field) == (FILE, card, field), str(error)
    assert all(part in str(error) for part in (FILE, card, field))


@pytest.mark.parametrize("name", BROKEN)
def test_a_field_that_there_is_not_is_named_wherever_it_stands(name: str) -> None:
    bench = Bench(name)
    tables = [place for place in fields(bench.file.tables, ()) if isinstance(bench.value(place), dict)]
    lists = [place for place in fields(bench.file.tables, ()) if isinstance(bench.value(place), list)]
    tables += [(*place, n) for place in lists for n, row in enumerate(bench.value(place)) if isinstance(row, dict)]
    assert len(tables) > FEWEST[name]
    for place in tables:
        error = bench.with_field((*place, "nonsense"), 1)
        assert error is not None, place
        assert is_named(error) or place in NAMELESS.get(name, [])
        assert "nonsense" in str(error)
