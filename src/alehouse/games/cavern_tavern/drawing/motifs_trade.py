"""Pictures of items from bar, kitchen and desk: glasses, tools of the trade, papers; on a grid of 80 by 52."""

from typing import Final

from alehouse.core.draw.colours import AMBER, BERRY, CARD, INK, LANTERN, MUTED
from alehouse.core.draw.svg import circle, ellipse, group, outlined, path, rect, stroke, use
from alehouse.games.cavern_tavern.drawing.icons import EDGE, HOP

_GOLD: Final = "#e2b53f"
_SILVER: Final = "#c3ccd3"
_WOOD: Final = "#8a5f38"
_STRAW: Final = "#d9b45c"


def trade() -> dict[str, str]:
    """The drawings by item."""
    return {
        "glass_of_strongcliff": _glass_of_strongcliff(),
        "dwarven_mug": _dwarven_mug(),
        "half_empty_flask": _half_empty_flask(),
        "second_wind_tonic": _second_wind_tonic(),
        "silver_tray": _silver_tray(),
        "shopping_basket": _shopping_basket(),
        "box_of_cigars": _box_of_cigars(),
        "cooks_apron": _cooks_apron(),
        "birch_broom": _birch_broom(),
        "barter_scroll": _barter_scroll(),
        "order_pad": _order_pad(),
        "forged_note": _forged_note(),
        "letter_of_recommendation": _letter(),
        "apprentices_badge": _badge(),
    }


def _shape(d: str, fill: str, thick: float = 1.5) -> str:
    return outlined(d, fill, thick, EDGE)


def _shadow(cx: float, cy: float, rx: float) -> str:
    return ellipse(cx, cy, rx, 3, "#000", opacity=0.22)


# ── the bar ───────────────────────────────────────────────────────────────────────────────────────


def _glass_of_strongcliff() -> str:
    """A cut tumbler with something very strong on ice."""
    return (
        _shadow(40, 47, 18)
        + _shape("M25 9h30l-4 37H29Z", "#e6eef2")
        + path("M27.5 21h25L50 44H30Z", "#c1701f")
        + _shape("M31 24l9-3 4 8-9 4Z", "#f4fbff", 1)
        + _shape("M42 31l7-2 1 7-7 2Z", "#f4fbff", 1)
        + stroke("M33 44l-2-22M40 45V33M47 44l2-14", "#fff", 1.2, opacity=0.6)
        + stroke("M32 4c-2-2 2-3 0-5M40 4c-2-2 2-3 0-5M48 4c-2-2 2-3 0-5", BERRY, 1.8, transform="translate(0 3)")
    )


def _dwarven_mug() -> str:
    """A mug with iron hoops and a beard of foam."""
    foam = "M22 17c-4-6 3-11 8-7 2-6 12-6 14-1 5-4 13 1 9 7-2 4-5 2-6 5s-6 3-7 0-6 2-8-1-8 2-10-3Z"
    return (
        _shadow(40, 48, 20)
        + stroke("M53 22h6c5 0 6 4 6 8s-1 9-6 9h-6", EDGE, 5.5)
        + stroke("M53 22h6c5 0 6 4 6 8s-1 9-6 9h-6", _WOOD, 2.4)
        + _shape("M24 15h30v29c0 2-1 3-3 3H27c-2 0-3-1-3-3Z", "#a9794a")
        + stroke("M31 20v25M39 20v26M47 20v25", "#6b4526", 1.2)
        + path("M23 26h32v4H23ZM23 38h32v4H23Z", "#59636d", stroke=EDGE, stroke_width=1)
        + _shape(foam, "#fffaf0")
    )


def _half_empty_flask() -> str:
    """A hip flask, half full if you like."""
    flask = "M30 14h20c5 0 8 4 8 9v16c0 5-3 8-8 8H30c-5 0-8-3-8-8V23c0-5 3-9 8-9Z"
    return (
        _shadow(40, 49, 21)
        + _shape(flask, _SILVER)
        + path("M25 31c5 3 10-2 15 0s10 2 15 0v8c0 4-2 5-5 5H30c-3 0-5-1-5-5Z", "#b0702a", opacity=0.85)
        + rect(35, 6, 10, 8, 2, "#59636d", stroke=EDGE, stroke_width=1.5)
        + stroke("M45 9c5 0 6 4 6 7", "#59636d", 1.6)
        + stroke("M28 20c2-2 5-2 8-2", "#fff", 2)
        + stroke("M26 30h28", INK, 1, stroke_dasharray="2 2")
    )


