"""Install of Brew Crafters: section 6.4, all ten tiles and the Farm."""

from typing import Any

import pytest
from tests.games.brew_crafters.table import (
    BASIC_RECIPES,
    TILES,
    arrange,
    asked,
    bottling,
    brewery,
    cubes,
    go,
    held,
    look,
    money,
    names,
    over,
    pass_brewery,
    person,
    play,
    price,
    refused,
    rep,
    score,
    season_end,
    sold,
    tanks,
    tiles_left,
)

from alehouse import State

UPKEEP = {
    "storehouse": 1,
    "mash_tun": 1,
    "yeast_lab": 1,
    "farm": 1,
    "hop_infuser": 2,
    "oak_barrels": 1,
    "tasting_room": 2,
    "brewpub": 3,
    "double_line": 2,
    "loading_dock": 1,
}
GIFTS = {
    "storehouse": "2M",
    "mash_tun": "2M",
    "yeast_lab": "2Y",
    "farm": "1M 1H",
    "hop_infuser": "2H",
    "double_line": "2M 1Y",
}
BASICS_SOLD = dict.fromkeys(BASIC_RECIPES, 1)


def owner(*tiles: str, stored: str = "", **more: Any) -> dict[str, Any]:
    """A player with these tiles who has already brewed every basic beer, without money."""
    return {"tiles": list(tiles), "stored": cubes(stored), "money": 0, "sold": BASICS_SOLD, **more}


def brewed(mine: dict[str, Any], *moves: str) -> State:
    """The state after that player processed beer and brewed by these moves."""
    return go(brewery(mine, {}), "process", *moves, "end_brew?")


# ── the action ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.45", "BC-3.7", "BC-4.14")
def test_there_are_ten_kinds_five_of_each() -> None:
    assert set(TILES) == set(UPKEEP)
    state = brewery({}, {}, {}, {}, {})
    assert {tile.id: tile.left for tile in look(state).tiles} == dict.fromkeys(UPKEEP, 5)


@pytest.mark.rule("BC-6.45", "BC-6.46a", "BC-6.46b", "BC-6.46c", "BC-6.46d", "BC-6.46e")
@pytest.mark.rule("BC-6.46f", "BC-6.46g", "BC-6.46h", "BC-6.46i", "BC-6.46j")
@pytest.mark.parametrize("tile", UPKEEP)
def test_installing_costs_nothing_and_brings_the_printed_gift(tile: str) -> None:
    state = play(brewery({"money": 3}, {}), "install", f"tile:{tile}")
    if tile == "brewpub":
        assert asked(state, "take") == ["spice", "coffee", "fruit"]
        play(state, "take:spice", "take:fruit")
    assert held(state, 0) == cubes(GIFTS.get(tile, "1S 1F" if tile == "brewpub" else ""))
    assert person(state, 0).tiles == [tile]
    assert money(state, 0) == 3 + (tile == "loading_dock")
    assert tiles_left(state, tile) == 4
    assert state.player == 1


@pytest.mark.rule("BC-6.45", "BC-5.24", "BC-6.46a", "BC-6.46b", "BC-6.46c", "BC-6.46d", "BC-6.46e")
@pytest.mark.rule("BC-6.46f", "BC-6.46g", "BC-6.46h", "BC-6.46i", "BC-6.46j")
@pytest.mark.parametrize("tile", UPKEEP)
def test_the_upkeep_of_a_tile_is_due_in_winter(tile: str) -> None:
    state = season_end({"tiles": [tile], "money": 20}, {"money": 9}, season="winter")
    assert money(state, 0) == 20 - 5 - UPKEEP[tile]


@pytest.mark.rule("BC-6.45", "BC-5.25")
def test_a_tile_installed_in_winter_is_paid_in_the_same_winter() -> None:
    state = pass_brewery(play(brewery({"money": 20}, {"money": 9}, season="winter"), "install", "tile:oak_barrels"))
    assert money(state, 0) == 20 - 5 - 1


@pytest.mark.rule("BC-6.45")
@pytest.mark.parametrize("tile", UPKEEP)
def test_no_kind_is_installed_twice_by_a_player(tile: str) -> None:
    state = play(brewery({"tiles": [tile]}, {}), "install")
    assert f"tile:{tile}" not in names(state)
    assert len(asked(state, "tile")) == 9
    assert refused(state, f"tile:{tile}") == "BC-6.45"


