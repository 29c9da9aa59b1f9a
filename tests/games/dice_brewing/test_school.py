"""Section 6.4: rerolling, swapping and learning in the School of Skills."""

from typing import Any, Final

import pytest
from tests.games.dice_brewing.table import (
    COLOURS,
    DICE,
    EDITIONS,
    all_but,
    arrange,
    asked,
    look,
    names,
    on,
    owned,
    person,
    play,
    pool,
    refused,
    rest,
    space,
    text,
    warehouse,
)

from alehouse import FATE, IllegalAction, State

WAITS: Final = {"pool": ["blue 1"]}  # somebody who has a turn to take, so that the round does not run on by itself


def school(mine: dict[str, Any], *others: dict[str, Any], edition: str = "pl-2", **given: Any) -> State:
    """Player 0's placement turn in round 4, a winter to come."""
    given = {"phase": "place", "round": 4, **given}
    return arrange(mine, *(others or (WAITS,)), options={"edition": edition}, **given)


def enter(state: State, where: str, die: str = "blue-1") -> State:
    return play(state, f"die:{die}", f"space:school_{where}")


def closed_to(state: State, where: str, die: str = "blue-1") -> bool:
    """Whether a die cannot be put on a space of the School now."""
    other = play(state.copy(), f"die:{die}")
    return look(other).hand == "" or f"space:school_{where}" not in names(other)


def roll_supply(state: State, *first: int, others: int = 1) -> State:
    """Roll what fate asks for: the first dice as given, all others alike."""
    wanted = list(first)
    while state.player == FATE:
        play(state, f"rolled:{wanted.pop(0) if wanted else others}")
    return state


# ── reroll ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.20")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_a_reroll_asks_for_a_two(value: int, edition: str) -> None:
    state = school({"pool": [f"blue {value}", "yellow 1"]}, edition=edition)
    assert closed_to(state, "reroll") is (value < 2)


@pytest.mark.rule("DB-6.20")
@pytest.mark.parametrize("colour", ["yellow", "black", "green"])
@pytest.mark.parametrize("where", ["reroll", "swap", "skill"])
def test_only_a_blue_die_goes_to_school_first(colour: str, where: str) -> None:
    state = play(school({"pool": [f"{colour} 6", "yellow 1", "blue 1"]}), f"die:{colour}-1")
    assert refused(state, f"space:school_{where}")


@pytest.mark.rule("DB-6.20")
@pytest.mark.parametrize("zone", ["pool", "warehouse"])
def test_the_dice_of_one_zone_are_rolled_and_stay_there(zone: str) -> None:
    mine = {"pool": ["blue 2", "yellow 1", "black 1"], "warehouse": ["yellow 2", "green 2", "blue 3"]}
    state = enter(school(mine), "reroll")
    assert asked(state, "die") == ["yellow-1", "yellow-2", "black-1", "green-1", "blue-2"]
    assert "roll" not in names(state)  # at least one
    assert refused(state, "roll")
    if zone == "pool":
        play(state, "die:black-1")
        assert asked(state, "die") == ["yellow-1"]
        assert refused(state, "die:green-1")
        play(state, "roll", "rolled:6")
        assert pool(state, 0) == ["black 6", "yellow 1"]
        assert warehouse(state, 0) == ["blue 3", "green 2", "yellow 2"]
    else:
        play(state, "die:blue-2", "die:yellow-2")
        assert asked(state, "die") == ["green-1"]
        assert refused(state, "die:black-1")
        play(state, "roll", "rolled:5", "rolled:6")
        assert pool(state, 0) == ["black 1", "yellow 1"]
        assert warehouse(state, 0) == ["blue 6", "green 2", "yellow 5"]
    assert on(state, 0, "school_reroll") == ["blue 2"]
    assert state.player == 0


@pytest.mark.rule("DB-6.20")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_any_number_of_dice_is_rolled(count: int) -> None:
    state = enter(school({"pool": ["blue 2", *(f"{colour} 1" for colour in COLOURS)]}), "reroll")
    chosen = ["yellow-1", "black-1", "green-1", "blue-2"][:count]
    play(state, *(f"die:{name}" for name in chosen))
    if count < 4:
        play(state, "roll")
    for _ in range(count):
        assert state.player == FATE
        play(state, "rolled:6")
    assert state.player == 0
    assert sorted(die.id for die in person(state, 0).pool if die.value == 6) == sorted(chosen)
    assert look(state).placements == 1


