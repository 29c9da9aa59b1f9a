"""Section 6.9 without the dice: when an item or a character may be used, and what its effects leave open."""

from typing import Any, Final

import pytest
from tests.games.cavern_tavern.table import (
    CHAMBER,
    GAME,
    ORDINARY,
    asked,
    deal,
    hand,
    held,
    left,
    look,
    mess,
    names,
    order_of,
    person,
    place,
    play,
    position,
    quiet,
    refused,
    roll_all,
)

from alehouse import FATE, State
from alehouse.games import with_cards

NO_PILES: Final = dict.fromkeys(ORDINARY, 0)
SOUR: Final = {"rocks": 1, "beer": 1, "spirits": 1}  # what a Gravel Sour needs


def offered(item: str, *rivals: dict[str, Any], **mine: Any) -> bool:
    """Whether an item in the first player's hand may be played; if not, the refusal must name a rule about it."""
    given = mine.pop("given", {})
    state = quiet({"items": [item], **mine}, *(rivals or ({},)), **given)
    allowed = f"item:{item}" in names(state)
    if not allowed:
        assert refused(state, f"item:{item}") in ("CT-6.9.1", "CT-6.9.2", "CT-6.5.6")
    assert person(state, 0).items[0].ready is allowed
    return allowed


def complete(state: State) -> State:
    """The same state after the open order was completed and its space refilled."""
    return deal(play(state, "complete"))


# ── when something may be used ────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.9.1")
def test_a_gain_needs_a_card_to_take() -> None:
    assert offered("shopping_basket")
    assert offered("shopping_basket", given={"piles": {**NO_PILES, "spirits": 1}})
    assert not offered("shopping_basket", given={"piles": NO_PILES})
    assert offered("spare_key", given={"piles": NO_PILES})  # there is still the point


@pytest.mark.rule("CT-6.9.1", "CT-6.0.3")
def test_of_an_item_only_what_can_happen_happens() -> None:
    state = quiet({"items": ["spare_key"]}, {}, piles=NO_PILES)
    play(state, "item:spare_key")
    assert (person(state, 0).vp, held(state, 0)) == (1, {})
    state = quiet({"items": ["shopping_basket"]}, {}, piles={"beer": 0})
    play(state, "item:shopping_basket", "option:5")
    assert held(state, 0) == {"ambrosia": 1}


@pytest.mark.rule("CT-6.9.1")
def test_choose_one_offers_only_what_can_do_something() -> None:
    state = quiet({"items": ["shopping_basket"]}, {}, piles={"fruit": 0, "herbs": 0, "wine": 0, "elixir": 1})
    play(state, "item:shopping_basket")
    assert names(state) == ["option:2", "option:3", "option:4", "option:5", "option:6"]


@pytest.mark.rule("CT-6.9.1")
def test_theft_needs_a_victim_with_what_is_needed() -> None:
    assert not offered("glass_of_strongcliff")
    assert not offered("glass_of_strongcliff", {"ingredients": {"magic_potion": 2}}, ingredients={"beer": 1})
    assert offered("glass_of_strongcliff", {}, {"ingredients": {"beer": 1}})
    assert not offered("dragons_claw", {}, {})
    assert offered("dragons_claw", {}, {"items": ["hammer"]})


@pytest.mark.rule("CT-6.9.1", "CT-6.6.1")
def test_nasty_must_be_able_to_move_his_marker() -> None:
    assert offered("box_of_cigars", nasty=1)
    assert not offered("box_of_cigars", nasty=0)
    assert offered("dwarven_mug", {"nasty": 10}, nasty=1)
    assert offered("dwarven_mug", {"nasty": 9}, nasty=0)
    assert not offered("dwarven_mug", {"nasty": 10}, {"nasty": 10}, nasty=0)


@pytest.mark.rule("CT-6.9.1", "CT-6.0.3")
def test_a_mug_that_can_do_only_half_does_half() -> None:
    state = play(quiet({"items": ["dwarven_mug"], "nasty": 0}, {"nasty": 6}), "item:dwarven_mug")
    assert [person(state, seat).nasty for seat in (0, 1)] == [0, 7]
    state = quiet({"items": ["dwarven_mug"], "nasty": 3}, {"nasty": 10})
    play(state, "item:dwarven_mug")
    assert [person(state, seat).nasty for seat in (0, 1)] == [1, 10]


