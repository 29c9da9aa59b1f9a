"""Section 5f: the Resolution phase step by step, and the end of the round."""

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
    play,
    refused,
    standing,
    top,
    worker,
)

from alehouse import FATE, State

ALLOY_1 = {"A1": ["iron_seam_p1_l1", "alloy_steel_p1_l2"]}
SIDHE_1 = {"A1": ["iron_seam_p1_l1", "sidhe_p1_l2"]}
ORCS_2 = {"A2": ["iron_seam_p2_l1", "orc_raiders_p2_l2"]}
SWORD_3 = {"A3": ["iron_seam_p3_l1", "forge_sword_p3_l3"]}
HELP_3 = {"A3": ["iron_seam_p3_l1", "get_help_p3_l3"]}
AXE_4 = {"A4": ["iron_seam_p4_l1", "forge_axe_p4_l2"]}
DRAGON_4 = {"A4": ["iron_seam_p4_l1", "dragon_p4_l3"]}
GREAT_DRAGON_4 = {"A4": ["iron_seam_p4_l1", "great_dragon_p4_l2"]}
HELP_5 = {"A5": ["iron_seam_p5_l1", "get_help_p5_l2"]}
KNOCKERS_5 = {"A5": ["iron_seam_p5_l1", "knockers_p5_l3"]}
CROWN_6 = {"A6": ["iron_seam_p6_l1", "forge_crown_p6_l2"]}
HELP_7 = {"A7": ["gold_seam_p7_l1", "get_help_p7_l2"]}
KNOCKERS_7 = {"A7": ["gold_seam_p7_l1", "knockers_p7_l2"]}


def resolve(workers: list[dict[str, Any]], stacks: dict[str, list[str]], players: int = 2, **given: Any) -> State:
    """The Resolution phase of a round in which these workers were placed."""
    wealth = given.pop("goods", [])
    wealth = [*wealth, *[hoard()] * (players - len(wealth))]
    return arrange(players=players, phase="get_help", workers=workers, stacks=stacks, goods=wealth, **given)


def offers(state: State, *moves: str) -> list[int]:
    """Who is asked for each of these moves."""
    seats = []
    for move in moves:
        seats.append(state.player)
        play(state, move)
    return seats


# ── the order of the steps ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-5.50")
def test_get_help_comes_before_defend() -> None:
    """The extra worker arrives in time to fight."""
    state = resolve([worker(0, "A5")], HELP_5 | GREAT_DRAGON_4, goods=[hoard(gold=5)])
    play(state, "place:A4", "pass")
    assert goods(state, 0) == hoard(gold=5, medal=1)


@pytest.mark.rule("DW-5.50")
def test_defend_comes_before_mine() -> None:
    """The Great Dragon takes the gold there was; the gold mined afterwards is safe."""
    state = resolve([worker(0, "A7")], GREAT_DRAGON_4, goods=[hoard(gold=5)])
    assert goods(state, 0) == hoard(gold=1)


@pytest.mark.rule("DW-5.50")
def test_mine_comes_before_forge() -> None:
    """Iron becomes steel, steel becomes an item, in one round."""
    state = resolve([worker(0, "A4"), worker(0, "A1")], ALLOY_1 | AXE_4, goods=[hoard(iron=3)])
    assert goods(state, 0) == hoard(item=1)


@pytest.mark.rule("DW-5.50", "DW-6.41")
def test_a_worker_does_what_the_card_on_top_says_when_its_step_comes() -> None:
    """Placed on the forge, it mines: the seam came up again after it was placed."""
    state = arrange(stacks=AXE_4, goods=[hoard(steel=2), hoard()], piles={"A1": ["collapse_the_shafts"]})
    play(state, "place:A4", "special:A1:workers", "pass")
    assert goods(state, 0) == hoard(steel=2, iron=3)


# ── Get Help ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-5.51", "DW-6.13")
def test_get_help_brings_two_extra_workers() -> None:
    state = resolve([worker(0, "A5"), worker(1, "A1")], HELP_5)
    assert offers(state, "place:A4", "place:A7") == [0, 0]
    assert state.player == FATE
    assert goods(state, 0) == hoard(iron=3, gold=1)


@pytest.mark.rule("DW-5.51")
def test_no_more_than_are_left_in_the_supply() -> None:
    state = resolve([worker(0, "A5"), worker(0, "A1", extra=True)], HELP_5)
    assert offers(state, "place:A7") == [0]
    assert state.player == FATE


