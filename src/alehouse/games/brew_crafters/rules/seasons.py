"""Setup and the course of a season: start, market, brewery, end (sections 4 and 5)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.core.bits import bit, lowest, size
from alehouse.core.state import FATE
from alehouse.games.brew_crafters.actions import (
    BENEFIT,
    BREWERY,
    DECLINE,
    DRAW_RECIPE,
    DRAW_WORKER,
    FIRST_PLAYER,
    LAB_SIDE,
    LAST_CONVERSION,
    LEFTOVER,
    ORDER_OF_BENEFITS,
    PLACE,
    PLACE_MORE,
    PLANT,
    PLANTING,
    TAKE,
)
from alehouse.games.brew_crafters.rules import conversions, effects, market, receipts, upkeep
from alehouse.games.brew_crafters.rules.frames import F_BENEFITS, F_PLOTS
from alehouse.games.brew_crafters.state import (
    ACTED,
    EXTRA_MARKER,
    MARKET,
    MONEY_OF,
    NONE,
    OWN_WORKER,
    PLACED,
    PLOTS,
    SEASON_END,
    SEASON_START,
    SEAT,
    SHIFTS,
    SIDE_OF,
    STORED,
    TEMPORARY_NEXT,
    TEMPORARY_NOW,
    TEMPORARY_WORKER,
    TILES,
    Table,
)
from alehouse.games.brew_crafters.state import BREWERY as BREWERY_PHASE
from alehouse.games.brew_crafters.vocabulary import (
    AUTUMN,
    BREWERY_END,
    EXTRA_ACTION,
    FARM,
    FREE_SEED,
    HARVEST,
    HARVEST_BONUS,
    INGREDIENTS,
    KINDS,
    MARKET_END,
    MONEY,
    SEASONS,
    SPRING,
    WINTER,
    WINTER_START,
    Effect,
)
from alehouse.games.brew_crafters.vocabulary import PLANT as PLANT_MOMENT
from alehouse.games.brew_crafters.vocabulary import SEASON_START as SEASON_MOMENT

# Stages of setup.
SIDES: Final = 0
WHO_BEGINS: Final = 1
RECIPES: Final = 2
PEOPLE: Final = 3

# Stages of a season's start (BC-5.3).
TEMPORARY: Final = 0
SEASONAL: Final = 1
IN_WINTER: Final = 2
RESTOCK: Final = 3

# Stages of the Market and the Brewery phase.
USUAL: Final = 0
BY_TEMPORARY: Final = 1
EXTRA: Final = 2

# Stages of a season's end.
RETURNING: Final = 0
FIELDS: Final = 1
COMMON_SHARES: Final = 2
COMMON_REST: Final = 3
COMMON_STORING: Final = 4
WAGES: Final = 5
LAST_DEALS: Final = 6


def next_stage(table: Table) -> None:
    table.stage += 1
    table.passed = 0


# ── setup (section 4) ─────────────────────────────────────────────────────────────────────────────


def go_on_setup(table: Table) -> None:
    stage = table.stage
    if stage == SIDES:
        if table.terms.own_sides and table.passed < table.seats:
            table.ask(table.passed, LAB_SIDE)
        else:
            next_stage(table)
    elif stage == WHO_BEGINS:
        if table.terms.first_player == NONE:
            table.ask(FATE, FIRST_PLAYER)
        else:
            set_first(table, table.terms.first_player)
    elif stage == RECIPES:
        if table.terms.random_recipes and drawable_recipes(table):
            table.ask(FATE, DRAW_RECIPE)
        else:
            table.labels = table.displayed
            next_stage(table)
    elif table.terms.random_workers and size(table.for_hire) < table.terms.cards.shown_workers and table.unused_workers:
        table.ask(FATE, DRAW_WORKER)
    else:
        begin_season(table)


def choose_side(table: Table, side: i64) -> None:
    """Nobody sees another's choice before all have chosen (BC-4.21)."""
    table.own[SEAT * table.passed + SIDE_OF] = side
    table.passed += 1


