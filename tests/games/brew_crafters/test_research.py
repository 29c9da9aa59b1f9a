"""Lab Research of Brew Crafters: section 6.3, all 32 levels, and the winter benefits (BC-5.3, BC-5.4)."""

from typing import Any

import pytest
from tests.games.brew_crafters.table import (
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
    over,
    pass_brewery,
    person,
    play,
    price,
    refused,
    rep,
    research,
    score,
    season_end,
    season_start,
    tanks,
)
from tests.games.card_files import changed

from alehouse import State

MUCH = "6M 6H 6Y 3S 3C 3F"
TRACKS = {
    "basic_agronomy": ("basic", 1),
    "basic_fermentation": ("basic", 2),
    "basic_business": ("basic", 3),
    "basic_flavour": ("basic", 4),
    "advanced_terroir": ("advanced", 1),
    "advanced_engineering": ("advanced", 2),
    "advanced_brand": ("advanced", 3),
    "advanced_people": ("advanced", 4),
}


def at(track: str, position: int) -> dict[str, Any]:
    """A player whose marker on a track is there, all the others at the start."""
    side, row = TRACKS[track]
    return {"lab": side, "research": [position if row == number else 0 for number in range(1, 5)]}


def step(state: State, track: str) -> State:
    """The same state after Lab Research on that track."""
    return play(state, "research", f"track:{TRACKS[track][1]}")


def owner(track: str, position: int, cubes_stored: str = "", **more: Any) -> dict[str, Any]:
    """The same with ingredients and whatever else, but no money unless it says so."""
    return {"stored": cubes(cubes_stored), "money": 0, **at(track, position)} | more


# ── the action ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.39", "BC-4.17")
@pytest.mark.parametrize("side", ["basic", "advanced"])
def test_the_lab_shows_the_four_tracks_of_its_side_in_order(side: str) -> None:
    state = brewery({}, {}, options={"research_side": side})
    for seat in (0, 1):
        tracks = person(state, seat).research
        assert [(side, track.row) for track in tracks] == [TRACKS[track.id] for track in tracks]
        assert [track.row for track in tracks] == [1, 2, 3, 4]


@pytest.mark.rule("BC-6.39")
@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_research_moves_one_marker_one_step(row: int) -> None:
    state = play(brewery({"research": [1, 1, 1, 1]}, {}), "research", f"track:{row}")
    assert research(state, 0) == [2 if number == row else 1 for number in range(1, 5)]
    assert research(state, 1) == [0, 0, 0, 0]
    assert state.player == 1


@pytest.mark.rule("BC-6.39")
def test_a_marker_at_the_end_is_not_moved() -> None:
    state = play(brewery({"research": [4, 3, 0, 4]}, {}), "research")
    assert asked(state, "track") == ["2", "3"]
    assert refused(state, "track:1") == "BC-6.39"


@pytest.mark.rule("BC-6.39", "BC-5.18")
def test_there_is_no_research_when_all_markers_are_at_the_end() -> None:
    state = brewery({"research": [4, 4, 4, 4]}, {})
    assert "research" not in names(state)
    assert refused(state, "research") in ("BC-6.39", "BC-5.18")


@pytest.mark.rule("BC-6.39")
def test_the_last_track_that_is_left_moves_by_itself() -> None:
    state = play(brewery({"research": [4, 4, 2, 4]}, {}), "research")
    assert research(state, 0) == [4, 4, 3, 4]


# ── level 1, experimental ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BC-6.40", "BC-6.44a", "BC-6.44b", "BC-6.44c", "BC-6.44d", "BC-6.44e", "BC-6.44g")
@pytest.mark.parametrize(
    ("track", "choices", "gains", "cash", "tokens"),
    [
        ("basic_agronomy", [], "2M 2H", 0, 0),
        ("basic_fermentation", ["take:malt"], "1M 2Y", 0, 0),
        ("basic_fermentation", ["take:yeast"], "3Y", 0, 0),
        ("basic_business", [], "", 3, 0),
        ("basic_flavour", ["take:spice", "take:fruit"], "1S 1F", 0, 0),
        ("basic_flavour", ["take:coffee", "take:coffee"], "2C", 0, 0),
        ("advanced_terroir", [], "1M 1H 1Y 1F", 0, 0),
        ("advanced_brand", [], "", 0, 2),
    ],
)
def test_an_experiment_pays_once(track: str, choices: list[str], gains: str, cash: int, tokens: int) -> None:
    state = play(step(brewery(owner(track, 0), {}), track), *choices)
    assert (held(state, 0), money(state, 0), rep(state, 0)) == (cubes(gains), cash, tokens)
    assert state.player == 1
    assert sum(research(state, 0)) == 1


