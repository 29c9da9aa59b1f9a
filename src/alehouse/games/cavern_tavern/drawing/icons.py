"""Icons on a grid of 24: points, tracks and tokens, and a sign for everything that an effect can do."""

from typing import Final

from alehouse.core.draw.colours import AMBER, BERRY, CARD, INK, LANTERN, MUTED, PARCHMENT
from alehouse.core.draw.svg import circle, group, outlined, path, rect, stroke, symbol, use

EDGE: Final = "#3b2f26"
HOP: Final = "#5f8f3e"
COPPER: Final = "#b4632f"
_WOOD: Final = "#6b4526"
_CREAM: Final = "#fff8ea"
_RED: Final = "#b0392e"


def icons() -> str:
    """All of them, as shared drawings."""
    drawings = _tokens() | _things() | _arrows() | _with_dice() | _with_orders()
    rounded = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return "".join(symbol(name, 24, 24, drawing, **rounded) for name, drawing in drawings.items())


def _shape(d: str, fill: str, thick: float = 1.3) -> str:
    return outlined(d, fill, thick, EDGE)


def _box(x: float, y: float, w: float, h: float, fill: str, r: float = 2) -> str:
    return rect(x, y, w, h, r, fill, stroke=EDGE, stroke_width=1.3)


# ── tokens ────────────────────────────────────────────────────────────────────────────────────────


def _tokens() -> dict[str, str]:
    """Points, the tokens of the Secret Chamber, the signs of the tracks, the First Player marker."""
    return {
        "coin": circle(12, 12, 11, AMBER, stroke="#8a5a17", stroke_width=1.5)
        + circle(12, 12, 8.4, stroke="#fff3cf", stroke_width=0.9, opacity=0.8),
        "mod": circle(12, 12, 11, "#3f706e", stroke="#bfe0da", stroke_width=1.4)
        + stroke("M5.6 9.5h6M8.6 6.5v6M5.6 16.2h6M14.4 9l2.9-2.3v9.7", _CREAM, 2),
        "mrs": circle(12, 12, 10, BERRY, stroke=EDGE, stroke_width=1.3)
        + circle(12, 12, 7.6, stroke="#f2c6d4", stroke_width=0.8)
        + path("M12 17C6.5 13.5 7.5 8.5 10 8.5c1.2 0 2 1 2 1.8 0-.8.8-1.8 2-1.8 2.5 0 3.5 5-2 8.5Z", "#fbe3ea"),
        "hidden-token": circle(12, 12, 10.5, "#3a2444", stroke="#c9a24a", stroke_width=1.5)
        + stroke("M9 9.5c0-4 6.3-4 6.3-.2 0 2.7-3.2 2.5-3.2 5.2", "#e6c985", 2)
        + circle(12, 18, 1.3, "#e6c985"),
        "nasty": circle(12, 12, 10, _RED, stroke=EDGE, stroke_width=1.3)
        + stroke("M6 8l4.5 2.5M18 8l-4.5 2.5", "#fff3e0", 2)
        + circle(9, 12, 1.4, "#fff3e0")
        + circle(15, 12, 1.4, "#fff3e0")
        + stroke("M8 17.5c2.5-2 5.5-2 8 0", "#fff3e0", 1.8),
        "kitchen": _shape("M2 11h13v4.5c0 2-1.5 3.5-3.5 3.5h-6C3.5 19 2 17.5 2 15.5Z", "#4c5a67")
        + stroke("M15 12.5l7.5-1.5", "#20262c", 2.6)
        + stroke("M5 8c-1.2-1.6 1.2-2.6 0-4.5M9 8c-1.2-1.6 1.2-2.6 0-4.5M13 8c-1.2-1.6 1.2-2.6 0-4.5", COPPER, 1.6),
        "chore": stroke("M20 3L11 13", _WOOD, 2.4)
        + _shape("M11.5 10.5l3 3-2 2.5c-1 3-3.5 5-7.5 6l-2-2c1-4 3-6.5 6-7.5Z", "#d9b45c")
        + stroke("M4.5 20.5l4-4.5M7.5 21l3-4", "#8a6a2a", 1.2),
        "first": stroke("M5 22V3", _WOOD, 2.2)
        + _shape("M6 3.5c5-2.5 8 2 14 0v9c-6 2-9-2.5-14 0Z", BERRY)
        + stroke("M11.5 6.8l2-1.3v6", _CREAM, 1.7),
    }


# ── things ────────────────────────────────────────────────────────────────────────────────────────


