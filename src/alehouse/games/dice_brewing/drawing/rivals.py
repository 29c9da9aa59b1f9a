"""The others' breweries where there is little room: what lies where, at a glance."""

from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import CARD, INK, QUIET_LINE
from alehouse.core.draw.lettering import text
from alehouse.core.draw.svg import circle, group, rect, use
from alehouse.core.draw.table import anywhere
from alehouse.core.scene import Piece
from alehouse.games.dice_brewing.cards import Space
from alehouse.games.dice_brewing.drawing.brewery import (
    building_label,
    ground,
    houses,
    in_a_row,
    shut_piece,
    two_by_two,
)
from alehouse.games.dice_brewing.drawing.buildings import FLOORS, PAINTS, House, small_house
from alehouse.games.dice_brewing.drawing.loose import askew, die_piece, sorted_dice
from alehouse.games.dice_brewing.drawing.materials import HOP
from alehouse.games.dice_brewing.drawing.pieces import block_token, coin, seed
from alehouse.games.dice_brewing.drawing.players import Box, head, place_ribbon
from alehouse.games.dice_brewing.drawing.printed import gain, slot
from alehouse.games.dice_brewing.drawing.spaces import Floor, is_set, space_label
from alehouse.games.dice_brewing.drawing.table import DrawnTable
from alehouse.games.dice_brewing.drawing.trays import pool_label, tokens_of, warehouse_label
from alehouse.games.dice_brewing.view import BuildingView, PlayerView, SpaceView, Trays

_UNUSED: Final = "#f7eed8"
_SKETCHED: Final = 20  # on a lower floor an empty place is not drawn: it is the same on one's own board
_GUTTER: Final = 18  # where a tray without a name has its icon


def rival(table: DrawnTable, player: PlayerView, box: Box) -> list[Piece]:
    """A rival's brewery, drawn for the height of the box."""
    drawn = large_rival if box[3] > 400 else compact_rival if box[3] > 200 else low_rival
    return drawn(table, player, box)


# ── large: the only rival ─────────────────────────────────────────────────────────────────────────


@cached
def large_rival(table: DrawnTable, player: PlayerView, box: Box) -> list[Piece]:
    """Two rows of houses like one's own, trays below: 360 by 498."""
    x, y, w, h = box
    measures, floor = House(168, 26, 47), Floor(158, 44, 26, 22, 27)
    tray = h - 34 - 8 - 2 * measures.h - 6 - 8
    pieces = rival_ground(table, x, y, player, w, h, 34, tray)
    pieces += houses(table, player, two_by_two(x + 2, y + 42, w - 4, measures, 6), measures, floor)
    pieces += _tray_line(table, x + 8, y + h - tray, player.trays, w - 16, tray)
    return pieces + place_ribbon(table, player.seat, x + w - 26, y + 44)


@anywhere
def rival_ground(table: DrawnTable, player: PlayerView, w: float, h: float, top: float, earth: float) -> list[Piece]:
    board = table.piece(f"board:{player.seat}", 0, 0, ground(table, player.seat, w, h, top - 2, earth))
    return [table.turn_light(player.seat, 0, 0, w, h), board, *head(table, player, 0, 0, w, top)]


# ── compact: two or three rivals ──────────────────────────────────────────────────────────────────


@cached
def compact_rival(table: DrawnTable, player: PlayerView, box: Box) -> list[Piece]:
    """Four small houses in a row, both trays in a line below them: 360 by 240."""
    x, y, w, h = box
    top, tray = 34, 72
    measures = House((w - 30) / 4, 16, (h - top - tray - 36) / FLOORS, 3)
    pieces = rival_ground(table, x, y, player, w, h, top, tray)
    pieces += small_houses(table, player, in_a_row(x + 4, y + top + 6, w - 8, measures), measures)
    pieces += _tray_line(table, x + 8, y + h - tray, player.trays, w - 16, tray)
    return pieces + place_ribbon(table, player.seat, x + w - 26, y + top + 10)