@pytest.mark.rule("CT-6.9.1")
def test_track_steps_need_a_track_below_nine() -> None:
    assert offered("letter_of_recommendation", kitchen=9, chore=8)
    assert not offered("letter_of_recommendation", kitchen=9, chore=9)
    state = quiet({"items": ["letter_of_recommendation"], "kitchen": 8, "chore": 9}, {})
    play(state, "item:letter_of_recommendation")
    assert (person(state, 0).kitchen, person(state, 0).chore) == (9, 9)  # the second step is lost
    assert look(state).using == ""


@pytest.mark.rule("CT-6.9.1")
def test_a_note_needs_a_request_or_a_step_up() -> None:
    assert not offered("forged_note", nasty=0)
    assert offered("forged_note", nasty=1)
    assert offered("forged_note", nasty=0, says=["serve_already"])
    state = play(quiet({"items": ["forged_note"], "nasty": 2}, {}), "item:forged_note")
    assert person(state, 0).nasty == 1
    state = quiet({"items": ["forged_note"], "says": ["serve_already"]}, {})
    play(state, "item:forged_note")
    assert person(state, 0).says == []
    assert look(state).says_discarded == ["serve_already"]


@pytest.mark.rule("CT-6.9.1")
def test_return_then_needs_the_card_and_the_potion() -> None:
    assert not offered("apprentices_badge")
    assert not offered("apprentices_badge", ingredients={"magic_potion": 1})
    assert offered("apprentices_badge", ingredients={"beer": 1})
    assert not offered("apprentices_badge", {"ingredients": {"magic_potion": 4}}, ingredients={"beer": 1})


@pytest.mark.rule("CT-6.9.1", "CT-6.9.7")
def test_an_exchange_needs_a_card_to_give_and_another_to_take() -> None:
    assert not offered("barter_scroll")
    assert offered("barter_scroll", ingredients={"magic_potion": 1})
    assert not offered("barter_scroll", ingredients={"beer": 1}, given={"piles": {**NO_PILES, "beer": 3}})
    assert offered("barter_scroll", ingredients={"beer": 1}, given={"piles": {**NO_PILES, "wine": 1}})


@pytest.mark.rule("CT-6.9.1")
@pytest.mark.parametrize("item", ["order_pad", "half_empty_flask", "silver_tray"])
def test_items_for_an_open_order_need_one(item: str) -> None:
    assert offered(item, order="hopping_gnome")
    assert not offered(item)


@pytest.mark.rule("CT-6.9.1")
def test_the_watch_needs_a_late_order() -> None:
    assert not offered("pocket_watch")
    assert not offered("pocket_watch", order="hopping_gnome", taken=3)
    assert offered("pocket_watch", order="hopping_gnome", taken=2)


@pytest.mark.rule("CT-6.9.2")
@pytest.mark.parametrize("item", ["cooks_apron", "birch_broom"])
def test_a_bonus_for_a_task_comes_before_the_dice_are_placed(item: str) -> None:
    state = quiet({"items": [item], "dice": [2, 3]}, {"dice": [4]})
    assert f"item:{item}" in names(state)
    play(state, "area:cellar_2", "take:rocks")
    assert refused(state, f"item:{item}") in ("CT-6.9.1", "CT-6.9.2")


@pytest.mark.rule("CT-6.9.2")
def test_a_bonus_for_an_order_may_come_after_the_dice() -> None:
    state = quiet({"items": ["silver_tray"], "dice": [2, 3], "order": "gravel_sour"}, {})
    assert "item:silver_tray" in names(play(state, "area:cellar_2", "take:rocks"))


# ── how long an effect lasts ──────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.9.3")
def test_an_unused_bonus_is_lost_with_the_turn() -> None:
    state = quiet({"items": ["cooks_apron"], "dice": [2, 3, 4]}, {"dice": [5]}, {})
    play(state, "item:cooks_apron", "area:cellar_2", "take:rocks")
    assert person(state, 0).bonuses == {"kitchen_task": 4}
    play(state, "end_turn")
    assert person(state, 0).bonuses == {}
    play(state, "area:cellar_5", "take:beer", "end_turn", "end_turn")
    place(state, "area:make_lunch", 3, 4)
    assert person(state, 0).vp == 2


