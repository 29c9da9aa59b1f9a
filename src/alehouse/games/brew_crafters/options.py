"""The options of Brew Crafters, and the two games made of them (section 1)."""

from typing import Final

from alehouse.core.options import CUSTOM, Option, Picks, Preset
from alehouse.games.brew_crafters.cards import ADVANCED_ACTIONS, Catalogue
from alehouse.games.brew_crafters.effect_ops import FAMILIES

CLAUSES: Final = ("BC-8.2", "BC-8.6", "BC-8.8", "BC-8.10", "BC-8.17")

DISCOVERY: Final = Preset(
    name="discovery",
    options={
        "recipe_set": "discovery",
        "worker_set": "discovery",
        "research_side": "basic",
        **dict.fromkeys(ADVANCED_ACTIONS, "off"),
    },
    clause="BC-1.6",
)
EXPERT: Final = Preset(
    name="expert",
    options={
        "recipe_set": "random",
        "worker_set": "random",
        "research_side": "advanced",
        **dict.fromkeys(ADVANCED_ACTIONS, "on"),
    },
    clause="BC-1.6",
)
PRESETS: Final = (DISCOVERY, EXPERT)


def options(cards: Catalogue) -> tuple[Option, ...]:
    """Custom sets are picked from the cards of the file."""
    sets = ("discovery", "random", CUSTOM)
    modules = zip(ADVANCED_ACTIONS, CLAUSES, strict=True)
    return (
        Option(name="recipe_set", values=sets, clause="BC-4.7", picks=recipe_picks(cards)),
        Option(name="worker_set", values=sets, clause="BC-4.11", picks=worker_picks(cards)),
        Option(name="research_side", values=("basic", "advanced", "each"), clause="BC-4.17"),
        *(Option(name=name, values=("off", "on"), clause=clause) for name, clause in modules),
        Option(name="first_player", values=("random", "1", "2", "3", "4", "5"), clause="BC-4.19", of_players=True),
    )


def recipe_picks(cards: Catalogue) -> tuple[Picks, ...]:
    """So many advanced beers of each family (BC-4.8), as far as the file has them."""
    found = []
    for family, name in enumerate(FAMILIES):
        beers = tuple(recipe.id for recipe in cards.recipes if recipe.advanced and recipe.family == family)
        count = min(cards.per_family, len(beers))
        found.append(Picks(count=count, of=beers, title=f"family-{name}", prefix="recipe"))
    return tuple(found)


def worker_picks(cards: Catalogue) -> tuple[Picks, ...]:
    """As many skilled workers as are displayed (BC-4.11); two players do without those who need a third."""
    return tuple(
        Picks(
            count=min(cards.shown_workers, len(workers)),
            of=workers,
            title="option-worker_set",
            prefix="worker",
            players=players,
        )
        for players in ((2,), (3, 4, 5))
        for workers in [tuple(worker.id for worker in cards.workers if worker.min_players <= players[0])]
    )
