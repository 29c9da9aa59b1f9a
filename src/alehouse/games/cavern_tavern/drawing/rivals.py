"""The others, each on a panel: who, the open order, dice left to place, ingredients, cards and tokens."""

from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import Final

from alehouse.core.draw.album import part
from alehouse.core.draw.colours import ON_DARK, SOFT
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.pieces import ring
from alehouse.core.draw.svg import group, rect, use
from alehouse.core.draw.table import anywhere
from alehouse.core.scene import Box, Piece
from alehouse.games.cavern_tavern.drawing.goods import cards, dice, fitted, ingredients, row, row_width, spent
from alehouse.games.cavern_tavern.drawing.own_order import order_label, order_strip
from alehouse.games.cavern_tavern.drawing.pieces import coin
from alehouse.games.cavern_tavern.drawing.players import (
    as_a_whole,
    first_marker,
    ground,
    name_words,
    place_ribbon,
    player_piece,
    portrait,
    score,
    score_width,
    state_pill,
)
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.view import OrderView, PlayerView
from alehouse.games.cavern_tavern.vocabulary import RACES

LOW: Final = 84  # a panel of three lines
HIGH: Final = 100  # a panel of four
_GAP: Final = 8
_WIDE: Final = 300  # from here on a panel has room for a large portrait
_NARROWEST: Final = 0.62  # words that would be squeezed more than this are left to the label


def strip_height(seen: Seen) -> float:
    """How high the strip of rivals is: many rivals, or many tokens, need four lines."""
    rivals = len(seen.others)
    return HIGH if rivals > 3 or (rivals == 3 and seen.view.expansion) else LOW


def rivals_strip(seen: Seen, box: Box) -> list[Piece]:
    """The others side by side, clockwise from the own area; a single one has room to show the order in full."""
    rivals = seen.rivals
    if len(rivals) == 1:
        half = (box.w - _GAP) / 2
        order = order_strip(seen, rivals[0], Box(box.x + half + _GAP, box.y, half, box.h))
        return rival(seen, rivals[0], Box(box.x, box.y, half, box.h), order_elsewhere=True) + order
    w = (box.w - _GAP * (len(rivals) - 1)) / len(rivals)
    boxes = [Box(box.x + n * (w + _GAP), box.y, w, box.h) for n in range(len(rivals))]
    return list(chain.from_iterable(rival(seen, player, at) for player, at in zip(rivals, boxes)))


def rival(seen: Seen, player: PlayerView, box: Box, order_elsewhere: bool = False) -> list[Piece]:
    """A rival's panel: it lies elsewhere for everybody, but is drawn once."""
    return _panel(seen, box.x, box.y, player, Box(0, 0, box.w, box.h), order_elsewhere)


@anywhere
def _panel(seen: Seen, player: PlayerView, box: Box, order_elsewhere: bool) -> list[Piece]:
    """One panel, of three lines or, where it is high enough, of four."""
    wide = box.w >= _WIDE
    size = min(box.h - 20, 58) if wide else 36
    aside = Box(box.x + 18 + size + 8, box.y, box.w - 36 - size, box.h)
    below = aside if wide else Box(box.x + 18, box.y, box.w - 26, box.h)
    lines = 4 if box.h >= HIGH else 3
    middles = [box.y + 7 + (box.h - 14) * (n + 0.5) / lines for n in range(lines)]
    pieces = [
        seen.turn_light(player.seat, *box),
        player_piece(seen, player, box, ground(player.seat, box.w, box.h)),
        portrait(seen, player, box.x + 18, box.y + (9 if wide else 7), size),
        *_head(seen, player, aside, middles[0]),
        *_order_and_dice(seen, player, aside, middles[1], order_elsewhere),
    ]
    pieces += _held(seen, player, below, middles[2:])
    medal = (24, 1) if wide else (20, 0.75)
    pieces += place_ribbon(seen, player, box.x + 18 + size / 2, box.y + medal[0], medal[1])
    return as_a_whole(seen, player, pieces)


