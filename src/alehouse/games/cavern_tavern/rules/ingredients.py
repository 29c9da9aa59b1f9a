"""Ingredients that effects move: taken from the supply, exchanged, stolen, swapped, returned (D7, D8, D19)."""

from typing import Final, final

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
from alehouse.games.cavern_tavern.effect_ops import INGREDIENTS, ORDINARY, Effect
from alehouse.games.cavern_tavern.rules.doing import Doing, is_alone
from alehouse.games.cavern_tavern.rules.frames import (
    CARDS_LEFT,
    EXCHANGE_DUE,
    EXCHANGE_NO_POTIONS,
    EXCHANGE_RETURNED,
    F_EXCHANGE,
    F_PICK,
    F_RUN,
    F_STEAL,
    F_SWAP,
    PICK_KINDS,
    PICK_LEFT,
    PICK_OPTIONAL,
    RETURN_OWNED,
    RETURN_PROGRAM,
    STEAL_VICTIM,
    SWAP_GIVEN,
    SWAP_VICTIM,
)
from alehouse.games.cavern_tavern.state import HELD, NONE, SETUP, TableState


def key_of(kind: i64) -> str:
    return f"@ingredient-{INGREDIENTS[kind]}"


def gain(table: TableState, seat: i64, kind: i64) -> None:
    """A card of the supply: by an effect, or one of those that everybody begins with."""
    table.gain(seat, kind)
    if table.keeps_log:
        clause = "CT-4.1.10" if table.phase == SETUP else "CT-6.0.3"
        table.log("log-gains", seat, {"ingredient": key_of(kind)}, {}, clause)


def give_back(table: TableState, seat: i64, kind: i64) -> None:
    """A card to the supply: in exchange for another (CT-6.9.7), or for what `return_then` gives (CT-6.9.1)."""
    table.give_back(seat, kind)
    if table.keeps_log:
        clause = "CT-6.9.7" if table.begun() == F_EXCHANGE else "CT-6.9.1"
        table.log("log-returns", seat, {"ingredient": key_of(kind)}, {}, clause)


# ── effects ───────────────────────────────────────────────────────────────────────────────────────


@final
class SwapWithSupply(Doing):
    """Kinds are exchanged (CT-6.3.6); alone, at least once (CT-6.9.6)."""

    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return returnable(table, seat, True) != 0

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        table.push(F_EXCHANGE, seat, effect.n, NONE, is_alone(table), 0)


@final
class SwapWithPlayer(Doing):
    """With an opponent (CT-6.3.8), or in a solo game with the supply (CT-8.2.1)."""

    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        if not table.kinds_held(seat, False):
            return False
        return returnable(table, seat, False) != 0 if table.terms.solo else victims(table, seat) != 0

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        if table.terms.solo:
            table.push(F_EXCHANGE, seat, 1, NONE, 0, 1)
        else:
            table.push(F_SWAP, seat, NONE, NONE, 0, 0)


@final
class Steal(Doing):
    """From an opponent (CT-6.3.7), or in a solo game from the supply (CT-8.2.1)."""

    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return table.piles_left() != 0 if table.terms.solo else victims(table, seat) != 0

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        if table.terms.solo:
            table.push(F_PICK, seat, ORDINARY, effect.n, 1, 0)
        else:
            table.push(F_STEAL, seat, effect.n, NONE, 0, 0)


DOINGS: Final[dict[str, Doing]] = {
    "steal_ingredient": Steal(),
    "swap_with_player": SwapWithPlayer(),
    "swap_with_supply": SwapWithSupply(),
}


def advance(table: TableState, frame: i64) -> None:
    """Go on with what moves ingredients."""
    if frame == F_PICK:
        advance_pick(table)
    elif frame == F_EXCHANGE:
        advance_exchange(table)
    elif frame == F_STEAL:
        advance_steal(table)
    elif frame == F_SWAP:
        advance_swap(table)
    else:
        advance_return(table)


# ── from the supply ───────────────────────────────────────────────────────────────────────────────


def advance_pick(table: TableState) -> None:
    """One by one; where there is nothing to choose, it is taken."""
    kinds = pickable(table)
    if not table.top(PICK_LEFT) or not kinds:
        table.pop()
    elif not kinds & (kinds - 1) and not table.top(PICK_OPTIONAL):
        pick(table, lowest(kinds))
    else:
        table.ask(table.doer(), INGREDIENT)


def pickable(table: TableState) -> i64:
    """The piles to take from."""
    if table.begun() == F_EXCHANGE:
        return table.piles_left() & ~bit(table.top(EXCHANGE_RETURNED))
    return table.top(PICK_KINDS) & table.piles_left()


def legal_picks(table: TableState, out: vec[i64]) -> i64:
    """What stands in for a theft in a solo game may be left (R26)."""
    count = listed(pickable(table), TAKE, out)
    if table.begun() == F_PICK and table.top(PICK_OPTIONAL):
        out[count] = NONE_OF_IT
        count += 1
    return count


def pick(table: TableState, kind: i64) -> None:
    """An ingredient of the supply was chosen."""
    gain(table, table.doer(), kind)
    if table.begun() == F_EXCHANGE:
        table.set_top(EXCHANGE_RETURNED, NONE)
    else:
        table.set_top(PICK_LEFT, table.top(PICK_LEFT) - 1)


# ── for others of the supply (CT-6.9.7) ───────────────────────────────────────────────────────────


