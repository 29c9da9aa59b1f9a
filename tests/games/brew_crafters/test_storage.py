"""Section 5.7: capacity, overflow, receipts, and conversions of partnerships."""

from typing import Any

import pytest
from tests.games.brew_crafters.table import (
    INGREDIENTS,
    arrange,
    asked,
    brewery,
    cubes,
    go,
    held,
    look,
    money,
    names,
    over,
    person,
    play,
    refused,
    research,
    score,
    season_end,
    season_start,
    tanks,
)

ROASTER: dict[str, Any] = {"partnerships": ["coffee_roaster"]}
IMPORTER: dict[str, Any] = {"partnerships": ["spice_importer"]}
ROAST = "convert:coffee_roaster:1"
SPICE = "convert:spice_importer:1"


# ── capacity ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-5.28", "BC-6.46a", "BC-6.51f")
@pytest.mark.parametrize(
    ("tiles", "workers", "capacity"),
    [
        ([], [], 12),
        (["storehouse"], [], 24),
        ([], ["warehouse_manager"], 18),
        (["storehouse"], ["warehouse_manager"], 30),
        (["farm", "brewpub", "yeast_lab"], [], 12),
    ],
)
def test_capacity(tiles: list[str], workers: list[str], capacity: int) -> None:
    mine = {"tiles": tiles, "workers": workers, "stored": {"hops": capacity - 1}}
    state = arrange(mine, {}, market={"malt_market": {"malt": 3}})
    assert person(state, 0).capacity == capacity
    play(state, "place:malt_market:collect")
    assert look(state).overflow == 2
    play(state, "discard:malt", "discard:malt")
    assert sum(held(state, 0).values()) == capacity


@pytest.mark.rule("BC-5.28")
def test_capacity_counts_all_kinds_together() -> None:
    full = {"stored": cubes("2M 2H 2Y 2S 2C 2F")}
    state = arrange(full, {})
    play(state, "place:homebrew_shop:take")
    assert look(state).overflow == 2
    assert asked(state, "discard") == list(INGREDIENTS)


@pytest.mark.rule("BC-5.28", "BC-5.29")
def test_exactly_full_is_no_overflow() -> None:
    state = arrange({"stored": cubes("9M")}, {}, market={"malt_market": {"malt": 3}})
    play(state, "place:malt_market:collect")
    assert (state.player, held(state, 0)) == (1, cubes("12M"))


# ── overflow ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-5.29", "BC-6.1")
def test_everything_is_received_and_old_or_new_ingredients_go() -> None:
    """R10, D3."""
    state = arrange({"stored": cubes("11S")}, {}, market={"farm_stand": {"malt": 1, "yeast": 1}})
    play(state, "place:farm_stand:collect")
    assert held(state, 0) == cubes("1M 1Y 11S")
    assert names(state) == ["discard:malt", "discard:yeast", "discard:spice"]
    assert refused(state, "discard:hops") in ("BC-5.29",)
    assert refused(state, "decline") == "BC-5.29"
    play(state, "discard:spice")
    assert held(state, 0) == cubes("1M 1Y 10S")
    assert state.player == 1


@pytest.mark.rule("BC-5.29")
def test_no_more_is_returned_than_necessary() -> None:
    state = arrange({"stored": cubes("12H")}, {}, market={"malt_market": {"malt": 3}})
    play(state, "place:malt_market:collect", "discard:hops", "discard:malt")
    assert look(state).overflow == 1
    play(state, "discard:hops")
    assert look(state).overflow == 0
    assert held(state, 0) == cubes("2M 10H")


@pytest.mark.rule("BC-5.29")
def test_an_overflow_of_one_kind_resolves_itself() -> None:
    """A decision with a single option is carried out without asking (section 5.8)."""
    state = arrange({"stored": cubes("11M")}, {}, market={"malt_market": {"malt": 3}})
    play(state, "place:malt_market:collect")
    assert held(state, 0) == cubes("12M")
    assert state.player == 1


@pytest.mark.rule("BC-5.29", "BC-6.45")
def test_overflow_by_the_gift_of_a_tile() -> None:
    state = brewery({"stored": cubes("12H")}, {})
    play(state, "install", "tile:mash_tun")
    assert look(state).overflow == 2
    play(state, "discard:hops", "discard:malt")
    assert held(state, 0) == cubes("1M 11H")