@pytest.mark.rule("BC-6.40", "BC-6.41", "BC-6.42", "BC-6.43")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("position", [1, 2, 3])
def test_the_further_steps_give_nothing_at_once(track: str, position: int) -> None:
    state = step(brewery(owner(track, position, "1M"), {}), track)
    assert (held(state, 0), money(state, 0), rep(state, 0)) == ({"malt": 1}, 0, 0)
    assert state.player == 1


@pytest.mark.rule("BC-6.44b")
def test_an_experiment_offers_every_kind_of_the_class() -> None:
    state = step(brewery(owner("basic_fermentation", 0), {}), "basic_fermentation")
    assert asked(state, "take") == ["malt", "hops", "yeast"]
    state = step(brewery(owner("basic_flavour", 0), {}), "basic_flavour")
    assert asked(state, "take") == ["spice", "coffee", "fruit"]


@pytest.mark.rule("BC-6.44a", "BC-5.29")
def test_what_an_experiment_gives_too_much_must_go() -> None:
    state = step(brewery(owner("basic_agronomy", 0, "10M 1Y"), {}), "basic_agronomy")
    assert look(state).overflow == 3
    assert asked(state, "discard") == ["malt", "hops", "yeast"]
    play(state, "discard:yeast", "discard:hops", "discard:malt")
    assert held(state, 0) == cubes("11M 1H")


@pytest.mark.rule("BC-6.44f", "BC-6.45")
def test_the_engineering_experiment_installs_a_tile_at_once() -> None:
    state = step(brewery(owner("advanced_engineering", 0), {}), "advanced_engineering")
    assert "tile:farm" in names(state)
    assert "decline" in names(state)
    play(state, "tile:farm")
    assert person(state, 0).tiles == ["farm"]
    assert held(state, 0) == cubes("1M 1H")
    assert state.player == 1  # it costs no further shift


@pytest.mark.rule("BC-6.44f")
def test_the_free_install_may_be_declined_and_knows_no_kind_twice() -> None:
    state = step(brewery(owner("advanced_engineering", 0, tiles=["farm"]), {}), "advanced_engineering")
    assert "tile:farm" not in names(state)
    play(state, "decline")
    assert person(state, 0).tiles == ["farm"]
    assert state.player == 1


@pytest.mark.rule("BC-6.44h", "BC-6.4")
def test_the_people_experiment_hires_from_the_display_at_once() -> None:
    state = step(
        brewery(owner("advanced_people", 0), {}, workers=["malt_buyer", "accountant", "warehouse_manager"]),
        "advanced_people",
    )
    assert set(asked(state, "worker")) == {"malt_buyer", "accountant", "warehouse_manager"}
    assert "decline" in names(state)
    play(state, "worker:warehouse_manager", "take:malt", "take:yeast")
    assert person(state, 0).workers == ["warehouse_manager"]
    assert held(state, 0) == cubes("1M 1Y")
    assert money(state, 0) == 0
    assert {card.id for card in look(state).workers} == {"malt_buyer", "accountant"}
    assert state.player == 1


@pytest.mark.rule("BC-6.44h")
def test_the_people_experiment_may_be_declined_and_is_nothing_without_a_display() -> None:
    state = step(brewery(owner("advanced_people", 0), {}, workers=["malt_buyer"]), "advanced_people")
    play(state, "decline")
    assert person(state, 0).workers == []
    state = step(brewery(owner("advanced_people", 0), {}, workers=[]), "advanced_people")
    assert state.player == 1
    assert research(state, 0) == [0, 0, 0, 1]


# ── level 2, winter ───────────────────────────────────────────────────────────────────────────────────

