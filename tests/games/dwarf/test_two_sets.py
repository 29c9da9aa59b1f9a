"""Two sets of DWARF combined, four and five players: sections 8b and 8g."""

from typing import Any, Final

import pytest
from tests.games.dwarf.table import (
    GAME,
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
    spent,
    stack,
    standing,
    top,
    worker,
)

from alehouse import FATE, State

ALL: Final = [f"{mine}{position}" for mine in "AB" for position in range(1, 10)]
SEAM_1, SEAM_2, SEAM_3, SEAM_4, SEAM_5, SEAM_6 = (f"iron_seam_p{position}_l1" for position in range(1, 7))


def four(**given: Any) -> State:
    return arrange(4, **given)


def round_out(state: State) -> State:
    """Nobody does anything more than he must; up to the next round."""
    while state.player != FATE and not state.is_over:
        play(state, "pass" if "pass" in names(state) else names(state)[0])
    return state


# ── 8b ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-8.1", "DW-8.71", "DW-4.8")
@pytest.mark.parametrize("players", [4, 5])
def test_workers_go_to_either_or_both_mines(players: int) -> None:
    state = arrange(players)
    assert options(state, "place") == ALL
    play(state, "place:A1", "place:A2", *(f"place:B{player}" for player in range(2, players)))
    play(state, *(f"place:B{9 - player}" for player in range(players - 2)))
    assert state.player == 1
    play(state, "place:A3", "place:B1")
    assert state.player == FATE
    assert goods(state, 0) == hoard(iron=6)
    assert goods(state, 1) == hoard(iron=6)


@pytest.mark.rule("DW-8.1")
def test_a_worker_in_one_mine_leaves_the_other_free() -> None:
    state = play(four(), "place:A5")
    assert "A5" not in options(state, "place")
    assert "B5" in options(state, "place")


@pytest.mark.rule("DW-8.2", "DW-8.71", "DW-5.70")
@pytest.mark.parametrize("mine", ["A", "B"])
def test_one_undefended_orc_raiders_stops_both_mines(mine: str) -> None:
    given: dict[str, Any] = {
        "phase": "get_help",
        "stacks": {f"{mine}2": [SEAM_2, "orc_raiders_p2_l2"]},
        "workers": [worker(0, "A1"), worker(1, "B1")],
    }
    state = four(**given)
    assert (goods(state, 0), goods(state, 1)) == (hoard(), hoard())
    given["workers"].append(worker(2, f"{mine}2"))
    state = four(**given)
    assert (goods(state, 0), goods(state, 1), goods(state, 2)) == (hoard(iron=3), hoard(iron=3), hoard(medal=1))


@pytest.mark.rule("DW-8.2", "DW-8.71", "DW-8.75", "DW-6.30")
def test_muster_an_army_defends_both_mines() -> None:
    state = four(
        goods=[{"iron": 5, "gold": 5}] * 4,
        stacks={"A5": [SEAM_5, "knockers_p5_l3"], "B4": [SEAM_4, "great_dragon_p4_l2"]},
        piles={"A1": ["muster_an_army"], "B1": ["muster_an_army"]},
    )
    play(state, "special:B1:workers")
    assert look(state).mustered
    play(state, "place:A9", "special:A1:workers", "place:B9")  # a second one adds nothing
    round_out(state)
    assert goods(state, 0) == hoard(iron=5, gold=5)
    assert goods(state, 2) == hoard(iron=5, gold=5)
    assert goods(state, 1) == hoard(iron=5, gold=6)


@pytest.mark.rule("DW-8.2", "DW-8.71", "DW-8.72", "DW-6.21", "DW-6.23", "DW-6.25")
def test_monsters_of_both_mines_hit_every_player_once() -> None:
    state = arrange(
        5,
        phase="get_help",
        goods=[{"iron": player, "gold": player} for player in range(5)],
        stacks={
            "A5": [SEAM_5, "knockers_p5_l3"],
            "B5": [SEAM_5, "knockers_p5_l3"],
            "B9": ["gold_seam_p9_l1", "dragon_p9_l3"],
        },
    )
    assert [goods(state, player)["iron"] for player in range(5)] == [0, 0, 0, 1, 2]
    assert [goods(state, player)["gold"] for player in range(5)] == [0, 0, 1, 2, 3]


