"""What a game is about, in a sentence on the table itself: on a telephone there is no room for it beside the table."""

from typing import Any, Final

from alehouse.core.draw.colours import ON_DARK
from alehouse.core.draw.lettering import text, wrap
from alehouse.core.draw.table import SeenTable
from alehouse.core.scene import Piece

_SIZE: Final = 14
_LINE: Final = 18
_MOST: Final = 6  # lines


def aim(table: SeenTable[Any, Any], x: float, y: float, w: float, name: str = "aim") -> tuple[Piece, float]:
    """How the game is won, and how high that stands; alone it may be won in another way."""
    alone = table.whole_view.seats == 1 and table.words.has("aim-solo")
    said = table.words.say("aim-solo" if alone else "aim")
    lines = wrap(said, _SIZE, w - 8, _MOST)
    art = "".join(text(0, _SIZE + n * _LINE, line, _SIZE, ON_DARK, span=w - 8) for n, line in enumerate(lines))
    return table.piece(name, x + 4, y, art), _LINE * len(lines) + 8.0
