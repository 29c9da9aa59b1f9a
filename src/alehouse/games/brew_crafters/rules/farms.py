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
from alehouse.games.brew_crafters.rules import conversions, effects, receipts
from alehouse.games.brew_crafters.rules.frames import F_PLOTS
from alehouse.games.brew_crafters.state import (
    NONE,
    PLOTS,
    SEAT,
    STORED,
    TILES,
    Table,
)
from alehouse.games.brew_crafters.vocabulary import (
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
from alehouse.games.brew_crafters.vocabulary import PLANT as PLANT_MOMENT

# ── own farms ─────────────────────────────────────────────────────────────────────────────────────


def go_on_fields(table: Table) -> None:
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


def farm_of(table: Table, seat: i64) -> Effect:
    """The effect that gives a player a farm."""
    for tile in table.terms.tiles:
        if (table.own[SEAT * seat + TILES] >> tile.number) & 1:
            for effect in tile.effects:
                if effect.op == FARM:
                    return effect
    return table.terms.effects[0]


def plantable(table: Table, seat: i64) -> i64:
    """What may be put on a plot; whoever needs no seed may name any kind (BC-6.47)."""
    yields = farm_of(table, seat).harvest
    free = needs_no_seed(table, seat)
    found: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if yields[kind] and (free or table.own[SEAT * seat + STORED + kind]):
            found |= bit(kind)
        kind += 1
    return found


def needs_no_seed(table: Table, seat: i64) -> bool:
    for effect in effects.owned(table, seat, PLANT_MOMENT):
        if effect.op == FREE_SEED:
            return True
    return False


def go_on_plots(table: Table) -> None:
    """Plot by plot (D18)."""
    seat = table.top(1)
    if table.top(2) < table.plots(seat) and plantable(table, seat):
        table.turn = seat
        table.ask(seat, PLANTING)
    else:
        table.pop()


def legal_plants(table: Table, out: vec[i64]) -> i64:
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


def plant(table: Table, kind: i64) -> None:
    seat = table.top(1)
    table.own[SEAT * seat + PLOTS + table.top(2)] = kind
    table.set_top(2, table.top(2) + 1)
    spent: i64 = 0 if needs_no_seed(table, seat) else 1
    table.own[SEAT * seat + STORED + kind] -= spent
    if table.telling:
        changes = {INGREDIENTS[kind]: -1} if spent else {}
        table.tell("log-plants", seat, {"ingredient": f"@ingredient-{INGREDIENTS[kind]}"}, changes)


def harvest(table: Table, seat: i64) -> None:
    """All own plots in one receipt (BC-5.31)."""
    bonus: i64 = 0
    for effect in effects.owned(table, seat, HARVEST):
        if effect.op == HARVEST_BONUS:
            bonus += effect.amount
    yields = farm_of(table, seat).harvest
    receipts.begin(table, seat)
    plot: i64 = 0
    while plot < 2:
        kind = table.own[SEAT * seat + PLOTS + plot]
        if kind != NONE:
            gained = yields[kind] + bonus
            table.own[SEAT * seat + STORED + kind] += gained
            table.own[SEAT * seat + PLOTS + plot] = NONE
            if table.telling:
                table.tell("log-harvests", seat, {}, {INGREDIENTS[kind]: int(gained)})
        plot += 1


# ── the harvest of the Community Farm (BC-8.14) ───────────────────────────────────────────────────


def farm_space(table: Table) -> i64:
    """The market space of the Community Farm: what could not be shared lies there."""
    for space in table.terms.spaces:
        if space.id == "community_farm":
            return space.number
    return NONE


def share_common(table: Table) -> None:
    """One share for every token; the rest is chosen from."""
    tokens = len(table.farm) // 2
    if table.season != AUTUMN or not tokens:
        return
    rest = table.terms.heaps[farm_space(table)]
    k: i64 = 0
    while k < len(table.farm):
        kind = table.farm[k]
        gained: i64 = table.terms.cards.farm_yield[kind]
        share = gained // tokens
        table.goods[rest + kind] = gained - share * tokens
        token: i64 = 0
        while token < tokens:
            seat = table.farm[2 * token + 1]
            table.own[SEAT * seat + STORED + kind] += share
            if table.telling and share:
                table.tell("log-common-share", seat, {}, {INGREDIENTS[kind]: int(share)})
            token += 1
        k += 2


def rest_kinds(table: Table) -> i64:
    """What is left to choose from."""
    found: i64 = 0
    rest = table.terms.heaps[farm_space(table)]
    kind: i64 = 0
    while kind < KINDS:
        if table.goods[rest + kind]:
            found |= bit(kind)
        kind += 1
    return found


def go_on_rest(table: Table) -> None:
    """One ingredient each in the order of tokens, until nothing is left (D19)."""
    tokens = len(table.farm) // 2
    if table.season != AUTUMN or not tokens or not rest_kinds(table):
        table.next_stage()
        return
    kinds = rest_kinds(table)
    seat = table.farm[2 * (table.passed % tokens) + 1]
    table.turn = seat
    if conversions.is_settled(table, seat, kinds):
        take_rest(table, lowest(kinds))
    else:
        table.ask(seat, LEFTOVER)


def legal_rest(table: Table, out: vec[i64]) -> i64:
    kinds = rest_kinds(table)
    count: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if (kinds >> kind) & 1:
            out[count] = TAKE + kind
            count += 1
        kind += 1
    return count


def take_rest(table: Table, kind: i64) -> None:
    seat = table.turn
    table.goods[table.terms.heaps[farm_space(table)] + kind] -= 1
    table.own[SEAT * seat + STORED + kind] += 1
    table.passed += 1
    if table.telling:
        table.tell("log-common-rest", seat, {}, {INGREDIENTS[kind]: 1})


def go_on_storing(table: Table) -> None:
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
