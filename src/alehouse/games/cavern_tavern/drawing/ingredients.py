"""The twelve ingredients and the Magic Potion, as shared drawings on a grid of 24: `fruit`, `herbs` and so on."""

from typing import Final

from alehouse.core.draw.colours import LANTERN, PARCHMENT
from alehouse.core.draw.svg import circle, ellipse, outlined, path, rect, stroke, symbol

_EDGE: Final = "#3b2f26"
_BRASS: Final = "#c9a24a"
_LEAF_EDGE: Final = "#3f6327"

# What a drink of each ingredient looks like in a glass.
LIQUIDS: Final = {
    "fruit": "#d9553f",
    "herbs": "#7dab48",
    "syrup": "#c1701f",
    "rocks": "#9fb0bd",
    "mead": "#e3ab35",
    "nectar": "#d66a98",
    "wine": "#8e1f3f",
    "elixir": "#2f9c95",
    "ambrosia": "#f0c64f",
    "beer": "#df9a2c",
    "liqueur": "#7a2a66",
    "spirits": "#5b97cf",
    "magic_potion": "#7d3fa6",
}


def ingredients() -> str:
    """The thirteen shared drawings."""
    drawings = {
        "fruit": _fruit(),
        "herbs": _herbs(),
        "syrup": _syrup(),
        "rocks": _rocks(),
        "mead": _mead(),
        "nectar": _nectar(),
        "wine": _wine(),
        "elixir": _elixir(),
        "ambrosia": _ambrosia(),
        "beer": _beer(),
        "liqueur": _liqueur(),
        "spirits": _spirits(),
        "magic_potion": _magic_potion(),
    }
    rounded = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return "".join(symbol(name, 24, 24, drawing, **rounded) for name, drawing in drawings.items())


def _shape(d: str, fill: str, thick: float = 1.3) -> str:
    return outlined(d, fill, thick, _EDGE)


def _cork(x: float, y: float, w: float, h: float, fill: str) -> str:
    return rect(x, y, w, h, 1, fill, stroke=_EDGE, stroke_width=1)


def _fruit() -> str:
    apple = "M12 7.5c-5-3-9 .5-8.5 6C4 18.5 8 22 10.5 21.5c1-.2 2-.2 3 0C16 22 20 18.5 20.5 13.5 21 8 17 4.5 12 7.5Z"
    return (
        _shape(apple, "#c8402f")
        + stroke("M12 8c0-3 1-5 3-6", "#5b3a1e", 1.8)
        + path("M13.5 4.5c2-2 4.5-1.8 6-1-1 2-3.5 3-6 1Z", "#6fa044")
        + stroke("M6.5 12c.3-1.6 1.2-2.6 2.5-3", "#f5b3a4", 1.6)
    )


def _herbs() -> str:
    leaves = (
        ("M12.8 6c-1-4 1-5 2.5-5 .5 3-.5 5-2.5 5Z", "#8dbb58"),
        ("M12 11C7 11 5 8 4.5 5.5 8.5 5 11.5 7 12 11Z", "#79aa47"),
        ("M12.3 10.5C17 10.5 19 8 20 5.5 16 5 13 6.5 12.3 10.5Z", "#8dbb58"),
        ("M12 17.5C6.5 18 4 15 3 12 7.5 11.5 11 13 12 17.5Z", "#6a9a3b"),
        ("M12 17c5 .5 8-2 9-5-4.5-.5-8 1-9 5Z", "#79aa47"),
    )
    stem = stroke("M12 22C12 15 12 9 13 3", _LEAF_EDGE, 1.8)
    return stem + "".join(outlined(d, fill, 1, _LEAF_EDGE) for d, fill in leaves)


def _syrup() -> str:
    return (
        _shape("M8.5 2h5v3.5c3.5 1.5 5 4.5 5 8.5 0 5-2.5 8-7.5 8S3.5 19 3.5 14c0-4 1.5-7 5-8.5Z", "#d98a2b")
        + stroke("M16 8c4-1 6 1 5.5 4S19 16.5 17 16", _EDGE, 1.6)
        + path("M4.5 13c3 2 5-1 7 .5s3.5 1 6-.5c.6 5-1.5 8-6.5 8s-7-3-6.5-8Z", "#a85a16")
        + _cork(7.5, 1, 7, 2.6, "#6b4526")
    )


def _rocks() -> str:
    return (
        _shape("M2 19l3-7 5-2 4 4 1 6H3Z", "#8f9aa5")
        + _shape("M12 20l1-7 4-4 4 4 2 6-2 1.5Z", "#6d7985")
        + _shape("M8 10l2-5 4-2 3 3-1 4-3 4-3-4Z", "#aeb8c1")
        + stroke("M10 5.5l4 1 1.5 3M5.5 12.5l3 1.5.5 4", "#fff", 1, opacity=0.6)
    )


def _mead() -> str:
    return (
        _shape("M4 9h16l-1 9c-.3 2.5-2 4-4.5 4h-5C7 22 5.3 20.5 5 18Z", "#e7b53c")
        + rect(3, 6.5, 18, 4, 1.6, "#c98f24", stroke=_EDGE, stroke_width=1.3)
        + stroke("M14 6.5L18.5 1.5", "#6b4526", 2)
        + path("M5 12.5c2 0 2 2.5 3.5 2.5S10 13 12 13s2 3.5 3.5 3.5S17 13 19 12.5l-.2-2H5Z", "#b8741a")
        + stroke("M9.5 18.5h5", "#fff3cf", 1.4)
    )


