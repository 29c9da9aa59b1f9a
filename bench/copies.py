"""Copying a state in the middle of a game, against python-chess copying its board."""

import sys
from functools import partial

from bench import peers
from bench.harness import GAMES, cheaper, duration, heading, rounds, within


def main() -> bool:
    good = True
    board = peers.board()
    for setting in GAMES:
        record = setting.finished()
        state = setting.game.replay(record, moves=len(record.moves) // 2)
        copy, copy_from, chess = rounds(
            partial(duration, state.copy),
            partial(duration, partial(state.copy().copy_from, state)),
            partial(duration, partial(board.copy, stack=False)),
        )
        heading(f"{setting.name}: copying a state in mid-game", "alehouse", "peer", "ratio")
        good &= within("copy()", copy, 1, "µs")
        good &= within("copy_from()", copy_from, 0.2, "µs")
        good &= cheaper("copy(), python-chess copy(stack=False)", copy, chess, 0.25)
    return good


if __name__ == "__main__":
    sys.exit(not main())
