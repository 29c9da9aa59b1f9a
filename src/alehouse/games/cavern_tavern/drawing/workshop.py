"""The Wizard's Workshop: three places for dice, one below the other or side by side."""

from typing import Final

from alehouse.core.draw.album import part
from alehouse.core.draw.colours import INK, LANTERN, MUTED
from alehouse.core.draw.lettering import text
from alehouse.core.draw.svg import circle, num, path, use
from alehouse.core.scene import Box, Piece
from alehouse.games.cavern_tavern.drawing.gains import gains, gains_width
from alehouse.games.cavern_tavern.drawing.paper import title
from alehouse.games.cavern_tavern.drawing.rooms import Slots, deck, inner, room, with_slots
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.view import AreaView

_GAP: Final = 5
_NARROW: Final = 180  # a narrower room has a short sign
_STARS: Final = ((0.86, 0.14), (0.27, 0.2), (0.54, 0.93), (0.94, 0.6), (0.06, 0.48), (0.68, 0.46))


@part
def workshop(seen: Seen, box: Box) -> list[Piece]:
    """The room under a starry ceiling, and its places."""
    walls = "".join(_star(box.w * x, box.h * y) for x, y in _STARS)
    walls += circle(20, 15, 12, "#e6ddf2", stroke="#1a1216", stroke_width=1.5) + use("wizard-face", 10, 4, 20)
    count = seen.view.items_left
    sign = seen.say("tavern-workshop") if box.w < _NARROW else ""
    out = [
        room(seen, "workshop", box, "workshop", "", "CT-6.5.1", walls, cave=True, left=37, sign=sign),
        deck(
            seen,
            "deck:items",
            "item",
            count,
            box.x + box.w - 8,
            box.y + 4,
            seen.say("tavern-deck-items", count=count),
        ),
    ]
    within = inner(box)
    areas = seen.of_section("workshop")
    beside = within.w > 300
    for k, area in enumerate(areas):
        place = _beside(within, k, len(areas)) if beside else _below(within, k, len(areas))
        out += _upright(seen, area, place) if beside else _lying(seen, area, place)
    return out


def _star(x: float, y: float) -> str:
    d = f"M{num(x)} {num(y - 3)}l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8Z"
    return path(d, LANTERN, opacity=0.6)


def _below(box: Box, k: int, count: int) -> Box:
    h = (box.h - _GAP * (count - 1)) / count
    return Box(box.x, box.y + k * (h + _GAP), box.w, h)


def _beside(box: Box, k: int, count: int) -> Box:
    w = (box.w - _GAP * (count - 1)) / count
    return Box(box.x + k * (w + _GAP), box.y, w, box.h)


@part
def _lying(seen: Seen, area: AreaView, box: Box) -> list[Piece]:
    """Name and gains in one line, the spaces below."""
    program = int(seen.areas[area.id].program)
    given = min(gains_width(seen.cards, program, 20), box.w * 0.45)
    drawing = text(9, 17, seen.title("area", area.id), 12, INK, bold=True, room=box.w - given - 22)
    drawing += gains(seen.cards, program, box.w - given - 6, 3.5, 20, box.w * 0.45)
    return with_slots(seen, area, box, drawing, Slots(seen, area, Box(9, 23, box.w - 18, box.h - 27), centred=False))


@part
def _upright(seen: Seen, area: AreaView, box: Box) -> list[Piece]:
    """Name above, gains large in the middle, below them the spaces and how many dice each takes."""
    printed = seen.areas[area.id]
    program = int(printed.program)
    low = box.h - 4 - min(58, box.h - 84)  # where the spaces begin
    high = min(38.0, max(24.0, low - 62))
    middle = (30 + low - 16) / 2
    wide = min(gains_width(seen.cards, program, high), box.w - 20)
    drawing = title(seen.title("area", area.id), box.w / 2, 34, box.w - 12, 14, INK)
    drawing += circle(box.w / 2, middle, high * 0.85, LANTERN, opacity=0.25)
    drawing += gains(seen.cards, program, box.w / 2 - wide / 2, middle - high / 2, high, box.w - 20)
    said = seen.say("wants-dice_count", n=int(printed.dice_count))
    drawing += text(box.w / 2, low - 4, said, 12, MUTED, anchor="middle", room=box.w - 12)
    return with_slots(seen, area, box, drawing, Slots(seen, area, Box(6, low, box.w - 12, box.h - low - 4)))
