"""Section 5.6: how the boards are resolved at the end of a round, and what happens when the supply runs short."""

from typing import Any

import pytest
from tests.games.dice_brewing.table import (
    COLOURS,
    EDITIONS,
    GAME,
    MODES,
    all_but,
    arrange,
    look,
    on,
    person,
    play,
    pool,
    rest,
    space,
    warehouse,
)

from alehouse import FATE, State

NOW: dict[str, Any] = {"phase": "tidy", "round": 4, "priority": 0}  # the next round is a winter: no seeds come
SPACES = [name["id"] for name in GAME.card_file.tables["space"]]


def tidy(*players: dict[str, Any], edition: str = "pl-2", **more: Any) -> State:
    """The table after Tidy and the end of the round, before anything is rolled: the last player has a hidden token
    and is asked before the new round begins."""
    *others, last = players
    options = {"edition": edition, "mode": "advanced"}
    state = arrange(*others, last | {"tokens": ["block_recipe"]}, options=options, **NOW | more)
    assert (look(state).round, look(state).phase) == (NOW["round"] + 1, "round_start")
    return state


def colours(state: State, player: int) -> list[str]:
    """The colours of a player's Active Pool, sorted."""
    return sorted(die.colour for die in person(state, player).pool)


def unrolled(state: State, player: int) -> list[str]:
    """The colours of the dice in a player's Active Pool that have no value yet."""
    return sorted(die.colour for die in person(state, player).pool if die.value == 0)


def scarce(**left: int) -> dict[str, Any]:
    """A player who holds so many dice and seeds that only these are left; the others hold none of them but
    those given as `yellow_held=2`."""
    dice = [
        die
        for colour in COLOURS
        if colour in left
        for die in all_but(colour, left=left[colour], held=left.get(f"{colour}_held", 0))
    ]
    seeds = {"seeds": 10 - left["seeds"] - left.get("seeds_held", 0)} if "seeds" in left else {}
    return {"warehouse": dice, **seeds}


# ── in general ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.62", "DB-5.63")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mode", MODES)
def test_tidy_asks_nobody_and_clears_all_boards(edition: str, mode: str) -> None:
    board = {
        "malt_seed": "seed",
        "malt_roast": "yellow 6",
        "hops_raise": "green 3",
        "school_skill": ["blue 5"],
        "dept_coins": "black 2",
    }
    state = arrange(
        {"board": board, "tokens": ["raise_value"], "warehouse": ["yellow 1"]},
        {"board": {"hops_seed": "seed", "malt_raise": "black 1"}},
        options={"edition": edition, "mode": mode},
        **NOW,
    )
    assert (look(state).round, look(state).phase) == (5, "round_start")
    for player in (0, 1):
        assert [on(state, player, name) for name in SPACES] == [[]] * 11
        assert not any(space(state, player, name).used for name in SPACES)
    assert colours(state, 0) == ["black", "blue", "blue", "yellow"]
    assert warehouse(state, 0) == ["green 4", "yellow 1"]
    assert person(state, 0).coins == 3
    assert (colours(state, 1), warehouse(state, 1)) == (["green"], ["black 2"])


@pytest.mark.rule("DB-5.62")
@pytest.mark.parametrize("first", [0, 1])
def test_a_board_is_resolved_completely_before_the_next(first: int) -> None:
    """No seed is left. The seed of player 1 comes back too late for player 0, or just in time."""
    state = tidy(
        {"board": {"dept_green_seed": "green 2"}},
        {"board": {"malt_seed": "seed"}},
        scarce(seeds=0, seeds_held=1),
        priority=first,
    )
    assert person(state, 0).seeds == (1 if first == 1 else 0)
    assert colours(state, 0) == ([] if first == 1 else ["green"])


