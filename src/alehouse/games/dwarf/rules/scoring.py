"""The end of the game (section 7): categories led, tie-breakers, places."""

from mypy_extensions import i64

from alehouse.games.dwarf.cards import CATEGORIES, IRON, ITEM, MEDAL
from alehouse.games.dwarf.state import BY_MEDALS, TableState


def leader(table: TableState, good: i64) -> i64:
    """Who owns strictly more than every other player, or -1 (DW-7.4)."""
    best: i64 = -1
    amount: i64 = -1
    seat: i64 = 0
    while seat < table.player_count:
        owned = table.owned(seat, good)
        if owned > amount:
            best = seat
            amount = owned
        elif owned == amount:
            best = -1
        seat += 1
    return best


def categories_led(table: TableState) -> list[int]:
    """How many categories each player leads (DW-7.5); the items that end the game win nothing else (DW-7.9)."""
    led = [0] * table.player_count
    for good in CATEGORIES:
        seat = leader(table, good)
        if seat >= 0:
            led[seat] += 1
    return led


def places(table: TableState) -> list[int]:
    """Places by categories, medals, iron, items; equals share one, in solo too (DW-7.6, DW-7.7, DW-7.10, DW-8.16).

    Medals that were spent are gone (DW-7.8).
    """
    if table.ended == BY_MEDALS:
        return [2, 1]
    led = categories_led(table)
    keys = [
        (led[seat], table.owned(seat, MEDAL), table.owned(seat, IRON), table.owned(seat, ITEM))
        for seat in range(table.player_count)
    ]
    return [1 + sum(other > key for other in keys) for key in keys]
