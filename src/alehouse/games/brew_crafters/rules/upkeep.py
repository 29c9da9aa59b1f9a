"""Upkeep at the end of every Winter, and the loans it forces (section 5.6)."""

from mypy_extensions import i64

from alehouse.core.bits import lowest
from alehouse.games.brew_crafters.rules import effects
from alehouse.games.brew_crafters.state import LOANS, MONEY_OF, SEAT, SHIFTS, TILES, WORKERS, Table
from alehouse.games.brew_crafters.vocabulary import UPKEEP, UPKEEP_DISCOUNT


def of_tiles(table: Table, seat: i64) -> i64:
    total: i64 = 0
    tiles = table.own[SEAT * seat + TILES]
    while tiles:
        total += table.terms.tiles[lowest(tiles)].upkeep
        tiles &= tiles - 1
    return total


def of_workers(table: Table, seat: i64) -> i64:
    total: i64 = 0
    workers = table.own[SEAT * seat + WORKERS]
    while workers:
        total += table.terms.workers[lowest(workers)].upkeep
        workers &= workers - 1
    return total


def of_shifts(table: Table, seat: i64) -> i64:
    total: i64 = 0
    number: i64 = 0
    while number < table.own[SEAT * seat + SHIFTS]:
        total += table.terms.shifts[number].wage
        number += 1
    return total


def discount(table: Table, seat: i64) -> i64:
    """What is taken off; in no scope more than there is (R38)."""
    on_workers: i64 = 0
    on_all: i64 = 0
    for effect in effects.owned(table, seat, UPKEEP):
        if effect.op == UPKEEP_DISCOUNT:
            if effect.workers_only:
                on_workers += effect.amount
            else:
                on_all += effect.amount
    if not on_workers and not on_all:
        return 0
    wages = of_workers(table, seat)
    if on_workers > wages:
        on_workers = wages
    before = gross(table, seat)
    return on_workers + on_all if on_workers + on_all < before else before


def gross(table: Table, seat: i64) -> i64:
    return table.terms.cards.printed_upkeep + of_tiles(table, seat) + of_workers(table, seat) + of_shifts(table, seat)


def due(table: Table, seat: i64) -> i64:
    """What a Winter costs (BC-5.24)."""
    return gross(table, seat) - discount(table, seat)


def loans_for(table: Table, seat: i64, cost: i64) -> i64:
    """The smallest number of loans that suffices (BC-5.26)."""
    short = cost - table.own[SEAT * seat + MONEY_OF]
    value: i64 = table.terms.cards.loan
    return (short + value - 1) // value if short > 0 else 0


def pay(table: Table, seat: i64) -> None:
    base = SEAT * seat
    cost = due(table, seat)
    loans = loans_for(table, seat, cost)
    table.own[base + LOANS] += loans
    table.own[base + MONEY_OF] += loans * table.terms.cards.loan - cost
    if table.telling:
        if loans:
            table.tell("log-loans", seat, {"count": int(loans)}, {"money": int(loans * table.terms.cards.loan)})
        table.tell("log-upkeep", seat, {"parts": parts(table, seat)}, {"money": -cost})


def parts(table: Table, seat: i64) -> list[list[str]]:
    """What an upkeep is made of, for the log."""
    found = [
        ("printed", int(table.terms.cards.printed_upkeep)),
        ("tiles", int(of_tiles(table, seat))),
        ("workers", int(of_workers(table, seat))),
        ("shifts", int(of_shifts(table, seat))),
    ]
    told = [[f"@upkeep-{name}", str(count)] for name, count in found if count]
    less = int(discount(table, seat))
    return [*told, ["@upkeep-discount", f"−{less}"]] if less else told
