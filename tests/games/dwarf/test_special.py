"""Section 6c: the nine special action cards."""

from typing import Any

import pytest
from tests.games.dwarf.table import (
    GAME,
    arrange,
    goods,
    hoard,
    location,
    look,
    mountain,
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

IRON = {p: f"iron_seam_p{p}_l1" for p in (1, 2, 3, 4, 5, 6, 8)}
AXE_4 = {"A4": [IRON[4], "forge_axe_p4_l2"]}
KNOCKERS_5 = {"A5": [IRON[5], "knockers_p5_l3"]}
ORCS_2 = {"A2": [IRON[2], "orc_raiders_p2_l2"]}
GREAT_DRAGON_3 = {"A3": [IRON[3], "great_dragon_p3_l3"]}
HELP_3 = {"A3": [IRON[3], "get_help_p3_l3"]}
DEEP_8 = {"A8": [IRON[8], "gold_seam_p8_l2", "dragon_p8_l2", "forge_helm_p8_l3"]}
TWO_LANTERNS = {card["id"] for card in GAME.card_file.tables["cards"] if card["lanterns"] == 2}
GRADED = {"mountain": "graded"}
SPECIALS = [card["id"] for card in GAME.card_file.tables["special_cards"]]


def with_card(card: str, **given: Any) -> State:
    """Player 0 is about to take this card from pile A1, which holds nothing else."""
    return arrange(piles={"A1": [card], **given.pop("piles", {})}, **given)


def take(card: str, payment: str = "workers", **given: Any) -> State:
    return play(with_card(card, **given), f"special:A1:{payment}")


def next_draws(state: State) -> set[str]:
    """The cards that may be drawn next round, all remaining turns being spent on nothing."""
    other = state.copy()
    taken = {place.id for place in look(other).locations if place.workers}
    while other.player != FATE:
        free = [name for name in ("A9", "A7", "A6") if name not in taken]
        move = "pass" if "pass" in names(other) else f"place:{free[0]}"
        taken.add(move[-2:])
        play(other, move)
    return {name.split(":")[2] for name in names(other)}


# ── Muster an Army ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-6.30")
def test_muster_an_army_defends_everything() -> None:
    state = take("muster_an_army", stacks=ORCS_2 | GREAT_DRAGON_3 | KNOCKERS_5, goods=[hoard(gold=2, iron=2)] * 2)
    assert look(state).mustered
    play(state, "place:A6", "place:A9")
    assert goods(state, 0) == hoard(gold=2, iron=2)  # nothing lost, and no medal for it
    assert goods(state, 1) == hoard(gold=3, iron=5)  # the Orc Raiders stop nobody


@pytest.mark.rule("DW-6.30")
def test_workers_still_fight_for_medals_under_muster_an_army() -> None:
    state = play(take("muster_an_army", stacks=GREAT_DRAGON_3 | KNOCKERS_5), "place:A3", "place:A5")
    assert goods(state, 1) == hoard(medal=2)
    assert goods(state, 0) == hoard()


@pytest.mark.rule("DW-6.30", "DW-5.91")
def test_muster_an_army_lasts_one_round() -> None:
    state = play(take("muster_an_army", stacks=GREAT_DRAGON_3, goods=[hoard(gold=2)] * 2), "place:A6", "pass")
    assert goods(state, 0) == hoard(gold=2)
    play(state, "draw:A:gold_seam_p8_l2", "draw:A:gold_seam_p5_l2", "place:A1", "place:A2", "pass", "pass")
    assert goods(state, 0)["gold"] == 0


# ── Hold a Council ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-6.31", "DW-6.40")
def test_hold_a_council_takes_the_top_of_every_stack_of_two_or_more() -> None:
    state = with_card("hold_a_council", stacks=AXE_4 | DEEP_8)
    before = mountain(state).left
    play(state, "special:A1:workers")
    assert stack(state, "A4") == [IRON[4]]
    assert stack(state, "A8") == [IRON[8], "gold_seam_p8_l2", "dragon_p8_l2"]
    assert stack(state, "A2") == [IRON[2], "iron_seam_p2_special"]
    for name in ("A1", "A3", "A5", "A6", "A7", "A9"):
        assert len(stack(state, name)) == 1
    assert mountain(state).left == before + 2
    assert {"forge_axe_p4_l2", "forge_helm_p8_l3"} <= next_draws(state)
    assert "dragon_p8_l2" not in next_draws(state)


@pytest.mark.rule("DW-6.31")
def test_hold_a_council_asks_nothing_and_spares_nobody() -> None:
    """Occupied locations lose their top card as well; the worker stays."""
    state = take("hold_a_council", stacks=AXE_4, turn=1, workers=[worker(0, "A4")])
    assert stack(state, "A4") == [IRON[4]]
    assert standing(state, "A4") == [0]
    assert state.player == 0


@pytest.mark.rule("DW-6.31")
def test_hold_a_council_takes_starting_cards_too() -> None:
    state = take("hold_a_council", stacks={"A4": ["forge_axe_p4_l2", IRON[4]]})
    assert stack(state, "A4") == ["forge_axe_p4_l2"]
    assert IRON[4] in next_draws(state)


@pytest.mark.rule("DW-6.31", "DW-6.40")
def test_hold_a_council_of_single_cards_changes_nothing() -> None:
    state = take("hold_a_council")
    assert all(len(place.stack) == (2 if place.id == "A2" else 1) for place in look(state).locations)
    assert mountain(state).left == 45


# ── Sell an Item ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-6.32")
@pytest.mark.parametrize(
    ("amounts", "after"),
    [
        (["amount:5"], hoard(iron=5)),
        (["amount:0", "amount:5"], hoard(steel=5)),
        (["amount:0", "amount:0"], hoard(gold=5)),
        (["amount:2", "amount:1"], hoard(iron=2, steel=1, gold=2)),
        (["amount:1", "amount:4"], hoard(iron=1, steel=4)),
    ],
)
def test_sell_an_item_gives_five_resources_of_any_mix(amounts: list[str], after: dict[str, int]) -> None:
    state = play(take("sell_an_item", goods=[hoard(item=1), hoard()]), *amounts)
    assert goods(state, 0) == after
    assert state.player == 1
    assert top(state, "A3") == "iron_seam_p3_special"


@pytest.mark.rule("DW-6.32")
def test_sell_an_item_sells_one_item_once() -> None:
    state = play(take("sell_an_item", goods=[hoard(item=3, gold=1), hoard(item=1)]), "amount:1", "amount:1")
    assert goods(state, 0) == hoard(item=2, gold=4, iron=1, steel=1)
    assert goods(state, 1) == hoard(item=1)


# ── Past Glories ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-6.33")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        (IRON[8], ["gold_seam_p8_l2", "dragon_p8_l2", "forge_helm_p8_l3", IRON[8]]),
        ("gold_seam_p8_l2", [IRON[8], "dragon_p8_l2", "forge_helm_p8_l3", "gold_seam_p8_l2"]),
        ("dragon_p8_l2", [IRON[8], "gold_seam_p8_l2", "forge_helm_p8_l3", "dragon_p8_l2"]),
    ],
)
def test_past_glories_raises_a_buried_card_and_keeps_the_others_in_order(card: str, after: list[str]) -> None:
    state = play(take("past_glories", stacks=DEEP_8 | AXE_4), f"raise:A:{card}")
    assert stack(state, "A8") == after
    assert stack(state, "A4") == [*AXE_4["A4"], "iron_seam_p4_special"]
    assert state.player == 1


