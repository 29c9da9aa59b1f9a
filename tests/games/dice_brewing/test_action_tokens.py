"""Section 6.6: the six kinds of action tokens."""

from typing import Any, Final

import pytest
from tests.games.dice_brewing.table import (
    COLOURS,
    EDITIONS,
    MODES,
    all_but,
    arrange,
    asked,
    card,
    look,
    names,
    on,
    owned,
    person,
    play,
    pool,
    refused,
    rest,
    roll_all,
    space,
    stock,
    tokens,
    until,
    warehouse,
)

from alehouse import FATE, State

KINDS: Final = ("withdraw_die", "block_building", "block_protect_die", "block_recipe", "raise_value", "reroll_die")
PHASES: Final = ("round_start", "place", "purchase", "brewing_start")
BUILDINGS: Final = {
    "malt_house": ("malt_seed", "malt_roast", "malt_raise"),
    "hops_plantation": ("hops_seed", "hops_raise"),
    "school": ("school_reroll", "school_swap", "school_skill"),
    "seed_department": ("dept_green_seed", "dept_black_seeds", "dept_coins"),
}
WAITS: Final = {"pool": ["blue 1"]}  # somebody who has a turn to take, so that the round does not run on by itself
ASKED: Final = {"tokens": ["block_recipe"]}  # in the advanced game somebody who is asked in every window


def where(state: State, name: str) -> str:
    """Where a die lies and what it shows: "1 warehouse 4"."""
    for owner in look(state).players:
        zones = {"pool": owner.pool, "warehouse": owner.warehouse}
        for house in owner.buildings:
            zones |= {place.id: place.dice for place in house.spaces}
        for zone, dice in zones.items():
            for one in dice:
                if one.id == name:
                    return f"{owner.seat} {zone} {one.value}"
    return "supply"


def targets(state: State, kind: str) -> list[str]:
    """What a token may be played on."""
    if f"token:{kind}" not in names(state):
        return []
    return names(play(state.copy(), f"token:{kind}"))


# ── when ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.40", "DB-6.41", "DB-6.42", "DB-6.43", "DB-6.44", "DB-6.45", "DB-6.46", "DB-5.11")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("kind", KINDS)
def test_when_a_token_may_be_played(kind: str, phase: str, edition: str, mode: str) -> None:
    mine = {"tokens": [kind], "pool": ["yellow 2"], "warehouse": ["black 2"]}
    board = {} if phase == "round_start" else {"malt_roast": "yellow 2"}
    theirs = {"board": board, "warehouse": ["green 3"]}
    options = {"edition": edition, "mode": mode}
    state = arrange(mine, theirs, phase=phase, round=3, options=options, display=["dry_stout"])
    special = {
        "block_building": {"pl-2": "round_start", "it-1": "brewing_start"}[edition],
        "block_recipe": "brewing_start",
    }
    expected = special.get(kind, phase) == phase
    if state.player == 0 and look(state).phase == phase:
        assert (f"token:{kind}" in names(state)) is expected
        if not expected:
            assert refused(state, f"token:{kind}")
    else:
        assert not expected


@pytest.mark.rule("DB-6.40", "DB-3.8", "DB-5.16")
@pytest.mark.parametrize("kind", KINDS)
def test_a_played_token_is_gone(kind: str) -> None:
    phase = {"block_building": "round_start", "block_recipe": "brewing_start"}.get(kind, "place")
    mine = {"tokens": [kind, kind], "pool": ["yellow 2"], "warehouse": ["black 2", "black 4"]}
    state = arrange(mine, {"warehouse": ["green 3"]}, phase=phase, round=4)
    assert stock(state, kind).left == 1
    play(state, f"token:{kind}")
    play(state, names(state)[0])
    roll_all(state)
    assert tokens(state, 0) == [kind]
    assert stock(state, kind).left == 1
    if f"token:{kind}" in names(state):
        play(state, f"token:{kind}")
        play(state, names(state)[-1])
        roll_all(state)
        assert tokens(state, 0) == []
    until(state)
    assert stock(state, kind).left == 1  # not before, not after the round's end


@pytest.mark.rule("DB-6.40", "DB-6.43", "DB-6.45", "DB-6.46")
@pytest.mark.parametrize("kind", ["withdraw_die", "block_protect_die", "raise_value", "reroll_die"])
def test_at_the_start_of_a_round_only_warehouse_dice_are_targets(kind: str) -> None:
    mine = {"tokens": [kind], "pool": ["yellow 2"], "warehouse": ["black 2"]}
    theirs = {"pool": ["green 2", "blue 3"], "warehouse": ["green 3"]}
    state = arrange(mine, theirs, phase="round_start", round=4)
    assert targets(state, kind) == ["die:black-1", "die:green-2"]


# ── withdraw ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.40", "DB-5.30")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("die", "owner", "value"), [("black-1", 0, 2), ("green-2", 1, 3), ("blue-1", 2, 6)])
@pytest.mark.parametrize("phase", PHASES)
def test_withdraw_moves_a_die_to_its_owners_pool(die: str, owner: int, value: int, phase: str, edition: str) -> None:
    mine = {"tokens": ["withdraw_die"], "pool": ["yellow 2"], "warehouse": ["black 2"]}
    second = {"pool": ["green 5"], "warehouse": ["green 3"]}
    board = {} if phase == "round_start" else {"malt_roast": "yellow 2"}
    third = {"warehouse": ["blue 6", "blue 6"], "board": board, "tokens": ["reroll_die"]}
    state = arrange(mine, second, third, phase=phase, round=4, options={"edition": edition})
    assert targets(state, "withdraw_die") == ["die:black-1", "die:green-2", "die:blue-1"]
    play(state, "token:withdraw_die", f"die:{die}")
    assert where(state, die) == f"{owner} pool {value}"
    assert owned(state, 0, "black") == 1
    assert owned(state, 2, "blue") == 2


