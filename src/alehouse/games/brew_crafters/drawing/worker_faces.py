"""Skilled workers: cards to read, and plates for the board with portrait, name, deed in icons, wage."""

from typing import Final

from alehouse.core.draw.colours import BERRY, INK
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.svg import ellipse, rect, use
from alehouse.games.brew_crafters.card_text import effects_text
from alehouse.games.brew_crafters.drawing.paper import FULL, RATIO, SMALL, band, lines, on_paper, title
from alehouse.games.brew_crafters.drawing.pieces import source_sign
from alehouse.games.brew_crafters.drawing.portraits import portrait
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.signs import block, effects_items

_BAND: Final = "#2f3a36"


def worker_card(seen: Seen, worker: str, w: float) -> str:
    """A skilled worker: who it is, what the work gives, the wage of every Winter."""
    card = seen.workers[worker]
    name = seen.title("worker", worker)
    items = effects_items(card.effects)
    if w < FULL:
        high = SMALL * RATIO
        drawing = (
            band(SMALL, 30, _BAND)
            + title(name, SMALL / 2, 15, SMALL - 6, 13)
            + _wall(6, 34, SMALL - 12, 46)
            + portrait(worker, SMALL / 2, 57, 21)
            + block(items, SMALL / 2, 99, SMALL - 8, 15, 12)
            + wage(int(card.upkeep), SMALL - 6, high - 10)
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
        + lines(said, FULL / 2, 102, FULL - 12, 6)
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
    r = min(15.0, h * 0.36)
    left = 2 * r + 9
    top = 12 if h < 46 else 14
    out = portrait(worker, r + 4, h / 2, r)
    out += text(left, top, name, 12, INK, room=w - left - 4)
    cost = wage(int(card.upkeep), w - 4, h - 11, 12)
    room = w - left - 36
    return out + cost + block(effects_items(card.effects), left + room / 2, (h + top) / 2 + 1, room, 13, 12)