@pytest.mark.rule("DB-6.20", "DB-5.5")
def test_equal_dice_can_be_rolled_together() -> None:
    state = enter(school({"pool": ["blue 2", "yellow 1", "yellow 1", "yellow 1"]}), "reroll")
    play(state, "die:yellow-1")
    assert asked(state, "die") == ["yellow-2"]
    play(state, "die:yellow-2", "roll", "rolled:4", "rolled:5")
    assert pool(state, 0) == ["yellow 1", "yellow 4", "yellow 5"]


@pytest.mark.rule("DB-6.20", "DB-6.43", "DB-6.47")
@pytest.mark.parametrize("mark", ["blocked", "protected"])
def test_dice_with_a_token_are_not_rolled(mark: str) -> None:
    mine = {"pool": ["blue 2", f"yellow 1 {mark}", "yellow 1"], "warehouse": [f"green 1 {mark}"]}
    state = enter(school(mine), "reroll")
    assert asked(state, "die") == ["yellow-2"]
    play(state, "die:yellow-2", "rolled:6")
    assert pool(state, 0) == [f"yellow 1 {mark}", "yellow 6"]


@pytest.mark.rule("DB-6.20")
@pytest.mark.parametrize(
    ("mine", "possible"),
    [
        ({"pool": ["blue 4"]}, False),
        ({"pool": ["blue 4"], "seeds": 1}, False),
        ({"pool": ["blue 4", "yellow 3 protected"]}, False),
        ({"pool": ["blue 4", "yellow 3 blocked"], "warehouse": ["green 2 protected"]}, False),
        ({"pool": ["blue 4"], "board": {"malt_roast": "yellow 2"}}, False),
        ({"pool": ["blue 4"], "warehouse": ["green 2"]}, True),
        ({"pool": ["blue 4", "yellow 3 blocked", "yellow 2"]}, True),
        ({"pool": ["blue 4", "blue 4"]}, True),
        ({"pool": ["yellow 3"], "warehouse": ["blue 4"]}, True),
    ],
)
def test_a_reroll_needs_another_die_to_roll(mine: dict[str, Any], possible: bool) -> None:
    state = school(mine)
    assert closed_to(state, "reroll") is not possible
    play(state, "die:blue-1")
    if look(state).hand and not possible:
        assert refused(state, "space:school_reroll") in ("DB-6.20", "DB-5.32")


@pytest.mark.rule("DB-6.20", "DB-6.45", "DB-8.2")
def test_a_reroll_ends_raises_and_unlucky_marks() -> None:
    state = school({"pool": ["blue 2", "yellow 5 raised", "green 1 unlucky", "black 1 unlucky"]})
    enter(state, "reroll")
    play(state, "die:yellow-1", "die:green-1", "roll", "rolled:3", "rolled:1")
    assert pool(state, 0) == ["black 1 unlucky", "green 1", "yellow 3"]


# ── swap ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.21")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_a_swap_asks_for_a_three(value: int, edition: str) -> None:
    state = school({"pool": [f"blue {value}", "yellow 1"]}, edition=edition)
    assert closed_to(state, "swap") is (value < 3)


@pytest.mark.rule("DB-6.21")
@pytest.mark.parametrize("colour", ["yellow", "green", "black"])
@pytest.mark.parametrize("left", [1, 2, 5])
def test_all_dice_of_the_colour_in_the_supply_are_rolled(colour: str, left: int) -> None:
    mine = {"pool": ["blue 3", "yellow 1", "green 1", "black 1"]}
    state = enter(school(mine, {"pool": all_but(colour, left, 1)}), "swap")
    assert asked(state, "colour") == ["yellow", "black", "green"]
    play(state, f"colour:{colour}")
    rolls = 0
    while state.player == FATE:
        play(state, f"rolled:{rolls + 2}")
        rolls += 1
    assert rolls == left
    assert [text(die) for die in look(state).rolled] == [f"{colour} {value}" for value in range(2, 2 + left)]
    assert names(state) == [*(f"value:{value}" for value in range(2, 2 + left)), "decline"]
    assert look(state).supply[colour] == left
    play(state, "decline")
    assert look(state).rolled == []  # what they showed means nothing any more
    assert f"{colour} 1" in pool(state, 0)