@pytest.mark.rule("BC-6.45", "BC-5.18")
def test_there_is_nothing_to_install_with_all_ten() -> None:
    state = brewery({"tiles": list(UPKEEP)}, {})
    assert "install" not in names(state)
    assert refused(state, "install") in ("BC-6.45", "BC-5.18")


@pytest.mark.rule("BC-6.45", "BC-3.7")
def test_five_players_may_all_have_a_tile_then_none_is_left() -> None:
    state = brewery({}, *[{"tiles": ["farm"]}] * 4)
    play(state, "install", "tile:farm")
    assert tiles_left(state, "farm") == 0


@pytest.mark.rule("BC-6.45", "BC-5.29")
def test_the_gift_may_overflow() -> None:
    state = play(brewery({"stored": cubes("11S")}, {}), "install", "tile:yeast_lab")
    assert look(state).overflow == 1
    play(state, "discard:spice")
    assert held(state, 0) == cubes("2Y 10S")


# ── storehouse, mash tun, yeast lab ───────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.46a", "BC-5.28", "BC-5.31")
def test_the_storehouse_has_twelve_more_places_at_once() -> None:
    state = play(brewery({"stored": cubes("12H")}, {}), "install", "tile:storehouse")
    assert person(state, 0).capacity == 24
    assert held(state, 0) == cubes("2M 12H")
    full = {"tiles": ["storehouse"], "stored": cubes("22H")}
    state = play(arrange(full, {}, market={"malt_market": {"malt": 3}}), "place:malt_market:collect")
    assert look(state).overflow == 1


@pytest.mark.rule("BC-6.46b", "BC-6.37", "BC-6.48")
def test_the_mash_tun_saves_a_malt_in_every_batch_in_any_tank() -> None:
    mine = owner("mash_tun", "double_line", "brewpub", stored="6M 3H 3Y")
    state = brewed(mine, "brew:pleasantly_porter", "brew:pleasantly_porter", "brew_in_pub:pleasantly_porter")
    assert tanks(state, 0) == ["pleasantly_porter"] * 3
    assert held(state, 0) == {}


@pytest.mark.rule("BC-6.46b", "BC-6.37")
def test_the_mash_tun_leaves_one_malt() -> None:
    state = brewery(owner("mash_tun", stored="2M 1H 1Y 1C"), {})
    assert price(state, 0, "coffee_stout").cost == cubes("1M 1H 1Y 1C")
    assert price(state, 0, "everyday_ale").cost == cubes("1M 2H 1Y")
    play(state, "process", "brew:coffee_stout")
    assert held(state, 0) == {"malt": 1}


@pytest.mark.rule("BC-6.46c", "BC-6.38")
def test_the_yeast_lab_gives_a_yeast_after_a_brew_step_with_a_batch() -> None:
    mine = owner("yeast_lab", "double_line", stored="6M 2H 2Y")
    state = brewed(mine, "brew:pleasantly_porter", "brew:pleasantly_porter")
    assert held(state, 0) == {"yeast": 1}  # once, however many batches
    assert held(brewed(owner("yeast_lab", stored="1M")), 0) == {"malt": 1}


@pytest.mark.rule("BC-6.38", "BC-6.46c")
def test_the_yeast_of_the_lab_comes_too_late_for_the_same_step() -> None:
    mine = owner("yeast_lab", "double_line", stored="6M 2H 1Y")
    state = play(brewery(mine, {}), "process", "brew:pleasantly_porter")
    assert "brew:pleasantly_porter" not in names(state)
    assert tanks(go(state, "end_brew?"), 0)[:2] == ["pleasantly_porter", ""]


# ── symbols ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.46e", "BC-6.48", "BC-3.5", "BC-6.36")
@pytest.mark.parametrize(
    ("recipe", "hop", "barrel"),
    [
        ("everyday_ale", 1, 0),
        ("pumpkin_ale", 1, 0),
        ("pleasantly_porter", 0, 0),
        ("sweet_crush_vanilla_porter", 0, 1),
        ("simply_stout", 0, 1),
        ("coffee_stout", 0, 1),
    ],
)
def test_equipment_pays_for_its_symbol_when_brewing(recipe: str, hop: int, barrel: int) -> None:
    stored = "4M 2H 1Y 2S 1C 2F"
    for tile, tokens in (("hop_infuser", hop), ("oak_barrels", barrel), ("loading_dock", 0)):
        state = brewed(owner(tile, stored=stored), f"brew:{recipe}")
        assert tanks(state, 0) == [recipe]
        assert rep(state, 0) == tokens


