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
from alehouse.games.brew_crafters.effect_ops import (
    BREWERY_END,
    EXTRA_ACTION,
    MARKET_END,
    SEASONS,
    SPRING,
    WINTER,
    WINTER_START,
    Effect,
)
from alehouse.games.brew_crafters.effect_ops import SEASON_START as SEASON_MOMENT
from alehouse.games.brew_crafters.rules import conversions, effects, farms, market, upkeep
from alehouse.games.brew_crafters.rules.frames import BENEFITS_STEP, BENEFITS_TAKEN, F_BENEFITS, WHO
from alehouse.games.brew_crafters.state import BREWERY as BREWERY_PHASE
from alehouse.games.brew_crafters.state import (
    EXTRA_MARKER,
    MARKET,
    NONE,
    OWN_WORKER,
    SEASON_END,
    SEASON_START,
    TEMPORARY_WORKER,
    TableState,
)

# Stages of a season's start (BC-5.3).
TEMPORARY: Final = 0
SEASONAL: Final = 1
IN_WINTER: Final = 2
RESTOCK: Final = 3

# Stages of the Market and the Brewery phase.
USUAL: Final = 0
BY_TEMPORARY: Final = 1
EXTRA: Final = 2

NO_MORE: Final = 99  # further actions done, for whoever declines the next one

# Stages of a season's end.
RETURNING: Final = 0
FIELDS: Final = 1
COMMON_SHARES: Final = 2
COMMON_REST: Final = 3
COMMON_STORING: Final = 4
WAGES: Final = 5


# ── the start of a season (BC-5.3) ────────────────────────────────────────────────────────────────


def begin_season(table: TableState) -> None:
    """The first is Spring of year 1 (BC-4.1); mostly nothing but the season changes, nor who is first (BC-5.23)."""
    table.season = (table.season + 1) % len(SEASONS)
    if table.season == SPRING:
        table.year += 1
    table.phase = SEASON_START
    table.stage = TEMPORARY
    table.passed = 0
    table.starter = table.marker
    table.turn = NONE
    if table.keeps_log:
        table.show()
        args: dict[str, object] = {"year": int(table.year), "season": f"@season-{SEASONS[table.season]}"}
        table.log("log-head-season", -1, args, {}, "BC-5.1")


def advance_start(table: TableState) -> None:
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


def take_temporary(table: TableState) -> None:
    """Those that lie on this season (BC-8.3)."""
    seat: i64 = 0
    while seat < table.seats:
        table.set_temporary(seat, table.temporary_ahead(seat, 0))
        table.set_temporary_ahead(seat, 0, table.temporary_ahead(seat, 1))
        table.set_temporary_ahead(seat, 1, 0)
        seat += 1


def begin_phase(table: TableState, phase: i64) -> None:
    """The order of a phase stays as it began (BC-5.13)."""
    table.phase = phase
    table.stage = USUAL
    table.passed = 0
    table.round = 1
    table.declined = 0
    table.extra = 0
    table.starter = table.marker
    table.placing = OWN_WORKER


def benefits(table: TableState, seat: i64, step: i64) -> vec[Effect]:
    """What a player gets at the start of this season, as from a Forager (BC-6.51d), or of any Winter (BC-5.4)."""
    if step == IN_WINTER:
        return effects.owned(table, seat, WINTER_START)
    found = vec[Effect]()
    for effect in effects.owned(table, seat, SEASON_MOMENT):
        if (effect.seasons >> table.season) & 1:
            found = append(found, effect)
    return found


def advance_benefits(table: TableState) -> None:
    """One by one, in the order that the player likes (D17, BC-5.3)."""
    seat = table.top(WHO)
    found = benefits(table, seat, table.top(BENEFITS_STEP))
    left = (bit(len(found)) - 1) & ~table.top(BENEFITS_TAKEN)
    if not left:
        table.pop()
    elif conversions.is_settled(table, seat, left):
        choose_benefit(table, lowest(left))
    else:
        table.ask(seat, ORDER_OF_BENEFITS)


def legal_benefits(table: TableState, out: vec[i64]) -> i64:
    found = benefits(table, table.player, table.top(BENEFITS_STEP))
    count: i64 = 0
    number: i64 = 0
    while number < len(found):
        if not (table.top(BENEFITS_TAKEN) >> number) & 1:
            out[count] = BENEFIT + number
            count += 1
        number += 1
    return count


def choose_benefit(table: TableState, number: i64) -> None:
    seat = table.top(WHO)
    found = benefits(table, seat, table.top(BENEFITS_STEP))
    table.set_top(BENEFITS_TAKEN, table.top(BENEFITS_TAKEN) | bit(number))
    effects.trigger(table, seat, found[number], 1)


# ── the Market phase (BC-5.6 to BC-5.12) ──────────────────────────────────────────────────────────


def advance_market(table: TableState) -> None:
    if table.stage == USUAL:
        advance_placing(table)
    elif table.stage == BY_TEMPORARY:
        advance_temporary(table)
    else:
        advance_extra(table, True)


def advance_placing(table: TableState) -> None:
    """Each player puts one worker, then each the next one (BC-5.6); whoever can put none goes without (BC-5.9)."""
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