@pytest.mark.rule("DW-5.51")
def test_nobody_is_offered_help_who_is_not_on_get_help() -> None:
    state = resolve([worker(0, "A5", spent=True), worker(1, "A1")], HELP_5)
    assert state.player == FATE


@pytest.mark.rule("DW-5.51", "DW-5.56")
def test_an_extra_worker_on_get_help_brings_what_is_left() -> None:
    """One extra worker came early; it stands on another Get Help location and may bring the other."""
    workers = [worker(0, "A5", spent=True), worker(0, "A7", extra=True)]
    state = resolve(workers, HELP_7, marker=1)
    assert offers(state, "place:A1") == [0]
    assert state.player == FATE


@pytest.mark.rule("DW-5.52")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_extra_workers_come_in_turn_by_time_of_placement(first: int, second: int) -> None:
    state = resolve([worker(first, "A7"), worker(second, "A3")], HELP_3 | HELP_7)
    assert offers(state, "place:A1", "place:A2", "place:A4", "place:A6") == [first, second, first, second]
    assert state.player == FATE


@pytest.mark.rule("DW-5.52")
def test_the_earliest_of_a_players_workers_counts() -> None:
    workers = [worker(1, "A7"), worker(0, "A3"), worker(2, "A1"), worker(1, "A5")]
    state = resolve(workers, HELP_3 | HELP_5 | HELP_7, players=3)
    assert offers(state, "pass", "pass", "pass", "pass") == [1, 0, 1, 0]


@pytest.mark.rule("DW-5.52")
def test_only_workers_on_get_help_count_for_the_order() -> None:
    """Player 1 was first in the Mine, but player 0 was first on Get Help."""
    workers = [worker(1, "A1"), worker(0, "A7"), worker(1, "A3")]
    assert offers(resolve(workers, HELP_3 | HELP_7), "pass", "pass", "pass", "pass") == [0, 1, 0, 1]


@pytest.mark.rule("DW-5.52")
def test_spent_workers_do_not_count_for_the_order() -> None:
    workers = [worker(1, "A5", spent=True), worker(0, "A7"), worker(1, "A3")]
    state = resolve(workers, HELP_3 | HELP_5 | HELP_7)
    assert offers(state, "pass", "pass", "pass", "pass") == [0, 1, 0, 1]


@pytest.mark.rule("DW-5.52")
def test_the_marker_has_no_part_in_the_order() -> None:
    workers = [worker(1, "A7"), worker(0, "A3")]
    assert offers(resolve(workers, HELP_3 | HELP_7, marker=0), "pass", "pass", "pass", "pass") == [1, 0, 1, 0]


@pytest.mark.rule("DW-5.52")
def test_the_order_is_fixed_when_the_step_begins() -> None:
    """An extra worker put on Get Help during the step gives nobody an earlier or a further turn."""
    workers = [worker(1, "A7"), worker(0, "A3")]
    state = resolve(workers, HELP_3 | HELP_5 | HELP_7)
    assert offers(state, "place:A5", "pass", "pass", "pass") == [1, 0, 1, 0]
    assert state.player == FATE


def crowded(**given: Any) -> State:
    """Six workers of three players; 0 and 1 are on Get Help, A1, A2 and A4 are free."""
    workers = [worker(0, "A5"), worker(1, "A3"), worker(2, "A6"), worker(2, "A7"), worker(1, "A8"), worker(0, "A9")]
    return resolve(workers, HELP_3 | HELP_5 | given.pop("stacks", {}), players=3, **given)


@pytest.mark.rule("DW-5.53", "DW-5.52")
def test_an_extra_worker_without_a_free_location_is_lost() -> None:
    """The last worker of player 1 finds nothing free: no decision, and he has had it for this round."""
    state = crowded()
    assert options(state, "place") == ["A1", "A2", "A4"]
    assert offers(state, "place:A1", "place:A2", "place:A4") == [0, 1, 0]
    assert state.player == FATE
    assert goods(state, 0) == hoard(iron=6, gold=1)
    assert goods(state, 1) == hoard(iron=6)


