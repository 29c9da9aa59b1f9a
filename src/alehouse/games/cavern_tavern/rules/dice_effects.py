"""Effects on dice: rerolls, set values, shifts, flips, exchanges, dice taken back (CT-6.9.1 to CT-6.9.6)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest
from alehouse.games.cavern_tavern.actions import (
    CHOOSE_DIE,
    CHOOSE_VALUE,
    DIE_VALUE,
    DONE,
    DOWN,
    FROM_PLAYER,
    PLAYER,
    RIVAL_DIE,
    UP,
    VALUE,
)
from alehouse.games.cavern_tavern.effect_ops import Effect
from alehouse.games.cavern_tavern.rules.doing import Doing, is_alone
from alehouse.games.cavern_tavern.rules.frames import (
    DICE_CHOSEN,
    DICE_DUE,
    DICE_LEFT,
    DICE_OWNER,
    DICE_TAKEN,
    EXCHANGED_VALUE,
    F_EXCHANGE_VALUES,
    F_FLIP,
    F_MODIFY,
    F_RECOVER,
    F_REROLL,
    F_REROLL_OPPONENT,
    F_SET,
    F_SHIFT,
    RIVAL_DICE_FRAMES,
)
from alehouse.games.cavern_tavern.state import ALL_FACES, DICE_EACH, MODIFIERS, NONE, UNPLACED, TableState

ANY_NUMBER: Final = 9  # of dice


# ── which dice ────────────────────────────────────────────────────────────────────────────────────


def dice_holders(table: TableState, seat: i64) -> i64:
    """Opponents with dice still to be placed."""
    found: i64 = 0
    other: i64 = 0
    while other < table.seats:
        if other != seat and table.unplaced(other):
            found |= bit(other)
        other += 1
    return found


def exchange_partners(table: TableState, seat: i64) -> i64:
    """Opponents who have an unplaced die of another value than one of the player's."""
    found: i64 = 0
    mine = values(table, table.unplaced(seat))
    others = dice_holders(table, seat) if mine else 0
    while others:
        other = lowest(others)
        others &= others - 1
        theirs = values(table, table.unplaced(other))
        if mine != theirs or mine & (mine - 1):
            found |= bit(other)
    return found


def placed_dice(table: TableState, seat: i64) -> i64:
    """Own dice placed this round."""
    return table.dice_of(seat) & ~table.unplaced(seat)


def values(table: TableState, dice: i64) -> i64:
    """The values that some dice show."""
    found: i64 = 0
    while dice:
        found |= bit(table.faces[lowest(dice)])
        dice &= dice - 1
    return found


def with_value(table: TableState, dice: i64, value: i64) -> i64:
    """One of some dice that shows a value."""
    while table.faces[lowest(dice)] != value:
        dice &= dice - 1
    return lowest(dice)


# ── beginning ─────────────────────────────────────────────────────────────────────────────────────


@final
class ChangeDice(Doing):
    """Own dice, one by one. Where it says "up to", one is enough, and none if the effect is not alone (CT-6.9.6)."""

    def __init__(self, frame: i64, up_to: bool) -> None:
        self.frame: Final[i64] = frame
        self.up_to: Final = up_to

    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return table.unplaced(seat) != 0

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        table.chosen = 0
        table.push(self.frame, seat, effect.n, NONE, is_alone(table) if self.up_to else 0, 0)


@final
class Reroll(Doing):
    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return table.unplaced(seat) != 0

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        table.chosen = 0
        table.push(F_REROLL, seat, rerolled(effect), seat, is_alone(table), 0)


@final
class RerollOpponent(Doing):
    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return dice_holders(table, seat) != 0

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        table.chosen = 0
        table.push(F_REROLL_OPPONENT, seat, rerolled(effect), NONE, is_alone(table), 0)


def rerolled(effect: Effect) -> i64:
    """How many dice at most."""
    return effect.n if effect.n else ANY_NUMBER


@final
class ExchangeValues(Doing):
    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return exchange_partners(table, seat) != 0

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        table.chosen = 0
        table.push(F_EXCHANGE_VALUES, seat, NONE, NONE, 0, 0)


@final
class RecoverDie(Doing):
    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return placed_dice(table, seat) != 0

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        table.chosen = 0
        table.push(F_RECOVER, seat, 1, NONE, 0, 0)


