"""Motifs of the special action cards."""

from alehouse.core.draw.colours import LANTERN
from alehouse.core.draw.svg import circle, ellipse, group, outlined, path, rect, stroke, use
from alehouse.games.dwarf.drawing.motifs_scenery import GOLD, HIGH, WIDE, WOOD, backdrop, light, motif, scene

_DARK = "#1d130c"


def special_motifs() -> str:
    return "".join(
        (
            motif("muster_an_army", _muster_an_army()),
            motif("hold_a_council", _hold_a_council()),
            motif("sell_an_item", _sell_an_item()),
            motif("past_glories", _past_glories()),
            motif("special_order", _special_order()),
            motif("turn_back", _turn_back()),
            motif("apprentice", _apprentice()),
            motif("collapse_the_shafts", _collapse_the_shafts()),
            motif("run_amok", _run_amok()),
        )
    )


def _rays(cx: float, cy: float, fill: str) -> str:
    """Light bursting from a point to the edges."""
    rim = (
        *((0, 0, 24, 0), (56, 0, 84, 0), (116, 0, 140, 0), (140, 34, 140, 62)),
        *((140, 96, 112, 96), (84, 96, 56, 96), (28, 96, 0, 96), (0, 62, 0, 34)),
    )
    return path("".join(f"M{cx} {cy}L{a} {b}L{c} {d}Z" for a, b, c, d in rim), fill, opacity=0.7)


def _muster_an_army() -> str:
    axe = (
        outlined("M-2.6 -46H2.6V46H-2.6Z", WOOD, 1.4, _DARK)
        + outlined("M2 -42C12 -48 22 -46 26 -40C24 -30 24 -24 26 -14C20 -10 12 -12 2 -20Z", "#b9c7d2", 1.6, _DARK)
        + path("M20 -44C24 -44 26 -40 26 -40C24 -30 24 -24 26 -14L22 -12C20 -24 20 -34 20 -44Z", "#eef3f6")
    )
    return (
        backdrop("#3a2416")
        + _rays(70, 50, "#6b3d1a")
        + group(axe, transform="translate(70 50) rotate(48)")
        + group(axe, transform="translate(70 50) scale(-1 1) rotate(48)")
        + circle(70, 50, 33, "#5a3a1e", stroke=_DARK, stroke_width=2.4)
        + circle(70, 50, 33, stroke="#8d969e", stroke_width=5)
        + circle(70, 50, 33, stroke=_DARK)
        + stroke("M70 20V80M40 50H100", "#8d969e", 4)
        + circle(70, 50, 10, "#b9c0c7", stroke=_DARK, stroke_width=2)
        + circle(67, 47, 3, "#eef3f6")
    )


def _hold_a_council() -> str:
    """Dwarfs around a table with a map, under one lamp."""
    return (
        backdrop("#2a1d18")
        + light(70, 40, 66, 48, "#8a5a24", 0.55)
        + light(70, 34, 34, 30, "#ffd27a", 0.45)
        + stroke("M0 12H140M22 0V12M118 0V12", "#160e0a", 3)
        + use("x-any", 36, 16, 30, 38)
        + use("w-any", 74, 12, 32, 40)
        + use("w-any", 4, 26, 38, 48)
        + use("x-any", 98, 28, 38, 48)
        + ellipse(70, 74, 58, 24, "#150c07")
        + ellipse(70, 70, 58, 22, "#7c5129", stroke=_DARK, stroke_width=2)
        + ellipse(70, 68, 52, 18, WOOD)
        + outlined("M46 62L88 58L100 74L56 80Z", "#f0e2bd", 1.4, "#5d4a2a")
        + stroke("M56 66C62 70 70 62 78 68S88 70 92 71M62 75L66 71M84 62L87 66", "#a8744a", 1.5)
        + stroke("M74 64L78 69M78 64L74 69", "#8e2f4f", 1.8)
        + outlined("M28 64H40L39 76H29Z", "#c98a3a", 1.3, _DARK)
        + path("M27 64C27 60 31 60 32 61C33 58 38 59 38 61C41 60 42 63 40 65H28Z", "#fffaf0")
        + circle(70, 22, 26, "url(#lamplight)")
        + use("lamp", 62, 0, 16, 23)
    )


