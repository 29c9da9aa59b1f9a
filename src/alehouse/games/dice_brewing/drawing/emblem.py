"""The game's emblem: a picture by itself, without shared drawings, for pages where no table is open."""

from alehouse.core.draw.svg import circle, el, ellipse, group, path, rect, stroke
from alehouse.games.dice_brewing.drawing.glasses import BEERS, full_glass

_WIDE, _HIGH = 132, 92


def emblem() -> str:
    """A pint and a die on a bar, in the evening light of the hop hills."""
    pint = BEERS["pale_ale"]
    return el(
        "svg",
        _evening(),
        rect(0, 74, _WIDE, 18, 0, "#5b3a22"),
        rect(0, 74, _WIDE, 3, 0, "#9a6a3b"),
        group(full_glass(pint, "#d5822a"), x=18, y=2, transform="scale(1.06)"),
        group(_die(), x=77, y=38, transform="rotate(9 20 20) scale(.92)"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_WIDE} {_HIGH}",
        preserveAspectRatio="xMidYMid slice",
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def _evening() -> str:
    return (
        rect(0, 0, _WIDE, _HIGH, 0, "#efb458")
        + "".join(circle(98, 24, r, "#fbe7b4", opacity=0.22) for r in (48, 34, 22))
        + circle(98, 24, 13, "#fff3c4")
        + path("M0 60Q34 38 66 54T132 46V80H0Z", "#8aa24a")
        + path("M0 70Q44 54 84 66T132 62V80H0Z", "#5d7f38")
    )


def _die() -> str:
    """A green die that shows five, as the hops' dice do."""
    pips = "".join(
        path(f"M{x} {y - 5.6}l5 5.6l-5 5.6l-5 -5.6z", "#fbf8e2")
        for x, y in ((12.5, 11), (35.5, 11), (24, 22), (12.5, 33), (35.5, 33))
    )
    return (
        ellipse(24, 46, 26, 5, "#000", opacity=0.3)
        + rect(2, 5, 44, 41, 10, "#31521b")
        + rect(2, 2, 44, 40, 10, "#6b9d48")
        + stroke("M6 12Q6 5 13 5H35", "#fff", 1.6, opacity=0.5)
        + pips
    )
