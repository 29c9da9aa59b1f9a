"""Sections 5.0, 5.2 and 5.7: the round as a whole, the roll, and what happens when it ends."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.dice_brewing.table import (
    COLOURS,
    DICE,
    EDITIONS,
    GAME,
    MODES,
    arrange,
    asked,
    card,
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

from alehouse import FATE, State
from alehouse.games.dice_brewing.view import DiceBrewingView

EVERYBODY = [2, 3, 4]
OPTIONS = [{"edition": edition, "mode": mode} for edition in EDITIONS for mode in MODES]


def to_next_round(state: State) -> State:
    """Everybody passes and declines, every die shows 3, until the round is over."""
    now = look(state).round
    while look(state).round == now and not state.is_over:
        if state.player == FATE:
            play(state, "rolled:3")
        else:
            play(state, next(name for name in ("pass", "decline", "end_turn") if name in names(state)))
    return state


# ── phases and order ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.1")
@pytest.mark.parametrize("options", OPTIONS)
def test_four_phases_follow_each_other(options: dict[str, str]) -> None:
    state = arrange(
        {
            "pool": ["black 1"],
            "warehouse": ["yellow 4", "green 4"],
            "tokens": ["withdraw_die"],
            "board": {"malt_seed": "seed"},
        },
        {},
        phase="round_start",
        round=2,
        priority=0,
        display=["cheap_lager", "mass_lager", "dry_stout"],
        options=options,
    )
    seen = [look(state).phase]
    while look(state).round == 2:
        if look(state).phase == "brew":
            assert on(state, 0, "malt_seed") == ["seed"]
        play(state, next(n for n in ("pass", "decline", "end_turn", "rolled:3") if n in names(state)))
        if look(state).phase != seen[-1]:
            seen.append(look(state).phase)
    assert seen == ["round_start", "roll", "place", "purchase", "brewing_start", "brew", "round_start"]
    assert on(state, 0, "malt_seed") == []
    assert "yellow" in pool(state, 0)


@pytest.mark.rule("DB-5.2", "DB-5.20")
@pytest.mark.parametrize("players", EVERYBODY)
@pytest.mark.parametrize("first", [0, 1])
def test_dice_are_rolled_in_table_order(players: int, first: int) -> None:
    sheet: dict[str, Any] = {"pool": ["black 1", "yellow 1"]}
    state = arrange(*[sheet] * players, phase="roll", round=2, priority=first)
    order = [(first + step) % players for step in range(players)]
    for place, player in enumerate(order):
        assert pool(state, player) == ["black", "yellow"]
        assert all(pool(state, other) == ["black 1", "yellow 1"] for other in order[place + 1 :])
        play(state, "rolled:2", "rolled:5")
        assert pool(state, player) == ["black 5", "yellow 2"]
    assert look(state).phase == "place"


@pytest.mark.rule("DB-5.2")
@pytest.mark.parametrize("players", EVERYBODY)
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("options", OPTIONS)
def test_players_act_in_table_order_in_every_phase(players: int, first: int, options: dict[str, str]) -> None:
    sheet: dict[str, Any] = {"pool": ["black 1"], "warehouse": ["yellow 4", "green 4"]}
    state = arrange(
        *[sheet] * players,
        phase="place",
        round=2,
        priority=first,
        turn=first,
        display=["cheap_lager", "mass_lager", "dry_stout", "young_bock"][: 4 if players == 4 else 3],
        options=options,
    )
    order = [(first + step) % players for step in range(players)]
    for phase, move in (("place", "pass"), ("purchase", "end_turn"), ("brew", "pass")):
        for player in order:
            assert (look(state).phase, state.player) == (phase, player)
            play(state, move)
    assert look(state).round == 3


@pytest.mark.rule("DB-5.2", "DB-5.62")
@pytest.mark.parametrize(("first", "lucky"), [(0, 0), (1, 1), (2, 0)])
def test_tidy_goes_in_table_order(first: int, lucky: int) -> None:
    """One yellow die is left for two seeds."""
    state = arrange(
        {"board": {"malt_seed": "seed"}},
        {"board": {"malt_seed": "seed"}},
        {"warehouse": ["yellow 1"] * 13},
        phase="tidy",
        round=2,
        priority=first,
    )
    assert [pool(state, player) for player in (0, 1)] == [["yellow"] if player == lucky else [] for player in (0, 1)]


# ── where dice are ────────────────────────────────────────────────────────────────────────────────────


def whereabouts(view: DiceBrewingView) -> list[str]:
    """The dice that players have, by id, as often as they lie somewhere."""
    found: list[str] = []
    for sheet in view.players:
        found += [die.id for die in (*sheet.pool, *sheet.warehouse)]
        found += [die.id for hall in sheet.buildings for space in hall.spaces for die in space.dice]
        found += [sheet.discount.id] if sheet.discount else []
    return found + ([view.hand] if view.hand not in (*found, "", "seed") else [])


@pytest.mark.rule("DB-5.3", "DB-5.4")
@pytest.mark.parametrize("players", EVERYBODY)
@pytest.mark.parametrize("options", OPTIONS)
def test_a_die_is_always_in_exactly_one_place(players: int, options: dict[str, Any]) -> None:
    """In games played at random; and nobody is asked who can only say no."""
    state = GAME.new(players=players, seed=players, unlucky_roll="on", **options)
    random = Random(players)
    for _ in range(800):
        if state.is_over:
            break
        view = look(state)
        found = whereabouts(view)
        assert len(found) == len(set(found))
        held = Counter(die.split("-")[0] for die in found)
        assert view.supply == {colour: DICE[colour] - held[colour] for colour in COLOURS}
        offered = names(state)
        if set(offered) <= {"pass", "decline", "decline_phase", "end_turn"}:
            assert options["mode"] == "advanced"
            assert view.players[state.player].tokens
            assert view.phase != "brew"
        play(state, random.choice(offered))


@pytest.mark.rule("DB-5.3")
def test_a_used_die_leaves_the_place_it_came_from() -> None:
    state = arrange(
        {"pool": ["yellow 2", "black 1"], "warehouse": ["green 3", "blue 6"], "coins": 2},
        {},
        phase="place",
        round=2,
        priority=0,
        turn=0,
    )
    play(state, "die:yellow-1", "space:malt_roast", "die:green-1", "space:hops_raise", "end_turn", "pass")
    assert (pool(state, 0), warehouse(state, 0)) == (["black 1"], ["blue 6"])
    assert (on(state, 0, "malt_roast"), on(state, 0, "hops_raise")) == (["yellow 2"], ["green 3"])
    play(state, "buy:honey", "die:blue-1")
    assert (pool(state, 0), warehouse(state, 0)) == (["black 1"], [])
    discount = person(state, 0).discount
    assert discount is not None
    assert discount.id == "blue-1"


# ── what happens by itself ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.4")
@pytest.mark.parametrize("options", OPTIONS)
def test_who_has_nothing_to_do_is_not_asked(options: dict[str, str]) -> None:
    """Player 1 has nothing at all: no question from the roll to the next round."""
    state = arrange(
        {"pool": ["black 1"], "warehouse": ["yellow 4", "green 4"]},
        {"coins": 1},
        phase="roll",
        round=3,
        priority=1,
        display=["cheap_lager", "mass_lager", "dry_stout"],
        options=options,
    )
    play(state, "rolled:2")
    for phase, move in (("place", "pass"), ("purchase", "end_turn"), ("brew", "pass")):
        assert (state.player, look(state).phase) == (0, phase)
        play(state, move)
    assert look(state).round == 4


@pytest.mark.rule("DB-5.4")
@pytest.mark.parametrize("mode", MODES)
def test_a_turn_with_nothing_left_to_do_ends_by_itself(mode: str) -> None:
    state = arrange(
        {"pool": ["yellow 2", "green 2"]}, {"seeds": 1}, phase="place", priority=0, turn=0, options={"mode": mode}
    )
    play(state, "die:yellow-1", "space:malt_raise", "die:green-1", "space:hops_raise")
    assert (state.player, look(state).turn) == (1, 1)


@pytest.mark.rule("DB-5.4")
@pytest.mark.parametrize("mode", MODES)
def test_a_purchase_turn_with_nothing_left_to_do_ends_by_itself(mode: str) -> None:
    state = arrange({"coins": 2}, {"coins": 4}, phase="purchase", round=2, priority=0, turn=0, options={"mode": mode})
    play(state, "buy:fruit")
    assert (state.player, look(state).phase) == (1, "purchase")


@pytest.mark.rule("DB-5.4")
@pytest.mark.parametrize("mode", MODES)
def test_who_can_still_store_is_asked(mode: str) -> None:
    state = arrange(
        {"pool": ["blue 1"]}, {"pool": ["blue 1"]}, phase="place", round=1, priority=0, turn=0, options={"mode": mode}
    )
    assert (state.player, names(state)) == (0, ["die:blue-1", "pass"])


@pytest.mark.rule("DB-5.4")
@pytest.mark.parametrize(("mode", "asks"), [("standard", False), ("advanced", True)])
@pytest.mark.parametrize(
    ("phase", "kind", "answer"),
    [
        ("round_start", "block_recipe", "decline"),
        ("place", "block_recipe", "pass"),
        ("purchase", "block_recipe", "end_turn"),
        ("brewing_start", "block_building", "decline"),
    ],
)
def test_a_holder_of_hidden_tokens_is_always_asked(mode: str, asks: bool, phase: str, kind: str, answer: str) -> None:
    state = arrange({"tokens": [kind]}, {"seeds": 1}, phase=phase, round=3, priority=0, turn=0, options={"mode": mode})
    asked_now = (state.player, look(state).phase) == (0, phase)
    assert asked_now == asks
    if asks:
        assert names(state) == [answer]


@pytest.mark.rule("DB-5.4")
@pytest.mark.parametrize(("mode", "asks"), [("standard", False), ("advanced", True)])
def test_a_holder_of_hidden_tokens_ends_the_turn_himself(mode: str, asks: bool) -> None:
    state = arrange(
        {"pool": ["yellow 2", "green 2"], "tokens": ["block_recipe"]},
        {"seeds": 1},
        phase="place",
        round=3,
        priority=0,
        turn=0,
        options={"mode": mode},
    )
    play(state, "die:yellow-1", "space:malt_raise", "die:green-1", "space:hops_raise")
    assert (state.player == 0) == asks
    if asks:
        assert names(state) == ["end_turn"]


@pytest.mark.rule("DB-5.4", "DB-5.15")
def test_hidden_tokens_bring_no_question_while_brewing() -> None:
    state = arrange(
        {"tokens": ["raise_value"]},
        {"warehouse": ["yellow 3", "green 2"]},
        phase="brew",
        round=3,
        priority=0,
        turn=0,
        display=["cheap_lager", "mass_lager", "dry_stout"],
        options={"mode": "advanced"},
    )
    assert (state.player, look(state).phase) == (1, "brew")


# ── equal dice ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.5")
@pytest.mark.parametrize(
    ("first", "second", "options"),
    [
        ("yellow 1", "yellow 1", 1),
        ("yellow 3 raised", "yellow 3 raised", 1),
        ("yellow 3 protected", "yellow 3 protected", 1),
        ("yellow 3 blocked", "yellow 3 blocked", 1),
        ("yellow 1 unlucky", "yellow 1 unlucky", 1),
        ("yellow 1", "yellow 2", 2),
        ("yellow 3", "black 3", 2),
        ("yellow 3", "yellow 3 raised", 2),
        ("yellow 1", "yellow 1 unlucky", 2),
        ("yellow 3", "yellow 3 protected", 2),
        ("yellow 3", "yellow 3 blocked", 2),
        ("yellow 3 blocked", "yellow 3 protected", 2),
    ],
)
@pytest.mark.parametrize("phase", ["place", "purchase"])
def test_equal_dice_are_one_option(first: str, second: str, options: int, phase: str) -> None:
    state = arrange(
        {"pool": [first, second]}, {}, phase=phase, round=2, priority=0, turn=0, options={"unlucky_roll": "on"}
    )
    assert len(asked(state, "die")) == options
    assert asked(state, "die")[0] == "yellow-1"


@pytest.mark.rule("DB-5.5")
def test_equal_dice_of_another_zone_or_owner_are_not_the_same() -> None:
    state = arrange(
        {"pool": ["yellow 2", "yellow 2"], "warehouse": ["yellow 2", "yellow 2"], "tokens": ["raise_value"]},
        {"pool": ["yellow 2", "yellow 2"], "warehouse": ["yellow 2", "yellow 2"]},
        phase="place",
        round=3,
        priority=0,
        turn=0,
    )
    assert asked(state, "die") == ["yellow-1", "yellow-3"]
    play(state, "token:raise_value")
    assert asked(state, "die") == ["yellow-1", "yellow-3", "yellow-5", "yellow-7"]


@pytest.mark.rule("DB-5.5")
def test_equal_dice_are_one_option_in_the_brewing_too() -> None:
    state = arrange(
        {"warehouse": ["yellow 3", "yellow 3", "yellow 4", "yellow 4 raised", "green 2", "green 2"]},
        {},
        phase="brew",
        round=2,
        priority=0,
        turn=0,
    )
    play(state, "recipe:cheap_lager")
    assert asked(state, "die") == ["yellow-1", "yellow-3", "yellow-4"]


@pytest.mark.rule("DB-5.5")
def test_equal_dice_are_one_option_in_the_school_and_on_the_market_too() -> None:
    state = arrange(
        {"pool": ["blue 6", "blue 6", "yellow 2", "yellow 2"], "warehouse": ["black 1", "black 1"], "coins": 9},
        {},
        phase="place",
        round=2,
        priority=0,
        turn=0,
    )
    reroll = play(state.copy(), "die:blue-1", "space:school_reroll")
    assert asked(reroll, "die") == ["yellow-1", "black-1", "blue-2"]
    play(reroll, "die:yellow-1")
    assert asked(reroll, "die") == ["yellow-2", "blue-2"]  # the second of them may be rolled besides
    play(state, "pass", "buy:honey")
    assert names(state) == ["die:blue-1", "full_price"]


@pytest.mark.rule("DB-5.5")
def test_equal_dice_on_two_spaces_are_not_the_same() -> None:
    state = arrange(
        {"tokens": ["reroll_die"], "board": {"malt_roast": "yellow 3", "malt_raise": "yellow 3"}},
        {"seeds": 1},
        phase="place",
        round=3,
        priority=0,
        turn=0,
    )
    play(state, "token:reroll_die")
    assert asked(state, "die") == ["yellow-1", "yellow-2"]


@pytest.mark.rule("DB-5.5")
def test_a_die_that_stands_for_another_is_named() -> None:
    state = arrange({"pool": ["yellow 2", "yellow 2"]}, {}, phase="place", round=2, priority=0, turn=0)
    assert refused(state, "die:yellow-2") == "DB-5.5"


# ── the roll ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.20")
@pytest.mark.parametrize("options", OPTIONS)
def test_the_whole_pool_is_rolled_whether_one_likes_or_not(options: dict[str, str]) -> None:
    state = arrange(
        {"pool": ["yellow 6", "yellow 6", "green 6", "blue 6"]}, {}, phase="roll", round=2, priority=0, options=options
    )
    for value in (1, 2, 3, 4):
        assert state.player == FATE
        play(state, f"rolled:{value}")
    assert pool(state, 0) == ["blue 4", "green 3", "yellow 1", "yellow 2"]
    assert state.player == 0


@pytest.mark.rule("DB-5.21")
def test_dice_in_the_warehouse_keep_their_values() -> None:
    state = arrange(
        {"pool": ["yellow 6"], "warehouse": ["yellow 5", "blue 2"]},
        {"warehouse": ["black 4"]},
        phase="roll",
        round=2,
        priority=0,
    )
    play(state, "rolled:1")
    assert state.player == 0
    assert (pool(state, 0), warehouse(state, 0), warehouse(state, 1)) == (
        ["yellow 1"],
        ["blue 2", "yellow 5"],
        ["black 4"],
    )


@pytest.mark.rule("DB-5.22")
@pytest.mark.parametrize("options", OPTIONS)
def test_values_stay_as_rolled_until_the_next_roll(options: dict[str, str]) -> None:
    state = arrange(
        {"pool": ["yellow 1", "black 1", "green 1"], "warehouse": ["green 4"]},
        {"pool": ["blue 1"]},
        phase="roll",
        round=3,
        priority=0,
        display=["cheap_lager", "mass_lager", "dry_stout"],
        options=options,
    )
    play(state, "rolled:3", "rolled:2", "rolled:6", "rolled:5")
    play(state, "die:yellow-1", "to:warehouse", "die:green-1", "space:dept_green_seed", "end_turn")
    assert on(state, 0, "dept_green_seed") == ["green 6"]
    play(state, "pass", "pass")
    assert (pool(state, 0), warehouse(state, 0), pool(state, 1)) == (["black 2"], ["green 4", "yellow 3"], ["blue 5"])
    play(state, "end_turn", "end_turn")
    assert (look(state).phase, pool(state, 0), warehouse(state, 0)) == ("brew", ["black 2"], ["green 4", "yellow 3"])


@pytest.mark.rule("DB-5.22")
def test_a_die_changes_by_a_board_effect_or_a_token() -> None:
    state = arrange(
        {"pool": ["yellow 3", "blue 2", "black 3", "green 3"], "tokens": ["raise_value", "reroll_die"]},
        {},
        phase="place",
        round=1,
        priority=0,
        turn=0,
    )
    play(state, "die:yellow-1", "space:malt_raise", "die:blue-1", "space:malt_raise")
    assert warehouse(state, 0) == ["yellow 4"]
    play(state, "token:raise_value", "die:black-1", "token:reroll_die", "die:green-1", "rolled:6")
    assert pool(state, 0) == ["black 4 raised", "green 6"]


# ── the end of the round ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5.70")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tokens_under_dice_are_removed(edition: str) -> None:
    state = arrange(
        {"pool": ["yellow 4 raised", "green 4 protected"], "warehouse": ["black 3 raised", "black 3 blocked"]},
        {"warehouse": ["blue 6 protected"]},
        phase="tidy",
        round=3,
        priority=0,
        options={"edition": edition},
    )
    assert look(state).round == 4
    assert warehouse(state, 0) == ["black 2", "black 3"]
    assert warehouse(state, 1) == ["blue 6"]
    roll_all(state, 5)
    assert pool(state, 0) == ["green 5", "yellow 5"]


@pytest.mark.rule("DB-5.70")
@pytest.mark.parametrize("edition", EDITIONS)
def test_markers_are_gone_before_the_new_round_starts(edition: str) -> None:
    """EX16: the lasting raise of the board stays, the one of the token goes."""
    state = arrange(
        {
            "pool": ["yellow 4 raised", "green 4 protected", "blue 2 blocked"],
            "board": {"malt_raise": "black 5 raised", "hops_raise": "green 5"},
            "tokens": ["block_recipe"],
        },
        {},
        phase="tidy",
        round=4,
        priority=0,
        options={"edition": edition, "mode": "advanced"},
    )
    assert look(state).phase == "round_start"
    assert pool(state, 0) == ["blue 2", "green 4", "yellow 3"]
    assert warehouse(state, 0) == ["black 5", "green 6"]


@pytest.mark.rule("DB-5.70")
def test_a_building_blocked_before_the_brewing_is_free_again() -> None:
    state = arrange(
        {"tokens": ["block_building"]},
        {"board": {"malt_roast": "yellow 2"}},
        phase="brewing_start",
        round=3,
        priority=0,
        options={"edition": "it-1"},
    )
    play(state, "token:block_building", "building:2:malt_house")
    assert look(state).round == 4
    assert not any(hall.blocked for hall in person(state, 1).buildings)
    assert not any(place.cancelled for hall in person(state, 1).buildings for place in hall.spaces)


@pytest.mark.rule("DB-5.70")
def test_every_raise_drops_back() -> None:
    state = arrange(
        {"warehouse": ["yellow 3"], "tokens": ["raise_value"] * 3},
        {"warehouse": ["yellow 3", "green 2"]},
        phase="brewing_start",
        round=3,
        priority=0,
    )
    play(state, *["token:raise_value", "die:yellow-1"] * 3)
    assert warehouse(state, 0) == ["yellow 6 raised raised raised"]
    to_next_round(state)
    assert warehouse(state, 0) == ["yellow 3"]


@pytest.mark.rule("DB-5.70")
def test_blocked_buildings_open_again() -> None:
    state = arrange(
        {"tokens": ["block_building"]},
        {"pool": ["yellow 2"], "seeds": 1},
        phase="round_start",
        round=2,
        priority=1,
    )
    play(state, "token:block_building", "building:2:malt_house", "rolled:2")
    hall = person(state, 1).buildings[0]
    assert (hall.id, hall.blocked) == ("malt_house", True)
    to_next_round(state)
    assert not any(hall.blocked for hall in person(state, 1).buildings)
    roll_all(state)
    assert state.player == 1
    play(state, "die:yellow-1")
    assert "space:malt_roast" in names(state)


@pytest.mark.rule("DB-5.70")
def test_blocked_recipes_are_free_again() -> None:
    state = arrange(
        {"tokens": ["block_recipe"]},
        {"warehouse": ["yellow 3", "green 2"]},
        phase="brewing_start",
        round=2,
        priority=0,
    )
    play(state, "token:block_recipe", "recipe:cheap_lager")
    assert look(state).round == 3  # nobody could brew anything
    assert not card(state, "cheap_lager").blocked
    to_brew = state
    while look(to_brew).phase != "brew":
        play(to_brew, next(n for n in ("pass", "decline", "end_turn", "rolled:3") if n in names(to_brew)))
    assert names(to_brew) == ["recipe:cheap_lager", "pass"]


@pytest.mark.rule("DB-5.70", "DB-5.35")
def test_closed_spaces_open_again() -> None:
    state = arrange({"seeds": 2}, {"seeds": 2, "pool": ["green 2"]}, phase="place", round=2, priority=0, turn=0)
    play(state, "seed", "space:malt_seed", "end_turn")
    assert space(state, 1, "malt_seed").closed
    to_next_round(state)
    assert not space(state, 1, "malt_seed").closed
    assert space(state, 0, "malt_seed").users == []
    roll_all(state)
    play(state, "seed", "space:malt_seed")
    assert on(state, 1, "malt_seed") == ["seed"]


@pytest.mark.rule("DB-5.71")
@pytest.mark.parametrize("players", EVERYBODY)
@pytest.mark.parametrize("edition", EDITIONS)
def test_priority_goes_clockwise_and_the_season_turns(players: int, edition: str) -> None:
    sheet: dict[str, Any] = {"pool": ["blue 1"]}
    state = arrange(*[sheet] * players, phase="tidy", round=1, priority=players - 1, options={"edition": edition})
    for number in range(2, 7):
        assert look(state).round == number
        assert look(state).priority == (number - 2) % players
        assert look(state).season == ("summer" if number % 2 == 0 else "winter")
        to_next_round(state)


@pytest.mark.rule("DB-5.72")
@pytest.mark.parametrize("players", EVERYBODY)
@pytest.mark.parametrize("edition", EDITIONS)
def test_summer_brings_a_seed_to_everybody(players: int, edition: str) -> None:
    sheet: dict[str, Any] = {"pool": ["blue 1"]}
    state = arrange(*[sheet] * players, phase="tidy", round=1, priority=0, options={"edition": edition})
    before = look(state).seed_tokens
    assert [person(state, player).seeds for player in range(players)] == [1] * players
    assert look(state).seeds == before - players


@pytest.mark.rule("DB-5.72")
@pytest.mark.parametrize("edition", EDITIONS)
def test_winter_brings_no_seed(edition: str) -> None:
    state = arrange({"pool": ["blue 1"]}, {"seeds": 1}, phase="tidy", round=2, priority=0, options={"edition": edition})
    assert look(state).season == "winter"
    assert [person(state, player).seeds for player in (0, 1)] == [0, 1]


@pytest.mark.rule("DB-5.72", "DB-3.2")
@pytest.mark.parametrize(("edition", "held"), [("pl-2", 8), ("it-1", 4)])
@pytest.mark.parametrize("old_first", [0, 1, 2])
def test_last_seeds_go_to_the_first_of_the_new_round(edition: str, held: int, old_first: int) -> None:
    """Two seeds for three players: the last of the new round, who was first before, goes without."""
    sheets: list[dict[str, Any]] = [{"pool": ["blue 1"]} for _ in range(3)]
    sheets[old_first]["seeds"] = held
    state = arrange(*sheets, phase="tidy", round=1, priority=old_first, options={"edition": edition})
    assert [person(state, player).seeds for player in range(3)] == [
        held if player == old_first else 1 for player in range(3)
    ]
    assert look(state).seeds == 0


@pytest.mark.rule("DB-5.72")
def test_summer_seeds_are_there_before_the_round_starts() -> None:
    """R37: at the flip, before the first token window of the new round."""
    state = arrange({"warehouse": ["yellow 2"], "tokens": ["raise_value"]}, {}, phase="tidy", round=1, priority=1)
    assert (look(state).phase, look(state).round, state.player) == ("round_start", 2, 0)
    assert [person(state, player).seeds for player in (0, 1)] == [1, 1]


@pytest.mark.rule("DB-5.72")
def test_seeds_given_back_at_tidy_are_there_for_the_summer() -> None:
    state = arrange(
        {"seeds": 4, "board": {"malt_seed": "seed"}},
        {"seeds": 4, "board": {"hops_seed": "seed"}},
        phase="tidy",
        round=3,
        priority=0,
    )
    assert [person(state, player).seeds for player in (0, 1)] == [5, 5]


@pytest.mark.rule("DB-5.73")
@pytest.mark.parametrize("edition", EDITIONS)
def test_even_rounds_are_summers_that_start_with_a_seed(edition: str) -> None:
    state = play(GAME.new(players=2, fate="open", edition=edition), "first:1")
    assert (look(state).season, person(state, 0).seeds) == ("winter", 1)
    for number, seeds in ((2, 2), (3, 2), (4, 3), (5, 3)):
        to_next_round(state)
        assert look(state).round == number
        assert [person(state, player).seeds for player in (0, 1)] == [seeds, seeds]
        assert look(state).season == ("winter" if number % 2 else "summer")
