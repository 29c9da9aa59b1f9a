"""Scenery that several motifs stand in: rock, tunnel, smithy, seam; pictures are 140 by 96."""

from typing import Final

from alehouse.core.draw.svg import circle, ellipse, num, outlined, path, points, rect, stroke, symbol, use

WIDE: Final = 140
HIGH: Final = 96
GOLD: Final = "#e5a92c"
WOOD: Final = "#8a5c31"


def motif(name: str, *drawing: str) -> str:
    """A card's picture as a shared drawing; it fills whatever field it is put into."""
    return symbol(
        f"m-{name}",
        WIDE,
        HIGH,
        *drawing,
        preserveAspectRatio="xMidYMid slice",
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def scene(name: str) -> str:
    """A whole backdrop."""
    return use(name, 0, 0, WIDE, HIGH)


def backdrop(fill: str) -> str:
    return rect(0, 0, WIDE, HIGH, 0, fill)


def light(cx: float, cy: float, rx: float, ry: float, fill: str, opacity: float) -> str:
    return ellipse(cx, cy, rx, ry, fill, opacity=opacity)


def scenery() -> str:
    """The backdrops as shared drawings."""
    return (
        _backdrop("rockwall", rockwall())
        + _backdrop("tunnel", scene("rockwall"), timbered())
        + _smithy()
        + _seam()
        + _sparks()
    )


def _backdrop(name: str, *drawing: str) -> str:
    return symbol(name, WIDE, HIGH, *drawing, stroke_linejoin="round", stroke_linecap="round")


def rockwall() -> str:
    cracks = "M44 0L30 26L48 50L22 70M98 0L110 22L92 44L116 62M60 10L72 18M66 84L84 78M120 34L132 30M8 40L18 34"
    return (
        backdrop("#3b454e")
        + path("M0 0H44L30 26L48 50L22 70L28 96H0Z", "#4a555f")
        + path("M140 0H98L110 22L92 44L116 62L106 96H140Z", "#2e363d")
        + stroke(cracks, "#232a30", 1.6, opacity=0.7)
    )


def timbered() -> str:
    """A timbered gallery in the rock; what fills it shines in the current colour."""
    return (
        path("M26 96V54C26 28 46 14 70 14S114 28 114 54V96Z", "#191410")
        + path("M34 96V56C34 34 50 22 70 22S106 34 106 56V96Z", "currentColor")
        + path("M34 96V56C34 34 50 22 70 22S106 34 106 56V96Z", "#000", opacity=0.55)
        + light(70, 70, 36, 38, "currentColor", 0.55)
        + light(70, 74, 22, 26, "#ffe3a0", 0.6)
        + path("M24 96V52L32 46V96ZM116 96V52L108 46V96Z", "#7c5129")
        + path("M22 46L70 8L118 46L112 52L70 19L28 52Z", WOOD)
        + stroke("M22 46L70 8L118 46", "#b98a54", 1.6)
    )


def _smithy() -> str:
    bricks = "M0 16H26V30H0M0 44H16V58H0M0 72H24V86H0M140 8H118V22H140M140 36H124V50H140M140 64H116V78H140"
    anvil = (
        "M34 66H96C98 66 112 66 120 60C118 74 106 78 96 79L92 84H98V90H104V96H36V90H42V84H50L46 79C38 78 34 74 34 66Z"
    )
    return _backdrop(
        "smithy",
        backdrop("#2c1d15"),
        light(70, 52, 74, 54, "#8a3d12", 0.6),
        light(70, 54, 48, 38, "#e07a24", 0.5),
        light(70, 54, 26, 22, "#ffd27a", 0.55),
        stroke(bricks, "#160e0a", 1.8, opacity=0.8),
        path(anvil, "#14171a"),
        path("M34 66H96C98 66 112 66 120 60L118.6 64C110 69.6 98 69.6 96 69.6H34.6Z", "#59646e"),
    )


def _sparks() -> str:
    where = (
        (28, 30, 1.6),
        (38, 18, 1.2),
        (104, 26, 1.8),
        (114, 42, 1.2),
        (20, 46, 1.2),
        (96, 12, 1.3),
        (52, 10, 1.1),
    )
    return _backdrop("sparks", *(circle(x, y, r, "#ffe08a") for x, y, r in where))


def _seam() -> str:
    """A vein of ore from corner to corner, in the current colour."""
    lumps = (
        *((8, 78, 15), (27, 69, 13), (45, 60, 17), (64, 55, 13), (82, 43, 16), (101, 33, 14)),
        *((120, 20, 15), (136, 12, 12), (58, 74, 9), (97, 52, 8), (34, 51, 8), (76, 30, 7)),
    )
    return _backdrop(
        "seam",
        use("rockwall", 0, 0, WIDE, HIGH),
        ellipse(70, 48, 70, 46, "url(#lamplight)"),
        path("M-6 96L20 60L60 44L96 22L130 -6H150V14L112 46L72 72L30 96Z", "#1f262b", opacity=0.75),
        *(_lump(x, y, r) for x, y, r in lumps),
        *(_glint(x, y) for x, y in ((48, 46), (104, 22), (20, 62))),
    )


def _lump(x: float, y: float, r: float) -> str:
    rim = [
        *((x - r, y + 1), (x - r * 0.45, y - r * 0.8), (x + r * 0.4, y - r * 0.75)),
        *((x + r, y - r * 0.05), (x + r * 0.55, y + r * 0.75), (x - r * 0.4, y + r * 0.8)),
    ]
    middle = (x - r * 0.05, y - r * 0.1)
    return (
        outlined(points(*rim), "currentColor", 1.6, "#161b1f")
        + path(points(*rim[:3], middle), "#fff", opacity=0.5)
        + path(points(*rim[3:], middle), "#000", opacity=0.3)
    )


def _glint(x: float, y: float) -> str:
    arms = "l1.8 5.2l5.2 1.8l-5.2 1.8l-1.8 5.2l-1.8-5.2l-5.2-1.8l5.2-1.8Z"
    return path(f"M{num(x)} {num(y - 7)}{arms}", "#fff", opacity=0.9)
