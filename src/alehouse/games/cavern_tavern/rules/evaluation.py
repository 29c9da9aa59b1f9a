"""How promising a table looks: points now, and what orders, cards, tracks and dice may still become."""

from typing import Final

from mypy_extensions import i64

from alehouse.core.bits import size
from alehouse.core.lead import lead
from alehouse.games.cavern_tavern.effect_ops import CHORE_TRACK, KITCHEN_TRACK, NASTY_TRACK, POTION, RACES
from alehouse.games.cavern_tavern.rules import orders, rounds, scoring, solo
from alehouse.games.cavern_tavern.state import (
    DRINKS,
    EXTRA,
    ITEMS,
    MODIFIERS,
    MRS_NASTY,
    NONE,
    ORDER,
    OVER,
    SAYS,
    SETUP,
    TURNS,
    USES,
    VP,
    WAIVED,
    WORKSHOP_USES,
    TableState,
)

# All in points of the final score. Found by letting one seat with other numbers play against tables of the former ones.
WIN: Final = 1000.0
RIVALS: Final = 0.81  # what the others' prospects cost, on average
READY: Final = 0.92  # of the points of an order that could be completed now
HOPE: Final = 0.53  # of those of one that lacks something, for the share that is there
LACK: Final = 1.0  # a missing ingredient
PACE: Final = 0.77  # rounds that a missing ingredient takes
RISK: Final = 0.12  # of the loss of an order that may soon be forgotten
SPARE_CARD: Final = 1.73  # an ingredient that no order asks for yet
SPARE_MOST: Final[i64] = 2  # of a kind; more only lie about
FIRST_CARD: Final = 2.73  # an ingredient that setup will bring, its point at the end included
FIRST_CARDS: Final[i64] = 4  # one for each die (CT-4.1.10)
POTION_WORTH: Final = 3.2
ITEM_WORTH: Final = 1.2
MODIFIER_WORTH: Final = 0.77
USE_WORTH: Final = 1.8
DRINK_WORTH: Final = 0.89
STEP_WORTH: Final = 1.3  # on a Kitchen or Chore track, less and less towards the end
NASTY_WORTH: Final = 4.16  # a space of the Nasty track beyond its loss, while there are rounds to come
SAYS_COST: Final = 10.88  # a request, while there is time to fulfil it
DIE_WORTH: Final = 2.4  # a die still to be placed this round
GOAL: Final = 8.0  # a requirement of an assignment


def outlook(table: TableState, seat: i64) -> float:
    """More is better for `seat`; a finished game outweighs everything."""
    if table.phase == OVER:
        return WIN / table.ranking()[seat] + float(table.owned(seat, VP))
    if table.terms.solo:
        return prospects(table, 0) + (goals(table) if table.terms.story else 0.0)
    return lead([prospects(table, other) for other in range(table.seats)], seat, RIVALS)


def rounds_left(table: TableState) -> float:
    """Rounds to come, this one included."""
    if table.round == 0:
        return float(table.terms.rounds)
    return float(table.terms.rounds - table.round + 1)


def prospects(table: TableState, seat: i64) -> float:
    """One player's points, and what they may become."""
    left = rounds_left(table) / 10.0
    total = float(scoring.outlook(table, seat, True))
    total += order_worth(table, seat) + cards_worth(table, seat)
    steps: i64 = table.position(seat, KITCHEN_TRACK) + table.position(seat, CHORE_TRACK)
    total += STEP_WORTH * left * float(steps)
    total -= NASTY_WORTH * left * float(table.position(seat, NASTY_TRACK))
    total += (10.0 - SAYS_COST) * float(size(table.owned(seat, SAYS))) * (1.0 if left > 0.15 else 0.3)
    if table.phase == TURNS:
        total += DIE_WORTH * float(size(table.unplaced(seat)) + 2 * table.owned(seat, EXTRA))
    elif table.phase == SETUP:
        total += FIRST_CARD * float(first_cards(table, seat))
    return total


