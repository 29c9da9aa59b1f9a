"""Section 6.9, the dice: re-rolling, setting, shifting, turning, exchanging, taking back, crowding in."""

from collections import Counter
from typing import Any, Final

import pytest
from tests.games.cavern_tavern.table import (
    ASIDE,
    CHAMBER,
    area,
    asked,
    deal,
    dice,
    forced,
    look,
    names,
    on,
    person,
    place,
    play,
    quiet,
    refused,
    requests,
    roll,
    roll_all,
    task,
)

from alehouse import FATE

OWN_DICE: Final = ("loaded_die", "rabbits_foot", "crowbar", "mirror_coin")
TASK_SPACES: Final = [
    {"task": "carry_a_sealed_letter", "token": "mrs_nasty"},
    {"task": "copy_a_map", "token": "mrs_nasty"},
    {"task": "seal_the_bargain", "token": "mrs_nasty"},
]


def allowed(item: str, *rivals: dict[str, Any], **mine: Any) -> bool:
    """Whether an item may be played; if not, the refusal must name a rule about it."""
    given = mine.pop("given", {})
    state = quiet({"items": [item], **mine}, *(rivals or ({},)), **given)
    offered = f"item:{item}" in names(state)
    if not offered:
        assert refused(state, f"item:{item}") in ("CT-6.9.1", "CT-6.9.2", "CT-6.5.6")
    return offered


# ── when dice may be changed ──────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.9.1")
@pytest.mark.parametrize("item", OWN_DICE)
def test_effects_on_own_dice_need_an_unplaced_die(item: str) -> None:
    assert allowed(item, dice=[4])
    assert not allowed(item, {"dice": [4]}, dice=[], placed={"area:cellar_4": [4]})


@pytest.mark.rule("CT-6.9.1")
@pytest.mark.parametrize("name", ["runaway_squire", "retired_miner"])
def test_characters_for_dice_need_an_unplaced_die(name: str) -> None:
    assert "character" in names(quiet({"character": name, "dice": [4]}, {}))
    state = quiet({"character": name, "dice": []}, {"dice": [4]})
    assert refused(state, "character") in ("CT-6.9.1", "CT-6.7.6")
    assert not person(state, 0).character_ready


@pytest.mark.rule("CT-6.9.1")
def test_a_hammer_needs_a_die_of_anybody() -> None:
    assert allowed("hammer", {"dice": [2]}, dice=[])
    assert allowed("hammer", {}, dice=[2])
    assert not allowed("hammer", {}, {}, dice=[])


@pytest.mark.rule("CT-6.9.1")
def test_a_bracelet_needs_dice_of_different_values() -> None:
    assert not allowed("bracelet", {"dice": [2, 2]}, {"dice": [2]}, dice=[2])
    assert allowed("bracelet", {"dice": [2, 2]}, {"dice": [2, 3]}, dice=[2])
    assert not allowed("bracelet", {"dice": [3]}, dice=[])
    assert not allowed("bracelet", {}, dice=[3])


@pytest.mark.rule("CT-6.9.1")
def test_a_tonic_needs_a_die_placed_this_round() -> None:
    state = quiet({"items": ["second_wind_tonic"], "dice": [1, 2, 3, 4]}, {"placed": {"area:cellar_6": [6]}})
    assert refused(state, "item:second_wind_tonic") == "CT-6.9.1"
    play(state, "area:cellar_1", "take:fruit")
    assert "item:second_wind_tonic" in names(state)


# ── rolling again ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.9.6")
@pytest.mark.parametrize("item", ["rabbits_foot", "crowbar", "mirror_coin"])
def test_the_only_effect_changes_at_least_one_die(item: str) -> None:
    state = play(quiet({"items": [item], "dice": [2, 3]}, {}), f"item:{item}")
    assert sorted(names(state)) == ["die:2", "die:3"]
    play(state, "die:2", *(["up"] if item == "crowbar" else []))
    assert "done" in names(state)


