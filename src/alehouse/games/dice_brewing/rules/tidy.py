"""Phase 4: every board is cleared, what lies there gives its due (section 5.6)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.core.bits import bit, lowest, size
from alehouse.games.dice_brewing.cards import COLOURS, NO_DIE, TO_POOL, TO_SUPPLY, Space
from alehouse.games.dice_brewing.rules import placement, tokens
from alehouse.games.dice_brewing.state import (
    BLOCKED,
    COINS,
    COMPLETE,
    LAID,
    NONE,
    POOL,
    RESOLVED,
    SEEDS,
    SOWN,
    USED,
    WAREHOUSE,
    TableState,
)

# A claim on a die that the supply does not have: who, which colour, and the space whose item waits (DB-5.67).
CLAIM_COLOUR: Final = 2  # the bit where it begins
CLAIM_SPACE: Final = 4
NO_SPACE: Final = 15


class Claims:
    """The open claims of one Tidy phase, oldest first."""

    def __init__(self) -> None:
        self.open: vec[i64] = vec[i64]()

    def add(self, seat: i64, colour: i64, space: i64) -> None:
        self.open = append(self.open, seat | (colour << CLAIM_COLOUR) | (space << CLAIM_SPACE))

    def take_oldest(self, colour: i64) -> i64:
        """The oldest claim on a colour, which is no longer open; NONE if there is none."""
        found: i64 = NONE
        kept: vec[i64] = vec[i64]()
        for claim in self.open:
            if found == NONE and claim_colour(claim) == colour:
                found = claim
            else:
                kept = append(kept, claim)
        self.open = kept
        return found


def claim_seat(claim: i64) -> i64:
    return claim & 3


def claim_colour(claim: i64) -> i64:
    return (claim >> CLAIM_COLOUR) & 3


def tidy(table: TableState) -> None:
    """Player by player in table order; what was claimed in vain lapses at the end (DB-5.62, DB-5.67)."""
    claims = Claims()
    turn: i64 = 0
    while turn < table.seats:
        seat = (table.priority + turn) % table.seats
        cancel_blocked(table, seat)
        raise_values(table, seat)
        bring_back(table, seat, claims)
        exchange(table, seat, claims)
        if table.keeps_log:
            table.show()
        turn += 1
    lapse(table, claims)


def pending(table: TableState, seat: i64) -> i64:
    """The spaces with something on them that still gives its due."""
    return table.of(seat, USED) & ~table.of(seat, RESOLVED)


def cancel_blocked(table: TableState, seat: i64) -> None:
    """A building blocked before brewing gives nothing, and its items come back unchanged (DB-6.42)."""
    blocked = table.of(seat, BLOCKED)
    while blocked:
        building = lowest(blocked)
        blocked &= blocked - 1
        spaces = tokens.giving(table, seat, building)
        table.include(seat, RESOLVED, spaces)
        while spaces:
            space = lowest(spaces)
            spaces &= spaces - 1
            if table.of(seat, SOWN) & bit(space):
                table.exclude(seat, SOWN, bit(space))
                table.add(seat, SEEDS, 1)
            to_pool(table, seat, space)
            if table.keeps_log:
                table.log("log-tidy-cancelled", seat, {"space": table.terms.spaces[space].key}, {}, "DB-6.42")


def to_pool(table: TableState, seat: i64, space: i64) -> None:
    """All dice on a space go to the Active Pool."""
    table.include(seat, POOL, table.on(seat, space))
    table.lay(seat, space, 0)


def raise_values(table: TableState, seat: i64) -> None:
    """Step 1: raised dice go to the Warehouse (DB-5.63, D9)."""
    spaces = pending(table, seat) & table.terms.raising
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        die = lowest(table.on(seat, space))
        table.raise_for_good(die, table.terms.spaces[space].raises)
        table.include(seat, WAREHOUSE, bit(die))
        table.lay(seat, space, 0)
        if table.keeps_log:
            table.log("log-raised", seat, {"die": table.die_name(die)}, {}, "DB-5.63")


def bring_back(table: TableState, seat: i64, claims: Claims) -> None:
    """Step 2: dice that visited, sped something up or lay on the Market go to the Active Pool (DB-5.66, DB-6.3)."""
    table.include(seat, POOL, table.of(seat, LAID))
    table.put(seat, LAID, 0)
    for place in table.terms.spaces:
        here = bit(place.number)
        if table.of(seat, RESOLVED) & here or place.after == TO_POOL:
            to_pool(table, seat, place.number)
        if table.of(seat, COMPLETE) & here and not table.of(seat, RESOLVED) & here and place.gain.die != NO_DIE:
            claim(table, seat, place.gain.die, NO_SPACE, claims)


def exchange(table: TableState, seat: i64, claims: Claims) -> None:
    """Step 3, in its inner order: giving before taking (DB-5.64)."""
    spaces = pending(table, seat)
    sown = table.of(seat, SOWN)
    table.put(seat, SOWN, 0)  # (a)
    table.seeds += size(sown)
    for place in table.terms.spaces:  # (b) coins first, then seeds
        if spaces & bit(place.number) and due_coins(table, seat, place):
            sell(table, seat, place, claims)
    for place in table.terms.spaces:
        if spaces & bit(place.number) and due_seeds(table, seat, place):
            give_seeds(table, seat, place, claims)
    for place in table.terms.spaces:  # (c)
        if spaces & bit(place.number) and table.on(seat, place.number) and place.after == TO_SUPPLY:
            roast(table, seat, place, claims)
    for place in table.terms.spaces:  # (d)
        if sown & bit(place.number):
            claim(table, seat, place.gain.die, NO_SPACE, claims)


def due_coins(table: TableState, seat: i64, place: Space) -> bool:
    lying = table.on(seat, place.number) != 0
    return lying and place.after == TO_SUPPLY and placement.gain_at(table, seat, place.number).coins > 0


def due_seeds(table: TableState, seat: i64, place: Space) -> bool:
    lying = table.on(seat, place.number) != 0
    return lying and place.after == TO_SUPPLY and placement.gain_at(table, seat, place.number).seeds > 0


def sell(table: TableState, seat: i64, place: Space, claims: Claims) -> None:
    """The die goes to the supply, the coins to the player (DB-6.32, DB-6.33)."""
    coins = placement.gain_at(table, seat, place.number).coins
    die = take_off(table, seat, place.number)
    table.add(seat, COINS, coins)
    if table.keeps_log:
        table.log("log-tidy-sell", seat, {"die": table.die_name(die), "space": place.key}, {"coins": coins}, "DB-5.63")
    come_back(table, die, claims)


def give_seeds(table: TableState, seat: i64, place: Space, claims: Claims) -> None:
    """As many of the due seeds as there are; with none the exchange does not take place (DB-5.69)."""
    due = placement.gain_at(table, seat, place.number).seeds
    seeds = due if due < table.seeds else table.seeds
    if not seeds:
        to_pool(table, seat, place.number)
        if table.keeps_log:
            table.log("log-tidy-undone", seat, {"space": place.key}, {}, "DB-5.69")
        return
    die = take_off(table, seat, place.number)
    table.add(seat, SEEDS, seeds)
    table.seeds -= seeds
    if table.keeps_log:
        table.log("log-tidy-seeds", seat, {"die": table.die_name(die), "space": place.key}, {"seeds": seeds}, "DB-5.63")
    come_back(table, die, claims)


def roast(table: TableState, seat: i64, place: Space, claims: Claims) -> None:
    """A die for a die; where the supply has none the item waits (DB-5.68)."""
    gain = placement.gain_at(table, seat, place.number)
    if not table.supplied(gain.die):
        claims.add(seat, gain.die, place.number)
        return
    come_back(table, take_off(table, seat, place.number), claims)
    claim(table, seat, gain.die, NO_SPACE, claims)


def take_off(table: TableState, seat: i64, space: i64) -> i64:
    """Take the one die off a space."""
    die = lowest(table.on(seat, space))
    table.lay(seat, space, 0)
    return die


# ── claims ────────────────────────────────────────────────────────────────────────────────────────


def claim(table: TableState, seat: i64, colour: i64, space: i64, claims: Claims) -> None:
    """A die that is due: from the supply, or as soon as one comes back."""
    if table.supplied(colour):
        receive(table, seat, colour, "log-tidy-die", "DB-5.65")
    else:
        claims.add(seat, colour, space)


def receive(table: TableState, seat: i64, colour: i64, key: str, clause: str) -> None:
    """A die out of the supply, unrolled, to the Active Pool (DB-5.65)."""
    die = table.take_die(colour)
    table.include(seat, POOL, bit(die))
    if table.keeps_log:
        table.log(key, seat, {"colour": f"@colour-{COLOURS[colour]}"}, {}, clause)


def come_back(table: TableState, die: i64, claims: Claims) -> None:
    """A die goes to the supply, and from there to the oldest open claim of its colour (DB-5.67, EX17)."""
    colour = table.terms.colour_of[die]
    table.to_supply(die)
    oldest = claims.take_oldest(colour)
    if oldest == NONE:
        return
    seat = claim_seat(oldest)
    space = oldest >> CLAIM_SPACE
    receive(table, seat, colour, "log-tidy-late", "DB-5.67")
    if space != NO_SPACE:
        come_back(table, take_off(table, seat, space), claims)


def lapse(table: TableState, claims: Claims) -> None:
    """What nobody could serve: seeds are wasted, a die that waited comes back (DB-5.67, DB-5.68)."""
    for open_claim in claims.open:
        seat = claim_seat(open_claim)
        space = open_claim >> CLAIM_SPACE
        colour = COLOURS[claim_colour(open_claim)]
        if table.keeps_log:
            table.log("log-tidy-lost", seat, {"colour": f"@colour-{colour}"}, {}, "DB-5.67")
        if space != NO_SPACE:
            to_pool(table, seat, space)
