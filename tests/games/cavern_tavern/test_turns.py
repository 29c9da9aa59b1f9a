"""Sections 5.2 and 5.5: what a turn is made of, its duties and its end; D3 and whoever else is asked."""

from itertools import permutations
from typing import Any

import pytest
from tests.games.cavern_tavern.table import (
    CHAMBER,
    arrange,
    asked,
    deal,
    dice,
    go,
    held,
    look,
    mess,
    names,
    order_of,
    person,
    play,
    quiet,
    refused,
    requests,
    roll_all,
)

from alehouse import FATE, State

GRAVEL = {"rocks": 1, "beer": 1, "spirits": 1}
# two sixes with no place but Cook dragon eggs, and that only for a cook whose die may be a pip off
NOWHERE: dict[str, Any] = {
    "dice": [6, 6],
    "placed": {"area:office_talk_to_nasty": [1], "area:workshop_replace_order": [1]},
}
CROWD: dict[str, Any] = {
    "placed": {"area:cellar_6": [6], "area:prepare_rooms": [6, 6], "area:workshop_item": [1, 1]},
}


def stuck(**player: Any) -> State:
    """The first of two players has two sixes that fit nowhere."""
    return quiet({**NOWHERE, **player}, CROWD)


# ── the actions of a turn: D3 ─────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-5.2.1", "CT-6.1.8")
@pytest.mark.parametrize(
    "steps",
    [
        steps
        for steps in permutations(("place", "item", "complete", "take"))
        if steps.index("take") > steps.index("complete")
    ],
)
def test_the_four_actions_may_be_done_in_any_order(steps: tuple[str, ...]) -> None:
    state = quiet({"dice": [1], "order": "gravel_sour", "ingredients": GRAVEL, "items": ["spare_key"]}, {})
    moves = {
        "place": ["area:cellar_1", "take:fruit"],
        "item": ["item:spare_key", "take:wine"],
        "complete": ["complete", "draw_order:hopping_gnome"],
        "take": ["order:toll_road_red"],
    }
    for step in steps:
        assert state.player == 0
        play(state, *moves[step])
    assert person(state, 0).completed == ["gravel_sour"]
    assert order_of(state, 0) == "toll_road_red"
    assert held(state, 0) == {"fruit": 1, "wine": 1}
    assert person(state, 0).items == []
    assert names(state) == ["end_turn"]


@pytest.mark.rule("CT-5.2.2", "CT-6.1.8")
def test_orders_and_items_come_as_often_as_one_likes() -> None:
    both = {"rocks": 2, "beer": 1, "spirits": 2, "ambrosia": 1}
    items = ["box_of_cigars", "spare_key", "letter_of_recommendation"]
    state = quiet({"order": "gravel_sour", "ingredients": both, "items": items, "nasty": 2, "dice": [1]}, {})
    play(state, "complete", "draw_order:hopping_gnome", "order:crystal_tear")
    play(state, "complete", "draw_order:last_banner", "order:hopping_gnome")
    play(state, "item:box_of_cigars", "item:spare_key", "take:wine")
    play(state, "item:letter_of_recommendation", "track:kitchen", "track:kitchen")
    assert person(state, 0).completed == ["gravel_sour", "crystal_tear"]
    assert (order_of(state, 0), person(state, 0).items, person(state, 0).kitchen) == ("hopping_gnome", [], 2)
    assert state.player == 0


@pytest.mark.rule("CT-5.2.2", "CT-12.14")
@pytest.mark.parametrize(
    "again", ["area:cellar_2", "area:office_talk_to_nasty", "says:mind_the_twins", "task:carry_a_sealed_letter"]
)
def test_dice_are_placed_once_in_a_turn(again: str) -> None:
    player = {"dice": [1, 2, 5, 5], "says": ["mind_the_twins"], "tasks": ["carry_a_sealed_letter"]}
    state = quiet(player, {"dice": [3]}, options=CHAMBER, round=3)
    assert again in names(state)
    play(state, "area:cellar_1", "take:fruit")
    assert look(state).placed
    assert refused(state, again) == "CT-5.2.2"
    assert not [name for name in names(state) if name.startswith("area:")]
    play(state, "end_turn", "area:cellar_3", "take:mead", "end_turn")
    assert state.player == 0
    assert again in names(state)


