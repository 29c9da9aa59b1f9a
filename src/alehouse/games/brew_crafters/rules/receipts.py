"""Receipts: whatever one event gives comes in together, kinds are chosen, cubes swapped, the rest stored (BC-5.31)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest
from alehouse.games.brew_crafters.actions import DECLINE, DISCARD, OVERFLOW, SWAP, SWAPPED, TAKE, WILDCARD
from alehouse.games.brew_crafters.rules import conversions, effects
from alehouse.games.brew_crafters.rules.frames import F_RECEIVE
from alehouse.games.brew_crafters.state import (
    C_ANY,
    C_BASIC,
    C_CUBES,
    C_SAME,
    C_SPACE,
    C_SPECIAL,
    C_SWAPS,
    C_YIELD,
    COMING,
    MONEY_OF,
    NONE,
    REP_OF,
    SEAT,
    STORED,
    Table,
)
from alehouse.games.brew_crafters.vocabulary import (
    ALL_KINDS,
    ANY,
    BASIC,
    BASIC_ANY,
    BASIC_KINDS,
    GOODS,
    INGREDIENTS,
    KINDS,
    MONEY,
    REP,
    SPECIAL_ANY,
    SPECIAL_KINDS,
)

# Stages of a receipt.
CHOOSING: Final = 0  # what the event itself gives
BONUSES: Final = 1  # what it gives besides, for a market action
MORE: Final = 2
SWAPPING: Final = 3
STORING: Final = 4
OWED: Final = 5  # others come first: its kinds of choice wait in the frame

FIRST_OWED: Final[i64] = 3  # where a frame has the kinds of choice that are owed: basic, special, any
OWED_KINDS: Final[i64] = 3


def begin(table: Table, seat: i64) -> None:
    """A receipt begins; `add` says what comes in."""
    clear(table)
    table.push(F_RECEIVE, seat, CHOOSING, 0, 0, 0)


def clear(table: Table) -> None:
    """Nothing is to come."""
    k: i64 = 0
    while k < COMING:
        table.coming[k] = 0
        k += 1
    table.coming[C_SPACE] = NONE


def add(table: Table, seat: i64, goods: vec[i64], times: i64) -> None:
    """Goods of the receipt under way: fixed ones are there at once, kinds of choice wait."""
    base = SEAT * seat
    kind: i64 = 0
    while kind < KINDS:
        table.own[base + STORED + kind] += times * goods[kind]
        kind += 1
    table.own[base + MONEY_OF] += times * goods[MONEY]
    table.own[base + REP_OF] += times * goods[REP]
    table.coming[C_BASIC] += times * goods[BASIC_ANY]
    table.coming[C_SPECIAL] += times * goods[SPECIAL_ANY]
    table.coming[C_ANY] += times * goods[ANY]


def give(table: Table, seat: i64, goods: vec[i64], times: i64) -> None:
    """A receipt of its own."""
    begin(table, seat)
    add(table, seat, goods, times)


def owe(table: Table, seat: i64, goods: vec[i64]) -> None:
    """A receipt of its own, of several that one event gives: each keeps its kinds of choice until its turn comes."""
    give(table, seat, goods, 1)
    table.set_top(2, OWED)
    k: i64 = 0
    while k < OWED_KINDS:
        table.set_top(FIRST_OWED + k, table.coming[C_BASIC + k])
        k += 1


def settle(table: Table) -> None:
    """The turn of a receipt that was owed has come."""
    clear(table)
    k: i64 = 0
    while k < OWED_KINDS:
        table.coming[C_BASIC + k] = table.top(FIRST_OWED + k)
        table.set_top(FIRST_OWED + k, 0)
        k += 1
    table.set_top(2, CHOOSING)


def changes(goods: vec[i64], times: i64) -> dict[str, int]:
    """Fixed goods for the log."""
    return {GOODS[kind]: int(times * goods[kind]) for kind in range(BASIC_ANY) if goods[kind]}


def tell(table: Table, key: str, seat: i64, args: dict[str, object], goods: vec[i64], times: i64) -> None:
    """What brought which goods; where kinds are of choice, the message says so and how many there are."""
    if not table.telling:
        return
    coming: list[list[str]] = []
    for kind in (BASIC_ANY, SPECIAL_ANY, ANY):
        if goods[kind]:
            coming.append([str(int(times * goods[kind])), f"@amount-{GOODS[kind]}"])
    if coming:
        args["coming"] = coming
        key = f"{key}-choice"
    table.tell(key, seat, args, changes(goods, times))


# ── going on ──────────────────────────────────────────────────────────────────────────────────────


def go_on(table: Table) -> None:
    stage = table.top(2)
    if stage in (CHOOSING, MORE):
        choose_kinds(table, stage)
    elif stage == BONUSES:
        table.set_top(2, MORE)
        if table.coming[C_SPACE] != NONE:
            effects.market_bonuses(table, table.top(1))
    elif stage == SWAPPING:
        swap_some(table)
    elif stage == STORING:
        store(table)
    else:
        settle(table)


def choose_kinds(table: Table, stage: i64) -> None:
    """Kinds of choice, one by one (D4)."""
    kinds = choosable(table)
    if not kinds:
        table.set_top(2, stage + 1)
    elif conversions.is_settled(table, table.top(1), kinds):
        take(table, lowest(kinds))
    else:
        table.ask(table.top(1), WILDCARD)


def choosable(table: Table) -> i64:
    """The kinds to choose from for the next ingredient of choice."""
    coming = table.coming
    if coming[C_BASIC]:
        return BASIC_KINDS
    if coming[C_SPECIAL]:
        return SPECIAL_KINDS
    if coming[C_ANY]:
        return ALL_KINDS
    return coming[C_YIELD] & BASIC_KINDS if coming[C_SAME] else 0


def take(table: Table, kind: i64) -> None:
    """A kind was chosen; what the space itself gives counts as yielded."""
    coming = table.coming
    seat = table.top(1)
    table.own[SEAT * seat + STORED + kind] += 1
    if table.telling:
        table.tell("log-chooses", seat, {}, {INGREDIENTS[kind]: 1})
    if coming[C_BASIC]:
        coming[C_BASIC] -= 1
    elif coming[C_SPECIAL]:
        coming[C_SPECIAL] -= 1
    elif coming[C_ANY]:
        coming[C_ANY] -= 1
    else:
        coming[C_SAME] -= 1
    if table.top(2) == CHOOSING and coming[C_SPACE] != NONE:
        coming[C_YIELD] |= bit(kind)
        coming[C_CUBES + kind] += 1


# ── swaps (D21) ───────────────────────────────────────────────────────────────────────────────────


def swap_some(table: Table) -> None:
    """Cubes that the space itself gave for others of the supply."""
    if table.coming[C_SWAPS] and swappable(table, table.top(1)):
        table.ask(table.top(1), SWAP)
    else:
        table.set_top(2, STORING)


def swappable(table: Table, seat: i64) -> i64:
    """The kinds of cubes that the space gave and that are still there.

    D21 speaks of kinds not swapped yet, BC-6.44e of cubes: two cubes of one kind may both be swapped here.
    """
    found: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if table.coming[C_CUBES + kind] and table.own[SEAT * seat + STORED + kind]:
            found |= bit(kind)
        kind += 1
    return found


def legal_swaps(table: Table, out: vec[i64]) -> i64:
    out[0] = DECLINE
    count: i64 = 1
    given: i64 = 0
    while given < KINDS:
        if (swappable(table, table.player) >> given) & 1:
            taken: i64 = 0
            while taken < BASIC:
                if taken != given:
                    out[count] = SWAPPED + BASIC * given + taken
                    count += 1
                taken += 1
        given += 1
    return count


def swap(table: Table, number: i64) -> None:
    given = number // BASIC
    taken = number % BASIC
    seat = table.top(1)
    table.own[SEAT * seat + STORED + given] -= 1
    table.own[SEAT * seat + STORED + taken] += 1
    table.coming[C_CUBES + given] -= 1
    table.coming[C_SWAPS] -= 1
    if table.telling:
        args: dict[str, object] = {"card": effects.swapper(table, seat)}
        table.tell("log-swaps", seat, args, {INGREDIENTS[given]: -1, INGREDIENTS[taken]: 1})


def stop_swapping(table: Table) -> None:
    table.coming[C_SWAPS] = 0


# ── storing (D3) ──────────────────────────────────────────────────────────────────────────────────


def overflow(table: Table, seat: i64) -> i64:
    """How many ingredients are too many (BC-5.29)."""
    over = table.stored(seat) - table.capacity(seat)
    return over if over > 0 else 0


def store(table: Table) -> None:
    seat = table.top(1)
    if not overflow(table, seat):
        table.pop()
        return
    kinds = table.kinds_stored(seat)
    if conversions.is_settled(table, seat, kinds):
        discard(table, lowest(kinds))
    else:
        table.ask(seat, OVERFLOW)


def legal_discards(table: Table, out: vec[i64]) -> i64:
    return listed(table.kinds_stored(table.player), DISCARD, out)


def discard(table: Table, kind: i64) -> None:
    seat = table.top(1)
    table.own[SEAT * seat + STORED + kind] -= 1
    if table.telling:
        table.tell("log-discards", seat, {}, {INGREDIENTS[kind]: -1})


def legal_kinds(table: Table, out: vec[i64]) -> i64:
    return listed(choosable(table), TAKE, out)
