"""Players: a colour and a shape together, always, on every piece a player owns."""

from typing import Final

from alehouse.core.draw.colours import INK, LANTERN
from alehouse.core.draw.lettering import heading
from alehouse.core.draw.svg import circle, group, path, rect, symbol, use

COLOURS: Final = ("#2f6fb2", "#d9822b", "#3a8f5c", "#7d4fa3", "#c0392b", "#454b54")
AUTOMA: Final = 5  # printed opponents are graphite, with a star

_SHAPES: Final = (
    circle(12, 12, 9.5, "#fff"),
    path("M12 1.5L23 21H1Z", "#fff", stroke="#fff", stroke_linejoin="round"),
    rect(3, 3, 18, 18, 1.5, "#fff"),
    path("M12 .5L23.5 12L12 23.5L.5 12Z", "#fff", stroke_linejoin="round"),
    path("M6.4 2H17.6L23.2 12L17.6 22H6.4L.8 12Z", "#fff", stroke_linejoin="round"),
    path("M12 .5L15.4 8.2L23.7 9L17.4 14.5L19.3 22.7L12 18.4L4.7 22.7L6.6 14.5L.3 9L8.6 8.2Z", "#fff"),
)


def marks() -> str:
    """The six shapes, white, as shared drawings `mark-0` to `mark-5`."""
    return "".join(symbol(f"mark-{n}", 24, 24, shape) for n, shape in enumerate(_SHAPES))


def mark(colour: int, cx: float, cy: float, size: float) -> str:
    """A player's shape alone, on ground of the player's colour."""
    return use(f"mark-{colour}", cx - size / 2, cy - size / 2, size)


def badge(colour: int, cx: float, cy: float, r: float, lit: bool = False) -> str:
    """Who: a disc in the player's colour with the player's shape; lit when it is that player's turn."""
    glow = circle(cx, cy, r + 4, stroke=LANTERN, stroke_width=3) if lit else ""
    disc = circle(cx, cy, r, COLOURS[colour], stroke="#fff", stroke_width=max(1.5, r / 11))
    return glow + disc + mark(colour, cx, cy, r)


def rosette(place: int, ribbons: bool = True) -> str:
    """The place a player has won: a disc with two ribbons, around the disc's middle; the disc alone is smaller."""
    colour = {1: "#e5a92c", 2: "#9aa7b2", 3: "#b4632f"}.get(place, "#6f6152")
    tails = path("M-9 8L-13 34L-5 29L0 36V10ZM9 8L13 34L5 29L0 36V10Z", colour, stroke="#1d1712", stroke_width=1.2)
    disc = circle(0, 0, 16, colour, stroke="#1d1712", stroke_width=1.6) + circle(0, 0, 12, "#fff6df")
    number = heading(0, 6, place, 16, INK, anchor="middle")
    return tails + disc + number if ribbons else group(disc + number, transform="scale(.75)")
