"""Pictures of items that turn luck and time: dice and charms, clocks and keys; on a grid of 80 by 52."""

from typing import Final

from alehouse.core.draw.colours import AMBER, BERRY, CARD, INK, LANTERN
from alehouse.core.draw.svg import circle, ellipse, group, outlined, path, rect, stroke
from alehouse.games.cavern_tavern.drawing.icons import EDGE

_GOLD: Final = "#e2b53f"
_IRON: Final = "#6d7985"
_LIGHT_IRON: Final = "#aeb8c1"
_WOOD: Final = "#8a5f38"


def luck() -> dict[str, str]:
    """The drawings by item."""
    return {
        "sand_clock": _sand_clock(),
        "pocket_watch": _pocket_watch(),
        "loaded_die": _loaded_die(),
        "mirror_coin": _mirror_coin(),
        "rabbits_foot": _rabbits_foot(),
        "clover": _clover(),
        "bracelet": _bracelet(),
        "dragons_claw": _dragons_claw(),
        "hammer": _hammer(),
        "crowbar": _crowbar(),
        "spare_key": _spare_key(),
    }


def _shape(d: str, fill: str, thick: float = 1.5) -> str:
    return outlined(d, fill, thick, EDGE)


def _shadow(cx: float, cy: float, rx: float) -> str:
    return ellipse(cx, cy, rx, 3, "#000", opacity=0.22)


def _sand_clock() -> str:
    """Sand half through, between two wooden plates."""
    glass = "M28 9h24c0 9-6 13-9 17 3 4 9 8 9 17H28c0-9 6-13 9-17-3-4-9-8-9-17Z"
    return (
        _shadow(40, 47, 22)
        + _shape(glass, "#e3eef0")
        + path("M31.5 15h17c-1.5 4.5-5 7-8.5 10.5-3.5-3.5-7-6-8.5-10.5Z", AMBER)
        + path("M30 42c1-6 6-8 10-9 4 1 9 3 10 9Z", AMBER)
        + stroke("M40 25v9", AMBER, 1.8)
        + stroke("M25 9v34M55 9v34", _WOOD, 3)
        + rect(21, 5, 38, 5, 2.5, _WOOD, stroke=EDGE, stroke_width=1.5)
        + rect(21, 42, 38, 5, 2.5, _WOOD, stroke=EDGE, stroke_width=1.5)
    )


def _pocket_watch() -> str:
    """A golden watch on its chain, one hand set back."""
    ticks = "".join(stroke("M40 16v3", EDGE, 1.6, transform=f"rotate({angle} 40 30)") for angle in range(0, 360, 30))
    return (
        _shadow(40, 48, 17)
        + stroke("M40 8c-2-6-12-5-16-2s-10 3-14-1", _GOLD, 2.4, stroke_dasharray="3.5 2")
        + circle(40, 9, 4, stroke=EDGE, stroke_width=4)
        + circle(40, 9, 4, stroke=_GOLD, stroke_width=2)
        + circle(40, 30, 18, _GOLD, stroke=EDGE, stroke_width=1.6)
        + circle(40, 30, 14.5, CARD, stroke=EDGE, stroke_width=1.2)
        + ticks
        + stroke("M40 30V21M40 30l-6 4", INK, 2.2)
        + stroke("M58 22c4 6 4 12 0 18M58 40l5-1M58 40l0-5", BERRY, 2)
    )


def _loaded_die() -> str:
    """A die that always shows six: its weight shines through."""
    pips = "".join(circle(x, y, 3.2, BERRY) for x in (-9, 9) for y in (-9, 0, 9))
    die = rect(-18, -18, 36, 36, 7, CARD, stroke=EDGE, stroke_width=1.6)
    weight = stroke("M-12 14h24", _IRON, 4, opacity=0.5)
    sparks = stroke("M62 10l4-4M66 17h6M58 6V1", LANTERN, 2.2)
    return _shadow(40, 46, 22) + group(die, weight, pips, x=40, y=26, transform="rotate(-14)") + sparks


def _mirror_coin() -> str:
    """A coin that is the same on both sides, before a mirror."""
    return (
        _shadow(42, 47, 26)
        + ellipse(54, 25, 17, 20, "#b9783a", stroke=EDGE, stroke_width=1.6)
        + ellipse(54, 25, 13.5, 16.5, "#d7e6ee", stroke=EDGE, stroke_width=1.2)
        + stroke("M47 18l7-7M46 26l12-12", "#fff", 2)
        + circle(29, 31, 14, _GOLD, stroke=EDGE, stroke_width=1.6)
        + circle(29, 31, 10.5, stroke="#fff3cf", stroke_width=1.4)
        + path("M29 23l2.4 5.2 5.6.6-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6-4.2-3.8 5.6-.6Z", "#a8711a")
        + circle(57, 30, 7, _GOLD, opacity=0.7)
    )