def _second_wind_tonic() -> str:
    """A green bottle, and the wind that comes out of it."""
    return (
        _shadow(30, 48, 14)
        + _shape("M25 10h10v8c5 2 8 6 8 12v13c0 3-1 4-4 4H21c-3 0-4-1-4-4V30c0-6 3-10 8-12Z", "#8fbf7a")
        + path("M20 31h20v11c0 1-1 2-2 2H22c-1 0-2-1-2-2Z", CARD, stroke=EDGE, stroke_width=1)
        + use("reroll", 23, 31, 14)
        + stroke("M38 9c9-6 16 0 12 4-3 3-7 0-5-3M41 18c11-4 26-4 25 5-1 6-10 5-8-1", "#4f8aa8", 2.4)
        + stroke("M44 27c6-2 13-1 16 1", "#4f8aa8", 2.4)
    )


def _silver_tray() -> str:
    """Two drinks on their way to a table."""
    return (
        _shadow(40, 48, 28)
        + ellipse(40, 39, 32, 9, _SILVER, stroke=EDGE, stroke_width=1.5)
        + ellipse(40, 37, 24, 5.5, "#eef2f5")
        + use("wine", 19, 7, 28)
        + use("beer", 38, 10, 26)
    )


def _shopping_basket() -> str:
    """Everything from one vault."""
    weave = "M21 36h38M23 41h34M27 31v16M34 31v17M40 31v17M46 31v17M53 31v16"
    return (
        _shadow(40, 49, 24)
        + stroke("M22 31C22 4 58 4 58 31", EDGE, 5.5)
        + stroke("M22 31C22 4 58 4 58 31", "#b98d4f", 2.6)
        + use("fruit", 22, 13, 18)
        + use("herbs", 33, 8, 21)
        + use("mead", 43, 15, 17)
        + _shape("M17 30h46l-5 18H22Z", _STRAW)
        + stroke(weave, "#8a6a2a", 1.4)
    )


def _box_of_cigars() -> str:
    """Nasty's brand."""
    cigars = "".join(
        rect(24 + k * 8, 21, 6.5, 16, 3, "#7a4a24", stroke=EDGE, stroke_width=1)
        + rect(24 + k * 8, 29, 6.5, 3, 0, _GOLD)
        for k in range(4)
    )
    return (
        _shadow(40, 48, 26)
        + _shape("M17 20l5-13h36l5 13Z", "#8c2f2a")
        + ellipse(40, 13.5, 9, 4.5, _GOLD, stroke=EDGE, stroke_width=1)
        + rect(17, 20, 46, 27, 3, "#5b3a22", stroke=EDGE, stroke_width=1.5)
        + cigars
        + rect(17, 35, 46, 12, 3, "#a9573f", stroke=EDGE, stroke_width=1.5)
        + stroke("M61 12c-3-3 3-5 0-8M66 13c-3-3 3-5 0-8", MUTED, 1.8)
    )


# ── kitchen and yard ──────────────────────────────────────────────────────────────────────────────


def _cooks_apron() -> str:
    """White, with a pot sewn on its pocket."""
    cloth = "M31 8h18c1 5 4 8 9 10l-3 29H25l-3-29c5-2 8-5 9-10Z"
    return (
        _shadow(40, 49, 18)
        + stroke("M31 8c0-7 18-7 18 0", "#c0392b", 2.4)
        + stroke("M23 24c-6 1-9 4-11 9M57 24c6 1 9 4 11 9", "#c0392b", 2.4)
        + _shape(cloth, "#fffaf0")
        + rect(30, 24, 20, 17, 3, "#f3e3c0", stroke=EDGE, stroke_width=1.2)
        + use("kitchen", 32, 24, 16)
        + stroke("M26 44h28", "#c0392b", 1.8)
    )


