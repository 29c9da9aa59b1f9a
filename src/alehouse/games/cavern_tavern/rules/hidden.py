"""What is hidden, drawn anew for a seat that cannot see it, true to all that this seat knows (section 9)."""

from mypy_extensions import i64

from alehouse.core.bits import bit, pick, size
from alehouse.core.fate import Stream
from alehouse.games.cavern_tavern.rules.frames import F_ITEMS, F_REPLACE, REPLACE_DRAWN
from alehouse.games.cavern_tavern.rules.mess_hall import ONE_ORDER
from alehouse.games.cavern_tavern.state import ITEMS, KNOWS, NONE, ORDER_BITS, PUT_BACK, SECRET, TableState


def redraw(table: TableState, seat: i64, rng: Stream) -> None:
    """All decks are bags whose next card nobody knows; only what somebody else holds or has seen is drawn anew."""
    redraw_items(table, seat, rng)
    redraw_secrets(table, seat, rng)
    redraw_orders(table, seat, rng)


def looks_at(table: TableState, seat: i64, frame: i64) -> bool:
    """Whether somebody else looks at cards to choose from."""
    return table.depth > 0 and table.looked != 0 and table.begun() == frame and table.doer() != seat


# ── items ─────────────────────────────────────────────────────────────────────────────────────────


def redraw_items(table: TableState, seat: i64, rng: Stream) -> None:
    """The others' hands and what they look at, but for cards that this seat has seen for certain (CT-9.5)."""
    known: i64 = table.owned(seat, KNOWS) if seat >= 0 else 0
    in_deck: i64 = table.owned(seat, PUT_BACK) & table.item_deck if seat >= 0 else 0
    looked = looks_at(table, seat, F_ITEMS)
    pool = table.item_deck | (table.looked if looked else 0)
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            pool |= table.owned(other, ITEMS) & ~known
        other += 1
    other = 0
    while other < table.seats:
        if other != seat:
            hand = table.owned(other, ITEMS)
            dealt = deal(pool & ~in_deck, size(hand & ~known), rng)
            table.set_owned(other, ITEMS, (hand & known) | dealt)
            pool &= ~dealt
        other += 1
    if looked:
        table.looked = deal(pool, size(table.looked), rng)
        pool &= ~table.looked
    table.item_deck = pool


def deal(pool: i64, count: i64, rng: Stream) -> i64:
    """So many cards of a pool."""
    dealt: i64 = 0
    while count > 0:
        dealt |= bit(pick(pool & ~dealt, rng))
        count -= 1
    return dealt


# ── Secret Tasks ──────────────────────────────────────────────────────────────────────────────────


def redraw_secrets(table: TableState, seat: i64, rng: Stream) -> None:
    """Any that this seat does not have itself."""
    pool = table.secret_deck
    other: i64 = 0
    while other < table.seats:
        if other != seat and table.owned(other, SECRET) != NONE:
            pool |= bit(table.owned(other, SECRET))
        other += 1
    other = 0
    while other < table.seats:
        if other != seat and table.owned(other, SECRET) != NONE:
            secret = pick(pool, rng)
            table.set_owned(other, SECRET, secret)
            pool &= ~bit(secret)
        other += 1
    table.secret_deck = pool


# ── orders ────────────────────────────────────────────────────────────────────────────────────────


def redraw_orders(table: TableState, seat: i64, rng: Stream) -> None:
    """Orders under the deck that only others have seen, and those that somebody else looks at (CT-9.2, CT-9.6)."""
    looked = looks_at(table, seat, F_REPLACE)
    pool = table.deck
    k: i64 = 0
    while k < len(table.bottom):
        if not knows(table.bottom[k] >> ORDER_BITS, seat):
            pool |= bit(table.bottom[k] & ONE_ORDER)
        k += 1
    if looked:
        pool |= unknown_looked(table, seat)
    k = 0
    while k < len(table.bottom):
        knowers = table.bottom[k] >> ORDER_BITS
        if not knows(knowers, seat):
            order = pick(pool, rng)
            pool &= ~bit(order)
            table.bottom[k] = order | (knowers << ORDER_BITS)
        k += 1
    if looked:
        pool = redraw_looked(table, seat, pool, rng)
    table.deck = pool


def knows(knowers: i64, seat: i64) -> bool:
    return seat >= 0 and (knowers >> seat) & 1 != 0


def unknown_looked(table: TableState, seat: i64) -> i64:
    """Of the orders that somebody looks at, those that this seat did not know under the deck."""
    found: i64 = 0
    place: i64 = 0
    while place < size(table.looked):
        if not knows(table.foreseen >> (ORDER_BITS * place), seat):
            found |= bit(((table.top(REPLACE_DRAWN) >> (ORDER_BITS * place)) & ONE_ORDER) - 1)
        place += 1
    return found


def redraw_looked(table: TableState, seat: i64, pool: i64, rng: Stream) -> i64:
    """Other orders in the place of those being looked at; the pool that is left."""
    dealt: i64 = 0
    drawn: i64 = 0
    place: i64 = size(table.looked) - 1
    while place >= 0:
        order = ((table.top(REPLACE_DRAWN) >> (ORDER_BITS * place)) & ONE_ORDER) - 1
        if not knows(table.foreseen >> (ORDER_BITS * place), seat):
            order = pick(pool, rng)
            pool &= ~bit(order)
        dealt |= bit(order)
        drawn = (drawn << ORDER_BITS) | (order + 1)
        place -= 1
    table.looked = dealt
    table.set_top(REPLACE_DRAWN, drawn)
    return pool