@part
def _head(seen: Seen, player: PlayerView, box: Box, cy: float) -> list[Piece]:
    """Name, marker, state; the score at the right end."""
    size = 16 if box.w > 160 else 14
    points = score_width(seen, player, size)
    room = box.w - points - 6 - (22 if player.first_player else 0)
    name = name_words(seen, player, room, size)
    at = box.x + min(width(seen.name(player.seat), size, bold=True, serif=True), room) + 5
    pieces = [seen.piece(f"name:{player.seat}", box.x, cy + size * 0.34, name)]
    pieces += first_marker(seen, player, at, cy - 10, 19)
    at += 22 if player.first_player else 0
    right = box.x + box.w - points
    pieces.append(state_pill(seen, player, at + 2, cy - 10, right - at - 10))
    return [*pieces, score(seen, player, right, cy, size)]


@part
def _held(seen: Seen, player: PlayerView, box: Box, middles: Sequence[float]) -> list[Piece]:
    """Ingredients, and below them cards and tokens; where there is one line only, these at its right end."""
    if len(middles) == 2:
        held = fitted(partial(ingredients, seen, player), box.w)
        kept = fitted(partial(cards, seen, player), box.w)
        return row(held, box.x, middles[0], box.w) + row(kept, box.x, middles[1], box.w)
    room = box.w - 12
    wide = row_width(fitted(partial(ingredients, seen, player), room))
    kept = fitted(partial(cards, seen, player), max(room - wide, room / 2))
    right = min(row_width(kept), max(room - wide, room / 2))
    held = fitted(partial(ingredients, seen, player), room - right)
    return row(held, box.x, middles[0], room - right) + row(kept, box.x + box.w - right, middles[0], right)


# ── order and dice ────────────────────────────────────────────────────────────────────────────────


@part
def _order_and_dice(seen: Seen, player: PlayerView, box: Box, cy: float, order_elsewhere: bool) -> list[Piece]:
    """The open order at the left, unless it is shown elsewhere; the dice at the right."""
    size = 21 if box.w > 160 else 17
    things = dice(seen, player, size) + spent(seen, player, size - 3)
    if order_elsewhere:
        return row(things, box.x, cy, box.w)
    taken = min(row_width(things), box.w - 66)
    plate = Box(box.x, cy - 11, box.w - taken - (10 if things else 0), 22)
    return [order_plate(seen, player, plate), *row(things, box.x + box.w - taken - 2, cy, taken)]


def order_plate(seen: Seen, player: PlayerView, box: Box) -> Piece:
    """The open order in one line: whose, its name, how far it is met, what it would pay now."""
    name = f"open:{player.seat}"
    art = rect(0, 0, box.w, box.h, box.h / 2, "#000", opacity=0.28) + (ring(box.w, box.h, 11) if seen.lit(name) else "")
    if player.order is None:
        art += _no_order(seen, box.w, box.h)
        return seen.piece(name, box.x, box.y, art, seen.say("scene-no-order"))
    return seen.piece(
        name, box.x, box.y, art + _order(seen, player.order, box.w, box.h), order_label(seen, player), name
    )


def _no_order(seen: Seen, w: float, h: float) -> str:
    """That there is none, in words or, where there is no room for them, as a pale sign."""
    words = seen.say("scene-no-order" if w > 110 else "scene-no-order-short")
    if w - 18 < width(words, 12) * _NARROWEST:
        return use("orders", w / 2 - 9, h / 2 - 9, 18, opacity=0.35)
    return text(10, h / 2 + 4.3, words, 12, SOFT, room=w - 18)


def _order(seen: Seen, order: OrderView, w: float, h: float) -> str:
    met = seen.say("scene-met", met=sum(order.met), needed=len(order.met))
    right = w - 24
    out = coin(w - 11, h / 2, order.points, 10.5)
    if order.rounds_left == 1:
        out += use("hourglass", right - 14, h / 2 - 8, 16)
        right -= 18
    if right - width(met, 12, bold=True) > 27:
        out += text(right, h / 2 + 4.3, met, 12, SOFT, bold=True, anchor="end")
        right -= width(met, 12, bold=True)
    room = right - 36
    title = seen.title("order", order.id)
    if room >= width(title, 12) * _NARROWEST:
        out += text(27, h / 2 + 4.3, title, 12, ON_DARK, room=room)
    return group(use(f"race-{RACES[seen.orders[order.id].race]}", 3, -1, h), out)
