"""The wide table: turn order and rivals at the left, Mine and special piles in the middle, the own area below."""

from alehouse.core.draw.colours import ON_DARK
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.svg import stroke
from alehouse.core.scene import Canvas, Piece
from alehouse.games.dwarf.drawing import mine, mountain, special
from alehouse.games.dwarf.drawing.cards import LARGE, SMALL
from alehouse.games.dwarf.drawing.mine import Grid
from alehouse.games.dwarf.drawing.own import own_area, own_home
from alehouse.games.dwarf.drawing.players import (
    Home,
    compact_home,
    compact_rival,
    marker,
    place_ribbon,
    rival,
    rival_home,
    turn_light,
    workers_at_home,
)
from alehouse.games.dwarf.drawing.standings import automa, automa_home, standings
from alehouse.games.dwarf.drawing.table import Table, piles_of
from alehouse.games.dwarf.drawing.threats import threats
from alehouse.games.dwarf.drawing.turns import turn_order
from alehouse.games.dwarf.view import PileView, PlayerView

W, H = 1096, 792
_OWN = (0, 656, 1096, 136)

Box = tuple[float, float, float, float]


def table_canvas(table: Table) -> Canvas:
    pieces = one_mine(table) if len(table.mines) == 1 else two_mines(table)
    return Canvas(width=W, height=H, pieces=tuple(pieces))


# ── one Mine: one to three players ────────────────────────────────────────────────────────────────


def one_mine(table: Table) -> list[Piece]:
    grid = Grid(288, 0, LARGE, 25, 21, 22, 18)
    boxes, homes, pieces = _rivals_beside_one_mine(table)
    pieces += turn_order(table, 0, 0, 272, 84)
    pieces += _threats_or_race(table, 0, 504, 272, 136, shown=len(table.rivals) == 1)
    pieces.append(mine.slab(table, 288, 0, 808, 640))
    pieces.append(mine.gallery(table, "A", grid))
    view = table.view.mountains[0]
    pieces += mountain.mountain(table, view, 804, 12, 112, 80)
    pieces += mountain.mountain_words(table, view, 936, 30, 148)
    pieces.append(_special_heading(table, 804, 132, 280))
    piles = piles_of(table, "A")
    places = [(804.0, 146.0 + n * 166) for n in range(len(piles))]
    pieces += mine.stacks(table, "A", grid)
    pieces += mountain.unseen_cards(table, view, (793, -42), (930, 60))
    for pile, (x, y) in zip(piles, places):
        pieces += special.pile_cards(table, pile, x, y, 106)
        pieces += special.pile_words(table, pile, x + 126, y, 154)
        pieces += special.price_tags(table, pile, x + 126, y + 44)
    pieces += mine.top_cards(table, "A", grid)
    pieces += mine.locations(table, "A", grid)
    pieces.append(mine.lamps(table, "A", grid))
    for pile, (x, y) in zip(piles, places):
        pieces += special.pile_place(table, pile, x, y, 106)
        pieces += special.committed_workers(table, pile, x, y, 106)
    pieces += special.resolving_card(table, 794, 112, 294, 526)
    pieces += _people(table, boxes, homes)
    return pieces + mine.placed_workers(table, "A", grid)


def _rivals_beside_one_mine(table: Table) -> tuple[dict[int, Box], dict[int, Home], list[Piece]]:
    """Two rivals one above the other; or one, and the standings below."""
    rivals = table.rivals
    pieces: list[Piece] = []
    boxes: dict[int, Box] = {}
    homes: dict[int, Home] = {}
    for n, player in enumerate(rivals):
        box: Box = (0, 96 + n * 204, 272, 192)
        if player.automa:
            box = (0, 96, 272, 264)
            pieces += automa(table, player, *box)
            homes[player.seat] = automa_home(box[0], box[1], box[2])
        else:
            pieces += rival(table, player, *box)
            homes[player.seat] = rival_home(table, player, box[0], box[1], box[2])
        boxes[player.seat] = box
    if len(rivals) == 1:
        top = 96 + boxes[rivals[0].seat][3] + 12
        pieces += standings(table, 0, top, 272, 492 - top)
    return boxes, homes, pieces


def _threats_or_race(table: Table, x: float, y: float, w: float, h: float, shown: bool) -> list[Piece]:
    """The monsters; when all is over, the standings, unless they are `shown` elsewhere."""
    if table.view.over and not shown:
        return standings(table, x, y, w, h)
    return threats(table, x, y, w, h)