def _nectar() -> str:
    petals = "".join(
        ellipse(12, 5.5, 3.6, 4.7, "#d66a98", stroke=_EDGE, stroke_width=1.1, transform=f"rotate({angle} 12 11)")
        for angle in range(0, 360, 72)
    )
    return (
        petals
        + circle(12, 11, 3.2, "#f4cf5a", stroke=_EDGE, stroke_width=1.1)
        + _shape("M12 14.5c2.8 3.6 3 5 3 6a3 3 0 0 1-6 0c0-1 .2-2.4 3-6Z", "#f0b23a", 1.1)
    )


def _wine() -> str:
    glass = "M6.5 2h11c1 6-.5 11-4.5 11.8V19c2.5.2 4 1 4 2.5H7C7 20 8.5 19.2 11 19v-5.2C7 13 5.5 8 6.5 2Z"
    return _shape(glass, "#e9eef0") + path("M6.6 6.5h10.8c0 3.8-1.6 6.3-5.4 6.3S6.6 10.3 6.6 6.5Z", "#8e1f3f")


def _elixir() -> str:
    return (
        _shape("M9.5 2h5v6c4 1.5 6.5 4 6.5 7.5 0 4-3.5 6.5-9 6.5S3 19.5 3 15.5C3 12 5.5 9.5 9.5 8Z", "#dff0ee")
        + path("M4 14c3-1.5 5 1 8 0s5-1.5 8 0c.8 4.5-2.5 7-8 7s-8.8-2.5-8-7Z", "#2f9c95")
        + _cork(8.5, 1, 7, 2.6, "#8a5a3a")
        + circle(9, 17.5, 1.2, "#c4f0ea")
        + circle(14, 18.5, 0.9, "#c4f0ea")
    )


def _ambrosia() -> str:
    cup = "M3 5h18c0 6-3.5 9-7.3 9.6V18c2.5.3 4.3 1.5 4.3 3.5H6C6 19.5 7.8 18.3 10.3 18v-3.4C6.5 14 3 11 3 5Z"
    return (
        _shape(cup, "#e8b93a")
        + ellipse(12, 5.2, 8.6, 2.3, "#fff1b8", stroke=_EDGE, stroke_width=1.2)
        + stroke("M7 9c1 2.3 2.5 3.3 4 3.5", "#fff3cf", 1.5)
    )


def _beer() -> str:
    foam = (
        "M3 8.5C1 7 2 4 4.5 4 5 2 8 1.3 9.5 2.8 11.5 1 14.5 1.6 15 3.7c3-.2 4.3 3 2.5 4.8-1 .8-2 .3-2.5-.2-1 1.3-3 1.3"
        "-3.8.2-1 1.2-3 1-3.8-.2-1 1.2-3 1.2-4.4.2Z"
    )
    return (
        stroke("M17 9h2.5c2 0 3 1.3 3 3.5v2c0 2.2-1 3.5-3 3.5H17", _EDGE, 2.2)
        + _shape("M3.5 7h14v12.5c0 1.5-1 2.5-2.5 2.5H6c-1.5 0-2.5-1-2.5-2.5Z", "#df9a2c")
        + stroke("M7.5 11v7.5M10.5 11v7.5M13.5 11v7.5", "#b4721a", 1.5)
        + _shape(foam, "#fffaf0", 1.2)
    )


def _liqueur() -> str:
    bottle = "M9.5 2h5v4l1 1.5h3.5v13c0 1-.6 1.5-1.5 1.5h-11c-.9 0-1.5-.5-1.5-1.5v-13h3.5l1-1.5Z"
    return (
        _shape(bottle, "#e8dfea")
        + path("M6 11.5h12V20c0 .6-.3 1-1 1H7c-.7 0-1-.4-1-1Z", "#7a2a66")
        + _cork(9, 0.8, 6, 3, _BRASS)
        + rect(8, 14, 8, 4, 1, PARCHMENT)
    )


def _spirits() -> str:
    bottle = "M10 2h4v5.5c2 1 3 2.5 3 5V20c0 1.3-.7 2-2 2H9c-1.3 0-2-.7-2-2v-7.5c0-2.5 1-4 3-5Z"
    return (
        _shape(bottle, "#cfe3f3")
        + path("M8 13.5h8V20c0 .6-.4 1-1 1H9c-.6 0-1-.4-1-1Z", "#3f7fc0")
        + _cork(9.3, 0.8, 5.4, 2.6, "#4c5a67")
        + stroke("M10 17.2l1.5 1.5 2.8-3", "#fff", 1.5)
    )


def _magic_potion() -> str:
    star = "M12 13.8l1 2.2 2.3.3-1.7 1.6.4 2.3-2-1.1-2 1.1.4-2.3-1.7-1.6 2.3-.3Z"
    return (
        _shape("M9 2h6v6l6 11c.8 1.6-.2 3-2 3H5c-1.8 0-2.8-1.4-2-3L9 8Z", "#ece0f4")
        + path("M7 13.5h10l3 5.8c.5 1-.1 1.7-1.2 1.7H5.2c-1.1 0-1.7-.7-1.2-1.7Z", "#7d3fa6")
        + _cork(8, 1, 8, 2.6, _BRASS)
        + path(star, LANTERN)
    )
