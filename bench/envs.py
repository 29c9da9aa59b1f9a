"""PettingZoo steps: the games' environments against PettingZoo's own classic ones.

Games are played at random beforehand and then replayed, so that only the environments are measured and not
whoever chooses: `last()` with its observation and mask, and `step()`, as PettingZoo's documentation has it.
"""

import random
import sys
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from pettingzoo.classic import chess_v6, connect_four_v3, leduc_holdem_v4, texas_holdem_v4

from alehouse.envs import pettingzoo
from bench.harness import GAMES, Setting, faster, heading, rate, rounds

PEERS: dict[str, Callable[[], Any]] = {
    "connect_four": connect_four_v3.env,
    "leduc_holdem": leduc_holdem_v4.env,
    "texas_holdem": texas_holdem_v4.env,
    "chess": chess_v6.env,
}
RECORDED = 12  # games of each environment
TARGET = 10

rng = random.Random(7)


@dataclass(frozen=True)
class Played:
    """A game: its seed and every action, None where an agent that is done has its last look."""

    seed: int
    actions: Sequence[int | None]


class Course:
    """An environment and some games to replay on it."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.games = [self._play(seed) for seed in range(RECORDED)]

    def _play(self, seed: int) -> Played:
        actions: list[int | None] = []
        self.env.reset(seed=seed)
        while self.env.agents:
            observation, _, terminated, truncated, _ = self.env.last()
            over = terminated or truncated
            actions.append(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            self.env.step(actions[-1])
        return Played(seed, actions)

    def replay(self, games: int) -> int:
        """Replay that many games; the number of steps that are moves."""
        env, steps = self.env, 0
        for number in range(games):
            played = self.games[number % RECORDED]
            env.reset(seed=played.seed)
            for action in played.actions:
                env.last()
                env.step(action)
            steps += len(played.actions) - len(env.possible_agents)
        return steps


def course(setting: Setting) -> Course:
    return Course(pettingzoo.env(setting.name, **setting.options))


def main() -> bool:
    warnings.simplefilter("ignore")  # the peers' own
    peers = {name: Course(make()) for name, make in PEERS.items()}
    good = True
    for setting in GAMES:
        courses = [course(setting), *peers.values()]
        ours, *theirs = rounds(*(partial(rate, one.replay) for one in courses))
        heading(f"{setting.name}: PettingZoo steps/s", "alehouse", "peer", "ratio")
        for name, values in zip(PEERS, theirs):
            good &= faster(f"PettingZoo {name}", ours, values, TARGET)
    return good


if __name__ == "__main__":
    sys.exit(not main())
