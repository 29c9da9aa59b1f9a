"""Section 5d: a special card lands on workers, who resolve the old card first."""

from typing import Any

import pytest
from tests.games.dwarf.table import (
    arrange,
    goods,
    hoard,
    location,
    look,
    names,
    options,
    person,
    pile,
    play,
    refused,
    spent,
    stack,
    standing,
    top,
    worker,
)

from alehouse import FATE, State

NOTHING = [hoard(), hoard(), hoard()]


def covered(card: str, by: str, wealth: dict[str, int], players: int = 3, **given: Any) -> State:
    """Player 0 stands on a card with the marker; player 1 takes the special card that covers it."""
    position = int(card.split("_p")[1][0])
    start = "gold_seam" if position in (7, 9) else "iron_seam"
    at = f"A{position}"
    stacks = {at: [f"{start}_p{position}_l1", card], **given.pop("stacks", {})}
    state = arrange(
        players=players,
        turn=1,
        goods=[wealth, *NOTHING[1:players]],
        stacks=stacks,
        piles={"A1": [by], **given.pop("piles", {})},
        workers=[worker(0, at), *given.pop("workers", [])],
        **given,
    )
    assert state.player == 1
    return play(state, "special:A1:workers")


# ── what happens ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-5.30", "DW-5.32", "DW-5.33")
@pytest.mark.parametrize(
    ("card", "by", "before", "after"),
    [
        ("gold_seam_p1_l2", "muster_an_army", hoard(), hoard(gold=1)),
        ("alloy_steel_p1_l2", "muster_an_army", hoard(iron=4), hoard(iron=1, steel=2)),
        ("alloy_steel_p1_l2", "muster_an_army", hoard(iron=2), hoard(iron=2)),
        ("alloy_steel_p3_l2", "sell_an_item", hoard(iron=7), hoard(iron=4, steel=2)),
        ("forge_sword_p3_l3", "sell_an_item", hoard(steel=7), hoard(steel=4, item=1)),
        ("forge_sword_p3_l3", "sell_an_item", hoard(steel=2), hoard(steel=2)),
        ("forge_crown_p6_l2", "turn_back", hoard(gold=6), hoard(gold=3, item=1)),
        ("knockers_p5_l3", "special_order", hoard(iron=3), hoard(iron=3, medal=1)),
        ("great_dragon_p3_l3", "sell_an_item", hoard(gold=3), hoard(gold=3, medal=1)),
        ("knockers_p6_l2", "turn_back", hoard(iron=3), hoard(iron=3, medal=1)),
    ],
)
def test_the_old_card_is_resolved_at_once(card: str, by: str, before: dict[str, int], after: dict[str, int]) -> None:
    state = covered(card, by, before)
    at = f"A{card.split('_p')[1][0]}"
    assert goods(state, 0) == after
    assert goods(state, 1) == hoard()
    assert top(state, at).endswith("_special")
    assert (standing(state, at), spent(state, at)) == ([0], [True])
    assert (state.player, look(state).phase) == (2, "first")


@pytest.mark.rule("DW-5.33", "DW-5.71", "DW-6.14")
def test_a_spent_worker_is_not_resolved_again() -> None:
    state = covered("gold_seam_p1_l2", "muster_an_army", hoard(), players=2)
    assert refused(state, "place:A1") in ("DW-5.13", "DW-5.33", "DW-5.41")  # it still blocks the location
    play(state, "pass")
    assert state.player == FATE
    assert goods(state, 0) == hoard(gold=1)  # nothing from the Iron Seam that lies there now


@pytest.mark.rule("DW-5.33", "DW-5.80")
def test_a_spent_worker_does_not_forge_again() -> None:
    stacks = {"A4": ["iron_seam_p4_l1", "forge_axe_p4_l2"]}
    workers = [worker(0, "A4", spent=True), worker(1, "A1")]
    state = arrange(phase="get_help", goods=[hoard(steel=9), hoard()], stacks=stacks, workers=workers)
    assert goods(state, 0) == hoard(steel=9)


