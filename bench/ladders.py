"""Plays the ladders that docs/ladders.md publishes, or goes on with them, and writes that page.

    python -m bench.ladders                 # days; what is there already is not played again
    python -m bench.ladders dwarf           # only that game's: another process may play another's on another core
    python -m bench.ladders page            # only the page, of the games that are there

A rung is a bot against the next weaker one. What a seat must win to pass is told for two seats; among more, the
same odds against each of the others are asked for. Where a game's rules or cards have changed since, its ladders begin
anew in files of their own; the page tells the older ones apart.
"""

import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

import alehouse
from alehouse.lab import ladder as lab
from alehouse.lab.play import Played
from alehouse.lab.results import read_heading
from alehouse.lab.standings import Meeting, Reckoning

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
FILES: Final = DOCS / "ladders"
SEED: Final = "7"
HEADING: Final = """# How strong the bots are

One seat has the bot, all the others the weaker one; the same deals in every rotation of the seats. *Needed* is the
share of first places that is aimed for: 80 %, 75 % and 60 % of two seats, and the same odds against each of the others
among more. A ✓ stands where the whole 95 % interval is above it, ~ where it reaches across it, ✗ where it is below.
Alone, the others are the printed opponents. `python -m bench.ladders` plays and writes all of this, or goes on with
it; [ladders/](ladders) has every game, and in the first line of each file the command that made it.

Where the cards of a game have changed, its ladders begin anew, in files whose names end in the version of the rules;
those of an earlier printing are told apart, as they were played.
"""
COLUMNS: Final = (
    "| players | bot | against | won | 95 % interval | games | needed | |\n|--:|---|---|--:|--:|--:|--:|---|"
)


class Rung(NamedTuple):
    """A bot that should win such a share of two seats against a weaker one."""

    weak: str
    strong: str
    needed: float


class Ladder(NamedTuple):
    """One file: a rung among so many players, or a bot alone against a printed opponent."""

    game: str
    players: int
    bots: tuple[str, ...]
    needed: float | None = None
    opponent: str = ""
    rules: int = 1  # the version of the rules, which grows with every printing of the cards

    @property
    def file(self) -> Path:
        parts = [self.game, str(self.players), self.opponent, *self.bots]
        parts += [f"rules-{self.rules}"] if self.rules > 1 else []
        return FILES / ("-".join(filter(None, parts)).replace("@", "-") + ".jsonl")

    def play(self, games: int) -> None:
        """Go on until there are so many games; only with the rules of today."""
        command = [sys.executable, "-m", "alehouse", "ladder", self.game, "--bots", ",".join(self.bots)]
        command += ["--players", str(self.players), "--games", str(games), "--seed", SEED, "--neighbours"]
        command += ["--workers", "1"]  # who thinks for a time needs a core to itself
        command += [f"--opponent={self.opponent}"] if self.opponent else []
        subprocess.run([*command, "--out", self.file, "--json"], stdout=subprocess.DEVNULL, check=True)

    def meetings(self) -> list[Meeting]:
        """What came of the games in the file, whatever the rules are today."""
        heading = read_heading(self.file)
        assert heading is not None, f"{self.file} is empty"
        what = {name: getattr(heading, name) for name in ("game", "rules", "players", "options", "seed", "bots")}
        reckoning = Reckoning(lab.Ladder(**what, neighbours=heading.neighbours, games=self.games_there()))
        for line in self.file.read_bytes().splitlines()[1 : 1 + self.games_there()]:
            reckoning.add(msgspec.json.decode(line, type=Played))
        return reckoning.standings().meetings

    def games_there(self) -> int:
        """The games in the file, deals that were played in all rotations only."""
        games = len(self.file.read_text(encoding="utf-8").splitlines()) - 1 if self.file.exists() else 0
        return games - games % self.players


RUNGS: Final = (
    Rung("random", "greedy", 0.80),
    Rung("greedy", "search@100ms", 0.75),
    Rung("search@100ms", "search@1s", 0.60),
)
ALONE: Final = ("greedy", "search@100ms", "search@1s")
GAMES: Final = (10, 20, 40, 100, 200, 400)  # all ladders go so far before one goes further: a stop leaves no gap


def ladders(earlier: int = 0) -> list[Ladder]:
    """All that are published, the quick ones first; or those of so many versions of the rules ago."""
    rules = {game: alehouse.load(game).rules_version - earlier for game in alehouse.ROOMS}
    rungs = [
        Ladder(game, players, (rung.weak, rung.strong), among(rung.needed, players), rules=rules[game])
        for rung in RUNGS
        for game in alehouse.ROOMS
        for players in alehouse.load(game).seats
        if players > 1
    ]
    solo = [
        Ladder(game, 1, (bot,), opponent=opponent, rules=rules[game])
        for bot in ALONE
        for game in alehouse.ROOMS
        for opponent in opponents(game)
    ]
    return [ladder for ladder in (*solo, *rungs) if ladder.rules > 0]


def opponents(game: str) -> list[str]:
    """The printed opponents whom one meets alone, as values of the option that seats them."""
    return [str(value) for option in alehouse.load(game).options if option.seats_opponent for value in option.values]


def among(needed: float, players: int) -> float:
    """The share of first places that has the odds of `needed` against each of the others."""
    odds = needed / (1 - needed)
    return odds / (odds + players - 1)


def play(ladder: Ladder, games: int) -> None:
    """Go on with a ladder up to so many games, all rotations of the last deal included."""
    wanted = games + -games % ladder.players
    if ladder.games_there() < wanted:
        print(f"{ladder.file.stem}: {wanted} games", flush=True)
        ladder.play(wanted)


def write_page() -> None:
    """Everything that is in the files."""
    page = [HEADING]
    for game in alehouse.ROOMS:
        page += [f"## {alehouse.load(game).title}\n"]
        newest = alehouse.load(game).rules_version
        for rules in range(newest, 0, -1):
            known = [ladder for ladder in ladders(newest - rules) if ladder.game == game and ladder.games_there()]
            told = [row(ladder, meeting) for ladder in known for meeting in ladder.meetings()]
            if told:
                page += [f"Printing {rules} of the cards:\n"] if newest > 1 else []
                page += [COLUMNS, *told, ""]
    (DOCS / "ladders.md").write_text("\n".join(page), encoding="utf-8")


def row(ladder: Ladder, meeting: Meeting) -> str:
    """A line of the page."""
    share, low, high = (f"{100 * value:.0f}" for value in (meeting.rate, meeting.low, meeting.high))
    names = [str(ladder.players), meeting.bot, ladder.opponent or meeting.against]
    cells = [*names, f"{share} %", f"{low}–{high} %", str(meeting.games), *verdict(meeting, ladder.needed)]
    return "| " + " | ".join(cells) + " |"


def verdict(meeting: Meeting, needed: float | None) -> tuple[str, str]:
    """What was needed, and whether it was had."""
    if needed is None:
        return "", ""
    sign = "✓" if meeting.low >= needed else "~" if meeting.high >= needed else "✗"
    return f"{100 * needed:.0f} %", sign


def main(asked: list[str]) -> None:
    FILES.mkdir(exist_ok=True)
    if asked != ["page"]:
        games_asked = [alehouse.load(name).name for name in asked]  # a wrong name is refused
        chosen = [ladder for ladder in ladders() if ladder.game in games_asked or not asked]
        for games in GAMES:
            for ladder in chosen:
                play(ladder, games)
    write_page()


if __name__ == "__main__":
    main(sys.argv[1:])
