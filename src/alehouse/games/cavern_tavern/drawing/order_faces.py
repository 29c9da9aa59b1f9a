"""Order cards: the customer's race and drink, what it needs, what it pays by lateness, what forgetting it costs.

In the Mess Hall an order lies as a slip of 116 by 115; the whole card, 5 to 7, is for choosing and reading.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from alehouse.core.draw.colours import BERRY, INK, LANTERN, LINE, MUTED, QUIET_LINE
from alehouse.core.draw.lettering import halves, heading, text, width
from alehouse.core.draw.pieces import lights, lit, ring, shine
from alehouse.core.draw.svg import ellipse, group, rect, symbol, use
from alehouse.core.words import Words
from alehouse.games.cavern_tavern.cards import Catalogue, Order
from alehouse.games.cavern_tavern.drawing.paper import (
    FULL,
    NARROWEST,
    ON_BAND,
    RATIO,
    SMALL,
    band,
    cut,
    on_paper,
    source_sign,
    title,
)
from alehouse.games.cavern_tavern.drawing.people import TINTS
from alehouse.games.cavern_tavern.drawing.pieces import coin, sign
from alehouse.games.cavern_tavern.effect_ops import INGREDIENTS, RACES, TRACKS

Rung = tuple[str, float, float]  # of the ladder of points: the figure, the left end of its cell, its width

SLIP_W: Final = 116
SLIP_H: Final = 115
_NEEDS: Final = 106  # how wide the row of ingredients and the ladder of points are drawn
_NEEDS_Y: Final = 67
_LADDER: Final = 18
_BAND: Final = 20
_TITLE: Final = SLIP_W - 13  # how wide its title may be
_LADDER_Y: Final = SLIP_H - _LADDER - 5
_FULL_BAND: Final = 32
_FULL_PICTURE: Final = 66


def order_drawings(cards: Catalogue) -> str:
    """For every order its slip without words, its ingredients and its ladder of points, as shared drawings."""
    return lights("slip", SLIP_W, SLIP_H, 4, 9) + "".join(_needs(order) + _slip(order) for order in cards.orders)


# ── the ladder of points ──────────────────────────────────────────────────────────────────────────


def rungs(order: Order, w: float, late: int = 0) -> list[Rung]:
    """What the order pays from so late on and, last, what forgetting it costs: figure, left, width."""
    figures = [*map(str, order.points), f"−{order.loss}"][late:]
    if late:
        figures = _shortened(figures, w)
    natural = list(map(_natural, figures))
    scale = w / sum(natural)
    lefts = [sum(natural[:k]) * scale for k in range(len(figures))]
    return [(figure, left, wide * scale) for figure, left, wide in zip(figures, lefts, natural)]


def _natural(figure: str) -> float:
    """How wide the cell of a figure wants to be."""
    return max(width(figure, 12), 10) + 5


def _shortened(figures: list[str], w: float) -> list[str]:
    """Figures that have room side by side: of too many the last but one are left out, what forgetting costs is not."""
    shown = figures
    for count in range(len(figures) - 2, 0, -1):
        if sum(map(_natural, shown)) <= w:
            break
        shown = [*figures[:count], "…", figures[-1]]
    return shown


def ladder(order: Order, w: float, now: int = -1, late: int = 0) -> str:
    """Points from so late on at the origin, w wide; the rung of `now` is marked, those before it are crossed out."""
    cells = rungs(order, w, late)
    out = "".join(_rung(cell, "#efe3c6", INK) for cell in cells[:-1]) + _rung(cells[-1], BERRY, "#fff3f0")
    if 0 <= now < len(order.points):
        out += rect(0.5, 0, cells[now][1] - 1, _LADDER, 3, "url(#hatch)") if now else ""
        out += _rung(cells[now], LANTERN, INK, LINE)
    return out


def _rung(rung: Rung, fill: str, ink: str, edge: str = QUIET_LINE) -> str:
    """One step of the ladder; with a dark edge, the one that counts now."""
    figure, left, wide = rung
    now = edge == LINE
    cell = rect(left + 0.5, 0, wide - 1, _LADDER, 3, fill, stroke=edge, stroke_width=1.8 if now else 0.8)
    return cell + text(left + wide / 2, 13.4, figure, 12, ink, bold=now, anchor="middle", span=wide - 2)


# ── ingredients ───────────────────────────────────────────────────────────────────────────────────


def wanted(order: Order) -> list[str]:
    """The ingredients of an order, one by one."""
    return [kind for k, kind in enumerate(INGREDIENTS) for _ in range(int(order.needs[k]))]


def _places(order: Order) -> tuple[float, float]:
    """Where the row of ingredients on a slip begins, and how large each is."""
    size = min(22.0, _NEEDS / int(order.size))
    return (_NEEDS - size * int(order.size)) / 2, size


def held_ticks(order: Order, held: Mapping[str, int]) -> str:
    """A tick on every ingredient of a slip that somebody holds already."""
    left, size = _places(order)
    kinds = wanted(order)
    has = [k for k, kind in enumerate(kinds) if kinds[:k].count(kind) < held.get(kind, 0)]
    tick = max(size * 0.5, 10)
    y = _NEEDS_Y + 11 + size / 2 - tick * 0.8
    return "".join(use("tick", 5 + left + (k + 1) * size - tick * 0.85, y, tick) for k in has)


def _needs(order: Order) -> str:
    kinds = wanted(order)
    left, size = _places(order)
    icons = "".join(use(kind, left + k * size + 0.4, (22 - size) / 2 + 0.4, size - 0.8) for k, kind in enumerate(kinds))
    return symbol(f"needs-{order.id}", _NEEDS, 22, icons)


# ── slips ─────────────────────────────────────────────────────────────────────────────────────────


def _slip(order: Order) -> str:
    """A slip without its title: on time it pays what stands on the coin, later what stands below."""
    race = RACES[order.race]
    return symbol(
        f"slip-{order.id}",
        SLIP_W,
        SLIP_H,
        rect(-0.5, 2.5, SLIP_W + 1, SLIP_H, 9, "#000", opacity=0.35),
        rect(0.6, 0.6, SLIP_W - 1.2, SLIP_H - 1.2, 9, "url(#sheet)", stroke=LINE, stroke_width=1.2),
        band(SLIP_W, _BAND, TINTS[race]),
        rect(5, 23, SLIP_W - 10, 41, 5, TINTS[race], opacity=0.2),
        ellipse(42, 44, 42, 21, "url(#candlelight)"),
        use(f"race-{race}", 6, 23, 41),
        use(f"drink-of-{order.id}", 48, 25, 32, 38),
        coin(97, 38 if order.symbol else 43, order.points[0], 13, 16),
        sign(TRACKS[order.symbol], 102, 56, 8) if order.symbol else "",
        use(f"needs-{order.id}", 5, _NEEDS_Y, _NEEDS, 22),
        group(ladder(order, _NEEDS, late=1), x=5, y=_LADDER_Y),
        source_sign(order, 84, 58, 3),
        overflow="visible",
    )


def order_slip(order: Order, words: Words, larger: float = 1, above: float = 0) -> str:
    """An order as it lies on its table, at the origin; the page lights it while it is legal. Where its name is written
    `larger` it may have two lines, for which the slip is higher by what stands `above`."""
    slip = use(f"slip-{order.id}", 0, above, SLIP_W, SLIP_H)
    name = words.name(f"order-{order.id}")
    if not above:
        title = heading(7, 14.5, cut(name, 12, _TITLE, serif=True), 12, ON_BAND, span=_TITLE)
        return slip + title + lit("slip", SLIP_W, SLIP_H, 4)
    high, span = _BAND + above, _TITLE / larger
    lines = [name] if width(name, 12, serif=True) * NARROWEST <= span else halves(name)
    first = high / larger / 2 + 4 - 6.5 * (len(lines) - 1)
    title = "".join(heading(7 / larger, first + k * 13, line, 12, ON_BAND, span=span) for k, line in enumerate(lines))
    tint = TINTS[RACES[order.race]]
    out = shine(SLIP_W, SLIP_H + above, 9) + rect(
        0.6, 0.6, SLIP_W - 1.2, high + 9, 9, tint, stroke=LINE, stroke_width=1.2
    )
    out += slip + rect(1.2, above, SLIP_W - 2.4, _BAND, 0, tint) + group(title, transform=f"scale({larger:.4g})")
    return out + ring(SLIP_W, SLIP_H + above, 9)


# ── whole cards ───────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=512)
def order_card(order: Order, words: Words, w: float, late: int = -1) -> str:
    """The whole card at the origin; from `FULL` on with its race by name and all its points by lateness."""
    name = words.name(f"order-{order.id}")
    if w < FULL:
        return on_paper(w, _small_card(order, name))
    race = RACES[order.race]
    points = int(order.points[late]) if 0 <= late < len(order.points) else int(order.points[0])
    picture = _FULL_BAND + 4
    below = picture + _FULL_PICTURE
    drawing = (
        band(FULL, _FULL_BAND, TINTS[race])
        + title(name, FULL / 2, _FULL_BAND, FULL - 30)
        + rect(6, picture, FULL - 12, _FULL_PICTURE, 6, TINTS[race], opacity=0.2)
        + ellipse(58, picture + 36, 52, 32, "url(#candlelight)")
        + use(f"race-{race}", 8, picture + 2, 64)
        + use(f"drink-of-{order.id}", 68, picture + 8, 44, 53)
        + coin(FULL - 22, picture + 20, points, 14, 16)
        + (sign(TRACKS[order.symbol], FULL - 22, picture + 49, 10) if order.symbol else "")
        + text(FULL / 2, below + 15, words.say(f"race-{race}"), 12, MUTED, anchor="middle", span=FULL - 20)
        + _needs_on_card(order, FULL, below + 22, 28)
        + group(ladder(order, FULL - 8, now=late), x=4, y=FULL * RATIO - 28)
        + source_sign(order, FULL - 11, 11, 3.5, ON_BAND)
    )
    return on_paper(w, drawing)


def _small_card(order: Order, name: str) -> str:
    """The customer, the drink, what it needs; below, what it pays on time and what forgetting it costs."""
    race = RACES[order.race]
    low = SMALL * RATIO - 12
    return (
        band(SMALL, 30, TINTS[race])
        + title(name, SMALL / 2, 30, SMALL - 8, 12)
        + rect(5, 33, SMALL - 10, 31, 5, TINTS[race], opacity=0.2)
        + use(f"race-{race}", 6, 33, 31)
        + use(f"drink-of-{order.id}", 40, 34, 24, 29)
        + (sign(TRACKS[order.symbol], SMALL - 15, 48, 8) if order.symbol else "")
        + _needs_on_card(order, SMALL, 66, 17)
        + coin(18, low, order.points[0], 9.5)
        + rect(SMALL - 40, low - 9, 34, 18, 4, BERRY)
        + text(SMALL - 23, low + 4.3, f"−{order.loss}", 12, "#fff3f0", bold=True, anchor="middle")
        + source_sign(order, 40, low, 3)
    )


def _needs_on_card(order: Order, w: float, top: float, size: float) -> str:
    """The ingredients in one row, or in two."""
    kinds = wanted(order)
    half = (len(kinds) + 1) // 2
    rows = [kinds] if len(kinds) < 5 else [kinds[:half], kinds[half:]]
    y = top if len(rows) > 1 else top + size / 2
    return "".join(
        use(kind, (w - len(row) * size) / 2 + n * size + 0.5, y + k * size + 0.5, size - 1)
        for k, row in enumerate(rows)
        for n, kind in enumerate(row)
    )


def order_row(order: Order, words: Words, w: float) -> str:
    """An order in one line of 30, for lists: who, what, what it needs, what it pays at best."""
    race = RACES[order.race]
    icons = 19 * int(order.size)
    span = w - 34 - icons - 44
    return (
        rect(0, 0, w, 30, 6, "url(#sheet)", stroke=QUIET_LINE, stroke_width=1)
        + rect(0, 0, 5, 30, 2, TINTS[race])
        + use(f"race-{race}", 7, 2, 26)
        + heading(38, 20, words.name(f"order-{order.id}"), 14, INK, span=max(span, 60))
        + "".join(use(kind, w - 34 - icons + k * 19, 6, 18) for k, kind in enumerate(wanted(order)))
        + coin(w - 17, 15, order.points[0], 11, 14)
    )