@pytest.mark.rule("BC-5.29", "BC-6.40")
def test_overflow_by_research() -> None:
    state = brewery({"stored": cubes("12Y")}, {})
    play(state, "research", "track:1")
    assert look(state).overflow == 4
    play(state, "discard:yeast", "discard:malt", "discard:malt", "discard:yeast")
    assert held(state, 0) == cubes("2H 10Y")


@pytest.mark.rule("BC-5.29", "BC-5.21")
def test_overflow_by_a_harvest() -> None:
    state = season_end({"stored": cubes("10Y"), "tiles": ["farm"], "plots": ["malt", "hops"]}, {}, season="autumn")
    assert held(state, 0) == cubes("4M 3H 10Y")
    assert look(state).overflow == 5
    play(state, *["discard:yeast"] * 5)
    assert held(state, 0) == cubes("4M 3H 5Y")


@pytest.mark.rule("BC-5.29", "BC-5.3")
def test_overflow_by_a_winter_benefit() -> None:
    state = season_start({"stored": cubes("12Y"), "research": [2, 0, 0, 0]}, {}, season="winter")
    assert (look(state).overflow, look(state).phase) == (3, "season_start")
    play(state, "discard:yeast", "discard:yeast", "discard:yeast")
    assert held(state, 0) == cubes("2M 1H 9Y")
    assert look(state).phase == "market"


# ── receipts ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-5.31", "BC-5.32")
def test_places_of_the_same_event_count_first() -> None:
    """R49: the Second Storehouse holds its own malt."""
    state = brewery({"stored": cubes("12H")}, {})
    play(state, "install", "tile:storehouse")
    assert state.player == 1
    assert held(state, 0) == cubes("2M 12H")


@pytest.mark.rule("BC-5.31", "BC-5.32")
def test_the_warehouse_manager_stores_his_own_gift() -> None:
    state = arrange({"stored": cubes("12S")}, {})
    play(state, "place:worker_fair:hire_skilled_worker", "worker:warehouse_manager", "take:malt", "take:yeast")
    assert look(state).overflow == 0
    assert held(state, 0) == cubes("1M 1Y 12S")


@pytest.mark.rule("BC-5.31")
def test_a_bonus_comes_in_with_the_goods_before_the_overflow() -> None:
    mine = {"stored": cubes("11H"), "workers": ["malt_buyer"]}
    state = arrange(mine, {}, market={"malt_market": {"malt": 3}})
    play(state, "place:malt_market:collect")
    assert held(state, 0) == cubes("4M 11H")
    assert look(state).overflow == 3


@pytest.mark.rule("BC-5.31")
def test_wildcards_are_chosen_before_the_overflow() -> None:
    state = brewery({"stored": cubes("12H")}, {})
    play(state, "install", "tile:brewpub", "take:spice")
    assert asked(state, "take") == ["spice", "coffee", "fruit"]
    assert not asked(state, "discard")
    play(state, "take:coffee")
    assert look(state).overflow == 2
    assert asked(state, "discard") == ["hops", "spice", "coffee"]


@pytest.mark.rule("BC-5.31")
def test_all_own_plots_of_a_harvest_come_in_together() -> None:
    state = season_end({"stored": cubes("8Y"), "tiles": ["farm"], "plots": ["malt", "fruit"]}, {}, season="autumn")
    assert look(state).overflow == 2
    assert held(state, 0) == cubes("4M 8Y 2F")


@pytest.mark.rule("BC-5.31", "BC-5.3")
def test_each_winter_benefit_is_a_receipt_of_its_own() -> None:
    """Eleven stored: the one that comes first is resolved, overflow included, before the other comes in."""
    state = season_start({"stored": cubes("11S"), "research": [2, 0, 0, 2]}, {}, season="winter")
    assert len(asked(state, "benefit")) == 2
    found = []
    for option in names(state):
        branch = state.copy()
        go(branch, option, "take:fruit?")
        found.append((look(branch).overflow, held(branch, 0)))
    assert sorted(found, key=lambda pair: pair[0]) == [(2, cubes("2M 1H 11S")), (3, cubes("2M 1H 11S 1F"))]


@pytest.mark.rule("BC-5.31", "BC-6.38")
def test_all_process_gains_of_an_action_come_in_together() -> None:
    mine = {"stored": cubes("2M 2H 1Y"), "tiles": ["yeast_lab"], "sold": {"everyday_ale": 1}}
    state = brewery(mine, {})
    play(state, "process", "brew:everyday_ale")
    assert held(state, 0) == {"yeast": 1}


