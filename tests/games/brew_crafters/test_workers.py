"""The 24 skilled workers of Brew Crafters: section 6.5 and what hiring means (BC-6.4)."""

from typing import Any

import pytest
from tests.games.brew_crafters.table import (
    DISCOVERY_WORKERS,
    GAME,
    WORKERS,
    arrange,
    asked,
    brewery,
    cubes,
    go,
    held,
    look,
    money,
    names,
    on,
    over,
    pass_brewery,
    person,
    play,
    price,
    refused,
    rep,
    research,
    season_end,
    season_start,
    tanks,
)

from alehouse import State

WAGES = {
    "malt_buyer": 1,
    "hop_buyer": 1,
    "yeast_biologist": 1,
    "forager": 3,
    "delivery_driver": 1,
    "warehouse_manager": 1,
    "head_brewer": 2,
    "tour_guide": 1,
    "accountant": 1,
    "purchasing_agent": 2,
    "night_foreman": 1,
    "master_gardener": 1,
    "cooper": 1,
    "hop_chemist": 1,
    "maltster": 1,
    "lab_director": 2,
    "plant_engineer": 1,
    "marketing_director": 1,
    "community_liaison": 1,
    "bartender": 1,
    "quality_inspector": 1,
    "volume_manager": 1,
    "investor_relations": 2,
    "flavour_specialist": 1,
}
MARKET = {
    "malt_market": {"malt": 3},
    "hops_market": {"hops": 2},
    "yeast_market": {"yeast": 1},
    "farm_stand": {"malt": 1, "yeast": 1},
    "private_investor": {"money": 2},
}
BASICS_SOLD = {"everyday_ale": 1, "pleasantly_porter": 1, "simply_stout": 1}
LINES = ["double_line", "brewpub"]


def with_worker(card: str, stored: str = "", **more: Any) -> dict[str, Any]:
    """A player with one skilled worker and nothing else but what is said."""
    return {"workers": [card] if card else [], "stored": cubes(stored), "money": 0, **more}


def taken(card: str, space: str, **more: Any) -> dict[str, int]:
    """What somebody with that card has after using a market space."""
    return held(go(arrange(with_worker(card, **more), {}, market=MARKET), f"place:{space}", "take:spice?"), 0)


def selling(card: str, *bottles: str, **more: Any) -> State:
    """The state after somebody with that card sold what waited in his three bottling units."""
    mine = with_worker(card, tiles=LINES, bottling=[*bottles, "", ""][:3], **more)
    mine["sold"] = {**BASICS_SOLD, **more.get("sold", {})}
    return play(brewery(mine, {}), "process")


def brewing(card: str, stored: str, *recipes: str, **more: Any) -> State:
    """The state after somebody with that card brewed, the third batch in the pub."""
    mine = {"sold": BASICS_SOLD, "tiles": ["storehouse", *LINES], **with_worker(card, stored), **more}
    state = play(brewery(mine, {}), "process")
    for number, recipe in enumerate(recipes):
        go(state, f"{'brew_in_pub' if number == 2 else 'brew'}:{recipe}", "as_printed?")
    return go(state, "end_brew?")


# ── all of them ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.49", "BC-5.24", "BC-3.1")
@pytest.mark.parametrize("card", WAGES)
def test_the_wage_is_due_in_winter(card: str) -> None:
    mine, others = with_worker(card), [{"money": 9}, {"money": 9}]
    mine["money"] = 20
    state = season_end(mine, *others, season="winter")
    assert money(state, 0) == 20 - max(5 + WAGES[card] - (2 if card == "accountant" else 0), 0)


@pytest.mark.rule("BC-4.11", "BC-6.51a", "BC-6.51s")
def test_there_are_24_cards_nine_of_them_for_discovery_one_for_three_players_up() -> None:
    assert set(WORKERS) == set(WAGES)
    assert {name for name, card in WORKERS.items() if card["discovery"]} == set(DISCOVERY_WORKERS)
    assert {name for name, card in WORKERS.items() if card["min_players"] > 2} == {"community_liaison"}


@pytest.mark.rule("BC-6.4", "BC-6.14", "BC-6.49")
@pytest.mark.parametrize("card", WAGES)
def test_hiring_takes_the_card_from_the_display_and_costs_nothing_now(card: str) -> None:
    state = arrange({"money": 0}, {}, {}, workers=[card, "cooper" if card != "cooper" else "maltster"])
    play(state, "place:worker_fair:hire_skilled_worker", f"worker:{card}")
    go(state, "take:malt?", "take:malt?", "take:spice?")
    assert person(state, 0).workers == [card]
    assert money(state, 0) == 0
    assert card not in [other.id for other in look(state).workers]
    assert len(look(state).workers) == 1
    assert on(state, "worker_fair") == [(0, "worker")]
    assert state.player == 1