@pytest.mark.rule("DB-5.62", "DB-5.2")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_in_table_order_gets_the_last_die(first: int) -> None:
    seed: dict[str, Any] = {"board": {"hops_seed": "seed"}}
    state = tidy(seed, seed, seed, scarce(green=1), priority=first)
    assert [colours(state, player) for player in range(3)] == [
        ["green"] if player == first else [] for player in range(3)
    ]


# ── steps ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.63")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("malt_raise", "yellow 1", "yellow 2"),
        ("malt_raise", "black 5", "black 6"),
        ("hops_raise", "green 3", "green 4"),
    ],
)
def test_raised_dice_go_to_the_warehouse(edition: str, name: str, before: str, after: str) -> None:
    """D9: said only in the second edition, but both play so."""
    state = tidy({"board": {name: before}, "pool": ["blue 1"]}, {}, edition=edition)
    assert (warehouse(state, 0), colours(state, 0)) == ([after], ["blue"])


@pytest.mark.rule("DB-5.63")
@pytest.mark.parametrize("edition", EDITIONS)
def test_school_dice_come_back_with_a_new_one(edition: str) -> None:
    state = tidy(
        {
            "board": {"school_reroll": "blue 2", "school_swap": "blue 3", "school_skill": ["blue 5"]},
            "resolved": ["school_reroll", "school_swap"],
        },
        {},
        edition=edition,
    )
    assert colours(state, 0) == ["blue"] * 4
    assert look(state).supply["blue"] == 6


@pytest.mark.rule("DB-5.63")
@pytest.mark.parametrize(("dice", "new"), [(["blue 2", "yellow 2"], 0), (["blue 2", "yellow 3"], 1), (["blue 4"], 0)])
def test_only_a_complete_set_brings_a_new_die(dice: list[str], new: int) -> None:
    state = tidy({"board": {"school_skill": dice}}, {})
    assert colours(state, 0) == sorted([die.split()[0] for die in dice] + ["blue"] * new)


@pytest.mark.rule("DB-5.63", "DB-5.65")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("name", "item", "gained", "seeds", "coins"),
    [
        ("malt_seed", "seed", ["yellow"], 0, 0),
        ("hops_seed", "seed", ["green"], 0, 0),
        ("malt_roast", "yellow 4", ["black"], 0, 0),
        ("dept_green_seed", "green 4", [], 1, 0),
        ("dept_black_seeds", "black 4", [], 2, 0),
        ("dept_coins", "black 4", [], 0, 3),
        ("dept_coins", "blue 4", [], 0, 4),
    ],
)
def test_exchanges(edition: str, name: str, item: str, gained: list[str], seeds: int, coins: int) -> None:
    """D16."""
    state = tidy({"board": {name: item}}, {}, edition=edition)
    assert [colours(state, 0), warehouse(state, 0)] == [gained, []]
    assert (person(state, 0).seeds, person(state, 0).coins) == (seeds, coins)
    box = {"yellow": 14, "black": 14, "green": 12, "blue": 10}
    assert look(state).supply == {colour: box[colour] - gained.count(colour) for colour in COLOURS}
    assert look(state).seeds == look(state).seed_tokens - seeds


@pytest.mark.rule("DB-5.63")
@pytest.mark.parametrize(
    "name",
    [
        "malt_seed",
        "malt_roast",
        "malt_raise",
        "hops_seed",
        "hops_raise",
        "dept_green_seed",
        "dept_black_seeds",
        "dept_coins",
    ],
)
def test_a_sped_up_space_gives_nothing_more(name: str) -> None:
    state = tidy({"board": {name: "blue 5"}, "resolved": [name]}, {})
    assert (colours(state, 0), warehouse(state, 0)) == (["blue"], [])
    assert (person(state, 0).seeds, person(state, 0).coins) == (0, 0)
    assert look(state).supply == {"yellow": 14, "black": 14, "green": 12, "blue": 9}