@pytest.mark.rule("BC-6.46e", "BC-6.46f", "BC-6.48")
def test_equipment_pays_for_each_batch_in_any_tank_and_not_later() -> None:
    mine = owner("hop_infuser", "oak_barrels", "double_line", "brewpub", "storehouse", stored="8M 5H 3Y")
    state = brewed(mine, "brew:everyday_ale", "brew:simply_stout", "brew_in_pub:everyday_ale")
    assert rep(state, 0) == 3
    later = play(brewery(owner("hop_infuser", bottling=["everyday_ale"], tanks=["everyday_ale"]), {}), "process")
    assert rep(later, 0) == 0


@pytest.mark.rule("BC-6.48", "BC-5.32")
def test_equipment_is_not_retroactive() -> None:
    mine = owner(tanks=["everyday_ale"])
    state = play(brewery(mine, {}), "install", "tile:hop_infuser")
    assert rep(state, 0) == 0


# ── tasting room, tanks, dock ─────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.46g", "BC-6.48", "BC-7.2c")
def test_the_tasting_room_counts_different_advanced_recipes_of_the_whole_game() -> None:
    mine = owner("tasting_room", "double_line", "brewpub", money=20)
    mine |= {"sold": {**BASICS_SOLD, "pumpkin_ale": 2}, "tanks": ["coffee_stout", "", "coffee_stout"]}
    mine |= {"bottling": ["lambic_ale", "", ""]}
    assert score(over(mine, {"money": 9}), 0).tasting == 3
    assert score(over({**mine, "tiles": ["double_line", "brewpub"]}, {"money": 9}), 0).tasting == 0
    assert score(over(owner("tasting_room", money=20), {"money": 9}), 0).tasting == 0


@pytest.mark.rule("BC-6.46h", "BC-6.46i", "BC-6.32", "BC-12.6")
@pytest.mark.parametrize(
    ("tiles", "places"),
    [
        ([], ["production_line"]),
        (["double_line"], ["production_line", "production_line"]),
        (["brewpub"], ["production_line", "pub"]),
        (["double_line", "brewpub"], ["production_line", "production_line", "pub"]),
    ],
)
def test_tanks_come_with_the_double_line_and_the_brewpub(tiles: list[str], places: list[str]) -> None:
    mine = owner(*tiles, "storehouse", stored="9M 3H 3Y")
    state = brewery(mine, {})
    assert [unit.place for unit in person(state, 0).tanks] == places
    play(state, "process")
    for place in places:
        play(state, "brew_in_pub:pleasantly_porter" if place == "pub" else "brew:pleasantly_porter")
    assert tanks(state, 0) == ["pleasantly_porter"] * len(places)
    assert state.player == 1


@pytest.mark.rule("BC-6.46h", "BC-6.29")
def test_the_pub_has_its_own_bottling_unit() -> None:
    mine = owner("brewpub", tanks=["everyday_ale", "", "simply_stout"], bottling=["", "", "coffee_stout"])
    state = play(brewery(mine, {}), "process")
    assert bottling(state, 0) == ["everyday_ale", "simply_stout"]
    assert sold(state, 0) == sorted([*BASICS_SOLD, "coffee_stout"])
    assert money(state, 0) == 2


@pytest.mark.rule("BC-6.46h")
def test_without_a_pub_nothing_is_brewed_there() -> None:
    state = play(brewery(owner("double_line", stored="3M 1H 1Y"), {}), "process")
    assert asked(state, "brew_in_pub") == []