@pytest.mark.rule("BC-6.4")
def test_nobody_is_hired_from_an_empty_display() -> None:
    state = arrange({}, {}, workers=[])
    assert "place:worker_fair:hire_skilled_worker" not in names(state)
    assert refused(state, "place:worker_fair:hire_skilled_worker") in ("BC-6.4", "BC-5.8")


@pytest.mark.rule("BC-6.4")
def test_a_player_may_have_any_number_of_workers() -> None:
    mine = {"workers": ["cooper", "bartender", "maltster", "hop_chemist", "head_brewer"]}
    state = play(arrange(mine, {}, workers=["malt_buyer", "forager"]), "place:worker_fair:hire_skilled_worker")
    assert set(asked(state, "worker")) == {"malt_buyer", "forager"}
    assert refused(state, "worker:accountant") != ""
    play(state, "worker:forager", "take:spice")
    assert len(person(state, 0).workers) == 6


@pytest.mark.rule("BC-6.50")
def test_effects_of_different_cards_add_up() -> None:
    mine = with_worker("", workers=["delivery_driver", "cooper", "volume_manager", "bartender"])
    mine |= {"tiles": [*LINES, "loading_dock"], "bottling": ["simply_stout", "", "simply_stout"]}
    state = play(brewery(mine, {}), "process")
    assert (money(state, 0), rep(state, 0)) == (2 * 2 + 1 + 2 + 2, 1 + 1)


# ── the market ────────────────────────────────────────────────────────────────────────────────────────


GIFTS = {"malt_buyer": "3M", "hop_buyer": "2H", "yeast_biologist": "2Y", "forager": "1S"}


@pytest.mark.rule("BC-6.49", "BC-6.51a", "BC-6.51b", "BC-6.51c", "BC-6.51d")
@pytest.mark.parametrize("card", GIFTS)
def test_some_workers_bring_ingredients_when_they_are_hired(card: str) -> None:
    state = play(arrange({}, {}, workers=[card, "cooper"]), "place:worker_fair:hire_skilled_worker", f"worker:{card}")
    go(state, "take:spice?", "take:spice?")
    assert held(state, 0) == cubes(GIFTS[card])


@pytest.mark.rule("BC-6.51a", "BC-6.52")
def test_the_malt_buyer_adds_a_malt_whenever_malt_is_taken() -> None:
    assert taken("malt_buyer", "malt_market:collect") == {"malt": 4}
    assert taken("malt_buyer", "farm_stand:collect") == {"malt": 2, "yeast": 1}
    assert taken("malt_buyer", "hops_market:collect") == {"hops": 2}
    assert taken("malt_buyer", "homebrew_shop:take") == {"hops": 1, "yeast": 1}


@pytest.mark.rule("BC-6.51b", "BC-6.52")
def test_the_hop_buyer_adds_a_hops_whenever_hops_are_taken() -> None:
    assert taken("hop_buyer", "hops_market:collect") == {"hops": 3}
    assert taken("hop_buyer", "homebrew_shop:take") == {"hops": 2, "yeast": 1}  # restocked or not
    assert taken("hop_buyer", "malt_market:collect") == {"malt": 3}
    assert taken("hop_buyer", "specialty_shop:take") == {"spice": 1}
    assert taken("hop_buyer", "homebrew_shop:take_alt") == {}


@pytest.mark.rule("BC-6.51c", "BC-6.52")
def test_the_yeast_biologist_adds_a_yeast_whenever_yeast_is_taken() -> None:
    assert taken("yeast_biologist", "yeast_market:collect") == {"yeast": 2}
    assert taken("yeast_biologist", "farm_stand:collect") == {"malt": 1, "yeast": 2}
    assert taken("yeast_biologist", "homebrew_shop:take") == {"hops": 1, "yeast": 2}
    assert taken("yeast_biologist", "malt_market:collect") == {"malt": 3}


