"""The recipes on their chalkboard: three families, the basic beer first, with the Gold Labels that are still there."""

from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.lettering import heading, width
from alehouse.core.draw.svg import num, stroke
from alehouse.core.scene import Box, Piece
from alehouse.games.brew_crafters.drawing.paper import RATIO, card_light
from alehouse.games.brew_crafters.drawing.pieces import chalkboard, empty_token, gold_label, hit, plate
from alehouse.games.brew_crafters.drawing.recipe_faces import (
    BOARD,
    SEAL,
    board_card,
    board_price,
    line_price,
    recipe_line,
)
from alehouse.games.brew_crafters.drawing.seen import Seen
from alehouse.games.brew_crafters.effect_ops import FAMILIES
from alehouse.games.brew_crafters.view import RecipeView

_GAP: Final = 5
_APART: Final = 10  # between families
_HEAD: Final = 20
_FRAME: Final = 8
_WIDE: Final = 560  # in a narrower box the families lie below each other
_CREAM: Final = "#f6e3b4"


@cached
def recipes(seen: Seen, box: Box) -> list[Piece]:
    """The chalkboard, as wide as its box; the cards as large as they fit."""
    art = chalkboard(box.w, box.h)
    out = [seen.piece("board:recipes", box.x, box.y, art, seen.say("brewery-recipes"), "rules:BC-6.30")]
    field = box.inside(_FRAME, _FRAME - 2, _FRAME, _FRAME)
    below = box.w < _WIDE
    places = field.grid(1, len(FAMILIES), 4) if below else field.grid(len(FAMILIES), 1, _APART)
    for number, place in enumerate(places):
        out += _family(seen, number, place)
    return out


def card_width(box: Box, count: int) -> float:
    """How wide the cards of a family may be in its place."""
    return min((box.w - _GAP * (count - 1)) / count, (box.h - _HEAD) / RATIO)


def _family(seen: Seen, number: int, box: Box) -> list[Piece]:
    cards = [view for view in seen.view.recipes if seen.recipes[view.id].family == number]
    w = card_width(box, max(len(cards), 1))
    taken = len(cards) * (w + _GAP) - _GAP
    left = box.x + (box.w - taken) / 2
    name = seen.say(f"brewery-family-{FAMILIES[number]}")
    wide = width(name, 14, serif=True)
    art = heading(0, 15, name, 14, _CREAM, span=taken)
    if wide < taken - 12:
        line = f"M{num(wide + 8)} 10.5H{num(taken)}"
        art += stroke(line, "#f0ead8", 1.2, stroke_opacity=0.4, stroke_dasharray="1 5", stroke_linecap="round")
    out = [seen.piece(f"family:{number}", left, box.y, art)]
    for k, view in enumerate(cards):
        out += _recipe(seen, view, left + k * (w + _GAP), box.y + _HEAD, w)
    return out


def _recipe(seen: Seen, view: RecipeView, x: float, y: float, w: float) -> list[Piece]:
    """A card, and upon it its price, and its Gold Label, which travels to whoever sells the first batch."""
    out = [_card(seen, view, x, y, w), seen.piece(f"price:{view.id}", x, y, board_price(seen, view.id, w))]
    if view.label:
        cx, cy, r = (measure * w / BOARD for measure in SEAL)
        seal = gold_label(view.id, 0, 0, r)
        label = seen.say("brewery-gold-label", recipe=f"@recipe-{view.id}")
        out.append(seen.piece(f"label:{view.id}", x + cx, y + cy, seal, label, f"recipe:{view.id}"))
    return out


@cached
def recipe_lines(seen: Seen, box: Box) -> list[Piece]:
    """The same where there is little height: a line for every recipe, a column for every family."""
    out = [
        seen.piece(
            "board:recipes", box.x, box.y, chalkboard(box.w, box.h), seen.say("brewery-recipes"), "rules:BC-6.30"
        )
    ]
    field = box.inside(8, 8, 8, 8)
    for number, column in enumerate(field.grid(len(FAMILIES), 1, 6)):
        views = [view for view in seen.view.recipes if seen.recipes[view.id].family == number]
        for view, place in zip(views, column.grid(1, max(len(views), 1), 4)):
            out += _line(seen, view, place)
    return out


@cached
def _line(seen: Seen, view: RecipeView, box: Box) -> list[Piece]:
    name = f"recipe:{view.id}"
    art = hit(0, -2, box.w, box.h + 4) + plate(box.w, box.h, recipe_line(seen, view.id, box.w, box.h), 7)
    if seen.recipes[view.id].label and not view.label:
        art += empty_token(box.w - 14, box.h / 2, 10)
    out = [seen.piece(name, box.x, box.y, art, recipe_label(seen, view.id), name, view.action)]
    out.append(seen.piece(f"price:{view.id}", box.x, box.y, line_price(seen, view.id, box.w, box.h)))
    if view.label:
        label = seen.say("brewery-gold-label", recipe=f"@recipe-{view.id}")
        seal = gold_label(view.id, 0, 0, 11)
        out.append(seen.piece(f"label:{view.id}", box.x + box.w - 14, box.y + box.h / 2, seal, label, name))
    return out


@cached
def _card(seen: Seen, view: RecipeView, x: float, y: float, w: float) -> Piece:
    name = f"recipe:{view.id}"
    art = board_card(seen, view.id, w) + card_light(w)
    return seen.piece(name, x, y, art, recipe_label(seen, view.id), name, view.action)


def recipe_label(seen: Seen, recipe: str) -> str:
    card = seen.recipes[recipe]
    family = f"@family-{FAMILIES[card.family]}"
    return seen.say("brewery-recipe", recipe=f"@recipe-{recipe}", family=family, rep=int(card.rep))