@pytest.mark.rule("DB-6.40", "DB-5.31", "DB-5.57", "DB-5.20")
def test_a_die_withdrawn_before_brewing_does_not_brew() -> None:
    mine = {"tokens": ["withdraw_die"]}
    theirs = {"warehouse": ["yellow 3", "green 2"]}
    state = arrange(mine, theirs, phase="brewing_start", round=4, display=["cheap_lager"])
    assert card(state, "cheap_lager", 1).ready
    play(state, "token:withdraw_die", "die:green-1")
    assert look(state).round == 5  # nobody can brew
    assert state.player == FATE
    play(state, "rolled:4")
    assert where(state, "green-1") == "1 pool 4"


@pytest.mark.rule("DB-6.40", "DB-6.47")
def test_a_protected_die_is_not_withdrawn_and_a_blocked_one_is() -> None:
    mine = {"tokens": ["withdraw_die"], "warehouse": ["yellow 2 protected", "black 2 blocked"]}
    theirs = {"warehouse": ["green 3 protected", "blue 3 blocked"]}
    state = arrange(mine, theirs, phase="place", round=4)
    assert targets(state, "withdraw_die") == ["die:black-1", "die:blue-1"]
    play(state, "token:withdraw_die")
    assert refused(state, "die:yellow-1") in ("DB-6.47", "DB-6.43", "DB-6.40")
    play(state, "die:blue-1")
    assert pool(state, 1) == ["blue 3 blocked"]


# ── block a building, second edition ──────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.41")
@pytest.mark.parametrize(("number", "halls"), [(1, 2), (2, 3), (3, 4), (7, 4)])
def test_the_open_buildings_of_opponents_may_be_blocked(number: int, halls: int) -> None:
    state = arrange({"tokens": ["block_building"]}, {}, {}, phase="round_start", round=number)
    expected = [f"building:{player}:{hall}" for player in (2, 3) for hall in list(BUILDINGS)[:halls]]
    assert targets(state, "block_building") == expected
    play(state, "token:block_building")
    assert refused(state, "building:1:malt_house") == "DB-6.41"  # an own one
    if halls < 4:
        assert refused(state, "building:2:seed_department") == "DB-6.41"


@pytest.mark.rule("DB-6.41", "DB-5.32")
@pytest.mark.parametrize("hall", list(BUILDINGS))
def test_nothing_can_be_placed_in_a_blocked_building(hall: str) -> None:
    dice = ["yellow 2", "black 2", "green 2", "blue 6", "blue 3"]
    mine = {"tokens": ["block_building"], "warehouse": dice, "seeds": 1}
    other = {"warehouse": dice, "seeds": 1}
    state = arrange(mine, other, other, phase="round_start", round=3)
    play(state, "token:block_building", f"building:2:{hall}")
    blocked = [(owner.seat, house.id) for owner in look(state).players for house in owner.buildings if house.blocked]
    assert blocked == [(1, hall)]
    for seat in (0, 1, 2):
        assert (look(state).phase, state.player) == ("place", seat)
        offered: set[str] = set()
        for item in names(state):
            if item.startswith(("die:", "seed")):
                offered |= set(asked(play(state.copy(), item), "space"))
        everywhere = {place for places in BUILDINGS.values() for place in places}
        assert offered == (everywhere - set(BUILDINGS[hall]) if seat == 1 else everywhere)
        play(state, "pass")


@pytest.mark.rule("DB-6.41", "DB-5.32")
def test_a_placement_in_a_blocked_building_is_refused_with_the_reason() -> None:
    mine = {"tokens": ["block_building"]}
    other = {"pool": ["blue 4"], "warehouse": ["yellow 2"], "seeds": 1}
    state = arrange(mine, other, phase="round_start", round=4)
    play(state, "token:block_building", "building:2:malt_house", "rolled:4")
    assert refused(state, "die:yellow-1") in ("DB-6.41", "DB-5.32")  # no other space takes it
    state = arrange(mine, other, phase="round_start", round=4)
    play(state, "token:block_building", "building:2:malt_house", "rolled:4", "seed")
    assert refused(state, "space:malt_seed") in ("DB-6.41", "DB-5.32")
    play(state, "space:hops_seed")
    assert on(state, 1, "hops_seed") == ["seed"]


@pytest.mark.rule("DB-6.41", "DB-5.36")
def test_a_blocked_building_does_not_count_as_used() -> None:
    state = arrange({"tokens": ["block_building"], "seeds": 1}, {"seeds": 1}, phase="round_start", round=4)
    play(state, "token:block_building", "building:2:malt_house")
    assert not space(state, 1, "malt_seed").used
    assert not space(state, 0, "malt_seed").closed
    play(state, "seed", "space:malt_seed")
    assert on(state, 0, "malt_seed") == ["seed"]