@pytest.mark.rule("DW-6.33", "DW-5.103")
def test_past_glories_must_raise_a_card_that_is_buried() -> None:
    state = take("past_glories", stacks=DEEP_8)
    for card in ("forge_helm_p8_l3", "iron_seam_p1_l1", "knockers_p5_l3"):  # a top card, a lone one, one elsewhere
        assert refused(state, f"raise:A:{card}") in ("DW-6.33", "DW-5.103")


# ── Special Order ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-6.34")
@pytest.mark.parametrize(
    ("amounts", "after"),
    [
        (["amount:1", "amount:1"], hoard(iron=4, steel=4, gold=2, item=1)),
        (["amount:1", "amount:3"], hoard(iron=4, steel=2, gold=4, item=1)),
        (["amount:2", "amount:1"], hoard(iron=3, steel=4, gold=3, item=1)),
        (["amount:3"], hoard(iron=2, steel=4, gold=4, item=1)),
    ],
)
def test_special_order_turns_five_resources_into_an_item(amounts: list[str], after: dict[str, int]) -> None:
    state = play(take("special_order", goods=[hoard(iron=5, steel=5, gold=5), hoard()]), *amounts)
    assert goods(state, 0) == after
    assert state.player == 1


@pytest.mark.rule("DW-6.34", "DW-6.42")
@pytest.mark.parametrize(
    "wealth",
    [
        hoard(iron=3, steel=2),
        hoard(iron=9, gold=9),
        hoard(steel=9, gold=9),
        hoard(iron=1, steel=1, gold=2),
        hoard(iron=1, steel=1, gold=2, item=2, medal=3),
    ],
)
def test_special_order_is_skipped_without_five_resources_of_all_kinds(wealth: dict[str, int]) -> None:
    state = take("special_order", goods=[wealth, hoard()])
    assert goods(state, 0) == wealth
    assert top(state, "A5") == "iron_seam_p5_special"
    assert state.player == 1


