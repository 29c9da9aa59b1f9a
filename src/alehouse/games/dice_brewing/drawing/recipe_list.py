"""Recipes in a list, a line each: what is still in the deck, what a player has brewed."""

from typing import Final

from alehouse.core.draw.colours import CARD, INK, LINE, MUTED
from alehouse.core.draw.lettering import heading, text
from alehouse.core.draw.svg import group, path, rect, use
from alehouse.core.scene import Detail
from alehouse.games.dice_brewing.card_text import recipe_title
from alehouse.games.dice_brewing.cards import COLOURS, Recipe
from alehouse.games.dice_brewing.drawing.pieces import small_die
from alehouse.games.dice_brewing.drawing.recipe_faces import home, reward_plate
from alehouse.games.dice_brewing.drawing.recipes import edition
from alehouse.games.dice_brewing.drawing.scenery import BANDS
from alehouse.games.dice_brewing.drawing.table import DrawnTable

_LINE: Final = 358
_HIGH: Final = 62


def recipe_list(table: DrawnTable, title: str, recipes: list[Recipe], lines: tuple[str, ...]) -> Detail:
    """One column on a narrow table, two on a wide one where there are many."""
    columns = 2 if not table.layout.on_phone and len(recipes) > 4 else 1
    art = "".join(
        group(_line(table, recipe), x=n % columns * (_LINE + 10), y=n // columns * (_HIGH + 6))
        for n, recipe in enumerate(recipes)
    )
    high = -(-len(recipes) // columns) * (_HIGH + 6)
    return Detail(title=title, art=art, width=columns * (_LINE + 10) - 10, height=max(high - 6, 1), lines=lines)


def _line(table: DrawnTable, recipe: Recipe) -> str:
    """Glass, name, style and level; the dice it takes; what it gives."""
    band = f"M10 .5H44V{_HIGH - 0.5}H10Q.5 {_HIGH - 0.5} .5 {_HIGH - 10}V10Q.5 .5 10 .5Z"
    needs = "".join(
        small_die(COLOURS[colour], 146 + n * 26, 25, 24, least) for n, (colour, least) in enumerate(recipe.demands)
    )
    plate, wide = reward_plate(recipe, edition(table).colour_printed)
    style = table.say(f"style-{recipe.style}")
    return (
        rect(0.5, 0.5, _LINE - 1, _HIGH - 1, 10, CARD, stroke=LINE)
        + path(band, BANDS[home(recipe)])
        + use(f"glass-{home(recipe)}", 6, 8, 36, 46)
        + heading(54, 20, recipe_title(recipe, table.words), 14, INK, span=_LINE - 124)
        + text(54, 44, style, 12, MUTED, span=90)
        + use(f"level-{recipe.level}", _LINE - 60, 8, 50, 16)
        + needs
        + group(plate, x=_LINE - 8 - wide * 0.8, y=_HIGH - 35, transform="scale(.8)")
    )