DOINGS: Final[dict[str, Doing]] = {
    "reroll": Reroll(),
    "reroll_opponent": RerollOpponent(),
    "exchange_die_values": ExchangeValues(),
    "set_die": ChangeDice(F_SET, up_to=False),
    "shift_dice": ChangeDice(F_SHIFT, up_to=True),
    "flip_die": ChangeDice(F_FLIP, up_to=True),
    "recover_die": RecoverDie(),
}


def begin_modifier(table: TableState, seat: i64) -> None:
    """A Modifier token goes back to the supply and changes a die (CT-8.1.8)."""
    table.add_owned(seat, MODIFIERS, -1)
    table.modifiers += 1
    if table.keeps_log:
        table.log("log-modifies", seat, {}, {"modifiers": -1}, "CT-8.1.8")
    table.chosen = 0
    table.push(F_MODIFY, seat, 1, NONE, 1, 0)


def advance(table: TableState, frame: i64) -> None:
    """Ask for what is still open."""
    seat = table.doer()
    if bit(frame) & RIVAL_DICE_FRAMES and table.top(DICE_OWNER) == NONE:
        others = partners(table, seat)
        if others & (others - 1):
            table.ask(seat, FROM_PLAYER)
        else:
            choose_player(table, lowest(others))
    elif frame in (F_REROLL, F_REROLL_OPPONENT):
        if table.top(DICE_LEFT) and candidates(table):
            ask_for_die(table, seat)
        else:
            roll_chosen(table)
    elif frame == F_EXCHANGE_VALUES:
        ask_for_die(table, seat)
    elif frame in (F_SET, F_SHIFT, F_MODIFY) and table.top(DICE_CHOSEN) != NONE:
        table.ask(seat, CHOOSE_VALUE)
    elif table.top(DICE_LEFT) and candidates(table):
        ask_for_die(table, seat)
    else:
        table.chosen = 0
        table.pop()


def ask_for_die(table: TableState, seat: i64) -> None:
    """Where a certain number of dice is due and all to choose from show the same, one of them is taken."""
    shown = choosable(table)
    if shown & (shown - 1) or table.begun() in (F_REROLL, F_REROLL_OPPONENT, F_SHIFT, F_FLIP):
        table.ask(seat, CHOOSE_DIE)
    else:
        choose_die(table, lowest(shown))


def choosable(table: TableState) -> i64:
    """The values of the dice that may be chosen next."""
    if table.begun() != F_EXCHANGE_VALUES:
        return values(table, candidates(table))
    mine = values(table, table.unplaced(table.doer()))
    theirs = values(table, table.unplaced(table.top(DICE_OWNER)))
    if table.top(EXCHANGED_VALUE) != NONE:
        return theirs & ~bit(table.top(EXCHANGED_VALUE))
    return mine if theirs & (theirs - 1) else mine & ~theirs


def candidates(table: TableState) -> i64:
    """The dice that may be chosen next."""
    frame = table.begun()
    seat = table.doer()
    if frame == F_RECOVER:
        return placed_dice(table, seat)
    owner = table.top(DICE_OWNER) if frame in (F_REROLL, F_REROLL_OPPONENT) else seat
    dice = table.unplaced(owner)
    return dice if frame == F_SHIFT else dice & ~table.chosen


def stop(table: TableState) -> None:
    """No more dice."""
    table.set_top(DICE_LEFT, 0)


def roll_chosen(table: TableState) -> None:
    """They are rolled one by one when this frame is gone."""
    table.rolling |= table.chosen
    table.chosen = 0
    table.pop()


def roll_next(table: TableState, value: i64) -> None:
    """Fate has rolled the next of the dice that are to be rolled."""
    die = lowest(table.rolling)
    table.rolling &= table.rolling - 1
    table.faces[die] = value
    if table.keeps_log and table.acting:
        table.log("log-rerolls", owner_of(table, die), {"value": int(value)}, {}, "CT-6.9.6")


def owner_of(table: TableState, die: i64) -> i64:
    return table.white_holder if die == table.terms.white else die // DICE_EACH


def partners(table: TableState, seat: i64) -> i64:
    """The opponents whose dice an effect may work on."""
    return exchange_partners(table, seat) if table.begun() == F_EXCHANGE_VALUES else dice_holders(table, seat)


