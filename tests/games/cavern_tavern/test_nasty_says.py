"""Section 6.6: the Nasty track, when a Nasty Says card is drawn, what it forbids, and each of the 15 requests."""

from itertools import combinations
from typing import Any, Final

import pytest
from tests.games.cavern_tavern.table import (
    CARDS,
    CHAMBER,
    CHORE,
    GAME,
    KITCHEN,
    arrange,
    asked,
    deal,
    dice,
    hand,
    held,
    left,
    look,
    mess,
    names,
    person,
    place,
    play,
    position,
    quiet,
    refused,
    requests,
    roll_all,
)

from alehouse import FATE, State
from alehouse.games import with_cards

SAYS: Final = tuple(card["id"] for card in CARDS["nasty_says"])
NAMED: Final = {
    "bring_me_breakfast": ("fruit", "beer"),
    "my_back_hurts": ("herbs", "mead"),
    "something_sweet": ("syrup", "wine"),
    "on_the_rocks": ("rocks", "spirits"),
    "a_gift_for_the_missus": ("nectar", "liqueur"),
    "only_the_best": ("elixir", "ambrosia"),
}
WITH_DICE: Final = ("shine_my_boots", "count_the_coppers", "carry_me_to_bed", "mind_the_twins")


def denounced(before: int, **given: Any) -> State:
    """After Talk to Nasty: the second player has moved one space down."""
    victim = {"nasty": before, **given.pop("victim", {})}
    return place(quiet({"dice": [6], "nasty": given.pop("mine", 0)}, victim, **given), "area:office_talk_to_nasty", 6)


def draws(state: State) -> bool:
    """Whether a Nasty Says card is being drawn."""
    return state.player == FATE and bool(asked(state, "draw_says"))


def placements(state: State, target: str) -> set[tuple[int, ...]]:
    """Every set of dice that can be placed there, found by trying all choices."""
    found: set[tuple[int, ...]] = set()
    start = dice(state, 0)

    def explore(now: State) -> None:
        if look(now).placing is None:
            rest = dice(now, 0)
            gone = start.copy()
            for value in rest:
                gone.remove(value)
            found.add(tuple(gone))
            return
        for name in names(now):
            explore(play(now.copy(), name))

    if target in names(state):
        explore(play(state.copy(), target))
    return found


def subsets(values: list[int]) -> set[tuple[int, ...]]:
    return {tuple(sorted(some)) for n in range(1, len(values) + 1) for some in combinations(values, n)}


# ── the track ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.6.1", "CT-6.6.2")
@pytest.mark.parametrize("before", range(10))
def test_down_adds_one_and_3_6_and_9_bring_a_card(before: int) -> None:
    state = denounced(before)
    assert person(state, 1).nasty == before + 1
    assert draws(state) is (before + 1 in (3, 6, 9))
    if draws(state):
        assert len(asked(state, "draw_says")) == 15
        play(state, "draw_says:something_sweet")
        assert requests(state, 1) == ["something_sweet"]
        for seat in (None, 0, 1):  # it is shown
            assert [card.id for card in look(state, seat).players[1].says] == ["something_sweet"]
        assert look(state).says_left == 14
    else:
        assert requests(state, 1) == []


@pytest.mark.rule("CT-6.6.1")
def test_nobody_moves_past_an_end() -> None:
    state = denounced(10, mine=0)
    assert (person(state, 0).nasty, person(state, 1).nasty) == (0, 10)
    state = play(quiet({"items": ["box_of_cigars"], "nasty": 1}, {}), "item:box_of_cigars")
    assert person(state, 0).nasty == 0


