"""The Cellar: six vaults, each with two piles of ingredients and its spaces; and the Magic Potions."""

from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import CARD, INK, LANTERN, MUTED, QUIET_LINE, SOFT
from alehouse.core.draw.lettering import text, width
from alehouse.core.draw.pieces import ring, shine
from alehouse.core.draw.svg import group, num, path, rect, use
from alehouse.core.scene import Box, Piece
from alehouse.games.cavern_tavern.drawing.paper import NARROWEST
from alehouse.games.cavern_tavern.drawing.pieces import FINGER, bars, value_badge
from alehouse.games.cavern_tavern.drawing.rooms import (
    area_label,
    deck,
    dice_in_space,
    inner,
    is_full,
    name_span,
    room,
    space_sign,
)
from alehouse.games.cavern_tavern.drawing.seen import Seen
from alehouse.games.cavern_tavern.effect_ops import INGREDIENTS
from alehouse.games.cavern_tavern.view import AreaView, PileView

_GAP: Final = 5
_BADGE: Final = 26
_TOP: Final = 31  # where the piles of a vault begin
_LEAST: Final = 18  # smaller spaces stand in two rows
_PILE: Final = 34  # the least height of a pile that is as wide as its vault
_EMPTY: Final = "#8c2f2a"


@cached
def cellar(seen: Seen, box: Box) -> list[Piece]:
    """The room, the vaults in one row or two, and in its sign the Magic Potions."""
    begins = 22 + name_span(seen, "cellar", box.w)
    words, left = seen.say("tavern-cellar"), box.w - begins - 60
    said = text(begins, 19, words, 12, SOFT, span=left) if width(words, 12) * NARROWEST <= left else ""
    out = [room(seen, "cellar", box, "cellar", "stones", "CT-6.2.1", said, cave=True)]
    areas = seen.of_section("cellar")
    columns = len(areas) if box.w > 420 else -(-len(areas) // 2)
    rows = -(-len(areas) // columns)
    within = inner(box)
    w = (within.w - _GAP * (columns - 1)) / columns
    h = (within.h - _GAP * (rows - 1)) / rows
    for k, area in enumerate(areas):
        place = Box(within.x + k % columns * (w + _GAP), within.y + k // columns * (h + _GAP), w, h)
        out += _vault(seen, area, place)
    return [*out, *_potions(seen, box)]


def _potions(seen: Seen, box: Box) -> list[Piece]:
    """The pile that no dice of the Cellar reach."""
    pile = seen.pile("magic_potion")
    return [deck(seen, f"pile:{pile.id}", pile.id, pile.left, box.x + box.w - 8, box.y + 4, _pile_label(seen, pile))]


# ── vaults ────────────────────────────────────────────────────────────────────────────────────────


@cached
def _vault(seen: Seen, area: AreaView, box: Box) -> list[Piece]:
    """An arch with its number, its piles and its spaces: one row of them, or two where there are many."""
    in_row = max(len(area.spaces), 1)
    if _side(box.w, in_row) < _LEAST:
        in_row = -(-in_row // 2)
    rows = -(-len(area.spaces) // in_row)
    stacked = 2 * (FINGER if seen.by_touch else _PILE)  # so high are two piles one above the other
    side = min(_side(box.w, in_row), (box.h - _TOP - _PILE - 14) / rows - 3)
    below = (box.h - _TOP - stacked - 10) / rows - 3  # so large are spaces below such piles
    side = min(side, below) if seen.by_touch and below >= _LEAST else side
    low = box.h - 3 - rows * (side + 3)  # where the spaces begin
    left = (box.w - in_row * (side + 3) + 3) / 2
    places = [(left + k % in_row * (side + 3), low + k // in_row * (side + 3)) for k in range(len(area.spaces))]
    slots = "".join(space_sign(space, *place, side) for space, place in zip(area.spaces, places))
    piles = box.inside(4, _TOP, 4, box.h - low + 4)
    out = [_arch(seen, area, box, slots), *_piles(seen, area, piles, beside=piles.h < stacked)]
    where = seen.title("area", area.id)
    for space, (x, y) in zip(area.spaces, places):
        out += dice_in_space(seen, space.dice, box.x + x, box.y + y, side, where)
    return out + bars(seen, f"area:{area.id}", box.x + box.w / 2, box.y + low + side / 2, 30)


def _side(w: float, in_row: int) -> float:
    """How large so many spaces in a row are."""
    return min(26.0, (w - 10 - 3 * (in_row - 1)) / in_row)


def _arch(seen: Seen, area: AreaView, box: Box, slots: str) -> Piece:
    d = _outline(box.w, box.h)
    art = path(d, "none", class_="glow", stroke=LANTERN, stroke_width=8, opacity=0.7, filter="url(#blur)")
    art += path(d, "#e9dcc0", stroke="#17111a", stroke_width=2)
    art += path(d, "#fff6dc", class_="ring")
    art += path(d, LANTERN, opacity=0.4) if seen.is_target(f"area:{area.id}") else ""
    art += slots + (path(d, "url(#hatch)", opacity=0.5) if is_full(area) else "")
    art += value_badge(box.w / 2 - _BADGE / 2, 2, seen.areas[area.id].dice_sum, _BADGE)
    art += path(d, "none", class_="ring", stroke="#a4571a", stroke_width=5)
    art += path(d, "none", class_="ring", stroke=LANTERN, stroke_width=2.8)
    return seen.piece(f"area:{area.id}", box.x, box.y, art, area_label(seen, area), f"area:{area.id}", area.action)


def _outline(w: float, h: float) -> str:
    return f"M0 {num(h - 8)}V26C0 -6 {num(w)} -6 {num(w)} 26V{num(h - 8)}a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8Z"


# ── piles ─────────────────────────────────────────────────────────────────────────────────────────


@cached
def _piles(seen: Seen, area: AreaView, box: Box, beside: bool) -> list[Piece]:
    """The ingredients of this number, one above the other, or side by side."""
    value = int(seen.areas[area.id].dice_sum)
    kinds = [INGREDIENTS[kind] for kind in seen.cards.cellar[value]] if value < len(seen.cards.cellar) else []
    count = max(len(kinds), 1)
    w, h = (box.w - 3 * (count - 1)) / count, (box.h - 3 * (count - 1)) / count
    if beside:
        return [_pile(seen, seen.pile(kind), Box(box.x + k * (w + 3), box.y, w, box.h)) for k, kind in enumerate(kinds)]
    return [_pile(seen, seen.pile(kind), Box(box.x, box.y + k * (h + 3), box.w, h)) for k, kind in enumerate(kinds)]


def _pile(seen: Seen, pile: PileView, box: Box) -> Piece:
    """A pile: its name and picture, and how many cards are left."""
    ink = INK if pile.left else _EMPTY
    name, count = seen.say(f"ingredient-{pile.id}"), f"× {pile.left}"
    faded = None if pile.left else 0.4
    art = shine(box.w, box.h, 6) + rect(0, 0, box.w, box.h, 6, CARD, stroke=QUIET_LINE)
    if box.w < 50:  # no room for its name
        size = min(box.w - 6, box.h - 20)
        art += group(use(pile.id, (box.w - size) / 2, 3, size), opacity=faded)
        art += text(box.w / 2, box.h - 5, count, 14, ink, bold=True, anchor="middle", span=box.w - 2)
    elif box.w < 60:
        count = f"×{pile.left}"
        size = min(24.0, box.h - 17, box.w - width(count, 14, bold=True) - 5)
        middle = 15 + (box.h - 15) / 2
        art += text(box.w / 2, 13, name, 12, INK, anchor="middle", span=box.w - 3)
        art += group(use(pile.id, 2, middle - size / 2, size), opacity=faded)
        art += text(box.w - 3, middle + 5, count, 14, ink, bold=True, anchor="end")
    elif box.w < 100:
        size = min(26.0, box.h - 17)
        art += text(box.w / 2, 13, name, 12, INK, anchor="middle", span=box.w - 6)
        art += group(use(pile.id, box.w / 2 - size - 2, 15 + (box.h - 17 - size) / 2, size), opacity=faded)
        art += text(box.w / 2 + 4, box.h / 2 + 12, count, 14, ink, bold=True)
    else:
        art += _stack(pile, box.h) + text(42, box.h / 2 - 3, name, 12, INK, span=box.w - 46)
        art += text(42, box.h / 2 + 13, count, 14, ink, bold=True)
    art += "" if pile.left else rect(0, 0, box.w, box.h, 6, "url(#hatch)", opacity=0.5)
    return seen.piece(f"pile:{pile.id}", box.x, box.y, art + ring(box.w, box.h, 6), _pile_label(seen, pile))


def _stack(pile: PileView, h: float) -> str:
    """Two cards of the pile, or the outline of one where it has run out."""
    size = min(h - 14, 28.0)
    top = (h - size - 4) / 2
    if not pile.left:
        gap = rect(6, top, 30, size + 4, 4, stroke=MUTED, stroke_width=1.2, stroke_dasharray="3 2.4")
        return gap + group(use(pile.id, 21 - size / 2, top + 2, size), opacity=0.35)
    cards = rect(8, top + 2, 30, size + 4, 4, "#e6d7b4", stroke="#b49c6d", stroke_width=0.8)
    cards += rect(6, top, 30, size + 4, 4, "#fffaf0", stroke="#b49c6d", stroke_width=0.8)
    return cards + use(pile.id, 21 - size / 2, top + 2, size)


def _pile_label(seen: Seen, pile: PileView) -> str:
    return seen.say("tavern-pile", kind=f"@ingredient-{pile.id}", count=pile.left)
