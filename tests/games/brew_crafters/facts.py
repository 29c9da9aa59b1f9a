"""Brew Crafters for the tests that are common to all games."""

from typing import Any, Final

from tests.games.facts import Facts, Future

from alehouse import State
from alehouse.games.brew_crafters.options import EXPERT as EXPERT_GAME
from alehouse.games.brew_crafters.view import BatchView, BrewCraftersView, PlayerView

EXPERT: Final = EXPERT_GAME.options
PICKED: Final = {
    "recipe_set": "custom:apricot_pale_ale+barleywine+cherry_porter+honey_porter+coffee_stout+oat_soda_stout",
    "worker_set": "custom:head_brewer+cooper+hop_chemist+maltster+lab_director+plant_engineer+bartender"
    "+quality_inspector+flavour_specialist",
    "research_side": "each",
    "temporary_workers": "on",
}


def table(state: State) -> list[Any]:
    """Everything on the table that the player who decides can see, as plain data."""
    moves = sorted(state.name(action) for action in state.legal_actions())
    view = state.view(None if state.is_over or state.player < 0 else int(state.player))
    assert isinstance(view, BrewCraftersView)
    return [
        [int(state.player), moves],
        [view.year, view.season, view.phase, view.turn, view.order, view.round],
        [player(person) for person in view.players],
        [[space.id, space.goods, [marker.id for marker in space.markers]] for space in view.market],
        [[recipe.id, recipe.label] for recipe in view.recipes],
        [[card.id for card in view.workers], view.unused_workers, [card.id for card in view.agency]],
        [[card.id for card in view.partnerships], [[tile.id, tile.left] for tile in view.tiles]],
        [[section.holder for section in view.sections], view.community.planted if view.community else []],
        [view.unused_recipes, view.temporary_pool, view.receiving, view.overflow, view.brewing],
    ]


def player(person: PlayerView) -> list[Any]:
    """What a player has."""
    return [
        [person.money, person.rep, person.loans, person.stored, person.capacity, person.score.total],
        [[tank.place, batch(tank.tank), batch(tank.bottling)] for tank in person.tanks],
        [person.brewed, len(person.sold), person.tiles, person.workers, person.partnerships],
        [person.shifts, person.shifts_used, person.markers_left, person.temporary, person.temporary_later],
        [person.lab, [track.position for track in person.research], person.labels, person.sections],
        [[[card.recipe, card.revealed, card.tokens] for card in person.secrets], [plot.kind for plot in person.plots]],
        [person.farm_tokens, person.upkeep.total, person.first_player],
    ]


def batch(some: BatchView | None) -> str:
    return some.recipe if some else ""


FACTS: Final = Facts(
    modes={
        "two_players": (2, {}),
        "three_players": (3, {}),
        "four_players": (4, {}),
        "five_players": (5, {}),
        "two_experts": (2, EXPERT),
        "three_experts": (3, {**EXPERT, "research_side": "each"}),
        "four_experts": (4, EXPERT),
        "five_experts": (5, EXPERT),
        "three_pick_their_cards": (3, PICKED),
    },
    random_games=8,
    table=table,
    future=Future(
        given={"players": [{"money": 3}, {}]},
        moves=("place:job_agency:job_agency",),
        shown=lambda view: [card.id for card in view.agency],
        options={"job_agency": "on"},
    ),
    card_modes=("three_players", "five_experts"),
    idle_tables=("components",),
    without_chance=tuple(("first_player", str(seat)) for seat in range(1, 6)),
    free_rows=("recipes", "skilled_workers", "partnerships", "exchange_lines"),
)
