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
from alehouse.games.brew_crafters.effect_ops import (
    BASIC,
    BREW,
    COST_REDUCTION,
    FIRST_BATCH,
    GAIN,
    GOLD_LABEL,
    INGREDIENTS,
    KINDS,
    MALT,
    PROCESS,
    SELL,
    SELL_STEP,
    SPECIALS,
    TIER_ADVANCED,
    TIER_BASIC,
)
from alehouse.games.brew_crafters.effect_ops import SUBSTITUTE as SUBSTITUTES
from alehouse.games.brew_crafters.rules import conversions, effects, process_log, receipts
from alehouse.games.brew_crafters.rules.frames import (
    BREW_RECIPE,
    BREW_REDUCED,
    BREW_REPLACED,
    BREW_TANK,
    F_BREW,
    F_BREW_STEP,
    WHO,
)
from alehouse.games.brew_crafters.rules.holdings import IN_PUB, TANKS
from alehouse.games.brew_crafters.state import NONE, TableState

# What is told of a batch: paid as printed, or with somebody's help.
LOG_OF_TANK: Final = ("log-brews", "log-brews-helped")
LOG_OF_PUB: Final = ("log-brews-pub", "log-brews-pub-helped")

# How a batch is paid: what its frame holds of its two choices.
UNDECIDED: Final = 0
FIRST_KIND: Final = 1  # … and the kind that is reduced by choice
NO_KIND: Final = FIRST_KIND + KINDS
AS_PRINTED: Final = 1
FIRST_PAIR: Final = 2  # … and the pair that is replaced, see `pair_of`


# ── sell and bottle (BC-6.29) ─────────────────────────────────────────────────────────────────────


def process(table: TableState, seat: i64) -> None:
    """Everything bottled is sold, everything fermented is bottled; then tanks may be filled (BC-6.28).

    So a batch is bottled by the next such action and sold by the one after it (BC-6.33).
    """
    table.batches_now = 0
    table.advanced_now = 0
    table.special_now = 0
    table.sold_now = 0
    table.basic_sold_now = 0
    if table.keeps_log:
        table.log("log-process", seat, {}, {}, "BC-6.28")
    table.push(F_BREW_STEP, seat, 0, 0, 0, 0)
    tank: i64 = 0
    while tank < TANKS:
        recipe = table.bottled(seat, tank)
        table.set_bottled(seat, tank, table.in_tank(seat, tank))
        table.set_tank(seat, tank, NONE)
        if recipe != NONE:
            sell(table, seat, recipe, tank)
        tank += 1
    if table.keeps_log:
        process_log.log_bottling(table, seat)
    if table.sold_now:
        sell_step(table, seat)


def sell(table: TableState, seat: i64, recipe: i64, tank: i64) -> None:
    """The price, then a Gold Label, then what selling such a batch brings (BC-6.29a, BC-6.35)."""
    table.add_money(seat, table.terms.cards.price)
    table.sold_now += 1
    if not table.terms.recipes[recipe].advanced:
        table.basic_sold_now += 1
    if table.keeps_log:
        table.log(
            "log-sells",
            seat,
            {"recipe": table.terms.recipes[recipe].key},
            {"money": table.terms.cards.price},
            "BC-6.29",
        )
    if (table.labels >> recipe) & 1:  # never one of a secret recipe (BC-8.20)
        take_label(table, seat, recipe)
    if (table.loaded(seat) >> recipe) & 1:
        table.set_loaded(seat, table.loaded(seat) & ~bit(recipe))
        table.add_rep(seat, table.terms.cards.secret_rep)
        if table.keeps_log:
            args: dict[str, object] = {"recipe": table.terms.recipes[recipe].key}
            table.log("log-secret-sold", seat, args, {"rep": table.terms.cards.secret_rep}, "BC-8.19")
    # Tour Guide, Cooper, Bartender, Quality Inspector (BC-6.51h, BC-6.51m, BC-6.51t, BC-6.51u).
    for effect in effects.owned(table, seat, SELL):
        if effects.matches(table, seat, effect, recipe, tank):
            gain_at_once(table, seat, effect.number)


def take_label(table: TableState, seat: i64, recipe: i64) -> None:
    """Whoever sells such a beer first has its label (BC-6.35); a Marketing Director gains by it (BC-6.51r)."""
    table.labels &= ~bit(recipe)
    table.set_labels(seat, table.labels_of(seat) | bit(recipe))
    if table.keeps_log:
        table.log("log-label", seat, {"recipe": table.terms.recipes[recipe].key}, {}, "BC-6.35")
    for effect in effects.owned(table, seat, GOLD_LABEL):
        gain_at_once(table, seat, effect.number)


