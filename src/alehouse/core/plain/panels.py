"""The panels of a plain scene, one below the other: the middle of the table, the options, a player's things."""

from collections.abc import Callable
from typing import Any, Concatenate, Final, ParamSpec

from alehouse.core.choice import Choice
from alehouse.core.draw.aim import aim
from alehouse.core.draw.colours import CARD, INK, LINE, MUTED, ON_DARK, QUIET_LINE, TRAY
from alehouse.core.draw.dice import face
from alehouse.core.draw.lettering import SMALLEST, heading, text, wrap
from alehouse.core.draw.pieces import hit_area, panel, ring, shine
from alehouse.core.draw.players import badge, rosette
from alehouse.core.draw.svg import group, rect, use
from alehouse.core.draw.table import SeenTable
from alehouse.core.naming import named
from alehouse.core.plain.items import TABLE, Item
from alehouse.core.plain.view import PlainView
from alehouse.core.scene import Piece

MARGIN: Final = 12.0
GAP: Final = 12.0
HEAD: Final = 44.0  # of a panel
NUMBER: Final = 34.0  # how high a row with a number is
DIE: Final = 48.0
DOWN: Final = 32.0  # from the top of a row to its dice
BETWEEN: Final = 12.0  # dice
CARD_HIGH: Final = 92.0
OPTION: Final = 52.0
OPTION_WIDE: Final = 200.0  # at least

P = ParamSpec("P")


class Column:
    """Panels one below the other; each says how high it is."""

    def __init__(self, table: SeenTable[PlainView, Any], x: float, y: float, w: float) -> None:
        self.table: Final = table
        self.x: Final = x
        self.w: Final = w
        self.y = y
        self.pieces: list[Piece] = []

    def add(self, draw: "Callable[Concatenate[Column, P], float]", *args: P.args, **named: P.kwargs) -> None:
        high = draw(self, *args, **named)
        self.y += high + GAP if high else 0

    def piece(self, name: str, x: float, y: float, art: str, label: str = "", **more: Any) -> None:
        """A piece at a place that is counted from the corner of the panel."""
        self.pieces.append(self.table.piece(name, self.x + x, self.y + y, art, label, **more))


def middle(column: Column) -> float:
    """What lies in the middle; nothing where nothing does."""
    table = column.table
    items = table.whole_view.items_of(TABLE)
    if not items:
        return 0
    high = HEAD + _height(column, items)
    title = heading(MARGIN, 29, table.whole_view.title, 18, INK, span=column.w - 2 * MARGIN)
    column.piece("table", 0, 0, panel(column.w, high) + title, table.whole_view.title)
    _items(column, items)
    return high


def goal(column: Column) -> float:
    """How the game is won."""
    piece, high = aim(column.table, column.x, column.y, column.w)
    column.pieces.append(piece)
    return high


def player(column: Column, seat: int) -> float:
    """What lies before a player, under the name; the place that was won stands beside it."""
    table = column.table
    items = table.whole_view.items_of(seat)
    high = HEAD + _height(column, items)
    name = table.name(seat)
    art = panel(column.w, high) + badge(table.colour(seat), 26, 23, 13)
    art += heading(48, 29, name, 18, INK, span=column.w - 110)
    column.piece(f"player:{seat}", 0, 0, art, name)
    column.pieces.append(table.turn_light(seat, column.x, column.y, column.w, high))
    if table.whole_view.over:
        column.piece(
            f"ribbon:{seat}", column.w - 30, 22, rosette(table.whole_view.places[seat], ribbons=False), motion="drop"
        )
    _items(column, items)
    return high


# ── items ─────────────────────────────────────────────────────────────────────────────────────────


