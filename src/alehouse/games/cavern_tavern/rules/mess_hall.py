"""The Mess Hall: the order deck, six spaces, orders taken from them, replaced and refilled (section 6.1)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.core.bits import also_listed, bit, lowest, size
from alehouse.core.state import FATE
from alehouse.games.cavern_tavern.actions import CHOOSE_ORDER, DISCARD_ORDER, DRAW_ORDER, FROM_DECK, TAKE_ORDER
from alehouse.games.cavern_tavern.rules.frames import F_FROM_DECK, F_REFILL, F_REPLACE, F_TAKE
from alehouse.games.cavern_tavern.state import MEEPLE, NONE, ORDER, ORDER_BITS, SEAT, TABLE, TAKEN, Table

ONE_ORDER: Final = 63  # the bits of one

# Stages of replacing an order (CT-6.5.1).
DISCARDING: Final = 0
DRAWING: Final = 1
CHOOSING: Final = 2


# ── the deck ──────────────────────────────────────────────────────────────────────────────────────


def can_draw(table: Table) -> bool:
    """Whether the order deck or its discard has a card."""
    return table.deck != 0 or len(table.bottom) > 0 or table.discard != 0


def ask_for_order(table: Table) -> None:
    """Fate turns up the next order; an empty deck is made of the discard (CT-6.1.9)."""
    if not table.deck and not len(table.bottom):
        table.deck = table.discard
        table.discard = 0
    table.ask(FATE, DRAW_ORDER)


def drawable(table: Table) -> i64:
    """The orders that may come next: any of the deck, or else the first of those put under it."""
    return table.deck if table.deck else bit(table.bottom[0] & ONE_ORDER)


def take_off_deck(table: Table, order: i64) -> i64:
    """The order is drawn; the seats that knew it would come."""
    if table.deck:
        table.deck &= ~bit(order)
        return 0
    knowers = table.bottom[0] >> ORDER_BITS
    table.bottom = table.bottom[1:]
    return knowers


def turn_up(table: Table, order: i64) -> None:
    """Fate has drawn an order for whatever was waiting for one."""
    knowers = take_off_deck(table, order)
    frame = table.top(0)
    if frame == F_REFILL:
        refill(table, order)
    elif frame == F_FROM_DECK:
        table.set_top(2, order)
        if table.telling:
            table.tell("log-draws-order", table.top(1), {"order": table.terms.orders[order].key}, {})
    else:
        look_at_order(table, order, knowers)


def put_under(table: Table, order: i64, knowers: i64) -> None:
    """Under the deck, where those who have seen it know it (CT-9.6)."""
    table.bottom = append(table.bottom, order | (knowers << ORDER_BITS))


# ── the Mess Hall ─────────────────────────────────────────────────────────────────────────────────


def offered(table: Table) -> i64:
    """The orders of the Mess Hall that may be taken, discarded or replaced (CT-8.2.2)."""
    found: i64 = 0
    space: i64 = 0
    while space < 6:
        if table.mess[space] >= 0 and space != table.barred_table:
            found |= bit(table.mess[space])
        space += 1
    return found


def space_of(table: Table, order: i64) -> i64:
    space: i64 = 0
    while table.mess[space] != order:
        space += 1
    return space


def can_take(table: Table, seat: i64) -> bool:
    """Whether a player without an open order finds one (CT-5.2.6)."""
    return table.own[SEAT * seat + ORDER] == NONE and offered(table) != 0


def legal_orders(table: Table, out: vec[i64], count: i64) -> i64:
    """The orders to take, from the Mess Hall or, against one of them, from the deck (CT-6.1.1, CT-6.1.2)."""
    count = also_listed(offered(table), table.terms.ids.order, out, count)
    if can_draw(table):
        out[count] = FROM_DECK
        count += 1
    return count


def take(table: Table, seat: i64, order: i64, space: i64) -> None:
    """The meeple goes on the space, the time marker on this round (CT-6.1.1)."""
    base = SEAT * seat
    table.own[base + ORDER] = order
    table.own[base + TAKEN] = table.round
    table.own[base + TABLE] = space
    table.mess[space] = MEEPLE - seat
    if table.telling:
        table.tell("log-takes", seat, {"order": table.terms.orders[order].key}, {})


def leave_table(table: Table, seat: i64) -> None:
    """Meeple and time marker come back, the space gets a new order (CT-6.1.7)."""
    base = SEAT * seat
    space = table.own[base + TABLE]
    table.own[base + ORDER] = NONE
    table.own[base + TABLE] = NONE
    table.mess[space] = NONE
    table.push(F_REFILL, seat, space, 0, 0, 0)


def go_on_refill(table: Table) -> None:
    if can_draw(table):
        ask_for_order(table)
    else:
        table.pop()  # it stays empty until a card is there again (CT-6.1.10)


def refill(table: Table, order: i64) -> None:
    table.mess[table.top(2)] = order
    if table.telling:
        table.tell("log-new-order", -1, {"order": table.terms.orders[order].key}, {})
    table.pop()


def fill_gaps(table: Table) -> bool:
    """Spaces left empty are refilled, lowest first, once there is a card (CT-6.1.10); whether one is."""
    if not can_draw(table):
        return False
    space: i64 = 0
    while space < 6:
        if table.mess[space] == NONE:
            table.push(F_REFILL, 0, space, 0, 0, 0)
            return True
        space += 1
    return False


# ── from the deck ─────────────────────────────────────────────────────────────────────────────────


def begin_from_deck(table: Table, seat: i64) -> None:
    table.push(F_FROM_DECK, seat, NONE, 0, 0, 0)


def go_on_from_deck(table: Table) -> None:
    """The card drawn is public and must be kept (CT-6.1.2, CT-9.7)."""
    if table.top(2) == NONE:
        ask_for_order(table)
    else:
        table.ask(table.top(1), DISCARD_ORDER)


def finish_from_deck(table: Table, order: i64) -> None:
    """An order of the Mess Hall goes; its space gets the meeple."""
    seat = table.top(1)
    drawn = table.top(2)
    space = space_of(table, order)
    table.discard |= bit(order)
    if table.telling:
        table.tell("log-discards-order", seat, {"order": table.terms.orders[order].key}, {})
    table.pop()
    take(table, seat, drawn, space)


# ── replacing (CT-6.5.1) ──────────────────────────────────────────────────────────────────────────


def begin_replace(table: Table, seat: i64, draw: i64) -> None:
    table.push(F_REPLACE, seat, DISCARDING, NONE, draw, 0)


def go_on_replace(table: Table) -> None:
    """An order goes, some are drawn, one of them takes its place."""
    seat = table.top(1)
    stage = table.top(2)
    if stage == DISCARDING:
        table.ask(seat, DISCARD_ORDER)
    elif stage == DRAWING:
        if table.top(4) and can_draw(table):
            ask_for_order(table)
        else:
            table.set_top(2, CHOOSING)
    elif table.looked & (table.looked - 1):
        table.ask(seat, CHOOSE_ORDER)
    else:
        finish_replace(table, lowest(table.looked))


def discard_for_replace(table: Table, order: i64) -> None:
    space = space_of(table, order)
    table.mess[space] = NONE
    table.discard |= bit(order)
    table.set_top(2, DRAWING)
    table.set_top(3, space)
    if table.telling:
        table.tell("log-discards-order", table.top(1), {"order": table.terms.orders[order].key}, {})


def look_at_order(table: Table, order: i64, knowers: i64) -> None:
    """Only the active player sees it (CT-9.2). The order of drawing is kept: it decides what lies lowest."""
    table.looked |= bit(order)
    table.foreseen = (table.foreseen << ORDER_BITS) | knowers
    table.set_top(5, (table.top(5) << ORDER_BITS) | (order + 1))
    table.set_top(4, table.top(4) - 1)


def finish_replace(table: Table, order: i64) -> None:
    """One order is put out, the others go under the deck in the order drawn."""
    seat = table.top(1)
    table.mess[table.top(3)] = order
    drawn: i64 = table.top(5)
    place: i64 = size(table.looked) - 1
    while place >= 0:
        card = ((drawn >> (ORDER_BITS * place)) & ONE_ORDER) - 1
        knowers = (table.foreseen >> (ORDER_BITS * place)) & ONE_ORDER
        if card != order:
            put_under(table, card, knowers | bit(seat))
        place -= 1
    table.looked = 0
    table.foreseen = 0
    if table.telling:
        table.tell("log-new-order", -1, {"order": table.terms.orders[order].key}, {})
    table.pop()


# ── another order (CT-6.9.9) ──────────────────────────────────────────────────────────────────────


def change(table: Table, seat: i64) -> None:
    """The open order is given up without loss, then another is taken."""
    order = table.own[SEAT * seat + ORDER]
    table.discard |= bit(order)
    if table.telling:
        table.tell("log-gives-up", seat, {"order": table.terms.orders[order].key}, {})
    table.push(F_TAKE, seat, 0, 0, 0, 0)
    leave_table(table, seat)


def go_on_take(table: Table) -> None:
    """Another order, if there is one (CT-5.2.6)."""
    seat = table.top(1)
    if can_take(table, seat):
        table.ask(seat, TAKE_ORDER)
    else:
        table.pop()