@cached
def low_rival(table: DrawnTable, player: PlayerView, box: Box) -> list[Piece]:
    """Four narrow houses, the trays beside them: 360 by 178."""
    x, y, w, h = box
    top, tray = 27, 124
    measures = House((w - tray - 22) / 4, 15, (h - top - 32) / FLOORS, 3)
    pieces = rival_ground(table, x, y, player, w, h, top, 6)
    pieces += small_houses(table, player, in_a_row(x + 4, y + top + 4, w - tray - 8, measures), measures)
    pieces += _tray_column(table, x + w - tray - 1, y + top + 4, player.trays, tray - 5, h - top - 10)
    return pieces + place_ribbon(table, player.seat, x + w - tray - 24, y + top + 10)


def small_houses(
    table: DrawnTable, player: PlayerView, places: list[tuple[float, float]], measures: House
) -> list[Piece]:
    pieces: list[Piece] = []
    for building, (x, y) in zip(player.buildings, places):
        pieces += _small_house(table, x, y, player.seat, building, measures)
    return pieces


@anywhere
def _small_house(table: DrawnTable, seat: int, building: BuildingView, measures: House) -> list[Piece]:
    name = f"building:{seat}:{building.id}"
    art = small_house(table, building, measures, bool(table.actions(name)))
    art += "".join(
        use("garden", 3, measures.roof + 3 + n * measures.floor, measures.w - 6, measures.floor - 2)
        for n in range(len(building.spaces), FLOORS)
    )
    pieces = [table.piece(name, 0, 0, art, building_label(table, seat, building))]
    small = SmallFloor(measures.w - 6, measures.floor - 2)
    shell = replace(building, spaces=[])  # a space does not change with its neighbours
    for n, space in enumerate(building.spaces):
        pieces += _small_space(table, seat, shell, space, 3, measures.roof + 3 + n * measures.floor, small)
    if building.blocked or not building.open:
        pieces.append(shut_piece(table, seat, building, 0, 0, measures))
    return pieces


@cached
def _small_space(
    table: DrawnTable, seat: int, building: BuildingView, space: SpaceView, x: float, y: float, floor: "SmallFloor"
) -> list[Piece]:
    """A space and what lies on it."""
    art = _space_art(table, building, space, floor)
    if table.actions(f"building:{seat}:{building.id}"):
        art = group(art, pointer_events="none")  # the whole house is to be chosen
    label = space_label(table, seat, building, space)
    place = table.piece(f"space:{seat}:{space.id}", x, y, art, label, f"space:{space.id}")
    return [place, *_items(table, seat, space, x, y, floor)]


@dataclass(frozen=True)
class SmallFloor:
    """The measures of a small space."""

    w: float
    h: float

    @property
    def die(self) -> float:
        return min(self.h - 4, 42, self.w * 0.54)

    @property
    def slot_x(self) -> float:
        return 4 + self.die / 2


def _space_art(table: DrawnTable, building: BuildingView, space: SpaceView, floor: SmallFloor) -> str:
    """What it takes, or nothing where something lies; what it gives; closed or done."""
    printed = table.space(space.id)
    edge = PAINTS[building.id].beam if space.used else QUIET_LINE
    out = rect(0, 0, floor.w, floor.h, 5, CARD if space.used else _UNUSED, stroke=edge, stroke_width=1)
    cy = floor.h / 2
    if not space.dice and not space.seed and floor.h > _SKETCHED:
        out += group(slot(printed, floor.slot_x, cy, floor.die - 2, words=False), opacity=0.6)
    if is_set(table, space) and not space.complete:
        total = sum(die.value for die in space.dice)
        words = table.say("board-total-short", total=total, wanted=int(printed.set_total))
        out += text(floor.w - 5, cy + 4.4, words, 12, INK, bold=True, anchor="end")
    else:
        out += _small_gain(printed, floor)
    closed = space.closed and not building.blocked
    if closed or space.cancelled:
        out += rect(0, 0, floor.w, floor.h, 5, "url(#hatch)")
    if closed:
        size = floor.die * 0.76
        out += block_token(floor.slot_x - size / 2, cy - size / 2, size)
    return out


