"""A ladder on a terminal: ratings, and who beats whom; its games in a file, a picture beside it."""

import shlex
from collections.abc import Generator
from contextlib import closing, nullcontext
from pathlib import Path

import msgspec

from alehouse.core.naming import bot_name
from alehouse.core.words import Words, words_of
from alehouse.lab import WORDS as LAB_WORDS
from alehouse.lab.format import percent
from alehouse.lab.ladder import Ladder
from alehouse.lab.play import Played
from alehouse.lab.plots import Mark, alone, intervals
from alehouse.lab.results import ResultFile, read_heading
from alehouse.lab.standings import Meeting, Rating, Reckoning, Standings
from alehouse.lab.work_pool import Workers, in_parts
from alehouse.terminal import WORDS
from alehouse.terminal.lab import LabRequest, Run
from alehouse.terminal.screen import Screen

DUEL = 2  # players, where nothing else was said


class Request(LabRequest, kw_only=True):
    """What was asked for on the command line."""

    bots: tuple[str, ...]
    neighbours: bool
    out: Path | None


def run(request: Request, as_json: bool, words: Words) -> None:
    """Play what is not in the file yet, and tell of all of it."""
    ladder = _ladder(request)
    ladder.check()
    reckoning = Reckoning(ladder)
    running = Run(request, ladder, words)
    workers = request.worker_pool()
    with ResultFile(request.out, ladder, _command(ladder)) if request.out else nullcontext() as file:
        for game in file.read() if file else ():
            reckoning.add(game)
        _, trouble = running.through(_play(ladder, workers, reckoning, file), ladder.total)
    if reckoning.games:
        _show(reckoning.standings(), ladder, request.out, as_json, Screen(words))
    if trouble:
        raise trouble


def _ladder(request: Request) -> Ladder:
    """What is to be played. A file that is gone on with knows the seed."""
    heading = read_heading(request.out) if request.out and request.seed is None else None
    setting = request.setting(usual=DUEL)
    if heading:
        setting["seed"] = heading.seed
    ladder = Ladder(**setting, bots=request.bots, neighbours=request.neighbours, games=request.games, rules=0)
    return msgspec.structs.replace(ladder, rules=ladder.load().rules_version)


def _play(
    ladder: Ladder, workers: Workers, reckoning: Reckoning, file: ResultFile | None
) -> Generator[tuple[Reckoning, list[Played]], None, None]:
    """The games that are left, each part of them reckoned with and in the file before the next."""
    with closing(in_parts(workers, ladder.work(), range(reckoning.games, ladder.total))) as parts:
        for games in parts:
            if file:
                file.add(games)
            for game in games:
                reckoning.add(game)
            yield reckoning, games


def _command(ladder: Ladder) -> str:
    """What makes the file again, wherever it is."""
    options = [f"--{name.replace('_', '-')}={value}" for name, value in ladder.options.items()]
    options += ["--neighbours"] if ladder.neighbours else []
    cards = [f"--cards={ladder.cards[0]}"] if ladder.cards else []
    words = ["alehouse", "ladder", ladder.game, "--bots", ",".join(ladder.bots), "--players", str(ladder.players)]
    return shlex.join([*words, "--games", str(ladder.games), "--seed", str(ladder.seed), *options, *cards])


def _show(found: Standings, ladder: Ladder, out: Path | None, as_json: bool, screen: Screen) -> None:
    report = _Report(found, ladder, screen)
    picture = out.with_suffix(".svg") if out else None
    if picture:
        picture.write_text(report.picture(), encoding="utf-8")
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    report.show()
    if out and picture:
        screen.blank()
        screen.say("ladder-files", "quiet", file=str(out), picture=str(picture))


class _Report:
    """Standings in words and pictures."""

    def __init__(self, found: Standings, ladder: Ladder, screen: Screen) -> None:
        self.found = found
        self.screen = screen
        self.game = ladder.load()
        self.words = words_of(screen.words.language, WORDS, LAB_WORDS, self.game.room / "words")

    def show(self) -> None:
        found = self.found
        title = {"game": self.game.title, "games": found.games, "players": found.players}
        self.screen.write(self.words.say("simulate-title", title), "heading")
        self.screen.blank()
        self.screen.table([self._heading("bot", "rating", "interval", "rated"), *map(self._rating, found.ratings)])
        self.screen.blank()
        self.screen.write(self._shares_title())
        self.screen.table(
            [self._heading("bot", "against", "won", "interval", "games"), *map(self._meeting, found.meetings)], left=2
        )
        self.screen.blank()
        fair = {"fair": percent(found.meetings[0].fair), "seed": str(found.seed)}
        self.screen.write(self.words.say("ladder-fair", fair), "quiet")

    def _heading(self, *keys: str) -> list[str]:
        return [self.words.say(f"ladder-{key}") for key in keys]

    def _name(self, name: str) -> str:
        """A bot, or a printed opponent."""
        return bot_name(name, self.words) if name in self.found.bots else self.words.say(name)

    def _rating(self, rating: Rating) -> list[str]:
        interval = f"{rating.low:.1f} – {rating.high:.1f}"
        return [self._name(rating.name), f"{rating.rating:.1f}", interval, str(rating.games)]

    def _meeting(self, meeting: Meeting) -> list[str]:
        interval = f"{percent(meeting.low)} – {percent(meeting.high)}"
        names = [self._name(meeting.bot), self._name(meeting.against)]
        return [*names, percent(meeting.rate), interval, str(meeting.games)]

    def _shares_title(self) -> str:
        players = self.found.players
        return self.words.say("ladder-shares", {"players": players, "others": players - 1})

    def picture(self) -> str:
        """The ratings, and below them who beats whom."""
        ratings = [
            Mark(
                label=self._name(rating.name),
                value=rating.rating,
                low=rating.low,
                high=rating.high,
                caption=f"{rating.rating:.1f}",
            )
            for rating in self.found.ratings
        ]
        shares = [
            Mark(
                label=self.words.say(
                    "ladder-pair", {"bot": self._name(meeting.bot), "against": self._name(meeting.against)}
                ),
                value=meeting.rate,
                low=meeting.low,
                high=meeting.high,
                caption=percent(meeting.rate),
                strong=meeting.low > meeting.fair,
            )
            for meeting in self.found.meetings
        ]
        title = f"{self.game.title}: {self.words.say('ladder-ratings')}"
        fair = self.found.meetings[0].fair
        return alone([intervals(title, ratings), intervals(self._shares_title(), shares, share=True, fair=fair)])
