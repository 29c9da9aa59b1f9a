"""What unfolds from a piece: a recipe, an ingredient, a kind of action token, a space, the deck, a player."""

from typing import Final

from msgspec.structs import replace

from alehouse.core.draw.colours import CARD, MUTED, QUIET_LINE
from alehouse.core.draw.svg import group, rect, use
from alehouse.core.errors import BadOption
from alehouse.core.scene import Detail
from alehouse.games.dice_brewing.card_text import (
    amount,
    ingredient_in_words,
    provenance,
    recipe_in_words,
    recipe_title,
    space_in_words,
    space_note,
    token_in_words,
)
from alehouse.games.dice_brewing.cards import Ingredient, Recipe, Space, TokenKind
from alehouse.games.dice_brewing.drawing import pieces
from alehouse.games.dice_brewing.drawing.markets import stock_state
from alehouse.games.dice_brewing.drawing.players import player_label
from alehouse.games.dice_brewing.drawing.printed import gain, slot, speed_slot
from alehouse.games.dice_brewing.drawing.recipe_faces import CARD_HEIGHT, WIDE, recipe_card
from alehouse.games.dice_brewing.drawing.recipe_list import recipe_list
from alehouse.games.dice_brewing.drawing.recipes import edition
from alehouse.games.dice_brewing.drawing.rivals import large_rival
from alehouse.games.dice_brewing.drawing.table import DrawnTable
from alehouse.games.dice_brewing.view import PlayerView

_BOARD: Final = (360, 480)


def unfold(table: DrawnTable, what: str) -> Detail:
    """The detail behind a piece's `opens`, e.g. "recipe:dry_stout"."""
    kind, _, name = what.partition(":")
    if what == "deck":
        return _deck(table)
    if kind == "recipe" and name in table.catalogue.by_id:
        return _recipe(table, table.catalogue.by_id[name])
    if kind == "ingredient":
        for ingredient in table.catalogue.ingredients:
            if ingredient.id == name:
                return _ingredient(table, ingredient)
    if kind in ("kind", "token"):  # a stack of the Black Market, a token in a Warehouse
        for token in table.catalogue.kinds[table.view.edition]:
            if token.id == name:
                return _token(table, token)
    if kind == "space":
        for space in table.catalogue.spaces:
            if space.id == name:
                return _space(table, space)
    if kind == "player":
        for player in table.view.players:
            if str(player.seat) == name:
                return _player(table, player)
    raise BadOption(f"nothing unfolds from {what!r}")


# ── recipes ───────────────────────────────────────────────────────────────────────────────────────


def _recipe(table: DrawnTable, recipe: Recipe) -> Detail:
    """The card large, and all that stands on it in words."""
    scale = 1.3 if table.layout.on_phone else 1.6
    card = recipe_card(recipe, WIDE, table.words, edition(table).colour_printed)
    return Detail(
        title=recipe_title(recipe, table.words),
        gloss=table.gloss("recipe", recipe.id),
        art=group(card, x=8, y=6, transform=f"scale({scale})"),
        width=WIDE.w * scale + 16,
        height=CARD_HEIGHT * scale + 18,
        lines=tuple(recipe_in_words(recipe, table.catalogue, edition(table), table.words)),
    )


def _deck(table: DrawnTable) -> Detail:
    """What can still come, in no order (DB-9.1)."""
    gone = {recipe.id for recipe in table.view.display} | {name for p in table.view.players for name in p.brewed}
    left = [recipe for recipe in table.catalogue.recipes if recipe.id not in gone]
    title = table.say("scene-deck", count=table.view.deck)
    return recipe_list(table, title, left, (table.say("scene-deck-order"),) if left else ())


def _player(table: DrawnTable, player: PlayerView) -> Detail:
    """A player in words, a rival's whole board, and the recipes brewed so far."""
    title = table.say("scene-brewed-by", name=table.name(player.seat), count=len(player.brewed))
    score = table.say("scene-score", points=amount(player.score, "points", table.words))
    brewed = [table.catalogue.by_id[name] for name in player.brewed]
    recipes = recipe_list(table, title, brewed, (player_label(table, player), score))
    return recipes if table.is_own(player.seat) else _below(_board(table, player), recipes)


def _board(table: DrawnTable, player: PlayerView) -> str:
    """A board like one's own, to look at."""
    pieces = large_rival(table, player, (0, 0, *_BOARD))
    return "".join(group(piece.art, x=piece.x, y=piece.y) for piece in pieces)


def _below(board: str, recipes: Detail) -> Detail:
    """The recipes below a board."""
    w, h = _BOARD
    art = board + group(recipes.art, y=h + 12)
    return replace(recipes, art=art, width=max(w, recipes.width), height=h + 12 + recipes.height)


# ── what is sold ──────────────────────────────────────────────────────────────────────────────────


def _ingredient(table: DrawnTable, ingredient: Ingredient) -> Detail:
    """Price and discounts, how many are left, and the recipes of the display that it would better."""
    stock = table.view.ingredients[int(ingredient.number)]
    lines = [*ingredient_in_words(ingredient, table.words)]
    lines.insert(1, stock_state(table, stock))
    displayed = [table.catalogue.by_id[recipe.id] for recipe in table.view.display]
    wanted = [recipe_title(card, table.words) for card in displayed if card.by_use[ingredient.number + 1] >= 0]
    if wanted:
        lines.insert(-1, table.say("scene-ingredient-for", recipes=table.words.listed(wanted)))
    art = pieces.ingredient(ingredient.id, 4, 4, 112)
    return Detail(title=table.say(f"ingredient-{ingredient.id}"), art=art, width=120, height=122, lines=tuple(lines))


def _token(table: DrawnTable, token: TokenKind) -> Detail:
    """What a kind of action token does, when, on what, for how much."""
    stock = table.view.tokens[int(token.number)]
    lines = [*token_in_words(token, table.words)]
    lines.insert(-1, stock_state(table, stock))
    art = pieces.action_token(token.id, 4, 4, 112)
    return Detail(title=table.say(f"token-{token.id}"), art=art, width=120, height=122, lines=tuple(lines))


# ── spaces ────────────────────────────────────────────────────────────────────────────────────────


def _space(table: DrawnTable, space: Space) -> Detail:
    """What is printed on a space, large, and in words."""
    w, h = 240, 84
    art = rect(1, 1, w - 2, h - 2, 10, CARD, stroke=QUIET_LINE, stroke_width=1.5)
    art += slot(space, 46, h / 2, 54) + use("i-arrow", 84, h / 2 - 10, 20, color=MUTED)
    given, _ = gain(space, 116, h / 2, 42)
    art += given
    if space.speedup_min:
        art += speed_slot(space, 204, h / 2, 48)
    lines = (
        space_in_words(space, edition(table), table.words),
        space_note(space, table.words),
        table.say("scene-capacity", capacity=table.view.capacity, players=table.view.seats),
        provenance(space, table.words),
    )
    return Detail(title=table.say(f"space-{space.id}"), art=art, width=w, height=h, lines=lines)
