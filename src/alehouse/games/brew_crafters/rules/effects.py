"""Effects of workers, tiles and research: who has which, when they work, what they give (sections 6.3 to 6.5)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.core.bits import bit, lowest, size
from alehouse.games.brew_crafters.rules import receipts
from alehouse.games.brew_crafters.rules.frames import F_EFFECT, F_HIRE, F_INSTALL
from alehouse.games.brew_crafters.state import (
    BREWED,
    C_SAME,
    C_SPACE,
    C_SWAPS,
    C_YIELD,
    IN_PUB,
    LABELS,
    MONEY_OF,
    NONE,
    RESEARCH_AT,
    SEAT,
    SIDE_OF,
    TILES,
    WORKERS,
    Table,
)
from alehouse.games.brew_crafters.vocabulary import (
    BASIC_KINDS,
    FREE_ACTION,
    GAIN,
    GAIN_PER,
    GAIN_SAME,
    MARKET_SPACE,
    MARKET_TAKE,
    PUB,
    SWAP_TAKEN,
    Effect,
)

WINTER_LEVEL: Final = 1  # levels of research, from 0
PERMANENT_LEVEL: Final = 2
FINAL_LEVEL: Final = 3


# ── who has which ─────────────────────────────────────────────────────────────────────────────────


def owned(table: Table, seat: i64, when: i64) -> vec[Effect]:
    """A player's effects of a moment: of workers, tiles and research, in the order of the card file."""
    found = vec[Effect]()
    terms = table.terms
    workers = table.own[SEAT * seat + WORKERS] & terms.workers_at[when]
    while workers:
        for effect in terms.workers[lowest(workers)].effects:
            if effect.when == when:
                found = append(found, effect)
        workers &= workers - 1
    tiles = table.own[SEAT * seat + TILES] & terms.tiles_at[when]
    while tiles:
        for effect in terms.tiles[lowest(tiles)].effects:
            if effect.when == when:
                found = append(found, effect)
        tiles &= tiles - 1
    return add_research(table, seat, when, found)


def add_research(table: Table, seat: i64, when: i64, found: vec[Effect]) -> vec[Effect]:
    """Winter and permanent levels stay when the marker moves on; the first works once (BC-6.40 to BC-6.43)."""
    row: i64 = 0
    while row < 4:
        position = table.own[SEAT * seat + RESEARCH_AT + row]
        level: i64 = WINTER_LEVEL
        while level < position:
            effect = track_effect(table, seat, row, level)
            if effect.when == when:
                found = append(found, effect)
            level += 1
        row += 1
    return found


def track_effect(table: Table, seat: i64, row: i64, level: i64) -> Effect:
    side = table.own[SEAT * seat + SIDE_OF]
    return table.terms.tracks[4 * side + row].levels[level]


# ── conditions ────────────────────────────────────────────────────────────────────────────────────


def matches(table: Table, seat: i64, effect: Effect, recipe: i64, place: i64) -> bool:
    """Whether a batch is one that an effect is about. Counters include this batch already (BC-6.52a)."""
    wanted = effect.filter
    beer = table.terms.recipes[recipe]
    base = SEAT * seat
    if wanted.family not in (NONE, beer.family) or wanted.symbol not in (NONE, beer.symbol):
        return False
    if wanted.tier != NONE and (wanted.tier == 1) != beer.advanced:
        return False
    if wanted.place != NONE and (wanted.place == PUB) != (place == IN_PUB):
        return False
    if (wanted.special and not beer.special) or beer.needs[0] < wanted.malt:
        return False
    if wanted.first_brew and table.own[base + BREWED + recipe] != 1:
        return False
    if wanted.first_sale and table.sold(seat, recipe) != 1:
        return False
    return wanted.nth_sale == 0 or sold_of_family(table, seat, beer.family) == wanted.nth_sale


def sold_of_family(table: Table, seat: i64, family: i64) -> i64:
    count: i64 = 0
    for recipe in table.terms.recipes:
        if recipe.family == family:
            count += table.sold(seat, recipe.number)
    return count


