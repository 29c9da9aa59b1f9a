"""Items: drawn, kept, discarded, stolen (CT-6.5.2 to CT-6.5.6)."""

from typing import Final, final

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
from alehouse.games.cavern_tavern.effect_ops import Effect
from alehouse.games.cavern_tavern.rules.doing import Doing
from alehouse.games.cavern_tavern.rules.frames import (
    DISCARD_LEFT,
    F_DISCARD,
    F_ITEMS,
    F_PLAYED,
    F_STEAL_ITEM,
    ITEMS_TO_DRAW,
    ITEMS_TO_KEEP,
    PLAYED_ITEM,
    STEAL_ITEM_VICTIM,
)
from alehouse.games.cavern_tavern.state import ITEMS, KNOWS, NONE, PUT_BACK, TableState


def play(table: TableState, seat: i64, item: i64) -> None:
    """It leaves the hand at once and is discarded when its effects are done (CT-6.5.6)."""
    drop(table, seat, item)
    table.push(F_PLAYED, seat, item, 0, 0, 0)
    if table.keeps_log:
        table.log("log-plays", seat, {"item": table.terms.items[item].key}, {}, "CT-6.5.6")


def advance_played(table: TableState) -> None:
    table.item_discard |= bit(table.top(PLAYED_ITEM))
    table.pop()


def drop(table: TableState, seat: i64, item: i64) -> None:
    """An item leaves a hand for everybody to see."""
    table.exclude(seat, ITEMS, item)
    other: i64 = 0
    while other < table.seats:
        table.exclude(other, KNOWS, item)
        other += 1
    if table.seats > 1:
        table.reveals += 1


# ── effects ───────────────────────────────────────────────────────────────────────────────────────


@final
class DrawItem(Doing):
    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return table.item_deck != 0 or table.item_discard != 0

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        table.push(F_ITEMS, seat, effect.n, effect.keep, 0, 0)


@final
class StealItem(Doing):
    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return holders(table, seat) != 0

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        table.push(F_STEAL_ITEM, seat, NONE, 0, 0, 0)


DOINGS: Final[dict[str, Doing]] = {"draw_item": DrawItem(), "steal_item_random": StealItem()}


def advance(table: TableState, frame: i64) -> None:
    """Go on with what moves items."""
    if frame == F_ITEMS:
        advance_items(table)
    elif frame == F_DISCARD:
        advance_discard(table)
    elif frame == F_STEAL_ITEM:
        advance_steal(table)
    else:
        advance_played(table)


# ── drawing (D11) ─────────────────────────────────────────────────────────────────────────────────


def advance_items(table: TableState) -> None:
    """Look at some items, keep one, shuffle the rest back (CT-6.5.2, CT-6.5.3)."""
    seat = table.doer()
    if table.top(ITEMS_TO_DRAW):
        if not table.item_deck:
            table.item_deck = table.item_discard
            table.item_discard = 0
        if table.item_deck:
            table.ask(FATE, DRAW_AN_ITEM)
        else:
            table.set_top(ITEMS_TO_DRAW, 0)
    elif not table.looked or not table.top(ITEMS_TO_KEEP):
        table.item_deck |= table.looked
        table.set_owned(seat, PUT_BACK, table.owned(seat, PUT_BACK) | table.looked)
        table.looked = 0
        table.pop()
        discard_some(table, seat, NONE)
    elif not table.looked & (table.looked - 1):
        keep(table, lowest(table.looked))
    else:
        table.ask(seat, KEEP_ITEM)


def look_at(table: TableState, item: i64) -> None:
    table.item_deck &= ~bit(item)
    table.looked |= bit(item)
    table.set_top(ITEMS_TO_DRAW, table.top(ITEMS_TO_DRAW) - 1)


