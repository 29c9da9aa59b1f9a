"""Pieces that games share: cubes, crowns, rings of light, hatching, shadows, small plates."""

from typing import Final

from alehouse.core.draw.colours import (
    INK,
    LANTERN,
    LINE,
    MUTED,
    ON_DARK,
    ON_LANTERN,
    PARCHMENT,
    QUIET_LINE,
)
from alehouse.core.draw.lettering import heading, text, width
from alehouse.core.draw.svg import Attribute, circle, el, ellipse, gradient, group, halo, num, path, rect, symbol, use

_RING_EDGE: Final = "#a4571a"  # so that a ring of light shows on parchment, too

# What drawings need to look right. `legal` marks a piece with options, `moved` one that has just moved.
STYLE: Final = (
    ".t{font-family:'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif}"
    ".s{font-family:system-ui,sans-serif;font-variant-numeric:tabular-nums}"
    "text{text-rendering:geometricPrecision}"
    ".ring,.glow,.ghost,.trail{display:none;pointer-events:none}"
    ".legal .ring,.legal .glow,.moved .trail{display:inline}"
    ".ghost{opacity:.74}"
    ".legal:hover .ghost,.legal:focus-visible .ghost{display:inline}"
)


def materials() -> str:
    """Style sheet, gradients, shadow, blur, hatching and small things of the house: every game's shared drawings begin
    with them."""
    fall = el("feDropShadow", dx=0, dy=3, stdDeviation=4, flood_color="#000", flood_opacity=0.5)
    stripe = path("M0 8L8 0", stroke="#000", stroke_width=2, opacity=0.3)
    return "".join(
        (
            el("style", STYLE),
            gradient("parchment", (0, "#fffaf0"), (1, PARCHMENT)),
            gradient("slate-panel", (0, "#3a4650"), (1, "#20272d")),
            gradient("brass", (0, "#f7d98d"), (1, "#b9802f")),
            halo("lamplight", (0, "#ffd98a", 0.62), (0.35, "#f2b14f", 0.22), (1, "#e2a03f", 0)),
            _filter("shadow", fall),
            _filter("blur", el("feGaussianBlur", stdDeviation=4)),
            el("pattern", stripe, id="hatch", width=8, height=8, patternUnits="userSpaceOnUse"),
            _empty_cube(),
            _depth(),
        )
    )


def _filter(name: str, effect: str) -> str:
    return el("filter", effect, id=name, x="-20%", y="-20%", width="140%", height="150%")


# ── goods ─────────────────────────────────────────────────────────────────────────────────────────


def cube(name: str, top: str, left: str, right: str, sign: str) -> str:
    """A wooden cube in three tones, with a sign on its left side so that colour is never alone."""
    return symbol(
        name,
        24,
        24,
        path(
            "M12 1.5L22 6.7V17L12 22.5L2 17V6.7Z",
            right,
            stroke="#1d1712",
            stroke_width=1.6,
            stroke_linejoin="round",
        ),
        path("M2 6.7L12 12V22.5L2 17Z", left),
        path("M2 6.7L12 1.5L22 6.7L12 12Z", top),
        path("M2 6.7L12 12L22 6.7M12 12V22.5", stroke="#1d1712", stroke_width=0.9, opacity=0.55),
        sign,
    )


def _empty_cube() -> str:
    outline = path("M12 1.5L22 6.7V17L12 22.5L2 17V6.7Z", stroke="#8d7c5c", stroke_width=1.4, stroke_dasharray="3 2.4")
    return symbol("empty-cube", 24, 24, outline)


def cube_outline(x: float, y: float, size: float) -> str:
    """An empty place for a cube."""
    return use("empty-cube", x, y, size)


def crown() -> str:
    """Who leads: the shared drawing `crown`."""
    shape = path(
        "M3 18.5L2 7.5L7.5 12L12 5L16.5 12L22 7.5L21 18.5Z",
        LANTERN,
        stroke="#7a4f0d",
        stroke_width=1.8,
        stroke_linejoin="round",
    )
    return symbol("crown", 24, 24, shape)


