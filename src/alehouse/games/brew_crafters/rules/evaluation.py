"""How promising a table looks: points as they stand, and what stock, batches, money, people and research may bring."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alehouse.core.bits import bit, lowest, size
from alehouse.games.brew_crafters.cards import Recipe
from alehouse.games.brew_crafters.effect_ops import (
    BASIC_ANY,
    BREW,
    BY_BATCHES,
    CAPACITY,
    COST_REDUCTION,
    END_GAME,
    EXTRA_ACTION,
    GAIN,
    GAIN_PER,
    KINDS,
    MONEY,
    MONEY_LEFT,
    REP,
    SPECIAL_ANY,
    TANK,
    WINTER,
    WINTER_START,
    Effect,
)
from alehouse.games.brew_crafters.rules import brewing, effects, modules, scoring, upkeep
from alehouse.games.brew_crafters.rules.holdings import LINE_PLACES, PLOTS_EACH, ROWS, TANKS
from alehouse.games.brew_crafters.rules.scoring import COLLABORATION, LABELS, LOANS, TOKENS
from alehouse.games.brew_crafters.rules.weights import (
    ANY_BASIC,
    ANY_SPECIAL,
    BATCH_ADDS,
    BOTTLED,
    COIN,
    CROWD,
    CUBE,
    DELAY,
    DOLLAR,
    ENOUGH,
    FAMILY,
    HARVEST,
    HOPE,
    HOPED,
    IN_TANK,
    LABEL,
    LOAN,
    MARGIN,
    MORE,
    MOST,
    NEXT_LEVEL,
    OFTEN,
    ONCE,
    ONE_OF_FEW,
    ONE_OF_SOME,
    PACE,
    PARTNER,
    PLOT,
    RARE,
    READY,
    RIVALS,
    SALE,
    SEASON_ADDS,
    SECOND,
    SECRET,
    SECTION,
    SHIFT_ACTION,
    SPARE,
    VISIT,
    WIN,
    YIELD,
)
from alehouse.games.brew_crafters.state import BREWERY, NONE, OVER, SEASON_END, TableState


def outlook(table: TableState, seat: i64) -> float:
    """More is better for `seat`: own prospects, less a part of the tokens that the others have."""
    others = 0.0
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            others += float(table.rep(other))
        other += 1
    others *= RIVALS / float(table.seats - 1)
    if table.phase == OVER:
        return float(scoring.total(table, seat)) + WIN / float(table.ranking()[seat]) - others
    return prospects(table, seat) - others


@final
@mypyc_attr(acyclic=True)
class Future:
    """What a player has still ahead."""

    def __init__(self, table: TableState, seat: i64) -> None:
        shifts = table.shifts(seat)
        seasons = modules.seasons_left(table)
        actions = shifts * seasons
        workers: i64 = table.terms.cards.workers_each
        visits = workers * seasons
        if table.phase < SEASON_END:
            actions += shifts - table.acted(seat)
        if table.phase < BREWERY:
            visits += workers - table.placed(seat)
        years: i64 = table.terms.cards.years - table.year
        temporary = table.temporary(seat) + table.temporary_ahead(seat, 0) + table.temporary_ahead(seat, 1)
        self.seasons: Final = float(actions) / float(shifts)  # this one as far as shifts are left
        self.actions: Final[i64] = actions + temporary
        self.visits: Final[i64] = visits
        self.tanks: Final[i64] = table.passive(seat, TANK, NONE)
        self.pace: Final = PACE + MORE * float(self.tanks + shifts - 2)
        self.batches: Final = self.pace * self.seasons
        self.upkeeps: Final[i64] = years + 1 if table.year else years
        self.winters: Final[i64] = years if table.season == WINTER else self.upkeeps
        self.money: Final = balance(table, seat, self)


def prospects(table: TableState, seat: i64) -> float:
    """One player's points, and what they may become."""
    future = Future(table, seat)
    total = float(earned(table, seat))
    total += SHIFT_ACTION * float(future.actions) + VISIT * float(future.visits)
    total += stock(table, seat, future) + line(table, seat, future) + purse(future.money)
    return total + lasting(table, seat, future) + fields_and_sections(table, seat, future)