@pytest.mark.rule("BC-6.52")
def test_the_buyers_look_at_what_the_space_yielded_not_at_the_swap() -> None:
    mine = with_worker("malt_buyer", lab="advanced", research=[3, 0, 0, 0])
    state = play(arrange(mine, {}, market=MARKET), "place:yeast_market:collect", "swap:yeast:malt")
    assert held(state, 0) == {"malt": 1}
    mine = with_worker("yeast_biologist", lab="advanced", research=[3, 0, 0, 0])
    state = go(arrange(mine, {}, market=MARKET), "place:yeast_market:collect", "swap:yeast:malt")
    assert held(state, 0) == {"malt": 1, "yeast": 1}


@pytest.mark.rule("BC-6.52")
def test_the_buyers_do_not_see_tile_gifts_research_or_harvests() -> None:
    three = {"workers": ["malt_buyer", "hop_buyer", "yeast_biologist"], "shifts": 2}
    state = play(brewery(three, {}), "install", "tile:farm", "pass", "research", "track:1")
    assert held(state, 0) == cubes("3M 3H")
    state = season_end({**three, "tiles": ["farm"], "plots": ["malt", "hops"]}, {}, season="autumn")
    assert held(state, 0) == cubes("4M 3H")


@pytest.mark.rule("BC-6.52", "BC-8.6")
def test_the_buyers_do_not_see_the_exchange() -> None:
    mine = with_worker("malt_buyer", "1Y")
    state = arrange(mine, {}, options={"commodities_exchange": "on"})
    go(state, "place:commodities_exchange:commodities_exchange", "line:sell_yeast?")
    assert held(state, 0) == cubes("4M 1H")


@pytest.mark.rule("BC-6.52", "BC-6.51a", "BC-6.51c")
def test_several_buyers_work_on_one_space() -> None:
    mine = {"workers": ["malt_buyer", "yeast_biologist"], "lab": "basic", "research": [3, 0, 0, 0]}
    state = play(arrange(mine, {}, market=MARKET), "place:farm_stand:collect", "take:malt")
    assert held(state, 0) == cubes("3M 2Y")


@pytest.mark.rule("BC-6.51d", "BC-5.3")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn", "winter"])
def test_the_forager_finds_a_special_in_spring_and_autumn(season: str) -> None:
    state = season_start(with_worker("forager"), {}, season=season, year=2)
    if season in ("spring", "autumn"):
        assert asked(state, "take") == ["spice", "coffee", "fruit"]
        play(state, "take:fruit")
        assert held(state, 0) == {"fruit": 1}
    else:
        assert held(state, 0) == {}
    assert look(state).phase == "market"


@pytest.mark.rule("BC-6.51j", "BC-5.12")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn", "winter"])
def test_the_purchasing_agent_places_once_more_in_spring_and_autumn(season: str) -> None:
    state = arrange(with_worker("purchasing_agent"), {}, season=season, market=MARKET)
    play(state, *(f"place:{name}:collect" for name in ("malt_market", "hops_market", "yeast_market", "farm_stand")))
    if season in ("summer", "winter"):
        assert look(state).phase == "brewery"
        return
    assert look(state).phase == "market"
    assert state.player == 0
    assert "decline" in names(state)
    assert "place:malt_market:collect" not in names(state)  # it is occupied
    other = play(state.copy(), "place:homebrew_shop:take_alt")
    assert money(other, 0) == 2
    assert on(other, "homebrew_shop") == [(0, "extra")]
    assert look(other).phase == "brewery"
    assert look(play(state, "decline")).phase == "brewery"


@pytest.mark.rule("BC-6.51j", "BC-5.32")
def test_a_purchasing_agent_hired_this_season_already_acts() -> None:
    state = arrange({"money": 0}, {}, market=MARKET, workers=["purchasing_agent"])
    go(state, "place:worker_fair:hire_skilled_worker", "worker:purchasing_agent?")
    play(state, "place:malt_market:collect", "place:hops_market:collect", "place:yeast_market:collect")
    assert look(state).phase == "market"
    assert state.player == 0


@pytest.mark.rule("BC-6.51w", "BC-6.8")
def test_investor_relations_earns_at_the_private_investor_only() -> None:
    state = play(arrange(with_worker("investor_relations"), {}, market=MARKET), "place:private_investor:collect")
    assert (money(state, 0), rep(state, 0)) == (2 + 1, 1)
    state = play(arrange(with_worker("investor_relations"), {}, market=MARKET), "place:homebrew_shop:take_alt")
    assert (money(state, 0), rep(state, 0)) == (2, 0)


# ── selling ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.51e")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_the_delivery_driver_earns_a_dollar_in_each_sell_step(count: int) -> None:
    assert money(selling("delivery_driver", *["everyday_ale"] * count), 0) == 2 * count + (count > 0)


