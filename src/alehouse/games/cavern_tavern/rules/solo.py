"""The solo game: the Automa's dice bar areas and an order; assignments (section 8.2)."""

from mypy_extensions import i64

from alehouse.core.bits import bit, lowest
from alehouse.core.state import FATE
from alehouse.games.cavern_tavern.actions import ROLL
from alehouse.games.cavern_tavern.effect_ops import CHORE_TRACK, KITCHEN_TRACK, NASTY_TRACK, RACES
from alehouse.games.cavern_tavern.rules import tracks
from alehouse.games.cavern_tavern.rules.frames import F_REFILL
from alehouse.games.cavern_tavern.state import (
    DONE_ORDERS,
    FACE_BITS,
    MEEPLE,
    NONE,
    ONE_FACE,
    WORKSHOP_USES,
    TableState,
)


def is_rolled(table: TableState) -> bool:
    """Whether all dice of this round are rolled; if not, fate rolls the next (CT-5.1.2)."""
    while table.passed < len(table.terms.automa):
        die = table.terms.automa[table.passed]
        if table.round >= die.from_round and (table.terms.chamber or not die.expansion):
            table.ask(FATE, ROLL)
            return False
        table.passed += 1
    return True


def roll(table: TableState, value: i64) -> None:
    """A die bars what its face says, and may move the player down the Nasty track (CT-8.2.3 to CT-8.2.7)."""
    number = table.passed
    die = table.terms.automa[number]
    table.passed += 1
    table.automa |= value << (FACE_BITS * number)
    if die.mess_hall:
        table.barred_table = barred_space(table, value - 1)
    else:
        table.barred |= bit(die.areas[value - 1])
    if table.keeps_log:
        log_roll(table, die.colour, value, die.mess_hall, die.areas[value - 1])
    if die.nasty[value - 1]:
        tracks.move_nasty(table, 0, die.nasty[value - 1])


def log_roll(table: TableState, colour: str, value: i64, mess: bool, area: i64) -> None:
    args: dict[str, object] = {"colour": f"@automa-{colour}", "value": int(value)}
    if mess:
        args["space"] = int(table.barred_table) + 1
        table.log("log-automa-order", -1, args, {}, "CT-8.2.3")
    else:
        args["area"] = table.terms.areas[area].key
        table.log("log-automa", -1, args, {}, "CT-8.2.2")


def value_of(table: TableState, number: i64) -> i64:
    """What a die of the Automa shows, 0 if it was not rolled this round."""
    return (table.automa >> (FACE_BITS * number)) & ONE_FACE


def barred_space(table: TableState, space: i64) -> i64:
    """Where the player's meeple stands, the neighbour to the right, at the end of a row to the left (CT-8.2.3)."""
    if table.mess[space] > MEEPLE:
        return space
    for row in table.terms.cards.mess_rows:
        if space + 1 in row:
            place = row.index(space + 1)
            return row[place + 1] - 1 if place + 1 < len(row) else row[place - 1] - 1
    return space


def clear(table: TableState) -> None:
    """The order under the white die is discarded, its space refilled; the dice are taken away (CT-5.4.5)."""
    space = table.barred_table
    table.barred = 0
    table.barred_table = NONE
    table.automa = 0
    if space != NONE and table.mess[space] >= 0:
        order = table.mess[space]
        table.mess[space] = NONE
        table.discard |= bit(order)
        if table.keeps_log:
            table.log("log-automa-takes", -1, {"order": table.terms.orders[order].key}, {}, "CT-5.4.5")
        table.push(F_REFILL, 0, space, 0, 0, 0)


# ── assignments (CT-8.2.10) ───────────────────────────────────────────────────────────────────────


def served(table: TableState, seat: i64, race: i64) -> i64:
    """Completed orders of a race."""
    count: i64 = 0
    done = table.owned(seat, DONE_ORDERS)
    while done:
        if table.terms.orders[lowest(done)].race == race:
            count += 1
        done &= done - 1
    return count


def is_fulfilled(table: TableState) -> bool:
    """Whether every requirement of the assignment is met."""
    goal = table.terms.cards.assignments[table.assignment]
    for race in range(len(RACES)):
        if served(table, 0, race) < goal.serve[race]:
            return False
    return (
        table.position(0, KITCHEN_TRACK) >= goal.kitchen
        and table.position(0, CHORE_TRACK) >= goal.chore
        and table.owned(0, WORKSHOP_USES) >= goal.workshop
        and table.position(0, NASTY_TRACK) <= goal.nasty
    )
