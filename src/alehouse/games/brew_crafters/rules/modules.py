"""The expert modules of the market: temporary workers, exchange, Job Agency, Community Farm (section 8)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest, size
from alehouse.core.state import FATE
from alehouse.games.brew_crafters.actions import (
    AGENCY_CARD,
    CHOOSE_LINE,
    COMMUNITY_KIND,
    DECLINE,
    DRAW_AGENCY,
    GIVE,
    PAY_CUBE,
    PLANT,
)
from alehouse.games.brew_crafters.effect_ops import (
    INGREDIENTS,
    KINDS,
    SEASONS,
    SPECIAL_ANY,
    SPECIAL_KINDS,
    SPRING,
    WINTER,
)
from alehouse.games.brew_crafters.rules import conversions, market, receipts
from alehouse.games.brew_crafters.rules.frames import (
    AGENCY_DRAWS,
    F_AGENCY,
    F_LINE,
    F_PLANT_COMMON,
    LINE_GIVEN,
    LINE_NUMBER,
    WHO,
)
from alehouse.games.brew_crafters.state import NONE, TableState

FARM_TOKENS: Final = 3  # of the Community Farm (BC-8.13)

# ── temporary workers (BC-8.1 to BC-8.5) ──────────────────────────────────────────────────────────


def seasons_left(table: TableState) -> i64:
    """Seasons after this one."""
    return len(SEASONS) * (table.terms.cards.years - table.year) + WINTER - table.season


def can_hire_temporary(table: TableState, seat: i64) -> bool:
    """With the fee and enough workers in the pool, unless the last season has come (BC-8.2, BC-8.4)."""
    enough = table.pool >= table.terms.cards.temporary_seasons and seasons_left(table) > 0
    return enough and table.money(seat) >= table.terms.cards.temporary_fee


def hire_temporary(table: TableState, seat: i64) -> None:
    """One for each of the next seasons, as far as there are some (BC-8.2, BC-8.4), besides earlier ones (BC-8.5)."""
    table.add_money(seat, -table.terms.cards.temporary_fee)
    ahead: i64 = 0
    while ahead < table.terms.cards.temporary_seasons and ahead < seasons_left(table):
        table.add_temporary_ahead(seat, ahead, 1)
        table.pool -= 1
        ahead += 1
    if table.keeps_log:
        table.log("log-temporary", seat, {"count": int(ahead)}, {"money": -table.terms.cards.temporary_fee}, "BC-8.2")


# ── Commodities Exchange (BC-8.6) ─────────────────────────────────────────────────────────────────


def payable_lines(table: TableState, seat: i64) -> i64:
    """The lines whose goods a player has (BC-8.7)."""
    found: i64 = 0
    for line in table.terms.lines:
        if can_give(table, seat, line.give):
            found |= bit(line.number)
    return found


def can_give(table: TableState, seat: i64, goods: vec[i64]) -> bool:
    """Whether a player has some ingredients, special ones of any kind included."""
    spare: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        left = table.stock(seat, kind) - goods[kind]
        if left < 0:
            return False
        if (SPECIAL_KINDS >> kind) & 1:
            spare += left
        kind += 1
    return spare >= goods[SPECIAL_ANY]


def begin_exchange(table: TableState, seat: i64) -> None:
    table.push(F_LINE, seat, NONE, 0, 0, 0)


def advance_line(table: TableState) -> None:
    """A line is chosen, given for, and its goods received (D7)."""
    seat = table.top(WHO)
    number = table.top(LINE_NUMBER)
    if number == NONE:
        lines = payable_lines(table, seat)
        if conversions.is_settled(table, seat, lines):
            choose_line(table, lowest(lines))
        else:
            table.ask(seat, CHOOSE_LINE)
        return
    line = table.terms.lines[number]
    if table.top(LINE_GIVEN) < line.give[SPECIAL_ANY]:
        kinds = table.kinds_stored(seat) & SPECIAL_KINDS
        if conversions.is_settled(table, seat, kinds):
            give_cube(table, lowest(kinds))
        else:
            table.ask(seat, PAY_CUBE)
        return
    table.pop()
    receipts.give(table, seat, line.take, 1)
    receipts.log(table, "log-exchange", seat, {"space": "@space-commodities_exchange"}, line.take, 1, "BC-8.6")


def choose_line(table: TableState, number: i64) -> None:
    seat = table.top(WHO)
    table.set_top(LINE_NUMBER, number)
    line = table.terms.lines[number]
    table.add_all(seat, line.give, -1)
    if table.keeps_log:
        changes = {kind: -int(n) for kind, n in zip(INGREDIENTS, line.give) if n}
        if changes:
            table.log("log-gives-exchange", seat, {}, changes, "BC-8.6")


def give_cube(table: TableState, kind: i64) -> None:
    """One of the special ingredients that a line asks for."""
    seat = table.top(WHO)
    table.add_stock(seat, kind, -1)
    table.set_top(LINE_GIVEN, table.top(LINE_GIVEN) + 1)
    if table.keeps_log:
        table.log("log-gives-exchange", seat, {}, {INGREDIENTS[kind]: -1}, "BC-8.6")


def legal_lines(table: TableState, out: vec[i64]) -> i64:
    return listed(payable_lines(table, table.player), table.terms.ids.line, out)


def legal_specials(table: TableState, out: vec[i64]) -> i64:
    return listed(table.kinds_stored(table.player) & SPECIAL_KINDS, GIVE, out)


# ── Job Agency (BC-8.8, BC-8.9) ───────────────────────────────────────────────────────────────────


def begin_agency(table: TableState, seat: i64) -> None:
    """So many of the unused cards are drawn, or all (BC-8.8)."""
    cards = size(table.unused_workers)
    draw: i64 = table.terms.cards.agency_draw
    table.agency = 0
    table.push(F_AGENCY, seat, draw if draw < cards else cards, 0, 0, 0)


def advance_agency(table: TableState) -> None:
    if table.top(AGENCY_DRAWS):
        table.ask(FATE, DRAW_AGENCY)
    else:
        table.ask(table.top(WHO), AGENCY_CARD)


def draw_card(table: TableState, worker: i64) -> None:
    table.agency |= bit(worker)
    table.set_top(AGENCY_DRAWS, table.top(AGENCY_DRAWS) - 1)


def legal_agency(table: TableState, out: vec[i64]) -> i64:
    count = listed(table.agency, table.terms.ids.worker, out)
    out[count] = DECLINE
    return count + 1


def hire_from_agency(table: TableState, worker: i64) -> None:
    """One of the cards for a fee; the others go back to the unused ones (BC-8.9)."""
    seat = table.top(WHO)
    leave_agency(table)
    table.unused_workers &= ~bit(worker)
    table.add_money(seat, -table.terms.cards.agency_fee)
    if table.keeps_log:
        table.log("log-fee", seat, {}, {"money": -table.terms.cards.agency_fee}, "BC-8.9")
    market.employ(table, seat, worker)


def leave_agency(table: TableState) -> None:
    table.agency = 0
    table.pop()


# ── Community Farm (BC-8.10 to BC-8.15) ───────────────────────────────────────────────────────────


def is_farm_open(table: TableState) -> bool:
    """In Winter and Spring (BC-8.10), but not in the last Winter (BC-8.11)."""
    if table.season == SPRING:
        return True
    return table.season == WINTER and table.year < table.terms.cards.years


def plantable_common(table: TableState, seat: i64) -> i64:
    """What a player has that grows there and nobody has planted (BC-8.12)."""
    found: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if table.terms.cards.farm_yield[kind] and table.stock(seat, kind):
            found |= bit(kind)
        kind += 1
    token: i64 = 0
    while token < table.tokens():
        found &= ~bit(table.planted(token))
        token += 1
    return found


def can_plant_common(table: TableState, seat: i64) -> bool:
    return is_farm_open(table) and table.tokens() < FARM_TOKENS and plantable_common(table, seat) != 0


def begin_planting(table: TableState, seat: i64) -> None:
    table.push(F_PLANT_COMMON, seat, 0, 0, 0, 0)


def advance_planting(table: TableState) -> None:
    kinds = plantable_common(table, table.top(WHO))
    if conversions.is_settled(table, table.top(WHO), kinds):
        plant_common(table, lowest(kinds))
    else:
        table.ask(table.top(WHO), COMMUNITY_KIND)


def legal_common(table: TableState, out: vec[i64]) -> i64:
    return listed(plantable_common(table, table.player), PLANT, out)


def plant_common(table: TableState, kind: i64) -> None:
    """A cube goes there, and its owner takes the next token (BC-8.13)."""
    seat = table.top(WHO)
    table.pop()
    table.add_stock(seat, kind, -1)
    table.farm = append(append(table.farm, kind), seat)
    if table.keeps_log:
        table.log("log-plants-common", seat, {"token": int(table.tokens())}, {INGREDIENTS[kind]: -1}, "BC-8.12")
