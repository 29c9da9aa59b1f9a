"""The Mess Hall: six tables, each with an order, or with the meeple of whoever took it and since when."""

from typing import Final, NamedTuple

from alehouse.core.draw.cache import cached, tracked
from alehouse.core.draw.colours import ON_DARK, SOFT
from alehouse.core.draw.lettering import SMALLEST, heading, text
from alehouse.core.draw.svg import ellipse, group, rect, symbol, use
from alehouse.core.scene import Box, Piece
from alehouse.games.cavern_tavern.drawing.order_faces import SLIP_H, SLIP_W, held_ticks, order_slip
from alehouse.games.cavern_tavern.drawing.paper import cut
from alehouse.games.cavern_tavern.drawing.pieces import bars, hatching, meeple
from alehouse.games.cavern_tavern.drawing.rooms import candle, deck, inner, room
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.hours import hour_text
from alehouse.games.cavern_tavern.view import MessView

_GAP: Final = 6


class Slips(NamedTuple):
    """How words are written in the Mess Hall: by how much larger than elsewhere, and what titles of two lines add to
    the height of a slip."""

    larger: float
    above: float


ONE_LINE: Final = Slips(1, 0)
TWO_LINES: Final = Slips(13 / 12, 14)  # where what is drawn is shown a little smaller


def hall_drawings() -> str:
    """An empty table by candle light, as large as a slip."""
    cx = SLIP_W / 2
    return symbol(
        "mess-table",
        SLIP_W,
        SLIP_H,
        rect(0, 0, SLIP_W, SLIP_H, 9, "#000", opacity=0.18),
        rect(0.5, 0.5, SLIP_W - 1, SLIP_H - 1, 9, stroke=ON_DARK, stroke_opacity=0.35, stroke_dasharray="4 3"),
        ellipse(cx, 46, 56, 44, "url(#candlelight)"),
        ellipse(cx, 67, 44, 16, "#2d1c10"),
        ellipse(cx, 63, 44, 16, "url(#oak)", stroke="#2d1c10", stroke_width=1.5),
        ellipse(cx, 62, 34, 11, stroke="#fff", stroke_opacity=0.14),
        candle(cx + 17, 37, 24),
        overflow="visible",
    )


@cached
def mess_hall(seen: Seen, box: Box, slips: Slips = ONE_LINE) -> list[Piece]:
    """The room, its deck, and the tables in their rows."""
    lights = candle(box.w * 0.42, 4, 20) + candle(box.w * 0.6, 4, 20)
    lights += ellipse(box.w / 2, box.h * 0.55, box.w / 2, box.h / 2, "url(#candlelight)", opacity=0.5)
    out = [room(seen, "mess", box, "hall", "boards", "CT-6.1.1", lights)]
    left = seen.view.orders_left
    label = seen.say("tavern-deck-orders", count=left)
    out.append(deck(seen, "deck:orders", "orders", left, box.x + box.w - 8, box.y + 4, label))
    places = _places(seen, inner(box))
    for space in seen.view.mess:
        out += _table(seen, space, places[space.number], slips)
    return out


def _places(seen: Seen, box: Box) -> dict[int, Box]:
    """Where the tables stand, by number."""
    rows = seen.cards.mess_rows
    columns = max(map(len, rows))
    w = (box.w - _GAP * (columns - 1)) / columns
    h = (box.h - _GAP * (len(rows) - 1)) / len(rows)
    return {
        number: Box(box.x + column * (w + _GAP), box.y + row * (h + _GAP), w, h)
        for row, numbers in enumerate(rows)
        for column, number in enumerate(numbers)
    }


@cached
def _table(seen: Seen, space: MessView, box: Box, slips: Slips) -> list[Piece]:
    """A table, as large as its place allows, and what there is on it."""
    high = SLIP_H + slips.above
    scale = min(box.w / SLIP_W, box.h / high)
    x, y = box.x + (box.w - SLIP_W * scale) / 2, box.y + (box.h - high * scale) / 2
    middle = y + slips.above * scale / 2  # where the table itself stands
    served = _served(seen, space.meeple) if space.meeple >= 0 else None
    opens, shows = (f"open:{space.meeple}", f"order:{served[0]}") if served else ("", "")
    label = seen.say("tavern-table", number=space.number)
    ground = use("mess-table", 0, 0, SLIP_W * scale, SLIP_H * scale)
    out = [seen.piece(f"mess:{space.number}", x, middle, ground, label, opens, shows=shows)]
    if space.meeple >= 0:
        out += _guest(seen, space, x, middle, scale, slips.larger)
    elif space.order:
        out += [_order(seen, space, x, y, scale, slips), *_held(seen, space, x, y + slips.above * scale, scale)]
    return out + bars(seen, f"mess:{space.number}", x + SLIP_W * scale / 2, middle + 46 * scale, 34)


def _order(seen: Seen, space: MessView, x: float, y: float, scale: float, slips: Slips) -> Piece:
    order = seen.orders[space.order]
    art = order_slip(order, seen.words, slips.larger, slips.above)
    art += hatching(SLIP_W, SLIP_H + slips.above, 9) if space.blocked else ""
    label = seen.say("tavern-order", order=seen.title("order", space.order), points=int(order.points[0]))
    why = space.action if space.action >= 0 else None
    name = f"order:{space.order}"
    return seen.piece(name, x, y, _scaled(art, scale), label, name, why, motion="flip")


def _held(seen: Seen, space: MessView, x: float, y: float, scale: float) -> list[Piece]:
    """Ticks for what the viewer holds of an order: a piece of their own, as the order does not turn over with them."""
    ticks = _ticks(seen, space.order)
    art = group(_scaled(ticks, scale), pointer_events="none")
    return [seen.piece(f"held:{space.number}", x, y, art)] if ticks else []


@tracked
def _ticks(seen: Seen, order: str) -> str:
    return held_ticks(seen.orders[order], seen.me.ingredients)


def _guest(seen: Seen, space: MessView, x: float, y: float, scale: float, larger: float) -> list[Piece]:
    """The meeple of whoever serves this table, and below it which order and since when."""
    seat = space.meeple
    order = _served(seen, seat)
    figure = _scaled(meeple(seen.colour(seat), 0, 0, 52), scale)
    waits = seen.say("tavern-waits", name=seen.name(seat))
    out = [seen.piece(f"meeple:{seat}", x + (SLIP_W / 2 - 8) * scale, y + 67 * scale, figure, waits)]
    if order:
        words = _scaled(_since(seen, *order, larger), scale)
        out.append(seen.piece(f"since:{space.number}", x + SLIP_W * scale / 2, y, words))
    return out


@tracked
def _served(seen: Seen, seat: int) -> tuple[str, int] | None:
    """The order that a player serves, and the round in which it was taken."""
    order = seen.view.players[seat].order
    return (order.id, order.taken) if order else None


def _since(seen: Seen, order: str, taken: int, larger: float) -> str:
    time = hour_text(seen.words, seen.cards.times[taken - 1])
    span = (SLIP_W - 4) / larger
    title = cut(seen.title("order", order), SMALLEST, span, serif=True)
    said = heading(0, 0, title, SMALLEST, ON_DARK, anchor="middle", span=span)
    said += text(0, 15, seen.say("tavern-since", time=time), SMALLEST, SOFT, anchor="middle", span=span)
    return group(_scaled(said, larger), y=93)


def _scaled(art: str, scale: float) -> str:
    return art if abs(scale - 1) < 0.01 else group(art, transform=f"scale({scale:.3g})")
