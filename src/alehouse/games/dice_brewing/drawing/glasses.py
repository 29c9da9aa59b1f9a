"""Beer: a glass of its own for every style, from the flute of a pilsner to the flask of an experiment."""

from dataclasses import dataclass
from typing import Final

from alehouse.core.draw.svg import circle, ellipse, gradient, path, stroke, symbol

GLASS_WIDTH: Final = 60
GLASS_HEIGHT: Final = 76  # the foot stands at 72, the foam reaches a little above the rim at 12


@dataclass(frozen=True)
class Beer:
    """What is in the glass, and the forms of glass and foam as path data; `behind` and `front` are more glass."""

    light: str
    dark: str
    foam: str
    glass: str
    head: str
    behind: str = ""
    front: str = ""
    glint: str = "M18 24q0 12 3.5 23"
    sparkling: bool = True  # dark beers hide their bubbles


_HEAD: Final = (
    "M10 20c-5 -4 -3 -12 4 -12c2 -7 12 -8 15 -3c6 -5 16 0 15 5c7 1 8 8 4 11c-3 3 -7 1 -9 -1"
    "c-3 4 -8 4 -11 0c-4 4 -9 4 -11 0c-2 2 -5 2 -7 0z"
)
_NARROW_HEAD: Final = (
    "M15 17c-4 -4 -2 -10 4 -10c2 -6 9 -7 12 -3c5 -4 12 0 11 4c6 1 7 7 3 9c-3 3 -6 1 -8 -1"
    "c-3 4 -6 3 -8 0c-3 3 -6 3 -8 0c-2 2 -4 2 -6 1z"
)
_THIN_HEAD: Final = "M11 14c-2 -5 2 -8 6 -7c3 -4 9 -4 12 -1c4 -3 10 -2 11 1c5 -1 8 3 6 7c-9 4 -26 4 -35 0z"
_SPILL: Final = (
    "M23 12c-3 -4 -1 -10 5 -9c3 -4 9 -2 9 2c5 0 5 6 2 8c3 6 5 12 2 15c-3 1 -4 -3 -4 -7c-2 4 -6 3 -7 0c-2 3 -5 2 -5 -2z"
)

_MUG: Final = "M10 14H46V64Q46 72 38 72H18Q10 72 10 64Z"
_FLUTE: Final = "M16 11C17 34 23 50 25 60V67H17V72H43V67H35V60C37 50 43 34 44 11Z"
_WEIZEN: Final = "M12 11C9 32 21 48 19 72H41C39 48 51 32 48 11Z"
_PINT: Final = "M11 12C11 20 13.5 24 14.5 27C12 30 15 50 17 72H43C45 50 48 30 45.5 27C46.5 24 49 20 49 12Z"
_POKAL: Final = "M14 12C13 30 17 46 26 56V65C22 66.5 18 68 18 72H42C42 68 38 66.5 34 65V56C43 46 47 30 46 12Z"
_CHALICE: Final = "M8 14C8 34 16 46 27 48V62C21 64 16 67 16 72H44C44 67 39 64 33 62V48C44 46 52 34 52 14Z"
_TANKARD: Final = "M13 13H44L47 66Q47 72 41 72H16Q10 72 10 66Z"
_TULIP: Final = "M14 11C8 33 8 49 24 62V67H15V72H45V67H36V62C52 49 52 33 46 11Z"
_FLASK: Final = "M24 8H36V28L49 62Q52 72 43 72H17Q8 72 11 62L24 28Z"

_DIMPLES: Final = "".join(
    f"M{x} {y}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0" for y in (32, 44, 56) for x in (15, 24.6, 34)
)
_SEAMS: Final = "M20 30V66M28.5 30V67M37 30V66"

BEERS: Final = {
    "lager": Beer("#f6c445", "#d98e1e", "#fffaf0", _MUG, _HEAD, "M45 24h6q7 0 7 8v14q0 9 -8 9h-5", _DIMPLES),
    "pilsner": Beer("#fbe17a", "#e6b532", "#fffdf6", _FLUTE, _NARROW_HEAD),
    "wheat": Beer("#f8d765", "#e0a832", "#fffaf0", _WEIZEN, _HEAD),
    "pale_ale": Beer("#e89a2c", "#b5601a", "#fff4dc", _PINT, _HEAD),
    "bock": Beer("#b5622a", "#6c2f12", "#f7e3bd", _POKAL, _NARROW_HEAD),
    "abbey_ale": Beer("#a8432a", "#5a1a1c", "#f6dfb8", _CHALICE, _THIN_HEAD),
    "porter": Beer(
        "#5a2f1c", "#2a130c", "#e8cf9f", _TANKARD, _HEAD, "M46 24h6q7 0 7 8v14q0 9 -8 9h-4", _SEAMS, sparkling=False
    ),
    "stout": Beer("#4a2a19", "#170d09", "#e9d3a6", _TULIP, _HEAD, sparkling=False),
    "experimental": Beer("#9fcf63", "#4d8f5a", "#f3fbe0", _FLASK, _SPILL, glint="M20 50l-3.5 10"),
}


def glasses() -> str:
    """The shared drawings `glass-…`, one for each style."""
    return "".join(
        gradient(f"beer-{style}", (0, beer.light), (1, beer.dark))
        + symbol(
            f"glass-{style}", GLASS_WIDTH, GLASS_HEIGHT, full_glass(beer, f"url(#beer-{style})"), overflow="visible"
        )
        for style, beer in BEERS.items()
    )


def full_glass(beer: Beer, liquid: str) -> str:
    """A glass of beer on its shadow, with a glint, bubbles, and its head of foam."""
    handle = stroke(beer.behind, "#fff", 4.5, opacity=0.75, stroke_linecap="round") if beer.behind else ""
    body = path(beer.glass, liquid, stroke="#fff", stroke_width=1.4, stroke_opacity=0.6)
    front = stroke(beer.front, "#fff", 1.3, opacity=0.4) if beer.front else ""
    rising = ((34, 40), (31, 48), (28, 35), (36, 28), (25, 43))
    bubbles = "".join(circle(x, y, 1.3, "#fff", opacity=0.5) for x, y in rising) if beer.sparkling and not front else ""
    glint = stroke(beer.glint, "#fff", 2.6, opacity=0.45, stroke_linecap="round")
    return (
        ellipse(30, 73, 24, 4, "#000", opacity=0.28)
        + handle
        + body
        + front
        + bubbles
        + glint
        + path(beer.head, beer.foam)
    )
