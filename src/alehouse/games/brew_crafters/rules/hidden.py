"""What is hidden, drawn anew for a seat that cannot see it, true to all that this seat knows (section 9)."""

from typing import Final

from mypy_extensions import i64

from alehouse.core.bits import bit, pick, size
from alehouse.core.fate import Stream
from alehouse.games.brew_crafters.rules.frames import WHO
from alehouse.games.brew_crafters.state import CARD, CARD_COULD_BE, CARD_OWNER, CARD_RECIPE, NONE, SETUP, TableState

EITHER_SIDE: Final[i64] = 0b11  # basic, advanced


def redraw(table: TableState, seat: i64, rng: Stream) -> None:
    redraw_sides(table, seat, rng)
    redraw_agency(table, seat, rng)
    redraw_secrets(table, seat, rng)


def redraw_sides(table: TableState, seat: i64, rng: Stream) -> None:
    """The sides of the lab that others have chosen; they are shown before the first season (BC-9.5)."""
    if table.phase != SETUP or not table.terms.own_sides:
        return
    other: i64 = 0
    while other < table.seats:
        if other != seat and table.lab_side(other) != NONE:
            table.set_lab_side(other, pick(EITHER_SIDE, rng))
        other += 1


def redraw_agency(table: TableState, seat: i64, rng: Stream) -> None:
    """The cards of the Job Agency that somebody else looks at (BC-9.3)."""
    if not table.agency or not table.depth or table.top(WHO) == seat:
        return
    count = size(table.agency)
    table.agency = 0
    while count > 0:
        table.agency |= bit(pick(table.unused_workers & ~table.agency, rng))
        count -= 1


def is_hidden(table: TableState, seat: i64, card: i64) -> bool:
    owner = table.secrets[card + CARD_OWNER]
    return owner != seat and not (table.revealed(owner) >> table.secrets[card + CARD_RECIPE]) & 1


def redraw_secrets(table: TableState, seat: i64, rng: Stream) -> None:
    """Face-down recipes of the others become any that they could be (BC-9.7)."""
    before = table.unused
    pool = before
    card: i64 = 0
    while card < len(table.secrets):
        if is_hidden(table, seat, card):
            owner = table.secrets[card + CARD_OWNER]
            recipe = table.secrets[card + CARD_RECIPE]
            pool |= bit(recipe)
            table.set_secrets(owner, table.secrets_of(owner) & ~bit(recipe))
        card += CARD
    table.unused = deal(table, seat, 0, pool, rng)
    if table.unused < 0:
        keep_secrets(table, seat, before)


def keep_secrets(table: TableState, seat: i64, unused: i64) -> None:
    """Leave all as it is: the table was drawn anew for somebody who did not know what this seat has seen."""
    table.unused = unused
    card: i64 = 0
    while card < len(table.secrets):
        if is_hidden(table, seat, card):
            owner = table.secrets[card + CARD_OWNER]
            table.set_secrets(owner, table.secrets_of(owner) | bit(table.secrets[card + CARD_RECIPE]))
        card += CARD


def deal(table: TableState, seat: i64, card: i64, pool: i64, rng: Stream) -> i64:
    """Give the hidden cards from `card` on a recipe each; the pool that is left, -1 if nothing fits."""
    if card == len(table.secrets):
        return pool
    if not is_hidden(table, seat, card):
        return deal(table, seat, card + CARD, pool, rng)
    owner = table.secrets[card + CARD_OWNER]
    true = table.secrets[card + CARD_RECIPE]
    fitting = pool & (table.secrets[card + CARD_COULD_BE + seat] if seat >= 0 else pool)
    while fitting:
        recipe = pick(fitting, rng)
        fitting &= ~bit(recipe)
        table.secrets[card + CARD_RECIPE] = recipe
        table.set_secrets(owner, table.secrets_of(owner) | bit(recipe))
        left = deal(table, seat, card + CARD, pool & ~bit(recipe), rng)
        if left >= 0:
            return left
        table.set_secrets(owner, table.secrets_of(owner) & ~bit(recipe))
    table.secrets[card + CARD_RECIPE] = true
    return -1
