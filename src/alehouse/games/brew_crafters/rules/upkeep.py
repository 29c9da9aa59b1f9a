"""Upkeep at the end of every Winter, and the loans it forces (section 5.6)."""

from mypy_extensions import i64

from alehouse.core.bits import lowest
from alehouse.games.brew_crafters.effect_ops import UPKEEP, UPKEEP_DISCOUNT
from alehouse.games.brew_crafters.rules import effects
from alehouse.games.brew_crafters.state import TableState


def of_tiles(table: TableState, seat: i64) -> i64:
    total: i64 = 0
    tiles = table.tiles_of(seat)
    while tiles:
        total += table.terms.tiles[lowest(tiles)].upkeep
        tiles &= tiles - 1
    return total


def of_workers(table: TableState, seat: i64) -> i64:
    total: i64 = 0
    workers = table.workers_of(seat)
    while workers:
        total += table.terms.workers[lowest(workers)].upkeep
        workers &= workers - 1
    return total


def of_shifts(table: TableState, seat: i64) -> i64:
    total: i64 = 0
    number: i64 = 0
    while number < table.shifts(seat):
        total += table.terms.shifts[number].wage
        number += 1
    return total


def discount(table: TableState, seat: i64) -> i64:
    """What is taken off, by an Accountant (BC-6.51i) or People (BC-6.44h); in no scope more than there is (R38)."""
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


def gross(table: TableState, seat: i64) -> i64:
    """Everything that a player has now counts in full, the newest things too (BC-5.25)."""
    return table.terms.cards.printed_upkeep + of_tiles(table, seat) + of_workers(table, seat) + of_shifts(table, seat)


def due(table: TableState, seat: i64) -> i64:
    """What a Winter costs (BC-5.24)."""
    return gross(table, seat) - discount(table, seat)


def loans_for(table: TableState, seat: i64, cost: i64) -> i64:
    """The smallest number of loans that suffices (BC-5.26)."""
    short = cost - table.money(seat)
    value: i64 = table.terms.cards.loan
    return (short + value - 1) // value if short > 0 else 0


def pay(table: TableState, seat: i64) -> None:
    """The only moment for loans, which are never paid back (BC-5.26, BC-5.27)."""
    cost = due(table, seat)
    loans = loans_for(table, seat, cost)
    table.add_loans(seat, loans)
    table.add_money(seat, loans * table.terms.cards.loan - cost)
    if table.keeps_log:
        if loans:
            table.log(
                "log-loans", seat, {"count": int(loans)}, {"money": int(loans * table.terms.cards.loan)}, "BC-5.26"
            )
        args: dict[str, object] = {"parts": parts(table, seat), "wages": wages(table, seat)}
        table.log("log-upkeep", seat, args, {"money": -cost}, "BC-5.24")


def parts(table: TableState, seat: i64) -> list[list[str]]:
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


def wages(table: TableState, seat: i64) -> list[list[str]]:
    """Who is paid how much of it, for the log."""
    found: list[list[str]] = []
    workers = table.workers_of(seat)
    while workers:
        worker = table.terms.workers[lowest(workers)]
        workers &= workers - 1
        if worker.upkeep:
            found.append([worker.key, str(worker.upkeep)])
    return found