@pytest.mark.rule("DB-6.41", "DB-5.70")
def test_a_block_lasts_one_round() -> None:
    theirs = {"pool": ["yellow 2"], "tokens": ["block_recipe"]}
    options = {"mode": "advanced"}
    state = arrange({"tokens": ["block_building"]}, theirs, phase="round_start", round=4, options=options)
    play(state, "token:block_building", "building:2:malt_house")
    while look(state).round == 4:
        play(state, next(move for move in ("decline", "pass", "end_turn", "rolled:2") if move in names(state)))
    assert not any(house.blocked for house in person(state, 1).buildings)
    while look(state).phase != "place" or look(state).turn != 1:
        play(state, next(move for move in ("decline", "rolled:2") if move in names(state)))
    play(state, "die:yellow-1", "space:malt_roast")
    assert on(state, 1, "malt_roast") == ["yellow 2"]


@pytest.mark.rule("DB-6.41")
def test_a_building_is_blocked_once() -> None:
    state = arrange({"tokens": ["block_building"] * 3}, {"pool": ["yellow 1"]}, phase="round_start", round=1)
    play(state, "token:block_building", "building:2:hops_plantation")
    assert targets(state, "block_building") == ["building:2:malt_house"]
    play(state, "token:block_building")
    assert refused(state, "building:2:hops_plantation") == "DB-6.41"
    play(state, "building:2:malt_house")
    assert look(state).phase == "roll"  # the third token finds nothing to block
    assert tokens(state, 0) == ["block_building"]


@pytest.mark.rule("DB-6.41")
def test_the_same_building_of_two_opponents() -> None:
    state = arrange({"tokens": ["block_building"] * 2}, {"seeds": 1}, {"seeds": 1}, phase="round_start", round=1)
    play(state, "token:block_building", "building:2:malt_house", "token:block_building", "building:3:malt_house")
    assert [person(state, seat).buildings[0].blocked for seat in (0, 1, 2)] == [False, True, True]


# ── block a building, first edition ───────────────────────────────────────────────────────────────────


def first_edition(*people: dict[str, Any], **given: Any) -> State:
    """The start of the Brew phase of the first edition; the advanced game stops again at the round's start."""
    options = {"edition": "it-1", "mode": "advanced"}
    return arrange(*people, phase="brewing_start", round=4, options=options, **given)


@pytest.mark.rule("DB-6.42")
@pytest.mark.parametrize(
    ("board", "resolved", "halls"),
    [
        ({}, [], []),
        ({"malt_seed": "seed"}, [], ["malt_house"]),
        ({"malt_raise": "black 2", "hops_raise": "green 2"}, [], ["malt_house", "hops_plantation"]),
        ({"malt_seed": "blue 3"}, ["malt_seed"], []),
        ({"malt_seed": "blue 3", "malt_roast": "yellow 1"}, ["malt_seed"], ["malt_house"]),
        ({"school_reroll": "blue 3", "school_swap": "blue 3"}, ["school_reroll", "school_swap"], []),
        ({"school_skill": "blue 5"}, [], ["school"]),
        ({"dept_coins": "blue 1"}, [], ["seed_department"]),
        ({"dept_green_seed": "green 1"}, [], ["seed_department"]),
    ],
)
def test_only_a_building_that_would_still_give_something(
    board: dict[str, str], resolved: list[str], halls: list[str]
) -> None:
    state = first_edition({"tokens": ["block_building"]}, {"board": board, "resolved": resolved})
    assert targets(state, "block_building") == [f"building:2:{hall}" for hall in halls]


@pytest.mark.rule("DB-6.42")
def test_an_own_building_is_not_blocked() -> None:
    mine = {"tokens": ["block_building"], "board": {"malt_seed": "seed"}}
    state = first_edition(mine, {"board": {"hops_seed": "seed"}})
    assert targets(state, "block_building") == ["building:2:hops_plantation"]


@pytest.mark.rule("DB-6.42")
def test_a_blocked_building_gives_nothing_and_the_items_come_back() -> None:
    board = {"malt_seed": "seed", "malt_roast": "yellow 5", "malt_raise": "black 3", "hops_raise": "green 3"}
    state = first_edition({"tokens": ["block_building"]}, {"board": board, **ASKED})
    play(state, "token:block_building", "building:2:malt_house")
    assert [space(state, 1, name).cancelled for name in board] == [True, True, True, False]
    assert on(state, 1, "malt_raise") == ["black 3"]  # until Tidy
    rest(state)
    assert look(state).phase == "round_start"
    assert pool(state, 1) == ["black 3", "yellow 5"]
    assert warehouse(state, 1) == ["green 4"]  # the other building works
    assert person(state, 1).seeds == 1
    assert look(state).supply == {"yellow": 13, "black": 13, "green": 11, "blue": 10}
    assert look(state).seeds == 5


@pytest.mark.rule("DB-6.42")
def test_what_was_resolved_is_not_taken_back() -> None:
    theirs = {"board": {"malt_seed": "blue 4", "malt_roast": "yellow 5"}, "resolved": ["malt_seed"], **ASKED}
    state = first_edition({"tokens": ["block_building"]}, {**theirs, "pool": ["yellow 2"]})
    play(state, "token:block_building", "building:2:malt_house")
    rest(state)
    assert pool(state, 1) == ["blue 4", "yellow 2", "yellow 5"]
    assert owned(state, 1, "black") == 0


