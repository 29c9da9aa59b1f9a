"""A brewery with everything on it: four houses with their spaces, the Active Pool, the Warehouse."""

from collections.abc import Sequence

from msgspec.structs import replace

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import LANTERN
from alehouse.core.draw.svg import group, rect, use
from alehouse.core.scene import Piece
from alehouse.games.dice_brewing.drawing.buildings import (
    FLOORS,
    House,
    blocked_sign,
    house,
    is_covered,
    lock,
    street,
    veil,
)
from alehouse.games.dice_brewing.drawing.players import Box, frame, head, place_ribbon
from alehouse.games.dice_brewing.drawing.spaces import Floor, space_pieces
from alehouse.games.dice_brewing.drawing.table import DrawnTable
from alehouse.games.dice_brewing.drawing.trays import LARGE, active_pool, shelves_of, warehouse
from alehouse.games.dice_brewing.view import BuildingView, PlayerView, Trays

# ── houses ────────────────────────────────────────────────────────────────────────────────────────


def houses(
    table: DrawnTable, player: PlayerView, places: Sequence[tuple[float, float]], measures: House, floor: Floor
) -> list[Piece]:
    """The four houses of a board, their spaces, and what lies on them."""
    pieces: list[Piece] = []
    for building, (x, y) in zip(player.buildings, places):
        pieces += _house(table, player.seat, building, x, y, measures, floor)
    return pieces


@cached
def _house(
    table: DrawnTable, seat: int, building: BuildingView, x: float, y: float, measures: House, floor: Floor
) -> list[Piece]:
    name = f"building:{seat}:{building.id}"
    walls = house(table, building, measures, bool(table.actions(name)))
    walls += _garden(len(building.spaces), measures)
    pieces = [table.piece(name, x, y, walls, building_label(table, seat, building))]
    shell = replace(building, spaces=[])  # a space does not change with its neighbours
    for n, space in enumerate(building.spaces):
        left, top = x + measures.margin, y + measures.roof + 4 + n * measures.floor
        pieces += space_pieces(table, seat, shell, space, left, top, floor, is_covered(building, n, measures))
    if building.blocked or not building.open:
        pieces.append(shut_piece(table, seat, building, x, y, measures))
    return pieces


def _garden(spaces: int, measures: House) -> str:
    """Hop poles where a house has fewer spaces than others."""
    wide, high = measures.w - 2 * measures.margin, measures.floor - 4
    return "".join(
        use("garden", measures.margin, measures.roof + 4 + n * measures.floor, wide, high)
        for n in range(spaces, FLOORS)
    )


def shut_piece(table: DrawnTable, seat: int, building: BuildingView, x: float, y: float, measures: House) -> Piece:
    """The shutter of a house that cannot be used; all but its lock lets clicks through, so that a space can say why."""
    name = f"shut:{seat}:{building.id}"
    art = group(veil(measures), pointer_events="none")
    if building.blocked:
        art += group(blocked_sign(table, measures), pointer_events="none")
        return table.piece(name, x, y, art, motion="drop")
    label = building_label(table, seat, building)
    return table.piece(name, x, y, art + lock(table, building, measures), label, "rules:DB-6.1", motion="drop")


def building_label(table: DrawnTable, seat: int, building: BuildingView) -> str:
    if building.blocked:
        state = table.say("board-blocked")
    else:
        state = table.say("board-open") if building.open else table.say("board-opens", round=building.opens)
    name = table.say(f"building-{building.id}")
    return table.say("board-building", name=table.name(seat), building=name, state=state)


def in_a_row(x: float, y: float, w: float, measures: House) -> list[tuple[float, float]]:
    """The places of four houses side by side."""
    gap = (w - 4 * measures.w) / 4
    return [(x + gap / 2 + n * (measures.w + gap), y) for n in range(4)]


def two_by_two(x: float, y: float, w: float, measures: House, gap: float) -> list[tuple[float, float]]:
    """The places of four houses in two rows."""
    aside = (w - 2 * measures.w) / 2
    return [(x + aside / 2 + n % 2 * (measures.w + aside), y + n // 2 * (measures.h + gap)) for n in range(4)]


# ── the own area ──────────────────────────────────────────────────────────────────────────────────


def ground(table: DrawnTable, seat: int, w: float, h: float, top: float, earth: float) -> str:
    """Behind a board: the street from `top` on, below it the earth, `earth` high."""
    behind = street(table.view.season, 0, top, w, h - top - earth)
    return rect(0, 0, w, h, 14, "#4a3424") + behind + frame(table.colour(seat), w, h)


@cached
def own_area(table: DrawnTable, player: PlayerView, box: Box) -> list[Piece]:
    """The viewer's own brewery, trays below the houses."""
    x, y, w, h = box
    measures, floor = House(168, 46, 77), Floor(158, 73, 43, 31, 38)
    low = 40 + 14 + measures.h + 12
    pieces = own_ground(table, player, box, 40, h - low)
    pieces += houses(table, player, in_a_row(x + 8, y + 54, w - 16, measures), measures, floor)
    tall = h - low - 19
    split = _pool_width(table, player.trays, w - 32, tall)
    pieces += active_pool(table, player.trays, x + 10, y + low + 9, split, tall)
    pieces += warehouse(table, player.trays, x + split + 22, y + low + 9, w - split - 32, tall)
    return pieces + place_ribbon(table, player.seat, x + w - 30, y + 46)


def _pool_width(table: DrawnTable, trays: Trays, w: float, h: float) -> float:
    """How wide the Active Pool is beside the Warehouse: if it is almost empty it cedes room to a crowded Warehouse."""
    wide, narrow = 300, 200
    crowded = shelves_of(table, trays, w - wide, h).die < LARGE
    return narrow if crowded and len(trays.pool) <= 3 else wide


@cached
def wide_own_area(table: DrawnTable, player: PlayerView, box: Box) -> list[Piece]:
    """The viewer's own brewery, trays beside the houses."""
    x, y, w, h = box
    measures, floor = House(176, 34, 70), Floor(166, 66, 41, 32, 38)
    pieces = own_ground(table, player, box, 37, 6)
    street_w = 4 * measures.w + 52
    pieces += houses(table, player, in_a_row(x + 6, y + 49, street_w, measures), measures, floor)
    left, top, pool = x + street_w + 12, y + 46, 104
    wide, low = x + w - left - 10, y + h - 9
    pieces += active_pool(table, player.trays, left, top, wide, pool)
    pieces += warehouse(table, player.trays, left, top + pool + 8, wide, low - top - pool - 8)
    return pieces + place_ribbon(table, player.seat, left - 30, y + 46)


def own_ground(table: DrawnTable, player: PlayerView, box: Box, top: float, earth: float) -> list[Piece]:
    x, y, w, h = box
    seat = player.seat
    art = ground(table, seat, w, h, top - 2, earth)
    if table.is_deciding(seat):
        art += rect(1, 1, w - 2, h - 2, 13, stroke=LANTERN, stroke_width=2.5)
    board = table.piece(f"board:{seat}", x, y, art)
    return [table.turn_light(seat, *box), board, *head(table, player, x, y, w, top)]