def legal_players(table: TableState, out: vec[i64]) -> i64:
    return listed(partners(table, table.player), PLAYER, out)


def choose_player(table: TableState, other: i64) -> None:
    table.set_top(DICE_OWNER, other)


def legal_dice(table: TableState, out: vec[i64]) -> i64:
    """Dice by their value; "done" where no more need be chosen."""
    frame = table.begun()
    theirs = frame == F_REROLL_OPPONENT or (frame == F_EXCHANGE_VALUES and table.top(EXCHANGED_VALUE) != NONE)
    count = listed(choosable(table) >> 1, RIVAL_DIE if theirs else DIE_VALUE, out)
    if may_stop(table):
        out[count] = DONE
        count += 1
    return count


def may_stop(table: TableState) -> bool:
    """Whether what was chosen so far is enough (CT-6.9.6)."""
    frame = table.begun()
    if frame in (F_SET, F_RECOVER, F_MODIFY, F_EXCHANGE_VALUES):
        return False
    return table.chosen != 0 or table.top(DICE_DUE) == 0 or table.top(DICE_TAKEN) != 0


def choose_die(table: TableState, value: i64) -> None:
    """A die was chosen by its value."""
    frame = table.begun()
    seat = table.doer()
    if frame == F_EXCHANGE_VALUES:
        exchange(table, value)
        return
    die = with_value(table, candidates(table), value)
    if frame in (F_SET, F_SHIFT, F_MODIFY):
        table.set_top(DICE_CHOSEN, die)
        return
    table.set_top(DICE_LEFT, table.top(DICE_LEFT) - 1)
    if frame == F_FLIP:
        table.chosen |= bit(die)
        table.set_top(DICE_TAKEN, 1)
        table.faces[die] = 7 - value
    elif frame == F_RECOVER:
        table.at[die] = UNPLACED
        table.rolling |= bit(die)
        if table.keeps_log:
            table.log("log-recovers", seat, {"value": value}, {}, "CT-6.9.5")
    else:
        table.chosen |= bit(die)


def exchange(table: TableState, value: i64) -> None:
    if table.top(EXCHANGED_VALUE) == NONE:
        table.set_top(EXCHANGED_VALUE, value)
        return
    seat = table.doer()
    other = table.top(DICE_OWNER)
    mine = with_value(table, table.unplaced(seat), table.top(EXCHANGED_VALUE))
    theirs = with_value(table, table.unplaced(other), value)
    table.faces[mine] = value
    table.faces[theirs] = table.top(EXCHANGED_VALUE)
    if table.keeps_log:
        args: dict[str, object] = {"mine": table.top(EXCHANGED_VALUE), "theirs": value, "victim_seat": other}
        table.log("log-exchanges", seat, args, {}, "CT-6.9.6")
    table.pop()


def legal_values(table: TableState, out: vec[i64]) -> i64:
    """Any value, or one step up or down."""
    face = table.faces[table.top(DICE_CHOSEN)]
    if table.begun() == F_SET:
        return listed(ALL_FACES, VALUE, out)
    count: i64 = 0
    if face + pips(table) <= 6:
        out[count] = UP
        count += 1
    if face - pips(table) >= 1:
        out[count] = DOWN
        count += 1
    return count


def pips(table: TableState) -> i64:
    """How far one step of a shift goes."""
    return table.terms.cards.modifier_shift if table.begun() == F_MODIFY else 1


def shift(table: TableState, up: bool) -> None:
    face = table.faces[table.top(DICE_CHOSEN)]
    choose_value(table, face + pips(table) if up else face - pips(table))


def choose_value(table: TableState, value: i64) -> None:
    """The chosen die shows it until it is rolled again (CT-6.9.6)."""
    die = table.top(DICE_CHOSEN)
    if table.keeps_log:
        clause = "CT-8.1.8" if table.begun() == F_MODIFY else "CT-6.9.6"
        table.log("log-sets", table.doer(), {"old": table.faces[die], "new": value}, {}, clause)
    table.faces[die] = value
    table.chosen |= bit(die)
    table.set_top(DICE_LEFT, table.top(DICE_LEFT) - 1)
    table.set_top(DICE_CHOSEN, NONE)
    table.set_top(DICE_TAKEN, 1)
