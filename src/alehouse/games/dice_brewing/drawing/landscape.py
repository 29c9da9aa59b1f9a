"""The wide table: the middle above, below it the own brewery and the rivals' ones."""

from itertools import chain

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import ON_DARK, SOFT
from alehouse.core.draw.lettering import text
from alehouse.core.draw.table import dice_on_top
from alehouse.core.scene import Canvas, Piece, Scene
from alehouse.games.dice_brewing.drawing.brewery import own_area, wide_own_area
from alehouse.games.dice_brewing.drawing.markets import MARKET_HEIGHT, black_market, laid_dice, market
from alehouse.games.dice_brewing.drawing.middle import TRACK_HEIGHT, barrel, rolled, supply, xp_track
from alehouse.games.dice_brewing.drawing.players import Box
from alehouse.games.dice_brewing.drawing.recipe_faces import CARD_HEIGHT, NARROW, WIDE
from alehouse.games.dice_brewing.drawing.recipes import deck, display
from alehouse.games.dice_brewing.drawing.rivals import rival
from alehouse.games.dice_brewing.drawing.status import status_strip
from alehouse.games.dice_brewing.drawing.table import DrawnTable

W, H = 1096, 792
_TRACK = CARD_HEIGHT + 8
_BOARDS = _TRACK + TRACK_HEIGHT + 8  # where the breweries begin
_OWN = 724  # how wide the own brewery is with one or two rivals beside it


def scene(table: DrawnTable) -> Scene:
    return Scene(layout=table.layout, status=status_strip(table), table=table_canvas(table))


def table_canvas(table: DrawnTable) -> Canvas:
    many = len(table.rivals) > 2
    pieces = _middle(table, 174 if many else 184, 318 if many else 328)
    pieces += _breweries_below(table) if many else _breweries_beside(table)
    return Canvas(width=W, height=H, pieces=tuple(dice_on_top(pieces)))


# ── the middle ────────────────────────────────────────────────────────────────────────────────────


@cached
def _middle(table: DrawnTable, left: float, stalls: float) -> list[Piece]:
    """Supply, deck and barrel in `left`, the display, both Markets in `stalls`; the XP track below."""
    size = NARROW if table.view.display_size > 3 else WIDE
    span = W - left - stalls
    count = table.view.display_size
    gap = (span - count * size.w) / (count + 1)
    x = W - stalls
    pieces = chain(
        supply(table, 0, 0, left, 114),
        deck(table, 0, 124),
        barrel(table, left - 82, 128),
        [brewed_words(table, left - 42, 212)],
        display(table, left + gap, 0, size, count, gap),
        market(table, x, 0, stalls),
        laid_dice(table, x, 0, stalls),
        black_market(table, x, MARKET_HEIGHT + 8, stalls),
        xp_track(table, 0, _TRACK, W),
        rolled(table, left + gap + 12, 44, span - 2 * gap - 24, 150),
    )
    return list(pieces)


def brewed_words(table: DrawnTable, cx: float, y: float) -> Piece:
    """How full the barrel is, in words below it."""
    view = table.view
    count = table.say("board-count-of", number=view.brewed, all=view.brewed_to_end)
    art = text(0, 0, count, 14, ON_DARK, bold=True, anchor="middle", span=80)
    return table.piece("barrel-words", cx, y, art + text(0, 16, table.say("board-brewed"), 12, SOFT, anchor="middle"))


# ── breweries ─────────────────────────────────────────────────────────────────────────────────────


def _breweries_beside(table: DrawnTable) -> list[Piece]:
    """The own brewery at the left; one rival beside it, or two, one above the other."""
    x, h = _OWN + 12, H - _BOARDS
    count = len(table.rivals)
    tall = (h - 12 * (count - 1)) / count
    pieces: list[Piece] = []
    for n, player in enumerate(table.rivals):
        pieces += rival(table, player, (x, _BOARDS + n * (tall + 12), W - x, tall))
    return pieces + own_area(table, table.me, (0, _BOARDS, _OWN, h))


def _breweries_below(table: DrawnTable) -> list[Piece]:
    """Three rivals side by side, the own brewery below them."""
    tall = 178
    wide = (W - 2 * 8) / 3
    pieces: list[Piece] = []
    for n, player in enumerate(table.rivals):
        box: Box = (n * (wide + 8), _BOARDS - 2, wide, tall)
        pieces += rival(table, player, box)
    top = _BOARDS + tall + 8
    return pieces + wide_own_area(table, table.me, (0, top, W, H - top))