WINTER: list[tuple[str, dict[str, Any], list[str], str, int, int]] = [
    ("basic_agronomy", {}, [], "2M 1H", 0, 0),
    ("basic_fermentation", {}, ["take:hops"], "1H 1Y", 0, 0),
    ("basic_business", {}, [], "", 2, 0),
    ("basic_flavour", {}, ["take:coffee"], "1C", 0, 0),
    ("advanced_terroir", {}, ["take:malt", "take:malt", "take:yeast"], "2M 1Y", 0, 0),
    ("advanced_engineering", {"tiles": ["farm"]}, [], "", 0, 0),
    ("advanced_engineering", {"tiles": ["farm", "mash_tun"]}, [], "", 1, 0),
    ("advanced_engineering", {"tiles": ["farm", "mash_tun", "yeast_lab"]}, [], "", 1, 0),
    (
        "advanced_engineering",
        {
            "tiles": [
                "farm",
                "mash_tun",
                "yeast_lab",
                "storehouse",
                "brewpub",
                "loading_dock",
                "oak_barrels",
                "double_line",
            ]
        },
        [],
        "",
        3,
        0,
    ),
    ("advanced_brand", {}, [], "", 0, 0),
    ("advanced_brand", {"labels": ["pumpkin_ale"], "sold": {"everyday_ale": 1, "pumpkin_ale": 1}}, [], "", 0, 1),
    (
        "advanced_brand",
        {
            "labels": ["pumpkin_ale", "lambic_ale", "smoked_porter", "coffee_stout"],
            "sold": {
                **dict.fromkeys(("everyday_ale", "pleasantly_porter", "simply_stout"), 1),
                **dict.fromkeys(("pumpkin_ale", "lambic_ale", "smoked_porter", "coffee_stout"), 1),
            },
        },
        [],
        "",
        0,
        3,
    ),
    ("advanced_people", {}, [], "", 0, 0),
    ("advanced_people", {"workers": ["cooper", "bartender"]}, [], "", 2, 0),
    ("advanced_people", {"workers": ["cooper", "bartender", "maltster", "hop_chemist"]}, [], "", 3, 0),
]
LEVEL_TWO = (
    *("BC-6.41", "BC-5.4", "BC-6.44a", "BC-6.44b", "BC-6.44c", "BC-6.44d"),
    *("BC-6.44e", "BC-6.44f", "BC-6.44g", "BC-6.44h"),
)


@pytest.mark.rule(*LEVEL_TWO)
@pytest.mark.parametrize("position", [2, 3, 4])
@pytest.mark.parametrize(("track", "more", "choices", "gains", "cash", "tokens"), WINTER)
def test_the_winter_level_pays_at_the_start_of_winter(
    track: str, more: dict[str, Any], choices: list[str], gains: str, cash: int, tokens: int, position: int
) -> None:
    for year in (1, 2, 3):
        state = play(season_start(owner(track, position, **more), {}, season="winter", year=year), *choices)
        assert (held(state, 0), money(state, 0), rep(state, 0)) == (cubes(gains), cash, tokens)
        assert look(state).phase == "market"


@pytest.mark.rule("BC-6.41", "BC-5.4")
@pytest.mark.parametrize(("track", "more", "choices", "gains", "cash", "tokens"), WINTER)
def test_there_is_no_winter_benefit_in_other_seasons_or_before_level_two(
    track: str, more: dict[str, Any], choices: list[str], gains: str, cash: int, tokens: int
) -> None:
    for season, position in (("spring", 2), ("summer", 4), ("autumn", 3), ("winter", 1), ("winter", 0)):
        state = season_start(owner(track, position, **more), {}, season=season)
        assert look(state).phase == "market"
        assert (held(state, 0), money(state, 0), rep(state, 0)) == ({}, 0, 0)


@pytest.mark.rule("BC-5.3", "BC-5.31", "BC-6.41")
def test_several_winter_benefits_come_in_any_order_each_for_itself() -> None:
    mine = {"stored": cubes("9M"), "lab": "basic", "research": [2, 2, 2, 2], "money": 0}
    state = season_start(mine, {}, season="winter")
    assert state.player == 0
    assert len(asked(state, "benefit")) == 4
    seen = set()
    for benefit in asked(state, "benefit"):
        other = play(state.copy(), f"benefit:{benefit}")
        pending = sorted(look(other, 0).receiving.items())
        seen.add((money(other, 0), *sorted(held(other, 0).items()), *pending))
    assert len(seen) == 4  # each benefit is one of its own


