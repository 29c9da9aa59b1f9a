"""The plain answers to a game's hooks: a view, a scene, a board and numbers made of the items that lie on its table.

`items` says what an item is, `view` what a seat sees, `choices` what is asked, `scene` draws it, `board` writes it,
`encoding` counts it; `outcome`, `emblem` and `book` are what is left to say.
"""

from alehouse.core.plain.about import about, detail
from alehouse.core.plain.board import board, inspect_text
from alehouse.core.plain.book import first_clause
from alehouse.core.plain.choices import PROMPT, make_choice, why_not
from alehouse.core.plain.emblem import emblem
from alehouse.core.plain.encoding import fill_sheet
from alehouse.core.plain.items import TABLE, Item, card, dice, number, numbers
from alehouse.core.plain.outcome import outcome, summary
from alehouse.core.plain.scene import icons, scene, scene_defs
from alehouse.core.plain.view import POINTS, PlainView, make_view

__all__ = [
    "POINTS",
    "PROMPT",
    "TABLE",
    "Item",
    "PlainView",
    "about",
    "board",
    "card",
    "detail",
    "dice",
    "emblem",
    "fill_sheet",
    "first_clause",
    "icons",
    "inspect_text",
    "make_choice",
    "make_view",
    "number",
    "numbers",
    "outcome",
    "scene",
    "scene_defs",
    "summary",
    "why_not",
]
