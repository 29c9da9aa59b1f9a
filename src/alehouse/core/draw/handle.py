"""Where there is little room, the own things are one line, and whole when they are needed: which of the two, and the
handle with which a person opens and closes them."""

from typing import Any, Final

from alehouse.core.draw.colours import LANTERN, ON_DARK
from alehouse.core.draw.svg import rect, stroke
from alehouse.core.draw.table import SeenTable
from alehouse.core.scene import Piece

_ARROW: Final = 6  # half as wide


def is_opened(table: SeenTable[Any, Any], needed: bool) -> bool:
    """As a person wishes; without a wish, while something is `needed` that the line does not show."""
    wish = table.layout.opened
    return needed if wish is None else wish


def handle(table: SeenTable[Any, Any], x: float, y: float, w: float, h: float, opened: bool, needed: bool) -> Piece:
    """An arrow up or down; lit where something is needed that a person has closed."""
    lit = needed and not opened
    art = rect(0, 0, w, h, 9, "#000", opacity=0.3)
    if lit:
        art += rect(0, 0, w, h, 9, stroke=LANTERN, stroke_width=2.5)
    up = -1 if opened else 1
    arrow = f"M{w / 2 - _ARROW} {h / 2 + up * _ARROW / 2}l{_ARROW} {-up * _ARROW} {_ARROW} {up * _ARROW}"
    art += stroke(arrow, LANTERN if lit else ON_DARK, 2.4, stroke_linecap="round")
    label = table.say("scene-own-close" if opened else "scene-own-open")
    return table.piece("own-handle", x, y, art, label, "own:close" if opened else "own:open")