@pytest.mark.rule("BC-6.51h")
def test_the_tour_guide_earns_with_the_first_sale_of_each_advanced_recipe() -> None:
    state = selling("tour_guide", "coffee_stout", "coffee_stout", "pumpkin_ale")
    assert (money(state, 0), rep(state, 0)) == (6 + 2, 2)
    state = selling("tour_guide", "everyday_ale", "everyday_ale")
    assert (money(state, 0), rep(state, 0)) == (4, 0)


@pytest.mark.rule("BC-6.51h", "BC-6.52a")
def test_the_tour_guide_does_not_count_a_recipe_sold_before() -> None:
    state = selling("tour_guide", "coffee_stout", sold={"coffee_stout": 1})
    assert (money(state, 0), rep(state, 0)) == (2, 0)


@pytest.mark.rule("BC-6.51h", "BC-6.35")
def test_the_tour_guide_needs_no_label() -> None:
    mine = with_worker("tour_guide", sold=BASICS_SOLD, bottling=["pumpkin_ale"])
    state = play(brewery(mine, {}, labels_gone=["pumpkin_ale"]), "process")
    assert (money(state, 0), rep(state, 0)) == (3, 1)


@pytest.mark.rule("BC-6.51m", "BC-3.5")
@pytest.mark.parametrize(
    ("bottles", "extra"),
    [
        (["simply_stout"], 1),
        (["simply_stout", "coffee_stout", "smoked_porter"], 3),
        (["pleasantly_porter"], 0),
        (["everyday_ale", "pumpkin_ale"], 0),
    ],
)
def test_the_cooper_earns_a_dollar_for_each_barrel_sold(bottles: list[str], extra: int) -> None:
    assert money(selling("cooper", *bottles), 0) == 2 * len(bottles) + extra


@pytest.mark.rule("BC-6.51r", "BC-6.35")
def test_the_marketing_director_earns_two_for_each_label() -> None:
    state = selling("marketing_director", "coffee_stout", "coffee_stout", "pumpkin_ale")
    assert sorted(person(state, 0).labels) == ["coffee_stout", "pumpkin_ale"]
    assert rep(state, 0) == 4
    assert rep(selling("marketing_director", "everyday_ale"), 0) == 0


@pytest.mark.rule("BC-6.51t")
def test_the_bartender_earns_for_batches_sold_from_the_pub() -> None:
    assert rep(selling("bartender", "", "", "everyday_ale"), 0) == 1
    assert rep(selling("bartender", "everyday_ale", "everyday_ale", ""), 0) == 0
    assert rep(selling("bartender", "everyday_ale", "pumpkin_ale", "coffee_stout"), 0) == 1


@pytest.mark.rule("BC-6.51u", "BC-6.52a")
@pytest.mark.parametrize(
    ("before", "bottles", "tokens"),
    [
        ({"everyday_ale": 2}, ["everyday_ale"], 3),
        ({"everyday_ale": 2}, ["pumpkin_ale"], 3),  # any beer of the family
        ({"everyday_ale": 1}, ["everyday_ale"], 0),
        ({"everyday_ale": 3}, ["everyday_ale"], 0),  # once only
        ({"everyday_ale": 2}, ["simply_stout"], 0),
        ({"everyday_ale": 2, "simply_stout": 1, "coffee_stout": 1}, ["everyday_ale", "coffee_stout"], 6),
        ({"everyday_ale": 1}, ["everyday_ale", "everyday_ale", "everyday_ale"], 3),
    ],
)
def test_the_quality_inspector_counts_to_three_in_each_family(
    before: dict[str, int], bottles: list[str], tokens: int
) -> None:
    mine = with_worker("quality_inspector", tiles=LINES, bottling=[*bottles, "", ""][:3], sold=before)
    assert rep(play(brewery(mine, {}), "process"), 0) == tokens


@pytest.mark.rule("BC-6.51v")
@pytest.mark.parametrize(
    ("bottles", "tokens"),
    [([], 0), (["everyday_ale"], 1), (["everyday_ale", "simply_stout"], 1), (["pumpkin_ale"], 0)],
)
def test_the_volume_manager_earns_in_a_sell_step_with_a_basic_batch(bottles: list[str], tokens: int) -> None:
    assert rep(selling("volume_manager", *bottles), 0) == tokens
    assert rep(selling("volume_manager", *bottles, "coffee_stout"), 0) == tokens


# ── brewing ───────────────────────────────────────────────────────────────────────────────────────────

