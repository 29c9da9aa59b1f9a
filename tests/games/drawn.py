"""What the tests of every drawn table share: words without gaps, and what holds for any canvas."""

import re

from alehouse.core.scene import Canvas
from alehouse.core.words import Words


class StrictWords(Words):
    """Words that do not let a missing message pass."""

    def say(self, key: str, args: object = None) -> str:
        assert self.has(key), f"there is no message {key}"
        return super().say(key, args)  # type: ignore[arg-type]


def check_canvas(canvas: Canvas) -> None:
    """No two pieces have one name, none lies outside, whatever can be clicked says what it is, all can be read."""
    names = [piece.id for piece in canvas.pieces]
    assert len(names) == len(set(names))
    for piece in canvas.pieces:
        assert 0 <= piece.x <= canvas.width, piece.id
        assert 0 <= piece.y <= canvas.height, piece.id
        assert piece.label or not (piece.actions or piece.why is not None or piece.opens), piece.id
        assert all(float(size) >= 12 for size in re.findall(r"font-size='([\d.]+)'", piece.art)), piece.id
