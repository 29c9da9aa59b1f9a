"""Trays as strips: in one line, or in more if need be."""

from dataclasses import dataclass
from typing import Final

from alehouse.core.draw.album import part
from alehouse.core.draw.colours import PARCHMENT
from alehouse.core.draw.lettering import text, wrap
from alehouse.core.draw.pieces import ring, shine
from alehouse.core.draw.svg import rect
from alehouse.core.scene import Piece
from alehouse.games.dice_brewing.drawing.loose import askew, die_piece, sorted_dice
from alehouse.games.dice_brewing.drawing.table import Table
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
        return self.die * 0.84


def pool_strip_height(trays: Trays, strip: Strip) -> float:
    lines = lines_of(_pool_flow(trays, strip))
    return lines * strip.step + 10


def _pool_flow(trays: Trays, strip: Strip) -> list[tuple[int, float]]:
    return flow([_pool_step(trays, strip)] * len(trays.pool), (strip.w - _NAME - 12, strip.w - 24))


def _pool_step(trays: Trays, strip: Strip) -> float:
    """From one die to the next: far apart while there is room for all in one line."""
    room = strip.w - _NAME - 12
    return max(strip.die + 3, min(strip.die + 15, room / max(len(trays.pool), 1)))


@part
def pool_strip(table: Table, trays: Trays, x: float, y: float, strip: Strip) -> list[Piece]:
    """The Active Pool as a strip."""
    seat, w = trays.seat, strip.w
    h = pool_strip_height(trays, strip)
    legal = bool(table.actions(f"pool:{seat}"))
    art = shine(w, h, 10) if legal else ""
    art += rect(0, 0, w, h, 10, "url(#oak)", stroke="#3d2613", stroke_width=1.5)
    art += rect(5, 5, w - 10, h - 10, 7, "url(#felt)", stroke="#24361a", stroke_width=1.2)
    art += _strip_name(table.say("board-pool"), strip) + (ring(w, h, 10) if legal else "")
    pieces = [table.piece(f"pool:{seat}", x, y, art, pool_label(table, trays))]
    where = table.say("board-in-pool", name=table.name(seat))
    wide = _pool_step(trays, strip)
    for die, (line, at) in zip(sorted_dice(trays.pool), _pool_flow(trays, strip)):
        cx = x + (_NAME if line == 0 else 12) + at + wide / 2
        cy = y + 5 + strip.step * (line + 0.5)
        pieces.append(die_piece(table, die, cx, cy, strip.die, where, askew(die)))
    return pieces


def _strip_name(words: str, strip: Strip) -> str:
    """The tray's name at the left of its first line, in one line or two."""
    cy = 5 + strip.step / 2
    lines = wrap(words, 12, _NAME - 14, 2)
    return "".join(
        text(12, cy + 4 + (n - (len(lines) - 1) / 2) * 15, line, 12, PARCHMENT, room=_NAME - 14)
        for n, line in enumerate(lines)
    )


def _warehouse_flow(table: Table, trays: Trays, strip: Strip) -> list[tuple[int, float]]:
    """Dice first, then the place to store one, then tokens."""
    legal = bool(table.actions(f"warehouse:{trays.seat}"))
    widths = [strip.die + 2] * (len(trays.warehouse) + legal)
    widths += [strip.token + 5] * len(tokens_of(table, trays))
    return flow(widths, (strip.w - _NAME - 8, strip.w - 18))


def warehouse_strip_height(table: Table, trays: Trays, strip: Strip) -> float:
    return lines_of(_warehouse_flow(table, trays, strip)) * strip.step + 12


@part
def warehouse_strip(table: Table, trays: Trays, x: float, y: float, strip: Strip) -> list[Piece]:
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
        cx, cy = middle(line, at, strip.token + 5)
        pieces.append(token.piece(x + cx, y + cy + 2, strip.token))
    return pieces
