"""The interpreter of effects: what areas, items, characters and tasks do, op by op (section 6.9).

A program runs in a frame of its own, effect by effect. Each op of `effect_ops.OPS` has a `Doing` in a chapter of the
rules, which says when it can do something and does it, or begins what must be decided for it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest
from alehouse.core.vocabulary import check_same
from alehouse.games.cavern_tavern.actions import CHOOSE_OPTION, OPTION
from alehouse.games.cavern_tavern.effect_ops import ANSWERS, OP_NAMES, Effect
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
from alehouse.games.cavern_tavern.rules.doing import Answer, Doing
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
    doing = DOINGS[effect.op]
    if doing.can_do(table, seat, effect):
        doing.run(table, seat, effect)


def can_do_any(table: TableState, seat: i64, program: i64) -> bool:
    """Whether some effect of a program can do something (CT-6.9.1)."""
    for effect in table.terms.programs[program]:
        if can_do(table, seat, effect):
            return True
    return False


def can_do(table: TableState, seat: i64, effect: Effect) -> bool:
    """Whether an effect can do something (CT-6.9.1, CT-6.9.2)."""
    return DOINGS[effect.op].can_do(table, seat, effect)


# ── effects that hold others (D18, D19) ───────────────────────────────────────────────────────────


@final
class ReturnThen(Doing):
    """Cards are given back for what is inside (D19)."""

    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return requests.cards_held(table, seat) >= effect.n and can_do_any(table, seat, effect.programs[0])

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        table.push(F_RETURN, seat, effect.n, effect.programs[0], table.top(RUN_OWNED), 0)


@final
class ChooseOne(Doing):
    """One of several programs (D18)."""

    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return options(table, seat, effect) != 0

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        table.push(F_CHOOSE, seat, table.top(RUN_PROGRAM), table.top(RUN_PLACE) - 1, table.top(RUN_OWNED), 0)


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


# ── all ops ───────────────────────────────────────────────────────────────────────────────────────


def by_number(chapters: list[dict[str, Doing]]) -> list[Doing]:
    """How each op is done, at the place that is its number; each is done in one chapter."""
    found: dict[str, Doing] = {OP_NAMES[op]: Answer() for op in ANSWERS}
    for chapter in chapters:
        for name, doing in chapter.items():
            if name in found:
                raise ValueError(f"two chapters do {name!r}")
            found[name] = doing
    check_same("ops and how they are done", found, OP_NAMES)
    return [found[name] for name in OP_NAMES]


DOINGS: Final = by_number(
    [
        gains.DOINGS,
        ingredients.DOINGS,
        items.DOINGS,
        tracks.DOINGS,
        requests.DOINGS,
        mess_hall.DOINGS,
        turn_effects.DOINGS,
        dice_effects.DOINGS,
        {"return_then": ReturnThen(), "choose_one": ChooseOne()},
    ]
)
