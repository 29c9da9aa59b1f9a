"""Section 6.2: Process Beer: sell, bottle, brew; Gold Labels; what a batch costs."""

from typing import Any

import pytest
from tests.games.brew_crafters.table import (
    BASICS,
    arrange,
    asked,
    bottling,
    brewery,
    cubes,
    held,
    look,
    money,
    names,
    pass_brewery,
    pass_market,
    person,
    play,
    price,
    refused,
    rep,
    score,
    sold,
    tanks,
)

from alehouse import State

ALL_TANKS = ["double_line", "brewpub"]
BIG = ["double_line", "brewpub", "storehouse"]
ALE = "everyday_ale"
PORTER = "pleasantly_porter"
STOUT = "simply_stout"
EACH = {ALE: 1, PORTER: 1, STOUT: 1}
LESS = cubes("1M 2H 1Y")  # than an Everyday Ale costs, by one malt


def processing(*others: dict[str, Any], **mine: Any) -> State:
    """A player who has just begun to process; one or more others."""
    state = brewery(mine, *(others or ({},)))
    play(state, "process")
    return state


# ── three steps ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.28", "BC-6.29")
def test_sell_bottle_and_brew_in_one_action() -> None:
    state = processing(stored=cubes("4M 1H 1Y"), tanks=[PORTER], bottling=[ALE])
    assert sold(state, 0) == [ALE]
    assert money(state, 0) == 2
    assert bottling(state, 0) == [PORTER]
    assert tanks(state, 0) == [""]
    play(state, f"brew:{STOUT}")
    assert tanks(state, 0) == [STOUT]
    assert bottling(state, 0) == [PORTER]
    assert person(state, 0).batches == 3
    assert state.player == 1


@pytest.mark.rule("BC-6.28")
def test_brewing_is_optional() -> None:
    state = processing(stored=cubes("4M 2H 1Y"), tanks=[ALE])
    assert "end_brew" in names(state)
    play(state, "end_brew")
    assert (tanks(state, 0), bottling(state, 0), held(state, 0)) == ([""], [ALE], cubes("4M 2H 1Y"))
    assert state.player == 1


@pytest.mark.rule("BC-6.28")
def test_selling_and_bottling_are_not_optional() -> None:
    """R43: there is nothing to decide before the brew step."""
    state = processing(stored=cubes("4M 2H 1Y"), tanks=[ALE], bottling=[ALE])
    assert sorted(names(state)) == sorted([f"brew:{ALE}", f"brew:{PORTER}", f"brew:{STOUT}", "end_brew"])
    assert sold(state, 0) == [ALE]


@pytest.mark.rule("BC-6.28", "BC-5.18")
def test_a_player_who_does_not_process_sells_nothing() -> None:
    state = brewery({"bottling": [ALE], "tanks": [ALE]}, {})
    play(state, "install", "tile:farm")
    assert (sold(state, 0), bottling(state, 0), tanks(state, 0)) == ([], [ALE], [ALE])


@pytest.mark.rule("BC-6.33", "BC-6.28", "BC-6.34")
def test_a_batch_takes_three_process_actions_over_the_seasons() -> None:
    state = brewery({"stored": cubes("2M 2H 1Y")}, {})
    play(state, "process", f"brew:{ALE}")
    assert (tanks(state, 0), bottling(state, 0), sold(state, 0)) == ([ALE], [""], [])
    assert (person(state, 0).batches, score(state, 0).beers) == (1, 2)
    pass_brewery(state)
    pass_market(state)
    assert tanks(state, 0) == [ALE]
    while state.player != 0:
        play(state, "pass")
    play(state, "process")
    if state.player == 0 and "end_brew" in names(state):
        play(state, "end_brew")
    assert (tanks(state, 0), bottling(state, 0), sold(state, 0)) == ([""], [ALE], [])
    assert (person(state, 0).batches, score(state, 0).beers) == (1, 2)


@pytest.mark.rule("BC-6.29", "BC-12.5")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_two_dollars_for_each_batch_from_line_and_pub(count: int) -> None:
    units = [ALE, "", ""] if count == 1 else [ALE, PORTER, ""] if count == 2 else [ALE, PORTER, STOUT]
    state = processing(tiles=ALL_TANKS, bottling=units, sold={ALE: 1})
    assert money(state, 0) == 2 * count
    assert sold(state, 0) == sorted([ALE, *units[:count]])
    assert bottling(state, 0) == ["", "", ""]


