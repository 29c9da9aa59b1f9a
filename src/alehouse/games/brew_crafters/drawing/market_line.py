"""The market as one line, while the own brewery needs the room: who stands where, and what the free spaces offer."""

from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import INK
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.svg import use
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.drawing.market import awning, option_items, space_label
from alehouse.games.brew_crafters.drawing.pieces import board, plate, worker_piece
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.signs import Item
from alehouse.games.brew_crafters.view import SpaceView

_TOP: Final = 15  # below the awning
_ICON: Final = 15
_SHOWN: Final = 2  # kinds of goods side by side


@cached
def market_line(seen: Seen, box: Box) -> list[Piece]:
    """A cell for every space, and the workers on them."""
    art = board(box.w, box.h) + awning(box.w)
    out = [seen.piece("board:market", box.x, box.y, art, seen.say("brewery-market"), "rules:BC-6.1")]
    spaces = seen.view.market
    cells = list(zip(spaces, box.inside(6, _TOP, 6, 6).grid(len(spaces), 1, 3)))
    for space, place in cells:
        name = f"space:{space.id}"
        art = plate(place.w, place.h, _offer(seen, space, place.w, place.h), 6, spent=bool(space.markers))
        out.append(seen.piece(name, place.x, place.y, art, space_label(seen, space), name))
    for space, place in cells:
        out += _workers(seen, space, place)
    return out


def _offer(seen: Seen, space: SpaceView, w: float, h: float) -> str:
    """What lies there, or what may be done: icons side by side, their numbers below."""
    if space.markers:
        return ""
    lying = [Item(count, good) for good, count in space.goods.items() if count]
    shown = (lying or _deeds(seen, space))[:_SHOWN]
    step = min(22.0, (w - 4) / max(len(shown), 1))
    out, x = "", w / 2 - step * (len(shown) - 1) / 2
    for amount, icon in shown:
        size = min(_ICON, step)
        counted = amount != ""
        out += use(icon, x - size / 2, h / 2 - (size + 1 if counted else size / 2), size, color=INK)
        span = max(step - 1, width("9", 12, bold=True))
        out += text(x, h / 2 + 13, amount, 12, INK, bold=True, anchor="middle", span=span) if counted else ""
        x += step
    return out


def _deeds(seen: Seen, space: SpaceView) -> list[Item]:
    """The first thing of every option; where one is not counted, its middle sign: something is swapped."""
    found = [option_items(seen, option, seen.spaces[space.id]) for option in space.options]
    deeds = [
        next((item for item in reversed(items) if item.amount != ""), items[len(items) // 2])
        for items in found
        if items
    ]
    return deeds or [Item(icon="sprout")]


def _workers(seen: Seen, space: SpaceView, box: Box) -> list[Piece]:
    """Those who stand there, side by side as far as there is room."""
    step = min(15.0, (box.w - 24) / max(len(space.markers) - 1, 1))
    left = box.x + box.w / 2 - step * (len(space.markers) - 1) / 2
    return [
        worker_piece(seen, marker, left + n * step, box.y + box.h - 3, min(36.0, box.h - 4))
        for n, marker in enumerate(space.markers)
    ]
