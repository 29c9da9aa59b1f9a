"""The effects of special action cards (section 6c), choices and chance included.

What cannot be finished at once lies on the table's stack of frames, four numbers each: kind, seat, subject, count.
"""

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
from alehouse.games.dwarf.state import FRAME, SIX_BITS, Table, changes, number_at, size

NOTHING: Final = vec[i64]([0, 0, 0, 0, 0])

# Frames of an effect.
CHOOSE: Final = 6  # `subject` is the decision
GAIN: Final = 7
SHUFFLING: Final = 8  # location `subject`, `count` cards from the bottom are settled
GIVING: Final = 9  # `subject` says which of the mix's kinds is asked for, `count` how many goods are left
RECEIVING: Final = 10


def begin_effect(table: Table, seat: i64) -> None:
    """The special side happens, or is skipped where it cannot (DW-6.42)."""
    special = table.terms.specials[table.special]
    effect = special.effect
    done = True
    if effect == DEFEND_ALL:
        table.mustered = True
        tell_effect(table, "log-muster", seat)
    elif effect == TOP_TO_MOUNTAIN:
        tops_to_mountain(table, special.min_left)
        tell_effect(table, "log-council", seat)
    elif effect == TOP_TO_BOTTOM:
        tops_to_bottom(table)
        tell_effect(table, "log-collapse", seat)
    elif effect == SHUFFLE_STACKS:
        table.push(SHUFFLING, seat, 0, 0)
        tell_effect(table, "log-amok", seat)
    elif effect == EXCHANGE:
        done = begin_exchange(table, special, seat)
    elif effect == RAISE_CARD:
        done = begin_choice(table, seat, GLORIES, deep_locations(table, 1))
    elif effect == TURN_BACK:
        done = begin_choice(table, seat, TURNING_BACK, turn_back_locations(table))
    elif effect == PLACE_BESIDE:
        done = begin_choice(table, seat, APPRENTICE, opponents_locations(table, seat))
    if not done:
        tell_effect(table, "log-no-effect", seat)


def tell_effect(table: Table, key: str, seat: i64) -> None:
    if table.telling:
        table.tell(key, seat, {"card": table.terms.specials[table.special].key}, {})


def begin_choice(table: Table, seat: i64, decision: i64, options: i64) -> bool:
    """Ask for a location, if there is one to choose."""
    if options:
        table.push(CHOOSE, seat, decision, 0)
    return options != 0


