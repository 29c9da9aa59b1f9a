"""What the tests of every drawn table share: words without gaps, and what holds for any canvas."""

import re
from functools import cache
from pathlib import Path

from alehouse import Game, core
from alehouse.core.scene import Canvas
from alehouse.core.words import Words


class StrictWords(Words):
    """Words that do not let a missing message pass."""

    def say(self, key: str, args: object = None) -> str:
        assert self.has(key), f"there is no message {key}"
        return super().say(key, args)  # type: ignore[arg-type]


def strict(game: Game, language: str = "en") -> StrictWords:
    """A game's words without gaps."""
    return read_once(language, game.room / "words")


@cache
def read_once(language: str, room: Path) -> StrictWords:
    """The house's words and a room's: it takes a quarter of a second to read them."""
    return StrictWords(language, (Path(core.__file__).parent / "words", room))


def check_canvas(canvas: Canvas) -> None:
    """No two pieces have one name, none lies outside, whatever can be clicked says what it is, all can be read."""
    names = [piece.id for piece in canvas.pieces]
    assert len(names) == len(set(names))
    for piece in canvas.pieces:
        assert 0 <= piece.x <= canvas.width, piece.id
        assert 0 <= piece.y <= canvas.height, piece.id
        assert piece.label or not (piece.actions or piece.why is not None or piece.opens), piece.id
        assert all(float(size) >= 12 for size in re.findall(r"font-size='([\d.]+)'", piece.art)), piece.id
