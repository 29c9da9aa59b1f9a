"""How a game of DWARF ends and who wins: section 7."""

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.dwarf.table import GAME, arrange, goods, hoard, look, mountain, names, play, stack, standing, worker

from alehouse import FATE, State

AXE: Final = ["iron_seam_p4_l1", "forge_axe_p4_l2"]  # 2 steel
CROWN: Final = ["iron_seam_p6_l1", "forge_crown_p6_l2"]  # 3 gold


def finished(*hoards: dict[str, int], **options: str) -> State:
    """A game that ends now with these goods: a card must be drawn and the Mountain is empty."""
    players = 1 if "opponent" in options else len(hoards)
    empty: dict[str, list[str]] = {"A": [], "B": []} if players > 3 else {"A": []}
    return arrange(players, dict(options), phase="mining", mountain=empty, goods=list(hoards))


# ── when ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-7.1")
def test_the_fourth_item_ends_the_game_after_everybody_has_forged() -> None:
    state = arrange(
        phase="second",
        turn=1,
        goods=[{"item": 3, "steel": 2}, {"item": 3, "gold": 3}],
        stacks={"A4": AXE, "A6": CROWN},
        workers=[worker(0, "A4"), worker(1, "A6"), worker(1, "A1")],
    )
    assert look(state).over is False
    play(state, "place:A3")
    assert state.is_over
    assert goods(state, 0) == hoard(item=4, iron=3)
    assert goods(state, 1) == hoard(item=4, iron=3)


@pytest.mark.rule("DW-7.1")
def test_a_fourth_item_in_the_first_turn_lets_the_round_be_played() -> None:
    state = arrange(goods=[{"item": 3, "iron": 1, "steel": 2, "gold": 2}, {}], piles={"A1": ["special_order"]})
    play(state, "special:A1:workers")
    assert goods(state, 0)["item"] == 4
    assert state.player == 1
    assert look(state).result.reason == ""
    play(state, "place:A1")
    assert not state.is_over
    play(state, "place:A2")
    assert state.is_over
    assert goods(state, 1) == hoard(iron=6)


@pytest.mark.rule("DW-7.1")
@pytest.mark.parametrize(("items", "over"), [(3, False), (4, True), (5, True)])
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_four_items_or_more_of_anybody_end_the_game(items: int, over: bool, owner: int) -> None:
    state = arrange(3, phase="get_help", goods=[{"item": items if player == owner else 0} for player in range(3)])
    assert state.is_over is over


@pytest.mark.rule("DW-7.1", "DW-8.6")
def test_items_of_two_players_do_not_add_up() -> None:
    state = arrange(4, phase="get_help", goods=[{"item": 3}, {"item": 3}, {"item": 3}, {"item": 3}])
    assert not state.is_over


@pytest.mark.rule("DW-7.1")
def test_an_item_sold_in_time_does_not_end_the_game() -> None:
    state = arrange(turn=1, goods=[{}, {"item": 4}], piles={"A1": ["sell_an_item"]}, workers=[worker(0, "A1")])
    play(state, "special:A1:workers", "amount:5", "pass")
    assert not state.is_over
    assert goods(state, 1) == hoard(item=3, iron=5)


@pytest.mark.rule("DW-7.2", "DW-5.8")
def test_an_empty_mountain_ends_the_game_at_the_next_draw_only() -> None:
    state = arrange(phase="mining", mountain={"A": ["gold_seam_p1_l2", "orc_raiders_p2_l2"]})
    play(state, "draw:A:gold_seam_p1_l2", "draw:A:orc_raiders_p2_l2")
    assert mountain(state).left == 0
    assert not state.is_over
    play(state, "place:A2", "place:A1", "pass", "pass")
    assert state.is_over
    assert goods(state, 0) == hoard(medal=1)
    assert goods(state, 1) == hoard(gold=1)


@pytest.mark.rule("DW-7.2", "DW-5.8")
def test_a_missing_third_card_ends_the_game_too() -> None:
    state = arrange(phase="mining", mountain={"A": ["gold_seam_p1_l2", "gold_seam_p1_l3"]})
    play(state, "draw:A:gold_seam_p1_l3", "draw:A:gold_seam_p1_l2")
    assert state.is_over
    assert stack(state, "A1") == ["iron_seam_p1_l1", "gold_seam_p1_l3"]


