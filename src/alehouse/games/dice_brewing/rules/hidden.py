"""Hidden action tokens: drawn anew for a seat that cannot see them, true to all that everybody knows (section 9)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.core.bits import bit
from alehouse.core.fate import Stream
from alehouse.games.dice_brewing.actions import TARGET, WHICH
from alehouse.games.dice_brewing.cards import INGREDIENT_COUNT
from alehouse.games.dice_brewing.effect_ops import KIND_COUNT
from alehouse.games.dice_brewing.rules import tokens
from alehouse.games.dice_brewing.state import BETRAYED, GONE, KIND, TableState, token_owner, token_price

IN_PLAY: Final = 27  # the bit of the token whose target its owner is choosing, while it is drawn anew


def redraw_tokens(table: TableState, seat: i64, rng: Stream) -> None:
    """Give the hidden tokens of the others kinds that they could have (DB-9.5).

    What is known of a token: whether it was bought and at what price, which kinds were sold out when it was
    taken, and its kind if it emptied a stack. What is known of a kind: whether the Black Market has any left. One
    that is being played is of a kind that can be played now.
    """
    playing = table.inner == TARGET and is_hidden(table, seat, table.played)
    if playing:
        table.tokens = append(table.tokens, table.played | bit(IN_PLAY))
    unknown: vec[i64] = vec[i64]([0] * KIND_COUNT)  # of each kind: on the Black Market, or hidden
    slots: list[int] = []
    kind: i64 = 0
    while kind < KIND_COUNT:
        unknown[kind] = table.tokens_left(kind)
        kind += 1
    gone = table.sold_out()
    for k in range(len(table.tokens)):
        if is_hidden(table, seat, table.tokens[k]):
            unknown[table.tokens[k] & KIND] += 1
            slots.append(k)
    shuffle(slots, rng)
    if deal(table, slots, 0, unknown, gone, rng):
        kind = 0
        while kind < KIND_COUNT:
            table.stock[INGREDIENT_COUNT + kind] = unknown[kind]
            kind += 1
    if playing:
        last = len(table.tokens) - 1
        table.played = table.tokens[last] & ~bit(IN_PLAY)
        table.subject = table.played & KIND
        table.tokens = table.tokens[:last]


def is_hidden(table: TableState, seat: i64, token: i64) -> bool:
    """Whether a seat does not know a token's kind. Of the kind that somebody is asked about he needs his tokens."""
    if table.inner == WHICH and token_owner(token) == table.player and token & KIND == table.subject:
        return False
    return table.terms.hidden and token_owner(token) != seat and not (token >> BETRAYED) & 1


def deal(table: TableState, slots: list[int], place: i64, unknown: vec[i64], gone: i64, rng: Stream) -> bool:
    """Give the slots from `place` on a kind each, at random among what fits; False if nothing does."""
    if place == len(slots):
        return all_out(unknown, gone)
    token = table.tokens[slots[place]]
    tried: i64 = 0
    while True:
        kind = draw_kind(table, token, unknown, gone, tried, rng)
        if kind < 0:
            return False
        tried |= bit(kind)
        unknown[kind] -= 1
        if deal(table, slots, place + 1, unknown, gone, rng):
            table.tokens[slots[place]] = (token & ~KIND) | kind
            return True
        unknown[kind] += 1


def draw_kind(table: TableState, token: i64, unknown: vec[i64], gone: i64, tried: i64, rng: Stream) -> i64:
    """A kind that the token could be, each as likely as there are tokens of it; -1 for none."""
    total: i64 = 0
    kind: i64 = 0
    while kind < KIND_COUNT:
        if not (tried >> kind) & 1:
            total += could_be(table, token, kind, unknown, gone)
        kind += 1
    if not total:
        return -1
    skip = rng.below(total)
    kind = 0
    while True:
        if not (tried >> kind) & 1:
            skip -= could_be(table, token, kind, unknown, gone)
        if skip < 0:
            return kind
        kind += 1


def could_be(table: TableState, token: i64, kind: i64, unknown: vec[i64], gone: i64) -> i64:
    """How many tokens of a kind a hidden one could be: one must stay for sale where some are."""
    price = token_price(token)
    if (token >> (GONE + kind)) & 1 or (price and table.terms.kinds[kind].price != price):
        return 0
    if (token >> IN_PLAY) & 1 and not tokens.can_play(table, token_owner(token), kind):
        return 0
    stays: i64 = 0 if (gone >> kind) & 1 else 1
    return unknown[kind] - stays if unknown[kind] > stays else 0


def all_out(unknown: vec[i64], gone: i64) -> bool:
    """Whether nothing is left of the kinds that are sold out."""
    kind: i64 = 0
    while kind < KIND_COUNT:
        if (gone >> kind) & 1 and unknown[kind]:
            return False
        kind += 1
    return True


def shuffle(slots: list[int], rng: Stream) -> None:
    k = len(slots) - 1
    while k > 0:
        other = rng.below(k + 1)
        slots[k], slots[other] = slots[other], slots[k]
        k -= 1
