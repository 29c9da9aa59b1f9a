"""Effects of workers, tiles and research: who has which, when they work, what they give (sections 6.3 to 6.5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.core.bits import lowest, size
from alehouse.games.brew_crafters.cards import Track
from alehouse.games.brew_crafters.effect_ops import (
    ADVANCED_RECIPES,
    ALL_BATCHES,
    BASIC_BATCHES,
    BASIC_KINDS,
    FAMILIES_BREWED,
    FREE_ACTION,
    GAIN,
    GAIN_PER,
    GAIN_SAME,
    GOLD_LABELS,
    INGREDIENTS_STORED,
    MALT,
    MARKET_SPACE,
    MARKET_TAKE,
    MONEY_LEFT,
    PUB,
    SWAP_TAKEN,
    TIER_ADVANCED,
    TILES_INSTALLED,
    WINTER_LEVEL,
    WORKERS_HIRED,
    Effect,
)
from alehouse.games.brew_crafters.rules import receipts
from alehouse.games.brew_crafters.rules.frames import EFFECT_NUMBER, EFFECT_TIMES, F_EFFECT, F_HIRE, F_INSTALL, WHO
from alehouse.games.brew_crafters.rules.holdings import ALL_ROWS, IN_PUB, ROWS
from alehouse.games.brew_crafters.state import C_SAME, C_SPACE, C_SWAPS, C_YIELD, NONE, TableState

# ── who has which ─────────────────────────────────────────────────────────────────────────────────


def owned(table: TableState, seat: i64, when: i64) -> vec[Effect]:
    """A player's effects of a moment: of workers, tiles and research, in the order of the card file."""
    found = vec[Effect]()
    terms = table.terms
    workers = table.workers_of(seat) & terms.workers_at[when]
    while workers:
        for effect in terms.workers[lowest(workers)].effects:
            if effect.when == when:
                found = append(found, effect)
        workers &= workers - 1
    tiles = table.tiles_of(seat) & terms.tiles_at[when]
    while tiles:
        for effect in terms.tiles[lowest(tiles)].effects:
            if effect.when == when:
                found = append(found, effect)
        tiles &= tiles - 1
    return add_research(table, seat, when, found)


def add_research(table: TableState, seat: i64, when: i64, found: vec[Effect]) -> vec[Effect]:
    """Winter and permanent levels stay when the marker moves on (BC-6.41, BC-6.42); the first works once (BC-6.40)."""
    side = table.lab_side(seat)
    if side == NONE:
        return found
    rows = (table.terms.tracks_at[when] >> (ROWS * side)) & ALL_ROWS
    while rows:
        row = lowest(rows)
        position = table.research_at(seat, row)
        level: i64 = WINTER_LEVEL
        while level < position:
            effect = track_effect(table, seat, row, level)
            if effect.when == when:
                found = append(found, effect)
            level += 1
        rows &= rows - 1
    return found


def track_effect(table: TableState, seat: i64, row: i64, level: i64) -> Effect:
    return track_of(table, seat, row).levels[level]


def track_of(table: TableState, seat: i64, row: i64) -> Track:
    """The track in a row of a player's lab."""
    return table.terms.tracks[ROWS * table.lab_side(seat) + row]


# ── conditions ────────────────────────────────────────────────────────────────────────────────────


def matches(table: TableState, seat: i64, effect: Effect, recipe: i64, place: i64) -> bool:
    """Whether a batch is one that an effect is about. Counters include this batch already (BC-6.52a)."""
    wanted = effect.filter
    beer = table.terms.recipes[recipe]
    if wanted.family not in (NONE, beer.family) or wanted.symbol not in (NONE, beer.symbol):
        return False
    if wanted.tier != NONE and (wanted.tier == TIER_ADVANCED) != beer.advanced:
        return False
    if wanted.place != NONE and (wanted.place == PUB) != (place == IN_PUB):
        return False
    if (wanted.special and not beer.special) or beer.needs[MALT] < wanted.malt:
        return False
    if wanted.first_brew and table.brewed(seat, recipe) != 1:
        return False
    if wanted.first_sale and table.sold(seat, recipe) != 1:
        return False
    return wanted.nth_sale == 0 or sold_of_family(table, seat, beer.family) == wanted.nth_sale


def sold_of_family(table: TableState, seat: i64, family: i64) -> i64:
    count: i64 = 0
    recipes = table.terms.recipes_of[family] & table.recipes_brewed(seat)
    while recipes:
        count += table.sold(seat, lowest(recipes))
        recipes &= recipes - 1
    return count


