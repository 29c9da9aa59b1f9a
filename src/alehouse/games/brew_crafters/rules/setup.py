"""Setup: sides of the lab, who begins, which recipes and skilled workers are displayed (section 4)."""

from typing import Final

from mypy_extensions import i64

from alehouse.core.bits import bit, size
from alehouse.core.state import FATE
from alehouse.games.brew_crafters.actions import (
    DRAW_RECIPE,
    DRAW_WORKER,
    FIRST_PLAYER,
    LAB_SIDE,
)
from alehouse.games.brew_crafters.effect_ops import MONEY
from alehouse.games.brew_crafters.rules import seasons
from alehouse.games.brew_crafters.state import NONE, TableState

# Stages of setup.
SIDES: Final = 0
WHO_BEGINS: Final = 1
RECIPES: Final = 2
PEOPLE: Final = 3


def advance_setup(table: TableState) -> None:
    stage = table.stage
    if stage == SIDES:
        if table.terms.own_sides and table.passed < table.seats:
            table.ask(table.passed, LAB_SIDE)
        else:
            table.next_stage()
    elif stage == WHO_BEGINS:
        if table.terms.first_player == NONE:
            table.ask(FATE, FIRST_PLAYER)
        else:
            set_first(table, table.terms.first_player)
    elif stage == RECIPES:
        if table.terms.random_recipes and drawable_recipes(table):
            table.ask(FATE, DRAW_RECIPE)
        else:
            table.labels = table.displayed  # each advanced recipe of the display has its Gold Label (BC-4.9)
            table.next_stage()
    elif table.terms.random_workers and size(table.for_hire) < table.terms.cards.shown_workers and table.unused_workers:
        table.ask(FATE, DRAW_WORKER)
    else:
        if table.terms.own_sides:
            table.reveals += 1  # everybody's side (BC-9.5)
        seasons.begin_season(table)


def choose_side(table: TableState, side: i64) -> None:
    """Nobody sees another's choice before all have chosen (BC-4.21)."""
    table.set_lab_side(table.passed, side)
    table.passed += 1


def set_first(table: TableState, seat: i64) -> None:
    """The others are compensated for their seats (BC-4.20)."""
    table.marker = seat
    table.starter = seat
    if table.keeps_log:
        table.log("log-first", seat, {}, {}, "BC-4.19")
    place: i64 = 1
    while place < table.seats and place <= len(table.terms.cards.bonuses):
        gain = table.terms.cards.bonuses[place - 1]
        table.add_all(table.in_order(place), gain, 1)
        table.add_money(table.in_order(place), gain[MONEY])
        place += 1
    table.next_stage()


def drawable_recipes(table: TableState) -> i64:
    """Advanced recipes of the first family of which too few are shown (BC-4.5, BC-4.8)."""
    family: i64 = 0
    while family < 3:
        left: i64 = 0
        shown: i64 = 0
        for recipe in table.terms.recipes:
            if recipe.family == family and (table.unused >> recipe.number) & 1:
                left |= bit(recipe.number)
            if recipe.family == family and (table.displayed >> recipe.number) & 1:
                shown += 1
        if shown < table.terms.cards.per_family and left:
            return left
        family += 1
    return 0


def show_recipe(table: TableState, recipe: i64) -> None:
    """What is not shown is out of the game, but for secret recipes (BC-4.10)."""
    table.unused &= ~bit(recipe)
    table.displayed |= bit(recipe)


def show_worker(table: TableState, worker: i64) -> None:
    """Who is not shown is out of the game, but for the Job Agency (BC-4.11, BC-4.12)."""
    table.unused_workers &= ~bit(worker)
    table.for_hire |= bit(worker)
