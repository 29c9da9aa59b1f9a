"""The result file of a ladder: a line that says what is played, then a line for each finished game.

It is written while the games are played. A run that was interrupted goes on where it stopped; a file of anything
else is refused.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final

import msgspec
from msgspec import Struct

from alehouse.core.cards import CardFile
from alehouse.lab.errors import BadResults
from alehouse.lab.ladder import Ladder
from alehouse.lab.play import Played

FORMAT: Final = 1


class Heading(Struct, kw_only=True):
    """What a file holds. `cards` are the name and the digest of a card file of one's own; `command` made it."""

    ladder: int = FORMAT
    game: str
    rules: int
    players: int
    options: dict[str, str]
    cards: tuple[str, str] | None
    bots: tuple[str, ...]
    neighbours: bool = False
    seed: int | str
    command: str = ""


def heading_of(ladder: Ladder, command: str = "") -> Heading:
    cards = (ladder.cards[0], CardFile(*ladder.cards).digest) if ladder.cards else None
    return Heading(
        game=ladder.game,
        rules=ladder.rules,
        players=ladder.players,
        options=ladder.options,
        cards=cards,
        bots=ladder.bots,
        neighbours=ladder.neighbours,
        seed=ladder.seed,
        command=command,
    )


def read_heading(path: Path) -> Heading | None:
    """What a file says it holds; None where there is no file, or an empty one."""
    if not path.exists():
        return None
    with path.open("rb") as file:
        line = file.readline()
    if not line:
        return None
    found: Heading = _decoded(path, 1, line if line.endswith(b"\n") else b"", Heading)
    return found


class ResultFile:
    """A ladder's file, opened to be read to its end and then added to."""

    def __init__(self, path: Path, ladder: Ladder, command: str) -> None:
        self.path = path
        self._crowd = ladder.load().table_size(ladder.players)
        wanted = heading_of(ladder, command)
        found = read_heading(path)
        if found is not None:
            _compare(path, found, wanted)
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file: BinaryIO = path.open("r+b" if found else "wb")
        if found is None:
            self._write(wanted)
            self._file.flush()
        self.games = 0  # that are in the file

    def __enter__(self) -> "ResultFile":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def read(self) -> Iterator[Played]:
        """The games that are there already, in order. A last line that was cut off is forgotten."""
        if not self._file.readable():
            return
        self._file.seek(0)
        good = len(self._file.readline())
        for line in self._file:
            if not line.endswith(b"\n"):
                break
            game = _decoded(self.path, self.games + 2, line, Played)
            if game.number != self.games or len(game.places) != self._crowd:
                raise _damaged(self.path, self.games + 2, f"game {game.number}")
            good += len(line)
            self.games += 1
            yield game
        self._file.seek(good)
        self._file.truncate()

    def add(self, games: Sequence[Played]) -> None:
        """Games that are over; the file has them when this returns."""
        for game in games:
            self._write(msgspec.structs.replace(game, measures={}))
            self.games += 1
        self._file.flush()

    def _write(self, what: Struct) -> None:
        self._file.write(msgspec.json.encode(what) + b"\n")


def _decoded(path: Path, number: int, line: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise _damaged(path, number, str(error)) from None


def _damaged(path: Path, number: int, problem: str) -> BadResults:
    text = f"{path}, line {number}: this is not a ladder's result file ({problem}); choose another name"
    return BadResults(text, "lab-results-damaged", {"file": str(path), "line": number, "problem": problem})


def _compare(path: Path, found: Heading, wanted: Heading) -> None:
    """Whether a file holds what is asked for; how many games does not matter."""
    for name in ("ladder", "game", "rules", "players", "options", "cards", "bots", "neighbours", "seed"):
        there, asked = getattr(found, name), getattr(wanted, name)
        if there != asked:
            text = f"{path} holds a ladder with {name} {said(there)}, not {said(asked)}; choose another name for --out"
            args: dict[str, object] = {"file": str(path), "what": name, "found": said(there), "asked": said(asked)}
            raise BadResults(text, "lab-results-differ", args)


def said(value: object) -> str:
    """A part of a heading in short."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {part}" for name, part in value.items()) or "–"
    if isinstance(value, (list, tuple)):
        return ",".join(map(str, value))
    return "–" if value is None else str(value)
