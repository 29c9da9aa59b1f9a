"""The viewer's production: tanks, bottling and truck in the hall, and the pub with a tank of its own."""

from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import INK, MUTED, ON_DARK
from alehouse.core.draw.lettering import heading, text, width, wrap
from alehouse.core.draw.pieces import ring
from alehouse.core.draw.svg import circle, group, rect, stroke, use
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.drawing.names import tile_name
from alehouse.games.brew_crafters.drawing.own_tiles import lot_piece
from alehouse.games.brew_crafters.drawing.pieces import batch_piece
from alehouse.games.brew_crafters.drawing.plant import (
    PIPE,
    arrow,
    belt,
    gable,
    on_belt,
    porthole,
    saw_teeth,
    tank,
    truck,
    walls,
)
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.signs import Item, centred, effects_items
from alehouse.games.brew_crafters.view import PlayerView, TankView

_ROOF: Final = 24
_TEETH: Final = 5
_TUN: Final = 62  # how wide the place of the Mash Tun is
_TRUCK: Final = 92
_TANK: Final = 66.0  # how high a tank is
_BELT: Final = 54.0
_SHOWN: Final = 3  # sold batches on the truck; more are only counted


# ── the hall ──────────────────────────────────────────────────────────────────────────────────────


@cached
def hall(seen: Seen, box: Box) -> list[Piece]:
    """Up to two floors with a tank and a bottling unit each; the Mash Tun before them, the truck behind."""
    me = seen.me
    lanes = [(n, unit) for n, unit in enumerate(me.tanks) if unit.place == "production_line"]
    double = len(lanes) > 1
    inner = box.inside(8, _ROOF + 8, 8, 12)
    floors = [inner.y + inner.h - 78, inner.y + inner.h] if double else [inner.y + inner.h]
    art = saw_teeth(box.w, _ROOF, _TEETH) + walls(box.w, box.h, _ROOF)
    art += group(_floors([floor - box.y for floor in floors], box.w - 12), x=6)
    art += _title(seen.say("scene-hall"), _TUN - 2 if double else _TUN + 8)
    pieces = [seen.piece(f"hall:{me.seat}", box.x, box.y, art, line_label(seen, me), f"production:{me.seat}")]
    tun = Box(inner.x + 1, inner.y + inner.h - 98, _TUN - 8, 88)
    pieces += _mash_tun(seen, tun, floors)
    span = Box(inner.x + _TUN + 2, inner.y, inner.w - _TUN - _TRUCK - 4, inner.h)
    for (number, unit), floor in zip(lanes, floors):
        pieces += _lane(seen, number, unit, span, floor)
    if not double and "double_line" in seen.tiles:
        pieces.append(lot_piece(seen, "double_line", Box(span.x, inner.y + 20, span.w, inner.h - 102), across=True))
    return pieces + freight(seen, Box(inner.x + inner.w - _TRUCK, inner.y, _TRUCK, inner.h))


def _title(words: str, span: float) -> str:
    """Over the Mash Tun, on as many lines as need be."""
    lines = wrap(words, 13, span, 2, bold=True, serif=True)
    return "".join(heading(12, _ROOF + 21 + n * 14, line, 13, INK, span=span) for n, line in enumerate(lines))


def line_label(seen: Seen, player: PlayerView) -> str:
    """What ferments, what is bottled, how much is sold."""
    fermenting = [seen.title("recipe", unit.tank.recipe) for unit in player.tanks if unit.tank]
    bottled = [seen.title("recipe", unit.bottling.recipe) for unit in player.tanks if unit.bottling]
    none = seen.say("scene-none")
    return seen.say("scene-line", fermenting=fermenting or none, bottled=bottled or none, sold=len(player.sold))


def _floors(floors: list[float], w: float) -> str:
    """The ground floor, and a gallery for the upper lane."""
    ground = rect(0, floors[-1], w, 6, 0, "url(#tilefloor)")
    gallery = rect(_TUN - 2, floors[0], w - _TUN - _TRUCK, 5, 0, "#9c8560") if len(floors) > 1 else ""
    return ground + gallery


def _mash_tun(seen: Seen, box: Box, floors: list[float]) -> list[Piece]:
    """The Mash Tun with its pipe to the tanks, or the place for it."""
    if "mash_tun" not in seen.tiles:
        return []
    if "mash_tun" not in seen.me.tiles:
        return [lot_piece(seen, "mash_tun", box)]
    name = f"installed:{seen.own}:mash_tun"
    feet = box.h - 32
    bends = "".join(f"M{box.w - 12} 40h12V{floor - box.y - 34:g}h10" for floor in floors)
    art = stroke(bends, PIPE, 6, stroke_linejoin="round")
    art += use("tile-mash_tun", -4, feet - 48, 64, 48)
    art += stroke(f"M12 {feet:g}v8M44 {feet:g}v8", "#4a3420", 5)
    brief = tile_name(seen, "mash_tun", box.w + 4)
    art += text(box.w / 2, box.h - 10, brief, 12, INK, anchor="middle", span=box.w + 4)
    art += centred(effects_items(seen.tiles["mash_tun"].effects)[-1:], box.w / 2, box.h + 1, 13, 12)
    art += ring(box.w, box.h, 6) if seen.lit(name) else ""
    return [seen.piece(name, box.x, box.y, art, seen.title("tile", "mash_tun"), name)]


