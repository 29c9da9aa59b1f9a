"""What has been learnt at this terminal: lessons done, and where others were left; a file in the user's data folder."""

from pathlib import Path

import msgspec
from msgspec import Struct, field

from alehouse.core.folders import data_folder
from alehouse.terminal.saving import write_whole


class _Kept(Struct):
    """The file: lessons by their path, "dwarf/first"."""

    done: list[str] = field(default_factory=list)
    left: dict[str, str] = field(default_factory=dict)  # bookmarks


class Learnt:
    """Reads and writes the file; one that is damaged or cannot be written is no reason not to learn."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or data_folder() / "lessons.json"

    def is_done(self, game: str, lesson: str) -> bool:
        return f"{game}/{lesson}" in self._read().done

    def left(self, game: str, lesson: str) -> str:
        """Where a lesson was left; "" if nowhere."""
        return self._read().left.get(f"{game}/{lesson}", "")

    def leave(self, game: str, lesson: str, bookmark: str) -> bool:
        """Keep a place; False if that cannot be."""
        kept = self._read()
        kept.left[f"{game}/{lesson}"] = bookmark
        return self._write(kept)

    def finish(self, game: str, lesson: str) -> bool:
        """Tick a lesson off; False if that cannot be kept."""
        kept, path = self._read(), f"{game}/{lesson}"
        kept.left.pop(path, None)
        kept.done = list(dict.fromkeys([*kept.done, path]))
        return self._write(kept)

    def _read(self) -> _Kept:
        """As it is now: another terminal may have written."""
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=_Kept)
        except (OSError, msgspec.DecodeError):
            return _Kept()

    def _write(self, kept: _Kept) -> bool:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.file, msgspec.json.encode(kept))
        except OSError:
            return False
        return True