@pytest.mark.rule("BC-5.3", "BC-5.31")
def test_an_overflow_is_settled_before_the_next_winter_benefit() -> None:
    mine = {"stored": cubes("12M"), "lab": "basic", "research": [2, 0, 2, 0], "money": 0}
    state = season_start(mine, {}, season="winter")
    assert len(asked(state, "benefit")) == 2
    first = next(n for n in asked(state, "benefit") if money(play(state.copy(), f"benefit:{n}"), 0) == 0)
    play(state, f"benefit:{first}")
    assert look(state).overflow == 3
    assert money(state, 0) == 0
    play(state, "discard:malt", "discard:malt", "discard:malt")
    assert held(state, 0) == cubes("11M 1H")
    assert money(state, 0) == 2
    assert look(state).phase == "market"


@pytest.mark.rule("BC-5.3", "BC-5.4")
def test_winter_benefits_go_around_in_turn_order_before_the_restock() -> None:
    mine = {"lab": "basic", "research": [0, 0, 0, 2]}
    state = season_start(mine, mine, mine, season="winter", first=1, market={"malt_market": {"malt": 3}})
    order = []
    while asked(state, "take"):
        order.append(int(state.player))
        assert {space.id: space.goods for space in look(state).market}["malt_market"].get("malt") == 3
        play(state, "take:spice")
    assert order == [1, 2, 0]
    assert look(state).phase == "market"


@pytest.mark.rule("BC-5.3")
def test_season_start_effects_of_workers_come_before_winter_benefits_of_anybody() -> None:
    """Only the forager does something then: for this test the accountant learns it, too."""
    game = changed("brew_crafters", {"skilled_workers accountant effects": WORKERS["forager"]["effects"]})
    players = [{"workers": ["forager"]}, {"workers": ["accountant"]}]
    given = {"players": players, "phase": "season_start", "season": "autumn", "first": 1}
    state = game.arrange(given, 2, fate="open")
    assert state.player == 1
    play(state, "take:fruit")
    assert state.player == 0
    play(state, "take:coffee")
    assert (held(state, 0), held(state, 1)) == ({"coffee": 1}, {"fruit": 1})


# ── level 3, permanent ────────────────────────────────────────────────────────────────────────────────

STAND = {"farm_stand": {"malt": 1, "yeast": 1}, "malt_market": {"malt": 3}, "private_investor": {"money": 2}}


@pytest.mark.rule("BC-6.42", "BC-6.44a", "BC-6.52")
@pytest.mark.parametrize("position", [3, 4])
def test_agronomy_adds_one_of_a_kind_just_collected(position: int) -> None:
    state = play(arrange(owner("basic_agronomy", position), {}, market=STAND), "place:malt_market:collect")
    assert held(state, 0) == {"malt": 4}
    state = play(arrange(owner("basic_agronomy", position), {}, market=STAND), "place:farm_stand:collect")
    assert asked(state, "take") == ["malt", "yeast"]
    play(state, "take:yeast")
    assert held(state, 0) == {"malt": 1, "yeast": 2}
    assert state.player == 1


@pytest.mark.rule("BC-6.44a", "BC-6.52")
@pytest.mark.parametrize("option", ["homebrew_shop:take", "specialty_shop:take", "private_investor:collect"])
def test_agronomy_looks_only_at_ingredients_of_restocked_spaces(option: str) -> None:
    state = go(arrange(owner("basic_agronomy", 3), {}, market=STAND), f"place:{option}", "take:spice?")
    assert state.player == 1
    assert sum(held(state, 0).values()) == {"homebrew_shop:take": 2, "specialty_shop:take": 1}.get(option, 0)


@pytest.mark.rule("BC-6.42", "BC-6.44a")
def test_agronomy_does_nothing_before_level_three() -> None:
    state = play(arrange(owner("basic_agronomy", 2), {}, market=STAND), "place:malt_market:collect")
    assert held(state, 0) == {"malt": 3}