PANTRY = "8M 6H 4Y 3C 3F"


@pytest.mark.rule("BC-6.51g")
@pytest.mark.parametrize(
    ("recipes", "tokens"),
    [
        (["coffee_stout"], 1),
        (["coffee_stout", "coffee_stout"], 1),
        (["everyday_ale", "coffee_stout"], 1),
        (["everyday_ale"], 0),
        ([], 0),
    ],
)
def test_the_head_brewer_earns_after_a_brew_step_with_an_advanced_batch(recipes: list[str], tokens: int) -> None:
    assert rep(brewing("head_brewer", PANTRY, *recipes), 0) == tokens


@pytest.mark.rule("BC-6.51g", "BC-6.54")
def test_the_head_brewer_counts_an_advanced_batch_without_specials() -> None:
    assert rep(brewing("head_brewer", "6M 3H 2Y", "smoked_porter"), 0) == 1


@pytest.mark.rule("BC-6.51n", "BC-6.37")
def test_the_hop_chemist_saves_a_hops_in_batches_with_the_hop_symbol() -> None:
    assert held(brewing("hop_chemist", "2M 2H 1Y", "everyday_ale"), 0) == {"hops": 1}
    assert held(brewing("hop_chemist", "4M 2H 2Y", "everyday_ale", "everyday_ale"), 0) == {}  # each batch
    assert held(brewing("hop_chemist", "3M 1H 2Y 2F", "lambic_ale"), 0) == {}  # not below 1
    assert held(brewing("hop_chemist", "6M 3H 2Y", "smoked_porter"), 0) == {}  # no hop symbol


@pytest.mark.rule("BC-6.51o", "BC-6.37")
def test_the_maltster_saves_a_malt_where_four_or_more_are_printed() -> None:
    assert held(brewing("maltster", "4M 1H 1Y", "simply_stout"), 0) == {"malt": 1}
    assert held(brewing("maltster", "6M 3H 2Y", "smoked_porter"), 0) == {"malt": 1}
    assert held(brewing("maltster", "6M 2H 2Y", "simply_stout", "simply_stout"), 0) == {}
    assert held(brewing("maltster", "3M 1H 1Y", "pleasantly_porter"), 0) == {}


@pytest.mark.rule("BC-6.37", "BC-6.51o", "BC-6.46b")
def test_the_maltster_looks_at_the_printed_malt_not_at_the_lowered_one() -> None:
    state = brewing("maltster", "4M 1H 1Y", "simply_stout", tiles=["mash_tun", "storehouse"])
    assert held(state, 0) == {"malt": 2}  # 4 printed, one less by the tun, one less by the man


@pytest.mark.rule("BC-6.51x")
def test_the_flavour_specialist_brings_a_special_at_hiring() -> None:
    state = play(arrange({}, {}, workers=["flavour_specialist", "cooper"]), "place:worker_fair:hire_skilled_worker")
    play(state, "worker:flavour_specialist")
    assert asked(state, "take") == ["spice", "coffee", "fruit"]
    play(state, "take:coffee")
    assert held(state, 0) == {"coffee": 1}
    assert state.player == 1


@pytest.mark.rule("BC-6.51x", "BC-6.37")
def test_the_flavour_specialist_pays_one_special_with_another() -> None:
    mine = with_worker("flavour_specialist", "1M 1H 1Y 1F", sold=BASICS_SOLD)
    state = play(brewery(mine, {}), "process")
    assert "brew:coffee_stout" in names(state)
    go(state, "brew:coffee_stout", "substitute:coffee:fruit?")
    assert tanks(state, 0) == ["coffee_stout"]
    assert held(state, 0) == {}
    plain = play(brewery(with_worker("cooper", "1M 1H 1Y 1F", sold=BASICS_SOLD), {}), "process")
    assert "brew:coffee_stout" not in names(plain)


@pytest.mark.rule("BC-6.51x", "BC-6.37")
def test_the_substitution_is_one_special_a_batch_and_a_choice() -> None:
    mine = with_worker("flavour_specialist", "2M 1H 1Y 1S 2F 2C", sold=BASICS_SOLD)
    state = play(brewery(mine, {}), "process", "brew:pumpkin_ale")
    assert set(asked(state, "substitute")) == {"spice:coffee", "spice:fruit", "fruit:coffee", "fruit:spice"} - {
        "spice:fruit",  # there would not be enough fruit left
        "fruit:spice",
    }
    assert "as_printed" in names(state)
    play(state, "substitute:fruit:coffee")
    assert held(state, 0) == {"fruit": 1, "coffee": 1}
    short = play(brewery(with_worker("flavour_specialist", "2M 1H 1Y 3C", sold=BASICS_SOLD), {}), "process")
    assert "brew:pumpkin_ale" not in names(short)  # three would have to be replaced


