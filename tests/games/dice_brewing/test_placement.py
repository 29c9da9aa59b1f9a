"""Section 5.3: placement turns, storing, what may be placed where, and the capacity of spaces."""

from typing import Any

import pytest
from tests.games.dice_brewing.table import (
    EDITIONS,
    GAME,
    MODES,
    all_but,
    arrange,
    asked,
    look,
    names,
    on,
    person,
    play,
    pool,
    refused,
    roll_all,
    space,
    warehouse,
)

from alehouse import FATE, IllegalAction, State

NOW: dict[str, Any] = {"phase": "place", "round": 3, "priority": 0, "turn": 0}
OTHER: dict[str, Any] = {"seeds": 1}  # somebody who has a placement to make, and so is asked

# one item for each of the eleven spaces, and what is to be done before the turn goes on
ITEMS: dict[str, tuple[str, ...]] = {
    "malt_seed": ("seed", "space:malt_seed"),
    "malt_roast": ("die:yellow-1", "space:malt_roast"),
    "malt_raise": ("die:yellow-1", "space:malt_raise"),
    "hops_seed": ("seed", "space:hops_seed"),
    "hops_raise": ("die:green-1", "space:hops_raise"),
    "school_reroll": ("die:blue-1", "space:school_reroll", "die:yellow-1", "roll", "rolled:2"),
    "school_swap": ("die:blue-1", "space:school_swap", "colour:yellow", *["rolled:1"] * 12, "decline"),
    "school_skill": ("die:blue-1", "space:school_skill"),
    "dept_green_seed": ("die:green-1", "space:dept_green_seed"),
    "dept_black_seeds": ("die:black-1", "space:dept_black_seeds"),
    "dept_coins": ("die:black-1", "space:dept_coins"),
}
BUILDINGS = {name: name.split("_")[0] for name in ITEMS}


def everything_to_place() -> dict[str, Any]:
    return {"pool": ["yellow 2", "black 2", "green 2", "blue 6", "yellow 5"], "seeds": 2}


def spaces_for(state: State, item: str) -> list[str]:
    """Where an item may go; "store" if it can only be stored."""
    trial = play(state.copy(), item)
    return asked(trial, "space") if look(trial).hand else ["store"]


# ── turns ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.23")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_turns_go_round_in_table_order(players: int, first: int) -> None:
    sheet: dict[str, Any] = {"pool": ["yellow 1", "black 1", "green 1", "green 6"]}
    state = arrange(*[sheet] * players, **NOW | {"priority": first, "turn": first})
    order = []
    for _ in range(2 * players):
        order.append(state.player)
        item = next(name for name in names(state) if spaces_for(state, name) != ["store"])
        play(state, item, f"space:{spaces_for(state, item)[0]}", "end_turn")
    assert order == [(first + step) % players for step in range(players)] * 2


@pytest.mark.rule("DB-5.23")
def test_who_has_passed_gets_no_further_turn_in_this_round() -> None:
    state = arrange({"pool": ["yellow 1"] * 3}, {"pool": ["green 1"] * 3}, {"pool": ["black 1"] * 3}, **NOW)
    play(state, "pass")
    assert (state.player, person(state, 0).passed) == (1, True)
    play(state, "die:green-1", "space:hops_raise", "end_turn")
    play(state, "die:black-1", "space:malt_raise", "end_turn")
    assert state.player == 1
    play(state, "pass")
    play(state, "die:black-2", "space:dept_coins", "end_turn")
    assert (state.player, look(state).phase) == (2, "place")
    play(state, "pass")
    assert look(state).phase == "purchase"


@pytest.mark.rule("DB-5.23")
def test_everybody_may_place_again_in_the_next_round() -> None:
    state = arrange({"pool": ["yellow 1"]}, {"pool": ["black 1"]}, **NOW)
    play(state, "pass", "pass", "end_turn", "end_turn")
    assert look(state).round == 4
    assert not any(sheet.passed for sheet in look(state).players)
    roll_all(state)
    assert (state.player, look(state).phase) == (1, "place")


@pytest.mark.rule("DB-5.24")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    "placed",
    [
        ["malt_roast"],
        ["malt_roast", "hops_raise"],
        ["malt_seed"],
        ["malt_seed", "malt_roast"],
        ["malt_roast", "malt_seed"],
        ["malt_seed", "hops_seed"],
    ],
)
def test_a_turn_is_one_or_two_placements_of_any_mix(edition: str, mode: str, placed: list[str]) -> None:
    """D8: a turn of one seed alone is not in the list of the first edition, but allowed."""
    other = {"pool": ["black 1"]}
    state = arrange(everything_to_place(), other, options={"edition": edition, "mode": mode}, **NOW | {"round": 1})
    for count, name in enumerate(placed, 1):
        play(state, *ITEMS[name])
        assert (look(state).placements, state.player) == (count, 0)
    play(state, "end_turn")
    assert state.player == 1
    assert [name for name in ITEMS if space(state, 0, name).used] == sorted(placed, key=list(ITEMS).index)


