"""The viewer's storehouse: every place with what lies there, and each ingredient with its number."""

from typing import Final, NamedTuple

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import BERRY, CARD, INK, LANTERN, MUTED, ON_LANTERN, QUIET_LINE
from alehouse.core.draw.lettering import heading, text, width
from alehouse.core.draw.pieces import ring
from alehouse.core.draw.svg import circle, group, rect, stroke, use
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.drawing.ingredients import TINTS
from alehouse.games.brew_crafters.drawing.pieces import cube, hit
from alehouse.games.brew_crafters.drawing.plant import gable, walls
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.effect_ops import INGREDIENTS
from alehouse.games.brew_crafters.view import PlayerView

_ROOF: Final = 24
_TIGHT: Final = 50  # on a narrower plate two figures are written smaller
_LARGE: Final = 60  # so wide and high a plate has a large cube
_PLATE: Final = 20  # how high the plate of an ingredient's number is


class Shelf(NamedTuple):
    """Where the places of a storehouse are: in rows, from the left."""

    box: Box
    across: int
    rows: int

    def place(self, number: int) -> tuple[float, float, float]:
        """The middle of a place and how large its cube may be."""
        w, h = self.box.w / self.across, self.box.h / self.rows
        row, column = divmod(number, self.across)
        return self.box.x + (column + 0.5) * w, self.box.y + (row + 0.5) * h, min(w - 5, (h - 4) * 0.93, 27)