@pytest.mark.rule("DW-5.53")
def test_a_lost_worker_counts_as_used() -> None:
    workers = [worker(0, "A5"), worker(1, "A3"), worker(2, "A6"), worker(2, "A7"), worker(1, "A4"), worker(0, "A9")]
    workers += [worker(2, "A1", extra=True), worker(2, "A2", extra=True)]
    state = resolve(workers, HELP_3 | HELP_5, players=3)
    assert (state.player, options(state, "place")) == (0, ["A8"])
    play(state, "place:A8")
    assert state.player == FATE
    assert [len(person(state, player).supply) for player in range(3)] == [2, 2, 2]  # next round they are back


@pytest.mark.rule("DW-5.53")
def test_a_lost_worker_is_shown_as_lost_until_the_round_ends() -> None:
    """Player 2 has to choose an order in the Mine step: time to look."""
    stacks = {"A7": ["gold_seam_p7_l1", "iron_seam_p7_l3"], "A6": ["iron_seam_p6_l1", "alloy_steel_p6_l3"]}
    state = play(crowded(stacks=stacks), "place:A1", "place:A2", "place:A4")
    assert (state.player, look(state).phase) == (2, "mine")
    assert [len(person(state, player).lost) for player in range(3)] == [0, 1, 0]
    assert [len(person(state, player).supply) for player in range(3)] == [0, 0, 2]
    play(state, "resolve:A6")
    assert [len(person(state, player).lost) for player in range(3)] == [0, 0, 0]


@pytest.mark.rule("DW-5.53", "DW-5.13")
def test_extra_workers_go_only_on_free_locations() -> None:
    state = crowded()
    for taken in ("A3", "A5", "A6", "A7", "A8", "A9"):
        assert refused(state, f"place:{taken}") in ("DW-5.53", "DW-5.13", "DW-5.108")


@pytest.mark.rule("DW-5.54", "DW-5.108")
def test_placing_an_extra_worker_is_optional() -> None:
    state = resolve([worker(0, "A5")], HELP_5)
    assert names(state) == [*(f"place:A{position}" for position in (1, 2, 3, 4, 6, 7, 8, 9)), "pass"]
    assert offers(state, "pass", "pass") == [0, 0]
    assert state.player == FATE
    assert goods(state, 0) == hoard()


@pytest.mark.rule("DW-5.54")
def test_a_declined_offer_is_not_made_up_for() -> None:
    """Player 0 declines his first worker: he places at most one."""
    state = resolve([worker(0, "A5"), worker(1, "A3")], HELP_3 | HELP_5)
    assert offers(state, "pass", "place:A1", "place:A2", "place:A4") == [0, 1, 0, 1]
    assert state.player == FATE
    assert (goods(state, 0), goods(state, 1)) == (hoard(iron=3), hoard(iron=6))


@pytest.mark.rule("DW-5.54", "DW-5.108")
def test_the_last_worker_of_the_supply_is_offered_twice_if_declined_once() -> None:
    """Each of the two turns makes its offer while there is a worker to bring."""
    state = resolve([worker(0, "A5"), worker(0, "A1", extra=True)], HELP_5)
    assert offers(state, "pass", "place:A7") == [0, 0]
    assert state.player == FATE


@pytest.mark.rule("DW-5.55")
def test_extra_workers_take_no_special_actions() -> None:
    state = resolve([worker(0, "A5")], HELP_5, goods=[hoard(medal=20)])
    assert not options(state, "special")
    for payment in ("workers", "medals"):
        assert refused(state, f"special:A1:{payment}") in ("DW-5.55", "DW-5.19")


@pytest.mark.rule("DW-5.56")
def test_two_workers_on_get_help_bring_no_more_than_one() -> None:
    state = resolve([worker(0, "A5"), worker(0, "A7")], HELP_5 | HELP_7)
    assert offers(state, "place:A1", "place:A2") == [0, 0]
    assert state.player == FATE


@pytest.mark.rule("DW-5.56")
def test_an_extra_worker_put_on_get_help_brings_nobody() -> None:
    state = resolve([worker(0, "A5")], HELP_5 | HELP_7)
    assert offers(state, "place:A7", "place:A2") == [0, 0]
    assert state.player == FATE


@pytest.mark.rule("DW-5.57", "DW-6.18")
def test_get_help_passes_the_marker_at_the_end_of_the_step() -> None:
    state = resolve([worker(1, "A5")], HELP_5, players=3, marker=1)
    assert look(state).marker == 1
    play(state, "place:A1")
    assert look(state).marker == 1
    play(state, "pass")
    assert look(state).marker == 2


