"""What the two wide tables of DWARF have in common: the Mines on one canvas, and everybody around them."""

from collections.abc import Callable
from typing import NamedTuple

from alehouse.core.scene import Canvas, Piece
from alehouse.games.dwarf.drawing.players import (
    Box,
    Home,
    marker,
    place_ribbon,
    turn_lights,
    workers_at_home,
)
from alehouse.games.dwarf.drawing.standings import standings
from alehouse.games.dwarf.drawing.table import DrawnTable
from alehouse.games.dwarf.drawing.threats import threats
from alehouse.games.dwarf.drawing.workers import in_order

Mines = Callable[[DrawnTable], list[Piece]]


class Own(NamedTuple):
    """The own area: where it lies, where its workers stand, what is drawn of it, where the place goes at the end."""

    box: Box
    home: Home
    pieces: list[Piece]
    ribbon: tuple[float, float]


def mines_canvas(table: DrawnTable, width: float, height: float, one_mine: Mines, two_mines: Mines) -> Canvas:
    """The whole table, drawn by whoever knows how with so many Mines."""
    pieces = one_mine(table) if len(table.mines) == 1 else two_mines(table)
    return Canvas(width=width, height=height, pieces=tuple(pieces))


def threats_or_race(table: DrawnTable, x: float, y: float, w: float, h: float, shown: bool) -> list[Piece]:
    """The monsters; when all is over, the standings, unless they are `shown` elsewhere."""
    if table.view.over and not shown:
        return standings(table, x, y, w, h)
    return threats(table, x, y, w, h)


def people(
    table: DrawnTable, boxes: dict[int, Box], homes: dict[int, Home], workers: list[Piece], own: Own
) -> list[Piece]:
    """The own area, whose turn it is, the marker, all workers wherever they are, places at the end."""
    everywhere = boxes | {table.own: own.box}
    at_home = homes | {table.own: own.home}
    pieces = [*turn_lights(table, everywhere), *own.pieces, *marker(table, at_home)]
    for seat in table.seats:
        workers += workers_at_home(table, table.player(seat), at_home[seat])
    pieces += in_order(workers)
    for seat, (x, y, w, _) in everywhere.items():
        at = own.ribbon if seat == table.own else (x + w - 26, y + 24)
        pieces += place_ribbon(table, seat, *at)
    return pieces