def gain_at_once(table: TableState, seat: i64, number: i64) -> None:
    """A gain of the sell step, which may be used for brewing (BC-6.38)."""
    effects.trigger(table, seat, table.terms.effects[number], 1)


def sell_step(table: TableState, seat: i64) -> None:
    """What a whole sell step brings, if enough batches of the right kind were sold.

    Business, Loading Dock, Delivery Driver, Volume Manager (BC-6.44c, BC-6.46j, BC-6.51e, BC-6.51v).
    """
    count = table.sold_now
    basic = table.basic_sold_now
    for effect in effects.owned(table, seat, SELL_STEP):
        tier = effect.filter.tier
        sold = basic if tier == TIER_BASIC else count - basic if tier == TIER_ADVANCED else count
        if sold >= effect.min_sold:
            gain_at_once(table, seat, effect.number)


# ── brew (D12) ────────────────────────────────────────────────────────────────────────────────────


def free_tank(table: TableState, seat: i64, pub: bool) -> i64:
    """An empty tank of the line or the pub."""
    tank: i64 = IN_PUB if pub else 0
    while tank < (TANKS if pub else IN_PUB):
        if table.has_tank(seat, tank) and table.in_tank(seat, tank) == NONE:
            return tank
        tank += 1
    return NONE


def may_brew(table: TableState, seat: i64, recipe: i64) -> bool:
    """Recipes of the display and own secret ones; advanced beers after the basic one (BC-6.30, BC-8.18)."""
    return (open_recipes(table, seat) >> recipe) & 1 != 0


def open_recipes(table: TableState, seat: i64) -> i64:
    """All recipes that a player may brew: the display is for everybody (BC-4.6), whatever the symbol (BC-6.36)."""
    advanced: i64 = 0
    family: i64 = 0
    while family < len(table.terms.basic_of):
        if table.brewed(seat, table.terms.basic_of[family]):
            advanced |= table.terms.advanced_of[family]
        family += 1
    return table.terms.basics | (advanced & (table.displayed | table.secrets_of(seat)))


def brewable(table: TableState, seat: i64) -> i64:
    """The recipes that a player may brew and can pay now."""
    found: i64 = 0
    rest = open_recipes(table, seat)
    while rest:
        recipe = lowest(rest)
        if can_pay(table, seat, recipe):
            found |= bit(recipe)
        rest &= rest - 1
    return found


def advance_step(table: TableState) -> None:
    """Batch by batch while a tank is empty and something can be brewed."""
    seat = table.top(WHO)
    tanks = free_tank(table, seat, False) != NONE or free_tank(table, seat, True) != NONE
    if tanks and (brewable(table, seat) or conversions.is_any(table, seat)):
        table.ask(seat, BREW_STEP)
    else:
        end_step(table)


def legal_brews(table: TableState, out: vec[i64]) -> i64:
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


def end_step(table: TableState) -> None:
    """What the action brings after brewing comes in together (BC-6.38, BC-5.31).

    Flavour, Engineering, Yeast Lab, Head Brewer (BC-6.44d, BC-6.44f, BC-6.46c, BC-6.51g).
    """
    seat = table.top(WHO)
    table.pop()
    receipts.begin(table, seat)
    for effect in effects.owned(table, seat, PROCESS):
        enough = table.batches_now >= effect.min_brewed and table.advanced_now >= effect.min_advanced
        if enough and table.special_now >= effect.min_special and table.sold_now >= effect.min_sold:
            receipts.add(table, seat, effect.gain, 1)
            effects.log(table, seat, effect, 1)


def begin_batch(table: TableState, seat: i64, recipe: i64, pub: bool) -> None:
    table.push(F_BREW, seat, recipe, free_tank(table, seat, pub), 0, 0)


# ── paying (BC-6.37) ──────────────────────────────────────────────────────────────────────────────


