"""The game's emblem: a picture by itself, without shared drawings, for pages where no table is open."""

from typing import Final

from alehouse.core.draw.colours import LANTERN
from alehouse.core.draw.svg import circle, el, ellipse, group, outlined, path, rect, stroke

_WIDE: Final = 132
_HIGH: Final = 92
_BEYOND: Final = 264  # the cave goes on at both sides, so that no shape of frame crops the tankard or shows an edge
_LINE: Final = "#2b1a10"


def emblem() -> str:
    """A tankard, a candle and a die on a tavern table, deep in a cave."""
    return el(
        "svg",
        _cave(),
        _table(),
        group(_tankard(), x=17, y=15),
        group(_candle(), x=67, y=17),
        group(_die(), x=86, y=45, transform="rotate(8 17 17)"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_WIDE} {_HIGH}",
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def _cave() -> str:
    """Plum dark, an arch in the rock where candle light falls, stalactites."""
    whole = _WIDE + 2 * _BEYOND
    light = "".join(circle(73, 30, r, LANTERN, opacity=0.13) for r in (58, 42, 28, 16))
    stones = "M14 60c-4-26 14-50 52-51s58 24 54 51M-20 34c8-8 22-6 24 3M128 26c10-6 22-2 23 7M-60 58c10-8 26-4 28 4"
    teeth = "l6 13 6-13h9l4 8 4-8h12l8 19 8-19h8l5 10 5-10h14l5 11 5-11h11l7 16 7-16h8"
    return (
        rect(-_BEYOND, -_HIGH, whole, 3 * _HIGH, 0, "#33233a")
        + path("M8 92V52C8 22 34 7 66 7s60 15 60 45v40Z", "#4b3350")
        + light
        + stroke(stones, "#1f1424", 2.5, opacity=0.55)
        + path(f"M{-_BEYOND} -92V0h{_BEYOND - 12}{teeth}H{_WIDE + _BEYOND}V-92Z", "#1f1424")
        + path(f"M{-_BEYOND} 0h90{teeth}V-9H{-_BEYOND}ZM150 0{teeth}V-9H150Z", "#1f1424")
    )


def _table() -> str:
    whole = _WIDE + 2 * _BEYOND
    return (
        rect(-_BEYOND, 74, whole, 120, 0, "#5b3c25")
        + rect(-_BEYOND, 74, whole, 3, 0, "#a4744a")
        + ellipse(70, 80, 62, 8, LANTERN, opacity=0.2)
        + stroke("M-150 86h90M-20 88h46M60 86h70M160 87h90", "#3d291b", 1.6, opacity=0.7)
    )


def _tankard() -> str:
    """Oak staves, two hoops, foam over the rim."""
    foam = "M3 13c-4-1-5-8 1-9 1-6 10-7 13-3 4-4 13-2 14 3 6 0 7 8 2 9-1 5-6 3-6 0-3 3-8 3-10 0-4 4-11 3-14 0Z"
    return (
        ellipse(20, 62, 24, 4, "#000", opacity=0.35)
        + stroke("M34 24c14-3 16 24-1 23", "#8a6039", 6)
        + stroke("M34 24c14-3 16 24-1 23", "#c89a63", 2)
        + outlined("M3 10H35L37 60Q19 65 1 60Z", "#a9794a", 1.8, _LINE)
        + stroke("M12 14L11 61M20 14V62M28 14L29 61", "#7b5433", 1.6)
        + outlined("M2.4 21H35.6L36 27H2ZM1.6 46H36.4L36.7 52H1.3Z", "#8f9aa5", 1.4, _LINE)
        + outlined(foam, "#fff8ea", 1.8, _LINE)
        + circle(11, 7, 1.6, "#e6d7b4")
        + circle(25, 6, 2, "#e6d7b4")
    )


def _candle() -> str:
    return (
        ellipse(7, 59, 14, 3.4, "#000", opacity=0.35)
        + outlined("M-5 55H19L16 60H-2Z", "#c9a24a", 1.6, _LINE)
        + outlined("M1 23H13V56H1Z", "#f6ead0", 1.6, _LINE)
        + path("M1 24c1 6 3 8 4 4s3-2 4 3 3 2 4-3v-5H1Z", "#fffaf0")
        + stroke("M7 23V18", _LINE, 1.6)
        + outlined("M7 0c5 6 5 9 5 11a5 5 0 0 1-10 0c0-2 0-5 5-11Z", LANTERN, 1.4, "#b4632f")
        + path("M7 8c2 3 2 4 2 5a2 2 0 0 1-4 0c0-1 0-2 2-5Z", "#fff8ea")
    )


def _die() -> str:
    """A blue die that shows five."""
    pips = "".join(circle(x, y, 3, "#fff8ea") for x, y in ((9, 9), (25, 9), (17, 17), (9, 25), (25, 25)))
    return (
        ellipse(17, 35, 19, 3.4, "#000", opacity=0.35)
        + rect(0, 2, 34, 33, 7, "#1d4d80")
        + rect(0, 0, 34, 32, 7, "#2f6fb2", stroke=_LINE, stroke_width=1.2)
        + stroke("M4 9q0-5 5-5h16", "#fff", 1.4, opacity=0.5)
        + pips
    )
