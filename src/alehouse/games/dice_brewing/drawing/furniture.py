"""What furnishes the middle of the table: the barrel of brewed recipes, the Market's awning, shutters."""

from typing import Final

from alehouse.core.draw.svg import el, group, num, path, rect, stroke, symbol

BARREL_WIDTH: Final = 80
BARREL_HEIGHT: Final = 62
AWNING_HEIGHT: Final = 30
_STRIPES: Final = 13
_STAVES: Final = "M12 0H68Q83 31 68 62H12Q-3 31 12 0Z"


def furniture() -> str:
    """The shared drawings `barrel` and `barrel-hoops`, `awning`, `shutter-market` and `shutter-black`."""
    return (
        _barrel()
        + _awning()
        + _shutter("shutter-market", "#6f9456", "#4f7a38")
        + _shutter("shutter-black", "#4a423c", "#37302b")
    )


def _barrel() -> str:
    """The empty barrel; its hoops, which go above the beer; and the clip that keeps beer inside."""
    lines = stroke("M18 0V62M33 0V62M47 0V62M62 0V62", "#2b1a0f", 1.2, opacity=0.3)
    iron = rect(-6, 9, 96, 6, 0, "#4c4440") + rect(-6, 47, 96, 6, 0, "#4c4440")
    hoops = group(lines, iron, clip_path="url(#inside-barrel)") + stroke(_STAVES, "#2b1a0f", 1.6)
    return (
        el("clipPath", path(_STAVES, "#000"), id="inside-barrel")
        + symbol("barrel", BARREL_WIDTH, BARREL_HEIGHT, path(_STAVES, "#7a5230"))
        + symbol("barrel-hoops", BARREL_WIDTH, BARREL_HEIGHT, hoops, overflow="visible")
    )


def _awning() -> str:
    """Stripes of cloth on a grid of 320, to be stretched."""
    wide = 320 / _STRIPES
    half = num(wide / 2)
    stripes = "".join(
        path(
            f"M{num(n * wide)} 0h{num(wide)}v20q0 8 -{half} 8t-{half} -8z",
            "#fffaf0" if n % 2 else "#4f8233",
            stroke="#2f4e1f",
            stroke_width=0.8,
        )
        for n in range(_STRIPES)
    )
    corners = el("clipPath", path("M0 31V14Q0 0 14 0H306Q320 0 320 14V31Z", "#000"), id="awning-corners")
    shade = rect(0, 22, 320, 8, 0, "#000", opacity=0.1)
    cloth = group(shade, stripes, clip_path="url(#awning-corners)")
    return corners + symbol("awning", 320, AWNING_HEIGHT, cloth, preserveAspectRatio="none")


def _shutter(name: str, light: str, dark: str) -> str:
    """Slats let down in front of a counter, on a grid of 320 by 120, to be stretched."""
    slats = "".join(
        rect(0, n * 10, 320, 10, 2, light if n % 2 else dark, stroke="#000", stroke_opacity=0.25) for n in range(12)
    )
    return symbol(name, 320, 120, slats, preserveAspectRatio="none")