@pytest.mark.rule("CT-6.6.1", "CT-6.6.2")
def test_several_spaces_down_are_made_one_by_one() -> None:
    """With a card file in which the Dwarven Mug moves the opponent 4 down: past 3, on to 6."""
    text = GAME.card_file.text.replace(
        '{ op = "nasty", target = "self", n = -2 }, { op = "nasty", target = "opponent", n = 1 }',
        '{ op = "nasty", target = "self", n = -2 }, { op = "nasty", target = "opponent", n = 4 }',
    )
    assert text != GAME.card_file.text
    given = position({"items": ["dwarven_mug"], "nasty": 2, "dice": []}, {"nasty": 2, "dice": []}, round=3)
    state = with_cards("cavern_tavern", text).arrange(given, players=2, fate="open")
    play(state, "item:dwarven_mug")
    assert (person(state, 1).nasty, draws(state)) == (3, True)
    play(state, "draw_says:serve_already")
    assert (person(state, 1).nasty, draws(state)) == (6, True)
    play(state, "draw_says:two_of_a_kind")
    assert sorted(requests(state, 1)) == ["serve_already", "two_of_a_kind"]
    assert person(state, 1).nasty == 6


@pytest.mark.rule("CT-6.6.2")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_open_order_at_the_round_end_may_bring_a_card(seat: int) -> None:
    people: list[dict[str, Any]] = [{}, {}, {}]
    people[seat] = {"order": "hopping_gnome", "nasty": 5}
    state = play(quiet(*people), "end_turn")
    assert draws(state)
    play(state, "draw_says:mind_the_twins")
    assert [requests(state, who) for who in range(3)] == [["mind_the_twins"] if who == seat else [] for who in range(3)]


@pytest.mark.rule("CT-6.6.3")
@pytest.mark.parametrize("at", [3, 6, 9])
def test_a_position_reached_before_brings_no_other_card(at: int) -> None:
    again = denounced(at - 1, victim={"reached": [at]})
    assert (person(again, 1).nasty, draws(again)) == (at, False)
    first = denounced(at - 1, victim={"reached": [other for other in (3, 6, 9) if other != at]})
    assert draws(first)


@pytest.mark.rule("CT-6.6.3")
def test_up_and_down_again_brings_no_second_card() -> None:
    """Down to 3 in the first player's turn, up by a note in one's own, down again by the order at the round's end."""
    victim = {"nasty": 2, "items": ["forged_note"], "order": "hopping_gnome", "dice": [5]}
    state = place(quiet({"dice": [6]}, victim), "area:office_talk_to_nasty", 6)
    play(state, "draw_says:serve_already", "end_turn")
    assert look(state).turn == 1
    play(state, "item:forged_note", "option:2", "area:cellar_5", "take:beer")
    assert person(state, 1).nasty == 2
    play(state, "end_turn")
    assert look(state).round == 4
    assert person(state, 1).nasty == 3
    assert not draws(state)
    assert requests(state, 1) == ["serve_already"]


@pytest.mark.rule("CT-6.6.3")
@pytest.mark.parametrize("option", ["off", "on"])
@pytest.mark.parametrize("before", [2, 5, 8])
def test_nothing_is_drawn_in_round_10(before: int, option: str) -> None:
    state = denounced(before, round=10, options={"last_round_draw": option})
    assert (person(state, 1).nasty, draws(state)) == (before + 1, False)
    state = denounced(before, round=9, options={"last_round_draw": option})
    assert draws(state)


@pytest.mark.rule("CT-6.6.3")
@pytest.mark.parametrize("option", ["off", "on"])
def test_the_move_that_opens_round_10_draws_only_if_the_table_wants_it(option: str) -> None:
    state = quiet({"order": "hopping_gnome", "nasty": 2}, {}, round=9, options={"last_round_draw": option})
    play(state, "end_turn")
    assert person(state, 0).nasty == 3
    assert draws(state) is (option == "on")
    state = quiet({"order": "hopping_gnome", "nasty": 2}, {}, round=8, options={"last_round_draw": option})
    assert draws(play(state, "end_turn"))