@cached
def storehouse(seen: Seen, box: Box) -> list[Piece]:
    """The building with its places; below them the numbers of the six ingredients."""
    me = seen.me
    inner = box.inside(11, _ROOF + 29, 11, 12)
    high = inner.h - 2 * (_PLATE + 4)
    across = 4 if me.capacity <= 12 else 6
    most = max(me.capacity, sum(me.stored.values()))  # what is too much lies on no place for a moment
    shelf = Shelf(Box(inner.x - box.x, inner.y - box.y, inner.w, high), across, max(-(-most // across), 1))
    name = f"storehouse:{me.seat}"
    pieces = [
        seen.piece(name, box.x, box.y, _building(seen, shelf, box), store_label(seen, me), name),
        seen.piece(f"full:{me.seat}", box.x, box.y, _full(me, box.w)),
        *_cubes(seen, shelf, box),
    ]
    plates = Box(inner.x, inner.y + high + 5, inner.w, 2 * _PLATE + 4).grid(3, 2, 4)
    for kind, plate in zip(INGREDIENTS, plates):
        pieces += [_stored(seen, kind, plate), *_more(seen, kind, plate)]
    return pieces


@cached
def low_storehouse(seen: Seen, box: Box, columns: int = 2) -> list[Piece]:
    """The same where there is little height: the six ingredients with their numbers, and how full it is."""
    me = seen.me
    name = f"storehouse:{me.seat}"
    top = 16
    count = sum(me.stored.values())
    art = gable(box.w, top) + walls(box.w, box.h, top)
    span = box.w - 34 - width(f"{me.capacity}/{me.capacity}", 12, bold=True)
    art += heading(12, top + 22, seen.say("scene-storehouse"), 14, INK, span=span)
    full = text(
        box.w - 12,
        top + 22,
        f"{count}/{me.capacity}",
        12,
        BERRY if count > me.capacity else MUTED,
        bold=True,
        anchor="end",
    )
    pip = (box.w - 22) / max(me.capacity, 1)
    kinds = [kind for kind in INGREDIENTS for _ in range(me.stored[kind])]
    for n in range(me.capacity):
        art += rect(11 + n * pip, top + 28, pip - 1.5, 7, 2, "#dcc69a", stroke="#9c7f50", stroke_width=0.8)
    full += "".join(
        rect(11 + n * pip, top + 28, pip - 1.5, 7, 2, TINTS[kind][0]) for n, kind in enumerate(kinds[: me.capacity])
    )
    pieces = [seen.piece(name, box.x, box.y, art, store_label(seen, me), name)]
    pieces.append(seen.piece(f"full:{me.seat}", box.x, box.y, full))
    plates = box.inside(9, top + 38, 9, 9).grid(columns, len(INGREDIENTS) // columns, 4)
    for kind, plate in zip(INGREDIENTS, plates):
        pieces += [_large_plate(seen, kind, plate), *_more(seen, kind, plate)]
    return pieces


def _large_plate(seen: Seen, kind: str, plate: Box) -> Piece:
    """An ingredient's number beside a cube."""
    me = seen.me
    count = me.stored[kind]
    name = f"stored:{me.seat}:{kind}"
    large = plate.h > _LARGE and plate.w > _LARGE
    figure = 20 if large else 16 if plate.w > _TIGHT or count < 10 else 14
    size = 32.0 if large else min(plate.h - 3, 22.0, plate.w - 6 - width(count, figure, bold=True))
    wide = width(count, figure, bold=True) + (2 if size < 20 else 4) + size
    x = (plate.w - wide) / 2
    drawing = text(x, plate.h / 2 + figure * 0.36, count, figure, INK, bold=True)
    drawing += cube(kind, x + wide - size, plate.h / 2 - size * 0.53, size)
    actions = _actions(seen, me, kind)
    art = rect(0, 0, plate.w, plate.h, 5, CARD, stroke=QUIET_LINE, stroke_width=1)
    art += (drawing if count or actions else group(drawing, opacity=0.45)) + ring(plate.w, plate.h, 5)
    return seen.piece(name, plate.x, plate.y, art, stored_label(seen, me, kind), name, actions=_below(seen, me, kind))


@cached
def _building(seen: Seen, shelf: Shelf, box: Box) -> str:
    art = gable(box.w, _ROOF) + walls(box.w, box.h, _ROOF) + _title(seen, seen.me, box.w)
    return art + "".join(_place(shelf, n) for n in range(seen.me.capacity))


def store_label(seen: Seen, player: PlayerView) -> str:
    return seen.say("scene-store", count=sum(player.stored.values()), capacity=player.capacity)


def _title(seen: Seen, player: PlayerView, w: float) -> str:
    """What it is; room is left for how full it is."""
    span = w - 34 - width(f"{player.capacity}/{player.capacity}", 12, bold=True)
    return heading(13, _ROOF + 22, seen.say("scene-storehouse"), 14, INK, span=span)


def _full(player: PlayerView, w: float) -> str:
    """How full it is."""
    count = sum(player.stored.values())
    ink = BERRY if count > player.capacity else MUTED
    return text(w - 13, _ROOF + 22, f"{count}/{player.capacity}", 12, ink, bold=True, anchor="end")


def _place(shelf: Shelf, number: int) -> str:
    cx, cy, _ = shelf.place(number)
    w, h = shelf.box.w / shelf.across - 2, shelf.box.h / shelf.rows - 2
    return rect(cx - w / 2, cy - h / 2, w, h, 3, "#dcc69a", stroke="#9c7f50", stroke_width=1)


def _cubes(seen: Seen, shelf: Shelf, box: Box) -> list[Piece]:
    """What is stored, kind by kind on the places from the first on."""
    kinds = [kind for kind in INGREDIENTS for _ in range(seen.me.stored[kind])]
    return [_cube(seen, shelf, box, number, kind) for number, kind in enumerate(kinds)]


def _cube(seen: Seen, shelf: Shelf, box: Box, number: int, kind: str) -> Piece:
    """A cube on its place; it may be clicked like the number of its kind."""
    cx, cy, size = shelf.place(number)
    art = cube(kind, 0, 0, size) + group(ring(size + 3, size + 3, 5), x=-1.5, y=size * 0.03 - 1.5)
    x, y = box.x + cx - size / 2, box.y + cy - size * 0.53
    title, actions = seen.title("ingredient", kind), _actions(seen, seen.me, kind)
    return seen.piece(f"shelf:{number}", x, y, art, title, f"supply:{kind}", actions=actions)


def _stored(seen: Seen, kind: str, plate: Box) -> Piece:
    """An ingredient's number on a plate."""
    me = seen.me
    count = me.stored[kind]
    name = f"stored:{me.seat}:{kind}"
    figure = text(plate.w - 20, plate.h / 2 + 4.8, count, 14, INK, bold=True, anchor="end", span=plate.w - 23)
    figure += use(kind, plate.w - 18, plate.h / 2 - 8, 16)
    art = rect(0, 0, plate.w, plate.h, 5, CARD, stroke=QUIET_LINE, stroke_width=1)
    actions = _actions(seen, me, kind)
    art += (figure if count or actions else group(figure, opacity=0.45)) + ring(plate.w, plate.h, 5)
    return seen.piece(name, plate.x, plate.y, art, stored_label(seen, me, kind), name, actions=_below(seen, me, kind))


def _actions(seen: Seen, player: PlayerView, kind: str) -> tuple[int, ...]:
    """A click on the own ingredients may also take one more from the supply."""
    name = f"stored:{player.seat}:{kind}"
    return seen.actions(name, f"supply:{kind}") if seen.is_own(player.seat) else seen.actions(name)


def _below(seen: Seen, player: PlayerView, kind: str) -> tuple[int, ...]:
    """What a plate plays by itself: nothing while the supply's plus lies over it and plays everything."""
    covered = seen.is_own(player.seat) and seen.lit(f"supply:{kind}")
    return () if covered else seen.actions(f"stored:{player.seat}:{kind}")


def _more(seen: Seen, kind: str, box: Box) -> list[Piece]:
    """A plus at the corner of a plate, beside its icon, while one more may be taken from the supply; all of the plate
    takes it."""
    name = f"supply:{kind}"
    if not seen.lit(name):
        return []
    plus = circle(0, 0, 7, LANTERN, stroke=ON_LANTERN, stroke_width=1.2) + stroke("M-3.5 0h7M0 -3.5v7", ON_LANTERN, 2)
    art = hit(0, 0, box.w, box.h) + ring(box.w, box.h, 5) + group(plus, x=box.w - 5, y=5)
    label, actions = seen.say("scene-one-more", kind=f"@ingredient-{kind}"), _actions(seen, seen.me, kind)
    return [seen.piece(name, box.x, box.y, art, label, name, actions=actions)]


def stored_label(seen: Seen, player: PlayerView, kind: str) -> str:
    name = seen.name(player.seat)
    return seen.say("scene-stored", name=name, kind=f"@ingredient-{kind}", count=player.stored[kind])


@cached
def counters(seen: Seen, player: PlayerView, box: Box, columns: int, size: float = 16) -> list[Piece]:
    """An ingredient's number beside its plaque, in rows: where there is no room for a storehouse."""
    rows = -(-len(INGREDIENTS) // columns)
    pieces = []
    for kind, place in zip(INGREDIENTS, box.grid(columns, rows, 2)):
        pieces.append(_counter(seen, player, kind, place, size))
        pieces += _more(seen, kind, place) if seen.is_own(player.seat) else []
    return pieces


def _counter(seen: Seen, player: PlayerView, kind: str, box: Box, size: float) -> Piece:
    count = player.stored[kind]
    name = f"stored:{player.seat}:{kind}"
    figure = 14 if size > 15 else 12
    size = min(size, box.w - 3 - width(count, figure, bold=True))
    wide = width(count, figure, bold=True) + 2 + size
    x = (box.w - wide) / 2
    drawing = text(x, box.h / 2 + figure * 0.36, count, figure, INK, bold=True)
    drawing += use(kind, x + wide - size, box.h / 2 - size / 2, size)
    actions = _actions(seen, player, kind)
    light = ring(box.w, box.h, 5) if actions else ""
    ground = rect(0, 0, box.w, box.h, 5, "#000", fill_opacity=0)
    art = ground + (drawing if count or actions else group(drawing, opacity=0.45)) + light
    return seen.piece(
        name, box.x, box.y, art, stored_label(seen, player, kind), name, actions=_below(seen, player, kind)
    )