def _dice_in_row(column: Column) -> int:
    return max(1, int((column.w - 2 * MARGIN) // (DIE + BETWEEN)))


def _row(column: Column, item: Item) -> float:
    """How high an item is."""
    if item.deck:
        return CARD_HIGH + 8
    if item.dice:
        return DOWN + -(-item.places // _dice_in_row(column)) * (DIE + BETWEEN)
    return NUMBER


def _height(column: Column, items: list[Item]) -> float:
    return sum(_row(column, item) for item in items) + MARGIN


def _items(column: Column, items: list[Item]) -> None:
    y = HEAD
    for item in items:
        draw = _card if item.deck else _dice if item.dice else _number
        draw(column, item, y)
        y += _row(column, item)


def _place(column: Column, item: Item, y: float, high: float, art: str) -> None:
    """The piece of an item, lit where a click on it plays something."""
    wide = column.w - 2 * MARGIN
    lit = column.table.lit(item.piece)
    area = hit_area(wide, high, 8) + art
    drawn = shine(wide, high, 8) + area + ring(wide, high, 8) if lit else area
    column.piece(item.piece, MARGIN, y, drawn, item.told(column.table.words))


def _number(column: Column, item: Item, y: float) -> None:
    words, wide = column.table.words, column.w - 2 * MARGIN
    several = len(item.values) > 1
    art = text(4, 20, item.label(words), 15, MUTED, span=wide * (0.46 if several else 0.6) - 8)
    value = wide * (0.54 if several else 0.4) - 8
    art += heading(wide - 4, 21, item.value(words), 16 if several else 19, INK, anchor="end", span=value)
    _place(column, item, y, NUMBER - 4, art)


def _dice(column: Column, item: Item, y: float) -> None:
    """Each die is a piece of its own, so that it can tumble."""
    words, wide, in_row = column.table.words, column.w - 2 * MARGIN, _dice_in_row(column)
    art = text(4, 18, item.label(words), 15, MUTED, span=wide - 8)
    if not item.values:
        art += text(4, 50, item.value(words), 15, MUTED, span=wide - 8)
    _place(column, item, y, _row(column, item) - 6, art)
    for k, value in enumerate(item.values):
        x, down = MARGIN + 4 + k % in_row * (DIE + BETWEEN), y + DOWN + k // in_row * (DIE + BETWEEN)
        name = f"{item.piece}/{k}"
        light = use("lit-die", 0, 0, DIE) if column.table.lit(name) else ""
        art = use(face("plain", value), 0, 0, DIE) if value <= 6 else rect(0, 0, DIE, DIE, 10, CARD, stroke=LINE)
        art += heading(DIE / 2, 32, value, 22, INK, anchor="middle") if value > 6 else ""
        label = words.labelled(item.label(words), value)
        column.piece(name, x, down, light + art, label, motion="tumble")


def _card(column: Column, item: Item, y: float) -> None:
    words, wide = column.table.words, column.w - 2 * MARGIN
    hidden = not item.name
    art = rect(0, 0, wide, CARD_HIGH, 10, TRAY if hidden else CARD, stroke=LINE, stroke_width=1.2)
    art += text(10, 20, item.label(words), 13, MUTED, span=wide - 20)
    art += heading(10, 42, item.value(words), 17, MUTED if hidden else INK, span=wide - 20)
    if hidden:
        art += rect(0, 0, wide, CARD_HIGH, 10, "url(#hatch)", opacity=0.4)
    elif told := item.help(words):
        lines = wrap(told, SMALLEST, wide - 20, 2)
        art += "".join(text(10, 62 + 16 * n, line, 13, MUTED, span=wide - 20) for n, line in enumerate(lines))
    _place(column, item, y, CARD_HIGH, art)


# ── options ───────────────────────────────────────────────────────────────────────────────────────


def options(column: Column) -> float:
    """What may be done now, as plates to click; what lies on another piece has none."""
    table = column.table
    on_pieces = {piece for item in table.whole_view.items for piece in _pieces_of(item)}
    free = [option for option in table.whole_view.options if on_pieces.isdisjoint(option.targets)]
    if not free:
        return 0
    across = max(1, min(len(free), int((column.w + 8) // (OPTION_WIDE + 8))))
    wide = (column.w - 8 * (across - 1)) / across
    for k, option in enumerate(free):
        _option(column, option, k % across * (wide + 8), k // across * (OPTION + 8), wide)
    return -(-len(free) // across) * (OPTION + 8)


def _pieces_of(item: Item) -> list[str]:
    return [item.piece, *(f"{item.piece}/{k}" for k in range(len(item.values)))]


def _option(column: Column, option: Choice, x: float, y: float, wide: float) -> None:
    table = column.table
    seat = table.whole_view.prompt.seat if table.whole_view.prompt else -1
    said = table.words.say(option.message, named(option.args, seat, table.layout.names))
    ground, ink = ("#4a3826", ON_DARK) if option.quiet else (CARD, INK)
    lines = wrap(said, 15, wide - 20, 2, bold=True)
    top = OPTION / 2 + 5 - (len(lines) - 1) * 9
    words = "".join(
        text(wide / 2, top + n * 18, line, 15, ink, bold=True, anchor="middle", span=wide - 16)
        for n, line in enumerate(lines)
    )
    art = shine(wide, OPTION, 10) + rect(0, 0, wide, OPTION, 10, ground, stroke=QUIET_LINE) + words
    art += ring(wide, OPTION, 10)
    column.piece(f"option:{option.name}", x, y, group(art), said, actions=(option.action,))
