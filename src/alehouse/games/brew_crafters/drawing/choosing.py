"""What is laid out over the middle of the table: recipes for a secret, the Job Agency's workers, sides of the lab."""

from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import ON_DARK
from alehouse.core.draw.lettering import heading
from alehouse.core.draw.spread import largest, places
from alehouse.core.draw.svg import rect
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.drawing.paper import FULL, RATIO, card_light
from alehouse.games.brew_crafters.drawing.recipe_faces import recipe_card
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.drawing.sides import sides, sides_laid_out
from alehouse.games.brew_crafters.drawing.worker_faces import worker_card

_GAP: Final = 12
_HEAD: Final = 38
_SIDES: Final = 360  # how high the sides of the lab are beside each other
_EDGES: Final = 32  # of the cloth, at both sides together


def laid_out(seen: Seen) -> list[str]:
    """The pieces to choose from now: unused recipes, workers of the Job Agency, the sides of the lab."""
    view = seen.view
    recipes = [f"recipe:{recipe}" for recipe in view.unused_recipes]
    return recipes or [f"card:{worker.id}" for worker in view.agency] or sides_laid_out(seen)


@cached
def choosing(seen: Seen, box: Box) -> list[Piece]:
    """A chalkboard over the box with these cards on it, as large as they may be; nothing if there are none."""
    names = laid_out(seen)
    if not names:
        return []
    if names == sides_laid_out(seen):
        spare = max(0.0, box.h - _SIDES) / 2 if box.w > box.h else 0
        place = box.inside(0, spare, 0, spare)
        return [_cloth(seen, names, place), *sides(seen, place.inside(14, _HEAD, 14, 14))]
    columns, w, high = _spread(seen, len(names), box)
    h = w * RATIO
    wide = max(columns * (w + _GAP) - _GAP + _EDGES, 220)
    left, top = box.x + (box.w - wide) / 2, box.y + (box.h - high) / 2
    out = [_cloth(seen, names, Box(left, top, wide, high))]
    lying = places(len(names), columns, box.x + box.w / 2, top + _HEAD, w, h, _GAP)
    return out + [_card(seen, name, x, y, w) for name, (x, y) in zip(names, lying)]


def cloth_height(seen: Seen, box: Box) -> float:
    """How high it is in a box, if it is not all of it."""
    names = laid_out(seen)
    return box.h if names == sides_laid_out(seen) else _spread(seen, len(names), box)[2]


def _spread(seen: Seen, count: int, box: Box) -> tuple[int, float, float]:
    """In how many columns so many cards lie, how wide they are, how high all of it is."""
    columns, w = largest(_most(seen), box.w - _EDGES, box.h - _HEAD - 22, _GAP, RATIO, FULL * 1.2)
    rows = -(-count // columns)
    return columns, w, rows * (w * RATIO + _GAP) - _GAP + _HEAD + 20


def _most(seen: Seen) -> int:
    """How many cards there may be: they keep their size when there are fewer."""
    if not seen.view.unused_recipes:
        return len(seen.view.agency)
    return len(seen.cards.recipes) - len(seen.view.recipes)


def _cloth(seen: Seen, names: list[str], box: Box) -> Piece:
    kind = names[0].partition(":")[0]
    said = seen.say(f"brewery-choose-{kind}", count=len(names))
    art = rect(0, 4, box.w, box.h, 18, "#000", opacity=0.5)
    art += rect(0, 0, box.w, box.h, 16, "#24302b", fill_opacity=0.97, stroke="#a97b4a", stroke_width=3)
    art += heading(box.w / 2, 26, said, 16, ON_DARK, anchor="middle", span=box.w - 24)
    return seen.piece("choosing", box.x, box.y, art, said)


def _card(seen: Seen, name: str, x: float, y: float, w: float) -> Piece:
    kind, _, card = name.partition(":")
    if kind == "recipe":
        art, label = recipe_card(seen, card, w), seen.title("recipe", card)
    else:
        art, label = worker_card(seen, card, w), seen.title("worker", card)
    small = w < FULL  # too small to say what it does: it is read before it is chosen
    return seen.piece(name, x, y, art + card_light(w), label, name, motion="flip", unfolds=small)
