"""Sections 6.3 and 6.4: the twelve tasks, their tracks, the die shift, Nasty's Office; D8 and D9."""

from typing import Any

import pytest
from tests.games.cavern_tavern.table import (
    CHAMBER,
    CHORE,
    KITCHEN,
    ORDINARY,
    area,
    asked,
    dice,
    go,
    held,
    left,
    look,
    names,
    on,
    person,
    play,
    put,
    quiet,
    refused,
    requests,
    roll_all,
)

from alehouse import State

TASKS = {  # value, ingredient, points
    "make_lunch": (7, "herbs", 2),
    "roast_meat": (9, "syrup", 3),
    "cook_dragon_eggs": (11, "nectar", 4),
    "wash_dishes": (13, "elixir", 5),
    "cut_meat": (15, "beer", 6),
    "serve_dinner": (17, "mead", 7),
    "wipe_tables": (8, "fruit", 2),
    "mop_floor": (10, "rocks", 3),
    "prepare_rooms": (12, "ambrosia", 4),
    "chop_wood": (14, "liqueur", 5),
    "fix_roof": (16, "wine", 6),
    "entertain_guests": (18, "spirits", 7),
}
BONUS = [0, 0, 0, 2, 2, 2, 3, 3, 3, 4]  # by position
SHIFT = [0, 0, 0, 0, 0, 0, 1, 1, 1, 2]
MEAT = (6, 6, 3)
DINNER = (6, 6, 5)
ROOF = (6, 6, 4)
GUESTS = (6, 6, 6)


def three(total: int) -> list[int]:
    """Three dice that make a sum of 7 to 18."""
    first = max(1, total - 12)
    second = max(1, total - first - 6)
    return [first, second, total - first - second]


def done(name: str, player: dict[str, Any] | None = None, *others: dict[str, Any]) -> State:
    """After a task with three dice, its choices not yet made. The second player began the round."""
    values = three(TASKS[name][0])
    state = quiet({"dice": values, **(player or {})}, *(others or ({},)), first=1, turn=0)
    return put(state, f"area:{name}", *values)


def track_of(name: str) -> str:
    return "kitchen" if name in KITCHEN else "chore"


def kitchen_areas(values: list[int], position: int) -> set[str]:
    """The Kitchen areas on which all these dice together may lie."""
    found = set()
    for name in KITCHEN:
        state = quiet({"dice": values, "kitchen": position}, {}, white=0 if len(values) == 5 else 1)
        if f"area:{name}" in names(state):
            put(state, f"area:{name}", *values)
            if dice(state, 0) == []:
                found.add(name)
    return found


# ── what a task gives ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.3.1", "CT-6.3.2")
@pytest.mark.parametrize("name", TASKS)
def test_every_task_gives_an_ingredient_points_and_a_step(name: str) -> None:
    """R7: Fix the roof gives 6."""
    value, ingredient, points = TASKS[name]
    state = go(done(name), "none?", "take:fruit?")
    player = person(state, 0)
    assert (player.vp, held(state, 0)[ingredient]) == (points, 1)
    assert (player.kitchen, player.chore) == ((1, 0) if name in KITCHEN else (0, 1))
    assert sum(held(state, 0).values()) == (2 if name == "entertain_guests" else 1)
    assert [sum(values) for values in on(state, name)] == [value]
    assert player.first_player == (name == "make_lunch")
    assert left(state, ingredient) == 5
    assert (person(state, 1).vp, person(state, 1).kitchen, person(state, 1).chore) == (0, 0, 0)


@pytest.mark.rule("CT-6.3.1", "CT-6.0.2")
@pytest.mark.parametrize("name", TASKS)
def test_a_task_takes_its_value_only(name: str) -> None:
    value = TASKS[name][0]
    for total in range(max(7, value - 2), min(18, value + 2) + 1):
        values = three(total)
        state = quiet({"dice": values}, {})
        alone = f"area:{name}" in names(state)
        whole = total == value
        some = any(sum(part) == value for part in _parts(values))
        assert alone == (whole or some), total


def _parts(values: list[int]) -> list[list[int]]:
    return [[value for n, value in enumerate(values) if mask >> n & 1] for mask in range(1, 1 << len(values))]


@pytest.mark.rule("CT-6.3.1", "CT-5.1.5")
def test_lunch_for_nasty_brings_the_first_player_marker() -> None:
    state = done("make_lunch")
    assert [player.first_player for player in look(state).players] == [True, False]
    assert look(state).starter == 1