@pytest.mark.rule("DW-5.33")
def test_next_round_the_worker_is_fresh_again() -> None:
    state = play(covered("gold_seam_p1_l2", "muster_an_army", hoard(), players=2), "pass")
    play(state, "draw:A:gold_seam_p8_l2", "draw:A:gold_seam_p5_l2", "place:A1")
    assert spent(state, "A1") == [False]
    play(state, "place:A2", "pass", "pass")
    assert goods(state, 0) == hoard(gold=1, iron=3)


@pytest.mark.rule("DW-5.30")
def test_a_spent_worker_is_not_resolved_by_a_second_special_card() -> None:
    stacks = {"A1": ["iron_seam_p1_l1", "gold_seam_p1_l2"]}
    workers = [worker(0, "A1", spent=True)]
    state = arrange(turn=1, stacks=stacks, piles={"A1": ["muster_an_army"]}, workers=workers)
    play(state, "special:A1:workers")
    assert goods(state, 0) == hoard()
    assert top(state, "A1") == "iron_seam_p1_special"


@pytest.mark.rule("DW-5.30")
def test_only_the_location_that_gets_the_card_is_resolved() -> None:
    state = covered("gold_seam_p1_l2", "muster_an_army", hoard(), workers=[worker(2, "A2", extra=True)])
    assert goods(state, 2) == hoard()
    assert spent(state, "A2") == [False]


@pytest.mark.rule("DW-5.30", "DW-5.18")
def test_only_the_mine_that_gets_the_card_is_resolved() -> None:
    state = arrange(
        players=4,
        turn=2,
        piles={"B1": ["muster_an_army"]},
        workers=[worker(0, "A1"), worker(1, "B1")],
    )
    play(state, "special:B1:workers")
    assert (goods(state, 0), goods(state, 1)) == (hoard(), hoard(iron=3))
    assert (spent(state, "A1"), spent(state, "B1")) == ([False], [True])


@pytest.mark.rule("DW-5.30")
def test_nothing_happens_on_an_empty_location() -> None:
    stacks = {"A3": ["iron_seam_p3_l1", "great_dragon_p3_l3"]}
    state = arrange(goods=[hoard(gold=2), hoard(gold=2)], stacks=stacks, piles={"A1": ["sell_an_item"]})
    play(state, "special:A1:workers")
    assert [goods(state, player) for player in (0, 1)] == [hoard(gold=2), hoard(gold=2)]


@pytest.mark.rule("DW-5.30")
def test_the_old_card_is_the_one_that_the_special_side_left_on_top_past_glories() -> None:
    """Player 0 has chosen the forge; Past Glories raises the old seam there, and it is the seam that is resolved."""
    state = covered("forge_axe_p4_l2", "past_glories", hoard(steel=5))
    play(state, "raise:A:iron_seam_p4_l1")
    assert goods(state, 0) == hoard(steel=5, iron=3)
    assert stack(state, "A4") == ["forge_axe_p4_l2", "iron_seam_p4_l1", "iron_seam_p4_special"]


@pytest.mark.rule("DW-5.30", "DW-6.37")
def test_the_old_card_is_the_one_that_the_special_side_left_on_top_collapse() -> None:
    state = covered("knockers_p8_l3", "collapse_the_shafts", hoard())
    assert goods(state, 0) == hoard(iron=3)
    assert stack(state, "A8") == ["knockers_p8_l3", "iron_seam_p8_l1", "iron_seam_p8_special"]


@pytest.mark.rule("DW-5.30", "DW-6.31")
def test_the_old_card_is_the_one_that_the_special_side_left_on_top_council() -> None:
    state = covered("orc_raiders_p2_l2", "hold_a_council", hoard())
    assert goods(state, 0) == hoard(iron=3)
    assert stack(state, "A2") == ["iron_seam_p2_l1", "iron_seam_p2_special"]