@pytest.mark.rule("BC-5.32")
def test_a_worker_does_not_act_on_the_action_that_hired_him() -> None:
    """A Head Brewer hired by research works from the next brew step on; a Plant Engineer not for an earlier tile."""
    state = arrange({}, {}, workers=["malt_buyer"], market={"malt_market": {"malt": 3}})
    play(state, "place:worker_fair:hire_skilled_worker")
    assert held(state, 0) == {"malt": 3}  # what he brings himself
    play(state, "place:homebrew_shop:take_alt", "place:malt_market:collect")
    assert held(state, 0) == {"malt": 3 + 3 + 1}


@pytest.mark.rule("BC-5.32", "BC-6.42")
def test_a_permanent_level_works_from_the_next_action_on() -> None:
    state = brewery({"research": [0, 0, 2, 0], "bottling": ["everyday_ale"]}, {})
    play(state, "research", "track:3")
    assert (research(state, 0), money(state, 0)) == ([0, 0, 3, 0], 0)


# ── conversions ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.27", "BC-5.30")
@pytest.mark.parametrize(
    ("card", "number", "before", "after"),
    [
        ("spice_importer", 1, "2H", "1S"),
        ("coffee_roaster", 1, "2M", "1C"),
        ("fruit_orchard", 1, "1M 1H", "1F"),
        ("yeast_bank", 1, "1M", "1Y"),
        ("yeast_bank", 2, "1H", "1Y"),
    ],
)
def test_the_rates_of_the_partnerships(card: str, number: int, before: str, after: str) -> None:
    state = arrange({"partnerships": [card], "stored": cubes(before)}, {}, {}, {})
    play(state, f"convert:{card}:{number}")
    assert held(state, 0) == cubes(after)
    assert state.player == 0
    assert refused(state, f"convert:{card}:{number}") in ("BC-5.30", "BC-6.27")


@pytest.mark.rule("BC-5.30")
def test_any_number_of_times_and_the_decision_is_asked_again() -> None:
    state = arrange({**ROASTER, "stored": cubes("7M")}, {})
    places = asked(state, "place")
    for roasted in (1, 2, 3):
        play(state, ROAST)
        assert held(state, 0) == {"malt": 7 - 2 * roasted, "coffee": roasted}
        assert (state.player, asked(state, "place")) == (0, places)
    assert refused(state, ROAST) == "BC-5.30"


@pytest.mark.rule("BC-5.30")
def test_only_the_owner_converts_and_only_in_his_own_decision() -> None:
    state = arrange({**ROASTER, "stored": cubes("4M")}, {"stored": cubes("4M")})
    play(state, "place:homebrew_shop:take_alt")
    assert state.player == 1
    assert refused(state, ROAST) == "BC-5.30"
    play(state, "place:specialty_shop:take", "take:spice")
    assert ROAST in names(state)


@pytest.mark.rule("BC-5.30")
def test_a_conversion_while_an_overflow_is_resolved() -> None:
    """R46: two malt become one coffee, so that one cube less must go; the last one by itself."""
    state = arrange({**ROASTER, "stored": cubes("11M")}, {}, market={"hops_market": {"hops": 3}})
    play(state, "place:hops_market:collect")
    assert look(state).overflow == 2
    assert ROAST in names(state)
    play(state, ROAST)
    assert look(state).overflow == 1
    play(state, ROAST)
    assert look(state).overflow == 0
    assert held(state, 0) == cubes("7M 3H 2C")


@pytest.mark.rule("BC-5.30")
def test_an_overflow_of_one_kind_is_asked_if_it_can_be_converted() -> None:
    state = arrange({**ROASTER, "stored": cubes("11M")}, {}, market={"malt_market": {"malt": 3}})
    play(state, "place:malt_market:collect")
    assert sorted(names(state)) == [ROAST, "discard:malt"]
    play(state, ROAST, ROAST)
    assert held(state, 0) == cubes("10M 2C")
    assert state.player == 1


@pytest.mark.rule("BC-5.30")
def test_a_conversion_in_the_brew_step_between_two_batches() -> None:
    mine = {**ROASTER, "tiles": ["double_line"], "stored": cubes("7M 2H 2Y")}
    state = brewery(mine, {})
    play(state, "process", "brew:simply_stout")
    assert ROAST in names(state)
    assert "brew:coffee_stout" not in names(state)
    play(state, ROAST)
    assert held(state, 0) == cubes("1M 1H 1Y 1C")
    play(state, "brew:coffee_stout")
    assert tanks(state, 0) == ["simply_stout", "coffee_stout"]


