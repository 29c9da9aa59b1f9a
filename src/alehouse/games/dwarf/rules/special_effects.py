"""The effects of special action cards (section 6c), choices and chance included."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed
from alehouse.core.state import FATE
from alehouse.games.dwarf.actions import (
    AMOUNT,
    APPRENTICE,
    GIVE,
    GLORIES,
    JOIN,
    RAISE,
    RECEIVE,
    SHUFFLE,
    SHUFFLE_STACK,
    TURN_BACK_AT,
    TURNING_BACK,
)
from alehouse.games.dwarf.cards import (
    CARDS,
    DEFEND_ALL,
    EXCHANGE,
    GOODS,
    PLACE_BESIDE,
    RAISE_CARD,
    SHUFFLE_STACKS,
    TOP_TO_BOTTOM,
    TOP_TO_MOUNTAIN,
    TURN_BACK,
    Mix,
    Special,
)
from alehouse.games.dwarf.rules.frames import (
    CHOOSE,
    GAIN,
    GIVING,
    GOODS_LEFT,
    KIND,
    LOCATION,
    MIX_PLACE,
    RECEIVING,
    SEAT,
    SETTLED,
    SHUFFLING,
)
from alehouse.games.dwarf.state import (
    SIX_BITS,
    WORKERS_EACH,
    TableState,
    changes,
    number_at,
    owner_of,
    size,
)

NOTHING: Final = vec[i64]([0, 0, 0, 0, 0])


def begin_effect(table: TableState, seat: i64) -> None:
    """The special side happens, or is skipped where it cannot (DW-6.42).

    Cards that it moves make nobody resolve early (DW-6.41). With two sets a second copy simply acts again (DW-8.75).
    """
    special = table.terms.specials[table.special]
    effect = special.effect
    done = True
    if effect == DEFEND_ALL:
        table.mustered = True
        log_effect(table, "log-muster", seat, "DW-6.30")
    elif effect == TOP_TO_MOUNTAIN:
        tops_to_mountain(table, special.min_left)
        log_effect(table, "log-council", seat, "DW-6.31")
    elif effect == TOP_TO_BOTTOM:
        tops_to_bottom(table)
        log_effect(table, "log-collapse", seat, "DW-6.37")
    elif effect == SHUFFLE_STACKS:
        table.push(SHUFFLING, seat, 0, 0, 0, 0)
        log_effect(table, "log-amok", seat, "DW-6.38")
    elif effect == EXCHANGE:
        done = begin_exchange(table, special, seat)
    elif effect == RAISE_CARD:
        done = begin_choice(table, seat, GLORIES, deep_locations(table, 1))
    elif effect == TURN_BACK:
        done = begin_choice(table, seat, TURNING_BACK, turn_back_locations(table))
    elif effect == PLACE_BESIDE:
        done = begin_choice(table, seat, APPRENTICE, opponents_locations(table, seat))
    if not done:
        log_effect(table, "log-no-effect", seat, "DW-6.42")


def is_vain(table: TableState, seat: i64, number: i64) -> bool:
    """Whether a special side would certainly be skipped, as things stand (DW-6.42): whoever takes it should know."""
    special = table.terms.specials[number]
    effect = special.effect
    if effect == EXCHANGE:
        return not (table.can_pay(seat, special.pay) and can_give(table, seat, special.pay_choice))
    if effect == RAISE_CARD:
        return deep_locations(table, 1) == 0
    if effect == TURN_BACK:
        return deep_locations(table, special.min_left) & ~table.occupied == 0
    return effect == PLACE_BESIDE and opponents_locations(table, seat) == 0


def log_effect(table: TableState, key: str, seat: i64, clause: str) -> None:
    if table.keeps_log:
        table.log(key, seat, {"card": table.terms.specials[table.special].key}, {}, clause)


def begin_choice(table: TableState, seat: i64, decision: i64, options: i64) -> bool:
    """Ask for a location, if there is one to choose."""
    if options:
        table.push(CHOOSE, seat, decision, 0, 0, 0)
    return options != 0


def tops_to_mountain(table: TableState, min_left: i64) -> None:
    """Hold a Council: top cards go back into the Mountain of their set; single ones stay (DW-6.31, DW-6.40, DW-8.4)."""
    location: i64 = 0
    while location < len(table.stacks):
        if size(table.stacks[location]) > min_left:
            table.shuffle_into_mountain(location // 9, table.take_top(location))
        location += 1


def tops_to_bottom(table: TableState) -> None:
    """Collapse the Shafts: every top card goes under its stack, if it has one (DW-6.37, DW-6.40)."""
    location: i64 = 0
    while location < len(table.stacks):
        stack = table.stacks[location]
        if stack > SIX_BITS:
            table.restack(location, (stack >> 6) | ((stack & SIX_BITS) << (6 * (size(stack) - 1))))
        location += 1


# ── goods for goods: Sell an Item, Special Order ──────────────────────────────────────────────────


def begin_exchange(table: TableState, special: Special, seat: i64) -> bool:
    """Pay, then take; what is mixed is asked for kind by kind (DW-6.32, DW-6.34)."""
    if not table.can_pay(seat, special.pay):
        return False
    table.pay(seat, special.pay)
    if not can_give(table, seat, special.pay_choice):
        table.take(seat, special.pay)
        return False
    if table.keeps_log:
        args: dict[str, object] = {"card": special.key, "pile": table.pile_of(seat)}
        table.log("log-exchange", seat, args, changes(special.pay, NOTHING), exchange_clause(special))
    if special.gain_choice.total:
        table.push(RECEIVING, seat, 0, special.gain_choice.total, 0, 0)
    table.push(GAIN, seat, 0, 0, 0, 0)
    if special.pay_choice.total:
        table.push(GIVING, seat, 0, special.pay_choice.total, 0, 0)
    return True


def exchange_clause(special: Special) -> str:
    """The rule of an exchange: whoever gives a mix fills a Special Order, whoever takes one has sold an Item."""
    return "DW-6.34" if special.pay_choice.total else "DW-6.32"


def can_give(table: TableState, seat: i64, mix: Mix) -> bool:
    """Whether a player owns what a mix asks for."""
    owned: i64 = 0
    for kind in mix.kinds:
        here = table.owned(seat, kind)
        if here < mix.least:
            return False
        owned += here
    return owned >= mix.total


def take_gain(table: TableState, seat: i64) -> None:
    """What the card gives without a choice."""
    special = table.terms.specials[table.special]
    table.take(seat, special.gain)
    gained = changes(NOTHING, special.gain)
    if table.keeps_log and gained:
        args: dict[str, object] = {"card": special.key, "pile": table.pile_of(seat)}
        table.log("log-receive", seat, args, gained, exchange_clause(special))


def current_mix(table: TableState) -> Mix:
    """The mix that is being given or received."""
    special = table.terms.specials[table.special]
    return special.pay_choice if table.top(KIND) == GIVING else special.gain_choice


def advance_mixing(table: TableState) -> None:
    """Ask for an amount of the next kind, unless only one amount is possible."""
    if table.top(MIX_PLACE) == len(current_mix(table).kinds):
        table.pop()
        return
    low, high = amounts(table)
    if low == high:
        settle_amount(table, low)
    else:
        table.ask(table.top(SEAT), GIVE if table.top(KIND) == GIVING else RECEIVE)


def amounts(table: TableState) -> tuple[i64, i64]:
    """The least and the most of the kind asked for that still let the mix be completed."""
    gives = table.top(KIND) == GIVING
    seat = table.top(SEAT)
    kind = table.top(MIX_PLACE)
    left = table.top(GOODS_LEFT)
    mix = current_mix(table)
    others: i64 = 0  # what the later kinds can hold at most
    later = kind + 1
    while later < len(mix.kinds):
        others += table.owned(seat, mix.kinds[later]) if gives else mix.total
        later += 1
    low = left - others if left - others > mix.least else mix.least
    high = left - mix.least * (len(mix.kinds) - 1 - kind)
    if gives and table.owned(seat, mix.kinds[kind]) < high:
        high = table.owned(seat, mix.kinds[kind])
    return low, high


def legal_amounts(table: TableState, out: vec[i64]) -> i64:
    amount, high = amounts(table)
    count: i64 = 0
    while amount <= high:
        out[count] = AMOUNT + amount
        amount += 1
        count += 1
    return count


def settle_amount(table: TableState, amount: i64) -> None:
    """So much of this kind changes hands."""
    gives = table.top(KIND) == GIVING
    seat = table.top(SEAT)
    kind = current_mix(table).kinds[table.top(MIX_PLACE)]
    change = -amount if gives else amount
    table.add_goods(seat, kind, change)
    table.set_top(MIX_PLACE, table.top(MIX_PLACE) + 1)
    table.set_top(GOODS_LEFT, table.top(GOODS_LEFT) - amount)
    if table.keeps_log and amount:
        special = table.terms.specials[table.special]
        args: dict[str, object] = {"card": special.key, "pile": table.pile_of(seat)}
        key = "log-give" if gives else "log-receive"
        table.log(key, seat, args, {GOODS[kind]: change}, exchange_clause(special))


# ── Past Glories, Turn Back, Apprentice ───────────────────────────────────────────────────────────


def deep_locations(table: TableState, min_left: i64) -> i64:
    """Locations with more cards than `min_left`, in either Mine (DW-8.3)."""
    mask: i64 = 0
    location: i64 = 0
    while location < len(table.stacks):
        if size(table.stacks[location]) > min_left:
            mask |= bit(location)
        location += 1
    return mask


def legal_raises(table: TableState, out: vec[i64]) -> i64:
    """Every buried card of every location (DW-5.103)."""
    count: i64 = 0
    location: i64 = 0
    while location < len(table.stacks):
        stack = table.stacks[location] >> 6
        while stack:
            out[count] = RAISE + (location // 9) * CARDS + (stack & SIX_BITS) - 1
            count += 1
            stack >>= 6
        location += 1
    return count


def raise_card(table: TableState, action: i64) -> None:
    """A buried card becomes the top card; the others keep their order (DW-6.33)."""
    table.pop()
    number: i64 = (action - RAISE) % CARDS + 1
    location = (action - RAISE) // CARDS * 9 + table.terms.by_number[number].cell
    stack = table.stacks[location]
    depth = depth_of(stack, number)
    above = stack & (bit(6 * depth) - 1)
    below = stack >> (6 * (depth + 1))
    table.restack(location, (((below << (6 * depth)) | above) << 6) | number)
    if table.keeps_log:
        table.log("log-raise", table.player, table.at(location), {}, "DW-6.33")


def depth_of(stack: i64, number: i64) -> i64:
    """How deep in a stack a card lies."""
    depth: i64 = 0
    while number_at(stack, depth) != number:
        depth += 1
    return depth


def turn_back_locations(table: TableState) -> i64:
    """Locations without workers where a card stays when the top one goes (DW-5.104)."""
    return deep_locations(table, table.terms.specials[table.special].min_left) & ~table.occupied


def turn_back(table: TableState, location: i64) -> None:
    """The top card goes back into its Mountain, a committed worker on the location (DW-6.35)."""
    table.pop()
    if table.keeps_log:
        table.log("log-turn-back", table.player, table.at(location), {}, "DW-6.35")
    table.shuffle_into_mountain(location // 9, table.take_top(location))
    place_committed(table, location)


def opponents_locations(table: TableState, seat: i64) -> i64:
    """Locations with a worker of an opponent, spent or not (DW-5.105)."""
    mask: i64 = 0
    worker: i64 = 0
    while worker < WORKERS_EACH * table.player_count:
        if owner_of(worker) != seat and table.where[worker] >= 0:
            mask |= bit(table.where[worker])
        worker += 1
    return mask


def join(table: TableState, location: i64) -> None:
    """A committed worker goes beside an opponent's (DW-6.36)."""
    table.pop()
    place_committed(table, location)


