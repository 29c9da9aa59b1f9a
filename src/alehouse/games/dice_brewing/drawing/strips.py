"""Trays as strips: in one line, or in more if need be."""

from dataclasses import dataclass
from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import PARCHMENT
from alehouse.core.draw.lettering import text, wrap
from alehouse.core.draw.pieces import ring, shine
from alehouse.core.draw.svg import rect
from alehouse.core.scene import Piece
from alehouse.games.dice_brewing.drawing.loose import askew, die_piece, sorted_dice
from alehouse.games.dice_brewing.drawing.table import DrawnTable
from alehouse.games.dice_brewing.drawing.trays import (
    board,
    flow,
    lines_of,
    pool_label,
    store_place,
    tokens_of,
    warehouse_label,
)
from alehouse.games.dice_brewing.view import Trays

_NAME: Final = 84  # the room for a tray's name at the left of its first line


@dataclass(frozen=True)
class Strip:
    """The measures of a strip: how wide it is, how large its dice are."""

    w: float
    die: float

    @property
    def step(self) -> float:
        """From one line to the next."""
        return self.die + 8

    @property
    def token(self) -> float:
        return self.die - 1


def pool_strip_height(trays: Trays, strip: Strip) -> float:
    lines = lines_of(_pool_flow(trays, strip))
    return lines * strip.step + 10


def _pool_flow(trays: Trays, strip: Strip) -> list[tuple[int, float]]:
    return flow([_pool_step(trays, strip)] * len(trays.pool), (strip.w - _NAME - 12, strip.w - 24))


def _pool_step(trays: Trays, strip: Strip) -> float:
    """From one die to the next: far apart while there is room for all in one line."""
    span = strip.w - _NAME - 12
    return max(strip.die + 3, min(strip.die + 15, span / max(len(trays.pool), 1)))


@cached
def pool_strip(table: DrawnTable, trays: Trays, x: float, y: float, strip: Strip) -> list[Piece]:
    """The Active Pool as a strip."""
    seat, w = trays.seat, strip.w
    h = pool_strip_height(trays, strip)
    art = _pool_ground(table, trays, w, h) + _strip_name(table.say("board-pool"), strip)
    pieces = [table.piece(f"pool:{seat}", x, y, art, pool_label(table, trays))]
    where = table.say("board-in-pool", name=table.name(seat))
    wide = _pool_step(trays, strip)
    for die, (line, at) in zip(sorted_dice(trays.pool), _pool_flow(trays, strip)):
        cx = x + (_NAME if line == 0 else 12) + at + wide / 2
        cy = y + 5 + strip.step * (line + 0.5)
        pieces.append(die_piece(table, die, cx, cy, strip.die, where, askew(die)))
    return pieces


def _pool_ground(table: DrawnTable, trays: Trays, w: float, h: float) -> str:
    """Felt in an oaken frame, lit while a die may be put there."""
    out = rect(0, 0, w, h, 10, "url(#oak)", stroke="#3d2613", stroke_width=1.5)
    out += rect(5, 5, w - 10, h - 10, 7, "url(#felt)", stroke="#24361a", stroke_width=1.2)
    return shine(w, h, 10) + out + ring(w, h, 10) if table.lit(f"pool:{trays.seat}") else out


def _strip_name(words: str, strip: Strip, span: float = _NAME) -> str:
    """The tray's name at the left of its first line, in one line or two."""
    cy = 5 + strip.step / 2
    lines = wrap(words, 12, span - 14, 2)
    return "".join(
        text(12, cy + 4 + (n - (len(lines) - 1) / 2) * 15, line, 12, PARCHMENT, span=span - 14)
        for n, line in enumerate(lines)
    )


def _warehouse_flow(table: DrawnTable, trays: Trays, strip: Strip) -> list[tuple[int, float]]:
    """Dice first, then the place to store one, then tokens."""
    legal = bool(table.actions(f"warehouse:{trays.seat}"))
    widths = [strip.die + 2] * (len(trays.warehouse) + legal)
    widths += [strip.token + 3] * len(tokens_of(table, trays))
    return flow(widths, (strip.w - _NAME - 8, strip.w - 18))


