"""The wide table: turn order and rivals at the left, Mine and special piles in the middle, the own area below."""

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import ON_DARK
from alehouse.core.draw.lettering import heading, width
from alehouse.core.draw.svg import stroke
from alehouse.core.scene import Canvas, Piece, Scene
from alehouse.games.dwarf.drawing import mine, mountain, special
from alehouse.games.dwarf.drawing.around import Own, mines_canvas, people, threats_or_race
from alehouse.games.dwarf.drawing.cards import LARGE, SMALL
from alehouse.games.dwarf.drawing.mine import Grid, Origins
from alehouse.games.dwarf.drawing.own import own_area, own_home
from alehouse.games.dwarf.drawing.players import Box, Home, compact_home, compact_rival, rival, rival_home
from alehouse.games.dwarf.drawing.standings import opponent_home, opponent_panel, standings
from alehouse.games.dwarf.drawing.table import DrawnTable, piles_of
from alehouse.games.dwarf.drawing.turns import status_strip, turn_order
from alehouse.games.dwarf.view import PileView

W, H = 1096, 792
_OWN = (0, 656, 1096, 136)
_GRID = Grid(288, 0, LARGE, 25, 21, 22, 18)  # of the only Mine
_GRIDS = tuple(Grid(424 + n * 338, 0, SMALL, 16, 12, 16, 12) for n in range(2))  # of two


def scene(table: DrawnTable) -> Scene:
    return Scene(layout=table.layout, status=status_strip(table), table=table_canvas(table))


def table_canvas(table: DrawnTable) -> Canvas:
    return mines_canvas(table, W, H, one_mine, two_mines)


# ── one Mine: one to three players ────────────────────────────────────────────────────────────────


def one_mine(table: DrawnTable) -> list[Piece]:
    boxes, homes, pieces = _rivals_beside_one_mine(table)
    pieces += turn_order(table, 0, 0, 272, 84)
    pieces += threats_or_race(table, 0, 504, 272, 136, shown=len(table.rivals) == 1)
    pieces += _one_mine_cards(table)
    pieces += mine.locations(table, "A", _GRID)
    pieces.append(mine.lamps(table, "A", _GRID))
    piles = _piles(table)
    for pile, x, y in piles:
        pieces += special.pile_place(table, pile, x, y, 106)
    curtain: Box = (794, 112, 294, 526)
    pieces += special.resolving_card(table, *curtain)
    workers = mine.placed_workers(table, "A", _GRID)
    for pile, x, y in piles:
        workers += special.committed_workers(table, pile, x, y, 106, curtain)
    return pieces + _people(table, boxes, homes, workers)


@cached
def _one_mine_cards(table: DrawnTable) -> list[Piece]:
    """The ground, and all cards upon it."""
    pieces = [mine.slab(table, 288, 0, 808, 640), mine.gallery(table, "A", _GRID)]
    view = table.view.mountains[0]
    pieces += mountain.mountain(table, view, 804, 12)
    pieces += mountain.mountain_words(table, view, 936, 30, 148)
    pieces.append(special_heading(table, 804, 132, 280))
    piles = _piles(table)
    for pile, x, y in piles:
        pieces += special.pile_cards(table, pile, x, y, 106)
        pieces += special.pile_words(table, pile, x + 126, y, 154)
        pieces += special.price_tags(table, pile, x + 126, y + 44, 154)
    origins = Origins((804, 12), (936, 60), {pile.id: (x, y) for pile, x, y in piles})
    return pieces + mine.stacks(table, "A", _GRID) + mine.cards(table, "A", _GRID, origins)


def _piles(table: DrawnTable) -> list[tuple[PileView, float, float]]:
    """The three piles, one below the other."""
    return [(pile, 804.0, 146.0 + n * 166) for n, pile in enumerate(piles_of(table, "A"))]


def _rivals_beside_one_mine(table: DrawnTable) -> tuple[dict[int, Box], dict[int, Home], list[Piece]]:
    """Two rivals one above the other; or one, and the standings below."""
    rivals = table.rivals
    pieces: list[Piece] = []
    boxes: dict[int, Box] = {}
    homes: dict[int, Home] = {}
    for n, player in enumerate(rivals):
        box: Box = (0, 96 + n * 204, 272, 192)
        if player.automa:
            box = (0, 96, 272, 264)
            pieces += opponent_panel(table, player, *box)
            homes[player.seat] = opponent_home(box[0], box[1], box[2])
        else:
            pieces += rival(table, box[0], box[1], player, box[2], box[3])
            homes[player.seat] = rival_home(table, player, box[0], box[1], box[2])
        boxes[player.seat] = box
    if len(rivals) == 1:
        top = 96 + boxes[rivals[0].seat][3] + 12
        pieces += standings(table, 0, top, 272, 492 - top)
    return boxes, homes, pieces