@pytest.mark.rule("DB-6.21")
@pytest.mark.parametrize("zone", ["pool", "warehouse"])
@pytest.mark.parametrize("colour", ["yellow", "green", "black"])
def test_the_new_die_takes_the_place_of_the_old_one(zone: str, colour: str) -> None:
    other = "warehouse" if zone == "pool" else "pool"
    mine = {zone: ["blue 3", f"{colour} 1"], other: [f"{colour} 4"]}
    state = enter(school(mine, {"pool": all_but(colour, 2, 2)}), "swap")
    old = next(die.id for die in (*person(state, 0).pool, *person(state, 0).warehouse) if die.value == 1)
    roll_supply(state, 6, 2)
    play(state, "value:6", f"die:{old}")
    places = {"pool": pool(state, 0), "warehouse": warehouse(state, 0)}
    assert places == {zone: [f"{colour} 6"], other: [f"{colour} 4"]}
    new = next(die.id for die in (*person(state, 0).pool, *person(state, 0).warehouse) if die.value == 6)
    assert new != old
    assert look(state).supply[colour] == 2
    assert look(state).rolled == []
    assert on(state, 0, "school_swap") == ["blue 3"]


@pytest.mark.rule("DB-6.21")
def test_any_rolled_value_may_be_taken_and_any_own_die_of_the_colour_given() -> None:
    mine = {"pool": ["blue 3", "yellow 3", "yellow 5"], "warehouse": ["yellow 6", "black 2"]}
    state = enter(school(mine, {"pool": all_but("yellow", 3, 3)}), "swap")
    play(state, "colour:yellow", "rolled:1", "rolled:4", "rolled:1")
    assert names(state) == ["value:1", "value:4", "decline"]
    play(state, "value:1")
    assert asked(state, "die") == ["yellow-1", "yellow-2", "yellow-3"]
    play(state, "die:yellow-3")
    assert warehouse(state, 0) == ["black 2", "yellow 1"]
    assert pool(state, 0) == ["yellow 3", "yellow 5"]


@pytest.mark.rule("DB-6.21", "DB-6.48", "DB-8.2")
def test_a_swap_ends_raises_and_unlucky_marks() -> None:
    mine = {"pool": ["blue 3", "yellow 1 unlucky", "yellow 3 raised"]}
    state = enter(school(mine, {"pool": all_but("yellow", 2, 2)}), "swap")
    roll_supply(state, 1, 4)
    assert pool(play(state.copy(), "value:1", "die:yellow-1"), 0) == ["yellow 1", "yellow 3 raised"]
    assert pool(play(state.copy(), "value:4", "die:yellow-2"), 0) == ["yellow 1 unlucky", "yellow 4"]


@pytest.mark.rule("DB-6.22")
@pytest.mark.parametrize(
    ("mine", "gone", "colours"),
    [
        (["blue 3", "yellow 1"], [], ["yellow"]),
        (["blue 3", "black 1", "green 1"], [], ["black", "green"]),
        (["blue 3", "blue 4"], [], []),
        (["blue 3"], [], []),
        (["blue 3", "yellow 1 blocked"], [], []),
        (["blue 3", "yellow 1 protected", "green 1"], [], ["green"]),
        (["blue 3", "yellow 1 protected", "yellow 1"], [], ["yellow"]),
        (["blue 3", "yellow 1", "green 1"], ["yellow"], ["green"]),
        (["blue 3", "yellow 1"], ["yellow"], []),
        (["blue 3", "yellow 1", "black 1", "green 1"], ["yellow", "black", "green"], []),
    ],
)
def test_a_swap_needs_a_die_there_and_an_own_one_without_a_token(
    mine: list[str], gone: list[str], colours: list[str]
) -> None:
    held = {colour: sum(die.startswith(colour) for die in mine) for colour in COLOURS}
    others = {"warehouse": [die for colour in gone for die in all_but(colour, 0, held[colour])], "pool": ["blue 1"]}
    state = school({"pool": mine}, others)
    if not colours:
        assert closed_to(state, "swap")
        play(state, "die:blue-1")
        if look(state).hand:
            assert refused(state, "space:school_swap") in ("DB-6.22", "DB-5.32")
        return
    enter(state, "swap")
    if state.player == FATE:  # a single colour is no choice
        rolls = 0
        while state.player == FATE:
            play(state, "rolled:4")
            rolls += 1
        assert {die.colour for die in look(state).rolled} == set(colours)
        assert rolls == DICE[colours[0]] - held[colours[0]]
    else:
        assert asked(state, "colour") == colours
        assert refused(state, "colour:blue")


