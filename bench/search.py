"""The search with random playouts, against OpenSpiel's own in C++; and what a `resample` costs."""

import random
import sys
from functools import partial

from alehouse.bots import Search
from alehouse.bots.budget import Budget
from alehouse.core.fate import seeded
from alehouse.core.search_settings import TO_THE_END, SearchSettings
from alehouse.core.state import State
from bench import peers
from bench.harness import Setting, duration, faster, heading, rate, rounds, within

AT_RANDOM = SearchSettings(trust=0, horizon=TO_THE_END)  # nothing but chance beyond the tree
GAMES = [Setting("dwarf"), Setting("dice_brewing")]
EVERY = 10  # decisions between the positions that are drawn anew


def search(state: State, playouts: int) -> int:
    """Think about a position for so many playouts, to the end of the game."""
    Search(Budget(playouts=playouts), AT_RANDOM).choose(state, seeded(7))
    return playouts


def positions(setting: Setting) -> list[State]:
    """Positions all through a random game."""
    rng, state, found = random.Random(7), setting.new(), []
    while not state.is_over:
        found.append(state.copy())
        state.apply(rng.choice(state.legal_actions()))
    return found[::EVERY]


def resample_all(states: list[State]) -> None:
    rng = seeded(7)
    for state in states:
        state.resample(state.player, rng)


def main() -> bool:
    dwarf = GAMES[0].new()
    ours, theirs = rounds(partial(rate, partial(search, dwarf)), partial(rate, peers.openspiel_search))
    heading("dwarf: search with random playouts, playouts/s", "alehouse", "peer", "ratio")
    good = faster("OpenSpiel's C++ MCTSBot, backgammon", ours, theirs, 10)
    heading("a state drawn anew for a seat", "alehouse", "", "")
    for setting in GAMES:
        states = positions(setting)
        (spent,) = rounds(partial(duration, partial(resample_all, states)))
        good &= within(f"{setting.name}: resample", [value / len(states) for value in spent], 2, "µs")
    return good


if __name__ == "__main__":
    sys.exit(not main())
