"""A record becomes a moving picture: `alehouse export game.json game.svg`."""

from pathlib import Path

from msgspec import Struct

from alehouse.core.export import Cut, export
from alehouse.core.record import Record
from alehouse.core.words import Words
from alehouse.games import load
from alehouse.terminal.errors import Misuse
from alehouse.terminal.progress import progress_bar
from alehouse.terminal.saving import read_record
from alehouse.terminal.screen import Screen


class Request(Struct, kw_only=True):
    """What was asked for on the command line; seats are counted from 1."""

    record: Path
    picture: Path
    cards: Path | None
    seat: int | None
    shape: str
    seconds: float
    first: int
    last: int | None
    width: int


def run(request: Request, words: Words) -> None:
    """Read the record, write the picture."""
    record = read_record(request.record, words)
    game = load(record.game, request.cards)
    _check(request, record, words)
    cut = Cut(
        seat=None if request.seat is None else request.seat - 1,
        language=words.language,
        shape=request.shape,
        seconds=request.seconds,
        first=request.first,
        last=request.last,
        width=request.width,
    )
    bar = progress_bar()
    with bar:
        task = bar.add_task(words.say("export-drawing"), total=None)
        export(game, record, request.picture, cut, lambda done, all_: bar.update(task, completed=done, total=all_))
    size = f"{request.picture.stat().st_size / 1024:.0f}"
    Screen(words).say("export-done", file=str(request.picture), size=size)


def _check(request: Request, record: Record, words: Words) -> None:
    """What is counted from 1 here, and what would come to nothing after long work."""
    if not request.picture.parent.is_dir():
        raise Misuse(words, "cli-save-folder", folder=str(request.picture.parent))
    if request.seat is not None and not 1 <= request.seat <= record.players:
        raise Misuse(words, "cli-replay-seat", seat=request.seat, players=record.players)
    if request.last is not None and request.last > len(record.moves):
        raise Misuse(words, "cli-replay-to", to=request.last, moves=len(record.moves))