@pytest.mark.rule("DB-6.22", "DB-6.43", "DB-6.47")
@pytest.mark.parametrize("mark", ["blocked", "protected"])
def test_a_die_with_a_token_is_not_swapped(mark: str) -> None:
    mine = {"pool": ["blue 3", f"yellow 1 {mark}", "yellow 1", "yellow 2"]}
    state = enter(school(mine, {"pool": all_but("yellow", 1, 3)}), "swap")
    roll_supply(state, 6)
    play(state, "value:6")
    assert asked(state, "die") == ["yellow-2", "yellow-3"]


@pytest.mark.rule("DB-6.22", "DB-5.34", "DB-12.11")
def test_one_swap_in_a_round() -> None:
    mine = {"pool": ["blue 3", "blue 3", "yellow 1", "yellow 1"]}
    state = enter(school(mine, {"pool": all_but("yellow", 1, 2)}), "swap")
    roll_supply(state, 6)
    play(state, "value:6")
    assert pool(state, 0) == ["blue 3", "yellow 1", "yellow 6"]
    play(state, "die:blue-2")
    assert refused(state, "space:school_swap") == "DB-5.34"


@pytest.mark.rule("DB-6.22", "DB-5.34")
def test_a_swap_that_was_declined_is_used_too() -> None:
    mine = {"pool": ["blue 3", "blue 3", "yellow 1"]}
    state = enter(school(mine, {"pool": all_but("yellow", 1, 1)}), "swap")
    roll_supply(state, 6)
    play(state, "decline", "die:blue-2")
    assert refused(state, "space:school_swap") == "DB-5.34"


# ── skill ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.23", "DB-6.24")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_a_new_skill(value: int, edition: str) -> None:
    state = school({"warehouse": [f"blue {value}"]}, edition=edition)
    if edition == "it-1" and value < 5:
        if "die:blue-1" in names(state):
            play(state, "die:blue-1")
            assert refused(state, "space:school_skill") in ("DB-6.23", "DB-5.32")
        return
    enter(state, "skill")
    assert space(state, 0, "school_skill").complete is (value >= 5)
    assert owned(state, 0, "blue") == 1
    rest(state)
    assert owned(state, 0, "blue") == (2 if value >= 5 else 1)
    assert warehouse(state, 0) == []
    assert {die.colour for die in person(state, 0).pool} == {"blue"}
    assert look(state).supply["blue"] == (7 if value >= 5 else 8)


@pytest.mark.rule("DB-6.23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_new_skill_without_a_blue_die_in_the_supply(edition: str) -> None:
    state = school({"pool": ["blue 5"]}, {"pool": all_but("blue", 0, 1)}, edition=edition)
    rest(enter(state, "skill"))
    assert owned(state, 0, "blue") == 1


@pytest.mark.rule("DB-6.24")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("first", "second"), [(1, 4), (2, 3), (4, 6), (4, 1)])
def test_dice_of_any_colour_complete_a_set(colour: str, first: int, second: int) -> None:
    state = enter(school({"pool": [f"blue {first}"], "warehouse": [f"{colour} {second}"]}), "skill")
    assert not space(state, 0, "school_skill").complete
    play(state, "die:blue-2" if colour == "blue" else f"die:{colour}-1", "space:school_skill")
    assert space(state, 0, "school_skill").complete
    assert sorted(on(state, 0, "school_skill")) == sorted([f"blue {first}", f"{colour} {second}"])
    assert look(state).turn == 1  # two placements: the turn is over
    rest(state)
    assert sorted(die.colour for die in person(state, 0).pool) == sorted(["blue", "blue", colour])
    assert owned(state, 0, "blue") == 2 + (colour == "blue")
    assert warehouse(state, 0) == []