@pytest.mark.rule("CT-5.2.3")
def test_free_actions_come_any_number_of_times_before_and_after_the_dice() -> None:
    player = {
        "dice": [1, 3],
        "character": "retired_miner",
        "modifiers": 2,
        "says": ["bring_me_breakfast", "two_of_a_kind"],
        "drinks": {"wine": 2},
        "ingredients": {"fruit": 1, "beer": 1, "wine": 2, "mead": 2},
        "nasty": 6,
    }
    state = quiet(player, {"dice": [3]}, options=CHAMBER, round=5)
    play(state, "character", "die:3", "value:6", "modifier", "die:1", "up", "drink:wine", "says:bring_me_breakfast")
    play(state, "area:cellar_2", "take:rocks")
    go(state, "modifier", "die:6?", "down", "drink:wine", "says:two_of_a_kind", "character", "die:5?", "value:1")
    assert dice(state, 0) == [1]
    assert (person(state, 0).uses, person(state, 0).modifiers, person(state, 0).drinks) == (0, 0, {})
    assert requests(state, 0) == []
    assert held(state, 0) == {"rocks": 1}
    assert person(state, 0).vp == 4
    assert state.player == 0


@pytest.mark.rule("CT-5.2.3", "CT-6.7.2", "CT-6.5.6", "CT-6.6.5")
def test_free_actions_are_for_ones_own_turn() -> None:
    """R12, R24, R29, R37, R39."""
    bystander = {
        "dice": [3],
        "character": "retired_miner",
        "modifiers": 2,
        "says": ["bring_me_breakfast"],
        "drinks": {"wine": 1},
        "ingredients": {"fruit": 1, "wine": 1, "rocks": 1, "spirits": 1, "beer": 2},
        "items": ["spare_key"],
        "order": "gravel_sour",
    }
    state = quiet({"dice": [1]}, bystander, options=CHAMBER, round=5)
    own = ["character", "modifier", "says:bring_me_breakfast", "drink:wine", "complete", "item:spare_key"]
    assert state.player == 0
    assert [name for name in names(state) if name in own] == []
    for name in own:
        assert refused(state, name) != ""
    play(state, "area:cellar_1", "take:herbs", "end_turn")
    assert state.player == 1
    assert set(own) <= set(names(state))


# ── the duty to take an order ─────────────────────────────────────────────────────────────────────────

BUSY: dict[str, Any] = {
    "dice": [1, 2, 3, 3],
    "character": "retired_miner",
    "items": ["spare_key"],
    "modifiers": 1,
    "says": ["bring_me_breakfast", "mind_the_twins"],
    "drinks": {"wine": 1},
    "tasks": ["carry_a_sealed_letter"],
    "ingredients": {"fruit": 1, "beer": 1, "wine": 1},
}


@pytest.mark.rule("CT-5.2.4")
@pytest.mark.parametrize(
    "move",
    [
        "end_turn",
        "area:cellar_1",
        "area:office_talk_to_nasty",
        "task:carry_a_sealed_letter",
        "says:bring_me_breakfast",
        "says:mind_the_twins",
        "item:spare_key",
        "character",
        "modifier",
        "drink:wine",
        "complete",
    ],
)
def test_without_an_order_the_first_turn_begins_with_taking_one(move: str) -> None:
    state = quiet({**BUSY, "turns": 0}, {}, options=CHAMBER, round=5)
    assert refused(state, move) == "CT-5.2.4"
    assert {name.split(":")[0] for name in names(state)} == {"order", "from_deck"}
    play(state, names(state)[0])
    assert (move in names(state)) == (move not in {"end_turn", "complete"})


@pytest.mark.rule("CT-5.2.4")
@pytest.mark.parametrize("players", range(1, 7))
def test_the_duty_is_everybodys_at_the_start_of_a_round(players: int) -> None:
    state = arrange(*[{}] * players, phase="round_start", round=2)
    roll_all(deal(state), 4)
    for seat in range(players):
        assert state.player == seat
        assert {name.split(":")[0] for name in names(state)} == {"order", "from_deck"}
        play(state, names(state)[0])
        assert order_of(state, seat)
        while "end_turn" not in names(state):
            play(state, next((name for name in names(state) if name.startswith("area:")), names(state)[0]))
        play(state, "end_turn")


@pytest.mark.rule("CT-5.2.4", "CT-6.1.1", "CT-6.1.2")
def test_the_duty_is_met_from_the_deck_too() -> None:
    state = quiet({**BUSY, "turns": 0}, {}, options=CHAMBER, round=5)
    play(state, "from_deck", "draw_order:hopping_gnome")
    assert refused(state, "area:cellar_1") != ""
    play(state, f"order:{mess(state)[0]}")
    assert "area:cellar_1" in names(state)
    assert not asked(state, "order")