@pytest.mark.rule("DB-5.63", "DB-5.64")
def test_the_steps_follow_each_other() -> None:
    """Values, School, seeds given back, the Department, roasting, then the dice for seeds, as the log tells it."""
    board = {
        "hops_seed": "seed",
        "malt_seed": "seed",
        "malt_roast": "yellow 2",
        "dept_black_seeds": "black 3",
        "dept_green_seed": "green 3",
        "dept_coins": "black 4",
        "school_skill": ["blue 5"],
        "hops_raise": "green 2",
        "malt_raise": "black 2",
    }
    state = GAME.arrange({"players": [{"board": board}, {}], **NOW}, players=2, fate="open", events=True)
    told = [line for line in look(state).log if line.seat == 0]
    assert [line.message for line in told] == [
        *["log-raised"] * 2,
        "log-tidy-die",
        "log-tidy-sell",
        *["log-tidy-seeds"] * 2,
        *["log-tidy-die"] * 3,
    ]
    assert [line.args["colour"] for line in told if line.message == "log-tidy-die"] == [
        "@colour-blue",
        "@colour-black",
        "@colour-yellow",
        "@colour-green",
    ]
    assert [line.changes for line in told if line.message == "log-tidy-seeds"] == [{"seeds": 1}, {"seeds": 2}]


@pytest.mark.rule("DB-5.64")
@pytest.mark.parametrize(
    ("name", "item", "due"), [("dept_green_seed", "green 1", 1), ("dept_black_seeds", "black 1", 2)]
)
def test_own_seeds_come_back_before_the_department_gives(name: str, item: str, due: int) -> None:
    """(a) before (b)."""
    state = tidy({"board": {"malt_seed": "seed", "hops_seed": "seed", name: item}}, scarce(seeds=0, seeds_held=2))
    assert person(state, 0).seeds == due
    assert look(state).seeds == 2 - due


@pytest.mark.rule("DB-5.64")
@pytest.mark.parametrize(
    ("left", "seeds", "back"), [(0, 0, ["black", "green"]), (1, 1, ["black"]), (2, 2, []), (3, 3, []), (4, 3, [])]
)
def test_the_hops_exchange_comes_before_the_dark_malt_exchange(left: int, seeds: int, back: list[str]) -> None:
    """Inside (b)."""
    state = tidy({"board": {"dept_green_seed": "green 1", "dept_black_seeds": "black 1"}}, scarce(seeds=left))
    assert (person(state, 0).seeds, colours(state, 0)) == (seeds, back)


@pytest.mark.rule("DB-5.64")
@pytest.mark.parametrize("name", ["dept_coins", "dept_black_seeds"])
def test_a_die_given_to_the_department_can_come_back_from_roasting(name: str) -> None:
    """(b) before (c): no black die but the own one."""
    state = tidy({"board": {name: "black 2", "malt_roast": "yellow 3"}}, scarce(black=0, black_held=1))
    assert unrolled(state, 0) == ["black"]
    assert look(state).supply["black"] == 0


@pytest.mark.rule("DB-5.64")
def test_a_roasted_die_can_serve_the_own_seed() -> None:
    """(c) before (d): no yellow die but the own one."""
    state = tidy({"board": {"malt_seed": "seed", "malt_roast": "yellow 3"}}, scarce(yellow=0, yellow_held=1))
    assert unrolled(state, 0) == ["black", "yellow"]
    assert look(state).supply["yellow"] == 0


@pytest.mark.rule("DB-5.64")
def test_hops_given_for_a_seed_can_serve_the_own_seed() -> None:
    """(b) before (d)."""
    state = tidy({"board": {"hops_seed": "seed", "dept_green_seed": "green 3"}}, scarce(green=0, green_held=1))
    assert unrolled(state, 0) == ["green"]
    assert person(state, 0).seeds == 1