def counted(x: float, cy: float, amount: object, good: str, icon: float, size: float, fill: str = INK) -> str:
    """A number and what it counts, side by side, from `x` on; an empty amount is the icon alone."""
    shift = width(amount, size, bold=True) + 3 if amount != "" else 0
    figure = text(x, cy + size * 0.36, amount, size, fill, bold=True) if amount != "" else ""
    return figure + use(good, x + shift, cy - icon / 2, icon)


def counted_width(amount: object, icon: float, size: float) -> float:
    """How wide `counted` draws."""
    return icon + (width(amount, size, bold=True) + 3 if amount != "" else 0)


# ── states ────────────────────────────────────────────────────────────────────────────────────────


def lights(name: str, w: float, h: float, reach: float, r: float = 10) -> str:
    """Lantern light around pieces of one size, as shared drawings: a glow outside of it, and a ring."""
    around = f"M-40 -40H{num(w + 40)}V{num(h + 40)}H-40Z" + _rounded(w, h, r)
    outside = el("clipPath", path(around, "#000", clip_rule="evenodd"), id=f"outside-{name}")
    glow = _outline(w, h, r, reach, filter="url(#blur)")
    return (
        outside
        + symbol(f"glow-{name}", w, h, group(glow, clip_path=f"url(#outside-{name})"), overflow="visible")
        + symbol(f"ring-{name}", w, h, _outline(w, h, r, 1.2), overflow="visible")
    )


def lit(name: str, w: float, h: float, reach: float) -> str:
    """The light of a size, above a piece; the page shows it while the piece is legal."""
    glow = use(f"glow-{name}", 0, 0, w, h, class_="glow", stroke_width=reach + 1, opacity=0.75)
    return glow + use(f"ring-{name}", 0, 0, w, h, class_="ring", stroke_width=2.8)


def piece_lights() -> str:
    """Lantern light around dice (48) and round tokens (40), and the plates under what is in hand: the shared drawings
    `lit-die` and `held-die`, `lit-token` and `held-token`."""
    around = _glow(rect(-4, -4, 56, 56, 13))
    about = _glow(circle(20, 20, 23.5))
    plate = rect(-4, -4, 56, 56, 13, LANTERN, stroke=_RING_EDGE, stroke_width=1.5)
    disc = circle(20, 20, 23.5, LANTERN, stroke=_RING_EDGE, stroke_width=1.5)
    return (
        symbol("held-die", 48, 48, around, plate, overflow="visible")
        + symbol("held-token", 40, 40, about, disc, overflow="visible")
        + _light("die", 48, 11)
        + _light("token", 40, 20)
    )


def _glow(edge: str) -> str:
    return group(edge, stroke=LANTERN, stroke_width=8, opacity=0.6, filter="url(#blur)")


def _light(name: str, side: float, r: float) -> str:
    """A ring with a dark edge, so that it shows on parchment too, and a glow outside of it."""
    whole = (0, 0, side, side)
    ring = rect(-1, -1, side + 2, side + 2, r + 1, stroke=_RING_EDGE, stroke_width=4.6)
    return lights(name, side, side, 3, r) + symbol(
        f"lit-{name}",
        side,
        side,
        use(f"glow-{name}", *whole, stroke_width=7, opacity=0.8),
        ring,
        use(f"ring-{name}", *whole, stroke_width=3),
        overflow="visible",
    )


def shine(w: float, h: float, r: float) -> str:
    """Light from behind a legal piece of any size: drawn first, `ring` last."""
    return rect(
        -2, -2, w + 4, h + 4, r + 2, class_="glow", stroke=LANTERN, stroke_width=7, opacity=0.8, filter="url(#blur)"
    )


def ring(w: float, h: float, r: float) -> str:
    """The edge of a legal piece of any size."""
    under = rect(0, 0, w, h, r, class_="ring", stroke=_RING_EDGE, stroke_width=5, opacity=0.9)
    return under + rect(0, 0, w, h, r, class_="ring", stroke=LANTERN, stroke_width=2.8)