@pytest.mark.rule("CT-6.3.1")
def test_who_entertains_the_guests_takes_any_ordinary_ingredient_besides() -> None:
    """D7: no Magic Potion, no declining."""
    state = done("entertain_guests")
    assert names(state) == [f"take:{kind}" for kind in ORDINARY]
    assert refused(state, "take:magic_potion") != ""
    play(state, "take:spirits")
    assert held(state, 0) == {"spirits": 2}


@pytest.mark.rule("CT-6.3.1", "CT-6.0.9")
def test_the_free_ingredient_comes_from_a_pile_that_has_cards() -> None:
    values = list(GUESTS)
    some = {kind: 0 for kind in ORDINARY if kind not in ("beer", "wine")}
    state = put(quiet({"dice": values}, {}, piles=some), "area:entertain_guests", *values)
    assert asked(state, "take") == ["wine", "beer"]
    some["wine"] = 0
    state = put(quiet({"dice": values}, {}, piles=some), "area:entertain_guests", *values)
    assert held(state, 0) == {"beer": 1}
    assert person(state, 0).vp == 7


# ── tracks ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.3.2", "CT-6.3.3", "CT-6.3.4", "CT-6.3.9")
@pytest.mark.parametrize("position", range(10))
@pytest.mark.parametrize("name", ["roast_meat", "chop_wood"])
def test_the_bonus_goes_by_the_position_before_the_step(name: str, position: int) -> None:
    """R8, R9: not added up, the highest level counts. R31: 9 is the end, the task may still be done."""
    track = track_of(name)
    state = done(name, {track: position})
    assert person(state, 0).vp == TASKS[name][2] + BONUS[position]
    assert getattr(person(state, 0), track) == min(9, position + 1)


@pytest.mark.rule("CT-6.3.3")
@pytest.mark.parametrize("name", TASKS)
def test_every_task_of_the_kind_gets_the_bonus(name: str) -> None:
    state = go(done(name, {track_of(name): 6}), "none?", "take:fruit?")
    assert person(state, 0).vp == TASKS[name][2] + 3


@pytest.mark.rule("CT-6.3.3", "CT-6.3.5")
def test_a_track_serves_its_own_tasks_only() -> None:
    state = done("roast_meat", {"chore": 9})
    assert person(state, 0).vp == 3
    state = done("mop_floor", {"kitchen": 9})
    assert person(state, 0).vp == 3
    state = quiet({"dice": [6, 6], "kitchen": 9}, {})
    assert "area:mop_floor" not in names(state)
    state = quiet({"dice": [6, 6], "chore": 9}, {})
    assert "area:cook_dragon_eggs" not in names(state)


@pytest.mark.rule("CT-6.3.3", "CT-6.3.1", "CT-6.3.5")
@pytest.mark.parametrize("position", range(10))
def test_a_view_says_what_a_task_would_score_for_the_viewer(position: int) -> None:
    state = quiet({"kitchen": position}, {"chore": position})
    for name, (_, _, points) in TASKS.items():
        own = position if name in KITCHEN else 0
        others = position if name in CHORE else 0
        assert (area(state, name, 0).points, area(state, name, 0).shift) == (points + BONUS[own], SHIFT[own])
        assert (area(state, name, 1).points, area(state, name, 1).shift) == (points + BONUS[others], SHIFT[others])


@pytest.mark.rule("CT-6.3.9", "CT-12.11")
@pytest.mark.parametrize("track", ["kitchen", "chore"])
def test_the_tracks_end_at_nine(track: str) -> None:
    name = "roast_meat" if track == "kitchen" else "mop_floor"
    state = done(name, {track: 8})
    assert (getattr(person(state, 0), track), person(state, 0).vp) == (9, 3 + 3)
    state = done(name, {track: 9})
    assert (getattr(person(state, 0), track), person(state, 0).vp) == (9, 3 + 4)


