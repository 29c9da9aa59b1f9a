"""What goes over the wire, from a real server: to a playable table, and for each move of a whole game."""

import sys
import tempfile
from pathlib import Path

from tests.server.house import House
from tests.server.wire import traffic

from bench.harness import heading, line

GAME = "dwarf"  # the one game that `traffic` plays
FIRST_TABLE = 100  # kB
ONE_MOVE = 5  # kB for each viewer, the steps shown on the way included
PACE = 0.02  # seconds for a step: any pace shows them


def main() -> bool:
    good = True
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder, "tables.sqlite3"), PACE)
        heading(f"{GAME}: over the wire, kB", "mean", "largest", "")
        for players, shape in ((3, "landscape"), (5, "portrait")):
            seen = traffic(house.browser(), players, shape)
            mean, most = seen.later / seen.moves / 1000, max(seen.whole) / 1000
            title = f"{players} players, {shape}"
            first = seen.first / 1000
            good &= line(
                f"first page to table, {title}", "", f"{first:.1f}", "", f"{FIRST_TABLE}", good=first <= FIRST_TABLE
            )
            good &= line(f"a move, {title}", f"{mean:.2f}", f"{most:.1f}", "", f"{ONE_MOVE}", good=most <= ONE_MOVE)
        house.close()
    return good


if __name__ == "__main__":
    sys.exit(not main())