@pytest.mark.rule("BC-6.29")
@pytest.mark.parametrize("recipe", ["everyday_ale", "coffee_stout", "imperial_stout"])
def test_the_price_is_the_same_for_every_beer(recipe: str) -> None:
    state = processing(bottling=[recipe], sold=EACH)
    assert money(state, 0) == 2


@pytest.mark.rule("BC-6.29", "BC-6.32")
def test_each_tank_has_its_own_bottling_unit() -> None:
    """R37."""
    state = processing(tiles=ALL_TANKS, tanks=["", PORTER, STOUT], bottling=[ALE, "", ALE])
    assert bottling(state, 0) == ["", PORTER, STOUT]
    assert tanks(state, 0) == ["", "", ""]
    assert sold(state, 0) == [ALE, ALE]


@pytest.mark.rule("BC-6.29")
def test_sold_batches_stay_in_the_freight_area() -> None:
    state = processing(sold={ALE: 3, PORTER: 1}, bottling=[STOUT])
    assert sold(state, 0) == [ALE, ALE, ALE, PORTER, STOUT]
    assert person(state, 0).brewed == {ALE: 3, PORTER: 1, STOUT: 1}


# ── tanks ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.32", "BC-12.6")
@pytest.mark.parametrize(
    ("tiles", "places"),
    [
        ([], ["production_line"]),
        (["double_line"], ["production_line", "production_line"]),
        (["brewpub"], ["production_line", "pub"]),
        (ALL_TANKS, ["production_line", "production_line", "pub"]),
    ],
)
def test_tanks_by_tiles(tiles: list[str], places: list[str]) -> None:
    state = brewery({"tiles": tiles}, {})
    assert [unit.place for unit in person(state, 0).tanks] == places


@pytest.mark.rule("BC-6.32", "BC-6.29")
def test_three_batches_of_different_recipes_in_one_action() -> None:
    state = processing(tiles=BIG, stored=cubes("9M 4H 3Y"))
    play(state, f"brew:{ALE}", f"brew:{STOUT}")
    assert refused(state, f"brew:{PORTER}")  # both tanks of the line are full
    play(state, f"brew_in_pub:{PORTER}")
    assert tanks(state, 0) == [ALE, STOUT, PORTER]
    assert held(state, 0) == {}
    assert state.player == 1


@pytest.mark.rule("BC-6.32")
def test_no_fourth_batch_in_an_action() -> None:
    state = processing(tiles=BIG, stored=cubes("12M 6H 6Y"))
    play(state, f"brew:{PORTER}", f"brew:{PORTER}", f"brew_in_pub:{PORTER}")
    assert state.player == 1
    assert tanks(state, 0) == [PORTER, PORTER, PORTER]
    assert held(state, 0) == cubes("3M 3H 3Y")


@pytest.mark.rule("BC-6.32", "BC-6.29")
def test_line_and_pub_are_chosen_and_the_two_line_tanks_are_one_option() -> None:
    """D12."""
    state = processing(tiles=BIG, stored=cubes("6M 2H 2Y"))
    assert asked(state, "brew") == [ALE, PORTER, STOUT]
    assert asked(state, "brew_in_pub") == [ALE, PORTER, STOUT]
    play(state, f"brew_in_pub:{PORTER}")
    assert asked(state, "brew") == [PORTER]
    assert asked(state, "brew_in_pub") == []
    play(state, f"brew:{PORTER}")
    assert tanks(state, 0) in ([PORTER, "", PORTER], ["", PORTER, PORTER])


@pytest.mark.rule("BC-6.32")
def test_without_a_pub_nothing_is_brewed_in_it() -> None:
    state = processing(tiles=["double_line"], stored=cubes("6M 2H 2Y"))
    assert asked(state, "brew_in_pub") == []
    assert refused(state, f"brew_in_pub:{PORTER}")


@pytest.mark.rule("BC-6.28")
def test_each_tank_may_be_left_empty() -> None:
    state = processing(tiles=BIG, stored=cubes("9M 3H 3Y"))
    play(state, f"brew_in_pub:{PORTER}", "end_brew")
    assert tanks(state, 0) == ["", "", PORTER]
    assert state.player == 1