# ── what a request forbids ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.6.4")
@pytest.mark.parametrize("request_card", SAYS)
def test_with_a_request_no_dice_go_to_kitchen_or_chores(request_card: str) -> None:
    free = quiet({"dice": [3, 4, 6, 5]}, {})
    areas = {f"area:{name}" for name in (*KITCHEN, *CHORE)}
    assert len(areas & set(names(free))) >= 8
    state = quiet({"dice": [3, 4, 6, 5], "says": [request_card]}, {})
    assert not areas & set(names(state))
    for name in areas & set(names(free)):
        assert refused(state, name) == "CT-6.6.4"
    others = ("cellar_3", "cellar_6", "workshop_item", "workshop_magic_potion", "workshop_replace_order")
    assert {f"area:{name}" for name in (*others, "office_talk_to_nasty")} <= set(names(state))


@pytest.mark.rule("CT-6.6.4")
def test_the_chamber_and_own_tasks_stay_open() -> None:
    chamber = [
        {"task": "stir_the_cauldron", "token": "beer"},
        {"task": "trim_the_candles", "token": "wine"},
        {"task": "copy_a_map", "token": "mrs_nasty"},
    ]
    mine = {"dice": [3, 4, 5], "says": ["serve_already"], "tasks": ["catch_the_rats"]}
    state = quiet(mine, {}, options=CHAMBER, round=5, chamber=chamber)
    expected = {"area:chamber_task_1", "area:chamber_task_2", "area:chamber_task_3", "area:chamber_talk_to_mrs_nasty"}
    assert expected | {"task:catch_the_rats"} <= set(names(state))


@pytest.mark.rule("CT-6.6.4")
def test_the_ban_ends_with_the_card_and_binds_nobody_else() -> None:
    mine = {"dice": [3, 4], "says": ["two_of_a_kind"], "ingredients": {"beer": 2}}
    state = quiet(mine, {"dice": [3, 4]})
    assert "area:make_lunch" not in names(state)
    assert "area:make_lunch" in names(play(state.copy(), "says:two_of_a_kind"))
    play(state, "area:cellar_3", "take:mead", "end_turn")
    assert "area:make_lunch" in names(state)


@pytest.mark.rule("CT-6.6.4", "CT-6.6.6")
def test_the_ban_lasts_while_any_card_is_left() -> None:
    mine = {"dice": [3, 4], "says": ["two_of_a_kind", "serve_already"], "ingredients": {"beer": 2}}
    state = play(quiet(mine, {}), "says:two_of_a_kind")
    assert requests(state, 0) == ["serve_already"]
    assert refused(state, "area:make_lunch") == "CT-6.6.4"


# ── fulfilling ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.6.5")
def test_a_request_is_fulfilled_in_the_holders_own_turn() -> None:
    held_by = {"says": ["two_of_a_kind"], "ingredients": {"beer": 2}, "dice": [2]}
    state = quiet({"dice": [1]}, held_by)
    assert "says:two_of_a_kind" not in names(state)
    assert refused(state, "says:two_of_a_kind") != ""
    play(state, "area:cellar_1", "take:fruit", "end_turn")
    play(state, "says:two_of_a_kind")
    assert look(state).says_discarded == ["two_of_a_kind"]


@pytest.mark.rule("CT-6.6.5", "CT-5.2.3")
def test_a_request_without_dice_is_a_free_action() -> None:
    mine = {"says": ["two_of_a_kind"], "ingredients": {"beer": 2}, "dice": [2, 3]}
    state = play(quiet(mine, {}), "says:two_of_a_kind")
    assert "area:cellar_2" in names(state)
    state = play(quiet(mine, {}), "area:cellar_2", "take:rocks", "says:two_of_a_kind")
    assert requests(state, 0) == []


@pytest.mark.rule("CT-6.6.5", "CT-5.2.2", "CT-6.6.9")
def test_dice_on_a_request_are_the_placement_of_the_turn() -> None:
    state = quiet({"says": ["shine_my_boots"], "dice": [2, 3, 4]}, {"dice": [5]})
    place(state, "says:shine_my_boots", 2, 3)
    assert requests(state, 0) == []
    assert look(state).placed
    assert not [name for name in names(state) if name.startswith("area:")]
    assert sorted(die.value for die in person(state, 0).spent) == [1, 2, 3]  # one was spent before
    play(state, "end_turn")
    assert dice(state, 0) == [4]