@pytest.mark.rule("DW-5.30", "DW-6.38")
def test_the_old_card_is_the_one_that_the_special_side_left_on_top_run_amok() -> None:
    state = covered("dragon_p9_l3", "run_amok", hoard())
    play(state, "shuffle:A:dragon_p9_l3")
    assert goods(state, 0) == hoard(gold=1)
    assert stack(state, "A9") == ["dragon_p9_l3", "gold_seam_p9_l1", "gold_seam_p9_special"]


@pytest.mark.rule("DW-5.30", "DW-5.33")
def test_an_extra_worker_is_resolved_early_too() -> None:
    workers = [worker(0, "A5", spent=True), worker(0, "A1", extra=True)]
    state = arrange(turn=1, piles={"A1": ["muster_an_army"]}, workers=workers)
    play(state, "special:A1:workers")
    assert goods(state, 0) == hoard(iron=3)
    assert spent(state, "A1") == [True]
    play(state, "pass")
    assert goods(state, 0) == hoard(iron=3)


@pytest.mark.rule("DW-5.34")
def test_orc_raiders_do_not_stop_an_early_mine_action() -> None:
    orcs = {"A2": ["iron_seam_p2_l1", "orc_raiders_p2_l2"]}
    state = covered("alloy_steel_p5_l3", "special_order", hoard(iron=3), players=2, stacks=orcs)
    assert goods(state, 0) == hoard(steel=2)
    play(state, "place:A1")  # the Orc Raiders are undefended: this worker gets nothing
    assert goods(state, 0) == hoard(steel=2)


@pytest.mark.rule("DW-5.32")
@pytest.mark.parametrize("undefended", ["sidhe_p2_l2", "orc_raiders_p2_l2"])
def test_early_defence_is_a_medal_and_nothing_else(undefended: str) -> None:
    """Monsters elsewhere wait for the Defend step."""
    other = {"A2": ["iron_seam_p2_l1", undefended]}
    state = covered("knockers_p5_l3", "special_order", hoard(gold=2), stacks=other)
    assert goods(state, 0) == hoard(gold=2, medal=1)
    assert not look(state).raided


# ── several workers ───────────────────────────────────────────────────────────────────────────────────


def shared(first: int, second: int, card: str, by: str, **given: Any) -> State:
    """Two workers on the covered location, as after an Apprentice; player 3 of four covers it."""
    position = int(card.split("_p")[1][0])
    at = f"A{position}"
    state = arrange(
        players=4,
        turn=3,
        stacks={at: [f"iron_seam_p{position}_l1", card]},
        piles={"A1": [by]},
        workers=[worker(first, at), worker(second, at)],
        **given,
    )
    assert state.player == 3
    return play(state, "special:A1:workers")


@pytest.mark.rule("DW-5.31")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_both_workers_are_resolved(first: int, second: int) -> None:
    wealth = [hoard(steel=3), hoard(steel=4), hoard(steel=3), hoard()]
    state = shared(first, second, "forge_sword_p3_l3", "sell_an_item", goods=wealth)
    assert [goods(state, player) for player in range(3)] == [hoard(item=1), hoard(steel=1, item=1), hoard(steel=3)]
    assert spent(state, "A3") == [True, True]


@pytest.mark.rule("DW-5.31", "DW-5.32")
@pytest.mark.parametrize(("first", "second", "marker"), [(0, 1, 2), (1, 0, 1)])
def test_workers_are_resolved_in_the_order_of_their_placement(first: int, second: int, marker: int) -> None:
    """Player 0 holds the marker and passes it to 1, who passes it on only if his own turn is still to come."""
    state = shared(first, second, "forge_sword_p3_l3", "sell_an_item")
    assert look(state).marker == marker


@pytest.mark.rule("DW-5.31", "DW-5.32", "DW-5.106")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_both_extra_workers_come_before_the_next_worker_is_resolved(first: int, second: int) -> None:
    state = shared(first, second, "get_help_p5_l2", "special_order")
    seats = []
    for place in ("A1", "A2", "A3", "A4"):
        assert top(state, "A5") == "get_help_p5_l2"  # just before it is covered
        seats.append(state.player)
        play(state, f"place:{place}")
    assert seats == [first, first, second, second]
    assert top(state, "A5") == "iron_seam_p5_special"


