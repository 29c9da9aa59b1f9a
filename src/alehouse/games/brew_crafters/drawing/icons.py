"""Icons on a grid of 24: what is counted, in colours; actions and moments, as lines in the current colour; seasons."""

from typing import Final

from alehouse.core.draw.colours import BERRY, CARD, INK, LINE
from alehouse.core.draw.icons import lines, stroke_icon
from alehouse.core.draw.svg import circle, ellipse, group, outlined, path, rect, stroke, symbol, use

SCALLOPS: Final = (
    "M12 .8l2.6 2 3.2-.4 1.2 3 3 1.2-.4 3.2 2 2.6-2 2.6.4 3.2-3 1.2-1.2 3-3.2-.4-2.6 2-2.6-2-3.2.4-1.2-3-3-1.2"
    ".4-3.2-2-2.6 2-2.6L2 6.6l3-1.2 1.2-3 3.2.4z"
)
_GOLD_LINE: Final = "#7a4e0d"
_STAR: Final = "m12 8 1.2 2.7 2.9.3-2.2 2 .6 2.9-2.5-1.5-2.5 1.5.6-2.9-2.2-2 2.9-.3z"

# Actions, the steps of Process Beer, and the moments of effects.
_STROKES: Final = {
    "kettle": "M5 10h14v9a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM5 10c0-4 3-6 7-6s7 2 7 6M12 4V2M19 13h3M8.5 15.5h7",
    "bottle": "M10 2h4v5l2.5 3.5V20a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2v-9.5L10 7zM7.5 13h9v5h-9",
    "flask": "M9.5 2h5M10.5 2v7L4.5 19a2 2 0 0 0 1.8 3h11.4a2 2 0 0 0 1.8-3l-6-10V2M7.5 15.5h9",
    "wrench": "M14.5 6.5a4.5 4.5 0 0 1 6-4l-2.8 2.9 1.3 2.2 2.6-.2a4.5 4.5 0 0 1-6.3 4.2L7 20.5a2.3 2.3 0 0 1"
    "-3.4-3.3L12.8 9a4.5 4.5 0 0 1 1.7-2.5z",
    "hand": "M2 8l4-2.5L12 8l6-2.5L22 8v7l-3.5 1L13 20.5 5 15.5l-3-.5zM12 8l-3.5 3.5c1.5 1.5 3.5.8 4.5-.5l5.5 5.5",
    "secret": "M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM12 9.5a2 2 0 1 1 .1 0"
    "M12 12.5l-1.5 4h3l-1.5-4",
    "snow": "M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9.5 3.5 12 6l2.5-2.5M9.5 20.5 12 18l2.5 2.5",
    "always": "M12 12c-2-3-4-4.5-6-4.5a4.5 4.5 0 0 0 0 9c2 0 4-1.5 6-4.5s4-4.5 6-4.5a4.5 4.5 0 0 1 0 9c-2 0-4-1.5"
    "-6-4.5z",
    "sell": "M15 9c-.7-1-1.7-1.4-3-1.4-1.8 0-3 .8-3 2.1 0 3.2 6.2 1.5 6.2 4.7 0 1.4-1.3 2.2-3.2 2.2-1.3 0-2.5-.5"
    "-3.2-1.5M12 5.5v13M12 2.5a9.5 9.5 0 1 1-.1 0",
    "stall": "M3 9.5V21h18V9.5M2 9l2-6h16l2 6zM2 9c0 3 4 3 4.7 0 .7 3 4.6 3 5.3 0 .7 3 4.6 3 5.3 0 .7 3 4.7 3 4.7 0",
    "sprout": "M12 21v-9M12 12c0-5-4-6.5-8.5-6.5C3.5 10 7 12 12 12zM12 14.5c0-4 4-5.5 8-5.5 0 4-4 5.5-8 5.5M5 21h14",
    "sickle": "M4 20l5-5M9 15c-3-6 1-12 8-12-4 2-5.5 6-3 9.5 2 2.5 5 2 7-.5.5 5-3.5 8-7.5 7.5C11.5 19 10 17 9 15z",
    "lock": "M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4M12 15v2.5",
    "swap": "M4 9h14l-4-4M20 15H6l4 4",
    "season": "M12 3a9 9 0 1 1-.1 0M12 3v18M3 12h18",
    "again": "M4 12a8 8 0 0 1 14-5.3M20 12a8 8 0 0 1-14 5.3M18.5 2.5v4.5H14M5.5 21.5V17H10",
    "glass": "M6 3h12l-1.5 18h-9zM6.8 9h10.4",
    "once": "M12 2.5a9.5 9.5 0 1 1-.1 0M9.3 9.2 12.4 7v10M9.3 17h6.2",  # a one in a ring; the flask is research
}


