"""The Community Farm: what grows there and for whom, what a cube of each kind will give, who works there."""

from typing import Final

from alehouse.core.draw.cache import cached, tracked
from alehouse.core.draw.colours import INK
from alehouse.core.draw.lettering import text
from alehouse.core.draw.svg import num, path, stroke
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.drawing.market import COMMUNITY
from alehouse.games.brew_crafters.drawing.names import brief_name
from alehouse.games.brew_crafters.drawing.pieces import cube, empty_token, plate, token, worker_piece
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.signs import Item, centred
from alehouse.games.brew_crafters.effect_ops import INGREDIENTS
from alehouse.games.brew_crafters.view import SpaceView

_BEDS: Final = 3  # BC-8.13
_LOW: Final = 54  # in a lower box everything is smaller
_EARTH: Final = "#7a5433"


@cached
def community(seen: Seen, box: Box) -> list[Piece]:
    """Three beds in the order of their tokens; hatched in the seasons in which nobody plants."""
    farm = seen.view.community
    space = _space(seen)
    if farm is None:
        return []
    name = f"space:{COMMUNITY}"
    title = seen.title("space", COMMUNITY)
    low = box.h < _LOW
    field = Box(4, 14, box.w - 8, box.h - 29) if low else Box(4, 18, box.w - 8, box.h - 36)
    brief = brief_name(seen, "space", COMMUNITY, box.w - 8)
    drawing = text(box.w / 2, 11.5 if low else 14, brief, 12, INK, anchor="middle", span=box.w - 8)
    drawing += path(_ground(box, field), "#a9c184")
    planted = [*farm.planted, *[("", -1)] * (_BEDS - len(farm.planted))]
    for number, ((kind, seat), bed) in enumerate(zip(planted, field.grid(_BEDS, 1, 3)), 1):
        drawing += _bed(number, kind, seen.colour(seat) if kind else 0, bed)
    gives = [Item(f"+{count}", kind) for kind, count in zip(INGREDIENTS, seen.cards.farm_yield) if count]
    drawing += centred(gives, box.w / 2, box.h - (8 if low else 10), 12 if low else 13, 12, span=box.w - 8)
    art = plate(box.w, box.h, drawing, 8, "#f2edd4", spent=not farm.open)
    why = space.options[0].action if space and space.options else None
    out = [seen.piece(name, box.x, box.y, art, title, name, why)]
    markers = space.markers if space else []
    high = min(30.0, box.h - 8)
    return out + [
        worker_piece(seen, marker, box.x + box.w - 12 - k * 16, box.y + box.h - 3, high)
        for k, marker in enumerate(markers)
    ]


@tracked
def _space(seen: Seen) -> SpaceView | None:
    """Where workers are put to plant there."""
    return next((space for space in seen.view.market if space.id == COMMUNITY), None)


def _ground(box: Box, field: Box) -> str:
    low = num(field.y + field.h)
    return f"M3 {low}V{num(field.y + 6)}Q{num(box.w / 2)} {num(field.y - 4)} {num(box.w - 3)} {num(field.y + 6)}V{low}Z"


def _bed(number: int, kind: str, colour: int, box: Box) -> str:
    """Furrows with the cube that grows there and its owner's token; an empty bed shows its number."""
    cx, cy = box.x + box.w / 2, box.y + box.h / 2
    wide = min(box.w - 4, 60.0)
    rows = "".join(f"M{num(cx - wide / 2)} {num(cy + dy)}h{num(wide)}" for dy in (6, 10, 14) if cy + dy < box.y + box.h)
    out = stroke(rows, _EARTH, 1.6, opacity=0.6)
    size = min(18.0, box.h - 3)
    r = min(8.0, box.h / 2)
    if not kind:
        return out + empty_token(cx, cy, r) + text(cx, cy + 4.3, number, 12, INK, anchor="middle")
    out += cube(kind, cx - size / 2 - r * 0.7, cy - size * 0.53, size)
    return out + token(colour, cx + size / 2 + 1, cy, r * 0.9)
