"""A table of Dice Brewing for the tests: positions to begin from, moves by name, what lies where."""

from typing import Any, Final

from tests.games.moves import everything, names, play, refused

import alehouse
from alehouse import FATE, State
from alehouse.games.dice_brewing.view import DiceBrewingView, DieView, PlayerView, RecipeView, SpaceView, StockView

__all__ = ["everything", "names", "play", "refused"]  # every test of the game plays with these
GAME: Final = alehouse.load("dice_brewing")
COLOURS: Final = ("yellow", "black", "green", "blue")
DICE: Final = {"yellow": 14, "black": 14, "green": 12, "blue": 10}
EDITIONS: Final = ("pl-2", "it-1")
MODES: Final = ("standard", "advanced")


# ── beginning ─────────────────────────────────────────────────────────────────────────────────────────


def arrange(*players: dict[str, Any], options: dict[str, Any] | None = None, **given: Any) -> State:
    """A position with open fate, one dict for each player: every die and card is asked for."""
    return GAME.arrange({"players": list(players), **given}, players=len(players), fate="open", **(options or {}))


def all_but(colour: str, left: int, held: int, value: int = 1) -> list[str]:
    """So many dice of a colour that the supply is left with `left` of them, if the position names `held` others."""
    return [f"{colour} {value}"] * (DICE[colour] - left - held)


# ── playing ───────────────────────────────────────────────────────────────────────────────────────────


def roll_all(state: State, value: int = 3) -> State:
    """The same state after all dice that wait to be rolled show `value`."""
    while state.player == FATE and f"rolled:{value}" in names(state):
        play(state, f"rolled:{value}")
    return state


# ── looking ───────────────────────────────────────────────────────────────────────────────────────────


def look(state: State, seat: int | None = None) -> DiceBrewingView:
    view = state.view(seat)
    assert isinstance(view, DiceBrewingView)
    return view


def person(state: State, player: int) -> PlayerView:
    return look(state).players[player]


def text(die: DieView) -> str:
    """A die as `arrange` takes it, "blue 3 raised"; one that has not been rolled is "blue"."""
    words = [die.colour, *([str(die.value)] if die.value else []), *["raised"] * die.raised, die.token]
    return " ".join([*(word for word in words if word), *(["unlucky"] if die.unlucky else [])])


def pool(state: State, player: int) -> list[str]:
    """The dice of an Active Pool, sorted."""
    return sorted(text(die) for die in person(state, player).pool)


def warehouse(state: State, player: int) -> list[str]:
    """The dice of a Warehouse, sorted."""
    return sorted(text(die) for die in person(state, player).warehouse)


def space(state: State, player: int, name: str) -> SpaceView:
    return next(space for hall in person(state, player).buildings for space in hall.spaces if space.id == name)


def on(state: State, player: int, name: str) -> list[str]:
    """What lies on a space: dice in the order in which they were placed, then "seed"."""
    place = space(state, player, name)
    return [text(die) for die in place.dice] + ["seed"] * place.seed


def card(state: State, name: str, seat: int | None = None) -> RecipeView:
    return next(recipe for recipe in look(state, seat).display if recipe.id == name)


def display(state: State) -> list[str]:
    return [recipe.id for recipe in look(state).display]


def stock(state: State, name: str, seat: int | None = None) -> StockView:
    """An ingredient or a kind of action token for sale."""
    view = look(state, seat)
    return next(kind for kind in (*view.ingredients, *view.tokens) if kind.id == name)


def tokens(state: State, player: int) -> list[str]:
    """The kinds of a player's action tokens, as that player knows them."""
    return sorted(token.kind for token in look(state, player).players[player].tokens)


def asked(state: State, kind: str) -> list[str]:
    """What may be chosen by the legal actions of one kind: "die" gives ["yellow-1", "blue-2", …]."""
    return [name.split(":", 1)[1] for name in names(state) if name.startswith(f"{kind}:")]


# ── going on ──────────────────────────────────────────────────────────────────────────────────────────


def until(state: State, *phases: str) -> State:
    """The same state when one of these phases is reached, or the next round: everybody does as little as possible."""
    begun = look(state).round
    while not state.is_over and look(state).round == begun and look(state).phase not in phases:
        allowed = names(state)
        play(state, next(move for move in ("pass", "end_turn", "decline") if move in allowed))
    return state


def rest(state: State) -> State:
    """The same state after the rest of the round, Tidy and the round's end included, in which nobody does anything."""
    return until(state)


def owned(state: State, player: int, colour: str) -> int:
    """How many dice of a colour a player has, wherever they lie."""
    return look(state).result.scores[player].dice[colour]
