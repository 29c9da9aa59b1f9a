"""Special actions (DW-5.15 to DW-5.20, section 6c) and the early resolution they cause (section 5d).

A special action is a pile of frames, the last one first: turn up the pile's next card, the effect with
its choices, the workers under the card's Mine side, and at last the Mine side itself.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit
from alehouse.core.state import FATE
from alehouse.games.dwarf.actions import (
    AMOUNT,
    APPRENTICE,
    EARLY_HELP,
    GIVE,
    GLORIES,
    JOIN,
    RAISE,
    RECEIVE,
    SHUFFLE,
    SHUFFLE_STACK,
    SPECIAL,
    TURN_BACK_AT,
    TURN_SPECIAL,
    TURNING_BACK,
)
from alehouse.games.dwarf.cards import (
    CARDS,
    DEFEND_ALL,
    EXCHANGE,
    GET_HELP,
    GOODS,
    MEDAL,
    PLACE_BESIDE,
    RAISE_CARD,
    SHUFFLE_STACKS,
    TOP_TO_BOTTOM,
    TOP_TO_MOUNTAIN,
    TURN_BACK,
    Mix,
    Special,
)
from alehouse.games.dwarf.rules.automata import bring_extra_workers, lose_extra
from alehouse.games.dwarf.rules.effects import check_medals, resolve_worker
from alehouse.games.dwarf.rules.mining import add_to_mine
from alehouse.games.dwarf.state import (
    AREA,
    COMMITTED,
    FRAME,
    SIX_BITS,
    SIZES,
    TOPS,
    Table,
    changes,
    number_at,
    size,
)

NOTHING: Final = vec[i64]([0, 0, 0, 0, 0])

# Frames of a special action. Each is four numbers on the table's stack: kind, seat, subject, count.
LAND: Final = 1
EARLY: Final = 2
OFFER: Final = 3  # an early Get Help: `count` extra workers may still be placed
EFFECT: Final = 4
TURN_NEXT: Final = 5
CHOOSE: Final = 6  # `subject` is the decision
GAIN: Final = 7
SHUFFLING: Final = 8  # location `subject`, `count` cards from the bottom are settled
GIVING: Final = 9  # `subject` says which of the mix's kinds is asked for, `count` how many goods are left
RECEIVING: Final = 10


# ── taking the card ───────────────────────────────────────────────────────────────────────────────


def take_special(table: Table, action: i64) -> None:
    """Pay, take the top card, and resolve it at once (DW-5.15, DW-5.18, DW-6.39)."""
    index: i64 = (action - SPECIAL) // 2
    for_medals = (action - SPECIAL) % 2 == 1
    seat = table.player
    pile = AREA * (index // 3) + index % 3
    number = table.areas[pile + TOPS]
    table.areas[pile + TOPS] = 0
    table.areas[pile + SIZES] -= 1
    table.special = number
    table.special_set = index // 3
    table.human_choice = -number
    table.specials_taken += 1
    commit(table, seat, index, for_medals)
    reward_opponent(table)
    if table.ended:
        return
    table.push(LAND, seat, 0, 0)
    table.push(EARLY, seat, 0, 0)
    table.push(EFFECT, seat, 0, 0)
    if table.areas[pile + SIZES]:
        table.push(TURN_NEXT, seat, 0, 0)


def commit(table: Table, seat: i64, pile: i64, for_medals: bool) -> None:
    """The workers paid stand on the pile; medals return to the supply (DW-5.15, DW-5.16)."""
    medals = table.terms.special_medals
    table.where[4 * seat] = COMMITTED
    table.committed |= (pile + 1) << (3 * seat)
    if for_medals:
        table.goods[5 * seat + MEDAL] -= medals
    else:
        table.where[4 * seat + 1] = COMMITTED
    if table.telling:
        key = "log-special-medals" if for_medals else "log-special-workers"
        card = table.terms.specials[table.special].key
        table.tell(key, seat, {"card": card}, {"medal": -medals} if for_medals else {})


def reward_opponent(table: Table) -> None:
    """Andvéttr earns medals whenever the human takes a special action (DW-8.51)."""
    opponent = table.terms.opponent
    if opponent is None or table.specials_taken > len(opponent.medals_per_special):
        return
    medals: i64 = opponent.medals_per_special[table.specials_taken - 1]
    bot = table.crowd - 1
    table.goods[5 * bot + MEDAL] += medals
    if table.telling:
        table.tell("log-bot-medals", bot, {}, {"medal": medals})
    check_medals(table)


# ── going on ──────────────────────────────────────────────────────────────────────────────────────


def go_on_frame(table: Table) -> None:
    """Go on with what was begun last."""
    last = len(table.frames) - FRAME
    kind = table.frames[last]
    seat = table.frames[last + 1]
    if kind == TURN_NEXT:
        table.ask(FATE, TURN_SPECIAL)
    elif kind == EFFECT:
        table.pop()
        begin_effect(table, seat)
    elif kind == CHOOSE:
        table.ask(seat, table.frames[last + 2])
    elif kind == GIVING or kind == RECEIVING:
        go_on_mixing(table)
    elif kind == GAIN:
        table.pop()
        take_gain(table, seat)
    elif kind == SHUFFLING:
        go_on_shuffling(table)
    elif kind == EARLY:
        go_on_early(table)
    elif kind == OFFER:
        go_on_offer(table, seat)
    else:
        land(table)


def land(table: Table) -> None:
    """The card is turned over and put on its stack, in the Mine of its own set (DW-5.18, DW-8.5)."""
    table.pop()
    card = table.terms.specials[table.special].mine_side
    add_to_mine(table, table.special_set, card)
    if table.telling:
        where = table.spot(table.special_set * 9 + card.cell)
        table.tell("log-land", -1, {"card": card.key, "location": where}, {})
    table.special = 0


# ── early resolution (5d) ─────────────────────────────────────────────────────────────────────────


def go_on_early(table: Table) -> None:
    """The next worker under the turned card is resolved, in order of placement (DW-5.30, DW-5.31)."""
    worker = earliest_unspent(
        table, table.special_set * 9 + table.terms.specials[table.special].mine_side.cell
    )
    if worker < 0:
        table.pop()
        return
    table.spent |= bit(worker)
    card = table.top(table.where[worker])
    if card.action == GET_HELP:
        early_help(table, worker, card.extra_workers)
    else:
        resolve_worker(table, worker, early=True)
    if card.passes_marker and worker >> 2 == table.marker and not table.ended:  # DW-5.32
        table.pass_marker()


def earliest_unspent(table: Table, location: i64) -> i64:
    """The unspent worker that was placed there first, or -1."""
    found: i64 = -1
    worker: i64 = 0
    while worker < 4 * table.crowd:
        here = table.where[worker] == location and not (table.spent >> worker) & 1
        if here and (found < 0 or table.stamp(worker) < table.stamp(found)):
            found = worker
        worker += 1
    return found


def early_help(table: Table, worker: i64, offers: i64) -> None:
    """The owner may place his extra workers at once; a printed opponent does so by his own rules (DW-8.14)."""
    location = table.where[worker]
    seat = worker >> 2
    if table.telling:
        table.tell("log-early", seat, table.at(location), {})
    if not table.is_bot(seat):
        table.push(OFFER, seat, 0, offers)
    elif not table.bot_helped:
        bring_extra_workers(table, location)


def go_on_offer(table: Table, seat: i64) -> None:
    """One extra worker after the other; without a free location it is lost (DW-5.53, DW-5.106)."""
    offers = len(table.frames) - 1
    worker = table.extra_at_home(seat)
    if table.frames[offers] == 0 or worker < 0:
        table.pop()
        return
    table.frames[offers] -= 1
    if table.occupied == table.everywhere:
        lose_extra(table, worker)
    else:
        table.ask(seat, EARLY_HELP)


def place_extra_worker(table: Table, location: i64) -> None:
    """An extra worker enters the Mine (DW-5.53)."""
    table.place(table.extra_at_home(table.player), location)
    if table.telling:
        table.tell("log-help", table.player, table.at(location), {})


# ── effects (6c) ──────────────────────────────────────────────────────────────────────────────────


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


def legal_bits(mask: i64, first: i64, out: vec[i64]) -> i64:
    """An action for each bit of a mask, counted from `first`."""
    count: i64 = 0
    while mask:
        if mask & 1:
            out[count] = first
            count += 1
        mask >>= 1
        first += 1
    return count


def legal_turn_backs(table: Table, out: vec[i64]) -> i64:
    return legal_bits(turn_back_locations(table), TURN_BACK_AT, out)


def legal_joins(table: Table, out: vec[i64]) -> i64:
    return legal_bits(opponents_locations(table, table.player), JOIN, out)


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
