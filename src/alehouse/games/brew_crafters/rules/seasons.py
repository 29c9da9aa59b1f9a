"""The course of a season: start, market, brewery, end (section 5)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.core.bits import bit, lowest
from alehouse.games.brew_crafters.actions import (
    BENEFIT,
    BREWERY,
    LAST_CONVERSION,
    ORDER_OF_BENEFITS,
    PLACE,
    PLACE_MORE,
)
from alehouse.games.brew_crafters.rules import conversions, effects, farms, market, upkeep
from alehouse.games.brew_crafters.rules.frames import F_BENEFITS
from alehouse.games.brew_crafters.state import (
    ACTED,
    EXTRA_MARKER,
    MARKET,
    NONE,
    OWN_WORKER,
    PLACED,
    SEASON_END,
    SEASON_START,
    SEAT,
    SHIFTS,
    TEMPORARY_NEXT,
    TEMPORARY_NOW,
    TEMPORARY_WORKER,
    Table,
)
from alehouse.games.brew_crafters.state import BREWERY as BREWERY_PHASE
from alehouse.games.brew_crafters.vocabulary import (
    BREWERY_END,
    EXTRA_ACTION,
    MARKET_END,
    SEASONS,
    SPRING,
    WINTER,
    WINTER_START,
    Effect,
)
from alehouse.games.brew_crafters.vocabulary import SEASON_START as SEASON_MOMENT

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
        table.next_stage()
    elif table.stage in (SEASONAL, IN_WINTER):
        if table.passed == table.seats or (table.stage == IN_WINTER and table.season != WINTER):
            table.next_stage()
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
            table.next_stage()
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
    table.next_stage()


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
            table.next_stage()
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
    table.next_stage()


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
        table.next_stage()
    elif stage == FIELDS:
        farms.go_on_fields(table)
    elif stage == COMMON_SHARES:
        farms.share_common(table)
        table.next_stage()
    elif stage == COMMON_REST:
        farms.go_on_rest(table)
    elif stage == COMMON_STORING:
        farms.go_on_storing(table)
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
        table.next_stage()


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