@pytest.mark.rule("BC-6.44b", "BC-6.37")
@pytest.mark.parametrize("position", [3, 4])
def test_fermentation_makes_the_first_batch_cheaper(position: int) -> None:
    mine = owner("basic_fermentation", position, "4M 4H 2Y", tiles=["double_line"])
    state = play(brewery(mine, {}), "process", "brew:everyday_ale")
    assert asked(state, "reduce") == ["malt", "hops"]  # yeast is already at 1
    play(state, "reduce:hops")
    assert held(state, 0) == cubes("2M 3H 1Y")
    play(state, "brew:everyday_ale")
    assert held(state, 0) == cubes("1H")  # the second one costs what is printed
    assert tanks(state, 0)[:2] == ["everyday_ale", "everyday_ale"]


@pytest.mark.rule("BC-6.44b", "BC-6.37")
def test_fermentation_works_again_in_the_next_action_and_only_from_level_three() -> None:
    state = go(brewery(owner("basic_fermentation", 3, "4M 2H 2Y", shifts=2), {}), "process", "brew:pleasantly_porter")
    play(state, *(["reduce:malt"] if asked(state, "reduce") else []))
    go(state, "end_brew?")
    assert held(state, 0) == cubes("2M 1H 1Y")
    low = play(brewery(owner("basic_fermentation", 2, "3M 1H 1Y"), {}), "process", "brew:pleasantly_porter")
    assert held(low, 0) == {}


@pytest.mark.rule("BC-6.44b", "BC-6.37")
def test_a_batch_never_costs_less_than_one_of_each_kind() -> None:
    mine = owner("basic_fermentation", 3, "1M 1H 1Y 1C", sold={"simply_stout": 1})
    state = play(brewery(mine, {}), "process", "brew:coffee_stout")
    assert asked(state, "reduce") == []
    assert held(state, 0) == {}


@pytest.mark.rule("BC-6.44b")
def test_a_batch_that_only_the_reduction_makes_payable_is_offered_and_the_kind_is_clear() -> None:
    state = play(brewery(owner("basic_fermentation", 3, "2M 1H 1Y"), {}), "process")
    assert {"brew:pleasantly_porter", "brew:everyday_ale"} <= set(names(state))
    play(state, "brew:pleasantly_porter")
    assert held(state, 0) == {}


@pytest.mark.rule("BC-6.44c")
@pytest.mark.parametrize("position", [2, 3, 4])
@pytest.mark.parametrize("bottles", [0, 1, 3])
def test_business_earns_a_dollar_in_each_sell_step(position: int, bottles: int) -> None:
    mine = owner(
        "basic_business",
        position,
        tiles=["double_line", "brewpub"],
        bottling=["everyday_ale"] * bottles + [""] * (3 - bottles),
    )
    state = play(brewery(mine, {}), "process")
    assert money(state, 0) == 2 * bottles + (position > 2 and bottles > 0)


SOLD = {"everyday_ale": 1, "pleasantly_porter": 1, "simply_stout": 1}


def brewed(track: str, position: int, *recipes: str, **more: Any) -> State:
    """A player with three tanks and a level has brewed these, the first two at the line, the third in the pub."""
    mine = owner(track, position, MUCH, sold=SOLD, tiles=["double_line", "brewpub", "storehouse"], **more)
    mine["workers"] = ["warehouse_manager"]
    state = play(brewery(mine, {}), "process")
    for number, recipe in enumerate(recipes):
        go(state, f"{'brew_in_pub' if number == 2 else 'brew'}:{recipe}", "reduce:malt?", "as_printed?")
    return go(state, "end_brew?")


@pytest.mark.rule("BC-6.44d", "BC-6.38")
@pytest.mark.parametrize(
    ("recipes", "position", "tokens"),
    [
        (["pumpkin_ale"], 3, 1),
        (["pumpkin_ale"], 4, 1),
        (["pumpkin_ale"], 2, 0),
        (["coffee_stout", "coffee_stout"], 3, 1),
        (["everyday_ale", "coffee_stout"], 3, 1),
        (["everyday_ale"], 3, 0),
        ([], 3, 0),
    ],
)
def test_flavour_pays_for_a_brew_step_with_a_special_ingredient(recipes: list[str], position: int, tokens: int) -> None:
    assert rep(brewed("basic_flavour", position, *recipes), 0) == tokens


