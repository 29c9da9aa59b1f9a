"""What the rooms of the tavern share: walls and signs, decks, plates for dice, dice on their spaces."""

from collections.abc import Sequence
from typing import Final

from alehouse.core.draw.colours import LANTERN, LINE, ON_DARK
from alehouse.core.draw.lettering import heading, width
from alehouse.core.draw.pieces import hit_area, ring, shine
from alehouse.core.draw.svg import ellipse, group, num, path, rect, use
from alehouse.core.scene import Box, Piece
from alehouse.games.cavern_tavern.drawing.pieces import bars, die_piece, hatching, pill, pill_width, slot
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.view import AreaView, DieView, SpaceView

HEAD: Final = 27  # how high the sign of a room is
EDGE: Final = 7  # between the wall and what stands before it
_DARK: Final = "#1a1216"
_APART: Final = 9  # between spaces
_LARGEST: Final = 26.0  # slot
DECK: Final = 62  # what a deck takes of the sign of a room
_REACH: Final = 54  # of a deck, for a finger: on the narrowest telephone a unit is a little less than a pixel
_ABOVE: Final = 13  # how far such a place reaches over a deck


# ── walls ─────────────────────────────────────────────────────────────────────────────────────────


def room(
    seen: Seen,
    section: str,
    box: Box,
    wall: str,
    pattern: str,
    clause: str,
    more: str = "",
    cave: bool = False,
    left: float = 12,
    sign: str = "",
) -> Piece:
    """A room: its walls, its name (or another `sign`) from `left` on; `more` is drawn upon the walls. A click opens
    its rules."""
    name = seen.say(f"section-{section}")
    art = rect(0, 0, box.w, box.h, 12, f"url(#{wall})", stroke=_DARK, stroke_width=2)
    art += rect(0, 0, box.w, box.h, 12, f"url(#{pattern})") if pattern else ""
    art += rect(2.5, 2.5, box.w - 5, box.h - 5, 10, stroke="#fff", stroke_opacity=0.1)
    art += (_stalactites(box.w) if cave else "") + more
    span_left = min(name_span(seen, section, box.w), box.w - left - DECK)
    art += heading(left, 19.5, sign or name, 16, ON_DARK, span=span_left)
    return seen.piece(f"room:{section}", box.x, box.y, art, name, f"rules:{clause}")


def name_span(seen: Seen, section: str, w: float) -> float:
    """How wide the name of a room may become."""
    return min(width(seen.say(f"section-{section}"), 16, serif=True), w * 0.62)


def inner(box: Box) -> Box:
    """Where the furniture of a room stands: below its sign, off its walls."""
    return box.inside(EDGE, HEAD + 2, EDGE, EDGE)


def _stalactites(w: float) -> str:
    """What hangs from the ceiling of a cave."""
    d, x, k = "M10 2", 10.0, 0
    while x < w - 40:
        wide, drop, gap = (16, 9, 22, 12, 18)[k % 5], (9, 5, 13, 7, 11)[k % 5], (14, 30, 8, 22)[k % 4]
        d += f"l{num(wide / 2)} {drop} {num(wide / 2)} -{drop}h{gap}"
        x += wide + gap
        k += 1
    return path(f"{d}Z", "#120c14", opacity=0.55)


def candle(x: float, y: float, size: float) -> str:
    """A burning candle and its light."""
    glow = ellipse(x + size / 2, y + size * 0.4, size * 2.1, size * 1.4, "url(#candlelight)")
    return glow + use("candle", x, y, size)


def deck(seen: Seen, name: str, icon: str, count: int, right: float, y: float, label: str) -> Piece:
    """A deck or supply in the sign of a room, flush right: what lies there, and how much of it. What may come is to be
    read before a card is drawn."""
    wide = pill_width(count)
    art = shine(wide, 20, 10) + pill(icon, count) + ring(wide, 20, 10)
    if seen.by_touch and seen.lit(name):
        art = group(hit_area(max(wide, _REACH), _REACH), x=min(0, wide - _REACH), y=-_ABOVE) + art
    return seen.piece(name, right - wide, y, art, label, name, unfolds=True)


# ── places for dice ───────────────────────────────────────────────────────────────────────────────


def plate(seen: Seen, area: AreaView, box: Box, drawing: str, r: float = 8) -> Piece:
    """The plate of an area: parchment with what is printed on it, hatched while nobody can use it."""
    art = shine(box.w, box.h, r) + rect(0, 0, box.w, box.h, r, "url(#sheet)", stroke=LINE)
    art += rect(0, 0, box.w, box.h, r, LANTERN, opacity=0.45) if seen.is_target(f"area:{area.id}") else ""
    art += drawing + (hatching(box.w, box.h, r) if is_full(area) else "") + ring(box.w, box.h, r)
    return seen.piece(f"area:{area.id}", box.x, box.y, art, area_label(seen, area), f"area:{area.id}", area.action)


def is_full(area: AreaView) -> bool:
    """Whether no space is left: all are used, or the Automa bars it."""
    return bool(area.blocked) or all(space.used for space in area.spaces)