def place_committed(table: TableState, location: i64) -> None:
    """One of the workers just put on the pile enters the Mine, as a regular worker (DW-6.46)."""
    table.place(WORKERS_EACH * table.player, location)
    if table.keeps_log:
        table.log("log-place", table.player, table.at(location), {}, "DW-6.46")


def legal_turn_backs(table: TableState, out: vec[i64]) -> i64:
    return listed(turn_back_locations(table), TURN_BACK_AT, out)


def legal_joins(table: TableState, out: vec[i64]) -> i64:
    return listed(opponents_locations(table, table.player), JOIN, out)


# ── Run Amok ──────────────────────────────────────────────────────────────────────────────────────


def advance_shuffling(table: TableState) -> None:
    """Fate settles a stack card by card from the bottom; the last card has no choice (DW-6.38)."""
    while table.top(LOCATION) < len(table.stacks):
        if table.top(SETTLED) < size(table.stacks[table.top(LOCATION)]) - 1:
            table.ask(FATE, SHUFFLE_STACK)
            return
        table.set_top(LOCATION, table.top(LOCATION) + 1)
        table.set_top(SETTLED, 0)
    table.pop()


def legal_shuffles(table: TableState, out: vec[i64]) -> i64:
    """Every card of the stack that is not settled yet."""
    location = table.top(LOCATION)
    unsettled = size(table.stacks[location]) - table.top(SETTLED)
    depth: i64 = 0
    while depth < unsettled:
        out[depth] = SHUFFLE + (location // 9) * CARDS + number_at(table.stacks[location], depth) - 1
        depth += 1
    return unsettled


def pick_shuffle(table: TableState) -> i64:
    location = table.top(LOCATION)
    stack = table.stacks[location]
    depth = table.stream.below(size(stack) - table.top(SETTLED))
    return SHUFFLE + (location // 9) * CARDS + number_at(stack, depth) - 1


def shuffle_card(table: TableState, action: i64) -> None:
    """The chosen card changes places with the lowest one that is not settled."""
    location = table.top(LOCATION)
    stack = table.stacks[location]
    chosen: i64 = (action - SHUFFLE) % CARDS + 1
    lowest = size(stack) - 1 - table.top(SETTLED)
    change = chosen ^ number_at(stack, lowest)
    if change:
        table.restack(location, stack ^ (change << (6 * lowest)) ^ (change << (6 * depth_of(stack, chosen))))
    table.set_top(SETTLED, table.top(SETTLED) + 1)
