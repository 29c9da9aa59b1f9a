"""Drinks: every race has a glass of its own, filled with what the order asks for, so that no two drinks are alike."""

from typing import Final

from alehouse.core.draw.svg import circle, el, ellipse, group, outlined, path, rect, stroke, symbol, use
from alehouse.games.cavern_tavern.cards import Catalogue, Order
from alehouse.games.cavern_tavern.drawing.icons import EDGE
from alehouse.games.cavern_tavern.drawing.ingredients import LIQUIDS
from alehouse.games.cavern_tavern.effect_ops import INGREDIENTS, RACES

W: Final = 40
H: Final = 48

# The inside of each race's glass, as path data on that grid; the liquid is clipped to it.
_BOWLS: Final = {
    "human": "M9 8h22c1 10-2 18-11 19C11 26 8 18 9 8Z",
    "dwarf": "M6 12h24v30c0 2-1 3-3 3H9c-2 0-3-1-3-3Z",
    "halfling": "M4 18h32c0 14-5 24-16 24S4 32 4 18Z",
    "elf": "M15 4h10c2 12 1 24-5 26-6-2-7-14-5-26Z",
    "green_elf": "M6 10c4 4 24 4 29-2 0 16-8 34-18 36 2-6-8-20-11-34Z",
    "trobit": "M5 22c0-3 30-3 30 0 1 10-3 22-15 22S4 32 5 22Z",
}
_SURFACES: Final = {"human": 11, "dwarf": 15, "halfling": 21, "elf": 9, "green_elf": 14, "trobit": 25}
# What is seen above the liquid.
_BACKS: Final = {
    "human": "#e9eef0",
    "dwarf": "#a9794a",
    "halfling": "#dff0ee",
    "elf": "#e6eef6",
    "green_elf": "#b98d4f",
    "trobit": "#b9b3a4",
}
# Where the garnish sits on the rim.
_GARNISHED: Final = {
    "human": (24, -1),
    "dwarf": (16, 0),
    "halfling": (18, 4),
    "elf": (16, -4),
    "green_elf": (20, -3),
    "trobit": (18, 7),
}


def drinks(cards: Catalogue) -> str:
    """The glasses, and the drink of every order as `drink-of-<order>`."""
    return "".join(map(_glass, RACES)) + "".join(map(_drink, cards.orders))


def _glass(race: str) -> str:
    """What stands behind the liquid, what stands before it, and the clip that keeps the liquid inside."""
    bowl = _BOWLS[race]
    clip = el("clipPath", path(bowl, "#000"), id=f"bowl-{race}")
    front = {
        "human": stroke("M20 27v13", EDGE, 3.4) + stroke("M20 27v13", "#dfe6ea", 1.4) + _foot(20, 42, 9),
        "dwarf": stroke("M30 18c7-1 8 3 8 8s-2 9-8 8", EDGE, 3.4)
        + path("M5 17h26v4H5ZM5 36h26v4H5Z", "#59636d", stroke=EDGE, stroke_width=1)
        + _foam(),
        "halfling": stroke("M36 22c5 0 4 10-3 10", EDGE, 2.6)
        + _dots()
        + rect(13, 41, 14, 4, 2, "#b9783a", stroke=EDGE),
        "elf": stroke("M20 30v12", EDGE, 3) + stroke("M20 30v12", "#cfe3f3", 1.2) + _foot(20, 44, 7),
        "green_elf": stroke("M7 16c6 3 20 3 27-2M10 25c5 2 13 2 19-2", "#6a4a22", 1.6)
        + path("M15 45l4-3 3 4Z", "#c9a24a", stroke=EDGE),
        "trobit": circle(14, 33, 2.6, EDGE)
        + circle(26, 33, 2.6, EDGE)
        + stroke("M15 39l2 2 2-2 2 2 2-2 2 2", EDGE, 1.4),
    }
    rim = path(bowl, stroke=EDGE, stroke_width=1.6)
    rounded = {"stroke_linecap": "round", "stroke_linejoin": "round", "overflow": "visible"}
    return clip + symbol(f"glass-{race}", W, H, rim, front[race], **rounded)


def _foot(cx: float, cy: float, rx: float) -> str:
    return ellipse(cx, cy, rx, 2.6, "#dfe6ea", stroke=EDGE, stroke_width=1.4)


def _foam() -> str:
    bubbles = "M4 14c-2-4 2-7 5-5 1-4 7-5 9-1 2-4 8-3 9 1 4-1 6 3 4 6-7 3-20 3-27-1Z"
    return outlined(bubbles, "#fffaf0", 1.4, EDGE)


def _dots() -> str:
    return "".join(circle(x, y, 1.5, "#fffaf0", opacity=0.8) for x, y in ((11, 28), (20, 31), (29, 28)))


def _drink(order: Order) -> str:
    """The ingredients of the order as layers, the rarest at the bottom; the first one also decorates the rim."""
    race = RACES[order.race]
    kinds = [kind for k, kind in enumerate(INGREDIENTS) if order.needs[k]]
    layers = sorted(kinds, key=lambda kind: -INGREDIENTS.index(kind))[:3]
    top = _SURFACES[race]
    deep = (46 - top) / len(layers)
    liquid = "".join(
        rect(0, top + (len(layers) - 1 - k) * deep, W, deep + 1, 0, LIQUIDS[kind]) for k, kind in enumerate(layers)
    )
    glint = rect(0, 0, W, top, 0, _BACKS[race])
    x, y = _GARNISHED[race]
    garnish = use(kinds[0], x, y, 15)
    filled = group(glint, liquid, rect(W * 0.3, 0, 3, H, 0, "#fff", opacity=0.28), clip_path=f"url(#bowl-{race})")
    return symbol(f"drink-of-{order.id}", W, H, filled, use(f"glass-{race}", 0, 0, W, H), garnish, overflow="visible")