@pytest.mark.rule("BC-6.44d", "BC-6.54")
def test_flavour_ignores_an_advanced_beer_without_special_ingredients() -> None:
    state = brewed("basic_flavour", 3, "smoked_porter")
    assert tanks(state, 0)[0] == "smoked_porter"
    assert rep(state, 0) == 0


@pytest.mark.rule("BC-6.44e", "BC-6.52")
def test_terroir_swaps_up_to_two_cubes_of_those_just_taken() -> None:
    state = play(arrange(owner("advanced_terroir", 3), {}, market=STAND), "place:malt_market:collect")
    assert set(asked(state, "swap")) == {"malt:hops", "malt:yeast"}
    assert "decline" in names(state)
    play(state, "swap:malt:yeast")
    assert set(asked(state, "swap")) == {"malt:hops", "malt:yeast"}
    play(state, "swap:malt:hops")
    assert held(state, 0) == cubes("1M 1H 1Y")
    assert state.player == 1


@pytest.mark.rule("BC-6.44e", "BC-6.52")
def test_terroir_swaps_one_cube_of_each_of_two_kinds() -> None:
    state = play(arrange(owner("advanced_terroir", 3, "1H"), {}, market=STAND), "place:farm_stand:collect")
    assert set(asked(state, "swap")) == {"malt:hops", "malt:yeast", "yeast:malt", "yeast:hops"}
    play(state, "swap:malt:hops")
    assert set(asked(state, "swap")) == {"yeast:malt", "yeast:hops"}  # neither the cube swapped in nor an old one
    play(state, "swap:yeast:hops")
    assert held(state, 0) == cubes("3H")
    assert state.player == 1


@pytest.mark.rule("BC-6.44e")
def test_terroir_may_stop_after_none_or_one() -> None:
    for moves, left in ((["decline"], "3M"), (["swap:malt:hops", "decline?"], "2M 1H")):
        state = go(arrange(owner("advanced_terroir", 4), {}, market=STAND), "place:malt_market:collect", *moves)
        assert held(state, 0) == cubes(left)
        assert state.player == 1


@pytest.mark.rule("BC-6.44e", "BC-6.52")
def test_terroir_swaps_only_what_the_space_itself_yielded() -> None:
    mine = owner("advanced_terroir", 3, "5H", workers=["yeast_biologist"])
    state = play(arrange(mine, {}, market={"yeast_market": {"yeast": 1}}), "place:yeast_market:collect")
    assert set(asked(state, "swap")) == {"yeast:malt", "yeast:hops"}  # neither the stored hops …
    play(state, "swap:yeast:malt")
    assert state.player == 1  # … nor the cube of the Yeast Biologist, nor the malt just taken
    assert held(state, 0) == cubes("1M 5H 1Y")


@pytest.mark.rule("BC-6.44e", "BC-6.52")
def test_terroir_works_on_special_ingredients_and_fixed_amounts_too() -> None:
    state = play(arrange(owner("advanced_terroir", 3), {}), "place:specialty_shop:take", "take:coffee")
    assert set(asked(state, "swap")) == {"coffee:malt", "coffee:hops", "coffee:yeast"}
    play(state, "swap:coffee:yeast")
    assert held(state, 0) == {"yeast": 1}
    state = play(arrange(owner("advanced_terroir", 3), {}), "place:homebrew_shop:take")
    play(state, "swap:hops:malt", "swap:yeast:malt")
    assert held(state, 0) == {"malt": 2}


@pytest.mark.rule("BC-6.44e")
def test_terroir_does_nothing_before_level_three_or_for_money() -> None:
    state = play(arrange(owner("advanced_terroir", 2), {}, market=STAND), "place:malt_market:collect")
    assert state.player == 1
    state = play(arrange(owner("advanced_terroir", 3), {}, market=STAND), "place:private_investor:collect")
    assert state.player == 1


