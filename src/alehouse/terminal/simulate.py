"""A simulation on a terminal: progress while it runs, then short tables, or one JSON object."""

from time import perf_counter

import msgspec

from alehouse.core.naming import bot_name
from alehouse.core.words import Words, words_of
from alehouse.lab.format import percent
from alehouse.lab.plan import Plan
from alehouse.lab.report import Report, report
from alehouse.lab.simulate import simulate
from alehouse.lab.statistics import Spread
from alehouse.terminal import WORDS
from alehouse.terminal.lab import LabRequest, Run
from alehouse.terminal.screen import Screen


class Request(LabRequest, kw_only=True):
    """What was asked for on the command line."""

    bots: tuple[str, ...]


def run(request: Request, as_json: bool, words: Words) -> None:
    """Simulate and report, what was played before an interruption too."""
    seats = len(request.bots) if len(request.bots) > 1 else 0
    plan = Plan(**request.setting(seats), bots=request.bots, games=request.games)
    plan.check()
    workers = request.worker_pool()
    running = Run(request, plan, words)
    started = perf_counter()
    parts = simulate(plan, workers, running.keeps_games)
    tally, trouble = running.through(parts, plan.games)
    if tally:
        found = report(plan, tally, perf_counter() - started, workers.size)
        if as_json:
            print(msgspec.json.encode(found).decode())
        else:
            _Tables(found, plan, Screen(words)).show()
    if trouble:
        raise trouble


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
            if seat.bot:
                name = bot_name(seat.bot, self.words)
            else:
                name = self.words.say(opponents[seat.player - self.found.players])
            interval = f"{percent(seat.low)} – {percent(seat.high)}"
            shared = percent(seat.shared / self.found.games)
            rows.append([str(seat.player + 1), name, percent(seat.rate), interval, shared])
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
            [self._label(name), percent(measure.share)]
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
                [self.words.name(name), f"{use.mean:.2f}", _mean(use.mean_of_winners), percent(use.win_rate)]
                for name, use in self.found.uses.items()
                if name.partition("-")[0] == kind
            ]
            self._table([columns, *rows])

    def _label(self, measure: str) -> str:
        return self.words.say(f"measure-{measure.removesuffix('?')}")

    def _table(self, rows: list[list[str]], titles: int = 1, left: int = 1) -> None:
        self.screen.blank()
        self.screen.table(rows, titles, left)


def _spread(spread: Spread) -> list[str]:
    marks = (spread.min, spread.p10, spread.median, spread.p90, spread.max)
    return [f"{spread.mean:.2f}", *(f"{mark:g}" for mark in marks)]


def _mean(mean: float | None) -> str:
    """A mean, or a dash where there was nothing to count."""
    return "–" if mean is None else f"{mean:.2f}"
