"""The pictures on the recipe cards: where a beer of each style is at home."""

from typing import Final

from alehouse.core.draw.svg import circle, gradient, group, halo, path, rect, stroke, symbol, use

SCENE_WIDTH: Final = 180
SCENE_HEIGHT: Final = 86

# The title band of a style, and the sky above its home.
BANDS: Final = {
    "lager": "#2f5f86",
    "pilsner": "#7d651a",
    "wheat": "#5f6a1f",
    "pale_ale": "#9a581a",
    "bock": "#6e3b1d",
    "abbey_ale": "#6f2440",
    "porter": "#254650",
    "stout": "#3a2620",
    "experimental": "#56397a",
}
_SKIES: Final = {
    "lager": ("#bfe0f2", "#7fb2d6"),
    "pilsner": ("#fdf0b8", "#e2bd55"),
    "wheat": ("#e9efc0", "#b9cc78"),
    "pale_ale": ("#f6d48b", "#c98734"),
    "bock": ("#f3c9a0", "#b9764a"),
    "abbey_ale": ("#8a4a5c", "#44202f"),
    "porter": ("#f0b482", "#5f7f88"),
    "stout": ("#7a4a2c", "#2f1d16"),
    "experimental": ("#8f6fb4", "#463062"),
}


def scenes() -> str:
    """The shared drawings `scene-…`; a narrow card shows their middle."""
    homes = {
        "lager": _icy_peaks(),
        "pilsner": _town(),
        "wheat": _wheat_field(),
        "pale_ale": _hop_hills(),
        "bock": _goat_pasture(),
        "abbey_ale": _cloister(),
        "porter": _harbour(),
        "stout": _taproom(),
        "experimental": _laboratory(),
    }
    out = halo("fumes", (0, "#d9ff9a", 0.55), (0.5, "#b4e07a", 0.22), (1, "#b4e07a", 0))
    for style, home in homes.items():
        high, low = _SKIES[style]
        ground = rect(0, 0, SCENE_WIDTH, SCENE_HEIGHT, 0, f"url(#sky-{style})")
        out += gradient(f"sky-{style}", (0, high), (1, low))
        out += symbol(f"scene-{style}", SCENE_WIDTH, SCENE_HEIGHT, ground, home, preserveAspectRatio="xMidYMid slice")
    return out


def _icy_peaks() -> str:
    """Snow, and the mouth of the cellar where it lies cold."""
    return (
        circle(140, 22, 11, "#fdf7dc", opacity=0.9)
        + path("M0 70L34 22L58 52L84 14L120 60L146 32L180 66V86H0Z", "#5f8fb3")
        + path(
            "M34 22L46 37L38 41L33 36L26 42L22 38.5ZM84 14L99 33L91 38L84 32L77 38L70 34.6Z"
            "M146 32L157 42.5L149 46L142 42L136 43.5Z",
            "#f4fafd",
        )
        + path("M0 70Q45 52 90 66T180 62V86H0Z", "#d9ebf4")
        + path("M0 78Q60 66 120 76T180 74V86H0Z", "#f7fbfd")
        + path("M96 78V66A10 10 0 0 1 116 66V78Z", "#3d4f5c")
        + stroke("M96 78V66A10 10 0 0 1 116 66V78", "#8b9aa3", 3)
    )


def _town() -> str:
    """Steep roofs and a spire against a golden evening."""
    roofs = "M78 86V58L90 44L102 58V86ZM104 86V62L118 48L132 62V86ZM150 86V60L163 46L176 60V86Z"
    windows = "".join(rect(x, y, 5, 7, 1, "#ffe9a8") for x, y in ((87, 62), (115, 66), (121, 66), (160, 64), (99, 44)))
    return (
        circle(142, 24, 13, "#fffbe2", opacity=0.85)
        + path("M0 74Q50 52 100 66T180 60V86H0Z", "#c7a447")
        + path("M94 86V34L101.5 10L109 34V86Z", "#9a6440")
        + path("M92 34L101.5 6L111 34Z", "#59402f")
        + path("M16 86V58L27 44L38 58V86Z", "#b8683c")
        + path("M14 59L27 42L40 59Z", "#7b3f26")
        + path(roofs, "#c88a55")
        + path("M75 60L90 42L105 60ZM101 64L118 46L135 64ZM147 62L163 44L179 62Z", "#8d4a2a")
        + windows
        + rect(0, 79, 180, 7, 0, "#7d651a", opacity=0.75)
    )


def _wheat_field() -> str:
    """Ripe ears in the sun."""
    far = "".join(use("grain", 4 + k * 15, 52 + k % 2 * 4, 20, color="#c79a2c") for k in range(12))
    near = "".join(use("grain", -6 + k * 17, 60 + k % 3 * 3, 28, color="#a2741a") for k in range(12))
    return (
        circle(124, 24, 14, "#fff8d8", opacity=0.95)
        + path("M0 58Q50 42 96 54T180 48V86H0Z", "#9dba63")
        + path("M0 66Q60 52 110 62T180 58V86H0Z", "#d9b84a")
        + far
        + near
    )


def _hop_hills() -> str:
    """Rows of poles, hops up to their tops."""
    out = path("M0 56q45 -26 90 -6t90 -8v44H0Z", "#a3b45a")
    for k in range(9):
        x, top = 8 + k * 21, 16 + k % 2 * 8
        out += stroke(f"M{x} {top}V76", "#6b4a26", 2, opacity=0.8)
        out += stroke(f"M{x} 74q-6 -6 0 -12t0 -12t0 -12t0 -12", "#4f7f33", 2.4)
        out += "".join(use("hop", x - 9 + (j + k) % 2 * 7, top + 3 + j * 13, 11, color="#3f6a28") for j in range(4))
    return out + path("M0 74q60 -18 110 -4t70 -2v20H0Z", "#6b8a39")


