"""Section 5a and 5b: the phases of a round, and the Mining phase that opens it."""

from collections import Counter

import pytest
from tests.games.dwarf.table import (
    arrange,
    goods,
    hoard,
    location,
    look,
    mountain,
    names,
    options,
    play,
    refused,
    stack,
    top,
    worker,
)

from alehouse import FATE, State

COVER = {"same_position_rule": "cover"}


def draw(state: State, *cards: str, mine: str = "A") -> State:
    return play(state, *(f"draw:{mine}:{card}" for card in cards))


def drawing(state: State) -> bool:
    """Whether another card is asked for."""
    return state.player == FATE and bool(options(state, "draw"))


# ── the round ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-5.1", "DW-5.50")
def test_a_round_goes_through_its_phases_in_order() -> None:
    state = arrange(
        phase="mining",
        round=3,
        goods=[hoard(steel=3), hoard(steel=3)],
        stacks={
            "A1": ["iron_seam_p1_l1", "alloy_steel_p1_l2"],
            "A3": ["iron_seam_p3_l1", "forge_sword_p3_l3"],
            "A4": ["iron_seam_p4_l1", "forge_axe_p4_l2"],
            "A5": ["iron_seam_p5_l1", "get_help_p5_l2"],
        },
    )
    seen = []

    def step(*moves: str) -> None:
        for move in moves:
            seen.append((look(state).round, look(state).phase, state.player))
            play(state, move)

    step("draw:A:gold_seam_p8_l2", "draw:A:iron_seam_p9_l2")  # the Mining phase
    step("place:A5", "place:A3", "place:A4", "place:A7")  # the Selection phase: 0, 1, 1, 0
    step("place:A1", "place:A2")  # Get Help: Alloy Steel and a seam
    step("resolve:A2")  # Mine: the seam pays for the steel
    step("resolve:A4")  # Forge
    assert seen == [
        (3, "mining", FATE),
        (3, "mining", FATE),
        (3, "first", 0),
        (3, "first", 1),
        (3, "second", 1),
        (3, "second", 0),
        (3, "get_help", 0),
        (3, "get_help", 0),
        (3, "mine", 0),
        (3, "forge", 1),
    ]
    assert (look(state).round, look(state).phase, state.player) == (4, "mining", FATE)


# ── drawing ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-5.2")
def test_the_first_card_goes_on_top_of_its_stack() -> None:
    state = draw(arrange(phase="mining"), "gold_seam_p5_l2")
    assert stack(state, "A5") == ["iron_seam_p5_l1", "gold_seam_p5_l2"]
    assert mountain(state).left == 44
    assert "draw:A:gold_seam_p5_l2" not in names(state)


@pytest.mark.rule("DW-5.3")
def test_a_second_card_elsewhere_ends_the_phase() -> None:
    state = draw(arrange(phase="mining"), "gold_seam_p5_l2", "alloy_steel_p8_l3")
    assert top(state, "A8") == "alloy_steel_p8_l3"
    assert mountain(state).left == 43
    assert (state.player, look(state).phase) == (0, "first")


@pytest.mark.rule("DW-5.4")
def test_a_second_card_of_the_same_position_is_discarded_and_a_third_drawn() -> None:
    state = draw(arrange(phase="mining"), "gold_seam_p5_l2", "knockers_p5_l3")
    assert stack(state, "A5") == ["iron_seam_p5_l1", "gold_seam_p5_l2"]
    assert mountain(state).discards == ["knockers_p5_l3"]
    assert drawing(state)


@pytest.mark.rule("DW-5.4", "DW-5.5")
def test_a_third_card_elsewhere_is_placed() -> None:
    state = draw(arrange(phase="mining"), "gold_seam_p5_l2", "knockers_p5_l3", "alloy_steel_p8_l3")
    assert (top(state, "A5"), top(state, "A8")) == ("gold_seam_p5_l2", "alloy_steel_p8_l3")
    assert mountain(state).discards == ["knockers_p5_l3"]
    assert mountain(state).left == 42
    assert (state.player, look(state).phase) == (0, "first")


