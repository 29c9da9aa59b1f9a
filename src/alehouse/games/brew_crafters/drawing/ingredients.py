"""The six ingredients: glyphs, plaques that count them, wooden cubes; and the plaques of ingredients of choice.

Shared drawings: `glyph-malt` in the current colour, the plaque `malt`, `cube-malt`; `basic_any`, `special_any`, `any`.
"""

from typing import Final

from alehouse.core.draw.svg import circle, ellipse, group, path, rect, stroke, symbol
from alehouse.games.brew_crafters.effect_ops import INGREDIENTS

# The wood's colour, and what is written on it.
TINTS: Final = {
    "malt": ("#8b5a2b", "#fff6e4"),
    "hops": ("#5f8f3e", "#ffffff"),
    "yeast": ("#e8c547", "#4a3a0c"),
    "spice": ("#e07b28", "#3a1c05"),
    "coffee": ("#3a2c25", "#f3e1c6"),
    "fruit": ("#b8323f", "#ffffff"),
}
_INK: Final = "currentColor"
_EDGE: Final = "#2a211b"


def ingredients() -> str:
    """All of them, as shared drawings."""
    glyphs = _glyphs()
    drawn = [_glyph(kind, glyphs[kind]) + _plaque(kind, glyphs[kind]) + _cube(kind, glyphs[kind]) for kind in glyphs]
    return "".join(drawn) + _choices()


def _glyph(kind: str, drawing: str) -> str:
    return symbol(f"glyph-{kind}", 24, 24, drawing)


def _plaque(kind: str, drawing: str) -> str:
    wood, ink = TINTS[kind]
    ground = rect(1, 1, 22, 22, 5, wood, stroke=_EDGE, stroke_opacity=0.55, stroke_width=1.5)
    return symbol(kind, 24, 24, ground, group(drawing, color=ink))


def _cube(kind: str, drawing: str) -> str:
    """A cube in three tones with the glyph on its left side, so that colour is never alone."""
    wood, ink = TINTS[kind]
    edges = "M14 1 27 8V22L14 29 1 22V8ZM1 8l13 7 13-7M14 15v14"
    return symbol(
        f"cube-{kind}",
        28,
        30,
        path("M14 1 27 8V22L14 29 1 22V8Z", wood),
        path("M14 1 27 8 14 15 1 8Z", "#fff", opacity=0.34),
        path("M27 8 14 15V29L27 22Z", "#000", opacity=0.3),
        stroke(edges, "#1c1410", 0.9, stroke_opacity=0.5, stroke_linejoin="round"),
        group(drawing, transform="matrix(.5 .27 0 .5 1.5 9.5)", color=ink),
    )


# ── glyphs ────────────────────────────────────────────────────────────────────────────────────────


def _glyphs() -> dict[str, str]:
    drawings = (_malt(), _hops(), _yeast(), _spice(), _coffee(), _fruit())
    return dict(zip(INGREDIENTS, drawings))


def _malt() -> str:
    """An ear of barley."""
    grains = ((8.2, 10, -32), (15.8, 10, 32), (8.2, 15, -32), (15.8, 15, 32))
    sides = "".join(ellipse(x, y, 1.8, 3, _INK, transform=f"rotate({turn} {x} {y})") for x, y, turn in grains)
    return stroke("M12 20V10", _INK, 1.8) + ellipse(12, 6.4, 2, 3, _INK) + sides


def _hops() -> str:
    """A hop cone with its leaf."""
    cone = (
        "M12 5.2c1-1.6 2.6-1.7 4-1.4-.4 1.6-1.6 2.4-3 2.6 3 .6 5 2.6 5 5.6 0 3.4-3 6.2-6 8.4-3-2.2-6-5-6-8.4"
        " 0-3.4 2.6-5.6 6-6.8z"
    )
    scales = "M6.6 11c1.8 1.6 3.6 1.6 5.4 0 1.8 1.6 3.6 1.6 5.4 0M8 15.2c1.4 1.2 2.6 1.2 4 0 1.4 1.2 2.6 1.2 4 0"
    return path(cone, _INK) + stroke(scales, "#3f6a24", 1.5)


def _yeast() -> str:
    """Cells that bud."""
    cells = ((9, 9.5, 4), (15.6, 8.6, 2.7), (14.8, 15.2, 3.4), (8.8, 16.6, 2.2))
    return "".join(circle(x, y, r, _INK) for x, y, r in cells)


def _spice() -> str:
    """Star anise."""
    rays = "".join(ellipse(12, 7.6, 2, 3.9, _INK, transform=f"rotate({turn} 12 12)") for turn in range(0, 360, 60))
    return rays + circle(12, 12, 1.7, "#f7c184")


def _coffee() -> str:
    """A bean."""
    cut = stroke("M12 4.5c-2.6 3 2.6 5 0 7.5s2.6 4.5 0 7.5", "#3a2c25", 1.7)
    return group(ellipse(12, 12, 5.4, 7.8, _INK), cut, transform="rotate(38 12 12)")


def _fruit() -> str:
    """Two cherries."""
    stems = stroke("M8.6 12.5C9.5 9 11 6.6 14 4.8c.4 3 .9 5 1.6 7.5", _INK, 1.6)
    leaf = path("M14 5c1.6-1.6 3.6-1.6 5-.6-1.2 1.8-3.2 2-5 .6z", _INK)
    return stems + circle(8.4, 15.5, 3.8, _INK) + circle(16, 15, 3.8, _INK) + leaf


# ── ingredients of choice ─────────────────────────────────────────────────────────────────────────


def _choices() -> str:
    basic, special = INGREDIENTS[:3], INGREDIENTS[3:]
    return _striped("basic_any", basic) + _striped("special_any", special) + _striped("any", INGREDIENTS)


def _striped(name: str, kinds: tuple[str, ...]) -> str:
    """A plaque in stripes of all the kinds that it may be, with a question mark."""
    wide = 22 / len(kinds)
    inner = "".join(rect(1 + k * wide, 1, wide + 0.2, 22, 0, TINTS[kinds[k]][0]) for k in range(1, len(kinds) - 1))
    first, last = TINTS[kinds[0]][0], TINTS[kinds[-1]][0]
    ends = rect(1, 1, 11, 22, 5, first) + rect(12, 1, 11, 22, 5, last)
    mark = "M8.8 9.2c.2-2 1.5-3 3.3-3s3.3 1.1 3.3 2.9c0 2.4-3.3 2.5-3.3 5"
    return symbol(
        name,
        24,
        24,
        ends,
        inner,
        rect(1, 1, 22, 22, 5, stroke=_EDGE, stroke_opacity=0.6, stroke_width=1.5),
        stroke(mark, "#1c1410", 4.6, stroke_linecap="round", opacity=0.55),
        circle(12.1, 17.6, 2.6, "#1c1410", opacity=0.55),
        stroke(mark, "#fff", 2.3, stroke_linecap="round"),
        circle(12.1, 17.6, 1.6, "#fff"),
    )