@pytest.mark.rule("CT-6.6.5")
def test_after_a_placement_no_dice_go_to_a_request() -> None:
    state = quiet({"says": ["shine_my_boots"], "dice": [2, 3, 4]}, {"dice": [5]})
    play(state, "area:cellar_2", "take:rocks")
    assert refused(state, "says:shine_my_boots") != ""


@pytest.mark.rule("CT-6.6.9")
def test_dice_on_a_request_come_back_with_the_next_round() -> None:
    state = quiet({"says": ["shine_my_boots"], "dice": [2, 3]}, {})
    place(state, "says:shine_my_boots", 2, 3)
    assert look(state).says_discarded == ["shine_my_boots"]
    play(state, "end_turn")
    roll_all(deal(state), 4)
    assert look(state).round == 4
    assert dice(state, 0) == [4, 4, 4, 4]
    assert person(state, 0).spent == []


@pytest.mark.rule("CT-6.6.6")
def test_several_cards_may_be_held() -> None:
    state = denounced(8, victim={"says": ["serve_already", "on_the_rocks"]})
    play(state, "draw_says:mind_the_twins")
    assert sorted(requests(state, 1)) == ["mind_the_twins", "on_the_rocks", "serve_already"]


@pytest.mark.rule("CT-6.6.7")
def test_an_empty_deck_is_made_from_the_discard() -> None:
    state = denounced(2, says_deck=[], says_discarded=["serve_already", "on_the_rocks"])
    assert sorted(asked(state, "draw_says")) == ["on_the_rocks", "serve_already"]
    play(state, "draw_says:on_the_rocks")
    assert requests(state, 1) == ["on_the_rocks"]
    assert (look(state).says_left, look(state).says_discarded) == (1, [])


@pytest.mark.rule("CT-6.6.7")
def test_without_any_card_none_is_drawn() -> None:
    people: list[dict[str, Any]] = [{"says": list(SAYS[5 * seat : 5 * seat + 5]), "nasty": 9} for seat in range(3)]
    state = quiet({"dice": [6], "nasty": 4}, {"nasty": 2}, *people)
    place(state, "area:office_talk_to_nasty", 6)
    play(state, "player:2")
    assert person(state, 1).nasty == 3
    assert requests(state, 1) == []
    assert "end_turn" in names(state)


@pytest.mark.rule("CT-6.6.12")
def test_one_return_fulfils_one_card() -> None:
    mine = {"says": ["two_of_a_kind", "stock_taking"], "ingredients": {"beer": 2, "wine": 2, "fruit": 1}}
    state = quiet(mine, {})
    play(state, "says:two_of_a_kind")
    while look(state).prompt is not None and asked(state, "give"):
        play(state, "give:beer")
    assert requests(state, 0) == ["stock_taking"]
    assert held(state, 0) == {"fruit": 1, "wine": 2}


@pytest.mark.rule("CT-6.6.12")
def test_dice_fulfil_one_card() -> None:
    state = quiet({"says": ["mind_the_twins", "count_the_coppers", "shine_my_boots"], "dice": [5, 5]}, {})
    assert {"says:mind_the_twins", "says:count_the_coppers", "says:shine_my_boots"} <= set(names(state))
    place(state, "says:count_the_coppers", 5, 5)
    assert sorted(requests(state, 0)) == ["mind_the_twins", "shine_my_boots"]


@pytest.mark.rule("CT-6.6.12")
def test_an_event_fulfils_every_card_that_waits_for_it() -> None:
    """With a card file in which Serve already! waits for the workshop too."""
    text = GAME.card_file.text.replace('kind = "complete_order"', 'kind = "use_section", section = "workshop"')
    mine = {"says": ["serve_already", "two_of_a_kind", "keep_an_eye_on_the_wizard"], "dice": [3]}
    state = with_cards("cavern_tavern", text).arrange(position(mine, {"dice": []}, round=3), players=2, fate="open")
    play(state, "area:workshop_replace_order", f"order:{mess(state)[0]}")
    deal(state)
    play(state, names(state)[0])
    assert requests(state, 0) == ["two_of_a_kind"]