# ── the die shift ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.3.5")
@pytest.mark.parametrize(
    ("values", "position", "allowed"),
    [
        ([3, 5], 5, set()),
        ([3, 5], 6, {"make_lunch", "roast_meat"}),
        ([3, 5], 8, {"make_lunch", "roast_meat"}),
        ([3, 6], 6, {"roast_meat"}),
        ([3, 6], 9, {"make_lunch", "roast_meat", "cook_dragon_eggs"}),
        ([3, 4], 9, {"make_lunch", "roast_meat"}),
        ([6, 6], 6, {"cook_dragon_eggs"}),  # no die above 6
        ([6, 6], 9, {"cook_dragon_eggs"}),
        ([5, 6], 9, {"roast_meat", "cook_dragon_eggs"}),  # 13 would need a 7 or an 8
        ([4, 6], 9, {"roast_meat", "cook_dragon_eggs"}),  # one die only, 1 or 2 pips
        ([5, 5], 9, {"roast_meat", "cook_dragon_eggs"}),
        ([6, 6, 6], 6, {"serve_dinner"}),
        ([6, 6, 6], 9, {"serve_dinner"}),
        ([6, 6, 5], 9, {"cut_meat", "serve_dinner"}),
        ([2, 2, 2, 2], 9, {"make_lunch", "roast_meat"}),
    ],
)
def test_one_die_may_count_more_or_less(values: list[int], position: int, allowed: set[str]) -> None:
    """R10."""
    assert kitchen_areas(values, position) == allowed


@pytest.mark.rule("CT-6.3.5")
@pytest.mark.parametrize(
    ("values", "legal"),
    [
        ([2, 2, 2, 2], False),  # 8 for a 6: a 2 would have to be 0
        ([2, 2, 2, 1], True),
        ([3, 2, 2, 1], True),
        ([4], True),
        ([3], False),
        ([1, 1, 1, 1], True),
    ],
)
def test_no_die_counts_less_than_one(values: list[int], legal: bool) -> None:
    player = {"dice": values, "tasks": ["peel_the_turnips"], "kitchen": 9}
    state = quiet(player, {}, options=CHAMBER)
    if "task:peel_the_turnips" in names(state):
        put(state, "task:peel_the_turnips", *values)
    assert (dice(state, 0) == []) == legal


@pytest.mark.rule("CT-6.3.5")
def test_the_shift_is_for_this_placement_and_no_decision_of_its_own() -> None:
    state = quiet({"dice": [3, 5, 2], "kitchen": 6}, {"dice": [1]})
    put(state, "area:roast_meat", 3, 5)
    assert on(state, "roast_meat") == [[3, 5]]
    assert "end_turn" in names(state)
    assert (dice(state, 0), person(state, 0).vp) == ([2], 3 + 3)


@pytest.mark.rule("CT-6.3.5", "CT-6.3.4")
def test_the_step_of_a_task_brings_no_shift_for_itself() -> None:
    state = quiet({"dice": [3, 5], "kitchen": 5}, {})
    assert "area:make_lunch" not in names(state)
    assert refused(state, "area:roast_meat") == "CT-6.0.2"


@pytest.mark.rule("CT-6.3.5", "CT-12.8")
def test_no_shift_is_left_when_the_dice_are_rolled_again() -> None:
    state = quiet({"dice": [3, 5], "kitchen": 6}, {})
    put(state, "area:roast_meat", 3, 5)
    play(state, "end_turn")
    roll_all(state, 4)
    assert dice(state, 0)[:4] == [4, 4, 4, 4]


# ── Cut the meat: D8 ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.3.6", "CT-6.9.7")
def test_cut_the_meat_may_exchange_a_card_for_one_of_another_kind() -> None:
    state = done("cut_meat", {"ingredients": {"wine": 1}})
    assert set(names(state)) == {"none", "give:wine", "give:beer"}
    play(state, "give:wine")
    assert set(asked(state, "take")) == set(ORDINARY) - {"wine"}
    assert refused(state, "take:wine") != ""
    assert refused(state, "take:magic_potion") != ""
    play(state, "take:fruit")
    assert held(state, 0) == {"fruit": 1, "beer": 1}
    assert (left(state, "wine"), left(state, "fruit")) == (6, 5)
    assert "end_turn" in names(state)  # one exchange


@pytest.mark.rule("CT-6.3.6", "CT-6.5.8")
def test_a_magic_potion_may_be_exchanged_but_never_taken() -> None:
    state = done("cut_meat", {"ingredients": {"magic_potion": 1}})
    play(state, "give:magic_potion")
    assert set(asked(state, "take")) == set(ORDINARY)
    play(state, "take:ambrosia")
    assert held(state, 0) == {"beer": 1, "ambrosia": 1}
    assert left(state, "magic_potion") == 4


