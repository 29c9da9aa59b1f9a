"""Cards laid out over the middle of the table: characters at setup, orders or items that were looked at."""

from collections.abc import Sequence
from typing import Final

from alehouse.core.draw.cache import cached, tracked
from alehouse.core.draw.colours import ON_DARK
from alehouse.core.draw.lettering import heading
from alehouse.core.draw.spread import largest, places
from alehouse.core.draw.svg import rect
from alehouse.core.scene import Box, Piece
from alehouse.games.cavern_tavern.drawing.card_faces import character_card, item_card, item_tells
from alehouse.games.cavern_tavern.drawing.order_faces import SLIP_H, SLIP_W, order_card, order_slip
from alehouse.games.cavern_tavern.drawing.paper import FULL, RATIO, card_back, card_light
from alehouse.games.cavern_tavern.drawing.seen import Seen

_GAP: Final = 14
_HEAD: Final = 40
_EDGES: Final = 40  # of the cloth, at both sides together
DRAWN: Final = SLIP_H + 10  # how high an order from the deck lies below the Mess Hall
_NARROW: Final = 500  # in a narrower box there is no room beside the Mess Hall
_HIDDEN: Final = 64  # how wide cards are that somebody else looks at


@tracked
def laid_out(seen: Seen) -> list[str]:
    """The pieces to choose from now: cards that were looked at or drawn, or the characters that are left."""
    view = seen.view
    becoming = [target for choice in view.options for target in choice.targets if target.startswith("become:")]
    drawn = [f"order:{view.drawn}"] if view.drawn else []
    return becoming or view.looked_at or drawn or [f"hidden:{k}" for k in range(view.hidden_cards)]


def only_drawn(seen: Seen) -> bool:
    """Whether an order from the deck lies there alone."""
    return laid_out(seen) == [f"order:{seen.view.drawn}"]


@cached
def choosing(seen: Seen, box: Box) -> list[Piece]:
    """A dark cloth over the box with these cards on it, as large as they may be; nothing if there are none."""
    names = laid_out(seen)
    if not names:
        return []
    if only_drawn(seen) and box.w < _NARROW:
        return _drawn_below(seen, box)
    widest = _HIDDEN if names[0].startswith("hidden:") else FULL * 1.2
    columns, w = largest(len(names), box.w - _EDGES, box.h - _HEAD - 26, _GAP, RATIO, widest)
    rows = -(-len(names) // columns)
    h = w * RATIO
    wide = max(columns * (w + _GAP) - _GAP + _EDGES, 220)
    high = rows * (h + _GAP) - _GAP + _HEAD + 26
    left, top = box.x + (box.w - wide) / 2, box.y + (box.h - high) / 2
    out = [_cloth(seen, names, Box(left, top, wide, high))]
    lying = places(len(names), columns, box.x + box.w / 2, top + _HEAD, w, h, _GAP)
    return out + [_card(seen, name, x, y, w) for name, (x, y) in zip(names, lying)]


def _cloth(seen: Seen, names: Sequence[str], box: Box) -> Piece:
    kind = names[0].partition(":")[0]
    said = seen.say(f"tavern-choose-{kind}", count=len(names))
    art = rect(0, 4, box.w, box.h, 18, "#000", opacity=0.5)
    art += rect(0, 0, box.w, box.h, 18, "#2a1a30", fill_opacity=0.95, stroke="#c9a24a", stroke_width=2)
    art += heading(box.w / 2, 27, said, 16, ON_DARK, anchor="middle", span=box.w - 24)
    return seen.piece("choosing", box.x, box.y, art, said)


def _drawn_below(seen: Seen, box: Box) -> list[Piece]:
    """An order from the deck at the foot of a narrow box: one of those in the Mess Hall above has to go for it."""
    top = box.y + box.h - DRAWN
    order = seen.orders[seen.view.drawn]
    title = seen.title("order", order.id)
    slip = seen.piece(
        f"order:{order.id}",
        box.x + box.w - SLIP_W - 8,
        top + 5,
        order_slip(order, seen.words),
        title,
        f"order:{order.id}",
    )
    said = seen.say("tavern-choose-order", count=1)
    art = rect(0, 0, box.w, DRAWN, 14, "#2a1a30", fill_opacity=0.95, stroke="#c9a24a", stroke_width=2)
    art += heading(16, DRAWN / 2 + 5, said, 16, ON_DARK, span=box.w - SLIP_W - 36)
    return [seen.piece("choosing", box.x, top, art, said), slip]


def _card(seen: Seen, name: str, x: float, y: float, w: float) -> Piece:
    kind, _, card = name.partition(":")
    tells = w >= FULL  # else the card is read before it is chosen
    if kind == "hidden":
        return seen.piece(name, x, y, card_back("secret", w))
    if kind == "become":
        character = seen.characters[card]
        art = character_card(seen.cards, character, seen.words, w, int(character.uses))
        label = seen.title("character", card)
    elif kind == "item":
        art, label = item_card(seen.cards, seen.items[card], seen.words, w), seen.title("item", card)
        tells = item_tells(seen.cards, seen.items[card], seen.words, w)
    else:
        art, label = order_card(seen.orders[card], seen.words, w), seen.title("order", card)
    return seen.piece(name, x, y, art + card_light(w), label, name, motion="flip", unfolds=not tells)
