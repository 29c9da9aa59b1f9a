"""Random play in one compiled loop, against the same sources uncompiled and against peers."""

import sys
from functools import partial

from alehouse.core.playout import play_random
from bench import peers, plain
from bench.harness import GAMES, faster, heading, rate, rounds


def main() -> bool:
    good = True
    with plain.process() as plain_rate:
        for setting in GAMES:
            ours, uncompiled, backgammon, gin_rummy, catanatron = rounds(
                partial(rate, partial(play_random, setting.new(), 7)),
                partial(plain_rate, setting),
                partial(rate, partial(peers.openspiel, "backgammon")),
                partial(rate, partial(peers.openspiel, "gin_rummy")),
                partial(rate, peers.catanatron),
            )
            targets = setting.targets
            heading(f"{setting.name}: random play, decisions/s", "compiled", "peer", "ratio")
            good &= faster("the same sources, not compiled", ours, uncompiled, targets.plain)
            good &= faster("OpenSpiel backgammon, from Python", ours, backgammon, targets.backgammon)
            good &= faster("OpenSpiel gin rummy, from Python", ours, gin_rummy, targets.gin_rummy)
            good &= faster("Catanatron, two random players", ours, catanatron, targets.catanatron)
    return good


if __name__ == "__main__":
    sys.exit(not main())