def area_light(w: float, h: float) -> str:
    """The band of light around the area of whoever decides."""
    light = rect(-3, -3, w + 6, h + 6, 17, stroke=LANTERN, stroke_width=2, opacity=0.75)
    light += rect(-7, -7, w + 14, h + 14, 21, stroke=LANTERN, stroke_width=6, opacity=0.13)
    return group(light, pointer_events="none")


def _outline(w: float, h: float, r: float, reach: float, **attributes: Attribute) -> str:
    """The edge of a piece, so far outside of it; how thick it is says whoever uses it."""
    size = {"width": w + 2 * reach, "height": h + 2 * reach, "rx": r + reach}
    return el("rect", x=-reach, y=-reach, **size, fill="none", stroke=LANTERN, **attributes)


def _rounded(w: float, h: float, r: float) -> str:
    """Path data of a rectangle with rounded corners."""
    right, low = num(w - r), num(h - r)
    return (
        f"M{r} 0H{right}A{r} {r} 0 0 1 {num(w)} {r}V{low}A{r} {r} 0 0 1 {right} {num(h)}"
        f"H{r}A{r} {r} 0 0 1 0 {low}V{r}A{r} {r} 0 0 1 {r} 0Z"
    )


def hit_area(w: float, h: float, r: float = 10) -> str:
    """A place to click that shows nothing by itself."""
    return rect(0, 0, w, h, r, "#000", fill_opacity=0)


def footprint(cx: float, cy: float, rx: float, ry: float) -> str:
    """An empty place for a worker."""
    return ellipse(
        cx, cy, rx, ry, "#000", fill_opacity=0.06, stroke="#a08f6e", stroke_width=1.2, stroke_dasharray="3 3"
    )


# ── plates and panels ─────────────────────────────────────────────────────────────────────────────


def panel(w: float, h: float, fill: str = "url(#parchment)", stroke: str = LINE) -> str:
    return rect(0, 0, w, h, 14, fill, stroke=stroke, stroke_width=1.2, filter="url(#shadow)")


def pill(w: float, h: float, words: str, fill: str = LANTERN, ink: str = ON_LANTERN, size: float = 12) -> str:
    """A short word on a lozenge."""
    label = text(w / 2, h / 2 + size * 0.36, words, size, ink, bold=True, anchor="middle", span=w - 12)
    return rect(0, 0, w, h, h / 2, fill) + label


def number_plate(words: object, r: float = 12, size: float = 14) -> str:
    """A brass plate with a number, around the origin."""
    disc = circle(0, 0, r, "url(#brass)", stroke="#4a3010", stroke_width=1.8)
    return disc + heading(0, size * 0.36, words, size, ON_LANTERN, anchor="middle", span=r * 2 - 4)


def _depth() -> str:
    plate = rect(0, 0, 36, 19, 9.5, INK, stroke=QUIET_LINE, stroke_width=1)
    return symbol("depth", 36, 19, plate, use("i-cards", 6, 3.5, 12, color=QUIET_LINE), overflow="visible")


def depth_plate(count: int) -> str:
    """How many cards lie in a stack, around the origin."""
    return use("depth", -18, 0, 36, 19) + text(11, 13.8, count, 12, ON_DARK, bold=True, anchor="end")


def stack_edges(count: int, w: float, h: float, step: float = 3) -> str:
    """The near edges of the cards that lie under the top one."""
    return "".join(stack_edge(depth, w, h, step) for depth in range(min(count, 6) - 1, 0, -1))


def stack_edge(depth: int, w: float, h: float, step: float) -> str:
    """The near edge of the card that lies so many cards deep."""
    fill = "#cdbb94" if depth % 2 else "#a8946c"
    return rect(depth * 0.5, depth * step, w - depth, h, 10, fill, stroke="#1d1611", stroke_width=1.2)


def provenance(cx: float, cy: float, r: float = 3, ink: str = MUTED, half: bool = False) -> str:
    """A small open circle: what stands here is reconstructed, not printed knowledge; half filled, a part of it."""
    known = path(f"M{num(cx)} {num(cy - r)}a{num(r)} {num(r)} 0 0 0 0 {num(2 * r)}z", ink) if half else ""
    return circle(cx, cy, r, stroke=ink, stroke_width=r * 0.4) + known