@pytest.mark.rule("DB-6.42", "DB-5.63")
def test_a_blocked_school_and_department() -> None:
    board = {"school_skill": "blue 5", "school_reroll": "blue 2", "dept_coins": "black 2", "dept_green_seed": "green 2"}
    theirs = {"board": board, "resolved": ["school_reroll"], **ASKED}
    state = first_edition({"tokens": ["block_building"] * 2}, theirs)
    play(state, "token:block_building", "building:2:school", "decline")
    play(state, "token:block_building", "building:2:seed_department")
    rest(state)
    assert pool(state, 1) == ["black 2", "blue 2", "blue 5", "green 2"]
    assert (person(state, 1).coins, person(state, 1).seeds) == (0, 0)


@pytest.mark.rule("DB-6.42")
def test_the_items_come_back_before_the_others_are_served() -> None:
    """A cancelled roast does not wait for a black die, and no seed of it reaches the supply."""
    first = {"tokens": ["block_building"], "board": {"dept_green_seed": "green 2"}}
    state = first_edition(first, {"board": {"malt_seed": "seed"}, "seeds": 5, **ASKED})
    assert look(state).seeds == 0
    play(state, "token:block_building", "building:2:malt_house")
    rest(state)
    assert person(state, 1).seeds == 6
    assert pool(state, 0) == ["green 2"]  # no seed was there for it


@pytest.mark.rule("DB-6.42")
def test_a_building_is_blocked_once_in_the_first_edition_too() -> None:
    state = first_edition({"tokens": ["block_building"] * 2}, {"board": {"malt_seed": "seed"}})
    play(state, "token:block_building", "building:2:malt_house")
    assert targets(state, "block_building") == []


@pytest.mark.rule("DB-6.42", "DB-6.45")
def test_a_raised_die_comes_back_unchanged_and_drops_at_the_end() -> None:
    state = first_edition({"tokens": ["block_building"]}, {"board": {"malt_raise": "black 5 raised"}, **ASKED})
    play(state, "token:block_building", "building:2:malt_house")
    rest(state)
    assert pool(state, 1) == ["black 4"]


# ── block or protect a die ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.43")
@pytest.mark.parametrize("zone", ["pool", "warehouse"])
def test_an_opponents_die_is_blocked_and_an_own_one_protected(zone: str) -> None:
    mine = {"tokens": ["block_protect_die"] * 2, zone: ["yellow 2"]}
    state = arrange(mine, {zone: ["green 3"]}, phase="place", round=4)
    assert targets(state, "block_protect_die") == ["die:yellow-1", "die:green-1"]
    play(state, "token:block_protect_die", "die:yellow-1", "token:block_protect_die", "die:green-1")
    shown = pool if zone == "pool" else warehouse
    assert shown(state, 0) == ["yellow 2 protected"]
    assert shown(state, 1) == ["green 3 blocked"]


@pytest.mark.rule("DB-6.43")
def test_dice_on_a_board_or_the_market_are_not_chosen() -> None:
    mine = {"pool": ["blue 6"], "coins": 4}
    theirs = {"tokens": ["block_protect_die"], "board": {"malt_roast": "yellow 2"}, "warehouse": ["green 3"]}
    state = arrange(mine, theirs, phase="purchase", round=4)
    play(state, "buy:spices", "die:blue-1", "end_turn")
    discount = person(state, 0).discount
    assert discount is not None
    assert discount.id == "blue-1"
    assert targets(state, "block_protect_die") == ["die:green-1"]


@pytest.mark.rule("DB-6.43", "DB-6.47")
def test_one_token_to_a_die() -> None:
    mine = {"tokens": ["block_protect_die"], "warehouse": ["yellow 2 protected", "yellow 3 blocked", "yellow 4"]}
    theirs = {"pool": ["green 2 protected", "green 3 blocked", "green 4"]}
    state = arrange(mine, theirs, phase="place", round=4)
    assert targets(state, "block_protect_die") == ["die:yellow-3", "die:green-3"]


@pytest.mark.rule("DB-6.43", "DB-5.32")
@pytest.mark.parametrize("zone", ["pool", "warehouse"])
@pytest.mark.parametrize("colour", COLOURS)
def test_a_blocked_die_is_not_placed(colour: str, zone: str) -> None:
    mine = {zone: [f"{colour} 5 blocked"], "seeds": 1, "tokens": ["block_recipe"]}
    state = arrange(mine, {}, phase="place", round=4, options={"mode": "advanced"})
    if zone == "warehouse":
        assert f"die:{colour}-1" not in names(state)
        assert refused(state, f"die:{colour}-1") in ("DB-6.43", "DB-5.32", "DB-5.28")
    else:  # it can still be stored
        play(state, f"die:{colour}-1")
        assert asked(state, "space") == []
        assert warehouse(state, 0) == [f"{colour} 5 blocked"]


@pytest.mark.rule("DB-6.43", "DB-5.32")
def test_a_blocked_die_speeds_nothing_up() -> None:
    mine = {"board": {"malt_seed": "seed"}, "pool": ["blue 6 blocked"], "warehouse": ["blue 6 blocked"]}
    state = arrange(mine, WAITS, phase="place", round=4)
    assert asked(state, "die") == ["blue-1"]
    play(state, "die:blue-1")
    assert warehouse(state, 0) == ["blue 6 blocked"] * 2


