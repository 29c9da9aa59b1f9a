"""Section 6.5: the Wizard's Workshop, the limit of three items, and each of the 25 items."""

from typing import Any, Final

import pytest
from tests.games.cavern_tavern.table import (
    CHAMBER,
    GAME,
    ITEMS,
    ORDINARY,
    PAIRS,
    arrange,
    asked,
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
    quiet,
    refused,
    requests,
    roll,
)

from alehouse import FATE, State

SOLO_OUT: Final = (  # CT-4.3.3
    "sand_clock",
    "hammer",
    "bracelet",
    "dragons_claw",
    "glass_of_strongcliff",
    "dwarven_mug",
    "clover",
)
SOLO_IN: Final = tuple(name for name in ITEMS if name not in SOLO_OUT)
ROOMY: Final = {"dice": [6, 6, 6, 6]}  # for a workshop: dice of which nothing else comes


def holder(item: str, *rivals: dict[str, Any], **mine: Any) -> State:
    """The first player holds one item and three dice; the others have what they are given."""
    return quiet({"items": [item], "dice": [2, 3, 5], **mine}, *(rivals or ({},)))


def gone(state: State, item: str) -> bool:
    """Whether an item was played: out of the hand, on the discard, its effects over."""
    return item not in hand(state, 0) and item in look(state).items_discarded and look(state).using == ""


# ── the workshop ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.5.1")
@pytest.mark.parametrize("kept", [0, 1, 2])
def test_replace_order_turns_up_one_of_three(kept: int) -> None:
    drawn = ["black_knight", "emerald_hush", "last_banner"]
    state = quiet({"dice": [4]}, {"dice": [1]})
    hall = mess(state)
    play(state, "area:workshop_replace_order", f"order:{hall[3]}", *(f"draw_order:{name}" for name in drawn))
    assert sorted(asked(state, "order")) == sorted(drawn)
    play(state, f"order:{drawn[kept]}")
    assert mess(state) == [*hall[:3], drawn[kept], *hall[4:]]
    assert look(state).orders_discarded == [hall[3]]
    assert look(state, 0).orders_under == [name for name in drawn if name != drawn[kept]]  # the last drawn lowest
    assert look(state).orders_left == 48 - 6 - 1


@pytest.mark.rule("CT-6.5.1")
def test_what_goes_under_the_deck_is_drawn_last() -> None:
    """A deck of five: two cards of it come first, then those put under it, in the order drawn."""
    deck = ["black_knight", "emerald_hush", "last_banner", "rootwalker", "mantis_kiss"]
    state = quiet({"dice": [4, 4]}, {}, orders_deck=deck)
    hall = mess(state)
    play(state, "area:workshop_replace_order", f"order:{hall[0]}")
    play(state, "draw_order:emerald_hush", "draw_order:mantis_kiss", "draw_order:black_knight", "order:mantis_kiss")
    assert look(state).orders_left == 4
    assert look(state, 0).orders_under == ["emerald_hush", "black_knight"]
    play(state, "from_deck")
    assert sorted(asked(state, "draw_order")) == ["last_banner", "rootwalker"]
    play(state, "draw_order:rootwalker", f"order:{hall[1]}")
    assert look(state, 0).orders_under == ["emerald_hush", "black_knight"]


@pytest.mark.rule("CT-6.5.1", "CT-9.6")
def test_the_known_end_of_the_deck_comes_in_its_order() -> None:
    state = quiet({"dice": [4]}, {}, orders_deck=["emerald_hush", "black_knight"], orders_under=[])
    hall = mess(state)
    play(state, "area:workshop_replace_order", f"order:{hall[0]}")
    play(state, "draw_order:emerald_hush", "draw_order:black_knight")  # the deck runs out: the discard is shuffled
    if state.player == FATE:
        assert asked(state, "draw_order") == [hall[0]]
        play(state, f"draw_order:{hall[0]}")
    play(state, "order:black_knight")
    assert look(state, 0).orders_under == ["emerald_hush", hall[0]]
    assert look(state).orders_left == 2
    play(state, "from_deck")
    if state.player == FATE:
        assert asked(state, "draw_order") == ["emerald_hush"]
        play(state, "draw_order:emerald_hush")
    assert look(state).drawn == "emerald_hush"


