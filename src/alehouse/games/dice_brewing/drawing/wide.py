"""The table on a laptop, twice as wide as high: the shared boards at the left, at the right the rivals in a row and
the own brewery below them."""

from itertools import chain
from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import AMBER, INK, LANTERN, ON_DARK, SOFT
from alehouse.core.draw.lettering import heading, text, width
from alehouse.core.draw.players import badge
from alehouse.core.draw.svg import rect, use
from alehouse.core.draw.table import dice_on_top
from alehouse.core.scene import Canvas, Piece, Scene
from alehouse.games.dice_brewing.drawing.brewery import houses, in_a_row, own_ground
from alehouse.games.dice_brewing.drawing.buildings import FLOORS, House
from alehouse.games.dice_brewing.drawing.landscape import brewed_words
from alehouse.games.dice_brewing.drawing.markets import MARKET_HEIGHT, black_market, laid_dice, market
from alehouse.games.dice_brewing.drawing.middle import TRACK_HEIGHT, barrel, rolled, supply, xp_track
from alehouse.games.dice_brewing.drawing.pieces import mug, season_token
from alehouse.games.dice_brewing.drawing.players import Box, place_ribbon
from alehouse.games.dice_brewing.drawing.recipe_faces import CARD_HEIGHT, NARROW, WIDE
from alehouse.games.dice_brewing.drawing.recipes import deck, display
from alehouse.games.dice_brewing.drawing.rivals import low_rival, rival_ground, small_houses, tray_lines
from alehouse.games.dice_brewing.drawing.spaces import Floor
from alehouse.games.dice_brewing.drawing.status import MADE, PHASES, phase_now, pip, placement_words
from alehouse.games.dice_brewing.drawing.table import DrawnTable
from alehouse.games.dice_brewing.drawing.trays import active_pool, warehouse
from alehouse.games.dice_brewing.view import PlayerView, Trays

W: Final = 1288
H: Final = 572
_GAP: Final = 8
_SHARED: Final = 632  # how wide the shared boards are
_RIVALS: Final = 152  # how high the rivals' cards are
_STALLS: Final = 404  # how wide both Markets are, one above the other
_TRACK: Final = CARD_HEIGHT + 7
_LOW: Final = _TRACK + TRACK_HEIGHT + 9  # where the Markets begin
_HEAD: Final = 36
_GARDEN: Final = 2.4  # so many floors down, in the garden of the second house, there are no words
_POOL: Final = 222  # how wide the Active Pool is while the Warehouse needs the rest


def scene(table: DrawnTable) -> Scene:
    return Scene(layout=table.layout, status=status_strip(table), table=table_canvas(table))


def table_canvas(table: DrawnTable) -> Canvas:
    x = _SHARED + 2 * _GAP
    pieces = _shared(table)
    pieces += rivals_row(table, (x, 0, W - x, _RIVALS))
    pieces += own_brewery(table, table.me, (x, _RIVALS + _GAP, W - x, H - _RIVALS - _GAP))
    pieces += rolled(table, 24, 48, _SHARED - 48, 160)
    return Canvas(width=W, height=H, pieces=tuple(dice_on_top(pieces)))


# ── shared boards ─────────────────────────────────────────────────────────────────────────────────


@cached
def _shared(table: DrawnTable) -> list[Piece]:
    """The display, the XP track, both Markets; deck, barrel and supply beside them."""
    count = table.view.display_size
    size = NARROW if count > 3 else WIDE
    gap = (_SHARED - count * size.w) / (count + 1)
    aside = _STALLS + 12
    span = _SHARED - aside
    return list(
        chain(
            display(table, gap, 0, size, count, gap),
            xp_track(table, 0, _TRACK, _SHARED),
            market(table, 0, _LOW, _STALLS),
            laid_dice(table, 0, _LOW, _STALLS),
            black_market(table, 0, _LOW + MARKET_HEIGHT + 12, _STALLS),
            deck(table, aside + 8, _LOW),
            barrel(table, aside + span - 92, _LOW + 14),
            [brewed_words(table, aside + span - 52, _LOW + 98)],
            supply(table, aside, _LOW + 136, span, H - _LOW - 138),
        )
    )


# ── the own brewery ───────────────────────────────────────────────────────────────────────────────


@cached
def own_brewery(table: DrawnTable, player: PlayerView, box: Box) -> list[Piece]:
    """Four houses side by side, the trays below them."""
    x, y, w, h = box
    low = house_row_height(w)
    pieces = own_ground(table, player, box, _HEAD, h - low)
    pieces += house_row(table, player, x, y, w)
    return pieces + both_trays(table, player.trays, x + 8, y + low + 7, w - 16, h - low - 15)


def _row(w: float) -> tuple[House, Floor]:
    """The measures of four houses side by side."""
    wall = min(176.0, (w - 44) / 4)
    return House(wall, 40, 61), Floor(wall - 10, 57, 36, 25, 30)


def house_row_height(w: float) -> float:
    """How high a board is down to the feet of its houses."""
    measures, _ = _row(w)
    return _HEAD + 8 + measures.h + 8


def house_row(table: DrawnTable, player: PlayerView, x: float, y: float, w: float) -> list[Piece]:
    """The houses below the head of a board that begins at (x, y), and the place that was won."""
    measures, floor = _row(w)
    row = houses(table, player, in_a_row(x + 6, y + _HEAD + 8, w - 12, measures), measures, floor)
    garden = y + _HEAD + 8 + measures.roof + measures.floor * _GARDEN
    return row + place_ribbon(table, player.seat, x + w * 0.375, garden)