@pytest.mark.rule("DB-6.24")
def test_a_set_may_grow_over_turns() -> None:
    state = enter(school({"pool": ["blue 1", "yellow 1", "green 1", "black 1"]}), "skill")
    play(state, "die:yellow-1", "space:school_skill", "end_turn", "pass")
    assert sorted(on(state, 0, "school_skill")) == ["blue 1", "yellow 1"]
    play(state, "die:green-1", "space:school_skill")
    assert not space(state, 0, "school_skill").complete
    play(state, "die:black-1", "space:school_skill")
    assert not space(state, 0, "school_skill").complete  # 4 in all
    rest(state)
    assert sorted(die.colour for die in person(state, 0).pool) == ["black", "blue", "green", "yellow"]
    assert owned(state, 0, "blue") == 1


@pytest.mark.rule("DB-6.24")
def test_a_complete_set_takes_no_more_dice() -> None:
    state = enter(school({"pool": ["blue 2", "yellow 3", "yellow 4", "blue 6"]}), "skill")
    play(state, "die:yellow-1", "space:school_skill", "end_turn", "pass", "die:yellow-2")
    assert refused(state, "space:school_skill")
    play(state, "to:warehouse", "die:blue-2")
    assert refused(state, "space:school_skill")


@pytest.mark.rule("DB-6.24")
def test_a_single_five_is_complete_too() -> None:
    state = enter(school({"pool": ["blue 5", "yellow 3"]}), "skill")
    play(state, "die:yellow-1")
    assert refused(state, "space:school_skill")


@pytest.mark.rule("DB-6.24")
def test_the_first_die_is_blue() -> None:
    state = play(school({"pool": ["yellow 6", "blue 2"]}), "die:yellow-1")
    assert refused(state, "space:school_skill") == "DB-6.24"


@pytest.mark.rule("DB-6.24")
@pytest.mark.parametrize(("edition", "says"), [("pl-2", True), ("it-1", False)])
def test_whoever_begins_a_set_with_another_die_is_told_what_comes_first(edition: str, says: bool) -> None:
    """Only the second edition has sets."""
    state = play(school({"pool": ["yellow 3", "blue 5"]}, edition=edition), "die:yellow-1")
    with pytest.raises(IllegalAction, match="begins with a skill die" if says else "does not take pale malt 3"):
        state.apply(state.parse("space:school_skill"))


@pytest.mark.rule("DB-6.24", "DB-6.45")
def test_a_raised_die_counts_what_it_shows() -> None:
    state = enter(school({"pool": ["blue 3 raised", "yellow 2 raised"]}), "skill")
    play(state, "die:yellow-1", "space:school_skill")
    assert space(state, 0, "school_skill").complete
    rest(state)
    assert owned(state, 0, "blue") == 2


@pytest.mark.rule("DB-6.24", "DB-6.46", "DB-6.6")
def test_a_reroll_can_complete_a_set_but_not_undo_it() -> None:
    mine = {"pool": ["blue 1"], "tokens": ["reroll_die", "reroll_die", "reroll_die"], "warehouse": ["green 2"]}
    state = enter(school(mine), "skill")
    play(state, "token:reroll_die", "die:blue-1", "rolled:4")
    assert not space(state, 0, "school_skill").complete
    play(state, "token:reroll_die", "die:blue-1", "rolled:5")
    assert space(state, 0, "school_skill").complete
    play(state, "token:reroll_die", "die:blue-1", "rolled:1")
    assert space(state, 0, "school_skill").complete
    play(state, "die:green-1")
    assert refused(state, "space:school_skill")
    play(state, "space:hops_raise")
    rest(state)
    assert owned(state, 0, "blue") == 2