# ── Turn Back ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-6.35")
def test_turn_back_returns_the_top_card_and_places_a_worker() -> None:
    state = take("turn_back", stacks=DEEP_8)
    before = mountain(state).left
    play(state, "turn_back:A8")
    assert stack(state, "A8") == DEEP_8["A8"][:-1]
    assert standing(state, "A8") == [0]
    assert mountain(state).left == before + 1
    assert "forge_helm_p8_l3" in next_draws(state)
    assert top(state, "A6") == "iron_seam_p6_special"


@pytest.mark.rule("DW-6.35", "DW-5.104")
def test_turn_back_needs_a_free_location_with_two_cards() -> None:
    state = take("turn_back", stacks=DEEP_8 | AXE_4 | KNOCKERS_5, turn=1, workers=[worker(0, "A4")])
    assert names(state) == ["turn_back:A5", "turn_back:A8"]
    assert refused(state, "turn_back:A4") in ("DW-6.35", "DW-5.104", "DW-5.13")  # a worker stands there
    assert refused(state, "turn_back:A1") in ("DW-6.35", "DW-5.104")  # one card only
    assert refused(state, "pass") in ("DW-6.35", "DW-5.104", "DW-6.42", "DW-5.12")


@pytest.mark.rule("DW-6.35", "DW-5.71")
def test_the_worker_of_turn_back_works_on_the_card_below() -> None:
    state = play(take("turn_back", stacks=DEEP_8), "turn_back:A8", "place:A9", "pass")
    assert goods(state, 0) == hoard(medal=1)  # the Dragon under the helm


# ── Apprentice ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-6.36")
def test_apprentice_joins_an_opponent() -> None:
    state = take("apprentice", turn=1, workers=[worker(0, "A1")])
    play(state, "join:A1")
    assert standing(state, "A1") == [0, 1]
    assert top(state, "A7") == "gold_seam_p7_special"


@pytest.mark.rule("DW-6.36")
@pytest.mark.parametrize(
    ("card", "wealth", "after"),
    [
        ("gold_seam_p4_l3", hoard(), hoard(gold=1)),
        ("forge_axe_p4_l2", hoard(steel=2), hoard(item=1)),
        ("dragon_p4_l3", hoard(gold=2), hoard(gold=2, medal=1)),
    ],
)
def test_both_workers_are_resolved_as_if_alone(card: str, wealth: dict[str, int], after: dict[str, int]) -> None:
    state = arrange(goods=[wealth, wealth], stacks={"A4": [IRON[4], card]}, piles={"A1": ["apprentice"]})
    play(state, "place:A4", "special:A1:workers", "join:A4", "pass")
    assert (goods(state, 0), goods(state, 1)) == (after, after)


@pytest.mark.rule("DW-6.36")
def test_both_workers_get_help() -> None:
    state = arrange(stacks=HELP_3, piles={"A1": ["apprentice"]})
    play(state, "place:A3", "special:A1:workers", "join:A3", "pass")
    seats = []
    for place in ("A1", "A2", "A4", "A5"):
        seats.append(state.player)
        play(state, f"place:{place}")
    assert seats == [0, 1, 0, 1]


