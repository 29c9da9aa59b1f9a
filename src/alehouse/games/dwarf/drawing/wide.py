"""The table of a laptop, much wider than high: the own area at the left, the Mine and the special piles in the middle,
turn order, rivals and monsters at the right. With two Mines the own area lies below them.

Everything is drawn for 1280 by 566, which is what a window of 1366 by 650 leaves: there one unit is one pixel.
"""

from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.scene import Canvas, Piece, Scene
from alehouse.games.dwarf.drawing import mine, mountain, special
from alehouse.games.dwarf.drawing.around import Own, mines_canvas, people, threats_or_race
from alehouse.games.dwarf.drawing.cards import SMALL, WIDE
from alehouse.games.dwarf.drawing.mine import Grid, Origins
from alehouse.games.dwarf.drawing.own import SHORT, own_area, own_home
from alehouse.games.dwarf.drawing.own_column import own_column, own_column_home
from alehouse.games.dwarf.drawing.players import Box, Home, compact_home, compact_rival, rival, rival_home
from alehouse.games.dwarf.drawing.slab import Slab, slab, slab_workers
from alehouse.games.dwarf.drawing.standings import opponent_home, opponent_panel, standings
from alehouse.games.dwarf.drawing.table import DrawnTable, piles_of
from alehouse.games.dwarf.drawing.turns import turn_order, wide_strip
from alehouse.games.dwarf.view import PileView

W: Final = 1280
H: Final = 566
_GAP: Final = 10
_TURNS: Final = 80  # how high the turn order is

_CARD: Final = 132.0  # and a rival's card

# One Mine.
_COLUMN: Box = (0, 0, 262, H)
_SLAB: Final = Slab(Grid(274, 0, WIDE, 20, 16, 18, 15), 738, H)
_BESIDE: Final = 1024  # where rivals begin
_PEOPLE: Final = W - _BESIDE

# Two Mines.
_TWO_SLAB: Box = (0, 0, 884, 434)
_STRIP: Box = (0, 444, 884, 122)
_GRIDS: Final = tuple(Grid(n * 442, 0, SMALL, 15, 14, 13, 14) for n in range(2))
_SHORT: Final = (94, 92)  # a special card with its effect in short
_TWO_BESIDE: Final = 896
_TWO_PEOPLE: Final = W - _TWO_BESIDE


def scene(table: DrawnTable) -> Scene:
    return Scene(layout=table.layout, status=wide_strip(table), table=table_canvas(table))


def table_canvas(table: DrawnTable) -> Canvas:
    return mines_canvas(table, W, H, one_mine, two_mines)


# ── one Mine: one to three players ────────────────────────────────────────────────────────────────


def one_mine(table: DrawnTable) -> list[Piece]:
    boxes, homes, pieces, low = _rivals(table)
    pieces += turn_order(table, _BESIDE, 0, _PEOPLE, _TURNS)
    shown = len(table.rivals) == 1 and not table.rivals[0].automa
    pieces += threats_or_race(table, _BESIDE, low, _PEOPLE, H - low, shown)
    pieces += slab(table, 0, _SLAB)
    workers = slab_workers(table, 0, _SLAB)
    x, y, w, _ = _COLUMN
    own = Own(_COLUMN, own_column_home(x, y, w), own_column(table, table.me, *_COLUMN), (x + w - 26, y + 24))
    return pieces + people(table, boxes, homes, workers, own)


def _rivals(table: DrawnTable) -> tuple[dict[int, Box], dict[int, Home], list[Piece], float]:
    """Two rivals one above the other; or one, and the standings below. Last: where the room for monsters begins."""
    rivals = table.rivals
    pieces: list[Piece] = []
    boxes: dict[int, Box] = {}
    homes: dict[int, Home] = {}
    top: float = _TURNS + _GAP
    for player in rivals:
        if player.automa:
            box: Box = (_BESIDE, top, _PEOPLE, 264)
            pieces += opponent_panel(table, player, *box)
            homes[player.seat] = opponent_home(*box[:3])
        elif len(rivals) == 1:
            box = (_BESIDE, top, _PEOPLE, 192)
            pieces += rival(table, box[0], box[1], player, box[2], box[3])
            homes[player.seat] = rival_home(table, player, *box[:3])
        else:
            box = (_BESIDE, top, _PEOPLE, _CARD)
            pieces += compact_rival(table, box[0], box[1], player, box[2], box[3])
            homes[player.seat] = compact_home(*box)
        boxes[player.seat] = box
        top += box[3] + _GAP
    if len(rivals) == 1 and not rivals[0].automa:
        pieces += standings(table, _BESIDE, top, _PEOPLE, 128)
        top += 128 + _GAP
    return boxes, homes, pieces, top