def _small_gain(printed: Space, floor: SmallFloor) -> str:
    """What a space gives, at the right."""
    span = floor.w - floor.die - 8
    size = min(floor.h * 0.66, 26.0, span)
    cy = floor.h / 2
    if any(given.coins for given in printed.gains):
        return coin(floor.w - size - 3, cy - size * 0.45, size * 0.9)
    _, wide = gain(printed, 0, 0, size)
    if printed.raises and wide > span:
        return use("i-up", floor.w - size - 2, cy - size / 2, size, color=HOP)
    drawing, _ = gain(printed, floor.w - min(wide, span) - 3, cy, size)
    return drawing


def _items(table: DrawnTable, seat: int, space: SpaceView, x: float, y: float, floor: SmallFloor) -> list[Piece]:
    """What lies on a small space; a die that sped it up carries the lightning."""
    where = table.say("board-on-space", name=table.name(seat), space=f"@space-{space.id}")
    size, cy = floor.die, y + floor.h / 2
    pieces: list[Piece] = []
    if space.seed:
        art = group(seed(0, 0, size - 2), pointer_events="none")
        place = (x + 5, cy - size / 2 + 1)
        label = f"{table.say('seed')}, {where}"
        pieces.append(table.piece(f"sown:{seat}:{space.id}", *place, art, label, motion="drop"))
    span = floor.w - floor.die - 34
    step = min(size + 2, span / max(len(space.dice) - 1, 1))
    for n, die in enumerate(space.dice):
        pieces.append(die_piece(table, die, x + floor.slot_x + n * step, cy, size, where))
    if space.resolved and table.space(space.id).speedup_min and space.dice:
        disc = circle(0, 0, 7.5, "#fff3cb", stroke="#8a5a16", stroke_width=1)
        sign = group(disc, use("i-bolt", -5.5, -5.5, 11, color="#c77a10"), pointer_events="none")
        pieces.append(table.piece(f"fast:{seat}:{space.id}", x + 4 + size, cy - size / 2 + 4, sign))
    return pieces


# ── both trays in a line ──────────────────────────────────────────────────────────────────────────


@anywhere
def tray_lines(table: DrawnTable, trays: Trays, w: float, h: float) -> list[Piece]:
    """The Active Pool above, the dice of the Warehouse below; tokens on the line that has more room for them."""
    tall = h / 2
    tokens = tokens_of(table, trays)
    pool, kept = len(trays.pool), len(trays.warehouse)
    span = w - 12 - _GUTTER
    above = pool <= kept
    lines = (pool, len(tokens) if above else 0), (kept, 0 if above else len(tokens))
    sizes = [min(tall - 5, (span - 3 * dice) / max(dice + 0.85 * more, 1)) for dice, more in lines]
    felt = w if not (above and tokens) else max(40.0, 12 + _GUTTER + pool * (sizes[0] + 3))
    boxes: tuple[Box, Box] = (0, 0, felt, tall - 2), (0, tall, w, tall)
    pieces = [*_tray_grounds(table, trays, boxes), _tray_icons(table, trays, boxes)]
    where = table.say("board-in-pool", name=table.name(trays.seat))
    for n, die in enumerate(sorted_dice(trays.pool)):
        cx = 6 + _GUTTER + (n + 0.5) * (sizes[0] + 3)
        pieces.append(die_piece(table, die, cx, tall / 2 - 1, sizes[0] - 1, where, askew(die)))
    pieces += _kept_dice(table, trays, 6 + _GUTTER, tall * 1.5, sizes[1], sizes[1] + 3)
    size = sizes[0 if above else 1]
    left = felt + 3 if above else 10 + _GUTTER + kept * (size + 3)
    step = min(size + 3, (w - left - 2) / max(len(tokens), 1))
    for n, token in reversed(list(enumerate(tokens))):  # the number of a stack lies on its right neighbour
        pieces.append(token.piece(left + (n + 0.5) * step, tall / 2 - 1 if above else tall * 1.5, min(size, step + 4)))
    return pieces


