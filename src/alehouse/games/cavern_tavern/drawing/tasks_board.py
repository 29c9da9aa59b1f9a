"""Kitchen and Chores: six tasks each, with the dice they take, what they bring, and the track beside them."""

from typing import Final

from alehouse.core.draw.colours import INK
from alehouse.core.draw.lettering import text
from alehouse.core.scene import Piece
from alehouse.games.cavern_tavern.drawing.gains import goods, goods_width
from alehouse.games.cavern_tavern.drawing.pieces import bars, coin, sign, value_badge
from alehouse.games.cavern_tavern.drawing.rooms import dice_in_row, inner, plate, room, space_sign
from alehouse.games.cavern_tavern.drawing.seen import Box, Seen
from alehouse.games.cavern_tavern.drawing.tracks import shift_plate, task_track
from alehouse.games.cavern_tavern.view import AreaView

_GAP: Final = 2.5
_BADGE: Final = 30
_ICON: Final = 19
_SLOT: Final = 19


def kitchen(seen: Seen, box: Box) -> list[Piece]:
    return _tasks(seen, box, "kitchen", "bricks", "CT-6.3.1")


def chores(seen: Seen, box: Box) -> list[Piece]:
    return _tasks(seen, box, "chore", "boards", "CT-6.3.1")


def _tasks(seen: Seen, box: Box, track: str, pattern: str, clause: str) -> list[Piece]:
    """The room of a track: its tasks one below the other, the track at the right."""
    out = [room(seen, track, box, f"{track}-wall", pattern, clause, sign(track, box.w - 19, 14.5, 11.5))]
    within = inner(box)
    wide = 70 if box.w < 300 else 112
    rows = within.inside(0, 0, wide + 5, 0)
    areas = seen.of_section(track)
    h = (rows.h - _GAP * (len(areas) - 1)) / max(len(areas), 1)
    for k, area in enumerate(areas):
        out += _task(seen, area, Box(rows.x, rows.y + k * (h + _GAP), rows.w, h))
    return out + task_track(seen, track, Box(rows.x + rows.w + 5, within.y, wide, within.h))


def _task(seen: Seen, area: AreaView, box: Box) -> list[Piece]:
    """A task: the sum of the dice; its name; below it what it brings, and its space."""
    printed = seen.areas[area.id]
    program = int(printed.program)
    left, low = _BADGE + 9, box.h - _ICON - 3
    art = value_badge(4, (box.h - _BADGE) / 2, printed.dice_sum, _BADGE)
    art += text(left, 13.5, seen.title("area", area.id), 12, INK, room=box.w - left - 4)
    slots = [box.w - 6 - _SLOT - k * (_SLOT + 3) for k in range(len(area.spaces))]
    room_left = slots[-1] - left - _ICON - 8 - (24 if area.shift else 0)
    art += goods(seen.cards, program, left, low, _ICON, room_left)
    x = left + min(goods_width(seen.cards, program, _ICON), room_left) + 4
    if area.points:
        art += coin(x + _ICON / 2, low + _ICON / 2, area.points, _ICON / 2)
        x += _ICON + 3
    art += shift_plate(x + 10, low + _ICON / 2, area.shift) if area.shift else ""
    art += "".join(space_sign(space, slot_x, low, _SLOT) for space, slot_x in zip(area.spaces, slots))
    out = [plate(seen, area, box, art, 7)]
    dice = [die for space in area.spaces for die in space.dice]
    right, cy = box.x + box.w - 4, box.y + low + _SLOT / 2
    out += dice_in_row(seen, dice, right, cy, box.w - left - 30, seen.title("area", area.id))
    return out + bars(seen, f"area:{area.id}", right - 13, cy - 1, 25)
