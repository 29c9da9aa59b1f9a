"""Sections 6.0 to 6.3 and 6.5: when buildings open, what their spaces take and give, and how they are sped up."""

import tomllib
from typing import Any, Final

import pytest
from tests.games.dice_brewing.table import (
    COLOURS,
    EDITIONS,
    GAME,
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
    warehouse,
)

from alehouse import FATE, State

DATA: Final = tomllib.loads(GAME.card_file.text)

# space, what is put on it, the least blue die that speeds it up (DB-6.0)
SPEED_UPS: Final = [
    ("malt_seed", "seed", 3),
    ("malt_roast", "yellow 4", 3),
    ("malt_raise", "yellow 4", 2),
    ("malt_raise", "black 4", 2),
    ("hops_seed", "seed", 3),
    ("hops_raise", "green 4", 2),
    ("dept_green_seed", "green 4", 2),
    ("dept_black_seeds", "black 4", 3),
    ("dept_coins", "black 4", 4),
]
# building, round in which it opens, one of its spaces and what goes there
OPENINGS: Final = [
    ("malt_house", 1, "malt_seed", "seed"),
    ("malt_house", 1, "malt_roast", "yellow 2"),
    ("malt_house", 1, "malt_raise", "black 2"),
    ("hops_plantation", 1, "hops_seed", "seed"),
    ("hops_plantation", 1, "hops_raise", "green 2"),
    ("school", 2, "school_reroll", "blue 6"),
    ("school", 2, "school_swap", "blue 6"),
    ("school", 2, "school_skill", "blue 6"),
    ("seed_department", 3, "dept_green_seed", "green 2"),
    ("seed_department", 3, "dept_black_seeds", "black 2"),
    ("seed_department", 3, "dept_coins", "blue 2"),
]


WAITS: Final = {"pool": ["blue 1"]}  # somebody who has a turn to take, so that the round does not run on by itself


def owner_of(item: str, *more: str, warehouse: tuple[str, ...] = ()) -> dict[str, Any]:
    """A player with an item to place, a seed or a die in the Active Pool, and further dice."""
    dice = [*([] if item == "seed" else [item]), *more]
    return {"pool": dice, "seeds": int(item == "seed"), "warehouse": list(warehouse)}


def name_of(item: str) -> str:
    """The action that takes the first item of that colour."""
    return item if item == "seed" else f"die:{item.split()[0]}-1"


def put(state: State, item: str, where: str) -> State:
    return play(state, name_of(item), f"space:{where}")


# ── opening ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("hall", "opens", "where", "item"), OPENINGS)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_building_opens_in_its_round(hall: str, opens: int, where: str, item: str, number: int, edition: str) -> None:
    person_ = owner_of(item, "yellow 3", "green 3", "blue 5")
    state = arrange(person_, WAITS, phase="place", round=number, options={"edition": edition})
    found = next(house for house in person(state, 0).buildings if house.id == hall)
    assert (found.open, found.opens) == (number >= opens, opens)
    taken = item if item == "seed" else "die"
    if number >= opens:
        put(state, item, where)
        assert on(state, 0, where) == [item]
    else:
        if name_of(item) in names(state):
            play(state, name_of(item))
        if look(state).hand == "":  # it was stored at once: there was nothing else to do with it
            assert taken == "die"
            assert on(state, 0, where) == []
            return
        assert f"space:{where}" not in names(state)
        assert refused(state, f"space:{where}") in ("DB-6.1", "DB-5.32")


# ── speeding up ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.0", "DB-6.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(("where", "item", "least"), SPEED_UPS)
def test_the_least_die_that_speeds_a_space_up(where: str, item: str, least: int, value: int, edition: str) -> None:
    state = arrange(owner_of(item, f"blue {value}"), WAITS, phase="place", round=3, options={"edition": edition})
    put(state, item, where)
    play(state, "die:blue-1")
    if value >= least:
        play(state, f"space:{where}")
        assert space(state, 0, where).resolved
        assert on(state, 0, where) == [f"blue {value}"]
    elif look(state).hand:
        assert refused(state, f"space:{where}") == "DB-6.2"
        assert not space(state, 0, where).resolved
    else:  # with nothing else to do the die is stored
        assert warehouse(state, 0) == [f"blue {value}"]
        assert on(state, 0, where) == [item]


