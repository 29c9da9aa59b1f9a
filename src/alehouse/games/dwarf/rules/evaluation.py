"""How promising a table looks: what the workers in the Mine would bring, and what that is worth."""

from typing import Final

from mypy_extensions import i64

from alehouse.games.dwarf.rules.effects import loss
from alehouse.games.dwarf.state import OVER, Table

# Rough worth of one piece: three categories count at the end, an item also brings the end nearer.
WORTH: Final = (0.5, 1.1, 1.3, 2.5, 0.6)
LEAD: Final = 2.0  # for each category led
WIN: Final = 1000.0


def outlook(table: Table, seat: i64) -> float:
    """A player's own standing against the best of the others."""
    if table.phase == OVER:
        return WIN / table.ranking()[seat]
    mine = standing(table, seat)
    best = -1e9
    other: i64 = 0
    while other < table.crowd:
        if other != seat:
            best = max(best, standing(table, other))
        other += 1
    return mine - 0.5 * best


def standing(table: Table, seat: i64) -> float:
    """A player's goods, with what his workers would bring and what monsters would take as things stand."""
    total = LEAD * table.scores()[seat]
    good: i64 = 0
    while good < 5:
        total += WORTH[good] * float(table.goods[5 * seat + good])
        good += 1
    worker = 4 * seat
    while worker < 4 * seat + 4:
        if table.stands_on(worker, table.everywhere):
            total += prospect(table, seat, table.where[worker])
        worker += 1
    if not table.mustered:
        total -= danger(table, seat)
    return total


def prospect(table: Table, seat: i64, location: i64) -> float:
    """What a worker there brings, if the price can be paid."""
    card = table.top(location)
    value = 2.2 if card.extra_workers else 0.0
    good: i64 = 0
    while good < 5:
        value += WORTH[good] * float(card.gain[good] - card.pay[good])
        good += 1
    return value if table.can_pay(seat, card.pay) else 0.0


def danger(table: Table, seat: i64) -> float:
    """What undefended monsters would take."""
    total = 0.0
    loose = table.monsters & ~table.occupied
    location: i64 = 0
    while loose:
        if loose & 1:
            card = table.top(location)
            total += WORTH[card.threat_good] * float(loss(table, seat, card))
        loose >>= 1
        location += 1
    return total