@pytest.mark.rule("CT-6.3.6")
def test_the_exchange_may_be_left_alone() -> None:
    """R26."""
    state = play(done("cut_meat", {"ingredients": {"wine": 1}}), "none")
    assert (held(state, 0), person(state, 0).vp) == ({"wine": 1, "beer": 1}, 6)
    assert "end_turn" in names(state)


@pytest.mark.rule("CT-6.3.6", "CT-6.0.3")
def test_without_a_card_there_is_no_exchange() -> None:
    values = list(MEAT)
    state = put(quiet({"dice": values}, {}, piles={"beer": 0}), "area:cut_meat", *values)
    assert (held(state, 0), person(state, 0).vp) == ({}, 6)
    assert "end_turn" in names(state)


@pytest.mark.rule("CT-6.3.6", "CT-6.0.9")
def test_an_exchange_takes_from_a_pile_that_has_cards() -> None:
    values = list(MEAT)
    some = {kind: 0 for kind in ORDINARY if kind not in ("beer", "fruit", "mead")}
    state = put(quiet({"dice": values}, {}, piles=some), "area:cut_meat", *values)
    play(state, "give:beer")
    assert asked(state, "take") == ["fruit", "mead"]


@pytest.mark.rule("CT-6.3.6", "CT-6.0.9")
def test_what_is_returned_can_be_the_only_card_there_is_and_then_nothing_can_be_exchanged() -> None:
    """All other piles are empty: no card of another kind could be taken."""
    values = list(MEAT)
    some = {kind: 0 for kind in ORDINARY if kind != "beer"}
    state = put(quiet({"dice": values}, {}, piles=some), "area:cut_meat", *values)
    assert not asked(state, "give")
    assert held(state, 0) == {"beer": 1}


# ── Serve dinner: D8 ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.3.7")
def test_serve_dinner_may_steal_any_ordinary_card_of_any_opponent() -> None:
    others: tuple[dict[str, Any], ...] = (
        {"ingredients": {"wine": 1, "beer": 2}},
        {"ingredients": {"fruit": 1, "magic_potion": 2}},
    )
    state = done("serve_dinner", {}, *others)
    assert set(names(state)) == {"none", "player:2", "player:3"}
    play(state, "player:2")
    assert asked(state, "take") == ["wine", "beer"]
    play(state, "take:beer")
    assert (held(state, 0), held(state, 1)) == ({"mead": 1, "beer": 1}, {"wine": 1, "beer": 1})
    assert left(state, "beer") == 4
    assert "end_turn" in names(state)


@pytest.mark.rule("CT-6.3.7", "CT-6.5.8")
def test_no_magic_potion_is_stolen() -> None:
    others: tuple[dict[str, Any], ...] = ({"ingredients": {"wine": 1}}, {"ingredients": {"magic_potion": 2}}, {})
    state = done("serve_dinner", {}, *others)
    assert asked(state, "player") == ["2"]
    go(state, "player:2", "take:wine?")
    assert held(state, 0) == {"mead": 1, "wine": 1}
    state = done("serve_dinner", {}, {"ingredients": {"magic_potion": 2}})
    assert "end_turn" in names(state)
    assert (held(state, 0), person(state, 0).vp) == ({"mead": 1}, 7)


@pytest.mark.rule("CT-6.3.7")
@pytest.mark.parametrize("others", [({"ingredients": {"wine": 1}},), ({"ingredients": {"wine": 1}}, {})])
def test_nothing_need_be_stolen(others: tuple[dict[str, Any], ...]) -> None:
    """R26: also with a single victim who has a single card."""
    state = done("serve_dinner", {}, *others)
    assert "none" in names(state)
    play(state, "none")
    assert (held(state, 0), held(state, 1), person(state, 0).vp) == ({"mead": 1}, {"wine": 1}, 7)


# ── Fix the roof: D8 ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.3.8", "CT-6.5.8")
def test_fix_the_roof_may_swap_ordinary_cards_with_an_opponent() -> None:
    """R25: the active player chooses both, and no potion changes hands."""
    others: tuple[dict[str, Any], ...] = (
        {"ingredients": {"ambrosia": 1, "magic_potion": 1, "fruit": 1}},
        {"ingredients": {"beer": 1}},
    )
    state = done("fix_roof", {"ingredients": {"herbs": 1, "magic_potion": 1}}, *others)
    assert set(names(state)) == {"none", "player:2", "player:3"}
    play(state, "player:2")
    assert set(names(state)) - {"none"} == {"give:herbs", "give:wine"}
    play(state, "give:wine")
    assert state.player == 0
    assert {"ambrosia", "fruit"} <= set(asked(state, "take"))
    assert "take:magic_potion" not in names(state)
    play(state, "take:ambrosia")
    assert held(state, 0) == {"herbs": 1, "ambrosia": 1, "magic_potion": 1}
    assert held(state, 1) == {"fruit": 1, "wine": 1, "magic_potion": 1}
    assert person(state, 0).vp == 6
    assert "end_turn" in names(state)


