"""An analysis on a terminal: a bar while it runs, then the curve of every player and the turning points; or JSON."""

import sys
from collections.abc import Sequence
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from rich.cells import cell_len
from rich.text import Text

from alehouse.analysis import Analysis, Progress, Study, TurningPoint, analyse
from alehouse.analysis import Request as AnalysisRequest
from alehouse.core.naming import players_names
from alehouse.core.words import Words, words_of
from alehouse.lab.workers import workers_of
from alehouse.terminal import WORDS
from alehouse.terminal.errors import Misuse
from alehouse.terminal.game_text import GameText
from alehouse.terminal.progress import progress_bar
from alehouse.terminal.saving import read_record
from alehouse.terminal.screen import Screen
from alehouse.terminal.seating import Seat

BLOCKS: Final = "▁▂▃▄▅▆▇█"
LONGEST: Final = 60  # columns of a curve
SHORTEST: Final = 10
STEPS: Final = 100  # of the bar
MINUTE: Final = 60


class Request(Struct, kw_only=True):
    """What was asked for on the command line; people are seats, counted from 1."""

    record: Path
    people: list[int]
    cards: Path | None
    seed: str | None
    minutes: int
    workers: int | None


class AnalysisReport(Struct, kw_only=True):
    """An analysis as data: the JSON that `alehouse analyse --json` prints."""

    game: str
    rules: int
    players: int
    seed: str
    seconds: float
    analysis: Analysis


def run(request: Request, as_json: bool, words: Words) -> None:
    """Analyse and report, what was found before an interruption too."""
    asked = _analysis_request(request, words)
    study = asked.study()
    analysis, progress, stop = _through(asked, request.workers, words)
    if analysis is None:
        pass
    elif as_json:
        print(msgspec.json.encode(_report(asked, analysis, progress)).decode())
    else:
        _Pages(analysis, study, Screen(words)).show()
    if stop is not None:
        raise stop


def _analysis_request(request: Request, words: Words) -> AnalysisRequest:
    record = read_record(request.record, words)
    for person in request.people:
        if not 1 <= person <= record.players:
            raise Misuse(words, "cli-replay-seat", seat=person, players=record.players)
    return AnalysisRequest(
        record=record,
        people=tuple(person - 1 for person in request.people) or None,
        cards=request.cards.read_text(encoding="utf-8") if request.cards else "",
        seed=request.seed or record.checksum(),
        seconds=MINUTE * request.minutes,
    )


def _through(
    asked: AnalysisRequest, workers: int | None, words: Words
) -> tuple[Analysis | None, Progress, KeyboardInterrupt | None]:
    """Do all of it, or as much as there is time for before Ctrl-C: what is known then."""
    known: Analysis | None = None
    progress = Progress()
    bar = progress_bar()
    parts = analyse(asked, workers_of(workers, None), progress)
    try:
        with bar, closing(parts):
            task = bar.add_task(words.say("analyse-playing"), total=STEPS)
            for known, _ in parts:
                bar.update(task, completed=int(STEPS * known.done))
    except KeyboardInterrupt as stop:
        print(words.say("analyse-stopped"), file=sys.stderr)
        return known, progress, stop
    return known, progress, None


def _report(asked: AnalysisRequest, analysis: Analysis, progress: Progress) -> AnalysisReport:
    record = asked.record
    return AnalysisReport(
        game=record.game,
        rules=record.rules,
        players=record.players,
        seed=asked.seed,
        seconds=round(progress.seconds, 1),
        analysis=analysis,
    )


class _Pages:
    """An analysis in words."""

    def __init__(self, analysis: Analysis, study: Study, screen: Screen) -> None:
        self.analysis = analysis
        self.study = study
        self.screen = screen
        record, game = study.record, study.game
        self.words = words_of(screen.words.language, WORDS, game.room / "words")
        # Records hold no names: players are numbered.
        names = players_names([Seat()] * record.players, game.opponents(record.options), self.words)
        self.game_text = GameText(self.words, names, record.players)

    def show(self) -> None:
        self.screen.write(self.words.say("analyse-title", {"game": self.study.game.title}), "heading")
        self.screen.blank()
        if not self.analysis.curve:
            self.screen.say("analyse-nothing-yet")
            return
        self._curves()
        self.screen.blank()
        self._points()

    # ── the curve ─────────────────────────────────────────────────────────────────────────────────

    def _curves(self) -> None:
        """Everybody's chance to win from the first turn to the end."""
        self.screen.say("analyse-chances")
        curve = self.analysis.curve
        rows = [[self.words.say(f"analyse-{column}") for column in ("player", "start", "curve", "end")]]
        width = self._width_left()
        for seat, name in enumerate(self.game_text.names):
            shares = [chance.shares[seat] for chance in curve]
            rows.append([name, percent(shares[0]), blocks(shares, width), percent(shares[-1])])
        self.screen.table(rows)
        played = curve[:-1]
        if played:
            margin = max(max(chance.errors) for chance in played)
            plays = min(chance.plays for chance in played)
            self.screen.say("analyse-curve-about", "quiet", plays=plays, error=round(100 * margin))

    def _width_left(self) -> int:
        """How many columns a curve may have."""
        heads = [self.words.say(f"analyse-{column}") for column in ("start", "end")]
        beside = max(map(cell_len, self.game_text.names)) + sum(max(cell_len(head), 5) for head in heads) + 6
        return max(SHORTEST, min(LONGEST, self.screen.width - beside))

    # ── the turning points ────────────────────────────────────────────────────────────────────────

    def _points(self) -> None:
        points = self.analysis.points
        if points:
            self.screen.say("analyse-points")
            for point in points:
                self._point(point)
            margin = max(point.error for point in points)
            plays = min(point.plays for point in points)
            self.screen.say("analyse-about", "quiet", plays=plays, error=round(100 * margin))
        elif self.analysis.done == 1.0:
            self.screen.say("analyse-no-points")
        if self.analysis.state != "ready":
            self.screen.say("analyse-rough", "quiet")

    def _point(self, point: TurningPoint) -> None:
        """What it cost, when it was and whose it was; below it what was done, and what would have been better."""
        state = self.study.game.replay(self.study.record, point.move)
        played, better = (
            self.game_text.option(state.choice(state.parse(name)), point.seat) for name in (point.played, point.better)
        )
        when = self.study.game.summary(state.view(None), self.words)
        line = Text(f"{'−' + percent(point.loss):>7}  ", "berry")
        line.append_text(self.game_text.player(point.seat)).append(f"  {when}")
        aside = self.words.say("analyse-move", {"move": point.move + 1})
        self.screen.write(line, aside=aside)
        self.screen.write(self.words.say("analyse-point", {"played": played, "better": better}), indent=9)


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def blocks(shares: Sequence[float], width: int) -> str:
    """Shares as a row of blocks; where there are more than columns, each column is the mean of its turns."""
    columns = min(width, len(shares))
    bounds = [number * len(shares) // columns for number in range(columns + 1)]
    means = [sum(shares[first:last]) / (last - first) for first, last in pairwise(bounds)]
    return "".join(BLOCKS[round(mean * (len(BLOCKS) - 1))] for mean in means)