@pytest.mark.rule("DW-8.2", "DW-8.4", "DW-8.71", "DW-6.31")
@pytest.mark.parametrize("mine", ["A", "B"])
def test_hold_a_council_of_either_set_clears_both_mines(mine: str) -> None:
    state = four(
        stacks={"A1": [SEAM_1, "sidhe_p1_l2"], "B3": [SEAM_3, "get_help_p3_l3"]},
        piles={f"{mine}1": ["hold_a_council"]},
        mountain={"A": ["gold_seam_p5_l2"], "B": ["gold_seam_p5_l3"]},
    )
    play(state, f"special:{mine}1:workers")
    assert stack(state, "A1") == [SEAM_1]
    assert stack(state, "B3") == [SEAM_3]
    assert sorted(mountain(state, "A").next) == ["gold_seam_p5_l2", "sidhe_p1_l2"]
    assert sorted(mountain(state, "B").next) == ["get_help_p3_l3", "gold_seam_p5_l3"]
    assert top(state, f"{mine}2") == "iron_seam_p2_special"


@pytest.mark.rule("DW-6.44", "DW-8.70")
def test_a_mountain_that_gets_no_card_keeps_its_tiers() -> None:
    """Only Mine A has a card to give back: Mountain B stays graded."""
    state = GAME.arrange(
        {
            "stacks": {"A1": [SEAM_1, "sidhe_p1_l2"]},
            "piles": {"A1": ["hold_a_council"]},
            "mountain": {"A": ["gold_seam_p5_l2"], "B": ["gold_seam_p5_l2"]},
            "below": {"A": ["gold_seam_p5_l3"], "B": ["gold_seam_p5_l3"]},
        },
        players=4,
        fate="open",
        mountain="graded",
    )
    play(state, "special:A1:workers")
    assert sorted(mountain(state, "A").next) == ["gold_seam_p5_l2", "gold_seam_p5_l3", "sidhe_p1_l2"]
    assert mountain(state, "A").later == []
    assert mountain(state, "B").next == ["gold_seam_p5_l2"]
    assert mountain(state, "B").later == ["gold_seam_p5_l3"]


@pytest.mark.rule("DW-8.2", "DW-8.71", "DW-6.37")
@pytest.mark.parametrize("mine", ["A", "B"])
def test_collapse_the_shafts_turns_both_mines(mine: str) -> None:
    state = four(
        stacks={"A1": [SEAM_1, "sidhe_p1_l2", "gold_seam_p1_l2"], "B3": [SEAM_3, "get_help_p3_l3"]},
        piles={f"{mine}1": ["collapse_the_shafts"]},
    )
    play(state, f"special:{mine}1:workers")
    assert stack(state, "A1") == ["gold_seam_p1_l2", SEAM_1, "sidhe_p1_l2"]
    assert stack(state, "B3") == ["get_help_p3_l3", SEAM_3]


@pytest.mark.rule("DW-8.2", "DW-8.71", "DW-6.38")
@pytest.mark.parametrize("mine", ["A", "B"])
def test_run_amok_shuffles_both_mines(mine: str) -> None:
    state = four(
        stacks={"A1": [SEAM_1, "sidhe_p1_l2"], "B3": [SEAM_3, "get_help_p3_l3"]},
        piles={f"{mine}1": ["run_amok"]},
    )
    play(state, f"special:{mine}1:workers")
    assert sorted(names(state)) == [f"shuffle:A:{SEAM_1}", "shuffle:A:sidhe_p1_l2"]
    play(state, "shuffle:A:sidhe_p1_l2")
    assert sorted(names(state)) == ["shuffle:B:get_help_p3_l3", f"shuffle:B:{SEAM_3}"]
    play(state, "shuffle:B:get_help_p3_l3")
    assert stack(state, "A1") == ["sidhe_p1_l2", SEAM_1]
    assert stack(state, "B3") == ["get_help_p3_l3", SEAM_3]
    assert top(state, f"{mine}9") == "gold_seam_p9_special"
    assert state.player == 1


