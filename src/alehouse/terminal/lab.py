"""What the lab's commands share on a terminal: what was asked for, a bar while it runs, and what is left
when it is interrupted."""

import secrets
import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from threading import current_thread, main_thread
from types import FrameType
from typing import Any, NoReturn, Protocol, TypeVar

from msgspec import Struct

from alehouse.core.cards import CardFile
from alehouse.core.errors import AlehouseError
from alehouse.core.options import settle
from alehouse.core.words import Words
from alehouse.games import load
from alehouse.lab.parquet import GamesFile
from alehouse.lab.plan import Setting
from alehouse.lab.play import Played
from alehouse.lab.work_pool import Workers
from alehouse.lab.workers import workers_of
from alehouse.terminal.errors import Stopped
from alehouse.terminal.progress import progress_bar
from alehouse.terminal.seating import USUAL, player_count


class Counted(Protocol):
    """Something that knows how many games it is about."""

    @property
    def games(self) -> int: ...


Found = TypeVar("Found", bound=Counted)


class LabRequest(Struct, kw_only=True):
    """What was asked for on the command line, whatever the command."""

    game: str
    players: int | None
    options: dict[str, str]
    games: int
    seed: int | str | None
    cards: Path | None
    workers: int | None
    on: str | None
    parquet: Path | None

    def setting(self, seats: int = 0, usual: int = USUAL) -> dict[str, Any]:
        """The fields of a `Setting`; the options are settled, so that reports name them all."""
        file = CardFile.read(self.cards) if self.cards else None
        game = load(self.game, file)
        players = player_count(game, self.players, self.options, seats, usual)
        return {
            "game": self.game,
            "players": players,
            "options": settle(game.options, players, self.options),
            "seed": secrets.randbits(62) if self.seed is None else self.seed,
            "cards": (file.name, file.text) if file else None,
        }

    def worker_pool(self) -> Workers:
        return workers_of(self.workers, self.on)


class Run:
    """Games while they are played: what each part brings is taken in, and a bar moves on where somebody is
    looking at it."""

    def __init__(self, request: LabRequest, setting: Setting, words: Words) -> None:
        self._parquet = request.parquet
        self._setting = setting
        self._words = words
        self.keeps_games = request.parquet is not None

    def through(
        self, parts: Generator[tuple[Found, list[Played]], None, None], total: int
    ) -> tuple[Found | None, BaseException | None]:
        """Play all parts. What was found in the end, if anything was; and what came between, if anything did:
        it is raised when what was found has been shown."""
        found: Found | None = None
        bar = progress_bar()
        games = GamesFile(self._parquet, self._setting) if self._parquet else nullcontext()
        try:
            with _stopped_like_ctrl_c(), games as file, bar, closing(parts):
                task = bar.add_task(self._words.say("simulate-playing"), total=total)
                for found, played in parts:
                    bar.update(task, completed=found.games)
                    if file is not None:
                        file.add(played)
        except AlehouseError as trouble:
            return found, trouble
        except KeyboardInterrupt as stop:
            self._tell_of_stop(found, total)
            return found, stop
        return found, None

    def _tell_of_stop(self, found: Counted | None, total: int) -> None:
        counts = {"games": found.games if found else 0, "total": total}
        print(self._words.say("lab-stopped", counts), file=sys.stderr)


@contextmanager
def _stopped_like_ctrl_c() -> Iterator[None]:
    """`kill`, `timeout` and a closed window end a run, not what it has found; who ignores one still does."""
    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    numbers = [getattr(signal, name) for name in names] if current_thread() is main_thread() else []
    ours = [number for number in numbers if signal.getsignal(number) == signal.SIG_DFL]
    for number in ours:
        signal.signal(number, _stop)
    try:
        yield
    finally:
        for number in ours:
            signal.signal(number, signal.SIG_DFL)


def _stop(number: int, _: FrameType | None) -> NoReturn:
    raise Stopped(number)