@pytest.mark.rule("DB-5.63", "DB-5.68")
def test_a_sold_skill_die_can_serve_the_own_new_skill() -> None:
    """Step 2 comes before step 3, but its claim is open."""
    state = tidy({"board": {"school_skill": ["blue 5"], "dept_coins": "blue 1"}}, scarce(blue=0, blue_held=2))
    assert colours(state, 0) == ["blue", "blue"]
    assert (unrolled(state, 0), person(state, 0).coins, look(state).supply["blue"]) == (["blue"], 4, 0)


# ── where things go ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.65")
@pytest.mark.parametrize("edition", EDITIONS)
def test_gained_dice_are_not_rolled_before_the_next_round(edition: str) -> None:
    state = tidy(
        {
            "board": {"malt_seed": "seed", "hops_seed": "seed", "malt_roast": "yellow 5", "school_skill": ["blue 6"]},
            "warehouse": ["yellow 1"],
        },
        {},
        edition=edition,
    )
    assert unrolled(state, 0) == ["black", "blue", "green", "yellow"]
    assert warehouse(state, 0) == ["yellow 1"]
    play(state, "decline")
    assert state.player == FATE
    for value in (1, 2, 3, 4, 5):
        play(state, f"rolled:{value}")
    assert pool(state, 0) == ["black 2", "blue 4", "blue 5", "green 3", "yellow 1"]


@pytest.mark.rule("DB-5.65")
def test_coins_and_seeds_are_added() -> None:
    state = tidy({"board": {"dept_coins": "blue 1", "dept_black_seeds": "black 1"}, "coins": 7, "seeds": 3}, {})
    assert (person(state, 0).coins, person(state, 0).seeds) == (11, 5)


@pytest.mark.rule("DB-5.66")
@pytest.mark.parametrize("edition", EDITIONS)
def test_blue_dice_come_back_from_everywhere(edition: str) -> None:
    board = {
        "malt_seed": "blue 3",
        "malt_roast": "blue 4",
        "malt_raise": "blue 2",
        "hops_seed": "blue 5",
        "school_reroll": "blue 6",
        "school_swap": "blue 3",
        "dept_green_seed": "blue 2",
    }
    state = tidy({"board": board, "resolved": list(board)}, {}, edition=edition)
    assert colours(state, 0) == ["blue"] * 7
    assert warehouse(state, 0) == []


@pytest.mark.rule("DB-5.66")
def test_they_come_back_to_their_owner() -> None:
    state = tidy(
        {"board": {"malt_seed": "blue 3"}, "resolved": ["malt_seed"]},
        {"board": {"hops_seed": "blue 3", "malt_raise": "blue 5"}, "resolved": ["hops_seed", "malt_raise"]},
    )
    assert [colours(state, player) for player in (0, 1)] == [["blue"], ["blue", "blue"]]


@pytest.mark.rule("DB-5.66")
def test_a_sold_blue_die_does_not_come_back() -> None:
    state = tidy({"board": {"dept_coins": "blue 6"}}, {})
    assert (colours(state, 0), person(state, 0).coins, look(state).supply["blue"]) == ([], 4, 10)


@pytest.mark.rule("DB-5.66")
def test_a_blue_die_that_sped_up_a_sale_comes_back() -> None:
    state = arrange({"pool": ["blue 1", "blue 4"]}, {}, phase="place", round=4, priority=0, turn=0)
    play(state, "die:blue-1", "space:dept_coins", "die:blue-2", "space:dept_coins", "end_turn")
    assert look(state).round == 5
    assert (colours(state, 0), person(state, 0).coins, look(state).supply["blue"]) == (["blue"], 4, 9)


@pytest.mark.rule("DB-5.66", "DB-5.45")
def test_a_discount_die_comes_back_from_the_market() -> None:
    state = arrange(
        {"warehouse": ["blue 6"], "coins": 2},
        {"pool": ["blue 5"], "coins": 3},
        phase="purchase",
        round=2,
        priority=0,
        turn=0,
    )
    play(state, "buy:honey", "die:blue-1", "buy:special_hops", "die:blue-2")
    assert look(state).round == 3
    assert [colours(state, player) for player in (0, 1)] == [["blue"], ["blue"]]
    assert [person(state, player).discount for player in (0, 1)] == [None, None]