def _special_heading(table: Table, x: float, y: float, w: float) -> Piece:
    words = table.say("scene-special-actions")
    start = width(words, 16, bold=True, serif=True) + 12
    art = text(0, 0, words, 16, ON_DARK, serif=True, bold=True, room=w)
    if start < w:
        art += stroke(f"M{start:g} -6H{w:g}", "#7d8a95", 1.2, opacity=0.6)
    return table.piece("special-heading", x, y, art, opens="rules:DW-5.15")


# ── two Mines: four and five players ──────────────────────────────────────────────────────────────


def two_mines(table: Table) -> list[Piece]:
    """Small cards: eighteen locations, six piles and two Mountains beside up to four rivals."""
    pieces: list[Piece] = []
    boxes, homes = _rivals_beside_two_mines(table)
    for player in table.rivals:
        pieces += compact_rival(table, player, *boxes[player.seat])
    if len(table.rivals) == 3:
        pieces += standings(table, 212, 248, 200, 140)
    pieces += turn_order(table, 0, 0, 412, 84)
    pieces += _threats_or_race(table, 0, 400, 412, 240, shown=len(table.rivals) == 3)
    pieces.append(mine.slab(table, 424, 0, 672, 640))
    grids = {letter: Grid(424 + n * 338, 0, SMALL, 16, 12, 16, 12) for n, letter in enumerate(table.mines)}
    for view in table.view.mountains:
        grid = grids[view.mine]
        low = grid.y + grid.h
        pieces.append(mine.gallery(table, view.mine, grid))
        pieces += mountain.small_mountain(table, view, grid.x + 16, low + 5, grid.w - 32)
        pieces += mine.stacks(table, view.mine, grid)
        pieces += mountain.unseen_cards(table, view, (grid.x - 10, low - 45), (grid.x + 200, low - 45))
        for pile, (x, y) in _small_piles(table, view.mine, grid):
            pieces += special.pile_cards(table, pile, x, y, 90)
            pieces += special.small_price_tags(table, pile, x, y + 134, 90)
        pieces += mine.top_cards(table, view.mine, grid)
        pieces += mine.locations(table, view.mine, grid)
        pieces.append(mine.lamps(table, view.mine, grid))
        for pile, (x, y) in _small_piles(table, view.mine, grid):
            pieces += special.pile_place(table, pile, x, y, 90)
            pieces += special.committed_workers(table, pile, x, y, 90)
    pieces += special.resolving_card(table, 0, 248, 412, 392)
    pieces += _people(table, boxes, homes)
    for letter, grid in grids.items():
        pieces += mine.placed_workers(table, letter, grid)
    return pieces


def _small_piles(table: Table, letter: str, grid: Grid) -> list[tuple[PileView, tuple[float, float]]]:
    """The three piles of a set, each under a column of its Mine."""
    low = grid.y + grid.h + 42
    return [(pile, (grid.x + x, low)) for pile, x in zip(piles_of(table, letter), grid.columns)]


def _rivals_beside_two_mines(table: Table) -> tuple[dict[int, Box], dict[int, Home]]:
    boxes: dict[int, Box] = {}
    for n, player in enumerate(table.rivals):
        boxes[player.seat] = (n % 2 * 212, 96 + n // 2 * 152, 200, 140)
    return boxes, {seat: compact_home(*box) for seat, box in boxes.items()}


# ── people ────────────────────────────────────────────────────────────────────────────────────────


def _people(table: Table, boxes: dict[int, Box], homes: dict[int, Home]) -> list[Piece]:
    """The own area, whose turn it is, the marker, everybody's workers at home, places at the end."""
    everywhere = boxes | {table.own: _OWN}
    at_home = homes | {table.own: own_home(_OWN[0], _OWN[1])}
    pieces = [turn_light(table, *everywhere[table.deciding])] if table.deciding in everywhere else []
    pieces += own_area(table, *_OWN)
    if not table.view.over:
        pieces += marker(table, at_home)
    for player in _by_seat(table):
        pieces += workers_at_home(table, player, at_home[player.seat])
    for seat, (x, y, w, _) in everywhere.items():
        pieces += place_ribbon(table, seat, x + (w - 26 if seat != table.own else 128), y + 24)
    return pieces


def _by_seat(table: Table) -> list[PlayerView]:
    return sorted(table.view.players, key=lambda player: player.seat)