@pytest.mark.rule("CT-6.9.6")
def test_of_a_hammer_either_part_may_be_left_out() -> None:
    state = play(quiet({"items": ["hammer"], "dice": [2, 3]}, {"dice": [4]}), "item:hammer")
    assert sorted(names(state)) == ["done", "rival_die:4"]
    play(state, "done")
    assert sorted(names(state)) == ["die:2", "die:3", "done"]
    play(state, "done")
    assert (dice(state, 0), dice(state, 1)) == ([2, 3], [4])


@pytest.mark.rule("CT-6.9.6")
def test_a_hammer_rolls_at_most_two_dice_of_each() -> None:
    state = quiet({"items": ["hammer"], "dice": [2, 2, 2, 2]}, {"dice": [3, 3, 3]})
    play(state, "item:hammer", "rival_die:3", "rival_die:3")
    roll(state, 1, 1)
    assert dice(state, 1) == [1, 1, 3]
    play(state, "die:2", "die:2")
    roll(state, 1, 1)
    assert dice(state, 0) == [1, 1, 2, 2]
    assert look(state).using == ""


@pytest.mark.rule("CT-6.9.6", "CT-6.9.1")
def test_a_hammer_takes_the_dice_of_one_opponent_only() -> None:
    state = quiet({"items": ["hammer"], "dice": [2]}, {"dice": [3]}, {"dice": [4, 5]}, {})
    play(state, "item:hammer")
    assert names(state) == ["player:2", "player:3"]  # the fourth player has no die
    play(state, "player:3")
    assert sorted(asked(state, "rival_die")) == ["4", "5"]


@pytest.mark.rule("CT-6.9.6")
def test_rolling_again_chooses_all_dice_before_the_first_is_rolled() -> None:
    """The dice are chosen with the values they have: a die just rolled is not rolled again."""
    state = quiet({"items": ["rabbits_foot"], "dice": [2, 2]}, {})
    play(state, "item:rabbits_foot", "die:2")
    if state.player == FATE:  # die by die
        play(state, "rolled:6")
        assert "die:6" not in names(state)
    else:
        play(state, "done")
        roll(state, 6)
    assert dice(state, 0) == [2, 6]


@pytest.mark.rule("CT-6.9.6")
def test_the_white_die_is_rolled_like_the_others() -> None:
    state = quiet({"items": ["rabbits_foot"], "dice": [1, 1, 1, 2, 4]}, {}, white=0)
    play(state, "item:rabbits_foot", "die:2", "die:4", "done")
    roll(state, 5, 6)
    assert dice(state, 0) == [1, 1, 1, 5, 6]
    assert Counter(die.white for die in person(state, 0).dice)[True] == 1


# ── setting, shifting, turning, exchanging ────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.9.6")
def test_a_set_value_lasts_until_the_die_is_rolled() -> None:
    state = quiet({"items": ["loaded_die"], "dice": [1, 2]}, {"dice": [4]})
    play(state, "item:loaded_die", "die:1", "value:6", "area:cellar_2", "take:rocks", "end_turn")
    play(state, "area:cellar_4", "take:wine", "end_turn")
    assert dice(state, 0) == [6]
    play(state, "area:cellar_6", "take:spirits", "end_turn")
    roll_all(deal(state), 2)
    assert dice(state, 0) == [2, 2, 2, 2]


@pytest.mark.rule("CT-6.9.6")
def test_a_set_die_may_be_rolled_like_any_other() -> None:
    state = quiet({"items": ["loaded_die", "rabbits_foot"], "dice": [1, 2]}, {})
    play(state, "item:loaded_die", "die:1", "value:6", "item:rabbits_foot", "die:6", "done")
    roll(state, 3)
    assert dice(state, 0) == [2, 3]


@pytest.mark.rule("CT-6.9.6", "CT-6.5.9")
def test_a_crowbar_stays_within_the_die() -> None:
    state = play(quiet({"items": ["crowbar"], "dice": [1, 6, 3]}, {}), "item:crowbar")
    assert sorted(asked(state, "die")) == ["1", "3", "6"]
    lowest = play(state.copy(), "die:1")
    assert "down" not in names(lowest)
    highest = play(state.copy(), "die:6")
    assert "up" not in names(highest)
    middle = play(state.copy(), "die:3")
    assert sorted(names(middle)) == ["down", "up"]


