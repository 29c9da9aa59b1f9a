"""The lab: what a second process adds to the games played, and whether memory stays flat."""

import subprocess
import sys
from time import perf_counter

from alehouse.lab.plan import Plan
from alehouse.lab.simulate import simulate
from alehouse.lab.work_pool import Processes, Workers
from bench.harness import heading, line

GAMES = 10_000  # parts last half a second: the last one, which only one process has, must not count
ROUNDS = 3
TWICE = 1.8  # times the games of one process
FLAT = 1.1  # times the memory, for ten times the games
MEMORY = """
import resource, sys
from alehouse.lab.balance import observed
from alehouse.lab.plan import Plan
plan = Plan(game="dwarf", players=2, options={}, bots=("random",), games=int(sys.argv[1]), seed=7)
for _ in observed(plan): pass
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def main() -> bool:
    heading("The lab", "one", "more", "ratio")
    one, two = [], []
    for _ in range(ROUNDS):
        one.append(games_per_second(Processes(1)))
        two.append(games_per_second(Processes(2)))
    best, both = max(one), max(two)
    rates = (f"{best:,.0f}/s", f"{both:,.0f}/s", f"{both / best:.2f}x", f"{TWICE:g}x")
    good = line("DWARF, greedy: games of one and two processes", *rates, good=both >= TWICE * best)
    small, large = memory(500), memory(5000)
    sizes = (f"{small / 1024:.0f} MB", f"{large / 1024:.0f} MB", f"{large / small:.2f}x", f"{FLAT:g}x")
    return line("Memory of an observed run, ten times the games", *sizes, good=large <= FLAT * small) and good


def games_per_second(workers: Workers) -> float:
    """From the first part that comes back: a process needs a moment to begin."""
    plan = Plan(game="dwarf", players=2, options={}, bots=("greedy",), games=GAMES, seed=7)
    started, before, played = 0.0, 0, 0
    for tally, _ in simulate(plan, workers):
        if not started:
            started, before = perf_counter(), tally.games
        played = tally.games
    return (played - before) / (perf_counter() - started)


def memory(games: int) -> float:
    """The most memory that a process of its own takes, in kilobytes."""
    result = subprocess.run([sys.executable, "-c", MEMORY, str(games)], capture_output=True, text=True, check=True)
    return float(result.stdout)


if __name__ == "__main__":
    sys.exit(not main())
