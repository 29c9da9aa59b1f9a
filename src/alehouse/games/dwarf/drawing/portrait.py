"""The narrow table: a line for the round, rivals as chips, one area at a time behind tabs, the own strip below."""

from alehouse.core.draw.album import part
from alehouse.core.draw.colours import LANTERN, LINE, MUTED, ON_DARK
from alehouse.core.draw.lettering import heading, text, wrap
from alehouse.core.draw.players import COLOURS, badge
from alehouse.core.draw.svg import group, left_rounded, path, rect
from alehouse.core.draw.table import anywhere
from alehouse.core.scene import Canvas, Piece, Scene, Tab
from alehouse.games.dwarf.card_text import special_in_short
from alehouse.games.dwarf.cards import GOODS
from alehouse.games.dwarf.drawing import mine, mountain, special
from alehouse.games.dwarf.drawing.cards import MIDDLE
from alehouse.games.dwarf.drawing.goods import small_count
from alehouse.games.dwarf.drawing.mine import Grid, Origins
from alehouse.games.dwarf.drawing.players import (
    Box,
    Home,
    goods_label,
    goods_line,
    head,
    marker,
    place_ribbon,
    player_label,
    regular_workers,
    rival,
    rival_home,
    where_words,
    workers_at_home,
)
from alehouse.games.dwarf.drawing.standings import opponent_home, opponent_panel, standings
from alehouse.games.dwarf.drawing.table import Table, piles_of
from alehouse.games.dwarf.drawing.threats import threats
from alehouse.games.dwarf.drawing.turns import status_line, turn_order
from alehouse.games.dwarf.drawing.workers import in_order
from alehouse.games.dwarf.view import PileView, PlayerView

W = 390
_GRID = Grid(8, 0, MIDDLE, 15, 18, 10, 11)


def scene(table: Table) -> Scene:
    return Scene(
        layout=table.layout,
        status=status_line(table),
        rivals=rivals_canvas(table),
        tabs=tabs(table),
        own=own_canvas(table),
    )


# ── rivals ────────────────────────────────────────────────────────────────────────────────────────


