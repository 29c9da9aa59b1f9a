"""Recipe cards: family, picture, worth, symbol, Gold Label, and what a batch costs: printed, or for the viewer now.

From `FULL` on a card is drawn for reading; smaller ones are drawn for the chalkboard.
"""

from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import BERRY, CARD, INK, MUTED
from alehouse.core.draw.lettering import halves, heading, text, width
from alehouse.core.draw.svg import circle, group, left_rounded, num, path, rect, stroke, use
from alehouse.games.brew_crafters.cards import Recipe
from alehouse.games.brew_crafters.drawing.emblems import CAPS
from alehouse.games.brew_crafters.drawing.names import brief_name
from alehouse.games.brew_crafters.drawing.paper import FULL, ON_BAND, RATIO, band, on_paper, title
from alehouse.games.brew_crafters.drawing.pieces import HELPED, gold_label, helper_badges, source_sign
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.effect_ops import FAMILIES, INGREDIENTS, SYMBOLS
from alehouse.games.brew_crafters.view import PriceView

BANDS: Final = {"ale": "#8f560a", "porter": "#7c4526", "stout": "#33281f"}
_WALLS: Final = {"ale": "#f7dfaa", "porter": "#e6c6a4", "stout": "#d9cbb8"}
_FLANK: Final = 28  # how wide the flank of a line is
_TWO_LINES: Final = 50  # a line so high has room for a name on two lines
BOARD: Final = 80  # the grid of the cards on the chalkboard
SEAL: Final = (66, 43, 12)  # where the Gold Label lies on it, and its radius
_LACKING: Final = "#b0392e"
_LARGE: Final = 15  # the size of figures on a large card
_BADGES: Final = 4  # there is no room for more
Cost = tuple[str, int, int, bool]  # of an ingredient: kind, printed, to be paid now, whether some is lacking


def recipe_card(seen: Seen, recipe: str, w: float, price: PriceView | None = None, label: bool | None = None) -> str:
    """A recipe; with a `price`, what it costs that player now. `label`: its Gold Label is there; None: it has none."""
    card = seen.recipes[recipe]
    if w >= FULL:
        return on_paper(w, _full(card, seen.title("recipe", recipe), price, label))
    return on_paper(w, _small(card, _board_name(seen, recipe), label) + _small_price(card, price), BOARD)


def board_card(seen: Seen, recipe: str, w: float) -> str:
    """A recipe on the chalkboard, alike for everybody: without its price and its Gold Label."""
    return on_paper(w, _small(seen.recipes[recipe], _board_name(seen, recipe), label=False), BOARD)


def _board_name(seen: Seen, recipe: str) -> str:
    """For the two lines of a small card."""
    return brief_name(seen, "recipe", recipe, BOARD - 6, lines=2, serif=True)


@cached
def board_price(seen: Seen, recipe: str, w: float) -> str:
    """What goes upon it: what a batch costs the viewer now."""
    return group(_small_price(seen.recipes[recipe], seen.price(recipe)), transform=f"scale({w / BOARD:.4g})")


def line_width(card: Recipe) -> float:
    """How much of a line its worth, symbol and Gold Label take at the right."""
    return 30 + (24 if card.label else 0)


def recipe_line(seen: Seen, recipe: str, w: float, h: float) -> str:
    """A line of the chalkboard: glass on the family's colour, name, worth, symbol; its price lies upon it."""
    card = seen.recipes[recipe]
    family = FAMILIES[card.family]
    high = min(h - 8, 34.0)
    right = w - (24 if card.label else 2)
    flank = path(left_rounded(_FLANK, h, 7), BANDS[family])
    glass = use(f"glass-{family}", _FLANK / 2 - high * 15 / 44, (h - high) / 2, high * 30 / 44, high)
    worth = use("rep", right - 28, h / 2 - 15 if card.symbol else h / 2 - 8, 15)
    worth += text(right - 12, h / 2 - 3 if card.symbol else h / 2 + 4.5, int(card.rep), 13, BERRY, bold=True)
    return flank + glass + _line_name(seen, card, w, h) + worth + _symbol(card, right - 22, h / 2 + 1, 15)


