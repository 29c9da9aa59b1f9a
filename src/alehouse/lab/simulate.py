"""Many games of bots against bots, and what came of them; the same whoever plays them."""

from collections.abc import Generator
from functools import partial

from alehouse.bots import load_bot
from alehouse.core.fate import seeded
from alehouse.lab.plan import Plan
from alehouse.lab.play import LabTable, Played, finish_noting_uses, played
from alehouse.lab.statistics import Histogram
from alehouse.lab.work_pool import Alone, Workers, in_parts


class Tally:
    """What some games came to."""

    def __init__(self, player_count: int) -> None:
        self.games = 0
        self.alone = [0] * player_count  # victories by player
        self.shared = [0] * player_count
        self.decisions = Histogram()
        self.measures: dict[str, Histogram] = {}
        self.winners: dict[str, Histogram] = {}  # the same measures, of winners only
        self.uses: dict[str, list[int]] = {}  # by all, by winners; how many players used it, how many of them won

    def count(self, places: list[int], decisions: int, measures: dict[str, float], uses: list[tuple[int, str]]) -> None:
        """Add one finished game: everybody's place, and who used what."""
        self.games += 1
        winners = [player for player, place in enumerate(places) if place == 1]
        for player in winners:
            (self.alone if len(winners) == 1 else self.shared)[player] += 1
        self.decisions.add(decisions)
        for name, value in measures.items():
            self.measures.setdefault(name, Histogram()).add(value)
            _, colon, owner = name.rpartition(":")
            if colon and places[int(owner)] == 1:
                self.winners.setdefault(name, Histogram()).add(value)
        for player, what in uses:
            counts = self.uses.setdefault(what, [0, 0, 0, 0])
            counts[0] += 1
            counts[1] += places[player] == 1
        for player, what in set(uses):
            self.uses[what][2] += 1
            self.uses[what][3] += places[player] == 1

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.alone = [mine + theirs for mine, theirs in zip(self.alone, other.alone)]
        self.shared = [mine + theirs for mine, theirs in zip(self.shared, other.shared)]
        self.decisions.merge(other.decisions)
        for own, others in ((self.measures, other.measures), (self.winners, other.winners)):
            for name, histogram in others.items():
                own.setdefault(name, Histogram()).merge(histogram)
        for what, theirs in other.uses.items():
            mine = self.uses.get(what, [0, 0, 0, 0])
            self.uses[what] = [one + more for one, more in zip(mine, theirs)]


# ── playing ───────────────────────────────────────────────────────────────────────────────────────────


def simulate(
    plan: Plan, workers: Workers | None = None, keep: bool = False
) -> Generator[tuple[Tally, list[Played]], None, None]:
    """Play the games; after every part of them, the tally of all games so far, and the games of that part
    if they are to be kept."""
    total = Tally(plan.load().table_size(plan.players))
    for tally, games in in_parts(workers or Alone(), partial(play_part, plan, keep), range(plan.games)):
        total.merge(tally)
        yield total, games


def play_part(plan: Plan, keep: bool, numbers: range) -> tuple[Tally, list[Played]]:
    """Play the games of these numbers."""
    table = LabTable(plan)
    bots = [load_bot(name) for name in plan.seat_bots]
    tally = Tally(table.game.table_size(plan.players))
    kept: list[Played] = []
    for number in numbers:
        seed = f"{plan.seed}-{number}"
        state = table.deal(seed)
        decisions, uses = finish_noting_uses(state, bots, seeded(f"{seed}-bots"))
        over = played(state, number, seed, plan.seat_bots, decisions)
        tally.count(over.places, decisions, over.measures, uses)
        if keep:
            kept.append(over)
    return tally, kept