@pytest.mark.rule("DW-6.36")
def test_apprentice_may_join_a_spent_worker_who_is_not_resolved_again() -> None:
    state = take("apprentice", turn=1, workers=[worker(0, "A1", spent=True)])
    play(state, "join:A1", "pass")
    assert (goods(state, 0), goods(state, 1)) == (hoard(), hoard(iron=3))


@pytest.mark.rule("DW-6.36", "DW-5.105")
def test_apprentice_joins_opponents_only_regular_or_extra() -> None:
    workers = [worker(0, "A1"), worker(0, "A6", extra=True), worker(1, "A8")]
    state = take("apprentice", players=3, turn=2, workers=workers)
    assert names(state) == ["join:A1", "join:A6", "join:A8"]
    assert refused(state, "join:A2") in ("DW-6.36", "DW-5.105")
    assert refused(state, "pass") in ("DW-6.36", "DW-5.105", "DW-6.42", "DW-5.12")


# ── Collapse the Shafts ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-6.37", "DW-6.40", "DW-6.49")
def test_collapse_the_shafts_turns_every_stack_over_by_one() -> None:
    deep = {"A1": [IRON[1], "sidhe_p1_l2", "gold_seam_p1_l2", "alloy_steel_p1_l2"]}
    state = take("collapse_the_shafts", stacks=AXE_4 | deep | {"A8": [IRON[8], "dragon_p8_l2"]})
    assert stack(state, "A4") == ["forge_axe_p4_l2", IRON[4]]
    assert stack(state, "A1") == ["alloy_steel_p1_l2", IRON[1], "sidhe_p1_l2", "gold_seam_p1_l2"]
    assert stack(state, "A8") == ["dragon_p8_l2", IRON[8], "iron_seam_p8_special"]
    for name in ("A2", "A3", "A5", "A6", "A7", "A9"):
        assert len(stack(state, name)) == 1
    assert mountain(state).left == 45 - 5


# ── Run Amok ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-6.38", "DW-6.40")
def test_run_amok_shuffles_every_stack() -> None:
    state = take("run_amok", stacks=AXE_4 | {"A8": [IRON[8], "gold_seam_p8_l2", "dragon_p8_l2"]})
    assert set(names(state)) == {f"shuffle:A:{card}" for card in AXE_4["A4"]}
    assert all(chance == pytest.approx(1 / 2) for _, chance in state.chances())
    play(state, "shuffle:A:forge_axe_p4_l2")
    assert set(options(state, "shuffle")) == {f"A:{card}" for card in (IRON[8], "gold_seam_p8_l2", "dragon_p8_l2")}
    assert all(chance == pytest.approx(1 / 3) for _, chance in state.chances())
    play(state, "shuffle:A:gold_seam_p8_l2")
    assert set(options(state, "shuffle")) == {f"A:{card}" for card in (IRON[8], "dragon_p8_l2")}
    play(state, "shuffle:A:dragon_p8_l2")
    assert stack(state, "A4") == ["forge_axe_p4_l2", IRON[4]]
    assert stack(state, "A8") == ["gold_seam_p8_l2", "dragon_p8_l2", IRON[8]]
    assert stack(state, "A9") == ["gold_seam_p9_l1", "gold_seam_p9_special"]
    assert state.player == 1


@pytest.mark.rule("DW-6.38")
def test_run_amok_keeps_the_cards_of_each_stack() -> None:
    given = {"stacks": AXE_4 | DEEP_8, "piles": {"A1": ["run_amok"]}}
    tops = set()
    for seed in range(40):
        state = GAME.arrange(given, players=2, seed=seed)
        play(state, "special:A1:workers")
        assert sorted(stack(state, "A8")) == sorted(DEEP_8["A8"])
        assert sorted(stack(state, "A4")) == sorted(AXE_4["A4"])
        tops.add(top(state, "A8"))
    assert tops == set(DEEP_8["A8"])


@pytest.mark.rule("DW-6.38", "DW-6.40")
def test_run_amok_of_single_cards_asks_fate_nothing() -> None:
    assert take("run_amok").player == 1


