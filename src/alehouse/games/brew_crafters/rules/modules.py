"""The expert modules of the market: temporary workers, exchange, Job Agency, Community Farm (section 8)."""

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
from alehouse.games.brew_crafters.rules import conversions, market, receipts
from alehouse.games.brew_crafters.rules.frames import F_AGENCY, F_LINE, F_PLANT_COMMON
from alehouse.games.brew_crafters.state import MONEY_OF, NONE, SEAT, STORED, TEMPORARY_NEXT, Table
from alehouse.games.brew_crafters.vocabulary import (
    INGREDIENTS,
    KINDS,
    SPECIAL_ANY,
    SPECIAL_KINDS,
    SPRING,
    WINTER,
)

# ── temporary workers (BC-8.1 to BC-8.5) ──────────────────────────────────────────────────────────


def seasons_left(table: Table) -> i64:
    """Seasons after this one."""
    return 4 * (table.terms.cards.years - table.year) + WINTER - table.season


def can_hire_temporary(table: Table, seat: i64) -> bool:
    enough = table.pool >= table.terms.cards.temporary_seasons and seasons_left(table) > 0
    return enough and table.own[SEAT * seat + MONEY_OF] >= table.terms.cards.temporary_fee


def hire_temporary(table: Table, seat: i64) -> None:
    """One for each of the next seasons, as far as there are some (BC-8.2, BC-8.4)."""
    base = SEAT * seat
    table.own[base + MONEY_OF] -= table.terms.cards.temporary_fee
    ahead: i64 = 0
    while ahead < table.terms.cards.temporary_seasons and ahead < seasons_left(table):
        table.own[base + TEMPORARY_NEXT + ahead] += 1
        table.pool -= 1
        ahead += 1
    if table.telling:
        table.tell("log-temporary", seat, {"count": int(ahead)}, {"money": -table.terms.cards.temporary_fee})


# ── Commodities Exchange (BC-8.6) ─────────────────────────────────────────────────────────────────


def payable_lines(table: Table, seat: i64) -> i64:
    found: i64 = 0
    for line in table.terms.lines:
        if can_give(table, seat, line.give):
            found |= bit(line.number)
    return found


def can_give(table: Table, seat: i64, goods: vec[i64]) -> bool:
    """Whether a player has some ingredients, special ones of any kind included."""
    base = SEAT * seat + STORED
    spare: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        left = table.own[base + kind] - goods[kind]
        if left < 0:
            return False
        if (SPECIAL_KINDS >> kind) & 1:
            spare += left
        kind += 1
    return spare >= goods[SPECIAL_ANY]


def begin_exchange(table: Table, seat: i64) -> None:
    table.push(F_LINE, seat, NONE, 0, 0, 0)


def go_on_line(table: Table) -> None:
    """A line is chosen, given for, and its goods received (D7)."""
    seat = table.top(1)
    number = table.top(2)
    if number == NONE:
        lines = payable_lines(table, seat)
        if conversions.is_settled(table, seat, lines):
            choose_line(table, lowest(lines))
        else:
            table.ask(seat, CHOOSE_LINE)
        return
    line = table.terms.lines[number]
    if table.top(3) < line.give[SPECIAL_ANY]:
        kinds = table.kinds_stored(seat) & SPECIAL_KINDS
        if conversions.is_settled(table, seat, kinds):
            give_cube(table, lowest(kinds))
        else:
            table.ask(seat, PAY_CUBE)
        return
    table.pop()
    receipts.give(table, seat, line.take, 1)
    receipts.tell(table, "log-exchange", seat, {"space": "@space-commodities_exchange"}, line.take, 1)


def choose_line(table: Table, number: i64) -> None:
    seat = table.top(1)
    table.set_top(2, number)
    line = table.terms.lines[number]
    kind: i64 = 0
    while kind < KINDS:
        table.own[SEAT * seat + STORED + kind] -= line.give[kind]
        kind += 1
    if table.telling:
        changes = {kind: -int(n) for kind, n in zip(INGREDIENTS, line.give) if n}
        if changes:
            table.tell("log-gives-exchange", seat, {}, changes)


