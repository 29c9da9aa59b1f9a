"""A telephone with little height: rivals in one line, all nine locations of a Mine at once, the rest behind tabs.

Everything is drawn for a width of 360, the narrowest there is: there one unit is one pixel.
"""

from typing import Final

from alehouse.core.draw.aim import aim
from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import ON_DARK, SOFT
from alehouse.core.draw.lettering import text, wrap
from alehouse.core.draw.svg import rect, use
from alehouse.core.scene import Canvas, Piece, Scene, Tab
from alehouse.games.dwarf.card_text import special_in_short
from alehouse.games.dwarf.drawing import mine, mountain, special
from alehouse.games.dwarf.drawing.cards import LOW
from alehouse.games.dwarf.drawing.chips import in_front, low_chips
from alehouse.games.dwarf.drawing.mine import Grid, Origins
from alehouse.games.dwarf.drawing.own_line import own_line
from alehouse.games.dwarf.drawing.players import (
    Box,
    Home,
    compact_home,
    compact_rival,
    marker,
    place_ribbon,
    workers_at_home,
)
from alehouse.games.dwarf.drawing.portrait import mine_tab, tab
from alehouse.games.dwarf.drawing.standings import opponent_home, opponent_panel, standings
from alehouse.games.dwarf.drawing.table import DrawnTable, piles_of
from alehouse.games.dwarf.drawing.threats import threats
from alehouse.games.dwarf.drawing.turns import status_line, turn_order
from alehouse.games.dwarf.drawing.workers import in_order
from alehouse.games.dwarf.view import PileView

W: Final = 360
_EDGE: Final = 8
_INNER: Final = W - 2 * _EDGE
_STATUS: Final = 40
_CHIPS: Final = 40
_GAP: Final = 6
_GRID: Final = Grid(2, 0, LOW, 8, 6, 10, 9)
_CARD: Final = (94, 82)  # a special card without its lower part
_ROW: Final = 95  # of a pile
_MOUNTAIN: Final = 42
_PANELS: Final = (80, 116, 116)  # how high turn order, monsters and race are


def scene(table: DrawnTable) -> Scene:
    chips = low_chips(table, _EDGE, _INNER, _CHIPS, _GAP)
    return Scene(
        layout=table.layout,
        status=status_line(table, W, _STATUS),
        rivals=Canvas(width=W, height=_CHIPS, pieces=tuple(chips)),
        tabs=(*(_mine(table, letter) for letter in table.mines), _special(table), _players(table)),
        own=own_line(table, table.me, _INNER),
    )


def _mine(table: DrawnTable, letter: str) -> Tab:
    pieces = [mine.gallery(table, letter, _GRID), *mine.stacks(table, letter, _GRID)]
    pieces += mine.cards(table, letter, _GRID, Origins((126, 0), (126, 0), {}))
    pieces += mine.locations(table, letter, _GRID)
    pieces += in_order(mine.placed_workers(table, letter, _GRID))
    return tab(*mine_tab(table, letter), pieces, _GRID.h, W)


# ── special actions ───────────────────────────────────────────────────────────────────────────────


def _special(table: DrawnTable) -> Tab:
    """A Mountain in one line, then its piles, each with its words and prices."""
    pieces: list[Piece] = []
    y = 0.0
    high = _MOUNTAIN + 3 * _ROW + 2
    for view in table.view.mountains:
        ground = rect(0, 0, _INNER, high, 14, "url(#rock)", stroke="#14181b", stroke_width=2)
        pieces.append(table.piece(f"slab:{view.mine}", _EDGE, y, ground))
        pieces += mountain.small_mountain(table, view, _EDGE + 8, y + 5, _INNER - 16)
        for n, pile in enumerate(piles_of(table, view.mine)):
            pieces += _pile(table, pile, _EDGE + 8, y + _MOUNTAIN + n * _ROW)
        y += high + _EDGE
    return tab("special", table.say("scene-tab-special"), pieces, y - _EDGE, W)


@cached
def _pile(table: DrawnTable, pile: PileView, x: float, y: float) -> list[Piece]:
    """The card, beside it what it does, both prices, and what it becomes."""
    w, h = _CARD
    pieces = special.short_cards(table, pile, x, y, w, h, footed=False)
    pieces += special.short_place(table, pile, x, y, w, h, footed=False)
    pieces += special.short_committed(table, pile, x, y, w, h, footed=False)
    left, span = x + w + 12, _INNER - w - 32
    if not pile.top:
        pieces += special.empty_words(table, pile, left, y + h / 2, span)
    else:
        lines = wrap(special_in_short(table.catalogue.specials[pile.top], table.words), 12, span, 2)
        about = "".join(text(0, 10 + n * 15, line, 12, ON_DARK, span=span) for n, line in enumerate(lines))
        turned = special.becomes(table, table.card(pile.mine_side), pile.mine)
        about += use("i-arrow", 0, 74, 12, color=SOFT) + text(18, 85, turned, 12, SOFT, span=span - 18)
        pieces.append(table.piece(f"about:{pile.id}", left, y, about))
        pieces += special.level_price_tags(table, pile, left, y + 31, span, 40)
    return pieces


# ── players ───────────────────────────────────────────────────────────────────────────────────────


def _players(table: DrawnTable) -> Tab:
    """Turn order, monsters and the race on one screen, then every rival."""
    turns, monsters, race = _PANELS
    pieces = turn_order(table, _EDGE, 0, _INNER, turns)
    y: float = turns + _GAP
    pieces += threats(table, _EDGE, y, _INNER, monsters)
    y += monsters + _GAP
    pieces += standings(table, _EDGE, y, _INNER, race)
    y += race + _GAP
    goal, high = aim(table, _EDGE, y, _INNER)
    pieces.append(goal)
    y += high
    workers: list[Piece] = []
    homes: dict[int, Home] = {}
    ribbons: list[Piece] = []
    for player in table.rivals:
        box: Box = (_EDGE, y, _INNER, 264 if player.automa else 132)
        if player.automa:
            pieces += opponent_panel(table, player, *box)
            homes[player.seat] = opponent_home(*box[:3])
        else:
            pieces += compact_rival(table, box[0], box[1], player, box[2], box[3])
            homes[player.seat] = compact_home(*box)
        workers += workers_at_home(table, player, homes[player.seat])
        ribbons += place_ribbon(table, player.seat, box[0] + box[2] - 26, y + 22)
        y += box[3] + _GAP
    pieces += [*marker(table, homes), *in_front(workers), *ribbons]
    return tab("players", table.say("scene-tab-players"), pieces, y - _GAP, W)