@pytest.mark.rule("DB-5.24", "DB-5.28")
@pytest.mark.parametrize("edition", EDITIONS)
def test_there_is_no_third_placement(edition: str) -> None:
    state = arrange({**everything_to_place(), "seeds": 3}, OTHER, options={"edition": edition}, **NOW)
    play(state, *ITEMS["malt_seed"], *ITEMS["hops_seed"])
    assert refused(state, "seed") in {"DB-5.24", "DB-5.28"}
    play(state, "die:yellow-1")  # it can only be stored now
    assert (look(state).hand, warehouse(state, 0)) == ("", ["yellow 2"])
    assert look(state).placements == 2


@pytest.mark.rule("DB-5.25")
def test_an_item_speeding_up_and_adding_to_a_set_are_one_placement_each() -> None:
    state = arrange(
        {"pool": ["blue 3", "yellow 1", "green 1"], "board": {"malt_seed": "seed", "school_skill": ["blue 2"]}},
        OTHER,
        **NOW,
    )
    speed = play(state.copy(), "die:blue-1", "space:malt_seed", "rolled:1", "to:active_pool")
    assert look(speed).placements == 1
    add = play(state.copy(), "die:yellow-1", "space:school_skill")
    assert look(add).placements == 1
    item = play(state.copy(), "die:yellow-1", "space:malt_roast")
    assert look(item).placements == 1
    both = play(add, "die:blue-1", "space:malt_seed", "rolled:1", "to:active_pool")
    assert look(both).placements == 2
    assert refused(both, "space:hops_raise")


@pytest.mark.rule("DB-5.25", "DB-5.32", "DB-5.34")
@pytest.mark.parametrize(
    ("name", "item", "second", "die"),
    [
        ("malt_roast", "yellow 2", "yellow 3", "yellow-1"),
        ("malt_raise", "yellow 2", "black 3", "black-1"),
        ("hops_raise", "green 2", "green 3", "green-1"),
        ("school_reroll", "blue 2", "blue 5", "blue-1"),
        ("school_swap", "blue 3", "blue 5", "blue-1"),
        ("dept_green_seed", "green 2", "green 3", "green-1"),
        ("dept_black_seeds", "black 2", "black 3", "black-1"),
        ("dept_coins", "black 2", "black 3", "black-1"),
        ("dept_coins", "black 2", "blue 3", "blue-1"),
    ],
)
def test_a_used_space_takes_no_second_item(name: str, item: str, second: str, die: str) -> None:
    done = [name] if name in ("school_reroll", "school_swap") else []
    state = arrange(
        {"board": {name: item}, "resolved": done, "pool": [second], "warehouse": ["yellow 6"]}, OTHER, **NOW
    )
    assert name not in spaces_for(state, f"die:{die}")
    play(state, f"die:{die}")
    assert refused(state, f"space:{name}") in {"DB-5.25", "DB-5.34", "DB-6.2", "DB-6.5"}


@pytest.mark.rule("DB-5.25")
@pytest.mark.parametrize("name", ["malt_seed", "hops_seed"])
def test_a_second_seed_is_refused(name: str) -> None:
    state = arrange({"board": {name: "seed"}, "seeds": 2}, OTHER, **NOW)
    play(state, "seed")
    assert refused(state, f"space:{name}") in {"DB-5.25", "DB-5.34", "DB-6.2"}


@pytest.mark.rule("DB-5.25")
def test_only_a_blue_die_speeds_up_and_only_an_own_space() -> None:
    state = arrange(
        {"pool": ["yellow 6", "blue 6"], "board": {"hops_seed": "seed"}},
        {"board": {"malt_seed": "seed"}, "seeds": 1},
        {},
        **NOW,
    )
    assert "hops_seed" not in spaces_for(state, "die:yellow-1")
    assert "hops_seed" in spaces_for(state, "die:blue-1")
    assert "malt_seed" not in spaces_for(state, "die:blue-1")


@pytest.mark.rule("DB-5.25")
def test_a_resolved_space_takes_no_further_blue_die() -> None:
    state = arrange(
        {"pool": ["blue 6", "blue 5"], "board": {"malt_raise": "blue 2"}, "resolved": ["malt_raise"]}, OTHER, **NOW
    )
    play(state, "die:blue-1")
    assert refused(state, "space:malt_raise")


@pytest.mark.rule("DB-5.25")
@pytest.mark.parametrize(("edition", "more"), [("pl-2", True), ("it-1", False)])
def test_only_the_second_edition_adds_dice_to_a_set(edition: str, more: bool) -> None:
    """D4."""
    state = arrange({"pool": ["blue 2", "yellow 3"]}, OTHER, options={"edition": edition}, **NOW)
    assert ("school_skill" in spaces_for(state, "die:blue-1")) == more
    if more:
        play(state, "die:blue-1", "space:school_skill", "die:yellow-1", "space:school_skill")
        assert sorted(on(state, 0, "school_skill")) == ["blue 2", "yellow 3"]
        assert space(state, 0, "school_skill").complete


@pytest.mark.rule("DB-5.25")
def test_a_set_grows_in_later_turns_and_then_takes_no_more() -> None:
    state = arrange({"pool": ["yellow 2", "yellow 3", "green 1"], "board": {"school_skill": ["blue 1"]}}, OTHER, **NOW)
    play(state, "die:yellow-1", "space:school_skill", "end_turn", "pass")
    assert not space(state, 0, "school_skill").complete
    assert "school_skill" in spaces_for(state, "die:green-1")
    play(state, "die:yellow-2", "space:school_skill")
    assert space(state, 0, "school_skill").complete
    assert "school_skill" not in spaces_for(state, "die:green-1")