@pytest.mark.rule("DB-6.43", "DB-5.54")
def test_a_blocked_die_does_not_brew() -> None:
    mine = {"warehouse": ["yellow 3 blocked", "green 2"], "pool": []}
    both = {"warehouse": ["yellow 3 blocked", "yellow 4", "green 2"]}
    state = arrange(mine, both, phase="brew", round=4, display=["cheap_lager"])
    assert not card(state, "cheap_lager", 0).ready
    assert card(state, "cheap_lager", 1).ready
    assert state.player == 1
    play(state, "recipe:cheap_lager")
    assert warehouse(state, 1) == ["yellow 3 blocked"]


@pytest.mark.rule("DB-6.43", "DB-5.54")
def test_a_blocked_die_does_not_enhance() -> None:
    mine = {"warehouse": ["yellow 3", "green 2", "blue 6 blocked"]}
    state = arrange(mine, WAITS, phase="brew", round=4, display=["cheap_lager"])
    play(state, "recipe:cheap_lager")
    assert person(state, 0).coins == 2  # no enhancement was asked for
    state = arrange({**mine, "ingredients": {"fruit": 1}}, WAITS, phase="brew", round=4, display=["cheap_lager"])
    play(state, "recipe:cheap_lager")
    assert names(state) == ["add:fruit", "plain"]
    assert refused(state, "add:skill_die")


@pytest.mark.rule("DB-6.43", "DB-5.43")
@pytest.mark.parametrize("zone", ["pool", "warehouse"])
def test_a_blocked_die_gives_no_discount(zone: str) -> None:
    state = arrange({zone: ["blue 6 blocked"], "coins": 9}, WAITS, phase="purchase", round=4)
    play(state, "buy:honey")
    assert person(state, 0).coins == 5
    state = arrange({zone: ["blue 6 blocked"], "coins": 3}, WAITS, phase="purchase", round=4)
    assert refused(state, "buy:honey")


@pytest.mark.rule("DB-6.43", "DB-8.2")
def test_a_blocked_die_is_not_counted_as_unlucky() -> None:
    dice = ["yellow 1 unlucky", "green 1 unlucky", "black 1 unlucky blocked", "blue 1 unlucky protected"]
    state = arrange({"pool": dice}, {}, phase="purchase", round=4, options={"unlucky_roll": "on"})
    assert person(state, 0).luck == 4  # three dice


@pytest.mark.rule("DB-6.43")
@pytest.mark.parametrize(
    ("kind", "after"), [("raise_value", "1 warehouse 4"), ("reroll_die", "1 warehouse 6"), ("withdraw_die", "1 pool 3")]
)
def test_other_tokens_may_target_a_blocked_die(kind: str, after: str) -> None:
    state = arrange({"tokens": [kind]}, {"warehouse": ["green 3 blocked"], "seeds": 1}, phase="place", round=4)
    play(state, f"token:{kind}", "die:green-1")
    if state.player == FATE:
        play(state, "rolled:6")
    assert where(state, "green-1") == after
    assert (*person(state, 1).pool, *person(state, 1).warehouse)[0].token == "blocked"


@pytest.mark.rule("DB-6.43", "DB-5.70", "DB-12.10")
@pytest.mark.parametrize("mark", ["blocked", "protected"])
def test_the_token_under_a_die_lasts_until_the_round_ends(mark: str) -> None:
    mine = {"pool": [f"yellow 2 {mark}"], "warehouse": [f"green 3 {mark}"], **ASKED}
    state = arrange(mine, {}, phase="place", round=4, options={"mode": "advanced"})
    play(state, "die:yellow-1")
    if look(state).hand:
        play(state, "to:warehouse")
    assert warehouse(state, 0) == [f"green 3 {mark}", f"yellow 2 {mark}"]  # the token goes along
    rest(state)
    assert warehouse(state, 0) == ["green 3", "yellow 2"]


# ── protected dice ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.47", "DB-6.43")
@pytest.mark.parametrize("kind", ["withdraw_die", "reroll_die", "raise_value", "block_protect_die"])
@pytest.mark.parametrize("player", [0, 1])
def test_nobody_touches_a_protected_die(kind: str, player: int) -> None:
    """Neither its owner, player 0, nor player 1."""
    mine = {"warehouse": ["yellow 2 protected"], "pool": ["green 2 protected"], "tokens": []}
    theirs: dict[str, Any] = {"warehouse": ["black 3"], "tokens": []}
    (mine, theirs)[player]["tokens"] = [kind]
    state = arrange(mine, theirs, phase="place", round=4, turn=player)
    assert targets(state, kind) == ["die:black-1"]
    play(state, f"token:{kind}")
    assert refused(state, "die:yellow-1") in ("DB-6.47", "DB-6.43")


@pytest.mark.rule("DB-6.47")
@pytest.mark.parametrize(
    ("colour", "place"), [("yellow", "malt_raise"), ("black", "malt_raise"), ("green", "hops_raise")]
)
def test_a_protected_die_is_not_improved(colour: str, place: str) -> None:
    state = arrange({"pool": [f"{colour} 2 protected"]}, WAITS, phase="place", round=4)
    play(state, f"die:{colour}-1")
    assert refused(state, f"space:{place}") in ("DB-6.47", "DB-5.32")


