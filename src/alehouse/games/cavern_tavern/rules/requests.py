"""Nasty Says cards: what the boss asks for, and how it is fulfilled (CT-6.6.5 to CT-6.6.12)."""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest, size
from alehouse.games.cavern_tavern.actions import CHOOSE_SAYS, GIVE, GIVE_AWAY
from alehouse.games.cavern_tavern.rules import items
from alehouse.games.cavern_tavern.rules.frames import F_CLEAR, F_REQUEST
from alehouse.games.cavern_tavern.state import HELD, ITEMS, NONE, SAYS, SEAT, Table
from alehouse.games.cavern_tavern.vocabulary import (
    DISCARD_ITEM,
    INGREDIENTS,
    POTION,
    RETURN_ANY,
    RETURN_NAMED,
    RETURN_SAME,
)


def fulfil(table: Table, seat: i64, card: i64) -> None:
    """A request is met: the card is discarded (CT-6.6.5)."""
    table.own[SEAT * seat + SAYS] &= ~bit(card)
    table.says_discard |= bit(card)
    if table.telling:
        table.tell("log-fulfils", seat, {"card": table.terms.says[card].key}, {})


def fulfil_event(table: Table, seat: i64, kind: i64, section: i64) -> None:
    """An event fulfils every request that waits for it (CT-6.6.12)."""
    cards = table.own[SEAT * seat + SAYS]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        request = table.terms.says[card]
        if request.kind == kind and (section == NONE or request.section == section):
            fulfil(table, seat, card)


def go_on_event(table: Table) -> None:
    seat = table.top(1)
    kind = table.top(2)
    section = table.top(3)
    table.pop()
    fulfil_event(table, seat, kind, section)


# ── with cards in hand (CT-6.6.11) ────────────────────────────────────────────────────────────────


def payable(table: Table, seat: i64) -> i64:
    """The requests that a player could meet now by returning ingredients or discarding items."""
    found: i64 = 0
    cards = table.own[SEAT * seat + SAYS]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if can_pay(table, seat, card):
            found |= bit(card)
    return found


def can_pay(table: Table, seat: i64, card: i64) -> bool:
    request = table.terms.says[card]
    base = SEAT * seat
    if request.kind == RETURN_NAMED:
        return has_all(table, seat, request.needs)
    if request.kind == RETURN_ANY:
        held = size(table.kinds_held(seat, False)) if request.distinct else cards_held(table, seat)
        return held >= request.n
    if request.kind == RETURN_SAME:
        return alike(table, seat, request.n) != 0
    return request.kind == DISCARD_ITEM and size(table.own[base + ITEMS]) >= request.n


def has_all(table: Table, seat: i64, needs: vec[i64]) -> bool:
    kind: i64 = 0
    while kind < POTION:
        if table.own[SEAT * seat + HELD + kind] < needs[kind]:
            return False
        kind += 1
    return True


def cards_held(table: Table, seat: i64) -> i64:
    """Ordinary ingredient cards."""
    count: i64 = 0
    kind: i64 = 0
    while kind < POTION:
        count += table.own[SEAT * seat + HELD + kind]
        kind += 1
    return count


def alike(table: Table, seat: i64, count: i64) -> i64:
    """The ordinary kinds of which a player has so many cards."""
    found: i64 = 0
    kind: i64 = 0
    while kind < POTION:
        if table.own[SEAT * seat + HELD + kind] >= count:
            found |= bit(kind)
        kind += 1
    return found


def begin(table: Table, seat: i64, card: i64) -> None:
    """Fulfil a request with cards; what there is no choice about is done at once."""
    request = table.terms.says[card]
    if request.kind == DISCARD_ITEM:
        table.push(F_REQUEST, seat, card, 0, 0, 0)
        items.discard_some(table, seat, request.n)
    elif request.kind == RETURN_NAMED:
        kind: i64 = 0
        while kind < POTION:
            return_cards(table, seat, kind, request.needs[kind])
            kind += 1
        fulfil(table, seat, card)
    else:
        table.push(F_REQUEST, seat, card, 1 if request.kind == RETURN_SAME else request.n, 0, 0)


def go_on_request(table: Table) -> None:
    """Cards are returned one by one (D19); then the request is met."""
    seat = table.top(1)
    if not table.top(3):
        card = table.top(2)
        table.pop()
        fulfil(table, seat, card)
        return
    kinds = returnable(table, seat)
    if kinds & (kinds - 1):
        table.ask(seat, GIVE)
    else:
        give(table, lowest(kinds))


def returnable(table: Table, seat: i64) -> i64:
    """The kinds of which a card may go next."""
    request = table.terms.says[table.top(2)]
    if request.kind == RETURN_SAME:
        return alike(table, seat, request.n)
    kinds = table.kinds_held(seat, False)
    return kinds & ~table.top(4) if request.distinct else kinds


def legal_gives(table: Table, out: vec[i64]) -> i64:
    return listed(returnable(table, table.player), GIVE_AWAY, out)


def give(table: Table, kind: i64) -> None:
    seat = table.top(1)
    request = table.terms.says[table.top(2)]
    return_cards(table, seat, kind, request.n if request.kind == RETURN_SAME else 1)
    table.set_top(3, table.top(3) - 1)
    table.set_top(4, table.top(4) | bit(kind))


def return_cards(table: Table, seat: i64, kind: i64, count: i64) -> None:
    while count > 0:
        table.give_back(seat, kind)
        count -= 1
        if table.telling:
            table.tell("log-returns", seat, {"ingredient": f"@ingredient-{INGREDIENTS[kind]}"}, {})


# ── cleared by an effect (D18) ────────────────────────────────────────────────────────────────────


def clear(table: Table, seat: i64, count: i64) -> None:
    table.push(F_CLEAR, seat, count, 0, 0, 0)


def go_on_clear(table: Table) -> None:
    seat = table.top(1)
    cards = table.own[SEAT * seat + SAYS]
    if not table.top(2) or not cards:
        table.pop()
    elif not cards & (cards - 1):
        clear_card(table, lowest(cards))
    else:
        table.ask(seat, CHOOSE_SAYS)


def legal_cards(table: Table, out: vec[i64]) -> i64:
    return listed(table.own[SEAT * table.player + SAYS], table.terms.ids.says, out)


def clear_card(table: Table, card: i64) -> None:
    table.set_top(2, table.top(2) - 1)
    fulfil(table, table.top(1), card)
