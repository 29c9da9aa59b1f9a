"""A table of DWARF for the tests: positions to begin from, moves by name, what lies where."""

from typing import Any, Final

import pytest

import alehouse
from alehouse import IllegalAction, State
from alehouse.games.dwarf.view import DwarfView, LocationView, MountainView, PileView, PlayerView

GAME: Final = alehouse.load("dwarf")
KINDS: Final = ("iron", "steel", "gold", "item", "medal")


# ── beginning ─────────────────────────────────────────────────────────────────────────────────────────


def arrange(players: int = 2, options: dict[str, Any] | None = None, **given: Any) -> State:
    """A position with open fate: every draw is asked for."""
    return GAME.arrange(given, players=players, fate="open", **(options or {}))


def worker(player: int, at: str, extra: bool = False, spent: bool = False) -> dict[str, Any]:
    """A worker for `arrange(workers=[…])`, in order of placement; at "A5", or "pile:A1" for a committed one."""
    return {"player": player, "at": at, "extra": extra, "spent": spent}


def hoard(**amounts: int) -> dict[str, int]:
    """The goods of a player who owns nothing else."""
    return {kind: amounts.get(kind, 0) for kind in KINDS}


# ── playing ───────────────────────────────────────────────────────────────────────────────────────────


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


# ── looking ───────────────────────────────────────────────────────────────────────────────────────────


def look(state: State, seat: int | None = None) -> DwarfView:
    view = state.view(seat)
    assert isinstance(view, DwarfView)
    return view


def goods(state: State, player: int) -> dict[str, int]:
    return look(state).players[player].goods


def person(state: State, player: int) -> PlayerView:
    return look(state).players[player]


def location(state: State, name: str) -> LocationView:
    return next(place for place in look(state).locations if place.id == name)


def pile(state: State, name: str) -> PileView:
    return next(pile for pile in look(state).piles if pile.id == name)


def mountain(state: State, mine: str = "A") -> MountainView:
    return next(mountain for mountain in look(state).mountains if mountain.mine == mine)


def stack(state: State, name: str) -> list[str]:
    """The cards of a location, bottom first."""
    return location(state, name).stack


def top(state: State, name: str) -> str:
    return stack(state, name)[-1]


def standing(state: State, name: str) -> list[int]:
    """Whose workers stand on a location, in order of placement."""
    return [worker.seat for worker in location(state, name).workers]


def spent(state: State, name: str) -> list[bool]:
    """Which of them are spent."""
    return [worker.spent for worker in location(state, name).workers]


def options(state: State, kind: str) -> list[str]:
    """What may be chosen by the legal actions of one kind: "place" gives ["A1", "A2", …]."""
    return [name.split(":", 1)[1] for name in names(state) if name.startswith(f"{kind}:")]
