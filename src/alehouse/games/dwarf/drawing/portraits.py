"""Faces of the printed opponents, 96 by 96: the hearth fool, the watcher, the watcher's father."""

from alehouse.core.draw.svg import circle, ellipse, outlined, path, rect, stroke, symbol

_DARK = "#15100d"


def portraits() -> str:
    return (
        _portrait("eldhusfifl", _eldhusfifl())
        + _portrait("andvettr", _andvettr())
        + _portrait("andvettr_fadir", _andvettr_fadir())
    )


def _portrait(opponent: str, drawing: str) -> str:
    return symbol(f"face-{opponent}", 96, 96, drawing, stroke_linejoin="round", stroke_linecap="round")


def _face(skin: str, brow: float) -> str:
    """Face, ears, eyes under brows that slope by `brow`, nose."""
    return (
        outlined("M24 48C18 44 18 56 25 58ZM72 48C78 44 78 56 71 58Z", skin, 1.8, _DARK)
        + outlined("M25 44C25 28 34 22 48 22S71 28 71 44C71 64 62 72 48 72S25 64 25 44Z", skin, 2, _DARK)
        + path("M48 22C62 22 71 28 71 44C71 64 62 72 50 72C62 60 64 38 48 22Z", "#000", opacity=0.12)
        + "".join(ellipse(x, 45, 4.4, 3.6, "#fdf7ea", stroke=_DARK, stroke_width=1.2) for x in (38, 58))
        + circle(39, 45.4, 2, _DARK)
        + circle(57, 45.4, 2, _DARK)
        + stroke(f"M31 {39 - brow}L43 {39 + brow}M65 {39 - brow}L53 {39 + brow}", "#3a2a1c", 3.4)
        + outlined("M43 50C43 45 53 45 53 50C57 52 56 58 51 58H45C40 58 39 52 43 50Z", skin, 1.4, "#7a4a30")
    )


def _eldhusfifl() -> str:
    """The fool who sits by the hearth: two-tailed cap, soot on the cheek, a ladle."""
    return (
        rect(0, 0, 96, 96, 0, "#4a2a18")
        + circle(48, 56, 46, "#c96a24", opacity=0.55)
        + circle(48, 62, 30, "#ffc65a", opacity=0.45)
        + outlined("M14 96C14 78 28 70 48 70S82 78 82 96Z", "#5a6a3c", 2, _DARK)
        + path("M48 70L38 96H58Z", "#c9a24a")
        + _face("#eabf95", -2)
        + outlined("M26 60C24 72 34 82 48 82S72 72 70 60C66 68 58 64 48 64S30 68 26 60Z", "#c1753a", 1.8, _DARK)
        + outlined("M38 66C44 64 52 64 58 66C56 73 40 73 38 66Z", "#5d1d20", 1.4, _DARK)
        + path("M42 66C46 65.2 50 65.2 54 66V68.4H42Z", "#fbf5e6")
        + path("M26 52C30 49 34 50 34 54C31 57 27 56 26 52Z", "#3a2a1c", opacity=0.4)
        + outlined("M23 40C22 24 34 16 48 16S74 24 73 40C64 34 56 36 48 36S32 34 23 40Z", "#8e2f4f", 2, _DARK)
        + outlined(
            "M48 16C40 6 24 2 12 12C8 20 10 28 14 32C14 24 20 20 28 24C32 20 40 16 48 16Z",
            "#5f8f3e",
            2,
            _DARK,
        )
        + outlined(
            "M48 16C56 6 72 2 84 12C88 20 86 28 82 32C82 24 76 20 68 24C64 20 56 16 48 16Z",
            "#d9a441",
            2,
            _DARK,
        )
        + circle(14, 34, 4.4, "#f7d98d", stroke="#5d3c10", stroke_width=1.4)
        + circle(82, 34, 4.4, "#f7d98d", stroke="#5d3c10", stroke_width=1.4)
        + stroke("M82 96L74 68", _DARK, 6)
        + stroke("M82 96L74 68", "#b9c7d2", 3.4)
        + outlined("M66 58C66 52 82 50 82 57C83 66 68 69 66 58Z", "#9fb0bd", 1.6, _DARK)
    )


