"""Receipts: whatever one event gives comes in together, kinds are chosen, cubes swapped, the rest stored (BC-5.31)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest
from alehouse.games.brew_crafters.actions import DECLINE, DISCARD, OVERFLOW, SWAP, SWAPPED, TAKE, WILDCARD
from alehouse.games.brew_crafters.effect_ops import (
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
from alehouse.games.brew_crafters.rules import conversions, effects
from alehouse.games.brew_crafters.rules.frames import F_RECEIVE, RECEIVE_OWED, RECEIVE_STAGE, WHO
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
    NONE,
    TableState,
)

# Stages of a receipt.
CHOOSING: Final = 0  # what the event itself gives
BONUSES: Final = 1  # what it gives besides, for a market action
MORE: Final = 2
SWAPPING: Final = 3
STORING: Final = 4
OWED: Final = 5  # others come first: its kinds of choice wait in the frame

OWED_KINDS: Final[i64] = 3  # basic, special, any
# What is told where kinds are of choice, instead of the line for fixed goods.
WITH_CHOICE: Final = {
    "log-collab-sold": "log-collab-sold-choice",
    "log-effect": "log-effect-choice",
    "log-exchange": "log-exchange-choice",
    "log-installs": "log-installs-choice",
    "log-takes": "log-takes-choice",
}


def begin(table: TableState, seat: i64) -> None:
    """A receipt begins; `add` says what comes in."""
    clear(table)
    table.push(F_RECEIVE, seat, CHOOSING, 0, 0, 0)


def clear(table: TableState) -> None:
    """Nothing is to come."""
    k: i64 = 0
    while k < COMING:
        table.coming[k] = 0
        k += 1
    table.coming[C_SPACE] = NONE


def add(table: TableState, seat: i64, goods: vec[i64], times: i64) -> None:
    """Goods of the receipt under way: fixed ones are there at once, kinds of choice wait."""
    table.add_all(seat, goods, times)
    if goods[MONEY]:
        table.add_money(seat, times * goods[MONEY])
    if goods[REP]:
        table.add_rep(seat, times * goods[REP])
    table.coming[C_BASIC] += times * goods[BASIC_ANY]
    table.coming[C_SPECIAL] += times * goods[SPECIAL_ANY]
    table.coming[C_ANY] += times * goods[ANY]


def give(table: TableState, seat: i64, goods: vec[i64], times: i64) -> None:
    """A receipt of its own."""
    begin(table, seat)
    add(table, seat, goods, times)


def owe(table: TableState, seat: i64, goods: vec[i64]) -> None:
    """A receipt of its own, of several that one event gives: each keeps its kinds of choice until its turn comes."""
    give(table, seat, goods, 1)
    table.set_top(RECEIVE_STAGE, OWED)
    k: i64 = 0
    while k < OWED_KINDS:
        table.set_top(RECEIVE_OWED + k, table.coming[C_BASIC + k])
        k += 1


def settle(table: TableState) -> None:
    """The turn of a receipt that was owed has come."""
    clear(table)
    k: i64 = 0
    while k < OWED_KINDS:
        table.coming[C_BASIC + k] = table.top(RECEIVE_OWED + k)
        table.set_top(RECEIVE_OWED + k, 0)
        k += 1
    table.set_top(RECEIVE_STAGE, CHOOSING)


def changes(goods: vec[i64], times: i64) -> dict[str, int]:
    """Fixed goods for the log."""
    return {GOODS[kind]: int(times * goods[kind]) for kind in range(BASIC_ANY) if goods[kind]}


def log(
    table: TableState, key: str, seat: i64, args: dict[str, object], goods: vec[i64], times: i64, clause: str
) -> None:
    """What brought which goods by which rule; where kinds are of choice, the message says so and how many there are."""
    if not table.keeps_log:
        return
    coming: list[list[str]] = []
    for kind in (BASIC_ANY, SPECIAL_ANY, ANY):
        if goods[kind]:
            coming.append([str(int(times * goods[kind])), f"@amount-{GOODS[kind]}"])
    if coming:
        args["coming"] = coming
        key = WITH_CHOICE[key]
    table.log(key, seat, args, changes(goods, times), clause)


# ── going on ──────────────────────────────────────────────────────────────────────────────────────


def advance(table: TableState) -> None:
    stage = table.top(RECEIVE_STAGE)
    if stage in (CHOOSING, MORE):
        choose_kinds(table, stage)
    elif stage == BONUSES:
        table.set_top(RECEIVE_STAGE, MORE)
        if table.coming[C_SPACE] != NONE:
            effects.market_bonuses(table, table.top(WHO))
    elif stage == SWAPPING:
        swap_some(table)
    elif stage == STORING:
        store(table)
    else:
        settle(table)


def choose_kinds(table: TableState, stage: i64) -> None:
    """Kinds of choice, one by one (D4)."""
    kinds = choosable(table)
    if not kinds:
        table.set_top(RECEIVE_STAGE, stage + 1)
    elif conversions.is_settled(table, table.top(WHO), kinds):
        take(table, lowest(kinds))
    else:
        table.ask(table.top(WHO), WILDCARD)


def choosable(table: TableState) -> i64:
    """The kinds to choose from for the next ingredient of choice."""
    coming = table.coming
    if coming[C_BASIC]:
        return BASIC_KINDS
    if coming[C_SPECIAL]:
        return SPECIAL_KINDS
    if coming[C_ANY]:
        return ALL_KINDS
    return coming[C_YIELD] & BASIC_KINDS if coming[C_SAME] else 0


def take(table: TableState, kind: i64) -> None:
    """A kind was chosen; what the space itself gives counts as yielded."""
    coming = table.coming
    seat = table.top(WHO)
    table.add_stock(seat, kind, 1)
    if table.keeps_log:
        table.log("log-chooses", seat, {}, {INGREDIENTS[kind]: 1}, "BC-5.31")
    if coming[C_BASIC]:
        coming[C_BASIC] -= 1
    elif coming[C_SPECIAL]:
        coming[C_SPECIAL] -= 1
    elif coming[C_ANY]:
        coming[C_ANY] -= 1
    else:
        coming[C_SAME] -= 1
    if table.top(RECEIVE_STAGE) == CHOOSING and coming[C_SPACE] != NONE:
        coming[C_YIELD] |= bit(kind)
        coming[C_CUBES + kind] += 1


# ── swaps (D21) ───────────────────────────────────────────────────────────────────────────────────


def swap_some(table: TableState) -> None:
    """Cubes that the space itself gave for others of the supply."""
    if table.coming[C_SWAPS] and swappable(table, table.top(WHO)):
        table.ask(table.top(WHO), SWAP)
    else:
        table.set_top(RECEIVE_STAGE, STORING)


def swappable(table: TableState, seat: i64) -> i64:
    """The kinds of cubes that the space gave and that are still there.

    D21 speaks of kinds not swapped yet, BC-6.44e (Terroir) of cubes: two cubes of one kind may both be swapped here.
    """
    found: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if table.coming[C_CUBES + kind] and table.stock(seat, kind):
            found |= bit(kind)
        kind += 1
    return found


def legal_swaps(table: TableState, out: vec[i64]) -> i64:
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


def swap(table: TableState, number: i64) -> None:
    given = number // BASIC
    taken = number % BASIC
    seat = table.top(WHO)
    table.add_stock(seat, given, -1)
    table.add_stock(seat, taken, 1)
    table.coming[C_CUBES + given] -= 1
    table.coming[C_SWAPS] -= 1
    if table.keeps_log:
        args: dict[str, object] = {"card": effects.swapper(table, seat)}
        table.log("log-swaps", seat, args, {INGREDIENTS[given]: -1, INGREDIENTS[taken]: 1}, "BC-6.44e")


def stop_swapping(table: TableState) -> None:
    table.coming[C_SWAPS] = 0


# ── storing (D3) ──────────────────────────────────────────────────────────────────────────────────


def overflow(table: TableState, seat: i64) -> i64:
    """How many ingredients are too many (BC-5.29)."""
    over = table.stored(seat) - table.capacity(seat)
    return over if over > 0 else 0


def store(table: TableState) -> None:
    seat = table.top(WHO)
    if not overflow(table, seat):
        table.pop()
        return
    kinds = table.kinds_stored(seat)
    if conversions.is_settled(table, seat, kinds):
        discard(table, lowest(kinds))
    else:
        table.ask(seat, OVERFLOW)


def legal_discards(table: TableState, out: vec[i64]) -> i64:
    return listed(table.kinds_stored(table.player), DISCARD, out)


def discard(table: TableState, kind: i64) -> None:
    """One ingredient too many goes back, an old or a new one (BC-5.29)."""
    seat = table.top(WHO)
    table.add_stock(seat, kind, -1)
    if table.keeps_log:
        table.log("log-discards", seat, {}, {INGREDIENTS[kind]: -1}, "BC-5.29")


def legal_kinds(table: TableState, out: vec[i64]) -> i64:
    return listed(choosable(table), TAKE, out)