@anywhere
def _tray_line(table: DrawnTable, trays: Trays, w: float, h: float) -> list[Piece]:
    """Active Pool and Warehouse side by side; a crowded Warehouse gets a second line for its dice."""
    kept = len(trays.warehouse) + len(tokens_of(table, trays))
    size = _fitting(len(trays.pool), kept, w)
    if size < 22:
        return _two_lines(table, trays, w, h - 6)
    pool = _pool_width(len(trays.pool), size)
    boxes: tuple[Box, Box] = (0, 20, pool, h - 26), (pool + 4, 20, w - pool - 4, h - 26)
    return [_names(table, trays, boxes), *_line(table, trays, boxes, size)]


def _pool_width(dice: int, size: float) -> float:
    return max(88.0, 16 + dice * (size + 5))


def _fitting(pool: int, kept: int, w: float) -> float:
    """The size at which everything fits into one line."""
    size = 31.0
    while _pool_width(pool, size) + 24 + kept * (size + 3) > w and size > 10:
        size -= 1
    return size


def _names(table: DrawnTable, trays: Trays, boxes: tuple[Box, Box]) -> Piece:
    art = "".join(
        text(box[0] - boxes[0][0] + 4, -6, table.say(key), 12, "#f0e3c8", span=box[2] - 6)
        for key, box in zip(("board-pool", "board-warehouse"), boxes)
    )
    return table.piece(f"tray-names:{trays.seat}", boxes[0][0], boxes[0][1], art)


def _line(table: DrawnTable, trays: Trays, boxes: tuple[Box, Box], size: float) -> list[Piece]:
    """Dice of the Active Pool in one box, dice and tokens of the Warehouse in the other."""
    pieces = _tray_grounds(table, trays, boxes)
    (x, y, _, h), (left, _, wide, _) = boxes
    cy = y + h / 2
    pieces += _pool_dice(table, trays, x + 8, cy, size)
    pieces += _kept_dice(table, trays, left + 8, cy, size, size + 3)
    tokens = tokens_of(table, trays)
    at = left + wide - 8 - len(tokens) * (size + 2)
    for n, token in enumerate(tokens):
        pieces.append(token.piece(at + (n + 0.5) * (size + 2), cy, size - 2))
    return pieces


def _two_lines(table: DrawnTable, trays: Trays, w: float, h: float) -> list[Piece]:
    """The Active Pool and the tokens above, the dice of the Warehouse below."""
    tall = h / 2
    size = tall - 5
    rolled = min(size - 1, (w / 2 - 12 - _GUTTER) / max(len(trays.pool), 1) - 5)
    pool = max(60.0, 12 + _GUTTER + len(trays.pool) * (rolled + 5))
    boxes: tuple[Box, Box] = (0, 0, pool, tall - 2), (0, tall, w, tall)
    pieces = [*_tray_grounds(table, trays, boxes), _tray_icons(table, trays, boxes)]
    pieces += _pool_dice(table, trays, 6 + _GUTTER, tall / 2 - 1, rolled)
    tokens = tokens_of(table, trays)
    step = min(size + 2, (w - pool - 8) / max(len(tokens), 1))
    for n, token in reversed(list(enumerate(tokens))):  # the number of a stack lies on its right neighbour
        pieces.append(token.piece(pool + 8 + (n + 0.5) * step, tall / 2 - 1, min(size, step + 6)))
    step = min(size + 3, (w - 12 - _GUTTER) / max(len(trays.warehouse), 1))
    return pieces + _kept_dice(table, trays, 6 + _GUTTER, tall * 1.5, min(size, step - 1), step)


