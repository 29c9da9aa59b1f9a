"""The viewer's ingredients: as cards on boards, or as plates where there is little room."""

from math import ceil
from typing import Final

from msgspec.structs import replace

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import SOFT
from alehouse.core.draw.lettering import halves, text, width
from alehouse.core.draw.pieces import hit_area, ring, shine
from alehouse.core.draw.svg import group, rect, use
from alehouse.core.scene import Box, Piece
from alehouse.games.cavern_tavern.drawing.card_faces import count_plate, ingredient_card
from alehouse.games.cavern_tavern.drawing.goods import ingredient_label
from alehouse.games.cavern_tavern.drawing.icons import HOP
from alehouse.games.cavern_tavern.drawing.order_faces import wanted
from alehouse.games.cavern_tavern.drawing.own_goods import panel
from alehouse.games.cavern_tavern.drawing.paper import NARROWEST, RATIO
from alehouse.games.cavern_tavern.drawing.pieces import FINGER
from alehouse.games.cavern_tavern.drawing.seen import Seen

_TITLE: Final = 23  # the height of a panel's title
_NAMED: Final = 22  # the least height of an ingredient above its name
_NAMED_W: Final = 52  # narrower plates have no names
_LARGEST: Final = 64  # how high a plate may be
_GAP: Final = 3  # between plates without a panel


def needed(seen: Seen) -> set[str]:
    """The kinds that the viewer's open order asks for, a Magic Potion if it would stand in."""
    order = seen.me.order
    if order is None:
        return set()
    return set(wanted(seen.orders[order.id])) | ({"magic_potion"} if order.potions else set())


def _name(seen: Seen, kind: str) -> str:
    return f"own:{seen.own}:{kind}"


# ── cards ─────────────────────────────────────────────────────────────────────────────────────────


@cached
def shelf(seen: Seen, box: Box) -> list[Piece]:
    """Ingredients as cards on boards, in as many rows as make them largest."""
    held = seen.me.ingredients
    pieces = panel(seen, "shelf", box, seen.say("scene-ingredients"), str(sum(held.values())))
    rows = _rows(len(held), box.w - 14, box.h - 26)
    across = max(ceil(len(held) / rows), 3)
    tall = (box.h - 28) / rows
    w = min(56.0, (box.w - 14) / across - 4, (tall - 14) / RATIO)
    step = (box.w - 14) / across
    levels = [box.y + 22 + (n + 1) * tall for n in range(rows)]
    boards = "".join(_board(level - box.y - 7, box.w - 8) for level in levels)
    pieces.append(seen.piece("boards", box.x + 4, box.y, boards))
    for n, kind in enumerate(held):
        line, place = divmod(n, across)
        x = box.x + 7 + place * step + (step - w) / 2
        pieces.append(_card(seen, kind, x, levels[line] - 7 - w * RATIO, w))
    return pieces if held else [*pieces, _nothing(seen, box, box.h / 2 - 24)]


def _nothing(seen: Seen, box: Box, y: float) -> Piece:
    words = text(box.w / 2, 0, seen.say("scene-no-ingredients"), 12, SOFT, anchor="middle", span=box.w - 12)
    return seen.piece("no-ingredients", box.x, box.y + y, words)


def _rows(count: int, w: float, h: float) -> int:
    """How many rows make so many cards largest; two where there are few."""
    return max((2, 3, 4), key=lambda rows: min(w / max(ceil(count / rows), 3), (h / rows - 14) / RATIO))


def _board(y: float, w: float) -> str:
    return rect(0, y, w, 7, 2, "url(#oak)", stroke="#2b1a10", stroke_width=1)


def _card(seen: Seen, kind: str, x: float, y: float, w: float) -> Piece:
    """The viewer's cards of one kind; the open order's have a green edge."""
    art = ingredient_card(kind, seen.words, round(w, 1), seen.me.ingredients[kind], kind in needed(seen))
    art += ring(w, w * RATIO, 6)
    return seen.piece(_name(seen, kind), x, y, art, ingredient_label(seen, seen.me, kind), f"pile:{kind}")


def small_shelf(seen: Seen, box: Box) -> list[Piece]:
    """Ingredients in one row on one board; the more kinds there are, the smaller they become. Those that may be chosen
    are as wide as fingers or, where there is no room for that, offered by the whole shelf."""
    held = seen.me.ingredients
    h = box.h - 8
    w = min(h / RATIO, (box.w - 3) / max(len(held), 1) - 4)
    offered = seen.actions(*(_name(seen, kind) for kind in held))
    apart = bool(offered) and len(held) * (FINGER + 1) <= box.w
    step = max(w + 4, FINGER + 1) if apart else w + 4
    left, top = box.x + (max(step - w, 6) / 2), box.y + h - w * RATIO
    boards = seen.piece("boards", box.x, box.y, _board(box.h - 6, box.w))
    cards = [_card(seen, kind, left + n * step, top, w) for n, kind in enumerate(held)]
    if not held:
        return [boards, _nothing(seen, box, box.h / 2)]
    if apart:
        return [boards, *(_for_fingers(card, w, top - box.y, box.h) for card in cards)]
    return [boards, *cards] if not offered else [boards, *_as_one(seen, box, cards, offered)]


