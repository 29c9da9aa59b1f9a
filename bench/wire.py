"""What goes over the wire, from a real server: to a playable table, and for each move of a whole game."""

import sys
import tempfile
from pathlib import Path

from tests.server.house import House
from tests.server.wire import AMONG_BOTS, AT_ONE_SCREEN, PACE, together

import alehouse
from bench.harness import heading, line

FIRST_TABLE = 100  # kB
ONE_MOVE = 5  # kB for each viewer, the steps shown on the way included
WHOLE_GAME = 1000  # moves


def main() -> bool:
    good = True
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder, "tables.sqlite3"), PACE)
        for game in alehouse.ROOMS:
            heading(f"{game}: over the wire, kB", "mean", "largest", "")
            modes = [mode for mode in AMONG_BOTS + AT_ONE_SCREEN if mode.game == game]
            for mode, seen in zip(modes, together(house, modes, WHOLE_GAME)):
                first = seen.first / 1000
                good &= line(f"table, {mode}", "", f"{first:.1f}", "", f"{FIRST_TABLE}", good=first <= FIRST_TABLE)
                mean, most = sum(seen.moves) / len(seen.moves) / 1000, max(seen.moves) / 1000
                good &= line(f"move, {mode}", f"{mean:.2f}", f"{most:.1f}", "", f"{ONE_MOVE}", good=most <= ONE_MOVE)
        house.close()
    return good


if __name__ == "__main__":
    sys.exit(not main())