def _sell_an_item() -> str:
    return (
        backdrop("#2f2a38")
        + light(70, 60, 70, 44, "#8a6a3a", 0.55)
        + rect(0, 82, 140, 14, 0, "#5a3a1e")
        + stroke("M0 82H140", WOOD, 2)
        + stroke("M70 82V18M58 82H82M28 26L112 18", "#d9b25f", 4)
        + circle(70, 20, 4.5, "#f7d98d", stroke="#5d3c10", stroke_width=1.4)
        + stroke("M28 27L14 56M28 27L42 56M112 19L98 46M112 19L126 46", "#d9b25f", 1.6)
        + outlined("M10 56H46C44 66 36 69 28 69S12 66 10 56Z", "#b9802f", 1.6, "#3b250c")
        + outlined("M94 46H130C128 56 120 59 112 59S96 56 94 46Z", "#b9802f", 1.6, "#3b250c")
        + use("g-item", 15, 32, 26)
        + use("g-gold", 103, 29, 18)
        + use("g-steel", 95, 33, 14)
        + use("g-iron", 115, 33, 14)
    )


def _past_glories() -> str:
    """A carved king of old, lifted out of the rubble into the light."""
    return (
        backdrop("#232a33")
        + path("M48 0H92L116 96H24Z", "#8fb4c9", opacity=0.22)
        + path("M58 0H82L98 96H42Z", "#ffe9b0", opacity=0.28)
        + outlined("M44 88V34C44 18 56 10 70 10S96 18 96 34V88Z", "#8b949c", 2, "#14181b")
        + path("M44 88V34C44 18 56 10 70 10C58 14 52 24 52 36V88Z", "#c6ced4")
        + outlined("M52 84V36C52 24 60 18 70 18S88 24 88 36V84Z", "#6a747d", 1.4, "#3b444c")
        + outlined("M59 34L56 23L64 28L70 19L76 28L84 23L81 34Z", GOLD, 1.4, "#5d3c10")
        + outlined("M60 36H80V46C80 54 76 57 70 57S60 54 60 46Z", "#b4bec6", 1.4, "#3b444c")
        + outlined(
            "M58 44C58 62 64 72 70 78C76 72 82 62 82 44C78 50 74 49 70 49S62 50 58 44Z",
            "#dfe5e9",
            1.4,
            "#3b444c",
        )
        + stroke("M70 54V70M65 54V64M75 54V64", "#8b949c", 1.4)
        + circle(66, 42, 1.6, "#2a3138")
        + circle(74, 42, 1.6, "#2a3138")
        + stroke("M48 60L52 66M92 30L88 36L91 42", "#3b444c", 1.6)
        + outlined(
            "M0 96L10 82L26 78L38 88L50 84L60 92L78 86L92 90L104 80L120 84L132 78L140 88V96Z",
            "#39424a",
            1.8,
            "#14181b",
        )
        + path("M10 82L26 78L22 88ZM104 80L120 84L108 90Z", "#566069")
        + stroke("M22 66V34M13 44L22 33L31 44M118 66V34M109 44L118 33L127 44", "#1c120b", 8)
        + stroke("M22 66V34M13 44L22 33L31 44M118 66V34M109 44L118 33L127 44", LANTERN, 4.4)
    )


