"""Icons on a grid of 24, drawn in the colour of the words beside them."""

from typing import Final

from alehouse.core.draw.svg import path, rect, symbol

_STROKES: Final = {
    "i-check": "M5 12.5L10 17.5L19.5 7",
    "i-arrow": "M4 12H19M13 6L19 12L13 18",
    "i-cross": "M6 6L18 18M18 6L6 18",
}


def stroke_icon(name: str, d: str, *more: str) -> str:
    """An icon of lines two units thick."""
    return symbol(name, 24, 24, lines(d), *more)


def lines(d: str, thick: float = 2) -> str:
    """Lines in the current colour."""
    return path(d, stroke="currentColor", stroke_width=thick, stroke_linecap="round", stroke_linejoin="round")


def icons() -> str:
    """The icons every game uses."""
    cards = symbol(
        "i-cards",
        24,
        24,
        rect(8, 3, 13, 17, 2, stroke="currentColor", stroke_width=2),
        lines("M5 6V21.5H16"),
    )
    return "".join(stroke_icon(name, d) for name, d in _STROKES.items()) + cards
