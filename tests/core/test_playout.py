"""Random play in one loop: the same games as by hand, and the state it began from is left alone."""

import pytest
from tests.games.dwarf.table import GAME, everything

from alehouse import State
from alehouse.core.fate import Stream, seeded
from alehouse.core.playout import finish_random, play_random


def by_hand(state: State, chooser: Stream) -> int:
    """A game played to its end through the public side; how many decisions that took."""
    decisions = 0
    while not state.is_over:
        actions = state.legal_actions()
        state.apply(actions[chooser.below(len(actions))])
        decisions += 1
    return decisions


@pytest.mark.parametrize("fate", ["closed", "open"])
def test_random_games_are_those_played_by_hand(fate: str) -> None:
    state = GAME.new(2, seed=1, fate=fate)
    chooser, expected = seeded(9), 0
    for number in range(3):
        scratch = state.scratch()
        scratch.stream.copy_from(seeded(f"9-{number}"))
        scratch.let_fate_play()
        expected += by_hand(scratch, chooser)
    assert play_random(state, 9, 3) == expected


def test_random_games_leave_the_state_alone() -> None:
    state, twin = GAME.new(2, seed=1), GAME.new(2, seed=1)
    before = everything(state)
    play_random(state, 9, 2)
    assert everything(state) == before
    assert by_hand(state, seeded(1)) == by_hand(twin, seeded(1))
    assert state.history == twin.history


def test_another_seed_plays_other_games() -> None:
    state = GAME.new(2, seed=1)
    assert len({play_random(state, seed, 1) for seed in range(5)}) > 1


def test_no_games_and_no_decisions_left_are_no_decisions() -> None:
    state = GAME.new(2, seed=1)
    assert play_random(state, 9, 0) == 0
    by_hand(state, seeded(1))
    assert play_random(state, 9, 3) == 0


def test_a_scratch_state_is_finished_as_by_hand() -> None:
    state = GAME.new(3, seed=2)
    scratch, uses = state.scratch(), list[tuple[int, str]]()
    assert finish_random(scratch, seeded(4), uses) == by_hand(state, seeded(4))
    assert scratch.is_over
    assert (scratch.scores(), scratch.ranking()) == (state.scores(), state.ranking())


def test_who_used_what_is_noted_in_order() -> None:
    state, chooser, expected = GAME.new(2, seed=2), seeded(4), list[tuple[int, str]]()
    scratch, uses = state.scratch(), list[tuple[int, str]]()
    finish_random(scratch, seeded(4), uses)
    while not state.is_over:
        actions = state.legal_actions()
        action = actions[chooser.below(len(actions))]
        if what := GAME.use(state, action):
            expected.append((state.player, what))
        state.apply(action)
    assert uses == expected
    assert all(player in (0, 1) and GAME.words("en").has(what) for player, what in uses)