# ── shortages ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.67")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_seed_without_a_die_is_wasted(edition: str) -> None:
    seeds = 10 if edition == "pl-2" else 6
    state = tidy({"board": {"malt_seed": "seed"}}, {"warehouse": all_but("yellow", left=0, held=0)}, edition=edition)
    assert (colours(state, 0), person(state, 0).seeds) == ([], 0)
    assert look(state).seeds == seeds


@pytest.mark.rule("DB-5.67", "DB-5.62")
def test_a_die_that_comes_back_serves_the_oldest_claim() -> None:
    """EX9: A and C have seeds, B roasts; no yellow die and two black ones are left."""
    state = tidy(
        {"board": {"malt_seed": "seed"}},
        {"board": {"malt_roast": "yellow 5"}},
        {"board": {"malt_seed": "seed"}, **scarce(yellow=0, yellow_held=1, black=2)},
    )
    assert [unrolled(state, player) for player in range(3)] == [["yellow"], ["black"], []]
    assert (look(state).supply["yellow"], look(state).supply["black"]) == (0, 1)
    assert look(state).seeds == 10


@pytest.mark.rule("DB-5.67")
@pytest.mark.parametrize("first", [0, 1])
def test_the_oldest_claim_is_that_of_the_first_in_table_order(first: int) -> None:
    seed: dict[str, Any] = {"board": {"hops_seed": "seed"}}
    giver: dict[str, Any] = {"board": {"dept_green_seed": "green 4"}}
    state = tidy(seed, seed, giver, scarce(green=0, green_held=1), priority=first)
    # from seat 1 on the giver comes before player 0, whose claim is the younger one in any case
    assert [unrolled(state, player) for player in (0, 1)] == [["green"] if player == first else [] for player in (0, 1)]
    assert person(state, 2).seeds == 1


@pytest.mark.rule("DB-5.67")
def test_two_dice_that_come_back_serve_two_claims() -> None:
    state = tidy(
        {"board": {"hops_seed": "seed"}},
        {"board": {"hops_seed": "seed"}},
        {"board": {"dept_green_seed": "green 4"}},
        {"board": {"dept_green_seed": "green 5"}, **scarce(green=0, green_held=2)},
    )
    assert [unrolled(state, player) for player in (0, 1)] == [["green"], ["green"]]
    assert look(state).supply["green"] == 0


@pytest.mark.rule("DB-5.67")
def test_only_a_die_of_the_colour_serves_a_claim() -> None:
    state = tidy(
        {"board": {"malt_seed": "seed"}},
        {"board": {"dept_green_seed": "green 4", "dept_coins": "black 4"}},
        scarce(yellow=0),
    )
    assert colours(state, 0) == []
    assert look(state).supply["green"] == 12


@pytest.mark.rule("DB-5.67")
def test_a_lost_claim_is_not_made_good_in_the_next_round() -> None:
    state = tidy({"board": {"hops_seed": "seed"}}, scarce(green=0))
    assert colours(state, 0) == []
    play(state, "decline", "decline")
    assert (state.player, look(state).turn) == (1, 1)
    play(state, "die:green-1", "space:dept_green_seed")
    rest(state)
    assert (look(state).round, colours(state, 0), look(state).supply["green"]) == (6, [], 1)


@pytest.mark.rule("DB-5.67")
def test_a_die_that_serves_a_claim_is_not_rolled() -> None:
    state = tidy(
        {"board": {"hops_seed": "seed"}},
        {"board": {"dept_green_seed": "green 6 raised"}, **scarce(green=0, green_held=1)},
    )
    (die,) = person(state, 0).pool
    assert (die.colour, die.value, die.raised, die.token) == ("green", 0, 0, "")
    assert warehouse(state, 0) == []


