"""The Market with its ingredients and the Black Market with its action tokens: stacks, prices, discounts."""

from typing import Final

from alehouse.core.draw.cache import cached, tracked
from alehouse.core.draw.colours import CARD, INK, ON_DARK, PARCHMENT, SOFT
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.pieces import hit_area
from alehouse.core.draw.players import badge
from alehouse.core.draw.svg import circle, group, num, rect, stroke, use
from alehouse.core.scene import Piece
from alehouse.games.dice_brewing.card_text import amount
from alehouse.games.dice_brewing.cards import INGREDIENTS, Ingredient
from alehouse.games.dice_brewing.drawing import pieces
from alehouse.games.dice_brewing.drawing.buildings import enamel_sign
from alehouse.games.dice_brewing.drawing.furniture import AWNING_HEIGHT
from alehouse.games.dice_brewing.drawing.loose import die_piece
from alehouse.games.dice_brewing.drawing.table import DrawnTable
from alehouse.games.dice_brewing.view import DieView, StockView

MARKET_HEIGHT: Final = 150
BLACK_MARKET_HEIGHT: Final = 94
_LAID: Final = 26  # the size of dice laid for a discount
_SKILL: Final = "#2f6bb0"
_SKILL_INK: Final = "#173c69"


# ── the Market ────────────────────────────────────────────────────────────────────────────────────


@cached
def market(table: DrawnTable, x: float, y: float, w: float) -> list[Piece]:
    """The stall, the stacks of ingredients, and shutters while it is closed."""
    opens = market_opens(table)
    column = (w - 12) / len(INGREDIENTS)
    out = [table.piece("market", x, y, _stall(table, w), table.say("scene-market"))]
    for n, (stock, kind) in enumerate(zip(table.view.ingredients, table.catalogue.ingredients)):
        left = x + 6 + column * n
        out.append(_ingredient_price(table, stock, kind, left, y + 74, column))
        name = f"@ingredient-{stock.id}"
        art = pieces.ingredient(stock.id, 0, 0, 38)
        stack = _stack(table, stock, art, "#4a3a2d", column) if not opens else hit_area(column, 44, 0)
        label = stock_label(table, name, stock)
        why = stock.action if table.in_phase("purchase") else None
        piece = f"ingredient:{stock.id}"
        out.append(table.piece(piece, left, y + 30, stack, label, piece, why))
    slats = shutters(table, "shutter-market", w, MARKET_HEIGHT, 32, opens)
    return [*out, closed(table, "market-closed", x, y, slats, opens)]


def _stall(table: DrawnTable, w: float) -> str:
    """Parchment under a striped awning."""
    sign = enamel_sign(table.say("scene-market"), w / 2, -4, 140, "url(#sign-green)", 26)
    return (
        rect(0, 0, w, MARKET_HEIGHT, 14, PARCHMENT)
        + use("awning", 0, 0, w, AWNING_HEIGHT)
        + rect(0, 0, w, MARKET_HEIGHT, 14, stroke="#3f6a28", stroke_width=2)
        + sign
    )


def _ingredient_price(table: DrawnTable, stock: StockView, kind: Ingredient, x: float, y: float, w: float) -> Piece:
    """Name, price and what skill dice take off it; a click tells more."""
    art = hit_area(w, 74, 0) + (_conditions(table, stock, kind, w) if table.view.market_open else "")
    return table.piece(
        f"price:{stock.id}",
        x,
        y,
        art,
        table.say("scene-about", what=f"@ingredient-{stock.id}"),
        f"ingredient:{stock.id}",
    )


def _conditions(table: DrawnTable, stock: StockView, kind: Ingredient, w: float) -> str:
    """What can be read while no shutters hang over it."""
    name = text(w / 2, 12, table.say(f"scene-short-{stock.id}"), 12, "#5b4d3f", anchor="middle", span=w - 4)
    shift = 30.0 if len(kind.discounts) > 1 else 39.0
    discounts = "".join(
        _discount(least, off, w / 2, shift + 17 * n, exactly=n + 1 < len(kind.discounts))
        for n, (least, off) in enumerate(kind.discounts)
    )
    return name + _price(stock.price, w / 2, 26, INK) + discounts


def _discount(least: int, off: int, cx: float, y: float, exactly: bool) -> str:
    """A skill die of this value makes it cheaper; `exactly`: a higher one takes off more."""
    needed = str(least) if exactly or least == 6 else f"{least}+"
    return (
        rect(cx - 28.5, y + 9, 57, 16, 5, "#dbe7f3", stroke=_SKILL, stroke_width=1)
        + use("paddle", cx - 28, y + 11, 12, color=_SKILL)
        + text(cx - 16, y + 21.4, needed, 12, _SKILL_INK, bold=True)
        + text(cx + 26, y + 21.4, f"−{off}", 12, _SKILL_INK, anchor="end")
    )


def _price(amount: int, cx: float, cy: float, ink: str) -> str:
    wide = width(amount, 16, bold=True)
    left = cx - (wide + 21) / 2
    return text(left, cy + 5.8, amount, 16, ink, bold=True) + pieces.coin(left + wide + 3, cy - 9, 18)


# ── the Black Market ──────────────────────────────────────────────────────────────────────────────


