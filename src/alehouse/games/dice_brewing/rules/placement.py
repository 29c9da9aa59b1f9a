"""Phase 1: dice are rolled, then put on the buildings, turn by turn (sections 5.2, 5.3 and 6.1 to 6.5)."""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest, size
from alehouse.games.dice_brewing.actions import (
    DIE,
    END_TURN,
    GAINED,
    PASS,
    PLACE_TURN,
    REROLL_SET,
    SEED,
    SPACE,
    SWAP_COLOUR,
    TO_ACTIVE_POOL,
    TO_WAREHOUSE,
    WHERE,
)
from alehouse.games.dice_brewing.cards import AT_PLACEMENT, BLUE, COLOURS, NO_DIE, TO_POOL, Gain
from alehouse.games.dice_brewing.rules import school, tokens, windows
from alehouse.games.dice_brewing.state import (
    BLOCKED,
    COINS,
    COMPLETE,
    NONE,
    PLACE,
    POOL,
    PROTECTED_DIE,
    PURCHASE,
    RESOLVED,
    SEED_IN_HAND,
    SEEDS,
    SOWN,
    UNLUCKY,
    USED,
    WAREHOUSE,
    TableState,
)

# ── the roll ──────────────────────────────────────────────────────────────────────────────────────


def advance_roll(table: TableState) -> None:
    """The next player rolls the whole Active Pool and nothing else, then placement begins (DB-5.20, DB-5.21)."""
    if table.turns < table.seats:
        table.turn = (table.priority + table.turns) % table.seats
        table.turns += 1
        table.rolling = table.of(table.turn, POOL)
        table.chosen = table.rolling
        return
    table.phase = PLACE
    table.turn = table.priority
    table.passed = 0
    windows.open_window(table, AT_PLACEMENT, table.priority)


def roll_for_round(table: TableState, die: i64, value: i64) -> None:
    """A 1 is marked where the unlucky roll is played (DB-8.2)."""
    table.roll(die, value)
    if table.terms.unlucky and value == 1:
        table.dice[die] |= UNLUCKY


# ── turns ─────────────────────────────────────────────────────────────────────────────────────────


def advance_place(table: TableState) -> None:
    """The turn under way, or the next one; the phase ends when all have passed (DB-5.23)."""
    if not table.acting:
        if size(table.passed) == table.seats:
            windows.end_phase(table)
            table.phase = PURCHASE
            table.turn = table.priority
            table.turns = 0
            return
        while (table.passed >> table.turn) & 1:
            table.turn = table.next_seat(table.turn)
        table.acting = True
        table.placements = 0
    if can_do_more(table, table.turn):
        table.ask(table.turn, PLACE_TURN)
    else:
        end_turn(table)


def can_do_more(table: TableState, seat: i64) -> bool:
    """Whether there is anything but to pass or to end the turn (DB-5.4)."""
    if table.of(seat, POOL) or tokens.is_asked(table, seat):
        return True
    if table.placements >= table.terms.placements:
        return False
    if table.of(seat, SEEDS) and open_for_items(table, seat) & table.terms.for_seeds:
        return True
    return placeable(table, seat, table.of(seat, WAREHOUSE)) != 0


def legal_turn(table: TableState, out: vec[i64]) -> i64:
    """Take a die or a seed in hand, play a token, pass or end the turn (DB-5.28)."""
    seat = table.player
    more = table.placements < table.terms.placements
    dice = table.distinct(table.of(seat, POOL))  # any of them can be stored (DB-5.29)
    if more:
        dice |= placeable(table, seat, table.distinct(table.of(seat, WAREHOUSE)))
    count = listed(dice, DIE, out)
    if more and table.of(seat, SEEDS) and open_for_items(table, seat) & table.terms.for_seeds:
        out[count] = SEED
        count += 1
    if len(table.tokens):
        count = tokens.legal_plays(table, out, count)
    out[count] = END_TURN if table.placements else PASS
    return count + 1


def end_turn(table: TableState) -> None:
    """Whoever placed nothing has passed, for the whole round (R5)."""
    if not table.placements:
        table.passed |= bit(table.turn)
        if table.keeps_log:
            table.log("log-pass", table.turn, {}, {}, "DB-5.23")
    table.acting = False
    table.turn = table.next_seat(table.turn)
    windows.open_window(table, AT_PLACEMENT, table.turn)


# ── what may go where ─────────────────────────────────────────────────────────────────────────────


def open_for_items(table: TableState, seat: i64) -> i64:
    """The spaces on which a player may put a first item this round: each once, sped up or not (DB-5.32, DB-5.34)."""
    spaces = table.open_spaces & ~table.full & ~table.of(seat, USED)
    blocked = table.of(seat, BLOCKED)
    while blocked:
        spaces &= ~table.terms.of_building[lowest(blocked)]
        blocked &= blocked - 1
    return spaces


