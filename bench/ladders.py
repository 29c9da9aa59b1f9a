"""Plays the ladders that docs/ladders.md publishes, or goes on with them, and writes that page.

    python -m bench.ladders                 # days; what is there already is not played again
    python -m bench.ladders dwarf           # only that game's: another process may play another's on another core
    python -m bench.ladders page            # only the page, of the games that are there

A rung is a bot against the next weaker one. What a seat must win to pass is told for two seats; among more, the
same odds against each of the others are asked for.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

import alehouse

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
FILES: Final = DOCS / "ladders"
SEED: Final = "7"
HEADING: Final = """# How strong the bots are

One seat has the bot, all the others the weaker one; the same deals in every rotation of the seats. *Needed* is the
share of first places that is aimed for: 80 %, 75 % and 60 % of two seats, and the same odds against each of the others
among more. A ✓ stands where the whole 95 % interval is above it, ~ where it reaches across it, ✗ where it is below.
Alone, the others are the printed opponents. `python -m bench.ladders` plays and writes all of this, or goes on with
it; [ladders/](ladders) has every game, and in the first line of each file the command that made it.
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

    @property
    def file(self) -> Path:
        parts = [self.game, str(self.players), self.opponent, *self.bots]
        return FILES / ("-".join(filter(None, parts)).replace("@", "-") + ".jsonl")

    def meetings(self, games: int) -> list[dict[str, Any]]:
        """What comes of so many games: those in the file, and the missing ones."""
        command = [sys.executable, "-m", "alehouse", "ladder", self.game, "--bots", ",".join(self.bots)]
        command += ["--players", str(self.players), "--games", str(games), "--seed", SEED, "--neighbours"]
        command += ["--workers", "1"]  # who thinks for a time needs a core to itself
        command += [f"--opponent={self.opponent}"] if self.opponent else []
        found = subprocess.run([*command, "--out", self.file, "--json"], stdout=subprocess.PIPE, check=True)
        return list(msgspec.json.decode(found.stdout)["meetings"])

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


def ladders() -> list[Ladder]:
    """All that are published, the quick ones first."""
    rungs = [
        Ladder(game, players, (rung.weak, rung.strong), among(rung.needed, players))
        for rung in RUNGS
        for game in alehouse.ROOMS
        for players in alehouse.load(game).seats
        if players > 1
    ]
    solo = [
        Ladder(game, 1, (bot,), opponent=opponent)
        for bot in ALONE
        for game in alehouse.ROOMS
        for opponent in opponents(game)
    ]
    return [*solo, *rungs]


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
        ladder.meetings(wanted)


def write_page() -> None:
    """Everything that is in the files."""
    page = [HEADING]
    for game in alehouse.ROOMS:
        known = [ladder for ladder in ladders() if ladder.game == game and ladder.games_there()]
        told = [row(ladder, meeting) for ladder in known for meeting in ladder.meetings(ladder.games_there())]
        page += [f"## {alehouse.load(game).title}\n", COLUMNS, *told, ""]
    (DOCS / "ladders.md").write_text("\n".join(page), encoding="utf-8")


def row(ladder: Ladder, meeting: dict[str, Any]) -> str:
    """A line of the page."""
    share, low, high = (f"{100 * meeting[name]:.0f}" for name in ("rate", "low", "high"))
    names = [str(ladder.players), meeting["bot"], ladder.opponent or meeting["against"]]
    cells = [*names, f"{share} %", f"{low}–{high} %", str(meeting["games"]), *verdict(meeting, ladder.needed)]
    return "| " + " | ".join(cells) + " |"


def verdict(meeting: dict[str, Any], needed: float | None) -> tuple[str, str]:
    """What was needed, and whether it was had."""
    if needed is None:
        return "", ""
    sign = "✓" if meeting["low"] >= needed else "~" if meeting["high"] >= needed else "✗"
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