def special_heading(table: DrawnTable, x: float, y: float, w: float) -> Piece:
    words = table.say("scene-special-actions")
    start = width(words, 16, bold=True, serif=True) + 12
    art = heading(0, 0, words, 16, ON_DARK, span=w)
    if start < w:
        art += stroke(f"M{start:g} -6H{w:g}", "#7d8a95", 1.2, opacity=0.6)
    return table.piece("special-heading", x, y, art, words, "rules:DW-5.15")


# ── two Mines: four and five players ──────────────────────────────────────────────────────────────


def two_mines(table: DrawnTable) -> list[Piece]:
    """Small cards: eighteen locations, six piles and two Mountains beside up to four rivals."""
    pieces: list[Piece] = []
    boxes, homes = _rivals_beside_two_mines(table)
    for player in table.rivals:
        x, y, w, h = boxes[player.seat]
        pieces += compact_rival(table, x, y, player, w, h)
    if len(table.rivals) == 3:
        pieces += standings(table, 212, 248, 200, 140)
    pieces += turn_order(table, 0, 0, 412, 84)
    pieces += threats_or_race(table, 0, 400, 412, 240, shown=len(table.rivals) == 3)
    pieces.append(mine.slab(table, 424, 0, 672, 640))
    workers: list[Piece] = []
    for n, (letter, grid) in enumerate(zip(table.mines, _GRIDS)):
        pieces += _small_mine_cards(table, n, grid)
        pieces += _small_mine_prices(table, letter, grid)
        pieces += mine.locations(table, letter, grid)
        pieces += _small_mine_places(table, letter, grid)
        for pile, x, y in _small_piles(table, letter, grid):
            workers += special.committed_workers(table, pile, x, y, 90)
        workers += mine.placed_workers(table, letter, grid)
    people = _people(table, boxes, homes, workers)
    return pieces + people + special.resolving_card(table, 0, 248, 412, 392)


@cached
def _small_mine_cards(table: DrawnTable, number: int, grid: Grid) -> list[Piece]:
    """A Mine, its Mountain and its piles: the ground, and all cards upon it."""
    view = table.view.mountains[number]
    low = grid.y + grid.h
    pieces = [mine.gallery(table, view.mine, grid)]
    pieces += mountain.small_mountain(table, view, grid.x + 16, low + 5, grid.w - 32)
    piles = _small_piles(table, view.mine, grid)
    for pile, x, y in piles:
        pieces += special.pile_cards(table, pile, x, y, 90)
    sources = {pile.id: (x, y) for pile, x, y in piles}
    origins = Origins((grid.x + 16, low), (grid.x + grid.w - 78, low), sources)
    return pieces + mine.stacks(table, view.mine, grid) + mine.cards(table, view.mine, grid, origins)


@cached
def _small_mine_prices(table: DrawnTable, letter: str, grid: Grid) -> list[Piece]:
    """What the special cards of a Mine cost."""
    pieces: list[Piece] = []
    for pile, x, y in _small_piles(table, letter, grid):
        pieces += special.small_price_tags(table, pile, x, y + 134, 90)
    return pieces


@cached
def _small_mine_places(table: DrawnTable, letter: str, grid: Grid) -> list[Piece]:
    """The lamps of a Mine, and the places to click on its piles."""
    pieces = [mine.lamps(table, letter, grid)]
    for pile, x, y in _small_piles(table, letter, grid):
        pieces += special.pile_place(table, pile, x, y, 90)
    return pieces


def _small_piles(table: DrawnTable, letter: str, grid: Grid) -> list[tuple[PileView, float, float]]:
    """The three piles of a set, each under a column of its Mine."""
    low = grid.y + grid.h + 42
    return [(pile, grid.x + x, low) for pile, x in zip(piles_of(table, letter), grid.columns)]


def _rivals_beside_two_mines(table: DrawnTable) -> tuple[dict[int, Box], dict[int, Home]]:
    boxes: dict[int, Box] = {}
    for n, player in enumerate(table.rivals):
        boxes[player.seat] = (n % 2 * 212, 96 + n // 2 * 152, 200, 140)
    return boxes, {seat: compact_home(*box) for seat, box in boxes.items()}


def _people(table: DrawnTable, boxes: dict[int, Box], homes: dict[int, Home], workers: list[Piece]) -> list[Piece]:
    """Everybody, the own area below."""
    x, y, w, h = _OWN
    own = Own(_OWN, own_home(x, y), own_area(table, table.me, x, y, w, h), (x + 128, y + 24))
    return people(table, boxes, homes, workers, own)
