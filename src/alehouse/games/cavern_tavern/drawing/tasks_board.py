"""Kitchen and Chores: six tasks each, with the dice they take, what they bring, and the track beside them."""

from typing import Final

from alehouse.core.draw.album import part
from alehouse.core.draw.colours import INK
from alehouse.core.draw.lettering import text
from alehouse.core.scene import Box, Piece
from alehouse.games.cavern_tavern.drawing.gains import goods, goods_width
from alehouse.games.cavern_tavern.drawing.pieces import bars, coin, sign, value_badge
from alehouse.games.cavern_tavern.drawing.rooms import dice_in_row, inner, plate, room, space_sign
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.drawing.tracks import shift_plate, task_track
from alehouse.games.cavern_tavern.view import AreaView

_GAP: Final = 2.5
_LOW: Final = 180  # a lower room has its tasks in two columns
_BADGE: Final = 30
_ICON: Final = 19.0  # an icon, and a space for dice


def kitchen(seen: Seen, box: Box) -> list[Piece]:
    return _tasks(seen, box, "kitchen", "bricks", "CT-6.3.1")


def chores(seen: Seen, box: Box) -> list[Piece]:
    return _tasks(seen, box, "chore", "boards", "CT-6.3.1")


@part
def _tasks(seen: Seen, box: Box, track: str, pattern: str, clause: str) -> list[Piece]:
    """The room of a track: its tasks one below the other, in a low room in two columns; the track at the right."""
    out = [room(seen, track, box, f"{track}-wall", pattern, clause, sign(track, box.w - 19, 14.5, 11.5))]
    within = inner(box)
    columns, wide = (2, 84) if box.h < _LOW else (1, 70)
    rows = within.inside(0, 0, wide + 5, 0)
    areas = seen.of_section(track)
    deep = max(-(-len(areas) // columns), 1)
    w, h = (rows.w - _GAP * (columns - 1)) / columns, (rows.h - _GAP * (deep - 1)) / deep
    for k, area in enumerate(areas):
        column, row = divmod(k, deep)
        out += _task(seen, area, Box(rows.x + column * (w + _GAP), rows.y + row * (h + _GAP), w, h))
    return out + task_track(seen, track, Box(rows.x + rows.w + 5, within.y, wide, within.h))


@part
def _task(seen: Seen, area: AreaView, box: Box) -> list[Piece]:
    """A task: the sum of the dice; its name; below it what it brings, and its space."""
    printed = seen.areas[area.id]
    program = int(printed.program)
    icon = min(_ICON, box.h - 18)
    left, low = _BADGE + 9, box.h - icon - 2
    art = value_badge(4, (box.h - _BADGE) / 2, printed.dice_sum, _BADGE)
    art += text(left, 13.5, seen.title("area", area.id), 12, INK, room=box.w - left - 4)
    slots = [box.w - 6 - icon - k * (icon + 3) for k in range(len(area.spaces))]
    room_left = slots[-1] - left - icon - 8 - (24 if area.shift else 0)
    art += goods(seen.cards, program, left, low, icon, room_left)
    x = left + min(goods_width(seen.cards, program, icon), room_left) + 4
    if area.points:
        art += coin(x + icon / 2, low + icon / 2, area.points, icon / 2)
        x += icon + 3
    art += shift_plate(x + 10, low + icon / 2, area.shift) if area.shift else ""
    art += "".join(space_sign(space, slot_x, low, icon) for space, slot_x in zip(area.spaces, slots))
    out = [plate(seen, area, box, art, 7)]
    dice = [die for space in area.spaces for die in space.dice]
    right, cy = box.x + box.w - 4, box.y + low + icon / 2
    out += dice_in_row(seen, dice, right, cy, box.w - left - 30, seen.title("area", area.id))
    return out + bars(seen, f"area:{area.id}", right - 13, cy - 1, 25)