@pytest.mark.rule("CT-6.5.1")
def test_replace_order_shuffles_the_discard_in_with_the_card_just_discarded() -> None:
    state = quiet({"dice": [4]}, {}, orders_deck=["emerald_hush"], orders_discarded=["black_knight", "mantis_kiss"])
    hall = mess(state)
    play(state, "area:workshop_replace_order", f"order:{hall[5]}")
    if state.player == FATE and asked(state, "draw_order") == ["emerald_hush"]:
        play(state, "draw_order:emerald_hush")
    assert sorted(asked(state, "draw_order")) == sorted(["black_knight", "mantis_kiss", hall[5]])
    play(state, f"draw_order:{hall[5]}", "draw_order:mantis_kiss", f"order:{hall[5]}")
    assert mess(state) == hall
    assert look(state).orders_discarded == []
    assert look(state).orders_left == 3
    assert look(state, 0).orders_under == ["emerald_hush", "mantis_kiss"]


@pytest.mark.rule("CT-6.5.1")
def test_replace_order_draws_what_there_is() -> None:
    """One card in the deck, none discarded: two in all, with the one from the Mess Hall."""
    state = quiet({"dice": [4]}, {}, orders_deck=["emerald_hush"])
    hall = mess(state)
    play(state, "area:workshop_replace_order", f"order:{hall[5]}")
    while state.player == FATE:
        play(state, names(state)[0])
    assert sorted(asked(state, "order")) == sorted(["emerald_hush", hall[5]])
    play(state, "order:emerald_hush")
    assert (look(state).orders_left, look(state).orders_discarded) == (1, [])
    assert look(state, 0).orders_under == [hall[5]]


@pytest.mark.rule("CT-6.5.2")
@pytest.mark.parametrize("kept", [0, 1, 2])
def test_item_keeps_one_of_three(kept: int) -> None:
    drawn = ["hammer", "clover", "spare_key"]
    state = quiet({"dice": [4, 4]}, {"dice": [1]})
    play(state, "area:workshop_item")
    assert len(asked(state, "draw_item")) == 25
    play(state, *(f"draw_item:{name}" for name in drawn))
    assert sorted(asked(state, "item")) == sorted(drawn)
    assert sorted(names(state)) == sorted(f"item:{name}" for name in drawn)  # nothing else, it cannot be declined
    play(state, f"item:{drawn[kept]}")
    assert hand(state, 0) == [drawn[kept]]
    assert look(state).items_left == 24  # the other two are in it again
    assert look(state).items_discarded == []
    assert dice(state, 0) == []


@pytest.mark.rule("CT-6.5.2")
def test_the_items_not_kept_may_be_drawn_again() -> None:
    state = quiet({"dice": [4, 4]}, {"dice": [3, 3]}, {}, items_deck=["hammer", "clover", "spare_key", "crowbar"])
    play(state, "area:workshop_item", "draw_item:hammer", "draw_item:clover", "draw_item:spare_key", "item:clover")
    assert look(state).items_left == 3
    play(state, "end_turn", "area:workshop_item")
    assert sorted(asked(state, "draw_item")) == ["crowbar", "hammer", "spare_key"]


@pytest.mark.rule("CT-6.5.2", "CT-6.5.3", "CT-6.0.4")
def test_item_draws_from_the_discard_when_the_deck_is_empty() -> None:
    """Six players hold three items each, the other seven are discarded."""
    cards = list(ITEMS)
    hands = [{"items": cards[3 * seat : 3 * seat + 3]} for seat in range(6)]
    state = quiet({"dice": [4, 4], **hands[0]}, *hands[1:], items_deck=[], items_discarded=cards[18:])
    assert "area:workshop_item" in names(state)
    play(state, "area:workshop_item")
    assert sorted(asked(state, "draw_item")) == sorted(cards[18:])


@pytest.mark.rule("CT-6.5.3")
def test_the_item_discard_is_shuffled_when_the_deck_runs_out_while_drawing() -> None:
    discarded = ["hammer", "clover", "bracelet"]
    state = quiet({"dice": [4, 4]}, {}, items_deck=["spare_key", "crowbar"], items_discarded=discarded)
    play(state, "area:workshop_item")
    assert sorted(asked(state, "draw_item")) == ["crowbar", "spare_key"]
    play(state, "draw_item:crowbar")
    if state.player == FATE and asked(state, "draw_item") == ["spare_key"]:
        play(state, "draw_item:spare_key")
    assert sorted(asked(state, "draw_item")) == sorted(discarded)
    play(state, "draw_item:clover", "item:clover")
    assert hand(state, 0) == ["clover"]
    assert look(state).items_discarded == []
    assert look(state).items_left == 4


