"""Moves by name for the tests of any game: what is legal, how it goes on, with which clause it is refused."""

import pytest

from alehouse import IllegalAction, State


def names(state: State) -> list[str]:
    """The legal actions by name."""
    return [state.name(action) for action in state.legal_actions()]


def play(state: State, *moves: str) -> State:
    """The same state after these moves, fate's included."""
    for move in moves:
        state.apply(state.parse(move))
    return state


def refused(state: State, move: str) -> str:
    """The clause with which a move is refused; nothing may change by it."""
    before = everything(state)
    with pytest.raises(IllegalAction) as caught:
        state.apply(state.parse(move))
    assert everything(state) == before
    assert caught.value.action == state.parse(move)
    return caught.value.clause


def everything(state: State) -> tuple[object, ...]:
    """All that can be seen of a state from outside."""
    views = [state.view(seat) for seat in (None, *range(state.seats))]
    return state.player, names(state), views, state.history, state.scores(), state.ranking(), state.record()
