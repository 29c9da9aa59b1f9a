"""What rooms share of their text: names in columns, who is asked for by number, lines of a closer look."""

import pytest
from rich.cells import cell_len

import alehouse
from alehouse.core.text_table import CLOSER_WIDTH, NAME, TextTable, about, player_number
from alehouse.core.view import View

GAME = alehouse.load("dwarf")
WORDS = GAME.words("en")


@pytest.fixture
def view() -> View:
    return GAME.new(3, seed=7).view(0)


def test_names_are_equally_wide_and_an_arrow_is_at_whoever_decides(view: View) -> None:
    page = TextTable(view, WORDS)
    lines = [page.named(seat, ["Eyra", "Brokk", "Sindri of the Seven Long Mountains"]).plain for seat in range(3)]
    assert {cell_len(line) for line in lines} == {3 + NAME}
    assert lines[2].endswith("…")
    assert view.prompt is not None
    assert [line.startswith("▸") for line in lines] == [seat == view.prompt.seat for seat in range(3)]


def test_players_without_a_name_are_counted_from_one(view: View) -> None:
    assert TextTable(view, WORDS).person(1).plain == "▲ Player 2"


@pytest.mark.parametrize(("number", "seat"), [("1", 0), ("3", 2), ("0", None), ("4", None), ("", None), ("x", None)])
def test_a_player_is_found_by_number(view: View, number: str, seat: int | None) -> None:
    found = player_number(view.players, number)  # type: ignore[attr-defined]
    assert (found and found.seat) == seat


def test_a_closer_look_is_broken_where_its_line_ends() -> None:
    heading, *lines = about("Title", ["word " * 40, "end"])
    assert heading.plain == "Title"
    assert len(lines) == 4
    assert max(line.cell_len for line in lines) <= CLOSER_WIDTH


def test_a_heading_that_is_kept_in_english_is_explained_below_it() -> None:
    heading, gloss, line = about("Dry Stout", ["Strong."], "Stout Secca")
    assert [heading.plain, gloss.plain, line.plain] == ["Dry Stout", "Stout Secca", "Strong."]
    assert heading.spans[0].style != gloss.spans[0].style
