"""What a placement or a completed order will bring, told before it is done."""

from alehouse.games.cavern_tavern.rules import effects, orders, tracks
from alehouse.games.cavern_tavern.state import BONUS, NONE, ORDER, SEAT, Table
from alehouse.games.cavern_tavern.vocabulary import (
    BONUS_ON,
    CHORE_TRACK,
    DRAW_ITEM,
    GAIN_ANY,
    GAIN_CHOICE,
    GAIN_INGREDIENT,
    GAIN_MODIFIER,
    GAIN_POTION,
    GAIN_VP,
    INGREDIENTS,
    NASTY,
    NO_TRACK,
    POTION,
    STEAL,
    SWAP_PLAYER,
    Effect,
)


def points(table: Table, seat: int, program: int, track: int) -> int:
    """What a task scores for a player now: its own points, the level of its track, bonuses that wait for it."""
    found = sum(int(effect.n) for effect in table.terms.programs[program] if effect.op == GAIN_VP)
    if track == NO_TRACK:
        return found
    waiting = table.own[SEAT * seat + BONUS + (1 if track == CHORE_TRACK else 0)]
    return found + int(tracks.bonus(table, seat, track)) + int(waiting)


def points_of_order(table: Table, seat: int) -> tuple[int, int]:
    """What the open order would score now, and how many rounds late it is."""
    base = SEAT * seat
    late = int(orders.lateness(table, seat))
    order = table.terms.orders[table.own[base + ORDER]]
    printed = int(order.points[late]) if late < len(order.points) else 0
    return printed + int(table.own[base + BONUS + 2]), late


def gains(table: Table, seat: int, program: int, track: int = NO_TRACK, token: int = NONE) -> list[list[str]]:
    """What a program brings, thing by thing, as message keys; what can do nothing now is left out."""
    things = [
        thing(table, effect)
        for effect in table.terms.programs[program]
        if effect.op != GAIN_VP and effects.can_do(table, seat, effect)
    ]
    if token != NONE:
        things.append(
            ["@token-mrs-nasty"] if token == POTION else ["@token-drink", f"@ingredient-{INGREDIENTS[token]}"]
        )
    scored = points(table, seat, program, track)
    return [*things, [f"+{scored}", "@gain-points"]] if scored else things or [["@gain-nothing"]]


def thing(table: Table, effect: Effect) -> list[str]:
    """One effect in a few words."""
    op = effect.op
    if table.terms.solo and op in (STEAL, SWAP_PLAYER):  # with the supply instead (CT-8.2.1)
        return ["@gain-any" if op == STEAL else "@gain-swap-with-supply"]
    if op == GAIN_INGREDIENT:
        return [f"@ingredient-{INGREDIENTS[effect.ingredient]}"]
    if op == GAIN_CHOICE:
        kinds = effect.mask & table.piles_left()
        names = [f"@ingredient-{kind}" for number, kind in enumerate(INGREDIENTS) if kinds >> number & 1]
        joint = "+" if effect.each else "/"
        return [part for name in names for part in (joint, name)][1:]
    if op == GAIN_POTION:
        return _times(int(effect.n), "@ingredient-magic_potion")
    if op == DRAW_ITEM:
        return _times(int(effect.keep), "@gain-item")
    if op in (GAIN_ANY, GAIN_MODIFIER):
        return _times(int(effect.n), "@gain-any" if op == GAIN_ANY else "@gain-modifier")
    if op == NASTY:
        return _times(
            abs(int(effect.n)), f"@gain-nasty-{'rival' if effect.opponent else 'down' if effect.n > 0 else 'up'}"
        )
    if op == BONUS_ON:
        return [f"+{effect.n}", "@gain-points"]
    return [f"@gain-{effect.name.replace('_', '-')}"]


def _times(count: int, key: str) -> list[str]:
    return [f"{count}×", key] if count != 1 else [key]