@pytest.mark.rule("BC-6.51x")
def test_every_batch_may_be_substituted() -> None:
    mine = with_worker("flavour_specialist", "2M 2H 2Y 2F", sold=BASICS_SOLD, tiles=["double_line"])
    state = go(brewery(mine, {}), "process", "brew:coffee_stout", "substitute:coffee:fruit?")
    go(state, "brew:coffee_stout", "substitute:coffee:fruit?")
    assert tanks(state, 0)[:2] == ["coffee_stout", "coffee_stout"]
    assert held(state, 0) == {}


@pytest.mark.rule("BC-6.51x")
def test_a_basic_ingredient_is_never_substituted() -> None:
    mine = with_worker("flavour_specialist", "1M 1H 1C 1S 1F", sold=BASICS_SOLD)
    assert "brew:coffee_stout" not in names(play(brewery(mine, {}), "process"))


# ── the brewery ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.51f", "BC-5.28", "BC-5.31")
def test_the_warehouse_manager_brings_two_basics_and_six_places() -> None:
    mine = {"stored": cubes("12M")}
    state = play(arrange(mine, {}, workers=["warehouse_manager", "cooper"]), "place:worker_fair:hire_skilled_worker")
    play(state, "worker:warehouse_manager")
    assert person(state, 0).capacity == 18
    assert asked(state, "take") == ["malt", "hops", "yeast"]
    play(state, "take:hops", "take:yeast")
    assert held(state, 0) == cubes("12M 1H 1Y")  # the new places count at once
    assert state.player == 1


@pytest.mark.rule("BC-6.51f", "BC-6.46a", "BC-5.28")
def test_storage_places_add_up() -> None:
    state = brewery({"workers": ["warehouse_manager"], "tiles": ["storehouse"]}, {})
    assert person(state, 0).capacity == 12 + 12 + 6
    assert person(state, 1).capacity == 12


@pytest.mark.rule("BC-6.51i", "BC-5.24")
def test_the_accountant_lowers_the_upkeep_by_two() -> None:
    state = season_end(with_worker("accountant", tiles=["brewpub"]) | {"money": 20}, {"money": 9}, season="winter")
    assert money(state, 0) == 20 - (3 + 2 + 1 + 3 - 2)


@pytest.mark.rule("BC-6.51i", "BC-6.44h", "BC-5.24", "BC-6.50")
def test_the_accountant_and_people_add_up() -> None:
    mine = with_worker("", workers=["accountant", "head_brewer", "lab_director"], lab="advanced", research=[0, 0, 0, 3])
    state = season_end(mine | {"money": 20}, {"money": 9}, season="winter")
    assert money(state, 0) == 20 - (3 + 2 + (5 - 3) - 2)


@pytest.mark.rule("BC-6.51i", "BC-5.24")
def test_the_discount_shows_in_the_upkeep_to_come() -> None:
    state = brewery(with_worker("accountant"), {})
    upkeep = person(state, 0).upkeep
    assert (upkeep.printed, upkeep.tiles, upkeep.workers, upkeep.shifts, upkeep.total) == (3, 0, 1, 2, 4)


@pytest.mark.rule("BC-6.51k", "BC-5.16")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn", "winter"])
def test_the_night_foreman_acts_once_more_in_winter(season: str) -> None:
    mine = with_worker("night_foreman") | {"money": 10}
    state = play(brewery(mine, {}, season=season), "pass", "pass")
    if season != "winter":
        assert look(state).season != season
        return
    assert state.player == 0
    assert {"process", "research", "install", "pass"} <= set(names(state))
    play(state, "research", "track:3")
    assert money(state, 0) == 10 + 3 - 6
    assert research(state, 0) == [0, 0, 1, 0]
    assert look(state).year == 2


@pytest.mark.rule("BC-6.51k", "BC-5.16")
def test_the_night_foremen_come_after_all_shifts_and_may_pass() -> None:
    brewed = {"everyday_ale": 3}
    state = brewery(with_worker("night_foreman", sold=brewed, shifts=2), {"sold": brewed, "shifts": 2}, season="winter")
    order = []
    while look(state).phase == "brewery":
        order.append(int(state.player))
        play(state, "pass")
    assert order == [0, 1, 0, 1, 0]


