"""The market: every space that is open at this table, what lies there, what may be done, and who stands there."""

from functools import lru_cache
from typing import Final, NamedTuple

from alehouse.core.draw.cache import cached, tracked
from alehouse.core.draw.colours import INK, LANTERN, MUTED, QUIET_LINE
from alehouse.core.draw.lettering import halves, heading, text, width
from alehouse.core.draw.svg import group, num, path, rect, stroke, use
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.about import helper_name
from alehouse.games.brew_crafters.cards import Space
from alehouse.games.brew_crafters.drawing.names import brief_name
from alehouse.games.brew_crafters.drawing.pieces import (
    HELPED,
    board,
    cube,
    hatching,
    helper_badges,
    plate,
    source_sign,
    worker_piece,
)
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.signs import ARROW, Item, centred, goods_items, row, row_width
from alehouse.games.brew_crafters.effect_ops import GOODS, INGREDIENTS
from alehouse.games.brew_crafters.view import HelperView, OptionView, SpaceView

COMMUNITY: Final = "community_farm"  # it lies apart
_GAP: Final = 7
_HEAD: Final = 32
_LOW_HEAD: Final = 34  # where columns and rows are given
_FOOT: Final = 8
_CLOSE: Final = 5  # between spaces there
_BRIEF: Final = 62  # in a lower space a long name is said in short
_LOW: Final = 52  # in a lower space what comes every season stands beside what lies there
_LINE: Final = 13
_ROOMY: Final = 90  # a space so wide has large icons
_APART: Final = 5  # between heaps
_HEAPED: Final = 34  # a heap needs so much room where there are several
_TIGHT: Final = 39  # a heap in so little room says nothing of what is added
_IDEAL: Final = (96, 66)  # of a space
# The band of a space by the board that it is printed on.
_BANDS: Final = {"main": "#ead9b4", "ext34": "#e2c79e", "ext5": "#e2c79e", "market": "#c9d3c4"}
_STRIPES: Final = ("#a2503c", "#f6ead0")


