"""Sections 5.1, 5.3 and 5.4: how a round begins, in which order its turns follow, when and how it ends."""

from itertools import combinations
from random import Random
from typing import Any

import pytest
from tests.games.cavern_tavern.table import (
    AREAS,
    CARDS,
    CHAMBER,
    GAME,
    TASKS,
    arrange,
    asked,
    deal,
    dice,
    go,
    hall,
    held,
    look,
    mess,
    names,
    order_of,
    person,
    play,
    put,
    quiet,
    refused,
    requests,
    roll,
    roll_all,
    task,
)

from alehouse import FATE, State
from alehouse.games.cavern_tavern.view import CavernTavernView, PlayerView

SEVERAL = [2, 3, 4, 5, 6]
BIG = ("hopping_gnome", "last_banner", "rootwalker", "big_little_brother", "deep_vein_stout", "thousand_year_itch")
TASKS_OPEN: list[dict[str, Any]] = [
    {"task": "skim_the_broth", "token": "wine"},
    {"task": "copy_a_map", "token": "beer"},
    {"task": "catch_the_rats", "token": "mrs_nasty"},
]


def start(*players: dict[str, Any], options: dict[str, Any] | None = None, **given: Any) -> State:
    """A round about to begin."""
    return arrange(*players, options=options, phase="round_start", **{"round": 2, **given})


def over(*players: dict[str, Any], options: dict[str, Any] | None = None, **given: Any) -> State:
    """A round that is over, in round 5 unless told otherwise, cards being drawn at its end."""
    return quiet(*players, options=options, phase="round_end", **{"round": 5, **given})


def turns(state: State, most: int = 40) -> list[int]:
    """Whose turns there are to the end of the round, everybody placing one die at a time if possible."""
    seen: list[int] = []
    begun = look(state).round
    while look(state).round == begun and not state.is_over and len(seen) < most:
        seen.append(int(look(state).turn))
        while "end_turn" not in names(state):
            wanted = ("area:cellar", "area:office", "area:workshop_replace", "order:", "area:")
            play(
                state,
                next((name for kind in wanted for name in names(state) if name.startswith(kind)), names(state)[0]),
            )
        play(state, "end_turn")
    return seen


def last_die(**other: Any) -> State:
    """The first of two players has just placed the last die that fits and may end the turn; the second has a 6
    that fits nowhere, and whatever else is said."""
    state = quiet({"dice": [1]}, full(**other), options=CHAMBER)
    return play(state, "area:cellar_1", "take:fruit")


def full(**player: Any) -> dict[str, Any]:
    """A player with a 6 that fits nowhere, whose other dice are in the way."""
    lying = {"area:cellar_6": [6], "area:office_talk_to_nasty": [1], "area:workshop_replace_order": [1]}
    return {"dice": [6], "placed": lying, **player}


# ── the start ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-5.1.1", "CT-8.1.1")
@pytest.mark.parametrize("players", [1, 2, 6])
def test_the_chamber_opens_before_the_dice_of_round_four(players: int) -> None:
    state = over(*[{}] * players, options=CHAMBER, round=3, **({"automa": {"white": 1}} if players == 1 else {}))
    kinds = []
    while state.player == FATE and not asked(state, "rolled"):
        kinds.append(names(state)[0].split(":")[0])
        play(state, names(state)[0])
    assert look(state).round == 4
    assert [kinds.count(kind) for kind in ("draw_task", "token")] == [3, 3]
    assert look(state).chamber_open
    assert all(look(state).chamber)
    assert asked(state, "rolled")


@pytest.mark.rule("CT-5.1.1")
@pytest.mark.parametrize("after", [1, 2, 3])
def test_nothing_opens_in_another_round_or_without_the_expansion(after: int) -> None:
    for options in ({}, CHAMBER):
        if options and after == 3:
            continue
        state = over({}, {}, options=options, round=after)
        assert asked(state, "rolled")
        assert not look(state).chamber_open


@pytest.mark.rule("CT-5.1.1", "CT-8.1.13")
def test_the_chamber_opens_only_once() -> None:
    state = over({}, {}, options=CHAMBER, round=4, chamber=TASKS_OPEN)
    assert asked(state, "rolled")
    assert [card.id for card in look(state).chamber if card] == [card["task"] for card in TASKS_OPEN]


@pytest.mark.rule("CT-5.1.2", "CT-5.1.3")
@pytest.mark.parametrize(("number", "options"), [(2, {}), (2, CHAMBER), (5, {}), (5, CHAMBER)])
def test_alone_the_automa_rolls_first(number: int, options: dict[str, Any]) -> None:
    state = start({}, options=options, round=number, **({"chamber": TASKS_OPEN} if options and number > 3 else {}))
    colours = ["white", "yellow", "blue", "green", "red", *(["purple"] if options and number > 3 else [])]
    for count, _colour in enumerate(colours):
        assert [die.colour for die in look(state).automa if die.value] == colours[:count]
        play(state, "rolled:2")
    assert {die.colour: die.value for die in look(state).automa if die.value} == dict.fromkeys(colours, 2)
    roll(state, 3, 4, 5, 6)
    assert (state.player, dice(state, 0)) == (0, [3, 4, 5, 6])