@pytest.mark.rule("CT-6.9.3", "CT-5.3.4")
def test_an_extra_turn_is_another_turn_for_a_bonus() -> None:
    state = quiet(
        {"items": ["cooks_apron", "sand_clock", "half_empty_flask"], "dice": [2, 3, 4], "order": "gravel_sour"}, {}
    )
    play(
        state, "item:cooks_apron", "item:sand_clock", "item:half_empty_flask", "area:cellar_2", "take:rocks", "end_turn"
    )
    assert look(state).turn == 0
    assert (person(state, 0).bonuses, person(state, 0).waived) == ({}, 0)
    place(state, "area:make_lunch", 3, 4)
    assert person(state, 0).vp == 2


@pytest.mark.rule("CT-6.9.3")
def test_a_waived_ingredient_is_lost_with_the_turn() -> None:
    mine = {"items": ["half_empty_flask"], "dice": [2], "order": "gravel_sour", "ingredients": {"rocks": 1, "beer": 1}}
    state = quiet(mine, {"dice": [4]})
    play(state, "item:half_empty_flask", "area:cellar_2", "take:syrup")
    assert "complete" in names(state)
    play(state, "end_turn", "area:cellar_4", "take:wine")
    assert person(state, 0).waived == 0


@pytest.mark.rule("CT-6.9.3")
def test_a_bonus_is_used_once() -> None:
    mine = {
        "items": ["silver_tray"],
        "dice": [2],
        "order": "gravel_sour",
        "ingredients": {**SOUR, "fruit": 1, "syrup": 1, "mead": 1},
    }
    state = quiet(mine, {}, mess=["", "goat_chaser"])
    deal(state)
    play(state, "item:silver_tray")
    complete(state)
    assert person(state, 0).vp == 10 + 4
    play(state, "order:goat_chaser")
    complete(state)
    assert person(state, 0).vp == 10 + 4 + 10


@pytest.mark.rule("CT-6.9.3")
def test_several_bonuses_add_up() -> None:
    """With a card file in which Cook's Apron is another Silver Tray."""
    text = GAME.card_file.text.replace('event = "kitchen_task"', 'event = "complete_order"')
    mine = {"items": ["silver_tray", "cooks_apron"], "dice": [2], "order": "gravel_sour", "ingredients": SOUR}
    state = with_cards("cavern_tavern", text).arrange(position(mine, {"dice": []}), players=2, fate="open")
    play(state, "item:silver_tray", "item:cooks_apron")
    assert person(state, 0).bonuses == {"complete_order": 8}
    complete(state)
    assert person(state, 0).vp == 10 + 4 + 4


@pytest.mark.rule("CT-6.9.3")
def test_several_waived_ingredients_add_up() -> None:
    text = GAME.card_file.text.replace(
        'op = "bonus_on", event = "complete_order", n = 4', 'op = "waive_ingredient", n = 1'
    )
    mine = {
        "items": ["silver_tray", "half_empty_flask"],
        "dice": [2],
        "order": "gravel_sour",
        "ingredients": {"beer": 1},
    }
    state = with_cards("cavern_tavern", text).arrange(position(mine, {"dice": []}), players=2, fate="open")
    play(state, "item:half_empty_flask")
    assert "complete" not in names(state)
    play(state, "item:silver_tray")
    assert person(state, 0).waived == 2
    complete(state)
    assert (person(state, 0).vp, held(state, 0)) == (10, {})


# ── up to ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.9.6")
def test_the_only_effect_of_an_item_changes_at_least_one_card() -> None:
    state = quiet({"items": ["barter_scroll"], "ingredients": {"beer": 1, "wine": 1}}, {})
    play(state, "item:barter_scroll")
    assert sorted(names(state)) == ["give:beer", "give:wine"]
    play(state, "give:beer", "take:fruit")
    assert "none" in names(state)


@pytest.mark.rule("CT-6.9.6", "CT-6.3.6")
def test_in_a_longer_list_an_exchange_may_be_left_out() -> None:
    state = place(quiet({"dice": [6, 6, 3], "ingredients": {"wine": 1}}, {}), "area:cut_meat", 6, 6, 3)
    assert sorted(names(state)) == ["give:beer", "give:wine", "none"]
    play(state, "none")
    assert held(state, 0) == {"wine": 1, "beer": 1}


# ── exchanges with the supply ─────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.9.7")
def test_an_exchange_brings_another_kind() -> None:
    state = play(quiet({"items": ["barter_scroll"], "ingredients": {"beer": 2}}, {}), "item:barter_scroll")
    play(state, *[name for name in names(state) if name == "give:beer"])
    assert sorted(asked(state, "take")) == sorted(set(ORDINARY) - {"beer"})