@pytest.mark.rule("DW-8.3", "DW-8.71", "DW-5.103")
@pytest.mark.parametrize("mine", ["A", "B"])
def test_past_glories_reaches_both_mines(mine: str) -> None:
    state = four(
        stacks={"A1": [SEAM_1, "sidhe_p1_l2"], "B3": [SEAM_3, "get_help_p3_l3"]},
        piles={f"{mine}1": ["past_glories"]},
    )
    play(state, f"special:{mine}1:workers")
    assert names(state) == [f"raise:A:{SEAM_1}", f"raise:B:{SEAM_3}"]
    play(state, f"raise:B:{SEAM_3}")
    assert stack(state, "B3") == ["get_help_p3_l3", SEAM_3]
    assert stack(state, "A1") == [SEAM_1, "sidhe_p1_l2"]
    assert top(state, f"{mine}4") == "iron_seam_p4_special"


@pytest.mark.rule("DW-8.3", "DW-8.4", "DW-8.5", "DW-8.70", "DW-8.71", "DW-5.104")
@pytest.mark.parametrize(("mine", "other"), [("A", "B"), ("B", "A")])
def test_turn_back_reaches_both_mines(mine: str, other: str) -> None:
    state = four(
        turn=1,
        stacks={"A1": [SEAM_1, "sidhe_p1_l2"], "B1": [SEAM_1, "sidhe_p1_l2"], "B3": [SEAM_3, "get_help_p3_l3"]},
        piles={f"{mine}1": ["turn_back"]},
        workers=[worker(0, "B3")],
        mountain={"A": ["gold_seam_p5_l2"], "B": ["gold_seam_p5_l2"]},
    )
    play(state, f"special:{mine}1:workers")
    assert names(state) == ["turn_back:A1", "turn_back:B1"]
    play(state, f"turn_back:{other}1")
    assert mountain(state, mine).left == 1
    assert sorted(mountain(state, other).next) == ["gold_seam_p5_l2", "sidhe_p1_l2"]
    assert standing(state, f"{other}1") == [1]
    assert top(state, f"{mine}6") == "iron_seam_p6_special"
    assert top(state, f"{other}6") == SEAM_6


@pytest.mark.rule("DW-8.3", "DW-8.71", "DW-5.105", "DW-6.36")
@pytest.mark.parametrize("mine", ["A", "B"])
def test_apprentice_reaches_both_mines(mine: str) -> None:
    state = four(turn=2, piles={f"{mine}1": ["apprentice"]}, workers=[worker(0, "A3"), worker(1, "B3")])
    play(state, f"special:{mine}1:workers")
    assert names(state) == ["join:A3", "join:B3"]
    play(state, "join:B3")
    assert standing(state, "B3") == [1, 2]
    assert top(state, f"{mine}7") == "gold_seam_p7_special"


@pytest.mark.rule("DW-8.4", "DW-8.5", "DW-6.43", "DW-6.44")
def test_a_turned_special_card_comes_back_in_its_own_set() -> None:
    """Muster an Army of set B becomes the seam on B1, goes into Mountain B, and is drawn from there."""
    state = four(
        piles={"B1": ["muster_an_army", "?"], "A1": ["hold_a_council"]},
        mountain={"A": ["gold_seam_p5_l2", "sidhe_p1_l2"], "B": ["gold_seam_p5_l2"]},
    )
    play(state, "special:B1:workers", "turn:B:run_amok")
    assert stack(state, "B1") == [SEAM_1, "iron_seam_p1_special"]
    play(state, "special:A1:workers")
    assert stack(state, "B1") == [SEAM_1]
    assert sorted(mountain(state, "B").next) == ["gold_seam_p5_l2", "iron_seam_p1_special"]
    play(state, "place:A9", "place:B9")
    round_out(state)
    play(state, "draw:A:gold_seam_p5_l2", "draw:A:sidhe_p1_l2", "draw:B:iron_seam_p1_special", "draw:B:gold_seam_p5_l2")
    assert stack(state, "B1") == [SEAM_1, "iron_seam_p1_special"]
    assert stack(state, "A1") == [SEAM_1, "sidhe_p1_l2"]