@pytest.mark.rule("CT-5.1.2", "CT-8.2.6")
def test_what_the_automa_does_comes_before_the_players_roll() -> None:
    state = start({"nasty": 2}, round=2)
    roll(state, 1, 1, 1, 1, 6)
    assert asked(state, "draw_says")
    play(state, "draw_says:serve_already")
    assert asked(state, "rolled")
    assert (person(state, 0).nasty, requests(state, 0)) == (3, ["serve_already"])


@pytest.mark.rule("CT-5.1.3", "CT-9.1", "CT-12.8")
@pytest.mark.parametrize("players", SEVERAL)
@pytest.mark.parametrize("white", [0, 1])
def test_everybody_rolls_four_dice_and_one_the_white_one_too(players: int, white: int) -> None:
    state = start(*[{}] * players, white=white)
    for seat in range(players):
        roll(state, *[seat + 1] * 4)
    assert state.player == FATE
    roll(state, 6)
    assert state.player >= 0
    for viewer in (None, *range(players)):
        shown = look(state, viewer).players
        assert [[die.value for die in person.dice if not die.white] for person in shown] == [
            [seat + 1] * 4 for seat in range(players)
        ]
        assert [[die.value for die in person.dice if die.white] for person in shown] == [
            [6] if seat == white else [] for seat in range(players)
        ]


@pytest.mark.rule("CT-5.1.4", "CT-5.1.3")
@pytest.mark.parametrize("players", SEVERAL)
@pytest.mark.parametrize("first", [0, 1])
def test_turns_go_round_clockwise_until_the_round_ends(players: int, first: int) -> None:
    people = [{"order": BIG[seat], "taken": 2} for seat in range(players)]
    state = start(*people, round=2, first=first)
    roll_all(state, 4)
    seen = turns(state)
    assert len(seen) > players
    assert seen == [(first + number) % players for number in range(len(seen))]


@pytest.mark.rule("CT-5.1.5", "CT-6.3.1")
def test_a_marker_that_moves_counts_from_the_next_round() -> None:
    """R34."""
    people = [{"order": BIG[0], "dice": [6]}, {"order": BIG[1], "dice": [2]}, {"order": BIG[2], "dice": [3, 4, 5]}]
    state = quiet(*people, first=1, turn=2, white=0)
    put(state, "area:make_lunch", 3, 4)
    assert [player.first_player for player in look(state).players] == [False, False, True]
    assert look(state).starter == 1
    play(state, "end_turn")
    assert turns(state)[:3] == [0, 1, 2]
    roll_all(deal(state), 4)
    assert (look(state).round, state.player, look(state).starter) == (4, 2, 2)


@pytest.mark.rule("CT-5.1.5", "CT-5.4.7")
def test_the_marker_stays_where_it_is_unless_somebody_takes_it() -> None:
    """R34: it does not go round."""
    people = [{"order": BIG[seat], "vp": 5 - seat} for seat in range(3)]
    state = over(*people, first=1)
    roll_all(deal(state), 4)
    assert [player.first_player for player in look(state).players] == [False, True, False]
    assert state.player == 1


# ── the end: who can still place ──────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-5.3.1")
def test_the_round_ends_when_nobody_can_place_and_nobody_else_has_a_turn() -> None:
    state = quiet({"dice": [1]}, {}, {})
    play(state, "area:cellar_1", "take:fruit")
    assert (look(state).round, state.player) == (3, 0)
    play(state, "end_turn")
    assert look(state).round == 4


@pytest.mark.rule("CT-5.3.1")
def test_who_placed_the_last_dice_finishes_the_turn_first() -> None:
    """R3: the last ingredient may serve an order."""
    player = {"dice": [2], "order": "gravel_sour", "ingredients": {"beer": 1, "spirits": 1}, "items": ["spare_key"]}
    state = quiet(player, {})
    play(state, "area:cellar_2", "take:rocks", "complete", "draw_order:hopping_gnome")
    play(state, "order:hopping_gnome", "item:spare_key", "take:fruit")
    assert (look(state).round, person(state, 0).vp) == (3, 10 + 1)
    play(state, "end_turn")
    assert look(state).round == 4


@pytest.mark.rule("CT-5.3.1", "CT-5.3.3")
def test_the_round_goes_on_while_one_player_can_place() -> None:
    state = quiet({"dice": [1]}, {}, {"dice": [2]})
    play(state, "area:cellar_1", "take:fruit", "end_turn")
    assert (look(state).round, state.player) == (3, 1)
    play(state, "end_turn")
    assert (look(state).round, state.player) == (3, 2)
    play(state, "area:cellar_2", "take:rocks", "end_turn")
    assert look(state).round == 4


@pytest.mark.rule("CT-5.3.3")
def test_who_has_no_dice_may_do_the_rest() -> None:
    state = quiet({"dice": [1, 2]}, {"items": ["spare_key"]}, turn=1)
    assert "end_turn" in names(state)
    play(state, "item:spare_key", "take:wine", "order:toll_road_red", "end_turn")
    assert state.player == 0
    assert (held(state, 1), order_of(state, 1)) == ({"wine": 1}, "toll_road_red")


