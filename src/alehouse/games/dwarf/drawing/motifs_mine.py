"""Motifs of the mine, forge and Get Help cards."""

from typing import Final

from alehouse.core.draw.svg import circle, group, outlined, path, stroke, use
from alehouse.games.dwarf.drawing.motifs_scenery import (
    GOLD,
    HIGH,
    WIDE,
    WOOD,
    backdrop,
    light,
    motif,
    scene,
)

_BRASS_LINE: Final = "#5d3c10"
_STEEL_LINE: Final = "#20272d"


def mine_motifs() -> str:
    return "".join(
        (
            motif("iron_seam", use("seam", 0, 0, WIDE, HIGH, color="#8d949b")),
            motif("gold_seam", use("seam", 0, 0, WIDE, HIGH, color="#e9ad2c")),
            motif("alloy_steel", _alloy_steel()),
            motif("get_help", _get_help()),
            _forged("sword", _sword()),
            _forged("mace", _mace()),
            _forged("axe", _axe()),
            _forged("dagger", _dagger()),
            _forged("armour", _armour()),
            _forged("helm", _helm()),
            _forged("crown", _crown()),
            _forged("diadem", _diadem()),
        )
    )


def _forged(thing: str, drawing: str) -> str:
    """A forge card: the smithy, what lies on the anvil, sparks."""
    return motif(f"forge_{thing}", scene("smithy"), drawing, scene("sparks"))


def _alloy_steel() -> str:
    ingots = (
        ("M98 78H124L130 90H92Z", "#4f88bd"),
        ("M98 78H124L121 73H101Z", "#a9d0f0"),
        ("M104 63H126L131 73H99Z", "#3f78ad"),
        ("M104 63H126L123 59H107Z", "#a9d0f0"),
    )
    ladle = (
        outlined("M-22 -16H22L17 16C16 22 -16 22 -17 16Z", "#4c5660", 2, "#14181b")
        + path("M-22 -16H22L21 -9H-21Z", "#707c87")
        + path("M-19 -16H19L18 -12H-18Z", "#ffc65a")
    )
    return (
        backdrop("#27201d")
        + light(62, 60, 70, 50, "#a34a15", 0.6)
        + light(56, 66, 40, 30, "#ffb347", 0.5)
        + stroke("M0 20H22V34H0M0 48H14V62H0M140 20H122V34H140M140 50H128V64H140", "#120d0a", 1.8)
        + stroke("M104 0V22M98 24L104 16L112 24", "#7d8a95", 3.2)
        + group(ladle, transform="translate(98 32) rotate(-38)")
        + path("M70 40C60 40 56 52 56 74H62C62 56 66 48 76 44Z", "url(#hot)")
        + outlined("M26 72H94L86 90H34Z", "#3b444c", 2, "#14181b")
        + path("M31 72H89L87 78H33Z", "url(#hot)")
        + "".join(outlined(d, fill, 1.4, "#16202a") for d, fill in ingots)
        + scene("sparks")
    )


def _get_help() -> str:
    return (
        use("tunnel", 0, 0, WIDE, HIGH, color="#d99a45")
        + stroke("M26 96L44 40M32 44C40 38 50 40 56 48", "#1d130c", 5)
        + stroke("M26 96L44 40", WOOD, 2.6)
        + stroke("M33 44C40 39 49 41 55 47", "#aab4bd", 2.6)
        + use("x-any", 36, 36, 46, 58)
        + use("x-any", 68, 42, 42, 53)
        + circle(114, 72, 18, "url(#lamplight)")
        + use("lamp", 105, 54, 19, 27)
    )


# ── the forge ─────────────────────────────────────────────────────────────────────────────────────


def _sword() -> str:
    return group(
        outlined("M-3.6 -54L0 -62L3.6 -54V6H-3.6Z", "#eaf2f8", 1.4, "#2a3138"),
        path("M0 -62V6H3.6V-54Z", "#9fb4c6"),
        outlined("M-15 6H15V11H-15Z", GOLD, 1.4, "#4f3117"),
        outlined("M-2.8 11H2.8V26H-2.8Z", "#7c3f22", 1.2, "#2a1710"),
        circle(0, 29, 4, GOLD, stroke="#4f3117", stroke_width=1.3),
        transform="translate(84 54) rotate(62)",
    )