@pytest.mark.rule("CT-6.5.3")
def test_with_fewer_than_three_items_in_all_there_are_fewer_to_choose_from() -> None:
    state = quiet({"dice": [4, 4]}, {}, items_deck=["spare_key"], items_discarded=["hammer"])
    play(state, "area:workshop_item")
    while state.player == FATE:
        play(state, names(state)[0])
    assert sorted(asked(state, "item")) == ["hammer", "spare_key"]


@pytest.mark.rule("CT-6.5.4")
def test_magic_potion_gives_a_potion_and_an_item() -> None:
    state = quiet({"dice": [4, 4, 1]}, {})
    play(place(state, "area:workshop_magic_potion", 4, 4, 1), "draw_item:hammer")
    assert held(state, 0) == {"magic_potion": 1}
    assert left(state, "magic_potion") == 3
    assert hand(state, 0) == ["hammer"]
    assert look(state).items_left == 24


@pytest.mark.rule("CT-6.5.4", "CT-6.0.4")
def test_magic_potion_without_a_potion_still_gives_the_item() -> None:
    state = quiet({"dice": [4, 4, 1]}, {"ingredients": {"magic_potion": 4}})
    play(place(state, "area:workshop_magic_potion", 4, 4, 1), "draw_item:hammer")
    assert held(state, 0) == {}
    assert hand(state, 0) == ["hammer"]


@pytest.mark.rule("CT-6.5.5")
@pytest.mark.parametrize("put_away", ["hammer", "clover", "bracelet", "spare_key"])
def test_a_fourth_item_makes_one_go(put_away: str) -> None:
    state = quiet({"dice": [4, 4, 1], "items": ["hammer", "clover", "bracelet"]}, {})
    play(place(state, "area:workshop_magic_potion", 4, 4, 1), "draw_item:spare_key")
    assert state.player == 0
    assert sorted(names(state)) == ["item:bracelet", "item:clover", "item:hammer", "item:spare_key"]
    play(state, f"item:{put_away}")
    assert hand(state, 0) == sorted({"hammer", "clover", "bracelet", "spare_key"} - {put_away})
    assert look(state).items_discarded == [put_away]
    assert person(state, 0).vp == 0  # it was discarded, not played


@pytest.mark.rule("CT-6.5.5")
def test_three_items_are_no_excess() -> None:
    state = quiet({"dice": [4, 4, 1], "items": ["hammer", "clover"]}, {})
    play(place(state, "area:workshop_magic_potion", 4, 4, 1), "draw_item:spare_key")
    assert hand(state, 0) == ["clover", "hammer", "spare_key"]
    assert "end_turn" in names(state)


@pytest.mark.rule("CT-6.5.6")
def test_items_are_played_in_the_owners_turn_only() -> None:
    state = quiet({"items": ["spare_key"], "dice": [2]}, {"items": ["box_of_cigars"], "nasty": 3, "dice": [3]})
    assert asked(state, "item") == ["spare_key"]
    assert refused(state, "item:box_of_cigars") in ("CT-6.5.6", "CT-9.2")
    play(state, "area:cellar_2", "take:rocks", "end_turn")
    assert look(state).turn == 1
    assert asked(state, "item") == ["box_of_cigars"]


@pytest.mark.rule("CT-6.5.6", "CT-5.2.2")
def test_several_items_may_be_played_in_one_turn() -> None:
    state = quiet({"items": ["spare_key", "crowbar", "loaded_die"], "dice": [2]}, {})
    play(state, "item:spare_key", "take:wine", "area:cellar_2", "take:rocks")
    assert asked(state, "item") == []  # no die is left for the others
    state = quiet({"items": ["spare_key", "box_of_cigars"], "dice": [2], "nasty": 2}, {})
    play(state, "area:cellar_2", "take:rocks", "item:spare_key", "take:wine", "item:box_of_cigars")
    assert look(state).items_discarded == ["spare_key", "box_of_cigars"]
    assert (person(state, 0).vp, person(state, 0).nasty) == (1, 0)