@pytest.mark.rule("CT-5.2.4")
def test_whoever_still_has_an_order_need_not_take_one() -> None:
    state = quiet({"dice": [1], "turns": 0, "order": "hopping_gnome", "taken": 2}, {})
    assert {name.split(":")[0] for name in names(state)} == {"area"}


@pytest.mark.rule("CT-5.2.5")
def test_an_order_completed_in_the_first_turn_need_not_be_followed_by_another() -> None:
    """R2: the turn began with one."""
    player = {"dice": [1], "turns": 0, "order": "gravel_sour", "ingredients": GRAVEL}
    state = quiet(player, {"dice": [2]})
    play(state, "complete", "draw_order:hopping_gnome")
    assert "area:cellar_1" in names(state)
    play(state, "area:cellar_1", "take:fruit", "end_turn")
    assert state.player == 1


@pytest.mark.rule("CT-5.2.5")
def test_an_order_taken_by_duty_and_completed_at_once_need_not_be_followed_by_another() -> None:
    state = quiet({"dice": [1], "turns": 0, "ingredients": GRAVEL}, {"dice": [2]})
    play(state, "order:gravel_sour", "complete", "draw_order:hopping_gnome", "area:cellar_1", "take:fruit")
    assert "end_turn" in names(state)


@pytest.mark.rule("CT-5.2.5")
def test_in_later_turns_no_order_need_be_taken() -> None:
    state = quiet({"dice": [1], "turns": 1}, {"dice": [2]})
    assert "area:cellar_1" in names(state)
    play(state, "area:cellar_1", "take:fruit", "end_turn")
    assert state.player == 1


@pytest.mark.rule("CT-5.2.4", "CT-5.2.5")
def test_the_duty_returns_with_the_next_round() -> None:
    state = quiet({"turns": 2}, {"turns": 1, "order": "hopping_gnome"})
    play(state, "end_turn")
    roll_all(deal(state), 2)
    assert (look(state).round, state.player) == (4, 0)
    assert refused(state, "area:cellar_2") == "CT-5.2.4"


@pytest.mark.rule("CT-5.2.6")
def test_no_order_anywhere_no_duty() -> None:
    """R19."""
    state = quiet({"dice": [1], "turns": 0}, {"dice": [2]}, mess=[""] * 6, orders_deck=[])
    assert not asked(state, "order")
    assert "from_deck" not in names(state)
    assert refused(state, "from_deck") == "CT-6.1.2"
    play(state, "area:cellar_1", "take:fruit", "end_turn")
    assert state.player == 1


@pytest.mark.rule("CT-5.2.6", "CT-8.2.2")
def test_an_order_under_the_white_die_is_none_that_can_be_taken() -> None:
    alone = {"dice": [1, 2], "turns": 0}
    given: dict[str, Any] = {"orders_deck": [], "automa": {"white": 2}}
    state = quiet(alone, mess=["", "gravel_sour", "", "", "", ""], **given)
    assert "area:cellar_1" in names(state)
    assert not asked(state, "order")
    state = quiet(alone, mess=["", "gravel_sour", "", "", "goat_chaser", ""], **given)
    assert names(state) == ["order:goat_chaser"]


@pytest.mark.rule("CT-5.2.6", "CT-5.2.4")
def test_one_order_in_the_hall_is_enough_for_the_duty() -> None:
    state = quiet({"dice": [1], "turns": 0}, {}, mess=["", "", "", "gravel_sour", "", ""], orders_deck=[])
    assert names(state) == ["order:gravel_sour"]


# ── the duty to place ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-5.2.7", "CT-5.2.10")
def test_there_is_no_passing() -> None:
    state = quiet({"dice": [1], "items": ["spare_key"], "order": "hopping_gnome"}, {"dice": [2]})
    assert refused(state, "end_turn") == "CT-5.2.7"
    play(state, "item:spare_key", "take:wine")
    assert refused(state, "end_turn") == "CT-5.2.7"
    play(state, "area:cellar_1", "take:fruit")
    assert names(state) == ["end_turn"]


@pytest.mark.rule("CT-5.2.7", "CT-5.2.8")
@pytest.mark.parametrize("die", range(1, 7))
def test_any_die_can_talk_to_nasty_and_so_must(die: int) -> None:
    state = quiet({"dice": [die], "placed": {f"area:cellar_{die}": [die]}}, {})
    assert asked(state, "area") == ["office_talk_to_nasty", "workshop_replace_order"]
    assert refused(state, "end_turn") == "CT-5.2.7"