def _for_fingers(card: Piece, w: float, above: float, high: float) -> Piece:
    """A card that may be chosen reacts in the whole height of the shelf, and as wide as a finger is."""
    if not card.actions:
        return card
    wide = max(w, FINGER)
    return replace(card, art=group(hit_area(wide, high), x=(w - wide) / 2, y=-above) + card.art)


def _as_one(seen: Seen, box: Box, cards: list[Piece], offered: tuple[int, ...]) -> list[Piece]:
    """Cards that can but be looked at, under a light around all of them: the closer look offers what is on them."""
    art = hit_area(box.w, box.h, 6) + shine(box.w, box.h, 6) + ring(box.w, box.h, 6)
    label = seen.words.labelled(seen.say("scene-ingredients"), sum(seen.me.ingredients.values()))
    name = f"kinds:{seen.own}"
    whole = seen.piece(name, box.x, box.y, art, label, f"player:{seen.own}", actions=offered, unfolds=True)
    return [*(replace(card, actions=(), opens="") for card in cards), whole]


# ── plates ────────────────────────────────────────────────────────────────────────────────────────


@cached
def plates(seen: Seen, box: Box) -> list[Piece]:
    """A plate for each kind of ingredient, as large as they may be; with its name where there is room for it."""
    held = seen.me.ingredients
    pieces = panel(seen, "shelf", box, seen.say("scene-ingredients"), str(sum(held.values())))
    within = box.inside(6, _TITLE, 6, 6)
    if not held:
        return [*pieces, _nothing(seen, box, box.h / 2 + 8)]
    columns = max(range(3, 8), key=lambda columns: _side(len(held), columns, within))
    rows = max(ceil(len(held) / columns), 2)
    w, h = (within.w + 4) / columns - 4, min((within.h + 4) / rows - 4, _LARGEST)
    for n, kind in enumerate(held):
        line, place = divmod(n, columns)
        pieces.append(_plate(seen, kind, Box(within.x + place * (w + 4), within.y + line * (h + 4), w, h)))
    return pieces


def _side(count: int, columns: int, box: Box) -> float:
    """How large a plate is in so many columns."""
    rows = max(ceil(count / columns), 2)
    return min((box.w + 4) / columns - 4, (box.h + 4) / rows - 4, 62)


def plate_rows(seen: Seen, box: Box, columns: int, rows: int) -> list[Piece]:
    """A plate for each kind of ingredient, all of one size whatever there is; empty places are outlined."""
    held = list(seen.me.ingredients)
    places = box.grid(columns, rows, _GAP)
    outlines = "".join(
        rect(at.x - box.x, at.y - box.y, at.w, at.h, 7, "#000", opacity=0.2) for at in places[len(held) :]
    )
    return [
        seen.piece("boards", box.x, box.y, outlines),
        *(_plate(seen, kind, at) for kind, at in zip(held, places)),
    ]


def _plate(seen: Seen, kind: str, box: Box) -> Piece:
    """An ingredient, how many there are, whether the open order asks for it, and its name where it fits."""
    w, h = box.w, box.h
    count = seen.me.ingredients[kind]
    name = seen.say(f"ingredient-{kind}")
    lines = [name] if width(name, 12) * NARROWEST <= w - 3 else halves(name)
    named = h - 3 - 13 * len(lines) >= _NAMED and w >= _NAMED_W
    below = 13 * len(lines) if named else 0
    size = min(w - 10, h - below - 6, 36)
    art = rect(1.5, 3, w - 1, h - 1, 7, "#cbb994", stroke="#3b2f26") if count > 1 else ""
    art += rect(0, 0, w, h, 7, "url(#sheet)", stroke="#3b2f26")
    art += rect(0.5, 0.5, w - 1, 4, 2, HOP) if kind in needed(seen) else ""
    art += use(kind, (w - size) / 2, (h - below - size) / 2 + 1, size)
    for k, line in enumerate(reversed(lines) if named else ()):
        art += text(w / 2, h - 5 - 13 * k, line, 12, anchor="middle", span=w - 3)
    art += (count_plate(count, w - 7, 8) if count > 1 else "") + ring(w, h, 7)
    return seen.piece(_name(seen, kind), box.x, box.y, art, ingredient_label(seen, seen.me, kind), f"pile:{kind}")
