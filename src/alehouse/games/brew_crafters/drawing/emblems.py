"""The emblem of every recipe in one colour, on a grid of 24: it marks its label, its Gold Label and its batches.

Shared drawings: `emblem-<recipe>` in the current colour, the cap `batch-<recipe>`, the Gold Label `seal-<recipe>`.
"""

from math import cos, pi, sin
from typing import Final

from alehouse.core.draw.icons import lines
from alehouse.core.draw.svg import circle, ellipse, group, path, points, stroke, symbol, use
from alehouse.games.brew_crafters.cards import Catalogue
from alehouse.games.brew_crafters.effect_ops import FAMILIES

_INK: Final = "currentColor"
# Each family's cap, and the colour of what is printed on it.
CAPS: Final = {"ale": ("#d8922c", "#3a2208"), "porter": ("#7c4526", "#f5ecd9"), "stout": ("#33281f", "#f5ecd9")}
_TEETH: Final = 21


def emblems(cards: Catalogue) -> str:
    """The emblems of all recipes, their caps and Gold Labels, as shared drawings."""
    known = _emblems()
    out = _cap()
    for recipe in cards.recipes:
        drawing = known.get(recipe.label) or _mug()
        cap, ink = CAPS[FAMILIES[recipe.family]]
        out += symbol(f"emblem-{recipe.id}", 24, 24, drawing)
        out += symbol(
            f"batch-{recipe.id}",
            24,
            24,
            use("cap", 0, 0, 24, color=cap),
            use(f"emblem-{recipe.id}", 4.6, 4.6, 14.8, color=ink),
        )
        out += symbol(
            f"seal-{recipe.id}", 24, 24, use("seal", 0, 0, 24), use(f"emblem-{recipe.id}", 6, 6.2, 12, color="#5a380a")
        )
    return out


def _cap() -> str:
    """A crown cap seen from above, in the current colour."""
    teeth = points(
        *(
            (12 + r * cos(pi * k / _TEETH), 12 + r * sin(pi * k / _TEETH))
            for k in range(2 * _TEETH)
            for r in ((11.8, 10.4)[k % 2],)
        )
    )
    return symbol(
        "cap",
        24,
        24,
        path(teeth, _INK, stroke="#140e0a", stroke_opacity=0.5, stroke_width=0.6),
        circle(12, 12, 8.8, stroke="#fff", stroke_opacity=0.45),
        stroke("M4.5 9a8 8 0 0 1 9-5", "#fff", 1.3, stroke_opacity=0.55, stroke_linecap="round"),
    )


def _emblems() -> dict[str, str]:
    """By the picture that the card file names."""
    return _of_ales() | _of_porters() | _of_stouts()


def _mug() -> str:
    """The basic beers."""
    body = stroke("M6 6h9v13H6zM15 9h2.5a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H15", _INK, 2.2)
    return body + path("M5.5 6.5c0-2 1.5-3 3-2.5 1-1.5 3.5-1.5 4.2.2 1.5-.3 2.8.8 2.8 2.3z", _INK)


def _petals(count: int, r: float, long: float) -> str:
    return "".join(
        ellipse(12, 12 - long, r, long, _INK, transform=f"rotate({turn * 360 / count:g} 12 12)")
        for turn in range(count)
    )


# ── ales ──────────────────────────────────────────────────────────────────────────────────────────


def _of_ales() -> dict[str, str]:
    return {
        "pumpkin": path(
            "M12 7c2-1.5 8-1 8 5.5S15 20 12 20s-8-1-8-7.5S10 5.5 12 7zM7.6 11.6h3.2L9.2 8.9zM13.2 11.6h3.2l-1.6-2.7z"
            "M7 14l2.2 1 1.4-1 1.4 1.2 1.4-1.2 1.4 1 2.2-1c-1 2.7-2.8 3.7-5 3.7S8 16.7 7 14z",
            _INK,
            fill_rule="evenodd",
        )
        + lines("M12 7c-.3-2 .5-3.5 2.5-4", 2.2),
        "bomb": circle(11, 14, 7, _INK)
        + lines("M15.5 8.5 18 6c1.5-1.2 2.5-.5 3.2.5")
        + lines("m20.5 3 .5 2M23 5l-1.8 1M18 2.5l1 2", 1.5)
        + stroke("M7 12.5c.5-1.5 1.5-2.3 3-2.5", "#ffe3a0", 1.6, stroke_linecap="round"),
        "apple": path(
            "M12 8c2.5-2 8-1.5 8 4.5 0 5-3.5 9-5.5 9-1 0-1.5-.7-2.5-.7s-1.5.7-2.5.7c-2 0-5.5-4-5.5-9C4 6.5 9.5 6 12 8z",
            _INK,
        )
        + lines("M12 8c0-2 .5-4 2-5.5")
        + path("M14.5 4.5c1.5-2 4-2.2 5.5-1.5-1 2-3.5 2.7-5.5 1.5z", _INK),
        "fairy": circle(12, 5, 2.6, _INK)
        + path("M12 8.5c2 2 3 7 3.5 12.5h-7c.5-5.5 1.5-10.5 3.5-12.5z", _INK)
        + path("M10.5 11C7 5 2.5 4.5 1.5 6.5s3 7 8.5 7zM13.5 11c3.5-6 8-6.5 9-4.5s-3 7-8.5 7z", _INK, opacity=0.7),
        "wheat": lines("M12 22V9")
        + "".join(
            ellipse(12 + side * 3.6, y, 2, 3.6, _INK, transform=f"rotate({side * 32} {12 + side * 3.6} {y})")
            for y in (8, 12.5, 17)
            for side in (-1, 1)
        )
        + ellipse(12, 4.5, 2, 3.6, _INK),
        "rocket": path(
            "M12 1c4 3 5 7 5 11l3 4v4l-4-2H8l-4 2v-4l3-4c0-4 1-8 5-11zM12 7.2a2.2 2.2 0 1 0 .1 0z",
            _INK,
            fill_rule="evenodd",
        )
        + path("M10 19h4l-2 4.5z", _INK),
        "music_note": path("M9 3l11-2v14.5a3.5 3 0 1 1-2.5-2.9V6L11.5 7.2v11a3.5 3 0 1 1-2.5-2.9z", _INK),
    }