def icons() -> str:
    """All of them, as shared drawings."""
    lined = "".join(stroke_icon(name, d) for name, d in _STROKES.items())
    drawn = "".join(symbol(name, 24, 24, drawing) for name, drawing in (_counters() | _kinds() | _seasons()).items())
    return lined + drawn + _laurel() + _truck()


def _laurel() -> str:
    """The end of the game: a wreath around a star."""
    wreath = lines("M7 4c-4 5-4 12 3 16M17 4c4 5 4 12-3 16M4 9l3 2M20 9l-3 2M4.5 14l3.5.5M19.5 14l-3.5.5")
    return symbol("laurel", 24, 24, wreath, path(_STAR, "currentColor"))


def _truck() -> str:
    body = outlined("M1 3h14v13H1zM15 8h5l4 5v3h-9z", "#4c5a67", 1.3, INK, stroke_linejoin="round")
    wheels = "".join(circle(x, 17.5, 3, INK, stroke="#f3e9d2") for x in (6, 19))
    return symbol("truck", 26, 22, body, wheels)


# ── what is counted ───────────────────────────────────────────────────────────────────────────────


def _counters() -> dict[str, str]:
    return {
        "money": _money(),
        "rep": _reputation(),
        "loan": _loan(),
        "label": path(SCALLOPS, "url(#gold)", stroke=_GOLD_LINE)
        + circle(12, 12.2, 6.6, stroke=_GOLD_LINE, stroke_opacity=0.7)
        + path(_STAR, _GOLD_LINE),
        "seal": path(SCALLOPS, "url(#gold)", stroke=_GOLD_LINE)
        + circle(12, 12.2, 7.6, "#ffe9ae", stroke=_GOLD_LINE, stroke_opacity=0.7),
        "batch": outlined(
            "M9 2h6v4l2 3v11.5a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 20.5V9l2-3z", "#8a5222", 1.5, "#3b2412"
        )
        + path("M7.8 12h8.4v5H7.8z", "#fbf0d6"),
        "cube": outlined("M12 2l9 5v10l-9 5-9-5V7z", "#d8c39a", 1.8, LINE, stroke_linejoin="round")
        + stroke("M3 7l9 5 9-5M12 12v10", LINE, 1.8),
        "hire": _hire(),
        "shift": circle(12, 12, 10.2, "#e9dcbd", stroke=LINE, stroke_width=1.8)
        + stroke("M12 5.5V12l4.5 3", LINE, 2.2, stroke_linecap="round"),
        "partner": _handshake(),
        "tile": outlined("M2.5 21.5V10.5L12 3l9.5 7.5v11z", "#a2503c", 1.5, LINE, stroke_linejoin="round")
        + path("M9 21.5v-7h6v7z", "#5b3a22")
        + stroke("M1 11.5L12 2.8l11 8.7", "#5b2a1e", 2.4),
        "first": _tankard(),
        "pub": outlined("M3 22V10h18v12z", "#c9a266", 1.3, LINE)
        + outlined("M1 11 12 2.5 23 11z", "#6b3f22", 1.3, LINE)
        + path("M8 12.5h6.5v8H8z", "#ffcf5a", stroke=LINE)
        + stroke("M14.5 14.5h2.5v4h-2.5", LINE, 1.3)
        + path("M7 13.5c0-2 2-2.5 3-1.8 1-1.2 3.2-1 3.6.4 1.2-.2 1.9.4 1.9 1.4z", "#fffaf0"),
        "pawn": _pawn(),
        "recipes": _recipes(),
    }


def _money() -> str:
    sign = (
        "M15 8.6c-.8-1-1.8-1.3-3-1.3-1.9 0-3.1.9-3.1 2.3 0 3.4 6.4 1.5 6.4 4.9 0 1.5-1.4 2.4-3.3 2.4-1.4 0-2.6-.5"
        "-3.3-1.6M12 5v14"
    )
    disc = circle(12, 12, 10.5, "url(#gold)", stroke="#6e470d", stroke_width=1.5)
    return disc + stroke(sign, "#5a380a", 1.9, stroke_linecap="round")


def _reputation() -> str:
    shield = outlined("M3.5 2.5h17v9c0 5.5-3.8 8.8-8.5 10.5-4.7-1.7-8.5-5-8.5-10.5z", BERRY, 1.5, "#fbe7c8")
    star = "m12 5.6 1.8 3.9 4.2.5-3.1 2.9.8 4.2-3.7-2.1-3.7 2.1.8-4.2L6 10l4.2-.5z"
    return shield + path(star, "#ffe3a0")


def _loan() -> str:
    note = rect(2, 4, 20, 16, 2, "#f6e9e2", stroke=BERRY, stroke_width=1.8)
    return note + stroke("M7 12h10", BERRY, 3) + stroke("M5 7.5h4M15 16.5h4", BERRY, 1.4)