def is_used(table: TableState, seat: i64, space: i64) -> bool:
    """Whether a player uses a space this round (DB-5.36)."""
    return table.of(seat, USED) & bit(space) != 0


def placeable(table: TableState, seat: i64, mask: i64) -> i64:
    """Those of some own dice that could be placed somewhere."""
    found: i64 = 0
    while mask:
        die = lowest(mask)
        mask &= mask - 1
        if destinations(table, seat, die):
            found |= bit(die)
    return found


def destinations(table: TableState, seat: i64, die: i64) -> i64:
    """The spaces of the own board that a die may go to: as item, to speed up, or into a set (DB-5.25)."""
    if table.is_blocked(die):
        return 0
    terms = table.terms
    colour = terms.colour_of[die]
    value = table.face(die)
    spaces = terms.accepting[7 * colour + value] & open_for_items(table, seat)
    if table.dice[die] & PROTECTED_DIE:
        spaces &= ~terms.raising  # DB-6.47
    if spaces & terms.rerolling and not school.can_reroll(table, seat, die):
        spaces &= ~terms.rerolling
    if spaces & terms.swapping:
        spaces &= ~school.idle_swaps(table, seat, die, spaces & terms.swapping)
    used = table.of(seat, USED)
    if colour == BLUE:
        spaces |= quick(table, seat, used & terms.speeding[value] & ~table.of(seat, RESOLVED))
    return spaces | (used & terms.for_sets & ~table.of(seat, COMPLETE))


def quick(table: TableState, seat: i64, spaces: i64) -> i64:
    """Those of some spaces in use whose gain the supply could give at once (DB-6.5)."""
    found: i64 = 0
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        gain = gain_at(table, seat, space)
        if (gain.die == NO_DIE or table.supplied(gain.die)) and gain.seeds <= table.seeds:
            found |= bit(space)
    return found


def gain_at(table: TableState, seat: i64, space: i64) -> Gain:
    """What a space gives for the item that lies on it."""
    item = table.on(seat, space)
    place = table.terms.spaces[space]
    return place.gains[table.terms.colour_of[lowest(item)]] if item else place.gain


# ── taking, storing and placing ───────────────────────────────────────────────────────────────────


def take(table: TableState, die: i64) -> None:
    """A die is taken in hand; where nothing but the Warehouse is left for it, it is stored (DB-5.29)."""
    goes = table.placements < table.terms.placements and destinations(table, table.player, die) != 0
    if goes:
        table.hand = die
        table.inner = WHERE
    else:
        store(table, die)


def take_seed(table: TableState) -> None:
    table.hand = SEED_IN_HAND
    table.inner = WHERE


def legal_where(table: TableState, out: vec[i64]) -> i64:
    """The spaces for what is in hand; a die of the Active Pool may be stored instead."""
    seat = table.player
    if table.hand == SEED_IN_HAND:
        return listed(open_for_items(table, seat) & table.terms.for_seeds, SPACE, out)
    count = listed(destinations(table, seat, table.hand), SPACE, out)
    if table.zone_of(seat, table.hand) == POOL:
        out[count] = TO_WAREHOUSE
        count += 1
    return count


def store(table: TableState, die: i64) -> None:
    """From the Active Pool to the Warehouse, with its value; not a placement (DB-5.29)."""
    table.exclude(table.player, POOL, bit(die))
    table.include(table.player, WAREHOUSE, bit(die))
    table.hand = NONE
    table.inner = 0
    if table.keeps_log:
        table.log("log-store", table.player, {"die": table.die_name(die)}, {}, "DB-5.29")


def place(table: TableState, space: i64) -> None:
    """What is in hand goes on a space of the own board (DB-5.25), from Active Pool or Warehouse (DB-5.27).

    It is resolved before the next one is placed (DB-5.26).
    """
    seat = table.player
    here = bit(space)
    item = table.hand
    table.hand = NONE
    table.inner = 0
    table.placements += 1
    if item != SEED_IN_HAND:
        zone = table.zone_of(seat, item)
        table.exclude(seat, zone, bit(item))
    if not is_used(table, seat, space):
        put_first(table, seat, space, item)
    elif table.terms.for_sets & here and not table.of(seat, COMPLETE) & here:
        add_to_set(table, seat, space, item)
    else:
        speed_up(table, seat, space, item)