@pytest.mark.rule("CT-5.3.2", "CT-5.2.8")
def test_a_die_that_fits_only_by_the_shift_of_a_track_keeps_the_round_going() -> None:
    crowd = {"placed": {"area:cellar_6": [6], "area:prepare_rooms": [6, 6], "area:workshop_item": [1, 1]}}
    lying = {"area:office_talk_to_nasty": [1], "area:workshop_replace_order": [1]}
    cook = {"dice": [6, 6], "placed": lying}
    state = quiet({**cook, "kitchen": 6}, crowd, turn=1)
    play(state, "end_turn")
    assert (look(state).round, state.player) == (3, 0)
    state = quiet({**cook, "kitchen": 5}, crowd, turn=1)
    play(state, "end_turn")
    assert look(state).round == 4


@pytest.mark.rule("CT-5.3.2", "CT-6.6.4")
@pytest.mark.parametrize(("says", "number"), [("shine_my_boots", 3), ("stock_taking", 4), ("serve_already", 4)])
def test_only_a_request_for_dice_is_a_place_for_them(says: str, number: int) -> None:
    lying = {"area:cellar_6": [6], "area:office_talk_to_nasty": [1], "area:workshop_replace_order": [1]}
    holder = {"dice": [6, 6], "says": [says], "nasty": 3, "placed": lying}
    state = quiet({"placed": {"area:workshop_item": [1, 1]}}, holder)
    play(state, "end_turn")
    assert look(state).round == number


@pytest.mark.rule("CT-5.3.2", "CT-8.1.12")
def test_an_own_task_card_that_fits_keeps_the_round_going() -> None:
    lying = {"area:cellar_6": [6], "area:office_talk_to_nasty": [1], "area:workshop_replace_order": [1]}
    crowd = {"dice": [6], "placed": lying}
    blocker = {"placed": {"area:chamber_talk_to_mrs_nasty": [1]}}
    for tasks, number in (["peel_the_turnips"], 5), ([], 6):
        state = quiet(blocker, {**crowd, "tasks": tasks}, options=CHAMBER, round=5, chamber=TASKS_OPEN, white=0)
        play(state, "end_turn")
        assert look(state).round == number


# ── the last call ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-5.3.2", "CT-5.3.1")
def test_a_die_that_fits_nowhere_does_not_keep_the_round_going() -> None:
    state = play(last_die(), "end_turn")
    assert look(state).round == 4


@pytest.mark.rule("CT-5.3.2")
@pytest.mark.parametrize(
    "holding",
    [
        {"items": ["loaded_die"]},
        {"items": ["spare_key"]},  # any item: hands are hidden
        {"modifiers": 1},
        {"character": "runaway_squire"},
        {"character": "retired_miner"},
        {"character": "quiet_poacher"},
        {"character": "retired_miner", "uses": 1},
    ],
)
def test_who_might_still_make_a_die_fit_has_one_more_turn(holding: dict[str, Any]) -> None:
    """R4."""
    state = play(last_die(**holding), "end_turn")
    assert (look(state).round, state.player) == (3, 1)
    play(state, "end_turn")
    assert look(state).round == 4


@pytest.mark.rule("CT-5.3.2")
@pytest.mark.parametrize(
    "holding",
    [
        {"character": "hungry_cook"},
        {"character": "exiled_minstrel"},
        {"character": "cellar_lurker", "uses": 2},
        {"character": "retired_miner", "uses": 0},
        {"drinks": {"beer": 1}},
        {"mrs_nasty": 3},
        {"says": ["two_of_a_kind"]},
        {"ingredients": {"magic_potion": 2}},
    ],
)
def test_nothing_else_gives_a_last_call(holding: dict[str, Any]) -> None:
    state = go(last_die(**holding), "none?")
    play(state, "end_turn")
    assert look(state).round == 4


@pytest.mark.rule("CT-5.3.2")
@pytest.mark.parametrize("holding", [{"items": ["loaded_die"]}, {"modifiers": 1}, {"character": "runaway_squire"}])
def test_without_a_die_there_is_no_last_call(holding: dict[str, Any]) -> None:
    state = quiet({"dice": [1]}, holding, options=CHAMBER)
    play(state, "area:cellar_1", "take:fruit", "end_turn")
    assert look(state).round == 4


@pytest.mark.rule("CT-5.3.2")
@pytest.mark.parametrize("holding", [{"items": ["loaded_die"]}, {"modifiers": 1}, {"character": "runaway_squire"}])
def test_the_last_call_can_be_switched_off(holding: dict[str, Any]) -> None:
    state = quiet({"dice": [1]}, full(**holding), options={**CHAMBER, "last_call": "off"})
    play(state, "area:cellar_1", "take:fruit", "end_turn")
    assert look(state).round == 4


@pytest.mark.rule("CT-5.3.2")
def test_the_last_call_is_the_default() -> None:
    assert GAME.new(players=2, seed=1).record().options["last_call"] == "on"


