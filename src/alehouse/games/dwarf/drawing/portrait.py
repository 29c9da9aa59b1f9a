"""The narrow table: a line for the round, rivals as chips, one area at a time behind tabs, the own strip below."""

from alehouse.core.draw.aim import aim
from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import ON_DARK
from alehouse.core.draw.lettering import text, wrap
from alehouse.core.draw.svg import rect
from alehouse.core.scene import Canvas, Piece, Scene, Tab
from alehouse.games.dwarf.card_text import special_in_short
from alehouse.games.dwarf.drawing import mine, mountain, special
from alehouse.games.dwarf.drawing.cards import MIDDLE
from alehouse.games.dwarf.drawing.chips import chips, in_front
from alehouse.games.dwarf.drawing.mine import Grid, Origins
from alehouse.games.dwarf.drawing.own_line import own_line
from alehouse.games.dwarf.drawing.players import (
    Box,
    Home,
    marker,
    place_ribbon,
    rival,
    rival_home,
    workers_at_home,
)
from alehouse.games.dwarf.drawing.standings import opponent_home, opponent_panel, standings
from alehouse.games.dwarf.drawing.table import DrawnTable, piles_of
from alehouse.games.dwarf.drawing.threats import threats
from alehouse.games.dwarf.drawing.turns import status_line, turn_order
from alehouse.games.dwarf.drawing.workers import in_order
from alehouse.games.dwarf.view import PileView

W = 390
_GRID = Grid(8, 0, MIDDLE, 15, 18, 10, 11)


def scene(table: DrawnTable) -> Scene:
    return Scene(
        layout=table.layout,
        status=status_line(table),
        rivals=rivals_canvas(table),
        tabs=tabs(table),
        own=own_line(table, table.me, 374),
    )


# ── rivals ────────────────────────────────────────────────────────────────────────────────────────


def rivals_canvas(table: DrawnTable) -> Canvas:
    """Chips, two in a row; three and four take a second row."""
    count = len(table.rivals)
    rows = -(-count // 2)
    tall = 70.0 if rows == 1 else 52.0
    boxes: list[Box] = []
    for n in range(count):
        alone = n % 2 == 0 and n == count - 1
        boxes.append((8 + n % 2 * 191, n // 2 * (tall + 6), 374 if alone else 183, tall))
    return Canvas(width=W, height=rows * (tall + 6) - 6, pieces=tuple(chips(table, boxes)))


# ── tabs ──────────────────────────────────────────────────────────────────────────────────────────


def tabs(table: DrawnTable) -> tuple[Tab, ...]:
    mines = tuple(_mine_tab(table, letter) for letter in table.mines)
    return (*mines, _special_tab(table), _players_tab(table))


def tab(name: str, label: str, pieces: list[Piece], height: float, w: float = W) -> Tab:
    """A page, and how many options wait there."""
    waiting = len({action for piece in pieces for action in piece.actions})
    return Tab(id=name, label=label, waiting=waiting, canvas=Canvas(width=w, height=height, pieces=tuple(pieces)))


def _mine_tab(table: DrawnTable, letter: str) -> Tab:
    pieces = [mine.gallery(table, letter, _GRID)]
    pieces += mine.stacks(table, letter, _GRID)
    pieces += mine.cards(table, letter, _GRID, Origins((141, 0), (141, 0), {}))
    pieces += mine.locations(table, letter, _GRID)
    pieces += in_order(mine.placed_workers(table, letter, _GRID))
    return tab(*mine_tab(table, letter), pieces, _GRID.h)


def mine_tab(table: DrawnTable, letter: str) -> tuple[str, str]:
    """The name and the label of the tab of a Mine."""
    if len(table.mines) == 1:
        return "mine", table.say("scene-tab-mine")
    return f"mine-{letter.lower()}", table.say("scene-tab-mine-of", mine=letter)


def _special_tab(table: DrawnTable) -> Tab:
    """The Mountains, then pile after pile, each with its words and prices."""
    pieces: list[Piece] = []
    y = 0.0
    for view in table.view.mountains:
        pieces.append(_slab(table, view.mine, y, 120 + 172 * 3))
        pieces += mountain.mountain(table, view, 20, y + 16)
        pieces += mountain.mountain_words(table, view, 152, y + 34, 220)
        y += 120
        for pile in piles_of(table, view.mine):
            pieces += _pile_row(table, pile, 20, y)
            y += 172
        y += 12
    return tab("special", table.say("scene-tab-special"), pieces, y - 12)


def _slab(table: DrawnTable, letter: str, y: float, h: float) -> Piece:
    art = rect(0, 0, 374, h, 14, "url(#rock)", stroke="#14181b", stroke_width=2)
    return table.piece(f"slab:{letter}", 8, y, art)


@cached
def _pile_row(table: DrawnTable, pile: PileView, x: float, y: float) -> list[Piece]:
    pieces = special.pile_cards(table, pile, x, y, 106)
    pieces += special.pile_place(table, pile, x, y, 106)
    pieces += special.committed_workers(table, pile, x, y, 106)
    if not pile.top:
        pieces += special.empty_words(table, pile, x + 126, y + 74, 226)
    else:
        lines = wrap(special_in_short(table.catalogue.specials[pile.top], table.words), 14, 226, 2)
        words = "".join(text(0, 14 + n * 18, line, 14, ON_DARK, span=226) for n, line in enumerate(lines))
        pieces.append(table.piece(f"about:{pile.id}", x + 126, y, words))
        pieces += special.wide_price_tags(table, pile, x + 126, y + 52)
    return pieces


def _players_tab(table: DrawnTable) -> Tab:
    """Turn order, threats, standings and what they are about, then every rival in full."""
    pieces = turn_order(table, 8, 0, 374, 84)
    pieces += threats(table, 8, 96, 374, 150)
    pieces += standings(table, 8, 258, 374, 150)
    goal, high = aim(table, 8, 414, 374)
    pieces.append(goal)
    y = 420.0 + high
    workers: list[Piece] = []
    homes: dict[int, Home] = {}
    for player in table.rivals:
        box: Box = (8, y, 374, 264 if player.automa else 192)
        if player.automa:
            pieces += opponent_panel(table, player, *box)
            homes[player.seat] = opponent_home(box[0], box[1], box[2])
        else:
            pieces += rival(table, box[0], box[1], player, box[2], box[3])
            homes[player.seat] = rival_home(table, player, box[0], box[1], box[2])
        workers += workers_at_home(table, player, homes[player.seat])
        pieces += place_ribbon(table, player.seat, box[0] + box[2] - 26, y + 22)
        y += box[3] + 12
    pieces += [*marker(table, homes), *in_front(workers)]
    return tab("players", table.say("scene-tab-players"), pieces, y - 12)
