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


class Wishes(Struct, kw_only=True):
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


def run(wishes: Wishes, words: Words) -> None:
    """Read the record, write the picture."""
    record = read_record(wishes.record, words)
    game = load(record.game, wishes.cards)
    _check(wishes, record, words)
    cut = Cut(
        seat=None if wishes.seat is None else wishes.seat - 1,
        language=words.language,
        shape=wishes.shape,
        seconds=wishes.seconds,
        first=wishes.first,
        last=wishes.last,
        width=wishes.width,
    )
    bar = progress_bar()
    with bar:
        task = bar.add_task(words.say("export-drawing"), total=None)
        export(game, record, wishes.picture, cut, lambda done, all_: bar.update(task, completed=done, total=all_))
    size = f"{wishes.picture.stat().st_size / 1024:.0f}"
    Screen(words).say("export-done", file=str(wishes.picture), size=size)


def _check(wishes: Wishes, record: Record, words: Words) -> None:
    """What is counted from 1 here, and what would come to nothing after long work."""
    if not wishes.picture.parent.is_dir():
        raise Misuse(words, "cli-save-folder", folder=str(wishes.picture.parent))
    if wishes.seat is not None and not 1 <= wishes.seat <= record.players:
        raise Misuse(words, "cli-replay-seat", seat=wishes.seat, players=record.players)
    if wishes.last is not None and wishes.last > len(record.moves):
        raise Misuse(words, "cli-replay-to", to=wishes.last, moves=len(record.moves))