def give_cube(table: Table, kind: i64) -> None:
    """One of the special ingredients that a line asks for."""
    seat = table.top(1)
    table.own[SEAT * seat + STORED + kind] -= 1
    table.set_top(3, table.top(3) + 1)
    if table.telling:
        table.tell("log-gives-exchange", seat, {}, {INGREDIENTS[kind]: -1})


def legal_lines(table: Table, out: vec[i64]) -> i64:
    return listed(payable_lines(table, table.player), table.terms.ids.line, out)


def legal_specials(table: Table, out: vec[i64]) -> i64:
    return listed(table.kinds_stored(table.player) & SPECIAL_KINDS, GIVE, out)


# ── Job Agency (BC-8.8, BC-8.9) ───────────────────────────────────────────────────────────────────


def begin_agency(table: Table, seat: i64) -> None:
    cards = size(table.unused_workers)
    draw: i64 = table.terms.cards.agency_draw
    table.agency = 0
    table.push(F_AGENCY, seat, draw if draw < cards else cards, 0, 0, 0)


def go_on_agency(table: Table) -> None:
    if table.top(2):
        table.ask(FATE, DRAW_AGENCY)
    else:
        table.ask(table.top(1), AGENCY_CARD)


def draw_card(table: Table, worker: i64) -> None:
    table.agency |= bit(worker)
    table.set_top(2, table.top(2) - 1)


def legal_agency(table: Table, out: vec[i64]) -> i64:
    count = listed(table.agency, table.terms.ids.worker, out)
    out[count] = DECLINE
    return count + 1


def hire_from_agency(table: Table, worker: i64) -> None:
    """One of the cards for a fee; the others go back to the unused ones."""
    seat = table.top(1)
    leave_agency(table)
    table.unused_workers &= ~bit(worker)
    table.own[SEAT * seat + MONEY_OF] -= table.terms.cards.agency_fee
    if table.telling:
        table.tell("log-fee", seat, {}, {"money": -table.terms.cards.agency_fee})
    market.employ(table, seat, worker)


def leave_agency(table: Table) -> None:
    table.agency = 0
    table.pop()


# ── Community Farm (BC-8.10 to BC-8.15) ───────────────────────────────────────────────────────────


def is_farm_open(table: Table) -> bool:
    """In Winter and Spring, but not in the last Winter."""
    if table.season == SPRING:
        return True
    return table.season == WINTER and table.year < table.terms.cards.years


def plantable_common(table: Table, seat: i64) -> i64:
    """What a player has that grows there and nobody has planted."""
    found: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if table.terms.cards.farm_yield[kind] and table.own[SEAT * seat + STORED + kind]:
            found |= bit(kind)
        kind += 1
    k: i64 = 0
    while k < len(table.farm):
        found &= ~bit(table.farm[k])
        k += 2
    return found


def can_plant_common(table: Table, seat: i64) -> bool:
    return is_farm_open(table) and len(table.farm) < 6 and plantable_common(table, seat) != 0


def begin_planting(table: Table, seat: i64) -> None:
    table.push(F_PLANT_COMMON, seat, 0, 0, 0, 0)


def go_on_planting(table: Table) -> None:
    kinds = plantable_common(table, table.top(1))
    if conversions.is_settled(table, table.top(1), kinds):
        plant_common(table, lowest(kinds))
    else:
        table.ask(table.top(1), COMMUNITY_KIND)


def legal_common(table: Table, out: vec[i64]) -> i64:
    return listed(plantable_common(table, table.player), PLANT, out)


def plant_common(table: Table, kind: i64) -> None:
    seat = table.top(1)
    table.pop()
    table.own[SEAT * seat + STORED + kind] -= 1
    table.farm = append(append(table.farm, kind), seat)
    if table.telling:
        table.tell("log-plants-common", seat, {"token": len(table.farm) // 2}, {INGREDIENTS[kind]: -1})
