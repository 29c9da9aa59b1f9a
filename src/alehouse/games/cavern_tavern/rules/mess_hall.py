"""The Mess Hall: the order deck, six spaces, orders taken from them, replaced and refilled (section 6.1)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.core.bits import also_listed, bit, lowest, size
from alehouse.core.state import FATE
from alehouse.games.cavern_tavern.actions import CHOOSE_ORDER, DISCARD_ORDER, DRAW_ORDER, FROM_DECK, TAKE_ORDER
from alehouse.games.cavern_tavern.effect_ops import Effect
from alehouse.games.cavern_tavern.rules.doing import Doing
from alehouse.games.cavern_tavern.rules.frames import (
    F_FROM_DECK,
    F_REFILL,
    F_REPLACE,
    F_TAKE,
    FROM_DECK_DRAWN,
    REFILL_SPACE,
    REPLACE_DRAWN,
    REPLACE_LEFT,
    REPLACE_SPACE,
    REPLACE_STAGE,
)
from alehouse.games.cavern_tavern.state import MEEPLE, NONE, ORDER, ORDER_BITS, SETUP, TABLE, TAKEN, TableState

ONE_ORDER: Final = 63  # the bits of one

# Stages of replacing an order (CT-6.5.1).
DISCARDING: Final = 0
DRAWING: Final = 1
CHOOSING: Final = 2


# ── effects ───────────────────────────────────────────────────────────────────────────────────────


@final
class ChangeOrder(Doing):
    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return table.owned(seat, ORDER) != NONE

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        change(table, seat, effect.clause)


@final
class ReplaceOrder(Doing):
    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return can_replace(table)

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        table.push(F_REPLACE, seat, DISCARDING, NONE, effect.n, 0)


DOINGS: Final[dict[str, Doing]] = {"change_order": ChangeOrder(), "replace_order": ReplaceOrder()}


def advance(table: TableState, frame: i64) -> None:
    """Go on with what moves orders."""
    if frame == F_REFILL:
        advance_refill(table)
    elif frame == F_FROM_DECK:
        advance_from_deck(table)
    elif frame == F_REPLACE:
        advance_replace(table)
    else:
        advance_take(table)


# ── the deck ──────────────────────────────────────────────────────────────────────────────────────


def can_draw(table: TableState) -> bool:
    """Whether the order deck or its discard has a card."""
    return table.deck != 0 or len(table.bottom) > 0 or table.discard != 0


def ask_for_order(table: TableState) -> None:
    """Fate turns up the next order; an empty deck is made of the discard (CT-6.1.9)."""
    if not table.deck and not len(table.bottom):
        table.deck = table.discard
        table.discard = 0
    table.ask(FATE, DRAW_ORDER)


def drawable(table: TableState) -> i64:
    """The orders that may come next: any of the deck, or else the first of those put under it."""
    return table.deck if table.deck else bit(table.bottom[0] & ONE_ORDER)


def take_off_deck(table: TableState, order: i64) -> i64:
    """The order is drawn; the seats that knew it would come."""
    if table.deck:
        table.deck &= ~bit(order)
        return 0
    knowers = table.bottom[0] >> ORDER_BITS
    table.bottom = table.bottom[1:]
    return knowers


def turn_up(table: TableState, order: i64) -> None:
    """Fate has drawn an order for whatever was waiting for one."""
    knowers = take_off_deck(table, order)
    frame = table.begun()
    if frame == F_REFILL:
        refill(table, order)
    elif frame == F_FROM_DECK:
        table.set_top(FROM_DECK_DRAWN, order)
        if table.keeps_log:
            table.log("log-draws-order", table.doer(), {"order": table.terms.orders[order].key}, {}, "CT-6.1.2")
    else:
        look_at_order(table, order, knowers)


def put_under(table: TableState, order: i64, knowers: i64) -> None:
    """Under the deck, where those who have seen it know it (CT-9.6)."""
    table.bottom = append(table.bottom, order | (knowers << ORDER_BITS))


# ── the Mess Hall ─────────────────────────────────────────────────────────────────────────────────


def offered(table: TableState) -> i64:
    """The orders of the Mess Hall that may be taken, discarded or replaced (CT-8.2.2)."""
    found: i64 = 0
    space: i64 = 0
    while space < len(table.mess):
        if table.mess[space] >= 0 and space != table.barred_table:
            found |= bit(table.mess[space])
        space += 1
    return found


def space_of(table: TableState, order: i64) -> i64:
    space: i64 = 0
    while table.mess[space] != order:
        space += 1
    return space


def can_take(table: TableState, seat: i64) -> bool:
    """Whether a player without an open order finds one (CT-5.2.6)."""
    return table.owned(seat, ORDER) == NONE and offered(table) != 0


def legal_orders(table: TableState, out: vec[i64], count: i64) -> i64:
    """The orders to take, from the Mess Hall or, against one of them, from the deck (CT-6.1.1, CT-6.1.2)."""
    count = also_listed(offered(table), table.terms.ids.order, out, count)
    if can_draw(table):
        out[count] = FROM_DECK
        count += 1
    return count


def take(table: TableState, seat: i64, order: i64, space: i64) -> None:
    """The meeple goes on the space, the time marker on this round (CT-6.1.1)."""
    table.set_owned(seat, ORDER, order)
    table.set_owned(seat, TAKEN, table.round)
    table.set_owned(seat, TABLE, space)
    drawn = table.mess[space] != order
    table.mess[space] = MEEPLE - seat
    if table.keeps_log:
        table.log("log-takes", seat, {"order": table.terms.orders[order].key, "drawn": int(drawn)}, {}, "CT-6.1.1")


def leave_table(table: TableState, seat: i64) -> None:
    """Meeple and time marker come back, the space gets a new order (CT-6.1.7)."""
    space = table.owned(seat, TABLE)
    table.set_owned(seat, ORDER, NONE)
    table.set_owned(seat, TABLE, NONE)
    table.mess[space] = NONE
    table.push(F_REFILL, seat, space, 0, 0, 0)


def advance_refill(table: TableState) -> None:
    if can_draw(table):
        ask_for_order(table)
    else:
        table.pop()  # it stays empty until a card is there again (CT-6.1.10)


def refill(table: TableState, order: i64) -> None:
    """The Mess Hall is filled at the start (CT-4.1.11), later one space after the other (CT-6.1.7)."""
    table.mess[table.top(REFILL_SPACE)] = order
    if table.keeps_log:
        clause = "CT-4.1.11" if table.phase == SETUP else "CT-6.1.7"
        table.log("log-new-order", -1, {"order": table.terms.orders[order].key}, {}, clause)
    table.pop()


def fill_gaps(table: TableState) -> bool:
    """Spaces left empty are refilled, lowest first, once there is a card (CT-6.1.10); whether one is.

    A space with a meeple is not empty (CT-6.1.3).
    """
    if not can_draw(table):
        return False
    space: i64 = 0
    while space < len(table.mess):
        if table.mess[space] == NONE:
            table.push(F_REFILL, 0, space, 0, 0, 0)
            return True
        space += 1
    return False


# ── from the deck ─────────────────────────────────────────────────────────────────────────────────


def begin_from_deck(table: TableState, seat: i64) -> None:
    table.push(F_FROM_DECK, seat, NONE, 0, 0, 0)


def advance_from_deck(table: TableState) -> None:
    """The card drawn is public and must be kept (CT-6.1.2, CT-9.7)."""
    if table.top(FROM_DECK_DRAWN) == NONE:
        ask_for_order(table)
    else:
        table.ask(table.doer(), DISCARD_ORDER)


def finish_from_deck(table: TableState, order: i64) -> None:
    """An order of the Mess Hall goes; its space gets the meeple."""
    seat = table.doer()
    drawn = table.top(FROM_DECK_DRAWN)
    space = space_of(table, order)
    table.discard |= bit(order)
    if table.keeps_log:
        table.log("log-discards-order", seat, {"order": table.terms.orders[order].key}, {}, "CT-6.1.2")
    table.pop()
    take(table, seat, drawn, space)


# ── replacing (CT-6.5.1) ──────────────────────────────────────────────────────────────────────────


def can_replace(table: TableState) -> bool:
    """Whether there is an order to discard, and one to draw for it."""
    return offered(table) != 0 and can_draw(table)


def advance_replace(table: TableState) -> None:
    """An order goes, some are drawn, one of them takes its place."""
    seat = table.doer()
    stage = table.top(REPLACE_STAGE)
    if stage == DISCARDING:
        table.ask(seat, DISCARD_ORDER)
    elif stage == DRAWING:
        if table.top(REPLACE_LEFT) and can_draw(table):
            ask_for_order(table)
        else:
            table.set_top(REPLACE_STAGE, CHOOSING)
    elif table.looked & (table.looked - 1):
        table.ask(seat, CHOOSE_ORDER)
    else:
        finish_replace(table, lowest(table.looked))


def discard_for_replace(table: TableState, order: i64) -> None:
    space = space_of(table, order)
    table.mess[space] = NONE
    table.discard |= bit(order)
    table.set_top(REPLACE_STAGE, DRAWING)
    table.set_top(REPLACE_SPACE, space)
    if table.keeps_log:
        table.log("log-discards-order", table.doer(), {"order": table.terms.orders[order].key}, {}, "CT-6.5.1")


def look_at_order(table: TableState, order: i64, knowers: i64) -> None:
    """Only the active player sees it (CT-9.2). The order of drawing is kept: it decides what lies lowest."""
    table.looked |= bit(order)
    table.foreseen = (table.foreseen << ORDER_BITS) | knowers
    table.set_top(REPLACE_DRAWN, (table.top(REPLACE_DRAWN) << ORDER_BITS) | (order + 1))
    table.set_top(REPLACE_LEFT, table.top(REPLACE_LEFT) - 1)


def finish_replace(table: TableState, order: i64) -> None:
    """One order is put out, the others go under the deck in the order drawn."""
    seat = table.doer()
    table.mess[table.top(REPLACE_SPACE)] = order
    drawn: i64 = table.top(REPLACE_DRAWN)
    place: i64 = size(table.looked) - 1
    while place >= 0:
        card = ((drawn >> (ORDER_BITS * place)) & ONE_ORDER) - 1
        knowers = (table.foreseen >> (ORDER_BITS * place)) & ONE_ORDER
        if card != order:
            put_under(table, card, knowers | bit(seat))
        place -= 1
    table.looked = 0
    table.foreseen = 0
    if table.keeps_log:
        table.log("log-new-order", -1, {"order": table.terms.orders[order].key}, {}, "CT-6.5.1")
    table.pop()


# ── another order (CT-6.9.9) ──────────────────────────────────────────────────────────────────────


def change(table: TableState, seat: i64, clause: str) -> None:
    """The open order is given up without loss, then another is taken."""
    order = table.owned(seat, ORDER)
    table.discard |= bit(order)
    if table.keeps_log:
        table.log("log-gives-up", seat, {"order": table.terms.orders[order].key}, {}, clause)
    table.push(F_TAKE, seat, 0, 0, 0, 0)
    leave_table(table, seat)


def advance_take(table: TableState) -> None:
    """Another order, if there is one (CT-5.2.6)."""
    seat = table.doer()
    if can_take(table, seat):
        table.ask(seat, TAKE_ORDER)
    else:
        table.pop()