def set_first(table: Table, seat: i64) -> None:
    """The others are compensated for their seats (BC-4.20)."""
    table.marker = seat
    table.starter = seat
    if table.telling:
        table.tell("log-first", seat, {}, {})
    place: i64 = 1
    while place < table.seats and place <= len(table.terms.cards.bonuses):
        base = SEAT * table.in_order(place)
        gain = table.terms.cards.bonuses[place - 1]
        kind: i64 = 0
        while kind < KINDS:
            table.own[base + STORED + kind] += gain[kind]
            kind += 1
        table.own[base + MONEY_OF] += gain[MONEY]
        place += 1
    next_stage(table)


def drawable_recipes(table: Table) -> i64:
    """Advanced recipes of the first family of which too few are shown."""
    family: i64 = 0
    while family < 3:
        left: i64 = 0
        shown: i64 = 0
        for recipe in table.terms.recipes:
            if recipe.family == family and (table.unused >> recipe.number) & 1:
                left |= bit(recipe.number)
            if recipe.family == family and (table.displayed >> recipe.number) & 1:
                shown += 1
        if shown < table.terms.cards.per_family and left:
            return left
        family += 1
    return 0


def show_recipe(table: Table, recipe: i64) -> None:
    table.unused &= ~bit(recipe)
    table.displayed |= bit(recipe)


def show_worker(table: Table, worker: i64) -> None:
    table.unused_workers &= ~bit(worker)
    table.for_hire |= bit(worker)


# ── the start of a season (BC-5.3) ────────────────────────────────────────────────────────────────


def begin_season(table: Table) -> None:
    table.season = (table.season + 1) % 4
    if table.season == SPRING:
        table.year += 1
    table.phase = SEASON_START
    table.stage = TEMPORARY
    table.passed = 0
    table.starter = table.marker
    table.turn = NONE
    if table.telling:
        table.show()
        args: dict[str, object] = {"year": int(table.year), "season": f"@season-{SEASONS[table.season]}"}
        table.tell("log-head-season", -1, args, {})


def go_on_start(table: Table) -> None:
    if table.stage == TEMPORARY:
        take_temporary(table)
        next_stage(table)
    elif table.stage in (SEASONAL, IN_WINTER):
        if table.passed == table.seats or (table.stage == IN_WINTER and table.season != WINTER):
            next_stage(table)
        else:
            table.push(F_BENEFITS, table.in_order(table.passed), table.stage, 0, 0, 0)
            table.passed += 1
    else:
        market.restock(table)
        begin_phase(table, MARKET)


def take_temporary(table: Table) -> None:
    """Those that lie on this season (BC-8.3)."""
    seat: i64 = 0
    while seat < table.seats:
        base = SEAT * seat
        table.own[base + TEMPORARY_NOW] = table.own[base + TEMPORARY_NEXT]
        table.own[base + TEMPORARY_NEXT] = table.own[base + TEMPORARY_NEXT + 1]
        table.own[base + TEMPORARY_NEXT + 1] = 0
        seat += 1


def begin_phase(table: Table, phase: i64) -> None:
    """The order of a phase stays as it began (BC-5.13)."""
    table.phase = phase
    table.stage = USUAL
    table.passed = 0
    table.round = 1
    table.declined = 0
    table.extra = 0
    table.starter = table.marker
    table.placing = OWN_WORKER


def benefits(table: Table, seat: i64, step: i64) -> vec[Effect]:
    """What a player gets at the start of this season, or of a Winter."""
    if step == IN_WINTER:
        return effects.owned(table, seat, WINTER_START)
    found = vec[Effect]()
    for effect in effects.owned(table, seat, SEASON_MOMENT):
        if (effect.seasons >> table.season) & 1:
            found = append(found, effect)
    return found