def earned(table: TableState, seat: i64) -> i64:
    """Points that stay, whatever happens: all but those that research and tiles count at the end."""
    total = scoring.beers(table, seat) + scoring.worth(table, seat, TOKENS) + scoring.worth(table, seat, LABELS)
    return total + scoring.worth(table, seat, COLLABORATION) + scoring.worth(table, seat, LOANS)


# ── ingredients ───────────────────────────────────────────────────────────────────────────────────


def stock(table: TableState, seat: i64, future: Future) -> float:
    """Ingredients: those of the next two batches by the beers that they will be, the others by their kinds."""
    crowd = table.stored(seat) + SPARE - table.capacity(seat)
    total = -CROWD * float(crowd) if crowd > 0 else 0.0
    held = vec[i64]([0, 0, 0, 0, 0, 0])
    needs = vec[i64]([0, 0, 0, 0, 0, 0])
    kind: i64 = 0
    while kind < KINDS:
        held[kind] = table.stock(seat, kind)
        kind += 1
    brews = effects.owned(table, seat, BREW)
    recipes = brewing.open_recipes(table, seat)
    batches = future.actions * future.tanks
    part = 1.0
    planned: i64 = 0
    while planned < 2 and planned < batches:
        best = 0.0
        hoped = 0.0
        chosen: i64 = NONE
        rest = recipes
        while rest:
            number = lowest(rest)
            rest &= rest - 1
            brings = plan(table, seat, table.terms.recipes[number], brews, needs)
            there, missing = compare(held, needs)
            share = there / (there + missing)
            value = brings * (READY if share == 1.0 else HOPE * share * share)
            if value - there > best and missing <= YIELD * float(future.visits):
                best = value - there
                hoped = value
                chosen = number
        if chosen == NONE:
            break
        total += part * hoped
        part *= SECOND
        plan(table, seat, table.terms.recipes[chosen], brews, needs)
        kind = 0
        while kind < KINDS:
            held[kind] -= needs[kind] if needs[kind] < held[kind] else held[kind]
            kind += 1
        planned += 1
    return total + compare(held, MOST)[0] if batches > 2 else total


def compare(held: vec[i64], needs: vec[i64]) -> tuple[float, float]:
    """What those of some ingredients that are there are worth by themselves, and what those that are missing."""
    there = 0.0
    missing = 0.0
    kind: i64 = 0
    while kind < KINDS:
        lack = needs[kind] - held[kind]
        if lack > 0:
            missing += CUBE[kind] * float(lack)
            there += CUBE[kind] * float(held[kind])
        else:
            there += CUBE[kind] * float(needs[kind])
        kind += 1
    return there, missing


def plan(table: TableState, seat: i64, beer: Recipe, brews: vec[Effect], needs: vec[i64]) -> float:
    """What a batch will bring; the ingredients that it needs are written to `needs`."""
    kind: i64 = 0
    while kind < KINDS:
        needs[kind] = beer.needs[kind]
        kind += 1
    brewed = table.brewed(seat, beer.number)
    total = float(beer.rep) + SALE
    for effect in brews:
        # What holds for the first batch of an action only is no matter of the recipe.
        if effect.limit or not brewing.applies(table, effect.number, beer.number):
            continue
        if effect.op == GAIN and not (brewed and effect.filter.first_brew):
            total += goods(effect.gain)
        elif effect.op == COST_REDUCTION:
            kind = lowest(effect.kinds)
            if needs[kind] - effect.amount >= effect.min_left:
                needs[kind] -= effect.amount
    if not brewed and (table.secrets_of(seat) >> beer.number) & 1:
        total += LABEL * float(table.terms.cards.secret_rep)
    elif (table.labels >> beer.number) & 1 and not table.is_on_line(seat, beer.number):
        total += LABEL * float(table.terms.cards.label_rep)
    elif not brewed and not beer.advanced:
        total += HOPED * FAMILY
    return total