def first_cards(table: TableState, seat: i64) -> i64:
    """Starting ingredients that a player has still to take: who takes theirs later is no worse off (CT-4.1.10)."""
    if table.stage == rounds.MESS_HALL:
        return 0
    place = (seat - table.marker + table.seats) % table.seats
    if table.stage < rounds.FIRST_DICE or place > table.passed:
        return FIRST_CARDS
    if place < table.passed:
        return 0
    return size(table.chosen) + table.depth if table.stage == rounds.FIRST_INGREDIENTS else FIRST_CARDS


def order_worth(table: TableState, seat: i64) -> float:
    """What an open order will pay, as far as its ingredients are there; less the loss it threatens."""
    number = table.owned(seat, ORDER)
    if number == NONE:
        return 0.0
    order = table.terms.orders[number]
    late = orders.lateness(table, seat)
    points = float(order.points[late]) if late < len(order.points) else 0.0
    short = orders.missing(table, seat, number) - table.held(seat, POTION) - table.owned(seat, WAIVED)
    if short <= 0:
        return READY * points
    share = float(order.size - short) / float(order.size)
    wait: i64 = late + i64(PACE * float(short) + 0.7)
    hope = float(order.points[wait]) if wait < len(order.points) else 0.0
    if float(wait - late) >= rounds_left(table):
        hope = 0.0
    risk = float(order.loss) * RISK if late + 2 >= order.forgotten_after else 0.0
    return hope * share * HOPE - risk * (1.0 - share) - LACK * float(short)


def cards_worth(table: TableState, seat: i64) -> float:
    """Ingredients beyond the point that each brings at the end, potions, items, tokens, uses of the character."""
    number = table.owned(seat, ORDER)
    useful = 1.0 if rounds_left(table) > 1.0 else 0.0
    spares: i64 = 0
    drinks: i64 = 0
    kind: i64 = 0
    while kind < POTION:
        spare = table.held(seat, kind)
        if number != NONE:
            spare -= table.terms.orders[number].needs[kind]
        if spare > SPARE_MOST:
            spare = SPARE_MOST
        if spare > 0:
            spares += spare
        drinks += table.owned(seat, DRINKS + kind)
        kind += 1
    total = useful * SPARE_CARD * float(spares) + DRINK_WORTH * float(drinks)
    total += useful * POTION_WORTH * float(table.held(seat, POTION))
    total += useful * ITEM_WORTH * float(size(table.owned(seat, ITEMS)))
    total += useful * MODIFIER_WORTH * float(table.owned(seat, MODIFIERS))
    total += useful * USE_WORTH * float(table.owned(seat, USES))
    return total + 0.3 * useful * float(table.owned(seat, MRS_NASTY))


def goals(table: TableState) -> float:
    """How far the requirements of an assignment are met."""
    if table.assignment == NONE:
        return 0.0
    goal = table.terms.cards.assignments[table.assignment]
    total = 0.0
    race: i64 = 0
    while race < len(RACES):
        if goal.serve[race]:
            total += 3.0 * part(solo.served(table, 0, race), goal.serve[race])
            open_order = table.owned(0, ORDER)
            wants = open_order != NONE and table.terms.orders[open_order].race == race
            if wants and solo.served(table, 0, race) < goal.serve[race]:
                total += 1.0
        race += 1
    total += part(table.position(0, KITCHEN_TRACK), goal.kitchen)
    total += part(table.position(0, CHORE_TRACK), goal.chore)
    total += part(table.owned(0, WORKSHOP_USES), goal.workshop)
    if table.position(0, NASTY_TRACK) > goal.nasty:
        total -= 1.0
    return GOAL * total


def part(have: i64, need: i64) -> float:
    """The share of a requirement that is met."""
    if have >= need:
        return 1.0
    return float(have) / float(need)
