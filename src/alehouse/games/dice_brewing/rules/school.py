"""The School of Skills: rerolling own dice, and swapping one against the rolled supply (section 6.4)."""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest, size
from alehouse.games.dice_brewing.actions import (
    COLOUR,
    DECLINE,
    DIE,
    REROLL_SET,
    ROLL_NOW,
    SWAP_COLOUR,
    SWAP_DIE,
    SWAP_VALUE,
    VALUE,
)
from alehouse.games.dice_brewing.cards import COLOURS
from alehouse.games.dice_brewing.state import BASE, NONE, POOL, WAREHOUSE, TableState

# ── reroll ────────────────────────────────────────────────────────────────────────────────────────


def can_reroll(table: TableState, seat: i64, die: i64) -> bool:
    """Whether some own die other than the one to be placed could be rerolled (DB-6.20)."""
    return table.untokened((table.of(seat, POOL) | table.of(seat, WAREHOUSE)) & ~bit(die)) != 0


def advance_reroll(table: TableState) -> None:
    """Ask for the next die; when there is no other, roll."""
    if table.chosen and not choosable(table, table.turn):
        roll_now(table)
    else:
        table.ask(table.turn, REROLL_SET)


def choosable(table: TableState, seat: i64) -> i64:
    """The dice that may be chosen next: of either zone, then only of the one begun with (R17)."""
    pool = table.untokened(table.of(seat, POOL))
    store = table.untokened(table.of(seat, WAREHOUSE))
    if table.chosen & pool:
        store = 0
    elif table.chosen:
        pool = 0
    return table.distinct(pool & ~table.chosen) | table.distinct(store & ~table.chosen)


def legal_reroll(table: TableState, out: vec[i64]) -> i64:
    count = listed(choosable(table, table.player), DIE, out)
    if table.chosen:
        out[count] = ROLL_NOW
        count += 1
    return count


def choose_for_reroll(table: TableState, die: i64) -> None:
    table.chosen |= bit(die)


def roll_now(table: TableState) -> None:
    """The chosen dice are rolled and stay in their zone."""
    if table.keeps_log:
        table.log("log-reroll", table.turn, {"dice": table.die_names(table.chosen)}, {}, "DB-6.20")
    table.rolling = table.chosen
    table.inner = 0
    table.subject = NONE


# ── swap ──────────────────────────────────────────────────────────────────────────────────────────


def idle_swaps(table: TableState, seat: i64, die: i64, spaces: i64) -> i64:
    """Those of some swapping spaces that have no colour to swap (DB-6.22)."""
    idle: i64 = 0
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        if not swap_colours(table, seat, space, bit(die)):
            idle |= bit(space)
    return idle


def swap_colours(table: TableState, seat: i64, space: i64, but: i64) -> i64:
    """The colours that the supply has and of which the player has a die without a token."""
    own = (table.of(seat, POOL) | table.of(seat, WAREHOUSE)) & ~but
    found: i64 = 0
    for colour in table.terms.spaces[space].colours:
        if table.supplied(colour) and table.untokened(own & table.terms.of_colour[colour]):
            found |= bit(colour)
    return found


def advance_swap_colour(table: TableState) -> None:
    colours = swap_colours(table, table.turn, table.subject, 0)
    if size(colours) == 1:
        roll_supply(table, lowest(colours))
    else:
        table.ask(table.turn, SWAP_COLOUR)


def legal_swap_colours(table: TableState, out: vec[i64]) -> i64:
    return listed(swap_colours(table, table.player, table.subject, 0), COLOUR, out)


def roll_supply(table: TableState, colour: i64) -> None:
    """All dice of the colour in the supply are rolled (DB-6.21)."""
    table.subject = colour
    table.rolling = table.supplied(colour)
    table.inner = SWAP_VALUE


def rolled_values(table: TableState) -> i64:
    """The values among the rolled dice of the supply."""
    values: i64 = 0
    rest = table.supplied(table.subject)
    while rest:
        values |= bit(table.dice[lowest(rest)] & BASE)
        rest &= rest - 1
    return values


def legal_values(table: TableState, out: vec[i64]) -> i64:
    """One of the rolled values, or no swap (R18)."""
    count = listed(rolled_values(table) >> 1, VALUE, out)
    out[count] = DECLINE
    return count + 1


def choose_value(table: TableState, value: i64) -> None:
    table.value = value
    table.inner = SWAP_DIE


def swappable(table: TableState, seat: i64) -> i64:
    """The own dice that may go."""
    of_colour = table.terms.of_colour[table.subject]
    pool = table.distinct(table.untokened(table.of(seat, POOL) & of_colour))
    return pool | table.distinct(table.untokened(table.of(seat, WAREHOUSE) & of_colour))


def advance_swap_die(table: TableState) -> None:
    dice = swappable(table, table.turn)
    if size(dice) == 1:
        swap(table, table.turn, lowest(dice))
    else:
        table.ask(table.turn, SWAP_DIE)


def legal_swap_dice(table: TableState, out: vec[i64]) -> i64:
    return listed(swappable(table, table.player), DIE, out)


def swap(table: TableState, seat: i64, old: i64) -> None:
    """The new die takes the old one's place with the value rolled."""
    new = lowest(table.supplied(table.subject))
    rest = table.supplied(table.subject)
    while rest:
        die = lowest(rest)
        rest &= rest - 1
        if table.dice[die] & BASE == table.value:
            new = die
            break
    if table.keeps_log:
        table.log("log-swap", seat, {"old": table.die_name(old), "new": table.die_name(new)}, {}, "DB-6.21")
    zone = table.zone_of(seat, old)
    table.exclude(seat, zone, bit(old))
    table.include(seat, zone, bit(new))
    table.to_supply(old)
    table.supply &= ~bit(new)
    finish_swap(table)


def keep_all(table: TableState, seat: i64) -> None:
    """No swap."""
    if table.keeps_log:
        colour = COLOURS[table.subject]
        table.log("log-no-swap", seat, {"colour": f"@colour-{colour}"}, {}, "DB-6.21")
    finish_swap(table)


def finish_swap(table: TableState) -> None:
    """Dice in the supply have no value (DB-6.21)."""
    rest = table.supplied(table.subject)
    while rest:
        table.dice[lowest(rest)] = 0
        rest &= rest - 1
    table.subject = NONE
    table.inner = 0
