"""Section 3: what is in the box, what runs out, what comes back, and how the editions differ in it."""

from collections import Counter
from typing import Any

import pytest
from tests.games.dice_brewing.table import (
    DICE,
    EDITIONS,
    GAME,
    MODES,
    all_but,
    arrange,
    asked,
    display,
    look,
    names,
    on,
    person,
    play,
    pool,
    refused,
    roll_all,
    space,
    stock,
    tokens,
    warehouse,
)

from alehouse import FATE, BadOption

TABLES: dict[str, Any] = GAME.card_file.tables
RECIPES: list[dict[str, Any]] = TABLES["recipe"]
LEVELS = ("basic", "intermediate", "expert")
FULL_BOARD: dict[str, Any] = {
    "malt_seed": "seed",
    "malt_roast": "yellow 2",
    "malt_raise": "black 2",
    "hops_seed": "seed",
    "hops_raise": "green 2",
    "school_reroll": "blue 2",
    "school_swap": "blue 3",
    "school_skill": ["blue 5"],
    "dept_green_seed": "green 3",
    "dept_black_seeds": "black 3",
    "dept_coins": "black 4",
}


# ── dice and seeds ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-3.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_fifty_dice_lie_in_the_box(edition: str) -> None:
    state = arrange({"pool": ["yellow 1"]}, {}, phase="place", priority=0, turn=0, options={"edition": edition})
    assert look(state).supply == {"yellow": 13, "black": 14, "green": 12, "blue": 10}


@pytest.mark.rule("DB-3.1")
@pytest.mark.parametrize("colour", DICE)
def test_there_is_no_die_more_than_the_box_holds(colour: str) -> None:
    given: dict[str, Any] = {"phase": "purchase", "priority": 0, "turn": 0}
    state = arrange({"pool": [f"{colour} 2"] * DICE[colour]}, {}, **given)
    assert look(state).supply[colour] == 0
    with pytest.raises(BadOption):
        arrange({"pool": [f"{colour} 2"] * (DICE[colour] + 1)}, {}, **given)


@pytest.mark.rule("DB-3.1")
def test_a_die_has_six_even_sides() -> None:
    state = arrange({"pool": ["yellow 1"]}, {}, phase="roll", priority=0)
    assert state.player == FATE
    assert names(state) == [f"rolled:{value}" for value in range(1, 7)]
    assert all(chance == pytest.approx(1 / 6) for _, chance in state.chances())


@pytest.mark.rule("DB-3.2")
@pytest.mark.parametrize(("colour", "name"), [("yellow", "malt_seed"), ("green", "hops_seed")])
def test_tidy_gives_no_die_that_is_not_in_the_supply(colour: str, name: str) -> None:
    greedy = {"warehouse": all_but(colour, left=0, held=0)}
    state = arrange({"board": {name: "seed"}}, greedy, phase="tidy", round=2, priority=0)
    assert look(state).round == 3
    assert pool(state, 0) == []
    assert look(state).supply[colour] == 0


@pytest.mark.rule("DB-3.2")
def test_no_die_is_gained_at_once_while_the_supply_has_none() -> None:
    greedy = {"warehouse": all_but("yellow", left=0, held=0)}
    state = arrange(
        {"pool": ["blue 6"], "board": {"malt_seed": "seed"}}, greedy, phase="place", round=3, priority=0, turn=0
    )
    play(state, "die:blue-1")
    assert refused(state, "space:malt_seed") == "DB-6.5"


@pytest.mark.rule("DB-3.2")
def test_no_seed_is_gained_while_the_supply_has_none() -> None:
    state = arrange({"board": {"dept_green_seed": "green 4"}}, {"seeds": 10}, phase="tidy", round=4, priority=0)
    assert person(state, 0).seeds == 0
    assert look(state).seeds == 0


@pytest.mark.rule("DB-3.2")
def test_summer_brings_only_the_seeds_that_are_left() -> None:
    state = arrange({"seeds": 5}, {"seeds": 4}, phase="tidy", round=1, priority=0)
    assert (person(state, 0).seeds, person(state, 1).seeds, look(state).seeds) == (5, 5, 0)