@pytest.mark.rule("CT-6.5.6", "CT-6.5.5")
def test_an_item_being_played_is_no_longer_in_hand() -> None:
    """With three items one is played that brings another: three, nothing to discard."""
    mine = {"items": ["dragons_claw", "hammer", "clover"]}
    state = quiet(mine, {"items": ["spare_key"]})
    play(state, "item:dragons_claw")
    if state.player == FATE:
        play(state, "draw_item:spare_key")
    assert hand(state, 0) == ["clover", "hammer", "spare_key"]
    assert look(state).items_discarded == ["dragons_claw"]
    assert "end_turn" in names(state)


@pytest.mark.rule("CT-6.5.7")
def test_a_potion_replaces_no_ingredient_of_a_request_or_a_drink() -> None:
    mine = {"says": ["bring_me_breakfast"], "ingredients": {"fruit": 1, "magic_potion": 2}, "drinks": {"beer": 1}}
    state = quiet({**mine, "dice": [2]}, {}, options=CHAMBER, round=5)
    assert "says:bring_me_breakfast" not in names(state)
    assert "drink:beer" not in names(state)
    assert refused(state, "says:bring_me_breakfast") in ("CT-6.6.11", "CT-6.5.7")
    assert refused(state, "drink:beer") in ("CT-8.1.9", "CT-6.5.7")


@pytest.mark.rule("CT-6.5.7", "CT-6.6.11")
@pytest.mark.parametrize("request_card", ["stock_taking", "two_of_a_kind"])
def test_a_potion_is_no_ordinary_card_for_a_request(request_card: str) -> None:
    state = quiet({"says": [request_card], "ingredients": {"fruit": 1, "beer": 1, "magic_potion": 3}}, {})
    assert f"says:{request_card}" not in names(state)


@pytest.mark.rule("CT-6.5.8")
def test_potions_are_neither_stolen_nor_swapped() -> None:
    potions = {"ingredients": {"magic_potion": 1}}
    state = quiet({"dice": [6, 6, 5], "ingredients": {"beer": 1}}, potions)
    place(state, "area:serve_dinner", 6, 6, 5)
    assert held(state, 1) == {"magic_potion": 1}
    assert held(state, 0) == {"mead": 1, "beer": 1}
    assert state.player == 0
    assert "end_turn" in names(state)  # there was nothing to choose
    state = quiet({"dice": [6, 6, 4], "ingredients": {"magic_potion": 1}}, {"ingredients": {"magic_potion": 1}})
    place(state, "area:fix_roof", 6, 6, 4)
    assert held(state, 0) == {"wine": 1, "magic_potion": 1}
    assert "end_turn" in names(state)


@pytest.mark.rule("CT-6.5.8", "CT-6.3.8")
def test_in_a_swap_a_potion_is_on_neither_side() -> None:
    mine = {"dice": [6, 6, 4], "ingredients": {"magic_potion": 1, "beer": 1}}
    state = quiet(mine, {"ingredients": {"magic_potion": 1, "fruit": 1, "rocks": 1}})
    place(state, "area:fix_roof", 6, 6, 4)
    seen = set(names(state))
    while "end_turn" not in names(state):
        seen |= set(names(state))
        choices = [name for name in names(state) if name != "none"]
        play(state, choices[0])
    assert not {"give:magic_potion", "take:magic_potion"} & seen
    assert (held(state, 0)["magic_potion"], held(state, 1)["magic_potion"]) == (1, 1)


@pytest.mark.rule("CT-6.5.8", "CT-6.9.7")
def test_a_potion_may_be_given_back_but_not_taken_in_an_exchange() -> None:
    state = holder("barter_scroll", ingredients={"magic_potion": 1, "beer": 1})
    play(state, "item:barter_scroll")
    assert sorted(asked(state, "give")) == ["beer", "magic_potion"]
    play(state, "give:magic_potion")
    assert sorted(asked(state, "take")) == sorted(ORDINARY)
    play(state, "take:wine", "none")
    assert held(state, 0) == {"wine": 1, "beer": 1}
    assert left(state, "magic_potion") == 4


