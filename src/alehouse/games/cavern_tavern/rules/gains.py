"""What effects give: points, ingredients, potions, Modifier tokens; and where in the tavern it came from."""

from mypy_extensions import i64

from alehouse.core.bits import lowest
from alehouse.games.cavern_tavern.effect_ops import (
    GAIN_ANY,
    GAIN_CHOICE,
    GAIN_INGREDIENT,
    GAIN_MODIFIER,
    GAIN_POTION,
    GAIN_VP,
    ORDINARY,
    POTION,
    Effect,
    unhandled,
)
from alehouse.games.cavern_tavern.rules import ingredients
from alehouse.games.cavern_tavern.rules.frames import F_PICK, RUN_PROGRAM
from alehouse.games.cavern_tavern.state import MODIFIERS, TableState


def can_do(table: TableState, effect: Effect) -> bool:
    """Whether there is a card or token to take."""
    op = effect.op
    if op == GAIN_VP:
        return True
    if op == GAIN_INGREDIENT:
        return table.piles[effect.ingredient] > 0
    if op in (GAIN_CHOICE, GAIN_ANY):
        return kinds_for(table, effect) != 0
    if op == GAIN_POTION:
        return table.piles[POTION] > 0
    if op == GAIN_MODIFIER:
        return table.terms.chamber and table.modifiers > 0
    raise unhandled(effect)


def kinds_for(table: TableState, effect: Effect) -> i64:
    """The piles that an effect may take from."""
    return (effect.mask if effect.op == GAIN_CHOICE else ORDINARY) & table.piles_left()


def run(table: TableState, seat: i64, effect: Effect) -> None:
    """One of two kinds in the Cellar (CT-6.2.2), a potion beside an item in the Workshop (CT-6.5.4)."""
    op = effect.op
    if op == GAIN_VP:
        table.score(seat, effect.n)
        if table.keeps_log:
            source = source_of(table, table.top(RUN_PROGRAM))
            table.log("log-points", seat, {"source": source}, {"vp": effect.n}, effect.clause)
    elif op == GAIN_INGREDIENT:
        ingredients.gain(table, seat, effect.ingredient)
    elif op == GAIN_CHOICE and effect.each:
        gain_each(table, seat, kinds_for(table, effect))
    elif op in (GAIN_CHOICE, GAIN_ANY):
        table.push(F_PICK, seat, effect.mask if op == GAIN_CHOICE else ORDINARY, effect.n, 0, 0)
    elif op == GAIN_POTION:
        gain_potions(table, seat, effect.n)
    elif op == GAIN_MODIFIER:
        gain_modifiers(table, seat, effect)
    else:
        raise unhandled(effect)


def gain_each(table: TableState, seat: i64, kinds: i64) -> None:
    """One card of each of some kinds."""
    while kinds:
        ingredients.gain(table, seat, lowest(kinds))
        kinds &= kinds - 1


def gain_potions(table: TableState, seat: i64, count: i64) -> None:
    """As many as there are (R40)."""
    while count > 0 and table.piles[POTION]:
        ingredients.gain(table, seat, POTION)
        count -= 1


def gain_modifiers(table: TableState, seat: i64, effect: Effect) -> None:
    """As many as there are (R40)."""
    taken = effect.n if effect.n < table.modifiers else table.modifiers
    table.modifiers -= taken
    table.add_owned(seat, MODIFIERS, taken)
    if table.keeps_log:
        table.log("log-modifiers", seat, {}, {"modifiers": taken}, effect.clause)


# ── where points come from ────────────────────────────────────────────────────────────────────────


def source_of(table: TableState, program: i64) -> str:
    """The area, Task card, item or character that a program is printed on, for the log."""
    for area in table.terms.areas:
        if not area.is_slot and holds(table, area.program, program):
            return area.key
    for task in table.terms.tasks:
        if holds(table, task.program, program):
            return task.key
    for item in table.terms.items:
        if holds(table, item.ability.program, program):
            return item.key
    for character in table.terms.characters:
        if holds(table, character.ability.program, program):
            return character.key
    return ""


def holds(table: TableState, outer: i64, program: i64) -> bool:
    """Whether a program is another one or somewhere inside of it."""
    if outer == program:
        return True
    for effect in table.terms.programs[outer]:
        for inner in effect.programs:
            if holds(table, inner, program):
                return True
    return False