@pytest.mark.rule("DB-3.2")
@pytest.mark.parametrize(("edition", "seeds"), [("pl-2", 10), ("it-1", 6)])
def test_editions_differ_in_their_seed_tokens(edition: str, seeds: int) -> None:
    """D1."""
    given: dict[str, Any] = {"phase": "place", "priority": 0, "turn": 0}
    state = arrange({"seeds": seeds}, {}, options={"edition": edition}, **given)
    assert (look(state).seed_tokens, look(state).seeds) == (seeds, 0)
    with pytest.raises(BadOption):
        arrange({"seeds": seeds}, {"seeds": 1}, options={"edition": edition}, **given)


# ── what never runs out ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-3.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_bank_pays_more_coins_than_there_are_tokens(edition: str) -> None:
    """D2: 41 tokens worth 86 coins at most, or 12 worth 72."""
    state = arrange(
        {"coins": 500, "warehouse": ["yellow 3", "green 2"], "board": {"dept_coins": "black 1"}},
        {"coins": 500},
        phase="brew",
        round=3,
        priority=0,
        turn=0,
        options={"edition": edition},
    )
    play(state, "recipe:cheap_lager", "reveal:young_bock")
    assert person(state, 0).coins == 500 + 2 + 3
    assert person(state, 1).coins == 500


@pytest.mark.rule("DB-3.3")
@pytest.mark.parametrize(("edition", "tokens_in_box"), [("pl-2", 41), ("it-1", 12)])
def test_coin_tokens_are_those_of_the_edition(edition: str, tokens_in_box: int) -> None:
    """D2: the tokens only matter for drawing."""
    assert TABLES["edition"][edition]["coin_tokens"] == tokens_in_box
    assert sum(coin["count"] for coin in TABLES["coin"] if coin["edition"] == edition) == tokens_in_box


@pytest.mark.rule("DB-3.4", "DB-5.35")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_eleven_spaces_can_be_closed_though_there_are_fewer_block_tokens(edition: str) -> None:
    """D3: 5 block tokens, or 6."""
    assert TABLES["edition"][edition]["block_tokens"] < 11
    state = arrange(
        {"board": FULL_BOARD, "resolved": ["school_reroll", "school_swap"]},
        {"pool": ["yellow 2", "black 2", "green 2", "blue 6"], "seeds": 1},
        phase="place",
        round=3,
        priority=1,
        turn=1,
        options={"edition": edition},
    )
    assert [name for name in FULL_BOARD if not space(state, 1, name).closed] == []
    assert [name for name in FULL_BOARD if space(state, 0, name).closed] == []
    assert "seed" not in names(state)
    play(state, "die:blue-4")
    assert asked(state, "space") == []


# ── recipes ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-3.5")
def test_eight_styles_on_three_levels_and_six_experiments() -> None:
    assert sum(recipe["count"] for recipe in RECIPES) == 30
    styled = Counter((recipe["style"], recipe["level"]) for recipe in RECIPES if recipe["style"] != "experimental")
    styles = {style for style, _ in styled}
    assert len(styles) == 8
    assert styled == {(style, level): 1 for style in styles for level in LEVELS}
    assert [recipe["level"] for recipe in RECIPES if recipe["style"] == "experimental"] == ["experimental"] * 6