@pytest.mark.rule("DW-6.38")
def test_the_card_that_comes_up_is_active() -> None:
    state = arrange(stacks=AXE_4, piles={"A1": ["run_amok"]})
    play(state, "place:A4", "special:A1:workers", "shuffle:A:forge_axe_p4_l2", "pass")
    assert goods(state, 0) == hoard(iron=3)


# ── what holds for all of them ────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-6.39", "DW-5.15")
def test_the_price_is_paid_before_the_effect() -> None:
    state = take("sell_an_item", payment="medals", goods=[hoard(item=1, medal=5), hoard()])
    assert options(state, "amount")
    assert goods(state, 0)["medal"] == 1
    assert len(pile(state, "A1").workers) == 1
    assert stack(state, "A3") == [IRON[3]]


@pytest.mark.rule("DW-6.39", "DW-5.30")
def test_effect_then_early_resolution_then_the_mine_side() -> None:
    """Past Glories raises the raid under player 0's worker; he gets his medal for it before the card covers it."""
    orcs = {"A4": [IRON[4], "orc_raiders_p4_l2", "forge_axe_p4_l2"]}
    state = take("past_glories", goods=[hoard(steel=2), hoard()], stacks=orcs, turn=1, workers=[worker(0, "A4")])
    assert goods(state, 0) == hoard(steel=2)
    play(state, "raise:A:orc_raiders_p4_l2")
    assert goods(state, 0) == hoard(steel=2, medal=1)
    assert stack(state, "A4") == [IRON[4], "forge_axe_p4_l2", "orc_raiders_p4_l2", "iron_seam_p4_special"]


def moved(card: str) -> State:
    """Player 0 waits on the axe with two steel; the old seam comes up under him by a special card."""
    state = arrange(
        turn=1,
        goods=[hoard(steel=2), hoard()],
        options={"special_pairing": "long_edge_duplex"},  # so that no Mine side but Turn Back's goes to 4
        stacks=AXE_4,
        piles={"A1": [card]},
        workers=[worker(0, "A4")],
    )
    play(state, "special:A1:workers")
    if card == "past_glories":
        play(state, f"raise:A:{IRON[4]}")
    if card == "run_amok":
        play(state, "shuffle:A:forge_axe_p4_l2")
    return state


@pytest.mark.rule("DW-6.41")
@pytest.mark.parametrize("card", ["hold_a_council", "past_glories", "collapse_the_shafts", "run_amok"])
def test_cards_moved_by_an_effect_resolve_nobody_early(card: str) -> None:
    state = moved(card)
    assert top(state, "A4") == IRON[4]
    assert (standing(state, "A4"), spent(state, "A4")) == ([0], [False])
    assert goods(state, 0) == hoard(steel=2)
    play(state, "pass")
    assert goods(state, 0) == hoard(steel=2, iron=3)  # the card on top in the Resolution phase


@pytest.mark.rule("DW-6.42", "DW-5.14")
@pytest.mark.parametrize("card", ["sell_an_item", "special_order", "past_glories", "turn_back", "apprentice"])
@pytest.mark.parametrize("payment", ["workers", "medals"])
def test_an_impossible_effect_is_skipped(card: str, payment: str) -> None:
    """Nobody owns anything but medals, every stack has one card, nobody is in the Mine: nothing can be done."""
    state = take(card, payment, goods=[hoard(medal=5), hoard()])
    back = next(special["back"] for special in GAME.card_file.tables["special_cards"] if special["id"] == card)
    assert top(state, f"A{back['position']}") == back["id"]
    assert goods(state, 0) == hoard(medal=5 if payment == "workers" else 1)
    assert len(pile(state, "A1").workers) == (2 if payment == "workers" else 1)
    assert all(not place.workers for place in look(state).locations)
    assert mountain(state).left == 45
    assert state.player == 1


@pytest.mark.rule("DW-6.42")
@pytest.mark.parametrize(
    ("card", "given"),
    [
        ("sell_an_item", {"goods": [hoard(), hoard(item=1)]}),
        ("special_order", {"goods": [hoard(), hoard(iron=9, steel=9, gold=9)]}),
        ("past_glories", {"stacks": AXE_4}),
        ("turn_back", {"stacks": AXE_4}),
        ("apprentice", {}),
    ],
)
def test_a_possible_effect_must_be_carried_out(card: str, given: dict[str, Any]) -> None:
    state = take(card, turn=1, workers=[worker(0, "A1")], **given)
    assert state.player == 1
    assert "pass" not in names(state)
    assert look(state).resolving == card


