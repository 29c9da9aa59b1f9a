"""Ingredients that effects move: taken from the supply, exchanged, stolen, swapped, returned (D7, D8, D19)."""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest
from alehouse.games.cavern_tavern.actions import (
    FROM_PLAYER,
    GIVE,
    GIVE_AWAY,
    INGREDIENT,
    NONE_OF_IT,
    PLAYER,
    TAKE,
    TAKE_FROM_PLAYER,
)
from alehouse.games.cavern_tavern.rules.frames import F_EXCHANGE, F_PICK, F_RUN, F_STEAL, F_SWAP
from alehouse.games.cavern_tavern.state import HELD, NONE, SEAT, Table
from alehouse.games.cavern_tavern.vocabulary import INGREDIENTS


def key_of(kind: i64) -> str:
    return f"@ingredient-{INGREDIENTS[kind]}"


def gain(table: Table, seat: i64, kind: i64) -> None:
    table.gain(seat, kind)
    if table.telling:
        table.tell("log-gains", seat, {"ingredient": key_of(kind)}, {})


def give_back(table: Table, seat: i64, kind: i64) -> None:
    table.give_back(seat, kind)
    if table.telling:
        table.tell("log-returns", seat, {"ingredient": key_of(kind)}, {})


# ── from the supply ───────────────────────────────────────────────────────────────────────────────


def go_on_pick(table: Table) -> None:
    """One by one; where there is nothing to choose, it is taken."""
    kinds = pickable(table)
    if not table.top(3) or not kinds:
        table.pop()
    elif not kinds & (kinds - 1) and not table.top(4):
        pick(table, lowest(kinds))
    else:
        table.ask(table.top(1), INGREDIENT)


def pickable(table: Table) -> i64:
    """The piles to take from."""
    if table.top(0) == F_EXCHANGE:
        return table.piles_left() & ~bit(table.top(3))
    return table.top(2) & table.piles_left()


def legal_picks(table: Table, out: vec[i64]) -> i64:
    """What stands in for a theft in a solo game may be left (R26)."""
    count = listed(pickable(table), TAKE, out)
    if table.top(0) == F_PICK and table.top(4):
        out[count] = NONE_OF_IT
        count += 1
    return count


def pick(table: Table, kind: i64) -> None:
    """An ingredient of the supply was chosen."""
    gain(table, table.top(1), kind)
    if table.top(0) == F_EXCHANGE:
        table.set_top(3, NONE)
    else:
        table.set_top(3, table.top(3) - 1)


# ── for others of the supply (CT-6.9.7) ───────────────────────────────────────────────────────────


def returnable(table: Table, seat: i64, potions: bool) -> i64:
    """Own cards that can be exchanged for one of another kind."""
    found: i64 = 0
    left = table.piles_left()
    kinds = table.kinds_held(seat, potions)
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if left & ~bit(kind):
            found |= bit(kind)
    return found


def go_on_exchange(table: Table) -> None:
    """Return a card, take one of another kind; again, up to so many times."""
    seat = table.top(1)
    if table.top(3) != NONE:
        kinds = pickable(table)
        if kinds & (kinds - 1):
            table.ask(seat, INGREDIENT)
        else:
            pick(table, lowest(kinds))
    elif table.top(2) and returnable(table, seat, table.top(5) == 0):
        table.ask(seat, GIVE)
    else:
        table.pop()


# ── with opponents ────────────────────────────────────────────────────────────────────────────────


def victims(table: Table, seat: i64) -> i64:
    """Opponents with an ordinary ingredient."""
    found: i64 = 0
    other: i64 = 0
    while other < table.seats:
        if other != seat and table.kinds_held(other, False):
            found |= bit(other)
        other += 1
    return found


def legal_victims(table: Table, out: vec[i64]) -> i64:
    """Nobody must be robbed (R26)."""
    count = listed(victims(table, table.player), PLAYER, out)
    out[count] = NONE_OF_IT
    return count + 1


def victim_of(table: Table) -> i64:
    return table.top(3) if table.top(0) == F_STEAL else table.top(2)


def choose_victim(table: Table, other: i64) -> None:
    table.set_top(3 if table.top(0) == F_STEAL else 2, other)


def go_on_steal(table: Table) -> None:
    """From one opponent, card by card (CT-6.3.7)."""
    seat = table.top(1)
    victim = victim_of(table)
    if victim == NONE:
        table.ask(seat, FROM_PLAYER)
        return
    kinds = table.kinds_held(victim, False)
    if not table.top(2) or not kinds:
        table.pop()
    elif kinds & (kinds - 1):
        table.ask(seat, TAKE_FROM_PLAYER)
    else:
        take_from(table, lowest(kinds))


def go_on_swap(table: Table) -> None:
    """One card to an opponent, one of his back (CT-6.3.8)."""
    seat = table.top(1)
    victim = victim_of(table)
    if victim == NONE:
        table.ask(seat, FROM_PLAYER)
        return
    given = table.top(3) != NONE
    kinds = table.kinds_held(victim if given else seat, False)
    if kinds & (kinds - 1):
        table.ask(seat, TAKE_FROM_PLAYER if given else GIVE)
    elif given:
        take_from(table, lowest(kinds))
    else:
        give(table, lowest(kinds))


def legal_takes(table: Table, out: vec[i64]) -> i64:
    return listed(table.kinds_held(victim_of(table), False), TAKE, out)


def take_from(table: Table, kind: i64) -> None:
    """An opponent's card was chosen."""
    seat = table.top(1)
    victim = victim_of(table)
    hand_over(table, victim, seat, kind)
    if table.top(0) == F_STEAL:
        table.set_top(2, table.top(2) - 1)
        if table.telling:
            args: dict[str, object] = {"ingredient": key_of(kind), "victim_seat": int(victim)}
            table.tell("log-steals", seat, args, {})
        return
    given = table.top(3)
    hand_over(table, seat, victim, given)
    if table.telling:
        args = {"ingredient": key_of(kind), "given": key_of(given), "victim_seat": int(victim)}
        table.tell("log-swaps", seat, args, {})
    table.pop()


def hand_over(table: Table, giver: i64, taker: i64, kind: i64) -> None:
    table.own[SEAT * giver + HELD + kind] -= 1
    table.own[SEAT * taker + HELD + kind] += 1


# ── own cards that go ─────────────────────────────────────────────────────────────────────────────


def legal_gives(table: Table, out: vec[i64]) -> i64:
    """Own cards to give or return; an exchange with the supply may end instead, once what is due is done."""
    seat = table.player
    if table.top(0) != F_EXCHANGE:
        return listed(table.kinds_held(seat, False), GIVE_AWAY, out)
    count = listed(returnable(table, seat, table.top(5) == 0), GIVE_AWAY, out)
    if not table.top(4):
        out[count] = NONE_OF_IT
        count += 1
    return count


def give(table: Table, kind: i64) -> None:
    """An own card was chosen to go."""
    if table.top(0) == F_SWAP:
        table.set_top(3, kind)
        return
    give_back(table, table.top(1), kind)
    table.set_top(2, table.top(2) - 1)
    if table.top(0) == F_EXCHANGE:
        table.set_top(3, kind)
        table.set_top(4, 0)


def go_on_return(table: Table) -> None:
    """Cards are returned one by one, then the inner effects run."""
    seat = table.top(1)
    if not table.top(2):
        program = table.top(3)
        owned = table.top(4)
        table.pop()
        table.push(F_RUN, seat, program, 0, owned, 0)
        return
    kinds = table.kinds_held(seat, False)
    if kinds & (kinds - 1):
        table.ask(seat, GIVE)
    else:
        give(table, lowest(kinds))
