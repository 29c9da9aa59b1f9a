"""Random play stepped from Python through the public contract, against OpenSpiel stepped the same way."""

import random
import sys
from functools import partial

from bench import peers
from bench.harness import GAMES, Setting, faster, heading, rate, rounds

rng = random.Random(7)


def step(setting: Setting, games: int) -> int:
    """Play random games through `legal_actions` and `apply`; the number of decisions."""
    decisions = 0
    for _ in range(games):
        state = setting.new(seed=rng.getrandbits(32))
        while not state.is_over:
            actions = state.legal_actions()
            state.apply(actions[int(rng.random() * len(actions))])
            decisions += 1
    return decisions


def main() -> bool:
    good = True
    for setting in GAMES:
        ours, theirs = rounds(
            partial(rate, partial(step, setting)), partial(rate, partial(peers.openspiel, "backgammon"))
        )
        heading(f"{setting.name}: stepped from Python, decisions/s", "alehouse", "peer", "ratio")
        good &= faster("OpenSpiel backgammon", ours, theirs, 5)
    return good


if __name__ == "__main__":
    sys.exit(not main())