@pytest.mark.rule("DW-8.5", "DW-8.70")
@pytest.mark.parametrize(("mine", "other"), [("A", "B"), ("B", "A")])
def test_a_special_card_lies_and_covers_in_its_own_mine(mine: str, other: str) -> None:
    state = four(
        turn=2,
        piles={f"{mine}1": ["muster_an_army"]},
        workers=[worker(0, f"{mine}1"), worker(1, f"{other}1")],
    )
    play(state, f"special:{mine}1:workers")
    assert stack(state, f"{mine}1") == [SEAM_1, "iron_seam_p1_special"]
    assert stack(state, f"{other}1") == [SEAM_1]
    assert (spent(state, f"{mine}1"), spent(state, f"{other}1")) == ([True], [False])
    assert (goods(state, 0)["iron"], goods(state, 1)["iron"]) == (3, 0)


@pytest.mark.rule("DW-8.6", "DW-5.15", "DW-5.16")
def test_a_special_action_costs_the_same() -> None:
    state = four(goods=[{"medal": 4}, {"medal": 3}, {}, {}], piles={"B2": ["muster_an_army"]})
    assert len(options(state, "special")) == 12
    play(state, "special:B2:medals")
    assert goods(state, 0)["medal"] == 0
    assert len(person(state, 0).hand) == 1
    assert state.player == 1
    assert options(state, "special") == [f"{pile}:workers" for pile in ("A1", "A2", "A3", "B1", "B3")]


@pytest.mark.rule("DW-8.6", "DW-7.4", "DW-7.5")
@pytest.mark.parametrize("players", [4, 5])
def test_scoring_and_the_four_items_do_not_change(players: int) -> None:
    hoards = [{"steel": 3}, {"gold": 3}, {"steel": 4, "gold": 3}, {"item": 4}, {"medal": 9}][:players]
    state = arrange(players, phase="get_help", goods=hoards)
    assert state.is_over
    assert look(state).result.led == [0, 0, 1, 1, 0][:players]
    assert state.ranking()[2:4] == [2, 1]  # equal but for the items


# ── 8g ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-8.70", "DW-5.4", "DW-5.9", "DW-5.6")
def test_each_set_compares_and_discards_by_itself() -> None:
    state = four(phase="mining")
    play(state, "draw:A:gold_seam_p5_l2", "draw:A:knockers_p5_l3", "draw:A:sidhe_p1_l2")
    assert all(name.startswith("draw:B:") for name in names(state))
    play(state, "draw:B:sidhe_p1_l2", "draw:B:knockers_p5_l3")
    assert state.player == 0
    assert (mountain(state, "A").left, mountain(state, "B").left) == (42, 43)
    assert mountain(state, "A").discards == ["knockers_p5_l3"]
    assert mountain(state, "B").discards == []
    assert (top(state, "B5"), top(state, "B1")) == ("knockers_p5_l3", "sidhe_p1_l2")


@pytest.mark.rule("DW-8.70", "DW-5.10", "DW-4.13")
def test_the_cover_rule_holds_for_both_sets() -> None:
    state = GAME.arrange({"phase": "mining"}, players=4, fate="open", same_position_rule="cover")
    for mine in "AB":
        play(state, *(f"draw:{mine}:{card}" for card in ("gold_seam_p5_l2", "knockers_p5_l3", "get_help_p5_l2")))
    for mine in "AB":
        assert stack(state, f"{mine}5") == [SEAM_5, "gold_seam_p5_l2", "knockers_p5_l3", "get_help_p5_l2"]


@pytest.mark.rule("DW-8.70", "DW-5.17", "DW-6.47")
def test_the_piles_of_the_sets_are_apart() -> None:
    state = four(piles={"A1": ["muster_an_army"], "B1": ["muster_an_army", "?"]})
    play(state, "special:A1:workers")
    assert (pile(state, "A1").left, pile(state, "B1").left) == (0, 2)
    assert "special:A1:workers" not in names(state)
    play(state, "special:B1:workers")
    assert state.player == FATE
    assert all(name.startswith("turn:B:") for name in names(state))