@pytest.mark.rule("CT-6.5.9")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_turned_die_shows_its_opposite_face(value: int) -> None:
    state = quiet({"items": ["mirror_coin"], "dice": [value]}, {})
    forced(play(state, "item:mirror_coin"))
    assert dice(state, 0) == [7 - value]


@pytest.mark.rule("CT-6.5.9")
def test_a_coin_turns_two_different_dice() -> None:
    """A die that was turned is not turned back."""
    state = quiet({"items": ["mirror_coin"], "dice": [1, 3]}, {})
    play(state, "item:mirror_coin", "die:1")
    assert "die:6" not in names(state)
    assert "die:1" not in names(state)


@pytest.mark.rule("CT-6.9.6")
def test_an_exchanged_value_stays_with_both() -> None:
    state = quiet({"items": ["bracelet"], "dice": [1]}, {"dice": [6]})
    forced(play(state, "item:bracelet"))
    assert (dice(state, 0), dice(state, 1)) == ([6], [1])
    play(state, "area:cellar_6", "take:spirits", "end_turn")
    assert "area:cellar_1" in names(state)
    assert "area:cellar_6" not in names(state)


# ── taking a die back ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.9.5")
def test_the_space_of_a_die_taken_back_stays_occupied() -> None:
    mine = {"items": ["second_wind_tonic"], "dice": [], "placed": {"area:cellar_3": [1, 2], ASIDE: [6, 6]}}
    state = play(quiet(mine, {"dice": [3]}), "item:second_wind_tonic")
    assert sorted(names(state)) == ["die:1", "die:2", "die:6"]
    play(state, "die:2")
    roll(state, 3)
    assert on(state, "cellar_3") == [[1]]
    assert dice(state, 0) == [3]
    assert refused(state, "area:cellar_3") in ("CT-6.0.1", "CT-6.0.2")


@pytest.mark.rule("CT-6.9.5")
def test_a_space_without_dice_stays_occupied_until_the_round_ends() -> None:
    state = quiet({"items": ["second_wind_tonic"], "dice": [], "placed": {"area:cellar_4": [4]}}, {"dice": [4]})
    play(state, "item:second_wind_tonic")
    play(state, "die:4")
    roll(state, 4)
    assert on(state, "cellar_4") == [[]]
    assert "area:cellar_4" not in names(state)
    place(state, "area:office_talk_to_nasty", 4)
    play(state, "end_turn")
    assert "area:cellar_4" not in names(state)  # nor for the other player
    place(state, "area:workshop_replace_order", 4)
    deal(state)
    while look(state).round == 3:
        play(state, names(state)[0])
        deal(state)
    assert not any(space.used for space in area(state, "cellar_4").spaces)


@pytest.mark.rule("CT-6.9.5", "CT-6.6.9")
def test_a_die_may_come_back_from_a_nasty_says_card() -> None:
    mine = {"items": ["second_wind_tonic"], "dice": [3, 3], "says": ["mind_the_twins"]}
    state = quiet({**mine, "placed": {"area:cellar_2": [2], "area:cellar_1": [1]}}, {})
    place(state, "says:mind_the_twins", 3, 3)
    assert requests(state, 0) == []
    play(state, "item:second_wind_tonic", "die:3")
    roll(state, 5)
    assert dice(state, 0) == [5]
    assert requests(state, 0) == []  # it stays fulfilled
    assert len(person(state, 0).spent) == 1


@pytest.mark.rule("CT-6.9.5", "CT-8.1.5")
def test_a_die_taken_back_from_a_task_card_leaves_the_card_used() -> None:
    mine = {"items": ["second_wind_tonic"], "dice": [5]}
    state = quiet(mine, {}, options=CHAMBER, round=5, chamber=TASK_SPACES)
    place(state, "area:chamber_task_1", 5)
    play(state, "item:second_wind_tonic", "die:5")
    roll(state, 5)
    assert dice(state, 0) == [5]
    assert task(state, "carry_a_sealed_letter").user == 0
    assert task(state, "carry_a_sealed_letter").dice == []
    play(state, "end_turn")
    assert "area:chamber_task_1" not in names(state)