def goods(gain: vec[i64]) -> float:
    """What a gain is worth."""
    total = DOLLAR * float(gain[MONEY]) + float(gain[REP])
    total += ANY_BASIC * float(gain[BASIC_ANY]) + ANY_SPECIAL * float(gain[SPECIAL_ANY])
    ingredients = 0.0
    kind: i64 = 0
    while kind < KINDS:
        ingredients += CUBE[kind] * float(gain[kind])
        kind += 1
    return total + ingredients


# ── batches on their way ──────────────────────────────────────────────────────────────────────────


def line(table: TableState, seat: i64, future: Future) -> float:
    """Labels and tokens that sales will bring if there is time for them, and families that are open."""
    total = 0.0
    counted: i64 = 0
    place: i64 = LINE_PLACES - 1
    while place >= 0:
        recipe = table.beer_at(seat, place)
        bottled = place >= TANKS
        if recipe != NONE and future.actions > (0 if bottled else 1) and not (counted >> recipe) & 1:
            counted |= bit(recipe)
            total += (BOTTLED if bottled else IN_TANK) * float(bonus(table, seat, recipe))
        place -= 1
    time = float(future.actions) / float(ENOUGH) if future.actions < ENOUGH else 1.0
    for recipe in table.terms.basic_of:
        if table.brewed(seat, recipe):
            total += FAMILY * time
    return total


def bonus(table: TableState, seat: i64, recipe: i64) -> i64:
    """What the first sale of a beer brings: the tokens on a secret recipe, or a label that is still there."""
    if (table.loaded(seat) >> recipe) & 1:
        return table.terms.cards.secret_rep
    return table.terms.cards.label_rep if (table.labels >> recipe) & 1 else 0


# ── money ─────────────────────────────────────────────────────────────────────────────────────────


def balance(table: TableState, seat: i64, future: Future) -> float:
    """Dollars that will be left after the next upkeep or after all of them, whichever is less; they may be negative."""
    money = float(table.money(seat))
    cost = float(upkeep.due(table, seat))
    later = float(future.upkeeps - 1)
    first = money - cost + sales(table, seat, future.seasons - 4.0 * later, future.pace)
    last = money - cost * (later + 1.0) + sales(table, seat, future.seasons, future.pace)
    return first if first < last else last


def sales(table: TableState, seat: i64, seasons: float, pace: float) -> float:
    """Dollars that batches will bring in some seasons: those on the line first, then new ones."""
    batches = pace * (seasons - DELAY) if seasons > DELAY else 0.0
    time = 1.0 if seasons >= 1.0 else 0.5 if seasons > 0.4 else 0.0
    waiting = table.batches_on_line(seat)
    while waiting > 0:
        batches += time
        waiting -= 1
    return float(table.terms.cards.price) * batches


def purse(left: float) -> float:
    """What the money is worth that will be left: a loan looms the more, the less it is."""
    fear = MARGIN - left
    if fear <= 0.0:
        return COIN * left
    if fear < 2.0 * MARGIN:
        return COIN * left - LOAN * fear * fear / (4.0 * MARGIN)
    return COIN * left - LOAN * (fear - MARGIN)


# ── what lasts ────────────────────────────────────────────────────────────────────────────────────


def lasting(table: TableState, seat: i64, future: Future) -> float:
    """What tiles, workers, research, partnerships and secret recipes will bring."""
    total = PARTNER * future.seasons * float(size(table.partners_of(seat)))
    if table.hidden_recipes(seat):
        total += SECRET * (future.seasons / 4.0 if future.seasons < 4.0 else 1.0)
    tiles = table.tiles_of(seat)
    while tiles:
        for effect in table.terms.tiles[lowest(tiles)].effects:
            total += worth(table, seat, effect, future)
        tiles &= tiles - 1
    workers = table.workers_of(seat)
    while workers:
        for effect in table.terms.workers[lowest(workers)].effects:
            total += worth(table, seat, effect, future)
        workers &= workers - 1
    row: i64 = 0
    while row < ROWS and table.lab_side(seat) != NONE:
        total += track(table, seat, row, future)
        row += 1
    return total