@pytest.mark.rule("CT-6.3.8")
def test_the_swap_may_be_left_alone() -> None:
    """R26."""
    state = play(done("fix_roof", {}, {"ingredients": {"ambrosia": 1}}), "none")
    assert (held(state, 0), held(state, 1)) == ({"wine": 1}, {"ambrosia": 1})
    assert (person(state, 0).vp, person(state, 0).chore) == (6, 1)


@pytest.mark.rule("CT-6.3.8", "CT-6.5.8")
@pytest.mark.parametrize("others", [({},), ({"ingredients": {"magic_potion": 3}},), ({}, {}, {})])
def test_without_a_partner_there_is_no_swap(others: tuple[dict[str, Any], ...]) -> None:
    state = done("fix_roof", {}, *others)
    assert "end_turn" in names(state)
    assert (held(state, 0), person(state, 0).vp) == ({"wine": 1}, 6)


@pytest.mark.rule("CT-6.3.8", "CT-6.0.9")
def test_without_a_card_to_give_there_is_no_swap() -> None:
    values = list(ROOF)
    state = quiet({"dice": values, "ingredients": {"magic_potion": 1}}, {"ingredients": {"beer": 1}}, piles={"wine": 0})
    put(state, "area:fix_roof", *values)
    assert "end_turn" in names(state)
    assert (held(state, 0), person(state, 0).vp) == ({"magic_potion": 1}, 6)


# ── the Office: D9 ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.4.1", "CT-6.6.1")
@pytest.mark.parametrize("die", [1, 6])
def test_who_talks_to_nasty_moves_up_and_an_opponent_down(die: int) -> None:
    state = quiet({"dice": [die], "nasty": 5}, {"nasty": 4}, {"nasty": 7})
    play(state, "area:office_talk_to_nasty")
    assert names(state) == ["player:2", "player:3"]  # any opponent, no declining
    play(state, "player:3")
    assert [player.nasty for player in look(state).players] == [4, 4, 8]
    assert person(state, 0).vp == 0


@pytest.mark.rule("CT-6.4.1")
@pytest.mark.parametrize("players", range(3, 7))
def test_any_opponent_may_be_named_even_one_at_the_end_of_the_track(players: int) -> None:
    """R16."""
    others = [{"nasty": 10 if seat == 1 else 4} for seat in range(1, players)]
    state = play(quiet({"dice": [1]}, *others), "area:office_talk_to_nasty")
    assert names(state) == [f"player:{number}" for number in range(2, players + 1)]
    assert refused(state, "player:1") != ""
    play(state, "player:2")
    assert [player.nasty for player in look(state).players] == [0, 10, *[4] * (players - 2)]


@pytest.mark.rule("CT-6.4.1")
def test_nobody_moves_above_the_name_of_the_track() -> None:
    """R16."""
    state = play(quiet({"dice": [1]}, {}), "area:office_talk_to_nasty")
    assert [player.nasty for player in look(state).players] == [0, 1]
    assert "end_turn" in names(state)


@pytest.mark.rule("CT-6.4.1", "CT-6.6.2")
def test_the_opponent_may_draw_a_request() -> None:
    state = quiet({"dice": [1], "nasty": 3}, {"nasty": 5}, {"nasty": 1})
    play(state, "area:office_talk_to_nasty", "player:2")
    assert asked(state, "draw_says")
    play(state, "draw_says:stock_taking")
    assert (requests(state, 0), requests(state, 1)) == ([], ["stock_taking"])
    assert state.player == 0


@pytest.mark.rule("CT-6.4.1", "CT-6.6.2", "CT-6.6.3")
def test_moving_up_to_three_draws_a_request_too_unless_it_was_reached_before() -> None:
    """R15: whoever stands on 4 has passed 3."""
    state = quiet({"dice": [1], "nasty": 4}, {"nasty": 0})
    play(state, "area:office_talk_to_nasty")
    assert person(state, 0).nasty == 3
    assert requests(state, 0) == []
    assert "end_turn" in names(state)