@pytest.mark.rule("DW-6.43")
def test_a_turned_card_can_be_covered_and_raised_again() -> None:
    state = take("muster_an_army", stacks={"A1": [IRON[1], "gold_seam_p1_l3"]}, piles={"A2": ["past_glories"]})
    play(state, "place:A9", "pass", "draw:A:gold_seam_p1_l2", "draw:A:gold_seam_p8_l2")
    assert stack(state, "A1") == [IRON[1], "gold_seam_p1_l3", "iron_seam_p1_special", "gold_seam_p1_l2"]
    play(state, "special:A2:workers", "raise:A:iron_seam_p1_special")
    assert stack(state, "A1") == [IRON[1], "gold_seam_p1_l3", "gold_seam_p1_l2", "iron_seam_p1_special"]


@pytest.mark.rule("DW-6.43", "DW-6.44", "DW-6.31", "DW-9.3")
def test_a_turned_card_can_go_into_the_mountain_and_be_drawn_again() -> None:
    state = arrange(piles={"A1": ["muster_an_army"], "A2": ["hold_a_council"]})
    play(state, "special:A1:workers", "special:A2:workers")
    assert stack(state, "A1") == [IRON[1]]
    assert mountain(state).left == 46
    assert "iron_seam_p1_special" in mountain(state).next
    play(state, "draw:A:iron_seam_p1_special")
    assert stack(state, "A1") == [IRON[1], "iron_seam_p1_special"]
    play(state, "draw:A:gold_seam_p1_l2")  # the same position: discarded
    assert mountain(state).discards == ["gold_seam_p1_l2"]
    play(state, "draw:A:gold_seam_p8_l2", "place:A1", "place:A2", "pass", "pass")
    assert goods(state, 0) == hoard(iron=3)


@pytest.mark.rule("DW-6.43")
def test_a_turned_card_moves_with_its_stack() -> None:
    state = arrange(piles={"A1": ["muster_an_army"], "A2": ["collapse_the_shafts"]})
    play(state, "special:A1:workers", "special:A2:workers")
    assert stack(state, "A1") == ["iron_seam_p1_special", IRON[1]]


@pytest.mark.rule("DW-6.43")
def test_a_turned_card_is_shuffled_with_its_stack() -> None:
    state = arrange(piles={"A1": ["muster_an_army"], "A2": ["run_amok"]})
    play(state, "special:A1:workers", "special:A2:workers")
    assert set(options(state, "shuffle")) == {f"A:{IRON[1]}", "A:iron_seam_p1_special"}
    play(state, "shuffle:A:iron_seam_p1_special")
    assert stack(state, "A1") == ["iron_seam_p1_special", IRON[1]]


@pytest.mark.rule("DW-6.44", "DW-4.4")
@pytest.mark.parametrize(
    ("card", "effect"), [("turn_back", ["turn_back:A4"]), ("hold_a_council", [])], ids=["turn_back", "council"]
)
def test_a_card_shuffled_back_ends_the_tiers_of_a_graded_mountain(card: str, effect: list[str]) -> None:
    state = with_card(card, options=GRADED, stacks=AXE_4)
    assert next_draws(state) == TWO_LANTERNS - {"forge_axe_p4_l2"}
    play(state, "special:A1:workers", *effect)
    draws = next_draws(state)
    assert len(draws) == 45
    assert "forge_axe_p4_l2" in draws
    assert mountain(state).later == []


@pytest.mark.rule("DW-6.44")
@pytest.mark.parametrize("card", ["turn_back", "hold_a_council"])
def test_a_mountain_that_gets_no_card_is_not_shuffled(card: str) -> None:
    state = take(card, options=GRADED)
    assert next_draws(state) == TWO_LANTERNS
    assert len(mountain(state).later) == 22


@pytest.mark.rule("DW-6.44")
def test_two_sets_only_the_mountain_that_gets_the_card_is_shuffled() -> None:
    stacks = {"B4": [IRON[4], "forge_axe_p4_l2"]}
    state = take("turn_back", players=4, options=GRADED, stacks=stacks)
    play(state, "turn_back:B4")
    assert len(mountain(state, "A").later) == 22
    assert mountain(state, "B").later == []
    assert (mountain(state, "A").left, mountain(state, "B").left) == (45, 45)
    assert "forge_axe_p4_l2" in mountain(state, "B").next