@pytest.mark.rule("DB-6.0")
def test_what_is_reconstructed_is_marked_in_the_data() -> None:
    spaces = {entry["id"]: entry for entry in DATA["space"]}
    printed = [name for name, entry in spaces.items() if "speedup_min" not in entry.get("reconstructed", [])]
    assert printed == ["malt_seed", "malt_raise", "school_reroll", "school_swap", "school_skill"]
    assert [spaces[name]["speedup_min"] for name in printed] == [3, 2, 0, 0, 0]
    for kind in (*DATA["ingredient"], *DATA["action_token"]):
        assert "price" in kind["reconstructed"]


@pytest.mark.rule("DB-6.2", "DB-5.27")
@pytest.mark.parametrize(("where", "item", "least"), SPEED_UPS)
@pytest.mark.parametrize("zone", ["pool", "warehouse"])
def test_the_blue_die_may_lie_in_the_pool_or_the_warehouse(where: str, item: str, least: int, zone: str) -> None:
    mine = owner_of(item)
    mine[zone] = [*mine[zone], f"blue {least}"]
    state = put(arrange(mine, WAITS, phase="place", round=3), item, where)
    play(state, "die:blue-1", f"space:{where}")
    assert space(state, 0, where).resolved


@pytest.mark.rule("DB-6.2")
@pytest.mark.parametrize(("where", "item", "least"), SPEED_UPS)
def test_a_space_may_be_sped_up_in_a_later_turn(where: str, item: str, least: int) -> None:
    state = arrange(owner_of(item, f"blue {least}"), {"pool": ["blue 1"]}, phase="place", round=4)
    put(state, item, where)
    play(state, "end_turn")
    assert state.player == 1
    play(state, "pass")
    assert state.player == 0
    play(state, "die:blue-1", f"space:{where}")
    assert space(state, 0, where).resolved


@pytest.mark.rule("DB-6.2")
def test_only_in_the_same_phase() -> None:
    state = arrange(owner_of("seed", "blue 3"), WAITS, phase="place", round=4)
    put(state, "seed", "malt_seed")
    play(state, "end_turn", "pass", "pass")
    assert look(state).phase == "purchase"
    assert refused(state, "space:malt_seed")
    play(state, "die:blue-1")
    assert warehouse(state, 0) == ["blue 3"]
    assert on(state, 0, "malt_seed") == ["seed"]


@pytest.mark.rule("DB-6.2")
def test_only_a_space_that_holds_something_is_sped_up() -> None:
    state = play(arrange({"pool": ["blue 6"]}, WAITS, phase="place", round=3), "die:blue-1")
    assert set(asked(state, "space")) <= {"school_skill", "dept_coins"}
    for where in ("malt_seed", "malt_roast", "malt_raise", "hops_seed", "hops_raise", "dept_green_seed"):
        assert refused(state, f"space:{where}")


@pytest.mark.rule("DB-6.2")
def test_only_an_own_space_is_sped_up() -> None:
    state = arrange({"board": {"malt_seed": "seed"}}, {"pool": ["blue 6"]}, phase="place", round=3, turn=1)
    play(state, "die:blue-1")
    assert refused(state, "space:malt_seed")


@pytest.mark.rule("DB-6.2")
@pytest.mark.parametrize("colour", ["yellow", "black", "green"])
def test_only_a_blue_die_speeds_up(colour: str) -> None:
    state = put(arrange({"pool": [f"{colour} 5"], "seeds": 1}, WAITS, phase="place", round=3), "seed", "malt_seed")
    play(state, f"die:{colour}-1")
    assert refused(state, "space:malt_seed")
    assert not space(state, 0, "malt_seed").resolved


@pytest.mark.rule("DB-6.2", "DB-5.63")
def test_a_space_is_sped_up_only_once() -> None:
    state = put(
        arrange(owner_of("yellow 2", "blue 6", "blue 6"), WAITS, phase="place", round=3), "yellow 2", "malt_raise"
    )
    play(state, "die:blue-1", "space:malt_raise", "end_turn", "pass")
    play(state, "die:blue-2")
    assert refused(state, "space:malt_raise") == "DB-5.34"
    rest(play(state, "to:warehouse"))
    assert warehouse(state, 0) == ["blue 6", "yellow 3"]


