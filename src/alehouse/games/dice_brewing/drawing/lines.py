"""Where there is no room for boards, lines of icons and numbers: what the Markets sell, what the supply holds, how many
recipes there are."""

from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import AMBER, ON_DARK, SOFT
from alehouse.core.draw.lettering import heading, text, width, wrap
from alehouse.core.draw.pieces import hit_area
from alehouse.core.draw.svg import group, rect, use
from alehouse.core.scene import Piece
from alehouse.games.dice_brewing.cards import COLOURS
from alehouse.games.dice_brewing.drawing import pieces as drawn
from alehouse.games.dice_brewing.drawing.markets import (
    black_market_opens,
    closed,
    market_opens,
    shutters,
    sold_out,
    stock_label,
)
from alehouse.games.dice_brewing.drawing.middle import counted
from alehouse.games.dice_brewing.drawing.table import DrawnTable
from alehouse.games.dice_brewing.view import StockView

_ICON: Final = 30
_NAMED: Final = 96  # the room for a line's name
_ROOMY: Final = 500  # a narrower line has none


def _ground(w: float, h: float) -> str:
    return rect(0, 0, w, h, 10, "#3a2b20", stroke="#6a4a32", stroke_width=1.5)


# ── prices ────────────────────────────────────────────────────────────────────────────────────────


@cached
def prices(table: DrawnTable, x: float, y: float, w: float, h: float) -> list[Piece]:
    """What both Markets sell and what it costs, side by side; how many are left unfolds."""
    view = table.view
    step = w / (len(view.ingredients) + len(view.tokens))
    split = step * len(view.ingredients)
    out = [
        table.piece("market", x, y, _ground(split - 3, h), table.say("scene-market")),
        table.piece("black-market", x + split + 3, y, _ground(w - split - 3, h), table.say("scene-black-market")),
    ]
    why = table.in_phase("purchase")
    shut = market_opens(table)
    for n, stock in enumerate(view.ingredients):
        art = hit_area(step, h) if shut else _price(table, stock, drawn.ingredient(stock.id, 0, 0, _ICON), step, h)
        name, label = f"ingredient:{stock.id}", stock_label(table, f"@ingredient-{stock.id}", stock)
        out.append(table.piece(name, x + n * step, y, art, label, name, stock.action if why else None))
    shut = black_market_opens(table)
    for n, stock in enumerate(view.tokens):
        art = hit_area(step, h) if shut else _price(table, stock, drawn.action_token(stock.id, 0, 0, _ICON), step, h)
        name, label = f"kind:{stock.id}", stock_label(table, f"@token-{stock.id}", stock)
        out.append(table.piece(name, x + split + n * step, y, art, label, name, unfolds=True))
    return [*out, *_shut(table, x, y, split, w, h)]


def _price(table: DrawnTable, stock: StockView, token: str, w: float, h: float) -> str:
    """A token and what one costs; a place to click that reaches to the next."""
    figure = width(stock.price, 14, bold=True)
    left, cy = (w - _ICON - figure - 20) / 2, h / 2
    price = left + _ICON + 5
    art = text(price, cy + 5, stock.price, 14, SOFT if stock.sold_out else ON_DARK, bold=True)
    art += drawn.coin(price + figure + 1, cy - 7, 14)
    if stock.sold_out:
        return hit_area(w, h) + group(sold_out(0, 0), x=left + _ICON / 2, y=cy, transform="scale(0.8)") + art
    held = drawn.held_token(_ICON) if table.view.buying == stock.id else ""
    art += group(held, token, drawn.token_light(_ICON), x=left, y=cy - _ICON / 2)
    return hit_area(w, h) + art


def _shut(table: DrawnTable, x: float, y: float, split: float, w: float, h: float) -> list[Piece]:
    """The shutters of either Market while it is closed."""
    opens, opens_black = market_opens(table), black_market_opens(table)
    slats = shutters(table, "shutter-market", split - 3, h, 2, opens)
    dark = shutters(table, "shutter-black", w - split - 3, h, 2, opens_black)
    return [
        closed(table, "market-closed", x, y, slats, opens),
        closed(table, "black-market-closed", x + split + 3, y, dark, opens_black),
    ]


# ── the supply ────────────────────────────────────────────────────────────────────────────────────


@cached
def supply_line(table: DrawnTable, x: float, y: float, w: float, h: float) -> list[Piece]:
    """The supply in one line, with its name where there is room for it."""
    ground, left = _ground(w, h), 10.0
    if w > _ROOMY:
        lines = wrap(table.say("scene-supply"), 13, _NAMED - 18, 2, serif=True)
        for n, line in enumerate(lines):
            ground += heading(14, h / 2 + 5 + (n - (len(lines) - 1) / 2) * 15, line, 13, ON_DARK, span=_NAMED - 18)
        left = _NAMED + 10.0
    out = [table.piece("supply", x, y, ground, table.say("scene-supply"))]
    counts = {colour: table.view.supply[colour] for colour in COLOURS} | {"seed": table.view.seeds}
    step = (w - left) / len(counts)
    for n, (what, count) in enumerate(counts.items()):
        out.append(counted(table, what, count, x + left + n * step, y, min(step - 6, 76), h))
    return out


# ── recipes ───────────────────────────────────────────────────────────────────────────────────────


@cached
def recipes_left(table: DrawnTable, x: float, y: float, w: float, h: float) -> list[Piece]:
    """How many recipes are in the deck, and how many of those that end the game have been brewed."""
    view = table.view
    half = w / 2
    brewed = table.say("board-brewed-short", brewed=view.brewed, end=view.brewed_to_end)
    cards = rect(10, 6, 17, h - 12, 3, "#5b3620", stroke=AMBER, stroke_width=1.2) + use(
        "i-mug", 12, h / 2 - 6.5, 13, color=AMBER
    )
    deck = hit_area(half, h) + cards + text(33, h / 2 + 5, view.deck, 14, ON_DARK, bold=True)
    brew = hit_area(half, h) + drawn.mug(0, h / 2 - 10, 20)
    brew += text(24, h / 2 + 5, brewed, 14, ON_DARK, bold=True, span=half - 26)
    label = table.say("scene-brewed", brewed=view.brewed, end=view.brewed_to_end)
    return [
        table.piece("recipes-left", x, y, _ground(w, h)),
        table.piece("deck", x, y, deck, table.say("scene-deck", count=view.deck), "deck"),
        table.piece("barrel", x + half - 4, y, brew, label, "rules:DB-7.1"),
    ]