@pytest.mark.rule("CT-6.9.5")
def test_a_die_taken_back_from_an_own_task_leaves_it_used() -> None:
    mine = {"items": ["second_wind_tonic"], "dice": [5], "tasks": ["carry_a_sealed_letter"]}
    state = quiet(mine, {"dice": [2]}, options=CHAMBER, round=5)
    place(deal(state), "task:carry_a_sealed_letter", 5)
    play(state, "item:second_wind_tonic", "die:5")
    roll(state, 5)
    place(play(state, "end_turn"), "area:cellar_2", 2)
    play(state, "take:rocks", "end_turn")
    assert dice(state, 0) == [5]
    assert "task:carry_a_sealed_letter" not in names(state)


@pytest.mark.rule("CT-6.9.5", "CT-5.2.2")
def test_a_die_taken_back_does_not_allow_a_second_placement_in_the_turn() -> None:
    state = quiet({"items": ["second_wind_tonic"], "dice": [4]}, {"dice": [1]})
    place(state, "area:cellar_4", 4)
    play(state, "take:wine", "item:second_wind_tonic", "die:4")
    roll(state, 6)
    assert not [name for name in names(state) if name.startswith("area:")]


# ── crowding in ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.9.2")
def test_crowding_in_must_make_another_placement_legal() -> None:
    assert not allowed("clover", dice=[1, 2])  # nothing is occupied
    assert not allowed("clover", {"placed": {"area:cellar_6": [6]}}, dice=[1, 2])  # the dice do not fit there
    assert allowed("clover", {"placed": {"area:cellar_3": [3]}}, dice=[1, 2])
    assert not allowed("clover", {"placed": {"area:cellar_3": [3]}}, {}, dice=[1, 2])  # another space is free


@pytest.mark.rule("CT-6.9.2")
def test_crowding_in_comes_before_the_dice_are_placed() -> None:
    state = quiet(
        {"items": ["clover"], "character": "quiet_poacher", "dice": [1, 2]}, {"placed": {"area:cellar_1": [1]}}
    )
    assert {"item:clover", "character"} <= set(names(state))
    play(state, "area:cellar_2", "take:rocks")
    assert refused(state, "item:clover") in ("CT-6.9.1", "CT-6.9.2")
    assert refused(state, "character") in ("CT-6.9.1", "CT-6.9.2", "CT-6.7.6")


@pytest.mark.rule("CT-6.9.3")
def test_crowding_in_lasts_for_one_placement() -> None:
    rival = {"placed": {"area:cellar_1": [1], "area:cellar_2": [2]}}
    state = quiet({"items": ["clover"], "dice": [1, 2]}, rival)
    play(state, "item:clover", "area:cellar_1", "take:fruit")
    assert not person(state, 0).crowding
    play(state, "end_turn")
    assert look(state).turn in (0, 1)
    if look(state).turn == 1:
        play(state, "end_turn")
    assert "area:cellar_2" not in names(state)


@pytest.mark.rule("CT-6.9.3")
def test_crowding_in_is_over_with_a_placement_elsewhere() -> None:
    state = quiet({"items": ["clover"], "dice": [1, 2]}, {"placed": {"area:cellar_1": [1]}})
    play(state, "item:clover", "area:cellar_2", "take:rocks")
    assert not person(state, 0).crowding
    play(state, "end_turn")
    if look(state).turn == 1:
        play(state, "end_turn")
    assert "area:cellar_1" not in names(state)


@pytest.mark.rule("CT-6.9.4", "CT-12.10")
def test_a_crowded_area_has_a_space_more() -> None:
    state = quiet({"items": ["clover"], "dice": [1]}, {"placed": {"area:cellar_1": [1]}})
    play(state, "item:clover", "area:cellar_1", "take:fruit")
    assert on(state, "cellar_1") == [[1], [1]]