@pytest.mark.rule("DW-5.5")
def test_a_third_card_of_the_same_position_is_discarded_and_no_fourth_drawn() -> None:
    state = draw(arrange(phase="mining"), "gold_seam_p5_l2", "knockers_p5_l3", "get_help_p5_l2")
    assert stack(state, "A5") == ["iron_seam_p5_l1", "gold_seam_p5_l2"]
    assert sorted(mountain(state).discards) == ["get_help_p5_l2", "knockers_p5_l3"]
    assert mountain(state).left == 42
    assert (state.player, look(state).phase) == (0, "first")


@pytest.mark.rule("DW-5.4")
def test_the_test_looks_at_this_phase_only() -> None:
    """A card of the position that got one in the round before is placed like any other."""
    state = arrange(phase="mining", stacks={"A5": ["iron_seam_p5_l1", "knockers_p5_l3"]})
    draw(state, "gold_seam_p8_l2", "gold_seam_p5_l2")
    assert stack(state, "A5") == ["iron_seam_p5_l1", "knockers_p5_l3", "gold_seam_p5_l2"]
    assert mountain(state).discards == []


@pytest.mark.rule("DW-5.6", "DW-9.1")
def test_discarded_cards_are_open_and_never_come_back() -> None:
    state = arrange(phase="mining", piles={"A1": ["hold_a_council"]})
    draw(state, "gold_seam_p5_l2", "knockers_p5_l3", "get_help_p5_l2")
    play(state, "special:A1:workers")
    for seat in (None, 0, 1):
        assert sorted(look(state, seat).mountains[0].discards) == ["get_help_p5_l2", "knockers_p5_l3"]
    play(state, "place:A9", "pass")
    assert drawing(state)
    assert "draw:A:gold_seam_p5_l2" in names(state)  # Hold a Council has brought this one back
    assert not {"draw:A:knockers_p5_l3", "draw:A:get_help_p5_l2"} & set(names(state))


@pytest.mark.rule("DW-5.6")
def test_cards_left_out_of_an_arranged_mountain_count_as_discarded() -> None:
    state = arrange(mountain={"A": ["gold_seam_p5_l2", "alloy_steel_p8_l3"]})
    assert mountain(state).left == 2
    assert len(mountain(state).discards) == 43


@pytest.mark.rule("DW-5.7", "DW-5.50")
def test_only_the_top_card_of_a_stack_is_active() -> None:
    state = arrange(
        phase="get_help",
        goods=[hoard(iron=5), hoard()],
        stacks={"A4": ["iron_seam_p4_l1", "forge_axe_p4_l2", "orc_raiders_p4_l2", "gold_seam_p4_l3"]},
        workers=[worker(0, "A4"), worker(1, "A1")],
    )
    assert goods(state, 0) == hoard(iron=5, gold=1)
    assert goods(state, 1) == hoard(iron=3)


@pytest.mark.rule("DW-5.7")
def test_a_new_card_covers_what_was_there() -> None:
    state = arrange(phase="mining", stacks={"A4": ["iron_seam_p4_l1", "orc_raiders_p4_l2"]})
    draw(state, "gold_seam_p4_l3", "iron_seam_p9_l2")
    assert stack(state, "A4") == ["iron_seam_p4_l1", "orc_raiders_p4_l2", "gold_seam_p4_l3"]
    assert location(state, "A4").new
    play(state, "place:A4", "place:A1", "pass", "pass")
    assert goods(state, 0) == hoard(gold=1)  # no Orc Raiders any more
    assert goods(state, 1) == hoard(iron=3)


# ── the Mountain runs out ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-5.8")
def test_no_first_card() -> None:
    before = [hoard(gold=3), hoard(iron=2)]
    state = arrange(phase="mining", mountain={"A": []}, goods=before, stacks={"A1": ["iron_seam_p1_l1", "sidhe_p1_l2"]})
    assert state.is_over
    assert [goods(state, player) for player in (0, 1)] == before  # no resolution: the Sidhe take nothing