@pytest.mark.rule("CT-5.3.2")
def test_the_turn_of_the_last_placement_is_no_turn_since() -> None:
    """The placer with a die left and an item gets another turn, after everybody else."""
    placer = {"dice": [1, 6], "items": ["loaded_die"], "placed": {"area:cellar_6": [6]}}
    lying = {"area:office_talk_to_nasty": [1], "area:workshop_replace_order": [1], "area:workshop_item": [1, 1]}
    state = quiet(placer, {"placed": lying})
    play(state, "area:cellar_1", "take:fruit", "end_turn")
    assert (look(state).round, state.player) == (3, 1)
    play(state, "end_turn")
    assert (look(state).round, state.player) == (3, 0)
    play(state, "end_turn")
    assert look(state).round == 4


@pytest.mark.rule("CT-5.3.2")
def test_a_placement_in_the_last_call_calls_anew() -> None:
    """Both have a die that fits nowhere and an item; when one makes it fit, the other gets a turn again."""
    crowd = {"area:cellar_6": [6], "area:office_talk_to_nasty": [1], "area:workshop_replace_order": [1]}
    state = quiet(
        {"dice": [6], "items": ["loaded_die"], "placed": crowd},
        {"dice": [6], "items": ["spare_key"], "placed": {"area:workshop_item": [1, 1]}},
        white=1,
    )
    go(state, "item:loaded_die", "die:6?", "value:3", "area:cellar_3", "take:mead", "end_turn")
    assert (look(state).round, state.player) == (3, 1)
    play(state, "end_turn")
    assert look(state).round == 4


@pytest.mark.rule("CT-5.3.2")
def test_a_turn_that_was_had_since_the_last_placement_was_the_last_call() -> None:
    """Three players: the second had a turn since and gets no other while the third has theirs."""
    crowd = {"area:cellar_6": [6], "area:office_talk_to_nasty": [1], "area:workshop_replace_order": [1]}
    state = quiet(
        {"dice": [1], "placed": {"area:workshop_item": [1, 1]}},
        {"dice": [6], "items": ["spare_key"], "placed": {**crowd}},
        {"dice": [6], "items": ["loaded_die"], "placed": {"area:cellar_6": [6]}},
    )
    play(state, "area:cellar_1", "take:fruit", "end_turn")
    assert state.player == 1
    play(state, "end_turn")
    assert (look(state).round, state.player) == (3, 2)
    play(state, "end_turn")
    assert look(state).round == 4


@pytest.mark.rule("CT-5.3.2")
def test_alone_an_item_gives_a_last_call_too() -> None:
    lying = {"area:cellar_6": [6], "area:workshop_replace_order": [1]}
    state = quiet({"dice": [1, 6], "items": ["loaded_die"], "placed": lying}, automa={"white": 1, "red": 6})
    play(state, "area:cellar_1", "take:fruit", "end_turn")
    assert (look(state).round, state.player) == (3, 0)
    play(state, "end_turn")
    assert look(state).round == 4


# ── extra turns ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-5.3.4")
def test_an_extra_turn_comes_directly_and_has_its_own_placement() -> None:
    state = quiet({"dice": [1, 2], "items": ["sand_clock"]}, {"dice": [3]}, {"dice": [4]})
    play(state, "item:sand_clock", "area:cellar_1", "take:fruit")
    assert person(state, 0).extra_turns == 1
    play(state, "end_turn")
    assert (state.player, look(state).turn, look(state).placed) == (0, 0, False)
    assert refused(state, "end_turn") == "CT-5.2.7"
    play(state, "area:cellar_2", "take:rocks", "end_turn")
    assert state.player == 1


@pytest.mark.rule("CT-5.3.4", "CT-5.2.5")
def test_an_extra_turn_is_never_the_first_of_the_round() -> None:
    """R54: it begins without an order and yet none need be taken."""
    served = {"rocks": 1, "beer": 1, "spirits": 1}
    state = quiet(
        {"dice": [1, 2], "items": ["sand_clock"], "turns": 0, "ingredients": served}, {"dice": [3], "turns": 0}
    )
    play(state, "order:gravel_sour", "complete", "draw_order:hopping_gnome", "item:sand_clock")
    play(state, "area:cellar_1", "take:fruit", "end_turn")
    assert state.player == 0
    assert "area:cellar_2" in names(state)
    play(state, "area:cellar_2", "take:rocks", "end_turn")
    assert state.player == 1
    assert refused(state, "area:cellar_3") == "CT-5.2.4"


@pytest.mark.rule("CT-5.3.4")
def test_an_extra_turn_is_lost_if_the_round_ends() -> None:
    """R54."""
    state = quiet({"dice": [1], "items": ["sand_clock"]}, {})
    play(state, "item:sand_clock", "area:cellar_1", "take:fruit", "end_turn")
    assert look(state).round == 4
    roll_all(state)
    assert person(state, 0).extra_turns == 0
    play(state, names(state)[0], "area:cellar_3", "take:mead", "end_turn")
    assert state.player == 1


@pytest.mark.rule("CT-5.3.4", "CT-5.3.1")
def test_an_extra_turn_is_had_if_anybody_can_still_place() -> None:
    state = quiet({"dice": [1], "items": ["sand_clock", "spare_key"]}, {"dice": [2]})
    play(state, "item:sand_clock", "area:cellar_1", "take:fruit", "end_turn")
    assert (state.player, look(state).turn) == (0, 0)
    play(state, "item:spare_key", "take:wine", "end_turn")
    assert state.player == 1