@pytest.mark.rule("DB-6.47")
@pytest.mark.parametrize(
    ("die", "place"),
    [
        ("yellow 2", "malt_roast"),
        ("green 2", "dept_green_seed"),
        ("black 2", "dept_black_seeds"),
        ("black 2", "dept_coins"),
        ("blue 2", "dept_coins"),
        ("blue 5", "school_skill"),
    ],
)
def test_a_protected_die_is_placed_elsewhere(die: str, place: str) -> None:
    state = arrange({"pool": [f"{die} protected"]}, WAITS, phase="place", round=4)
    play(state, f"die:{die.split()[0]}-1", f"space:{place}")
    assert on(state, 0, place) == [f"{die} protected"]


@pytest.mark.rule("DB-6.47")
def test_a_protected_die_speeds_up() -> None:
    mine = {"board": {"hops_raise": "green 2"}, "pool": ["blue 2 protected"]}
    state = play(arrange(mine, WAITS, phase="place", round=4), "die:blue-1", "space:hops_raise")
    assert warehouse(state, 0) == ["green 3"]


@pytest.mark.rule("DB-6.47")
def test_a_protected_die_brews_enhances_and_gives_a_discount() -> None:
    mine = {"warehouse": ["yellow 3 protected", "green 2 protected", "blue 3 protected"]}
    state = arrange(mine, WAITS, phase="brew", round=4, display=["cheap_lager"])
    play(state, "recipe:cheap_lager", "add:skill_die")
    assert person(state, 0).coins == 3
    state = arrange({"warehouse": ["blue 4 protected"], "coins": 2}, WAITS, phase="purchase", round=4)
    play(state, "buy:spices")
    if "die:blue-1" in names(state):
        play(state, "die:blue-1")
    assert person(state, 0).ingredients.get("spices") == 1
    assert person(state, 0).coins == 0


# ── block a recipe ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.44", "DB-5.54")
def test_nobody_brews_a_blocked_recipe() -> None:
    dice = ["yellow 6", "yellow 6", "green 6", "black 6"]
    display = ["cheap_lager", "dry_stout", "mass_lager"]
    mine = {"tokens": ["block_recipe"], "warehouse": dice}
    state = arrange(mine, {"warehouse": dice}, phase="brewing_start", round=4, display=display)
    assert targets(state, "block_recipe") == ["recipe:cheap_lager", "recipe:mass_lager", "recipe:dry_stout"]
    play(state, "token:block_recipe", "recipe:dry_stout")
    assert [card(state, name).blocked for name in display] == [False, True, False]
    for seat in (0, 1):
        assert state.player == seat
        assert asked(state, "recipe") == ["cheap_lager", "mass_lager"]
        assert refused(state, "recipe:dry_stout") in ("DB-6.44", "DB-5.54")
        play(state, "pass")


@pytest.mark.rule("DB-6.44", "DB-5.70")
def test_a_blocked_recipe_stays_and_is_free_next_round() -> None:
    mine = {"tokens": ["block_recipe"] * 2, "warehouse": ["yellow 6", "green 6"]}
    options = {"mode": "advanced"}
    state = arrange(mine, {}, phase="brewing_start", round=4, display=["cheap_lager"], options=options)
    play(state, "token:block_recipe", "recipe:cheap_lager")
    rest(state)
    assert [recipe.id for recipe in look(state).display] == ["cheap_lager"]
    assert not card(state, "cheap_lager").blocked


@pytest.mark.rule("DB-6.44")
def test_a_recipe_is_blocked_once() -> None:
    mine = {"tokens": ["block_recipe"] * 3}
    options = {"mode": "advanced"}
    state = arrange(mine, {}, phase="brewing_start", round=4, display=["cheap_lager", "dry_stout"], options=options)
    play(state, "token:block_recipe", "recipe:cheap_lager")
    assert targets(state, "block_recipe") == ["recipe:dry_stout"]
    play(state, "token:block_recipe")
    assert refused(state, "recipe:cheap_lager") == "DB-6.44"
    play(state, "recipe:dry_stout")
    assert "token:block_recipe" not in names(state)
    assert refused(state, "token:block_recipe")


@pytest.mark.rule("DB-6.44", "DB-5.58")
def test_the_card_that_comes_next_is_not_blocked() -> None:
    dice = ["yellow 6", "green 6", "yellow 6", "green 6"]
    mine = {"tokens": ["block_recipe"], "warehouse": dice}
    state = arrange(mine, {}, phase="brewing_start", round=4, display=["cheap_lager", "sladek_pilsner"])
    play(state, "token:block_recipe", "recipe:sladek_pilsner", "recipe:cheap_lager", "reveal:garden_pale_ale")
    assert names(state) == ["recipe:garden_pale_ale", "pass"]
    assert card(state, "sladek_pilsner").blocked


# ── raise a value ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.45")
@pytest.mark.parametrize("zone", ["pool", "warehouse"])
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("owner", [0, 1])
def test_a_die_counts_one_more(value: int, zone: str, owner: int) -> None:
    people: list[dict[str, Any]] = [{"tokens": ["raise_value"]}, {"seeds": 1}]
    people[owner][zone] = [f"green {value}"]
    people[0]["seeds"] = 1
    state = arrange(*people, phase="place", round=4)
    assert targets(state, "raise_value") == (["die:green-1"] if value < 6 else [])
    if value < 6:
        play(state, "token:raise_value", "die:green-1")
        assert (pool if zone == "pool" else warehouse)(state, owner) == [f"green {value + 1} raised"]


