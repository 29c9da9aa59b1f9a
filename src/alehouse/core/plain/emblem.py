"""A plain emblem: a mug with the first letter of the game's title."""

from functools import cache
from typing import Final

from alehouse.core.draw.colours import AMBER, INK, LANTERN, PARCHMENT
from alehouse.core.draw.lettering import heading
from alehouse.core.draw.svg import circle, el, group, outlined, rect

_WIDE: Final = 140
_HIGH: Final = 96


@cache
def emblem(title: str) -> str:
    """By itself, without shared drawings, for pages where no table is open."""
    light = "".join(circle(70, 50, r, LANTERN, opacity=0.1) for r in (46, 36, 26))
    handle = outlined("M90 42h10a12 12 0 0 1 0 28h-10v-8h9a5 5 0 0 0 0 -12h-9Z", "#b9802f")
    body = outlined("M48 30H92V78Q92 84 86 84H54Q48 84 48 78Z", AMBER)
    foam = outlined(
        "M46 32Q42 22 52 20Q56 11 66 16Q74 9 82 17Q94 15 94 26Q95 32 90 33Q84 38 78 33Q70 40 62 33Z", PARCHMENT
    )
    mug = handle + body + foam + heading(70, 72, title[:1], 32, INK, anchor="middle")
    return el(
        "svg",
        rect(0, 0, _WIDE, _HIGH, 0, "#3a2a1d"),
        light,
        group(mug, x=26, y=18, transform="scale(.62)"),  # small enough for a strip: of a low one only the middle shows
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_WIDE} {_HIGH}",
        preserveAspectRatio="xMidYMid slice",
        stroke_linejoin="round",
    )
