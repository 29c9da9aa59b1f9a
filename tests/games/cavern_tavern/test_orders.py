"""Section 6.1: taking, paying and completing orders, the deck behind the Mess Hall; D4, D5, D13 and D20."""

from collections import Counter
from typing import Any

import pytest
from tests.games.cavern_tavern.table import (
    ORDERS,
    asked,
    go,
    hall,
    held,
    left,
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
from alehouse.games.cavern_tavern.view import OrderView

SIX = ["gravel_sour", "goat_chaser", "firefly_jar", "crystal_tear", "burrow_cordial", "toll_road_red"]
GRAVEL = {"rocks": 1, "beer": 1, "spirits": 1}
AUNT = {"syrup": 1, "beer": 2, "spirits": 1}  # Bearded Aunt: two beers, a chore symbol
NEW = "hopping_gnome"


def cards_of(order: str) -> dict[str, int]:
    """The ingredients that an order asks for."""
    return dict(Counter(ORDERS[order]["ingredients"]))


def open_order(state: State, player: int) -> OrderView:
    order = person(state, player).order
    assert order is not None
    return order


def complete(state: State) -> State:
    """The same state after the order is completed, every ingredient paid with its own card, and a new one drawn."""
    play(state, "complete")
    while state.player != FATE and (own := [kind for kind in asked(state, "give") if kind != "magic_potion"]):
        play(state, f"give:{own[0]}")
    return go(state, f"draw_order:{NEW}?", "draw_order:last_banner?")


# ── taking an order from the Mess Hall: D4 ────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.1.1")
@pytest.mark.parametrize("number", range(1, 7))
def test_any_order_of_the_hall_may_be_taken(number: int) -> None:
    state = quiet({"dice": [1]}, {}, mess=SIX, round=4)
    assert asked(state, "order") == sorted(SIX, key=list(ORDERS).index)
    play(state, f"order:{SIX[number - 1]}")
    order = open_order(state, 0)
    assert (order.id, order.taken, order.late, order.points) == (SIX[number - 1], 4, 0, 10)
    assert hall(state) == ["@0" if space == number else SIX[space - 1] for space in range(1, 7)]
    assert (look(state).orders_discarded, look(state).orders_left) == ([], 42)


@pytest.mark.rule("CT-6.1.1")
def test_nobody_has_two_open_orders() -> None:
    state = quiet({"dice": [1], "order": NEW}, {})
    assert not asked(state, "order")
    assert refused(state, f"order:{mess(state)[1]}") == "CT-6.1.1"
    assert refused(state, "from_deck") in {"CT-6.1.1", "CT-6.1.2"}


@pytest.mark.rule("CT-6.1.1", "CT-12.6")
def test_an_order_that_somebody_took_is_gone() -> None:
    state = quiet({"dice": [1]}, {"order": NEW, "table": 3})
    assert f"order:{NEW}" not in names(state)
    assert refused(state, f"order:{NEW}") == "CT-6.1.1"
    assert refused(state, "order:swan_feather") == "CT-6.1.1"


@pytest.mark.rule("CT-6.1.1", "CT-8.2.2")
@pytest.mark.parametrize("white", range(1, 7))
def test_a_blocked_order_can_neither_be_taken_nor_discarded(white: int) -> None:
    """R41."""
    state = quiet({"dice": [1]}, mess=SIX, automa={"white": white})
    blocked = SIX[white - 1]
    assert set(asked(state, "order")) == set(SIX) - {blocked}
    assert refused(state, f"order:{blocked}") == "CT-8.2.2"
    play(state, "from_deck", f"draw_order:{NEW}")
    assert set(asked(state, "order")) == set(SIX) - {blocked}


@pytest.mark.rule("CT-5.2.5", "CT-6.1.1")
def test_taking_an_order_may_be_left_alone() -> None:
    """D4: forced only by CT-5.2.4."""
    state = quiet({}, {"dice": [1]})
    assert {"end_turn", "from_deck"} <= set(names(state))
    play(state, "end_turn")
    assert order_of(state, 0) == ""


# ── from the deck: D5 ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.1.2", "CT-9.7", "CT-6.1.3")
@pytest.mark.parametrize("number", range(1, 7))
def test_an_order_from_the_deck_is_public_and_drives_another_out(number: int) -> None:
    """R20."""
    state = quiet({"dice": [1]}, {}, mess=SIX, round=4)
    play(state, "from_deck")
    assert state.player == FATE
    assert set(asked(state, "draw_order")) == set(ORDERS) - set(SIX)
    play(state, "draw_order:swan_feather")
    assert [look(state, seat).drawn for seat in (0, 1, None)] == ["swan_feather"] * 3
    assert state.player == 0
    assert set(names(state)) == {f"order:{name}" for name in SIX}  # no declining
    play(state, f"order:{SIX[number - 1]}")
    order = open_order(state, 0)
    assert (order.id, order.taken) == ("swan_feather", 4)
    assert hall(state) == ["@0" if space == number else SIX[space - 1] for space in range(1, 7)]
    assert look(state).orders_discarded == [SIX[number - 1]]
    assert (look(state).drawn, look(state).orders_left) == ("", 41)


@pytest.mark.rule("CT-6.1.2")
def test_the_drawn_order_must_be_kept() -> None:
    state = play(quiet({"dice": [1]}, {}, mess=SIX), "from_deck", "draw_order:swan_feather")
    for move in ("none", "end_turn", "order:swan_feather", "from_deck"):
        assert refused(state, move) != ""


@pytest.mark.rule("CT-6.1.2")
def test_who_has_a_meeple_in_the_hall_keeps_the_space() -> None:
    state = quiet({"dice": [1]}, {"order": NEW, "table": 2}, mess=[SIX[0], "", *SIX[2:]])
    play(state, "from_deck", "draw_order:swan_feather")
    assert set(asked(state, "order")) == {SIX[0], *SIX[2:]}


@pytest.mark.rule("CT-6.1.2", "CT-6.1.9")
def test_the_deck_is_renewed_from_the_discard_when_a_card_is_needed() -> None:
    """R19."""
    state = quiet({"dice": [1]}, {}, mess=SIX, orders_deck=[], orders_discarded=["swan_feather", "harp_string"])
    play(state, "from_deck")
    assert set(asked(state, "draw_order")) == {"swan_feather", "harp_string"}
    assert look(state).orders_discarded == []
    play(state, "draw_order:harp_string", "order:gravel_sour")
    assert (look(state).orders_left, look(state).orders_discarded) == (1, ["gravel_sour"])


@pytest.mark.rule("CT-6.1.2")
def test_without_a_card_to_draw_only_the_hall_is_left() -> None:
    """D4."""
    state = quiet({"dice": [1]}, {}, mess=SIX, orders_deck=[])
    assert refused(state, "from_deck") == "CT-6.1.2"
    assert set(asked(state, "order")) == set(SIX)


@pytest.mark.rule("CT-6.1.2", "CT-9.3")
def test_nobody_knows_which_order_comes_next() -> None:
    state = play(quiet({"dice": [1]}, {}, mess=SIX), "from_deck")
    assert all(chance == pytest.approx(1 / 42) for _, chance in state.chances())


# ── spaces ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.1.3")
def test_a_space_with_a_meeple_is_not_refilled_while_the_order_is_open() -> None:
    state = quiet({"dice": [1]}, {}, mess=SIX)
    play(state, "order:firefly_jar")
    assert state.player == 0
    play(state, "area:cellar_1", "take:fruit", "end_turn")
    roll_all(state)
    assert (look(state).round, hall(state)[2]) == (4, "@0")


@pytest.mark.rule("CT-6.1.3", "CT-6.1.7")
def test_a_completed_order_makes_room_for_a_new_one() -> None:
    state = quiet({"order": "gravel_sour", "ingredients": GRAVEL, "table": 5}, {}, round=4)
    assert hall(state)[4] == "@0"
    play(state, "complete")
    assert state.player == FATE
    assert hall(state)[4] == ""
    assert "draw_order:gravel_sour" not in names(state)
    play(state, f"draw_order:{NEW}")
    assert hall(state)[4] == NEW
    assert (order_of(state, 0), person(state, 0).completed, person(state, 0).completed_count) == (
        "",
        ["gravel_sour"],
        1,
    )
    assert look(state).orders_discarded == []


@pytest.mark.rule("CT-6.1.8")
@pytest.mark.parametrize("after", [f"order:{NEW}", "order:toll_road_red", "from_deck"])
def test_another_order_may_follow_in_the_same_turn(after: str) -> None:
    state = quiet({"order": "gravel_sour", "ingredients": GRAVEL, "taken": 3}, {}, round=5)
    play(state, "complete", f"draw_order:{NEW}", after)
    if after == "from_deck":
        play(state, "draw_order:swan_feather", f"order:{NEW}")
    assert (open_order(state, 0).taken, open_order(state, 0).late) == (5, 0)


@pytest.mark.rule("CT-6.1.9")
def test_a_completed_order_is_never_shuffled_back() -> None:
    """R19."""
    state = quiet(
        {"order": "gravel_sour", "ingredients": GRAVEL, "table": 1, "completed": ["swan_feather"]},
        {},
        mess=["", *SIX[1:]],
        orders_deck=[],
        orders_discarded=["harp_string", "mine_cart"],
    )
    play(state, "complete")
    assert set(asked(state, "draw_order")) == {"harp_string", "mine_cart"}


@pytest.mark.rule("CT-6.1.9", "CT-12.5")
def test_a_space_stays_empty_while_there_are_no_cards() -> None:
    state = quiet(
        {"order": "gravel_sour", "ingredients": GRAVEL, "table": 1, "dice": [1]},
        {},
        mess=["", *SIX[1:]],
        orders_deck=[],
    )
    play(state, "complete")
    assert state.player == 0
    assert hall(state) == ["", *SIX[1:]]
    assert set(asked(state, "order")) == set(SIX[1:])


@pytest.mark.rule("CT-6.1.9", "CT-5.4.3")
def test_a_forgotten_order_may_come_back() -> None:
    state = quiet(
        {"order": "gravel_sour", "taken": 1, "table": 1},
        {},
        mess=["", *SIX[1:]],
        orders_deck=[],
        orders_discarded=["harp_string"],
        round=4,
        phase="round_end",
    )
    assert set(asked(state, "draw_order")) == {"gravel_sour", "harp_string"}


@pytest.mark.rule("CT-6.1.10")
def test_empty_spaces_are_filled_from_the_lowest_number() -> None:
    """R19."""
    given: dict[str, Any] = {"mess": ["", "gravel_sour", "", "", "goat_chaser", ""]}
    state = quiet({"dice": [1]}, {}, orders_deck=["swan_feather", "harp_string"], **given)
    assert set(asked(state, "draw_order")) == {"swan_feather", "harp_string"}
    go(state, "draw_order:harp_string", "draw_order:swan_feather?")
    assert hall(state) == ["harp_string", "gravel_sour", "swan_feather", "", "goat_chaser", ""]
    assert state.player == 0


@pytest.mark.rule("CT-6.1.10")
def test_a_discard_fills_empty_spaces_too() -> None:
    given: dict[str, Any] = {"mess": ["gravel_sour", "", "goat_chaser", "", "", ""]}
    state = quiet({"dice": [1]}, {}, orders_deck=[], orders_discarded=["swan_feather"], **given)
    go(state, "draw_order:swan_feather?")
    assert hall(state) == ["gravel_sour", "swan_feather", "goat_chaser", "", "", ""]


# ── paying: D13 ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.1.4", "CT-6.1.5", "CT-6.1.6")
@pytest.mark.parametrize("name", ORDERS)
def test_every_order_is_paid_with_its_ingredients_and_scores_by_its_lateness(name: str) -> None:
    card = ORDERS[name]
    for late, points in enumerate(card["points"]):
        state = quiet({"order": name, "ingredients": cards_of(name), "taken": 8 - late}, {}, round=8)
        assert (open_order(state, 0).late, open_order(state, 0).points) == (late, points)
        assert open_order(state, 0).ready
        play(state, "complete", "draw_order:last_banner" if name == NEW else f"draw_order:{NEW}")
        player = person(state, 0)
        assert (player.vp, player.completed, held(state, 0)) == (points, [name], {})
        assert all(left(state, kind) == 6 for kind in card["ingredients"])
        assert (player.kitchen, player.chore) == (card["symbol"] == "kitchen", card["symbol"] == "chore")
        assert player.on_time == (late == 0)


@pytest.mark.rule("CT-6.1.4")
@pytest.mark.parametrize("missing", GRAVEL)
def test_an_order_needs_all_of_its_ingredients(missing: str) -> None:
    have = {kind: 2 for kind in GRAVEL if kind != missing}
    state = quiet({"order": "gravel_sour", "ingredients": {**have, "wine": 3}}, {})
    assert refused(state, "complete") == "CT-6.1.4"
    assert not open_order(state, 0).ready
    assert refused(quiet({"ingredients": GRAVEL}, {}), "complete") == "CT-6.1.4"


@pytest.mark.rule("CT-6.1.4")
def test_an_ingredient_that_is_asked_for_twice_is_paid_twice() -> None:
    state = quiet({"order": "bearded_aunt", "ingredients": {**AUNT, "beer": 1}}, {})
    assert refused(state, "complete") == "CT-6.1.4"
    state = complete(quiet({"order": "bearded_aunt", "ingredients": {**AUNT, "beer": 3}}, {}))
    assert held(state, 0) == {"beer": 1}


@pytest.mark.rule("CT-6.1.4", "CT-6.5.7")
@pytest.mark.parametrize("missing", [1, 2, 3, 4])
def test_any_number_of_potions_may_stand_in(missing: int) -> None:
    """Anvil Spark: herbs, rocks, beer, liqueur. No choice is left, so nothing is asked."""
    cards = ORDERS["anvil_spark"]["ingredients"]
    have = dict.fromkeys(cards[missing:], 1) | {"magic_potion": missing}
    state = quiet({"order": "anvil_spark", "ingredients": have}, {})
    assert (open_order(state, 0).potions, open_order(state, 0).ready) == (missing, True)
    play(state, "complete")
    assert state.player == FATE
    assert held(state, 0) == {}
    assert left(state, "magic_potion") == 4
    assert person(state, 0).vp == 15
    short = quiet({"order": "anvil_spark", "ingredients": {**have, "magic_potion": missing - 1}}, {})
    assert refused(short, "complete") == "CT-6.1.4"


@pytest.mark.rule("CT-6.1.4")
def test_a_potion_may_be_paid_although_the_card_is_there() -> None:
    """D13: own card or potion, for each ingredient, as long as all can be paid."""
    have = {**GRAVEL, "magic_potion": 1, "wine": 1}
    paid = set()
    for potion_for in (*GRAVEL, ""):
        state = play(quiet({"order": "gravel_sour", "ingredients": have}, {}), "complete")
        while state.player != FATE:
            options = asked(state, "give")
            assert len(options) == 2
            assert "give:wine" not in names(state)
            own = next(kind for kind in options if kind != "magic_potion")
            play(state, "give:magic_potion" if own == potion_for else f"give:{own}")
        paid.add(tuple(sorted(held(state, 0).items())))
    assert paid == {
        (("rocks", 1), ("wine", 1)),
        (("beer", 1), ("wine", 1)),
        (("spirits", 1), ("wine", 1)),
        (("magic_potion", 1), ("wine", 1)),
    }


@pytest.mark.rule("CT-6.1.4")
def test_only_ways_that_can_be_paid_in_full_are_offered() -> None:
    """D13: the one potion is needed for the second beer."""
    have = {"syrup": 1, "beer": 1, "spirits": 1, "magic_potion": 1}
    state = play(quiet({"order": "bearded_aunt", "ingredients": have}, {}), "complete")
    assert state.player == FATE
    assert held(state, 0) == {}


@pytest.mark.rule("CT-6.1.4", "CT-6.9.8")
def test_with_a_waived_ingredient_one_is_left_out_by_choice() -> None:
    """D13."""
    kept = set()
    for waived in GRAVEL:
        state = quiet({"order": "gravel_sour", "ingredients": GRAVEL, "items": ["half_empty_flask"]}, {})
        play(state, "item:half_empty_flask", "complete")
        for kind in GRAVEL:
            if state.player == FATE:
                break
            assert asked(state, "give") == [kind]
            assert "none" in names(state)
            play(state, "none" if kind == waived else f"give:{kind}")
        kept.add(tuple(held(state, 0)))
        assert person(state, 0).vp == 10
    assert kept == {("rocks",), ("beer",), ("spirits",)}


@pytest.mark.rule("CT-6.1.4", "CT-6.9.8", "CT-6.9.3")
def test_a_waived_ingredient_makes_an_order_payable() -> None:
    have = {"rocks": 1, "spirits": 1}
    state = quiet({"order": "gravel_sour", "ingredients": have, "items": ["half_empty_flask"]}, {})
    assert "complete" not in names(state)
    play(state, "item:half_empty_flask", "complete")
    assert state.player == FATE
    assert (held(state, 0), person(state, 0).vp, person(state, 0).waived) == ({}, 10, 0)


@pytest.mark.rule("CT-6.1.4")
def test_nothing_else_is_paid() -> None:
    plenty = dict.fromkeys(("fruit", "wine", "rocks", "beer", "spirits"), 2)
    state = complete(quiet({"order": "gravel_sour", "ingredients": plenty}, {"ingredients": {"beer": 1}}))
    assert held(state, 0) == {"fruit": 2, "wine": 2, "rocks": 1, "beer": 1, "spirits": 1}
    assert held(state, 1) == {"beer": 1}


# ── points, symbols, the order of things ──────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.1.5")
def test_lateness_is_counted_in_rounds() -> None:
    for number in range(2, 9):
        state = quiet({"order": NEW, "taken": 2}, {}, round=number)
        assert open_order(state, 0).late == number - 2
        assert open_order(state, 0).rounds_left == 9 - number


@pytest.mark.rule("CT-6.1.6", "CT-6.3.3")
@pytest.mark.parametrize("position", [0, 2, 3, 6, 8, 9])
@pytest.mark.parametrize(("order", "track"), [("bearded_aunt", "chore"), ("harbour_rumour", "kitchen")])
def test_the_symbol_of_an_order_moves_its_track_without_a_bonus(order: str, track: str, position: int) -> None:
    """R33."""
    state = complete(quiet({"order": order, "ingredients": cards_of(order), track: position}, {}))
    assert person(state, 0).vp == 15
    assert getattr(person(state, 0), track) == min(9, position + 1)
    other = "kitchen" if track == "chore" else "chore"
    assert getattr(person(state, 0), other) == 0


@pytest.mark.rule("CT-6.1.6")
def test_an_order_without_a_symbol_moves_no_track() -> None:
    """R33."""
    state = complete(quiet({"order": "gravel_sour", "ingredients": GRAVEL, "kitchen": 4, "chore": 5}, {}))
    assert (person(state, 0).kitchen, person(state, 0).chore) == (4, 5)


@pytest.mark.rule("CT-6.1.7", "CT-9.4")
def test_completed_orders_are_kept() -> None:
    """R35."""
    state = complete(quiet({"order": "gravel_sour", "ingredients": GRAVEL, "completed": ["swan_feather"]}, {}))
    for seat in (0, 1, None):
        assert set(look(state, seat).players[0].completed) == {"swan_feather", "gravel_sour"}
        assert look(state, seat).players[0].completed_count == 2
    hidden = quiet({"completed": ["swan_feather"]}, {}, options={"completed_orders": "hidden"})
    assert look(hidden, 1).players[0].completed == []
    assert look(hidden, 1).players[0].completed_count == 1


@pytest.mark.rule("CT-6.1.11")
def test_completing_goes_step_by_step() -> None:
    """R55: paid, scored, with the bonus, the track moved, the card kept, the meeple back; then the new order comes,
    and only then is the request fulfilled that waited for it."""
    player = {
        "order": "bearded_aunt",
        "table": 4,
        "taken": 3,
        "ingredients": {**AUNT, "magic_potion": 1},
        "items": ["silver_tray"],
        "says": ["serve_already"],
        "nasty": 3,
        "chore": 3,
    }
    state = quiet(player, {}, round=4)
    play(state, "item:silver_tray", "complete")
    assert (person(state, 0).vp, person(state, 0).completed) == (0, [])
    while state.player != FATE:
        play(state, next(name for name in names(state) if name.startswith("give:") and "potion" not in name))
    now = person(state, 0)
    assert held(state, 0) == {"magic_potion": 1}
    assert (now.vp, now.chore, now.completed, now.order) == (10 + 4, 4, ["bearded_aunt"], None)
    assert hall(state)[3] == ""
    assert requests(state, 0) == ["serve_already"]
    play(state, f"draw_order:{NEW}")
    assert hall(state)[3] == NEW
    assert requests(state, 0) == []
    assert state.player == 0


@pytest.mark.rule("CT-6.1.11", "CT-6.7.3")
@pytest.mark.parametrize(("uses", "points", "left_over"), [(True, 6, 1), (False, 3, 2)])
def test_the_minstrel_may_make_a_late_elf_order_less_late(uses: bool, points: int, left_over: int) -> None:
    """D20: asked when the order is paid; use it or not."""
    player = {
        "character": "exiled_minstrel",
        "order": "crystal_tear",
        "taken": 3,
        "ingredients": {"rocks": 1, "ambrosia": 1, "spirits": 1},
    }
    state = play(quiet(player, {}, round=5), "complete")
    assert state.player == 0
    assert set(names(state)) == {"character", "none"}
    assert (held(state, 0), person(state, 0).vp) == ({}, 0)
    play(state, "character" if uses else "none", f"draw_order:{NEW}")
    assert (person(state, 0).vp, person(state, 0).uses) == (points, left_over)


@pytest.mark.rule("CT-6.7.3", "CT-6.1.11")
@pytest.mark.parametrize(
    ("order", "late", "uses"),
    [("crystal_tear", 0, 2), ("firefly_jar", 1, 2), ("gravel_sour", 1, 2), ("crystal_tear", 1, 0)],
)
def test_the_minstrel_is_asked_for_late_elf_orders_only(order: str, late: int, uses: int) -> None:
    """D20, R32: not on time, not for green elves or others, not without a use."""
    player = {"character": "exiled_minstrel", "uses": uses, "order": order, "taken": 5 - late}
    state = play(quiet({**player, "ingredients": cards_of(order)}, {}, round=5), "complete")
    assert state.player == FATE
    assert person(state, 0).vp == ORDERS[order]["points"][late]