def _lane(seen: Seen, number: int, unit: TankView, box: Box, floor: float) -> list[Piece]:
    """Tank, arrow, bottling, arrow to the truck with the price."""
    me = seen.me
    tank_at, belt_at = 28.0, box.w - 16 - 42.0
    name = f"tank:{me.seat}:{number}"
    bottom = floor - box.y
    art = tank(tank_at, bottom, _TANK) + belt(belt_at, bottom, _BELT)
    art += arrow(58, bottom - 30, belt_at - 44 - 60) + arrow(box.w - 13, bottom - 26, 10)
    price = centred([Item(str(seen.cards.price), "money")], box.w - 10, bottom - 44, 13, 12)
    art += price + (group(ring(belt_at + 44, 70, 8), y=bottom - 70) if seen.lit(name) else "")
    pieces = [seen.piece(name, box.x, box.y, art, unit_label(seen, unit), name)]
    in_tank = (box.x + tank_at, *porthole(floor, _TANK))
    return pieces + batches_of(seen, unit, in_tank, (box.x + belt_at, *on_belt(floor, _BELT)))


def unit_label(seen: Seen, unit: TankView) -> str:
    none = seen.say("scene-empty")
    fermenting = seen.title("recipe", unit.tank.recipe) if unit.tank else none
    bottled = seen.title("recipe", unit.bottling.recipe) if unit.bottling else none
    return seen.say("scene-unit", place=seen.say(f"scene-at-{unit.place}"), fermenting=fermenting, bottled=bottled)


def batches_of(
    seen: Seen, unit: TankView, tank_at: tuple[float, float, float], belt_at: tuple[float, float, float]
) -> list[Piece]:
    """The batches of a tank and its bottling unit; each at a middle, so large."""
    pieces = []
    if unit.tank:
        pieces.append(batch_piece(seen, unit.tank, *tank_at, seen.say("scene-fermenting")))
    if unit.bottling:
        pieces.append(batch_piece(seen, unit.bottling, *belt_at, seen.say("scene-bottled")))
    return pieces


# ── the truck ─────────────────────────────────────────────────────────────────────────────────────


def freight(seen: Seen, box: Box) -> list[Piece]:
    """The truck with the batches sold last, and how many there are."""
    me = seen.me
    high = 80.0
    top = box.h - high
    art = text(16, top - 7, seen.say("scene-sold"), 12, MUTED, span=box.w - 8)
    art += truck(seen.colour(me.seat), 0, box.h, high)
    count = len(me.sold)
    art += text(31, top + 60, count, 16 if count else 14, INK if count else MUTED, bold=True, anchor="middle")
    name = f"freight:{me.seat}"
    label = seen.say("scene-freight", name=seen.name(me.seat), count=count)
    pieces = [seen.piece(name, box.x, box.y, art, label, name)]
    shown = me.sold[-_SHOWN:]
    step = 16.0
    left = box.x + 31.5 - step * (len(shown) - 1) / 2
    where = seen.say("scene-sold")
    for n, sold in enumerate(shown):
        pieces.append(batch_piece(seen, sold, left + n * step, box.y + top + 34, 11, where))
    return pieces


# ── the pub ───────────────────────────────────────────────────────────────────────────────────────


@cached
def pub(seen: Seen, box: Box) -> list[Piece]:
    """The pub with its tank and its bottling unit, or the place where it may be built."""
    units = [(n, unit) for n, unit in enumerate(seen.me.tanks) if unit.place == "pub"]
    if not units:
        lot = box.inside(0, _ROOF, 0, 0)
        return [lot_piece(seen, "brewpub", lot)] if "brewpub" in seen.tiles else []
    number, unit = units[0]
    name, tile = f"tank:{seen.own}:{number}", f"installed:{seen.own}:brewpub"
    title = seen.title("tile", "brewpub")
    house = gable(box.w, _ROOF) + walls(box.w, box.h, _ROOF) + _sign_board(title, box.w)
    house += ring(box.w, box.h, 6) if seen.lit(tile) else ""
    floor = box.h - 12
    middle = floor - 74
    cx = box.w / 2
    equipment = rect(7, floor, box.w - 14, 6, 0, "url(#tilefloor)") + rect(8, middle, box.w - 16, 4, 0, "#9c8560")
    equipment += tank(cx, middle, 66) + belt(cx, floor, 48)
    equipment += _arrow_down(box.w - 14, middle + 10) + (ring(box.w, box.h, 6) if seen.lit(name) else "")
    pieces = [seen.piece(tile, box.x, box.y, house, title, tile)]
    pieces.append(seen.piece(name, box.x, box.y, equipment, unit_label(seen, unit), name))
    up, low = porthole(box.y + middle, 66), on_belt(box.y + floor, 48)
    return pieces + batches_of(seen, unit, (box.x + cx, *up), (box.x + cx, low[0], 14))


def _arrow_down(x: float, y: float) -> str:
    return stroke(f"M{x:g} {y:g}v11m-5 -5l5 5l5 -5", "#6b3212", 3, stroke_linejoin="round", stroke_linecap="round")


def _sign_board(words: str, w: float) -> str:
    """The pub's name on a board under the roof."""
    wide = min(width(words, 12, bold=True, serif=True) + 16, w - 8)
    board = rect((w - wide) / 2, 17, wide, 18, 4, "#4d2118", stroke="#c9a24a", stroke_width=1)
    nails = circle((w - wide) / 2 + 4, 26, 1, "#c9a24a") + circle((w + wide) / 2 - 4, 26, 1, "#c9a24a")
    return board + nails + heading(w / 2, 30, words, 12, ON_DARK, anchor="middle", span=wide - 12)
