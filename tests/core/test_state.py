"""What every state does: copies that know nothing of one another, scratch states, open fate, refusals."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.dwarf.table import GAME, everything, play

from alehouse import FATE, BadOption, IllegalAction, State
from alehouse.core.fate import seeded
from alehouse.core.state import Event
from alehouse.core.view import View


def game(**asked: Any) -> State:
    return GAME.new(**({"players": 2, "seed": 3, "events": True} | asked))


def past(state: State) -> tuple[list[int], list[Event]]:
    return state.history, state.events


def some_move(state: State, number: int) -> int:
    actions = state.legal_actions()
    return actions[number % len(actions)]


# ── copies ────────────────────────────────────────────────────────────────────────────────────────────

acts = st.lists(st.tuples(st.sampled_from(["copy", "move", "tell"]), st.integers(0, 9), st.integers(0, 9)), max_size=25)


@settings(max_examples=60, deadline=None)
@given(acts)
def test_no_past_leaks_from_state_to_state(steps: list[tuple[str, int, int]]) -> None:
    """A growing family of copies; after every act, everybody but the one who acted has the past he had."""
    family = [game()]
    known = [past(family[0])]
    for what, who, number in steps:
        who %= len(family)
        state = family[who]
        if what == "copy":
            family.append(state.copy())
            known.append(known[who])
        elif what == "tell":
            state.log("log-pass", 0, {}, {})
            known[who] = (known[who][0], state.events)
            assert state.events[-1].key == "log-pass"
        elif not state.is_over:
            action = some_move(state, number)
            length = len(known[who][0])
            state.apply(action)
            assert state.history[: length + 1] == [*known[who][0], action]
            assert state.events[: len(known[who][1])] == known[who][1]
            known[who] = past(state)
        assert [past(member) for member in family] == known


@pytest.mark.parametrize("mover", ["original", "copy"])
def test_what_one_does_the_other_does_not_see(mover: str) -> None:
    original = game()
    copy = original.copy()
    moving, waiting = (original, copy) if mover == "original" else (copy, original)
    before = everything(waiting)
    for number in range(12):
        moving.apply(some_move(moving, number))
    assert everything(waiting) == before
    assert everything(moving) != before


def test_a_copy_has_the_same_fate() -> None:
    original = game()
    copy = original.copy()
    for number in range(40):
        for state in (original, copy):
            state.apply(some_move(state, number))
        assert everything(copy) == everything(original)


@pytest.mark.parametrize("asked", [{}, {"fate": "open"}, {"events": False}])
def test_a_copy_keeps_the_terms_of_the_game(asked: dict[str, Any]) -> None:
    original = game(**asked)
    copy = original.copy()
    assert (copy.open_fate, copy.keeps_log) == (original.open_fate, original.keeps_log)
    assert copy.record() == original.record()


def test_lists_that_are_handed_out_are_the_readers_own() -> None:
    state = game()
    before = past(state)
    state.history.clear()
    state.events.clear()
    state.legal_actions().clear()
    assert past(state) == before
    assert state.legal_actions()


# ── scratch states ────────────────────────────────────────────────────────────────────────────────────


def test_a_scratch_state_keeps_nothing() -> None:
    scratch = game().scratch()
    scratch.apply(some_move(scratch, 0))
    assert past(scratch) == ([], [])
    with pytest.raises(BadOption, match="a scratch copy has no record; take the record of the state it was copied"):
        scratch.record()
    assert scratch.copy().past is None


def test_a_scratch_state_plays_the_same_game_and_leaves_the_original_alone() -> None:
    state = game()
    twin, scratch, before = state.copy(), state.scratch(), everything(state)
    for number in range(40):
        scratch.apply(some_move(scratch, number))
        twin.apply(some_move(twin, number))
        assert scratch.legal_actions() == twin.legal_actions()
    assert everything(state) == before


def test_a_scratch_state_of_open_fate_lets_fate_play() -> None:
    scratch = game(fate="open").scratch()
    assert scratch.player == FATE
    scratch.let_fate_play()
    assert scratch.player >= 0


def test_a_state_becomes_another_one() -> None:
    state, other = game(seed=3), game(seed=4)
    scratch = state.scratch()
    scratch.copy_from(other)
    for number in range(30):
        assert scratch.legal_actions() == other.legal_actions()
        assert scratch.player == other.player
        scratch.apply(some_move(scratch, number))
        other.apply(some_move(other, number))


# ── the unseen drawn anew ─────────────────────────────────────────────────────────────────────────────


def future(state: State) -> View:
    """The table after twenty decisions, if everybody does the first that is allowed."""
    for _ in range(20):
        state.step(state.legal_actions()[0])
    return state.view(None)


def test_a_resampled_state_has_another_future_and_the_same_present() -> None:
    state, rng = game(), seeded("dreams")
    samples = [state.resample(seat, rng) for seat in (0, 1, None) for _ in range(4)]
    assert all(sample.past is None for sample in samples)
    assert all(sample.legal_actions() == state.legal_actions() for sample in samples)
    futures = [future(sample) for sample in samples]
    assert all(one != other for one, other in pairwise(futures))


def test_the_same_chance_draws_the_same_future() -> None:
    state = game()
    assert future(state.resample(0, seeded(1))) == future(state.resample(0, seeded(1)))


def test_drawing_anew_changes_nothing_for_the_state_itself() -> None:
    state, twin = game(), game()
    future(state.resample(0, seeded(1)))
    assert future(state) == future(twin)


# ── open fate ─────────────────────────────────────────────────────────────────────────────────────────


def test_open_fate_stops_at_every_draw() -> None:
    state = game(fate="open")
    drawn = 0
    while state.player == FATE:
        assert state.history == state.history[:drawn]
        state.step(some_move(state, drawn))
        drawn += 1
        assert len(state.history) == drawn
    assert drawn > 3  # three special cards and the cards of the first round


def test_open_fate_does_not_play_when_asked_to() -> None:
    state = game(fate="open")
    before = everything(state)
    state.let_fate_play()
    assert everything(state) == before


def test_what_fate_draws_is_among_its_chances() -> None:
    state = game(fate="open")
    for _ in range(30):
        if state.player == FATE:
            chances = state.chances()
            assert [action for action, _ in chances] == state.legal_actions()
            assert sum(chance for _, chance in chances) == pytest.approx(1)
            state.apply(state.draw())
        else:
            state.apply(some_move(state, 0))


# ── what is allowed ───────────────────────────────────────────────────────────────────────────────────


def test_an_action_is_legal_if_it_is_among_the_legal_ones() -> None:
    state = game()
    for number in range(30):
        legal = state.legal_actions()
        assert len(set(legal)) == len(legal)
        assert [action for action in range(-3, GAME.actions + 3) if state.is_legal(action)] == sorted(legal)
        state.apply(some_move(state, number))


@pytest.mark.parametrize("wrong", [None, "place:A1", 0.0, 1.5, [0]], ids=repr)
def test_what_is_no_number_is_refused_and_changes_nothing(wrong: Any) -> None:
    state = game()
    before = everything(state)
    with pytest.raises(TypeError):
        state.apply(wrong)
    assert everything(state) == before


@pytest.mark.parametrize("action", [-1, GAME.actions, 2**63, -(2**70)])
def test_an_unknown_number_is_refused_in_plain_words(action: int) -> None:
    with pytest.raises(IllegalAction) as caught:
        game().apply(action)
    assert str(caught.value) == f"{action}: There is no such action: {action}."
    assert (caught.value.action, caught.value.key, caught.value.clause) == (action, "why-unknown", "")


def test_the_past_holds_players_and_fates_actions_in_order() -> None:
    state = play(game(first_player=1), "place:A1", "place:A2", "pass", "pass")
    names = [state.name(action) for action in state.history]
    moves = [name for name in names if name.split(":")[0] in ("place", "pass")]
    assert moves == ["place:A1", "place:A2", "pass", "pass"]
    assert names[-1].startswith("draw:")
