"""What the log says of a Process Beer action: what is bottled, and who makes a batch cheaper or pays it otherwise."""

from mypy_extensions import i64

from alehouse.core.bits import lowest, size
from alehouse.games.brew_crafters.effect_ops import BREW, COST_REDUCTION, INGREDIENTS, KINDS, SUBSTITUTE
from alehouse.games.brew_crafters.rules import brewing, effects
from alehouse.games.brew_crafters.rules.holdings import TANKS
from alehouse.games.brew_crafters.state import NONE, TableState


def log_bottling(table: TableState, seat: i64) -> None:
    """What has come from the tanks into the bottling units."""
    found: list[list[str]] = []
    tank: i64 = 0
    while tank < TANKS:
        recipe = table.bottled(seat, tank)
        if recipe != NONE:
            found.append([table.terms.recipes[recipe].key])
        tank += 1
    if found:
        table.log("log-bottles", seat, {"recipes": found}, {}, "BC-6.29")


def helped(table: TableState, seat: i64, recipe: i64, chosen: i64, pair: i64) -> list[list[str]]:
    """Who lowers what a batch costs, the kind of a reduction of choice included, and who lets a special be replaced."""
    found: list[list[str]] = []
    needs = table.terms.recipes[recipe].needs
    for effect in effects.owned(table, seat, BREW):
        who = effects.source_of(table, effect)
        if effect.op == COST_REDUCTION and brewing.applies(table, effect.number, recipe):
            kind = lowest(effect.kinds) if size(effect.kinds) == 1 else chosen
            if 0 <= kind < KINDS and needs[kind] > effect.min_left:
                found.append([who, f"−{effect.amount}", f"@amount-{INGREDIENTS[kind]}"])
        elif effect.op == SUBSTITUTE and pair >= 0:
            wanted, paid = INGREDIENTS[brewing.wanted_of(pair)], INGREDIENTS[brewing.paid_of(pair)]
            found.append([who, "−1", f"@amount-{wanted}", "+1", f"@amount-{paid}"])
    return found