@pytest.mark.rule("DW-5.8")
def test_no_second_card() -> None:
    state = arrange(phase="mining", mountain={"A": ["sidhe_p1_l2"]}, goods=[hoard(gold=3), hoard()])
    draw(state, "sidhe_p1_l2")
    assert state.is_over
    assert top(state, "A1") == "sidhe_p1_l2"
    assert goods(state, 0) == hoard(gold=3)
    assert names(state) == []


@pytest.mark.rule("DW-5.8")
def test_no_third_card() -> None:
    state = arrange(phase="mining", mountain={"A": ["gold_seam_p5_l2", "knockers_p5_l3"]})
    draw(state, "gold_seam_p5_l2", "knockers_p5_l3")
    assert state.is_over
    assert stack(state, "A5") == ["iron_seam_p5_l1", "gold_seam_p5_l2"]
    assert "knockers_p5_l3" in mountain(state).discards


@pytest.mark.rule("DW-5.8")
def test_the_last_card_drawn_ends_nothing_by_itself() -> None:
    state = arrange(phase="mining", mountain={"A": ["gold_seam_p5_l2", "alloy_steel_p8_l3"]})
    draw(state, "gold_seam_p5_l2", "alloy_steel_p8_l3")
    assert mountain(state).left == 0
    assert (state.player, look(state).phase) == (0, "first")
    play(state, "place:A1", "place:A5", "pass", "pass")
    assert state.is_over
    assert goods(state, 0) == hoard(iron=3)  # this round was played to its end


@pytest.mark.rule("DW-5.8", "DW-5.5")
def test_a_third_card_that_is_the_last_is_enough() -> None:
    state = arrange(phase="mining", mountain={"A": ["gold_seam_p5_l2", "knockers_p5_l3", "get_help_p5_l2"]})
    draw(state, "gold_seam_p5_l2", "knockers_p5_l3", "get_help_p5_l2")
    assert not state.is_over
    assert state.player == 0


@pytest.mark.rule("DW-5.8")
def test_nothing_can_be_done_after_the_end() -> None:
    state = arrange(phase="mining", mountain={"A": []})
    for move in ("place:A1", "pass", "special:A1:workers", "draw:A:gold_seam_p5_l2"):
        refused(state, move)


@pytest.mark.rule("DW-1.2", "DW-5.3")
def test_without_cards_shuffled_back_a_game_has_at_most_22_complete_rounds() -> None:
    state = arrange(phase="mining", round=1)
    while not state.is_over:
        if state.player == FATE:  # two cards of different positions every round, as long as possible
            left = Counter(name.rsplit("_", 1)[0][-1] for name in names(state))
            new = {str(place.position) for place in look(state).locations if place.new}
            position = max(left, key=lambda p: (p not in new, left[p]))
            play(state, next(name for name in names(state) if f"_p{position}_" in name))
        else:
            quiet = [place for place in options(state, "place") if "forge" not in top(state, place)]
            play(state, "pass" if "pass" in names(state) else f"place:{quiet[0]}")
    assert look(state).round == 23  # the 23rd round ends in its Mining phase
    assert mountain(state).discards == []


# ── two sets, and the other rule ──────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DW-5.9")
def test_two_sets_mountain_a_is_finished_before_b() -> None:
    state = arrange(players=4, phase="mining")
    draw(state, "gold_seam_p5_l2", "knockers_p5_l3")
    assert all(card.startswith("A:") for card in options(state, "draw"))
    draw(state, "alloy_steel_p8_l3")
    assert all(card.startswith("B:") for card in options(state, "draw"))
    draw(state, "alloy_steel_p8_l3", "gold_seam_p5_l2", mine="B")
    assert (state.player, look(state).phase) == (0, "first")
    assert (mountain(state, "A").left, mountain(state, "B").left) == (42, 43)