@pytest.mark.rule("CT-5.3.5")
def test_the_first_turn_is_given_although_nobody_can_place() -> None:
    """R3: the second player has no turn in this round."""
    state = quiet({"turns": 0}, {"turns": 0})
    assert (state.player, look(state).turn) == (0, 0)
    assert {name.split(":")[0] for name in names(state)} == {"order", "from_deck"}
    play(state, "order:gravel_sour", "end_turn")
    assert look(state).round == 4
    assert order_of(state, 1) == ""


@pytest.mark.rule("CT-5.3.5", "CT-5.3.1")
def test_everybody_has_a_turn_if_anybody_can_place() -> None:
    state = quiet(
        {"turns": 0, "order": BIG[0]}, {"turns": 0, "order": BIG[1]}, {"dice": [1], "turns": 0, "order": BIG[2]}
    )
    assert turns(state) == [0, 1, 2]


# ── ROUND_END ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-5.4.1", "CT-12.16")
@pytest.mark.parametrize(
    ("number", "time"),
    [(1, "10:20 pm"), (3, "11:00 pm"), (4, "11:20 pm"), (6, "12:00 am"), (8, "12:40 am"), (9, "1:00 am")],
)
def test_the_clock_moves_on_by_one_round(number: int, time: str) -> None:
    state = over({}, {}, round=number)
    assert (look(state).round, look(state).time) == (number + 1, time)


@pytest.mark.rule("CT-5.4.2")
@pytest.mark.parametrize("players", range(1, 7))
def test_an_open_order_costs_a_step_on_the_nasty_track(players: int) -> None:
    people: list[dict[str, Any]] = [{"order": BIG[seat]} if seat % 2 == 0 else {} for seat in range(players)]
    state = over(*people, **({"automa": {"white": 5}} if players == 1 else {}))
    deal(state)
    assert [person.nasty for person in look(state).players] == [1 - seat % 2 for seat in range(players)]


@pytest.mark.rule("CT-5.4.2", "CT-6.6.2")
def test_the_move_of_the_round_end_draws_a_request() -> None:
    state = over({"order": BIG[0], "nasty": 2}, {"nasty": 2})
    assert asked(state, "draw_says")
    play(state, "draw_says:stock_taking")
    assert (requests(state, 0), requests(state, 1)) == (["stock_taking"], [])
    assert asked(state, "rolled")


@pytest.mark.rule("CT-5.4.2")
def test_an_order_that_was_just_taken_counts_too() -> None:
    state = quiet({"dice": [1]}, {})
    play(state, "order:gravel_sour", "area:cellar_1", "take:fruit", "end_turn")
    assert [person.nasty for person in look(state).players] == [1, 0]


@pytest.mark.rule("CT-5.4.3", "CT-6.1.9", "CT-6.1.7")
@pytest.mark.parametrize(
    ("order", "patience", "loss"),
    [("gravel_sour", 4, 10), ("harbour_rumour", 5, 15), ("pickaxe_sling", 6, 21), ("hopping_gnome", 7, 28)],
)
def test_an_order_is_forgotten_when_its_patience_ends(order: str, patience: int, loss: int) -> None:
    state = over({"order": order, "taken": 2, "table": 3, "vp": 40}, {}, round=1 + patience)
    assert asked(state, "draw_order")
    play(state, "draw_order:swan_feather")
    assert (person(state, 0).vp, order_of(state, 0)) == (40 - loss, "")
    assert hall(state)[2] == "swan_feather"
    assert look(state).orders_discarded == [order]
    assert (person(state, 0).completed_count, person(state, 0).nasty) == (0, 1)
    early = over({"order": order, "taken": 2, "table": 3, "vp": 40}, {}, round=patience)
    assert asked(early, "rolled")
    assert (person(early, 0).vp, order_of(early, 0), hall(early)[2]) == (40, order, "@0")


@pytest.mark.rule("CT-5.4.3", "CT-7.9")
def test_a_forgotten_order_may_cost_more_than_one_has() -> None:
    """R18."""
    given: dict[str, Any] = {"round": 5}
    state = deal(over({"order": "gravel_sour", "taken": 2, "vp": 4}, {}, **given))
    assert person(state, 0).vp == -6
    state = deal(over({"order": "gravel_sour", "taken": 2, "vp": 4}, {}, options={"negative_scores": "off"}, **given))
    assert person(state, 0).vp == 0


@pytest.mark.rule("CT-5.4.3", "CT-5.2.4")
def test_who_lost_an_order_takes_another_in_the_next_round() -> None:
    state = over({"order": "gravel_sour", "taken": 2}, {}, round=5)
    play(state, "draw_order:swan_feather")
    roll_all(state)
    assert (state.player, {name.split(":")[0] for name in names(state)}) == (0, {"order", "from_deck"})
    play(state, "order:swan_feather")
    order = person(state, 0).order
    assert order is not None
    assert (order.taken, order.late) == (6, 0)


