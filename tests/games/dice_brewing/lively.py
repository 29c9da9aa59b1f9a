"""Random play in which much happens: it brews, buys, places, speeds up and plays action tokens whenever it can."""

from functools import cache
from random import Random
from typing import Final

from tests.games.dice_brewing.table import look, names

from alehouse import FATE, State
from alehouse.games.dice_brewing.view import DiceBrewingView

# how much an action of a kind is liked; the longest beginning of its name counts
LIKED: Final = {
    "": 3.0,
    "pass": 0.6,
    "end_turn": 1.0,
    "decline": 1.5,
    "decline_phase": 0.1,
    "recipe:": 20.0,
    "plain": 1.0,
    "full_price": 1.0,
    "token:": 4.0,
    "buy:": 4.0,
    "buy_token:": 5.0,
    "seed": 5.0,
    "to:warehouse": 9.0,
    "space:dept": 0.4,
    "value:": 1.0,
    "roll": 1.0,
    "die:": 2.0,
    "rolled:": 1.0,
    "rolled:5": 1.5,
    "rolled:6": 1.5,
    "reveal:": 1.0,
}


@cache
def liking(name: str) -> float:
    return LIKED[max((start for start in LIKED if name.startswith(start)), key=len)]


def pick(state: State, chance: Random, view: DiceBrewingView | None = None, shunned: tuple[str, ...] = ()) -> int:
    """An action, fate's included; none whose name begins or ends with what is shunned, unless there is no other."""
    legal = state.legal_actions()
    called = names(state)
    choices = [k for k, name in enumerate(called) if not name.startswith(shunned) and not name.endswith(shunned)]
    choices = choices or list(range(len(legal)))
    if len(choices) == 1:
        return legal[choices[0]]
    liked = [liking(called[k]) for k in choices]
    if state.player != FATE and any(called[k].startswith("die:") for k in choices):
        view = view or look(state.scratch())  # without the log, which grows long
        if view.phase == "place" and view.turn >= 0 and not view.playing:  # what is stored is there to be brewed
            kept = {f"die:{die.id}" for die in view.players[view.turn].warehouse if die.colour != "blue"}
            liked = [like / 20 if called[k] in kept else like for k, like in zip(choices, liked)]
    return legal[chance.choices(choices, liked)[0]]


def advance(state: State, chance: Random, decisions: int) -> State:
    """The same state so many decisions later, fate's not counted, or at its end."""
    while decisions and not state.is_over:
        decisions -= state.player != FATE
        state.apply(pick(state, chance))
    return state
