"""Nasty's Office: the clock, the Nasty track, and the place to talk to Nasty."""

from typing import Final

from alehouse.core.draw.album import part
from alehouse.core.draw.colours import INK
from alehouse.core.draw.lettering import SMALLEST, halves, text
from alehouse.core.draw.svg import use
from alehouse.core.scene import Box, Piece
from alehouse.games.cavern_tavern.drawing.clock import clock
from alehouse.games.cavern_tavern.drawing.gains import gains, gains_width
from alehouse.games.cavern_tavern.drawing.rooms import Slots, deck, inner, room, with_slots
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.drawing.tracks import nasty_track
from alehouse.games.cavern_tavern.view import AreaView

_ICON: Final = 20
_ROOMY: Final = 180  # from this width on everything stands in one line


@part
def office(seen: Seen, box: Box) -> list[Piece]:
    """The track at the right; at its left the clock, below it the places for dice."""
    count = seen.view.says_left
    label = seen.say("tavern-deck-says", count=count)
    out = [
        room(seen, "office", box, "office", "boards", "CT-6.4.1"),
        deck(seen, "deck:says", "nasty", count, box.x + box.w - 8, box.y + 4, label),
    ]
    within = inner(box)
    track = 76 if box.w < 300 else 120
    left = within.inside(0, 0, track + 6, 0)
    talk = 108 if left.w < _ROOMY else 76
    r = min(left.w / 2 - 7, (left.h - talk - 40) / 2)
    out += clock(seen, left.x + left.w / 2, left.y + (left.h - talk - 20) / 2 - 1, r)
    out += nasty_track(seen, Box(left.x + left.w + 6, within.y, track, within.h))
    areas = seen.of_section("office")
    h = talk / max(len(areas), 1)
    for k, area in enumerate(areas):
        out += talk_to(seen, area, Box(left.x, left.y + left.h - talk + k * h, left.w, h), "nasty-dwarf")
    return out


@part
def talk_to(seen: Seen, area: AreaView, box: Box, who: str) -> list[Piece]:
    """Somebody to talk to: the face, the area's name, what the talk brings, the spaces."""
    if box.w >= _ROOMY:
        drawing, low = _in_line(seen, area, box, who), Box(box.w - 76, 6, 70, box.h - 12)
    else:
        drawing = _above(seen, area, box, who) if box.h > box.w * 1.3 else _beside(seen, area, box, who)
        low = Box(6, box.h - 35, box.w - 12, 30)
    return with_slots(seen, area, box, drawing, Slots(seen, area, low))


def _above(seen: Seen, area: AreaView, box: Box, who: str) -> str:
    """The face above the name, below it the gains."""
    face = min(48.0, box.h - 108)
    y = (face + 32 + box.h - 36 - _ICON) / 2
    name = _name(seen, area, box.w / 2, face + 18, box.w - 10, "middle")
    return use(who, (box.w - face) / 2, 4, face) + name + _gains(seen, area, box.w / 2, y, box.w - 12)


def _beside(seen: Seen, area: AreaView, box: Box, who: str) -> str:
    """The face beside the name, below both the gains."""
    face = 40
    y = (face + 4 + box.h - 36 - _ICON) / 2
    name = _name(seen, area, face + 8, face / 2 + 2, box.w - face - 12, None)
    return use(who, 4, 4, face) + name + _gains(seen, area, box.w / 2, y, box.w - 12)


def _in_line(seen: Seen, area: AreaView, box: Box, who: str) -> str:
    """The face, beside it name and gains one above the other."""
    face = min(60.0, box.h - 8)
    left, room = face + 14, box.w - face - 96
    name = text(left, box.h / 2 - 10, seen.title("area", area.id), 14, INK, bold=True, room=room)
    wide = min(gains_width(seen.cards, _program(seen, area), _ICON), room)
    return use(who, 6, (box.h - face) / 2, face) + name + _gains(seen, area, left + wide / 2, box.h / 2 + 2, room)


def _program(seen: Seen, area: AreaView) -> int:
    return int(seen.areas[area.id].program)


def _gains(seen: Seen, area: AreaView, cx: float, y: float, room: float) -> str:
    """What the talk brings, around a middle line."""
    wide = min(gains_width(seen.cards, _program(seen, area), _ICON), room)
    return gains(seen.cards, _program(seen, area), cx - wide / 2, y, _ICON, room)


def _name(seen: Seen, area: AreaView, x: float, y: float, room: float, anchor: str | None) -> str:
    """The area's name on two lines."""
    lines = halves(seen.title("area", area.id))
    return "".join(
        text(x, y + k * 15, line, SMALLEST, INK, bold=True, anchor=anchor, room=room) for k, line in enumerate(lines)
    )
