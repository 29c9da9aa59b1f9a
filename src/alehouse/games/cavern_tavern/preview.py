"""What a placement or a completed order will bring, told before it is done."""

from collections.abc import Callable
from typing import Final

from alehouse.core.vocabulary import check_same
from alehouse.games.cavern_tavern import effect_ops as ops
from alehouse.games.cavern_tavern.effect_ops import Effect
from alehouse.games.cavern_tavern.rules import areas, effects, orders, tracks, turns
from alehouse.games.cavern_tavern.state import BONUS, NONE, ORDER, WAIVED, TableState


def points(table: TableState, seat: int, program: int, track: int) -> int:
    """What a task scores for a player now: its own points, the level of its track, bonuses that wait for it."""
    found = sum(int(effect.n) for effect in table.terms.programs[program] if effect.op == ops.GAIN_VP)
    if track == ops.NO_TRACK:
        return found
    waiting = table.owned(seat, BONUS + (ops.CHORE_TASK if track == ops.CHORE_TRACK else ops.KITCHEN_TASK))
    return found + int(tracks.bonus(table, seat, track)) + int(waiting)


def points_of_order(table: TableState, seat: int) -> tuple[int, int]:
    """What the open order would score now, and how many rounds late it is."""
    late = int(orders.lateness(table, seat))
    order = table.terms.orders[table.owned(seat, ORDER)]
    printed = int(order.points[late]) if late < len(order.points) else 0
    return printed + int(table.owned(seat, BONUS + ops.ORDER_DONE)), late


def ends_with_turn(table: TableState) -> bool:
    """Whether the round ends when the turn under way does, as things stand (CT-5.3.1)."""
    for seat in range(table.seats):
        calls = table.placed or seat != table.turn  # whoever places nothing in a turn has heard the last call
        if areas.can_place(table, seat) or (calls and turns.may_yet_place(table, seat)):
            return False
    return True


def points_if_taken(table: TableState, seat: int, order: int) -> tuple[int, str]:
    """The most that an order scores if it is taken now, and when that is: on_time, late, or never."""
    points = table.terms.orders[order].points
    spare = table.held(seat, ops.POTION) + table.owned(seat, WAIVED)
    if orders.missing(table, seat, order) <= spare or not ends_with_turn(table):
        return int(points[0]), "on_time"
    if table.round == table.terms.rounds:
        return 0, "never"
    return (int(points[1]), "late") if len(points) > 1 else (0, "never")


def gains(table: TableState, seat: int, program: int, track: int = ops.NO_TRACK, token: int = NONE) -> list[list[str]]:
    """What a program brings, thing by thing, as message keys; what can do nothing now is left out."""
    things = [
        thing(table, effect)
        for effect in table.terms.programs[program]
        if effect.op != ops.GAIN_VP and effects.can_do(table, seat, effect)
    ]
    if token != NONE:
        mrs_nasty = token == ops.MRS_TOKEN
        things.append(["@token-mrs-nasty"] if mrs_nasty else ["@token-drink", f"@ingredient-{ops.INGREDIENTS[token]}"])
    scored = points(table, seat, program, track)
    return [*things, [f"+{scored}", "@gain-points"]] if scored else things or [["@gain-nothing"]]


def thing(table: TableState, effect: Effect) -> list[str]:
    """One effect in a few words, as the row of its op says: its message, perhaps with so many before it."""
    told = ops.OPS[effect.op].told
    if told == ops.COMPOSED:
        return COMPOSED_THINGS[effect.name](table, effect)
    counted, _, key = told.rpartition(" ")
    counts = {"": 1, "n": int(effect.n), "keep": int(effect.keep)}
    return _times(counts[counted], f"@{key}")


def _times(count: int, key: str) -> list[str]:
    return [f"{count}×", key] if count != 1 else [key]


def _ingredient(_: TableState, effect: Effect) -> list[str]:
    return [f"@ingredient-{ops.INGREDIENTS[effect.ingredient]}"]


def _choice(table: TableState, effect: Effect) -> list[str]:
    kinds = effect.mask & table.piles_left()
    names = [f"@ingredient-{kind}" for number, kind in enumerate(ops.INGREDIENTS) if kinds >> number & 1]
    joint = "+" if effect.each else "/"
    return [part for name in names for part in (joint, name)][1:]


def _nasty(_: TableState, effect: Effect) -> list[str]:
    who = "rival" if effect.opponent else "down" if effect.n > 0 else "up"
    return _times(abs(int(effect.n)), f"@gain-nasty-{who}")


def _trade(table: TableState, effect: Effect) -> list[str]:
    """With an opponent; alone, with the supply instead (CT-8.2.1)."""
    if not table.terms.solo:
        return [f"@gain-{effect.name.replace('_', '-')}"]
    return ["@gain-any" if effect.op == ops.STEAL else "@gain-swap-with-supply"]


# What ops bring that is not told by one message.
COMPOSED_THINGS: Final[dict[str, Callable[[TableState, Effect], list[str]]]] = {
    "gain_ingredient": _ingredient,
    "gain_ingredient_choice": _choice,
    "nasty": _nasty,
    "steal_ingredient": _trade,
    "swap_with_player": _trade,
    "bonus_on": lambda _, effect: [f"+{effect.n}", "@gain-points"],
}
check_same("things that are composed", COMPOSED_THINGS, [op.name for op in ops.OPS if op.told == ops.COMPOSED])