def _things() -> dict[str, str]:
    """What is taken, given or looked at."""
    bag = (
        _shape("M6 9c-4 4-4.5 13 6 13s10-9 6-13Z", "#a9794a")
        + _shape("M7 9c2-1 1-4-1-6 3-1 4 1 6 0s3 1 6 0c-2 2-3 5-1 6Z", "#c89a63")
        + stroke("M6.5 9.5h11", BERRY, 2)
    )
    crate = _box(3, 7, 18, 14, "#a9794a") + stroke("M3 12h18M8 7v14M16 7v14", "#7b5433", 1.2)
    hand = (
        "M3 14c1-2 2.5-2 4 0V5.5c0-2 2.8-2 2.8 0V4c0-2 2.9-2 2.9 0v1.5c0-1.8 2.8-1.8 2.8 0V8c0-1.6 2.5-1.6 2.5 0v7"
        "c0 4-2.5 7-6.5 7C7.5 22 6 19 3 14Z"
    )
    question = "M10 10.2c0-3.2 4.3-3 4.3-.2 0 2-2.2 1.8-2.2 3.8M12.1 16.2v.1"
    return {
        "any": crate + circle(12, 12, 6, PARCHMENT, stroke=EDGE, stroke_width=1.2) + stroke(question, INK, 1.9),
        "item": bag,
        "steal": _shape(hand, "#e3b78d") + stroke("M9.8 6v6M12.7 5.5V12M15.5 7v5", EDGE, 1.1),
        "rival": circle(12, 7.5, 5, "#7d6a8f", stroke=EDGE, stroke_width=1.3)
        + _shape("M3 22c0-6 3.5-9 9-9s9 3 9 9Z", "#7d6a8f"),
        "lock": stroke("M7 11V7.5a5 5 0 0 1 10 0V11", EDGE, 4.4)
        + stroke("M7 11V7.5a5 5 0 0 1 10 0V11", "#c3ccd3", 2)
        + _box(4, 10.5, 16, 11.5, "#59636d")
        + circle(12, 15.5, 1.9, LANTERN)
        + stroke("M12 16v2.8", LANTERN, 1.8),
        "barrel": _shape("M6 3h12c3 5.5 3 12.5 0 18H6C3 15.5 3 8.5 6 3Z", "#9a6a3b")
        + stroke("M4.4 8h15.2M4.4 16h15.2", "#4c4440", 2.2),
        "wizard": _shape("M6 18.5C9 12 10 6 13 1.5c1.5 5 3.5 11 5 17-3.5 1-8.5 1-12 0Z", "#4a4690")
        + _shape("M2 18.5c3-2 17-2 20 0 0 4-20 4-20 0Z", "#5b57a8")
        + path("M12.3 9l.9 1.9 2.1.3-1.5 1.5.4 2.1-1.9-1-1.9 1 .4-2.1-1.5-1.5 2.1-.3Z", LANTERN),
        "candle": _shape("M8.5 11h7v11h-7Z", "#f6ead0", 1.2)
        + path("M8.5 13c1 2 2-.5 3 1s2.5 1 4-.5V11h-7Z", _CREAM)
        + stroke("M12 11V9", EDGE, 1.4)
        + outlined("M12 1.5c3 3.2 2.6 4.5 2.6 5.2a2.6 2.6 0 0 1-5.2 0c0-.7-.4-2 2.6-5.2Z", LANTERN, 1, COPPER),
        "tick": circle(12, 12, 10, HOP, stroke=_CREAM, stroke_width=2) + stroke("M7 12.5l3.5 3.5L17 9", _CREAM, 2.8),
        "cross": circle(12, 12, 10, _RED, stroke=_CREAM, stroke_width=2) + stroke("M8 8l8 8M16 8l-8 8", _CREAM, 2.8),
        "hourglass": _shape("M6 3h12c0 5-3 7-4.5 9 1.5 2 4.5 4 4.5 9H6c0-5 3-7 4.5-9C9 10 6 8 6 3Z", "#dfe9ec")
        + path(
            "M8 6.5h8c-1 2.5-3 4-4 5.3-1-1.3-3-2.8-4-5.3ZM7.6 19.5c.5-2.5 3-4 4.4-4.5 1.4.5 3.9 2 4.4 4.5Z",
            AMBER,
        )
        + stroke("M5 3h14M5 21h14", _WOOD, 2.4),
        "clock": circle(12, 12, 10, CARD, stroke=_WOOD, stroke_width=2.2) + stroke("M12 6v6l4 2.5", INK, 2),
    }


# ── directions ────────────────────────────────────────────────────────────────────────────────────


def _arrows() -> dict[str, str]:
    return {
        "up": stroke("M12 20V5M5.5 11.5L12 4.5l6.5 7", HOP, 3),
        "down": stroke("M12 4v15M5.5 12.5l6.5 7 6.5-7", _RED, 3),
        "onward": stroke("M4 12h15M12.5 5.5L19.5 12l-7 6.5", HOP, 3),
        "swap": stroke("M4 9h13l-4-4M20 15H7l4 4", _WOOD, 2.4),
        "trade": circle(6, 12, 4.5, COPPER, stroke=EDGE, stroke_width=1.2)
        + circle(18, 12, 4.5, HOP, stroke=EDGE, stroke_width=1.2)
        + stroke("M8 5c3-2.5 6-2.5 8 0l-.2-2.5M16 19c-3 2.5-6 2.5-8 0l.2 2.5", EDGE, 1.7),
    }