# ── the requests ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.6.11", "CT-6.6.2")
def test_there_are_15_single_requests() -> None:
    assert sorted(asked(denounced(2), "draw_says")) == sorted(SAYS)
    assert len(SAYS) == 15


@pytest.mark.rule("CT-6.6.11")
@pytest.mark.parametrize(("request_card", "kinds"), NAMED.items())
def test_return_the_cards_named(request_card: str, kinds: tuple[str, str]) -> None:
    mine = {"says": [request_card], "ingredients": {**dict.fromkeys(kinds, 2), "magic_potion": 1}}
    state = quiet(mine, {})
    assert person(state, 0).says[0].ready
    play(state, f"says:{request_card}")
    assert requests(state, 0) == []
    assert look(state).says_discarded == [request_card]
    assert held(state, 0) == {**dict.fromkeys(kinds, 1), "magic_potion": 1}
    assert [left(state, kind) for kind in kinds] == [5, 5]
    assert person(state, 0).vp == 0


@pytest.mark.rule("CT-6.6.11")
@pytest.mark.parametrize(("request_card", "kinds"), NAMED.items())
@pytest.mark.parametrize("missing", [0, 1])
def test_both_cards_named_are_needed_at_once(request_card: str, kinds: tuple[str, str], missing: int) -> None:
    state = quiet({"says": [request_card], "ingredients": {kinds[1 - missing]: 3, "magic_potion": 2}}, {})
    assert refused(state, f"says:{request_card}") == "CT-6.6.11"
    assert not person(state, 0).says[0].ready


@pytest.mark.rule("CT-6.6.11")
def test_stock_taking() -> None:
    mine = {"says": ["stock_taking"], "ingredients": {"beer": 2, "wine": 1, "fruit": 1, "rocks": 1}}
    state = play(quiet(mine, {}), "says:stock_taking")
    assert sorted(names(state)) == ["give:beer", "give:fruit", "give:rocks", "give:wine"]
    play(state, "give:beer")
    assert sorted(names(state)) == ["give:fruit", "give:rocks", "give:wine"]  # no second beer
    play(state, "give:wine")
    assert sorted(names(state)) == ["give:fruit", "give:rocks"]
    play(state, "give:rocks")
    assert requests(state, 0) == []
    assert held(state, 0) == {"fruit": 1, "beer": 1}


@pytest.mark.rule("CT-6.6.11")
def test_stock_taking_needs_three_different_kinds() -> None:
    state = quiet({"says": ["stock_taking"], "ingredients": {"beer": 3, "wine": 2, "magic_potion": 1}}, {})
    assert refused(state, "says:stock_taking") == "CT-6.6.11"


@pytest.mark.rule("CT-6.6.11")
def test_two_of_a_kind() -> None:
    mine = {"says": ["two_of_a_kind"], "ingredients": {"beer": 3, "wine": 2, "fruit": 1, "magic_potion": 2}}
    state = play(quiet(mine, {}), "says:two_of_a_kind")
    assert sorted(names(state)) == ["give:beer", "give:wine"]
    play(state, "give:beer")
    assert requests(state, 0) == []
    assert held(state, 0) == {"fruit": 1, "wine": 2, "beer": 1, "magic_potion": 2}


@pytest.mark.rule("CT-6.6.11")
def test_two_of_a_kind_needs_two() -> None:
    mine = {"says": ["two_of_a_kind"], "ingredients": {"beer": 1, "wine": 1, "fruit": 1, "magic_potion": 2}}
    assert refused(quiet(mine, {}), "says:two_of_a_kind") == "CT-6.6.11"


