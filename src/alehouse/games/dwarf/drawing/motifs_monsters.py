"""Motifs of the monsters: Great Dragon, Dragon, Knockers, Orc Raiders, Sidhe."""

from alehouse.core.draw.colours import LANTERN
from alehouse.core.draw.svg import circle, ellipse, group, outlined, path, stroke, symbol, use
from alehouse.games.dwarf.drawing.motifs_scenery import HIGH, WIDE, WOOD, backdrop, light, motif, scene


def monster_motifs() -> str:
    return (
        _knocker()
        + _fairy()
        + motif("great_dragon", _great_dragon())
        + motif("dragon", _dragon())
        + motif("knockers", _knockers())
        + motif("orc_raiders", _orc_raiders())
        + motif("sidhe", _sidhe())
    )


def _coins(where: tuple[tuple[float, float], ...]) -> str:
    tones = ("#e5a92c", "#ffd873")
    return "".join(
        ellipse(x, y, 6, 3, tones[n % 2], stroke="#7a4f0d", stroke_width=1) for n, (x, y) in enumerate(where)
    )


def _great_dragon() -> str:
    dark = "#1c0b12"
    head = "M24 52C22 44 30 38 40 38C50 30 62 26 76 30C92 34 94 52 84 66L66 60C54 56 40 60 28 58C25 57 24 55 24 52Z"
    return (
        backdrop("#25131a")
        + light(34, 58, 66, 50, "#b8431a", 0.55)
        + light(20, 60, 36, 28, "#ffb347", 0.5)
        + path("M140 4C124 10 116 0 104 8C116 14 118 22 128 26L140 30Z", "#3d1726")
        + path("M2 88C14 78 40 76 62 80S88 92 92 96H0Z", "#a36f14")
        + _coins(((10, 90), (26, 85), (44, 90), (60, 84), (74, 91), (34, 93), (92, 93), (16, 95)))
        + outlined("M68 36C92 26 124 34 140 62V96H92C100 84 92 74 76 70Z", "#7d2643", 2, dark)
        + path("M78 70C94 74 104 84 98 96H116C116 82 104 70 88 66Z", "#d08a6a")
        + stroke("M84 72L92 68M94 78L104 74M99 87L111 84", "#8a4a3a", 1.4)
        + outlined("M96 30L104 16L108 32L120 24L119 40L132 38L127 52", "#4f1730", 1.4, dark)
        + outlined("M30 66C40 76 60 78 78 70L72 58L38 58Z", "#661f38", 2, dark)
        + outlined(head, "#9c3155", 2, dark)
        + outlined("M34 58L37 65L40.5 58.4M46 57.6L49 64L52 57.8M57 58.6L60 64L62.6 60", "#fbf5e6", 0.9, dark)
        + outlined("M66 30C70 16 82 6 98 4C90 12 86 20 84 33Z", "#e8d8b4", 1.8, dark)
        + outlined("M56 31C56 20 62 12 72 9C68 16 66 22 67 30Z", "#c9b48a", 1.6, dark)
        + outlined("M50 40C56 36 64 37 68 43C62 46 54 46 50 40Z", LANTERN, 1.6, dark)
        + ellipse(60, 41.4, 1.5, 3.6, dark)
        + stroke("M46 36C54 30 64 31 72 38", "#4f1730", 3)
        + ellipse(31, 46, 2.4, 1.8, dark)
        + stroke("M76 44L84 48M74 52L82 57", "#661f38", 2)
        + path("M28 62C16 58 8 62 0 50V78C8 72 8 82 16 74C18 80 26 72 30 67Z", "url(#hot)")
        + path("M26 64C18 62 10 64 2 60V70C10 68 16 70 26 66Z", "#fff3b0")
    )