def crowded(free: str) -> State:
    """Five players' Get Help step with a worker on every location but `free`; P0 alone may bring more."""
    workers = [worker(0, "A5"), worker(1, "A1"), worker(2, "A2"), worker(3, "A3"), worker(4, "A4")]
    workers += [worker(4, "A6"), worker(3, "A7"), worker(2, "A8"), worker(1, "A9"), worker(0, "B1")]
    workers += [worker(player, f"B{player + 1}", extra=True) for player in range(1, 5)]
    workers += [worker(player, f"B{player + 5}", extra=True) for player in range(1, 5)]
    return arrange(
        5,
        phase="get_help",
        stacks={"A5": [SEAM_5, "get_help_p5_l2"]},
        workers=[entry for entry in workers if entry["at"] != free],
    )


@pytest.mark.rule("DW-8.71", "DW-5.53")
def test_an_extra_worker_is_lost_only_if_all_18_are_occupied() -> None:
    state = crowded(free="B9")
    assert (state.player, names(state)) == (0, ["place:B9", "pass"])
    play(state, "place:B9")
    assert state.player == FATE
    full = crowded(free="")
    assert full.player == FATE
    assert goods(full, 0) == hoard(iron=3)


@pytest.mark.rule("DW-8.71", "DW-8.72", "DW-5.51")
def test_extra_workers_go_to_both_mines_two_in_all() -> None:
    state = four(
        phase="get_help",
        stacks={"A5": [SEAM_5, "get_help_p5_l2"], "B5": [SEAM_5, "get_help_p5_l2"]},
        workers=[worker(0, "A5"), worker(0, "B5")],
    )
    assert len(options(state, "place")) == 16
    play(state, "place:A1", "place:B1")
    assert state.player == FATE
    assert goods(state, 0) == hoard(iron=6)


@pytest.mark.rule("DW-8.71", "DW-5.60")
def test_the_defend_step_runs_through_a_before_b() -> None:
    """Great Dragon on A3 before Sidhe on B2: no gold is left to be exchanged."""
    given = {"phase": "get_help", "goods": [{"gold": 2}, {}, {}, {}]}
    state = four(stacks={"A3": [SEAM_3, "great_dragon_p3_l3"], "B2": [SEAM_2, "sidhe_p2_l2"]}, **given)
    assert goods(state, 0) == hoard()
    state = four(stacks={"B3": [SEAM_3, "great_dragon_p3_l3"], "A2": [SEAM_2, "sidhe_p2_l2"]}, **given)
    assert goods(state, 0) == hoard(iron=2)


@pytest.mark.rule("DW-8.71", "DW-5.61", "DW-5.63")
def test_a_defender_defends_his_own_mine_only() -> None:
    state = four(
        phase="get_help",
        goods=[{"iron": 4}] * 4,
        stacks={"A5": [SEAM_5, "knockers_p5_l3"], "B5": [SEAM_5, "knockers_p5_l3"]},
        workers=[worker(0, "A5")],
    )
    assert goods(state, 0) == hoard(iron=3, medal=1)
    assert goods(state, 1) == hoard(iron=3)


@pytest.mark.rule("DW-8.72", "DW-5.20", "DW-5.40")
@pytest.mark.parametrize("players", [4, 5])
def test_one_first_turn_and_one_second_turn_for_each_player(players: int) -> None:
    state = arrange(players, marker=2)
    order = [(2 + turn) % players for turn in range(players)]
    turns = []
    for place in ALL[: 2 * players]:
        turns.append(int(state.player))
        play(state, f"place:{place}")
    assert turns == order + order[::-1]
    assert state.player == FATE


@pytest.mark.rule("DW-8.72", "DW-5.19", "DW-5.20")
def test_one_special_action_a_round_whichever_the_pile() -> None:
    state = four(goods=[{"medal": 8}, {}, {}, {}], piles={"A1": ["muster_an_army"], "B1": ["muster_an_army"]})
    play(state, "special:A1:medals", "place:A2", "place:A3", "place:A4", "pass", "pass", "pass")
    assert state.player == 0
    assert options(state, "special") == []