def _special_order() -> str:
    """A sealed order: five pieces of ore for one item."""
    return (
        backdrop("#3a2a1c")
        + stroke("M0 24H140M0 56H140M0 84H140M40 24V56M100 56V84M74 0V24", "#2a1d12", 2)
        + light(66, 48, 70, 46, "#c98a3a", 0.35)
        + outlined("M30 16C30 8 42 8 42 16V70C42 80 30 80 30 72Z", "#d8c090", 1.6, _DARK)
        + outlined(
            "M36 10H104C110 10 112 14 112 18V72C112 80 106 84 100 84H42C48 82 48 76 48 70V18C48 12 42 10 36 10Z",
            "#f5e9cb",
            1.8,
            _DARK,
        )
        + stroke("M58 22H100M58 30H92", "#a08a62", 2)
        + use("g-iron", 54, 38, 17)
        + use("g-steel", 71, 38, 17)
        + use("g-gold", 88, 38, 17)
        + stroke("M80 58V66M75 62L80 67L85 62", "#6f6152", 2.2)
        + use("g-item", 70, 67, 20)
        + circle(102, 76, 11, "#8e2f4f", stroke="#4f1730", stroke_width=1.6)
        + path("M102 69L104 74L109 74.4L105.2 78L106.4 83L102 80L97.6 83L98.8 78L95 74.4L100 74Z", "#d98aa0")
        + outlined("M130 2C122 16 116 34 114 56L111 66L118 58C130 44 138 22 136 4Z", "#f7f1e2", 1.4, _DARK)
        + stroke("M132 6C124 24 118 42 113 62M121 36L128 32M119 46L127 42", "#8a7a5a", 1.3)
    )


def _turn_back() -> str:
    arrow = "M112 82C128 70 128 40 108 30"
    return (
        use("tunnel", 0, 0, WIDE, HIGH, color="#b07a36")
        + stroke("M52 96L62 62H78L88 96M44 90H96M50 78H90M57 68H83", "#241a12", 3)
        + outlined("M44 50H96L90 78H50Z", "#59646e", 2.2, "#14181b")
        + path("M44 50H96L95 56H45Z", "#8d969e")
        + outlined("M48 50C50 40 58 42 60 38C66 42 70 36 76 42C84 40 90 42 92 50Z", "#3b434a", 1.8, "#14181b")
        + circle(56, 81, 6.5, "#2b3238", stroke="#8d969e", stroke_width=2)
        + circle(84, 81, 6.5, "#2b3238", stroke="#8d969e", stroke_width=2)
        + stroke(arrow, "#1c120b", 8)
        + stroke(arrow, LANTERN, 4.6)
        + outlined("M116 20L102 27L114 40Z", LANTERN, 1.6, "#1c120b")
    )


def _apprentice() -> str:
    """A master and the lad at his elbow, one anvil between them."""
    return (
        scene("smithy")
        + use("w-any", 4, 14, 58, 72)
        + use("x-any", 88, 34, 44, 55)
        + outlined(
            "M40 74H98C100 74 110 74 116 69C114 80 104 84 96 85L92 90V96H48V90L46 85C42 84 40 80 40 74Z",
            "#20262b",
            1.6,
            "#0d1013",
        )
        + path("M40 74H98C100 74 110 74 116 69L115 72C108 77 100 77.6 98 77.6H40.6Z", "#6b7782")
        + path("M62 70H86L84 75H64Z", "url(#hot)")
        + group(
            outlined("M-2.4 -2H2.4V26H-2.4Z", WOOD, 1.3, _DARK),
            outlined("M-11 -12H11V-1H-11Z", "#9aa4ad", 1.6, _DARK),
            path("M-11 -12H11V-8H-11Z", "#d3dbe1"),
            transform="translate(62 44) rotate(38)",
        )
        + group(
            outlined("M-1.8 -1H1.8V20H-1.8Z", WOOD, 1.2, _DARK),
            outlined("M-7 -9H7V0H-7Z", "#9aa4ad", 1.4, _DARK),
            transform="translate(88 52) rotate(-40)",
        )
        + scene("sparks")
    )


