"""The viewer's storehouse: every place with what lies there, and each ingredient with its number."""

from typing import Final, NamedTuple

from alehouse.core.draw.colours import BERRY, CARD, INK, MUTED, QUIET_LINE
from alehouse.core.draw.lettering import heading, text, width
from alehouse.core.draw.pieces import ring
from alehouse.core.draw.svg import group, rect, use
from alehouse.core.scene import Piece
from alehouse.games.brew_crafters.drawing.pieces import cube
from alehouse.games.brew_crafters.drawing.plant import gable, walls
from alehouse.games.brew_crafters.drawing.seen import Box, Seen
from alehouse.games.brew_crafters.view import PlayerView
from alehouse.games.brew_crafters.vocabulary import INGREDIENTS

_ROOF: Final = 24
_PLATE: Final = 20  # how high the plate of an ingredient's number is


class Shelf(NamedTuple):
    """Where the places of a storehouse are: in rows, from the left, on a canvas."""

    box: Box
    across: int
    rows: int

    def place(self, number: int) -> tuple[float, float, float]:
        """The middle of a place and how large its cube may be."""
        w, h = self.box.w / self.across, self.box.h / self.rows
        row, column = divmod(number, self.across)
        return self.box.x + (column + 0.5) * w, self.box.y + (row + 0.5) * h, min(w - 5, (h - 4) * 0.93, 27)


def storehouse(seen: Seen, box: Box) -> list[Piece]:
    """The building with its places; below them the numbers of the six ingredients."""
    me = seen.me
    inner = box.inside(11, _ROOF + 29, 11, 12)
    high = inner.h - 2 * (_PLATE + 4)
    across = 4 if me.capacity <= 12 else 6
    shelf = Shelf(Box(inner.x, inner.y, inner.w, high), across, max(-(-me.capacity // across), 1))
    art = gable(box.w, _ROOF) + walls(box.w, box.h, _ROOF) + _title(seen, me, box.w)
    art += "".join(_place(shelf, n, box) for n in range(me.capacity))
    name = f"storehouse:{me.seat}"
    pieces = [seen.piece(name, box.x, box.y, art, store_label(seen, me), name)]
    plates = Box(inner.x, inner.y + high + 5, inner.w, 2 * _PLATE + 4).grid(3, 2, 4)
    taken = 0
    for kind, plate in zip(INGREDIENTS, plates):
        pieces.append(_stored(seen, kind, plate, shelf, taken))
        taken += me.stored[kind]
    return pieces


def store_label(seen: Seen, player: PlayerView) -> str:
    return seen.say("scene-store", count=sum(player.stored.values()), capacity=player.capacity)


def _title(seen: Seen, player: PlayerView, w: float) -> str:
    """What it is, and how full."""
    count = sum(player.stored.values())
    full = f"{count}/{player.capacity}"
    ink = BERRY if count > player.capacity else MUTED
    room = w - 34 - width(full, 12, bold=True)
    title = heading(13, _ROOF + 22, seen.say("scene-storehouse"), 14, INK, room=room)
    return title + text(w - 13, _ROOF + 22, full, 12, ink, bold=True, anchor="end")


def _place(shelf: Shelf, number: int, box: Box) -> str:
    cx, cy, _ = shelf.place(number)
    w, h = shelf.box.w / shelf.across - 2, shelf.box.h / shelf.rows - 2
    return rect(cx - w / 2 - box.x, cy - h / 2 - box.y, w, h, 3, "#dcc69a", stroke="#9c7f50", stroke_width=1)


def _stored(seen: Seen, kind: str, plate: Box, shelf: Shelf, first: int) -> Piece:
    """All of one ingredient: its number on a plate, its cubes on the places from `first` on."""
    me = seen.me
    count = me.stored[kind]
    name = f"stored:{me.seat}:{kind}"
    figure = text(plate.w - 20, plate.h / 2 + 5, count, 14, INK, bold=True, anchor="end")
    figure += use(kind, plate.w - 18, plate.h / 2 - 8, 16)
    art = rect(0, 0, plate.w, plate.h, 5, CARD, stroke=QUIET_LINE, stroke_width=1)
    art += (figure if count else group(figure, opacity=0.45)) + ring(plate.w, plate.h, 5)
    for number in range(first, first + count):
        cx, cy, size = shelf.place(number)
        art += cube(kind, cx - size / 2 - plate.x, cy - size * 0.53 - plate.y, size)
    return seen.piece(name, plate.x, plate.y, art, stored_label(seen, me, kind), name)


def stored_label(seen: Seen, player: PlayerView, kind: str) -> str:
    name = seen.name(player.seat)
    return seen.say("scene-stored", name=name, kind=f"@ingredient-{kind}", count=player.stored[kind])


def counters(seen: Seen, player: PlayerView, box: Box, columns: int, size: float = 16) -> list[Piece]:
    """An ingredient's number beside its plaque, in rows: where there is no room for a storehouse."""
    rows = -(-len(INGREDIENTS) // columns)
    return [_counter(seen, player, kind, place, size) for kind, place in zip(INGREDIENTS, box.grid(columns, rows, 2))]


def _counter(seen: Seen, player: PlayerView, kind: str, box: Box, size: float) -> Piece:
    count = player.stored[kind]
    name = f"stored:{player.seat}:{kind}"
    figure = 14 if size > 15 else 12
    wide = width(count, figure, bold=True) + 2 + size
    x = (box.w - wide) / 2
    drawing = text(x, box.h / 2 + figure * 0.36, count, figure, INK, bold=True)
    drawing += use(kind, x + wide - size, box.h / 2 - size / 2, size)
    light = ring(box.w, box.h, 5) if seen.lit(name) else ""
    ground = rect(0, 0, box.w, box.h, 5, "#000", fill_opacity=0)
    art = ground + (drawing if count else group(drawing, opacity=0.45)) + light
    return seen.piece(name, box.x, box.y, art, stored_label(seen, player, kind), name)