@pytest.mark.rule("CT-5.2.8", "CT-6.3.5")
def test_the_free_shift_of_a_track_makes_a_placement_that_must_be_made() -> None:
    """R4."""
    state = stuck(kitchen=6)
    assert asked(state, "area") == ["cook_dragon_eggs"]
    assert refused(state, "end_turn") == "CT-5.2.7"
    assert asked(stuck(kitchen=5), "area") == []
    assert "end_turn" in names(stuck(kitchen=5))


@pytest.mark.rule("CT-5.2.8", "CT-6.6.4")
def test_a_request_for_dice_must_be_met_if_the_dice_fit_nowhere_else() -> None:
    state = stuck(says=["shine_my_boots"], nasty=3)
    assert asked(state, "says") == ["shine_my_boots"]
    assert asked(state, "area") == []
    assert refused(state, "end_turn") == "CT-5.2.7"
    play(state, "says:shine_my_boots")
    assert "end_turn" in names(state)


@pytest.mark.rule("CT-5.2.8", "CT-6.6.4")
def test_a_request_for_other_things_is_never_a_duty() -> None:
    state = stuck(says=["two_of_a_kind"], nasty=3, kitchen=6, ingredients={"beer": 2})
    assert asked(state, "area") == []  # no kitchen with that card
    assert "end_turn" in names(state)


@pytest.mark.rule("CT-5.2.8", "CT-8.1.12")
def test_an_own_task_card_must_be_used_if_the_dice_fit_nowhere_else() -> None:
    crowd = {"placed": {"area:cellar_6": [6], "area:chamber_talk_to_mrs_nasty": [1], "area:workshop_item": [1, 1]}}
    state = quiet(
        {"dice": [6], "tasks": ["peel_the_turnips"], "placed": NOWHERE["placed"]},
        crowd,
        options=CHAMBER,
        round=5,
        chamber=[{"task": task, "token": "mrs_nasty"} for task in ("skim_the_broth", "copy_a_map", "catch_the_rats")],
    )
    assert asked(state, "area") == []
    assert asked(state, "task") == ["peel_the_turnips"]
    assert refused(state, "end_turn") == "CT-5.2.7"


@pytest.mark.rule("CT-5.2.8", "CT-5.2.9", "CT-5.2.10")
@pytest.mark.parametrize("character", ["runaway_squire", "retired_miner", "quiet_poacher"])
def test_items_characters_and_modifiers_are_never_a_duty(character: str) -> None:
    """R4."""
    items = ["loaded_die", "clover", "rabbits_foot"]
    state = quiet({**NOWHERE, "items": items, "character": character, "modifiers": 3}, CROWD, options=CHAMBER)
    assert asked(state, "area") == []
    assert {"item:loaded_die", "character", "modifier", "end_turn"} <= set(names(state))
    play(state, "end_turn")
    assert state.player != 0 or look(state).turn != 0


@pytest.mark.rule("CT-5.2.7", "CT-5.2.8")
def test_a_die_that_was_made_to_fit_must_then_be_placed() -> None:
    state = stuck(items=["loaded_die"])
    assert "end_turn" in names(state)
    go(state, "item:loaded_die", "die:6?", "value:3")
    assert refused(state, "end_turn") == "CT-5.2.7"


@pytest.mark.rule("CT-5.2.9", "CT-5.2.10")
@pytest.mark.parametrize("dice_left", [[], [6, 6]])
def test_without_a_placement_the_other_actions_remain(dice_left: list[int]) -> None:
    player = {**NOWHERE, "dice": dice_left, "items": ["spare_key"], "order": "gravel_sour", "ingredients": GRAVEL}
    state = quiet(player, {**CROWD, "order": "goat_chaser"})
    assert set(names(state)) == {"end_turn", "complete", "item:spare_key"}
    play(state, "complete", "draw_order:hopping_gnome", "order:hopping_gnome", "item:spare_key", "take:wine")
    assert names(state) == ["end_turn"]


@pytest.mark.rule("CT-5.2.10", "CT-5.5.1")
def test_a_turn_does_not_end_while_a_decision_is_pending() -> None:
    state = quiet({"dice": [1]}, {"dice": [2]})
    play(state, "area:cellar_1")
    assert names(state) == ["take:fruit", "take:herbs"]
    assert refused(state, "end_turn") != ""
    play(state, "take:herbs")
    assert "end_turn" in names(state)


