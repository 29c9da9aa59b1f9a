"""A table of DWARF for the tests: positions to begin from, moves by name, what lies where."""

from typing import Any, Final

from tests.games.moves import everything, names, play, refused

import alehouse
from alehouse import State
from alehouse.games.dwarf.view import DwarfView, LocationView, MountainView, PileView, PlayerView

__all__ = ["everything", "names", "play", "refused"]  # every test of the game plays with these
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