def track(table: TableState, seat: i64, row: i64, future: Future) -> float:
    """Levels of research that are reached, and a part of those that may follow."""
    total = 0.0
    part = 1.0
    position = table.research_at(seat, row)
    level: i64 = 1
    while level < 4 and (level < position or future.actions > level - position):
        if level >= position:
            part *= NEXT_LEVEL
        total += part * worth(table, seat, effects.track_effect(table, seat, row, level), future)
        level += 1
    return total


def worth(table: TableState, seat: i64, effect: Effect, future: Future) -> float:
    """What an effect will bring in the time to come."""
    when = effect.when
    if when == END_GAME:
        return final_points(table, seat, effect, future)
    times = OFTEN[when] * future.seasons * float(size(effect.seasons)) / 4.0
    if when == WINTER_START:
        times = float(future.winters)
    elif (BY_BATCHES >> when) & 1:
        wanted = effect.min_brewed if effect.min_brewed > effect.min_sold else effect.min_sold
        times = OFTEN[when] * future.batches * share(effect) / float(wanted if wanted > 1 else 1)
        if wanted > future.tanks:
            times = 0.0
    if effect.op == GAIN:
        return times * goods(effect.gain)
    if effect.op == GAIN_PER:
        count = effects.metric(table, seat, effect.metric) // effect.every
        return times * goods(effect.gain) * float(effect.most if count > effect.most else count)
    if effect.op == EXTRA_ACTION:
        return times * (VISIT if effect.in_market else SHIFT_ACTION)
    return times * ONCE[effect.op] * float(effect.amount if effect.op == CAPACITY else 1)


def share(effect: Effect) -> float:
    """The share of batches that an effect is about."""
    wanted = effect.filter
    if wanted.nth_sale:
        return RARE
    if wanted.first_brew or wanted.first_sale or wanted.place != NONE:
        return ONE_OF_FEW
    some = wanted.symbol != NONE or wanted.family != NONE or wanted.tier != NONE or wanted.malt > 0
    return ONE_OF_SOME if some or effect.min_advanced or effect.min_special or effect.limit else 1.0


def final_points(table: TableState, seat: i64, effect: Effect, future: Future) -> float:
    """What an effect will count at the end, as far as can be told."""
    count = float(effects.metric(table, seat, effect.metric))
    if effect.metric == MONEY_LEFT:
        count = future.money if future.money > 0.0 else 0.0
    count += BATCH_ADDS[effect.metric] * future.batches + SEASON_ADDS[effect.metric] * future.seasons
    points = float(effect.points) * count / float(effect.every)
    return float(effect.most) if effect.most and points > float(effect.most) else points


# ── what grows and what is shared ─────────────────────────────────────────────────────────────────


def fields_and_sections(table: TableState, seat: i64, future: Future) -> float:
    """Sections of the collaboration, own plots, a share of the Community Farm."""
    if future.seasons < 1.0:
        return 0.0
    total = 0.0
    filled = 1.0
    for holder in table.sections:
        if holder != NONE:
            filled += 1.0
    number: i64 = 0
    while number < len(table.sections):
        if table.sections[number] == seat:
            total += SECTION * filled * goods(table.terms.sections[number].reward)
        number += 1
    plot: i64 = 0
    while plot < PLOTS_EACH:
        kind = table.on_plot(seat, plot)
        if kind != NONE:
            total += HARVEST * PLOT * CUBE[kind]
        plot += 1
    grown = 0.0
    mine = 0.0
    token: i64 = 0
    while token < table.tokens():
        kind = table.planted(token)
        grown += CUBE[kind] * float(table.terms.cards.farm_yield[kind])
        if table.planter(token) == seat:
            mine += 1.0
        token += 1
    return total + HARVEST * grown * mine / float(token) if token else total
