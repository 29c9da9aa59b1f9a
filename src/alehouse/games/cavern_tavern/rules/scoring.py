"""Final scoring and the places (section 7)."""

from typing import Final

from mypy_extensions import i64

from alehouse.core.bits import lowest, size
from alehouse.core.vocabulary import in_order
from alehouse.games.cavern_tavern.effect_ops import (
    CHORE_TRACK,
    KITCHEN_TRACK,
    METRICS,
    NASTY_TRACK,
    POTION,
    RACES,
)
from alehouse.games.cavern_tavern.rules import solo
from alehouse.games.cavern_tavern.state import (
    DONE_ORDERS,
    FINAL,
    ITEMS,
    MRS_NASTY,
    NONE,
    ON_TIME,
    ORDER,
    OVER,
    SAYS,
    SECRET,
    VP,
    TableState,
)

# What final scoring consists of, in its order, and the clause of each (CT-7.9).
FROM_NASTY: Final = 0
FROM_INGREDIENTS: Final = 1
FROM_SAYS: Final = 2
FROM_SECRET: Final = 3
FROM_MRS_NASTY: Final = 4
SOURCES: Final = in_order(
    {
        "nasty": FROM_NASTY,
        "ingredients": FROM_INGREDIENTS,
        "says": FROM_SAYS,
        "secret": FROM_SECRET,
        "mrs-nasty": FROM_MRS_NASTY,
    }
)
SOURCE_CLAUSES: Final = ("CT-7.2", "CT-7.3", "CT-7.5", "CT-7.6", "CT-7.7")
BIG_ORDER: Final = 6  # ingredients
KITCHEN_METRIC: Final = METRICS.index("kitchen_track")
CHORE_METRIC: Final = METRICS.index("chore_track")
NASTY_METRIC: Final = METRICS.index("nasty_track")
RACES_METRIC: Final = METRICS.index("distinct_races")
ON_TIME_METRIC: Final = METRICS.index("on_time_orders")
BIG_METRIC: Final = METRICS.index("big_orders")


def finish(table: TableState) -> None:
    """Everything that is scored once, source by source (CT-7.2 to CT-7.7); then the game is over."""
    if table.keeps_log:
        table.log("log-head-end", -1, {}, {}, "CT-7.1")
    place: i64 = 0
    while place < table.seats:
        seat = table.in_order(place)
        place += 1
        number: i64 = 0
        while number < len(SOURCES):
            change = table.score(seat, worth(table, seat, number))
            table.set_owned(seat, FINAL + number, change)
            if table.keeps_log and change:
                table.log(f"log-final-{SOURCES[number]}", seat, {}, {"vp": change}, SOURCE_CLAUSES[number])
            number += 1
    table.end_game()


def worth(table: TableState, seat: i64, source: i64) -> i64:
    """What a source of final scoring brings or costs; the boss's track as the file says (CT-6.6.8)."""
    cards = table.terms.cards
    if source == FROM_NASTY:
        return -table.terms.end_loss[table.position(seat, NASTY_TRACK)]
    if source == FROM_INGREDIENTS:
        return ingredients_worth(table, seat)
    if source == FROM_SAYS:
        return -cards.says_loss * size(table.owned(seat, SAYS))
    if source == FROM_SECRET:
        return secret_worth(table, seat)
    return cards.mrs_vp * table.owned(seat, MRS_NASTY)


def ingredients_worth(table: TableState, seat: i64) -> i64:
    """One for each card, potions included, unless an order is open (CT-7.3, CT-7.4)."""
    if table.owned(seat, ORDER) != NONE:
        return 0
    count: i64 = 0
    kind: i64 = 0
    while kind <= POTION:
        count += table.held(seat, kind)
        kind += 1
    return count * table.terms.cards.ingredient_vp


def secret_worth(table: TableState, seat: i64) -> i64:
    """The best tier reached (CT-6.8.1)."""
    number = table.owned(seat, SECRET)
    if number == NONE:
        return 0
    task = table.terms.secrets[number]
    reached = metric(table, seat, task.metric)
    best: i64 = 0
    tier: i64 = 0
    while tier < len(task.values):
        met = reached <= task.values[tier] if task.at_most else reached >= task.values[tier]
        if met and task.points[tier] > best:
            best = task.points[tier]
        tier += 1
    return best


def metric(table: TableState, seat: i64, number: i64) -> i64:
    """What a Secret Task measures."""
    if number < len(RACES):
        return solo.served(table, seat, number)
    if number == KITCHEN_METRIC:
        return table.position(seat, KITCHEN_TRACK)
    if number == CHORE_METRIC:
        return table.position(seat, CHORE_TRACK)
    if number == NASTY_METRIC:
        return table.position(seat, NASTY_TRACK)
    if number == RACES_METRIC:
        return distinct_races(table, seat)
    if number == ON_TIME_METRIC:
        return table.owned(seat, ON_TIME)
    if number == BIG_METRIC:
        return big_orders(table, seat)
    return size(table.owned(seat, ITEMS)) + table.held(seat, POTION)


def distinct_races(table: TableState, seat: i64) -> i64:
    count: i64 = 0
    race: i64 = 0
    while race < len(RACES):
        if solo.served(table, seat, race):
            count += 1
        race += 1
    return count


def big_orders(table: TableState, seat: i64) -> i64:
    """By the ingredients printed (CT-6.9.8)."""
    count: i64 = 0
    done = table.owned(seat, DONE_ORDERS)
    while done:
        if table.terms.orders[lowest(done)].size >= BIG_ORDER:
            count += 1
        done &= done - 1
    return count


def outlook(table: TableState, seat: i64, secret: bool) -> i64:
    """The score if the game ended now; without the Secret Task for those who may not know it."""
    if table.phase == OVER:
        return table.owned(seat, VP)
    total: i64 = table.owned(seat, VP)
    source: i64 = 0
    while source < len(SOURCES):
        change = worth(table, seat, source) if source != FROM_SECRET or secret else 0
        total += change
        if change < 0 and total < 0 and not table.terms.negative:
            total = 0
        source += 1
    return total


# ── places ────────────────────────────────────────────────────────────────────────────────────────


def won(table: TableState) -> bool:
    """Whether the goal of a solo game is reached (CT-8.2.9, CT-8.2.10)."""
    enough = outlook(table, 0, True) >= table.terms.cards.solo_target
    if not table.terms.story:
        return enough
    return table.assignment != NONE and solo.is_fulfilled(table) and (enough or not table.terms.story_target)


def standing(table: TableState, seat: i64) -> tuple[int, int, int]:
    """What decides, in its order: points, little lost on the Nasty track, completed orders (CT-7.8)."""
    return (
        outlook(table, seat, True),
        table.owned(seat, FINAL + FROM_NASTY) if table.phase == OVER else worth(table, seat, FROM_NASTY),
        size(table.owned(seat, DONE_ORDERS)),
    )


def places(table: TableState) -> list[int]:
    """By player, 1 for the winner; equals share a place. In a solo game the Automa wins what the player does not."""
    if table.terms.solo:
        return [1, 2] if won(table) else [2, 1]
    standings = [standing(table, seat) for seat in range(table.seats)]
    return [1 + sum([other > mine for other in standings]) for mine in standings]