@pytest.mark.rule("BC-5.30", "BC-6.28")
def test_a_conversion_may_make_the_first_batch_of_the_brew_step_possible() -> None:
    """No yeast: nothing can be brewed before the Yeast Bank gives some. The brew step is a decision all the same."""
    state = brewery({"partnerships": ["yeast_bank"], "stored": cubes("4M 1H")}, {}, {}, {})
    play(state, "process")
    assert sorted(names(state)) == ["convert:yeast_bank:1", "convert:yeast_bank:2", "end_brew"]
    play(state, "convert:yeast_bank:1")
    assert "brew:pleasantly_porter" in names(state)


@pytest.mark.rule("BC-5.30")
def test_after_a_conversion_the_brew_step_is_asked_again_though_nothing_can_be_brewed() -> None:
    state = brewery({**ROASTER, "stored": cubes("5M 1H 1Y")}, {})
    play(state, "process", ROAST, ROAST)
    assert held(state, 0) == cubes("1M 1H 1Y 2C")
    other = brewery({**ROASTER, "stored": cubes("4M 1H 1Y")}, {})
    play(other, "process", ROAST)
    assert sorted(names(other)) == [ROAST, "end_brew"]


@pytest.mark.rule("BC-5.30")
@pytest.mark.parametrize(
    "moves",
    [
        ["place:specialty_shop:take"],
        ["place:worker_fair:hire_skilled_worker"],
        ["place:ext_orchard:form_local_partnership"],
        ["place:worker_fair:hire_skilled_worker", "worker:warehouse_manager"],
    ],
)
def test_a_conversion_goes_with_every_choice_of_the_market(moves: list[str]) -> None:
    """D4, D5, D6."""
    state = arrange({**ROASTER, "stored": cubes("4M")}, {}, {}, {})
    play(state, *moves)
    before = names(state)
    assert (state.player, ROAST in before) == (0, True)
    play(state, ROAST)
    assert (state.player, names(state)) == (0, before)
    assert held(state, 0) == cubes("2M 1C")


@pytest.mark.rule("BC-5.30")
@pytest.mark.parametrize("move", ["install", "research"])
def test_a_conversion_goes_with_every_choice_of_the_brewery(move: str) -> None:
    """D10, D14, D15."""
    state = brewery({**ROASTER, "stored": cubes("4M")}, {})
    assert ROAST in names(state)
    play(state, move)
    assert ROAST in names(state)
    play(state, ROAST)
    assert (state.player, held(state, 0)) == (0, cubes("2M 1C"))


@pytest.mark.rule("BC-5.30")
def test_a_choice_of_one_is_asked_if_a_conversion_is_possible() -> None:
    """The last worker, the last partnership, the last track."""
    mine = {**ROASTER, "stored": cubes("4M")}
    hiring = arrange(mine, {}, {}, workers=["head_brewer"])
    play(hiring, "place:worker_fair:hire_skilled_worker")
    assert sorted(names(hiring)) == [ROAST, "worker:head_brewer"]
    forming = arrange(mine, {}, {})
    play(forming, "place:staff_office:form_local_partnership")
    assert sorted(names(forming)) == [ROAST, "partnership:spice_importer"]
    lab = brewery({**mine, "research": [4, 4, 3, 4]}, {})
    play(lab, "research")
    assert sorted(names(lab)) == [ROAST, "track:3"]


@pytest.mark.rule("BC-5.30")
def test_a_choice_of_one_is_carried_out_without_a_conversion() -> None:
    hiring = arrange({}, {}, {}, workers=["head_brewer"])
    play(hiring, "place:worker_fair:hire_skilled_worker")
    assert (hiring.player, person(hiring, 0).workers) == (1, ["head_brewer"])


@pytest.mark.rule("BC-5.30", "BC-6.55")
def test_a_conversion_after_processing_may_make_a_section_payable() -> None:
    """D11: the second part is a decision, and a conversion is possible there."""
    state = brewery({**ROASTER, "stored": cubes("3M 1C")}, {}, {})
    assert "collaborate" not in names(state)
    play(state, "process")
    go(state, "end_brew?")
    assert (state.player, sorted(names(state))) == (0, [ROAST, "end_action"])
    play(state, ROAST)
    assert "collaborate" in names(state)