@pytest.mark.rule("BC-6.30", "BC-6.32")
def test_the_basic_beer_in_the_pub_allows_the_advanced_one_in_the_line() -> None:
    """R7."""
    state = processing(tiles=["brewpub"], stored=cubes("5M 2H 2Y 1C"))
    assert "brew:coffee_stout" not in names(state)
    play(state, f"brew_in_pub:{STOUT}", "brew:coffee_stout")
    assert tanks(state, 0) == ["coffee_stout", STOUT]


@pytest.mark.rule("BC-6.31")
def test_the_ingredients_go_back_to_the_supply_at_once() -> None:
    state = processing(tiles=["double_line"], stored=cubes("5M 2H 2Y"))
    play(state, f"brew:{PORTER}")
    assert held(state, 0) == cubes("2M 1H 1Y")
    assert state.player == 1  # nothing else can be brewed


# ── Gold Labels ───────────────────────────────────────────────────────────────────────────────────────


def label(state: State, recipe: str) -> bool:
    return next(card.label for card in look(state).recipes if card.id == recipe)


@pytest.mark.rule("BC-6.35")
def test_brewing_and_bottling_take_no_label() -> None:
    """R14."""
    state = processing(stored=cubes("1M 1H 1Y 1C"), sold={STOUT: 1}, tanks=["imperial_stout"])
    play(state, "brew:coffee_stout")
    assert person(state, 0).labels == []
    assert label(state, "coffee_stout")
    assert label(state, "imperial_stout")


@pytest.mark.rule("BC-6.35", "BC-12.14")
def test_the_first_sale_takes_the_label() -> None:
    state = processing(sold={STOUT: 1}, bottling=["coffee_stout"])
    assert person(state, 0).labels == ["coffee_stout"]
    assert not label(state, "coffee_stout")
    assert score(state, 0).labels == 3


@pytest.mark.rule("BC-6.35")
def test_several_labels_in_one_sell_step() -> None:
    state = processing(sold=EACH, tiles=ALL_TANKS, bottling=["coffee_stout", "pumpkin_ale", "smoked_porter"])
    assert sorted(person(state, 0).labels) == ["coffee_stout", "pumpkin_ale", "smoked_porter"]
    assert score(state, 0).labels == 9


@pytest.mark.rule("BC-6.35", "BC-12.11")
def test_two_batches_of_one_recipe_bring_one_label() -> None:
    state = processing(sold=EACH, tiles=ALL_TANKS, bottling=["coffee_stout", "coffee_stout", "coffee_stout"])
    assert person(state, 0).labels == ["coffee_stout"]


@pytest.mark.rule("BC-6.35")
def test_in_one_season_the_earlier_seller_takes_the_label() -> None:
    mine = {"sold": {STOUT: 1}, "bottling": ["coffee_stout"]}
    state = brewery(mine, mine, first=1)
    play(state, "process", "process")
    assert [person(state, seat).labels for seat in range(2)] == [[], ["coffee_stout"]]


@pytest.mark.rule("BC-6.29a", "BC-6.51r", "BC-6.51h")
def test_money_label_and_sell_effects_of_a_batch() -> None:
    state = processing(sold={STOUT: 1}, bottling=["coffee_stout"], workers=["marketing_director", "tour_guide"])
    assert (money(state, 0), rep(state, 0)) == (2 + 1, 2 + 1)


@pytest.mark.rule("BC-6.29a", "BC-6.51h")
def test_the_first_batch_of_a_recipe_is_the_first_sale_only() -> None:
    state = processing(
        sold={STOUT: 1}, bottling=["coffee_stout"] * 3, workers=["tour_guide", "delivery_driver"], tiles=ALL_TANKS
    )
    assert (money(state, 0), rep(state, 0)) == (6 + 1 + 1, 1)


@pytest.mark.rule("BC-6.29a", "BC-6.51u")
def test_the_third_batch_of_a_family_counts_in_the_order_of_sale() -> None:
    """Two ales sold before, three ales in one step: only one of them is the third."""
    state = processing(sold={ALE: 2}, bottling=[ALE] * 3, workers=["quality_inspector"], tiles=ALL_TANKS)
    assert rep(state, 0) == 3