def _dragon() -> str:
    """A young one, whole: wings spread over a handful of coins."""
    dark = "#0d1c17"
    body = (
        "M58 74C50 62 56 50 68 48C78 46 86 52 90 60C96 72 112 78 126 70C134 65 132 54 124 54"
        "C132 60 124 68 116 64C108 60 106 52 98 46C90 40 84 40 78 40C74 30 66 26 56 27"
        "C50 27 45 30 40 34L28 37C25 38 26 42 29 42.6L42 44C48 45 53 46 54 50C46 56 44 66 48 78"
        "C52 86 66 88 74 86Z"
    )
    return (
        scene("rockwall")
        + ellipse(70, 60, 84, 64, "url(#lamplight)")
        + path("M22 96C30 82 52 78 76 80S108 90 112 96Z", "#a36f14")
        + _coins(((34, 91), (48, 87), (64, 91), (78, 86), (92, 91), (56, 94), (104, 94), (24, 95), (84, 95)))
        + outlined(
            "M76 48C74 30 84 12 104 4C102 12 106 18 114 18C110 24 114 32 122 32C114 38 114 44 118 50"
            "C104 46 90 48 84 58Z",
            "#2f6a52",
            1.8,
            dark,
        )
        + stroke("M80 50C84 32 92 16 104 5M82 50C90 34 100 24 113 18.6M84 53C94 42 106 36 121 32.4", "#1d4435", 1.8)
        + outlined(body, "#4b9a77", 2, dark)
        + path("M56 52C49 60 48 70 52 78C56 82 62 83 66 82C58 74 56 64 60 54Z", "#d8dfa4")
        + stroke("M53 60L58 60M51.6 67H57.6M53 74L59.6 73", "#8aa267", 1.3)
        + outlined(
            "M62 28C66 20 74 16 82 17C76 20 74 24 73 31ZM55 27C56 20 60 16 66 14C63 18 63 22 64 27Z",
            "#e8d8b4",
            1.5,
            dark,
        )
        + outlined("M47 32C51 29.6 56 30.6 58 34C54 36.4 49.6 36 47 32Z", LANTERN, 1.3, dark)
        + ellipse(53, 33, 1.2, 2.2, dark)
        + circle(31.6, 39.6, 1.3, dark)
        + stroke("M30 42.6L44 43.4", dark, 1.3)
        + path("M34 42.6L35.6 46L37.4 42.9M40 43.2L41.4 46L43 43.4", "#fbf5e6")
        + outlined("M66 84C64 78 68 74 74 75C78 76 80 82 76 87L72 90L69 87L65 90Z", "#3d8263", 1.6, dark)
        + stroke("M78 41L82 36L85 42M88 44L93 40L95 46", dark, 1.4)
        + path("M24 38C18 36 14 38 9 34C11 40 9 42 13 44C17 46 20 43 24 42Z", "url(#hot)")
    )


