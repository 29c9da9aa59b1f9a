"""The Commodities Exchange: what is given for what."""

from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.lettering import heading
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.about import line_text
from alehouse.games.brew_crafters.drawing.pieces import board, plate, source_sign
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.signs import ARROW, centred, goods_items

_HEAD: Final = 24
_PLAIN: Final = 72  # a lower box has no title


@cached
def exchange(seen: Seen, box: Box, columns: int = 2) -> list[Piece]:
    """Its lines in columns."""
    title = seen.title("space", "commodities_exchange")
    low = box.h < _PLAIN
    art = board(box.w, box.h) + ("" if low else heading(10, 18, title, 14, span=box.w - 20))
    out = [seen.piece("board:exchange", box.x, box.y, art, title, "rules:BC-8.7")]
    field = box.inside(3, 2, 3, 2) if low else box.inside(6, _HEAD, 6, 6)
    lines = seen.view.exchange
    places = field.grid(columns, max(-(-len(lines) // columns), 1), 2 if low else 4)
    return out + [_line(seen, line, action, place) for (line, action), place in zip(lines, places)]


def _line(seen: Seen, line: str, action: int, box: Box) -> Piece:
    card = seen.lines[line]
    name = f"line:{line}"
    items = [*goods_items(card.give), ARROW, *goods_items(card.take)]
    large = box.h > 30
    drawing = centred(items, box.w / 2, box.h / 2, 18 if large else 13, 14 if large else 12, gap=3, span=box.w - 6)
    drawing += source_sign(card, box.w - 4, box.h - 4, 2)
    label = line_text(seen.words, card)
    return seen.piece(name, box.x, box.y, plate(box.w, box.h, drawing, 5), label, name, action, unfolds=True)