def go_on_benefits(table: Table) -> None:
    """One by one, in the order that the player likes (D17)."""
    seat = table.top(1)
    found = benefits(table, seat, table.top(2))
    left = (bit(len(found)) - 1) & ~table.top(3)
    if not left:
        table.pop()
    elif conversions.is_settled(table, seat, left):
        choose_benefit(table, lowest(left))
    else:
        table.ask(seat, ORDER_OF_BENEFITS)


def legal_benefits(table: Table, out: vec[i64]) -> i64:
    found = benefits(table, table.player, table.top(2))
    count: i64 = 0
    number: i64 = 0
    while number < len(found):
        if not (table.top(3) >> number) & 1:
            out[count] = BENEFIT + number
            count += 1
        number += 1
    return count


def choose_benefit(table: Table, number: i64) -> None:
    seat = table.top(1)
    found = benefits(table, seat, table.top(2))
    table.set_top(3, table.top(3) | bit(number))
    effects.trigger(table, seat, found[number], 1)


# ── the Market phase (BC-5.6 to BC-5.12) ──────────────────────────────────────────────────────────


def go_on_market(table: Table) -> None:
    if table.stage == USUAL:
        go_on_placing(table)
    elif table.stage == BY_TEMPORARY:
        go_on_temporary(table)
    else:
        go_on_extra(table, True)


def go_on_placing(table: Table) -> None:
    """Each player puts one worker, then each the next one."""
    if table.passed == table.seats:
        table.passed = 0
        table.round += 1
        if table.round > table.terms.cards.workers_each:
            next_stage(table)
        return
    seat = table.in_order(table.passed)
    table.placing = OWN_WORKER
    if market.has_placement(table, seat):
        ask_turn(table, seat, PLACE)
    else:
        table.passed += 1


def go_on_temporary(table: Table) -> None:
    """Temporary workers, until nobody may or wants to place one (BC-5.11)."""
    table.placing = TEMPORARY_WORKER
    looked: i64 = 0
    while looked < table.seats:
        seat = table.in_order(table.passed % table.seats)
        waits = table.own[SEAT * seat + TEMPORARY_NOW] > 0 and not (table.declined >> seat) & 1
        if waits and market.has_placement(table, seat):
            ask_turn(table, seat, PLACE_MORE)
            return
        table.passed += 1
        looked += 1
    next_stage(table)


def go_on_extra(table: Table, in_market: bool) -> None:
    """Further actions at the end of a phase (BC-5.12, BC-5.16)."""
    if table.passed == table.seats:
        if in_market:
            begin_phase(table, BREWERY_PHASE)
        else:
            table.phase = SEASON_END
            table.stage = RETURNING
            table.passed = 0
        return
    seat = table.in_order(table.passed)
    table.placing = EXTRA_MARKER
    if table.extra < further(table, seat, in_market) and (not in_market or market.has_placement(table, seat)):
        ask_turn(table, seat, PLACE_MORE if in_market else BREWERY)
    else:
        table.extra = 0
        table.passed += 1


def further(table: Table, seat: i64, in_market: bool) -> i64:
    """How many further actions a player has at the end of this phase."""
    count: i64 = 0
    for effect in effects.owned(table, seat, MARKET_END if in_market else BREWERY_END):
        if effect.op == EXTRA_ACTION and (effect.seasons >> table.season) & 1:
            count += 1
    return count


def ask_turn(table: Table, seat: i64, what: i64) -> None:
    if table.turn != seat:
        table.turn = seat
        if table.telling:
            table.show()
    table.ask(seat, what)


def worker_placed(table: Table) -> None:
    """A placement is made: whose turn comes next."""
    if table.stage == EXTRA:
        table.extra += 1
    else:
        table.passed += 1


def decline_placing(table: Table) -> None:
    """No temporary worker, no extra marker."""
    if table.stage == BY_TEMPORARY:
        table.declined |= bit(table.player)
    else:
        table.extra = 99
    table.turn = NONE


# ── the Brewery phase (BC-5.14 to BC-5.16) ────────────────────────────────────────────────────────