@pytest.mark.rule("BC-6.29a", "BC-6.51t")
def test_the_bartender_pays_only_for_the_pub() -> None:
    state = processing(bottling=[ALE] * 3, workers=["bartender"], tiles=ALL_TANKS)
    assert rep(state, 0) == 1
    line = processing(bottling=[ALE, ALE, ""], workers=["bartender"], tiles=ALL_TANKS)
    assert rep(line, 0) == 0


@pytest.mark.rule("BC-6.29a", "BC-6.46j")
@pytest.mark.parametrize(("count", "bonus"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_sell_step_effects_come_once_after_the_last_batch(count: int, bonus: int) -> None:
    units = [ALE] * count + [""] * (3 - count)
    state = processing(bottling=units, tiles=[*ALL_TANKS, "loading_dock"])
    assert money(state, 0) == 2 * count + bonus


# ── what a batch costs ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.37", "BC-6.46b")
@pytest.mark.parametrize(
    ("recipe", "tiles", "workers", "cost"),
    [
        (ALE, ["mash_tun"], [], "1M 2H 1Y"),
        (PORTER, ["mash_tun"], [], "2M 1H 1Y"),
        (STOUT, ["mash_tun"], [], "3M 1H 1Y"),
        (STOUT, [], ["maltster"], "3M 1H 1Y"),
        (STOUT, ["mash_tun"], ["maltster"], "2M 1H 1Y"),
        (PORTER, ["mash_tun"], ["maltster"], "2M 1H 1Y"),  # printed malt 3
        (ALE, [], ["hop_chemist"], "2M 1H 1Y"),
        (ALE, ["mash_tun"], ["hop_chemist"], "1M 1H 1Y"),
        (STOUT, [], ["hop_chemist"], "4M 1H 1Y"),  # no hop symbol
        ("pumpkin_ale", ["mash_tun"], ["hop_chemist"], "1M 1H 1Y 1S 2F"),  # one hops stays
        ("coffee_stout", ["mash_tun"], ["maltster"], "1M 1H 1Y 1C"),
        ("smoked_porter", ["mash_tun"], ["maltster"], "4M 3H 2Y"),
    ],
)
def test_fixed_reductions_add_up_to_their_floor(recipe: str, tiles: list[str], workers: list[str], cost: str) -> None:
    """R36, R47."""
    exact = {"stored": cubes(cost), "tiles": tiles, "workers": workers, "sold": EACH}
    state = brewery(exact, {})
    assert price(state, 0, recipe).cost == cubes(cost)
    play(state, "process", f"brew:{recipe}")
    assert tanks(state, 0)[0] == recipe
    assert held(state, 0) == {}
    for kind in cubes(cost):
        short = brewery({**exact, "stored": {**cubes(cost), kind: cubes(cost)[kind] - 1}}, {})
        play(short, "process")
        assert f"brew:{recipe}" not in names(short)


@pytest.mark.rule("BC-6.37")
def test_reductions_are_applied_to_every_batch_in_every_tank() -> None:
    state = processing(tiles=[*BIG, "mash_tun"], stored=cubes("6M 3H 3Y"))
    play(state, f"brew:{PORTER}", f"brew:{PORTER}", f"brew_in_pub:{PORTER}")
    assert held(state, 0) == {}


@pytest.mark.rule("BC-6.37", "BC-6.44b")
@pytest.mark.parametrize("kind", BASICS)
def test_the_kind_of_a_reduction_of_choice(kind: str) -> None:
    state = processing(research=[0, 3, 0, 0], sold=EACH, stored=cubes("6M 3H 2Y"))
    play(state, "brew:smoked_porter")
    assert sorted(asked(state, "reduce")) == ["hops", "malt", "yeast"]
    play(state, f"reduce:{kind}")
    assert held(state, 0) == {kind: 1}


@pytest.mark.rule("BC-6.37")
def test_only_kinds_above_their_floor_may_be_reduced() -> None:
    state = processing(research=[0, 3, 0, 0], stored=cubes("2M 2H 1Y"))
    play(state, f"brew:{ALE}")
    assert sorted(asked(state, "reduce")) == ["hops", "malt"]
    assert refused(state, "reduce:yeast") == "BC-6.37"


@pytest.mark.rule("BC-6.37")
def test_the_reduction_of_choice_comes_after_the_fixed_ones() -> None:
    """The Mash Tun leaves one malt, so that only hops are above their floor."""
    state = processing(research=[0, 3, 0, 0], tiles=["mash_tun"], stored=cubes("2M 2H 2Y"))
    play(state, f"brew:{ALE}")
    assert not asked(state, "reduce")
    assert held(state, 0) == cubes("1M 1H 1Y")


@pytest.mark.rule("BC-6.37")
def test_a_reduction_without_a_kind_above_the_floor_is_lost() -> None:
    state = processing(research=[0, 3, 0, 0], sold=EACH, stored=cubes("1M 1H 1Y 1C"))
    play(state, "brew:coffee_stout")
    assert held(state, 0) == {}
    short = processing(research=[0, 3, 0, 0], sold=EACH, stored=cubes("1M 1H 1C"))
    assert "brew:coffee_stout" not in names(short)


@pytest.mark.rule("BC-6.37")
def test_only_choices_that_leave_the_batch_payable() -> None:
    """One hops too few: hops it must be."""
    state = processing(research=[0, 3, 0, 0], sold=EACH, stored=cubes("6M 2H 2Y"))
    assert "brew:smoked_porter" in names(state)
    play(state, "brew:smoked_porter")
    assert held(state, 0) == {}
    assert tanks(state, 0) == ["smoked_porter"]


@pytest.mark.rule("BC-6.37", "BC-6.44b")
def test_fermentation_lowers_only_the_first_batch_of_an_action() -> None:
    state = processing(research=[0, 3, 0, 0], tiles=["double_line"], stored=cubes("5M 2H 2Y"))
    play(state, f"brew:{PORTER}")
    assert held(state, 0) == cubes("3M 1H 1Y")
    play(state, f"brew:{PORTER}")
    assert held(state, 0) == {}
    short = processing(research=[0, 3, 0, 0], tiles=["double_line"], stored=cubes("4M 2H 2Y"))
    play(short, f"brew:{PORTER}")
    assert short.player == 1


@pytest.mark.rule("BC-6.37")
def test_fermentation_lowers_the_first_batch_of_every_action() -> None:
    mine = {"research": [0, 3, 0, 0], "shifts": 2, "sold": {ALE: 3}, "stored": cubes("4M 2H 2Y")}
    state = brewery(mine, {})
    play(state, "process", f"brew:{PORTER}", "pass", "process", f"brew:{PORTER}")
    assert held(state, 0) == {}
    assert person(state, 0).batches == 5


@pytest.mark.rule("BC-6.37", "BC-6.51x")
def test_a_substitution_is_paid_after_the_reductions() -> None:
    mine = {"sold": EACH, "workers": ["flavour_specialist"], "tiles": ["mash_tun"]}
    state = brewery({**mine, "stored": cubes("1M 1H 1Y 2S 1F")}, {})
    play(state, "process", "brew:pumpkin_ale")
    assert held(state, 0) == {}
    assert tanks(state, 0) == ["pumpkin_ale"]
    both = brewery({**mine, "stored": cubes("1M 1H 1Y 2S 2F")}, {})
    play(both, "process", "brew:pumpkin_ale")
    assert {"as_printed", "substitute:fruit:spice"} <= set(names(both))
    assert "substitute:spice:coffee" not in names(both)
    play(both, "as_printed")
    assert held(both, 0) == {"spice": 1}


@pytest.mark.rule("BC-6.37", "BC-6.51x")
def test_only_one_special_of_a_batch_is_substituted() -> None:
    mine = {"sold": EACH, "workers": ["flavour_specialist"], "stored": cubes("2M 1H 1Y 3S")}
    state = brewery(mine, {})
    play(state, "process")
    assert "brew:pumpkin_ale" not in names(state)


# ── gains ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.38", "BC-6.46c")
def test_process_gains_come_after_the_brew_step() -> None:
    """The Yeast Lab's yeast is not there for the second tank."""
    state = processing(tiles=["double_line", "yeast_lab"], stored=cubes("6M 2H 1Y"))
    play(state, f"brew:{PORTER}")
    assert held(state, 0) == cubes("3M 1H 1Y")
    assert tanks(state, 0) == [PORTER, ""]
    assert state.player == 1


@pytest.mark.rule("BC-6.38", "BC-6.51g")
def test_the_head_brewer_pays_once_after_the_brew_step() -> None:
    state = processing(tiles=["double_line"], workers=["head_brewer"], sold=EACH, stored=cubes("2M 2H 2Y 2C"))
    play(state, "brew:coffee_stout")
    assert (state.player, rep(state, 0)) == (0, 0)
    play(state, "brew:coffee_stout")
    assert rep(state, 0) == 1


@pytest.mark.rule("BC-6.38")
def test_no_process_gain_without_a_batch() -> None:
    state = processing(tiles=["yeast_lab"], stored=cubes("3M 1H 1Y"), bottling=[ALE], tanks=[ALE])
    play(state, "end_brew")
    assert held(state, 0) == cubes("3M 1H 1Y")


@pytest.mark.rule("BC-6.38", "BC-6.46e", "BC-6.48")
def test_symbol_equipment_pays_at_the_moment_of_brewing() -> None:
    """R15: the second tank is still empty."""
    state = processing(tiles=["double_line", "hop_infuser"], stored=cubes("4M 4H 2Y"))
    play(state, f"brew:{ALE}")
    assert (state.player, rep(state, 0)) == (0, 1)
    play(state, f"brew:{ALE}")
    assert rep(state, 0) == 2


@pytest.mark.rule("BC-6.38", "BC-6.29a")
def test_sell_gains_come_in_the_sell_step() -> None:
    state = processing(workers=["delivery_driver"], bottling=[ALE], stored=cubes("3M 1H 1Y"))
    assert state.player == 0
    assert money(state, 0) == 3


@pytest.mark.rule("BC-6.34", "BC-6.6")
def test_a_batch_in_the_tank_counts_for_the_next_shift() -> None:
    state = processing(stored=cubes("3M 1H 1Y"), sold={ALE: 2})
    assert person(state, 0).batches == 2
    play(state, f"brew:{PORTER}")
    assert person(state, 0).batches == 3
    assert score(state, 0).beers == 6
    pass_brewery(state)
    assert "place:staff_office:hire_brewery_shift" in names(state)


@pytest.mark.rule("BC-6.36", "BC-6.48")
def test_beers_with_symbols_are_brewed_without_any_equipment() -> None:
    """R1."""
    state = processing(stored=cubes("2M 2H 1Y"))
    play(state, f"brew:{ALE}")
    assert (tanks(state, 0), rep(state, 0)) == ([ALE], 0)


@pytest.mark.rule("BC-6.29")
def test_nothing_is_sold_on_the_market() -> None:
    state = arrange({"bottling": [ALE], "tanks": [ALE]}, {})
    play(state, "place:homebrew_shop:take_alt")
    assert (bottling(state, 0), tanks(state, 0), money(state, 0)) == ([ALE], [ALE], 2)


# ── what would come to nothing ────────────────────────────────────────────────────────────────────────


def offered(state: State) -> str:
    """What Process Beer is offered as."""
    words = state.game.words("en")
    [found] = [option for option in look(state, int(state.player)).options if option.name == "process"]
    return words.say(found.message, found.args)


@pytest.mark.rule("BC-6.28")
@pytest.mark.parametrize(
    ("mine", "vain"),
    [
        ({}, True),
        ({"stored": cubes("1M 1H")}, True),
        ({"tanks": [ALE]}, False),
        ({"bottling": [ALE]}, False),
        ({"stored": cubes("4M 2H 1Y")}, False),
    ],
)
def test_a_shift_that_would_find_nothing_to_process_is_warned_of(mine: dict[str, Any], vain: bool) -> None:
    state = brewery(mine, {})
    assert ("nothing to sell, bottle or brew" in offered(state)) is vain
    before = (money(state, 0), tanks(state, 0), bottling(state, 0), names(state))
    play(state, "process")
    after = (money(state, 0), tanks(state, 0), bottling(state, 0))
    assert (after == before[:3] and "end_brew" not in names(state)) is vain


def test_who_can_brew_because_the_first_batch_costs_less_is_not_warned_after_a_rivals_batch() -> None:
    fermentation = {"lab": "basic", "research": [0, 3, 0, 0]}
    state = brewery({"stored": cubes("4M 2H 1Y")}, {**fermentation, "stored": LESS})
    play(state, "process", f"brew:{ALE}")
    while state.player == 0:
        play(state, "end_brew")
    assert "nothing to" not in offered(state)
    play(state, "process")
    assert f"brew:{ALE}" in names(state)