@pytest.mark.rule("DW-6.45")
def test_an_empty_mountain_can_be_refilled() -> None:
    state = take("hold_a_council", stacks=AXE_4 | KNOCKERS_5, mountain={"A": []})
    assert mountain(state).left == 2
    play(state, "place:A1", "pass")
    assert next_draws(state) == {"forge_axe_p4_l2", "knockers_p5_l3"}
    play(state, "draw:A:forge_axe_p4_l2", "draw:A:knockers_p5_l3")
    assert (state.player, look(state).phase) == (0, "first")
    assert (top(state, "A4"), top(state, "A5")) == ("forge_axe_p4_l2", "knockers_p5_l3")


@pytest.mark.rule("DW-6.45", "DW-5.8")
def test_a_mountain_refilled_with_one_card_ends_the_game_at_the_second_draw() -> None:
    state = play(take("turn_back", stacks=AXE_4, mountain={"A": []}), "turn_back:A4", "place:A1", "pass")
    play(state, "draw:A:forge_axe_p4_l2")
    assert state.is_over
    assert top(state, "A4") == "forge_axe_p4_l2"


@pytest.mark.rule("DW-6.46", "DW-5.42")
@pytest.mark.parametrize(("card", "move"), [("turn_back", "turn_back:A4"), ("apprentice", "join:A1")])
def test_paid_with_both_workers_one_goes_to_work_and_one_stays_on_the_pile(card: str, move: str) -> None:
    state = take(card, stacks=AXE_4, turn=1, workers=[worker(0, "A1")])
    assert len(pile(state, "A1").workers) == 2
    play(state, move)
    assert [(one.seat, one.extra) for one in pile(state, "A1").workers] == [(1, False)]
    mine = [one for one in location(state, move[-2:]).workers if one.seat == 1]
    assert [(one.extra, one.spent) for one in mine] == [(False, False)]
    assert person(state, 1).hand == []
    assert len(person(state, 1).supply) == 2
    assert state.player == 0  # the second turn goes to player 0 alone
    play(state, "pass")
    assert state.player == FATE


@pytest.mark.rule("DW-6.46", "DW-5.41")
@pytest.mark.parametrize(("card", "move"), [("turn_back", "turn_back:A4"), ("apprentice", "join:A1")])
def test_paid_with_medals_the_second_worker_remains_for_the_second_turn(card: str, move: str) -> None:
    wealth = [hoard(), hoard(medal=4)]
    state = take(card, "medals", stacks=AXE_4, turn=1, workers=[worker(0, "A1")], goods=wealth)
    play(state, move)
    assert pile(state, "A1").workers == []
    assert 1 in standing(state, move[-2:])
    assert len(person(state, 1).hand) == 1
    assert (state.player, look(state).phase) == (1, "second")
    play(state, "place:A9", "pass")
    assert goods(state, 1) == hoard(gold=1, iron=3)


@pytest.mark.rule("DW-6.46", "DW-5.73")
def test_the_worker_placed_is_resolved_as_a_regular_one() -> None:
    """It turns iron into steel before the extra worker brings more: a regular worker goes first."""
    steel = {"A2": [IRON[2], "alloy_steel_p2_l2", "sidhe_p2_l3"], "A8": [IRON[8], "dragon_p8_l2"]}
    state = take("turn_back", "medals", stacks=steel | HELP_3, goods=[hoard(medal=4), hoard()])
    play(state, "turn_back:A2", "place:A8", "pass", "place:A3", "place:A4", "place:A5")
    assert goods(state, 0) == hoard(iron=6)  # no iron yet when Alloy Steel had its turn


@pytest.mark.rule("DW-6.47")
def test_piles_are_never_refilled_and_without_cards_there_are_no_special_actions() -> None:
    state = arrange(goods=[hoard(medal=9)] * 2, piles={"A1": ["muster_an_army"], "A2": [], "A3": []})
    assert options(state, "special") == ["A1:workers", "A1:medals"]
    play(state, "special:A1:workers")
    assert not options(state, "special")
    play(state, "place:A1", "pass", "draw:A:gold_seam_p8_l2", "draw:A:gold_seam_p5_l2")
    assert not options(state, "special")
    assert [pile.left for pile in look(state).piles] == [0, 0, 0]