def _hire() -> str:
    return (
        rect(3.5, 1.5, 17, 21, 2.5, CARD, stroke=LINE, stroke_width=1.6)
        + circle(12, 9, 3.3, "#b4632f")
        + path("M8.2 8.2c.2-2.5 1.7-3.6 3.8-3.6s3.8 1 4.4 3.6z", "#4c5a67")
        + path("M6.5 19c.4-4 2.6-5.6 5.5-5.6s5.1 1.6 5.5 5.6z", "#4c5a67")
    )


def _handshake() -> str:
    hands = "M1.5 8 6 5l6 2 6-2 4.5 3v7l-3.5 1.5L13.5 21 4.5 15.5l-3-1z"
    fingers = "M12 7 8.5 11c1.5 1.5 3.5.8 4.5-.5l6 6M10 17.8l2 1.8"
    return outlined(hands, "#e9c79b", 1.6, LINE, stroke_linejoin="round") + stroke(
        fingers, LINE, 1.5, stroke_linecap="round", stroke_linejoin="round"
    )


def _tankard() -> str:
    """Who goes first: a foaming tankard."""
    return (
        stroke("M17 9h2.5a2.5 2.5 0 0 1 2.5 2.5v4a2.5 2.5 0 0 1-2.5 2.5H17", "#fff8e8", 2.4)
        + outlined("M4 7h13v13a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z", "#e2a03f", 1.5, "#fff8e8")
        + path(
            "M3 8c-1-3 1.5-4.5 3.5-3.5C7.5 2 12 2 13 4.2 15.5 3 18.5 4.5 18 8z",
            "#fff8e8",
            stroke="#7a5a30",
            stroke_width=0.7,
        )
        + stroke("M8 11v7M12.5 11v7", _GOLD_LINE, 1.8)
    )


def _pawn() -> str:
    """A worker who is paid by the season."""
    return outlined(
        "M12 2a4.5 4.5 0 0 1 2.5 8.2c2.5 1.3 3.5 4 4 8.8h1v3h-15v-3h1c.5-4.8 1.5-7.5 4-8.8A4.5 4.5 0 0 1 12 2z",
        "#d9799b",
        1.4,
        LINE,
    )


def _recipes() -> str:
    under = group(rect(3, 4, 12, 17, 2, "#a3650f", stroke=LINE, stroke_width=1.3), transform="rotate(-10 9 12)")
    top = rect(8, 3, 12, 18, 2, CARD, stroke=LINE, stroke_width=1.5) + rect(8.8, 3.8, 10.4, 4.5, 1, "#7c4526")
    return under + top + path("M11.5 11h5l-.6 7h-3.8z", "#e2a03f", stroke=LINE)


# ── kinds of beer ─────────────────────────────────────────────────────────────────────────────────


def _kinds() -> dict[str, str]:
    """The two symbols of recipes."""
    hop = circle(12, 12, 11, "#e4efd6", stroke="#3f6a24", stroke_width=1.6)
    hop += group(use("glyph-hops", 0, 0, 24), transform="translate(2.4 2) scale(.8)", color="#4f7d31")
    barrel = circle(12, 12, 11, "#f2e2c4", stroke="#6b4420", stroke_width=1.6)
    barrel += outlined("M8 5.5h8c1.6 4.3 1.6 8.7 0 13H8c-1.6-4.3-1.6-8.7 0-13z", "#a8713a", 1.3, "#4a2c10")
    barrel += stroke("M7 9.5h10M7 14.5h10", "#4a2c10", 1.5)
    return {"kind-hop": hop, "kind-barrel": barrel}


# ── seasons ───────────────────────────────────────────────────────────────────────────────────────


def _seasons() -> dict[str, str]:
    petals = "".join(
        ellipse(12, 6.5, 3.3, 4.5, "#f7c9d4", stroke="#8e4a5e", transform=f"rotate({turn} 12 12)")
        for turn in range(0, 360, 72)
    )
    rays = "M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1"
    leaf = outlined("M12 2c5 3 8 7 7 12-.8 4-4 6-7 6s-6.2-2-7-6c-1-5 2-9 7-12z", "#f0a45c", 1.3, "#5d2a0c")
    veins = "M12 5v18M12 10l4-2M12 10 8 8M12 15l4.5-2.5M12 15l-4.5-2.5"
    return {
        "spring": petals + circle(12, 12, 2.6, "#e2a03f"),
        "summer": stroke(rays, "#7a4200", 2.2, stroke_linecap="round")
        + circle(12, 12, 5.6, "#ffe08d", stroke="#7a4200", stroke_width=1.6),
        "autumn": leaf + stroke(veins, "#5d2a0c", 1.3),
        "winter": stroke(_STROKES["snow"], "#eaf3f8", 2, stroke_linecap="round"),
    }