# ── the items ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CT-6.5.9", "CT-3.4")
def test_there_are_25_single_items() -> None:
    state = quiet({"dice": [4, 4]}, {})
    play(state, "area:workshop_item")
    assert sorted(asked(state, "draw_item")) == sorted(ITEMS)
    assert len(ITEMS) == 25


@pytest.mark.rule("CT-4.3.3", "CT-6.5.9")
def test_18_of_them_stay_in_a_solo_game() -> None:
    state = arrange({"dice": [4, 4]}, automa={"red": 5}, round=2)
    assert look(state).items_left == 18
    play(state, "area:workshop_item")
    assert sorted(asked(state, "draw_item")) == sorted(SOLO_IN)


@pytest.mark.rule("CT-6.5.9", "CT-5.3.4")
def test_sand_clock() -> None:
    state = holder("sand_clock", {"dice": [4]}, {"dice": [4]})
    play(state, "item:sand_clock")
    assert gone(state, "sand_clock")
    assert person(state, 0).extra_turns == 1
    play(state, "area:cellar_2", "take:rocks")
    assert "area:cellar_3" not in names(state)
    play(state, "end_turn")
    assert (look(state).turn, look(state).placed) == (0, False)
    play(state, "area:cellar_3", "take:mead", "end_turn")
    assert look(state).turn == 1


@pytest.mark.rule("CT-6.5.9")
def test_hammer() -> None:
    state = quiet({"items": ["hammer"], "dice": [2, 3, 5]}, {"dice": [1, 1, 4]}, {"dice": [6]})
    play(state, "item:hammer")
    assert names(state) == ["player:2", "player:3"]
    play(state, "player:2", "rival_die:1", "rival_die:4")
    roll(state, 6, 5)
    assert dice(state, 1) == [1, 5, 6]
    play(state, "die:5", "die:2")
    roll(state, 4, 4)
    assert gone(state, "hammer")
    assert dice(state, 0) == [3, 4, 4]
    assert dice(state, 2) == [6]


@pytest.mark.rule("CT-6.5.9")
def test_bracelet() -> None:
    state = quiet({"items": ["bracelet"], "dice": [2, 3]}, {"dice": [1, 6, 4]}, {"dice": [5]})
    play(state, "item:bracelet", "player:2", "die:2", "rival_die:6")
    assert gone(state, "bracelet")
    assert (dice(state, 0), dice(state, 1), dice(state, 2)) == ([3, 6], [1, 2, 4], [5])


@pytest.mark.rule("CT-6.5.9", "CT-9.5")
def test_dragons_claw() -> None:
    state = quiet({"items": ["dragons_claw"]}, {"items": ["spare_key", "crowbar"]}, {"items": ["clover"]}, {})
    play(state, "item:dragons_claw")
    assert names(state) == ["player:2", "player:3"]  # the fourth has none
    play(state, "player:2")
    assert state.player == FATE
    assert sorted(names(state)) == ["draw_item:crowbar", "draw_item:spare_key"]
    play(state, "draw_item:crowbar")
    assert gone(state, "dragons_claw")
    assert (hand(state, 0), hand(state, 1), hand(state, 2)) == (["crowbar"], ["spare_key"], ["clover"])


@pytest.mark.rule("CT-6.5.9", "CT-6.5.8")
def test_glass_of_strongcliff() -> None:
    mine = {"items": ["glass_of_strongcliff"], "ingredients": {"fruit": 1}}
    rich = {"ingredients": {"beer": 1, "wine": 2, "magic_potion": 1}}
    state = quiet(mine, rich, {"ingredients": {"rocks": 1}}, {"ingredients": {"magic_potion": 1}})
    play(state, "item:glass_of_strongcliff")
    assert set(names(state)) == {"player:2", "player:3", "none"}
    play(state, "player:2")
    assert {name for name in names(state) if name != "none"} == {"take:beer", "take:wine"}
    play(state, "take:wine")
    assert gone(state, "glass_of_strongcliff")
    assert held(state, 0) == {"fruit": 1, "wine": 1}
    assert held(state, 1) == {"beer": 1, "wine": 1, "magic_potion": 1}


