"""What all telephones have in common: one board at a time behind tabs, laid out for some width."""

from dataclasses import dataclass
from itertools import chain
from typing import Final

from alehouse.core.draw.aim import aim
from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import LANTERN
from alehouse.core.draw.lettering import width
from alehouse.core.draw.players import COLOURS
from alehouse.core.draw.svg import rect
from alehouse.core.draw.table import dice_on_top, moved
from alehouse.core.scene import Canvas, Piece, Scene, Tab
from alehouse.core.styles import MARKS
from alehouse.games.dice_brewing.drawing.brewery import ground, houses, in_a_row, two_by_two
from alehouse.games.dice_brewing.drawing.buildings import House, street
from alehouse.games.dice_brewing.drawing.chips import players_canvas
from alehouse.games.dice_brewing.drawing.landscape import brewed_words
from alehouse.games.dice_brewing.drawing.markets import (
    BLACK_MARKET_HEIGHT,
    MARKET_HEIGHT,
    black_market,
    laid_dice,
    market,
)
from alehouse.games.dice_brewing.drawing.middle import TRACK_HEIGHT, barrel, rolled, supply, xp_track
from alehouse.games.dice_brewing.drawing.players import head, place_ribbon
from alehouse.games.dice_brewing.drawing.recipe_faces import CARD_HEIGHT, Size
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
from alehouse.games.dice_brewing.drawing.table import DrawnTable
from alehouse.games.dice_brewing.view import PlayerView

MARGIN: Final = 8
_LOG_TAB: Final = 86  # the width of the page's own tab, of gaps, and of a number that tells how many options wait
_SUPPLY: Final = 80
_GARDEN: Final = 2.4  # so many floors down, in the garden of the second house, there are no words
_CLOTH: Final = 200  # how high the dice of the supply lie that were rolled
_BOARD: Final = 4  # from a canvas's edge to a board


@dataclass(frozen=True)
class Phone:
    """What a telephone has room for: its width in units, houses and their floors, recipe cards, dice."""

    w: float
    house: House
    floor: Floor
    card: Size
    die: float

    @property
    def span(self) -> float:
        """Between the margins."""
        return self.w - 2 * MARGIN

    @property
    def strip(self) -> Strip:
        """One's own trays."""
        return Strip(self.span, self.die)


def phone_scene(table: DrawnTable, phone: Phone, own: Canvas) -> Scene:
    """Whatever fits above and below the tabs; `own` are one's trays."""
    return Scene(
        layout=table.layout,
        status=status_line(table, phone.w),
        rivals=players_canvas(table, phone.w, MARGIN),
        tabs=_tabs(table, phone),
        own=own,
    )


def _tabs(table: DrawnTable, phone: Phone) -> tuple[Tab, ...]:
    boards = [_rival_tab(table, phone, number, label) for number, label in enumerate(_rival_labels(table, phone))]
    return (_brewery_tab(table, phone), _recipes_tab(table, phone), _markets_tab(table, phone), *boards)


def _tab(table: DrawnTable, name: str, label: str, pieces: list[Piece], phone: Phone, height: float) -> Tab:
    waiting = len({action for piece in pieces for action in piece.actions})
    canvas = Canvas(width=phone.w, height=height, pieces=tuple(dice_on_top(pieces)))
    return Tab(id=name, label=label or table.say(f"board-tab-{name}"), waiting=waiting, canvas=canvas)


def _rival_labels(table: DrawnTable, phone: Phone) -> list[str]:
    """The rivals' shapes, and as much of their names as there is room for beside the other tabs."""
    taken = sum(width(table.say(f"board-tab-{name}"), 14) + 14 for name in ("brewery", "recipes", "markets"))
    span = (phone.span - taken - _LOG_TAB) / len(table.rivals) - 14
    return [_cut(f"{MARKS[player.seat]} {table.name(player.seat)}", span) for player in table.rivals]


def _cut(words: str, span: float) -> str:
    """The shape and the name, or its beginning, or the shape alone."""
    while width(words, 14) > span and len(words) > 4:
        words = words[:-1]
    return words if width(words, 14) <= span else words[0]


# ── boards ────────────────────────────────────────────────────────────────────────────────────────