@pytest.mark.rule("DB-5.26")
def test_the_second_placement_may_use_the_outcome_of_the_first() -> None:
    state = arrange({"pool": ["blue 3"], "board": {"malt_seed": "seed"}}, OTHER, **NOW)
    play(state, "die:blue-1", "space:malt_seed", "rolled:4", "to:active_pool")
    play(state, "die:yellow-1", "space:malt_roast")
    assert on(state, 0, "malt_roast") == ["yellow 4"]


@pytest.mark.rule("DB-5.26")
def test_a_reroll_is_seen_before_the_second_placement_is_made() -> None:
    state = arrange({"pool": ["blue 2", "blue 1", "yellow 6"], "board": {"malt_seed": "seed"}}, OTHER, **NOW)
    assert "malt_seed" not in spaces_for(state, "die:blue-1")
    play(state, "die:blue-1", "space:school_reroll", "die:yellow-1", "die:blue-2", "rolled:5", "rolled:3")
    assert (look(state).placements, pool(state, 0)) == (1, ["blue 3", "yellow 5"])
    assert "malt_raise" in spaces_for(state, "die:yellow-1")
    assert "malt_seed" in spaces_for(state, "die:blue-2")


@pytest.mark.rule("DB-5.26")
def test_item_and_speed_up_may_go_down_in_one_turn() -> None:
    state = arrange({"pool": ["yellow 3", "blue 2", "green 1"]}, OTHER, **NOW)
    play(state, "die:yellow-1", "space:malt_raise")
    assert on(state, 0, "malt_raise") == ["yellow 3"]
    play(state, "die:blue-1", "space:malt_raise")
    assert (warehouse(state, 0), on(state, 0, "malt_raise")) == (["yellow 4"], ["blue 2"])


