"""What all cards share: paper of 5 to 7, the title's band, light."""

from typing import Final

from alehouse.core.draw.colours import LINE
from alehouse.core.draw.lettering import SMALLEST, halves, heading, width
from alehouse.core.draw.pieces import lights, lit
from alehouse.core.draw.svg import group, path, rect, symbol, top_rounded, use

FULL: Final = 150  # the width from which on a card says in words what it does
SMALL: Final = 92  # the grid of smaller cards
RATIO: Final = 1.4
ON_BAND: Final = "#fff8e8"
_REACH: Final = 4  # of the light


def paper_drawings() -> str:
    """Paper and light as shared drawings."""
    papers = "".join(_paper(name, w) for name, w in (("full", FULL), ("small", SMALL)))
    return papers + lights("card", FULL, FULL * RATIO, _REACH)


def _paper(name: str, w: float) -> str:
    h = w * RATIO
    return symbol(
        f"paper-{name}",
        w,
        h,
        rect(-0.5, 2.5, w + 1, h, 10, "#000", opacity=0.35),
        rect(0.6, 0.6, w - 1.2, h - 1.2, 9, "url(#parchment)", stroke=LINE, stroke_width=1.2),
        overflow="visible",
    )


def on_paper(w: float, drawing: str, small: float = SMALL) -> str:
    """A card of the width that is wanted; its drawing is made for paper of the full width, or of the small one."""
    name, grid = ("full", FULL) if w >= FULL else ("small", small)
    sheet = use(f"paper-{name}", 0, 0, grid, grid * RATIO)
    scale = w / grid
    return group(sheet, drawing, transform="" if scale == 1 else f"scale({scale:.4g})")


def card_light(w: float) -> str:
    """Lantern light around a card of any width; the page shows it while the card is legal."""
    return lit("card", w, w * RATIO, _REACH)


def band(w: float, h: float, fill: str, r: float = 9) -> str:
    """The ground of a title."""
    return path(top_rounded(w, h, r), fill)


def title(words: str, cx: float, middle: float, span: float, size: float = 14, ink: str = ON_BAND) -> str:
    """A card's name around a middle line: one line or, where it would be squeezed, two."""
    if width(words, SMALLEST, serif=True) <= span * 1.05 or " " not in words:
        return heading(cx, middle + size * 0.34, words, size, ink, anchor="middle", span=span)
    return "".join(
        heading(cx, middle - 2.5 + k * 13, line, SMALLEST, ink, anchor="middle", span=span)
        for k, line in enumerate(halves(words))
    )
