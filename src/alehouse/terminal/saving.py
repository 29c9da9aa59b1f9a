"""Records as files: written whole or not at all, never over somebody else's game."""

import errno
import os
from pathlib import Path

from alehouse.core.record import Record, dump, load
from alehouse.core.words import Words
from alehouse.terminal.errors import Misuse


class Saving:
    """Where a game is saved; `own` files are those that this game was loaded from or saved to."""

    def __init__(self, words: Words, own: Path | None = None) -> None:
        self.words = words
        self.own = {own.resolve()} if own else set[Path]()

    def claim(self, path: Path) -> None:
        """Make sure that a game can be saved there."""
        try:
            place, taken, folder = path.resolve(), path.exists(), path.is_dir()
        except (OSError, ValueError) as error:  # ValueError: the name itself is impossible
            raise self._failed(path, error) from None
        if folder:
            raise self._failed(path, OSError(errno.EISDIR, os.strerror(errno.EISDIR)))
        if taken and place not in self.own:
            raise Misuse(self.words, "cli-save-exists", file=str(path))
        if not path.parent.is_dir():
            raise Misuse(self.words, "cli-save-folder", folder=str(path.parent))
        self.own.add(place)

    def write(self, path: Path, record: Record) -> None:
        """Save the record; what was there before stays if that fails."""
        try:
            write_whole(path, dump(record))
        except OSError as error:
            raise self._failed(path, error) from None

    def _failed(self, path: Path, error: OSError | ValueError) -> Misuse:
        problem = error.strerror if isinstance(error, OSError) else str(error)
        return Misuse(self.words, "cli-save-failed", file=str(path), problem=problem or "")


def write_whole(path: Path, content: bytes) -> None:
    """Write a file wholly or not at all: whatever happens, it is the old one or the new one."""
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_bytes(content)
    fresh.replace(path)


def read_record(path: Path, words: Words) -> Record:
    """The record in a file."""
    try:
        return load(path.read_bytes())
    except OSError as error:
        raise Misuse(words, "cli-cannot-read", file=str(path), problem=error.strerror or "") from None
