"""A player's trays: the Active Pool with the dice as they fell, and the Warehouse with all that is kept."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import LANTERN
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.pieces import ring, shine
from alehouse.core.draw.svg import rect, stroke
from alehouse.core.scene import Piece
from alehouse.games.dice_brewing.cards import INGREDIENTS
from alehouse.games.dice_brewing.drawing.buildings import enamel_sign
from alehouse.games.dice_brewing.drawing.loose import (
    askew,
    die_piece,
    ingredient_piece,
    seeds_piece,
    sorted_dice,
    token_piece,
)
from alehouse.games.dice_brewing.drawing.table import DrawnTable
from alehouse.games.dice_brewing.view import DieView, Trays

_SIGN: Final = 122  # how much room a sign takes at the left
_WORDS: Final = "#d9c7a6"
_NARROWEST: Final = 0.8  # of its width a note may have
LARGE: Final = 38  # dice are no smaller than this as long as they can be


@dataclass(frozen=True)
class Token:
    """Something in a Warehouse that is not a die: what it is called, and how it is drawn around a point."""

    words: str
    piece: Callable[[float, float, float], Piece]


def tokens_of(table: DrawnTable, trays: Trays) -> list[Token]:
    """Seeds, ingredients and action tokens of a Warehouse."""
    found: list[Token] = []
    if trays.seeds:
        found.append(Token(table.say("goods-seeds", count=trays.seeds), lambda *at: seeds_piece(table, trays, *at)))
    for kind in INGREDIENTS:
        if trays.ingredients.get(kind):
            found.append(
                Token(table.say(f"ingredient-{kind}"), lambda *at, kind=kind: ingredient_piece(table, trays, kind, *at))
            )
    for token in trays.tokens:
        words = table.say(f"token-{token.kind}") if token.kind else ""
        found.append(Token(words, lambda *at, token=token: token_piece(table, trays, token, *at)))
    return found


# ── the large trays of the own area ───────────────────────────────────────────────────────────────


@cached
def active_pool(table: DrawnTable, trays: Trays, x: float, y: float, w: float, h: float) -> list[Piece]:
    """The dice on felt, in one row or in two, as large as they fit."""
    seat = trays.seat
    legal = bool(table.actions(f"pool:{seat}"))
    art = shine(w, h, 10) if legal else ""
    art += rect(0, 0, w, h, 10, "url(#oak)", stroke="#3d2613", stroke_width=1.5)
    art += rect(7, 7, w - 14, h - 14, 7, "url(#felt)", stroke="#24361a", stroke_width=1.5)
    words = table.say("board-pool")
    sign = width(words, 14, serif=True) + 20
    art += enamel_sign(words, 14 + sign / 2, 12, sign, "url(#sign-green)", 23)
    note = table.say("board-pool-rolled" if any(die.value for die in trays.pool) else "board-pool-unrolled")
    span = w - sign - 46
    if trays.pool and width(note, 12) * _NARROWEST <= span:
        art += text(w - 18, 28, note, 12, "#d5e0bf", anchor="end", span=span)
    art += ring(w, h, 10) if legal else ""
    pieces = [table.piece(f"pool:{seat}", x, y, art, pool_label(table, trays))]
    return pieces + _scattered(table, trays, x + 14, y + 38, w - 28, h - 49)


def _scattered(table: DrawnTable, trays: Trays, x: float, y: float, w: float, h: float) -> list[Piece]:
    """The dice of an Active Pool over a field of felt."""
    dice = sorted_dice(trays.pool)
    if not dice:
        return []
    one_row = min(51.0, h - 12, w / len(dice) - 6)
    two_rows = min(h / 2 - 5, w / ceil(len(dice) / 2) - 5)
    rows = 1 if one_row >= two_rows else 2
    size = max(one_row, two_rows)
    per_row = ceil(len(dice) / rows)
    step = min(size + 25, w / per_row)
    play = min(6.0, max(0.0, (h / rows - size) / 2 - 2))  # how far a die may lie off the line
    where = table.say("board-in-pool", name=table.name(trays.seat))
    pieces = []
    for n, die in enumerate(dice):
        off = play * askew(die) / 7
        cx, cy = x + step * (n % per_row + 0.5), y + h / rows * (n // per_row + 0.5) + off
        pieces.append(die_piece(table, die, cx, cy, size, where, askew(die)))
    return pieces


@cached
def warehouse(table: DrawnTable, trays: Trays, x: float, y: float, w: float, h: float) -> list[Piece]:
    """Dice on a board, seeds, ingredients and action tokens with their names on another; all mixed if it is crowded."""
    seat = trays.seat
    legal = bool(table.actions(f"warehouse:{seat}"))
    tokens = tokens_of(table, trays)
    shelves = shelves_of(table, trays, w, h)
    size, spots = shelves.die, shelves.spots()
    art = _cupboard(table.say("board-warehouse"), shelves)
    if legal:
        cx, level = spots[shelves.places - 1]
        art = shine(w, h, 10) + art + store_place(table, cx, level - size / 2 + 1, size) + ring(w, h, 10)
    pieces = [table.piece(f"warehouse:{seat}", x, y, art, warehouse_label(table, trays))]
    where = table.say("board-in-warehouse", name=table.name(seat))
    for die, (cx, level) in zip(sorted_dice(trays.warehouse), spots):
        pieces.append(die_piece(table, die, x + cx, y + level - size / 2 + 2, size, where))
    if shelves.roomy:
        lowest = y + shelves.boards[-1] - shelves.token / 2 + 1
        return pieces + _lowest_board(table, trays, x + 14, lowest, shelves.full, shelves.token)
    stood = zip(tokens, spots[shelves.places :])
    small = [token.piece(x + cx, y + level - shelves.token / 2 + 1, shelves.token) for token, (cx, level) in stood]
    return pieces + small[::-1]  # the number of a stack lies on its right neighbour


def shelves_of(table: DrawnTable, trays: Trays, w: float, h: float) -> "Shelves":
    """The boards of a Warehouse of some size, with a place for the die in hand if it may be stored."""
    places = len(trays.warehouse) + bool(table.actions(f"warehouse:{trays.seat}"))
    return Shelves(w, h, places, len(tokens_of(table, trays)))


class Shelves:
    """Where things stand in a Warehouse: dice above tokens while dice are large so, else one after the other."""

    def __init__(self, w: float, h: float, places: int, tokens: int) -> None:
        self.w, self.h, self.places, self.tokens = w, h, places, tokens
        self.beside, self.full = w - _SIGN - 22, w - 28  # the room beside the sign, and on a whole board
        on_one = min(46.0, self.beside / max(places, 1) - 6)
        self.roomy = on_one >= LARGE
        if self.roomy:
            self.die, self.token, self.boards = on_one, 38.0, [h - 65, h - 14]
        else:
            self.die, count = max((self._mixed(boards), boards) for boards in (2, 3))
            self.token = self._small_token(self.die)
            self.boards = [(h - 12) / count * (n + 1) - 2 for n in range(count)]

    def _mixed(self, boards: int) -> float:
        """The largest size of dice at which everything fits on so many boards."""
        size = min(46.0, (self.h - 12) / boards - 9)
        while lines_of(self._flow(size)) > boards and size > 16:
            size -= 1
        return size

    def _flow(self, die: float) -> list[tuple[int, float]]:
        return flow(self._widths(die), (self.beside, self.full))

    def _widths(self, die: float) -> list[float]:
        return [die + 4] * self.places + [self._small_token(die) + 5] * self.tokens

    def _small_token(self, die: float) -> float:
        return min(30.0, die)

    def spots(self) -> list[tuple[float, float]]:
        """The middle of each place for a die, and the board it is on; on mixed boards those of tokens follow."""
        if self.roomy:
            step = min(self.die + 8, self.beside / max(self.places, 1))
            return [(_SIGN + 14 + step * (n + 0.5), self.boards[0]) for n in range(self.places)]
        placed = zip(self._flow(self.die), self._widths(self.die))
        return [((14 if line else _SIGN + 14) + at + wide / 2, self.boards[line]) for (line, at), wide in placed]


def flow(widths: list[float], rooms: tuple[float, float]) -> list[tuple[int, float]]:
    """Things of these widths one after the other: the line of each, and where on it its left edge is.

    `rooms` are the widths of the first line and of all others.
    """
    placed: list[tuple[int, float]] = []
    line, at = 0, 0.0
    for wide in widths:
        if at and at + wide > rooms[min(line, 1)] + 0.1:
            line, at = line + 1, 0.0
        placed.append((line, at))
        at += wide
    return placed


def lines_of(placed: list[tuple[int, float]]) -> int:
    """How many lines things take that were placed by `flow`."""
    return max((line for line, _ in placed), default=0) + 1


def _cupboard(name: str, shelves: Shelves) -> str:
    """The Warehouse when it is empty: planks, boards, its sign."""
    w, h = shelves.w, shelves.h
    planks = "".join(f"M8 {7 + n * (h - 14) / 5:.1f}h{w - 16:g}" for n in range(1, 5))
    sign = min(width(name, 14, serif=True) + 20, _SIGN)
    return (
        rect(0, 0, w, h, 10, "#4a3120", stroke="#2b1b0f", stroke_width=1.5)
        + rect(7, 7, w - 14, h - 14, 6, "#38251a")
        + stroke(planks, "#000", 1, opacity=0.22)
        + "".join(board(7, level, w - 14) for level in shelves.boards)
        + enamel_sign(name, 14 + sign / 2, 12, sign, "#7a4a22", 23)
    )


def _lowest_board(table: DrawnTable, trays: Trays, x: float, cy: float, w: float, size: float) -> list[Piece]:
    """Tokens with their names where there is room for them."""
    tokens = tokens_of(table, trays)
    wide = sum(size + 14 + width(token.words, 12) + 8 for token in tokens)
    named = wide <= w
    step = min(size + 8, w / max(len(tokens), 1))
    spare = (w - wide) / max(len(tokens), 1) if named else 0
    pieces: list[Piece] = []
    at = x
    for n, token in enumerate(tokens):
        pieces.append(token.piece(at + size / 2, cy, size))
        if named:
            art = text(size + 10, 4.4, token.words, 12, _WORDS)
            pieces.append(table.piece(f"named:{trays.seat}:{n}", at, cy, art))
        at += size + 14 + width(token.words, 12) + 8 + min(spare, 30) if named else step
    return pieces[::-1]  # the number of a stack lies on its right neighbour


def board(x: float, y: float, w: float) -> str:
    return rect(x, y, w, 7, 2, "#b98a55") + rect(x, y + 5, w, 4, 1, "#5d3b1e")


def store_place(table: DrawnTable, cx: float, cy: float, size: float) -> str:
    """The place where the die in hand would be kept."""
    s = size - 3
    place = rect(
        cx - s / 2,
        cy - s / 2,
        s,
        s,
        s * 0.22,
        LANTERN,
        fill_opacity=0.14,
        stroke=LANTERN,
        stroke_width=2,
        stroke_dasharray="5 4",
    )
    words = table.say("board-store")
    if width(words, 12) > s - 2:
        return place + text(cx, cy + 5, "+", 14, LANTERN, bold=True, anchor="middle")
    return place + text(cx, cy + 4.2, words, 12, LANTERN, anchor="middle")


# ── in words ──────────────────────────────────────────────────────────────────────────────────────


def pool_label(table: DrawnTable, trays: Trays) -> str:
    return table.say("board-pool-label", name=table.name(trays.seat), dice=_dice_words(table, trays.pool))


def warehouse_label(table: DrawnTable, trays: Trays) -> str:
    things = [token.words for token in tokens_of(table, trays) if token.words]
    kept = [cached for cached in (_dice_words(table, trays.warehouse), *things) if cached]
    return table.say("board-warehouse-label", name=table.name(trays.seat), things=", ".join(kept))


def _dice_words(table: DrawnTable, dice: list[DieView]) -> str:
    return ", ".join(f"{table.say(f'colour-{die.colour}')} {die.value or ''}".strip() for die in sorted_dice(dice))
