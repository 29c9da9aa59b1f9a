"""The narrow table: players as chips, one board at a time behind tabs, the own trays always at hand below."""

from itertools import chain

from alehouse.core.draw.album import part
from alehouse.core.draw.colours import CARD, LANTERN
from alehouse.core.draw.lettering import heading, text, width
from alehouse.core.draw.players import COLOURS, mark, rosette
from alehouse.core.draw.svg import group, path, rect, top_rounded, use
from alehouse.core.draw.table import anywhere, dice_on_top
from alehouse.core.ink import MARKS
from alehouse.core.scene import Canvas, Piece, Scene, Tab
from alehouse.games.dice_brewing.drawing.brewery import ground, houses, in_a_row, two_by_two
from alehouse.games.dice_brewing.drawing.buildings import House, street
from alehouse.games.dice_brewing.drawing.landscape import brewed_words
from alehouse.games.dice_brewing.drawing.markets import (
    BLACK_MARKET_HEIGHT,
    MARKET_HEIGHT,
    black_market,
    laid_dice,
    market,
)
from alehouse.games.dice_brewing.drawing.middle import TRACK_HEIGHT, barrel, rolled, supply, xp_track
from alehouse.games.dice_brewing.drawing.pieces import season_token
from alehouse.games.dice_brewing.drawing.players import head, place_ribbon, player_label
from alehouse.games.dice_brewing.drawing.recipe_faces import CARD_HEIGHT, WIDE
from alehouse.games.dice_brewing.drawing.recipes import deck, display
from alehouse.games.dice_brewing.drawing.rivals import small_houses
from alehouse.games.dice_brewing.drawing.spaces import Floor
from alehouse.games.dice_brewing.drawing.status import status_line
from alehouse.games.dice_brewing.drawing.strips import (
    Strip,
    pool_strip,
    pool_strip_height,
    warehouse_strip,
    warehouse_strip_height,
)
from alehouse.games.dice_brewing.drawing.table import Table
from alehouse.games.dice_brewing.view import PlayerView

W = 390
_CHIP = 50  # the height of a chip
_LOG_TAB = 86  # the width of the page's own tab, of gaps, and of a number that tells how many options wait behind a tab


def scene(table: Table) -> Scene:
    return Scene(
        layout=table.layout,
        status=status_line(table),
        rivals=players_canvas(table),
        tabs=tabs(table),
        own=own_canvas(table),
    )


# ── chips ─────────────────────────────────────────────────────────────────────────────────────────


def players_canvas(table: Table) -> Canvas:
    """A chip for everybody in one row, the viewer first."""
    players = [table.me, *table.rivals]
    w = (W - 16 - 5 * (len(players) - 1)) / len(players)
    chips = [player_chip(table, 8 + n * (w + 5), 0, player, w) for n, player in enumerate(players)]
    return Canvas(width=W, height=_CHIP, pieces=tuple(chain.from_iterable(chips)))


@anywhere
def player_chip(table: Table, player: PlayerView, w: float) -> list[Piece]:
    """Name above, counts below: as many of them as fit."""
    seat = player.seat
    first = table.has_priority(seat)
    room = w - 30 - (22 if first else 0)
    art = rect(0, 0, w, _CHIP, 10, CARD) + path(top_rounded(w, 24, 10), f"url(#band-{seat})")
    art += mark(seat, 14, 12, 13) + heading(25, 17, _chip_name(table, seat, room), 14, "#fff", room=room)
    pieces = [_chip_piece(table, player, w, art)]
    counts, wide = _result(table, player, w - 10) if table.view.over else _counts(player, w - 10)
    pieces.append(table.piece(f"counts:{seat}", (w - wide) / 2, 37.5, counts))
    if first:
        token = season_token(table.view.season, 0, 0, 22)
        pieces.append(table.piece("priority", w - 24, 1, token, motion="flip"))
    return pieces


def _chip_piece(table: Table, player: PlayerView, w: float, art: str) -> Piece:
    edge, thick = (LANTERN, 2.5) if table.is_deciding(player.seat) else (COLOURS[player.seat], 1.5)
    art += rect(0.8, 0.8, w - 1.6, _CHIP - 1.6, 9.5, stroke=edge, stroke_width=thick)
    return table.piece(f"player:{player.seat}", 0, 0, art, player_label(table, player), f"player:{player.seat}")


def _chip_name(table: Table, seat: int, room: float) -> str:
    """The name; the viewer's own says so where there is room for it."""
    name = table.name(seat)
    own = table.say("board-you", name=name)
    return own if table.is_viewer(seat) and width(own, 14, bold=True, serif=True) <= room else name


def _counts(player: PlayerView, room: float) -> tuple[str, float]:
    """XP, coins, brewed recipes, around the origin's height; and how wide that is."""
    goods = {"xp": player.xp, "coin": player.coins, "brewed": len(player.brewed)}
    figures = width("".join(map(str, goods.values())), 14, bold=True)
    icon, size, gap, after = (15, 14, 8, 5) if figures + 76 <= room else (12, 12, 4, 2)
    out, x = "", 0.0
    for good, amount in goods.items():
        wide = icon + after + width(amount, size, bold=True)
        if x + wide > room:
            break
        out += use(good, x, -icon / 2, icon) + text(x + icon + after, size * 0.36, amount, size, bold=True)
        x += wide + gap
    return out, x - gap


def _result(table: Table, player: PlayerView, room: float) -> tuple[str, float]:
    """When all is over: the place and the points, around the origin's height; and how wide that is."""
    words = table.say("board-state-points", points=player.score)
    wide = min(room, 26 + width(words, 14, bold=True))
    disc = group(rosette(table.view.result.places[player.seat]), x=9, y=-3, transform="scale(0.6)")
    return disc + text(26, 5, words, 14, bold=True, room=wide - 26), wide