def _brewery_tab(table: DrawnTable, phone: Phone) -> Tab:
    """The own board: four houses, two by two; above them the dice of the supply while one of them is to be chosen."""
    w, measures = phone.w - 2 * _BOARD, phone.house
    height = 10 + 2 * measures.h + 4 + 7
    art = rect(0, 0, w, height, 14, "#4a3424") + street(table.view.season, 2, 2, w - 4, height - 4)
    edge = LANTERN if table.is_deciding(table.own) else COLOURS[table.colour(table.own)]
    art += rect(1, 1, w - 2, height - 2, 13, stroke=edge, stroke_width=2.5)
    low = _CLOTH + 8 if table.view.rolled else 0  # houses with dice in them make room for the cloth
    top = low + 10
    pieces = [table.piece(f"board:{table.own}", _BOARD, low, art)]
    pieces += houses(table, table.me, two_by_two(_BOARD, top, w, measures, 4), measures, phone.floor)
    pieces += place_ribbon(table, table.own, w * 0.75, top + measures.roof + measures.floor * _GARDEN)
    pieces += rolled(table, _BOARD, 0, w, _CLOTH)
    return _tab(table, "brewery", "", pieces, phone, height + low)


def _recipes_tab(table: DrawnTable, phone: Phone) -> Tab:
    """The display, two cards in a row; deck and barrel where there is room."""
    rows = -(-table.view.display_size // 2)
    height: float = rows * (CARD_HEIGHT + 10)
    gap = (phone.w - 2 * phone.card.w) / 3
    pieces = display(table, gap, 0, phone.card, 2, gap, 10)
    odd = table.view.display_size % 2
    middle, y = (phone.w - gap - phone.card.w / 2, height - CARD_HEIGHT - 10) if odd else (phone.w / 2, height)
    x = middle - 88  # half as wide as both
    pieces += deck(table, x, y + 20)
    pieces += [*barrel(table, x + 94, y + 36), brewed_words(table, x + 134, y + 120)]
    if not odd:
        height += 160
    return _tab(table, "recipes", "", pieces, phone, height)


def _markets_tab(table: DrawnTable, phone: Phone) -> Tab:
    """Both Markets, the supply, the XP track in two rows."""
    black = MARKET_HEIGHT + 18
    store = black + BLACK_MARKET_HEIGHT + 12
    track = store + _SUPPLY + 8
    x, w = MARGIN, phone.span
    pieces = chain(
        market(table, x, 6, w),
        laid_dice(table, x, 6, w),
        black_market(table, x, black, w),
        supply(table, x, store, w, _SUPPLY),
        xp_track(table, x, track, w, rows=2),
    )
    return _tab(table, "markets", "", list(pieces), phone, track + 2 * TRACK_HEIGHT)


def _rival_tab(table: DrawnTable, phone: Phone, number: int, label: str) -> Tab:
    """A rival's board, and what all want below it."""
    w = phone.w - 2 * _BOARD
    pieces, height = _rival_in_tab(table, table.rivals[number], w)
    goal, high = aim(table, _BOARD, height + 6, w, f"aim:{number + 1}")
    return _tab(table, f"rival-{number + 1}", label, [*pieces, goal], phone, height + high + 6)


@cached
def _rival_in_tab(table: DrawnTable, player: PlayerView, w: float) -> tuple[list[Piece], float]:
    pieces, height = rival_board(table, player, w)
    return moved(pieces, _BOARD, 0), height


@cached
def rival_board(table: DrawnTable, player: PlayerView, w: float) -> tuple[list[Piece], float]:
    """A rival's board, and how high it is: four small houses in a row, with dice as large as one's own."""
    strip = Strip(w - 16, 40)
    measures = House((w - 26) / 4, 18, 62, 3)
    low = 36 + 10 + measures.h + 12
    pool, store = pool_strip_height(player.trays, strip), warehouse_strip_height(table, player.trays, strip)
    height = low + pool + store + 20
    art = ground(table, player.seat, w, height, 34, height - low)
    pieces = [
        table.turn_light(player.seat, 0, 0, w, height),
        table.piece(f"board:{player.seat}", 0, 0, art),
        *head(table, player, 0, 0, w, 36),
        *small_houses(table, player, in_a_row(4, 44, w - 8, measures), measures),
        *pool_strip(table, player.trays, 8, low + 6, strip),
        *warehouse_strip(table, player.trays, 8, low + pool + 12, strip),
        *place_ribbon(table, player.seat, w * 0.375, 44 + measures.roof + measures.floor * _GARDEN),
    ]
    return pieces, height