def _collapse_the_shafts() -> str:
    rocks = (
        *(
            ("M52 20L66 14L76 22L72 34L58 36L50 30Z", "#7d8891"),
            ("M84 38L96 34L102 44L94 52L84 48Z", "#6a747d"),
        ),
        *(("M40 46L50 42L56 50L50 58L41 56Z", "#8b949c"), ("M66 50L74 46L80 54L74 62L66 60Z", "#7d8891")),
    )
    return (
        use("tunnel", 0, 0, WIDE, HIGH, color="#8a7a64")
        + path("M34 0H106L98 18L84 10L72 24L58 12L46 22Z", "#2a3138")
        + group(
            rect(-5, -44, 10, 84, 1, "#7c5129", stroke=_DARK, stroke_width=1.6),
            transform="translate(34 60) rotate(14)",
        )
        + group(
            rect(-5, -40, 10, 78, 1, "#7c5129", stroke=_DARK, stroke_width=1.6),
            transform="translate(108 62) rotate(-18)",
        )
        + group(
            outlined("M-44 -6L-4 -7L2 0L-6 7L-44 6Z", WOOD, 1.8, _DARK),
            transform="translate(62 34) rotate(22)",
        )
        + group(
            outlined("M44 -6L2 -7L-4 0L4 7L44 6Z", WOOD, 1.8, _DARK),
            transform="translate(80 42) rotate(-30)",
        )
        + "".join(outlined(d, fill, 1.6, "#14181b") for d, fill in rocks)
        + stroke("M60 2V10M90 22V32M46 32V39M70 38V44M98 20V28", "#c9b48a", 1.8)
        + outlined("M16 96L24 80L40 76L52 84L62 74L80 72L90 82L104 76L118 84L126 96Z", "#59646e", 2, "#14181b")
        + path("M24 80L40 76L36 90ZM62 74L80 72L72 86ZM104 76L118 84L106 92Z", "#8b949c")
        + ellipse(70, 84, 70, 22, "url(#lamplight)", opacity=0.7)
    )


def _run_amok() -> str:
    """A runaway cart, its load in the air."""
    swirl = "M20 40C16 20 36 6 54 12M120 56C126 76 108 90 88 86"
    return (
        scene("rockwall")
        + light(70, 52, 62, 44, "#b04a24", 0.45)
        + light(70, 54, 34, 26, "#ffb347", 0.4)
        + path("M0 96V86L140 60V96Z", "#241a12")
        + stroke("M0 84L140 58", "#8d969e", 3)
        + stroke("M8 92L12 82M36 87L40 77M92 76L96 66M122 70L126 60", "#4f3117", 4)
        + group(
            outlined("M-30 -18H30L23 12H-23Z", "#8a4a2a", 2.2, "#1c120b"),
            path("M-30 -18H30L28.6 -12H-28.6Z", "#c07a4a"),
            stroke("M-14 -12L-11 12M0 -12V12M14 -12L11 12", "#5a2c17", 2),
            outlined("M-22 -18C-18 -28 -8 -24 -4 -30C4 -24 12 -30 20 -18Z", "#59646e", 1.8, "#14181b"),
            circle(-13, 16, 7.5, "#2b3238", stroke="#8d969e", stroke_width=2.4),
            circle(15, 16, 7.5, "#2b3238", stroke="#8d969e", stroke_width=2.4),
            stroke("M-13 11V21M-18 16H-8M15 11V21M10 16H20", "#8d969e", 1.4),
            transform="translate(68 50) rotate(-24)",
        )
        + use("g-iron", 20, 18, 17)
        + use("g-gold", 46, 2, 15)
        + use("g-steel", 92, 6, 16)
        + outlined("M110 22L120 18L126 26L118 32L110 30Z", "#7d8891", 1.5, "#14181b")
        + outlined("M14 60L22 56L28 64L20 70Z", "#7d8891", 1.5, "#14181b")
        + stroke("M100 84L110 92M92 88L98 96M28 50L16 54M34 40L22 40", "#ffd27a", 2)
        + stroke(swirl, "#1c120b", 7)
        + stroke(swirl, LANTERN, 3.8)
        + outlined("M50 4L62 13L50 21ZM92 94L80 85L92 77Z", LANTERN, 1.5, "#1c120b")
    )