def _line_name(seen: Seen, card: Recipe, w: float, h: float) -> str:
    """The name on one line, or two where there is room; a long one in short."""
    left = _FLANK + 5
    span = w - left - line_width(card) - 4
    name = seen.title("recipe", card.id)
    if h < _TWO_LINES or width(name, 12, serif=True) <= span:
        name = brief_name(seen, "recipe", card.id, span, serif=True)
        while width(name, 12, serif=True) > span * 1.3 and len(name) > 4:
            name = f"{name.rstrip('… ')[:-1].rstrip()}…"
        return heading(left, h / 2 - 4 if h < _TWO_LINES else h / 2 - 6, name, 12 if h < 40 else 13, INK, span=span)
    lines = halves(name)
    return "".join(heading(left, h / 2 - 10 + k * 13, line, 12, INK, span=span) for k, line in enumerate(lines))


@cached
def line_price(seen: Seen, recipe: str, w: float, h: float) -> str:
    """What a batch costs the viewer now, for a line: below the name; who helps stands on the flank."""
    card, price = seen.recipes[recipe], seen.price(recipe)
    left = _FLANK + 5
    span = w - left - line_width(card) - 2
    cost = costs(card, price)
    natural = sum(_amount_width(printed, now, 12) + 17 for _, printed, now, _ in cost) - 3
    cy = h / 2 + (9.5 if h < _TWO_LINES else 14)
    return _cost_row(cost, left + min(natural, span) / 2, cy, 13, span) + _helpers(price, -4, h - 12, 13)


def _small(card: Recipe, name: str, label: bool | None) -> str:
    w, h = BOARD, BOARD * RATIO
    family = FAMILIES[card.family]
    high, foot = 30, _foot(card)
    return (
        band(w, high, BANDS[family])
        + title(name, w / 2, high / 2, w - 6, 12)
        + _picture(card, family, 0.6, high, w - 1.2, h - high - foot)
        + _worth(card, 4, high + 1, 18)
        + _symbol(card, w - 19, h - foot - 17, 16)
        + _seal(card, label, *SEAL)
        + source_sign(card, w - 6, 6, 2.3, ON_BAND)
    )


def _small_price(card: Recipe, price: PriceView | None) -> str:
    h, foot = BOARD * RATIO, _foot(card)
    return _helpers(price, 5, h - foot - 15, 13) + _cost(costs(card, price), BOARD / 2, h - foot / 2 - 1, 13, BOARD - 5)


def _foot(card: Recipe) -> int:
    """How high the place for the costs of a small card is: one row, or two."""
    return 34 if len(costs(card, None)) > 3 else 20


def _full(card: Recipe, name: str, price: PriceView | None, label: bool | None) -> str:
    w, h = FULL, FULL * RATIO
    family = FAMILIES[card.family]
    high, foot = 40, 58
    return (
        band(w, high, BANDS[family])
        + title(name, w / 2, high / 2, w - 14, 15)
        + _picture(card, family, 0.6, high, w - 1.2, h - high - foot)
        + _worth(card, 9, high + 7, 34)
        + _helpers(price, 8, h - foot - 30, 26)
        + _symbol(card, w - 36, h - foot - 32, 28)
        + _seal(card, label, w - 26, high + 26, 22)
        + _cost(costs(card, price), w / 2, h - foot / 2 - 2, 20, w - 8)
        + source_sign(card, w - 9, 9, ink=ON_BAND)
    )


def _picture(card: Recipe, family: str, x: float, y: float, w: float, h: float) -> str:
    """The glass of its family on a counter; the label's emblem large and faint on the wall behind it."""
    emblem = h * 0.62
    wall = rect(x, y, w, h, 0, _WALLS[family])
    wall += use(f"emblem-{card.id}", x + w / 2 - emblem / 2, y + 2, emblem, color=CAPS[family][0], opacity=0.22)
    counter = rect(x, y + h - 8, w, 8, 0, "#b98a55") + stroke(f"M{num(x)} {num(y + h - 8)}h{num(w)}", "#7a5433", 1.2)
    high = h - 6
    return wall + counter + use(f"glass-{family}", x + w / 2 - high * 15 / 44, y + 3, high * 30 / 44, high)


def _worth(card: Recipe, x: float, y: float, size: float) -> str:
    """Reputation for each batch."""
    figure = 13 if size < 30 else 18
    plate = rect(x + 1, y + size, size - 2, size * 0.66, 4, BERRY)
    return (
        use("rep", x, y, size)
        + plate
        + text(x + size / 2, y + size * 1.33 + figure * 0.36, int(card.rep), figure, "#fff", bold=True, anchor="middle")
    )