def cost(table: TableState, seat: i64, recipe: i64, out: vec[i64]) -> i64:
    """What a batch costs after fixed reductions, written to `out`; the basic kinds that a choice may reduce.

    Mash Tun, Hop Chemist, Maltster (BC-6.46b, BC-6.51n, BC-6.51o).
    """
    beer = table.terms.recipes[recipe]
    kind: i64 = 0
    while kind < KINDS:
        out[kind] = beer.needs[kind]
        kind += 1
    for effect in effects.owned(table, seat, BREW):
        if effect.op == COST_REDUCTION and applies(table, effect.number, recipe) and size(effect.kinds) == 1:
            fixed = lowest(effect.kinds)
            lowered = out[fixed] - effect.amount
            floor = effect.min_left if effect.min_left < out[fixed] else out[fixed]
            out[fixed] = lowered if lowered > floor else floor
    return of_choice(table, seat, recipe, out)


def applies(table: TableState, number: i64, recipe: i64) -> bool:
    """Whether a reduction is for this batch; conditions look at the printed recipe."""
    effect = table.terms.effects[number]
    if effect.limit == FIRST_BATCH and table.batches_now > 0:
        return False
    beer = table.terms.recipes[recipe]
    wanted = effect.filter
    if wanted.family not in (NONE, beer.family) or wanted.symbol not in (NONE, beer.symbol):
        return False
    if wanted.tier != NONE and (wanted.tier == TIER_ADVANCED) != beer.advanced:
        return False
    return beer.needs[MALT] >= wanted.malt and (beer.special or not wanted.special)


def of_choice(table: TableState, seat: i64, recipe: i64, costs: vec[i64]) -> i64:
    """The kinds of which a reduction of choice could take one: Fermentation (BC-6.44b)."""
    found: i64 = 0
    for effect in effects.owned(table, seat, BREW):
        if effect.op == COST_REDUCTION and applies(table, effect.number, recipe) and size(effect.kinds) > 1:
            kind: i64 = 0
            while kind < KINDS:
                if (effect.kinds >> kind) & 1 and costs[kind] > effect.min_left:
                    found |= bit(kind)
                kind += 1
    return found


def substitutes(table: TableState, seat: i64) -> bool:
    """Whether one special ingredient may be paid with another: Flavour Specialist (BC-6.51x)."""
    for effect in effects.owned(table, seat, BREW):
        if effect.op == SUBSTITUTES:
            return True
    return False


def can_pay(table: TableState, seat: i64, recipe: i64) -> bool:
    """In some way: with a reduction of choice, a substitution, or both."""
    if table.has_all(seat, table.terms.recipes[recipe].needs):
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


def payable(table: TableState, seat: i64, costs: vec[i64]) -> bool:
    """As it is, or with one special ingredient replaced."""
    short: i64 = 0
    special: i64 = 0
    spare: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        missing = costs[kind] - table.stock(seat, kind)
        if missing > 0:
            short += missing
            if kind >= BASIC:
                special += missing
        elif kind >= BASIC:
            spare -= missing
        kind += 1
    return short == 0 or (short == 1 and special == 1 and spare > 0 and substitutes(table, seat))


def advance_batch(table: TableState) -> None:
    """The kind of a reduction of choice, then a substitution; then the batch is paid."""
    seat = table.top(WHO)
    if table.top(BREW_REDUCED) == UNDECIDED:
        kinds = reducible(table)
        if not kinds:
            table.set_top(BREW_REDUCED, NO_KIND)
        elif kinds & (kinds - 1):
            table.ask(seat, REDUCE)
        else:
            reduce(table, lowest(kinds))
    elif table.top(BREW_REPLACED) == UNDECIDED:
        ways = replacements(table)
        if ways & (ways - 1):
            table.ask(seat, REPLACE)
        else:
            replace(table, lowest(ways) - 1)
    else:
        finish_batch(table)


def costs_now(table: TableState) -> vec[i64]:
    """What the batch under way costs, its reduction of choice included."""
    costs = vec[i64]([0, 0, 0, 0, 0, 0])
    cost(table, table.top(WHO), table.top(BREW_RECIPE), costs)
    chosen = table.top(BREW_REDUCED)
    if FIRST_KIND <= chosen < NO_KIND:
        costs[chosen - FIRST_KIND] -= 1
    return costs


def reducible(table: TableState) -> i64:
    """The kinds whose reduction leaves the batch payable."""
    seat = table.top(WHO)
    costs = vec[i64]([0, 0, 0, 0, 0, 0])
    choices = cost(table, seat, table.top(BREW_RECIPE), costs)
    found: i64 = 0
    while choices:
        kind = lowest(choices)
        choices &= choices - 1
        costs[kind] -= 1
        if payable(table, seat, costs):
            found |= bit(kind)
        costs[kind] += 1
    return found


def legal_reductions(table: TableState, out: vec[i64]) -> i64:
    return listed(reducible(table), REDUCED, out)