def tops_to_mountain(table: Table, min_left: i64) -> None:
    """Hold a Council: top cards go back into the Mountain of their set (DW-6.31, DW-8.4)."""
    location: i64 = 0
    while location < len(table.stacks):
        if size(table.stacks[location]) > min_left:
            table.shuffle_into_mountain(location // 9, table.take_top(location))
        location += 1


def tops_to_bottom(table: Table) -> None:
    """Collapse the Shafts: every top card goes under its stack (DW-6.37)."""
    location: i64 = 0
    while location < len(table.stacks):
        stack = table.stacks[location]
        if stack > SIX_BITS:
            table.restack(location, (stack >> 6) | ((stack & SIX_BITS) << (6 * (size(stack) - 1))))
        location += 1


# ── goods for goods: Sell an Item, Special Order ──────────────────────────────────────────────────


def begin_exchange(table: Table, special: Special, seat: i64) -> bool:
    """Pay, then take; what is mixed is asked for kind by kind (DW-6.32, DW-6.34)."""
    if not table.can_pay(seat, special.pay):
        return False
    table.pay(seat, special.pay)
    if not can_give(table, seat, special.pay_choice):
        table.take(seat, special.pay)
        return False
    if table.telling:
        table.tell("log-exchange", seat, {"card": special.key}, changes(special.pay, NOTHING))
    if special.gain_choice.total:
        table.push(RECEIVING, seat, 0, special.gain_choice.total)
    table.push(GAIN, seat, 0, 0)
    if special.pay_choice.total:
        table.push(GIVING, seat, 0, special.pay_choice.total)
    return True


def can_give(table: Table, seat: i64, mix: Mix) -> bool:
    """Whether a player owns what a mix asks for."""
    owned: i64 = 0
    for kind in mix.kinds:
        here = table.goods[5 * seat + kind]
        if here < mix.least:
            return False
        owned += here
    return owned >= mix.total


def take_gain(table: Table, seat: i64) -> None:
    """What the card gives without a choice."""
    special = table.terms.specials[table.special]
    table.take(seat, special.gain)
    gained = changes(NOTHING, special.gain)
    if table.telling and gained:
        table.tell("log-receive", seat, {"card": special.key}, gained)


def current_mix(table: Table) -> Mix:
    """The mix that is being given or received."""
    special = table.terms.specials[table.special]
    return special.pay_choice if table.frames[len(table.frames) - FRAME] == GIVING else special.gain_choice


def go_on_mixing(table: Table) -> None:
    """Ask for an amount of the next kind, unless only one amount is possible."""
    last = len(table.frames) - FRAME
    if table.frames[last + 2] == len(current_mix(table).kinds):
        table.pop()
        return
    low, high = amounts(table)
    if low == high:
        settle_amount(table, low)
    else:
        table.ask(table.frames[last + 1], GIVE if table.frames[last] == GIVING else RECEIVE)


def amounts(table: Table) -> tuple[i64, i64]:
    """The least and the most of the kind asked for that still let the mix be completed."""
    last = len(table.frames) - FRAME
    gives = table.frames[last] == GIVING
    owner = 5 * table.frames[last + 1]
    kind = table.frames[last + 2]
    left = table.frames[last + 3]
    mix = current_mix(table)
    others: i64 = 0  # what the later kinds can hold at most
    later = kind + 1
    while later < len(mix.kinds):
        others += table.goods[owner + mix.kinds[later]] if gives else mix.total
        later += 1
    low = left - others if left - others > mix.least else mix.least
    high = left - mix.least * (len(mix.kinds) - 1 - kind)
    if gives and table.goods[owner + mix.kinds[kind]] < high:
        high = table.goods[owner + mix.kinds[kind]]
    return low, high


def legal_amounts(table: Table, out: vec[i64]) -> i64:
    amount, high = amounts(table)
    count: i64 = 0
    while amount <= high:
        out[count] = AMOUNT + amount
        amount += 1
        count += 1
    return count


def settle_amount(table: Table, amount: i64) -> None:
    """So much of this kind changes hands."""
    last = len(table.frames) - FRAME
    gives = table.frames[last] == GIVING
    seat = table.frames[last + 1]
    kind = current_mix(table).kinds[table.frames[last + 2]]
    change = -amount if gives else amount
    table.goods[5 * seat + kind] += change
    table.frames[last + 2] += 1
    table.frames[last + 3] -= amount
    if table.telling and amount:
        card = table.terms.specials[table.special].key
        table.tell("log-give" if gives else "log-receive", seat, {"card": card}, {GOODS[kind]: change})


# ── Past Glories, Turn Back, Apprentice ───────────────────────────────────────────────────────────


def deep_locations(table: Table, min_left: i64) -> i64:
    """Locations with more cards than `min_left`."""
    mask: i64 = 0
    location: i64 = 0
    while location < len(table.stacks):
        if size(table.stacks[location]) > min_left:
            mask |= bit(location)
        location += 1
    return mask


def legal_raises(table: Table, out: vec[i64]) -> i64:
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


def raise_card(table: Table, action: i64) -> None:
    """A buried card becomes the top card; the others keep their order (DW-6.33)."""
    table.pop()
    number: i64 = (action - RAISE) % CARDS + 1
    location = (action - RAISE) // CARDS * 9 + table.terms.by_number[number].cell
    stack = table.stacks[location]
    depth = depth_of(stack, number)
    above = stack & (bit(6 * depth) - 1)
    below = stack >> (6 * (depth + 1))
    table.restack(location, (((below << (6 * depth)) | above) << 6) | number)
    if table.telling:
        table.tell("log-raise", table.player, table.at(location), {})


def depth_of(stack: i64, number: i64) -> i64:
    """How deep in a stack a card lies."""
    depth: i64 = 0
    while number_at(stack, depth) != number:
        depth += 1
    return depth


def turn_back_locations(table: Table) -> i64:
    """Locations without workers where a card stays when the top one goes (DW-5.104)."""
    return deep_locations(table, table.terms.specials[table.special].min_left) & ~table.occupied


def turn_back(table: Table, location: i64) -> None:
    """The top card goes back into its Mountain, a committed worker on the location (DW-6.35)."""
    table.pop()
    if table.telling:
        table.tell("log-turn-back", table.player, table.at(location), {})
    table.shuffle_into_mountain(location // 9, table.take_top(location))
    place_committed(table, location)


def opponents_locations(table: Table, seat: i64) -> i64:
    """Locations with a worker of an opponent, spent or not (DW-5.105)."""
    mask: i64 = 0
    worker: i64 = 0
    while worker < 4 * table.crowd:
        if worker >> 2 != seat and table.where[worker] >= 0:
            mask |= bit(table.where[worker])
        worker += 1
    return mask


def join(table: Table, location: i64) -> None:
    """A committed worker goes beside an opponent's (DW-6.36)."""
    table.pop()
    place_committed(table, location)


def place_committed(table: Table, location: i64) -> None:
    """One of the workers just put on the pile enters the Mine, as a regular worker (DW-6.46)."""
    table.place(4 * table.player, location)
    if table.telling:
        table.tell("log-place", table.player, table.at(location), {})


def legal_turn_backs(table: Table, out: vec[i64]) -> i64:
    return listed(turn_back_locations(table), TURN_BACK_AT, out)


def legal_joins(table: Table, out: vec[i64]) -> i64:
    return listed(opponents_locations(table, table.player), JOIN, out)


# ── Run Amok ──────────────────────────────────────────────────────────────────────────────────────


def go_on_shuffling(table: Table) -> None:
    """Fate settles a stack card by card from the bottom; the last card has no choice (DW-6.38)."""
    last = len(table.frames) - FRAME
    while table.frames[last + 2] < len(table.stacks):
        if table.frames[last + 3] < size(table.stacks[table.frames[last + 2]]) - 1:
            table.ask(FATE, SHUFFLE_STACK)
            return
        table.frames[last + 2] += 1
        table.frames[last + 3] = 0
    table.pop()


def legal_shuffles(table: Table, out: vec[i64]) -> i64:
    """Every card of the stack that is not settled yet."""
    last = len(table.frames) - FRAME
    location = table.frames[last + 2]
    unsettled = size(table.stacks[location]) - table.frames[last + 3]
    depth: i64 = 0
    while depth < unsettled:
        out[depth] = SHUFFLE + (location // 9) * CARDS + number_at(table.stacks[location], depth) - 1
        depth += 1
    return unsettled


def pick_shuffle(table: Table) -> i64:
    last = len(table.frames) - FRAME
    location = table.frames[last + 2]
    stack = table.stacks[location]
    depth = table.stream.below(size(stack) - table.frames[last + 3])
    return SHUFFLE + (location // 9) * CARDS + number_at(stack, depth) - 1


def shuffle_card(table: Table, action: i64) -> None:
    """The chosen card changes places with the lowest one that is not settled."""
    last = len(table.frames) - FRAME
    location = table.frames[last + 2]
    stack = table.stacks[location]
    chosen: i64 = (action - SHUFFLE) % CARDS + 1
    lowest = size(stack) - 1 - table.frames[last + 3]
    change = chosen ^ number_at(stack, lowest)
    if change:
        table.restack(location, stack ^ (change << (6 * lowest)) ^ (change << (6 * depth_of(stack, chosen))))
    table.frames[last + 3] += 1