# ── two Mines: four and five players ──────────────────────────────────────────────────────────────


def two_mines(table: DrawnTable) -> list[Piece]:
    """Beside each Mine its Mountain and its piles, whose cards say in short what they do."""
    pieces: list[Piece] = []
    boxes: dict[int, Box] = {}
    wide = (_TWO_PEOPLE - _GAP) / 2
    for n, player in enumerate(table.rivals):
        box = (_TWO_BESIDE + n % 2 * (wide + _GAP), _TURNS + _GAP + n // 2 * (_CARD + _GAP), wide, _CARD)
        boxes[player.seat] = box
        pieces += compact_rival(table, box[0], box[1], player, box[2], box[3])
    low = _TURNS + _GAP + 2 * (_CARD + _GAP)
    if len(table.rivals) == 3:
        pieces += standings(table, _TWO_BESIDE + wide + _GAP, _TURNS + 2 * _GAP + _CARD, wide, _CARD)
    pieces += turn_order(table, _TWO_BESIDE, 0, _TWO_PEOPLE, _TURNS)
    pieces += threats_or_race(table, _TWO_BESIDE, low, _TWO_PEOPLE, H - low, shown=len(table.rivals) == 3)
    pieces.append(mine.slab(table, *_TWO_SLAB))
    workers: list[Piece] = []
    for number, (letter, grid) in enumerate(zip(table.mines, _GRIDS)):
        pieces += _two_mine_cards(table, number, grid)
        pieces += mine.locations(table, letter, grid)
        pieces.append(mine.lamps(table, letter, grid))
        for pile, x, y in _short_piles(table, letter, grid):
            pieces += special.short_price_tags(table, pile, x, y + _SHORT[1] + 3, _SHORT[0])
            pieces += special.short_place(table, pile, x, y, *_SHORT)
            workers += special.short_committed(table, pile, x, y, *_SHORT)
        workers += mine.placed_workers(table, letter, grid)
    x, y, _, _ = _STRIP
    homes = {seat: compact_home(*box) for seat, box in boxes.items()}
    own = Own(_STRIP, own_home(x, y, SHORT), own_area(table, table.me, *_STRIP, SHORT), (x + 92, y + 52))
    pieces += people(table, boxes, homes, workers, own)
    return pieces + special.resolving_card(table, _TWO_BESIDE, low - _CARD - _GAP, _TWO_PEOPLE, H - low + _CARD + _GAP)


@cached
def _two_mine_cards(table: DrawnTable, number: int, grid: Grid) -> list[Piece]:
    """A Mine, its Mountain and its piles: the ground, and all cards upon it."""
    view = table.view.mountains[number]
    pieces = [mine.gallery(table, view.mine, grid)]
    x = grid.x + grid.w + 6
    pieces += mountain.narrow_mountain(table, view, x, 8, _SHORT[0])
    piles = _short_piles(table, view.mine, grid)
    for pile, px, py in piles:
        pieces += special.short_cards(table, pile, px, py, *_SHORT)
    origins = Origins((x, 8), (x + 50, 8), {pile.id: (px, py) for pile, px, py in piles})
    return pieces + mine.stacks(table, view.mine, grid) + mine.cards(table, view.mine, grid, origins)


def _short_piles(table: DrawnTable, letter: str, grid: Grid) -> list[tuple[PileView, float, float]]:
    """The three piles of a set, one below the other beside their Mine."""
    x = grid.x + grid.w + 6
    return [(pile, x, 53.0 + n * 126) for n, pile in enumerate(piles_of(table, letter))]
