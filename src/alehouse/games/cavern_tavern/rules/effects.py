"""The interpreter of effects: what areas, items, characters and tasks do, op by op (section 6.9).

A program runs in a frame of its own, effect by effect. Each op has a chapter, see `effect_ops.OPS`, which says when it
can do something and does it, or begins what must be decided for it: a frame on top of the program's own.
"""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest
from alehouse.games.cavern_tavern.actions import CHOOSE_OPTION, OPTION
from alehouse.games.cavern_tavern.effect_ops import (
    CHOOSE_ONE,
    DICE,
    GAINS,
    HAND,
    MESS,
    NESTED,
    REPUTATION,
    RETURN_THEN,
    SAYS_CARDS,
    TRADES,
    TURN_EFFECTS,
    Effect,
    unhandled,
)
from alehouse.games.cavern_tavern.rules import (
    dice_effects,
    gains,
    ingredients,
    items,
    mess_hall,
    requests,
    tracks,
    turn_effects,
)
from alehouse.games.cavern_tavern.rules.frames import (
    CHOOSE_OWNED,
    CHOOSE_PLACE,
    CHOOSE_PROGRAM,
    F_CHOOSE,
    F_RETURN,
    F_RUN,
    RUN_OWNED,
    RUN_PLACE,
    RUN_PROGRAM,
)
from alehouse.games.cavern_tavern.state import TableState


def begin(table: TableState, seat: i64, program: i64) -> None:
    """Run the effects of an item or character."""
    table.push(F_RUN, seat, program, 0, 1, 0)


def advance(table: TableState, frame: i64) -> None:
    """Go on with a program, or with the choice of one."""
    if frame == F_RUN:
        advance_run(table)
    else:
        advance_choose(table)


def advance_run(table: TableState) -> None:
    """The next effect of a program; one that can do nothing is skipped (CT-6.0.3)."""
    place = table.top(RUN_PLACE)
    if place >= len(table.terms.programs[table.top(RUN_PROGRAM)]):
        table.pop()
        return
    table.set_top(RUN_PLACE, place + 1)
    effect = table.terms.effect(table.top(RUN_PROGRAM), place)
    seat = table.doer()
    if can_do(table, seat, effect):
        run(table, seat, effect)


# ── by chapter ────────────────────────────────────────────────────────────────────────────────────


def can_do_any(table: TableState, seat: i64, program: i64) -> bool:
    """Whether some effect of a program can do something (CT-6.9.1)."""
    for effect in table.terms.programs[program]:
        if can_do(table, seat, effect):
            return True
    return False


def can_do(table: TableState, seat: i64, effect: Effect) -> bool:
    """Whether an effect can do something (CT-6.9.1, CT-6.9.2)."""
    chapter = effect.chapter
    if chapter == GAINS:
        return gains.can_do(table, effect)
    if chapter == DICE:
        return dice_effects.can_do(table, seat, effect)
    if chapter == TURN_EFFECTS:
        return turn_effects.can_do(table, seat, effect)
    if chapter == TRADES:
        return ingredients.can_do(table, seat, effect)
    if chapter == HAND:
        return items.can_do(table, seat, effect)
    if chapter == REPUTATION:
        return tracks.can_do(table, seat, effect)
    if chapter == MESS:
        return mess_hall.can_do(table, seat, effect)
    if chapter == SAYS_CARDS:
        return requests.can_do(table, seat, effect)
    return chapter == NESTED and can_nest(table, seat, effect)  # what answers something does nothing by itself


def run(table: TableState, seat: i64, effect: Effect) -> None:
    """Do an effect, or begin what must be decided for it."""
    chapter = effect.chapter
    if chapter == GAINS:
        gains.run(table, seat, effect)
    elif chapter == DICE:
        dice_effects.run(table, seat, effect, is_alone(table))
    elif chapter == TURN_EFFECTS:
        turn_effects.run(table, seat, effect)
    elif chapter == TRADES:
        ingredients.run(table, seat, effect, is_alone(table))
    elif chapter == HAND:
        items.run(table, seat, effect)
    elif chapter == REPUTATION:
        tracks.run(table, seat, effect)
    elif chapter == MESS:
        mess_hall.run(table, seat, effect)
    elif chapter == SAYS_CARDS:
        requests.run(table, seat, effect)
    elif chapter == NESTED:
        nest(table, seat, effect)
    else:
        raise unhandled(effect)


def is_alone(table: TableState) -> i64:
    """1 for the only effect of an item or character: an "up to" of it must do something (CT-6.9.6)."""
    return 1 if table.top(RUN_OWNED) and len(table.terms.programs[table.top(RUN_PROGRAM)]) == 1 else 0


# ── effects that hold others (D18, D19) ───────────────────────────────────────────────────────────


def can_nest(table: TableState, seat: i64, effect: Effect) -> bool:
    """Whether something inside can be done, and what it costs is there."""
    if effect.op == RETURN_THEN:
        return requests.cards_held(table, seat) >= effect.n and can_do_any(table, seat, effect.programs[0])
    if effect.op == CHOOSE_ONE:
        return options(table, seat, effect) != 0
    raise unhandled(effect)


def nest(table: TableState, seat: i64, effect: Effect) -> None:
    if effect.op == RETURN_THEN:
        table.push(F_RETURN, seat, effect.n, effect.programs[0], table.top(RUN_OWNED), 0)
    elif effect.op == CHOOSE_ONE:
        table.push(F_CHOOSE, seat, table.top(RUN_PROGRAM), table.top(RUN_PLACE) - 1, table.top(RUN_OWNED), 0)
    else:
        raise unhandled(effect)


def options(table: TableState, seat: i64, effect: Effect) -> i64:
    """Those of several programs that can do something."""
    found: i64 = 0
    number: i64 = 0
    while number < len(effect.programs):
        if can_do_any(table, seat, effect.programs[number]):
            found |= bit(number)
        number += 1
    return found


def offered(table: TableState) -> Effect:
    """The effect whose options are offered."""
    return table.terms.effect(table.top(CHOOSE_PROGRAM), table.top(CHOOSE_PLACE))


def advance_choose(table: TableState) -> None:
    """Where there is only one option, it is taken."""
    seat = table.doer()
    ways = options(table, seat, offered(table))
    if ways & (ways - 1):
        table.ask(seat, CHOOSE_OPTION)
    else:
        choose_option(table, lowest(ways))


def legal_options(table: TableState, out: vec[i64]) -> i64:
    return listed(options(table, table.player, offered(table)), OPTION, out)


def choose_option(table: TableState, number: i64) -> None:
    seat = table.doer()
    owned = table.top(CHOOSE_OWNED)
    effect = offered(table)
    table.pop()
    table.push(F_RUN, seat, effect.programs[number], 0, owned, 0)
