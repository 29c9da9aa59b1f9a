"""Sections 5c and 5e: the Selection phase, first and second turns."""

import pytest
from tests.games.dwarf.table import (
    arrange,
    goods,
    hoard,
    look,
    mountain,
    names,
    options,
    person,
    pile,
    play,
    refused,
    stack,
    standing,
    top,
    worker,
)

from alehouse import FATE, State

NINE = [f"A{position}" for position in range(1, 10)]
HELP_AT_3 = ["iron_seam_p3_l1", "get_help_p3_l3"]
HELP_AT_5 = ["iron_seam_p5_l1", "get_help_p5_l2"]
HELP_AT_7 = ["gold_seam_p7_l1", "get_help_p7_l2"]
CROWN_AT_6 = ["iron_seam_p6_l1", "forge_crown_p6_l2"]


def deciders(state: State, *moves: str) -> list[int]:
    """Who made each of these moves."""
    seats = []
    for move in moves:
        seats.append(state.player)
        play(state, move)
    return seats


# ── first turn: order ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-5.11", "DW-5.40")
@pytest.mark.parametrize(("marker", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_turns_begin_at_the_marker_and_go_clockwise_then_back(marker: int, order: list[int]) -> None:
    state = arrange(players=3, marker=marker)
    assert deciders(state, "place:A1", "place:A2", "place:A3") == order
    assert look(state).phase == "second"
    assert deciders(state, "place:A4", "place:A5", "place:A6") == order[::-1]
    assert state.player == FATE


@pytest.mark.rule("DW-5.11", "DW-5.32", "DW-5.40")
def test_a_marker_passed_during_the_phase_does_not_change_the_order() -> None:
    state = arrange(players=3, stacks={"A6": CROWN_AT_6}, piles={"A1": ["turn_back"]})
    assert deciders(state, "place:A6", "special:A1:workers") == [0, 1]
    assert look(state).marker == 1  # passed by the forge that the special card covered
    assert deciders(state, "place:A1", "place:A2", "place:A3") == [2, 2, 0]
    play(state, "draw:A:gold_seam_p5_l2", "draw:A:gold_seam_p8_l2")
    assert deciders(state, "place:A1", "place:A2", "place:A3") == [1, 2, 0]


@pytest.mark.rule("DW-5.11")
def test_the_next_round_begins_at_the_marker() -> None:
    state = arrange(players=3, phase="get_help", marker=2, stacks={"A6": CROWN_AT_6}, workers=[worker(2, "A6")])
    play(state, "draw:A:gold_seam_p5_l2", "draw:A:gold_seam_p8_l2")
    assert look(state).marker == 0
    assert deciders(state, "place:A1", "place:A2", "place:A3") == [0, 1, 2]


# ── first turn: placing ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-5.12")
def test_the_first_turn_is_one_worker_or_one_special_action_and_no_pass() -> None:
    state = arrange(players=3, goods=[hoard(medal=9)] * 3)
    assert {name.split(":")[0] for name in names(state)} == {"place", "special"}
    play(state, "place:A1")
    assert (state.player, len(person(state, 0).hand)) == (1, 1)
    assert {name.split(":")[0] for name in names(state)} == {"place", "special"}
    play(state, "special:A1:medals", "turn:A:past_glories")
    assert state.player == 2


@pytest.mark.rule("DW-5.12", "DW-5.112")
def test_passing_the_first_turn_is_refused() -> None:
    assert refused(arrange(), "pass") == "DW-5.12"


@pytest.mark.rule("DW-5.13")
def test_a_location_with_a_worker_cannot_be_chosen() -> None:
    state = play(arrange(players=3), "place:A4", "place:A6")
    assert options(state, "place") == [name for name in NINE if name not in ("A4", "A6")]
    assert refused(state, "place:A4") == "DW-5.13"
    play(state, "place:A1")
    assert "place:A1" not in names(state)  # his own worker is in the way as well
    assert refused(state, "place:A1") in ("DW-5.13", "DW-5.41")


@pytest.mark.rule("DW-5.13", "DW-5.33")
def test_spent_and_extra_workers_block_too() -> None:
    workers = [worker(0, "A5", spent=True), worker(0, "A2", extra=True)]
    state = arrange(turn=1, workers=workers)
    assert state.player == 1
    assert options(state, "place") == [name for name in NINE if name not in ("A2", "A5")]


@pytest.mark.rule("DW-5.13")
@pytest.mark.parametrize(
    "card",
    ["iron_seam_p9_l2", "forge_dagger_p9_l2", "alloy_steel_p9_l2", "dragon_p9_l3"],
)
def test_placing_does_nothing_before_the_resolution_phase(card: str) -> None:
    before = hoard(iron=9, steel=9, gold=9)
    state = arrange(goods=[before, hoard()], stacks={"A9": ["gold_seam_p9_l1", card]})
    play(state, "place:A9", "place:A1", "pass")
    assert goods(state, 0) == before
    assert goods(state, 1) == hoard()
    assert standing(state, "A9") == [0]


@pytest.mark.rule("DW-5.13")
def test_a_first_turn_on_get_help_brings_nobody_yet() -> None:
    state = play(arrange(stacks={"A5": HELP_AT_5}), "place:A5")
    assert (state.player, look(state).phase, look(state).marker) == (1, "first", 0)


@pytest.mark.rule("DW-5.14")
def test_a_location_may_be_chosen_without_any_use_for_it() -> None:
    """Nobody owns anything: Alloy Steel and both forges can still be blocked."""
    stacks = {
        "A1": ["iron_seam_p1_l1", "alloy_steel_p1_l2"],
        "A4": ["iron_seam_p4_l1", "forge_axe_p4_l2"],
        "A6": CROWN_AT_6,
    }
    state = arrange(players=3, stacks=stacks)
    play(state, "place:A1", "place:A4", "place:A6")
    assert [standing(state, name) for name in ("A1", "A4", "A6")] == [[0], [1], [2]]
    play(state, "pass", "pass", "pass")
    assert [goods(state, player) for player in range(3)] == [hoard(), hoard(), hoard()]


# ── first turn: special actions ───────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-5.15")
def test_both_workers_pay_for_a_special_action() -> None:
    state = play(arrange(piles={"A2": ["sell_an_item"]}), "special:A2:workers")
    assert [(one.seat, one.extra) for one in pile(state, "A2").workers] == [(0, False), (0, False)]
    assert person(state, 0).hand == []
    assert len(person(state, 0).supply) == 2


@pytest.mark.rule("DW-5.15", "DW-5.16")
def test_four_medals_and_one_worker_pay_for_a_special_action() -> None:
    state = arrange(goods=[hoard(medal=6), hoard()], piles={"A2": ["sell_an_item"]})
    play(state, "special:A2:medals")
    assert [(one.seat, one.extra) for one in pile(state, "A2").workers] == [(0, False)]
    assert len(person(state, 0).hand) == 1
    assert goods(state, 0) == hoard(medal=2)
    assert goods(state, 1) == hoard()


@pytest.mark.rule("DW-5.15")
def test_paying_with_workers_costs_no_medals() -> None:
    state = arrange(goods=[hoard(medal=6), hoard()], piles={"A2": ["sell_an_item"]})
    assert goods(play(state, "special:A2:workers"), 0) == hoard(medal=6)


@pytest.mark.rule("DW-5.16")
@pytest.mark.parametrize(("medals", "allowed"), [(0, False), (3, False), (4, True), (9, True)])
def test_the_medal_payment_needs_four_medals(medals: int, allowed: bool) -> None:
    state = arrange(goods=[hoard(medal=medals), hoard(medal=9)])
    assert ("special:A1:medals" in names(state)) is allowed
    assert "special:A1:workers" in names(state)
    if not allowed:
        assert refused(state, "special:A1:medals") == "DW-5.16"


@pytest.mark.rule("DW-5.15", "DW-6.47")
def test_an_empty_pile_cannot_be_chosen() -> None:
    state = arrange(goods=[hoard(medal=4), hoard(medal=4)], piles={"A1": ["sell_an_item"]})
    play(state, "special:A1:workers")
    assert pile(state, "A1").left == 0
    assert options(state, "special") == ["A2:workers", "A2:medals", "A3:workers", "A3:medals"]
    for payment in ("workers", "medals"):
        assert refused(state, f"special:A1:{payment}") in ("DW-5.15", "DW-6.47")


@pytest.mark.rule("DW-5.17")
def test_several_players_may_use_one_pile() -> None:
    state = arrange(players=3, piles={"A3": ["sell_an_item", "?", "?"]})
    play(state, "special:A3:workers", "turn:A:special_order")
    assert (state.player, pile(state, "A3").top) == (1, "special_order")
    play(state, "special:A3:workers", "turn:A:apprentice")
    assert (state.player, pile(state, "A3").top) == (2, "apprentice")
    play(state, "special:A3:workers")
    assert [top(state, name) for name in ("A3", "A5", "A7")] == [
        "iron_seam_p3_special",
        "iron_seam_p5_special",
        "gold_seam_p7_special",
    ]
    assert (pile(state, "A3").top, pile(state, "A3").left) == ("", 0)


@pytest.mark.rule("DW-5.18")
def test_the_card_is_turned_over_onto_the_stack_of_its_mine_side() -> None:
    state = arrange(goods=[hoard(item=1), hoard()], piles={"A1": ["sell_an_item"]})
    before = mountain(state)
    play(state, "special:A1:workers")
    assert look(state).resolving == "sell_an_item"
    assert stack(state, "A3") == ["iron_seam_p3_l1"]  # the effect comes first
    play(state, "amount:5")
    assert goods(state, 0) == hoard(iron=5)  # at once
    assert stack(state, "A3") == ["iron_seam_p3_l1", "iron_seam_p3_special"]
    assert look(state).resolving == ""
    assert mountain(state) == before  # nothing drawn, nothing discarded
    assert state.player == 1


@pytest.mark.rule("DW-5.18")
@pytest.mark.parametrize("mine", ["A", "B"])
def test_a_special_card_goes_into_the_mine_of_its_own_set(mine: str) -> None:
    state = arrange(players=4, piles={f"{mine}1": ["muster_an_army"]})
    play(state, f"special:{mine}1:workers")
    other = "B" if mine == "A" else "A"
    assert top(state, f"{mine}1") == "iron_seam_p1_special"
    assert stack(state, f"{other}1") == ["iron_seam_p1_l1"]


@pytest.mark.rule("DW-5.18")
def test_the_turned_card_can_be_used_in_the_same_round() -> None:
    stacks = {"A1": ["iron_seam_p1_l1", "gold_seam_p1_l2"]}
    state = arrange(stacks=stacks, piles={"A1": ["muster_an_army"]})
    play(state, "special:A1:workers", "place:A1", "pass")
    assert goods(state, 1) == hoard(iron=3)


@pytest.mark.rule("DW-5.19", "DW-5.20")
def test_there_are_no_special_actions_in_the_second_turn() -> None:
    state = arrange(goods=[hoard(medal=20), hoard(medal=20)], piles={"A1": ["muster_an_army"]})
    play(state, "special:A1:medals", "place:A2")
    for player in (1, 0):
        assert (state.player, look(state).phase) == (player, "second")
        assert not options(state, "special")
        assert refused(state, "special:A2:medals") == "DW-5.19"
        assert refused(state, "special:A2:workers") == "DW-5.19"
        play(state, "pass")
    assert goods(state, 0) == hoard(medal=16)


# ── second turn ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-5.40")
@pytest.mark.parametrize("players", [4, 5])
def test_second_turns_run_backwards_at_large_tables_too(players: int) -> None:
    state = arrange(players=players, marker=2)
    order = [(2 + turn) % players for turn in range(players)]
    assert deciders(state, *(f"place:A{n}" for n in range(1, players + 1))) == order
    assert deciders(state, *(f"place:B{n}" for n in range(1, players + 1))) == order[::-1]


@pytest.mark.rule("DW-5.41")
def test_the_second_worker_goes_on_a_free_location_or_stays_home() -> None:
    state = play(arrange(), "place:A4", "place:A6")
    assert names(state) == [f"place:{name}" for name in NINE if name not in ("A4", "A6")] + ["pass"]
    assert refused(state, "place:A4") in ("DW-5.13", "DW-5.41")
    play(state, "place:A1")
    assert names(state) == [f"place:{name}" for name in NINE if name not in ("A4", "A6", "A1")] + ["pass"]


@pytest.mark.rule("DW-5.41")
def test_a_worker_not_placed_stays_with_its_owner_unused() -> None:
    stacks = {"A5": HELP_AT_5, "A1": ["iron_seam_p1_l1", "gold_seam_p1_l2"]}
    state = play(arrange(stacks=stacks), "place:A5", "place:A1", "pass", "pass")
    assert (state.player, look(state).phase) == (0, "get_help")
    assert [len(person(state, player).hand) for player in (0, 1)] == [1, 1]
    play(state, "pass", "pass")
    assert goods(state, 1) == hoard(gold=1)
    assert len(person(state, 1).hand) == 2


@pytest.mark.rule("DW-5.41", "DW-5.107")
def test_with_every_location_taken_there_is_only_the_pass() -> None:
    """Early Get Help has brought four extra workers; the last player finds the Mine full."""
    workers = [
        worker(0, "A5", spent=True),
        worker(0, "A1", extra=True),
        worker(0, "A2", extra=True),
        worker(1, "A3", spent=True),
        worker(1, "A4", extra=True),
        worker(1, "A6", extra=True),
        worker(2, "A7"),
        worker(2, "A8"),
        worker(1, "A9"),
    ]
    state = arrange(players=3, phase="second", turn=2, workers=workers)
    if state.player == 0:
        assert names(state) == ["pass"]
        assert refused(state, "place:A9") in ("DW-5.13", "DW-5.41")
        play(state, "pass")
    assert state.player == FATE  # no decision is left in this round
    assert goods(state, 0) == hoard(iron=6)  # his two extra workers; the worker on A5 was spent


@pytest.mark.rule("DW-5.42")
@pytest.mark.parametrize("taker", [0, 1, 2])
def test_a_player_without_a_regular_worker_is_skipped(taker: int) -> None:
    state = arrange(players=3, piles={"A1": ["muster_an_army"]})
    for player in range(3):
        play(state, "special:A1:workers" if player == taker else f"place:A{player + 1}")
    seats = []
    while state.player != FATE:
        seats += deciders(state, "pass")
    assert seats == [player for player in (2, 1, 0) if player != taker]


@pytest.mark.rule("DW-5.42")
def test_when_nobody_has_a_worker_left_the_resolution_phase_follows() -> None:
    state = arrange(piles={"A1": ["muster_an_army"], "A2": ["sell_an_item"]})
    play(state, "special:A1:workers", "special:A2:workers")
    assert (state.player, look(state).phase, look(state).round) == (FATE, "mining", 2)


@pytest.mark.rule("DW-5.41", "DW-5.15")
def test_after_the_medal_payment_the_other_worker_has_a_second_turn() -> None:
    state = arrange(goods=[hoard(), hoard(medal=4)], piles={"A1": ["muster_an_army"]})
    play(state, "place:A2", "special:A1:medals")
    assert deciders(state, "place:A3", "place:A4") == [1, 0]
    assert goods(state, 1) == hoard(iron=3)