@pytest.mark.rule("DW-5.57")
def test_the_marker_goes_round_the_table() -> None:
    state = play(resolve([worker(2, "A5")], HELP_5, players=3, marker=2), "pass", "pass")
    assert look(state).marker == 0


@pytest.mark.rule("DW-5.57")
def test_get_help_of_somebody_else_leaves_the_marker() -> None:
    state = play(resolve([worker(0, "A5")], HELP_5, players=3, marker=1), "pass", "pass")
    assert look(state).marker == 1


@pytest.mark.rule("DW-5.57")
def test_the_marker_moves_once_in_the_step() -> None:
    """Player 1 gets the marker from player 0 and is on Get Help himself."""
    workers = [worker(0, "A5"), worker(1, "A3"), worker(0, "A7")]
    state = resolve(workers, HELP_3 | HELP_5 | HELP_7, players=3)
    play(state, "pass", "pass", "pass", "pass")
    assert look(state).marker == 1


@pytest.mark.rule("DW-5.57")
def test_an_unspent_extra_worker_on_get_help_passes_the_marker() -> None:
    workers = [worker(0, "A5", spent=True), worker(0, "A7", extra=True), worker(0, "A1", extra=True)]
    state = resolve(workers, HELP_7, players=3)
    assert state.player == FATE
    assert look(state).marker == 1


@pytest.mark.rule("DW-5.57", "DW-5.32")
def test_the_holder_at_the_start_of_the_step_counts() -> None:
    """Player 0's forge was covered early and took the marker away; his Get Help moves it no further."""
    state = arrange(players=3, stacks=SWORD_3 | HELP_5, piles={"A1": ["sell_an_item"]})
    play(state, "place:A3", "special:A1:workers")
    assert look(state).marker == 1
    play(state, "place:A1", "pass", "place:A5", "pass", "pass")
    assert state.player == FATE
    assert look(state).marker == 1


# ── Defend ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-5.60", "DW-5.64")
@pytest.mark.parametrize(
    ("monsters", "before", "after"),
    [
        (SIDHE_1 | KNOCKERS_5, hoard(gold=2), hoard(iron=1)),
        (SIDHE_1 | DRAGON_4, hoard(gold=2), hoard(iron=2)),
        (SIDHE_1 | GREAT_DRAGON_4, hoard(gold=3), hoard(iron=2)),
        (DRAGON_4 | KNOCKERS_5 | KNOCKERS_7, hoard(gold=1, iron=1), hoard()),
    ],
)
def test_monsters_act_in_reading_order_each_on_what_the_last_one_left(
    monsters: dict[str, list[str]], before: dict[str, int], after: dict[str, int]
) -> None:
    state = resolve([], monsters, goods=[before, before])
    assert [goods(state, player) for player in (0, 1)] == [after, after]


@pytest.mark.rule("DW-5.60", "DW-5.64")
def test_mine_a_comes_before_mine_b() -> None:
    monsters = {"A3": ["iron_seam_p3_l1", "great_dragon_p3_l3"], "B1": ["iron_seam_p1_l1", "sidhe_p1_l2"]}
    state = resolve([], monsters, players=4, goods=[hoard(gold=3)])
    assert goods(state, 0) == hoard()


@pytest.mark.rule("DW-5.60")
def test_monsters_under_other_cards_do_nothing() -> None:
    stacks = {"A4": ["iron_seam_p4_l1", "great_dragon_p4_l2", "gold_seam_p4_l3"]}
    state = resolve([], stacks, goods=[hoard(gold=3)])
    assert goods(state, 0) == hoard(gold=3)


@pytest.mark.rule("DW-5.61", "DW-5.62")
def test_a_monster_met_by_a_worker_is_beaten() -> None:
    state = resolve([worker(1, "A4")], GREAT_DRAGON_4, goods=[hoard(gold=3), hoard(gold=2)])
    assert (goods(state, 0), goods(state, 1)) == (hoard(gold=3), hoard(gold=2, medal=1))


@pytest.mark.rule("DW-5.61", "DW-5.62", "DW-5.33")
def test_a_spent_worker_defends_without_a_medal() -> None:
    state = resolve([worker(0, "A4", spent=True)], GREAT_DRAGON_4, goods=[hoard(gold=3), hoard(gold=2)])
    assert (goods(state, 0), goods(state, 1)) == (hoard(gold=3), hoard(gold=2))