@pytest.mark.rule("BC-5.31", "BC-6.44e", "BC-5.29")
def test_swaps_come_before_the_overflow() -> None:
    state = play(arrange(owner("advanced_terroir", 3, "11S"), {}, market=STAND), "place:malt_market:collect")
    assert asked(state, "swap")
    go(state, "swap:malt:yeast", "decline?")
    assert look(state).overflow == 2
    assert asked(state, "discard") == ["malt", "yeast", "spice"]
    play(state, "discard:malt", "discard:malt")
    assert held(state, 0) == cubes("1Y 11S")


@pytest.mark.rule("BC-6.44f")
@pytest.mark.parametrize(
    ("recipes", "position", "tokens"),
    [
        (["everyday_ale", "everyday_ale"], 3, 1),
        (["everyday_ale", "everyday_ale"], 4, 1),
        (["everyday_ale", "everyday_ale"], 2, 0),
        (["everyday_ale"], 3, 0),
        (["coffee_stout", "coffee_stout", "coffee_stout"], 3, 1),
    ],
)
def test_engineering_pays_for_two_batches_in_a_brew_step(recipes: list[str], position: int, tokens: int) -> None:
    assert rep(brewed("advanced_engineering", position, *recipes), 0) == tokens


@pytest.mark.rule("BC-6.44g", "BC-6.52a")
@pytest.mark.parametrize(
    ("recipes", "position", "pays"),
    [
        (["coffee_stout"], 3, 1),
        (["coffee_stout"], 4, 1),
        (["coffee_stout"], 2, 0),
        (["coffee_stout", "coffee_stout"], 3, 1),
        (["coffee_stout", "pumpkin_ale"], 3, 2),
        (["everyday_ale"], 3, 0),
    ],
)
def test_brand_pays_for_each_advanced_recipe_once(recipes: list[str], position: int, pays: int) -> None:
    state = brewed("advanced_brand", position, *recipes)
    assert (rep(state, 0), money(state, 0)) == (pays, pays)


@pytest.mark.rule("BC-6.52a")
def test_brand_does_not_pay_for_what_was_brewed_before() -> None:
    mine = owner("advanced_brand", 3, "2M 2H 2Y 2C", sold={**SOLD, "coffee_stout": 1})
    state = play(brewery(mine, {}), "process", "brew:coffee_stout")
    assert (rep(state, 0), money(state, 0)) == (0, 0)


@pytest.mark.rule("BC-6.44h")
@pytest.mark.parametrize(
    ("workers", "position", "wages"),
    [
        (["head_brewer", "lab_director", "cooper"], 2, 5),
        (["head_brewer", "lab_director", "cooper"], 3, 2),
        (["head_brewer", "lab_director", "cooper"], 4, 2),
        (["cooper", "bartender"], 3, 0),
        ([], 3, 0),
    ],
)
def test_people_lowers_the_wages_of_skilled_workers_only(workers: list[str], position: int, wages: int) -> None:
    state = season_end(owner("advanced_people", position, workers=workers, money=20), {"money": 9}, season="winter")
    assert money(state, 0) == 20 - 5 - wages


@pytest.mark.rule("BC-5.32")
def test_a_level_does_not_work_for_the_step_by_which_it_was_reached() -> None:
    mine = owner("advanced_people", 2, workers=["cooper"], money=20, shifts=1)
    state = pass_brewery(step(brewery(mine, {"money": 9}, season="winter"), "advanced_people"))
    assert money(state, 0) == 20 - 5  # upkeep begins later: the level counts


# ── level 4, final ────────────────────────────────────────────────────────────────────────────────────


def batches(**counts: int) -> dict[str, Any]:
    return {"sold": counts}