@pytest.mark.rule("DB-6.45")
def test_dice_on_a_board_are_not_raised() -> None:
    mine = {"tokens": ["raise_value"], "board": {"hops_raise": "green 2"}, "warehouse": ["yellow 3"]}
    assert targets(arrange(mine, WAITS, phase="place", round=4), "raise_value") == ["die:yellow-1", "die:blue-1"]


@pytest.mark.rule("DB-6.45", "DB-5.70")
def test_raises_add_up_and_drop_back_at_the_end_of_the_round() -> None:
    mine = {"tokens": ["raise_value"] * 3, "warehouse": ["green 3"]}
    state = arrange(mine, {}, phase="place", round=4, options={"mode": "advanced"})
    play(state, "token:raise_value", "die:green-1", "token:raise_value", "die:green-1")
    assert warehouse(state, 0) == ["green 5 raised raised"]
    rest(state)
    assert look(state).round == 5
    assert warehouse(state, 0) == ["green 3"]


@pytest.mark.rule("DB-6.45")
def test_two_raises_stop_at_six() -> None:
    mine = {"tokens": ["raise_value"] * 3, "warehouse": ["green 4"]}
    state = arrange(mine, {}, phase="place", round=4, options={"mode": "advanced"})
    play(state, "token:raise_value", "die:green-1", "token:raise_value", "die:green-1")
    assert warehouse(state, 0) == ["green 6 raised raised"]
    assert "token:raise_value" not in names(state)


@pytest.mark.rule("DB-6.45")
def test_the_raised_value_counts_for_every_purpose() -> None:
    token = {"tokens": ["raise_value"]}
    # a threshold of the School
    state = arrange({**token, "pool": ["blue 2", "yellow 1"]}, WAITS, phase="place", round=4)
    play(state, "token:raise_value", "die:blue-1", "die:blue-1")
    assert "space:school_swap" in names(state)
    # a discount
    state = arrange({**token, "pool": ["blue 5"], "coins": 2}, WAITS, phase="purchase", round=4)
    assert refused(state, "buy:honey")
    play(state, "token:raise_value", "die:blue-1", "buy:honey")
    if "die:blue-1" in names(state):
        play(state, "die:blue-1")
    assert person(state, 0).coins == 0
    # a recipe, and its enhancement
    mine = {**token, "warehouse": ["yellow 2", "green 2", "blue 3"]}
    state = arrange(mine, WAITS, phase="brewing_start", round=4, display=["cheap_lager"])
    play(state, "token:raise_value", "die:yellow-1", "recipe:cheap_lager", "plain")
    assert person(state, 0).brewed == ["cheap_lager"]
    mine = {**token, "warehouse": ["yellow 3", "green 2", "blue 2"]}
    state = arrange(mine, WAITS, phase="brewing_start", round=4, display=["cheap_lager"])
    play(state, "token:raise_value", "die:blue-1", "recipe:cheap_lager", "add:skill_die")
    assert person(state, 0).coins == 3


@pytest.mark.rule("DB-6.45", "DB-6.12")
@pytest.mark.parametrize("fast", [False, True])
def test_a_raise_space_adds_a_lasting_one_below_the_raise(fast: bool) -> None:
    mine = {"pool": ["black 5 raised", "blue 2"], **ASKED}
    state = arrange(mine, {}, phase="place", round=4, options={"mode": "advanced"})
    play(state, "die:black-1", "space:malt_raise")
    if fast:
        play(state, "die:blue-1", "space:malt_raise")
        assert warehouse(state, 0) == ["black 6 raised"]
    rest(state)
    assert warehouse(state, 0) == ["black 5"]


@pytest.mark.rule("DB-6.45", "DB-6.12")
def test_a_die_raised_to_six_is_not_improved() -> None:
    state = arrange({"pool": ["black 6 raised"]}, WAITS, phase="place", round=4)
    play(state, "die:black-1")
    assert refused(state, "space:malt_raise") in ("DB-6.12", "DB-5.32")


@pytest.mark.rule("DB-6.45", "DB-6.46")
def test_a_reroll_cancels_the_raises() -> None:
    mine = {"tokens": ["reroll_die", "block_recipe"], "warehouse": ["green 5 raised"]}
    state = arrange(mine, {}, phase="place", round=4, options={"mode": "advanced"})
    play(state, "token:reroll_die", "die:green-1", "rolled:4")
    assert warehouse(state, 0) == ["green 4"]
    rest(state)
    assert warehouse(state, 0) == ["green 4"]


@pytest.mark.rule("DB-6.45")
def test_a_raise_goes_along_with_the_die() -> None:
    mine = {"pool": ["green 5 raised"], "warehouse": ["yellow 4 raised"], "tokens": ["withdraw_die", "block_recipe"]}
    state = arrange(mine, {}, phase="place", round=4, options={"mode": "advanced"})
    play(state, "die:green-1", "to:warehouse", "token:withdraw_die", "die:yellow-1")
    assert (pool(state, 0), warehouse(state, 0)) == (["yellow 4 raised"], ["green 5 raised"])
    rest(state)
    assert (pool(state, 0), warehouse(state, 0)) == (["yellow 3"], ["green 4"])