@pytest.mark.rule("DW-8.73", "DW-5.57", "DW-5.82")
@pytest.mark.parametrize("players", [4, 5])
def test_the_marker_moves_once_a_step_and_goes_round_all_players(players: int) -> None:
    last = players - 1
    state = arrange(
        players,
        phase="get_help",
        marker=last,
        stacks={"A5": [SEAM_5, "get_help_p5_l2"], "B5": [SEAM_5, "get_help_p5_l2"]},
        workers=[worker(last, "A5"), worker(last, "B5")],
    )
    play(state, "pass", "pass")
    assert look(state).marker == 0
    state = arrange(
        players,
        phase="get_help",
        marker=last,
        stacks={"A4": [SEAM_4, "forge_axe_p4_l2"], "B4": [SEAM_4, "forge_axe_p4_l2"], "B5": [SEAM_5, "get_help_p5_l2"]},
        workers=[worker(last, "B5"), worker(0, "A4"), worker(0, "B4")],
    )
    play(state, "pass", "pass")
    assert look(state).marker == 1  # once for Get Help, once for the two forges


@pytest.mark.rule("DW-8.73")
def test_the_marker_looks_at_both_mines() -> None:
    state = four(
        phase="get_help", stacks={"B4": [SEAM_4, "forge_axe_p4_l2"]}, workers=[worker(0, "A1"), worker(0, "B4")]
    )
    assert look(state).marker == 1


@pytest.mark.rule("DW-8.74", "DW-5.8")
def test_a_cannot_give_a_third_card_and_b_is_not_drawn_from() -> None:
    state = four(phase="mining", mountain={"A": ["knockers_p5_l3", "gold_seam_p5_l2"], "B": ["sidhe_p1_l2"]})
    play(state, "draw:A:knockers_p5_l3", "draw:A:gold_seam_p5_l2")
    assert state.is_over
    assert mountain(state, "B").left == 1
    assert top(state, "A5") == "knockers_p5_l3"


@pytest.mark.rule("DW-8.74")
def test_b_cannot_give_a_second_card_and_what_was_given_stays() -> None:
    state = four(
        phase="mining", mountain={"A": ["knockers_p5_l3", "sidhe_p1_l2", "dragon_p4_l3"], "B": ["sidhe_p1_l2"]}
    )
    play(state, "draw:A:knockers_p5_l3", "draw:A:dragon_p4_l3", "draw:B:sidhe_p1_l2")
    assert state.is_over
    assert mountain(state, "A").left == 1  # it never draws for the other
    assert [top(state, place) for place in ("A5", "A4", "B1")] == ["knockers_p5_l3", "dragon_p4_l3", "sidhe_p1_l2"]


@pytest.mark.rule("DW-8.75", "DW-6.31")
def test_both_copies_of_a_card_act_in_one_round() -> None:
    state = four(
        stacks={"A1": [SEAM_1, "sidhe_p1_l2", "gold_seam_p1_l2"]},
        piles={"A1": ["hold_a_council"], "B1": ["hold_a_council"]},
        mountain={"A": ["dragon_p4_l3"], "B": ["dragon_p4_l3"]},
    )
    play(state, "special:A1:workers")
    assert stack(state, "A1") == [SEAM_1, "sidhe_p1_l2"]
    assert stack(state, "A2") == [SEAM_2, "iron_seam_p2_special"]
    play(state, "special:B1:workers")
    assert stack(state, "A1") == [SEAM_1]
    assert stack(state, "A2") == [SEAM_2]  # the first copy, an ordinary card by now
    assert stack(state, "B2") == [SEAM_2, "iron_seam_p2_special"]


@pytest.mark.rule("DW-8.75", "DW-6.36", "DW-5.62")
def test_three_workers_on_a_monster_earn_three_medals() -> None:
    state = four(stacks={"B5": [SEAM_5, "knockers_p5_l3"]}, piles={"A1": ["apprentice"], "B1": ["apprentice"]})
    play(state, "place:B5", "special:A1:workers", "join:B5", "special:B1:workers", "join:B5", "place:A1")
    assert standing(state, "B5") == [0, 1, 2]
    round_out(state)
    assert [goods(state, player)["medal"] for player in range(4)] == [1, 1, 1, 0]