# ── porters ───────────────────────────────────────────────────────────────────────────────────────


def _of_porters() -> dict[str, str]:
    return {
        "letter_n": path("M6 20V4h3.2l6 10V4H18v16h-3.2l-6-10v10z", _INK),
        "vanilla": _petals(5, 3, 5.2) + circle(12, 12, 2.6, "#d8922c"),
        "coffee_bean": group(
            ellipse(12, 12, 6.5, 9.5, _INK),
            stroke("M12 2.5c-3.5 4 3.5 6 0 9.5s3.5 5.5 0 9.5", "#d8922c", 1.8),
            transform="rotate(35 12 12)",
        ),
        "rooster": path(
            "M7 9C5.5 8 4 8.5 2.5 9.5 3 7.5 4.5 6 6.5 6c.2-2 2-3 3.5-2 .5-1.5 2.5-1 2.5.5 1.5 0 2 1 1.2 2.2"
            "C13 11 15 12.5 17 12c1-4 2.5-6 5-7 .5 7-1 13-7.5 14.5V22h-2v-2.3c-4.5-.5-6.5-4.2-5.5-10.7z",
            _INK,
        )
        + circle(8.5, 7.3, 0.9, "#d8922c"),
        "cherries": lines("M7.5 14C8.5 9 11 5 15.5 2.5 16 6 16.5 10 17.5 13")
        + circle(7, 17, 4.7, _INK)
        + circle(17, 16.5, 4.7, _INK)
        + path("M15.5 3c2-2 5-2 6.5-.7-1.5 2.2-4.5 2.5-6.5.7z", _INK),
        "bee": path("M12 8c3 0 4.5 3 4.5 6.5S14.5 22 12 22s-4.5-4-4.5-7.5S9 8 12 8z", _INK)
        + stroke("M8 13h8M7.8 17h8.4", "#d8922c", 1.7)
        + circle(12, 6, 2.7, _INK)
        + path("M10 9.5C7 4 1.5 5 1.5 8.5s5 4 8 2.5zM14 9.5c3-5.5 8.5-4.5 8.5-1s-5 4-8 2.5z", _INK, opacity=0.65)
        + lines("M10.5 3.5L9 1.5M13.5 3.5L15 1.5", 1.3),
        "fire": path(
            "M13 1c1 5 6 7 6 13.5a7 7.5 0 0 1-14 0C5 10.5 7.5 9 8 5.5c1.5 1 2.2 2.5 2.2 4C12.5 7.5 13.5 4.5 13 1z"
            "M12 20.5c2 0 3.2-1.5 3.2-3.5 0-2.5-2-3.5-2.7-5.5-1.5 2-3.7 3.2-3.7 5.7 0 2 1.2 3.3 3.2 3.3z",
            _INK,
            fill_rule="evenodd",
        ),
    }


# ── stouts ────────────────────────────────────────────────────────────────────────────────────────


def _of_stouts() -> dict[str, str]:
    berries = ((9, 9), (14.5, 8), (11.5, 13), (16.5, 13), (7, 13.5), (12.5, 18), (9, 17.5))
    holes = ((9, 7), (13, 6), (12, 10))
    bean = ellipse(12, 13, 4, 6, _INK) + stroke("M12 7.5c-2 3 2 5 0 6s2 3 0 5.5", "#a9713a", 1.4)
    return {
        "coffee_cup": path("M4 10h13v5a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5z", _INK)
        + lines("M17 11.5h2a2 2 0 0 1 0 5h-2.5M8 7c-1-1.5 1-2.5 0-4M12.5 7c-1-1.5 1-2.5 0-4", 1.8),
        "sword": path("m12 1.5 2.2 3V15H9.8V4.5zM6 15h12v2.5H6zM10.8 17.5h2.4V22h-2.4z", _INK),
        "berries": "".join(circle(x, y, 2.9, _INK, stroke="#7a5a48", stroke_width=0.8) for x, y in berries)
        + path("M11 6c-1-3-3.5-4-6-3.5C6 5 8 6.5 11 6zM12.5 5.5c0-2.5 2-4 5-4-.5 2.7-2.5 4.2-5 4z", _INK),
        "winged_bean": bean
        + path("M8.5 10C5 5 2 5 .5 6c0 6 3.5 8.5 7.5 8.5zM15.5 10c3.5-5 6.5-5 8-4 0 6-3.5 8.5-7.5 8.5z", _INK),
        "bowling_ball": circle(12, 12, 9.8, _INK) + "".join(circle(x, y, 1.5, "#8a6a52") for x, y in holes),
        "scythe": lines("M17 3L9 22M9.5 14.5l5 1", 2.2) + path("M18 2C11 0 4 3 2 10c4-4.5 9-6 14.5-4z", _INK),
        "star": path("M12 1l3.2 7.2 7.8.8-5.9 5.2 1.7 7.7L12 17.9 5.2 21.9l1.7-7.7L1 9l7.8-.8z", _INK),
    }