def go_on_brewery(table: Table) -> None:
    if table.stage == USUAL:
        go_on_shifts(table)
    elif table.stage == BY_TEMPORARY:
        go_on_temporary_shifts(table)
    else:
        go_on_extra(table, False)


def go_on_shifts(table: Table) -> None:
    """The first shift of everybody, then the second, then the third."""
    if table.passed == table.seats:
        table.passed = 0
        table.round += 1
        if table.round > len(table.terms.shifts):
            next_stage(table)
        return
    seat = table.in_order(table.passed)
    if table.own[SEAT * seat + SHIFTS] >= table.round:
        ask_turn(table, seat, BREWERY)
    else:
        table.passed += 1


def go_on_temporary_shifts(table: Table) -> None:
    looked: i64 = 0
    while looked < table.seats:
        seat = table.in_order(table.passed % table.seats)
        if table.own[SEAT * seat + TEMPORARY_NOW] > 0:
            ask_turn(table, seat, BREWERY)
            return
        table.passed += 1
        looked += 1
    next_stage(table)


def shift_used(table: Table, seat: i64) -> None:
    """A brewery action is chosen: a shift, a temporary worker or an extra action is spent for it."""
    base = SEAT * seat
    if table.stage == USUAL:
        table.own[base + ACTED] += 1
        table.passed += 1
    elif table.stage == BY_TEMPORARY:
        table.own[base + TEMPORARY_NOW] -= 1
        table.lent += 1
        table.passed += 1
    else:
        table.extra += 1


# ── the end of a season (section 5.5) ─────────────────────────────────────────────────────────────


def go_on_end(table: Table) -> bool:
    """Whether the game goes on; the last Winter ends it."""
    stage = table.stage
    if stage == RETURNING:
        return_markers(table)
        next_stage(table)
    elif stage == FIELDS:
        go_on_fields(table)
    elif stage == COMMON_SHARES:
        share_common(table)
        next_stage(table)
    elif stage == COMMON_REST:
        go_on_rest(table)
    elif stage == COMMON_STORING:
        go_on_storing(table)
    elif stage == WAGES:
        pay_wages(table)
    else:
        return go_on_last_deals(table)
    return True


def return_markers(table: Table) -> None:
    space: i64 = 0
    while space < len(table.on_space):
        table.on_space[space] = NONE
        space += 1
    seat: i64 = 0
    while seat < table.seats:
        base = SEAT * seat
        table.pool += table.own[base + TEMPORARY_NOW]
        table.own[base + TEMPORARY_NOW] = 0
        table.own[base + PLACED] = 0
        table.own[base + ACTED] = 0
        seat += 1
    table.pool += table.lent
    table.lent = 0
    table.farmers = vec[i64]()
    table.turn = NONE


def go_on_fields(table: Table) -> None:
    """Own farms: planted in Spring, harvested in Autumn (BC-5.20, BC-5.21)."""
    if table.passed == table.seats or table.season not in (SPRING, AUTUMN):
        next_stage(table)
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
        next_stage(table)
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
        next_stage(table)
        return
    seat = table.in_order(table.passed)
    table.passed += 1
    if receipts.overflow(table, seat):
        receipts.begin(table, seat)


# ── Winter ────────────────────────────────────────────────────────────────────────────────────────


def pay_wages(table: Table) -> None:
    if table.season != WINTER:
        begin_season(table)
        return
    place: i64 = 0
    while place < table.seats:
        upkeep.pay(table, table.in_order(place))
        place += 1
    if table.year < table.terms.cards.years:
        begin_season(table)
    else:
        next_stage(table)


def go_on_last_deals(table: Table) -> bool:
    """Whoever has a payable conversion may convert once more before scoring (BC-5.33)."""
    while table.passed < table.seats:
        seat = table.in_order(table.passed)
        if conversions.is_any(table, seat):
            table.turn = seat
            table.ask(seat, LAST_CONVERSION)
            return True
        table.passed += 1
    return False
