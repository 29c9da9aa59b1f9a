"""How promising a table looks: the score as it stands, and what goods, tiles, people and research may still become."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import size
from alehouse.games.brew_crafters.rules import brewing, modules, scoring, upkeep
from alehouse.games.brew_crafters.state import (
    BOTTLING,
    BREWED,
    MONEY_OF,
    NONE,
    OVER,
    PARTNERS,
    RESEARCH_AT,
    SEAT,
    SHIFTS,
    STORED,
    TANK_OF,
    TANKS,
    TEMPORARY_NEXT,
    TEMPORARY_NOW,
    TILES,
    WORKERS,
    Table,
)
from alehouse.games.brew_crafters.vocabulary import KINDS

# All in points of the final score.
WIN: Final = 1000.0
RIVALS: Final = 0.25  # what the others' prospects cost, on average
CUBE: Final = vec[float]([0.24, 0.26, 0.34, 0.6, 0.6, 0.6])  # an ingredient that may still be used
DOLLAR: Final = 0.35
LOAN_FEAR: Final = 1.2  # a loan that looms at the next upkeep
TILE_SEASON: Final = 0.13  # a tile, for each season to come
WORKER_SEASON: Final = 0.12
SHIFT_SEASON: Final = 0.4  # a shift beyond the first
STEP_SEASON: Final = 0.08  # a step of research
PARTNER_SEASON: Final = 0.06
SALE: Final = 0.9  # a batch that will still be sold
FAMILY: Final = 1.6  # the basic beer of a family opens the others
READY: Final = 0.35  # of a beer that could be brewed now


def outlook(table: Table, seat: i64) -> float:
    """More is better for `seat`; a finished game outweighs everything."""
    if table.phase == OVER:
        return WIN / table.ranking()[seat] + float(scoring.total(table, seat))
    others = 0.0
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            others += prospects(table, other)
        other += 1
    return prospects(table, seat) - RIVALS * others / float(table.seats - 1)


def prospects(table: Table, seat: i64) -> float:
    """One player's points, and what they may become."""
    base = SEAT * seat
    seasons = float(modules.seasons_left(table)) if table.year else 12.0
    total = float(scoring.total(table, seat))
    total += goods(table, seat, seasons)
    total += TILE_SEASON * seasons * float(size(table.own[base + TILES]))
    total += WORKER_SEASON * seasons * float(size(table.own[base + WORKERS]))
    total += PARTNER_SEASON * seasons * float(size(table.own[base + PARTNERS]))
    total += SHIFT_SEASON * seasons * float(table.own[base + SHIFTS] - 1)
    total += 0.6 * float(table.own[base + TEMPORARY_NOW] + table.own[base + TEMPORARY_NEXT])
    row: i64 = 0
    while row < 4:
        total += STEP_SEASON * (seasons + 4.0) * float(table.own[base + RESEARCH_AT + row])
        row += 1
    return total + beers(table, seat, seasons)


def goods(table: Table, seat: i64, seasons: float) -> float:
    """Ingredients while there is time to use them, money, and the loans that loom."""
    base = SEAT * seat
    worth = 1.0 if seasons > 0.0 else 0.25
    total = 0.0
    kind: i64 = 0
    while kind < KINDS:
        count = table.own[base + STORED + kind]
        total += worth * CUBE[kind] * float(count if count < 8 else 8)
        kind += 1
    cost = upkeep.due(table, seat)
    total -= LOAN_FEAR * float(upkeep.loans_for(table, seat, cost))
    return total + DOLLAR * float(table.own[base + MONEY_OF]) - DOLLAR * float(cost)


def beers(table: Table, seat: i64, seasons: float) -> float:
    """Batches on their way, families that are open, the best beer in reach."""
    base = SEAT * seat
    total = 0.0
    tank: i64 = 0
    while tank < TANKS:
        if table.own[base + TANK_OF + tank] != NONE:
            total += SALE
        if table.own[base + BOTTLING + tank] != NONE:
            total += SALE + 0.2
        tank += 1
    for recipe in table.terms.basic_of:
        if table.own[base + BREWED + recipe]:
            total += FAMILY * (0.3 + seasons / 12.0)
    best = 0.0
    for beer in table.terms.recipes:
        if (
            float(beer.rep) > best
            and brewing.may_brew(table, seat, beer.number)
            and brewing.can_pay(table, seat, beer.number)
        ):
            best = float(beer.rep)
    return total + READY * best