@pytest.mark.rule("CT-6.5.9", "CT-6.6.1")
def test_dwarven_mug() -> None:
    state = quiet({"items": ["dwarven_mug"], "nasty": 5}, {"nasty": 3}, {"nasty": 7})
    play(state, "item:dwarven_mug")
    assert names(state) == ["player:2", "player:3"]  # not to be declined
    play(state, "player:3")
    assert gone(state, "dwarven_mug")
    assert [person(state, seat).nasty for seat in range(3)] == [3, 3, 8]


@pytest.mark.rule("CT-6.5.9")
def test_clover() -> None:
    state = quiet({"items": ["clover"], "dice": [1]}, {"placed": {"area:cellar_1": [1]}})
    assert "area:cellar_1" not in names(state)
    play(state, "item:clover")
    assert gone(state, "clover")
    assert person(state, 0).crowding
    play(state, "area:cellar_1", "take:herbs")
    assert held(state, 0) == {"herbs": 1}


@pytest.mark.rule("CT-6.5.9")
@pytest.mark.parametrize("value", range(1, 7))
def test_loaded_die(value: int) -> None:
    state = holder("loaded_die")
    play(state, "item:loaded_die", "die:3", f"value:{value}")
    assert gone(state, "loaded_die")
    assert dice(state, 0) == sorted([2, 5, value])


@pytest.mark.rule("CT-6.5.9")
def test_rabbits_foot() -> None:
    state = quiet({"items": ["rabbits_foot"], "dice": [2, 3, 5, 5]}, {"dice": [1]})
    play(state, "item:rabbits_foot", "die:5", "die:2", "die:3", "die:5")
    roll(state, 1, 1, 1, 6)
    assert gone(state, "rabbits_foot")
    assert (dice(state, 0), dice(state, 1)) == ([1, 1, 1, 6], [1])


@pytest.mark.rule("CT-6.5.9")
@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        (("die:5", "up", "die:2", "down"), [1, 3, 6]),
        (("die:3", "up", "die:4", "up"), [2, 5, 5]),
        (("die:2", "down", "done"), [1, 3, 5]),
    ],
)
def test_crowbar(moves: tuple[str, ...], expected: list[int]) -> None:
    state = holder("crowbar")
    play(state, "item:crowbar", *moves)
    assert gone(state, "crowbar")
    assert dice(state, 0) == expected


@pytest.mark.rule("CT-6.5.9")
@pytest.mark.parametrize(
    ("moves", "expected"),
    [(("die:2", "die:3"), [4, 5, 5]), (("die:5", "done"), [2, 2, 3]), (("die:2", "die:5"), [2, 3, 5])],
)
def test_mirror_coin(moves: tuple[str, ...], expected: list[int]) -> None:
    state = holder("mirror_coin")
    play(state, "item:mirror_coin", *moves)
    assert gone(state, "mirror_coin")
    assert dice(state, 0) == expected


@pytest.mark.rule("CT-6.5.9")
@pytest.mark.parametrize("kind", ORDINARY)
def test_spare_key(kind: str) -> None:
    state = holder("spare_key")
    play(state, "item:spare_key")
    assert sorted(asked(state, "take")) == sorted(ORDINARY)
    play(state, f"take:{kind}")
    assert gone(state, "spare_key")
    assert held(state, 0) == {kind: 1}
    assert person(state, 0).vp == 1


@pytest.mark.rule("CT-6.5.9")
@pytest.mark.parametrize("cellar", range(1, 7))
def test_shopping_basket(cellar: int) -> None:
    state = holder("shopping_basket")
    play(state, "item:shopping_basket")
    assert names(state) == [f"option:{number}" for number in range(1, 7)]
    play(state, f"option:{cellar}")
    assert gone(state, "shopping_basket")
    assert held(state, 0) == dict.fromkeys(PAIRS[cellar], 1)
    assert person(state, 0).vp == 0


@pytest.mark.rule("CT-6.5.9", "CT-6.9.7")
def test_barter_scroll() -> None:
    state = holder("barter_scroll", ingredients={"beer": 2, "fruit": 2, "rocks": 1})
    play(state, "item:barter_scroll", "give:beer", "take:wine", "give:fruit", "take:mead", "give:rocks", "take:syrup")
    assert gone(state, "barter_scroll")  # three times, not more
    assert held(state, 0) == {"fruit": 1, "syrup": 1, "mead": 1, "wine": 1, "beer": 1}