@pytest.mark.rule("DB-6.2", "DB-6.45")
def test_a_raised_blue_die_speeds_up_with_the_value_it_shows() -> None:
    state = put(arrange(owner_of("seed", "blue 3 raised"), WAITS, phase="place", round=3), "seed", "malt_seed")
    play(state, "die:blue-1", "space:malt_seed")
    assert space(state, 0, "malt_seed").resolved


@pytest.mark.rule("DB-6.3", "DB-6.33", "DB-5.66")
@pytest.mark.parametrize(("where", "item", "least"), SPEED_UPS)
def test_the_die_that_sped_up_comes_back_to_the_pool(where: str, item: str, least: int) -> None:
    mine = owner_of(item, warehouse=(f"blue {least}",))
    state = put(arrange(mine, WAITS, phase="place", round=4), item, where)
    play(state, "die:blue-1", f"space:{where}")
    if state.player == FATE:
        play(state, "rolled:2", "to:warehouse")
    rest(state)
    assert [die.colour for die in person(state, 0).pool] == ["blue"]
    assert owned(state, 0, "blue") == 1
    assert look(state).supply["blue"] == 8


@pytest.mark.rule("DB-6.3", "DB-6.25")
@pytest.mark.parametrize(
    ("where", "moves"),
    [
        ("school_reroll", ["die:yellow-1", "rolled:4"]),
        ("school_swap", ["rolled:4", "decline"]),
        ("school_skill", []),
    ],
)
def test_a_blue_die_in_the_school_comes_back_to_the_pool(where: str, moves: list[str]) -> None:
    mine = {"warehouse": ["blue 3", "yellow 2"]}
    others = {"warehouse": all_but("yellow", 1, 1), "pool": ["blue 1"]}
    state = play(arrange(mine, others, phase="place", round=4), "die:blue-1", f"space:{where}", *moves)
    assert on(state, 0, where) == ["blue 3"]
    rest(state)
    assert pool(state, 0) in (["blue 3"], ["blue"])


@pytest.mark.rule("DB-6.4", "DB-3.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("where", "item", "lost", "gained"),
    [
        ("malt_seed", "seed", "seeds", "yellow"),
        ("malt_roast", "yellow 4", "yellow", "black"),
        ("hops_seed", "seed", "seeds", "green"),
        ("dept_green_seed", "green 4", "green", "seeds"),
        ("dept_black_seeds", "black 4", "black", "seeds"),
        ("dept_coins", "black 4", "black", "coins"),
    ],
)
def test_a_speed_up_takes_and_gives_at_once(where: str, item: str, lost: str, gained: str, edition: str) -> None:
    state = arrange(owner_of(item, "blue 6"), WAITS, phase="place", round=3, options={"edition": edition})
    put(state, item, where)

    def supply() -> dict[str, int]:
        return {**look(state).supply, "seeds": look(state).seeds, "coins": 0}

    before = supply()
    play(state, "die:blue-1", f"space:{where}")
    after = supply()
    due = {"dept_black_seeds": 2, "dept_coins": 3}.get(where, 1)
    change = {kind: after[kind] - before[kind] for kind in before if after[kind] != before[kind]}
    assert change == {lost: 1, **({} if gained == "coins" else {gained: -due})}
    if gained in COLOURS:
        play(state, "rolled:5", "to:warehouse")
        assert warehouse(state, 0) == [f"{gained} 5"]
    else:
        mine = person(state, 0)
        assert {"seeds": mine.seeds, "coins": mine.coins}[gained] == due


@pytest.mark.rule("DB-6.5")
@pytest.mark.parametrize(
    ("where", "item", "colour"),
    [("malt_seed", "seed", "yellow"), ("malt_roast", "yellow 4", "black"), ("hops_seed", "seed", "green")],
)
@pytest.mark.parametrize("left", [0, 1])
def test_no_speed_up_without_a_die_in_the_supply(where: str, item: str, colour: str, left: int) -> None:
    held = 1 if item.startswith(colour) else 0
    others = {"warehouse": all_but(colour, left, held)}
    state = put(arrange(owner_of(item, "blue 6"), others, phase="place", round=3), item, where)
    assert look(state).supply[colour] == left
    play(state, "die:blue-1")
    if left:
        play(state, f"space:{where}")
        assert space(state, 0, where).resolved
    else:
        assert refused(state, f"space:{where}") == "DB-6.5"
        assert on(state, 0, where) == [item]


