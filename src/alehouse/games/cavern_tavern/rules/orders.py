"""The Mess Hall: orders are taken, completed, forgotten, and their spaces refilled (section 6.1)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest
from alehouse.core.state import FATE
from alehouse.games.cavern_tavern.actions import (
    CHOOSE_ORDER,
    DISCARD_ORDER,
    DRAW_ORDER,
    FROM_DECK,
    GIVE_AWAY,
    MINSTREL,
    NONE_OF_IT,
    PAY,
    TAKE_ORDER,
    USE_CHARACTER,
)
from alehouse.games.cavern_tavern.cards import COMPLETE_ORDER, NO_TRACK, ON_COMPLETE, POTION
from alehouse.games.cavern_tavern.rules import tracks
from alehouse.games.cavern_tavern.state import (
    BONUS,
    CHARACTER,
    DONE_ORDERS,
    HELD,
    MEEPLE,
    NONE,
    ON_TIME,
    ORDER,
    SAYS,
    SEAT,
    TABLE,
    TAKEN,
    USES,
    WAIVED,
    Table,
)

F_REFILL: Final = 3  # frame: a Mess Hall space gets an order
F_FROM_DECK: Final = 4  # frame: an order from the deck; one of the Mess Hall goes for it
F_REPLACE: Final = 5  # frame: an order is replaced by one of several drawn
F_COMPLETE: Final = 6  # frame: an order is paid and scored
F_TAKE: Final = 7  # frame: an order must be taken

# Stages of completing an order (CT-6.1.11), and of replacing one (CT-6.5.1).
PAYING: Final = 0
SCORING: Final = 1
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
    return table.deck if table.deck else bit(table.bottom[0] & 63)


def take_off_deck(table: Table, order: i64) -> None:
    if table.deck:
        table.deck &= ~bit(order)
    else:
        table.bottom = table.bottom[1:]


def put_under(table: Table, order: i64, seat: i64) -> None:
    """Under the deck, where the player who put it there knows it (CT-9.6)."""
    table.bottom = append(table.bottom, order | ((seat + 1) << 6))


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
    orders = offered(table)
    first = table.terms.ids.order
    while orders:
        out[count] = first + lowest(orders)
        count += 1
        orders &= orders - 1
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
    else:
        table.ask(seat, CHOOSE_ORDER)


def discard_for_replace(table: Table, order: i64) -> None:
    space = space_of(table, order)
    table.mess[space] = NONE
    table.discard |= bit(order)
    table.set_top(2, DRAWING)
    table.set_top(3, space)
    if table.telling:
        table.tell("log-discards-order", table.top(1), {"order": table.terms.orders[order].key}, {})


def look_at_order(table: Table, order: i64) -> None:
    """Only the active player sees it (CT-9.2). The order of drawing is kept: it decides what lies lowest."""
    table.looked |= bit(order)
    table.set_top(5, (table.top(5) << 6) | (order + 1))
    table.set_top(4, table.top(4) - 1)


def finish_replace(table: Table, order: i64) -> None:
    """One order is put out, the others go under the deck in the order drawn."""
    seat = table.top(1)
    table.mess[table.top(3)] = order
    drawn: i64 = table.top(5)
    queue: vec[i64] = vec[i64]()
    while drawn:
        queue = append(queue, (drawn & 63) - 1)
        drawn >>= 6
    k: i64 = len(queue) - 1
    while k >= 0:
        if queue[k] != order:
            put_under(table, queue[k], seat)
        k -= 1
    table.looked = 0
    if table.telling:
        table.tell("log-new-order", -1, {"order": table.terms.orders[order].key}, {})
    table.pop()


# ── completing (CT-6.1.4 to CT-6.1.11) ────────────────────────────────────────────────────────────


def lateness(table: Table, seat: i64) -> i64:
    return table.round - table.own[SEAT * seat + TAKEN]


def missing(table: Table, seat: i64, order: i64) -> i64:
    """How many ingredients of an order a player lacks, Magic Potions and what is waived aside."""
    needs = table.terms.orders[order].needs
    count: i64 = 0
    kind: i64 = 0
    while kind < POTION:
        short = needs[kind] - table.own[SEAT * seat + HELD + kind]
        if short > 0:
            count += short
        kind += 1
    return count


def can_complete(table: Table, seat: i64) -> bool:
    base = SEAT * seat
    order = table.own[base + ORDER]
    if order == NONE:
        return False
    return missing(table, seat, order) <= table.own[base + HELD + POTION] + table.own[base + WAIVED]


def begin_complete(table: Table, seat: i64) -> None:
    """Paid ingredient by ingredient: the place in the order's list, what is still to be waived, how it counts."""
    table.push(F_COMPLETE, seat, PAYING, 0, 0, NONE)


def go_on_complete(table: Table) -> None:
    if table.top(2) == PAYING:
        go_on_paying(table)
    elif table.top(5) == NONE and may_sing(table, table.top(1)):
        table.ask(table.top(1), MINSTREL)
    else:
        finish_complete(table)


def wanted(order_needs: vec[i64], place: i64) -> i64:
    """The ingredient at a place of an order's list; NONE behind its end."""
    kind: i64 = 0
    while kind < POTION:
        if place < order_needs[kind]:
            return kind
        place -= order_needs[kind]
        kind += 1
    return NONE


def go_on_paying(table: Table) -> None:
    """The next ingredient; where there is only one way to pay it, that is taken."""
    seat = table.top(1)
    order = table.own[SEAT * seat + ORDER]
    kind = wanted(table.terms.orders[order].needs, table.top(3))
    if kind == NONE:
        table.set_top(2, SCORING)
        return
    ways = ways_to_pay(table, seat, kind)
    if ways & (ways - 1):
        table.ask(seat, PAY)
    else:
        pay(table, lowest(ways))