@pytest.mark.rule("DB-3.5", "DB-4.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_any_of_the_thirty_cards_may_come_up_once(edition: str) -> None:
    state = GAME.new(players=4, fate="open", mode="advanced", edition=edition)
    while not asked(state, "reveal"):
        play(state, names(state)[0])
    assert sorted(asked(state, "reveal")) == sorted(recipe["id"] for recipe in RECIPES)
    play(state, "reveal:baltic_porter")
    assert "reveal:baltic_porter" not in names(state)
    assert len(names(state)) == 29


@pytest.mark.rule("DB-3.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_four_green_backs_are_the_starters(edition: str) -> None:
    starters = {"mass_lager", "cheap_lager", "experimental_lager", "sladek_pilsner"}
    assert {recipe["id"] for recipe in RECIPES if recipe["starter"]} == starters
    assert {recipe["id"] for recipe in RECIPES if recipe["back"] == "green"} == starters
    assert {recipe["name"] for recipe in RECIPES if recipe["starter"]} == {
        "Mass Lager",
        "Cheap Lager",
        "Experimental Lager",
        "Sladek Pilsner",
    }
    assert set(display(GAME.new(players=4, fate="open", edition=edition))) == starters


# ── ingredients come back, action tokens do not ───────────────────────────────────────────────────────


@pytest.mark.rule("DB-3.7", "DB-5.56")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mode", MODES)
def test_a_used_ingredient_can_be_bought_again(edition: str, mode: str) -> None:
    state = arrange(
        {"warehouse": ["yellow 3", "green 2"], "ingredients": {"fruit": 2}},
        {"ingredients": {"fruit": 1}, "coins": 2, "seeds": 1},
        phase="brew",
        round=3,
        priority=0,
        turn=0,
        display=["cheap_lager", "mass_lager", "dry_stout"],
        options={"edition": edition, "mode": mode},
    )
    assert stock(state, "fruit").sold_out
    play(state, "recipe:cheap_lager", "add:fruit", "reveal:young_bock")
    assert person(state, 0).ingredients.get("fruit", 0) == 1
    assert (stock(state, "fruit").left, stock(state, "fruit").sold_out) == (1, False)
    roll_all(state)
    while look(state).phase == "place":
        play(state, "pass")
    assert (look(state).phase, state.player) == ("purchase", 1)
    play(state, "buy:fruit")
    assert person(state, 1).ingredients["fruit"] == 2
    assert stock(state, "fruit").sold_out


@pytest.mark.rule("DB-3.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_played_token_can_neither_be_bought_nor_gained(edition: str) -> None:
    state = arrange(
        {"warehouse": ["black 4", "green 3"], "coins": 9, "tokens": ["raise_value"]},
        {},
        phase="purchase",
        round=3,
        priority=0,
        turn=0,
        out=["raise_value", "raise_value"],
        display=["harbour_porter", "mass_lager", "dry_stout"],
        options={"edition": edition},
    )
    play(state, "token:raise_value", "die:black-1")
    assert tokens(state, 0) == []
    assert stock(state, "raise_value").sold_out
    assert refused(state, "buy_token:raise_value") == "DB-5.42"
    play(state, "end_turn", "recipe:harbour_porter")
    assert asked(state, "take") == [
        "withdraw_die",
        "block_building",
        "block_protect_die",
        "block_recipe",
        "reroll_die",
    ]
    play(state, "take:reroll_die", "reveal:young_bock")
    assert stock(state, "raise_value").left == 0


@pytest.mark.rule("DB-3.8", "DB-5.70")
@pytest.mark.parametrize("kind", ["raise_value", "block_protect_die", "withdraw_die", "reroll_die"])
def test_a_played_token_is_gone_after_the_round_too(kind: str) -> None:
    state = arrange(
        {"warehouse": ["black 4"], "seeds": 1, "tokens": [kind]}, {}, phase="round_start", round=3, priority=1
    )
    assert stock(state, kind).left == 2
    play(state, f"token:{kind}", "die:black-1")
    while look(state).round == 3:
        assert stock(state, kind).left == 2
        play(state, "rolled:4" if state.player == FATE else "end_turn" if "end_turn" in names(state) else "pass")
    assert stock(state, kind).left == 2
    assert tokens(state, 0) == []


# ── differences of wording: both editions play alike ──────────────────────────────────────────────────


@pytest.mark.rule("DB-5.65")
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_editions_exchange_at_the_same_rates(edition: str) -> None:
    """D16: the exchanges of the Department are the same, written out or not."""
    state = arrange(
        {"board": {"dept_green_seed": "green 1", "dept_black_seeds": "black 1", "dept_coins": "blue 1"}},
        {},
        phase="tidy",
        round=4,
        priority=0,
        options={"edition": edition},
    )
    assert (person(state, 0).seeds, person(state, 0).coins) == (3, 4)
    assert (pool(state, 0), warehouse(state, 0), on(state, 0, "dept_coins")) == ([], [], [])
