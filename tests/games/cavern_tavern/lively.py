"""Random play in which much happens: it collects for its order, serves, and uses cards whenever it can."""

from random import Random
from typing import Final

from tests.games.cavern_tavern.table import ORDERS, PAIRS, look, names

from alehouse import FATE, State
from alehouse.games.cavern_tavern.view import CavernTavernView

# how much an action of a kind is liked; the longest beginning of its name counts
LIKED: Final = {
    "": 2.0,
    "end_turn": 1.0,
    "complete": 80.0,
    "says:": 12.0,
    "drink:": 12.0,
    "item:": 3.0,
    "character": 2.0,
    "modifier": 2.0,
    "area:cellar": 2.0,
    "area:workshop": 1.5,
    "area:chamber_task": 12.0,
    "area:office": 1.5,
    "task:": 6.0,
    "none": 0.7,
    "done": 1.5,
    "avoid": 2.0,
    "from_deck": 1.0,
    "order:": 1.0,
    "rolled:": 1.0,
}


def liking(name: str) -> float:
    return LIKED[max((start for start in LIKED if name.startswith(start)), key=len)]


def missing(view: CavernTavernView, seat: int) -> set[str]:
    """The ingredients that a player still needs."""
    order = view.players[seat].order
    if order is None:
        return set()
    return {kind for kind, met in zip(ORDERS[order.id]["ingredients"], order.met) if not met}


def pick(state: State, chance: Random, view: CavernTavernView | None = None, shunned: tuple[str, ...] = ()) -> int:
    """An action, fate's included; none whose name begins with what is shunned, unless there is no other."""
    legal = state.legal_actions()
    called = names(state)
    choices = [k for k, name in enumerate(called) if not name.startswith(shunned)] or list(range(len(legal)))
    if len(choices) == 1:
        return legal[choices[0]]
    liked = [liking(called[k]) for k in choices]
    if state.player != FATE:
        wanted = missing(view or look(state), int(state.player))
        useful = {f"take:{kind}" for kind in wanted}
        useful |= {f"area:cellar_{value}" for value, pair in PAIRS.items() if wanted & set(pair)}
        kept = {f"give:{kind}" for kind in wanted}
        liked = [
            like * 8 if called[k] in useful else like / 8 if called[k] in kept else like
            for k, like in zip(choices, liked)
        ]
    return legal[chance.choices(choices, liked)[0]]


def advance(state: State, chance: Random, decisions: int) -> State:
    """The same state so many decisions later, fate's not counted, or at its end."""
    while decisions and not state.is_over:
        decisions -= state.player != FATE
        state.apply(pick(state, chance))
    return state