# ── tabs ──────────────────────────────────────────────────────────────────────────────────────────


def tabs(table: Table) -> tuple[Tab, ...]:
    boards = [_rival_tab(table, number, label) for number, label in enumerate(_rival_labels(table))]
    return (_brewery_tab(table), _recipes_tab(table), _markets_tab(table), *boards)


def _tab(name: str, label: str, pieces: list[Piece], height: float) -> Tab:
    waiting = len({action for piece in pieces for action in piece.actions})
    canvas = Canvas(width=W, height=height, pieces=tuple(dice_on_top(pieces)))
    return Tab(id=name, label=label, waiting=waiting, canvas=canvas)


def _rival_labels(table: Table) -> list[str]:
    """The rivals' shapes, and as much of their names as there is room for beside the other tabs."""
    taken = sum(width(table.say(f"board-tab-{name}"), 14) + 14 for name in ("brewery", "recipes", "markets"))
    room = (W - 16 - taken - _LOG_TAB) / len(table.rivals) - 14
    return [_cut(f"{MARKS[player.seat]} {table.name(player.seat)}", room) for player in table.rivals]


def _cut(words: str, room: float) -> str:
    """The shape and the name, or its beginning, or the shape alone."""
    while width(words, 14) > room and len(words) > 4:
        words = words[:-1]
    return words if width(words, 14) <= room else words[0]


def _brewery_tab(table: Table) -> Tab:
    """The own board: four houses, two by two."""
    measures, floor = House(182, 26, 62), Floor(172, 58.5, 41, 28, 41)
    height = 10 + 2 * measures.h + 4 + 7
    art = rect(0, 0, 382, height, 14, "#4a3424") + street(table.view.season, 2, 2, 378, height - 4)
    edge = LANTERN if table.is_deciding(table.own) else COLOURS[table.own]
    art += rect(1, 1, 380, height - 2, 13, stroke=edge, stroke_width=2.5)
    pieces = [table.piece(f"board:{table.own}", 4, 0, art)]
    pieces += houses(table, table.me, two_by_two(4, 10, 382, measures, 4), measures, floor)
    pieces += place_ribbon(table, table.own, 356, 28)
    pieces += rolled(table, 20, 120, 350, 200)
    return _tab("brewery", table.say("board-tab-brewery"), pieces, height)


def _recipes_tab(table: Table) -> Tab:
    """The display, two cards in a row; deck and barrel where there is room."""
    rows = -(-table.view.display_size // 2)
    height = rows * (CARD_HEIGHT + 10)
    pieces = display(table, 10, 0, WIDE, 2, 10)
    x, y = (205.0, height - CARD_HEIGHT - 10) if table.view.display_size % 2 else (60.0, height)
    pieces += deck(table, x + 4, y + 20)
    pieces += [*barrel(table, x + 94, y + 36), brewed_words(table, x + 134, y + 120)]
    if y == height:
        height += 160
    return _tab("recipes", table.say("board-tab-recipes"), pieces, height)


def _markets_tab(table: Table) -> Tab:
    """Both Markets, the supply, the XP track in two rows."""
    black = MARKET_HEIGHT + 18
    store = black + BLACK_MARKET_HEIGHT + 12
    track = store + 84
    pieces = chain(
        market(table, 8, 6, 374),
        laid_dice(table, 8, 6, 374),
        black_market(table, 8, black, 374),
        supply(table, 8, store, 374, 74),
        xp_track(table, 8, track, 374, rows=2),
    )
    return _tab("markets", table.say("board-tab-markets"), list(pieces), track + 2 * TRACK_HEIGHT)


def _rival_tab(table: Table, number: int, label: str) -> Tab:
    pieces, height = _rival_board(table, table.rivals[number])
    return _tab(f"rival-{number + 1}", label, pieces, height)


@part
def _rival_board(table: Table, player: PlayerView) -> tuple[list[Piece], float]:
    """A rival's board, and how high it is: four small houses in a row, with dice as large as one's own."""
    strip = Strip(366, 40)
    measures = House(89, 18, 62, 3)
    low = 36 + 10 + measures.h + 12
    pool, store = pool_strip_height(player.trays, strip), warehouse_strip_height(table, player.trays, strip)
    height = low + pool + store + 20
    art = ground(table, player.seat, 382, height, 34, height - low)
    pieces = [
        table.turn_light(player.seat, 4, 0, 382, height),
        table.piece(f"board:{player.seat}", 4, 0, art),
        *head(table, player, 4, 0, 382, 36),
        *small_houses(table, player, in_a_row(8, 44, 374, measures), measures),
        *pool_strip(table, player.trays, 12, low + 6, strip),
        *warehouse_strip(table, player.trays, 12, low + pool + 12, strip),
        *place_ribbon(table, player.seat, 360, 46),
    ]
    return pieces, height


# ── the own trays ─────────────────────────────────────────────────────────────────────────────────


def own_canvas(table: Table) -> Canvas:
    """Active Pool and Warehouse, whatever tab is shown: dice are taken from here."""
    strip, trays = Strip(374, 41), table.me.trays
    pool, store = pool_strip_height(trays, strip), warehouse_strip_height(table, trays, strip)
    pieces = pool_strip(table, trays, 0, 0, strip) + warehouse_strip(table, trays, 0, pool + 5, strip)
    return Canvas(width=374, height=pool + store + 5, pieces=tuple(dice_on_top(pieces)))