# ── reroll a die ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.46")
@pytest.mark.parametrize("die", ["yellow-1", "black-1", "green-1", "yellow-2", "black-2", "green-2"])
def test_any_die_is_rerolled_where_it_lies(die: str) -> None:
    mine = {
        "tokens": ["reroll_die"],
        "pool": ["yellow 2"],
        "warehouse": ["black 2"],
        "board": {"dept_green_seed": "green 2"},
    }
    theirs = {"pool": ["yellow 3"], "warehouse": ["black 3"], "board": {"hops_raise": "green 3"}}
    state = arrange(mine, theirs, phase="place", round=4)
    expected = ["yellow-1", "yellow-2", "black-1", "black-2", "green-1", "green-2"]
    assert targets(state, "reroll_die") == [f"die:{name}" for name in expected]
    owner, zone, _ = where(state, die).split()
    play(state, "token:reroll_die", f"die:{die}", "rolled:6")
    assert where(state, die) == f"{owner} {zone} 6"


@pytest.mark.rule("DB-6.46")
def test_a_discount_die_is_not_rerolled() -> None:
    mine = {"tokens": ["reroll_die"], "warehouse": ["blue 6", "blue 5"], "coins": 9}
    state = play(arrange(mine, {}, phase="purchase", round=4), "buy:honey", "die:blue-1")
    assert targets(state, "reroll_die") == ["die:blue-2"]


@pytest.mark.rule("DB-6.46", "DB-6.12")
@pytest.mark.parametrize(("rolled", "after"), [(1, 2), (5, 6), (6, 6)])
def test_a_die_waiting_to_be_improved_gets_one_on_its_new_value(rolled: int, after: int) -> None:
    mine = {"tokens": ["reroll_die", "block_recipe"], "board": {"malt_raise": "black 5 raised"}}
    state = arrange(mine, WAITS, phase="place", round=4, options={"mode": "advanced"})
    play(state, "token:reroll_die", "die:black-1", f"rolled:{rolled}")
    rest(state)
    assert warehouse(state, 0) == [f"black {after}"]


@pytest.mark.rule("DB-6.46")
def test_a_die_waiting_to_be_improved_may_be_sped_up_after_a_reroll() -> None:
    mine = {"tokens": ["reroll_die"], "board": {"malt_raise": "black 5"}, "pool": ["blue 2"]}
    state = arrange(mine, WAITS, phase="place", round=4)
    play(state, "token:reroll_die", "die:black-1", "rolled:6", "die:blue-1", "space:malt_raise")
    assert warehouse(state, 0) == ["black 6"]


@pytest.mark.rule("DB-6.46", "DB-8.2")
def test_a_reroll_token_ends_an_unlucky_mark_even_if_it_shows_one_again() -> None:
    mine = {"tokens": ["reroll_die"], "pool": ["black 1 unlucky", "green 1 unlucky"]}
    state = arrange(mine, {}, phase="place", round=4, options={"unlucky_roll": "on"})
    play(state, "token:reroll_die", "die:black-1", "rolled:1")
    assert pool(state, 0) == ["black 1", "green 1 unlucky"]


# ── to the supply ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.48")
@pytest.mark.parametrize(
    "die", ["yellow 4 protected", "yellow 4 raised", "yellow 1 unlucky", "yellow 5 raised protected"]
)
def test_a_die_given_up_loses_all_marks(die: str) -> None:
    mine = {"pool": [die], "warehouse": ["blue 6", "blue 5"], "seeds": 1}
    theirs = {"warehouse": all_but("yellow", 0, 1), "pool": ["green 1"]}
    state = arrange(mine, theirs, phase="place", round=4)
    play(state, "die:yellow-1", "space:malt_roast", "die:blue-1", "space:malt_roast", "rolled:2", "to:warehouse")
    play(
        state,
        "pass",
        "seed",
        "space:malt_seed",
        "die:blue-2",
        "space:malt_seed",
        "rolled:1",
        "to:active_pool",
    )
    assert where(state, "yellow-1") == "0 pool 1"  # it was the only one in the supply
    assert pool(state, 0) == ["yellow 1"]


@pytest.mark.rule("DB-6.48")
@pytest.mark.parametrize("die", ["yellow 4 raised", "yellow 1 unlucky"])
def test_a_die_swapped_away_loses_all_marks(die: str) -> None:
    mine = {"pool": [die], "warehouse": ["blue 6", "blue 5"], "board": {"malt_seed": "seed"}}
    theirs = {"warehouse": all_but("yellow", 1, 1), "pool": ["green 1"]}
    state = arrange(mine, theirs, phase="place", round=4)
    play(state, "die:blue-1", "space:school_swap", "rolled:6", "value:6")
    assert pool(state, 0) == ["yellow 6"]
    play(state, "die:blue-2", "space:malt_seed", "rolled:1", "to:warehouse")
    assert where(state, "yellow-1") == "0 warehouse 1"
    assert warehouse(state, 0) == ["yellow 1"]


@pytest.mark.rule("DB-6.48", "DB-12.4")
def test_the_token_under_a_die_given_up_leaves_the_game() -> None:
    mine = {"pool": ["yellow 4"], "tokens": ["block_protect_die"], "warehouse": ["blue 6"]}
    state = arrange(mine, WAITS, phase="place", round=4)
    play(state, "token:block_protect_die", "die:yellow-1", "die:yellow-1", "space:malt_roast")
    play(state, "die:blue-1", "space:malt_roast", "rolled:2", "to:warehouse")
    assert stock(state, "block_protect_die").left == 2
    assert tokens(state, 0) == []
    rest(state)
    assert stock(state, "block_protect_die").left == 2
