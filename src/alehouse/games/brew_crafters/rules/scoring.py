"""Final scoring and the places (section 7)."""

from typing import Final

from mypy_extensions import i64

from alehouse.core.bits import size
from alehouse.games.brew_crafters.rules import collaboration, effects
from alehouse.games.brew_crafters.state import (
    BREWED,
    LABELS,
    LOANS,
    MONEY_OF,
    REP_OF,
    RESEARCH_AT,
    SEAT,
    TILES,
    WORKERS,
    Table,
)
from alehouse.games.brew_crafters.vocabulary import END_GAME, SCORE, Effect

SOURCES: Final = ("beers", "research", "tasting", "tokens", "labels", "collaboration", "loans")
LAST_LEVEL: Final = 3


def worth(table: Table, seat: i64, source: i64) -> i64:
    """What a source of final scoring brings or costs (BC-7.2)."""
    base = SEAT * seat
    cards = table.terms.cards
    if source == 0:
        return beers(table, seat)
    if source == 1:
        return research(table, seat)
    if source == 2:
        return tiles_and_workers(table, seat)
    if source == 3:
        return table.own[base + REP_OF]
    if source == 4:
        return cards.label_rep * size(table.own[base + LABELS])
    if source == 5:
        return cards.collab_rep * collaboration.held(table, seat)
    loans = table.own[base + LOANS]
    return -(cards.first_loan + cards.next_loan * (loans - 1)) if loans else 0


def beers(table: Table, seat: i64) -> i64:
    """Every batch brewed, sold or not (BC-6.34)."""
    total: i64 = 0
    for recipe in table.terms.recipes:
        total += recipe.rep * table.own[SEAT * seat + BREWED + recipe.number]
    return total


def research(table: Table, seat: i64) -> i64:
    """Tracks whose marker is at the last level."""
    total: i64 = 0
    row: i64 = 0
    while row < 4:
        if table.own[SEAT * seat + RESEARCH_AT + row] > LAST_LEVEL:
            total += points(table, seat, effects.track_effect(table, seat, row, LAST_LEVEL))
        row += 1
    return total


def tiles_and_workers(table: Table, seat: i64) -> i64:
    """The Tasting Room, and whatever else scores at the end."""
    total: i64 = 0
    for tile in table.terms.tiles:
        if (table.own[SEAT * seat + TILES] >> tile.number) & 1:
            for effect in tile.effects:
                total += points(table, seat, effect)
    for worker in table.terms.workers:
        if (table.own[SEAT * seat + WORKERS] >> worker.number) & 1:
            for effect in worker.effects:
                total += points(table, seat, effect)
    return total


def points(table: Table, seat: i64, effect: Effect) -> i64:
    if effect.when != END_GAME or effect.op != SCORE:
        return 0
    found = effect.points * (effects.metric(table, seat, effect.metric) // effect.every)
    return effect.most if effect.most and found > effect.most else found


def total(table: Table, seat: i64) -> i64:
    score: i64 = 0
    source: i64 = 0
    while source < len(SOURCES):
        score += worth(table, seat, source)
        source += 1
    return score


def places(table: Table) -> list[int]:
    """By player, 1 for the winner: points, then money; equals share a place (BC-7.3)."""
    standings = [(total(table, seat), table.own[SEAT * seat + MONEY_OF]) for seat in range(table.seats)]
    return [1 + sum([other > mine for other in standings]) for mine in standings]