def _mace() -> str:
    flanges = "M-5 -44L0 -52L5 -44L9 -42L17 -38L14 -27L17 -16L9 -12L5 -10H-5L-9 -12L-17 -16L-14 -27L-17 -38L-9 -42Z"
    return group(
        outlined("M-3 -12H3V44H-3Z", WOOD, 1.4, "#2a1710"),
        path("M0 -12H3V44H0Z", "#5f3d1d"),
        outlined("M-3.6 28H3.6V44H-3.6Z", "#7c3f22", 1.2, "#2a1710"),
        stroke("M-3 32L3 35M-3 37L3 40", "#c98a5a", 1.2),
        outlined(flanges, "#8d9aa6", 1.6, _STEEL_LINE),
        path("M0 -52L5 -44L9 -42L17 -38L14 -27L17 -16L9 -12L5 -10H0Z", "#000", opacity=0.25),
        outlined("M-7 -40C-3 -44 3 -44 7 -40V-14C3 -10 -3 -10 -7 -14Z", "#c9d4dd", 1.3, _STEEL_LINE),
        path("M-4 -39C-2 -41 0 -41 1 -40V-14C-1 -12.6 -3 -13 -4 -14Z", "#f4f8fb"),
        outlined("M-6 -11H6V-6H-6Z", GOLD, 1.2, "#4f3117"),
        circle(0, 46, 4, GOLD, stroke="#4f3117", stroke_width=1.3),
        transform="translate(62 44) rotate(58)",
    )


def _axe() -> str:
    return group(
        outlined("M-3 -34H3V46H-3Z", WOOD, 1.4, "#2a1710"),
        path("M0 -34H3V46H0Z", "#5f3d1d"),
        outlined("M3 -32C12 -40 24 -42 31 -38C27 -26 27 -14 31 -2C22 2 12 0 3 -8Z", "#9fb0bd", 1.6, _STEEL_LINE),
        path("M24 -40C28 -40 31 -38 31 -38C27 -26 27 -14 31 -2L25 0C21 -14 21 -26 24 -40Z", "#f4f8fb"),
        outlined(
            "M-3 -29C-9 -33 -16 -32 -19 -28C-17 -22 -17 -18 -19 -12C-14 -8 -8 -8 -3 -11Z",
            "#8d9aa6",
            1.6,
            _STEEL_LINE,
        ),
        outlined("M-5 -32H5V-8H-5Z", "#c9d4dd", 1.2, _STEEL_LINE),
        path("M0 -25L3.4 -20L0 -15L-3.4 -20Z", GOLD),
        outlined("M-3.6 32H3.6V46H-3.6Z", "#7c3f22", 1.2, "#2a1710"),
        transform="translate(66 50) rotate(56)",
    )


def _dagger() -> str:
    return group(
        outlined("M-5.5 -26L0 -46L5.5 -26L4 6H-4Z", "#eaf2f8", 1.4, "#2a3138"),
        path("M0 -46L5.5 -26L4 6H0Z", "#9fb4c6"),
        stroke("M0 -30V0", "#7f93a4", 1.4),
        outlined("M-18 2C-12 8 12 8 18 2L20 7C12 14 -12 14 -20 7Z", GOLD, 1.4, "#4f3117"),
        outlined("M-3.4 11H3.4L2.6 28H-2.6Z", "#3d4f78", 1.2, "#171d2c"),
        stroke("M-3 16L3 18M-3 21L3 23", GOLD, 1.3),
        circle(0, 32, 5, GOLD, stroke="#4f3117", stroke_width=1.3),
        circle(0, 32, 2.2, "#d64a5f", stroke="#5d1d33", stroke_width=0.8),
        transform="translate(74 50) rotate(56) scale(1.05)",
    )


def _armour() -> str:
    shell = (
        "M52 22C50 32 44 34 40 36C42 50 46 62 50 68C60 74 80 74 90 68C94 62 98 50 100 36"
        "C96 34 90 32 88 22C80 30 60 30 52 22Z"
    )
    return (
        outlined(
            "M40 34C30 34 26 42 28 52C34 54 40 50 45 44ZM100 34C110 34 114 42 112 52C106 54 100 50 95 44Z",
            "#8d9aa6",
            1.8,
            _STEEL_LINE,
        )
        + stroke("M31 42C36 42 40 44 43 46M109 42C104 42 100 44 97 46", "#dfe8ee", 1.6)
        + outlined(shell, "#aebbc6", 2, _STEEL_LINE)
        + path(
            "M70 28C80 28 86 26 88 22C90 32 96 34 100 36C98 50 94 62 90 68C84 71 76 72.4 70 72.4Z",
            "#000",
            opacity=0.22,
        )
        + stroke("M52 23C60 31 80 31 88 23M50 67C60 73 80 73 90 67", GOLD, 3)
        + stroke("M70 30V71M47 54C56 59 64 58 70 52C76 58 84 59 93 54", "#59646e", 1.6)
        + outlined("M70 36L76 43L70 50L64 43Z", GOLD, 1.3, _BRASS_LINE)
        + path("M55 34C54 42 55 50 58 54C60 48 59 40 60 36Z", "#f4f8fb", opacity=0.8)
    )