@pytest.mark.rule("BC-6.46j")
@pytest.mark.parametrize(("count", "extra"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_the_loading_dock_pays_for_one_batch_and_for_two(count: int, extra: int) -> None:
    bottles = ["everyday_ale"] * count + [""] * (3 - count)
    state = play(brewery(owner("loading_dock", "double_line", "brewpub", bottling=bottles), {}), "process")
    assert money(state, 0) == 2 * count + extra


# ── the farm ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.47", "BC-5.20")
def test_at_the_end_of_spring_two_plots_may_be_planted() -> None:
    state = season_end(owner("farm", stored="2M 1H 1F 1Y 1S"), {}, season="spring")
    assert asked(state, "plant") == ["malt", "hops", "fruit"]
    assert "decline" in names(state)
    play(state, "plant:malt")
    assert held(state, 0) == cubes("1M 1H 1F 1Y 1S")
    play(state, "plant:malt")  # the same kind twice is allowed
    assert [plot.kind for plot in person(state, 0).plots] == ["malt", "malt"]
    assert held(state, 0) == cubes("1H 1F 1Y 1S")
    assert look(state).season == "summer"


@pytest.mark.rule("BC-6.47")
def test_planting_may_stop_after_none_or_one() -> None:
    state = play(season_end(owner("farm", stored="2M"), {}, season="spring"), "decline")
    assert [plot.kind for plot in person(state, 0).plots] == ["", ""]
    state = play(season_end(owner("farm", stored="2M"), {}, season="spring"), "plant:malt", "decline")
    assert [plot.kind for plot in person(state, 0).plots] == ["malt", ""]
    assert held(state, 0) == {"malt": 1}


@pytest.mark.rule("BC-6.47", "BC-5.20")
@pytest.mark.parametrize("season", ["summer", "autumn", "winter"])
def test_nothing_is_planted_in_other_seasons(season: str) -> None:
    state = season_end(owner("farm", stored="2M", money=9), {"money": 9}, season=season)
    assert look(state).phase == "market"


@pytest.mark.rule("BC-6.47", "BC-5.20")
def test_farms_are_planted_in_turn_order() -> None:
    mine = owner("farm", stored="1M")
    state = season_end(mine, mine, mine, season="spring", first=1)
    order = []
    while look(state).phase == "season_end":
        order.append(int(state.player))
        play(state, "decline")
    assert order == [1, 2, 0]


@pytest.mark.rule("BC-6.47")
def test_a_farm_installed_in_spring_can_be_planted_in_the_same_spring() -> None:
    state = play(brewery({"stored": {}}, {}, season="spring"), "install", "tile:farm", "pass", "plant:hops")
    go(state, "decline?")
    assert [plot.kind for plot in person(state, 0).plots] == ["hops", ""]


@pytest.mark.rule("BC-6.47", "BC-5.21")
@pytest.mark.parametrize(
    ("plots", "gains"),
    [
        (["malt", ""], "4M"),
        (["hops", ""], "3H"),
        (["fruit", ""], "2F"),
        (["malt", "malt"], "8M"),
        (["hops", "fruit"], "3H 2F"),
        (["", ""], ""),
    ],
)
def test_at_the_end_of_autumn_the_farm_is_harvested(plots: list[str], gains: str) -> None:
    state = season_end(owner("farm", plots=plots), {}, season="autumn")
    assert held(state, 0) == cubes(gains)
    assert [plot.kind for plot in person(state, 0).plots] == ["", ""]


@pytest.mark.rule("BC-6.47")
def test_nothing_is_harvested_at_the_end_of_spring_or_summer() -> None:
    state = season_end(owner("farm", plots=["malt", ""]), {}, season="summer")
    assert held(state, 0) == {}
    assert [plot.kind for plot in person(state, 0).plots] == ["malt", ""]


@pytest.mark.rule("BC-6.47", "BC-5.31", "BC-5.29")
def test_all_plots_of_a_harvest_are_one_receipt() -> None:
    state = season_end(owner("farm", stored="10S", plots=["malt", "fruit"]), {}, season="autumn")
    assert look(state).overflow == 4
    assert set(asked(state, "discard")) == {"malt", "spice", "fruit"}
    play(state, "discard:malt", "discard:malt", "discard:malt", "discard:malt")
    assert held(state, 0) == cubes("10S 2F")


@pytest.mark.rule("BC-6.47")
def test_planted_cubes_are_not_stored() -> None:
    mine = owner("farm", stored="12M")
    state = play(season_end(mine, {}, season="spring"), "plant:malt", "plant:malt")
    assert person(state, 0).stored["malt"] == 10
    at_the_end = {"lab": "basic", "research": [4, 0, 0, 0], "plots": ["malt", "malt"], "money": 20}
    assert score(over(owner("farm", stored="2M", **at_the_end), {"money": 9}), 0).research == 1


@pytest.mark.rule("BC-7.4")
def test_tiles_are_worth_nothing_in_themselves() -> None:
    assert score(over(owner(*UPKEEP, money=40, sold={}), {"money": 9}), 0).total == 0