@pytest.mark.rule("DW-5.61", "DW-5.62", "DW-5.73")
def test_an_extra_worker_defends_like_any_other() -> None:
    state = resolve([worker(0, "A5", spent=True), worker(0, "A4", extra=True)], GREAT_DRAGON_4, goods=[hoard(gold=3)])
    assert goods(state, 0) == hoard(gold=3, medal=1)


@pytest.mark.rule("DW-5.62", "DW-6.12")
def test_each_worker_on_the_monster_earns_a_medal() -> None:
    state = resolve([worker(0, "A4"), worker(1, "A4"), worker(2, "A4", spent=True)], DRAGON_4, players=3)
    assert [goods(state, player) for player in range(3)] == [hoard(medal=1), hoard(medal=1), hoard()]


@pytest.mark.rule("DW-5.62")
def test_each_of_a_players_defenders_earns_a_medal() -> None:
    state = resolve([worker(0, "A4"), worker(0, "A5")], DRAGON_4 | KNOCKERS_5)
    assert goods(state, 0) == hoard(medal=2)


@pytest.mark.rule("DW-5.63")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_undefended_monster_hits_every_player(players: int) -> None:
    state = resolve([worker(0, "A6")], DRAGON_4, players=players, goods=[hoard(gold=2)] * players)
    assert [goods(state, player)["gold"] for player in range(players)] == [1] * players


@pytest.mark.rule("DW-5.63", "DW-6.30")
def test_muster_an_army_holds_every_monster_off() -> None:
    state = resolve([], SIDHE_1 | GREAT_DRAGON_4 | KNOCKERS_5, goods=[hoard(gold=3, iron=3)], mustered=True)
    assert goods(state, 0) == hoard(gold=3, iron=3)


@pytest.mark.rule("DW-5.63")
def test_monsters_wait_for_the_defend_step() -> None:
    state = resolve([worker(0, "A3")], GREAT_DRAGON_4 | HELP_3, goods=[hoard(gold=3)])
    assert goods(state, 0) == hoard(gold=3)
    play(state, "pass", "pass")
    assert goods(state, 0) == hoard()


@pytest.mark.rule("DW-5.65")
@pytest.mark.parametrize("defended", [True, False])
def test_monsters_stay_after_the_round(defended: bool) -> None:
    state = resolve([worker(0, "A4")] if defended else [], DRAGON_4, goods=[hoard(gold=5)])
    assert top(state, "A4") == "dragon_p4_l3"
    before = goods(state, 0)["gold"]
    play(state, "draw:A:gold_seam_p8_l2", "draw:A:gold_seam_p5_l2", "place:A1", "place:A2", "pass", "pass")
    assert goods(state, 0)["gold"] == before - 1  # it acts again


# ── Mine ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-5.70", "DW-6.20")
def test_orc_raiders_stop_every_mine_action() -> None:
    workers = [worker(0, "A1"), worker(0, "A3"), worker(1, "A7"), worker(1, "A6", extra=True)]
    state = resolve(workers, ORCS_2 | ALLOY_1, goods=[hoard(iron=3)])
    assert (goods(state, 0), goods(state, 1)) == (hoard(iron=3), hoard())


@pytest.mark.rule("DW-5.70")
def test_orc_raiders_stop_no_other_action() -> None:
    workers = [worker(0, "A5"), worker(0, "A4"), worker(1, "A1")]
    state = resolve(workers, ORCS_2 | KNOCKERS_5 | AXE_4, goods=[hoard(steel=2)])
    assert goods(state, 0) == hoard(medal=1, item=1)


@pytest.mark.rule("DW-5.70")
def test_defended_orc_raiders_stop_nobody() -> None:
    state = resolve([worker(0, "A2"), worker(1, "A3")], ORCS_2)
    assert (goods(state, 0), goods(state, 1)) == (hoard(medal=1), hoard(iron=3))


@pytest.mark.rule("DW-5.70")
def test_no_order_is_asked_when_there_is_nothing_to_mine() -> None:
    state = resolve([worker(0, "A1"), worker(0, "A3")], ORCS_2 | ALLOY_1)
    assert state.player == FATE