@pytest.mark.rule("CT-6.6.10")
@pytest.mark.parametrize("values", [[1, 2, 5, 6], [3, 3, 3], [4, 4], [2]])
def test_shine_my_boots_takes_exactly_two_dice(values: list[int]) -> None:
    state = quiet({"says": ["shine_my_boots"], "dice": values}, {})
    assert placements(state, "says:shine_my_boots") == {some for some in subsets(values) if len(some) == 2}


@pytest.mark.rule("CT-6.6.10")
@pytest.mark.parametrize("values", [[4, 6, 5, 5], [1, 2, 3, 4], [5, 4, 6, 6], [2, 2, 6], [6, 3]])
def test_count_the_coppers_takes_dice_worth_ten(values: list[int]) -> None:
    state = quiet({"says": ["count_the_coppers"], "dice": values, "kitchen": 9, "chore": 9}, {})
    assert placements(state, "says:count_the_coppers") == {some for some in subsets(values) if sum(some) == 10}


@pytest.mark.rule("CT-6.6.10")
@pytest.mark.parametrize(
    "values", [[6, 5, 1], [6, 3], [3, 3, 3], [6, 2, 2, 1], [5, 4, 4, 4], [2, 2, 2, 2], [6, 6, 6, 3]]
)
def test_carry_me_to_bed_takes_dice_worth_nine_none_of_them_idle(values: list[int]) -> None:
    state = quiet({"says": ["carry_me_to_bed"], "dice": values, "kitchen": 9, "chore": 9}, {})
    fitting = {some for some in subsets(values) if sum(some) >= 9 > sum(some) - min(some)}
    assert placements(state, "says:carry_me_to_bed") == fitting


@pytest.mark.rule("CT-6.6.10")
@pytest.mark.parametrize("values", [[1, 1, 5, 5], [3, 3, 3], [4, 5, 6], [2, 2], [6]])
def test_mind_the_twins_takes_two_equal_dice(values: list[int]) -> None:
    state = quiet({"says": ["mind_the_twins"], "dice": values, "kitchen": 9, "chore": 9}, {})
    pairs = {some for some in subsets(values) if len(some) == 2 and some[0] == some[1]}
    assert placements(state, "says:mind_the_twins") == pairs


@pytest.mark.rule("CT-6.6.10", "CT-6.6.5")
@pytest.mark.parametrize("request_card", WITH_DICE)
def test_dice_that_do_not_do_it_are_refused(request_card: str) -> None:
    state = quiet({"says": [request_card], "dice": [1]}, {})
    assert refused(state, f"says:{request_card}") == "CT-6.6.10"


@pytest.mark.rule("CT-5.2.8", "CT-6.6.10")
@pytest.mark.parametrize("request_card", WITH_DICE)
def test_a_request_that_can_be_met_is_a_placement_that_must_be_made(request_card: str) -> None:
    """Dice that fit nowhere else: all other areas open to the holder are occupied."""
    busy = {"area:workshop_replace_order": [1], "area:office_talk_to_nasty": [1], "area:cellar_5": [5]}
    rival = {"placed": {**busy, "area:workshop_item": [1, 1]}}
    state = quiet({"says": [request_card], "dice": [5, 5]}, rival, white=1)
    assert f"says:{request_card}" in names(state)
    assert refused(state, "end_turn") == "CT-5.2.7"


@pytest.mark.rule("CT-6.6.11")
@pytest.mark.parametrize("put_away", ["spare_key", "box_of_cigars"])
def test_empty_your_pockets(put_away: str) -> None:
    mine = {"says": ["empty_your_pockets"], "items": ["spare_key", "box_of_cigars"], "nasty": 4}
    state = play(quiet(mine, {}), "says:empty_your_pockets")
    assert sorted(names(state)) == ["item:box_of_cigars", "item:spare_key"]
    play(state, f"item:{put_away}")
    assert requests(state, 0) == []
    assert look(state).items_discarded == [put_away]
    assert len(hand(state, 0)) == 1
    assert (person(state, 0).vp, person(state, 0).nasty) == (0, 4)  # without its effects