def _knocker() -> str:
    dark = "#171d14"
    return symbol(
        "knocker",
        60,
        64,
        path("M13 62C12 46 18 38 26 38S40 46 39 62Z", "#33402f"),
        outlined("M16 30L5 23L16 21ZM36 30L47 23L36 21Z", "#6d8455", 1.4, dark),
        outlined("M15 28C15 18 20 14 26 14S37 18 37 28C37 36 32 40 26 40S15 36 15 28Z", "#7c9560", 1.6, dark),
        outlined("M13 22C18 8 30 2 40 4C36 10 38 16 38 22C32 18 20 18 13 22Z", "#8a3d2a", 1.6, dark),
        *(circle(x, 27, 3, LANTERN) + circle(x + 0.4, 27.4, 1.1, dark) for x in (21.6, 30.4)),
        stroke("M21 34C24 37 28 37 31 34", dark, 1.6),
        stroke("M38 50L52 34", WOOD, 3),
        outlined("M46 30L56 38L53 42L43 34Z", "#9aa4ad", 1.4, dark),
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def _knockers() -> str:
    echo = (
        "M6 44C2 50 2 58 6 64M134 44C138 50 138 58 134 64M13 48C10.5 52 10.5 56 13 60M127 48C129.5 52 129.5 56 127 60"
    )
    return (
        use("tunnel", 0, 0, WIDE, HIGH, color="#6f9a5e")
        + use("knocker", 49, 29, 49, 52)
        + group(use("knocker", -26, -28, 60, 64), transform="translate(40 66) scale(-1 1)")
        + use("knocker", 72, 38, 60, 64)
        + stroke(echo, LANTERN, 2, opacity=0.9)
    )


def _orc_raiders() -> str:
    dark = "#14160e"
    far = (
        outlined("M-16 40C-16 22 -8 16 0 16S16 22 16 40Z", "#3c3226", 1.4, dark)
        + outlined("M-10 6C-10 -4 -5 -8 0 -8S10 -4 10 6C10 14 5 18 0 18S-10 14 -10 6Z", "#5d6b3c", 1.4, dark)
        + outlined("M-12 2C-12 -10 -6 -14 0 -14S12 -10 12 2C6 -2 -6 -2 -12 2Z", "#4b4f52", 1.4, dark)
        + path("M-6 5L-1 7L-6 8ZM6 5L1 7L6 8Z", "#ffb53a")
    )
    return (
        backdrop("#241a1c")
        + light(70, 40, 76, 50, "#8a2f1e", 0.5)
        + light(70, 30, 44, 30, "#e07a24", 0.4)
        + path("M0 96V70L14 62L30 74L44 64L60 76L78 66L96 76L112 62L128 70L140 64V96Z", "#171012")
        + stroke("M24 96L16 12M118 96L126 8", "#4a3520", 3)
        + outlined("M126 8L108 14L114 22L106 30L127 32Z", "#8e2f3a", 1.4, dark)
        + path("M113 17C118 15 122 18 121 22L119 27L117 24L114 26Z", "#f0d9b0")
        + outlined("M16 12L10 0L22 0L19 14Z", "#9aa4ad", 1.3, dark)
        + group(far, transform="translate(32 46)")
        + group(far, transform="translate(108 46) scale(-1 1)")
        + outlined("M32 96C32 74 46 62 70 62S108 74 108 96Z", "#4a3a28", 2, dark)
        + outlined("M34 86C38 74 46 68 54 68L58 96H33ZM106 86C102 74 94 68 86 68L82 96H107Z", "#5b6167", 1.6, dark)
        + outlined("M44 42L30 32L46 34ZM96 42L110 32L94 34Z", "#6d7f42", 1.6, dark)
        + outlined(
            "M44 44C44 28 54 22 70 22S96 28 96 44C96 54 92 60 88 66C82 74 58 74 52 66C48 60 44 54 44 44Z",
            "#7f9450",
            2,
            dark,
        )
        + path(
            "M70 22C86 22 96 28 96 44C96 54 92 60 88 66C85 70 78 72 72 72C84 62 88 40 70 22Z",
            "#000",
            opacity=0.18,
        )
        + outlined(
            "M42 40C42 22 54 12 70 12S98 22 98 40C90 36 84 35 78 35L70 42L62 35C56 35 50 36 42 40Z",
            "#565c62",
            1.8,
            dark,
        )
        + outlined("M66 12C66 6 68 2 70 0C72 2 74 6 74 12Z", "#8e2f3a", 1.4, dark)
        + stroke("M70 12V38M50 22C54 18 58 16 62 15", "#8d969e", 1.8)
        + path("M50 44L65 49L52 53ZM90 44L75 49L88 53Z", LANTERN)
        + circle(59, 49, 1.7, "#8e1f12")
        + circle(81, 49, 1.7, "#8e1f12")
        + stroke("M48 42L64 48M92 42L76 48", dark, 2.4)
        + path("M66 52L62 58H78L74 52Z", "#6a7d40")
        + stroke("M64.5 57.4L66.6 56.6M75.5 57.4L73.4 56.6", dark, 1.6)
        + outlined("M54 64C62 60.6 78 60.6 86 64C80 69 60 69 54 64Z", "#3d1518", 1.4, dark)
        + outlined(
            "M57 65C55 60 54.6 56 56 52.6C60 56 62 60 62 64ZM83 65C85 60 85.4 56 84 52.6C80 56 78 60 78 64Z",
            "#f3ead0",
            1.2,
            dark,
        )
    )


def _fairy() -> str:
    dark = "#150d22"
    return symbol(
        "fairy",
        80,
        72,
        group(
            outlined("M-2 -4C-14 -30 -36 -32 -40 -22C-42 -10 -22 2 -4 4Z", "#7c6bb8", 1.2, dark, fill_opacity=0.9),
            outlined("M-3 4C-22 6 -32 18 -27 26C-20 32 -8 20 -1 10Z", "#5a4a94", 1.2, dark, fill_opacity=0.9),
            outlined("M2 -4C10 -28 28 -32 33 -24C36 -14 20 0 5 4Z", "#8f7fca", 1.2, dark, fill_opacity=0.9),
            outlined("M4 4C18 6 27 15 23 22C18 28 8 20 3 11Z", "#66559f", 1.2, dark, fill_opacity=0.9),
            stroke(
                "M-6 -4C-16 -14 -26 -20 -36 -20M-5 6C-14 10 -20 16 -25 23M6 -4C14 -14 22 -20 29 -21",
                "#cfc4f2",
                1,
            ),
            outlined(
                "M-4 0C-6 12 -8 24 -14 36C-6 34 -2 32 2 34C6 30 10 32 12 30C7 20 5 8 4 0Z",
                "#2a2140",
                1.4,
                dark,
            ),
            stroke("M3 4C10 8 15 10 21 8", dark, 5),
            stroke("M3 4C10 8 15 10 21 8", "#cbd6d8", 2.8),
            outlined("M-7 -10C-7 -17 -4 -20 0 -20S7 -17 7 -10C7 -4 3 0 0 0S-7 -4 -7 -10Z", "#cbd6d8", 1.3, dark),
            outlined("M-7 -10L-13 -15L-6 -14ZM7 -10L13 -15L6 -14Z", "#cbd6d8", 1, dark),
            outlined(
                "M-8 -9C-10 -20 -4 -25 1 -24C8 -24 10 -17 8 -10C6 -15 3 -17 0 -17C-4 -17 -6 -14 -6 -10"
                "C-6 -4 -9 2 -13 5C-10 0 -9 -4 -8 -9Z",
                "#241a3a",
                1.2,
                dark,
            ),
            path(
                "M-4.4 -10C-3 -11.4 -1.6 -11 -.8 -9.6C-2.4 -8.8 -3.6 -8.8 -4.4 -10ZM4.4 -10"
                "C3 -11.4 1.6 -11 .8 -9.6C2.4 -8.8 3.6 -8.8 4.4 -10Z",
                "#5d2f8f",
            ),
            stroke("M-1.8 -4.4C-.6 -3.6 .6 -3.6 1.8 -4.4", "#8e2f4f", 1.2),
            x=42,
            y=34,
        ),
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def _sidhe() -> str:
    """Two dark fairies; what they touch turns from gold to iron."""
    dust = (
        (70, 34),
        (78, 26),
        (62, 50),
        (88, 38),
        (20, 20),
        (30, 70),
        (112, 66),
        (124, 22),
        (56, 16),
        (98, 78),
    )
    return (
        backdrop("#1d1a33")
        + light(72, 48, 66, 48, "#4b3f86", 0.6)
        + light(80, 44, 30, 28, "#9fd8c4", 0.35)
        + path("M0 96V74C12 66 26 76 40 78S72 88 90 82S124 72 140 80V96Z", "#131022")
        + stroke("M0 30C14 26 16 10 26 0M140 40C128 34 128 16 118 0M8 96C8 84 14 76 22 72", "#131022", 4)
        + use("fairy", 4, 8, 80, 72)
        + group(use("fairy", -42, -34, 80, 72), transform="translate(106 50) scale(-.86 .86)")
        + use("g-gold", 66, 40, 15)
        + use("g-iron", 78, 48, 13)
        + "".join(circle(x, y, 1.5 if n % 2 else 1, "#d6f5e6") for n, (x, y) in enumerate(dust))
    )
