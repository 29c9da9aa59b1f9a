"""What effects give: points, ingredients, potions, Modifier tokens; and where in the tavern it came from."""

from typing import Final, final

from mypy_extensions import i64

from alehouse.core.bits import lowest
from alehouse.games.cavern_tavern.effect_ops import ORDINARY, POTION, Effect
from alehouse.games.cavern_tavern.rules import ingredients
from alehouse.games.cavern_tavern.rules.doing import Doing
from alehouse.games.cavern_tavern.rules.frames import F_PICK, RUN_PROGRAM
from alehouse.games.cavern_tavern.state import MODIFIERS, TableState


@final
class GainPoints(Doing):
    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        table.score(seat, effect.n)
        if table.keeps_log:
            source = source_of(table, table.top(RUN_PROGRAM))
            table.log("log-points", seat, {"source": source}, {"vp": effect.n}, effect.clause)


@final
class GainIngredient(Doing):
    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return table.piles[effect.ingredient] > 0

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        ingredients.gain(table, seat, effect.ingredient)


@final
class GainChoice(Doing):
    """One of two kinds in the Cellar (CT-6.2.2), or one of each."""

    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return effect.mask & table.piles_left() != 0

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        if effect.each:
            gain_each(table, seat, effect.mask & table.piles_left())
        else:
            table.push(F_PICK, seat, effect.mask, effect.n, 0, 0)


@final
class GainAny(Doing):
    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return ORDINARY & table.piles_left() != 0

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        table.push(F_PICK, seat, ORDINARY, effect.n, 0, 0)


@final
class GainPotions(Doing):
    """Beside an item in the Workshop (CT-6.5.4); as many as there are (R40)."""

    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return table.piles[POTION] > 0

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        count = effect.n
        while count > 0 and table.piles[POTION]:
            ingredients.gain(table, seat, POTION)
            count -= 1


@final
class GainModifiers(Doing):
    """As many as there are (R40)."""

    def can_do(self, table: TableState, seat: i64, effect: Effect) -> bool:
        return table.terms.chamber and table.modifiers > 0

    def run(self, table: TableState, seat: i64, effect: Effect) -> None:
        taken = effect.n if effect.n < table.modifiers else table.modifiers
        table.modifiers -= taken
        table.add_owned(seat, MODIFIERS, taken)
        if table.keeps_log:
            table.log("log-modifiers", seat, {}, {"modifiers": taken}, effect.clause)


DOINGS: Final[dict[str, Doing]] = {
    "gain_vp": GainPoints(),
    "gain_ingredient": GainIngredient(),
    "gain_ingredient_choice": GainChoice(),
    "gain_ingredient_any": GainAny(),
    "gain_magic_potion": GainPotions(),
    "gain_modifier": GainModifiers(),
}


def gain_each(table: TableState, seat: i64, kinds: i64) -> None:
    """One card of each of some kinds."""
    while kinds:
        ingredients.gain(table, seat, lowest(kinds))
        kinds &= kinds - 1


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
