"""Items: drawn, kept, discarded, stolen (CT-6.5.2 to CT-6.5.6)."""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest, size
from alehouse.core.state import FATE
from alehouse.games.cavern_tavern.actions import (
    DISCARD_AN_ITEM,
    DRAW_AN_ITEM,
    FROM_PLAYER,
    KEEP_ITEM,
    PLAYER,
    STEAL_AN_ITEM,
)
from alehouse.games.cavern_tavern.rules.frames import F_DISCARD, F_ITEMS, F_PLAYED, F_STEAL_ITEM
from alehouse.games.cavern_tavern.state import ITEMS, KNOWS, NONE, PUT_BACK, SEAT, Table


def play(table: Table, seat: i64, item: i64) -> None:
    """It leaves the hand at once and is discarded when its effects are done (CT-6.5.6)."""
    drop(table, seat, item)
    table.push(F_PLAYED, seat, item, 0, 0, 0)
    if table.telling:
        table.tell("log-plays", seat, {"item": table.terms.items[item].key}, {})


def go_on_played(table: Table) -> None:
    table.item_discard |= bit(table.top(2))
    table.pop()


def drop(table: Table, seat: i64, item: i64) -> None:
    """An item leaves a hand for everybody to see."""
    table.own[SEAT * seat + ITEMS] &= ~bit(item)
    other: i64 = 0
    while other < table.seats:
        table.own[SEAT * other + KNOWS] &= ~bit(item)
        other += 1
    if table.seats > 1:
        table.reveals += 1


# ── drawing (D11) ─────────────────────────────────────────────────────────────────────────────────


def draw(table: Table, seat: i64, count: i64, keep_count: i64) -> None:
    table.push(F_ITEMS, seat, count, keep_count, 0, 0)


def go_on_items(table: Table) -> None:
    """Look at some items, keep one, shuffle the rest back (CT-6.5.2, CT-6.5.3)."""
    seat = table.top(1)
    if table.top(2):
        if not table.item_deck:
            table.item_deck = table.item_discard
            table.item_discard = 0
        if table.item_deck:
            table.ask(FATE, DRAW_AN_ITEM)
        else:
            table.set_top(2, 0)
    elif not table.looked or not table.top(3):
        table.item_deck |= table.looked
        table.own[SEAT * seat + PUT_BACK] |= table.looked
        table.looked = 0
        table.pop()
        discard_some(table, seat, NONE)
    elif not table.looked & (table.looked - 1):
        keep(table, lowest(table.looked))
    else:
        table.ask(seat, KEEP_ITEM)


def look_at(table: Table, item: i64) -> None:
    table.item_deck &= ~bit(item)
    table.looked |= bit(item)
    table.set_top(2, table.top(2) - 1)


def keep(table: Table, item: i64) -> None:
    seat = table.top(1)
    table.looked &= ~bit(item)
    table.own[SEAT * seat + ITEMS] |= bit(item)
    table.set_top(3, table.top(3) - 1)
    forget_deck(table, seat)
    if table.telling:
        table.tell("log-gets-item", seat, {"item": table.terms.items[item].key}, {})


def forget_deck(table: Table, seat: i64) -> None:
    """Somebody has taken a card of the deck: what others saw going back may be in that hand now."""
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            table.own[SEAT * other + PUT_BACK] = 0
        other += 1
    table.own[SEAT * seat + PUT_BACK] &= ~table.own[SEAT * seat + ITEMS]


# ── discarding (D12) ──────────────────────────────────────────────────────────────────────────────


def discard_some(table: Table, seat: i64, count: i64) -> None:
    """So many, or as many as there are beyond the limit of three (CT-6.5.5)."""
    table.push(F_DISCARD, seat, count, 0, 0, 0)


def go_on_discard(table: Table) -> None:
    seat = table.top(1)
    held = size(table.own[SEAT * seat + ITEMS])
    left = table.top(2)
    due = held - table.terms.cards.item_limit if left == NONE else left
    if due <= 0 or not held:
        table.pop()
    elif held == 1:
        discard(table, lowest(table.own[SEAT * seat + ITEMS]))
    else:
        table.ask(seat, DISCARD_AN_ITEM)


def discard(table: Table, item: i64) -> None:
    seat = table.top(1)
    if table.top(2) != NONE:
        table.set_top(2, table.top(2) - 1)
    drop(table, seat, item)
    table.item_discard |= bit(item)
    if table.telling:
        table.tell("log-discards-item", seat, {"item": table.terms.items[item].key}, {})


# ── stealing (D21) ────────────────────────────────────────────────────────────────────────────────


def holders(table: Table, seat: i64) -> i64:
    """Opponents with an item."""
    found: i64 = 0
    other: i64 = 0
    while other < table.seats:
        if other != seat and table.own[SEAT * other + ITEMS]:
            found |= bit(other)
        other += 1
    return found


def begin_steal(table: Table, seat: i64) -> None:
    table.push(F_STEAL_ITEM, seat, NONE, 0, 0, 0)


def go_on_steal(table: Table) -> None:
    """The victim is chosen, the card is fate's."""
    seat = table.top(1)
    if table.top(2) != NONE:
        table.ask(FATE, STEAL_AN_ITEM)
        return
    victims = holders(table, seat)
    if victims & (victims - 1):
        table.ask(seat, FROM_PLAYER)
    else:
        table.set_top(2, lowest(victims))


def legal_victims(table: Table, out: vec[i64]) -> i64:
    return listed(holders(table, table.player), PLAYER, out)


def choose_victim(table: Table, victim: i64) -> None:
    table.set_top(2, victim)


def steal(table: Table, item: i64) -> None:
    """Only thief and victim see the card (CT-9.5)."""
    seat = table.top(1)
    victim = table.top(2)
    forget_hand(table, seat, victim)
    table.own[SEAT * victim + ITEMS] &= ~bit(item)
    table.own[SEAT * seat + ITEMS] |= bit(item)
    table.own[SEAT * seat + KNOWS] &= ~bit(item)
    table.own[SEAT * victim + KNOWS] |= bit(item)
    if table.telling:
        args: dict[str, object] = {"item": table.terms.items[item].key, "victim_seat": int(victim)}
        table.tell("log-steals-item", seat, args, {})
    table.pop()
    discard_some(table, seat, NONE)


def forget_hand(table: Table, thief: i64, victim: i64) -> None:
    """A third player who knew cards of that hand no longer knows where they are, unless it was the only one."""
    hand = table.own[SEAT * victim + ITEMS]
    if not hand & (hand - 1):
        return
    other: i64 = 0
    while other < table.seats:
        if other != thief:
            table.own[SEAT * other + KNOWS] &= ~hand
        other += 1