@pytest.mark.rule("DB-6.5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("where", "item", "due"), [("dept_green_seed", "green 4", 1), ("dept_black_seeds", "black 4", 2)]
)
@pytest.mark.parametrize("left", [0, 1, 2])
def test_no_speed_up_without_the_seeds_due(where: str, item: str, due: int, left: int, edition: str) -> None:
    box = {"pl-2": 10, "it-1": 6}[edition]
    others = {"seeds": box - left}
    state = arrange(owner_of(item, "blue 6"), others, phase="place", round=3, options={"edition": edition})
    put(state, item, where)
    assert look(state).seeds == left
    play(state, "die:blue-1")
    if left >= due:
        play(state, f"space:{where}")
        assert person(state, 0).seeds == due
    else:
        assert refused(state, f"space:{where}") == "DB-6.5"


@pytest.mark.rule("DB-6.5")
def test_a_sale_is_sped_up_whatever_the_supply_holds() -> None:
    others = {"seeds": 10, "warehouse": [*all_but("black", 0, 1), *all_but("blue", 0, 1)]}
    state = put(arrange(owner_of("black 4", "blue 6"), others, phase="place", round=3), "black 4", "dept_coins")
    play(state, "die:blue-1", "space:dept_coins")
    assert person(state, 0).coins == 3


