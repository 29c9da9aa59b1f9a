"""Rivals in little room: chips with name and goods, and on a short telephone those in one line or two."""

from typing import Final

from alehouse.core.draw.colours import LANTERN, LINE, MUTED
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.players import COLOURS, badge
from alehouse.core.draw.svg import group, left_rounded, path, rect, top_rounded
from alehouse.core.draw.table import anywhere
from alehouse.core.scene import Piece
from alehouse.games.dwarf.cards import GOODS
from alehouse.games.dwarf.drawing.goods import small_count
from alehouse.games.dwarf.drawing.players import (
    SQUEEZED,
    Box,
    Home,
    goods_label,
    goods_line,
    head,
    marker,
    place_ribbon,
    player_label,
    regular_workers,
    where_words,
)
from alehouse.games.dwarf.drawing.table import DrawnTable
from alehouse.games.dwarf.view import PlayerView

_COUNTED: Final = GOODS[1:4]  # what decides the game: steel, gold, items
_FLANK: Final = 30  # the player's colour on a low chip
_TWO_LINES: Final = 100  # a chip that is narrower than that and a half has two


def in_front(workers: list[Piece]) -> list[Piece]:
    """Workers at home, above everything else and those who come and go above the helpers: so when they come back,
    no piece changes its place in the order."""
    return sorted(workers, key=lambda piece: (piece.id.endswith((":0", ":1")), piece.id))


def chips(table: DrawnTable, boxes: list[Box]) -> list[Piece]:
    """The rivals in these places, with their workers in hand, the first player marker and places at the end."""
    pieces: list[Piece] = []
    workers: list[Piece] = []
    homes: dict[int, Home] = {}
    for player, (x, y, w, h) in zip(table.rivals, boxes):
        pieces += chip(table, x, y, player, w, h)
        homes[player.seat] = Home(
            hand=((x + w - 42, y + 23), (x + w - 22, y + 23)),
            supply=((0, 0), (0, 0)),
            tall=20,
            small=0,
            marker=(x + w - 74, y + 1),
            marker_size=22,
        )
        workers += regular_workers(table, player, homes[player.seat])
    pieces += [*marker(table, homes), *in_front([] if table.view.over else workers)]
    for player, (x, y, w, _) in zip(table.rivals, boxes):
        pieces += place_ribbon(table, player.seat, x + w - 18, y + 12, ribbons=False)
    return pieces


@anywhere
def chip(table: DrawnTable, player: PlayerView, w: float, h: float) -> list[Piece]:
    """Name, goods and, where it is high enough, where the workers are."""
    seat = player.seat
    now = table.is_deciding(seat)
    art = rect(0, 0, w, h, 10, "url(#parchment)", stroke=LANTERN if now else LINE, stroke_width=2 if now else 1)
    art += head(table, player.seat, w, 24, 14, 8.5, reserved=52)
    if h > 60:
        art += text(8, h - (9 if h < 76 else 12), _workers_words(table, player, w - 16), 12, MUTED, span=w - 16)
    panel = table.piece(f"player:{seat}", 0, 0, art, player_label(table, player), f"player:{seat}")
    middle = 39 if h < 76 else 42
    return [panel, *goods_line(table, player, 8, middle, (w - 12) / 5, 15, 14)]


def _workers_words(table: DrawnTable, player: PlayerView, span: float) -> str:
    """How many workers are left, and where the others are; what is too long for the room is left out."""
    left = table.say("scene-workers-left", n=len(player.hand))
    where = where_words(table, player.seat)
    both = f"{left}, {where}" if where else left
    return both if width(both, 12) <= span * SQUEEZED else where


# ── on a short telephone ──────────────────────────────────────────────────────────────────────────


def low_chips(table: DrawnTable, x: float, w: float, h: float, gap: float) -> list[Piece]:
    """All rivals in one row: steel, gold, items and the workers left."""
    count = len(table.rivals)
    wide = (w - gap * (count - 1)) / count
    pieces: list[Piece] = []
    workers: list[Piece] = []
    homes: dict[int, Home] = {}
    for n, player in enumerate(table.rivals):
        left = x + n * (wide + gap)
        home = _low_home(left, wide, h)
        homes[player.seat] = home
        pieces += low_chip(table, left, 0, player, wide, h)
        workers += regular_workers(table, player, home)
    pieces += [*marker(table, homes), *in_front([] if table.view.over else workers)]
    for n, player in enumerate(table.rivals):
        right = x + n * (wide + gap) + wide - (14 if _two_lines(wide) else 18)
        pieces += place_ribbon(table, player.seat, right, 10.5 if _two_lines(wide) else h / 2, ribbons=False)
    return pieces


def _low_home(x: float, w: float, h: float) -> Home:
    """Workers stand at the right end of the first line."""
    upper = _two_lines(w)
    feet = 19.0 if upper else h / 2 + 12
    tall = 17 if upper else 24
    right = x + w - tall * 0.5
    marker_at = (right - tall * 1.5 - 15, 2) if upper else (x + 13, h / 2 + 1)
    return Home(((right - tall * 0.8, feet), (right, feet)), ((0, 0), (0, 0)), tall, 0, marker_at, 15)


def _two_lines(w: float) -> bool:
    return w < _TWO_LINES * 1.5


@anywhere
def low_chip(table: DrawnTable, player: PlayerView, w: float, h: float) -> list[Piece]:
    """The player's badge instead of the name, and what decides the game."""
    seat = player.seat
    now = table.is_deciding(seat)
    upper = _two_lines(w)
    art = rect(0, 0, w, h, 9, "url(#parchment)", stroke=LANTERN if now else LINE, stroke_width=2 if now else 1)
    flank = top_rounded(w, 21, 9) if upper else left_rounded(_FLANK, h, 9)
    colour = table.colour(seat)
    holds = table.view.marker == seat and not table.view.over and not upper
    sign = badge(colour, 12, 10.5, 7.5) if upper else badge(colour, _FLANK / 2, 11 if holds else h / 2, 9)
    art += group(path(flank, COLOURS[colour]) + path(flank, "#000", opacity=0.3) + sign, pointer_events="none")
    pieces = [table.piece(f"player:{seat}", 0, 0, art, player_label(table, player), f"player:{seat}")]
    left = 5 if upper else _FLANK + 6
    step = (w - left) / 3 if upper else (w - left - 42) / 3
    icon, size = (11, 12) if step < 30 else (14, 13)
    for n, good in enumerate(_COUNTED):
        count = small_count(good, player.goods[good], good in player.leads, icon, size, step + (5 if icon < 14 else 3))
        label = goods_label(table, seat, good, player.goods[good])
        middle = h - 10 if upper else h / 2 + 3
        pieces.append(table.piece(f"goods:{seat}:{good}", left + n * step, middle, count, label))
    return pieces