@pytest.mark.rule("CT-6.5.9", "CT-6.9.10")
@pytest.mark.parametrize("level", [0, 3, 6])
def test_cooks_apron(level: int) -> None:
    bonus = {0: 0, 3: 2, 6: 3}[level]
    state = quiet({"items": ["cooks_apron"], "dice": [3, 4], "kitchen": level}, {})
    place(play(state, "item:cooks_apron"), "area:make_lunch", 3, 4)
    assert gone(state, "cooks_apron")
    assert person(state, 0).vp == 2 + bonus + 4
    assert person(state, 0).bonuses == {}


@pytest.mark.rule("CT-6.5.9", "CT-6.9.10")
def test_birch_broom() -> None:
    state = quiet({"items": ["birch_broom"], "dice": [4, 4]}, {})
    play(state, "item:birch_broom", "area:wipe_tables")
    assert gone(state, "birch_broom")
    assert person(state, 0).vp == 2 + 4


@pytest.mark.rule("CT-6.5.9")
def test_the_apron_is_for_the_kitchen_and_the_broom_for_chores() -> None:
    state = quiet({"items": ["cooks_apron", "birch_broom"], "dice": [4, 4]}, {})
    play(state, "item:cooks_apron", "area:wipe_tables")
    assert person(state, 0).vp == 2
    state = quiet({"items": ["birch_broom"], "dice": [6, 1]}, {})
    place(play(state, "item:birch_broom"), "area:make_lunch", 6, 1)
    assert person(state, 0).vp == 2


@pytest.mark.rule("CT-6.5.9")
@pytest.mark.parametrize(("taken", "now", "points"), [(4, 5, 28), (3, 4, 21), (1, 2, 10)])
def test_pocket_watch(taken: int, now: int, points: int) -> None:
    """Hopping Gnome, round 5: 28 on time, 21, 15, 10, 6 when late."""
    state = quiet({"items": ["pocket_watch"], "order": "hopping_gnome", "taken": taken}, {}, round=5)
    play(state, "item:pocket_watch")
    assert gone(state, "pocket_watch")
    order = person(state, 0).order
    assert order is not None
    assert (order.taken, order.points) == (now, points)


@pytest.mark.rule("CT-6.5.9")
def test_order_pad() -> None:
    state = quiet({"items": ["order_pad"], "order": "hopping_gnome", "taken": 1, "table": 2, "vp": 9}, {}, round=4)
    hall = mess(state)
    play(state, "item:order_pad")
    play(state, "draw_order:last_banner")
    assert mess(state) == [hall[0], "last_banner", *hall[2:]]
    assert "hopping_gnome" in look(state).orders_discarded
    assert sorted(names(state)) == sorted(["from_deck", *(f"order:{name}" for name in mess(state))])
    play(state, f"order:{hall[4]}")
    order = person(state, 0).order
    assert order is not None
    assert (order.id, order.taken) == (hall[4], 4)
    assert gone(state, "order_pad")
    assert (person(state, 0).vp, person(state, 0).completed_count) == (9, 0)
    assert [space.meeple for space in look(state).mess] == [-1, -1, -1, -1, 0, -1]


@pytest.mark.rule("CT-6.5.9", "CT-6.6.1")
@pytest.mark.parametrize(("before", "after"), [(7, 5), (2, 0), (1, 0)])
def test_box_of_cigars(before: int, after: int) -> None:
    state = holder("box_of_cigars", {"nasty": 4}, nasty=before)
    play(state, "item:box_of_cigars")
    assert gone(state, "box_of_cigars")
    assert (person(state, 0).nasty, person(state, 1).nasty) == (after, 4)


@pytest.mark.rule("CT-6.5.9")
def test_forged_note() -> None:
    mine: dict[str, Any] = {"nasty": 6, "says": ["on_the_rocks", "serve_already"]}
    state = play(holder("forged_note", **mine), "item:forged_note")
    assert names(state) == ["option:1", "option:2"]
    cleared = play(state.copy(), "option:1")
    assert sorted(names(cleared)) == ["says:on_the_rocks", "says:serve_already"]
    play(cleared, "says:serve_already")
    assert gone(cleared, "forged_note")
    assert requests(cleared, 0) == ["on_the_rocks"]
    assert look(cleared).says_discarded == ["serve_already"]
    assert person(cleared, 0).nasty == 6
    moved = play(state.copy(), "option:2")
    assert gone(moved, "forged_note")
    assert sorted(requests(moved, 0)) == ["on_the_rocks", "serve_already"]
    assert person(moved, 0).nasty == 5