def rivals_canvas(table: Table) -> Canvas:
    """Chips, two in a row; three and four take a second row."""
    rivals = table.rivals
    pieces: list[Piece] = []
    workers: list[Piece] = []
    homes: dict[int, Home] = {}
    rows = -(-len(rivals) // 2)
    tall = 70.0 if rows == 1 else 52.0
    for n, player in enumerate(rivals):
        alone = len(rivals) == 1 or (n == 2 and len(rivals) == 3)
        w = 374.0 if alone else 183.0
        x, y = 8 + n % 2 * 191, n // 2 * (tall + 6)
        pieces += chip(table, x, y, player, w, tall)
        homes[player.seat] = Home(
            hand=((x + w - 42, y + 23), (x + w - 22, y + 23)),
            supply=((0, 0), (0, 0)),
            tall=20,
            small=0,
            marker=(x + w - 74, y + 1),
            marker_size=22,
        )
        workers += regular_workers(table, player, homes[player.seat])
    pieces += [*marker(table, homes), *in_front(workers)]
    return Canvas(width=W, height=rows * (tall + 6) - 6, pieces=tuple(pieces))


def in_front(workers: list[Piece]) -> list[Piece]:
    """Workers at home, above everything else and those who come and go above the helpers: so when they come back,
    no piece changes its place in the order."""
    return sorted(workers, key=lambda piece: (piece.id.endswith((":0", ":1")), piece.id))


@anywhere
def chip(table: Table, player: PlayerView, w: float, h: float) -> list[Piece]:
    seat = player.seat
    now = table.is_deciding(seat)
    art = rect(0, 0, w, h, 10, "url(#parchment)", stroke=LANTERN if now else LINE, stroke_width=2 if now else 1)
    art += head(table, player.seat, w, 24, 14, 8.5, reserved=52)
    if h > 60:
        left = table.say("scene-workers-left", n=len(player.hand))
        where = where_words(table, player.seat)
        art += text(8, 61, f"{left}, {where}" if where else left, 12, MUTED, room=w - 16)
    panel = table.piece(f"player:{seat}", 0, 0, art, player_label(table, player), f"player:{seat}")
    return [panel, *goods_line(table, player, 6, 39, (w - 8) / 5, 15, 14)]


# ── tabs ──────────────────────────────────────────────────────────────────────────────────────────


def tabs(table: Table) -> tuple[Tab, ...]:
    mines = tuple(_mine_tab(table, letter) for letter in table.mines)
    return (*mines, _special_tab(table), _players_tab(table))


def _tab(name: str, label: str, pieces: list[Piece], height: float) -> Tab:
    waiting = len({action for piece in pieces for action in piece.actions})
    return Tab(id=name, label=label, waiting=waiting, canvas=Canvas(width=W, height=height, pieces=tuple(pieces)))


def _mine_tab(table: Table, letter: str) -> Tab:
    pieces = [mine.gallery(table, letter, _GRID)]
    pieces += mine.stacks(table, letter, _GRID)
    pieces += mine.cards(table, letter, _GRID, Origins((141, 0), (141, 0), {}))
    pieces += mine.locations(table, letter, _GRID)
    pieces += in_order(mine.placed_workers(table, letter, _GRID))
    two = len(table.mines) > 1
    label = table.say("scene-tab-mine-of", mine=letter) if two else table.say("scene-tab-mine")
    return _tab(f"mine-{letter.lower()}" if two else "mine", label, pieces, _GRID.h)


def _special_tab(table: Table) -> Tab:
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
    return _tab("special", table.say("scene-tab-special"), pieces, y - 12)


def _slab(table: Table, letter: str, y: float, h: float) -> Piece:
    art = rect(0, 0, 374, h, 14, "url(#rock)", stroke="#14181b", stroke_width=2)
    return table.piece(f"slab:{letter}", 8, y, art)


@part
def _pile_row(table: Table, pile: PileView, x: float, y: float) -> list[Piece]:
    pieces = special.pile_cards(table, pile, x, y, 106)
    pieces += special.pile_place(table, pile, x, y, 106)
    pieces += special.committed_workers(table, pile, x, y, 106)
    if pile.top:
        lines = wrap(special_in_short(table.catalogue.specials[pile.top], table.words), 14, 226, 2)
        words = "".join(text(0, 14 + n * 18, line, 14, ON_DARK, room=226) for n, line in enumerate(lines))
        pieces.append(table.piece(f"about:{pile.id}", x + 126, y, words))
        pieces += special.wide_price_tags(table, pile, x + 126, y + 52)
    return pieces


def _players_tab(table: Table) -> Tab:
    """Turn order, threats, standings, then every rival in full."""
    pieces = turn_order(table, 8, 0, 374, 84)
    pieces += threats(table, 8, 96, 374, 150)
    pieces += standings(table, 8, 258, 374, 150)
    y = 420.0
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
    return _tab("players", table.say("scene-tab-players"), pieces, y - 12)


# ── own strip ─────────────────────────────────────────────────────────────────────────────────────


def own_canvas(table: Table) -> Canvas:
    """Who one is, the workers left, the five counts."""
    return own_strip(table, table.me, 374)


@part
def own_strip(table: Table, player: PlayerView, w: float) -> Canvas:
    h = 62
    seat = player.seat
    colour = table.colour(seat)
    flank = left_rounded(104, h, 10)
    now = table.is_deciding(seat)
    frame = rect(1, 1, w - 2, h - 2, 10, "url(#parchment)", stroke=LANTERN if now else LINE, stroke_width=2)
    who = path(flank, COLOURS[colour]) + path(flank, "#000", opacity=0.18) + badge(colour, 18, 16, 9)
    who += heading(32, 21, table.name(seat), 14, "#fff", room=68 if table.view.marker != seat else 44)
    pieces = [
        table.piece("own", 0, 0, frame, player_label(table, player), f"player:{seat}"),
        table.piece("own-name", 0, 0, group(who, pointer_events="none")),
    ]
    home = Home(
        hand=((21, 57), (45, 57)),
        supply=((72, 56), (89, 56)),
        tall=31,
        small=24,
        marker=(80, 2),
        marker_size=20,
    )
    pieces += marker(table, {seat: home})
    for n, good in enumerate(GOODS):
        pieces.append(_own_count(table, player, good, 112 + n * (w - 112) / 5))
    pieces += in_front(workers_at_home(table, player, home))
    return Canvas(width=w, height=h, pieces=tuple(pieces))


def _own_count(table: Table, player: PlayerView, good: str, x: float) -> Piece:
    seat, amount = player.seat, player.goods[good]
    risk = table.view.at_risk(seat, good) > 0
    art = small_count(good, amount, good in player.leads, 22, 20, 52)
    words = table.say(f"scene-short-{good}")
    art += text(0, 31, words, 12, "#6d1f3a" if risk else MUTED, bold=risk, room=46)
    return table.piece(f"goods:{seat}:{good}", x, 21, art, goods_label(table, seat, good, amount))