# ── early Get Help ────────────────────────────────────────────────────────────────────────────────────


def early_help(**given: Any) -> State:
    return covered("get_help_p5_l2", "special_order", hoard(), **given)


@pytest.mark.rule("DW-5.32", "DW-5.106")
def test_early_get_help_brings_extra_workers_at_once() -> None:
    state = early_help(workers=[worker(1, "A9", extra=True)])
    assert state.player == 0
    free = [f"place:A{position}" for position in (1, 2, 3, 4, 6, 7, 8)]
    assert names(state) == [*free, "pass"]
    play(state, "place:A4")
    assert names(state) == [*(name for name in free if name != "place:A4"), "pass"]
    assert [(one.seat, one.extra, one.spent) for one in location(state, "A4").workers] == [(0, True, False)]
    assert top(state, "A5") == "get_help_p5_l2"
    play(state, "place:A8")
    assert (state.player, look(state).phase) == (2, "first")
    assert top(state, "A5") == "iron_seam_p5_special"
    assert person(state, 0).supply == []


@pytest.mark.rule("DW-5.32", "DW-5.71")
def test_extra_workers_brought_early_are_resolved_as_usual() -> None:
    state = early_help(players=2)
    play(state, "place:A4", "place:A7", "pass")
    assert goods(state, 0) == hoard(iron=3, gold=1)


@pytest.mark.rule("DW-5.32", "DW-5.56")
def test_early_get_help_uses_the_same_two_extra_workers() -> None:
    """All are out already: another Get Help location brings nobody in the Get Help step."""
    more = {"A7": ["gold_seam_p7_l1", "get_help_p7_l2"]}
    state = early_help(players=2, stacks=more)
    play(state, "place:A7", "place:A1", "pass")
    assert state.player == FATE
    assert goods(state, 0) == hoard(iron=3)


@pytest.mark.rule("DW-5.32", "DW-5.54")
def test_a_worker_declined_early_stays_for_a_later_offer() -> None:
    more = {"A7": ["gold_seam_p7_l1", "get_help_p7_l2"]}
    state = early_help(players=2, stacks=more)
    play(state, "pass")  # the first offer declined; the second is made all the same
    assert state.player == 0
    play(state, "place:A1")
    assert look(state).phase == "second"
    assert len(person(state, 0).supply) == 1
    play(state, "place:A7")  # his second regular worker, on the other Get Help location
    assert (state.player, look(state).phase) == (0, "get_help")
    play(state, "place:A2")
    assert state.player == FATE
    assert goods(state, 0) == hoard(iron=6)


@pytest.mark.rule("DW-5.32", "DW-5.53", "DW-5.106")
def test_an_extra_worker_without_a_free_location_is_lost() -> None:
    """A full Mine like this cannot come about in a first turn (R7), but the rule speaks of it."""
    others = [worker(1, "A1"), worker(1, "A2"), worker(0, "A3")]
    others += [worker(player, at, extra=True) for player, at in ((1, "A4"), (1, "A6"), (2, "A7"), (2, "A8"))]
    state = arrange(
        players=3,
        turn=2,
        stacks={"A5": ["iron_seam_p5_l1", "get_help_p5_l2"], "A1": ["iron_seam_p1_l1", "alloy_steel_p1_l2"]},
        piles={"A1": ["special_order"]},
        workers=[worker(0, "A5"), *others],
    )
    play(state, "special:A1:workers")
    assert (state.player, names(state)) == (0, ["place:A9", "pass"])
    play(state, "place:A9")  # the second has no place to go: no decision
    assert (state.player, look(state).phase) == (1, "mine")
    assert top(state, "A5") == "iron_seam_p5_special"
    assert len(person(state, 0).lost) == 1
    assert person(state, 0).supply == []


@pytest.mark.rule("DW-5.32", "DW-5.51", "DW-6.18")
def test_early_get_help_without_extra_workers_asks_nothing() -> None:
    state = early_help(workers=[worker(0, "A1", extra=True), worker(0, "A2", extra=True)])
    assert (state.player, look(state).phase) == (2, "first")
    assert look(state).marker == 1  # the action counts all the same