@pytest.mark.rule("CT-6.5.9")
def test_half_empty_flask() -> None:
    mine = {"order": "gravel_sour", "ingredients": {"rocks": 1, "beer": 1}}
    state = holder("half_empty_flask", **mine)
    assert "complete" not in names(state)
    play(state, "item:half_empty_flask")
    assert person(state, 0).waived == 1
    play(state, "complete")
    play(state, "draw_order:last_banner")
    assert gone(state, "half_empty_flask")
    assert (person(state, 0).vp, held(state, 0)) == (10, {})
    assert person(state, 0).waived == 0


@pytest.mark.rule("CT-6.5.9", "CT-6.9.5")
def test_second_wind_tonic() -> None:
    state = quiet({"items": ["second_wind_tonic"], "dice": [], "placed": {"area:cellar_4": [4]}}, {"dice": [4]})
    play(state, "item:second_wind_tonic")
    play(state, *[name for name in names(state) if name == "die:4"])
    roll(state, 6)
    assert gone(state, "second_wind_tonic")
    assert dice(state, 0) == [6]
    play(state, "area:cellar_6", "take:liqueur")
    assert held(state, 0) == {"liqueur": 1}


@pytest.mark.rule("CT-6.5.9")
def test_silver_tray() -> None:
    mine = {"order": "gravel_sour", "ingredients": {"rocks": 1, "beer": 1, "spirits": 1}}
    state = holder("silver_tray", **mine)
    play(state, "item:silver_tray", "complete", "draw_order:last_banner")
    assert gone(state, "silver_tray")
    assert person(state, 0).vp == 10 + 4


@pytest.mark.rule("CT-6.5.9")
@pytest.mark.parametrize(
    ("steps", "kitchen", "chore"),
    [(("kitchen", "kitchen"), 4, 5), (("kitchen", "chore"), 3, 6), (("chore", "chore"), 2, 7)],
)
def test_letter_of_recommendation(steps: tuple[str, str], kitchen: int, chore: int) -> None:
    state = holder("letter_of_recommendation", kitchen=2, chore=5)
    play(state, "item:letter_of_recommendation", *(f"track:{track}" for track in steps))
    assert gone(state, "letter_of_recommendation")
    assert (person(state, 0).kitchen, person(state, 0).chore) == (kitchen, chore)
    assert person(state, 0).vp == 0  # no task, no bonus


@pytest.mark.rule("CT-6.5.9")
def test_apprentices_badge() -> None:
    state = holder("apprentices_badge", ingredients={"beer": 2, "wine": 1, "magic_potion": 1})
    play(state, "item:apprentices_badge")
    assert sorted(names(state)) == ["give:beer", "give:wine"]
    play(state, "give:beer")
    assert gone(state, "apprentices_badge")
    assert held(state, 0) == {"wine": 1, "beer": 1, "magic_potion": 2}
    assert (left(state, "beer"), left(state, "magic_potion")) == (5, 2)


@pytest.mark.rule("CT-6.5.9", "CT-6.5.6")
@pytest.mark.parametrize("item", SOLO_IN)
def test_every_solo_item_can_be_played_alone_too(item: str) -> None:
    mine = {
        "items": [item],
        "dice": [2, 3],
        "placed": {"area:cellar_1": [1]},
        "order": "gravel_sour",
        "taken": 2,
        "ingredients": {"beer": 1, "fruit": 1},
        "nasty": 4,
        "says": [],
    }
    state = arrange(mine, round=3, automa={"white": 6, "yellow": 6, "blue": 6, "green": 6, "red": 5})
    play(state, f"item:{item}")
    for _ in range(12):
        if look(state).using == "":
            break
        play(state, names(state)[0])
    assert gone(state, item)


@pytest.mark.rule("CT-6.5.9")
def test_the_item_of_each_card_is_offered_by_its_own_name() -> None:
    assert {name.split(":")[1] for name in GAME.action_names if name.startswith("item:")} == set(ITEMS)
