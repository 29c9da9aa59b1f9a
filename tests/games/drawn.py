"""What the tests of every drawn table share: words without gaps, and what holds for any canvas."""

import gzip
import re
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Final
from xml.etree import ElementTree

import msgspec

from alehouse import Game, core
from alehouse.core.draw.document import svg
from alehouse.core.scene import Canvas, Scene, difference
from alehouse.core.words import Words

SQUEEZED: Final = re.compile(r"<text transform='matrix\(([\d.]+) 0 0 1[^>]*>(.*?)</text>")
NARROWEST: Final = 0.7  # of its width


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


def squeezed(art: str) -> list[str]:
    """The words in a drawing that are too narrow to be read with ease."""
    return [words for narrow, words in re.findall(SQUEEZED, art) if float(narrow) < NARROWEST]


def check_canvas(canvas: Canvas) -> None:
    """No two pieces have one name, none lies outside, whatever can be clicked says what it is, all can be read."""
    names = [piece.id for piece in canvas.pieces]
    assert len(names) == len(set(names))
    for piece in canvas.pieces:
        assert 0 <= piece.x <= canvas.width, piece.id
        assert 0 <= piece.y <= canvas.height, piece.id
        assert piece.label or not (piece.actions or piece.why is not None or piece.opens), piece.id
        assert all(float(size) >= 12 for size in re.findall(r"font-size='([\d.]+)'", piece.art)), piece.id
        assert squeezed(piece.art) == [], piece.id


def check_drawings(game: Game, scene: Scene, whole: bool) -> None:
    """All shared drawings that a scene uses exist; as a `whole` picture it is well formed, too."""
    known = set(re.findall(r" id='([^']+)'", game.scene_defs()))
    arts = "".join(piece.art for canvas in scene.canvases().values() for piece in canvas.pieces)
    used = {name for pair in re.findall(r"href='#([^']+)'|url\(#([^)']+)\)", arts) for name in pair if name}
    assert used <= known, used - known
    if whole:
        ElementTree.fromstring(svg(scene, game.scene_defs()))


def check_changes(scenes: Iterable[Scene], usual: int, packed: int = 8_000) -> None:
    """From one scene to the next little has to be sent: so many bytes mostly, never more than so many packed."""
    sent = []
    for before, scene in pairwise(scenes):
        old = before.canvases()
        change = {name: difference(old[name], canvas) for name, canvas in scene.canvases().items()}
        sent.append(msgspec.json.encode(change))
    assert median(map(len, sent)) < usual
    assert max(len(gzip.compress(change)) for change in sent) < packed