@pytest.mark.rule("CT-6.9.7")
def test_an_exchange_takes_from_a_pile_that_has_cards() -> None:
    piles = {**NO_PILES, "beer": 2, "wine": 1}
    state = quiet({"items": ["barter_scroll"], "ingredients": {"beer": 1, "fruit": 1}}, {}, piles=piles)
    play(state, "item:barter_scroll", "give:fruit")
    assert sorted(names(state)) == ["take:beer", "take:wine"]
    play(state, "take:wine")
    assert (left(state, "fruit"), left(state, "wine")) == (1, 0)


@pytest.mark.rule("CT-6.9.7")
def test_a_card_for_which_there_is_no_other_is_not_given() -> None:
    piles = {**NO_PILES, "beer": 2}
    state = quiet({"items": ["barter_scroll"], "ingredients": {"beer": 1, "fruit": 1}}, {}, piles=piles)
    play(state, "item:barter_scroll")
    assert "give:beer" not in names(state)


# ── orders ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.9.8")
def test_a_waived_ingredient_serves_one_order() -> None:
    mine = {
        "items": ["half_empty_flask"],
        "order": "gravel_sour",
        "ingredients": {"rocks": 1, "beer": 1, "fruit": 1, "syrup": 1},
    }
    state = quiet(mine, {}, mess=["", "goat_chaser"])
    deal(state)
    complete(play(state, "item:half_empty_flask"))
    assert person(state, 0).vp == 10
    play(state, "order:goat_chaser")
    assert "complete" not in names(state)


@pytest.mark.rule("CT-6.9.8", "CT-6.5.9")
def test_which_ingredient_is_waived_is_the_players_choice() -> None:
    mine = {"items": ["half_empty_flask"], "order": "gravel_sour", "ingredients": SOUR}
    for kind in ("rocks", "beer", "spirits"):
        state = play(quiet(mine, {}), "item:half_empty_flask", "complete")
        while state.player == 0 and "end_turn" not in names(state):
            wanted = [name for name in names(state) if name.startswith("give:") and name != f"give:{kind}"]
            play(state, wanted[0] if wanted else "none")
        deal(state)
        assert held(state, 0) == {kind: 1}
        assert person(state, 0).vp == 10


@pytest.mark.rule("CT-6.9.8", "CT-6.1.4")
def test_with_a_waived_ingredient_a_potion_may_be_kept_or_spent() -> None:
    """Rocks, beer, spirits are asked for; rocks, beer and a potion are there. Any one of them may be left over."""
    mine = {
        "items": ["half_empty_flask"],
        "order": "gravel_sour",
        "ingredients": {"rocks": 1, "beer": 1, "magic_potion": 1},
    }

    kept: set[tuple[str, ...]] = set()

    def explore(state: State) -> None:
        if state.player == FATE:
            assert person(state, 0).vp == 10
            kept.add(tuple(held(state, 0)))
            return
        for name in names(state):
            explore(play(state.copy(), name))

    explore(play(quiet(mine, {}), "item:half_empty_flask", "complete"))
    assert kept == {("rocks",), ("beer",), ("magic_potion",)}


@pytest.mark.rule("CT-6.9.8", "CT-6.8.1")
@pytest.mark.parametrize("waived", [False, True])
def test_big_orders_count_the_ingredients_printed(waived: bool) -> None:
    """Black Knight has six ingredients; with one other big order it is 10 points for Big Tables."""
    kinds = {"fruit": 1, "herbs": 2, "syrup": 1, "ambrosia": 1, "spirits": 0 if waived else 1}
    mine = {"order": "black_knight", "ingredients": kinds, "secret": "big_tables", "completed": ["emerald_hush"]}
    state = quiet({**mine, "items": ["half_empty_flask"]}, {})
    if waived:
        play(state, "item:half_empty_flask")
    assert person(state, 0).secret_points == 5
    complete(state)
    assert person(state, 0).secret_points == 10