@pytest.mark.rule("BC-6.51l", "BC-6.47")
def test_the_master_gardener_plants_for_nothing() -> None:
    mine = with_worker("master_gardener", "1M 1F", tiles=["farm"])
    state = play(season_end(mine, {}, season="spring"), "plant:malt", "plant:fruit")
    assert held(state, 0) == cubes("1M 1F")
    assert [plot.kind for plot in person(state, 0).plots] == ["malt", "fruit"]


@pytest.mark.rule("BC-6.51l", "BC-6.47")
@pytest.mark.parametrize(("kind", "normal"), [("malt", 4), ("hops", 3), ("fruit", 2)])
def test_the_master_gardener_harvests_one_more_from_each_plot(kind: str, normal: int) -> None:
    mine = with_worker("master_gardener", tiles=["farm"], plots=[kind, kind])
    assert held(season_end(mine, {}, season="autumn"), 0) == {kind: 2 * (normal + 1)}
    plain = with_worker("cooper", tiles=["farm"], plots=[kind, ""])
    assert held(season_end(plain, {}, season="autumn"), 0) == {kind: normal}


@pytest.mark.rule("BC-6.51p", "BC-6.52b")
def test_the_lab_director_makes_one_more_step() -> None:
    state = play(brewery(with_worker("lab_director"), {}), "research", "track:3")
    assert money(state, 0) == 3  # the first step is settled before the second
    assert asked(state, "track") == ["1", "2", "3", "4"]
    play(state, "track:3")
    assert research(state, 0) == [0, 0, 2, 0]
    assert state.player == 1


@pytest.mark.rule("BC-6.51p", "BC-6.52b")
def test_the_second_step_may_be_on_another_track() -> None:
    state = play(brewery(with_worker("lab_director"), {}), "research", "track:3", "track:1")
    assert research(state, 0) == [1, 0, 1, 0]
    assert held(state, 0) == cubes("2M 2H")


@pytest.mark.rule("BC-6.51p", "BC-6.52b")
def test_the_lab_director_helps_once_a_year() -> None:
    brewed = {"everyday_ale": 3}
    mine = with_worker("lab_director", sold=brewed, shifts=2)
    state = play(brewery(mine, {}), "research", "track:3", "track:3", "pass", "research", "track:3")
    assert research(state, 0) == [0, 0, 3, 0]
    used = play(brewery(with_worker("lab_director", directed=True), {}, season="summer"), "research", "track:3")
    assert research(used, 0) == [0, 0, 1, 0]
    assert used.player == 1


@pytest.mark.rule("BC-6.51p", "BC-6.52b")
def test_the_lab_director_helps_again_in_the_next_year() -> None:
    mine = with_worker("lab_director", directed=True)
    state = pass_brewery(brewery({**mine, "money": 9}, {"money": 9}, season="winter"))
    assert look(state).year == 2
    while look(state).phase == "market":
        play(state, names(state)[0])
    while state.player != 0:
        play(state, "pass")
    play(state, "research", "track:3", "track:3")
    assert research(state, 0) == [0, 0, 2, 0]


@pytest.mark.rule("BC-6.52b", "BC-5.32")
def test_a_lab_director_hired_by_research_helps_only_the_next_one() -> None:
    brewed = {"everyday_ale": 3}
    mine = {"lab": "advanced", "sold": brewed, "shifts": 2}
    state = play(brewery(mine, {}, workers=["lab_director", "cooper"]), "research", "track:4", "worker:lab_director")
    assert state.player == 1
    play(state, "pass", "research", "track:3", "track:3")
    assert research(state, 0) == [0, 0, 2, 1]


@pytest.mark.rule("BC-6.52b")
def test_research_before_the_director_came_does_not_use_him_up() -> None:
    mine = {"lab": "advanced", "sold": {"everyday_ale": 9}, "shifts": 3}
    state = play(brewery(mine, {}, workers=["lab_director", "cooper"]), "research", "track:3", "pass")
    play(state, "research", "track:4", "worker:lab_director", "research", "track:3")
    assert research(state, 0) == [0, 0, 2, 1]
    play(state, "track:3")
    assert research(state, 0) == [0, 0, 3, 1]


@pytest.mark.rule("BC-6.52b")
def test_the_extra_step_is_lost_when_no_track_is_left() -> None:
    state = play(brewery(with_worker("lab_director", research=[4, 4, 3, 4]), {}), "research")
    assert research(state, 0) == [4, 4, 4, 4]
    assert state.player == 1