def warehouse_strip_height(table: DrawnTable, trays: Trays, strip: Strip) -> float:
    return lines_of(_warehouse_flow(table, trays, strip)) * strip.step + 12


@cached
def warehouse_strip(table: DrawnTable, trays: Trays, x: float, y: float, strip: Strip) -> list[Piece]:
    """The Warehouse as a strip."""
    seat, w = trays.seat, strip.w
    placed = _warehouse_flow(table, trays, strip)
    h = lines_of(placed) * strip.step + 12
    legal = bool(table.actions(f"warehouse:{seat}"))

    def middle(line: int, at: float, wide: float) -> tuple[float, float]:
        return (_NAME if line == 0 else 9) + at + wide / 2, 2 + strip.step * (line + 0.5)

    art = shine(w, h, 10) if legal else ""
    art += rect(0, 0, w, h, 10, "#38251a", stroke="#2b1b0f", stroke_width=1.5)
    art += "".join(board(5, strip.step * (n + 1) - 1, w - 10) for n in range(lines_of(placed)))
    art += _strip_name(table.say("board-warehouse"), strip)
    dice = sorted_dice(trays.warehouse)
    if legal:
        art += store_place(table, *middle(*placed[len(dice)], strip.die + 2), strip.die)
        art += ring(w, h, 10)
    pieces = [table.piece(f"warehouse:{seat}", x, y, art, warehouse_label(table, trays))]
    where = table.say("board-in-warehouse", name=table.name(seat))
    for die, (line, at) in zip(dice, placed):
        cx, cy = middle(line, at, strip.die + 2)
        pieces.append(die_piece(table, die, x + cx, y + cy, strip.die, where))
    for token, (line, at) in zip(tokens_of(table, trays), placed[len(dice) + legal :]):
        cx, cy = middle(line, at, strip.token + 3)
        pieces.append(token.piece(x + cx, y + cy, strip.token))
    return pieces


# ── a line that is all there is ───────────────────────────────────────────────────────────────────

_LEAD: Final = 58  # the room for the name, or for a place to store a die


def pool_line_height(trays: Trays, strip: Strip) -> float:
    return _pool_rows(trays, strip) * strip.step + 10


def _pool_rows(trays: Trays, strip: Strip) -> int:
    """One, unless the dice would be too small to be touched."""
    return 1 if len(trays.pool) * (strip.die + 1) <= strip.w - 12 else 2


@cached
def pool_line(table: DrawnTable, trays: Trays, strip: Strip, stores: bool) -> list[Piece]:
    """The Active Pool in one line. With `stores` the Warehouse is out of sight: the die in hand is stored here."""
    seat, w, h = trays.seat, strip.w, pool_line_height(trays, strip)
    rows = _pool_rows(trays, strip)
    stores = stores and table.lit(f"warehouse:{seat}")
    per_row = -(-len(trays.pool) // rows)
    lead = _LEAD if stores or per_row * (strip.die + 1) + _LEAD <= w - 12 else 0
    pieces = [table.piece(f"pool:{seat}", 0, 0, _pool_ground(table, trays, w, h), pool_label(table, trays))]
    if stores:
        pieces.append(_store_here(table, trays, h))
    elif lead:
        pieces.append(table.piece(f"pool-name:{seat}", 0, 0, _strip_name(table.say("board-pool"), strip, _LEAD)))
    step = min(strip.die + 8, (w - 12 - lead) / max(per_row, 1))
    where = table.say("board-in-pool", name=table.name(seat))
    for n, die in enumerate(sorted_dice(trays.pool)):
        row, column = divmod(n, per_row)
        cx, cy = 6 + lead + (column + 0.5) * step, 5 + strip.step * (row + 0.5)
        pieces.append(die_piece(table, die, cx, cy, min(strip.die, step - 1), where, askew(die)))
    return pieces


def _store_here(table: DrawnTable, trays: Trays, h: float) -> Piece:
    """The Warehouse as a place for the die in hand."""
    art = rect(0, 0, _LEAD - 6, h - 10, 8, "#38251a") + store_place(table, _LEAD / 2 - 3, h / 2 - 5, _LEAD - 12)
    return table.piece(f"warehouse:{trays.seat}", 6, 5, art, warehouse_label(table, trays))
