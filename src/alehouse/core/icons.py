"""Icons of a text, "{iron}": which shared drawing of a game each of them means, and what that is in words."""

import re
from collections.abc import Collection, Mapping
from typing import Final

from alehouse.core.words import Words

# What a drawing of `game.scene_defs()` may be called: goods, icons, actions, motifs, anything.
PREFIXES: Final = ("g-", "i-", "a-", "m-", "")

_DRAWING: Final = re.compile(r"""\bid=["']([^"']+)["']""")


def drawings(defs: str) -> frozenset[str]:
    """The ids of a game's drawings, of its `scene_defs()`."""
    return frozenset(_DRAWING.findall(defs))


def drawing_of(icon: str, among: Collection[str]) -> str:
    """The id of the drawing that an icon of a text means; "" if there is none."""
    return next((prefix + icon for prefix in PREFIXES if prefix + icon in among), "")


def meaning_of(drawing: str, meanings: Mapping[str, str]) -> str:
    """What a drawing stands for, by `game.icons()`; "die-blue" stands for "die-blue-3", too. "" if nobody says."""
    while drawing and drawing not in meanings:
        drawing = drawing.rpartition("-")[0]
    return meanings.get(drawing, "")


def name_of(icon: str, drawing: str, meanings: Mapping[str, str], words: Words) -> str:
    """An icon and its drawing in words: what the drawing stands for, else the good of that name; "" if nobody says."""
    key = f"goods-{icon}"
    return meaning_of(drawing, meanings) or (words.say(key, {"count": 2}) if words.has(key) else "")