@pytest.mark.rule("CT-5.4.4")
@pytest.mark.parametrize("players", SEVERAL)
def test_everybody_takes_the_dice_back(players: int) -> None:
    lying = {"area:cellar_1": [1], "area:office_talk_to_nasty": [2], "says:shine_my_boots": [3, 3]}
    state = quiet({"placed": lying}, *[{"dice": []}] * (players - 1))
    play(state, "end_turn")
    assert look(state).round == 4
    assert [space for place in look(state).areas for space in place.spaces if space.used] == []
    assert [person.spent for person in look(state).players] == [[]] * players
    roll_all(state, 5)
    assert sorted(len(dice(state, seat)) for seat in range(players)) == [4] * (players - 1) + [5]


@pytest.mark.rule("CT-5.4.4")
def test_dice_that_were_not_placed_are_rolled_anew() -> None:
    state = play(last_die(), "end_turn")
    roll_all(deal(state), 2)
    assert dice(state, 0) + dice(state, 1) == [2] * 9


@pytest.mark.rule("CT-5.4.5", "CT-8.2.2", "CT-6.1.9")
def test_alone_the_order_under_the_white_die_is_discarded() -> None:
    state = over({}, automa={"white": 3, "yellow": 2, "red": 1})
    assert asked(state, "draw_order")
    assert len(look(state).orders_discarded) == 1
    play(state, "draw_order:swan_feather")
    assert hall(state)[2] == "swan_feather"
    assert all(die.bars == "" for die in look(state).automa)
    assert [place.id for place in look(state).areas if place.blocked] == []
    assert asked(state, "rolled")


@pytest.mark.rule("CT-5.4.5")
def test_alone_all_other_orders_stay() -> None:
    before = ["toll_road_red", "gravel_sour", "burrow_cordial", "crystal_tear", "firefly_jar", "goat_chaser"]
    state = over({}, mess=before, automa={"white": 6})
    play(state, "draw_order:swan_feather")
    assert mess(state) == [*before[:5], "swan_feather"]
    assert look(state).orders_discarded == ["goat_chaser"]


@pytest.mark.rule("CT-5.4.5", "CT-6.1.9")
def test_alone_the_last_order_there_is_comes_back_from_under_the_white_die() -> None:
    state = over({}, mess=["", "gravel_sour", "", "", "", ""], orders_deck=[], automa={"white": 2})
    assert names(state) == ["draw_order:gravel_sour"]
    play(state, "draw_order:gravel_sour")
    assert hall(state) == ["", "gravel_sour", "", "", "", ""]


@pytest.mark.rule("CT-5.4.6", "CT-8.1.5", "CT-8.1.7", "CT-8.1.13")
def test_used_task_cards_go_to_their_players_and_are_replaced() -> None:
    cards = [{**TASKS_OPEN[0], "user": 1}, TASKS_OPEN[1], {**TASKS_OPEN[2], "user": 0}]
    state = over({}, {}, options=CHAMBER, chamber=cards)
    play(state, "draw_task:repaint_the_sign", "token:mrs_nasty", "draw_task:mend_the_chimney", "token:wine")
    assert [card.id for card in person(state, 0).tasks] == ["catch_the_rats"]
    assert [card.id for card in person(state, 1).tasks] == ["skim_the_broth"]
    assert [(card.id, card.token) for card in look(state).chamber if card] == [
        ("repaint_the_sign", "mrs_nasty"),
        ("copy_a_map", "beer"),
        ("mend_the_chimney", "wine"),
    ]
    assert task(state, "catch_the_rats").user == -1


@pytest.mark.rule("CT-5.4.6", "CT-8.1.6")
def test_a_fourth_task_card_is_one_too_many() -> None:
    """D16: which, is the player's choice, the new one included; one must go."""
    old = ["peel_the_turnips", "trim_the_candles", "carve_the_boar"]
    state = over({}, {"tasks": old}, options=CHAMBER, chamber=[{**TASKS_OPEN[0], "user": 1}, *TASKS_OPEN[1:]])
    assert state.player == 1
    assert set(names(state)) == {f"task:{name}" for name in (*old, "skim_the_broth")}
    play(state, "task:carve_the_boar")
    assert {card.id for card in person(state, 1).tasks} == {"peel_the_turnips", "trim_the_candles", "skim_the_broth"}
    assert asked(state, "draw_task")


@pytest.mark.rule("CT-5.4.7", "CT-12.17")
@pytest.mark.parametrize(
    ("points", "first", "white"),
    [
        ([3, 1, 2], 0, 1),
        ([1, 2, 3], 0, 0),
        ([3, 3, 3], 0, 2),  # ties: the last in turn order
        ([3, 3, 3], 1, 0),
        ([3, 3, 3], 2, 1),
        ([2, 2, 5], 0, 1),
        ([2, 2, 5], 1, 0),
        ([2, 5, 2], 2, 0),
        ([2, 5, 2], 1, 0),
        ([-3, 5, 2], 1, 0),
        ([-3, -5, -4], 1, 1),
    ],
)
def test_the_white_die_goes_to_who_has_fewest_points(points: list[int], first: int, white: int) -> None:
    """R17."""
    state = over(*({"vp": vp} for vp in points), first=first)
    assert [player.white_die for player in look(state).players] == [seat == white for seat in range(3)]
    roll_all(state)
    assert [len(dice(state, seat)) for seat in range(3)] == [4 + (seat == white) for seat in range(3)]


