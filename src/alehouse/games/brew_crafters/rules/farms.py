"""What is planted and harvested: own farms (BC-5.20, BC-5.21) and the Community Farm (BC-8.14)."""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, lowest
from alehouse.games.brew_crafters.actions import (
    DECLINE,
    LEFTOVER,
    PLANT,
    PLANTING,
    TAKE,
)
from alehouse.games.brew_crafters.effect_ops import (
    AUTUMN,
    FARM,
    FREE_SEED,
    HARVEST,
    HARVEST_BONUS,
    INGREDIENTS,
    KINDS,
    SPRING,
    Effect,
)
from alehouse.games.brew_crafters.effect_ops import PLANT as PLANT_MOMENT
from alehouse.games.brew_crafters.rules import conversions, effects, receipts
from alehouse.games.brew_crafters.rules.frames import F_PLOTS, PLOTS_DONE, WHO
from alehouse.games.brew_crafters.rules.holdings import PLOTS_EACH
from alehouse.games.brew_crafters.state import NONE, TableState

# ── own farms ─────────────────────────────────────────────────────────────────────────────────────


def advance_fields(table: TableState) -> None:
    """Own farms: planted in Spring, harvested in Autumn (BC-5.20, BC-5.21)."""
    if table.passed == table.seats or table.season not in (SPRING, AUTUMN):
        table.next_stage()
        return
    seat = table.in_order(table.passed)
    table.passed += 1
    if not table.plots(seat):
        return
    if table.season == SPRING:
        table.push(F_PLOTS, seat, 0, 0, 0, 0)
    else:
        harvest(table, seat)


def farm_of(table: TableState, seat: i64) -> Effect:
    """The effect that gives a player a farm (BC-6.46d)."""
    for tile in table.terms.tiles:
        if (table.tiles_of(seat) >> tile.number) & 1:
            for effect in tile.effects:
                if effect.op == FARM:
                    return effect
    return table.terms.effects[0]


def plantable(table: TableState, seat: i64) -> i64:
    """What may be put on a plot; whoever needs no seed may name any kind (BC-6.47)."""
    yields = farm_of(table, seat).harvest
    free = needs_no_seed(table, seat)
    found: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if yields[kind] and (free or table.stock(seat, kind)):
            found |= bit(kind)
        kind += 1
    return found


def needs_no_seed(table: TableState, seat: i64) -> bool:
    """A Master Gardener plants for nothing (BC-6.51l)."""
    for effect in effects.owned(table, seat, PLANT_MOMENT):
        if effect.op == FREE_SEED:
            return True
    return False


def advance_plots(table: TableState) -> None:
    """Plot by plot (D18)."""
    seat = table.top(WHO)
    if table.top(PLOTS_DONE) < table.plots(seat) and plantable(table, seat):
        table.turn = seat
        table.ask(seat, PLANTING)
    else:
        table.pop()


def legal_plants(table: TableState, out: vec[i64]) -> i64:
    count: i64 = 0
    kind: i64 = 0
    kinds = plantable(table, table.player)
    while kind < KINDS:
        if (kinds >> kind) & 1:
            out[count] = PLANT + kind
            count += 1
        kind += 1
    out[count] = DECLINE
    return count + 1


def plant(table: TableState, kind: i64) -> None:
    seat = table.top(WHO)
    table.set_plot(seat, table.top(PLOTS_DONE), kind)
    table.set_top(PLOTS_DONE, table.top(PLOTS_DONE) + 1)
    spent: i64 = 0 if needs_no_seed(table, seat) else 1
    table.add_stock(seat, kind, -spent)
    if table.keeps_log:
        changes = {INGREDIENTS[kind]: -1} if spent else {}
        table.log("log-plants", seat, {"ingredient": f"@ingredient-{INGREDIENTS[kind]}"}, changes, "BC-6.47")


def harvest(table: TableState, seat: i64) -> None:
    """All own plots in one receipt (BC-5.31), with what a Master Gardener grows besides (BC-6.51l)."""
    bonus: i64 = 0
    for effect in effects.owned(table, seat, HARVEST):
        if effect.op == HARVEST_BONUS:
            bonus += effect.amount
    yields = farm_of(table, seat).harvest
    receipts.begin(table, seat)
    plot: i64 = 0
    while plot < PLOTS_EACH:
        kind = table.on_plot(seat, plot)
        if kind != NONE:
            gained = yields[kind] + bonus
            table.add_stock(seat, kind, gained)
            table.set_plot(seat, plot, NONE)
            if table.keeps_log:
                table.log("log-harvests", seat, {}, {INGREDIENTS[kind]: int(gained)}, "BC-6.47")
        plot += 1


# ── the harvest of the Community Farm (BC-8.14) ───────────────────────────────────────────────────


def farm_space(table: TableState) -> i64:
    """The market space of the Community Farm: what could not be shared lies there."""
    for space in table.terms.spaces:
        if space.id == "community_farm":
            return space.number
    return NONE


def share_common(table: TableState) -> None:
    """One share for every token; the rest is chosen from. No ability adds to it (BC-8.16)."""
    tokens = table.tokens()
    if table.season != AUTUMN or not tokens:
        return
    rest = table.terms.heaps[farm_space(table)]
    plant: i64 = 0
    while plant < tokens:
        kind = table.planted(plant)
        gained: i64 = table.terms.cards.farm_yield[kind]
        share = gained // tokens
        table.goods[rest + kind] = gained - share * tokens
        token: i64 = 0
        while token < tokens:
            seat = table.planter(token)
            table.add_stock(seat, kind, share)
            if table.keeps_log and share:
                table.log("log-common-share", seat, {}, {INGREDIENTS[kind]: int(share)}, "BC-8.14")
            token += 1
        plant += 1


def rest_kinds(table: TableState) -> i64:
    """What is left to choose from."""
    found: i64 = 0
    rest = table.terms.heaps[farm_space(table)]
    kind: i64 = 0
    while kind < KINDS:
        if table.goods[rest + kind]:
            found |= bit(kind)
        kind += 1
    return found


def advance_rest(table: TableState) -> None:
    """One ingredient each in the order of tokens, until nothing is left (D19)."""
    tokens = table.tokens()
    if table.season != AUTUMN or not tokens or not rest_kinds(table):
        table.next_stage()
        return
    kinds = rest_kinds(table)
    seat = table.planter(table.passed % tokens)
    table.turn = seat
    if conversions.is_settled(table, seat, kinds):
        take_rest(table, lowest(kinds))
    else:
        table.ask(seat, LEFTOVER)


def legal_rest(table: TableState, out: vec[i64]) -> i64:
    kinds = rest_kinds(table)
    count: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if (kinds >> kind) & 1:
            out[count] = TAKE + kind
            count += 1
        kind += 1
    return count


def take_rest(table: TableState, kind: i64) -> None:
    seat = table.turn
    table.goods[table.terms.heaps[farm_space(table)] + kind] -= 1
    table.add_stock(seat, kind, 1)
    table.passed += 1
    if table.keeps_log:
        table.log("log-common-rest", seat, {}, {INGREDIENTS[kind]: 1}, "BC-8.14")


def advance_storing(table: TableState) -> None:
    """Only then is there too much for somebody; the farm is empty again (BC-8.15)."""
    if table.passed == table.seats or table.season != AUTUMN:
        if table.season == AUTUMN:
            table.farm = vec[i64]()
        table.next_stage()
        return
    seat = table.in_order(table.passed)
    table.passed += 1
    if receipts.overflow(table, seat):
        receipts.begin(table, seat)
