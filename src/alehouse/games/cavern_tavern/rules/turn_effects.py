"""Effects on the turn, the round or the order under way: nothing is asked, something holds from now on (CT-6.9.3)."""

from mypy_extensions import i64

from alehouse.games.cavern_tavern.effect_ops import (
    BONUS_ON,
    EXTRA_TURN,
    IGNORE_OCCUPANCY,
    MARKER,
    MOVE_MARKER,
    ORDER_DONE,
    WAIVE,
    Effect,
    unhandled,
)
from alehouse.games.cavern_tavern.rules import areas
from alehouse.games.cavern_tavern.state import (
    BONUS,
    CROWDING,
    EVEN_AUTOMA,
    EXTRA,
    NONE,
    ORDER,
    PLAYERS_ONLY,
    TAKEN,
    WAIVED,
    TableState,
)


def can_do(table: TableState, seat: i64, effect: Effect) -> bool:
    """Some help only before dice are placed (CT-6.9.2), or with an order from an earlier round."""
    op = effect.op
    if op in (MARKER, EXTRA_TURN, WAIVE):
        return True
    if op == MOVE_MARKER:
        return table.owned(seat, ORDER) != NONE and table.owned(seat, TAKEN) < table.round
    if op == BONUS_ON:
        return effect.event == ORDER_DONE or not table.placed
    if op == IGNORE_OCCUPANCY:
        return not table.placed and crowding_helps(table, seat, effect)
    raise unhandled(effect)


def run(table: TableState, seat: i64, effect: Effect) -> None:
    op = effect.op
    if op == MARKER:
        table.marker = seat
        if table.keeps_log:
            table.log("log-marker", seat, {}, {}, effect.clause)
    elif op == EXTRA_TURN:
        table.add_owned(seat, EXTRA, 1)
    elif op == MOVE_MARKER:
        later = table.owned(seat, TAKEN) + effect.n
        table.set_owned(seat, TAKEN, later if later < table.round else table.round)
    elif op == WAIVE:
        table.add_owned(seat, WAIVED, effect.n)
    elif op == BONUS_ON:
        table.add_owned(seat, BONUS + effect.event, effect.n)
    elif op == IGNORE_OCCUPANCY:
        table.set_owned(seat, CROWDING, crowding(table.owned(seat, CROWDING), effect))
    else:
        raise unhandled(effect)


def crowding_helps(table: TableState, seat: i64, effect: Effect) -> bool:
    """Whether ignoring occupied spaces makes one more placement legal (CT-6.9.2)."""
    before = table.owned(seat, CROWDING)
    found = areas.open_areas(table, seat)
    table.set_owned(seat, CROWDING, crowding(before, effect))
    more = areas.open_areas(table, seat)
    table.set_owned(seat, CROWDING, before)
    return more != found


def crowding(before: i64, effect: Effect) -> i64:
    """Several such effects add up: the strongest counts (CT-6.9.3)."""
    return EVEN_AUTOMA if effect.any_dice or before == EVEN_AUTOMA else PLAYERS_ONLY
