"""Sections 6.0 and 6.2: which dice go where, what an area needs, the Cellar; D6 and D7."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest
from tests.games.cavern_tavern.table import (
    AREAS,
    CHAMBER,
    CHORE,
    KITCHEN,
    ORDINARY,
    PAIRS,
    area,
    asked,
    deal,
    dice,
    hand,
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
    task,
)

from alehouse import State

TASKS_OPEN: list[dict[str, Any]] = [
    {"task": "skim_the_broth", "token": "wine"},
    {"task": "copy_a_map", "token": "beer"},
    {"task": "catch_the_rats", "token": "mrs_nasty"},
]


def placements(state: State) -> set[tuple[str, tuple[int, ...]]]:
    """Every placement that the player to move may make: the place and the dice."""
    before = dice(state, state.player)
    found = set()
    for name in names(state):
        if name.startswith(("area:", "task:", "says:")):
            for rest in _ways(play(state.copy(), name), int(state.player)):
                found.add((name, tuple(_without(before, rest))))
    return found


def _ways(state: State, seat: int) -> Iterator[list[int]]:
    """The dice that are left after each way to go on choosing."""
    choices = (
        [name for name in names(state) if name == "done" or name.startswith("die:")] if state.player == seat else []
    )
    if not choices:
        yield dice(state, seat)
    for name in choices:
        yield from _ways(play(state.copy(), name), seat)


def _without(values: list[int], others: list[int]) -> list[int]:
    result = list(values)
    for value in others:
        result.remove(value)
    return result


def fits(values: tuple[int, ...], wanted: int, shift: int) -> bool:
    """Whether dice make a sum when one of them may count up to `shift` more or less (CT-6.0.2, CT-6.3.5)."""
    off = wanted - sum(values)
    return off == 0 or (abs(off) <= shift and any(1 <= value + off <= 6 for value in values))


def expected(
    values: list[int], kitchen: int = 0, chore: int = 0, closed: tuple[str, ...] = ()
) -> set[tuple[str, tuple[int, ...]]]:
    """What the rules allow on an empty board of the base game."""
    levels = {"kitchen": (kitchen >= 6) + (kitchen >= 9), "chore": (chore >= 6) + (chore >= 9)}
    found = set()
    for place in AREAS.values():
        if place["section"] in ("chamber", *closed):
            continue
        for size in range(1, len(values) + 1):
            for chosen in combinations(sorted(values), size):
                shift = levels.get(place.get("track", ""), 0)
                if size == place["dice_count"] if "dice_count" in place else fits(chosen, place["dice_sum"], shift):
                    found.add((f"area:{place['id']}", chosen))
    return found


# ── areas and dice: D6 ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.0.1")
def test_dice_lie_on_one_space_until_the_round_ends() -> None:
    state = quiet({"dice": [2, 3]}, {"dice": [5]})
    play(put(state, "area:cellar_5", 2, 3), "take:beer")
    assert on(state, "cellar_5") == [[2, 3]]
    assert dice(state, 0) == []
    play(state, "end_turn")
    assert refused(state, "area:cellar_5") == "CT-6.0.1"
    play(state, "area:office_talk_to_nasty", "end_turn")
    assert look(state).round == 4
    assert on(state, "cellar_5") == []
    roll_all(state, 5)
    play(state, names(state)[0])
    assert "area:cellar_5" in names(state)


@pytest.mark.rule("CT-6.0.1")
def test_only_ones_own_unplaced_dice_are_placed() -> None:
    state = quiet({"dice": [2], "placed": {"area:office_talk_to_nasty": [4]}}, {"dice": [1, 3]})
    assert placements(state) == {("area:cellar_2", (2,)), ("area:workshop_replace_order", (2,))}
    assert refused(state, "area:cellar_4") == "CT-6.0.2"
    assert refused(state, "area:cellar_1") == "CT-6.0.2"
    assert refused(state, "area:cellar_5") == "CT-6.0.2"


@pytest.mark.rule("CT-6.0.1", "CT-12.10")
@pytest.mark.parametrize("place", ["cellar_1", "make_lunch", "wipe_tables", "office_talk_to_nasty", "workshop_item"])
def test_a_full_area_is_closed(place: str) -> None:
    lying = {"cellar_1": [1], "make_lunch": [6, 1], "wipe_tables": [6, 2]}.get(
        place, [1] * AREAS[place].get("dice_count", 0)
    )
    values = {"cellar_1": [1], "make_lunch": [3, 4], "wipe_tables": [4, 4]}.get(place, [1, 1])
    state = quiet({"dice": values}, {"placed": {f"area:{place}": lying}})
    assert refused(state, f"area:{place}") == "CT-6.0.1"


@pytest.mark.rule("CT-6.0.2", "CT-6.2.3")
@pytest.mark.parametrize("seed", range(12))
def test_every_set_of_dice_that_makes_the_sum_or_the_number_may_be_placed(seed: int) -> None:
    chance = Random(seed)
    values = sorted(chance.randint(1, 6) for _ in range(5))
    state = quiet({"dice": values}, {}, white=0)
    assert placements(state) == expected(values)


@pytest.mark.rule("CT-6.0.2", "CT-6.3.5")
@pytest.mark.parametrize("seed", range(12))
def test_with_the_shift_of_a_track_more_dice_fit_and_no_others(seed: int) -> None:
    chance = Random(seed)
    values = sorted(chance.randint(1, 6) for _ in range(4))
    kitchen, chore = chance.choice([(6, 0), (0, 6), (9, 0), (0, 9), (8, 9), (5, 7), (9, 9)])
    state = quiet({"dice": values, "kitchen": kitchen, "chore": chore}, {})
    assert placements(state) == expected(values, kitchen, chore)


@pytest.mark.rule("CT-6.0.2", "CT-6.6.4", "CT-6.6.10")
@pytest.mark.parametrize("seed", range(8))
def test_with_a_request_the_kitchen_and_the_chores_are_closed(seed: int) -> None:
    """D6: the card itself takes dice, whole, without any shift."""
    chance = Random(seed)
    values = sorted(chance.randint(1, 6) for _ in range(4))
    says = ["shine_my_boots", "count_the_coppers", "carry_me_to_bed", "mind_the_twins"]
    state = quiet({"dice": values, "says": says, "kitchen": 9, "chore": 9, "nasty": 9}, {})
    wanted = expected(values, closed=("kitchen", "chore"))
    for size in range(1, 5):
        for chosen in combinations(values, size):
            total = sum(chosen)
            wanted |= {("says:shine_my_boots", chosen)} if size == 2 else set()
            wanted |= {("says:count_the_coppers", chosen)} if total == 10 else set()
            wanted |= {("says:carry_me_to_bed", chosen)} if total >= 9 > total - min(chosen) else set()
            wanted |= {("says:mind_the_twins", chosen)} if size == 2 and chosen[0] == chosen[1] else set()
    assert placements(state) == wanted
    assert refused(state, "area:roast_meat") == "CT-6.6.4"


@pytest.mark.rule("CT-6.0.2", "CT-8.1.12", "CT-8.1.4")
def test_own_task_cards_and_the_chamber_take_dice_too() -> None:
    """D6."""
    player = {"dice": [1, 4, 5, 6], "tasks": ["peel_the_turnips"], "kitchen": 6}
    state = quiet(player, {}, options=CHAMBER, round=5, chamber=TASKS_OPEN)
    special = {place for place in placements(state) if "cham" in place[0] or "task" in place[0]}
    assert special == {
        ("area:chamber_task_1", (4, 6)),  # 11, a kitchen task: one die may be a pip off
        ("area:chamber_task_1", (5, 6)),
        ("area:chamber_task_1", (1, 4, 5)),
        ("area:chamber_task_1", (1, 4, 6)),
        ("area:chamber_task_1", (1, 5, 6)),
        ("area:chamber_task_2", (4, 5)),  # 9, no type
        *(("area:chamber_talk_to_mrs_nasty", (value,)) for value in (1, 4, 5, 6)),
        ("task:peel_the_turnips", (6,)),  # 6, a kitchen task
        ("task:peel_the_turnips", (5,)),
        ("task:peel_the_turnips", (1, 4)),
        ("task:peel_the_turnips", (1, 5)),
        ("task:peel_the_turnips", (1, 6)),
    }


@pytest.mark.rule("CT-6.0.2")
@pytest.mark.parametrize(
    ("place", "count"),
    [("office_talk_to_nasty", 1), ("workshop_replace_order", 1), ("workshop_item", 2), ("workshop_magic_potion", 3)],
)
def test_a_number_of_dice_may_show_anything(place: str, count: int) -> None:
    for values in ([1, 2, 3, 4], [6, 6, 5, 5], [1, 1, 1, 1]):
        state = quiet({"dice": values}, {})
        chosen = {dice for name, dice in placements(state) if name == f"area:{place}"}
        assert chosen == set(combinations(sorted(values), count))
    if count > 1:
        assert refused(quiet({"dice": [1] * (count - 1)}, {}), f"area:{place}") == "CT-6.0.2"


@pytest.mark.rule("CT-6.0.2")
def test_dice_that_cannot_make_the_sum_are_not_offered() -> None:
    state = play(quiet({"dice": [1, 3, 4, 6]}, {}), "area:cellar_4")
    assert names(state) == ["die:1", "die:3", "die:4"]
    play(state, "die:1")
    assert asked(state, "take") == ["wine", "elixir"]  # the 3 is all that can follow
    assert on(state, "cellar_4") == [[1, 3]]


@pytest.mark.rule("CT-6.0.2")
def test_equal_dice_are_one_choice() -> None:
    state = play(quiet({"dice": [2, 2, 2, 4]}, {}), "area:cellar_4")
    assert names(state) == ["die:2", "die:4"]


@pytest.mark.rule("CT-6.0.2")
def test_a_die_that_is_the_only_one_to_fit_is_placed_without_asking() -> None:
    state = play(quiet({"dice": [3, 6]}, {}), "area:cellar_3")
    assert asked(state, "take") == ["mead", "nectar"]
    assert on(state, "cellar_3") == [[3]]


@pytest.mark.rule("CT-6.0.2", "CT-6.3.5")
def test_the_dice_chosen_may_be_enough_though_more_could_follow() -> None:
    """With the shift 3 and 3 may count 7, and so may 3, 3 and 1."""
    state = play(quiet({"dice": [1, 3, 3], "kitchen": 6}, {}), "area:make_lunch", "die:3", "die:3")
    assert set(names(state)) == {"done", "die:1"}
    play(state, "done")
    assert on(state, "make_lunch") == [[3, 3]]
    assert dice(state, 0) == [1]


@pytest.mark.rule("CT-6.0.2", "CT-12.8")
def test_the_white_die_is_placed_like_the_others() -> None:
    state = quiet({"dice": [1, 2, 3, 4, 6]}, {}, white=0)
    assert ("area:fix_roof", (1, 2, 3, 4, 6)) in placements(state)
    put(state, "area:fix_roof", 1, 2, 3, 4, 6)
    assert on(state, "fix_roof") == [[1, 2, 3, 4, 6]]
    assert dice(state, 0) == []


# ── effects ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.0.3", "CT-6.0.11")
def test_effects_come_from_left_to_right_and_at_once() -> None:
    """Cut the meat: beer, 6 points, then the exchange; Fix the roof: wine, the swap, then 6 points."""
    state = put(quiet({"dice": [6, 6, 3]}, {}), "area:cut_meat", 6, 6, 3)
    assert (held(state, 0), person(state, 0).vp, person(state, 0).kitchen) == ({"beer": 1}, 6, 0)
    assert "none" in names(state)
    state = put(quiet({"dice": [6, 6, 4]}, {"ingredients": {"beer": 1}}), "area:fix_roof", 6, 6, 4)
    assert (held(state, 0), person(state, 0).vp, person(state, 0).chore) == ({"wine": 1}, 0, 0)
    play(state, "none")
    assert (person(state, 0).vp, person(state, 0).chore) == (6, 1)


@pytest.mark.rule("CT-6.0.3", "CT-6.0.4")
def test_an_effect_that_cannot_happen_is_skipped_and_the_rest_resolves() -> None:
    """R27."""
    state = put(quiet({"dice": [3, 4]}, {}, piles={"herbs": 0}, first=1), "area:make_lunch", 3, 4)
    assert (held(state, 0), person(state, 0).vp, person(state, 0).kitchen) == ({}, 2, 1)
    assert person(state, 0).first_player


@pytest.mark.rule("CT-6.0.11", "CT-6.3.3")
def test_the_bonus_and_the_step_of_a_track_come_after_the_effects() -> None:
    """R55."""
    state = put(quiet({"dice": [6, 6, 3], "kitchen": 3}, {}), "area:cut_meat", 6, 6, 3)
    assert (person(state, 0).vp, person(state, 0).kitchen) == (6, 3)
    play(state, "none")
    assert (person(state, 0).vp, person(state, 0).kitchen) == (6 + 2, 4)


@pytest.mark.rule("CT-6.0.11", "CT-8.1.3")
def test_the_token_of_a_task_card_comes_after_its_effects() -> None:
    state = quiet({"dice": [5, 6], "kitchen": 3}, {}, options=CHAMBER, round=5, chamber=TASKS_OPEN)
    put(state, "area:chamber_task_1", 5, 6)
    assert asked(state, "take") == list(ORDINARY)
    player = person(state, 0)
    assert (player.vp, player.drinks, player.kitchen) == (0, {}, 3)
    play(state, "take:beer")
    player = person(state, 0)
    assert (player.vp, player.drinks, player.kitchen) == (3 + 2, {"wine": 1}, 4)
    assert task(state, "skim_the_broth").user == 0


@pytest.mark.rule("CT-6.0.11", "CT-6.6.5")
def test_a_request_that_waits_for_the_area_is_fulfilled_after_its_effects() -> None:
    state = quiet({"dice": [2, 2], "says": ["keep_an_eye_on_the_wizard"], "nasty": 3}, {})
    play(state, "area:workshop_item", "draw_item:hammer", "draw_item:clover", "draw_item:crowbar")
    assert requests(state, 0) == ["keep_an_eye_on_the_wizard"]
    play(state, "item:clover")
    assert (requests(state, 0), hand(state, 0)) == ([], ["clover"])
    assert look(state).says_discarded == ["keep_an_eye_on_the_wizard"]


@pytest.mark.rule("CT-6.0.11", "CT-6.9.3")
def test_a_bonus_that_waits_for_a_task_is_scored_with_it() -> None:
    state = quiet({"dice": [6, 6, 3], "items": ["cooks_apron"]}, {})
    put(play(state, "item:cooks_apron"), "area:cut_meat", 6, 6, 3)
    assert person(state, 0).vp == 6
    play(state, "none")
    assert (person(state, 0).vp, person(state, 0).bonuses.get("kitchen_task", 0)) == (10, 0)


@pytest.mark.rule("CT-6.0.11", "CT-6.7.4")
def test_a_reaction_of_another_player_comes_last() -> None:
    state = quiet({"dice": [1]}, {"character": "cellar_lurker"}, piles={"fruit": 1})
    play(state, "area:cellar_1", "take:fruit")
    assert (state.player, asked(state, "take")) == (1, ["herbs"])


# ── what an area needs ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.0.4", "CT-6.0.9")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_cellar_area_needs_a_card(value: int) -> None:
    """R27."""
    one, other = PAIRS[value]
    state = quiet({"dice": [value]}, {}, piles={one: 0, other: 0})
    assert refused(state, f"area:cellar_{value}") == "CT-6.0.4"
    state = quiet({"dice": [value]}, {}, piles={one: 0})
    assert f"area:cellar_{value}" in names(state)


@pytest.mark.rule("CT-6.0.4", "CT-6.5.3")
def test_items_need_a_card_in_the_deck_or_in_the_discard() -> None:
    none: dict[str, Any] = {"items_deck": [], "items_discarded": []}
    state = quiet({"dice": [1, 1]}, {}, **none)
    assert refused(state, "area:workshop_item") == "CT-6.0.4"
    state = quiet({"dice": [1, 1]}, {}, items_deck=[], items_discarded=["clover"])
    assert "area:workshop_item" in names(state)
    state = quiet({"dice": [1, 1]}, {}, items_deck=["clover"], items_discarded=[])
    assert "area:workshop_item" in names(state)


@pytest.mark.rule("CT-6.0.4")
def test_a_magic_potion_or_an_item_is_enough_for_the_third_area_of_the_workshop() -> None:
    gone: dict[str, Any] = {"items_deck": [], "items_discarded": []}
    state = quiet({"dice": [1, 1, 1]}, {}, piles={"magic_potion": 0}, **gone)
    assert refused(state, "area:workshop_magic_potion") == "CT-6.0.4"
    state = quiet({"dice": [1, 1, 1]}, {}, piles={"magic_potion": 1}, **gone)
    play(state, "area:workshop_magic_potion")
    assert (held(state, 0), hand(state, 0)) == ({"magic_potion": 1}, [])
    state = quiet({"dice": [1, 1, 1]}, {}, piles={"magic_potion": 0})
    play(state, "area:workshop_magic_potion", "draw_item:clover")
    assert (held(state, 0), hand(state, 0)) == ({}, ["clover"])


@pytest.mark.rule("CT-6.0.4", "CT-6.5.1")
def test_replace_order_needs_an_order_in_the_hall_and_another_to_come() -> None:
    some = ["gravel_sour", "goat_chaser", "firefly_jar", "crystal_tear", "burrow_cordial", "toll_road_red"]
    state = quiet({"dice": [1]}, {}, mess=some, orders_deck=[])
    assert refused(state, "area:workshop_replace_order") == "CT-6.0.4"
    state = quiet({"dice": [1]}, {}, mess=[""] * 6, orders_deck=[])
    assert refused(state, "area:workshop_replace_order") == "CT-6.0.4"
    state = quiet({"dice": [1]}, {}, mess=some, orders_deck=["swan_feather"])
    assert "area:workshop_replace_order" in names(state)
    state = quiet({"dice": [1]}, {}, mess=some, orders_deck=[], orders_discarded=["swan_feather"])
    assert "area:workshop_replace_order" in names(state)


@pytest.mark.rule("CT-6.0.4", "CT-8.2.2")
def test_an_order_under_the_white_die_cannot_be_replaced() -> None:
    given: dict[str, Any] = {"orders_deck": [], "automa": {"white": 1}}
    held_order = {"dice": [1], "order": "hopping_gnome", "table": 2}
    state = quiet(held_order, mess=["gravel_sour", "", "", "", "", ""], **given)
    assert refused(state, "area:workshop_replace_order") == "CT-6.0.4"


@pytest.mark.rule("CT-6.0.4")
@pytest.mark.parametrize("place", [*KITCHEN, *CHORE])
def test_kitchen_and_chores_may_be_used_though_the_pile_is_empty(place: str) -> None:
    values = split(AREAS[place]["dice_sum"])
    state = quiet({"dice": values}, {}, piles=dict.fromkeys(ORDINARY, 0))
    put(state, f"area:{place}", *values)
    assert person(state, 0).vp == next(effect["n"] for effect in AREAS[place]["effects"] if effect["op"] == "gain_vp")
    assert held(state, 0) == {}
    assert "end_turn" in names(state)


def split(total: int) -> list[int]:
    """As few dice as make a sum."""
    values = []
    while total > 0:
        values.append(min(6, total))
        total -= values[-1]
    return values


@pytest.mark.rule("CT-6.0.4", "CT-6.4.1")
def test_the_office_may_be_used_though_nothing_moves() -> None:
    """R16."""
    state = quiet({"dice": [1]}, {"nasty": 10})
    play(state, "area:office_talk_to_nasty")
    assert [player.nasty for player in look(state).players] == [0, 10]
    assert "end_turn" in names(state)


@pytest.mark.rule("CT-6.0.4", "CT-8.1.11")
def test_mrs_nasty_may_be_visited_though_there_are_no_modifiers_left() -> None:
    state = quiet({"dice": [1]}, {"modifiers": 30}, options=CHAMBER, round=5, chamber=TASKS_OPEN)
    play(state, "area:chamber_talk_to_mrs_nasty")
    assert person(state, 0).modifiers == 0


# ── spaces ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.0.5")
def test_an_area_with_several_spaces_serves_the_same_player_again() -> None:
    """R30."""
    state = quiet({"dice": [1, 1, 2]}, {"dice": [3]}, {"dice": [4, 4]})
    play(state, "area:cellar_1", "take:fruit", "end_turn", "area:cellar_3", "take:mead", "end_turn")
    play(state, "area:cellar_4", "take:wine", "end_turn", "area:cellar_1", "take:herbs")
    assert on(state, "cellar_1") == [[1], [1]]
    assert held(state, 0) == {"fruit": 1, "herbs": 1}


@pytest.mark.rule("CT-6.0.6")
@pytest.mark.parametrize(("players", "spaces"), [(1, 1), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4)])
@pytest.mark.parametrize("value", range(1, 7))
def test_spaces_of_a_cellar_area(players: int, spaces: int, value: int) -> None:
    name = f"cellar_{value}"
    for used in range(spaces + 1):
        lying = [
            {"dice": [value], "placed": {f"area:{name}": [value]} if seat < used else {}} for seat in range(players)
        ]
        if used > players:
            continue
        state = quiet(*lying, **({"automa": {"white": 1}} if players == 1 else {}))
        assert len(area(state, name).spaces) == spaces
        assert (f"area:{name}" in names(state)) == (used < spaces)


@pytest.mark.rule("CT-6.0.7")
@pytest.mark.parametrize("players", range(1, 7))
def test_kitchen_and_chores_have_one_space_each(players: int) -> None:
    state = quiet(*[{}] * players)
    assert [len(area(state, place).spaces) for place in (*KITCHEN, *CHORE)] == [1] * 12


@pytest.mark.rule("CT-6.0.8")
@pytest.mark.parametrize("players", range(1, 7))
def test_the_other_spaces_are_those_of_the_card_file(players: int) -> None:
    state = quiet(*[{}] * players, options=CHAMBER)
    for place in ("office_talk_to_nasty", "workshop_replace_order", "workshop_item", "workshop_magic_potion"):
        assert len(area(state, place).spaces) == AREAS[place]["spaces"][players - 1]
    mrs_nasty = area(state, "chamber_talk_to_mrs_nasty")
    assert len(mrs_nasty.spaces) == AREAS["chamber_talk_to_mrs_nasty"]["spaces"][players - 1]


@pytest.mark.rule("CT-6.0.8", "CT-6.0.1")
@pytest.mark.parametrize("players", [2, 4])
def test_the_office_is_full_when_all_its_spaces_are_used(players: int) -> None:
    spaces = AREAS["office_talk_to_nasty"]["spaces"][players - 1]
    for used in range(spaces + 1):
        lying = [
            {"dice": [6], "placed": {"area:office_talk_to_nasty": [1]} if seat < used else {}}
            for seat in range(players)
        ]
        assert ("area:office_talk_to_nasty" in names(quiet(*lying))) == (used < spaces)


# ── piles and goods ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.0.9", "CT-6.2.1")
@pytest.mark.parametrize("value", range(1, 7))
def test_nothing_is_taken_from_an_empty_pile(value: int) -> None:
    one, other = PAIRS[value]
    state = quiet({"dice": [value, value]}, {"dice": [value]}, {"dice": [1]}, piles={one: 0})
    play(state, f"area:cellar_{value}")
    assert held(state, 0) == {other: 1}  # no choice was left
    assert left(state, one) == 0


@pytest.mark.rule("CT-6.0.9", "CT-6.1.4")
def test_a_pile_grows_again_only_by_cards_that_return() -> None:
    served = {"rocks": 1, "beer": 6, "spirits": 1}
    state = quiet({"order": "gravel_sour", "ingredients": served}, {"dice": [5]})
    assert left(state, "beer") == 0
    play(state, "complete", "draw_order:hopping_gnome", "end_turn")
    assert left(state, "beer") == 1
    play(state, "area:cellar_5", "take:beer")
    assert left(state, "beer") == 0


@pytest.mark.rule("CT-6.0.9", "CT-5.4.4")
def test_a_new_round_fills_no_pile() -> None:
    state = quiet({"ingredients": {"beer": 3}}, {}, phase="round_end")
    roll_all(deal(state))
    assert left(state, "beer") == 3


@pytest.mark.rule("CT-6.0.10")
def test_there_is_no_limit_on_ingredients() -> None:
    plenty = dict.fromkeys(ORDINARY, 5) | {"magic_potion": 4}
    state = quiet({"ingredients": plenty, "dice": [1]}, {})
    play(state, "area:cellar_1", "take:fruit")
    assert sum(held(state, 0).values()) == 65
    assert "end_turn" in names(state)


# ── the Cellar: D7 ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.2.1", "CT-6.2.2")
@pytest.mark.parametrize("value", range(1, 7))
def test_the_two_kinds_of_a_cellar_area(value: int) -> None:
    """D7: one of the two, and no declining. R47."""
    for kind in PAIRS[value]:
        state = play(quiet({"dice": [value]}, {}), f"area:cellar_{value}")
        assert names(state) == [f"take:{name}" for name in PAIRS[value]]
        play(state, f"take:{kind}")
        assert held(state, 0) == {kind: 1}
        assert left(state, kind) == 5
        assert not asked(state, "take")


@pytest.mark.rule("CT-6.2.1")
def test_other_kinds_are_refused() -> None:
    state = play(quiet({"dice": [5]}, {}), "area:cellar_5")
    for kind in ("wine", "elixir", "magic_potion"):
        assert refused(state, f"take:{kind}") == "CT-6.2.1"
    assert refused(state, "none") != ""


@pytest.mark.rule("CT-6.2.2")
@pytest.mark.parametrize("values", [[6], [3, 3], [2, 2, 2], [1, 1, 2, 2]])
def test_one_card_however_many_dice(values: list[int]) -> None:
    state = quiet({"dice": values}, {})
    play(put(state, "area:cellar_6", *values), "take:spirits")
    assert held(state, 0) == {"spirits": 1}
    assert on(state, "cellar_6") == [values]
    assert dice(state, 0) == []


@pytest.mark.rule("CT-6.2.3")
def test_no_cellar_area_takes_more_or_less_than_its_value() -> None:
    state = quiet({"dice": [2, 5]}, {})
    assert [name for name in names(state) if "cellar" in name] == ["area:cellar_2", "area:cellar_5"]


@pytest.mark.rule("CT-6.2.3", "CT-6.3.5")
def test_the_tracks_shift_no_die_in_the_cellar() -> None:
    state = quiet({"dice": [4], "kitchen": 9, "chore": 9}, {})
    assert [name for name in names(state) if "cellar" in name] == ["area:cellar_4"]