@pytest.mark.rule("CT-5.4.7", "CT-5.4.8", "CT-5.4.3")
def test_the_white_die_is_given_after_the_losses_for_forgotten_orders() -> None:
    state = over({"vp": 11}, {"vp": 20, "order": "gravel_sour", "taken": 2}, round=5, white=0)
    deal(state)
    assert person(state, 1).vp == 10
    assert [player.white_die for player in look(state).players] == [False, True]


@pytest.mark.rule("CT-5.4.7", "CT-5.1.5")
def test_a_tie_for_the_white_die_looks_at_the_coming_round() -> None:
    """R17: the marker has moved to the second seat in this round, so the first seat will be last."""
    state = over({"vp": 4}, {"vp": 4}, {"vp": 4}, starter=0, first=1)
    assert [player.white_die for player in look(state).players] == [True, False, False]


@pytest.mark.rule("CT-5.4.7", "CT-4.3.2")
def test_alone_nobody_has_the_white_die() -> None:
    state = deal(over({"vp": -5}, automa={"white": 1}))
    roll_all(state)
    assert not person(state, 0).white_die
    assert len(dice(state, 0)) == 4


@pytest.mark.rule("CT-5.4.8", "CT-5.4.2", "CT-5.4.3")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_all_move_down_before_any_order_is_forgotten(first: int, order: list[int]) -> None:
    """R50, R51: first all Nasty moves with their draws, then all forgotten orders, in turn order each time."""
    late = [("gravel_sour", 1), ("goat_chaser", 2), ("firefly_jar", 3)]
    people = [{"order": name, "taken": 2, "table": space, "nasty": 2, "vp": 30} for name, space in late]
    state = over(*people, round=5, starter=0, first=first)
    for card, seat in zip(("stock_taking", "serve_already", "my_back_hurts"), order):
        assert order_of(state, 0) == "gravel_sour"
        assert [player.vp for player in look(state).players] == [30, 30, 30]
        play(state, f"draw_says:{card}")
        assert requests(state, seat) == [card]
    for new, seat in zip(("swan_feather", "harp_string", "mine_cart"), order):
        assert asked(state, "draw_order")
        play(state, f"draw_order:{new}")
        assert hall(state)[seat] == new
    assert [player.vp for player in look(state).players] == [20, 20, 20]
    assert asked(state, "rolled")


@pytest.mark.rule("CT-5.4.8", "CT-5.4.3", "CT-5.4.5")
def test_alone_a_forgotten_order_is_replaced_before_the_blocked_one_goes() -> None:
    state = over({"order": "hopping_gnome", "taken": 1, "table": 2}, round=7, automa={"white": 6})
    assert asked(state, "draw_order")
    assert look(state).orders_discarded == ["hopping_gnome"]
    play(state, "draw_order:swan_feather")
    assert hall(state)[1] == "swan_feather"
    assert len(look(state).orders_discarded) == 2
    play(state, "draw_order:harp_string")
    assert hall(state)[5] == "harp_string"


# ── after round 10 ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-5.4.1", "CT-5.4.2", "CT-5.4.3", "CT-7.1", "CT-12.16")
def test_nothing_of_the_round_end_happens_after_the_tenth() -> None:
    """R5: no Nasty move, nothing is forgotten."""
    late = {"order": "gravel_sour", "taken": 7, "vp": 40, "nasty": 2, "dice": [1]}
    state = quiet(late, {"nasty": 0}, round=10)
    play(state, "area:cellar_1", "take:fruit", "end_turn")
    assert state.is_over
    assert look(state).round == 10
    assert person(state, 0).nasty == 2
    assert requests(state, 0) == []
    assert look(state).result.scores[0].total == 40 - 2
    assert look(state).phase == "over"


@pytest.mark.rule("CT-5.4.2", "CT-6.6.3")
@pytest.mark.parametrize(("draws", "cards"), [("off", 0), ("on", 1)])
def test_the_move_that_opens_round_ten_draws_only_by_option(draws: str, cards: int) -> None:
    """R6."""
    state = over({"order": BIG[0], "taken": 8, "nasty": 2}, {}, round=9, options={"last_round_draw": draws})
    assert bool(asked(state, "draw_says")) == bool(cards)
    deal(state)
    assert (look(state).round, person(state, 0).nasty, len(requests(state, 0))) == (10, 3, cards)


# ── whole games against a second reading of the rules ─────────────────────────────────────────────────


REQUESTS = {card["id"]: card["request"] for card in CARDS["nasty_says"]}
ON_DICE = {"reroll", "set_die", "ignore_occupancy"}
DICE_CHARACTERS = {card["id"] for card in CARDS["character"] if ON_DICE & {effect["op"] for effect in card["effects"]}}


def makes(values: tuple[int, ...], wanted: int, shift: int) -> bool:
    """Whether dice make a sum when one of them may count up to `shift` more or less."""
    off = wanted - sum(values)
    return off == 0 or (abs(off) <= shift and any(1 <= value + off <= 6 for value in values))