def _rabbits_foot() -> str:
    """A furry paw on a silver cap."""
    fur = "M30 46c-7-2-10-9-8-17 1-6 4-12 8-17l14 6c2 8 3 14 1 20-2 7-9 10-15 8Z"
    return (
        _shadow(36, 48, 18)
        + _shape(fur, "#d8c3a5")
        + stroke("M28 26c-1 5-1 9 1 13M36 25c1 6 1 10-1 15M32 18l-1 6", "#a98e69", 1.8)
        + _shape("M29 13l4-7 13 5-1 8Z", _LIGHT_IRON)
        + stroke("M40 8c2-5 7-6 11-4s6 8 12 7", _IRON, 2.2, stroke_dasharray="3.5 2")
        + circle(64, 12, 4, stroke=_IRON, stroke_width=2.2)
    )


def _clover() -> str:
    """Four leaves."""
    leaf = _shape("M0 0C-4-6-12-6-12-13c0-6 9-7 12-1 3-6 12-5 12 1C12-6 4-6 0 0Z", "#6a9a3b", 1.4)
    vein = stroke("M0-2v-8", "#a7cf70", 1.4)
    leaves = "".join(group(leaf, vein, x=40, y=23, transform=f"rotate({angle})") for angle in (45, 135, 225, 315))
    return _shadow(44, 48, 16) + stroke("M40 24c1 9 4 17 10 22", "#3f6327", 3) + leaves


def _bracelet() -> str:
    """A ring of beads with a jewel."""
    beads = "".join(
        circle(
            40,
            9,
            4.4,
            _GOLD if k % 2 else "#8b6aa3",
            stroke=EDGE,
            stroke_width=1.2,
            transform=f"rotate({k * 30} 40 26)",
        )
        for k in range(12)
        if k != 6
    )
    jewel = _shape("M40 36l8 6-8 8-8-8Z", "#3fa7a0") + stroke("M34 42h12M40 37v12", "#c4f0ea", 1)
    return ellipse(40, 27, 17, 17, stroke="#a8711a", stroke_width=2) + beads + jewel


def _dragons_claw() -> str:
    """A talon in its scales, with a golden band."""
    talon = "M27 10c22-3 37 12 37 36-8-12-20-19-36-17Z"
    scales = "M12 9c7-6 17-5 20 2 2 7 0 14-5 19-9 1-16-3-17-10-1-5 0-9 2-11Z"
    return (
        _shadow(44, 48, 22)
        + _shape(talon, "#f1e6cc")
        + stroke("M40 14c2 3 3 6 3 9M49 20c1 3 1 6 0 9", "#c4ae84", 1.4)
        + _shape(scales, "#4d7f3b")
        + stroke("M14 15c3 0 4 3 3 5M20 11c3 0 4 3 3 5M18 20c3 0 4 3 3 5M25 17c3 0 4 3 3 5", "#9fc06a", 1.6)
        + stroke("M31 9c3 6 2 14-2 20", EDGE, 6)
        + stroke("M31 9c3 6 2 14-2 20", _GOLD, 3.4)
    )


def _hammer() -> str:
    """Iron head, wooden handle, sparks where it strikes."""
    tool = (
        rect(-3.5, -6, 7, 42, 3, _WOOD, stroke=EDGE, stroke_width=1.5)
        + _shape("M-18-18h26c5 0 8 3 10 8h-8l-4 5h-24Z", _IRON)
        + stroke("M-14-14h18", _LIGHT_IRON, 2)
    )
    sparks = stroke("M14 30l-6 3M18 36l-3 6M10 22l-6-2", LANTERN, 2.4)
    return _shadow(48, 47, 22) + group(tool, x=38, y=21, transform="rotate(-38) scale(.86)") + sparks


def _crowbar() -> str:
    """It lifts a board a little."""
    bar = "M14 42L52 14c5-4 10-2 11 3"
    return (
        _shadow(40, 48, 28)
        + rect(8, 43, 64, 5, 2, _WOOD, stroke=EDGE, stroke_width=1.4)
        + group(rect(34, 35, 38, 5, 2, "#a9794a", stroke=EDGE, stroke_width=1.4), transform="rotate(-9 72 40)")
        + stroke(bar, EDGE, 7.5)
        + stroke(bar, _IRON, 4.6)
        + stroke("M18 38L50 14.5", _LIGHT_IRON, 1.4)
    )


def _spare_key() -> str:
    """A brass key with a tag."""
    return (
        _shadow(42, 47, 26)
        + stroke("M28 22h36M56 22v9M64 22v7M49 22v5", EDGE, 6.5)
        + stroke("M28 22h36M56 22v9M64 22v7M49 22v5", _GOLD, 3.6)
        + circle(21, 22, 9.5, stroke=EDGE, stroke_width=7)
        + circle(21, 22, 9.5, stroke=_GOLD, stroke_width=4.2)
        + stroke("M21 31c-1 4 1 6 4 7", "#8a5f38", 1.6)
        + _shape("M24 36l14 1v9l-15-1-3-5Z", CARD)
        + stroke("M28 40l7 .5M28 43l5 .3", "#6f6152", 1.2)
    )