def both_trays(table: DrawnTable, trays: Trays, x: float, y: float, w: float, h: float) -> list[Piece]:
    """Active Pool and Warehouse side by side; an almost empty pool cedes room to a crowded Warehouse."""
    crowded = len(trays.warehouse) > 4
    split = _POOL if crowded and len(trays.pool) <= 4 else w * 0.46
    pool = active_pool(table, trays, x, y, split, h)
    return pool + warehouse(table, trays, x + split + 8, y, w - split - 8, h)


# ── rivals ────────────────────────────────────────────────────────────────────────────────────────


def rivals_row(table: DrawnTable, box: Box) -> list[Piece]:
    """Side by side: a whole board where there is one, small houses above the trays where there are more."""
    x, y, w, h = box
    rivals = table.rivals
    wide = (w - _GAP * (len(rivals) - 1)) / len(rivals)
    pieces: list[Piece] = []
    for n, player in enumerate(rivals):
        place: Box = (x + n * (wide + _GAP), y, wide, h)
        pieces += low_rival(table, player, place) if len(rivals) == 1 else _card(table, player, place)
    return pieces


@cached
def _card(table: DrawnTable, player: PlayerView, box: Box) -> list[Piece]:
    """Small houses without names in one's own order, the trays in two lines below."""
    x, y, w, h = box
    top, roof, tray = 27, 6, 50
    measures = House((w - 20) / 4, roof, (h - top - tray - roof - 12) / FLOORS, 3)
    pieces = rival_ground(table, x, y, player, w, h, top, tray + 2)
    pieces += small_houses(table, player, in_a_row(x + 2, y + top + 3, w - 4, measures), measures)
    pieces += tray_lines(table, x + 4, y + h - tray - 3, player.trays, w - 8, tray)
    return pieces + place_ribbon(table, player.seat, x + w - 22, y + top + 19)


# ── the strip in the prompt bar ───────────────────────────────────────────────────────────────────


@cached
def status_strip(table: DrawnTable) -> Canvas:
    """One strip as high as a low prompt bar."""
    return Canvas(width=384, height=52, pieces=tuple(strip_pieces(table)))


def strip_pieces(table: DrawnTable) -> list[Piece]:
    """Season and round, the phases in short words, and what is going on."""
    view = table.view
    words = heading(50, 22, table.say("board-round", round=view.round), 16, ON_DARK, span=84)
    words += text(50, 40, table.say(f"season-{view.season}"), 13, SOFT, span=84)
    return [
        table.piece(
            "season", 4, 6, season_token(view.season, 0, 0, 40), table.say(f"season-{view.season}"), "rules:DB-5.71"
        ),
        table.piece("round", 0, 0, words),
        *_phases(table, 138, 3, 238, 22),
        _meanwhile(table, 140, 38, 236),
    ]


def _phases(table: DrawnTable, x: float, y: float, w: float, h: float) -> list[Piece]:
    now = phase_now(table)
    words = [table.say(f"board-short-{name}") for name, _, _ in PHASES]
    wanted = [width(word, 12, bold=True) + 18 for word in words]
    share = (w - 12) / sum(wanted)
    pieces = []
    for n, (name, _, clause) in enumerate(PHASES):
        wide = wanted[n] * share
        fill, ink = (AMBER, INK) if n == now else ("#3b2d22", SOFT if n > now else MADE)
        art = rect(0, 0, wide, h, h / 2, fill)
        art += text(wide / 2, h / 2 + 4.3, words[n], 12, ink, bold=n == now, anchor="middle", span=wide - 8)
        pieces.append(table.piece(f"phase:{name}", x, y, art, table.say(f"board-phase-{name}"), f"rules:{clause}"))
        x += wide + 4
    return pieces


def _meanwhile(table: DrawnTable, x: float, cy: float, w: float) -> Piece:
    """The token window, the placements of the turn, or how far the brewing is."""
    view = table.view
    if view.window and not view.over:
        words = table.say("board-window")
        span = w - 24 * len(view.window.waiting) - 30
        art = use("action-back", 0, -9, 18) + text(24, 4.5, words, 13, LANTERN, bold=True, span=span)
        at = 34 + min(width(words, 13, bold=True), span)
        for n, seat in enumerate(view.window.waiting):
            art += badge(table.colour(seat), at + n * 24, 0, 7.5, lit=n == 0)
        names = ", ".join(table.name(seat) for seat in view.window.waiting)
        return table.piece("meanwhile", x, cy, art, table.say("board-window-label", names=names), "rules:DB-5.12")
    if view.phase == "place" and view.turn >= 0 and not view.over:
        words = placement_words(table)
        art = badge(table.colour(view.turn), 9, 0, 8) + text(24, 4.5, words, 13, ON_DARK, span=w - 80)
        at = 34 + min(width(words, 13), w - 80)
        art += "".join(pip(at + n * 26, -5, 21, 10, n - view.placements) for n in range(view.placements_allowed))
        return table.piece("meanwhile", x, cy, art, words, "rules:DB-5.24")
    words = table.say("board-brewed-of", brewed=view.brewed, end=view.brewed_to_end)
    art = mug(0, -10, 20) + text(27, 4.5, words, 13, ON_DARK, span=w - 30)
    return table.piece("meanwhile", x, cy, art, words, "rules:DB-7.1")