def _helm() -> str:
    return (
        outlined(
            "M40 40C30 36 22 26 24 12C32 16 42 22 46 32ZM100 40C110 36 118 26 116 12C108 16 98 22 94 32Z",
            "#efe3c4",
            1.8,
            _BRASS_LINE,
        )
        + path("M24 12C25 24 34 34 44 36L46 32C42 22 32 16 24 12Z", "#fff", opacity=0.5)
        + outlined(
            "M40 48C40 26 52 14 70 14S100 26 100 48V62L94 70H86L82 54H58L54 70H46L40 62Z",
            "#a7b5c0",
            2,
            _STEEL_LINE,
        )
        + path("M70 14C88 14 100 26 100 48V62L94 70H86L82 54H70Z", "#000", opacity=0.22)
        + path("M50 24C44 32 44 40 44 46H50C50 36 52 30 57 22Z", "#f4f8fb", opacity=0.8)
        + outlined("M39 44C58 50 82 50 101 44V52C82 58 58 58 39 52Z", GOLD, 1.6, _BRASS_LINE)
        + outlined("M66 14H74V46L73 68L70 72L67 68L66 46Z", GOLD, 1.4, _BRASS_LINE)
        + path("M58 56C62 55.4 78 55.4 82 56V62H58Z", "#14181b", opacity=0.85)
        + outlined("M66.6 50H73.4L73 68L70 72L67 68Z", GOLD, 1.2, _BRASS_LINE)
        + "".join(circle(x, y, 1.7, "#7a531c") for x, y in ((46, 49.6), (57, 51.6), (83, 51.6), (94, 49.6)))
    )


def _crown() -> str:
    arches = "M42 56C36 36 50 22 70 24C90 22 104 36 98 56M56 58C50 40 60 28 70 26C80 28 90 40 84 58"
    return (
        outlined("M46 54C42 38 54 28 70 30C86 28 98 38 94 54Z", "#8e2f4f", 1.6, "#3b0f22")
        + path("M70 30C86 28 98 38 94 54H78C82 44 78 34 70 30Z", "#000", opacity=0.22)
        + stroke(arches, _BRASS_LINE, 6.4)
        + stroke(arches, "#f2c04c", 3.8)
        + outlined("M36 52C58 60 82 60 104 52L102 68C82 75 58 75 38 68Z", "#f2c04c", 2, _BRASS_LINE)
        + path("M36 52C44 55 50 56 56 57L55 72C48 71 42 69.6 38 68Z", "#ffe59a")
        + outlined("M70 58L77 64L70 70L63 64Z", "#c0435e", 1.3, "#5d1d33")
        + circle(50, 63, 3.4, "#5aa3e0", stroke="#1d3f63")
        + circle(90, 63, 3.4, "#66b57f", stroke="#1f4f31")
        + circle(70, 23, 5, "#ffe59a", stroke=_BRASS_LINE, stroke_width=1.6)
        + stroke("M70 17V8M65.5 12.5H74.5", _BRASS_LINE, 4.4)
        + stroke("M70 17V8M65.5 12.5H74.5", "#f2c04c", 2.2)
    )


def _diadem() -> str:
    band = "M40 64C38 52 36 44 34 32L50 44L58 24L70 40L82 20L90 42L106 30C104 44 102 52 100 64C82 70 58 70 40 64Z"
    return (
        outlined(band, "#f2c04c", 2, _BRASS_LINE)
        + path("M40 64C38 52 36 44 34 32L50 44L58 24L64 34C56 44 54 56 58 67.6C50 67 44 65.6 40 64Z", "#ffe59a")
        + stroke("M41 58C58 64 82 64 99.6 58", "#9a6a1c", 2)
        + circle(58, 22, 3.6, "#d64a5f", stroke="#5d1d33")
        + circle(82, 18, 3.6, "#5aa3e0", stroke="#1d3f63")
        + circle(34, 30, 3, "#66b57f", stroke="#1f4f31")
        + circle(106, 28, 3, "#66b57f", stroke="#1f4f31")
        + outlined("M70 46L76 53L70 60L64 53Z", "#c0435e", 1.4, "#5d1d33")
    )
