"""Replaying a finished game from its record, every move checked."""

import sys
from functools import partial

from bench.harness import GAMES, duration, heading, rounds, within


def main() -> bool:
    good = True
    for setting in GAMES:
        record = setting.finished()
        (spent,) = rounds(partial(duration, partial(setting.game.replay, record)))
        heading(f"{setting.name}: replaying a finished game", "alehouse", "", "")
        good &= within(f"{len(record.moves)} moves, all checked", spent, 2, "ms")
    return good


if __name__ == "__main__":
    sys.exit(not main())
