"""The end of the game (section 7): categories led, tie-breakers, places."""

from mypy_extensions import i64

from alehouse.games.dwarf.cards import CATEGORIES, IRON, ITEM, MEDAL
from alehouse.games.dwarf.state import BY_MEDALS, Table


def leader(table: Table, good: i64) -> i64:
    """Who owns strictly more than every other player, or -1 (DW-7.4)."""
    best: i64 = -1
    amount: i64 = -1
    seat: i64 = 0
    while seat < table.crowd:
        owned = table.goods[5 * seat + good]
        if owned > amount:
            best = seat
            amount = owned
        elif owned == amount:
            best = -1
        seat += 1
    return best


def categories_led(table: Table) -> list[int]:
    """How many categories each player leads (DW-7.5)."""
    led = [0] * table.crowd
    for good in CATEGORIES:
        seat = leader(table, good)
        if seat >= 0:
            led[seat] += 1
    return led


def places(table: Table) -> list[int]:
    """Places by categories, medals, iron, items; equals share one (DW-7.6, DW-7.7, DW-7.10)."""
    if table.ended == BY_MEDALS:
        return [2, 1]
    led = categories_led(table)
    goods = table.goods
    keys = [
        (led[seat], goods[5 * seat + MEDAL], goods[5 * seat + IRON], goods[5 * seat + ITEM])
        for seat in range(table.crowd)
    ]
    return [1 + sum(other > key for other in keys) for key in keys]
