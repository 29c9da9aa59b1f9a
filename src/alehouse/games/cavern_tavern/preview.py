"""What a placement or a completed order will bring, told before it is done."""

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
    """One effect in a few words."""
    op = effect.op
    if table.terms.solo and op in (ops.STEAL, ops.SWAP_PLAYER):  # with the supply instead (CT-8.2.1)
        return ["@gain-any" if op == ops.STEAL else "@gain-swap-with-supply"]
    if op == ops.GAIN_INGREDIENT:
        return [f"@ingredient-{ops.INGREDIENTS[effect.ingredient]}"]
    if op == ops.GAIN_CHOICE:
        kinds = effect.mask & table.piles_left()
        names = [f"@ingredient-{kind}" for number, kind in enumerate(ops.INGREDIENTS) if kinds >> number & 1]
        joint = "+" if effect.each else "/"
        return [part for name in names for part in (joint, name)][1:]
    if op == ops.GAIN_POTION:
        return _times(int(effect.n), "@ingredient-magic_potion")
    if op == ops.DRAW_ITEM:
        return _times(int(effect.keep), "@gain-item")
    if op in (ops.GAIN_ANY, ops.GAIN_MODIFIER):
        return _times(int(effect.n), "@gain-any" if op == ops.GAIN_ANY else "@gain-modifier")
    if op == ops.NASTY:
        return _times(
            abs(int(effect.n)), f"@gain-nasty-{'rival' if effect.opponent else 'down' if effect.n > 0 else 'up'}"
        )
    if op == ops.BONUS_ON:
        return [f"+{effect.n}", "@gain-points"]
    return [f"@gain-{effect.name.replace('_', '-')}"]


def _times(count: int, key: str) -> list[str]:
    return [f"{count}×", key] if count != 1 else [key]