def _andvettr() -> str:
    """The watcher: hood, cold eyes, a lantern held low."""
    return (
        rect(0, 0, 96, 96, 0, "#232d38")
        + circle(48, 44, 44, "#51687c", opacity=0.6)
        + outlined("M6 96C6 74 24 66 48 66S90 74 90 96Z", "#2f3740", 2, _DARK)
        + outlined(
            "M14 82C10 40 24 6 48 4C72 6 86 40 82 82C76 66 72 60 70 44C66 28 58 24 48 24S30 28 26 44"
            "C24 60 20 66 14 82Z",
            "#454b54",
            2.2,
            _DARK,
        )
        + path(
            "M48 4C72 6 86 40 82 82C76 66 72 60 70 44C66 28 60 24 52 24C64 22 62 10 48 4Z",
            "#000",
            opacity=0.3,
        )
        + _face("#d3c3b0", 2.4)
        + path("M26 40C30 28 38 24 48 24S66 28 70 40C62 34 56 33 48 33S34 34 26 40Z", "#000", opacity=0.35)
        + outlined("M25 56C24 76 36 90 48 95C60 90 72 76 71 56C66 66 58 60 48 60S30 66 25 56Z", "#9aa7b2", 2, _DARK)
        + path("M48 60C58 60 66 66 71 56C72 76 60 90 48 95C58 84 58 70 48 60Z", "#000", opacity=0.16)
        + stroke(
            "M40 68C42 76 44 82 47 88M56 68C54 76 52 82 49 88M33 68C34 74 37 80 40 84M63 68C62 74 59 80 56 84",
            "#66737e",
            1.6,
        )
        + stroke("M42 65.6C46 64.6 50 64.6 54 65.6", "#5d3a30", 2)
        + circle(39, 45.4, 2.2, "#3f8fd0")
        + circle(57, 45.4, 2.2, "#3f8fd0")
        + path("M48 9L50 14L55 14.4L51 17.6L52.4 22.6L48 19.8L43.6 22.6L45 17.6L41 14.4L46 14Z", "#e6ecf2")
    )


def _andvettr_fadir() -> str:
    """The watcher's father: horned helm, scar, a white beard in braids."""
    return (
        rect(0, 0, 96, 96, 0, "#2a1a2a")
        + circle(48, 42, 46, "#6d3550", opacity=0.6)
        + circle(48, 34, 30, "#c98a5a", opacity=0.3)
        + outlined("M2 96C4 72 22 64 48 64S92 72 94 96Z", "#3a2530", 2, _DARK)
        + outlined("M4 92C6 78 16 70 28 70L34 96H4ZM92 92C90 78 80 70 68 70L62 96H92Z", "#6b747c", 1.8, _DARK)
        + outlined(
            "M24 34C10 34 2 22 4 6C12 16 22 18 30 22ZM72 34C86 34 94 22 92 6C84 16 74 18 66 22Z",
            "#e8d8b4",
            2,
            _DARK,
        )
        + _face("#d9b394", 3)
        + outlined("M22 42C20 20 32 8 48 8S76 20 74 42L68 36C60 33 36 33 28 36Z", "#7d8891", 2, _DARK)
        + path("M48 8C64 8 76 20 74 42L68 36C62 34 56 33.4 50 33.4C58 26 56 14 48 8Z", "#000", opacity=0.25)
        + outlined("M24 36C36 30 60 30 72 36V42C60 36 36 36 24 42Z", "#e5a92c", 1.6, "#5d3c10")
        + outlined("M44 8H52V34H44Z", "#e5a92c", 1.4, "#5d3c10")
        + outlined("M48 17L52 22L48 27L44 22Z", "#c0435e", 1.2, "#5d1d33")
        + stroke("M61 38L56 56", "#9c4a44", 2)
        + circle(39, 45.4, 2.2, "#b8431a")
        + circle(57, 45.4, 2.2, "#b8431a")
        + outlined("M24 56C20 76 32 90 48 96C64 90 76 76 72 56C66 66 58 60 48 60S30 66 24 56Z", "#f1ece2", 2, _DARK)
        + path("M48 60C58 60 66 66 72 56C76 76 64 90 48 96C60 84 60 70 48 60Z", "#000", opacity=0.1)
        + outlined(
            "M33 68C28 76 30 88 34 96H40C38 86 40 76 42 70ZM63 68C68 76 66 88 62 96H56C58 86 56 76 54 70Z",
            "#d8cfbd",
            1.5,
            "#6f6152",
        )
        + stroke("M31 78L40 80M31 86L40 88M65 78L56 80M65 86L56 88", "#a2947a", 1.8)
        + rect(31, 89, 9, 4, 1.5, "#e5a92c", stroke="#5d3c10")
        + rect(56, 89, 9, 4, 1.5, "#e5a92c", stroke="#5d3c10")
        + stroke("M41 65.6C46 63.8 50 63.8 55 65.6", "#5d3a30", 2.2)
    )