class Stalls(NamedTuple):
    """So many spaces in columns and rows; what lies beside the market is put on the places that are left over."""

    spaces: int
    columns: int
    rows: int

    @property
    def free(self) -> int:
        """How many places are left over in the last row, or -1 where the spaces do not fit."""
        left = self.columns * self.rows - self.spaces
        return min(left, self.columns) if left >= 0 else -1

    def height(self, row: float) -> float:
        """Of the whole board, with rows of that height."""
        return _LOW_HEAD + _FOOT + self.rows * (row + _CLOSE) - _CLOSE

    def places(self, box: Box, fill: bool = False) -> list[Box]:
        """Row by row; with `fill` the spaces of the last row are as wide as all of it."""
        field = box.inside(8, _LOW_HEAD, 8, _FOOT)
        places = field.grid(self.columns, self.rows, _CLOSE)
        full = self.columns * ((self.spaces - 1) // self.columns)
        last = places[full]
        wider = Box(field.x, last.y, field.w, last.h).grid(self.spaces - full, 1, _CLOSE)
        return places[:full] + wider if fill else places

    def free_place(self, box: Box) -> Box | None:
        """What is left of the last row."""
        free = self.places(box)[-self.free :] if self.free > 0 else []
        return Box(free[0].x, free[0].y, free[-1].x + free[-1].w - free[0].x, free[0].h) if free else None


@cached
def market(seen: Seen, box: Box, stalls: Stalls | None = None) -> list[Piece]:
    """The board below its awning, its spaces in rows, the workers on them."""
    spaces = [space for space in seen.view.market if space.id != COMMUNITY]
    art = board(box.w, box.h) + awning(box.w)
    art += heading(20, 27, seen.say("brewery-market"), 16)
    hint = seen.say("brewery-market-hint")
    left = 32 + width(seen.say("brewery-market"), 16, serif=True)
    if width(hint, 12) < box.w - left - 12:
        art += text(box.w - 12, 26, hint, 12, MUTED, anchor="end")
    out = [seen.piece("board:market", box.x, box.y, art, seen.say("brewery-market"), "rules:BC-6.1")]
    places = stalls.places(box, fill=not _beside(seen, stalls)) if stalls else _places(box, len(spaces))
    for space, place in zip(spaces, places):
        out += _space(seen, space, place)
    for space, place in zip(spaces, places):
        out += _workers(seen, space, place) if space.markers else []
    return out


def _beside(seen: Seen, stalls: Stalls) -> bool:
    """Whether something else lies in the last row of spaces."""
    return bool(seen.view.exchange or seen.view.community) and stalls.spaces > stalls.columns * (stalls.rows - 1)


def _places(box: Box, count: int) -> list[Box]:
    field = box.inside(9, _HEAD + 5, 9, 9)
    columns = _columns(count, field)
    return field.grid(columns, -(-count // columns), _GAP)


@lru_cache
def _columns(count: int, box: Box) -> int:
    """In how many columns the spaces come nearest to the ideal."""

    def size(columns: int) -> float:
        place = box.grid(columns, -(-count // columns), _GAP)[0]
        return min(place.w / _IDEAL[0], place.h / _IDEAL[1])

    return max(range(1, count + 1), key=size)


def awning(w: float) -> str:
    """Stripes over the stalls."""
    count = max(int((w - 4) // 22), 2)
    wide = (w - 4) / count
    out = rect(2, 1, w - 4, 6, 3, "#6e2f22")
    for k in range(count):
        left, right, r = num(2 + k * wide), num(2 + (k + 1) * wide), num(wide / 2)
        d = f"M{left} 3H{right}V8A{r} 5 0 0 1 {left} 8Z"
        out += path(d, _STRIPES[k % 2], stroke="#5b2a1e", stroke_width=0.7)
    return out


# ── a space ───────────────────────────────────────────────────────────────────────────────────────


@cached
def _space(seen: Seen, space: SpaceView, box: Box) -> list[Piece]:
    """A space as it is printed, and upon it what lies there."""
    card = seen.spaces[space.id]
    name = f"space:{space.id}"
    title, top = _title(seen, card, box, bool(space.markers))
    low = Box(0, top, box.w, box.h - top)
    if card.restocks:
        drawing = _restock(card, box, top, upright=bool(space.markers))
    else:
        drawing = _options(seen, space, card, low) if not space.markers else ""
    drawing += use("first", 4, box.h - 19, 15) if card.first_player else ""
    art = plate(box.w, box.h, title + drawing, spent=bool(space.markers))
    if seen.view.phase == "market" and not space.markers:
        art += helper_badges([helper.who for helper in _helpers(space)], -5, -7, 12)
    why = space.options[0].action if space.options else None
    pieces = [seen.piece(name, box.x, box.y, art, space_label(seen, space), name, why)]
    heaps = Box(0, top, box.w - _restock_width(card) - 8, box.h - top) if box.h < _LOW else low.inside(0, 0, 0, 15)
    stock = _stock(space, heaps, _added(seen, space)) if card.restocks and not space.markers else ""
    return [*pieces, seen.piece(f"stock:{space.id}", box.x, box.y, stock)] if stock else pieces


def _helpers(space: SpaceView) -> list[HelperView]:
    """Who gives the viewer more here."""
    return [helper for option in space.options for helper in option.helpers]


def _added(seen: Seen, space: SpaceView) -> dict[str, int]:
    """What they add to what lies here."""
    found: dict[str, int] = {}
    for helper in _helpers(space) if seen.view.phase == "market" else []:
        for good, count in zip(GOODS, seen.cards.effects[helper.effect].gain):
            found[good] = found.get(good, 0) + int(count)
    return found


def space_label(seen: Seen, space: SpaceView) -> str:
    """A space in words: its name, what lies there, who stands there, who gives the viewer more."""
    told = [f"{count} {seen.say(_good_key(good), count=count)}" for good, count in space.goods.items() if count]
    told += [seen.name(marker.seat) for marker in space.markers]
    told += [helper_name(seen.words, helper.who) for helper in _helpers(space)]
    return (
        seen.words.labelled(seen.title("space", space.id), ", ".join(told)) if told else seen.title("space", space.id)
    )


def _good_key(good: str) -> str:
    return f"ingredient-{good}" if good in INGREDIENTS else f"goods-{good}"


def _title(seen: Seen, card: Space, box: Box, taken: bool) -> tuple[str, float]:
    """The name in its band, and how high that is: two lines where one would be squeezed too much."""
    span = box.w - 8
    low = box.h < _BRIEF
    name = brief_name(seen, "space", card.id, span / 1.1 if low else span, lines=1 if low else 2)
    rows = halves(name) if width(name, 12) > span * 1.22 and box.h > _IDEAL[1] - 8 else [name]
    high = 5 + _LINE * len(rows)
    fill = _BANDS.get(card.board, _BANDS["main"])
    out = path(
        f"M1 {high}V8a7 7 0 0 1 7-7H{num(box.w - 8)}a7 7 0 0 1 7 7V{high}Z", fill, opacity=0.6 if taken else None
    )
    out += group(path(f"M1 {high}V8a7 7 0 0 1 7-7H{num(box.w - 8)}a7 7 0 0 1 7 7V{high}Z", LANTERN), class_="ring")
    for k, line in enumerate(rows):
        out += text(box.w / 2, 13.5 + k * _LINE, line, 12, INK, anchor="middle", span=span)
    return out + source_sign(card, box.w - 5, box.h - 5, 2.2), high


def _workers(seen: Seen, space: SpaceView, box: Box) -> list[Piece]:
    """Who stands on a space, below its name."""
    high = min(46.0, box.h - _title(seen, seen.spaces[space.id], box, False)[1] - 1)
    return [worker_piece(seen, marker, *_stand(seen, space, box, k), high) for k, marker in enumerate(space.markers)]


def _stand(seen: Seen, space: SpaceView, box: Box, number: int) -> tuple[float, float]:
    """Where a worker stands."""
    restocked = seen.spaces[space.id].restocks
    cx = box.x + (box.w * (0.36 if box.w > _ROOMY else 0.28) if restocked else box.w / 2) + number * 22
    return cx, box.y + box.h - 3


def _restock(card: Space, box: Box, top: float, upright: bool = False) -> str:
    """What comes here every season, in the lower right corner; in a low space at the right, one below the other."""
    items = goods_items(card.restock, "+")
    low = box.h < _LOW
    rows = [[item] for item in items] if upright or low else [items]
    step = 13 if low else 16
    foot = (top + box.h) / 2 + step * (len(rows) - 1) / 2 if low else box.h - 11
    out = ""
    for k, line in enumerate(reversed(rows)):
        wide = min(row_width(line, 13, 12, 4), box.w - 14)
        out += row(line, box.w - wide - 9, foot - step * k, 13, 12, MUTED, 4, box.w - 14)
    return out


def _restock_width(card: Space) -> float:
    """How wide that is in a low space."""
    return max((row_width([item], 13, 12) for item in goods_items(card.restock, "+")), default=0)


def _stock(space: SpaceView, box: Box, added: dict[str, int]) -> str:
    """What lies there: cubes in a heap, or coins, with their number and what is added to it."""
    lying = [(good, count) for good, count in space.goods.items() if count]
    if not lying:
        return ""
    share = (box.w - 10) / len(lying)
    if len(lying) > 1 and share < _HEAPED:
        return _in_rows(lying, added, box)
    return "".join(
        _heap(good, count, added.get(good, 0), Box(6 + k * share, box.y, share - _APART, box.h))
        for k, (good, count) in enumerate(lying)
    )


def _in_rows(lying: list[tuple[str, int]], added: dict[str, int], box: Box) -> str:
    """Where there is no room for heaps: each kind on a line of its own."""
    out = ""
    for k, (good, count) in enumerate(lying):
        cy = box.y + box.h / 2 + (k - (len(lying) - 1) / 2) * 13
        out += use(good, 8, cy - 6.5, 13) + text(24, cy + 4.5, count, 13, INK, bold=True)
        more = f"+{added[good]}" if added.get(good) else ""
        left = 25 + width(count, 13, bold=True)
        out += text(left, cy + 4.3, more, 12, HELPED, bold=True, span=box.w - left) if more else ""
    return out


def _heap(good: str, count: int, added: int, box: Box) -> str:
    figure = 18 if box.w > 60 and box.h > 26 else 14
    more = f"+{added}" if added and box.w > _TIGHT else ""
    aside = width(count, figure, bold=True) + 3 + (width(more, 12, bold=True) + 1 if more else 0)
    size = min(20.0, box.h - 4, box.w - aside)
    shown = min(count, 6 if box.h > 24 else 3)
    if box.w < aside + size + 4 * shown:  # no room for a heap
        shown = 1
    step = min(size * 0.62, (box.w - aside - size - 2) / max(shown - 1, 1))
    wide = size + step * (shown - 1)
    left = box.x + (box.w - wide - aside) / 2
    y = box.y + (box.h - size) / 2 + (1 if box.h > 24 else -1)
    out = "".join(_thing(good, left + k * step, y + (k % 2) * 2, size) for k in range(shown))
    at, low = left + wide + 4, y + size / 2 + figure * 0.4
    out += text(at, low, count, figure, INK, bold=True)
    return out + (text(at + width(count, figure, bold=True) + 1, low, more, 12, HELPED, bold=True) if more else "")


def _thing(good: str, x: float, y: float, size: float) -> str:
    return cube(good, x, y, size) if good in INGREDIENTS else use(good, x, y, size)


# ── options ───────────────────────────────────────────────────────────────────────────────────────


def _options(seen: Seen, space: SpaceView, card: Space, box: Box) -> str:
    """What may be done here: one thing, or one of two."""
    if len(space.options) == 1:
        return _option(seen, space.options[0], card, box.inside(4, 2, 4, 3), 22)
    half = (box.w - 8) / 2
    icon = 18 if box.w > _ROOMY else 15
    sides = (Box(4, box.y + 2, half - 7, box.h - 5), Box(4 + half + 7, box.y + 2, half - 7, box.h - 5))
    out = "".join(_option(seen, option, card, side, icon) for option, side in zip(space.options, sides))
    cx, cy = box.w / 2, box.y + box.h / 2
    out += stroke(
        f"M{num(cx)} {num(box.y + 5)}V{num(cy - 8)}M{num(cx)} {num(cy + 8)}V{num(box.y + box.h - 5)}", QUIET_LINE, 1.2
    )
    return out + text(cx, cy + 4, seen.say("brewery-or"), 12, MUTED, anchor="middle", span=16)


def _option(seen: Seen, option: OptionView, card: Space, box: Box, icon: float) -> str:
    """An option in icons; hatched where it is not possible while others are."""
    items = option_items(seen, option, card)
    cx, cy = box.x + box.w / 2, box.y + box.h / 2
    barred = not option.open and seen.view.phase == "market"
    needs = _next_shift(seen) if option.name == "hire_brewery_shift" and barred else 0
    counted = [item for item in items if item.amount]
    rows = [items] if not counted or row_width(items, icon, 14) <= box.w else [[item] for item in counted]
    if needs:
        rows = [*rows, [Item(str(needs), "batch")]]
    if len(rows) > 1:
        icon = min(icon, (box.h - 2) / len(rows) - 1)
    ink = MUTED if barred else INK
    size = 14 if icon > 16 else 12
    out = group(hatching(box.w, box.h, 5), x=box.x, y=box.y) if barred else ""
    for k, line in enumerate(rows):
        out += centred(line, cx, cy + (k - (len(rows) - 1) / 2) * (icon + 2), icon, size, ink, span=box.w)
    return out


@tracked
def _next_shift(seen: Seen) -> int:
    """How many batches the viewer's next shift needs."""
    return seen.me.shift_needs


def option_items(seen: Seen, option: OptionView, card: Space) -> list[Item]:
    fee = Item(f"−{seen.cards.agency_fee}", "money")
    return {
        "take": goods_items(card.take),
        "take_alt": goods_items(card.take_alt),
        "hire_skilled_worker": [Item("1", "hire")],
        "form_local_partnership": [Item("1", "partner")],
        "hire_brewery_shift": [Item("1", "shift")],
        "temporary_workers": [Item(f"−{seen.cards.temporary_fee}", "money"), ARROW, Item("1", "pawn")],
        "commodities_exchange": [Item(icon="cube"), Item(icon="swap"), Item(icon="cube")],
        "job_agency": [fee, ARROW, Item("1", "hire")],
    }.get(option.name, [])