def returnable(table: TableState, seat: i64, potions: bool) -> i64:
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


def advance_exchange(table: TableState) -> None:
    """Return a card, take one of another kind; again, up to so many times."""
    seat = table.doer()
    if table.top(EXCHANGE_RETURNED) != NONE:
        kinds = pickable(table)
        if kinds & (kinds - 1):
            table.ask(seat, INGREDIENT)
        else:
            pick(table, lowest(kinds))
    elif table.top(CARDS_LEFT) and returnable(table, seat, table.top(EXCHANGE_NO_POTIONS) == 0):
        table.ask(seat, GIVE)
    else:
        table.pop()


# ── with opponents ────────────────────────────────────────────────────────────────────────────────


def victims(table: TableState, seat: i64) -> i64:
    """Opponents with an ordinary ingredient."""
    found: i64 = 0
    other: i64 = 0
    while other < table.seats:
        if other != seat and table.kinds_held(other, False):
            found |= bit(other)
        other += 1
    return found


def legal_victims(table: TableState, out: vec[i64]) -> i64:
    """Nobody must be robbed (R26)."""
    count = listed(victims(table, table.player), PLAYER, out)
    out[count] = NONE_OF_IT
    return count + 1


def victim_of(table: TableState) -> i64:
    return table.top(STEAL_VICTIM) if table.begun() == F_STEAL else table.top(SWAP_VICTIM)


def choose_victim(table: TableState, other: i64) -> None:
    table.set_top(STEAL_VICTIM if table.begun() == F_STEAL else SWAP_VICTIM, other)


def advance_steal(table: TableState) -> None:
    """From one opponent, card by card (CT-6.3.7)."""
    seat = table.doer()
    victim = victim_of(table)
    if victim == NONE:
        table.ask(seat, FROM_PLAYER)
        return
    kinds = table.kinds_held(victim, False)
    if not table.top(CARDS_LEFT) or not kinds:
        table.pop()
    elif kinds & (kinds - 1):
        table.ask(seat, TAKE_FROM_PLAYER)
    else:
        take_from(table, lowest(kinds))


def advance_swap(table: TableState) -> None:
    """One card to an opponent, one of his back (CT-6.3.8)."""
    seat = table.doer()
    victim = victim_of(table)
    if victim == NONE:
        table.ask(seat, FROM_PLAYER)
        return
    given = table.top(SWAP_GIVEN) != NONE
    kinds = table.kinds_held(victim if given else seat, False)
    if kinds & (kinds - 1):
        table.ask(seat, TAKE_FROM_PLAYER if given else GIVE)
    elif given:
        take_from(table, lowest(kinds))
    else:
        give(table, lowest(kinds))


def legal_takes(table: TableState, out: vec[i64]) -> i64:
    return listed(table.kinds_held(victim_of(table), False), TAKE, out)


def take_from(table: TableState, kind: i64) -> None:
    """An opponent's card was chosen."""
    seat = table.doer()
    victim = victim_of(table)
    hand_over(table, victim, seat, kind)
    if table.begun() == F_STEAL:
        table.set_top(CARDS_LEFT, table.top(CARDS_LEFT) - 1)
        if table.keeps_log:
            args: dict[str, object] = {"ingredient": key_of(kind), "victim_seat": int(victim)}
            table.log("log-steals", seat, args, {}, "CT-6.3.7")
        return
    given = table.top(SWAP_GIVEN)
    hand_over(table, seat, victim, given)
    if table.keeps_log:
        args = {"ingredient": key_of(kind), "given": key_of(given), "victim_seat": int(victim)}
        table.log("log-swaps", seat, args, {}, "CT-6.3.8")
    table.pop()


def hand_over(table: TableState, giver: i64, taker: i64, kind: i64) -> None:
    table.add_owned(giver, HELD + kind, -1)
    table.add_owned(taker, HELD + kind, 1)


# ── own cards that go ─────────────────────────────────────────────────────────────────────────────


def legal_gives(table: TableState, out: vec[i64]) -> i64:
    """Own cards to give or return; an exchange with the supply may end instead, once what is due is done."""
    seat = table.player
    if table.begun() != F_EXCHANGE:
        return listed(table.kinds_held(seat, False), GIVE_AWAY, out)
    count = listed(returnable(table, seat, table.top(EXCHANGE_NO_POTIONS) == 0), GIVE_AWAY, out)
    if not table.top(EXCHANGE_DUE):
        out[count] = NONE_OF_IT
        count += 1
    return count


def give(table: TableState, kind: i64) -> None:
    """An own card was chosen to go."""
    if table.begun() == F_SWAP:
        table.set_top(SWAP_GIVEN, kind)
        return
    give_back(table, table.doer(), kind)
    table.set_top(CARDS_LEFT, table.top(CARDS_LEFT) - 1)
    if table.begun() == F_EXCHANGE:
        table.set_top(EXCHANGE_RETURNED, kind)
        table.set_top(EXCHANGE_DUE, 0)


def advance_return(table: TableState) -> None:
    """Cards are returned one by one, then the inner effects run."""
    seat = table.doer()
    if not table.top(CARDS_LEFT):
        program = table.top(RETURN_PROGRAM)
        owned = table.top(RETURN_OWNED)
        table.pop()
        table.push(F_RUN, seat, program, 0, owned, 0)
        return
    kinds = table.kinds_held(seat, False)
    if kinds & (kinds - 1):
        table.ask(seat, GIVE)
    else:
        give(table, lowest(kinds))
