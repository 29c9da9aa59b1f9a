"""What is hidden, drawn anew for a seat that cannot see it, true to all that this seat knows (section 9)."""

from typing import Final

from mypy_extensions import i64

from alehouse.core.bits import bit, pick, size
from alehouse.core.fate import Stream
from alehouse.games.brew_crafters.state import (
    CARD,
    NONE,
    REVEALED,
    SEAT,
    SECRETS_OF,
    SETUP,
    SIDE_OF,
    Table,
)

EITHER_SIDE: Final[i64] = 0b11  # basic, advanced


def redraw(table: Table, seat: i64, rng: Stream) -> None:
    redraw_sides(table, seat, rng)
    redraw_agency(table, seat, rng)
    redraw_secrets(table, seat, rng)


def redraw_sides(table: Table, seat: i64, rng: Stream) -> None:
    """The sides of the lab that others have chosen; they are shown before the first season (BC-9.5)."""
    if table.phase != SETUP or not table.terms.own_sides:
        return
    other: i64 = 0
    while other < table.seats:
        if other != seat and table.own[SEAT * other + SIDE_OF] != NONE:
            table.own[SEAT * other + SIDE_OF] = pick(EITHER_SIDE, rng)
        other += 1


def redraw_agency(table: Table, seat: i64, rng: Stream) -> None:
    """The cards of the Job Agency that somebody else looks at (BC-9.3)."""
    if not table.agency or not table.depth or table.top(1) == seat:
        return
    count = size(table.agency)
    table.agency = 0
    while count > 0:
        table.agency |= bit(pick(table.unused_workers & ~table.agency, rng))
        count -= 1


def is_hidden(table: Table, seat: i64, card: i64) -> bool:
    owner = table.secrets[card]
    return owner != seat and not (table.own[SEAT * owner + REVEALED] >> table.secrets[card + 1]) & 1


def redraw_secrets(table: Table, seat: i64, rng: Stream) -> None:
    """Face-down recipes of the others become any that they could be (BC-9.7)."""
    pool = table.unused
    card: i64 = 0
    while card < len(table.secrets):
        if is_hidden(table, seat, card):
            pool |= bit(table.secrets[card + 1])
            table.own[SEAT * table.secrets[card] + SECRETS_OF] &= ~bit(table.secrets[card + 1])
        card += CARD
    table.unused = deal(table, seat, 0, pool, rng)


def deal(table: Table, seat: i64, card: i64, pool: i64, rng: Stream) -> i64:
    """Give the hidden cards from `card` on a recipe each; the pool that is left, -1 if nothing fits."""
    if card == len(table.secrets):
        return pool
    if not is_hidden(table, seat, card):
        return deal(table, seat, card + CARD, pool, rng)
    owner = table.secrets[card]
    true = table.secrets[card + 1]
    fitting = pool & (table.secrets[card + 2 + seat] if seat >= 0 else pool)
    while fitting:
        recipe = pick(fitting, rng)
        fitting &= ~bit(recipe)
        table.secrets[card + 1] = recipe
        table.own[SEAT * owner + SECRETS_OF] |= bit(recipe)
        left = deal(table, seat, card + CARD, pool & ~bit(recipe), rng)
        if left >= 0:
            return left
        table.own[SEAT * owner + SECRETS_OF] &= ~bit(recipe)
    table.secrets[card + 1] = true
    return -1
