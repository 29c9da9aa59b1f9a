"""A plain table as a picture: the middle, what may be done now, and everybody's things, on panels of parchment."""

from functools import cache
from typing import Any, Final

from alehouse.core.draw.colours import ON_DARK, SOFT
from alehouse.core.draw.dice import ROUNDS, Look, dice
from alehouse.core.draw.icons import icons as house_icons
from alehouse.core.draw.lettering import heading
from alehouse.core.draw.pieces import materials, piece_lights
from alehouse.core.draw.players import marks
from alehouse.core.draw.sounds import sounding
from alehouse.core.draw.svg import stroke, symbol
from alehouse.core.draw.table import SeenTable
from alehouse.core.plain.items import TABLE
from alehouse.core.plain.outcome import summary
from alehouse.core.plain.panels import Column, goal, middle, options, player
from alehouse.core.plain.view import PlainView
from alehouse.core.scene import LANDSCAPE, PORTRAIT, SHORT, TABLET, TALL, WIDE, Canvas, Layout, Scene
from alehouse.core.words import Words

GAP: Final = 12.0
WIDTHS: Final = {LANDSCAPE: 1096.0, WIDE: 1280.0, TABLET: 752.0, TALL: 752.0, PORTRAIT: 390.0, SHORT: 360.0}
LEAST: Final = {LANDSCAPE: 792.0, WIDE: 566.0}  # as high as a window of that shape
DICE: Final = Look("plain", "#fffaf0", "#f0e2c0", "#b79a66", "#2a211b", "i-mug", ROUNDS)

Seen = SeenTable[PlainView, Any]


def scene(view: PlainView, words: Words, layout: Layout) -> Scene:
    """At a desk the middle and the options stand beside the players, anywhere else above them."""
    table: Seen = SeenTable(view, words, layout, view.count)
    w = WIDTHS[layout.shape]
    first, others = _columns(layout.shape, w)
    left = Column(table, 8, 8, first)
    left.add(middle)
    left.add(options)
    beside = layout.shape in LEAST
    if not beside and words.has("aim"):  # at a desk it stands beside the table
        left.add(goal)
    places = [Column(table, x, 8 if beside else left.y, wide) for x, wide in others]
    for number, seat in enumerate([table.own, *table.others]):
        places[number % len(places)].add(player, seat)
    pieces = [*left.pieces, *(piece for place in places for piece in place.pieces)]
    high = max(LEAST.get(layout.shape, 0.0), left.y, *(place.y for place in places))
    return Scene(layout=layout, status=_status(table), table=Canvas(width=w, height=high, pieces=tuple(pieces)))


def _columns(shape: str, w: float) -> tuple[float, list[tuple[float, float]]]:
    """How wide the first column is, and where the players' columns are and how wide."""
    if shape in LEAST:
        first = w * 0.4
        half = (w - first - 16 - 2 * GAP) / 2
        return first, [(8 + first + GAP, half), (8 + first + 2 * GAP + half, half)]
    whole = w - 16
    if shape in (TABLET, TALL):
        half = (whole - GAP) / 2
        return whole, [(8, half), (8 + half + GAP, half)]
    return whole, [(8, whole)]


def _status(table: Seen) -> Canvas:
    """The title, and where the game stands."""
    view, stands = table.whole_view, summary(table.whole_view, table.words)
    if table.layout.shape in LEAST:
        art = heading(8, 36, view.title, 22, ON_DARK, span=420) + heading(8, 64, stands, 16, SOFT, span=420)
        return Canvas(width=440, height=84, pieces=(table.piece("status", 0, 0, art),))
    w = WIDTHS[table.layout.shape]
    art = heading(8, 28, stands, 17, ON_DARK, span=w - 70)
    return Canvas(width=w, height=44, pieces=(table.piece("status", 0, 0, art),))


@cache
def scene_defs() -> str:
    """What all plain scenes share: materials, players' marks, dice."""
    mug = symbol("i-mug", 24, 24, stroke("M5 6H16V20H5ZM16 9H20V16H16", "currentColor", 2))
    drawings = materials() + piece_lights() + house_icons() + marks() + mug + dice(DICE)
    return sounding(drawings, {"die": ("die-*",)})


def icons(words: Words) -> dict[str, str]:
    return {f"die-{DICE.name}": words.say("plain-die")}


__all__ = ["TABLE", "icons", "scene", "scene_defs"]