def keep(table: TableState, item: i64) -> None:
    seat = table.doer()
    table.looked &= ~bit(item)
    table.include(seat, ITEMS, item)
    table.set_top(ITEMS_TO_KEEP, table.top(ITEMS_TO_KEEP) - 1)
    forget_deck(table, seat)
    if table.keeps_log:
        table.log("log-gets-item", seat, {"item": table.terms.items[item].key}, {}, "CT-6.5.2")


def forget_deck(table: TableState, seat: i64) -> None:
    """Somebody has taken a card of the deck: what others saw going back may be in that hand now."""
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            table.set_owned(other, PUT_BACK, 0)
        other += 1
    table.set_owned(seat, PUT_BACK, table.owned(seat, PUT_BACK) & ~table.owned(seat, ITEMS))


# ── discarding (D12) ──────────────────────────────────────────────────────────────────────────────


def discard_some(table: TableState, seat: i64, count: i64) -> None:
    """So many, or as many as there are beyond the limit of three (CT-6.5.5)."""
    table.push(F_DISCARD, seat, count, 0, 0, 0)


def advance_discard(table: TableState) -> None:
    seat = table.doer()
    held = size(table.owned(seat, ITEMS))
    left = table.top(DISCARD_LEFT)
    due = held - table.terms.cards.item_limit if left == NONE else left
    if due <= 0 or not held:
        table.pop()
    elif held == 1:
        discard(table, lowest(table.owned(seat, ITEMS)))
    else:
        table.ask(seat, DISCARD_AN_ITEM)


def discard(table: TableState, item: i64) -> None:
    seat = table.doer()
    if table.top(DISCARD_LEFT) != NONE:
        table.set_top(DISCARD_LEFT, table.top(DISCARD_LEFT) - 1)
    drop(table, seat, item)
    table.item_discard |= bit(item)
    if table.keeps_log:
        table.log("log-discards-item", seat, {"item": table.terms.items[item].key}, {}, "CT-6.5.5")


# ── stealing (D21) ────────────────────────────────────────────────────────────────────────────────


def holders(table: TableState, seat: i64) -> i64:
    """Opponents with an item."""
    found: i64 = 0
    other: i64 = 0
    while other < table.seats:
        if other != seat and table.owned(other, ITEMS):
            found |= bit(other)
        other += 1
    return found


def advance_steal(table: TableState) -> None:
    """The victim is chosen, the card is fate's."""
    seat = table.doer()
    if table.top(STEAL_ITEM_VICTIM) != NONE:
        table.ask(FATE, STEAL_AN_ITEM)
        return
    victims = holders(table, seat)
    if victims & (victims - 1):
        table.ask(seat, FROM_PLAYER)
    else:
        table.set_top(STEAL_ITEM_VICTIM, lowest(victims))


def legal_victims(table: TableState, out: vec[i64]) -> i64:
    return listed(holders(table, table.player), PLAYER, out)


def choose_victim(table: TableState, victim: i64) -> None:
    table.set_top(STEAL_ITEM_VICTIM, victim)


def steal(table: TableState, item: i64) -> None:
    """Only thief and victim see the card (CT-9.5)."""
    seat = table.doer()
    victim = table.top(STEAL_ITEM_VICTIM)
    forget_hand(table, seat, victim)
    table.exclude(victim, ITEMS, item)
    table.include(seat, ITEMS, item)
    table.exclude(seat, KNOWS, item)
    table.include(victim, KNOWS, item)
    if table.keeps_log:
        args: dict[str, object] = {"item": table.terms.items[item].key, "victim_seat": int(victim)}
        table.log("log-steals-item", seat, args, {}, "CT-9.5")
    table.pop()
    discard_some(table, seat, NONE)


def forget_hand(table: TableState, thief: i64, victim: i64) -> None:
    """A third player who knew cards of that hand no longer knows where they are, unless it was the only one."""
    hand = table.owned(victim, ITEMS)
    if not hand & (hand - 1):
        return
    other: i64 = 0
    while other < table.seats:
        if other != thief:
            table.set_owned(other, KNOWS, table.owned(other, KNOWS) & ~hand)
        other += 1