@pytest.mark.rule("CT-6.6.11")
def test_empty_your_pockets_needs_an_item() -> None:
    assert refused(quiet({"says": ["empty_your_pockets"]}, {}), "says:empty_your_pockets") == "CT-6.6.11"


@pytest.mark.rule("CT-6.6.5")
@pytest.mark.parametrize("where", ["workshop_replace_order", "workshop_item", "workshop_magic_potion"])
def test_keep_an_eye_on_the_wizard(where: str) -> None:
    state = quiet({"says": ["keep_an_eye_on_the_wizard"], "dice": [6, 6, 6, 6]}, {})
    place(state, f"area:{where}", 6, 6, 6)
    while "end_turn" not in names(state):
        play(state, names(state)[0])
    assert requests(state, 0) == []
    assert look(state).says_discarded == ["keep_an_eye_on_the_wizard"]


@pytest.mark.rule("CT-6.6.5")
@pytest.mark.parametrize("request_card", ["keep_an_eye_on_the_wizard", "serve_already"])
def test_a_request_for_an_event_is_met_by_the_event_alone(request_card: str) -> None:
    state = quiet({"says": [request_card], "dice": [6, 6], "ingredients": {"beer": 2}, "items": ["hammer"]}, {})
    assert refused(state, f"says:{request_card}") == "CT-6.6.5"


@pytest.mark.rule("CT-6.6.5")
def test_other_areas_are_no_workshop() -> None:
    state = quiet({"says": ["keep_an_eye_on_the_wizard"], "dice": [6, 6]}, {})
    assert requests(place(state.copy(), "area:office_talk_to_nasty", 6), 0) == ["keep_an_eye_on_the_wizard"]
    play(state, "area:cellar_6", "take:spirits")
    assert requests(state, 0) == ["keep_an_eye_on_the_wizard"]


@pytest.mark.rule("CT-6.6.5")
def test_the_workshop_of_another_player_fulfils_nothing() -> None:
    state = quiet({"dice": [6]}, {"says": ["keep_an_eye_on_the_wizard"]})
    play(state, "area:workshop_replace_order", f"order:{mess(state)[0]}")
    deal(state)
    play(state, names(state)[0])
    assert requests(state, 1) == ["keep_an_eye_on_the_wizard"]


@pytest.mark.rule("CT-6.6.5")
@pytest.mark.parametrize("late", [0, 3])
def test_serve_already(late: int) -> None:
    kinds = {"rocks": 1, "beer": 1, "spirits": 1}
    mine = {"says": ["serve_already", "two_of_a_kind"], "order": "gravel_sour", "taken": 5 - late, "ingredients": kinds}
    state = quiet(mine, {}, round=5)
    deal(play(state, "complete"))
    assert requests(state, 0) == ["two_of_a_kind"]
    assert look(state).says_discarded == ["serve_already"]


@pytest.mark.rule("CT-6.6.5")
def test_a_drawn_card_waits_for_the_next_event() -> None:
    """An order completed before the card was drawn does not count."""
    state = quiet({"nasty": 2, "order": "hopping_gnome", "completed": ["gravel_sour"], "workshop": 2}, {})
    play(state, "end_turn", "draw_says:serve_already")
    assert requests(state, 0) == ["serve_already"]


@pytest.mark.rule("CT-6.6.8")
@pytest.mark.parametrize(("at", "loss"), list(enumerate([0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22])))
def test_what_the_track_costs_at_the_end(at: int, loss: int) -> None:
    state = quiet({"nasty": at, "vp": 40}, {}, round=10)
    assert person(state, 0).nasty_loss == loss
    play(state, "end_turn")
    assert look(state).result.scores[0].nasty == -loss


@pytest.mark.rule("CT-6.6.2", "CT-8.2.6")
def test_alone_at_the_table_the_same_cards_are_drawn() -> None:
    state = arrange({"nasty": 2, "order": "hopping_gnome", "dice": []}, round=3, automa={"red": 1})
    play(state, "end_turn")
    assert draws(state)