@pytest.mark.rule("DB-5.26", "DB-5.25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_may_speed_up_in_each_turn_and_twice_in_one(edition: str) -> None:
    """D15: not once in a round."""
    state = arrange(
        {
            "pool": ["blue 6", "blue 5", "blue 4"],
            "board": {"malt_raise": "black 1", "hops_raise": "green 1", "malt_roast": "yellow 1"},
        },
        OTHER,
        options={"edition": edition},
        **NOW,
    )
    play(state, "die:blue-3", "space:malt_raise", "die:blue-2", "space:hops_raise")
    assert warehouse(state, 0) == ["black 2", "green 2"]
    play(state, "end_turn", "pass")
    play(state, "die:blue-1", "space:malt_roast", "rolled:3", "to:warehouse")
    assert warehouse(state, 0) == ["black 2", "black 3", "green 2"]


@pytest.mark.rule("DB-5.27")
@pytest.mark.parametrize("zone", ["pool", "warehouse"])
def test_dice_are_placed_from_pool_and_warehouse_alike(zone: str) -> None:
    state = arrange({zone: ["yellow 2", "blue 3", "green 4"]}, OTHER, **NOW)
    play(state, "die:yellow-1", "space:malt_roast")
    assert on(state, 0, "malt_roast") == ["yellow 2"]
    play(state, "die:blue-1", "space:malt_roast", "rolled:6", "to:warehouse")
    assert on(state, 0, "malt_roast") == ["blue 3"]
    assert pool(state, 0) + warehouse(state, 0) == (
        ["green 4", "black 6"] if zone == "pool" else ["black 6", "green 4"]
    )


@pytest.mark.rule("DB-5.27")
def test_nobody_places_dice_of_others_or_of_the_supply() -> None:
    state = arrange({"pool": ["yellow 2"]}, {"pool": ["yellow 3"], "warehouse": ["green 3"]}, **NOW)
    assert asked(state, "die") == ["yellow-1"]
    assert refused(state, "die:yellow-2") == "DB-5.27"
    assert refused(state, "die:green-1") == "DB-5.27"
    assert refused(state, "die:black-7") == "DB-5.27"


@pytest.mark.rule("DB-5.27")
def test_a_die_on_the_board_cannot_be_placed_again() -> None:
    state = arrange({"pool": ["black 1"], "board": {"malt_roast": "yellow 2"}}, OTHER, **NOW)
    assert refused(state, "die:yellow-1") == "DB-5.33"


@pytest.mark.rule("DB-5.27")
def test_without_a_seed_in_the_own_warehouse_none_is_placed() -> None:
    state = arrange({"pool": ["yellow 2"]}, {"seeds": 3}, **NOW)
    assert refused(state, "seed") == "DB-5.27"
    state = arrange({"pool": ["yellow 2"], "seeds": 1}, {"seeds": 3}, **NOW)
    play(state, "seed", "space:malt_seed")
    assert person(state, 0).seeds == 0
    assert refused(state, "seed") == "DB-5.27"


@pytest.mark.rule("DB-5.28")
def test_what_the_active_player_may_do() -> None:
    state = arrange({"pool": ["yellow 2", "green 2", "black 2"], "seeds": 1, "tokens": ["raise_value"]}, OTHER, **NOW)
    dice = ["die:yellow-1", "die:black-1", "die:green-1"]
    assert names(state) == [*dice, "seed", "token:raise_value", "pass"]
    assert refused(state, "end_turn") == "DB-5.28"
    play(state, "die:yellow-1", "to:warehouse")
    assert set(names(state)) == {*dice, "seed", "token:raise_value", "pass"}
    assert look(state).placements == 0
    play(state, "seed", "space:malt_seed")
    assert set(names(state)) == {*dice, "token:raise_value", "end_turn"}
    assert refused(state, "pass") == "DB-5.28"
    play(state, "die:yellow-1", "space:malt_raise")
    assert set(names(state)) == {"die:black-1", "die:green-1", "token:raise_value", "end_turn"}
    play(state, "die:black-1")
    assert warehouse(state, 0) == ["black 2"]  # stored: nothing else can be done with it
    assert set(names(state)) == {"die:green-1", "token:raise_value", "end_turn"}
    play(state, "token:raise_value", "die:green-1")
    assert pool(state, 0) == ["green 3 raised"]
    assert set(names(state)) == {"die:green-1", "end_turn"}


@pytest.mark.rule("DB-5.28")
def test_after_one_placement_the_turn_may_end() -> None:
    state = arrange({"pool": ["yellow 2", "green 2"]}, OTHER, **NOW)
    play(state, "die:yellow-1", "space:malt_raise", "end_turn")
    assert state.player == 1
    assert not person(state, 0).passed


@pytest.mark.rule("DB-5.29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_storing_is_free_and_keeps_the_value(edition: str) -> None:
    """D12: from the Active Pool to the Warehouse, not the other way round."""
    state = arrange(
        {"pool": ["yellow 2", "black 3", "green 4", "blue 5 raised"], "seeds": 2},
        {"pool": ["black 1"]},
        options={"edition": edition},
        **NOW,
    )
    for die in ("yellow-1", "black-1", "green-1", "blue-1"):
        play(state, f"die:{die}", "to:warehouse")
        assert (look(state).placements, state.player) == (0, 0)
    assert pool(state, 0) == []
    assert warehouse(state, 0) == ["black 3", "blue 5 raised", "green 4", "yellow 2"]
    play(state, *ITEMS["malt_seed"], *ITEMS["hops_seed"])
    assert look(state).turn == 1


@pytest.mark.rule("DB-5.29")
def test_the_warehouse_holds_any_number_of_dice() -> None:
    state = arrange(
        {"pool": ["yellow 2"] * 14 + ["black 2"] * 14, "warehouse": ["green 3"] * 12 + ["blue 1"] * 10}, OTHER, **NOW
    )
    for number in range(1, 15):
        play(state, f"die:yellow-{number}", "to:warehouse", f"die:black-{number}", "to:warehouse")
    assert len(warehouse(state, 0)) == 50


@pytest.mark.rule("DB-5.29")
def test_a_blocked_die_can_still_be_stored() -> None:
    state = arrange({"pool": ["yellow 2 blocked"], "seeds": 1}, OTHER, **NOW)
    play(state, "die:yellow-1")
    assert warehouse(state, 0) == ["yellow 2 blocked"]


@pytest.mark.rule("DB-5.30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_die_goes_back_from_the_warehouse(edition: str) -> None:
    state = arrange(
        {"warehouse": ["yellow 2", "blue 3"], "pool": ["green 1"]}, OTHER, options={"edition": edition}, **NOW
    )
    for die in ("yellow-1", "blue-1"):
        hand = play(state.copy(), f"die:{die}")
        assert names(hand)
        assert all(name.startswith("space:") for name in names(hand))
    play(state, "pass", "pass")
    assert (look(state).phase, asked(state, "die")) == ("purchase", ["green-1"])
    assert refused(state, "die:yellow-1") in {"DB-5.29", "DB-5.30"}


@pytest.mark.rule("DB-5.30")
def test_why_no_die_goes_back_from_the_warehouse() -> None:
    state = arrange({"warehouse": ["yellow 2"], "pool": ["green 1"]}, OTHER, **NOW)
    play(state, "die:yellow-1")
    assert refused(state, "to:active_pool") == "DB-5.30"


@pytest.mark.rule("DB-5.30")
def test_the_withdraw_token_takes_a_die_back() -> None:
    state = arrange({"warehouse": ["yellow 2"], "tokens": ["withdraw_die"]}, OTHER, **NOW)
    play(state, "token:withdraw_die", "die:yellow-1")
    assert (pool(state, 0), warehouse(state, 0)) == (["yellow 2"], [])


@pytest.mark.rule("DB-5.30")
def test_a_used_die_comes_back_to_the_pool() -> None:
    state = arrange(
        {
            "board": {"malt_raise": "blue 2", "school_reroll": "blue 4"},
            "resolved": ["malt_raise", "school_reroll"],
            "warehouse": ["yellow 3"],
        },
        {},
        phase="tidy",
        round=2,
        priority=0,
    )
    assert [die.colour for die in person(state, 0).pool] == ["blue", "blue"]
    assert warehouse(state, 0) == ["yellow 3"]


@pytest.mark.rule("DB-5.31")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_storing_in_the_own_turns_only(round_: int) -> None:
    state = arrange({"pool": ["yellow 2", "green 3"]}, {"pool": ["black 2", "green 3"]}, **NOW | {"round": round_})
    assert "die:black-1" not in names(state)
    play(state, "die:yellow-1", "to:warehouse", "pass")
    assert state.player == 1
    assert "die:green-1" not in names(state)  # player 0's
    play(state, "pass")
    assert (state.player, look(state).phase) == (0, "purchase")
    assert asked(state, "die") == ["green-1"]
    play(state, "die:green-1")
    assert warehouse(state, 0) == ["green 3", "yellow 2"]
    assert (state.player, asked(state, "die")) == (1, ["black-1", "green-2"])


@pytest.mark.rule("DB-5.31")
def test_who_has_passed_stores_no_more_before_the_purchase() -> None:
    state = arrange({"pool": ["yellow 2"]}, {"pool": ["black 2", "green 3"], "seeds": 2}, **NOW)
    play(state, "pass")
    play(state, "seed", "space:malt_seed", "end_turn")
    assert state.player == 1
    assert pool(state, 0) == ["yellow 2"]


@pytest.mark.rule("DB-5.31", "DB-5.47")
def test_no_storing_in_the_brew_phase() -> None:
    state = arrange({"pool": ["black 2"], "warehouse": ["yellow 3", "green 2"]}, {}, **NOW | {"phase": "brew"})
    assert names(state) == ["recipe:cheap_lager", "pass"]
    assert refused(state, "die:black-1") in {"DB-5.31", "DB-5.47"}
    assert refused(state, "to:warehouse") in {"DB-5.31", "DB-5.47"}


# ── where things may go ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.32", "DB-6.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", ITEMS)
def test_a_building_must_be_open(edition: str, name: str) -> None:
    opens = {"malt": 1, "hops": 1, "school": 2, "dept": 3}[BUILDINGS[name]]
    for round_ in (1, 2, 3):
        state = arrange(everything_to_place(), OTHER, options={"edition": edition}, **NOW | {"round": round_})
        item = ITEMS[name][0]
        assert (name in spaces_for(state, item)) == (round_ >= opens)
        if round_ < opens and BUILDINGS[name] != "school":
            play(state, item)
            assert refused(state, f"space:{name}") == "DB-6.1"


@pytest.mark.rule("DB-5.32")
@pytest.mark.parametrize("building", ["malt_house", "hops_plantation", "school", "seed_department"])
def test_a_blocked_building_takes_nothing(building: str) -> None:
    state = arrange(
        {"tokens": ["block_building"], "seeds": 1},
        everything_to_place(),
        phase="round_start",
        round=3,
        priority=1,
    )
    play(state, "token:block_building", f"building:2:{building}")
    for value in (2, 5, 2, 2, 6):
        play(state, f"rolled:{value}")
    mine = {
        "malt_house": {"malt_seed", "malt_roast", "malt_raise"},
        "hops_plantation": {"hops_seed", "hops_raise"},
        "school": {"school_reroll", "school_swap", "school_skill"},
        "seed_department": {"dept_green_seed", "dept_black_seeds", "dept_coins"},
    }
    assert state.player == 1
    free = {name for item in names(state) if item != "pass" for name in spaces_for(state, item)}
    assert free - {"store"} == set(ITEMS) - mine[building]
    name = sorted(mine[building])[0]
    play(state, ITEMS[name][0])
    if look(state).hand:
        assert refused(state, f"space:{name}") in {"DB-5.32", "DB-6.41"}


@pytest.mark.rule("DB-5.32")
def test_a_building_blocked_for_one_is_open_for_the_others() -> None:
    state = arrange(
        {"tokens": ["block_building"], "seeds": 1}, {"seeds": 1}, {"seeds": 1}, phase="round_start", round=1, priority=2
    )
    play(state, "token:block_building", "building:2:malt_house")
    assert state.player == 2
    assert spaces_for(state, "seed") == ["malt_seed", "hops_seed"]
    play(state, "pass")
    assert spaces_for(state, "seed") == ["malt_seed", "hops_seed"]
    play(state, "pass", "seed")
    assert asked(state, "space") in ([], ["hops_seed"])
    assert not space(state, 1, "malt_seed").used


ACCEPTED: dict[str, set[str]] = {
    "yellow 1": {"malt_roast", "malt_raise"},
    "yellow 5": {"malt_roast", "malt_raise"},
    "yellow 6": {"malt_roast"},
    "black 1": {"malt_raise", "dept_black_seeds", "dept_coins"},
    "black 5": {"malt_raise", "dept_black_seeds", "dept_coins"},
    "black 6": {"dept_black_seeds", "dept_coins"},
    "green 1": {"hops_raise", "dept_green_seed"},
    "green 5": {"hops_raise", "dept_green_seed"},
    "green 6": {"dept_green_seed"},
    "blue 1": {"school_skill", "dept_coins"},
    "blue 2": {"school_reroll", "school_skill", "dept_coins"},
    "blue 3": {"school_reroll", "school_swap", "school_skill", "dept_coins"},
    "blue 4": {"school_reroll", "school_swap", "school_skill", "dept_coins"},
    "blue 5": {"school_reroll", "school_swap", "school_skill", "dept_coins"},
    "blue 6": {"school_reroll", "school_swap", "school_skill", "dept_coins"},
}


@pytest.mark.rule("DB-5.32")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("zone", ["pool", "warehouse"])
@pytest.mark.parametrize("die", ACCEPTED)
def test_a_space_accepts_only_its_items(edition: str, zone: str, die: str) -> None:
    colour, value = die.split()
    more = ["black 6" if colour == "yellow" else "yellow 6"]  # something to reroll and to swap
    sheet = {"pool": [die], "warehouse": more} if zone == "pool" else {"warehouse": [die], "pool": more}
    state = arrange(sheet, OTHER, options={"edition": edition}, **NOW)
    wanted = set(ACCEPTED[die])
    if edition == "it-1" and colour == "blue" and int(value) < 5:
        wanted -= {"school_skill"}
    assert set(spaces_for(state, f"die:{colour}-1")) == wanted
    play(state, f"die:{colour}-1")
    for name in set(ITEMS) - wanted:
        assert refused(state, f"space:{name}")


@pytest.mark.rule("DB-5.32")
def test_a_seed_grows_only_where_seeds_are_taken() -> None:
    state = arrange(everything_to_place(), OTHER, **NOW)
    assert spaces_for(state, "seed") == ["malt_seed", "hops_seed"]
    play(state, "seed")
    assert names(state) == ["space:malt_seed", "space:hops_seed"]


@pytest.mark.rule("DB-5.28", "DB-5.32")
@pytest.mark.parametrize("item", ["", "seed", "die:yellow-1", "die:blue-1", "die:green-1"])
def test_whatever_else_is_tried_is_refused_with_a_reason(item: str) -> None:
    """Nothing in hand, a seed, dice of the Active Pool, a die of the Warehouse."""
    state = arrange(
        {"pool": ["yellow 2", "blue 3"], "warehouse": ["green 2"], "seeds": 1, "tokens": ["raise_value"]}, OTHER, **NOW
    )
    if item:
        play(state, item)
    allowed = names(state)
    for name in GAME.action_names:
        if name not in allowed:
            with pytest.raises(IllegalAction) as caught:
                play(state, name)
            assert caught.value.clause, name
    assert names(state) == allowed


@pytest.mark.rule("DB-5.28", "DB-5.35", "DB-6.1")
@pytest.mark.parametrize(
    ("where", "clause"), [("dept_coins", "DB-6.1"), ("hops_seed", "DB-5.35"), ("hops_raise", "DB-5.28")]
)
def test_a_space_that_takes_nothing_says_so_before_anything_is_in_hand(where: str, clause: str) -> None:
    state = arrange({"pool": ["green 2"]}, {"seeds": 1, "board": {"hops_seed": "seed"}}, **{**NOW, "round": 1})
    assert refused(state, f"space:{where}") == clause


@pytest.mark.rule("DB-5.23")
def test_whoever_is_alone_in_going_on_is_told_that_the_others_have_passed() -> None:
    state = arrange({"pool": ["green 2", "yellow 2"]}, OTHER, **NOW)
    details = [prompt.detail for prompt in [look(state, 0).prompt] if prompt]
    play(state, "die:green-1", "to:warehouse", "die:green-1", "space:hops_raise", "end_turn", "pass")
    details += [prompt.detail for prompt in [look(state, 0).prompt] if prompt]
    assert details == ["prompt-place-first", "prompt-place-alone"]


@pytest.mark.rule("DB-5.32")
@pytest.mark.parametrize("die", ["yellow 2", "black 2", "green 2", "blue 5"])
def test_a_blocked_die_is_not_placed(die: str) -> None:
    colour = die.split()[0]
    state = arrange(
        {"pool": [f"{die} blocked"], "warehouse": [f"{die} blocked"], "seeds": 1, "board": {"hops_seed": "seed"}},
        OTHER,
        **NOW,
    )
    assert asked(state, "die") == [f"{colour}-1"]  # to store it; the other is in the Warehouse already
    assert refused(state, f"die:{colour}-2") == "DB-6.43"
    play(state, f"die:{colour}-1")
    assert (look(state).hand, warehouse(state, 0)) == ("", [f"{die} blocked"] * 2)


@pytest.mark.rule("DB-5.32")
def test_a_blocked_die_speeds_nothing_up_and_joins_no_set() -> None:
    state = arrange(
        {
            "warehouse": ["blue 6 blocked", "yellow 2 blocked"],
            "pool": ["black 1"],
            "board": {"malt_seed": "seed", "school_skill": ["blue 1"]},
        },
        OTHER,
        **NOW,
    )
    assert asked(state, "die") == ["black-1"]


@pytest.mark.rule("DB-5.32")
def test_speeding_up_and_adding_go_on_a_space_one_already_uses() -> None:
    """With two players each of these spaces is closed for the other, never for its user."""
    state = arrange(
        {"pool": ["blue 3", "yellow 3"], "board": {"malt_seed": "seed", "school_skill": ["blue 2"]}},
        {"seeds": 1, "pool": ["blue 5"]},
        **NOW,
    )
    assert space(state, 1, "malt_seed").closed
    assert space(state, 1, "school_skill").closed
    assert "school_skill" in spaces_for(state, "die:yellow-1")
    play(state, "die:blue-1", "space:malt_seed", "rolled:1", "to:warehouse")
    assert space(state, 0, "malt_seed").resolved


@pytest.mark.rule("DB-5.32", "DB-5.35")
def test_kind_b_and_c_work_where_everybody_else_is_too() -> None:
    """Three players: two have used the spaces, one of them goes on there."""
    state = arrange(
        {"pool": ["blue 3", "yellow 3"], "board": {"malt_seed": "seed", "school_skill": ["blue 2"]}},
        {"board": {"malt_seed": "seed", "school_skill": ["blue 5"]}},
        {"seeds": 1, "pool": ["blue 6"]},
        **NOW,
    )
    play(state, "die:yellow-1", "space:school_skill", "die:blue-1", "space:malt_seed", "rolled:2", "to:warehouse")
    assert state.player == 2
    assert spaces_for(state, "seed") == ["hops_seed"]


@pytest.mark.rule("DB-5.33")
def test_placed_items_stay_until_tidy() -> None:
    state = arrange(
        {"pool": ["yellow 2", "black 3", "green 6"], "seeds": 1, "warehouse": ["yellow 3", "green 2"]}, {}, **NOW
    )
    play(state, "seed", "space:malt_seed", "die:yellow-1", "space:malt_roast", "end_turn")
    play(state, "die:black-1", "space:dept_black_seeds", "end_turn", "pass", "end_turn")
    assert look(state).phase == "brew"
    lying = [on(state, 0, name) for name in ("malt_seed", "malt_roast", "dept_black_seeds")]
    assert lying == [["seed"], ["yellow 2"], ["black 3"]]
    assert (person(state, 0).seeds, pool(state, 0)) == (0, ["green 6"])
    play(state, "pass")
    assert [on(state, 0, name) for name in ITEMS] == [[]] * 11


@pytest.mark.rule("DB-5.33")
def test_a_sped_up_item_leaves_the_board_at_once() -> None:
    state = arrange({"pool": ["blue 3", "green 1"], "board": {"malt_seed": "seed"}}, OTHER, **NOW)
    seeds, yellow = look(state).seeds, look(state).supply["yellow"]
    play(state, "die:blue-1", "space:malt_seed", "rolled:1", "to:active_pool")
    assert on(state, 0, "malt_seed") == ["blue 3"]
    assert (look(state).seeds, look(state).supply["yellow"]) == (seeds + 1, yellow - 1)


@pytest.mark.rule("DB-5.34")
def test_a_sped_up_space_is_used_until_the_round_ends() -> None:
    state = arrange({"pool": ["blue 3", "blue 5", "green 1"], "seeds": 2, "board": {"malt_seed": "seed"}}, OTHER, **NOW)
    play(state, "die:blue-1", "space:malt_seed", "rolled:1", "to:active_pool")
    assert spaces_for(state, "seed") == ["hops_seed"]
    play(state, "seed")
    assert refused(state, "space:malt_seed") == "DB-5.34"
    play(state, "space:hops_seed", "end_turn")
    assert (state.player, look(state).turn) == (0, 0)  # both seed spaces are closed for the other
    assert on(state, 0, "malt_seed") == ["blue 3"]
    assert "malt_seed" not in spaces_for(state, "die:blue-2")
    play(state, "pass", "end_turn")
    assert (look(state).round, on(state, 0, "malt_seed")) == (4, [])


# ── capacity ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.35")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", ITEMS)
def test_a_space_closes_for_the_last_when_all_others_have_used_it(players: int, edition: str, name: str) -> None:
    sheet: dict[str, Any] = {"pool": ["yellow 2", "black 2", "green 2", "blue 6"], "seeds": 1}
    state = arrange(*[sheet] * players, options={"edition": edition}, **NOW)
    assert look(state).capacity == players - 1
    for player in range(players - 1):
        assert state.player == player
        assert not space(state, player, name).closed
        for move in ITEMS[name]:
            number = player + 1
            if move == "rolled:1" and "rolled:1" not in names(state):
                continue  # fewer dice are left in the supply
            play(state, move.replace("-1", f"-{number}"))
        play(state, "end_turn")
    last = players - 1
    assert [space(state, player, name).closed for player in range(players)] == [False] * last + [True]
    assert space(state, last, name).users == list(range(last))
    closed = {other for other in ITEMS if space(state, last, other).closed}
    assert closed == {name}
    item = ITEMS[name][0].replace("-1", f"-{players}")
    if item in names(state):
        assert name not in spaces_for(state, item)
        play(state, item)
        if look(state).hand:
            assert refused(state, f"space:{name}") == "DB-5.35"


@pytest.mark.rule("DB-5.35")
def test_other_spaces_of_the_building_stay_usable() -> None:
    state = arrange({"board": {"malt_seed": "seed"}}, {"pool": ["yellow 2"], "seeds": 1}, **NOW | {"turn": 1})
    assert spaces_for(state, "seed") == ["hops_seed"]
    assert spaces_for(state, "die:yellow-1") == ["malt_roast", "malt_raise"]


@pytest.mark.rule("DB-5.35")
@pytest.mark.parametrize("players", [3, 4])
def test_a_space_with_room_left_is_open(players: int) -> None:
    users = [{"board": {"malt_seed": "seed"}} for _ in range(players - 2)]
    state = arrange(*users, {"seeds": 1}, {"seeds": 1}, **NOW | {"turn": players - 2})
    assert spaces_for(state, "seed") == ["malt_seed", "hops_seed"]


@pytest.mark.rule("DB-5.35")
def test_it_does_not_matter_whether_the_last_one_has_passed() -> None:
    state = arrange(
        {"pool": ["yellow 2"]}, {"pool": ["yellow 3"], "passed": True}, {"seeds": 1, "pool": ["yellow 4"]}, **NOW
    )
    play(state, "die:yellow-1", "space:malt_roast")
    assert not space(state, 2, "malt_roast").closed
    assert state.player == 2
    assert "malt_roast" in spaces_for(state, "die:yellow-3")


@pytest.mark.rule("DB-5.36")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_sped_a_space_up_still_counts_as_its_user(edition: str) -> None:
    state = arrange(
        {"pool": ["yellow 2", "blue 2"]}, {"pool": ["yellow 3"]}, options={"edition": edition}, **NOW | {"round": 1}
    )
    play(state, "die:yellow-1", "space:malt_raise", "die:blue-1", "space:malt_raise")
    assert warehouse(state, 0) == ["yellow 3"]
    assert (state.player, space(state, 1, "malt_raise").closed) == (1, True)
    assert spaces_for(state, "die:yellow-2") == ["malt_roast"]


@pytest.mark.rule("DB-5.36")
def test_one_die_of_a_set_is_enough_to_use_the_space() -> None:
    state = arrange({"pool": ["blue 1"]}, {"pool": ["blue 5"]}, **NOW)
    play(state, "die:blue-1", "space:school_skill")
    assert state.player == 1
    assert "school_skill" not in spaces_for(state, "die:blue-2")


@pytest.mark.rule("DB-5.36")
def test_being_blocked_from_a_building_is_not_using_it() -> None:
    """R13: of three players one is shut out; the other two may both use the space."""
    state = arrange(
        {"tokens": ["block_building"], "seeds": 1}, {"seeds": 1}, {"seeds": 1}, phase="round_start", round=1, priority=0
    )
    play(state, "token:block_building", "building:2:malt_house", "seed", "space:malt_seed")
    assert state.player == 1
    play(state, "pass")
    assert state.player == 2
    assert spaces_for(state, "seed") == ["malt_seed", "hops_seed"]


# ── gained dice ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.37")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("name", "item", "colour"),
    [("malt_seed", "seed", "yellow"), ("malt_roast", "yellow 1", "black"), ("hops_seed", "seed", "green")],
)
@pytest.mark.parametrize("goes", ["active_pool", "warehouse"])
def test_a_gained_die_is_rolled_and_put_where_one_likes(
    edition: str, name: str, item: str, colour: str, goes: str
) -> None:
    """D10: it is rolled in both editions, and the place is chosen after the roll."""
    state = arrange({"pool": ["blue 3", "blue 1"], "board": {name: item}}, OTHER, options={"edition": edition}, **NOW)
    play(state, "die:blue-1", f"space:{name}")
    assert state.player == FATE
    assert names(state) == [f"rolled:{value}" for value in range(1, 7)]
    play(state, "rolled:5")
    assert (state.player, names(state)) == (0, ["to:active_pool", "to:warehouse"])
    play(state, f"to:{goes}")
    there, elsewhere = (pool, warehouse) if goes == "active_pool" else (warehouse, pool)
    assert f"{colour} 5" in there(state, 0)
    assert f"{colour} 5" not in elsewhere(state, 0)


@pytest.mark.rule("DB-5.37")
@pytest.mark.parametrize("goes", ["active_pool", "warehouse"])
def test_a_gained_die_can_be_used_in_the_same_round(goes: str) -> None:
    state = arrange({"pool": ["blue 3"], "board": {"malt_seed": "seed"}, "warehouse": ["green 2"]}, OTHER, **NOW)
    play(state, "die:blue-1", "space:malt_seed", "rolled:3", f"to:{goes}")
    assert spaces_for(state, "die:yellow-1") == ["malt_roast", "malt_raise"]
    if goes == "active_pool":
        play(state, "die:yellow-1", "to:warehouse")
    play(state, "end_turn", "pass", "pass")
    assert (look(state).phase, names(state)) == ("brew", ["recipe:cheap_lager", "pass"])


@pytest.mark.rule("DB-5.37")
def test_a_gained_die_left_in_the_pool_is_rolled_next_round() -> None:
    state = arrange({"pool": ["blue 3"], "board": {"malt_seed": "seed"}}, OTHER, **NOW)
    play(state, "die:blue-1", "space:malt_seed", "rolled:6", "to:active_pool", "end_turn", "pass", "pass")
    play(state, "end_turn")
    assert look(state).round == 4
    assert state.player == FATE
    play(state, "rolled:2", "rolled:1")
    assert pool(state, 0) == ["blue 1", "yellow 2"]


@pytest.mark.rule("DB-5.37", "DB-3.2")
def test_the_last_die_of_the_supply_can_be_gained() -> None:
    state = arrange(
        {"pool": ["blue 3"], "board": {"hops_seed": "seed"}},
        {"warehouse": all_but("green", left=1, held=0), "seeds": 1},
        **NOW,
    )
    play(state, "die:blue-1", "space:hops_seed", "rolled:6", "to:warehouse")
    assert (warehouse(state, 0), look(state).supply["green"]) == (["green 6"], 0)
