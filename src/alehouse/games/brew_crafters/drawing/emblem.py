"""The game's emblem: a picture by itself, without shared drawings, for pages where no table is open."""

from typing import Final

from alehouse.core.draw.svg import circle, el, ellipse, gradient, group, outlined, path, rect, stroke

_WIDE: Final = 132
_HIGH: Final = 92
_BEYOND: Final = 264  # the hall goes on at both sides, so that no shape of frame crops the kettle or shows an edge
_LINE: Final = "#2b1a10"


def emblem() -> str:
    """A copper kettle, a bottle and a pint before the brick wall of a small brewery."""
    copper = gradient(
        "emblem-copper",
        (0, "#7d3d17"),
        (0.2, "#c8743a"),
        (0.42, "#f0b27c"),
        (0.6, "#c06a32"),
        (1, "#6b3212"),
        across=True,
    )
    return el(
        "svg",
        el("defs", copper),
        _wall(),
        _floor(),
        group(_kettle(), x=14, y=9),
        group(_bottle(), x=80, y=28),
        group(_pint(), x=100, y=38),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_WIDE} {_HIGH}",
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def _wall() -> str:
    """Brick, and a round window with evening light."""
    whole = _WIDE + 2 * _BEYOND
    courses = "".join(f"M{-_BEYOND} {y}h{whole}" for y in range(-92, 76, 12))
    joints = "".join(
        f"M{x + (12 if row % 2 else 0)} {-92 + row * 12}v12"
        for row in range(14)
        for x in range(-_BEYOND, _WIDE + _BEYOND, 24)
    )
    return (
        rect(-_BEYOND, -_HIGH, whole, 3 * _HIGH, 0, "#a2503c")
        + stroke(courses + joints, "#d69a83", 1, opacity=0.4)
        + circle(99, 23, 19, "#6e2f22")
        + circle(99, 23, 16, "#ffe2a0")
        + stroke("M99 7v32M83 23h32", "#6e2f22", 2.5)
    )


def _floor() -> str:
    whole = _WIDE + 2 * _BEYOND
    return rect(-_BEYOND, 76, whole, 120, 0, "#5b3c25") + rect(-_BEYOND, 76, whole, 3, 0, "#a4744a")


def _kettle() -> str:
    """Domed copper with a chimney, rivets, a round door and legs."""
    rivets = "".join(circle(6 + k * 7.7, 26, 1.3, "#f6c79b") for k in range(7))
    return (
        ellipse(29, 71, 30, 4, "#000", opacity=0.35)
        + stroke("M12 62v8M46 62v8", "#4a3420", 6)
        + outlined("M24 -12h10V8h-10Z", "#8a481e", 1.6, _LINE)
        + outlined("M2 24C2 2 56 2 56 24Z", "url(#emblem-copper)", 1.8, _LINE)
        + outlined("M2 24H56V58q0 7-9 7H11q-9 0-9-7Z", "url(#emblem-copper)", 1.8, _LINE)
        + stroke("M2 29H56M2 56H56", "#4a210b", 1.4, opacity=0.7)
        + rivets
        + circle(29, 43, 11, "#3a1c0b", stroke="#f0b27c", stroke_width=2.2)
        + path("M29 35c1.8-2 4-2 6-1.5-.8 2-2 3-4 3.5 3 1 5 3 5 6 0 4-4 7-7 9-3-2-7-5-7-9 0-4 3-7 7-8z", "#7fb357")
        + stroke("M24 42c2 2 4 2 5 0 1 2 3 2 5 0M25 47c2 1.5 3 1.5 4 0 1 1.5 2 1.5 4 0", "#3f6a24", 1.3)
        + stroke("M8 34v18", "#fbe0c2", 2.4, opacity=0.7)
    )


def _bottle() -> str:
    return (
        ellipse(8, 51, 11, 2.6, "#000", opacity=0.35)
        + outlined("M5 0h6v12l5 7v29q0 3-3 3H3q-3 0-3-3V19l5-7Z", "#6b3f1d", 1.6, _LINE)
        + outlined("M4 -2h8v4H4Z", "#e2a03f", 1.2, _LINE)
        + path("M.8 26h14.4v15H.8Z", "#fbf0d6")
        + path("M8 28l1.5 3.4 3.7.4-2.8 2.5.8 3.7L8 36l-3.2 2 .8-3.7-2.8-2.5 3.7-.4Z", "#a2503c")
        + stroke("M3.5 21v3M3.5 44v3", "#c99462", 1.6)
    )


def _pint() -> str:
    """A pint of ale with foam over the rim."""
    foam = "M1 8C-3 4 1-2 5 0 7-5 15-5 17 0 22-2 25 4 21 8 18 11 15 9 14 9 11 12 7 11 6 9 4 11 2 10 1 8Z"
    return (
        ellipse(11, 41, 13, 2.6, "#000", opacity=0.35)
        + outlined("M0 3H22L19 40H3Z", "#fff5dc", 1.6, _LINE)
        + path("M1.2 8H20.8L18.5 38.5H3.5Z", "#e2a03f")
        + stroke("M5 13L6.5 34", "#ffe3a0", 2.2)
        + outlined(foam, "#fffaf0", 1.5, _LINE)
    )