@pytest.mark.rule("DB-6.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_placed_blue_die_is_not_checked_again(edition: str) -> None:
    mine = {"pool": ["blue 5"], "tokens": ["reroll_die"]}
    state = arrange(mine, WAITS, phase="place", round=4, options={"edition": edition})
    play(state, "die:blue-1", "space:school_skill", "token:reroll_die", "die:blue-1", "rolled:1")
    assert on(state, 0, "school_skill") == ["blue 1"]
    rest(state)
    assert owned(state, 0, "blue") == 2


@pytest.mark.rule("DB-6.6")
def test_a_space_sped_up_stays_resolved_whatever_its_die_shows_later() -> None:
    mine = {"pool": ["blue 2", "green 3"], "tokens": ["reroll_die"]}
    state = arrange(mine, WAITS, phase="place", round=4)
    play(state, "die:green-1", "space:hops_raise", "die:blue-1", "space:hops_raise")
    play(state, "token:reroll_die", "die:blue-1", "rolled:1")
    assert space(state, 0, "hops_raise").resolved
    assert warehouse(state, 0) == ["green 4"]
    rest(state)
    assert warehouse(state, 0) == ["green 4"]
    assert [die.colour for die in person(state, 0).pool] == ["blue"]


# ── Malt House and Hops Plantation ────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.10", "DB-6.13", "DB-5.65")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("where", "colour"), [("malt_seed", "yellow"), ("hops_seed", "green")])
def test_a_seed_becomes_a_die_at_tidy(where: str, colour: str, edition: str) -> None:
    state = arrange({"seeds": 1}, WAITS, phase="place", round=4, options={"edition": edition})
    box = look(state).seed_tokens
    put(state, "seed", where)
    assert (person(state, 0).seeds, look(state).seeds) == (0, box - 1)
    assert on(state, 0, where) == ["seed"]
    rest(state)
    assert pool(state, 0) == [colour]
    assert look(state).seeds == box
    assert look(state).supply[colour] == {"yellow": 13, "green": 11}[colour]


@pytest.mark.rule("DB-6.10", "DB-6.13", "DB-5.37")
@pytest.mark.parametrize(("where", "colour"), [("malt_seed", "yellow"), ("hops_seed", "green")])
@pytest.mark.parametrize("goes", ["active_pool", "warehouse"])
def test_a_seed_sped_up_becomes_a_die_at_once(where: str, colour: str, goes: str) -> None:
    state = put(arrange(owner_of("seed", "blue 3"), WAITS, phase="place", round=4), "seed", where)
    play(state, "die:blue-1", f"space:{where}", "rolled:5", f"to:{goes}")
    assert (pool(state, 0), warehouse(state, 0))[goes == "warehouse"] == [f"{colour} 5"]
    rest(state)
    assert owned(state, 0, colour) == 1


@pytest.mark.rule("DB-6.10", "DB-6.13")
@pytest.mark.parametrize("where", ["malt_seed", "hops_seed"])
@pytest.mark.parametrize("colour", COLOURS)
def test_no_die_is_sown(where: str, colour: str) -> None:
    state = play(arrange({"pool": [f"{colour} 3"]}, WAITS, phase="place", round=3), f"die:{colour}-1")
    assert refused(state, f"space:{where}")


@pytest.mark.rule("DB-6.10", "DB-6.13")
def test_a_seed_goes_only_where_something_grows() -> None:
    state = play(arrange({"seeds": 1}, WAITS, phase="place", round=4), "seed")
    assert names(state) == ["space:malt_seed", "space:hops_seed"]
    for where in ("malt_roast", "malt_raise", "hops_raise", "school_skill", "dept_coins"):
        assert refused(state, f"space:{where}")


@pytest.mark.rule("DB-6.11", "DB-5.65")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_any_pale_malt_is_roasted_at_tidy(value: int) -> None:
    state = put(arrange({"pool": [f"yellow {value}"]}, WAITS, phase="place", round=4), "yellow 1", "malt_roast")
    assert on(state, 0, "malt_roast") == [f"yellow {value}"]
    rest(state)
    assert pool(state, 0) == ["black"]
    assert look(state).supply == {"yellow": 14, "black": 13, "green": 12, "blue": 9}


@pytest.mark.rule("DB-6.11", "DB-5.37")
@pytest.mark.parametrize("goes", ["active_pool", "warehouse"])
def test_pale_malt_roasted_at_once(goes: str) -> None:
    state = put(arrange(owner_of("yellow 1", "blue 3"), WAITS, phase="place", round=4), "yellow 1", "malt_roast")
    play(state, "die:blue-1", "space:malt_roast", "rolled:6", f"to:{goes}")
    assert (pool(state, 0), warehouse(state, 0))[goes == "warehouse"] == ["black 6"]
    assert look(state).supply == {"yellow": 14, "black": 13, "green": 12, "blue": 8}
    rest(state)
    assert owned(state, 0, "black") == 1


@pytest.mark.rule("DB-6.11")
@pytest.mark.parametrize("colour", ["black", "green", "blue"])
def test_nothing_else_is_roasted(colour: str) -> None:
    state = play(arrange({"pool": [f"{colour} 3"]}, WAITS, phase="place", round=3), f"die:{colour}-1")
    assert refused(state, "space:malt_roast")


@pytest.mark.rule("DB-6.12", "DB-6.14", "DB-5.22")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("where", "colour"), [("malt_raise", "yellow"), ("malt_raise", "black"), ("hops_raise", "green")]
)
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("fast", [False, True])
def test_a_die_is_improved(where: str, colour: str, value: int, fast: bool, edition: str) -> None:
    mine = owner_of(f"{colour} {value}", "blue 2")
    state = put(arrange(mine, WAITS, phase="place", round=4, options={"edition": edition}), f"{colour} 1", where)
    if fast:
        play(state, "die:blue-1", f"space:{where}")
        assert warehouse(state, 0) == [f"{colour} {value + 1}"]
        assert on(state, 0, where) == ["blue 2"]
    else:
        assert warehouse(state, 0) == []
        assert on(state, 0, where) == [f"{colour} {value}"]
    rest(state)
    assert warehouse(state, 0) == [f"{colour} {value + 1}"]


@pytest.mark.rule("DB-6.12", "DB-6.14")
@pytest.mark.parametrize(
    ("where", "colour"), [("malt_raise", "yellow"), ("malt_raise", "black"), ("hops_raise", "green")]
)
def test_a_six_is_not_improved(where: str, colour: str) -> None:
    state = arrange({"pool": [f"{colour} 6", f"{colour} 5"]}, WAITS, phase="place", round=3)
    play(state, f"die:{colour}-1")
    assert refused(state, f"space:{where}") in ({"malt_raise": "DB-6.12", "hops_raise": "DB-6.14"}[where], "DB-5.32")


@pytest.mark.rule("DB-6.12", "DB-6.14")
@pytest.mark.parametrize(
    ("where", "colour"), [("malt_raise", "green"), ("malt_raise", "blue"), *(("hops_raise", c) for c in COLOURS[:2])]
)
def test_every_die_has_its_building(where: str, colour: str) -> None:
    state = play(arrange({"pool": [f"{colour} 3"]}, WAITS, phase="place", round=3), f"die:{colour}-1")
    assert refused(state, f"space:{where}")


