"""The recipes on the table: the cards of the display, what the viewer's Warehouse has for them, the deck."""

from typing import Final

from alehouse.core.draw.cache import cached
from alehouse.core.draw.colours import AMBER, ON_DARK, SOFT
from alehouse.core.draw.lettering import text
from alehouse.core.draw.pieces import hit_area
from alehouse.core.draw.svg import group, rect, use
from alehouse.core.scene import Piece
from alehouse.games.dice_brewing.card_text import recipe_in_words, recipe_title
from alehouse.games.dice_brewing.cards import Edition, Recipe
from alehouse.games.dice_brewing.drawing.recipe_faces import (
    CARD_HEIGHT,
    FOOT,
    Size,
    card_light,
    card_state,
    recipe_card,
)
from alehouse.games.dice_brewing.drawing.table import DrawnTable
from alehouse.games.dice_brewing.view import RecipeView

DECK_WIDTH: Final = 92
DECK_HEIGHT: Final = 128
_MET: Final = "#2f7d3f"
_BREWING_PHASES: Final = ("brewing_start", "brew")


@cached
def display(
    table: DrawnTable, x: float, y: float, size: Size, columns: int, gap: float, down: float = 0
) -> list[Piece]:
    """The places of the display, row by row with `down` between them, and the cards on them."""
    places = [
        (x + n % columns * (size.w + gap), y + n // columns * (CARD_HEIGHT + down))
        for n in range(table.view.display_size)
    ]
    ground = "".join(_place(left - x, top - y, size) for left, top in places)
    cards = [table.piece("display", x, y, ground)]
    states: list[Piece] = []
    for recipe, (left, top) in zip(table.view.display, places):
        card = table.catalogue.by_id[recipe.id]
        cards.append(_card(table, card, recipe.action, left, top, size))
        states += _states(table, recipe, card, left, top, size)
    return cards + states


def _place(x: float, y: float, size: Size) -> str:
    """Where a card will lie, or would if there were one left."""
    return rect(
        x + 1,
        y + 1,
        size.w - 2,
        CARD_HEIGHT - 2,
        10,
        "#000",
        fill_opacity=0.18,
        stroke=SOFT,
        stroke_opacity=0.35,
        stroke_dasharray="6 6",
    )


@cached
def _card(table: DrawnTable, card: Recipe, action: int, x: float, y: float, size: Size) -> Piece:
    """The card itself. While people brew, a click asks why it cannot be brewed; at other times it opens."""
    art = recipe_card(card, size, table.words, edition(table).colour_printed) + card_light(size)
    why = action if table.in_phase(*_BREWING_PHASES) else None
    label = _label(table, card)
    return table.piece(f"recipe:{card.id}", x, y, art, label, f"recipe:{card.id}", why, motion="flip")


def edition(table: DrawnTable) -> Edition:
    return table.catalogue.editions[table.view.edition]


def _label(table: DrawnTable, card: Recipe) -> str:
    """A recipe for those who cannot see it: what it is, what it needs, what it brings."""
    about = recipe_in_words(card, table.catalogue, edition(table), table.words)
    return table.say("scene-recipe", recipe=recipe_title(card, table.words), about=" ".join(about[:3]))


def _states(table: DrawnTable, recipe: RecipeView, card: Recipe, x: float, y: float, size: Size) -> list[Piece]:
    """What changes on a card: demands that are met, a token that blocks it, the brew in progress, its foot to open."""
    about = table.piece(
        f"recipe-about:{recipe.id}",
        x,
        y + FOOT,
        hit_area(size.w, CARD_HEIGHT - FOOT),
        table.say("scene-open-recipe"),
        f"recipe:{recipe.id}",
    )
    return [
        table.piece(f"recipe-met:{recipe.id}", x, y, _met(recipe, card, size)),
        table.piece(f"recipe-state:{recipe.id}", x, y, _state(table, recipe, size)),
        about,
    ]


def _met(recipe: RecipeView, card: Recipe, size: Size) -> str:
    """A check on every die that the Warehouse has; a frame around them when it has all."""
    tiles = size.tiles(card)
    signs = "".join(
        use("sign-met", left + wide - 10, top - 7, 15) for met, (left, top, wide) in zip(recipe.met, tiles) if met
    )
    if not signs:
        return ""
    left, top, wide = tiles[0]
    right = tiles[-1][0] + wide
    frame = rect(left - 4, top - 4, right - left + 8, wide * 1.29 + 8, 9, stroke=_MET, stroke_width=2)
    return group(frame if recipe.ready else "", signs, pointer_events="none")


def _state(table: DrawnTable, recipe: RecipeView, size: Size) -> str:
    """Blocked by a token, or being brewed."""
    out = card_state("blocked", size) if recipe.blocked else ""
    return out + (card_state("brewing", size) if table.view.brewing == recipe.id else "")


@cached
def deck(table: DrawnTable, x: float, y: float) -> list[Piece]:
    """The face-down recipes, and how many are left; which ones they are unfolds from it (DB-9.1)."""
    left = table.view.deck
    label = table.say("scene-deck", count=left)
    count = text(DECK_WIDTH / 2, DECK_HEIGHT / 2 + 32, left, 16, ON_DARK, bold=True, anchor="middle")
    back = _backs(left) if left else _empty_deck()
    return [table.piece("deck", x, y, back + count, label, "deck")]


def _backs(left: int) -> str:
    w, h = DECK_WIDTH - 8, DECK_HEIGHT - 8
    out = rect(6, 8, w, h, 9, "#000", opacity=0.25)
    for step in range(min(left, 3) - 1, -1, -1):
        out += rect(step * 3, step * 3, w, h, 8, "#5b3620", stroke="#2b1a0f", stroke_width=1.2)
    return (
        out
        + rect(5, 5, w - 10, h - 10, 5, stroke=AMBER, stroke_width=1.4)
        + use("i-mug", w / 2 - 17, 28, 36, color=AMBER)
    )


def _empty_deck() -> str:
    return rect(1, 1, DECK_WIDTH - 10, DECK_HEIGHT - 10, 8, stroke=SOFT, stroke_opacity=0.5, stroke_dasharray="6 6")
