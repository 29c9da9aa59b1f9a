"""Section 6.6: every recipe, what it costs and what it is worth; 6.30: which ones a player may brew."""

from typing import Any

import pytest
from tests.games.brew_crafters.table import (
    BASIC_RECIPES,
    DISCOVERY,
    RECIPES,
    bottling,
    brewery,
    cubes,
    held,
    look,
    money,
    names,
    over,
    person,
    play,
    price,
    refused,
    rep,
    score,
    tanks,
)

from alehouse import State

PRINTED = {  # family, reputation, symbol, ingredients, tokens, set: BC-6.53
    "everyday_ale": ("ale", 2, "hop", "2M 2H 1Y", 12, "basic"),
    "pumpkin_ale": ("ale", 5, "hop", "2M 1H 1Y 1S 2F", 9, "discovery"),
    "lambic_ale": ("ale", 5, "hop", "3M 1H 2Y 2F", 9, "discovery"),
    "golden_apple_ale": ("ale", 3, "hop", "2M 1H 1Y 1F", 9, "expert"),
    "apricot_pale_ale": ("ale", 3, "hop", "1M 2H 1Y 1F", 8, "expert"),
    "belgian_quad": ("ale", 8, "hop", "5M 2H 2Y 2S 1F", 7, "expert"),
    "mars_needs_ipa": ("ale", 4, "hop", "3M 5H 1Y", 7, "expert"),
    "barleywine": ("ale", 7, "hop", "6M 3H 2Y 1S", 8, "expert"),
    "pleasantly_porter": ("porter", 2, "", "3M 1H 1Y", 12, "basic"),
    "smoked_porter": ("porter", 5, "barrel", "6M 3H 2Y", 9, "discovery"),
    "sweet_crush_vanilla_porter": ("porter", 5, "barrel", "4M 1H 1Y 2S", 8, "discovery"),
    "vivajava_coffee_porter": ("porter", 5, "barrel", "4M 1H 1Y 2C", 9, "expert"),
    "black_and_brue": ("porter", 7, "barrel", "5M 2H 1Y 1S 1C 1F", 9, "expert"),
    "cherry_porter": ("porter", 7, "barrel", "5M 2H 1Y 3F", 8, "expert"),
    "honey_porter": ("porter", 3, "", "2M 1H 1Y 1S", 9, "expert"),
    "cinnamon_porter": ("porter", 4, "", "2M 1H 1Y 2S", 10, "expert"),
    "simply_stout": ("stout", 2, "barrel", "4M 1H 1Y", 12, "basic"),
    "coffee_stout": ("stout", 2, "barrel", "1M 1H 1Y 1C", 10, "discovery"),
    "imperial_stout": ("stout", 7, "barrel", "7M 2H 2Y 1C", 9, "discovery"),
    "blackberry_stout": ("stout", 4, "barrel", "4M 1H 1Y 1F", 10, "expert"),
    "chocolate_espresso_stout": ("stout", 7, "barrel", "4M 1H 1Y 1S 3C", 9, "expert"),
    "oat_soda_stout": ("stout", 4, "barrel", "6M 2H 1Y", 7, "expert"),
    "back_alley_dark_stout": ("stout", 7, "barrel", "5M 2H 1Y 1S 2C", 8, "expert"),
    "russian_imperial_stout": ("stout", 9, "barrel", "5M 2H 1Y 2S 2C", 7, "expert"),
}
BASIC = {"ale": "everyday_ale", "porter": "pleasantly_porter", "stout": "simply_stout"}
ADVANCED = [name for name in PRINTED if name not in BASIC_RECIPES]


def display(recipe: str) -> list[str]:
    """Six advanced recipes, two of each family, this one among them."""
    if recipe in BASIC_RECIPES or recipe in DISCOVERY:
        return list(DISCOVERY)
    family = PRINTED[recipe][0]
    spare = next(name for name in DISCOVERY if PRINTED[name][0] == family)
    return [recipe if name == spare else name for name in DISCOVERY]


def about_to_brew(recipe: str, sold: dict[str, int] | None = None, **mine: Any) -> State:
    """A Process Beer action with exactly the ingredients of a recipe, the basic beer of the family brewed once."""
    if sold is None:
        sold = {BASIC[PRINTED[recipe][0]]: 1}
    player = {"stored": cubes(PRINTED[recipe][3]), "sold": sold, **mine}
    return brewery(player, {}, recipes=display(recipe))


# ── the table ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.53", "BC-3.4")
@pytest.mark.parametrize("recipe", PRINTED)
def test_the_printed_values(recipe: str) -> None:
    card = RECIPES[recipe]
    found = (card["family"], card["rep"], card["symbol"], card["ingredients"], card["tokens"], card["set"])
    family, value, symbol, ingredients, tokens, belongs = PRINTED[recipe]
    assert found == (family, value, symbol, cubes(ingredients), tokens, belongs)
    assert card["tier"] == ("basic" if recipe in BASIC_RECIPES else "advanced")
    assert bool(card["gold_label"]) is (recipe not in BASIC_RECIPES)


@pytest.mark.rule("BC-6.53")
def test_there_are_no_other_recipes() -> None:
    assert set(PRINTED) == set(RECIPES)


@pytest.mark.rule("BC-6.53", "BC-6.31", "BC-6.34", "BC-7.2a")
@pytest.mark.parametrize("recipe", PRINTED)
def test_a_batch_costs_exactly_its_ingredients_and_scores_its_value(recipe: str) -> None:
    state = about_to_brew(recipe)
    before = score(state, 0).beers
    assert price(state, 0, recipe).cost == cubes(PRINTED[recipe][3])
    assert price(state, 0, recipe).ready
    play(state, "process", f"brew:{recipe}")
    assert held(state, 0) == {}
    assert tanks(state, 0) == [recipe]
    assert score(state, 0).beers == before + PRINTED[recipe][1]
    assert (money(state, 0), rep(state, 0)) == (0, 0)