@pytest.mark.rule("DW-7.2", "DW-6.45")
def test_a_mountain_filled_again_in_time_goes_on() -> None:
    state = arrange(
        mountain={"A": []},
        stacks={"A1": ["iron_seam_p1_l1", "gold_seam_p1_l2"], "A9": ["gold_seam_p9_l1", "dragon_p9_l3"]},
        piles={"A1": ["hold_a_council"]},
    )
    play(state, "special:A1:workers", "place:A1", "pass")
    assert not state.is_over
    assert state.player == FATE
    assert sorted(names(state)) == ["draw:A:dragon_p9_l3", "draw:A:gold_seam_p1_l2"]


@pytest.mark.rule("DW-7.2", "DW-8.74")
@pytest.mark.parametrize("empty", ["A", "B"])
def test_with_two_sets_either_mountain_ends_the_game(empty: str) -> None:
    left = {"A": ["gold_seam_p1_l2", "orc_raiders_p2_l2"], "B": ["gold_seam_p1_l2", "orc_raiders_p2_l2"], empty: []}
    state = arrange(5, phase="mining", mountain=left)
    while state.player == FATE:
        play(state, names(state)[0])
    assert state.is_over
    assert mountain(state, "B").left == (2 if empty == "A" else 0)


@pytest.mark.rule("DW-7.3", "DW-8.53")
@pytest.mark.parametrize("opponent", ["andvettr", "andvettr_fadir"])
def test_twelve_medals_win_at_once(opponent: str) -> None:
    """In the Defend step: what comes behind it, the human's mining included, does not happen any more."""
    state = arrange(
        1,
        {"opponent": opponent},
        phase="get_help",
        goods=[{"steel": 9, "gold": 9, "item": 3, "medal": 15}, {"medal": 11}],
        stacks={"A2": ["iron_seam_p2_l1", "orc_raiders_p2_l2"]},
        workers=[worker(1, "A2"), worker(0, "A3")],
    )
    assert state.is_over
    assert goods(state, 1)["medal"] == 12
    assert goods(state, 0)["iron"] == 0
    assert state.ranking() == [2, 1]
    assert look(state).result.led == [3, 0]
    assert state.returns() == [-1.0]


@pytest.mark.rule("DW-7.3")
def test_twelve_medals_win_for_nobody_else() -> None:
    weak = arrange(1, {"opponent": "eldhusfifl"}, phase="get_help", goods=[{}, {"medal": 12}])
    human = arrange(1, {"opponent": "andvettr"}, phase="get_help", goods=[{"medal": 12}, {}])
    people = arrange(2, phase="get_help", goods=[{"medal": 12}, {"medal": 12}])
    assert [state.is_over for state in (weak, human, people)] == [False] * 3


@pytest.mark.rule("DW-7.1", "DW-7.2", "DW-7.3")
def test_the_view_says_why_the_game_ended() -> None:
    items = arrange(phase="get_help", goods=[{"item": 4}, {}])
    cards = finished({}, {})
    medals = arrange(1, {"opponent": "andvettr"}, turn=1, goods=[{}, {"medal": 11}], piles={"A1": ["muster_an_army"]})
    play(medals, "special:A1:workers")
    reasons = [look(state).result.reason for state in (items, cards, medals)]
    assert len(set(reasons)) == 3
    assert all(GAME.words("en").has(reason) for reason in reasons)


# ── who ───────────────────────────────────────────────────────────────────────────────────────────────


def places(hoards: list[dict[str, int]]) -> list[int]:
    """The places that DW-7.4 to 7.10 give, in the words of those clauses."""
    led = [
        sum(
            all(one[category] > other[category] for k, other in enumerate(hoards) if k != player)
            for category in ("steel", "gold", "item")
        )
        for player, one in enumerate(hoards)
    ]
    keys = [(led[player], one["medal"], one["iron"], one["item"]) for player, one in enumerate(hoards)]
    return [1 + sum(other > key for other in keys) for key in keys]


FEW = st.integers(0, 3)  # so that ties are frequent
HOARD = st.fixed_dictionaries({"iron": FEW, "steel": FEW, "gold": FEW, "item": FEW, "medal": FEW})