@pytest.mark.rule("DW-5.71")
def test_every_unspent_worker_on_a_mine_location_is_resolved() -> None:
    workers = [worker(0, "A1"), worker(1, "A2"), worker(0, "A7"), worker(1, "A3", spent=True)]
    workers += [worker(0, "A9", extra=True), worker(0, "A6", extra=True)]
    state = resolve(workers, {})
    assert (goods(state, 0), goods(state, 1)) == (hoard(iron=6, gold=2), hoard(iron=3))


@pytest.mark.rule("DW-5.71")
def test_all_workers_of_one_location_are_resolved() -> None:
    state = resolve([worker(0, "A7"), worker(1, "A7"), worker(2, "A7")], {}, players=3)
    assert [goods(state, player) for player in range(3)] == [hoard(gold=1)] * 3


@pytest.mark.rule("DW-5.72", "DW-5.109")
@pytest.mark.parametrize(("first", "after"), [("A1", hoard(iron=3)), ("A3", hoard(steel=2))])
def test_a_player_chooses_the_order_of_his_mine_locations(first: str, after: dict[str, int]) -> None:
    state = resolve([worker(0, "A1"), worker(0, "A3")], ALLOY_1)
    assert (state.player, names(state)) == (0, ["resolve:A1", "resolve:A3"])
    assert goods(play(state, f"resolve:{first}"), 0) == after


@pytest.mark.rule("DW-5.73")
def test_regular_workers_mine_before_extra_ones() -> None:
    state = resolve([worker(0, "A1"), worker(0, "A3", extra=True)], ALLOY_1)
    assert state.player == FATE  # nothing to choose
    assert goods(state, 0) == hoard(iron=3)


@pytest.mark.rule("DW-5.73")
def test_regular_before_extra_whatever_was_placed_first() -> None:
    state = resolve([worker(0, "A1", extra=True), worker(0, "A3")], ALLOY_1)
    assert goods(state, 0) == hoard(steel=2)