def ways_to_pay(table: Table, seat: i64, kind: i64) -> i64:
    """With the card itself, a Magic Potion, or nothing if it is waived (bit 13); only if the rest can be paid."""
    base = SEAT * seat
    order = table.own[base + ORDER]
    needs = table.terms.orders[order].needs
    place = table.top(3)
    spare: i64 = table.own[base + HELD + POTION] + table.own[base + WAIVED]
    # What the places behind this one lack of their own cards, if this one takes its own or leaves it.
    lacking: i64 = 0
    other: i64 = 0
    passed: i64 = 0
    while other < POTION:
        left = passed + needs[other] - place
        if left > needs[other]:
            left = needs[other]
        if other == kind:
            left -= 1
        if left > 0 and left > table.own[base + HELD + other]:
            lacking += left - table.own[base + HELD + other]
        passed += needs[other]
        other += 1
    ways: i64 = 0
    held = table.own[base + HELD + kind]
    behind = needs_behind(needs, place, kind)
    if held:
        more: i64 = 1 if behind >= held else 0  # the card is missing further on
        if lacking + more <= spare:
            ways |= bit(kind)
    if lacking + 1 <= spare:
        if table.own[base + HELD + POTION]:
            ways |= bit(POTION)
        if table.own[base + WAIVED]:
            ways |= bit(POTION + 1)
    return ways


def needs_behind(needs: vec[i64], place: i64, kind: i64) -> i64:
    """How often an ingredient is asked for behind a place of the list."""
    passed: i64 = 0
    other: i64 = 0
    while other < kind:
        passed += needs[other]
        other += 1
    return passed + needs[kind] - place - 1


def legal_pay(table: Table, out: vec[i64]) -> i64:
    seat = table.player
    order = table.own[SEAT * seat + ORDER]
    kind = wanted(table.terms.orders[order].needs, table.top(3))
    ways = ways_to_pay(table, seat, kind)
    count = listed(ways & (bit(POTION + 1) - 1), GIVE_AWAY, out)
    if (ways >> (POTION + 1)) & 1:
        out[count] = NONE_OF_IT
        count += 1
    return count


def pay(table: Table, way: i64) -> None:
    """A card goes to its pile, or the ingredient is left out."""
    seat = table.top(1)
    if way == POTION + 1:
        table.own[SEAT * seat + WAIVED] -= 1
    else:
        table.give_back(seat, way)
    table.set_top(3, table.top(3) + 1)


def may_sing(table: Table, seat: i64) -> bool:
    """Whether a character could make a late order of its race less late (CT-6.7.3)."""
    base = SEAT * seat
    character = table.own[base + CHARACTER]
    if character == NONE or not table.own[base + USES] or lateness(table, seat) <= 0:
        return False
    ability = table.terms.characters[character].ability
    if ability.timing != ON_COMPLETE:
        return False
    race = table.terms.effect(ability.program, 0).race
    return race in (NONE, table.terms.orders[table.own[base + ORDER]].race)


def legal_sing(out: vec[i64]) -> i64:
    out[0] = USE_CHARACTER
    out[1] = NONE_OF_IT
    return 2


def sing(table: Table, uses: bool) -> None:
    """The answer is kept as the rounds that the order counts less late."""
    seat = table.top(1)
    base = SEAT * seat
    if not uses:
        table.set_top(5, 0)
        return
    character = table.terms.characters[table.own[base + CHARACTER]]
    table.own[base + USES] -= 1
    table.set_top(5, -table.terms.effect(character.ability.program, 0).n)
    if table.telling:
        table.tell("log-character", seat, {"character": character.key}, {})


def finish_complete(table: Table) -> None:
    """Points by lateness, bonus, track step; the card face down, the space refilled (CT-6.1.11)."""
    seat = table.top(1)
    base = SEAT * seat
    number = table.own[base + ORDER]
    order = table.terms.orders[number]
    spared: i64 = table.top(5)
    late = lateness(table, seat) - (spared if spared > 0 else 0)
    if late < 0:
        late = 0
    points = order.points[late] + table.own[base + BONUS + 2]
    table.own[base + BONUS + 2] = 0
    table.score(seat, points)
    table.own[base + DONE_ORDERS] |= bit(number)
    if late == 0:
        table.own[base + ON_TIME] += 1
    if table.telling:
        table.tell("log-completes", seat, {"order": order.key, "late": late}, {"vp": points})
    if order.symbol != NO_TRACK:
        tracks.step_down(table, seat, order.symbol)
    table.pop()
    leave_table(table, seat)
    fulfil_event(table, seat, COMPLETE_ORDER, NONE)


def fulfil_event(table: Table, seat: i64, kind: i64, section: i64) -> None:
    """An event fulfils every request that waits for it (CT-6.6.12)."""
    cards = table.own[SEAT * seat + SAYS]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        request = table.terms.says[card]
        if request.kind == kind and (section == NONE or request.section == section):
            tracks.discard_says(table, seat, card)


def forget(table: Table, seat: i64) -> None:
    """The customer's patience is at an end (CT-5.4.3)."""
    base = SEAT * seat
    number = table.own[base + ORDER]
    order = table.terms.orders[number]
    table.score(seat, -order.loss)
    table.discard |= bit(number)
    if table.telling:
        table.tell("log-forgets", seat, {"order": order.key}, {"vp": -order.loss})
    leave_table(table, seat)


def go_on_take(table: Table) -> None:
    """After an order was given up another is taken, if there is one (CT-6.9.9)."""
    seat = table.top(1)
    if can_take(table, seat):
        table.ask(seat, TAKE_ORDER)
    else:
        table.pop()
