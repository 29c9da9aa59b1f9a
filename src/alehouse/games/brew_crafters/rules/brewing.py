"""Process Beer: sell, bottle, brew (section 6.2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest, size
from alehouse.games.brew_crafters.actions import (
    BREW_STEP,
    END_BREW,
    NO_SUBSTITUTE,
    REDUCE,
    REDUCED,
    REPLACE,
    SUBSTITUTE,
)
from alehouse.games.brew_crafters.rules import conversions, effects, receipts, savings
from alehouse.games.brew_crafters.rules.frames import F_BREW, F_BREW_STEP
from alehouse.games.brew_crafters.state import (
    BOTTLING,
    BREWED,
    IN_PUB,
    LABELS,
    LOADED,
    MONEY_OF,
    NONE,
    REP_OF,
    REVEALED,
    SEAT,
    SECRETS_OF,
    STORED,
    TANK_OF,
    TANKS,
    Table,
)
from alehouse.games.brew_crafters.vocabulary import (
    BASIC,
    BREW,
    COST_REDUCTION,
    GAIN,
    GOLD_LABEL,
    INGREDIENTS,
    KINDS,
    PROCESS,
    SELL,
    SELL_STEP,
)
from alehouse.games.brew_crafters.vocabulary import (
    SUBSTITUTE as SUBSTITUTES,
)

FIRST_ONLY: Final = 1  # a limit: only the first batch of an action


# ── sell and bottle (BC-6.29) ─────────────────────────────────────────────────────────────────────


def process(table: Table, seat: i64) -> None:
    """Everything bottled is sold, everything fermented is bottled; then tanks may be filled."""
    table.batches_now = 0
    table.advanced_now = 0
    table.special_now = 0
    table.sold_now = 0
    if table.telling:
        table.tell("log-process", seat, {}, {})
    table.push(F_BREW_STEP, seat, 0, 0, 0, 0)
    sold: i64 = 0
    tank: i64 = 0
    while tank < TANKS:
        recipe = table.own[SEAT * seat + BOTTLING + tank]
        table.own[SEAT * seat + BOTTLING + tank] = table.own[SEAT * seat + TANK_OF + tank]
        table.own[SEAT * seat + TANK_OF + tank] = NONE
        if recipe != NONE:
            sell(table, seat, recipe, tank)
            sold |= bit(recipe)
        tank += 1
    if table.telling:
        savings.tell_bottling(table, seat)
    if table.sold_now:
        sell_step(table, seat)


def sell(table: Table, seat: i64, recipe: i64, tank: i64) -> None:
    """The price, then a Gold Label, then what selling such a batch brings (BC-6.29a, BC-6.35)."""
    base = SEAT * seat
    table.own[base + MONEY_OF] += table.terms.cards.price
    table.sold_now += 1 if table.terms.recipes[recipe].advanced else 1 + 16  # basic batches above bit 4
    if table.telling:
        table.tell("log-sells", seat, {"recipe": table.terms.recipes[recipe].key}, {"money": table.terms.cards.price})
    if (table.labels >> recipe) & 1:
        take_label(table, seat, recipe)
    if (table.own[base + LOADED] >> recipe) & 1:
        table.own[base + LOADED] &= ~bit(recipe)
        table.own[base + REP_OF] += table.terms.cards.secret_rep
        if table.telling:
            args: dict[str, object] = {"recipe": table.terms.recipes[recipe].key}
            table.tell("log-secret-sold", seat, args, {"rep": table.terms.cards.secret_rep})
    for effect in effects.owned(table, seat, SELL):
        if effects.matches(table, seat, effect, recipe, tank):
            gain_at_once(table, seat, effect.number)


def take_label(table: Table, seat: i64, recipe: i64) -> None:
    table.labels &= ~bit(recipe)
    table.own[SEAT * seat + LABELS] |= bit(recipe)
    if table.telling:
        table.tell("log-label", seat, {"recipe": table.terms.recipes[recipe].key}, {})
    for effect in effects.owned(table, seat, GOLD_LABEL):
        gain_at_once(table, seat, effect.number)


def gain_at_once(table: Table, seat: i64, number: i64) -> None:
    """A gain of the sell step, which may be used for brewing (BC-6.38)."""
    effects.trigger(table, seat, table.terms.effects[number], 1)


def sell_step(table: Table, seat: i64) -> None:
    """What a whole sell step brings, if enough batches of the right kind were sold."""
    count = table.sold_now & 15
    basic = table.sold_now >> 4
    for effect in effects.owned(table, seat, SELL_STEP):
        tier = effect.filter.tier
        sold = basic if tier == 0 else count - basic if tier == 1 else count
        if sold >= effect.min_sold:
            gain_at_once(table, seat, effect.number)


# ── brew (D12) ────────────────────────────────────────────────────────────────────────────────────


def free_tank(table: Table, seat: i64, pub: bool) -> i64:
    """An empty tank of the line or the pub."""
    tank: i64 = IN_PUB if pub else 0
    while tank < (TANKS if pub else IN_PUB):
        if table.has_tank(seat, tank) and table.own[SEAT * seat + TANK_OF + tank] == NONE:
            return tank
        tank += 1
    return NONE


def may_brew(table: Table, seat: i64, recipe: i64) -> bool:
    """Recipes of the display and own secret ones; advanced beers after the basic one (BC-6.30, BC-8.18)."""
    return (open_recipes(table, seat) >> recipe) & 1 != 0


def open_recipes(table: Table, seat: i64) -> i64:
    """All recipes that a player may brew."""
    advanced: i64 = 0
    family: i64 = 0
    while family < len(table.terms.basic_of):
        if table.own[SEAT * seat + BREWED + table.terms.basic_of[family]]:
            advanced |= table.terms.advanced_of[family]
        family += 1
    return table.terms.basics | (advanced & (table.displayed | table.own[SEAT * seat + SECRETS_OF]))


def brewable(table: Table, seat: i64) -> i64:
    """The recipes that a player may brew and can pay now."""
    found: i64 = 0
    rest = open_recipes(table, seat)
    while rest:
        recipe = lowest(rest)
        if can_pay(table, seat, recipe):
            found |= bit(recipe)
        rest &= rest - 1
    return found


def go_on_step(table: Table) -> None:
    """Batch by batch while a tank is empty and something can be brewed."""
    seat = table.top(1)
    tanks = free_tank(table, seat, False) != NONE or free_tank(table, seat, True) != NONE
    if tanks and (brewable(table, seat) or conversions.is_any(table, seat)):
        table.ask(seat, BREW_STEP)
    else:
        end_step(table)


def legal_brews(table: Table, out: vec[i64]) -> i64:
    seat = table.player
    recipes = brewable(table, seat)
    count: i64 = 0
    if free_tank(table, seat, False) != NONE:
        count = listed(recipes, table.terms.ids.brew, out)
    if free_tank(table, seat, True) != NONE:
        rest = recipes
        while rest:
            out[count] = table.terms.ids.brew_in_pub + lowest(rest)
            count += 1
            rest &= rest - 1
    out[count] = END_BREW
    return count + 1


def end_step(table: Table) -> None:
    """What the action brings after brewing comes in together (BC-6.38, BC-5.31)."""
    seat = table.top(1)
    table.pop()
    receipts.begin(table, seat)
    for effect in effects.owned(table, seat, PROCESS):
        enough = table.batches_now >= effect.min_brewed and table.advanced_now >= effect.min_advanced
        if enough and table.special_now >= effect.min_special and table.sold_now & 15 >= effect.min_sold:
            receipts.add(table, seat, effect.gain, 1)
            effects.tell(table, seat, effect, 1)


def begin_batch(table: Table, seat: i64, recipe: i64, pub: bool) -> None:
    table.push(F_BREW, seat, recipe, free_tank(table, seat, pub), 0, 0)


# ── paying (BC-6.37) ──────────────────────────────────────────────────────────────────────────────


def cost(table: Table, seat: i64, recipe: i64, out: vec[i64]) -> i64:
    """What a batch costs after fixed reductions, written to `out`; the basic kinds that a choice may reduce."""
    beer = table.terms.recipes[recipe]
    kind: i64 = 0
    while kind < KINDS:
        out[kind] = beer.needs[kind]
        kind += 1
    for effect in effects.owned(table, seat, BREW):
        if effect.op == COST_REDUCTION and applies(table, seat, effect.number, recipe) and size(effect.kinds) == 1:
            fixed = lowest(effect.kinds)
            lowered = out[fixed] - effect.amount
            floor = effect.min_left if effect.min_left < out[fixed] else out[fixed]
            out[fixed] = lowered if lowered > floor else floor
    return of_choice(table, seat, recipe, out)


def applies(table: Table, seat: i64, number: i64, recipe: i64) -> bool:
    """Whether a reduction is for this batch; conditions look at the printed recipe."""
    effect = table.terms.effects[number]
    if effect.limit == FIRST_ONLY and table.batches_now > 0:
        return False
    beer = table.terms.recipes[recipe]
    wanted = effect.filter
    if wanted.family not in (NONE, beer.family) or wanted.symbol not in (NONE, beer.symbol):
        return False
    if wanted.tier != NONE and (wanted.tier == 1) != beer.advanced:
        return False
    return beer.needs[0] >= wanted.malt and (beer.special or not wanted.special)


def of_choice(table: Table, seat: i64, recipe: i64, costs: vec[i64]) -> i64:
    """The kinds of which a reduction of choice could take one."""
    found: i64 = 0
    for effect in effects.owned(table, seat, BREW):
        if effect.op == COST_REDUCTION and applies(table, seat, effect.number, recipe) and size(effect.kinds) > 1:
            kind: i64 = 0
            while kind < KINDS:
                if (effect.kinds >> kind) & 1 and costs[kind] > effect.min_left:
                    found |= bit(kind)
                kind += 1
    return found


def substitutes(table: Table, seat: i64) -> bool:
    """Whether one special ingredient may be paid with another."""
    for effect in effects.owned(table, seat, BREW):
        if effect.op == SUBSTITUTES:
            return True
    return False


def can_pay(table: Table, seat: i64, recipe: i64) -> bool:
    """In some way: with a reduction of choice, a substitution, or both."""
    if covered(table, seat, table.terms.recipes[recipe].needs):
        return True
    costs = vec[i64]([0, 0, 0, 0, 0, 0])
    choices = cost(table, seat, recipe, costs)
    if not choices:
        return payable(table, seat, costs)
    while choices:
        kind = lowest(choices)
        choices &= choices - 1
        costs[kind] -= 1
        if payable(table, seat, costs):
            return True
        costs[kind] += 1
    return False


def payable(table: Table, seat: i64, costs: vec[i64]) -> bool:
    """As it is, or with one special ingredient replaced."""
    base = SEAT * seat + STORED
    short: i64 = 0
    special: i64 = 0
    spare: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        missing = costs[kind] - table.own[base + kind]
        if missing > 0:
            short += missing
            if kind >= BASIC:
                special += missing
        elif kind >= BASIC:
            spare -= missing
        kind += 1
    return short == 0 or (short == 1 and special == 1 and spare > 0 and substitutes(table, seat))


def go_on_batch(table: Table) -> None:
    """The kind of a reduction of choice, then a substitution; then the batch is paid."""
    seat = table.top(1)
    if not table.top(4):
        kinds = reducible(table)
        if not kinds:
            table.set_top(4, KINDS + 1)
        elif kinds & (kinds - 1):
            table.ask(seat, REDUCE)
        else:
            reduce(table, lowest(kinds))
    elif not table.top(5):
        ways = replacements(table)
        if ways == 1:
            table.set_top(5, 1)
        elif ways & (ways - 1):
            table.ask(seat, REPLACE)
        else:
            replace(table, lowest(ways) - 1)
    else:
        finish_batch(table)


def costs_now(table: Table) -> vec[i64]:
    """What the batch under way costs, its reduction of choice included."""
    costs = vec[i64]([0, 0, 0, 0, 0, 0])
    cost(table, table.top(1), table.top(2), costs)
    chosen = table.top(4)
    if 0 < chosen <= KINDS:
        costs[chosen - 1] -= 1
    return costs


def reducible(table: Table) -> i64:
    """The kinds whose reduction leaves the batch payable."""
    seat = table.top(1)
    costs = vec[i64]([0, 0, 0, 0, 0, 0])
    choices = cost(table, seat, table.top(2), costs)
    found: i64 = 0
    while choices:
        kind = lowest(choices)
        choices &= choices - 1
        costs[kind] -= 1
        if payable(table, seat, costs):
            found |= bit(kind)
        costs[kind] += 1
    return found


def legal_reductions(table: Table, out: vec[i64]) -> i64:
    return listed(reducible(table), REDUCED, out)


def reduce(table: Table, kind: i64) -> None:
    table.set_top(4, kind + 1)


def replacements(table: Table) -> i64:
    """Bit 0: as printed; then, for each special kind wanted, each one paid instead; only what can be paid."""
    seat = table.top(1)
    costs = costs_now(table)
    found: i64 = 1 if covered(table, seat, costs) else 0
    if not substitutes(table, seat):
        return found
    wanted: i64 = BASIC
    while wanted < KINDS:
        paid: i64 = BASIC
        while paid < KINDS:
            if paid != wanted and costs[wanted]:
                costs[wanted] -= 1
                costs[paid] += 1
                if covered(table, seat, costs):
                    found |= bit(1 + BASIC * (wanted - BASIC) + paid - BASIC)
                costs[wanted] += 1
                costs[paid] -= 1
            paid += 1
        wanted += 1
    return found


def covered(table: Table, seat: i64, costs: vec[i64]) -> bool:
    kind: i64 = 0
    while kind < KINDS:
        if costs[kind] > table.own[SEAT * seat + STORED + kind]:
            return False
        kind += 1
    return True


def legal_replacements(table: Table, out: vec[i64]) -> i64:
    ways = replacements(table)
    count = listed(ways >> 1, SUBSTITUTE, out)
    if ways & 1:
        out[count] = NO_SUBSTITUTE
        count += 1
    return count


def replace(table: Table, pair: i64) -> None:
    """A pair of special kinds; NONE for as printed."""
    table.set_top(5, pair + 2)


def finish_batch(table: Table) -> None:
    """The ingredients go back, the batch is in its tank (BC-6.31, BC-6.34)."""
    seat = table.top(1)
    recipe = table.top(2)
    tank = table.top(3)
    costs = costs_now(table)
    pair = table.top(5) - 2
    if pair >= 0:
        costs[BASIC + pair // BASIC] -= 1
        costs[BASIC + pair % BASIC] += 1
    helped = savings.helped(table, seat, recipe, table.top(4) - 1, pair) if table.telling else []
    table.pop()
    base = SEAT * seat
    kind: i64 = 0
    while kind < KINDS:
        table.own[base + STORED + kind] -= costs[kind]
        kind += 1
    table.own[base + TANK_OF + tank] = recipe
    table.own[base + BREWED + recipe] += 1
    beer = table.terms.recipes[recipe]
    if table.telling:
        changes = {name: -int(costs[k]) for k, name in enumerate(INGREDIENTS) if costs[k]}
        key = "log-brews-pub" if tank == IN_PUB else "log-brews"
        args: dict[str, object] = {"recipe": beer.key}
        if helped:
            key += "-helped"
            args["helped"] = helped
        table.tell(key, seat, args, changes)
    reveal(table, seat, recipe)
    count(table, beer.advanced, beer.special)
    for effect in effects.owned(table, seat, BREW):
        if effect.op == GAIN and effects.matches(table, seat, effect, recipe, tank):
            effects.trigger(table, seat, effect, 1)


def count(table: Table, advanced: bool, special: bool) -> None:
    table.batches_now += 1
    if advanced:
        table.advanced_now += 1
    if special:
        table.special_now += 1


def reveal(table: Table, seat: i64, recipe: i64) -> None:
    """A secret recipe that is brewed for the first time is shown and loaded (BC-8.19)."""
    base = SEAT * seat
    if not (table.own[base + SECRETS_OF] >> recipe) & 1 or (table.own[base + REVEALED] >> recipe) & 1:
        return
    table.own[base + REVEALED] |= bit(recipe)
    table.own[base + LOADED] |= bit(recipe)
    table.reveals += 1
    if table.telling:
        table.tell("log-reveals", seat, {"recipe": table.terms.recipes[recipe].key}, {})
