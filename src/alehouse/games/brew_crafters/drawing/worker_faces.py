"""Skilled workers: cards to read, and plates for the board with portrait, name, deed in icons, wage."""

from typing import Final

from alehouse.core.draw.colours import BERRY, INK
from alehouse.core.draw.lettering import small_print, text, width
from alehouse.core.draw.svg import circle, ellipse, rect, use
from alehouse.games.brew_crafters.card_text import effects_text
from alehouse.games.brew_crafters.drawing.names import brief_name
from alehouse.games.brew_crafters.drawing.paper import FULL, RATIO, SMALL, band, on_paper, title
from alehouse.games.brew_crafters.drawing.pieces import source_sign
from alehouse.games.brew_crafters.drawing.portraits import portrait
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.signs import Item, block, centred, effects_items, row, row_width

_BAND: Final = "#2f3a36"
_NAME: Final = 0.4  # of the width of a low plate
_LEGIBLE: Final = 0.77  # what would be narrower is left out
_TWO_LINES: Final = 48  # in a lower plate the deed stands on one line below the name
_LOW: Final = 40  # in a lower plate everything stands on one line
_LARGE: Final = (230, 56)  # a plate so wide and high has large type
_NARROW: Final = 130  # in a narrower one the name stands above the portrait


def worker_card(seen: Seen, worker: str, w: float) -> str:
    """A skilled worker: who it is, what the work gives, the wage of every Winter."""
    card = seen.workers[worker]
    name = seen.title("worker", worker)
    items = effects_items(card.effects)
    if w < FULL:
        high = SMALL * RATIO
        name = brief_name(seen, "worker", worker, SMALL - 6, lines=2, serif=True)
        drawing = (
            band(SMALL, 30, _BAND)
            + title(name, SMALL / 2, 15, SMALL - 6, 13)
            + _wall(6, 34, SMALL - 12, 46)
            + portrait(worker, SMALL / 2, 57, 21)
            + block(items, SMALL / 2, 96, SMALL - 8, 14, 12)
            + wage(int(card.upkeep), SMALL - 6, high - 9, 13)
            + source_sign(card, 8, high - 8, 2.5)
        )
        return on_paper(w, drawing)
    high = FULL * RATIO
    said = effects_text(seen.cards, seen.words, card.effects)
    drawing = (
        band(FULL, 34, _BAND)
        + title(name, FULL / 2, 17, FULL - 14)
        + _wall(7, 39, FULL - 14, 62)
        + portrait(worker, FULL / 2, 70, 27)
        + small_print(said, FULL / 2, 102, FULL - 12, 6)
        + wage(int(card.upkeep), FULL - 8, high - 12)
        + source_sign(card, 12, high - 11)
    )
    return on_paper(w, drawing)


def _wall(x: float, y: float, w: float, h: float) -> str:
    light = ellipse(x + w / 2, y + h / 2, w / 2, h / 2, "#fff3cf", opacity=0.6)
    return rect(x, y, w, h, 5, "url(#brick)") + rect(x, y, w, h, 5, "#f3e1bd", opacity=0.62) + light


def wage(amount: int, right: float, cy: float, icon: float = 14, size: float = 12, ink: str = BERRY) -> str:
    """What is paid every Winter, flush right."""
    figure = f"−{amount}"
    left = right - icon - 3 - width(figure, size, bold=True)
    return text(left, cy + size * 0.36, figure, size, ink, bold=True) + use("money", right - icon, cy - icon / 2, icon)


def worker_plate(seen: Seen, worker: str, w: float, h: float) -> str:
    """What stands on a worker's plate on the board; the ground is drawn by whoever lays it out."""
    card = seen.workers[worker]
    name = seen.title("worker", worker)
    items = effects_items(card.effects)
    if h < _LOW:
        r = h / 2 - 3
        out = portrait(worker, r + 4, h / 2, r) + wage(int(card.upkeep), w - 5, h / 2, 13)
        left = 2 * r + 18 + w * _NAME
        span = w - left - 44
        if span < row_width(items, 14, 12) * _LEGIBLE:
            beside = w - 2 * r - 54
            brief = brief_name(seen, "worker", worker, beside)
            if width(brief, 12) * _LEGIBLE > beside:
                return worker_sign(seen, worker, w, h)
            return out + text(2 * r + 12, h / 2 + 4.3, brief, 12, INK, span=beside)
        out += text(2 * r + 12, h / 2 + 4.3, name, 12, INK, span=w * _NAME)
        return out + row(items, left, h / 2, 14, 12, span=span)
    if h >= _LARGE[1] and w >= _LARGE[0]:
        return _large_plate(worker, name, items, int(card.upkeep), w, h)
    r = min(15.0, (h - 17) / 2)
    if w < _NARROW:
        brief = brief_name(seen, "worker", worker, w - 6)
        if width(brief, 12) * _LEGIBLE > w - 6:
            return worker_sign(seen, worker, w, h)
        out = text(w / 2, 13, brief, 12, INK, anchor="middle", span=w - 6)
        out += portrait(worker, r + 3, h - r - 2, r, sign=False) + _wage_coin(int(card.upkeep), 2 * r + 2, h - 9)
        left = 2 * r + 9
        return out + _deed(items, left + (w - left) / 2, h, w - left - 1, 12)
    left = 2 * r + 13
    brief = brief_name(seen, "worker", worker, w - left - 4)
    out = portrait(worker, r + 4, h / 2, r) + text(left, 14, brief, 12, INK, span=w - left - 4)
    out += wage(int(card.upkeep), w - 4, h - 11, 12)
    span = w - left - 40
    return out + _deed(items, left + span / 2, h, span, 13)


def _large_plate(worker: str, name: str, items: list[Item], upkeep: int, w: float, h: float) -> str:
    """The same where there is much room: everything is larger."""
    r = min(26.0, h / 2 - 6)
    left = 2 * r + 22
    span = w - left - 56
    out = portrait(worker, r + 8, h / 2, r) + text(left, h / 2 - 9, name, 14, INK, bold=True, span=w - left - 6)
    return out + row(items, left, h / 2 + 13, 19, 15, span=span) + wage(upkeep, w - 8, h / 2 + 13, 17, 15)


def _deed(items: list[Item], cx: float, h: float, span: float, icon: float) -> str:
    """What a worker does, below the name; on one line where two would not fit."""
    if h < _TWO_LINES and row_width(items, icon, 12) * _LEGIBLE <= span:
        return centred(items, cx, (h + 16) / 2, icon, 12, span=span)
    return block(items, cx, (h + 15) / 2, span, min(icon, (h - 16) / 2 - 1), 12)


def worker_sign(seen: Seen, worker: str, w: float, h: float) -> str:
    """The same without a name, where there is little width: portrait, wage, deed in icons."""
    card = seen.workers[worker]
    r = min(13.0, h / 2 - 3, max(9.0, w * 0.15))
    out = portrait(worker, r + 2, h / 2, r, sign=False) + _wage_coin(int(card.upkeep), 2 * r - 1, h - 9)
    left = 2 * r + 3
    return out + block(effects_items(card.effects), left + (w - left) / 2, h / 2, w - left, 12, 12)


def _wage_coin(amount: int, cx: float, cy: float) -> str:
    """A wage upon its coin, where there is no room beside it."""
    coin = circle(cx, cy, 8, "url(#gold)", stroke="#6e470d", stroke_width=1.2)
    return coin + text(cx, cy + 4.3, amount, 12, INK, bold=True, anchor="middle")