def metric(table: TableState, seat: i64, number: i64) -> i64:
    """What an effect counts."""
    if number == ALL_BATCHES:
        return table.batches(seat)
    if number in (BASIC_BATCHES, ADVANCED_RECIPES, FAMILIES_BREWED):
        return count_recipes(table, seat, number)
    if number == GOLD_LABELS:
        return size(table.labels_of(seat))
    if number == TILES_INSTALLED:
        return size(table.tiles_of(seat))
    if number == WORKERS_HIRED:
        return size(table.workers_of(seat))
    if number == MONEY_LEFT:
        return table.money(seat)
    return table.stored(seat) if number == INGREDIENTS_STORED else size(table.kinds_stored(seat))


def count_recipes(table: TableState, seat: i64, number: i64) -> i64:
    """Basic batches, different advanced recipes, or families brewed."""
    brewed = table.recipes_brewed(seat)
    count: i64 = 0
    if number == ADVANCED_RECIPES:
        return size(brewed & ~table.terms.basics)
    if number == FAMILIES_BREWED:
        for family in table.terms.recipes_of:
            count += 1 if brewed & family else 0
        return count
    basics = brewed & table.terms.basics
    while basics:
        count += table.brewed(seat, lowest(basics))
        basics &= basics - 1
    return count


# ── doing ─────────────────────────────────────────────────────────────────────────────────────────


def trigger(table: TableState, seat: i64, effect: Effect, times: i64) -> None:
    """An effect works: begun now, done when nothing else comes before it."""
    table.push(F_EFFECT, seat, effect.number, times, 0, 0)


def advance(table: TableState) -> None:
    seat = table.top(WHO)
    effect = table.terms.effects[table.top(EFFECT_NUMBER)]
    times = table.top(EFFECT_TIMES)
    table.pop()
    if effect.op == GAIN:
        receipts.give(table, seat, effect.gain, times)
        log(table, seat, effect, times)
    elif effect.op == GAIN_PER:
        count = metric(table, seat, effect.metric) // effect.every
        if effect.most and count > effect.most:
            count = effect.most
        if count:
            receipts.give(table, seat, effect.gain, count)
            log(table, seat, effect, count)
    elif effect.op == FREE_ACTION:  # Engineering, People (BC-6.44f, BC-6.44h)
        table.push(F_INSTALL if effect.installs else F_HIRE, seat, 1, 0, 0, 0)


def log(table: TableState, seat: i64, effect: Effect, times: i64) -> None:
    """Whose effect it is, and what it gave."""
    if table.keeps_log:
        receipts.log(table, "log-effect", seat, {"card": source_of(table, effect)}, effect.gain, times, "BC-6.50")


def source_of(table: TableState, effect: Effect) -> str:
    """The card, tile or track that an effect is printed on."""
    for worker in table.terms.workers:
        for other in worker.effects:
            if other.number == effect.number:
                return worker.key
    for tile in table.terms.tiles:
        for other in tile.effects:
            if other.number == effect.number:
                return tile.key
    for track in table.terms.tracks:
        for other in track.levels:
            if other.number == effect.number:
                return track.key
    return ""


def swapper(table: TableState, seat: i64) -> str:
    """Who lets a player swap ingredients just taken."""
    for effect in owned(table, seat, MARKET_TAKE):
        if effect.op == SWAP_TAKEN:
            return source_of(table, effect)
    return ""


# ── the market (BC-6.52) ──────────────────────────────────────────────────────────────────────────


def market_bonuses(table: TableState, seat: i64) -> None:
    """What a market action gives besides: it looks at what the space itself has yielded (BC-6.52).

    Malt Buyer, Hop Buyer, Yeast Biologist (BC-6.51a, BC-6.51b, BC-6.51c); Agronomy (BC-6.44a), Terroir (BC-6.44e);
    Investor Relations (BC-6.51w).
    """
    coming = table.coming
    space = table.terms.spaces[coming[C_SPACE]]
    for effect in owned(table, seat, MARKET_TAKE):
        if not effect.kinds & coming[C_YIELD] or (effect.restocked and not space.restocks):
            continue
        if effect.op == GAIN:
            receipts.add(table, seat, effect.gain, 1)
            log(table, seat, effect, 1)
        elif effect.op == GAIN_SAME and coming[C_YIELD] & BASIC_KINDS:
            coming[C_SAME] += effect.amount
            if table.keeps_log:
                same: list[list[str]] = [[str(int(effect.amount)), "@amount-same"]]
                table.log("log-effect-choice", seat, {"card": source_of(table, effect), "coming": same}, {}, "BC-6.50")
        elif effect.op == SWAP_TAKEN:
            coming[C_SWAPS] += effect.amount
    for effect in owned(table, seat, MARKET_SPACE):
        if (effect.spaces >> space.number) & 1:
            receipts.add(table, seat, effect.gain, 1)
            log(table, seat, effect, 1)