def metric(table: Table, seat: i64, number: i64) -> i64:
    """What an effect counts."""
    base = SEAT * seat
    if number == 0:
        return table.batches(seat)
    if number <= 3:
        return count_recipes(table, seat, number)
    if number == 4:
        return size(table.own[base + LABELS])
    if number == 5:
        return size(table.own[base + TILES])
    if number == 6:
        return size(table.own[base + WORKERS])
    if number == 7:
        return table.own[base + MONEY_OF]
    return table.stored(seat) if number == 8 else size(table.kinds_stored(seat))


def count_recipes(table: Table, seat: i64, number: i64) -> i64:
    """Basic batches, different advanced recipes, or families brewed."""
    count: i64 = 0
    families: i64 = 0
    for recipe in table.terms.recipes:
        brewed = table.own[SEAT * seat + BREWED + recipe.number]
        if brewed:
            families |= bit(recipe.family)
            if number == 1 and not recipe.advanced:
                count += brewed
            elif number == 2 and recipe.advanced:
                count += 1
    return size(families) if number == 3 else count


# ── doing ─────────────────────────────────────────────────────────────────────────────────────────


def trigger(table: Table, seat: i64, effect: Effect, times: i64) -> None:
    """An effect works: begun now, done when nothing else comes before it."""
    table.push(F_EFFECT, seat, effect.number, times, 0, 0)


def go_on(table: Table) -> None:
    seat = table.top(1)
    effect = table.terms.effects[table.top(2)]
    times = table.top(3)
    table.pop()
    if effect.op == GAIN:
        receipts.give(table, seat, effect.gain, times)
        tell(table, seat, effect, times)
    elif effect.op == GAIN_PER:
        count = metric(table, seat, effect.metric) // effect.every
        if effect.most and count > effect.most:
            count = effect.most
        if count:
            receipts.give(table, seat, effect.gain, count)
            tell(table, seat, effect, count)
    elif effect.op == FREE_ACTION:
        table.push(F_INSTALL if effect.installs else F_HIRE, seat, 1, 0, 0, 0)


def tell(table: Table, seat: i64, effect: Effect, times: i64) -> None:
    """Whose effect it is, and what it gave."""
    if table.telling:
        receipts.tell(table, "log-effect", seat, {"card": source_of(table, effect)}, effect.gain, times)


def source_of(table: Table, effect: Effect) -> str:
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


def swapper(table: Table, seat: i64) -> str:
    """Who lets a player swap ingredients just taken."""
    for effect in owned(table, seat, MARKET_TAKE):
        if effect.op == SWAP_TAKEN:
            return source_of(table, effect)
    return ""


def trigger_all(table: Table, seat: i64, when: i64, times: i64) -> None:
    """All effects of a moment, each a receipt of its own; the first one is done first."""
    found = owned(table, seat, when)
    k: i64 = len(found) - 1
    while k >= 0:
        trigger(table, seat, found[k], times)
        k -= 1


# ── the market (BC-6.52) ──────────────────────────────────────────────────────────────────────────


def market_bonuses(table: Table, seat: i64) -> None:
    """What a market action gives besides: it looks at what the space itself has yielded."""
    coming = table.coming
    space = table.terms.spaces[coming[C_SPACE]]
    for effect in owned(table, seat, MARKET_TAKE):
        if not effect.kinds & coming[C_YIELD] or (effect.restocked and not space.restocks):
            continue
        if effect.op == GAIN:
            receipts.add(table, seat, effect.gain, 1)
            tell(table, seat, effect, 1)
        elif effect.op == GAIN_SAME and coming[C_YIELD] & BASIC_KINDS:
            coming[C_SAME] += effect.amount
            if table.telling:
                same: list[list[str]] = [[str(int(effect.amount)), "@amount-same"]]
                table.tell("log-effect-choice", seat, {"card": source_of(table, effect), "coming": same}, {})
        elif effect.op == SWAP_TAKEN:
            coming[C_SWAPS] += effect.amount
    for effect in owned(table, seat, MARKET_SPACE):
        if (effect.spaces >> space.number) & 1:
            receipts.add(table, seat, effect.gain, 1)
            tell(table, seat, effect, 1)