@pytest.mark.rule("DB-6.24")
def test_the_total_is_that_of_the_values_now_shown() -> None:
    """A reroll that lowers an incomplete set: what was shown before does not count."""
    mine = {"pool": ["blue 4", "yellow 1"], "tokens": ["reroll_die"]}
    state = enter(school(mine), "skill")
    play(state, "token:reroll_die", "die:blue-1", "rolled:2", "die:yellow-1", "space:school_skill")
    assert sorted(on(state, 0, "school_skill")) == ["blue 2", "yellow 1"]
    assert not space(state, 0, "school_skill").complete
    rest(state)
    assert owned(state, 0, "blue") == 1


@pytest.mark.rule("DB-6.24", "DB-6.47")
def test_protected_dice_may_join_a_set_and_blocked_ones_not() -> None:
    state = enter(school({"pool": ["blue 2", "yellow 1 protected", "green 2 blocked"]}), "skill")
    play(state, "die:yellow-1", "space:school_skill")
    assert sorted(on(state, 0, "school_skill")) == ["blue 2", "yellow 1 protected"]
    state = enter(school({"pool": ["blue 2", "yellow 1 protected", "green 2 blocked"]}), "skill")
    play(state, "die:green-1")
    assert look(state).hand == "" or refused(state, "space:school_skill") in ("DB-6.43", "DB-5.32")
    assert on(state, 0, "school_skill") == ["blue 2"]


@pytest.mark.rule("DB-6.23")
def test_the_first_edition_takes_one_die_only() -> None:
    state = enter(school({"pool": ["blue 5", "yellow 3", "blue 6"]}, edition="it-1"), "skill")
    for die in ("yellow-1", "blue-2"):
        other = play(state.copy(), f"die:{die}")
        assert refused(other, "space:school_skill")


@pytest.mark.rule("DB-6.20", "DB-6.21", "DB-6.23")
@pytest.mark.parametrize(("where", "clause"), [("reroll", "DB-6.20"), ("swap", "DB-6.21"), ("skill", "DB-6.23")])
def test_a_die_that_is_too_low_is_refused_with_the_clause_of_the_space(where: str, clause: str) -> None:
    state = play(school({"pool": ["blue 1", "yellow 3"]}, edition="it-1"), "die:blue-1")
    assert refused(state, f"space:school_{where}") in (clause, "DB-5.32")


# ── no hurry ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.25")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("where", ["reroll", "swap", "skill"])
def test_the_school_is_not_sped_up(where: str, edition: str) -> None:
    mine = {"pool": ["blue 6", "blue 6", "yellow 1"]}
    state = enter(school(mine, {"pool": all_but("yellow", 1, 1)}, edition=edition), where)
    if where == "reroll":
        play(state, "die:yellow-1", "roll", "rolled:6")
    if where == "swap":
        play(roll_supply(state), "decline")
    assert on(state, 0, f"school_{where}") == ["blue 6"]
    play(state, "die:blue-2")
    assert refused(state, f"space:school_{where}")
    assert owned(state, 0, "blue") == 2
    assert look(state).supply["blue"] == 8


@pytest.mark.rule("DB-6.25")
def test_dice_of_the_school_come_back_to_the_pool_even_if_they_came_from_the_warehouse() -> None:
    board = {"school_reroll": ["blue 3"], "school_swap": ["blue 4"], "school_skill": ["blue 2", "green 1"]}
    mine = {"board": board, "resolved": ["school_reroll", "school_swap"], "warehouse": ["black 2"]}
    state = arrange(mine, {}, phase="tidy", round=4)
    assert sorted(die.colour for die in person(state, 0).pool) == ["blue", "blue", "blue", "green"]
    assert warehouse(state, 0) == ["black 2"]


@pytest.mark.rule("DB-6.20")
def test_a_single_die_is_not_rerolled_for_anybody() -> None:
    state = enter(school({"pool": ["blue 6"], "warehouse": ["green 6"]}), "reroll")
    assert names(state) == ["die:green-1"]
    assert not state.game.is_forced(state)