@pytest.mark.rule("CT-5.2.10", "CT-6.0.2")
def test_dice_that_were_taken_up_must_be_put_down() -> None:
    state = play(quiet({"dice": [1, 2, 3]}, {"dice": [2]}), "area:cellar_3")
    assert refused(state, "end_turn") != ""
    assert set(names(state)) == {"die:1", "die:2", "die:3"}


# ── whoever else is asked ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-5.5.1", "CT-8.1.10")
def test_a_decision_out_of_turn_stops_the_game_until_it_is_answered() -> None:
    """D14: asked is who is about to draw, in another's turn."""
    state = quiet({"dice": [4, 4]}, {}, {"nasty": 2, "mrs_nasty": 3}, options=CHAMBER, round=5)
    play(state, "area:office_talk_to_nasty", "player:3")
    assert state.player == 2
    assert look(state).turn == 0
    assert set(names(state)) == {"avoid", "none"}
    assert look(state, 0).options == []
    assert len(look(state, 2).options) == 2
    play(state, "avoid")
    assert state.player == 0
    assert (person(state, 2).nasty, person(state, 2).mrs_nasty, requests(state, 2)) == (3, 0, [])


@pytest.mark.rule("CT-5.5.1")
def test_a_card_may_be_drawn_although_it_could_be_avoided() -> None:
    """D14: declining."""
    state = quiet({"dice": [4, 4]}, {"nasty": 2, "mrs_nasty": 3}, options=CHAMBER, round=5)
    play(state, "area:office_talk_to_nasty", "none")
    assert state.player == FATE
    play(state, "draw_says:serve_already")
    assert (requests(state, 1), person(state, 1).mrs_nasty, state.player) == (["serve_already"], 3, 0)


@pytest.mark.rule("CT-5.5.1", "CT-8.1.10")
def test_two_tokens_are_too_few_to_be_asked() -> None:
    state = quiet({"dice": [4, 4]}, {"nasty": 2, "mrs_nasty": 2}, options=CHAMBER, round=5)
    play(state, "area:office_talk_to_nasty")
    assert asked(state, "draw_says") != []


@pytest.mark.rule("CT-5.5.1", "CT-6.0.11", "CT-6.7.4")
def test_the_active_player_is_asked_before_the_others() -> None:
    """D7 before D15: the Lurker is asked when the other has taken an ingredient."""
    state = quiet({"dice": [1]}, {"character": "cellar_lurker"})
    play(state, "area:cellar_1")
    assert (state.player, names(state)) == (0, ["take:fruit", "take:herbs"])
    play(state, "take:fruit")
    assert (state.player, names(state)) == (1, ["none", "take:fruit", "take:herbs"])
    play(state, "take:herbs")
    assert (held(state, 0), held(state, 1)) == ({"fruit": 1}, {"herbs": 1})
    assert (person(state, 1).uses, state.player) == (1, 0)


@pytest.mark.rule("CT-5.5.1", "CT-6.7.4")
def test_the_lurker_may_decline() -> None:
    """D15."""
    state = quiet({"dice": [1]}, {"character": "cellar_lurker"})
    play(state, "area:cellar_1", "take:fruit", "none")
    assert (held(state, 1), person(state, 1).uses, state.player) == ({}, 2, 0)


@pytest.mark.rule("CT-5.5.1", "CT-5.4.2")
@pytest.mark.parametrize(("first", "asks"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_several_decisions_at_once_are_made_in_turn_order(first: int, asks: list[int]) -> None:
    """R51, D14 at the end of a round."""
    people = [{"nasty": 2, "mrs_nasty": 3, "order": name} for name in ("hopping_gnome", "last_banner", "rootwalker")]
    state = quiet(*people, options=CHAMBER, round=5, phase="round_end", first=first)
    seen = []
    while "avoid" in names(state):
        seen.append(int(state.player))
        play(state, "avoid")
    assert seen == asks


@pytest.mark.rule("CT-5.5.1")
def test_only_who_decides_is_given_the_options() -> None:
    state = quiet({"dice": [1]}, {"dice": [2]}, {"dice": [3]})
    for seat in (1, 2, None):
        view = look(state, seat)
        assert view.prompt is not None
        assert (view.prompt.seat, view.options) == (0, [])
    assert [choice.name for choice in look(state, 0).options] == names(state)
