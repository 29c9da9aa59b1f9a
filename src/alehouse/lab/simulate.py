"""Many games of bots against bots, and what came of them; the same whatever the number of workers."""

import signal
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Final

from msgspec import Struct

from alehouse.bots import Bot, load_bot
from alehouse.bots.random import Random
from alehouse.core.errors import BadOption
from alehouse.core.fate import Stream, seeded
from alehouse.core.game import Game
from alehouse.core.playout import finish_random
from alehouse.core.state import State
from alehouse.games import with_cards
from alehouse.lab.statistics import Histogram

CHUNK: Final = 50  # games that a worker plays before it reports


class Plan(Struct, frozen=True, kw_only=True):
    """What to simulate. Game number n has the seed "<seed>-<n>"; `cards` are a file's name and text."""

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int
    seed: int | str
    cards: tuple[str, str] | None = None

    @property
    def seat_bots(self) -> tuple[str, ...]:
        """A bot for each seat: one may be named for all."""
        bots = self.bots * self.players if len(self.bots) == 1 else self.bots
        if len(bots) != self.players:
            text = f"{self.players} seats need one bot for all or {self.players} bots, not {len(bots)}"
            raise BadOption(text, "bad-bots", {"players": self.players, "bots": len(bots)})
        return bots

    def load(self) -> Game:
        """The game with its cards; each process reads them once."""
        file, text = self.cards or ("", "")
        return with_cards(self.game, text, file)


class Tally:
    """What some games came to."""

    def __init__(self, crowd: int) -> None:
        self.games = 0
        self.alone = [0] * crowd  # victories by player
        self.shared = [0] * crowd
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


def simulate(plan: Plan, workers: int = 1) -> Generator[Tally, None, None]:
    """Play the games; after every part of them, the tally of all games so far."""
    total = Tally(plan.load().table_size(plan.players))
    parts = [range(start, min(start + CHUNK, plan.games)) for start in range(0, plan.games, CHUNK)]
    played = (play_part(plan, part) for part in parts) if workers == 1 else _share_out(plan, parts, workers)
    for tally in played:
        total.merge(tally)
        yield total


def _share_out(plan: Plan, parts: Sequence[range], workers: int) -> Iterator[Tally]:
    """The tallies of the parts, played by processes; each has the next part waiting when it is done."""
    pool = ProcessPoolExecutor(min(workers, len(parts)), mp_context=get_context("spawn"))
    ahead = 2 * workers
    try:
        with _interrupts_ignored():
            running = deque(pool.submit(play_part, plan, part) for part in parts[:ahead])
        for following in range(ahead, ahead + len(parts)):
            yield running.popleft().result()
            if following < len(parts):
                running.append(pool.submit(play_part, plan, parts[following]))
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes started now leave Ctrl-C to us."""
    ours = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, ours)


def play_part(plan: Plan, numbers: range) -> Tally:
    """Play the games of these numbers."""
    game = plan.load()
    bots = [load_bot(name) for name in plan.seat_bots]
    thoughtless = all(isinstance(bot, Random) for bot in bots)
    beginning = game.new(plan.players, None, "open", False, **plan.options)
    state = beginning.scratch()
    tally = Tally(game.table_size(plan.players))
    for number in numbers:
        state.copy_from(beginning)
        state.stream.copy_from(seeded(f"{plan.seed}-{number}"))
        state.let_fate_play()
        chance = seeded(f"{plan.seed}-{number}-bots")
        uses: list[tuple[int, str]] = []
        decisions = finish_random(state, chance, uses) if thoughtless else finish(state, bots, chance, uses)
        tally.count(state.ranking(), decisions, game.measures(state), uses)
    return tally


def finish(state: State, bots: Sequence[Bot], chance: Stream, uses: list[tuple[int, str]]) -> int:
    """Let bots play a scratch state to its end, noting who uses what; the number of their decisions."""
    decisions = 0
    while not state.is_over:
        seat = int(state.player)
        action = bots[seat].choose(state.resample(seat, chance), chance)
        what = state.game.use(state, action)
        if what:
            uses.append((seat, what))
        state.apply(action)
        decisions += 1
    return decisions