@cached
def black_market(table: DrawnTable, x: float, y: float, w: float) -> list[Piece]:
    """A counter in the dark, the stacks of action tokens, and shutters while it is closed."""
    opens = black_market_opens(table)
    column = (w - 12) / len(table.view.tokens)
    sign = enamel_sign(table.say("scene-black-market"), w / 2, -3, 180, "url(#sign-black)", 25, "#ffcf5a")
    counter = rect(0, 0, w, BLACK_MARKET_HEIGHT, 14, "#2a2320", stroke="#8a5a36", stroke_width=2) + sign
    out = [table.piece("black-market", x, y, counter, table.say("scene-black-market"))]
    for n, stock in enumerate(table.view.tokens):
        left = x + 6 + column * n
        name = f"@token-{stock.id}"
        price = _price(stock.price, column / 2, 10, SOFT if stock.sold_out else ON_DARK) if not opens else ""
        about = table.say("scene-about", what=name)
        out.append(
            table.piece(f"price:{stock.id}", left, y + 70, hit_area(column, 22, 0) + price, about, f"kind:{stock.id}")
        )
        art = pieces.action_token(stock.id, 0, 0, 37)
        stack = _stack(table, stock, art, "#7a4f2e", column) if not opens else hit_area(column, 44, 0)
        label = stock_label(table, name, stock)
        piece = f"kind:{stock.id}"  # an icon without a name: its explanation is read before it is paid for
        out.append(table.piece(piece, left, y + 26, stack, label, piece, unfolds=True))
    slats = shutters(table, "shutter-black", w, BLACK_MARKET_HEIGHT, 24, opens)
    return [*out, closed(table, "black-market-closed", x, y, slats, opens)]


# ── stacks and shutters ───────────────────────────────────────────────────────────────────────────


def _stack(table: DrawnTable, stock: StockView, token: str, ground: str, w: float) -> str:
    """Tokens of one kind, and how many; where only "some" is known (DB-9.4) there is no number."""
    left = w / 2 - 20
    if stock.sold_out:
        art = sold_out(w / 2, 23)
    else:
        under = group(token, x=left + 3, y=6) if stock.left != 1 else ""
        chosen = pieces.held_token(38) if table.view.buying == stock.id else ""
        art = under + group(chosen, token, pieces.token_light(38), x=left, y=4)
        art += pieces.plate(stock.left, w / 2 + 18, 10, ground) if stock.left > 0 else ""
    return hit_area(w, 44, 0) + art


def stock_label(table: DrawnTable, name: str, stock: StockView) -> str:
    """What is sold, for how much, and how many are left."""
    price = amount(stock.price, "coins", table.words)
    return table.say("scene-stock", what=name, price=price, state=stock_state(table, stock))


def stock_state(table: DrawnTable, stock: StockView) -> str:
    """How many are left, as far as that is known."""
    if stock.sold_out:
        return table.say("scene-sold-out")
    return table.say("scene-left-here", left=stock.left) if stock.left > 0 else table.say("scene-available")


def sold_out(cx: float, cy: float) -> str:
    """The empty place of a stack."""
    outline = circle(cx, cy, 17, "#000", fill_opacity=0.12, stroke="#9b8a6c", stroke_width=1.6, stroke_dasharray="4 4")
    return outline + stroke(f"M{num(cx - 7)} {num(cy)}h14", "#9b8a6c", 2.4, stroke_linecap="round")


def market_opens(table: DrawnTable) -> int:
    """The round in which the Market opens; 0 once it has."""
    return 0 if table.view.market_open else table.view.market_opens


def black_market_opens(table: DrawnTable) -> int:
    """The same of the Black Market; rewards lie there, too."""
    rewards = table.actions(*(f"kind:{stock.id}" for stock in table.view.tokens))
    return 0 if table.view.black_market_open or rewards else table.view.black_market_opens


def shutters(table: DrawnTable, shutter: str, w: float, h: float, top: float, opens: int) -> str:
    """Slats down to the counter, and when they will be raised."""
    words = table.say("scene-opens", round=opens)
    wide = min(w - 24, width(words, 14, bold=True) + 52)
    left, cy = (w - wide) / 2, top + (h - top) / 2 - 2
    return (
        use(shutter, 3, top, w - 6, h - top - 4)
        + rect(left, cy - 16, wide, 32, 8, CARD, stroke="#4d3a22", stroke_width=1.5)
        + use("i-lock", left + 12, cy - 9, 18, color="#8a5a16")
        + text(left + 38, cy + 5, words, 14, INK, bold=True, span=wide - 48)
    )


def closed(table: DrawnTable, name: str, x: float, y: float, slats: str, opens: int) -> Piece:
    """The shutters of a market that opens in a later round; an empty piece once it is open (`opens` is 0)."""
    if not opens:
        return table.piece(name, x, y, "")
    return table.piece(name, x, y, slats, table.say(f"why-{name}", round=opens), "rules:DB-5.41")


# ── discount dice ─────────────────────────────────────────────────────────────────────────────────


@cached
def laid_dice(table: DrawnTable, x: float, y: float, w: float) -> list[Piece]:
    """The skill dice laid on the Market this round, on its awning, each with its owner's badge (DB-5.45)."""
    out: list[Piece] = []
    for seat, die in _discounts(table).items():
        cx, cy = x + _laid_at(seat, w), y + 15
        where = table.say("scene-on-market", name=table.name(seat))
        owner = group(badge(table.colour(seat), 0, 0, 6.5), pointer_events="none")
        out.append(die_piece(table, die, cx, cy, _LAID, where))
        out.append(table.piece(f"laid:{seat}", cx + _LAID / 2 + 2, cy + _LAID / 2 - 2, owner))
    return out


@tracked
def _discounts(table: DrawnTable) -> dict[int, DieView]:
    """The dice laid for a discount, by player."""
    return {player.seat: player.discount for player in table.view.players if player.discount is not None}


def _laid_at(seat: int, w: float) -> float:
    """Two places on either side of the sign."""
    return (24, 66, w - 72, w - 30)[seat]