def _birch_broom() -> str:
    """Twigs, bound twice."""
    twigs = "M-8 14c-3 8-5 14-6 22h28c-1-8-3-14-6-22Z"
    broom = (
        rect(-2.5, -28, 5, 44, 2, _WOOD, stroke=EDGE, stroke_width=1.3)
        + _shape(twigs, _STRAW)
        + stroke("M-7 36l3-18M-1 36v-18M6 36L4 18", "#8a6a2a", 1.4)
        + stroke("M-7.5 17h15M-8.5 22h17", "#8c2f2a", 2.2)
    )
    dust = circle(62, 44, 3, "#b9a888", opacity=0.7) + circle(69, 40, 2, "#b9a888", opacity=0.6)
    return _shadow(52, 48, 20) + group(broom, x=38, y=21, transform="rotate(-38) scale(.78)") + dust


# ── the desk ──────────────────────────────────────────────────────────────────────────────────────


def _barter_scroll() -> str:
    """Old for new, in writing."""
    return (
        _shadow(40, 48, 26)
        + rect(22, 8, 36, 36, 2, CARD, stroke=EDGE, stroke_width=1.5)
        + rect(17, 4, 46, 8, 4, "#e6d3a4", stroke=EDGE, stroke_width=1.5)
        + rect(17, 40, 46, 8, 4, "#e6d3a4", stroke=EDGE, stroke_width=1.5)
        + use("rocks", 25, 17, 15)
        + use("wine", 41, 17, 15)
        + stroke("M32 36h14l-3-3M48 36", BERRY, 2)
    )


def _order_pad() -> str:
    """A struck-out order above a new one."""
    return (
        _shadow(42, 49, 20)
        + group(rect(24, 9, 30, 37, 2, "#e6d7b4", stroke=EDGE, stroke_width=1.3), transform="rotate(6 40 28)")
        + rect(24, 8, 30, 38, 2, CARD, stroke=EDGE, stroke_width=1.5)
        + rect(24, 8, 30, 7, 2, "#8c2f2a", stroke=EDGE, stroke_width=1.3)
        + stroke("M29 22h20M29 28h20M29 34h14", MUTED, 1.8)
        + stroke("M27 20l24 16", "#b0392e", 2.4)
        + group(
            rect(-2, -20, 4, 22, 1, LANTERN, stroke=EDGE, stroke_width=1.2) + _shape("M-2 2h4l-2 6Z", "#f1ead8", 1.2),
            x=58,
            y=34,
            transform="rotate(28)",
        )
    )


def _forged_note() -> str:
    """All forgiven, signed Nasty; well, nearly."""
    return (
        _shadow(40, 47, 26)
        + group(
            rect(18, 9, 44, 33, 2, "#f3e6c4", stroke=EDGE, stroke_width=1.5)
            + stroke("M24 17h26M24 23h32", MUTED, 1.6)
            + stroke("M26 34c3-7 5-7 6-1s3 3 5-2 4 4 7 1", INK, 2),
            transform="rotate(-5 40 26)",
        )
        + use("nasty", 49, 26, 19)
        + stroke("M64 6l-12 18-2 5 5-3Z", "#59636d", 1.6)
    )


def _letter() -> str:
    """Sealed, with two ribbons for two trades."""
    return (
        _shadow(40, 48, 26)
        + rect(14, 10, 52, 34, 3, CARD, stroke=EDGE, stroke_width=1.5)
        + stroke("M14 12l26 20 26-20M14 43l19-16M66 43L47 27", EDGE, 1.3)
        + path("M36 33l-5 14 6-3 3 5 3-5 6 3-5-14Z", BERRY, stroke=EDGE, stroke_width=1)
        + circle(40, 30, 7.5, "#b0392e", stroke=EDGE, stroke_width=1.4)
        + path("M40 25.5l1.4 3 3.2.3-2.4 2.2.7 3.2-2.9-1.7-2.9 1.7.7-3.2-2.4-2.2 3.2-.3Z", "#f2c6a8")
    )


def _badge() -> str:
    """A wizard's sign on a ribbon."""
    return (
        _shadow(40, 49, 15)
        + _shape("M28 2h10l6 20H34ZM52 2H42l-6 20h10Z", "#4a4690", 1.3)
        + circle(40, 31, 15, _GOLD, stroke=EDGE, stroke_width=1.6)
        + circle(40, 31, 11.5, "#3d3a78", stroke="#a8711a", stroke_width=1.2)
        + use("magic_potion", 31.5, 22, 17)
        + circle(52, 42, 4.5, HOP, stroke=EDGE, stroke_width=1.2)
        + stroke("M50 42l1.5 1.5 2.5-3", "#fff8ea", 1.4)
        + circle(27, 20, 1.5, AMBER)
    )
