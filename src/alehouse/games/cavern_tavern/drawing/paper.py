"""What all cards share: paper of 5 to 7, the title's band, light, backs, the sign of what is reconstructed."""

from typing import Final

from alehouse.core.draw.colours import CARD, LINE, MUTED
from alehouse.core.draw.lettering import SMALLEST, halves, heading, width, wrap
from alehouse.core.draw.pieces import lights, lit, provenance
from alehouse.core.draw.svg import circle, group, num, path, rect, stroke, symbol, top_rounded, use
from alehouse.core.sources import SIGNS, Sourced, mark

FULL: Final = 150  # the width from which on a card says in words what it does
SMALL: Final = 88  # the least width of a card with its name
RATIO: Final = 1.4
ON_BAND: Final = "#fff8ea"
NARROWEST: Final = 0.75  # of their width: words that would be squeezed more are cut
_REACH: Final = 4  # of the light

# The backs: ground, pattern's colour, sign.
_BACKS: Final = {
    "orders": ("#7b5433", "#e6c985", "orders"),
    "items": ("#4a3a2d", "#c9a24a", "item"),
    "says": ("#6d1f22", "#f0b7a0", "nasty"),
    "tasks": ("#4a2c56", "#c9a24a", "hidden-token"),
    "secret": ("#2a1a30", "#c9a24a", "lock"),
}


def paper_drawings() -> str:
    """Paper and light of both sizes, and the backs, as shared drawings."""
    papers = "".join(_paper(name, w) for name, w in (("full", FULL), ("small", SMALL)))
    return papers + lights("card", FULL, FULL * RATIO, _REACH) + "".join(map(_back, _BACKS))


def _paper(name: str, w: float) -> str:
    h = w * RATIO
    return symbol(
        f"paper-{name}",
        w,
        h,
        rect(-0.5, 2.5, w + 1, h, 10, "#000", opacity=0.35),
        rect(0.6, 0.6, w - 1.2, h - 1.2, 10, "url(#sheet)", stroke=LINE, stroke_width=1.2),
        overflow="visible",
    )


def _back(kind: str) -> str:
    """A deck's back: lozenges around the sign of the deck."""
    ground, line, sign = _BACKS[kind]
    w, h = FULL, FULL * RATIO
    lozenges = "".join(
        stroke(f"M{x} {y - 14}l14 14l-14 14l-14 -14z", line, 1.2, opacity=0.3)
        for y in range(21, 210, 28)
        for x in range(19, 150, 28)
    )
    return symbol(
        f"back-{kind}",
        w,
        h,
        rect(-0.5, 2.5, w + 1, h, 10, "#000", opacity=0.35),
        rect(0.6, 0.6, w - 1.2, h - 1.2, 10, CARD, stroke=LINE, stroke_width=1.5),
        rect(7, 7, w - 14, h - 14, 7, ground),
        lozenges,
        circle(w / 2, h / 2, 40, ground, stroke=line, stroke_width=2.5),
        use(sign, w / 2 - 28, h / 2 - 28, 56),
        overflow="visible",
    )


def card_back(kind: str, w: float) -> str:
    """A card of the deck `kind` ("orders", "items", "says", "tasks", "secret") face down, of any width."""
    return use(f"back-{kind}", 0, 0, w, w * RATIO)


def card_light(w: float) -> str:
    """Lantern light around a card of any width; the page shows it while the card is legal."""
    return lit("card", w, w * RATIO, _REACH)


def on_paper(w: float, drawing: str) -> str:
    """A card of the width that is wanted; its drawing is made for paper of the full width, or of the small one."""
    name, grid = ("full", FULL) if w >= FULL else ("small", SMALL)
    sheet = use(f"paper-{name}", 0, 0, grid, grid * RATIO)
    scale = w / grid
    return group(sheet, drawing, transform="" if scale == 1 else f"scale({scale:.4g})")


def band(w: float, h: float, fill: str) -> str:
    """The ground of the title."""
    return path(top_rounded(w, h, 10), fill)


def title(words: str, cx: float, high: float, span: float, size: float = 14, ink: str = ON_BAND) -> str:
    """A card's name in its band, or on paper: one line or, where it would be squeezed, two."""
    if width(words, SMALLEST, serif=True) <= span * 1.05:
        return heading(cx, high / 2 + size * 0.34, words, size, ink, anchor="middle", span=span)
    first = high / 2 - 2.500
    return "".join(
        heading(cx, first + k * 13, line, SMALLEST, ink, anchor="middle", span=span)
        for k, line in enumerate(halves(words))
    )


def cut(words: str, size: float, span: float, bold: bool = False, serif: bool = False) -> str:
    """Words that need not be squeezed too much to fit; of longer ones the end is left out, if possible whole words."""

    def fits(said: str) -> bool:
        return width(said, size, bold, serif) * NARROWEST <= span

    said, kept = words, words.split(" ")
    while not fits(said) and len(kept) > 1:
        kept.pop()
        said = f"{' '.join(kept)}…"
    while not fits(said) and len(said) > 2:
        said = f"{said[:-2]}…"
    return said


def line_count(words: str, span: float) -> int:
    """How many lines of that length words need in small type."""
    return len(wrap(words, SMALLEST, span, len(words)))


def source_sign(thing: Sourced, cx: float, cy: float, r: float = 3.5, ink: str = MUTED) -> str:
    """Nothing on a printed card; an open circle on a reconstructed one, half filled where a part is printed."""
    sign = mark(thing)
    return provenance(cx, cy, r, ink, half=sign == SIGNS["partly"]) if sign else ""


def rule(x: float, y: float, w: float) -> str:
    """A thin line between two parts of a card."""
    return stroke(f"M{num(x)} {num(y)}h{num(w)}", "#cbb994", 1.2)