@pytest.mark.rule("BC-6.51q", "BC-5.31")
def test_the_plant_engineer_earns_with_each_install() -> None:
    state = play(brewery(with_worker("plant_engineer"), {}), "install", "tile:oak_barrels")
    assert asked(state, "take") == ["malt", "hops", "yeast"]
    play(state, "take:yeast")
    assert (money(state, 0), held(state, 0)) == (1, {"yeast": 1})


@pytest.mark.rule("BC-6.51q", "BC-5.31", "BC-5.29")
def test_the_bonus_for_installing_and_the_gift_are_one_receipt() -> None:
    state = play(brewery(with_worker("plant_engineer", "11S"), {}), "install", "tile:mash_tun")
    assert asked(state, "take") == ["malt", "hops", "yeast"]  # before anything is discarded
    play(state, "take:hops")
    assert look(state).overflow == 2
    play(state, "discard:spice", "discard:spice")
    assert held(state, 0) == cubes("2M 1H 9S")
    assert money(state, 0) == 1


@pytest.mark.rule("BC-6.51q", "BC-6.44f")
def test_the_plant_engineer_earns_with_a_free_install_too() -> None:
    mine = with_worker("plant_engineer", lab="advanced")
    state = play(brewery(mine, {}), "research", "track:2", "tile:oak_barrels", "take:malt")
    assert (money(state, 0), held(state, 0)) == (1, {"malt": 1})


# ── collaboration ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.51s", "BC-6.56")
@pytest.mark.parametrize(
    ("section", "stored"),
    [("collab_malt", "4M"), ("collab_hops", "3H"), ("collab_yeast", "2Y"), ("collab_specialty", "1F")],
)
def test_the_community_liaison_pays_one_less_for_a_section(section: str, stored: str) -> None:
    state = go(brewery(with_worker("community_liaison", stored), {}, {}), "collaborate")
    go(state, f"section:{section}?", "give:fruit?", "end_action?")
    assert person(state, 0).sections == [section]
    assert held(state, 0) == {}
    plain = brewery(with_worker("cooper", stored), {}, {})
    assert "collaborate" not in names(plain)


@pytest.mark.rule("BC-6.51s", "BC-6.57")
def test_the_community_liaison_earns_one_more_for_each_own_section() -> None:
    sections = {"collab_malt": 0, "collab_hops": 0, "collab_yeast": 1}
    mine, third = with_worker("community_liaison"), {"stored": cubes("2F"), "money": 0}
    state = go(play(brewery(mine, {"money": 0}, third, sections=sections, first=2), "collaborate"), "end_action?")
    assert (rep(state, 0), money(state, 0)) == (3 + 2 + 2, 1)
    assert (rep(state, 1), money(state, 1)) == (2, 1)
    assert (rep(state, 2), money(state, 2)) == (3, 0)


@pytest.mark.rule("BC-6.51s")
def test_with_two_players_there_is_no_community_liaison() -> None:
    state = GAME.new(2, fate="open", worker_set="random", first_player="1")
    assert "draw_worker:community_liaison" not in names(state)
    assert len(asked(state, "draw_worker")) == 23
    state = GAME.new(3, fate="open", worker_set="random", first_player="1")
    assert len(asked(state, "draw_worker")) == 24


@pytest.mark.rule("BC-6.49", "BC-5.25")
def test_a_worker_hired_in_winter_is_paid_in_full() -> None:
    state = arrange({"money": 20}, {"money": 9}, season="winter", market=MARKET, workers=["head_brewer"])
    go(state, "place:worker_fair:hire_skilled_worker", "worker:head_brewer?")
    while look(state).phase == "market":
        play(state, next(name for name in names(state) if name.endswith(":collect") and "investor" not in name))
    pass_brewery(state)
    assert money(state, 0) == 20 - 7


@pytest.mark.rule("BC-7.4")
def test_workers_are_worth_nothing_in_themselves() -> None:
    state = over(with_worker("cooper") | {"money": 20}, {"money": 9})
    assert person(state, 0).score.total == 0


@pytest.mark.rule("BC-6.51n", "BC-6.51o")
def test_prices_name_who_lowers_them() -> None:
    state = brewery(with_worker("hop_chemist"), {})
    assert price(state, 0, "everyday_ale").cost == cubes("2M 1H 1Y")
    state = brewery(with_worker("maltster"), {})
    assert price(state, 0, "simply_stout").cost == cubes("3M 1H 1Y")