@pytest.mark.rule("CT-6.9.9")
def test_a_changed_order_may_be_replaced_from_the_deck() -> None:
    state = quiet({"items": ["order_pad"], "order": "hopping_gnome", "taken": 1, "table": 2}, {}, round=4)
    hall = mess(state)
    play(state, "item:order_pad", "draw_order:last_banner", "from_deck", "draw_order:rootwalker", f"order:{hall[5]}")
    order = person(state, 0).order
    assert order is not None
    assert (order.id, order.taken) == ("rootwalker", 4)
    assert sorted(look(state).orders_discarded) == sorted(["hopping_gnome", hall[5]])
    assert look(state).mess[5].meeple == 0


@pytest.mark.rule("CT-6.9.9")
def test_changing_an_order_is_not_optional_once_begun() -> None:
    state = quiet({"items": ["order_pad"], "order": "hopping_gnome", "dice": [3]}, {})
    play(state, "item:order_pad", "draw_order:last_banner")
    assert all(name == "from_deck" or name.startswith("order:") for name in names(state))


@pytest.mark.rule("CT-6.9.9", "CT-6.1.9")
def test_the_order_given_up_is_shuffled_when_no_other_is_left() -> None:
    state = quiet({"items": ["order_pad"], "order": "hopping_gnome", "table": 3}, {}, orders_deck=[])
    play(state, "item:order_pad")
    if state.player == FATE:
        assert names(state) == ["draw_order:hopping_gnome"]
        play(state, "draw_order:hopping_gnome")
    assert mess(state)[2] == "hopping_gnome"
    assert "from_deck" not in names(state)
    play(state, "order:hopping_gnome")
    assert order_of(state, 0) == "hopping_gnome"


@pytest.mark.rule("CT-6.9.9", "CT-6.6.5")
def test_a_changed_order_is_neither_completed_nor_forgotten() -> None:
    mine = {"items": ["order_pad"], "order": "hopping_gnome", "says": ["serve_already"], "vp": 5}
    state = quiet(mine, {})
    play(state, "item:order_pad")
    deal(state)
    play(state, f"order:{mess(state)[0]}")
    assert [card.id for card in person(state, 0).says] == ["serve_already"]
    assert (person(state, 0).vp, person(state, 0).completed_count, person(state, 0).on_time) == (5, 0, 0)


@pytest.mark.rule("CT-6.9.9", "CT-5.2.4")
def test_an_order_changed_in_the_first_turn_leaves_no_duty() -> None:
    state = quiet({"items": ["order_pad"], "order": "hopping_gnome", "turns": 0, "dice": [3]}, {"turns": 0})
    deal(play(state, "item:order_pad"))
    play(state, f"order:{mess(state)[0]}")
    assert "area:cellar_3" in names(state)


@pytest.mark.rule("CT-6.9.10")
@pytest.mark.parametrize(
    ("item", "task_card", "dice", "points"),
    [
        ("cooks_apron", "peel_the_turnips", [3, 3], 1 + 4),
        ("birch_broom", "trim_the_candles", [3, 4], 2 + 4),
        ("cooks_apron", "trim_the_candles", [3, 4], 2),
        ("birch_broom", "copy_a_map", [4, 5], 3),
    ],
)
@pytest.mark.parametrize("where", ["chamber", "board"])
def test_a_bonus_counts_task_cards_of_its_type(
    item: str, task_card: str, dice: list[int], points: int, where: str
) -> None:
    others = ["seal_the_bargain", "brew_for_the_wizard", "repaint_the_sign"]
    chamber = [{"task": name, "token": "mrs_nasty"} for name in others]
    mine: dict[str, Any] = {"items": [item], "dice": dice}
    if where == "chamber":
        chamber[1] = {"task": task_card, "token": "mrs_nasty"}
    else:
        mine["tasks"] = [task_card]
    state = quiet(mine, {}, options=CHAMBER, round=5, chamber=chamber)
    play(state, f"item:{item}")
    place(state, "area:chamber_task_2" if where == "chamber" else f"task:{task_card}", *dice)
    while "end_turn" not in names(state):
        play(state, "none" if "none" in names(state) else names(state)[0])
    assert person(state, 0).vp == points


@pytest.mark.rule("CT-6.9.3")
def test_nothing_of_a_turn_is_left_in_the_next_round() -> None:
    state = quiet({"items": ["cooks_apron"], "dice": [2]}, {})
    play(state, "item:cooks_apron", "area:cellar_2", "take:rocks", "end_turn")
    roll_all(deal(state))
    assert look(state).round == 4
    assert person(state, 0).bonuses == {}
    assert hand(state, 0) == []