def advance_temporary(table: TableState) -> None:
    """Temporary workers, until nobody may or wants to place one (BC-5.11)."""
    table.placing = TEMPORARY_WORKER
    looked: i64 = 0
    while looked < table.seats:
        seat = table.in_order(table.passed % table.seats)
        waits = table.temporary(seat) > 0 and not (table.declined >> seat) & 1
        if waits and market.has_placement(table, seat):
            ask_turn(table, seat, PLACE_MORE)
            return
        table.passed += 1
        looked += 1
    table.next_stage()


def advance_extra(table: TableState, in_market: bool) -> None:
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


def further(table: TableState, seat: i64, in_market: bool) -> i64:
    """How many further actions a phase ends with: Purchasing Agent (BC-6.51j), Night Foreman (BC-6.51k)."""
    count: i64 = 0
    for effect in effects.owned(table, seat, MARKET_END if in_market else BREWERY_END):
        if effect.op == EXTRA_ACTION and (effect.seasons >> table.season) & 1:
            count += 1
    return count


def ask_turn(table: TableState, seat: i64, what: i64) -> None:
    if table.turn != seat:
        table.turn = seat
        if table.keeps_log:
            table.show()
    table.ask(seat, what)


def worker_placed(table: TableState) -> None:
    """A placement is made: whose turn comes next."""
    if table.stage == EXTRA:
        table.extra += 1
    else:
        table.passed += 1


def decline_placing(table: TableState) -> None:
    """No temporary worker, no extra marker."""
    if table.stage == BY_TEMPORARY:
        table.declined |= bit(table.player)
    else:
        table.extra = NO_MORE
    table.turn = NONE


# ── the Brewery phase (BC-5.14 to BC-5.16) ────────────────────────────────────────────────────────


def advance_brewery(table: TableState) -> None:
    if table.stage == USUAL:
        advance_shifts(table)
    elif table.stage == BY_TEMPORARY:
        advance_temporary_shifts(table)
    else:
        advance_extra(table, False)


def advance_shifts(table: TableState) -> None:
    """The first shift of everybody, then the second, then the third (BC-5.14)."""
    if table.passed == table.seats:
        table.passed = 0
        table.round += 1
        if table.round > len(table.terms.shifts):
            table.next_stage()
        return
    seat = table.in_order(table.passed)
    if table.shifts(seat) >= table.round:
        ask_turn(table, seat, BREWERY)
    else:
        table.passed += 1


def advance_temporary_shifts(table: TableState) -> None:
    """Temporary workers that were not at the market, one by one (BC-5.15)."""
    looked: i64 = 0
    while looked < table.seats:
        seat = table.in_order(table.passed % table.seats)
        if table.temporary(seat) > 0:
            ask_turn(table, seat, BREWERY)
            return
        table.passed += 1
        looked += 1
    table.next_stage()


def shift_used(table: TableState, seat: i64) -> None:
    """A brewery action is chosen: a shift, a temporary worker or an extra action is spent for it."""
    if table.stage == USUAL:
        table.add_acted(seat, 1)
        table.passed += 1
    elif table.stage == BY_TEMPORARY:
        table.add_temporary(seat, -1)
        table.lent += 1
        table.passed += 1
    else:
        table.extra += 1


# ── the end of a season (section 5.5) ─────────────────────────────────────────────────────────────


def advance_end(table: TableState) -> bool:
    """Whether the game goes on; the last Winter ends it."""
    stage = table.stage
    if stage == RETURNING:
        return_markers(table)
        table.next_stage()
    elif stage == FIELDS:
        farms.advance_fields(table)
    elif stage == COMMON_SHARES:
        farms.share_common(table)
        table.next_stage()
    elif stage == COMMON_REST:
        farms.advance_rest(table)
    elif stage == COMMON_STORING:
        farms.advance_storing(table)
    elif stage == WAGES:
        pay_wages(table)
    else:
        return advance_last_deals(table)
    return True


def return_markers(table: TableState) -> None:
    """Workers and shifts are free again; temporary ones, used or not, are nobody's any more (BC-5.19, BC-8.3)."""
    space: i64 = 0
    while space < len(table.on_space):
        table.on_space[space] = NONE
        space += 1
    seat: i64 = 0
    while seat < table.seats:
        table.pool += table.temporary(seat)
        table.set_temporary(seat, 0)
        table.set_placed(seat, 0)
        table.set_acted(seat, 0)
        seat += 1
    table.pool += table.lent
    table.lent = 0
    table.farmers = vec[i64]()
    table.turn = NONE


# ── Winter ────────────────────────────────────────────────────────────────────────────────────────


def pay_wages(table: TableState) -> None:
    """Every Winter ends with the upkeep (BC-5.22), and the last one ends the game (BC-7.1)."""
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


def advance_last_deals(table: TableState) -> bool:
    """Whoever has a payable conversion may convert once more before scoring (BC-5.33)."""
    while table.passed < table.seats:
        seat = table.in_order(table.passed)
        if conversions.is_any(table, seat):
            table.turn = seat
            table.ask(seat, LAST_CONVERSION)
            return True
        table.passed += 1
    return False