@pytest.mark.rule("CT-6.9.4")
@pytest.mark.parametrize("by", ["item:clover", "character"])
def test_crowding_in_does_not_lift_the_ban_of_a_request(by: str) -> None:
    mine = {"items": ["clover"], "character": "quiet_poacher", "dice": [3, 4, 1], "says": ["serve_already"]}
    state = quiet(mine, {"placed": {"area:make_lunch": [1, 6], "area:cellar_1": [1]}})
    play(state, by)
    assert "area:cellar_1" in names(state)
    assert refused(state, "area:make_lunch") == "CT-6.6.4"


@pytest.mark.rule("CT-6.9.4", "CT-6.9.2")
def test_where_only_a_banned_area_is_crowded_there_is_nothing_to_gain() -> None:
    rival = {"placed": {"area:make_lunch": [1, 6]}}
    assert allowed("clover", rival, dice=[3, 4])
    assert not allowed("clover", rival, dice=[3, 4], says=["serve_already"])


@pytest.mark.rule("CT-6.9.4")
def test_crowding_in_needs_the_dice_all_the_same() -> None:
    state = quiet({"items": ["clover"], "dice": [1, 3]}, {"placed": {"area:cellar_1": [1], "area:cellar_2": [2]}})
    play(state, "item:clover")
    assert "area:cellar_1" in names(state)
    assert refused(state, "area:cellar_2") == "CT-6.0.2"


@pytest.mark.rule("CT-6.9.4")
@pytest.mark.parametrize("by", ["item:clover", "character"])
def test_crowding_in_is_never_for_a_task_card(by: str) -> None:
    chamber = [{**TASK_SPACES[0], "user": 1}, *TASK_SPACES[1:]]
    mine = {"items": ["clover"], "character": "quiet_poacher", "dice": [5, 4], "tasks": ["host_the_tasting"]}
    state = quiet(
        mine, {"placed": {"area:cellar_5": [5], "area:chamber_task_1": [5]}}, options=CHAMBER, round=5, chamber=chamber
    )
    assert refused(state, "area:chamber_task_1") != ""
    play(state, by)
    assert "area:cellar_5" in names(state)
    assert "area:chamber_task_1" not in names(state)


@pytest.mark.rule("CT-6.9.4")
def test_crowding_in_is_not_for_an_own_task_card_that_is_used() -> None:
    mine: dict[str, Any] = {
        "items": ["clover"],
        "dice": [5],
        "tasks": ["carry_a_sealed_letter"],
        "placed": {"task:carry_a_sealed_letter": [5]},
    }
    state = quiet(mine, {"placed": {"area:cellar_5": [5]}}, options=CHAMBER, round=5, chamber=TASK_SPACES[1:])
    play(deal(state), "item:clover")
    assert "area:cellar_5" in names(state)
    assert "task:carry_a_sealed_letter" not in names(state)


@pytest.mark.rule("CT-6.9.4")
def test_crowding_in_works_for_mrs_nasty() -> None:
    rival = {"placed": {"area:chamber_talk_to_mrs_nasty": [1]}}
    state = quiet({"items": ["clover"], "dice": [5]}, rival, options=CHAMBER, round=5, chamber=TASK_SPACES)
    assert "area:chamber_talk_to_mrs_nasty" not in names(state)
    play(state, "item:clover", "area:chamber_talk_to_mrs_nasty")
    assert person(state, 0).modifiers == 2


@pytest.mark.rule("CT-6.9.4", "CT-6.1.1")
def test_crowding_in_is_never_for_the_mess_hall() -> None:
    rival = {"placed": {"area:cellar_1": [1]}, "order": "hopping_gnome"}
    state = quiet({"items": ["clover"], "dice": [1]}, rival)
    play(state, "item:clover")
    assert "order:hopping_gnome" not in names(state)
    assert len(asked(state, "order")) == 5


@pytest.mark.rule("CT-6.9.4", "CT-6.0.4")
def test_crowding_in_does_not_fill_an_empty_pile() -> None:
    state = quiet(
        {"items": ["clover"], "dice": [1, 2]}, {"placed": {"area:cellar_1": [1]}}, piles={"fruit": 0, "herbs": 0}
    )
    assert refused(state, "item:clover") in ("CT-6.9.1", "CT-6.9.2")