@pytest.mark.rule("DW-5.32", "DW-6.48")
def test_turn_back_may_bring_help_for_the_one_who_took_it() -> None:
    """The card below the knockers is Get Help, and the Mine side of Turn Back goes there too."""
    stacks = {"A6": ["iron_seam_p6_l1", "get_help_p6_l3", "knockers_p6_l2"]}
    state = arrange(players=3, stacks=stacks, piles={"A1": ["turn_back"]})
    play(state, "special:A1:workers", "turn_back:A6")
    assert (state.player, top(state, "A6")) == (0, "get_help_p6_l3")
    play(state, "place:A1", "place:A2")
    assert (standing(state, "A1"), standing(state, "A2"), spent(state, "A6")) == ([0], [0], [True])
    assert (state.player, look(state).marker) == (1, 1)


@pytest.mark.rule("DW-5.31", "DW-5.32", "DW-6.48")
def test_apprentice_may_bring_help_for_both() -> None:
    stacks = {"A7": ["gold_seam_p7_l1", "get_help_p7_l2"]}
    state = arrange(players=3, turn=1, stacks=stacks, piles={"A1": ["apprentice"]}, workers=[worker(0, "A7")])
    play(state, "special:A1:workers", "join:A7")
    seats = []
    for place in ("A1", "A2", "A3", "A4"):
        seats.append(state.player)
        play(state, f"place:{place}")
    assert seats == [0, 0, 1, 1]
    assert look(state).marker == 2  # handed on by 0, then by 1
    assert state.player == 2


@pytest.mark.rule("DW-5.32", "DW-5.55")
def test_an_extra_worker_brought_early_takes_no_special_action() -> None:
    state = covered("get_help_p5_l2", "special_order", hoard(medal=20))
    assert state.player == 0
    assert not options(state, "special")
    assert refused(state, "special:A2:medals") in ("DW-5.55", "DW-5.32", "DW-5.106", "DW-5.19")
    assert pile(state, "A2").workers == []


# ── the marker ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-5.32", "DW-6.18")
@pytest.mark.parametrize("wealth", [hoard(), hoard(steel=3)], ids=["unpaid", "paid"])
def test_an_early_forge_passes_the_marker_at_once(wealth: dict[str, int]) -> None:
    state = covered("forge_sword_p3_l3", "sell_an_item", wealth)
    assert look(state).marker == 1


@pytest.mark.rule("DW-5.32", "DW-6.18")
def test_an_early_get_help_passes_the_marker_at_once() -> None:
    state = early_help()
    play(state, "pass", "pass")
    assert (look(state).marker, look(state).phase) == (1, "first")


@pytest.mark.rule("DW-5.32")
@pytest.mark.parametrize("card", ["gold_seam_p1_l2", "alloy_steel_p1_l2", "sidhe_p1_l2"])
def test_an_early_mine_or_defend_action_does_not(card: str) -> None:
    assert look(covered(card, "muster_an_army", hoard(iron=3))).marker == 0


@pytest.mark.rule("DW-5.32")
def test_an_early_forge_of_somebody_else_leaves_the_marker() -> None:
    stacks = {"A3": ["iron_seam_p3_l1", "forge_sword_p3_l3"]}
    state = arrange(
        players=3, turn=2, stacks=stacks, piles={"A1": ["sell_an_item"]}, workers=[worker(0, "A1"), worker(1, "A3")]
    )
    play(state, "special:A1:workers")
    assert look(state).marker == 0


@pytest.mark.rule("DW-5.33", "DW-5.82", "DW-5.57")
@pytest.mark.parametrize("card", ["forge_sword_p3_l3", "get_help_p3_l3"])
def test_a_spent_worker_passes_the_marker_no_second_time(card: str) -> None:
    stacks = {"A3": ["iron_seam_p3_l1", card]}
    state = arrange(phase="get_help", stacks=stacks, workers=[worker(0, "A3", spent=True)])
    assert state.player == FATE
    assert look(state).marker == 0