@anywhere
def _tray_column(table: DrawnTable, trays: Trays, w: float, h: float) -> list[Piece]:
    """The Active Pool above, the Warehouse below it, both in as many lines as they need."""
    tokens = tokens_of(table, trays)
    kept = len(trays.warehouse) + len(tokens)
    size = 26.0
    while _lines(len(trays.pool), w, size) + _lines(kept, w, size) > (h - 16) // (size + 4) and size > 10:
        size -= 1
    tall = _lines(len(trays.pool), w, size) * (size + 4) + 6
    boxes: tuple[Box, Box] = (0, 0, w, tall), (0, tall + 4, w, h - tall - 4)
    pieces = [*_tray_grounds(table, trays, boxes), _tray_icons(table, trays, boxes)]
    where = table.say("board-in-pool", name=table.name(trays.seat))
    for n, die in enumerate(sorted_dice(trays.pool)):
        pieces.append(die_piece(table, die, *_cell(n, 0, w, size), size, where, askew(die)))
    where = table.say("board-in-warehouse", name=table.name(trays.seat))
    for n, die in enumerate(sorted_dice(trays.warehouse)):
        pieces.append(die_piece(table, die, *_cell(n, tall + 4, w, size), size, where))
    for n, token in enumerate(tokens, len(trays.warehouse)):
        pieces.append(token.piece(*_cell(n, tall + 4, w, size), size - 2))
    return pieces


def _lines(count: int, w: float, size: float) -> int:
    """How many lines so many things take."""
    return max(1, -(-count // int((w - 8 - _GUTTER) // (size + 3))))


def _cell(number: int, y: float, w: float, size: float) -> tuple[float, float]:
    """The middle of a thing in lines one below the other."""
    line, place = divmod(number, int((w - 8 - _GUTTER) // (size + 3)))
    return 5 + _GUTTER + (place + 0.5) * (size + 3), y + 3 + (line + 0.5) * (size + 4)


def _tray_icons(table: DrawnTable, trays: Trays, boxes: tuple[Box, Box]) -> Piece:
    """Which tray is which where there is no room for names."""
    (x, y, _, _), (left, low, _, _) = boxes
    art = use("i-pool", 4, 7, 16, color="#d5e0bf") + use("i-warehouse", left - x + 4, low - y + 7, 16, color="#e3cfa8")
    return table.piece(f"tray-names:{trays.seat}", x, y, group(art, pointer_events="none"))


def _tray_grounds(table: DrawnTable, trays: Trays, boxes: tuple[Box, Box]) -> list[Piece]:
    (x, y, w, h), (left, low, wide, tall) = boxes
    felt = rect(0, 0, w, h, 8, "url(#felt)", stroke="#20301a", stroke_width=1)
    wood = rect(0, 0, wide, tall, 8, "#2f2017", stroke="#1d130c", stroke_width=1)
    return [
        table.piece(f"pool:{trays.seat}", x, y, felt, pool_label(table, trays)),
        table.piece(f"warehouse:{trays.seat}", left, low, wood, warehouse_label(table, trays)),
    ]


def _pool_dice(table: DrawnTable, trays: Trays, x: float, cy: float, size: float) -> list[Piece]:
    where = table.say("board-in-pool", name=table.name(trays.seat))
    return [
        die_piece(table, die, x + (n + 0.5) * (size + 5), cy, size, where, askew(die))
        for n, die in enumerate(sorted_dice(trays.pool))
    ]


def _kept_dice(table: DrawnTable, trays: Trays, x: float, cy: float, size: float, step: float) -> list[Piece]:
    where = table.say("board-in-warehouse", name=table.name(trays.seat))
    return [
        die_piece(table, die, x + (n + 0.5) * step, cy, size, where)
        for n, die in enumerate(sorted_dice(trays.warehouse))
    ]
