"""The end of Dice Brewing explained: the rulebook's example, every tie-breaker, every way in which a game ends."""

from typing import Any

import pytest
from tests.games.dice_brewing.table import GAME, arrange, look

from alehouse.core.scene import Outcome

WORDS = GAME.words("en")
LAGERS = ["mass_lager", "cheap_lager", "cellar_aged_lager", "sladek_pilsner", "village_pilsner", "royal_pilsner"]
MORE = ["cloudy_wheat", "orchard_wheat", "imperial_wheat", "garden_pale_ale", "bitter_pale_ale"]


def outcome(*players: dict[str, Any], **given: Any) -> Outcome:
    """The outcome of a game that ends with these players in its last round, or when enough is brewed."""
    state = arrange(*players, **{"phase": "tidy", "round": 40, "display": ["dry_stout"], **given})
    assert state.is_over
    return GAME.outcome(state.view(None), WORDS, ["Tom", "Sarah", "Ann"][: len(players)])


def owner(dice: str = "", **more: Any) -> dict[str, Any]:
    """A player whose dice are written as letters: yellow, green, black and blue ones as "ygkb"."""
    colours = {"y": "yellow 1", "g": "green 1", "k": "black 1", "b": "blue 1"}
    return {"warehouse": [colours[letter] for letter in dice], **more}


@pytest.mark.rule("DB-7.3")
def test_points_are_told_by_source() -> None:
    """EX10 of the rules: 10 + 4 + 3 + 6 + 0 + 3 = 26."""
    found = outcome(owner("yyyygggkkkbb", coins=7, xp=10), owner())
    header, first, _ = found.rows
    assert header == ("Place", "Player", "XP", "Coins", "Pale malt", "Dark malt", "Hops", "Points", "Recipes")
    assert first == ("1", "Tom", "10", "7 → 3", "4 → 4", "3 → 6", "3 → 3", "26", "0")
    assert found.title == "Tom is the master brewer"
    assert found.lines[-1] == "Tom has the most points, 26."


@pytest.mark.rule("DB-7.3")
def test_what_counts_is_said_once() -> None:
    line = outcome(owner(), owner("y")).lines[0].replace("\N{NO-BREAK SPACE}", " ")
    assert "1 point for every 2 coins" in line
    assert "2 points for each dark malt die" in line
    assert "skill" not in line


@pytest.mark.rule("DB-7.3")
def test_the_points_of_the_table_add_up() -> None:
    found = outcome(owner("ykgb", coins=5, xp=2), owner("kkk", coins=1), owner("gggg", xp=1))
    for row in found.rows[1:]:
        assert int(row[2]) + sum(int(cell.split(" → ")[1]) for cell in row[3:7]) == int(row[7])


@pytest.mark.rule("DB-7.4")
def test_recipes_break_a_tie() -> None:
    found = outcome(owner(xp=4, brewed=LAGERS[:2]), owner(xp=2, coins=5, brewed=LAGERS[2:3]), owner(xp=3, coins=9))
    assert [row[:2] for row in found.rows[1:]] == [("1", "Ann"), ("2", "Tom"), ("3", "Sarah")]
    found = outcome(owner(xp=4, brewed=LAGERS[:2]), owner(xp=2, coins=5, brewed=LAGERS[2:3]), owner(xp=3))
    assert found.title.startswith("Tom")
    level = outcome(owner(xp=4, brewed=LAGERS[:2]), owner(xp=2, coins=5, brewed=LAGERS[2:5]))
    assert level.title.startswith("Sarah")
    assert level.lines[-2:] == (
        "Tom and Sarah have the same score, 4: a tie.",
        "The tie-breaker is recipes brewed: Sarah has the most, 3.",
    )


@pytest.mark.rule("DB-7.4")
def test_then_coins_odd_ones_included() -> None:
    found = outcome(owner(xp=4, coins=4), owner(xp=4, coins=5), owner(xp=1))
    assert found.title.startswith("Sarah")
    assert found.lines[1:] == (
        "Tom and Sarah have the same score, 6: a tie.",
        "The tie-breaker is recipes brewed: Tom and Sarah are still level, with 0.",
        "The tie-breaker is coins: Sarah has the most, 5.",
    )


@pytest.mark.rule("DB-7.4")
def test_a_complete_tie_is_shared() -> None:
    found = outcome(owner("y"), owner("g"), owner("y"))
    assert found.title == "Tom, Sarah and Ann share the victory"
    assert found.lines[-1] == "Tom, Sarah and Ann are level in everything and share the victory."
    assert [row[0] for row in found.rows[1:]] == ["1", "1", "1"]


@pytest.mark.rule("DB-7.4")
def test_only_those_who_are_tied_are_compared() -> None:
    found = outcome(owner(xp=9), owner(xp=9, coins=1), owner(xp=1, brewed=LAGERS[:1]))
    assert found.title.startswith("Sarah")


@pytest.mark.rule("DB-7.1", "DB-7.5")
def test_the_reason_is_told() -> None:
    by_recipes = outcome(owner(brewed=LAGERS), owner(brewed=MORE), round=5)
    by_rounds = outcome(owner(), owner())
    assert by_recipes.reason == WORDS.say("end-recipes")
    assert by_rounds.reason == WORDS.say("end-rounds")


def test_a_summary_says_where_the_game_stands() -> None:
    state = GAME.new(2, seed=1)
    assert GAME.summary(state.view(None), WORDS) == "Round 1 · Roll and place"
    over = arrange(owner(), owner(), phase="tidy", round=40)
    assert look(over).over
    assert GAME.summary(over.view(None), WORDS) == "Over after 40 rounds"