@pytest.mark.rule("BC-5.30")
def test_no_conversion_while_a_batch_is_being_paid() -> None:
    """The recipe is chosen, the reduction not yet."""
    mine = {**ROASTER, "research": [0, 3, 0, 0], "stored": cubes("8M 2H 2Y")}
    state = brewery(mine, {})
    play(state, "process", "brew:simply_stout")
    assert asked(state, "reduce") == ["malt"] or look(state).brewing == ""
    other = brewery({**mine, "sold": {"everyday_ale": 1}}, {})
    play(other, "process", "brew:everyday_ale")
    assert look(other).brewing == "everyday_ale"
    assert all(name.startswith("reduce:") for name in names(other))
    assert refused(other, ROAST) == "BC-5.30"


@pytest.mark.rule("BC-5.30")
def test_no_conversion_while_a_section_is_being_paid() -> None:
    mine = {"partnerships": ["spice_importer"], "stored": cubes("3H 1S 1C 1F")}
    state = brewery(mine, {}, {})
    play(state, "collaborate", "section:collab_specialty")
    assert sorted(asked(state, "give")) == ["coffee", "fruit", "spice"]
    assert refused(state, SPICE) == "BC-5.30"


@pytest.mark.rule("BC-5.30")
def test_no_conversion_that_leaves_a_mandatory_decision_without_an_option() -> None:
    """The Community Farm was chosen with one hops pair: turning both into spice would leave nothing to plant."""
    mine = {**IMPORTER, "stored": cubes("2H")}
    state = arrange(mine, {}, options={"community_farm": "on"})
    assert SPICE in names(state)
    play(state, "place:community_farm:community_farm")
    assert SPICE not in names(state)
    assert held(state, 0).get("spice", 0) == 0


@pytest.mark.rule("BC-5.30")
def test_a_conversion_on_the_way_to_the_last_market_decision() -> None:
    """The only executable space needs malt to plant; converting it away is refused."""
    taken = {"worker_fair": 1, "staff_office": 1, "specialty_shop": 1, "homebrew_shop": 1}
    state = arrange({**ROASTER, "stored": cubes("2M")}, {}, occupied=taken, options={"community_farm": "on"})
    assert state.player == 0
    assert refused(state, ROAST) == "BC-5.30"
    more = arrange({**ROASTER, "stored": cubes("3M")}, {}, occupied=taken, options={"community_farm": "on"})
    assert ROAST in names(more)


@pytest.mark.rule("BC-5.30")
def test_a_conversion_with_optional_decisions() -> None:
    """Planting may be declined: converting everything is allowed."""
    state = season_end({**ROASTER, "tiles": ["farm"], "stored": cubes("2M")}, {}, season="spring")
    assert sorted(names(state)) == [ROAST, "decline", "plant:malt"]
    play(state, ROAST)
    assert held(state, 0) == {"coffee": 1}


@pytest.mark.rule("BC-5.30", "BC-6.5")
def test_a_new_partnership_works_at_once_in_the_next_decision() -> None:
    state = arrange({"stored": cubes("2M")}, {"stored": cubes("2M")}, {}, occupied={})
    play(state, "place:staff_office:form_local_partnership", "partnership:coffee_roaster")
    assert state.player == 1
    play(state, "place:homebrew_shop:take_alt", "place:ext_orchard:take")
    assert (state.player, ROAST in names(state)) == (0, True)


# ── the last conversion ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-5.33")
def test_a_last_conversion_before_the_final_scoring() -> None:
    """Terroir at 4 counts kinds: after the last upkeep malt may still become coffee."""
    mine = {**ROASTER, "money": 9, "stored": cubes("5M"), "research": [4, 0, 0, 0]}
    state = over(mine, {"money": 9}, options={"research_side": "advanced"})
    assert not state.is_over
    assert money(state, 0) == 4  # upkeep is paid
    assert sorted(names(state)) == [ROAST, "decline"]
    play(state, ROAST)
    assert sorted(names(state)) == [ROAST, "decline"]
    play(state, "decline")
    assert state.is_over
    assert score(state, 0).research == 2


@pytest.mark.rule("BC-5.33")
def test_the_last_conversions_go_in_turn_order_and_only_to_those_who_can_pay() -> None:
    state = over(
        {**ROASTER, "stored": cubes("2M")},
        {**IMPORTER, "stored": cubes("1H")},
        {"stored": cubes("9M 2H")},
        {"partnerships": ["yeast_bank"], "stored": cubes("1H")},
        first=2,
    )
    assert state.player == 3
    play(state, "decline")
    assert state.player == 0
    play(state, ROAST)
    assert state.is_over


@pytest.mark.rule("BC-5.33")
def test_without_a_payable_conversion_the_game_is_over_at_once() -> None:
    assert over({**ROASTER, "stored": cubes("1M")}, {"stored": cubes("9M")}).is_over