@pytest.mark.rule("DB-5.68")
def test_roasting_without_a_black_die_gives_the_yellow_one_back() -> None:
    state = tidy({"board": {"malt_roast": "yellow 5"}}, scarce(black=0))
    assert (colours(state, 0), warehouse(state, 0)) == (["yellow"], [])
    assert look(state).supply["yellow"] == 13


@pytest.mark.rule("DB-5.68")
@pytest.mark.parametrize("name", ["dept_coins", "dept_black_seeds"])
def test_roasting_waits_for_a_black_die_of_this_phase(name: str) -> None:
    state = tidy({"board": {"malt_roast": "yellow 5"}}, {"board": {name: "black 5"}}, scarce(black=0, black_held=1))
    assert unrolled(state, 0) == ["black"]
    assert look(state).supply["yellow"] == 14


@pytest.mark.rule("DB-5.68", "DB-5.67")
@pytest.mark.parametrize("sold", [True, False])
def test_a_chain_of_claims(sold: bool) -> None:
    """EX17: with C's sale A and B are served, without it nobody is."""
    held = {"yellow_held": 1, "black_held": 1}
    state = tidy(
        {"board": {"malt_seed": "seed"}},
        {"board": {"malt_roast": "yellow 4"}},
        {"board": {"dept_coins": "black 4"}} if sold else {"warehouse": ["black 4"]},
        scarce(yellow=0, black=0, **held),
    )
    assert [colours(state, player) for player in (0, 1)] == ([["yellow"], ["black"]] if sold else [[], ["yellow"]])
    assert person(state, 2).coins == (3 if sold else 0)
    assert (look(state).supply["yellow"], look(state).supply["black"]) == (0, 0)
    assert look(state).seeds == 10


@pytest.mark.rule("DB-5.68")
def test_the_waiting_yellow_die_does_not_serve_before_it_is_freed() -> None:
    """A roasts and waits, B's seed finds no yellow die: A's stays A's."""
    state = tidy(
        {"board": {"malt_roast": "yellow 4"}},
        {"board": {"malt_seed": "seed"}},
        scarce(yellow=0, yellow_held=1, black=0),
    )
    assert [colours(state, player) for player in (0, 1)] == [["yellow"], []]


@pytest.mark.rule("DB-5.68", "DB-5.67")
def test_a_freed_yellow_die_is_there_for_later_seeds() -> None:
    """Nobody waits for it when it is freed: it lies in the supply when player 2's seed comes up."""
    state = tidy(
        {"board": {"malt_roast": "yellow 4"}},
        {"board": {"dept_coins": "black 1"}},
        {"board": {"malt_seed": "seed"}},
        scarce(yellow=0, yellow_held=1, black=0, black_held=1),
    )
    assert [unrolled(state, player) for player in range(3)] == [["black"], [], ["yellow"]]


@pytest.mark.rule("DB-5.68", "DB-5.67", "DB-5.64")
def test_an_older_claim_comes_before_the_own_roasting() -> None:
    """Player 1 sells the only black die: it goes to player 0, and player 1's own roasting fails. The yellow die that
    player 0 frees serves player 1's seed."""
    state = tidy(
        {"board": {"malt_roast": "yellow 4"}},
        {"board": {"malt_roast": "yellow 3", "malt_seed": "seed", "dept_coins": "black 6"}},
        scarce(yellow=0, yellow_held=2, black=0, black_held=1),
    )
    assert unrolled(state, 0) == colours(state, 0) == ["black"]
    assert colours(state, 1) == ["yellow", "yellow"]
    assert unrolled(state, 1) == ["yellow"]
    assert person(state, 1).coins == 3
    assert (look(state).supply["yellow"], look(state).supply["black"]) == (0, 0)


