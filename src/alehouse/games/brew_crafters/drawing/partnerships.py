"""The local partnerships that may be formed."""

from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import MUTED
from alehouse.core.draw.lettering import heading, text, wrap
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.drawing.partnership_faces import partnership_plate
from alehouse.games.brew_crafters.drawing.pieces import board, plate
from alehouse.games.brew_crafters.drawing.seen import Seen

_HEAD: Final = 22
_GAP: Final = 4
_TWO: Final = 150  # the least width of two columns
_PLAIN: Final = 64  # a lower box has no title


@cached
def partnerships(seen: Seen, box: Box) -> list[Piece]:
    """A plate for every partner: side by side in a low box, else in two columns below a title."""
    view = seen.view
    title = seen.say("brewery-partnerships")
    low = box.h < _PLAIN
    art = board(box.w, box.h) + ("" if low else heading(10, 18, title, 14, span=box.w - 20))
    if not view.partnerships:
        lines = wrap(seen.say("brewery-no-partners"), 12, box.w - 20, 1 if low else 3)
        for n, line in enumerate(lines):
            y = box.h / 2 + 4.3 + (n - (len(lines) - 1) / 2) * 15
            art += text(box.w / 2, y, line, 12, MUTED, anchor="middle", span=box.w - 16)
    out = [seen.piece("board:partnerships", box.x, box.y, art, title, "rules:BC-6.27")]
    field = box.inside(4, 4, 4, 4) if low else box.inside(6, _HEAD, 6, 5)
    count = max(len(view.partnerships), 1)
    columns = count if low else min(count, 2) if box.w > _TWO else 1
    for partner, place in zip(view.partnerships, field.grid(columns, -(-count // columns), _GAP)):
        name = f"partnership:{partner.id}"
        art = plate(place.w, place.h, partnership_plate(seen, partner.id, place.w, place.h), 6)
        title = seen.title("partnership", partner.id)
        out.append(seen.piece(name, place.x, place.y, art, title, name, partner.action, unfolds=True))
    return out