def _goat_pasture() -> str:
    """The beer's namesake on its rock."""
    goat = (
        "M112 62L114 48C112 44 114 40 119 40H136C139 35 140 31 144 29L143 22C143.5 18 141 15 138 14"
        "C142 13.5 146 16 146.5 21L147.5 27L153 31C154 32.5 153 34 151 34L147 34.5C146 40 145 44 141 47"
        "L142 62H138.5L137 51H121L118 62H114.5L115 53L113.5 62Z"
    )
    beard = "M148.5 34.5l-1.5 6l-1.5 -6z"
    return (
        circle(122, 20, 16, "#ffeccb", opacity=0.85)
        + path("M0 60L28 30L52 54L80 26L116 58L150 40L180 58V86H0Z", "#8a6a5e")
        + path("M0 72Q60 52 104 64T180 58V86H0Z", "#7f8a45")
        + path("M84 86L94 58L102 42L110 38L132 38L146 46L156 64L160 86Z", "#6b5a4c")
        + path("M102 42L110 38L132 38L146 46L126 44Z", "#8d7a68")
        + group(path(goat + beard, "#3d2619"), x=25, y=-4.6, transform="scale(.7)")
    )


def _cloister() -> str:
    """A window of coloured glass between the arches of an abbey."""
    panes = ("#e8b04a", "#4f8fb8", "#c9503f", "#6fa35a", "#e8b04a", "#8a5aa8")
    glass = "".join(rect(105 + k % 2 * 15, 30 + k // 2 * 15, 14, 14, 0, pane) for k, pane in enumerate(panes))
    return (
        "".join(path(f"M{x} 86V34A20 20 0 0 1 {x + 40} 34V86Z", "#2c141f", opacity=0.75) for x in (14, -40, 158))
        + path("M96 86V34A24 24 0 0 1 144 34V86Z", "#2c141f")
        + path("M105 30A14.5 16 0 0 1 134 30Z", "#e0dca0")
        + glass
        + stroke("M119.5 12V76M104 45H135M104 60H135M105 30V75H134V30A14.5 16 0 0 0 105 30", "#1d0d15", 2)
        + circle(120, 44, 44, "url(#lamplight)", opacity=0.55)
        + rect(0, 76, 180, 10, 0, "#5a3a2a")
        + rect(0, 76, 180, 2, 0, "#8a6048")
    )


def _harbour() -> str:
    """A moored ship, and the evening on the water."""
    rigging = "M118 60V14M140 60V20M118 16L98 58M118 16L140 50M140 22L160 58M108 32H128M104 44H132M132 34H150"
    return (
        circle(66, 34, 14, "#fff0cf", opacity=0.85)
        + path("M0 52H40L44 44H58L60 52H180V62H0Z", "#4a5c62", opacity=0.55)
        + rect(0, 58, 180, 28, 0, "#3f6a74")
        + stroke(rigging, "#2b2019", 1.6)
        + path("M119 20Q134 26 135 44L119 46Z", "#f4e6c8")
        + path("M117 26Q106 34 104 50L117 52Z", "#e6d3ab")
        + path("M90 60H168L158 74H102Z", "#4b2f20")
        + path("M90 60H168L166.5 63H92.5Z", "#8a5a36")
        + stroke("M8 70h26M46 76h34M110 80h40M150 70h22M14 81h20", "#9fc4c6", 1.6, opacity=0.6, stroke_linecap="round")
    )


def _taproom() -> str:
    """Lamplight on old boards, barrels behind the bar."""
    boards = "".join(f"M{8 + k * 26} 0V72" for k in range(7))
    barrels = "".join(
        circle(x, 52, 17, "#5b3a22", stroke="#2b1a10", stroke_width=2)
        + circle(x, 52, 12.5, stroke="#8a5a36", stroke_width=1.6)
        + rect(x - 2.5, 49, 5, 6, 1, "#c98a3b")
        for x in (104, 140, 176)
    )
    return (
        stroke(boards, "#000", 1.5, opacity=0.18)
        + barrels
        + circle(34, 26, 52, "url(#lamplight)")
        + rect(0, 70, 180, 16, 0, "#4a2c1a")
        + rect(0, 70, 180, 2.5, 0, "#8a5a36")
    )


def _laboratory() -> str:
    """A shelf of phials above the bench."""
    phials = ((92, "#e2a03f"), (108, "#6fb1d8"), (124, "#c9503f"), (140, "#8fc25a"), (156, "#e8d26a"))
    shelf = "".join(
        path(
            f"M{x} 18V12H{x + 8}V18L{x + 11} 30Q{x + 11} 34 {x + 7} 34H{x + 1}Q{x - 3} 34 {x - 3} 30Z",
            "#fff",
            opacity=0.35,
        )
        + path(f"M{x - 1.5} 25H{x + 9.5}L{x + 11} 30Q{x + 11} 34 {x + 7} 34H{x + 1}Q{x - 3} 34 {x - 3} 30Z", fill)
        for x, fill in phials
    )
    sparks = "".join(
        circle(x, y, r, "#e9ffc9", opacity=0.7)
        for x, y, r in ((62, 24, 1.6), (72, 38, 2.2), (26, 20, 1.8), (18, 40, 2.4), (66, 54, 1.5))
    )
    return (
        circle(48, 40, 44, "url(#fumes)")
        + shelf
        + rect(80, 34, 100, 4, 1, "#2d1c42")
        + sparks
        + rect(0, 72, 180, 14, 0, "#34224c")
        + rect(0, 72, 180, 2.5, 0, "#8465ab")
    )