@pytest.mark.rule("BC-6.31", "BC-6.53")
@pytest.mark.parametrize("recipe", PRINTED)
def test_one_cube_too_few_of_any_kind_is_too_few(recipe: str) -> None:
    full = cubes(PRINTED[recipe][3])
    for kind in full:
        short = {**full, kind: full[kind] - 1}
        state = about_to_brew(recipe, stored=short)
        found = price(state, 0, recipe)
        assert (found.missing, found.ready) == ({kind: 1}, False)
        play(state, "process")
        assert f"brew:{recipe}" not in names(state)
        assert refused(state, f"brew:{recipe}")


@pytest.mark.rule("BC-6.30", "BC-12.13")
@pytest.mark.parametrize("recipe", ADVANCED)
def test_an_advanced_recipe_needs_the_basic_one_of_its_family(recipe: str) -> None:
    others = {BASIC[family]: 3 for family in BASIC if family != PRINTED[recipe][0]}
    state = about_to_brew(recipe, sold=others, stored={**cubes(PRINTED[recipe][3])})
    assert not price(state, 0, recipe).allowed
    play(state, "process")
    assert f"brew:{recipe}" not in names(state)
    if look(state).prompt and state.player == 0:
        assert refused(state, f"brew:{recipe}") == "BC-6.30"


@pytest.mark.rule("BC-6.30")
@pytest.mark.parametrize("where", ["sold", "bottled", "in the tank"])
def test_the_basic_beer_may_be_anywhere(where: str) -> None:
    mine: dict[str, Any] = {"stored": cubes("1M 1H 1Y 1C")}
    if where == "sold":
        mine["sold"] = {"simply_stout": 1}
    elif where == "bottled":
        mine["bottling"] = ["simply_stout"]
    else:
        mine["tanks"] = ["simply_stout"]
    state = brewery(mine, {})
    play(state, "process", "brew:coffee_stout")
    assert tanks(state, 0) == ["coffee_stout"]
    assert bottling(state, 0) == (["simply_stout"] if where == "in the tank" else [""])


@pytest.mark.rule("BC-6.30")
def test_what_others_have_brewed_does_not_help() -> None:
    state = brewery({"stored": cubes("1M 1H 1Y 1C")}, {"sold": {"simply_stout": 5}})
    assert not price(state, 0, "coffee_stout").allowed
    play(state, "process")
    assert tanks(state, 0) == [""]


@pytest.mark.rule("BC-6.30")
def test_basic_recipes_need_nothing() -> None:
    state = brewery({"stored": cubes("4M 2H 1Y")}, {})
    play(state, "process")
    assert {f"brew:{recipe}" for recipe in BASIC_RECIPES} <= set(names(state))


# ── symbols and tiers ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.36", "BC-6.46e", "BC-6.46f", "BC-3.5")
@pytest.mark.parametrize("recipe", PRINTED)
def test_symbols_are_no_requirement_and_mark_what_the_equipment_pays(recipe: str) -> None:
    """R1, R15."""
    symbol = PRINTED[recipe][2]
    for tile, wanted in (("hop_infuser", "hop"), ("oak_barrels", "barrel")):
        state = about_to_brew(recipe, tiles=[tile])
        play(state, "process", f"brew:{recipe}")
        assert rep(state, 0) == (1 if symbol == wanted else 0)


@pytest.mark.rule("BC-6.54")
@pytest.mark.parametrize("recipe", ["mars_needs_ipa", "smoked_porter", "oat_soda_stout"])
def test_advanced_without_special_ingredients_is_still_advanced(recipe: str) -> None:
    """The Head Brewer pays, the Tasting Room counts, a Gold Label is there, the basic beer is needed."""
    state = about_to_brew(recipe, workers=["head_brewer"], tiles=["tasting_room"])
    assert next(card.label for card in look(state).recipes if card.id == recipe)
    play(state, "process", f"brew:{recipe}")
    assert rep(state, 0) == 1
    assert score(state, 0).tasting == 1
    flavour = about_to_brew(recipe, research=[0, 0, 0, 3])
    play(flavour, "process", f"brew:{recipe}")
    assert rep(flavour, 0) == 0  # it lists no special ingredient


@pytest.mark.rule("BC-6.35", "BC-4.9", "BC-6.54")
@pytest.mark.parametrize("recipe", PRINTED)
def test_every_advanced_recipe_and_no_basic_one_brings_a_label(recipe: str) -> None:
    basic = BASIC[PRINTED[recipe][0]]
    state = brewery({"sold": {basic: 1}, "bottling": [recipe]}, {}, recipes=display(recipe))
    play(state, "process")
    assert person(state, 0).labels == ([] if recipe in BASIC_RECIPES else [recipe])
    assert money(state, 0) == 2


@pytest.mark.rule("BC-6.53", "BC-7.2a")
@pytest.mark.parametrize("recipe", PRINTED)
def test_a_batch_is_worth_the_same_in_the_tank_the_bottling_unit_and_sold(recipe: str) -> None:
    basic = BASIC[PRINTED[recipe][0]]
    for where in ({"tanks": [recipe]}, {"bottling": [recipe]}, {"sold": {recipe: 1, basic: 1 + (recipe == basic)}}):
        mine: dict[str, Any] = {"sold": {basic: 1}, "money": 5, **where}
        state = over(mine, {"money": 5}, recipes=display(recipe))
        assert score(state, 0).beers == 2 + PRINTED[recipe][1]