def area_label(seen: Seen, area: AreaView) -> str:
    """An area, its state and what lies there, for those who cannot see it."""
    if area.blocked:
        state = seen.say("tavern-barred", colour=f"@automa-{area.blocked}")
    else:
        free = sum(not space.used for space in area.spaces)
        state = seen.say("tavern-spaces", free=free, all=len(area.spaces))
    return seen.say("tavern-area", area=seen.title("area", area.id), state=state)


class Slots:
    """The slots of an area that takes so many dice a space, as large as they can be in a box of its plate.

    Spaces stand side by side or, where they are larger then, in several rows.
    """

    def __init__(self, seen: Seen, area: AreaView, box: Box, centred: bool = True) -> None:
        self.area = area
        self.count = int(seen.areas[area.id].dice_count)
        spaces = max(len(area.spaces), 1)
        self.side, rows = max((self._side(box, rows), -rows) for rows in range(1, spaces + 1))
        in_row = -(-spaces // -rows)
        wide = in_row * self._wide(self.side) + (in_row - 1) * _APART
        high = -rows * (self.side + _APART) - _APART
        left = box.x + (box.w - wide) / 2 if centred else box.x
        top = box.y + (box.h - high) / 2
        self.corners = [
            (left + k % in_row * (self._wide(self.side) + _APART), top + k // in_row * (self.side + _APART))
            for k in range(spaces)
        ]

    def _wide(self, side: float) -> float:
        """How wide a space is."""
        return self.count * (side + 3) - 3

    def _side(self, box: Box, rows: int) -> float:
        """How large slots are in so many rows."""
        in_row = -(-max(len(self.area.spaces), 1) // rows)
        across = (box.w - (in_row - 1) * _APART - in_row * 3 * (self.count - 1)) / (in_row * self.count)
        return min(_LARGEST, across, (box.h + _APART) / rows - _APART)

    @property
    def first(self) -> tuple[float, float]:
        """The middle of the first space."""
        x, y = self.corners[0]
        return x + self._wide(self.side) / 2, y + self.side / 2

    def drawing(self) -> str:
        """The printed slots, each space on ground of its own."""
        out = ""
        for (x, y), space in zip(self.corners, self.area.spaces):
            out += rect(x - 3, y - 3, self._wide(self.side) + 6, self.side + 6, 6, LINE, opacity=0.1)
            out += "".join(space_sign(space, x + n * (self.side + 3), y, self.side) for n in range(self.count))
        return out

    def dice(self, seen: Seen, on: Box) -> list[Piece]:
        """The dice on them; `on`: where the plate lies."""
        where = seen.title("area", self.area.id)
        step, half = self.side + 3, self.side / 2
        return [
            die_piece(seen, die, on.x + x + n * step + half, on.y + y + half, self.side - 1, where)
            for (x, y), space in zip(self.corners, self.area.spaces)
            for n, die in enumerate(space.dice)
        ]


def with_slots(seen: Seen, area: AreaView, box: Box, drawing: str, slots: Slots) -> list[Piece]:
    """A plate, its slots and the dice on them; or the Automa die that bars it."""
    x, y = slots.first
    out = [plate(seen, area, box, drawing + slots.drawing()), *slots.dice(seen, box)]
    return out + bars(seen, f"area:{area.id}", box.x + x, box.y + y, 28)


def dice_in_space(seen: Seen, dice: Sequence[DieView], x: float, y: float, side: float, where: str) -> list[Piece]:
    """The dice of one placement in one square: one alone, two askew, more in a heap."""
    if len(dice) == 1:
        return [die_piece(seen, dice[0], x + side / 2, y + side / 2, side - 1, where)]
    if len(dice) == 2:
        small = side * 0.64
        ends = (small / 2 - 1, side - small / 2 + 1)
        return [die_piece(seen, die, x + end, y + end, small, where) for die, end in zip(dice, ends)]
    small = side * 0.52
    low, high = small / 2 - 1, side - small / 2 + 1
    places = ((low, low), (high, low), (low, high), (high, high), (side / 2, side / 2))
    return [die_piece(seen, die, x + dx, y + dy, small, where) for die, (dx, dy) in zip(dice, places)]


def dice_in_row(
    seen: Seen, dice: Sequence[DieView], right: float, cy: float, span: float, where: str, size: float = 20
) -> list[Piece]:
    """Dice side by side, flush right, closer together the more there are."""
    step = min(size + 3, (span - size) / max(len(dice) - 1, 1))
    return [
        die_piece(seen, die, right - size / 2 - (len(dice) - 1 - k) * step, cy, size, where)
        for k, die in enumerate(dice)
    ]


def space_sign(space: SpaceView, x: float, y: float, side: float) -> str:
    """An empty place, crossed where a die was taken back from it (CT-6.9.5)."""
    out = slot(x, y, side)
    if space.used and not space.dice:
        out += rect(x, y, side, side, 5, "url(#hatch)")
    return out
