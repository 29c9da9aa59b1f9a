"""Final scoring and the places (section 7)."""

from typing import Final

from mypy_extensions import i64

from alehouse.core.bits import lowest, size
from alehouse.core.vocabulary import check_numbers
from alehouse.games.brew_crafters.effect_ops import END_GAME, FINAL_LEVEL, SCORE, Effect
from alehouse.games.brew_crafters.rules import collaboration, effects
from alehouse.games.brew_crafters.rules.holdings import ROWS
from alehouse.games.brew_crafters.state import TableState

BEERS: Final = 0
RESEARCH: Final = 1
TASTING: Final = 2
TOKENS: Final = 3
LABELS: Final = 4
COLLABORATION: Final = 5
LOANS: Final = 6
SCORED: Final = {
    "beers": BEERS,
    "research": RESEARCH,
    "tasting": TASTING,
    "tokens": TOKENS,
    "labels": LABELS,
    "collaboration": COLLABORATION,
    "loans": LOANS,
}
SOURCES: Final = tuple(SCORED)
check_numbers("source of points", SCORED)


def worth(table: TableState, seat: i64, source: i64) -> i64:
    """What a source of final scoring brings or costs (BC-7.2)."""
    cards = table.terms.cards
    if source == BEERS:
        return beers(table, seat)
    if source == RESEARCH:
        return research(table, seat)
    if source == TASTING:
        return tiles_and_workers(table, seat)
    if source == TOKENS:  # BC-7.2d
        return table.rep(seat)
    if source == LABELS:  # BC-7.2e
        return cards.label_rep * size(table.labels_of(seat))
    if source == COLLABORATION:  # BC-7.2f, BC-6.58
        return cards.collab_rep * collaboration.held(table, seat)
    loans = table.loans(seat)  # BC-7.2g
    return -(cards.first_loan + cards.next_loan * (loans - 1)) if loans else 0


def beers(table: TableState, seat: i64) -> i64:
    """Every batch brewed, sold or not (BC-7.2a, BC-6.34)."""
    total: i64 = 0
    recipes = table.recipes_brewed(seat)
    while recipes:
        recipe = lowest(recipes)
        total += table.terms.recipes[recipe].rep * table.brewed(seat, recipe)
        recipes &= recipes - 1
    return total


def research(table: TableState, seat: i64) -> i64:
    """Tracks whose marker is at the last level (BC-7.2b, BC-6.43)."""
    total: i64 = 0
    row: i64 = 0
    while row < ROWS:
        if table.research_at(seat, row) > FINAL_LEVEL:
            total += points(table, seat, effects.track_effect(table, seat, row, FINAL_LEVEL))
        row += 1
    return total


def tiles_and_workers(table: TableState, seat: i64) -> i64:
    """The Tasting Room (BC-7.2c, BC-6.46g), and whatever else scores at the end."""
    total: i64 = 0
    for tile in table.terms.tiles:
        if (table.tiles_of(seat) >> tile.number) & 1:
            for effect in tile.effects:
                total += points(table, seat, effect)
    for worker in table.terms.workers:
        if (table.workers_of(seat) >> worker.number) & 1:
            for effect in worker.effects:
                total += points(table, seat, effect)
    return total


def points(table: TableState, seat: i64, effect: Effect) -> i64:
    if effect.when != END_GAME or effect.op != SCORE:
        return 0
    found = effect.points * (effects.metric(table, seat, effect.metric) // effect.every)
    return effect.most if effect.most and found > effect.most else found


def total(table: TableState, seat: i64) -> i64:
    """Nothing else is worth anything; it may be less than nothing (BC-7.4)."""
    score: i64 = 0
    source: i64 = 0
    while source < len(SOURCES):
        score += worth(table, seat, source)
        source += 1
    return score


def places(table: TableState) -> list[int]:
    """By player, 1 for the winner: points, then money; equals share a place (BC-7.3)."""
    standings = [(total(table, seat), table.money(seat)) for seat in range(table.seats)]
    return [1 + sum([other > mine for other in standings]) for mine in standings]
