"""The end of DWARF explained: the rulebook's examples, and every way in which a game can end."""

import pytest

import alehouse as house
from alehouse.core.scene import Outcome

GAME = house.load("dwarf")
WORDS = GAME.words("en")
Goods = dict[str, int]


def outcome(*goods: Goods) -> Outcome:
    """The outcome of a game that ends with these goods: a card must be drawn and there is none."""
    given = {"phase": "mining", "goods": list(goods), "mountain": {"A": []}}
    state = GAME.arrange(given, players=len(goods))
    assert state.is_over
    return GAME.outcome(state.view(None), WORDS, ["Tom", "Sarah", "Ann"][: len(goods)])


TOM = {"item": 4, "gold": 9, "steel": 8, "medal": 7}
SARAH = {"item": 2, "gold": 9, "steel": 14, "medal": 9}


@pytest.mark.rule("DW-11.2", "DW-7.4", "DW-7.5", "DW-7.9")
def test_most_categories_win() -> None:
    found = outcome({"item": 4, "gold": 9, "steel": 8}, {"item": 2, "gold": 10, "steel": 12})
    assert found.title == "Sarah is the Hero of Society"
    assert found.lines[-1] == "Sarah leads 2 categories, more than anybody else."
    assert "Mountain is empty" in found.reason


@pytest.mark.rule("DW-11.3", "DW-7.6")
def test_a_tied_category_counts_for_nobody_and_medals_break_the_tie() -> None:
    found = outcome(TOM, SARAH)
    assert found.title.startswith("Sarah")
    assert any("Tom and Sarah are level in gold, with 9" in line for line in found.lines)
    assert found.lines[-2] == "Tom and Sarah lead one category each."
    assert "medals" in found.lines[-1]


@pytest.mark.rule("DW-11.4", "DW-7.6")
def test_then_iron() -> None:
    found = outcome({**TOM, "medal": 9, "iron": 1}, {**SARAH, "iron": 5})
    assert found.title.startswith("Sarah")
    assert "iron" in found.lines[-1]


@pytest.mark.rule("DW-11.5", "DW-7.6")
def test_then_items() -> None:
    found = outcome({**TOM, "medal": 9}, SARAH)
    assert found.title.startswith("Tom")
    assert "items" in found.lines[-1]


@pytest.mark.rule("DW-7.7")
def test_a_complete_tie_is_shared() -> None:
    found = outcome({}, {}, {})
    assert found.title == "Tom, Sarah and Ann share the victory"
    assert "share the victory" in found.lines[-1]


@pytest.mark.rule("DW-11.21")
def test_only_those_who_are_tied_are_compared() -> None:
    found = outcome({"steel": 5, "gold": 4, "item": 1}, {"steel": 5, "gold": 2, "item": 3}, {"gold": 4, "item": 2})
    assert found.title.startswith("Sarah")
    assert found.lines[-1] == "Sarah leads one category, more than anybody else."


@pytest.mark.rule("DW-7.10")
def test_the_table_lists_places_with_the_winner_first() -> None:
    found = outcome(TOM, SARAH)
    header, first, second = found.rows
    assert [row[:2] for row in (first, second)] == [("1", "Sarah"), ("2", "Tom")]
    assert len(header) == len(first) == 8
    assert first[2] == "14 ♛"
    assert first[3] == second[3] == "9"


@pytest.mark.rule("DW-7.3")
def test_an_instant_victory_is_nothing_but_that() -> None:
    """Andvéttr has eleven medals; the human takes a special action and gives him the twelfth (DW-8.51)."""
    given = {"goods": [{"steel": 9}, {"medal": 11}], "workers": [{"player": 1, "at": "A5"}], "turn": 1}
    state = GAME.arrange(given, players=1, opponent="andvettr")
    state.apply(state.parse("special:A1:workers"))
    found = GAME.outcome(state.view(None), WORDS, ["Tom", "Andvéttr"])
    assert found.title.startswith("Andvéttr")
    assert len(found.lines) == 1


def test_a_summary_says_where_the_game_stands() -> None:
    assert GAME.summary(GAME.new(2, seed=1).view(None), WORDS) == "Round 1 · Selection"