@pytest.mark.rule("DW-5.9")
def test_two_sets_the_same_position_in_the_other_mine_does_not_matter() -> None:
    state = arrange(players=5, phase="mining")
    draw(state, "gold_seam_p5_l2", "alloy_steel_p8_l3")
    draw(state, "knockers_p8_l3", "knockers_p5_l3", mine="B")
    assert (top(state, "A5"), top(state, "A8")) == ("gold_seam_p5_l2", "alloy_steel_p8_l3")
    assert (top(state, "B5"), top(state, "B8")) == ("knockers_p5_l3", "knockers_p8_l3")
    assert mountain(state, "B").discards == []
    assert state.player == 0


@pytest.mark.rule("DW-5.9")
def test_two_sets_discards_stay_in_their_set() -> None:
    state = arrange(players=4, phase="mining")
    draw(state, "gold_seam_p5_l2", "alloy_steel_p8_l3")
    draw(state, "gold_seam_p5_l2", "knockers_p5_l3", "get_help_p5_l2", mine="B")
    assert mountain(state, "A").discards == []
    assert sorted(mountain(state, "B").discards) == ["get_help_p5_l2", "knockers_p5_l3"]
    assert state.player == 0


@pytest.mark.rule("DW-5.9", "DW-5.8")
def test_two_sets_an_empty_mountain_b_ends_the_game_too() -> None:
    state = arrange(players=4, phase="mining", mountain={"A": ["gold_seam_p5_l2", "alloy_steel_p8_l3"], "B": []})
    draw(state, "gold_seam_p5_l2", "alloy_steel_p8_l3")
    assert state.is_over
    assert (top(state, "A5"), top(state, "A8")) == ("gold_seam_p5_l2", "alloy_steel_p8_l3")


@pytest.mark.rule("DW-5.10")
def test_cover_places_the_second_card_on_the_first_and_draws_a_third() -> None:
    state = draw(arrange(options=COVER, phase="mining"), "gold_seam_p5_l2", "knockers_p5_l3")
    assert stack(state, "A5") == ["iron_seam_p5_l1", "gold_seam_p5_l2", "knockers_p5_l3"]
    assert drawing(state)
    draw(state, "alloy_steel_p8_l3")
    assert top(state, "A8") == "alloy_steel_p8_l3"
    assert mountain(state).discards == []
    assert mountain(state).left == 42
    assert (state.player, look(state).phase) == (0, "first")


@pytest.mark.rule("DW-5.10")
def test_cover_places_the_third_card_wherever_it_goes() -> None:
    state = arrange(options=COVER, phase="mining")
    draw(state, "gold_seam_p5_l2", "knockers_p5_l3", "get_help_p5_l2")
    assert stack(state, "A5") == ["iron_seam_p5_l1", "gold_seam_p5_l2", "knockers_p5_l3", "get_help_p5_l2"]
    assert mountain(state).discards == []
    assert (state.player, look(state).phase) == (0, "first")


@pytest.mark.rule("DW-5.10")
def test_cover_draws_no_third_card_without_need() -> None:
    state = draw(arrange(options=COVER, phase="mining"), "gold_seam_p5_l2", "alloy_steel_p8_l3")
    assert (state.player, mountain(state).left) == (0, 43)


@pytest.mark.rule("DW-5.10", "DW-5.8")
def test_cover_ends_the_game_when_there_is_no_third_card() -> None:
    state = arrange(options=COVER, phase="mining", mountain={"A": ["gold_seam_p5_l2", "knockers_p5_l3"]})
    draw(state, "gold_seam_p5_l2", "knockers_p5_l3")
    assert state.is_over
    assert stack(state, "A5") == ["iron_seam_p5_l1", "gold_seam_p5_l2", "knockers_p5_l3"]


@pytest.mark.rule("DW-5.10")
def test_discard_is_the_default() -> None:
    state = draw(arrange(players=3, phase="mining"), "dragon_p8_l2", "knockers_p8_l3")
    assert stack(state, "A8") == ["iron_seam_p8_l1", "dragon_p8_l2"]
