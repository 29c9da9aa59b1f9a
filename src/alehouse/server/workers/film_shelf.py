"""Films of finished games: how far each is, and those that are ready, in a folder that all processes of a house share.

The folder is a temporary one of the machine, and goes when the house closes. What is a day old goes before, and so do
the oldest of whoever has the most where there are too many.
"""

import os
import re
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct, field

WAITING: Final = "waiting"
DRAWING: Final = "drawing"
READY: Final = "ready"
FAILED: Final = "failed"

FOLDER: Final = "ALEHOUSE_FILM_SHELF"  # the variable that tells the processes of a house where it is
PREFIX: Final = "alehouse-films-"
NOTES: Final = ".json"
NAME: Final = re.compile(r"[0-9a-f]{24}")
DAY: Final = 24 * 3600.0  # seconds
MOST = 200  # films
MOST_BYTES = 1_000_000_000  # of all films together


class Job(Struct, kw_only=True):
    """A film that was asked for: of which table, by which household, whose name is an alias, as which file, by which
    process it is drawn, and how far that is."""

    id: str
    table: str
    owner: str
    kind: str
    file: str  # its name for whoever downloads it
    process: int = field(default_factory=os.getpid)
    state: str = WAITING
    done: float = 0.0
    problem: str = ""  # why it failed, as a message of the house
    said: dict[str, str | int] = {}  # with what in it

    @property
    def is_over(self) -> bool:
        return self.state in (READY, FAILED)


class FilmShelf:
    """The folder: beside each film lies a note with its job. It is the one of all processes of the house, or else one
    of its own, which goes with it."""

    def __init__(self, folder: str = "") -> None:
        self._own = None if folder else tempfile.TemporaryDirectory(prefix=PREFIX)
        self._folder = Path(self._own.name if self._own else folder)

    def get(self, name: str) -> Job | None:
        """The job of that id, if it is not gone."""
        return _read(self._folder / f"{name}{NOTES}") if NAME.fullmatch(name) else None

    def film(self, job: Job) -> Path:
        return self._folder / f"{job.id}.{job.kind}"

    def keep(self, job: Job) -> None:
        """Write down how far a film is; whoever reads meanwhile reads what was there before, or all of it."""
        note = self._folder / f"{job.id}{NOTES}"
        fresh = note.with_suffix(".new")
        fresh.write_bytes(msgspec.json.encode(job))
        fresh.replace(note)

    def forget(self, job: Job) -> None:
        self.film(job).unlink(missing_ok=True)
        (self._folder / f"{job.id}{NOTES}").unlink(missing_ok=True)

    def tidy(self) -> None:
        """Let go of what has been kept for a day; where there is too much that is ready, of the oldest of whoever has
        the most: others are not crowded out."""
        found = sorted(self._aged(), key=lambda aged: aged[0], reverse=True)
        for job in [job for age, job in found if age > DAY]:
            self.forget(job)
        ready = [job for age, job in found if age <= DAY and job.is_over]
        self._thin_out(ready, dict.fromkeys((job.id for job in ready), 1), MOST)
        self._thin_out(ready, {job.id: _size(self.film(job)) for job in ready}, MOST_BYTES)

    def _thin_out(self, films: list[Job], weights: dict[str, int], most: int) -> None:
        """Let go of films, of which the oldest come first, until they weigh no more than so much together."""
        had: Counter[str] = Counter()
        for job in films:
            had[job.owner] += weights[job.id]
        while had.total() > most:
            owner, _ = had.most_common(1)[0]
            gone = next(job for job in films if job.owner == owner)
            had[owner] -= weights[gone.id]
            films.remove(gone)
            self.forget(gone)

    def forget_process(self, process: int | None) -> None:
        """A process has died, and with it whatever it was drawing."""
        for _, job in self._aged():
            if job.process == process and not job.is_over:
                self.forget(job)

    def close(self) -> None:
        if self._own is not None:
            self._own.cleanup()

    def _aged(self) -> list[tuple[float, Job]]:
        """All jobs, and for how many seconds nothing was written about each."""
        found = []
        for note in self._folder.glob(f"*{NOTES}"):
            job = _read(note)
            if job is not None:
                found.append((time.time() - _written(note), job))
        return found


def _read(note: Path) -> Job | None:
    try:
        return msgspec.json.decode(note.read_bytes(), type=Job)
    except FileNotFoundError:  # another process has tidied up
        return None


def _written(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except FileNotFoundError:
        return 0.0


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0