@pytest.mark.rule("DB-5.67", "DB-5.68")
def test_claims_are_served_by_age_whoever_gives() -> None:
    """Two wait for black dice and one for a yellow one; one black die is sold."""
    state = tidy(
        {"board": {"malt_seed": "seed"}},
        {"board": {"malt_roast": "yellow 5"}},
        {"board": {"malt_roast": "yellow 6"}},
        {"board": {"dept_coins": "black 2"}, **scarce(yellow=0, yellow_held=2, black=0, black_held=1)},
    )
    assert [colours(state, player) for player in range(4)] == [["yellow"], ["black"], ["yellow"], []]
    assert (unrolled(state, 0), unrolled(state, 1), unrolled(state, 2)) == (["yellow"], ["black"], [])


@pytest.mark.rule("DB-5.68")
def test_two_roasters_and_one_black_die() -> None:
    roast: dict[str, Any] = {"board": {"malt_roast": "yellow 4"}}
    state = tidy(roast, roast, {"board": {"dept_coins": "black 1"}}, scarce(black=0, black_held=1))
    assert [colours(state, player) for player in (0, 1)] == [["black"], ["yellow"]]


@pytest.mark.rule("DB-5.68")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_new_skill_waits_for_a_blue_die_of_this_phase(edition: str) -> None:
    skill: dict[str, Any] = {"board": {"school_skill": ["blue 5"]}}
    seller: dict[str, Any] = {"board": {"dept_coins": "blue 1"}}
    state = tidy(skill, seller, {"warehouse": all_but("blue", left=0, held=2)}, edition=edition)
    assert (colours(state, 0), colours(state, 1), look(state).supply["blue"]) == (["blue", "blue"], [], 0)
    state = tidy(skill, {"warehouse": all_but("blue", left=0, held=1)}, edition=edition)
    assert (colours(state, 0), look(state).supply["blue"]) == (["blue"], 0)


@pytest.mark.rule("DB-5.69")
@pytest.mark.parametrize(("left", "gained", "back"), [(0, 0, ["black"]), (1, 1, []), (2, 2, []), (3, 2, [])])
def test_dark_malt_brings_as_many_seeds_as_there_are(left: int, gained: int, back: list[str]) -> None:
    state = tidy({"board": {"dept_black_seeds": "black 3"}}, scarce(seeds=left))
    assert (person(state, 0).seeds, colours(state, 0)) == (gained, back)
    assert look(state).supply["black"] == 14 - len(back)
    assert look(state).seeds == left - gained


@pytest.mark.rule("DB-5.69")
@pytest.mark.parametrize(("left", "gained", "back"), [(0, 0, ["green"]), (1, 1, [])])
def test_hops_for_a_seed_if_there_is_one(left: int, gained: int, back: list[str]) -> None:
    state = tidy({"board": {"dept_green_seed": "green 3"}}, scarce(seeds=left))
    assert (person(state, 0).seeds, colours(state, 0), warehouse(state, 0)) == (gained, back, [])
    assert look(state).supply["green"] == 12 - len(back)


@pytest.mark.rule("DB-5.69")
def test_an_exchange_does_not_wait_for_seeds_that_come_later() -> None:
    state = tidy(
        {"board": {"dept_black_seeds": "black 3"}}, {"board": {"hops_seed": "seed"}}, scarce(seeds=0, seeds_held=1)
    )
    assert (person(state, 0).seeds, colours(state, 0), look(state).seeds) == (0, ["black"], 1)


@pytest.mark.rule("DB-5.69", "DB-5.67")
def test_a_die_kept_for_want_of_seeds_serves_no_claim() -> None:
    state = tidy(
        {"board": {"hops_seed": "seed"}},
        {"board": {"dept_green_seed": "green 3"}},
        {"board": {"dept_green_seed": "green 4"}},
        {"warehouse": all_but("green", left=0, held=2), "seeds": 9},
    )
    # the seed of player 0 goes to player 1; player 2 finds none and keeps the die
    assert [colours(state, player) for player in range(3)] == [["green"], [], ["green"]]
    assert [person(state, player).seeds for player in range(3)] == [0, 1, 0]