# ── Department of Seed ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6.30", "DB-6.31", "DB-6.33")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("value", [1, 3, 6])
@pytest.mark.parametrize("fast", [False, True])
@pytest.mark.parametrize(
    ("where", "colour", "seeds", "least"), [("dept_green_seed", "green", 1, 2), ("dept_black_seeds", "black", 2, 3)]
)
def test_a_die_for_seeds(where: str, colour: str, seeds: int, least: int, value: int, fast: bool, edition: str) -> None:
    mine = owner_of(f"{colour} {value}", f"blue {least}")
    state = put(arrange(mine, WAITS, phase="place", round=4, options={"edition": edition}), f"{colour} 1", where)
    box = look(state).seed_tokens
    assert person(state, 0).seeds == 0
    if fast:
        play(state, "die:blue-1", f"space:{where}")
        assert person(state, 0).seeds == seeds
    rest(state)
    assert person(state, 0).seeds == seeds
    assert look(state).seeds == box - seeds
    assert owned(state, 0, colour) == 0
    assert look(state).supply[colour] == {"green": 12, "black": 14}[colour]


@pytest.mark.rule("DB-6.32", "DB-6.33", "DB-6.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("value", [1, 4, 6])
@pytest.mark.parametrize(("colour", "coins"), [("blue", 4), ("black", 3)])
def test_a_die_is_sold_at_tidy(colour: str, coins: int, value: int, edition: str) -> None:
    mine = {"pool": [f"{colour} {value}"], "coins": 1}
    state = put(arrange(mine, WAITS, phase="place", round=4, options={"edition": edition}), f"{colour} 1", "dept_coins")
    assert person(state, 0).coins == 1
    rest(state)
    assert person(state, 0).coins == 1 + coins
    assert (pool(state, 0), warehouse(state, 0)) == ([], [])
    assert look(state).supply[colour] == {"blue": 9, "black": 14}[colour]


@pytest.mark.rule("DB-6.32", "DB-6.33")
@pytest.mark.parametrize(("colour", "coins"), [("blue", 4), ("black", 3)])
def test_a_die_is_sold_at_once(colour: str, coins: int) -> None:
    mine = {"pool": [f"{colour} 1", "blue 4"]}
    state = put(arrange(mine, WAITS, phase="place", round=4), f"{colour} 1", "dept_coins")
    other = "die:blue-2" if colour == "blue" else "die:blue-1"
    play(state, other, "space:dept_coins")
    assert person(state, 0).coins == coins
    assert on(state, 0, "dept_coins") == ["blue 4"]
    rest(state)
    assert person(state, 0).coins == coins
    assert [die.colour for die in person(state, 0).pool] == ["blue"]


@pytest.mark.rule("DB-6.32", "DB-6.2")
def test_a_blue_die_for_sale_is_sped_up_by_another_of_four_or_more() -> None:
    state = put(arrange({"pool": ["blue 6", "blue 3"]}, WAITS, phase="place", round=4), "blue 6", "dept_coins")
    play(state, "die:blue-2")
    assert refused(state, "space:dept_coins") == "DB-6.2"
    rest(play(state, "to:warehouse"))
    assert person(state, 0).coins == 4
    assert warehouse(state, 0) == ["blue 3"]


@pytest.mark.rule("DB-6.32", "DB-5.34")
def test_one_die_is_sold_in_a_round() -> None:
    state = put(arrange({"pool": ["black 6", "black 3"]}, WAITS, phase="place", round=4), "black 6", "dept_coins")
    play(state, "die:black-2")
    assert refused(state, "space:dept_coins")


@pytest.mark.rule("DB-6.30", "DB-6.31", "DB-6.32")
@pytest.mark.parametrize(
    ("where", "colour"),
    [
        *(("dept_green_seed", colour) for colour in ("yellow", "black", "blue")),
        *(("dept_black_seeds", colour) for colour in ("yellow", "green", "blue")),
        *(("dept_coins", colour) for colour in ("yellow", "green")),
    ],
)
def test_the_department_wants_its_own_dice(where: str, colour: str) -> None:
    state = play(arrange({"pool": [f"{colour} 3"]}, WAITS, phase="place", round=3), f"die:{colour}-1")
    assert refused(state, f"space:{where}")