def _symbol(card: Recipe, x: float, y: float, size: float) -> str:
    return use(f"kind-{SYMBOLS[card.symbol]}", x, y, size) if card.symbol else ""


def _helpers(price: PriceView | None, x: float, y: float, size: float) -> str:
    """Who lowers the price or gives something; a lock where the basic beer must be brewed before (BC-6.30)."""
    if price is None:
        return ""
    if not price.allowed:
        disc = circle(x + size / 2, y + size / 2, size * 0.56, CARD, stroke=_LACKING, stroke_width=1.3)
        return disc + use("lock", x + size * 0.12, y + size * 0.12, size * 0.76, color=_LACKING)
    helpers = [*(who for who, _, _ in price.reductions), *(helper.who for helper in price.helpers)]
    return helper_badges(helpers[:_BADGES], x, y, size)


def _seal(card: Recipe, label: bool | None, cx: float, cy: float, r: float) -> str:
    """The Gold Label, or its empty place."""
    if not card.label or label is None:
        return ""
    if label:
        return gold_label(card.id, cx, cy, r)
    return circle(cx, cy, r * 0.8, CARD, fill_opacity=0.7, stroke="#a96d17", stroke_width=1.3, stroke_dasharray="3 2")


# ── costs ─────────────────────────────────────────────────────────────────────────────────────────


def costs(card: Recipe, price: PriceView | None) -> list[Cost]:
    """What is needed of each ingredient."""
    printed = {kind: int(count) for kind, count in zip(INGREDIENTS, card.needs) if count}
    if price is None:
        return [(kind, count, count, False) for kind, count in printed.items()]
    return [(kind, count, price.cost.get(kind, 0), kind in price.missing) for kind, count in printed.items()]


def _cost(cost: list[Cost], cx: float, cy: float, icon: float, span: float) -> str:
    """Amounts on one row, or on two where there are more than three kinds: a lowered one is green behind an arrow, on
    a large card behind the printed one, crossed out; one that is lacking is red."""
    rows = [cost] if len(cost) <= 3 else [cost[:3], cost[3:]]
    top = cy - (len(rows) - 1) * (icon + 2) / 2
    return "".join(_cost_row(line, cx, top + k * (icon + 2), icon, span) for k, line in enumerate(rows))


def _cost_row(cost: list[Cost], cx: float, cy: float, icon: float, span: float) -> str:
    """Narrower where crossed out numbers make it too long."""
    size, gap = 12 if icon < 20 else 15, 3
    widths = [_amount_width(printed, now, size) + 1 + icon for _, printed, now, _ in cost]
    natural = sum(widths) + gap * (len(cost) - 1)
    fit = min(1.0, span / natural)
    out, x = "", 0.0
    for (kind, printed, now, lacking), wide in zip(cost, widths):
        out += _amount(x, size * 0.36, printed, now, lacking, size)
        out += use(kind, x + wide - icon, -icon / 2, icon)
        x += wide + gap
    return group(out, x=cx - natural * fit / 2, y=cy, transform=f"scale({fit:.3g} 1)" if fit < 1 else "")


def _amount_width(printed: int, now: int, size: float) -> float:
    return (_before_width(printed, size) if now < printed else 0) + width(now, size, bold=True)


def _before_width(printed: int, size: float) -> float:
    """How wide the printed number is, or the arrow in its place."""
    return width(printed, size) + 4 if size >= _LARGE else 7


def _amount(x: float, y: float, printed: int, now: int, lacking: bool, size: float) -> str:
    ink = _LACKING if lacking else HELPED if now < printed else INK
    out = ""
    if now < printed:
        middle = num(y - size * 0.36)
        if size >= _LARGE:
            out = text(x, y, printed, size, MUTED) + stroke(
                f"M{num(x - 1)} {middle}h{num(width(printed, size) + 2)}", MUTED, 1.5
            )
        else:
            out = stroke(
                f"M{num(x + 2.8)} {num(y - size * 0.72)}v{num(size * 0.66)}m-2.4 -2.6l2.4 2.6l2.4 -2.6", ink, 1.4
            )
        x += _before_width(printed, size)
    return out + text(x, y, now, size, ink, bold=True)