def put_first(table: TableState, seat: i64, space: i64, item: i64) -> None:
    """The player uses the space from now until the round ends (DB-5.36), and the item stays until Tidy (DB-5.33)."""
    here = bit(space)
    table.include(seat, USED, here)
    if table.keeps_log:
        name = "@seed" if item == SEED_IN_HAND else table.die_name(item)
        table.log("log-place", seat, {"item": name, "space": table.terms.spaces[space].key}, {}, "DB-5.25")
    close_if_full(table, space)
    if item == SEED_IN_HAND:
        table.add(seat, SEEDS, -1)
        table.include(seat, SOWN, here)
        return
    table.lay(seat, space, bit(item))
    if table.terms.instant & here:
        table.include(seat, RESOLVED, here)
        table.subject = space
        table.inner = REROLL_SET if table.terms.rerolling & here else SWAP_COLOUR
    elif table.terms.spaces[space].after == TO_POOL:
        complete_set(table, seat, space)


def close_if_full(table: TableState, space: i64) -> None:
    """As many players use the space as may: it is closed for the others (DB-5.35)."""
    users: i64 = 0
    last: i64 = NONE
    seat: i64 = 0
    while seat < table.seats:
        if table.of(seat, USED) & bit(space):
            users += 1
        else:
            last = seat
        seat += 1
    if users < table.terms.capacity:
        return
    table.full |= bit(space)
    if table.keeps_log and last != NONE:
        table.log("log-closed", last, {"space": table.terms.spaces[space].key}, {}, "DB-5.35")


def add_to_set(table: TableState, seat: i64, space: i64, die: i64) -> None:
    """A further die for the School's set (DB-6.24)."""
    table.lay(seat, space, table.on(seat, space) | bit(die))
    if table.keeps_log:
        table.log("log-add", seat, {"item": table.die_name(die), "space": table.terms.spaces[space].key}, {}, "DB-6.24")
    complete_set(table, seat, space)


def complete_set(table: TableState, seat: i64, space: i64) -> None:
    """Whether the dice as they lie are enough; once they are, they stay so (R52)."""
    place = table.terms.spaces[space]
    dice = table.on(seat, space)
    if not table.terms.multi:
        table.include(seat, COMPLETE, bit(space))  # one die that the space accepts (D4)
        return
    total: i64 = 0
    blue = size(dice & table.terms.of_colour[BLUE])
    while dice:
        total += table.face(lowest(dice))
        dice &= dice - 1
    if total >= place.set_total and blue >= place.set_blue:
        table.include(seat, COMPLETE, bit(space))


def speed_up(table: TableState, seat: i64, space: i64, blue: i64) -> None:
    """A blue die resolves the space at once (DB-6.2, DB-6.4); what becomes of its value later is no matter (DB-6.6)."""
    place = table.terms.spaces[space]
    gain = gain_at(table, seat, space)
    item = table.on(seat, space)
    table.include(seat, RESOLVED, bit(space))
    table.lay(seat, space, bit(blue))
    if table.keeps_log:
        args: dict[str, object] = {"die": table.die_name(blue), "space": place.key}
        if gain.die != NO_DIE:
            args["colour"] = f"@colour-{COLOURS[gain.die]}"
        table.log("log-speed", seat, args, gained(gain), "DB-6.2")
    if place.raises:
        die = lowest(item)
        table.raise_for_good(die, place.raises)
        table.include(seat, WAREHOUSE, item)
        if table.keeps_log:
            table.log("log-raised", seat, {"die": table.die_name(die)}, {}, "DB-6.2")
        return
    if item:
        table.to_supply(lowest(item))
    else:
        table.exclude(seat, SOWN, bit(space))
        table.seeds += 1
    table.add(seat, COINS, gain.coins)
    table.add(seat, SEEDS, gain.seeds)
    table.seeds -= gain.seeds
    if gain.die != NO_DIE:
        table.hand = table.take_die(gain.die)
        table.rolling = bit(table.hand)
        table.inner = GAINED


def gained(gain: Gain) -> dict[str, int]:
    """Coins and seeds of a gain as the changes of an event."""
    changes: dict[str, int] = {}
    if gain.coins:
        changes["coins"] = gain.coins
    if gain.seeds:
        changes["seeds"] = gain.seeds
    return changes


def legal_gained(out: vec[i64]) -> i64:
    """Where a die goes that was gained and rolled in this phase (DB-5.37)."""
    out[0] = TO_ACTIVE_POOL
    out[1] = TO_WAREHOUSE
    return 2


def keep_gained(table: TableState, zone: i64) -> None:
    """The new die can be used this round like any other."""
    die = table.hand
    table.include(table.player, zone, bit(die))
    table.hand = NONE
    table.inner = 0
    if table.keeps_log:
        where = "@place-active-pool" if zone == POOL else "@place-warehouse"
        colour = COLOURS[table.terms.colour_of[die]]
        args: dict[str, object] = {"die": table.die_name(die), "where": where, "colour": f"@colour-{colour}"}
        table.log("log-gained", table.player, args, {}, "DB-5.37")
