"""Names where there is little room: a long one is said in short where that is known; the closer look has all of it."""

from typing import Final

from alehouse.core.draw.lettering import SQUEEZED, halves, width
from alehouse.games.brew_crafters.drawing.seen import Seen

_SQUEEZED: Final = 1.22  # so much longer than its room a name may be written
_TELLING: Final = 4  # letters: no name ends in a shorter word


def brief_name(seen: Seen, kind: str, card: str, span: float, lines: int = 1, serif: bool = False) -> str:
    """The name of a card for so many lines (two at the most) of that width."""
    name, brief = seen.title(kind, card), f"{kind}-brief-{card}"
    longest = max(width(line, 12, serif=serif) for line in (halves(name) if lines > 1 else [name]))
    return seen.say(brief) if longest > span * _SQUEEZED and seen.words.has(brief) else name


def first_words(name: str, span: float) -> str:
    """As much of a name that is not known in short as can be read in a line."""
    words = name.split(" ")
    while len(words) > 1 and (width(" ".join(words), 12) * SQUEEZED > span or len(words[-1]) < _TELLING):
        words.pop()
    return " ".join(words)


def tile_name(seen: Seen, tile: str, span: float, lines: int = 1) -> str:
    return brief_name(seen, "tile", tile, span, lines)
