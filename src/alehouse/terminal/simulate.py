"""A simulation on a terminal: progress while it runs, then short tables, or one JSON object."""

import secrets
import sys
from contextlib import closing
from pathlib import Path
from time import perf_counter

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from alehouse.core.cards import CardFile
from alehouse.core.options import settle
from alehouse.core.words import Words, words_of
from alehouse.games import load
from alehouse.lab.report import Report, report
from alehouse.lab.simulate import Plan, Tally, simulate
from alehouse.lab.statistics import Spread
from alehouse.terminal import WORDS
from alehouse.terminal.screen import Screen
from alehouse.terminal.seating import player_count


class Wishes(Struct, kw_only=True):
    """What was asked for on the command line."""

    game: str
    players: int | None
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int
    seed: int | str | None
    cards: Path | None
    workers: int


def run(wishes: Wishes, as_json: bool, words: Words) -> None:
    """Simulate and report."""
    plan = _plan(wishes)
    started = perf_counter()
    tally = _with_progress(plan, wishes.workers, words)
    found = report(plan, tally, perf_counter() - started, wishes.workers)
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        _Tables(found, plan, Screen(words)).show()


def _plan(wishes: Wishes) -> Plan:
    """What to simulate; the options are settled, so that the report names them all."""
    file = CardFile.read(wishes.cards) if wishes.cards else None
    game = load(wishes.game, file)
    seats = len(wishes.bots) if len(wishes.bots) > 1 else 0
    players = player_count(game, wishes.players, wishes.options, seats)
    options = settle(game.options, players, wishes.options)
    seed = secrets.randbits(62) if wishes.seed is None else wishes.seed
    return Plan(
        game=wishes.game,
        players=players,
        options=options,
        bots=wishes.bots,
        games=wishes.games,
        seed=seed,
        cards=(file.name, file.text) if file else None,
    )


def _with_progress(plan: Plan, workers: int, words: Words) -> Tally:
    """Play all games; a bar on stderr where somebody is looking at it."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    tally = Tally(0)
    with bar, closing(simulate(plan, workers)) as tallies:
        task = bar.add_task(words.say("simulate-playing"), total=plan.games)
        for tally in tallies:
            bar.update(task, completed=tally.games)
    return tally


class _Tables:
    """A report as aligned tables."""

    def __init__(self, found: Report, plan: Plan, screen: Screen) -> None:
        self.found = found
        self.screen = screen
        self.game = plan.load()
        self.words = words_of(screen.words.language, WORDS, self.game.room / "words")

    def show(self) -> None:
        found = self.found
        title = {"game": self.game.title, "games": found.games, "players": found.players}
        self.screen.write(self.words.say("simulate-title", title), "heading")
        self._seats()
        self._lengths()
        self._shares()
        self._scores()
        self._scores_by_seat()
        self._uses()
        self.screen.blank()
        speed, seconds = round(found.speed.games_per_second), f"{found.speed.seconds:.1f}"
        told = {"speed": str(speed), "seconds": seconds, "seed": str(found.seed)}
        self.screen.write(self.words.say("simulate-speed", told), "quiet")

    def _heading(self, *keys: str) -> list[str]:
        return [self.words.say(f"simulate-{key}") for key in keys]

    def _seats(self) -> None:
        """Who wins how often."""
        opponents = self.game.opponents(self.found.options)
        rows = [self._heading("seat", "bot", "won", "interval", "shared")]
        for seat in self.found.seats:
            key = f"bot-{seat.bot}" if seat.bot else opponents[seat.player - self.found.players]
            interval = f"{_percent(seat.low)} – {_percent(seat.high)}"
            shared = _percent(seat.shared / self.found.games)
            rows.append([str(seat.player + 1), self.words.say(key), _percent(seat.rate), interval, shared])
        self._table(rows, left=2)

    def _lengths(self) -> None:
        """How long games are: decisions, and whatever else belongs to no player."""
        rows = [self._heading("length", "mean", "min", "p10", "median", "p90", "max")]
        rows.append([*self._heading("decisions"), *_spread(self.found.decisions)])
        for name, measure in self.found.measures.items():
            if measure.all and not measure.players:
                rows.append([self._label(name), *_spread(measure.all)])
        self._table(rows)

    def _shares(self) -> None:
        """Yes or no: in how many games."""
        rows = [
            [self._label(name), _percent(measure.share)]
            for name, measure in self.found.measures.items()
            if measure.share is not None
        ]
        if rows:
            self._table(rows, titles=0)

    def _scores(self) -> None:
        """What players had at the end, all together and the winners."""
        rows = [self._heading("score", "mean", "min", "p10", "median", "p90", "max", "winners")]
        for name, measure in self.found.measures.items():
            if measure.players and measure.all:
                winners = measure.winners.mean if measure.winners else None
                rows.append([self._label(name), *_spread(measure.all), _mean(winners)])
        if len(rows) > 1:
            self._table(rows)

    def _scores_by_seat(self) -> None:
        """What each player had at the end, on average."""
        seats = self.found.seats
        rows = [[*self._heading("by-seat"), *(str(seat.player + 1) for seat in seats)]]
        for name, measure in self.found.measures.items():
            if measure.players and len(measure.players) == len(seats):
                rows.append([self._label(name), *(f"{mean:.2f}" for mean in measure.players)])
        if len(rows) > 1 and len(seats) > 1:
            self._table(rows)

    def _uses(self) -> None:
        """What the seats used in a game, all together and the winners, and how often users won; kind by kind."""
        kinds = dict.fromkeys(name.partition("-")[0] for name in self.found.uses)
        for kind in kinds:
            columns = self._heading("use", "by-all", "by-winners", "users-won")
            if len(kinds) > 1:
                columns[0] = self.words.say(f"uses-{kind}")
            rows = [
                [self.words.name(name), f"{use.mean:.2f}", _mean(use.mean_of_winners), _percent(use.win_rate)]
                for name, use in self.found.uses.items()
                if name.partition("-")[0] == kind
            ]
            self._table([columns, *rows])

    def _label(self, measure: str) -> str:
        return self.words.say(f"measure-{measure.removesuffix('?')}")

    def _table(self, rows: list[list[str]], titles: int = 1, left: int = 1) -> None:
        self.screen.blank()
        self.screen.table(rows, titles, left)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _spread(spread: Spread) -> list[str]:
    marks = (spread.min, spread.p10, spread.median, spread.p90, spread.max)
    return [f"{spread.mean:.2f}", *(f"{mark:g}" for mark in marks)]


def _mean(mean: float | None) -> str:
    """A mean, or a dash where there was nothing to count."""
    return "–" if mean is None else f"{mean:.2f}"