def answers(values: list[int], chosen: list[tuple[int, ...]], request: dict[str, Any]) -> bool:
    """Whether some of these dice fulfil a request (CT-6.6.10)."""
    kind = request["kind"]
    if kind == "dice_count":
        return len(values) >= int(request["n"])
    if kind == "dice_sum_exact":
        return any(sum(some) == request["value"] for some in chosen)
    if kind == "dice_sum_min":
        return sum(values) >= int(request["value"])
    return bool(kind == "dice_pair" and len(set(values)) < len(values))


def does_something(view: CavernTavernView, name: str) -> bool:
    """CT-6.0.4"""
    piles = {pile.id: pile.left for pile in view.piles}
    items = view.items_left + len(view.items_discarded)
    if AREAS[name]["section"] == "cellar":
        return any(piles[kind] for kind in AREAS[name]["effects"][0]["from"])
    if name == "workshop_replace_order":
        there = any(space.order and not space.blocked for space in view.mess)
        return there and view.orders_left + len(view.orders_discarded) > 0
    needs = {"workshop_item": items, "workshop_magic_potion": items + piles["magic_potion"]}
    return needs.get(name, 1) > 0


def places(view: CavernTavernView, seat: int) -> set[str]:
    """Every area or card on which a player could put dice now (CT-5.2.8)."""
    player = view.players[seat]
    values = [die.value for die in player.dice]
    chosen = [some for size in range(1, len(values) + 1) for some in combinations(values, size)]
    shift = {
        "kitchen": (player.kitchen >= 6) + (player.kitchen >= 9),
        "chore": (player.chore >= 6) + (player.chore >= 9),
    }
    found = set()
    for place in view.areas:
        card = AREAS[place.id]
        closed = place.section == "chamber" and not view.chamber_open
        closed |= bool(player.says) and place.section in ("kitchen", "chore")
        if closed or place.blocked or all(space.used for space in place.spaces) or not does_something(view, place.id):
            continue
        if "dice_count" in card:
            fit = len(values) >= card["dice_count"]
        else:
            fit = any(makes(some, card["dice_sum"], shift.get(card.get("track", ""), 0)) for some in chosen)
        found |= {f"area:{place.id}"} if fit else set()
    cards = {f"area:chamber_task_{number}": card for number, card in enumerate(view.chamber, 1)}
    cards |= {f"task:{card.id}": card for card in player.tasks}
    for name, task_card in cards.items():
        if task_card and task_card.user < 0 and not task_card.blocked:
            wanted, off = TASKS[task_card.id]["dice_sum"], shift.get(TASKS[task_card.id]["track"], 0)
            found |= {name} if any(makes(some, wanted, off) for some in chosen) else set()
    return found | {f"says:{card.id}" for card in player.says if answers(values, chosen, REQUESTS[card.id])}


def offered(state: State) -> set[str]:
    """Every area or card on which dice may be put, as the game offers them."""
    cards = {name for name in names(state) if name.startswith("says:")}
    cards = {name for name in cards if REQUESTS[name.split(":")[1]]["kind"].startswith("dice")}
    return cards | {name for name in names(state) if name.startswith(("area:", "task:"))}


def called(player: PlayerView) -> bool:
    """Whether a player could still change dice (CT-5.3.2)."""
    character = player.uses > 0 and player.character in DICE_CHARACTERS
    return bool(player.dice) and bool(player.items or player.modifiers or character)


@pytest.mark.rule(
    "CT-5.2.7", "CT-5.2.8", "CT-5.3.1", "CT-5.3.2", "CT-5.3.3", "CT-5.3.4", "CT-5.1.4", "CT-6.0.4", "CT-12.14"
)
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, CHAMBER),
        (2, {}),
        (2, CHAMBER),
        (3, {"last_call": "off", **CHAMBER}),
        (4, CHAMBER),
        (6, CHAMBER),
    ],
)
def test_whole_games_agree_with_a_second_reading(players: int, options: dict[str, Any]) -> None:
    """Random games: what may be placed, when a turn may end, when the round does, and whose turn is next."""
    state, chance = GAME.new(players=players, seed=players, **options), Random(players)
    number, had = 0, set[int]()  # who had a turn since the last placement
    while not state.is_over:
        view = look(state)
        if view.round != number:
            number, had = view.round, set()
        deciding = view.phase == "turns" and view.prompt is not None and view.prompt.clause == "CT-5.2.1"
        duty = all(name.startswith("order:") or name == "from_deck" for name in names(state))
        if deciding and not duty and not view.placed and not view.players[state.player].crowding:
            assert offered(state) == places(view, state.player)
            assert ("end_turn" in names(state)) == (not offered(state))
        move = chance.choice(names(state))
        play(state, move)
        if move != "end_turn":
            continue
        had = set() if view.placed else had | {view.turn}
        goes_on = any(
            places(view, player.seat)
            or (options.get("last_call") != "off" and called(player) and player.seat not in had)
            for player in view.players
        )
        now = look(state)
        assert goes_on == (not state.is_over and (now.round, now.phase) == (view.round, "turns"))
        if goes_on:
            extra = view.players[view.turn].extra_turns > 0
            assert now.turn == (view.turn if extra else (view.turn + 1) % players)
