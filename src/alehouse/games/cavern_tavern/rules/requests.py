"""Nasty Says cards: what the boss asks for, and how it is fulfilled (CT-6.6.5 to CT-6.6.12)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest, size
from alehouse.games.cavern_tavern.actions import CHOOSE_SAYS, GIVE, GIVE_AWAY
from alehouse.games.cavern_tavern.effect_ops import (
    DISCARD_ITEM,
    INGREDIENTS,
    POTION,
    RETURN_ANY,
    RETURN_NAMED,
    RETURN_SAME,
    Effect,
)
from alehouse.games.cavern_tavern.rules import items
from alehouse.games.cavern_tavern.rules.doing import Doing
from alehouse.games.cavern_tavern.rules.frames import (
    CLEAR_LEFT,
    EVENT_KIND,
    EVENT_SECTION,
    F_CLEAR,
    F_EVENT,
    F_REQUEST,
    REQUEST_CARD,
    REQUEST_LEFT,
    REQUEST_RETURNED,
)
from alehouse.games.cavern_tavern.state import ITEMS, NONE, SAYS, TableState


def fulfil(table: TableState, seat: i64, card: i64) -> None:
    """A request is met: the card is discarded (CT-6.6.5)."""
    table.exclude(seat, SAYS, card)
    table.says_discard |= bit(card)
    if table.keeps_log:
        table.log("log-fulfils", seat, {"card": table.terms.says[card].key}, {}, "CT-6.6.5")


def fulfil_event(table: TableState, seat: i64, kind: i64, section: i64) -> None:
    """An event fulfils every request that waits for it (CT-6.6.12)."""
    cards = table.owned(seat, SAYS)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        request = table.terms.says[card]
        if request.kind == kind and (section == NONE or request.section == section):
            fulfil(table, seat, card)


def advance(table: TableState, frame: i64) -> None:
    """Go on with what fulfils requests."""
    if frame == F_EVENT:
        advance_event(table)
    elif frame == F_REQUEST:
        advance_request(table)
    else:
        advance_clear(table)


def advance_event(table: TableState) -> None:
    seat = table.doer()
    kind = table.top(EVENT_KIND)
    section = table.top(EVENT_SECTION)
    table.pop()
    fulfil_event(table, seat, kind, section)


# ── with cards in hand (CT-6.6.11) ────────────────────────────────────────────────────────────────


def payable(table: TableState, seat: i64) -> i64:
    """The requests that a player could meet now by returning ingredients or discarding items."""
    found: i64 = 0
    cards = table.owned(seat, SAYS)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if can_pay(table, seat, card):
            found |= bit(card)
    return found


def can_pay(table: TableState, seat: i64, card: i64) -> bool:
    request = table.terms.says[card]
    if request.kind == RETURN_NAMED:
        return has_all(table, seat, request.needs)
    if request.kind == RETURN_ANY:
        held = size(table.kinds_held(seat, False)) if request.distinct else cards_held(table, seat)
        return held >= request.n
    if request.kind == RETURN_SAME:
        return alike(table, seat, request.n) != 0
    return request.kind == DISCARD_ITEM and size(table.owned(seat, ITEMS)) >= request.n


def has_all(table: TableState, seat: i64, needs: vec[i64]) -> bool:
    kind: i64 = 0
    while kind < POTION:
        if table.held(seat, kind) < needs[kind]:
            return False
        kind += 1
    return True


def cards_held(table: TableState, seat: i64) -> i64:
    """Ordinary ingredient cards: a potion stands for none of them here (CT-6.5.7)."""
    count: i64 = 0
    kind: i64 = 0
    while kind < POTION:
        count += table.held(seat, kind)
        kind += 1
    return count


def alike(table: TableState, seat: i64, count: i64) -> i64:
    """The ordinary kinds of which a player has so many cards."""
    found: i64 = 0
    kind: i64 = 0
    while kind < POTION:
        if table.held(seat, kind) >= count:
            found |= bit(kind)
        kind += 1
    return found


def begin(table: TableState, seat: i64, card: i64) -> None:
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


def advance_request(table: TableState) -> None:
    """Cards are returned one by one (D19); then the request is met."""
    seat = table.doer()
    if not table.top(REQUEST_LEFT):
        card = table.top(REQUEST_CARD)
        table.pop()
        fulfil(table, seat, card)
        return
    kinds = returnable(table, seat)
    if kinds & (kinds - 1):
        table.ask(seat, GIVE)
    else:
        give(table, lowest(kinds))


def returnable(table: TableState, seat: i64) -> i64:
    """The kinds of which a card may go next."""
    request = table.terms.says[table.top(REQUEST_CARD)]
    if request.kind == RETURN_SAME:
        return alike(table, seat, request.n)
    kinds = table.kinds_held(seat, False)
    return kinds & ~table.top(REQUEST_RETURNED) if request.distinct else kinds


def legal_gives(table: TableState, out: vec[i64]) -> i64:
    return listed(returnable(table, table.player), GIVE_AWAY, out)


def give(table: TableState, kind: i64) -> None:
    seat = table.doer()
    request = table.terms.says[table.top(REQUEST_CARD)]
    return_cards(table, seat, kind, request.n if request.kind == RETURN_SAME else 1)
    table.set_top(REQUEST_LEFT, table.top(REQUEST_LEFT) - 1)
    table.set_top(REQUEST_RETURNED, table.top(REQUEST_RETURNED) | bit(kind))


def return_cards(table: TableState, seat: i64, kind: i64, count: i64) -> None:
    while count > 0:
        table.give_back(seat, kind)
        count -= 1
        if table.keeps_log:
            table.log("log-returns", seat, {"ingredient": f"@ingredient-{INGREDIENTS[kind]}"}, {}, "CT-6.6.11")


# ── cleared by an effect (D18) ────────────────────────────────────────────────────────────────────


@final
class ClearSays(Doing):
    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return table.owned(seat, SAYS) != 0

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        table.push(F_CLEAR, seat, effect.n, 0, 0, 0)


DOINGS: Final[dict[str, Doing]] = {"clear_nasty_says": ClearSays()}


def advance_clear(table: TableState) -> None:
    seat = table.doer()
    cards = table.owned(seat, SAYS)
    if not table.top(CLEAR_LEFT) or not cards:
        table.pop()
    elif not cards & (cards - 1):
        clear_card(table, lowest(cards))
    else:
        table.ask(seat, CHOOSE_SAYS)


def legal_cards(table: TableState, out: vec[i64]) -> i64:
    return listed(table.owned(table.player, SAYS), table.terms.ids.says, out)


def clear_card(table: TableState, card: i64) -> None:
    table.set_top(CLEAR_LEFT, table.top(CLEAR_LEFT) - 1)
    fulfil(table, table.doer(), card)