@pytest.mark.rule("DW-7.4", "DW-7.5", "DW-7.6", "DW-7.7", "DW-7.10")
@given(st.lists(HOARD, min_size=2, max_size=5))
def test_the_ranking_follows_the_key(hoards: list[dict[str, int]]) -> None:
    state = finished(*hoards)
    assert state.is_over
    assert state.ranking() == places(hoards)
    assert look(state).result.places == places(hoards)
    assert 1 in state.ranking()
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.rule("DW-7.4", "DW-7.6", "DW-8.16")
@given(HOARD, HOARD, st.sampled_from(["eldhusfifl", "andvettr", "andvettr_fadir"]))
def test_the_solo_game_is_scored_alike(human: dict[str, int], bot: dict[str, int], opponent: str) -> None:
    assert finished(human, bot, opponent=opponent).ranking() == places([human, bot])


@pytest.mark.rule("DW-7.4")
def test_a_category_needs_a_sole_leader_and_something_in_it() -> None:
    result = look(finished(hoard(steel=2, gold=1), hoard(steel=2), hoard(steel=1))).result
    assert {category.category: category.leader for category in result.categories} == {
        "steel": -1,
        "gold": 0,
        "item": -1,
    }
    assert result.led == [1, 0, 0]


@pytest.mark.rule("DW-7.5")
def test_most_categories_win_whatever_the_medals() -> None:
    assert finished(hoard(steel=1, gold=1), hoard(item=3, medal=9, iron=9)).ranking() == [1, 2]


@pytest.mark.rule("DW-7.6")
@pytest.mark.parametrize(
    ("ahead", "behind"),
    [
        (hoard(medal=1), hoard(iron=9)),
        (hoard(iron=1, medal=2), hoard(medal=2)),
        (hoard(steel=1, item=3), hoard(steel=2, item=2)),
    ],
)
def test_ties_go_by_medals_then_iron_then_items(ahead: dict[str, int], behind: dict[str, int]) -> None:
    assert finished(ahead, behind).ranking() == [1, 2]
    assert finished(behind, ahead).ranking() == [2, 1]


@pytest.mark.rule("DW-7.6")
def test_only_the_tied_compare_their_medals() -> None:
    """The third player has most medals, but leads nothing."""
    state = finished(hoard(steel=1, medal=1), hoard(gold=1, medal=2), hoard(medal=9))
    assert state.ranking() == [2, 1, 3]


@pytest.mark.rule("DW-7.7")
def test_what_is_still_tied_is_shared() -> None:
    state = finished(hoard(steel=1), hoard(gold=1), hoard())
    assert state.ranking() == [1, 1, 3]
    assert state.returns() == [1.0, 1.0, -2.0]
    assert finished(hoard(), hoard(), hoard(), hoard()).returns() == [0.0] * 4


@pytest.mark.rule("DW-7.8", "DW-5.16")
def test_spent_medals_do_not_count() -> None:
    state = arrange(
        mountain={"A": []}, goods=[{"medal": 6, "item": 1}, {"medal": 3, "steel": 1}], piles={"A1": ["muster_an_army"]}
    )
    play(state, "special:A1:medals", "place:A2", "pass", "pass")
    assert state.is_over
    assert [goods(state, player)["medal"] for player in (0, 1)] == [2, 3]
    assert look(state).result.led == [1, 1]
    assert state.ranking() == [2, 1]


@pytest.mark.rule("DW-7.9")
def test_four_items_do_not_win_by_themselves() -> None:
    state = arrange(phase="get_help", goods=[{"item": 4}, {"steel": 1, "gold": 1}])
    assert state.is_over
    assert state.ranking() == [2, 1]


@pytest.mark.rule("DW-7.10")
def test_who_leads_is_decided_once_among_all() -> None:
    """Without the winner, P1 would lead gold and P2 steel; but they lead nothing, and medals decide."""
    state = finished(hoard(steel=5, gold=5), hoard(gold=4), hoard(steel=4, medal=1), hoard())
    assert look(state).result.led == [2, 0, 0, 0]
    assert state.ranking() == [1, 3, 2, 3]


@pytest.mark.rule("DW-7.10")
def test_a_finished_game_asks_nobody_and_allows_nothing() -> None:
    state = finished(hoard(), hoard())
    view = look(state)
    assert state.legal_actions() == []
    assert view.prompt is None
    assert view.over
    assert view.phase == "over"
    assert all(standing(state, place.id) == [] for place in view.locations)
