"""The final score and the places (section 7)."""

from mypy_extensions import i64

from alehouse.core.bits import lowest, size
from alehouse.games.dice_brewing.state import BREWED, COINS, XP, TableState


def points(table: TableState, seat: i64) -> i64:
    """XP, coins in pairs, dice by their colour wherever they lie (DB-7.3)."""
    return table.of(seat, XP) + coin_points(table, seat) + dice_points(table, seat)


def coin_points(table: TableState, seat: i64) -> i64:
    """Rounded down (R45)."""
    coins: i64 = table.of(seat, COINS)
    return coins // i64(table.terms.cards.coins_per_xp)


def dice_points(table: TableState, seat: i64) -> i64:
    total: i64 = 0
    dice = table.dice_of(seat)
    while dice:
        total += table.terms.end_xp[table.terms.colour_of[lowest(dice)]]
        dice &= dice - 1
    return total


def standing(table: TableState, seat: i64) -> tuple[int, int, int]:
    """What decides, in its order: points, recipes brewed, coins (DB-7.4)."""
    return points(table, seat), size(table.of(seat, BREWED)), table.of(seat, COINS)


def places(table: TableState) -> list[int]:
    """By player, 1 for the winner; equals share a place."""
    standings = [standing(table, seat) for seat in range(table.seats)]
    return [1 + sum([other > mine for other in standings]) for mine in standings]