@pytest.mark.rule("DW-6.47")
@pytest.mark.parametrize(("players", "cards"), [(2, 9), (4, 18)])
def test_at_most_nine_special_actions_per_set(players: int, cards: int) -> None:
    state = GAME.new(players=players, seed=8)
    taken = 0
    while not state.is_over:
        special = [name for name in names(state) if name.startswith("special:")]
        taken += bool(special)
        play(state, special[0] if special else names(state)[-1])
    assert taken == cards


@pytest.mark.rule("DW-6.48", "DW-5.30", "DW-5.33")
def test_turn_back_on_the_very_location_of_its_mine_side() -> None:
    knockers = {"A6": [IRON[6], "knockers_p6_l2"]}
    state = play(take("turn_back", stacks=knockers, players=3), "turn_back:A6")
    assert goods(state, 0) == hoard(iron=3)  # the old seam, at once
    assert stack(state, "A6") == [IRON[6], "iron_seam_p6_special"]
    assert (standing(state, "A6"), spent(state, "A6")) == ([0], [True])
    assert "knockers_p6_l2" in mountain(state).next
    assert "place:A6" not in names(state)
    play(state, "place:A1", "place:A2", "pass", "pass")
    assert goods(state, 0) == hoard(iron=3)


@pytest.mark.rule("DW-6.48", "DW-5.31")
def test_apprentice_on_the_very_location_of_its_mine_side() -> None:
    mace = {"A7": ["gold_seam_p7_l1", "forge_mace_p7_l2"]}
    wealth = [hoard(steel=2, gold=1), hoard(steel=4, gold=2)]
    state = take("apprentice", stacks=mace, goods=wealth, turn=1, workers=[worker(0, "A7")])
    play(state, "join:A7")
    assert (goods(state, 0), goods(state, 1)) == (hoard(item=1), hoard(steel=2, gold=1, item=1))
    assert (standing(state, "A7"), spent(state, "A7")) == ([0, 1], [True, True])
    play(state, "pass")
    assert (goods(state, 0), goods(state, 1)) == (hoard(item=1), hoard(steel=2, gold=1, item=1))


@pytest.mark.rule("DW-6.49")
@pytest.mark.parametrize(
    ("card", "choice"),
    [("sell_an_item", "amount"), ("special_order", "amount"), ("past_glories", "raise"), ("turn_back", "turn_back")],
)
def test_while_it_is_resolved_the_card_is_in_no_pile_and_no_stack(card: str, choice: str) -> None:
    wealth = hoard(iron=5, steel=5, gold=5, item=1)
    state = arrange(goods=[wealth, hoard()], stacks=AXE_4, piles={"A2": [card, "?", "?"]})
    sizes = [len(place.stack) for place in look(state).locations]
    play(state, "special:A2:workers", "turn:A:run_amok")
    assert options(state, choice)
    assert look(state).resolving == card
    assert pile(state, "A2").left == 2
    assert card not in {pile.top for pile in look(state).piles}
    assert [len(place.stack) for place in look(state).locations] == sizes


@pytest.mark.rule("DW-6.49")
def test_the_card_below_is_visible_before_the_effect_is_resolved() -> None:
    state = arrange(goods=[hoard(item=1), hoard()], piles={"A1": ["sell_an_item", "?", "?"]})
    play(state, "special:A1:workers", "turn:A:run_amok")
    assert options(state, "amount")
    for seat in (None, 0, 1):
        assert look(state, seat).piles[0].top == "run_amok"


@pytest.mark.rule("DW-6.49")
@pytest.mark.parametrize(("card", "position"), [("hold_a_council", 2), ("collapse_the_shafts", 8), ("run_amok", 9)])
def test_a_special_card_never_moves_itself(card: str, position: int) -> None:
    state = take(card)
    name = f"A{position}"
    start = "gold_seam" if position == 9 else "iron_seam"
    assert stack(state, name) == [f"{start}_p{position}_l1", f"{start}_p{position}_special"]