# ── dice ──────────────────────────────────────────────────────────────────────────────────────────


def _die(x: float, y: float, side: float, pips: tuple[tuple[float, float], ...], fill: str = CARD) -> str:
    dots = "".join(circle(x + side * (0.5 + dx), y + side * (0.5 + dy), side * 0.11, INK) for dx, dy in pips)
    return rect(x, y, side, side, side * 0.2, fill, stroke=EDGE, stroke_width=1.3) + dots


_THREE: Final = ((-0.25, -0.25), (0, 0), (0.25, 0.25))
_TWO: Final = ((-0.22, -0.22), (0.22, 0.22))
_ONE: Final = ((0.0, 0.0),)
_FOUR: Final = ((-0.22, -0.22), (0.22, -0.22), (-0.22, 0.22), (0.22, 0.22))
_OTHER: Final = "#cbb9d8"  # the die of somebody else


def _with_dice() -> dict[str, str]:
    around = stroke("M3 10a9.5 9.5 0 0 1 16.5-4.5M21 14A9.5 9.5 0 0 1 4.5 18.5", COPPER, 2.2)
    heads = stroke("M20.5 1.5V6H16M3.5 22.5V18H8", COPPER, 2.2)
    return {
        "die": _die(3, 3, 18, _FOUR),
        "another-die": _die(3, 3, 18, _ONE),
        "reroll": around + heads + _die(7, 7, 10, _TWO),
        "reroll-rival": around + heads + _die(7, 7, 10, _TWO, _OTHER),
        "set-die": _die(2, 6, 15, ())
        + stroke("M7.5 11.5c0-3.3 4.5-3.2 4.5-.2 0 2-2.3 1.9-2.3 3.9M9.7 17.7v.1", INK, 1.9)
        + path("M18.5 1l1.3 3 3.2.4-2.4 2.2.6 3.2-2.7-1.6-2.8 1.6.7-3.2L14 4.4 17.2 4Z", LANTERN, stroke="#8a5a17"),
        "shift-dice": _die(2, 7, 14, _THREE) + stroke("M20 3v6M17 6h6M17 18.5h6", COPPER, 2.4),
        "flip-die": _die(7, 10, 12, _THREE)
        + stroke("M3.5 15C2.5 8 7 3.5 13 3.5s8.5 3 8.5 6M21.5 4.5v5h-5", COPPER, 2.2),
        "recover-die": _die(9, 9, 13, _FOUR) + stroke("M8 2L3.5 6.5 8 11M4 6.5h8", COPPER, 2.6),
        "exchange-dice": _die(1.5, 1.5, 11, _ONE)
        + _die(11.5, 11.5, 11, _THREE, _OTHER)
        + stroke("M16 3.5h4.5V8M8 20.5H3.5V16", COPPER, 2.2),
        "crowd": _die(2, 8, 12, _TWO, _OTHER) + _die(9.5, 3, 12.5, _THREE) + stroke("M3 22.2h18", COPPER, 2.4),
        "dice": _die(1.5, 8, 12, _TWO) + _die(10.5, 3, 12, _THREE),
        "pair": _die(1, 7, 10.5, _TWO) + _die(12.5, 7, 10.5, _TWO),
    }


# ── orders ────────────────────────────────────────────────────────────────────────────────────────


def _with_orders() -> dict[str, str]:
    slip = _box(9, 3.5, 11.5, 16, CARD) + stroke("M12 8h6M12 11.5h6M12 15h4", MUTED, 1.5)
    under = group(_box(3, 6, 11, 15, "#cbb994"), transform="rotate(-8 8 13)")
    one = group(slip, x=-8, y=-1.5)
    clock = use("clock", 9, 9, 14)
    return {
        "orders": under + slip,
        "order": group(slip, x=-2.5),
        "replace-order": one + stroke("M14.5 8h5.5v7M16.5 12.5l3.5 3.5 3.5-3.5", COPPER, 2.2),
        "change-order": one + stroke("M15 6h6l-2.5-2.5M22 18h-6l2.5 2.5", COPPER, 2.2),
        "less-late": group(slip, x=-8, y=-2.5) + clock + stroke("M15 6h7", HOP, 2.8),
        "later": stroke("M2 6.5h7M6 2.8l4 3.7-4 3.7", HOP, 2.4) + use("clock", 5, 5, 18),
        "waive": group(use("any", 0, 0, 20), x=0, y=3) + stroke("M3 22L22 3", _RED, 2.8),
    }