FAMILIES = dict.fromkeys(("everyday_ale", "pleasantly_porter", "simply_stout"), 1)
SIX = dict.fromkeys(
    (
        *("pumpkin_ale", "lambic_ale", "smoked_porter", "sweet_crush_vanilla_porter"),
        *("coffee_stout", "imperial_stout"),
    ),
    1,
)
FINAL: list[tuple[str, dict[str, Any], int]] = [
    ("basic_agronomy", {"stored": cubes("5M")}, 2),
    ("basic_agronomy", {"stored": cubes("8M 3S 1F")}, 6),
    ("basic_agronomy", {"stored": cubes("8M 3S 6F"), "tiles": ["storehouse"]}, 6),
    ("basic_fermentation", batches(everyday_ale=5), 2),
    ("basic_fermentation", {"sold": {"everyday_ale": 2}, "tanks": ["everyday_ale"], "bottling": ["everyday_ale"]}, 2),
    ("basic_fermentation", batches(everyday_ale=14), 7),
    ("basic_fermentation", batches(everyday_ale=16), 7),
    ("basic_business", {"money": 5 + 5}, 2),
    ("basic_business", {"money": 5 + 12}, 6),
    ("basic_business", {"money": 5 + 14}, 6),
    ("basic_business", {"money": 4}, 0),  # after the loan 1 is left
    ("basic_flavour", {"sold": FAMILIES | SIX, "labels": ["pumpkin_ale", "coffee_stout"]}, 4),
    ("basic_flavour", {"sold": FAMILIES | SIX, "labels": list(SIX)}, 12),
    ("advanced_terroir", {"stored": cubes("3M 1Y 2C")}, 3),
    ("advanced_terroir", {"stored": cubes("1M 1H 1Y 1S 1C 1F")}, 6),
    ("advanced_engineering", {"tiles": ["farm", "mash_tun", "oak_barrels"]}, 3),
    (
        "advanced_engineering",
        {
            "tiles": [
                *("farm", "mash_tun", "oak_barrels", "hop_infuser"),
                *("storehouse", "brewpub", "yeast_lab", "double_line"),
            ]
        },
        7,
    ),
    ("advanced_brand", {"sold": FAMILIES | {"pumpkin_ale": 3, "coffee_stout": 1}}, 2),
    ("advanced_brand", {"sold": FAMILIES | SIX}, 6),
    ("advanced_brand", {"sold": FAMILIES | SIX | {"barleywine": 1}, "secrets": ["barleywine"]}, 6),
    ("advanced_people", {"workers": ["cooper", "bartender"]}, 4),
    ("advanced_people", {"workers": ["cooper", "bartender", "maltster", "hop_chemist"]}, 8),
    ("advanced_people", {"workers": ["cooper", "bartender", "maltster", "hop_chemist", "accountant"]}, 8),
]


@pytest.mark.rule("BC-6.43", "BC-7.2b", "BC-6.44a", "BC-6.44b", "BC-6.44c", "BC-6.44d")
@pytest.mark.rule("BC-6.44e", "BC-6.44f", "BC-6.44g", "BC-6.44h")
@pytest.mark.parametrize(("track", "more", "points"), FINAL)
def test_the_final_level_scores_at_the_end(track: str, more: dict[str, Any], points: int) -> None:
    options = {"secret_recipe": "on"} if "secrets" in more else {}
    state = over(owner(track, 4, **{"money": 0, **more}), {"money": 9}, options=options)
    assert state.is_over
    assert score(state, 0).research == points
    below = over(owner(track, 3, **{"money": 0, **more}), {"money": 9}, options=options)
    assert score(below, 0).research == 0


@pytest.mark.rule("BC-7.2b")
def test_all_final_levels_of_a_lab_add_up() -> None:
    mine: dict[str, Any] = {"lab": "basic", "research": [4, 4, 4, 4], "stored": cubes("6M"), "money": 5 + 4}
    mine |= {"sold": FAMILIES | {"pumpkin_ale": 1}, "labels": ["pumpkin_ale"]}
    assert score(over(mine, {"money": 9}), 0).research == 3 + 2 + 2 + 2


# ── the Lab Director is in test_workers, worked example E25 among the scenarios ───────────────────────


@pytest.mark.rule("BC-6.40", "BC-5.32")
def test_an_experiment_is_not_repeated_by_moving_on() -> None:
    state = play(brewery(owner("basic_business", 0, shifts=2), {}), "research", "track:3", "pass")
    assert money(state, 0) == 3
    play(state, "research", "track:3")
    assert research(state, 0) == [0, 0, 2, 0]
    assert money(state, 0) == 3


@pytest.mark.rule("BC-6.37", "BC-6.44b")
def test_the_price_tells_of_the_reduction() -> None:
    state = brewery(owner("basic_fermentation", 3, "3M 1H 1Y"), {})
    assert any(amount == 1 for _, _, amount in price(state, 0, "pleasantly_porter").reductions)
