"""What the benchmarks share: the games, timing in interleaved rounds, and the lines they print."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import process_time
from typing import Any

import alehouse

ROUNDS = 7
SECONDS = 0.3  # of one measurement


@dataclass(frozen=True)
class Targets:
    """How many times as fast as others random play must be; richer games decide more slowly."""

    plain: float = 15
    backgammon: float = 10
    gin_rummy: float = 10
    catanatron: float = 10


TARGETS = {"dwarf": Targets(plain=20, backgammon=25, gin_rummy=25, catanatron=80)}


@dataclass(frozen=True)
class Setting:
    """A game to measure, and how it is set up."""

    name: str
    options: dict[str, Any] = field(default_factory=lambda: {"players": 2})

    @property
    def targets(self) -> Targets:
        return TARGETS.get(self.name, Targets())

    @property
    def game(self) -> alehouse.Game:
        return alehouse.load(self.name)

    def new(self, seed: int = 7) -> alehouse.State:
        return self.game.new(seed=seed, **self.options)

    def finished(self) -> alehouse.Record:
        """The record of a random game, played to its end."""
        rng = random.Random(7)
        state = self.new()
        while not state.is_over:
            state.apply(rng.choice(state.legal_actions()))
        return state.record()


GAMES = [Setting(name) for name in alehouse.ROOMS]


def rounds(*measurements: Callable[[], float]) -> list[list[float]]:
    """Each measurement's values, taken in turns, so that a slow spell of the machine hits all alike."""
    taken = [[measure() for measure in measurements] for _ in range(ROUNDS)]
    return [list(values) for values in zip(*taken)]


def rate(play: Callable[[int], int]) -> float:
    """Decisions per second of processor time; `play` plays that many games and counts the decisions."""
    games = 1
    while True:
        start = process_time()
        decisions = play(games)
        spent = process_time() - start
        if spent >= SECONDS:
            return decisions / spent
        games = max(2 * games, int(1.2 * games * SECONDS / max(spent, 1e-6)))


def duration(call: Callable[[], object]) -> float:
    """Seconds of processor time that one call takes."""

    def repeat(times: int) -> int:
        for _ in range(times):
            call()
        return times

    return 1 / rate(repeat)


def heading(title: str, *columns: str) -> None:
    print(f"\n{title:<46}" + "".join(f"{column:>11}" for column in (*columns, "target")))


def line(name: str, *columns: str, good: bool) -> bool:
    """Print one result; whether it meets its target."""
    print(f"  {name:<44}" + "".join(f"{column:>11}" for column in columns), "OK" if good else "MISS", flush=True)
    return good


def faster(name: str, ours: Sequence[float], theirs: Sequence[float], target: float) -> bool:
    """A line on rates: ours must be `target` times theirs, in the middle one of the rounds."""
    times = median(a / b for a, b in zip(ours, theirs))
    rates = [f"{median(values) / 1000:,.0f} k" for values in (ours, theirs)]
    return line(name, *rates, f"{times:.1f}x", f"{target:g}x", good=times >= target)


def within(name: str, spent: Sequence[float], target: float, unit: str) -> bool:
    """A line on a duration, which must not exceed the target."""
    value = median(spent) / {"ms": 1e-3, "µs": 1e-6}[unit]
    return line(name, f"{value:.3f} {unit}", "", "", f"{target:g} {unit}", good=value <= target)


def cheaper(name: str, ours: Sequence[float], theirs: Sequence[float], target: float) -> bool:
    """A line on durations: ours must not exceed `target` of theirs, in the middle one of the rounds."""
    part = median(a / b for a, b in zip(ours, theirs))
    durations = [f"{median(values) * 1e6:.3f} µs" for values in (ours, theirs)]
    return line(name, *durations, f"{part:.2f}x", f"{target:g}x", good=part <= target)