@pytest.mark.rule("DW-5.74")
@pytest.mark.parametrize(("marker", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_players_are_asked_from_the_marker_holder_on(marker: int, order: list[int]) -> None:
    steel = {
        "A1": ["iron_seam_p1_l1", "alloy_steel_p1_l2"],
        "A2": ["iron_seam_p2_l1", "alloy_steel_p2_l2"],
        "A3": ["iron_seam_p3_l1", "alloy_steel_p3_l2"],
    }
    workers = [worker(player, f"A{position}") for player in range(3) for position in (player + 1, player + 4)]
    state = resolve(workers, steel, players=3, marker=marker)
    assert offers(state, *(f"resolve:A{player + 4}" for player in order)) == order
    assert [goods(state, player) for player in range(3)] == [hoard(steel=2)] * 3


@pytest.mark.rule("DW-5.74")
def test_the_marker_holder_is_the_one_of_that_moment() -> None:
    """Get Help has just moved the marker on to player 1, who therefore chooses first."""
    steel = ALLOY_1 | {"A2": ["iron_seam_p2_l1", "alloy_steel_p2_l2"]}
    state = resolve([worker(0, "A5"), worker(1, "A2"), worker(1, "A3")], HELP_5 | steel)
    play(state, "place:A1", "place:A4")
    assert offers(state, "resolve:A3", "resolve:A4") == [1, 0]


# ── Forge ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-5.80")
def test_every_unspent_worker_on_a_forge_makes_an_item() -> None:
    workers = [worker(0, "A3"), worker(0, "A4"), worker(1, "A6"), worker(1, "A4", spent=True)]
    state = resolve(workers, SWORD_3 | AXE_4 | CROWN_6, goods=[hoard(steel=6), hoard(gold=3, steel=9)])
    assert goods(state, 0) == hoard(steel=1, item=2)
    assert goods(state, 1) == hoard(steel=9, item=1)


@pytest.mark.rule("DW-5.81", "DW-5.110")
@pytest.mark.parametrize(("first", "after"), [("A3", hoard(item=1)), ("A4", hoard(item=1, steel=1))])
def test_a_player_chooses_the_order_of_his_forges(first: str, after: dict[str, int]) -> None:
    state = resolve([worker(0, "A3"), worker(0, "A4")], SWORD_3 | AXE_4, goods=[hoard(steel=3)])
    assert (state.player, look(state).phase, names(state)) == (0, "forge", ["resolve:A3", "resolve:A4"])
    assert goods(play(state, f"resolve:{first}"), 0) == after


@pytest.mark.rule("DW-5.81")
@pytest.mark.parametrize(("extra", "after"), [("A4", hoard(item=1)), ("A3", hoard(item=1, steel=1))])
def test_regular_workers_forge_before_extra_ones(extra: str, after: dict[str, int]) -> None:
    workers = [worker(0, name, extra=name == extra) for name in ("A3", "A4")]
    state = resolve(workers, SWORD_3 | AXE_4, goods=[hoard(steel=3)])
    assert state.player == FATE
    assert goods(state, 0) == after


@pytest.mark.rule("DW-5.81")
@pytest.mark.parametrize(("marker", "order"), [(0, [0, 1]), (1, [1, 0])])
def test_players_forge_from_the_marker_holder_on(marker: int, order: list[int]) -> None:
    dagger = {
        "A7": ["gold_seam_p7_l1", "forge_mace_p7_l2"],
        "A9": ["gold_seam_p9_l1", "forge_dagger_p9_l2"],
    }
    workers = [worker(0, "A3"), worker(0, "A4"), worker(1, "A7"), worker(1, "A9")]
    wealth = [hoard(steel=3), hoard(steel=2, gold=1, iron=1)]
    state = resolve(workers, SWORD_3 | AXE_4 | dagger, goods=wealth, marker=marker)
    moves = {0: "resolve:A3", 1: "resolve:A9"}
    assert offers(state, *(moves[player] for player in order)) == order


@pytest.mark.rule("DW-5.82", "DW-6.18")
@pytest.mark.parametrize("steel", [0, 3], ids=["unpaid", "paid"])
def test_a_forge_passes_the_marker_paid_or_not(steel: int) -> None:
    state = resolve([worker(2, "A3")], SWORD_3, players=3, marker=2, goods=[hoard(), hoard(), hoard(steel=steel)])
    assert look(state).marker == 0


@pytest.mark.rule("DW-5.82")
def test_the_marker_moves_at_the_end_of_the_forge_step() -> None:
    state = resolve([worker(0, "A3"), worker(0, "A4")], SWORD_3 | AXE_4, goods=[hoard(steel=3)])
    assert (look(state).phase, look(state).marker) == ("forge", 0)
    assert look(play(state, "resolve:A3")).marker == 1


@pytest.mark.rule("DW-5.82")
def test_a_forge_of_somebody_else_leaves_the_marker() -> None:
    assert look(resolve([worker(0, "A3")], SWORD_3, players=3, marker=1)).marker == 1


@pytest.mark.rule("DW-5.82")
def test_the_marker_moves_once_in_the_forge_step() -> None:
    state = resolve([worker(0, "A3"), worker(0, "A6"), worker(1, "A4")], SWORD_3 | AXE_4 | CROWN_6, players=3)
    assert look(state).marker == 1


@pytest.mark.rule("DW-5.57", "DW-5.82")
def test_the_marker_may_move_in_both_steps() -> None:
    """Get Help hands it to player 1, whose forge hands it on; player 0's own forge comes too late to matter."""
    workers = [worker(0, "A5"), worker(1, "A3"), worker(0, "A4")]
    state = play(resolve(workers, HELP_5 | SWORD_3 | AXE_4, players=3), "pass", "pass")
    assert look(state).marker == 2


@pytest.mark.rule("DW-5.82")
def test_who_has_passed_the_marker_in_get_help_does_not_pass_it_again() -> None:
    workers = [worker(0, "A5"), worker(0, "A4")]
    state = play(resolve(workers, HELP_5 | AXE_4, players=3), "pass", "pass")
    assert look(state).marker == 1


@pytest.mark.rule("DW-5.82", "DW-5.57")
@pytest.mark.parametrize("at", ["A1", "A2", "A4", "A7"])
def test_mining_and_defending_leave_the_marker(at: str) -> None:
    state = resolve([worker(0, at)], ALLOY_1 | ORCS_2 | DRAGON_4, goods=[hoard(iron=3)])
    assert look(state).marker == 0


# ── end of the round ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-5.90")
def test_all_workers_return() -> None:
    workers = [worker(0, "A5"), worker(0, "A1", spent=True), worker(1, "pile:A1"), worker(1, "pile:A1")]
    state = resolve(workers, HELP_5, piles={"A1": ["muster_an_army"]})
    play(state, "place:A2", "place:A4")
    assert all(not place.workers for place in look(state).locations)
    assert all(not pile.workers for pile in look(state).piles)
    for player in (0, 1):
        sheet = person(state, player)
        assert [(one.extra, one.spent) for one in sheet.hand] == [(False, False)] * 2
        assert [(one.extra, one.spent) for one in sheet.supply] == [(True, False)] * 2


@pytest.mark.rule("DW-5.91", "DW-6.30")
def test_muster_an_army_ends_with_the_round() -> None:
    state = resolve([], DRAGON_4, goods=[hoard(gold=3)], mustered=True)
    assert not look(state).mustered
    play(state, "draw:A:gold_seam_p8_l2", "draw:A:gold_seam_p5_l2", "place:A1", "place:A2", "pass", "pass")
    assert goods(state, 0)["gold"] == 2


@pytest.mark.rule("DW-5.91")
def test_the_ban_of_the_orc_raiders_ends_with_the_round() -> None:
    state = resolve([worker(0, "A1")], ORCS_2)
    assert not look(state).raided
    play(state, "draw:A:gold_seam_p8_l2", "draw:A:gold_seam_p5_l2", "place:A1", "place:A2", "pass", "pass")
    assert goods(state, 0) == hoard(iron=3)


@pytest.mark.rule("DW-5.91", "DW-5.33")
def test_spent_marks_end_with_the_round() -> None:
    state = resolve([worker(0, "A1", spent=True), worker(0, "A2", spent=True)], {})
    assert goods(state, 0) == hoard()
    play(state, "draw:A:gold_seam_p8_l2", "draw:A:gold_seam_p5_l2", "place:A1", "place:A7", "pass", "place:A2")
    assert goods(state, 0) == hoard(iron=6)


@pytest.mark.rule("DW-5.92")
@pytest.mark.parametrize(("items", "over"), [(2, False), (3, True), (4, True)])
def test_four_items_end_the_game_at_the_end_of_the_round(items: int, over: bool) -> None:
    state = resolve([worker(1, "A4"), worker(0, "A1")], AXE_4, goods=[hoard(), hoard(item=items, steel=2)])
    assert goods(state, 1)["item"] == items + 1
    assert state.is_over is over


@pytest.mark.rule("DW-5.92")
def test_the_round_of_the_fourth_item_is_played_to_its_end() -> None:
    """Player 0 forges first; player 1 still forges in the same step."""
    workers = [worker(0, "A4"), worker(1, "A3")]
    state = resolve(workers, SWORD_3 | AXE_4, goods=[hoard(item=3, steel=2), hoard(steel=3)])
    assert state.is_over
    assert goods(state, 1) == hoard(item=1)


@pytest.mark.rule("DW-5.92")
def test_a_fourth_item_made_by_special_order_ends_the_game_with_the_round() -> None:
    wealth = [hoard(item=3, iron=1, steel=2, gold=2), hoard()]
    state = arrange(goods=wealth, piles={"A1": ["special_order"]})
    play(state, "special:A1:workers")
    assert goods(state, 0) == hoard(item=4)
    assert (state.player, state.is_over) == (1, False)
    play(state, "place:A1", "place:A2")
    assert state.is_over
    assert goods(state, 1) == hoard(iron=6)


@pytest.mark.rule("DW-5.92")
def test_otherwise_the_next_round_begins() -> None:
    state = resolve([worker(0, "A1")], {}, round=7)
    assert (look(state).round, look(state).phase, state.player) == (8, "mining", FATE)
    assert not location(state, "A1").workers
    assert standing(state, "A1") == []


def test_no_step_comes_back_when_somebody_has_chosen_who_works_first() -> None:
    """Who watches sees Mine, then Forge: the moment after a choice in a step is no end of the step before."""
    workers = [worker(0, "A1"), worker(0, "A5"), worker(1, "A6")]
    given: dict[str, Any] = {"phase": "get_help", "marker": 0, "stacks": ALLOY_1, "goods": [hoard(iron=1), hoard()]}
    state = arrange(options={"events": True}, workers=workers, **given)
    state.take_stops()
    play(state, "resolve:A5")
    phases = [look(moment).phase for moment in state.take_stops()]
    assert phases
    assert "defend" not in phases