def reduce(table: TableState, kind: i64) -> None:
    table.set_top(BREW_REDUCED, FIRST_KIND + kind)


def replacements(table: TableState) -> i64:
    """Bit 0: as printed; then, for each special kind wanted, each one paid instead; only what can be paid."""
    seat = table.top(WHO)
    costs = costs_now(table)
    found: i64 = 1 if table.has_all(seat, costs) else 0
    if not substitutes(table, seat):
        return found
    wanted: i64 = BASIC
    while wanted < KINDS:
        paid: i64 = BASIC
        while paid < KINDS:
            if paid != wanted and costs[wanted]:
                costs[wanted] -= 1
                costs[paid] += 1
                if table.has_all(seat, costs):
                    found |= bit(1 + pair_of(wanted, paid))
                costs[wanted] += 1
                costs[paid] -= 1
            paid += 1
        wanted += 1
    return found


def pair_of(wanted: i64, paid: i64) -> i64:
    """The number of a substitution: a special kind that the recipe asks for, another one that is paid instead."""
    return SPECIALS * (wanted - BASIC) + paid - BASIC


def wanted_of(pair: i64) -> i64:
    return BASIC + pair // SPECIALS


def paid_of(pair: i64) -> i64:
    return BASIC + pair % SPECIALS


def legal_replacements(table: TableState, out: vec[i64]) -> i64:
    ways = replacements(table)
    count = listed(ways >> 1, SUBSTITUTE, out)
    if ways & 1:
        out[count] = NO_SUBSTITUTE
        count += 1
    return count


def replace(table: TableState, pair: i64) -> None:
    """A pair of special kinds; NONE for as printed."""
    table.set_top(BREW_REPLACED, AS_PRINTED if pair == NONE else FIRST_PAIR + pair)


def finish_batch(table: TableState) -> None:
    """The ingredients go back, the batch is in its tank (BC-6.31, BC-6.34)."""
    seat = table.top(WHO)
    recipe = table.top(BREW_RECIPE)
    tank = table.top(BREW_TANK)
    costs = costs_now(table)
    pair = table.top(BREW_REPLACED) - FIRST_PAIR
    if pair >= 0:
        costs[wanted_of(pair)] -= 1
        costs[paid_of(pair)] += 1
    chosen = table.top(BREW_REDUCED) - FIRST_KIND
    helped = process_log.helped(table, seat, recipe, chosen, pair) if table.keeps_log else []
    table.pop()
    table.add_all(seat, costs, -1)
    table.set_tank(seat, tank, recipe)
    table.add_brewed(seat, recipe, 1)
    beer = table.terms.recipes[recipe]
    if table.keeps_log:
        changes = {name: -int(costs[k]) for k, name in enumerate(INGREDIENTS) if costs[k]}
        key = LOG_OF_PUB[bool(helped)] if tank == IN_PUB else LOG_OF_TANK[bool(helped)]
        before = sum(table.has_tank(seat, other) for other in range(tank))  # only tanks that are there are numbered
        args: dict[str, object] = {"recipe": beer.key, "tank": before}
        if helped:
            args["helped"] = helped
        table.log(key, seat, args, changes, "BC-6.37" if helped else "BC-6.31")
    reveal(table, seat, recipe)
    count(table, beer.advanced, beer.special)
    # Brand, Hop Infuser, Oak Barrels (BC-6.44g, BC-6.46e, BC-6.46f), for batches from now on (BC-6.48).
    for effect in effects.owned(table, seat, BREW):
        if effect.op == GAIN and effects.matches(table, seat, effect, recipe, tank):
            effects.trigger(table, seat, effect, 1)


def count(table: TableState, advanced: bool, special: bool) -> None:
    table.batches_now += 1
    if advanced:
        table.advanced_now += 1
    if special:
        table.special_now += 1


def reveal(table: TableState, seat: i64, recipe: i64) -> None:
    """A secret recipe that is brewed for the first time is shown and loaded (BC-8.19)."""
    if not (table.secrets_of(seat) >> recipe) & 1 or (table.revealed(seat) >> recipe) & 1:
        return
    table.set_revealed(seat, table.revealed(seat) | bit(recipe))
    table.set_loaded(seat, table.loaded(seat) | bit(recipe))
    table.reveals += 1
    if table.keeps_log:
        table.log("log-reveals", seat, {"recipe": table.terms.recipes[recipe].key}, {}, "BC-8.19")
