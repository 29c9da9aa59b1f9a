"""The Market phase: workers on spaces, and what each option does (section 6.1)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.core.bits import bit, listed, lowest
from alehouse.games.brew_crafters.actions import CHOOSE_PARTNERSHIP, CHOOSE_WORKER, DECLINE, SPACES
from alehouse.games.brew_crafters.cards import (
    AGENCY,
    COLLECT,
    COMMUNITY,
    EXCHANGE,
    HIRE_SHIFT,
    HIRE_WORKER,
    PARTNERSHIP,
    TAKE,
    TAKE_ALT,
    TEMPORARY,
    Space,
)
from alehouse.games.brew_crafters.rules import conversions, effects, modules, receipts
from alehouse.games.brew_crafters.rules.frames import F_HIRE, F_PARTNER
from alehouse.games.brew_crafters.state import (
    C_CUBES,
    C_SPACE,
    C_YIELD,
    EXTRA_MARKER,
    GOODS_ON,
    MONEY_OF,
    NONE,
    OWN_WORKER,
    PARTNERS,
    PLACED,
    SEAT,
    SHIFTS,
    TEMPORARY_NOW,
    TEMPORARY_WORKER,
    WORKERS,
    Table,
)
from alehouse.games.brew_crafters.vocabulary import ACQUIRE, GOODS, KINDS, MONEY

# ── what is allowed (BC-5.8) ──────────────────────────────────────────────────────────────────────


def legal_placements(table: Table, seat: i64, out: vec[i64]) -> i64:
    """Every option of a free space that can be carried out now."""
    count: i64 = 0
    k: i64 = 0
    while k < len(table.terms.placements):
        if can_place(table, seat, table.terms.placements[k] >> 4, table.terms.placements[k] & 15):
            out[count] = SPACES + k
            count += 1
        k += 1
    return count


def has_placement(table: Table, seat: i64) -> bool:
    for placement in table.terms.placements:
        if can_place(table, seat, placement >> 4, placement & 15):
            return True
    return False


def can_place(table: Table, seat: i64, space: i64, option: i64) -> bool:
    if not (table.terms.open_spaces >> space) & 1:
        return False
    if option == COMMUNITY:
        return table.placing != EXTRA_MARKER and modules.can_plant_common(table, seat)
    return table.on_space[space] == NONE and can_do(table, seat, space, option)


def can_do(table: Table, seat: i64, space: i64, option: i64) -> bool:
    """Whether an option can be carried out (BC-6.1 to BC-6.6)."""
    base = SEAT * seat
    if option == COLLECT:
        return lies_on(table, space)
    if option in (TAKE, TAKE_ALT):
        return True
    if option == HIRE_WORKER:
        return table.for_hire != 0
    if option == PARTNERSHIP:
        return table.partners != 0
    if option == HIRE_SHIFT:
        employed = table.own[base + SHIFTS]
        return employed < len(table.terms.shifts) and table.batches(seat) >= table.terms.shifts[employed].batches
    if option == TEMPORARY:
        return modules.can_hire_temporary(table, seat)
    if option == EXCHANGE:
        return modules.payable_lines(table, seat) != 0
    return option == AGENCY and table.own[base + MONEY_OF] >= table.terms.cards.agency_fee and table.unused_workers != 0


def lies_on(table: Table, space: i64) -> bool:
    heap = table.terms.heaps[space]
    good: i64 = 0
    while good < GOODS_ON:
        if table.goods[heap + good]:
            return True
        good += 1
    return False


# ── what is done ──────────────────────────────────────────────────────────────────────────────────


def place(table: Table, seat: i64, placement: i64) -> None:
    """A marker goes on a space; the option is carried out at once (BC-5.6)."""
    space = table.terms.spaces[placement >> 4]
    option = placement & 15
    base = SEAT * seat
    if option == COMMUNITY:
        table.farmers = append(table.farmers, seat + 8 * table.placing)
    else:
        table.on_space[space.number] = seat + 8 * table.placing
    if table.placing == OWN_WORKER:
        table.own[base + PLACED] += 1
    elif table.placing == TEMPORARY_WORKER:
        table.own[base + TEMPORARY_NOW] -= 1
        table.lent += 1
    if option in (COLLECT, TAKE, TAKE_ALT):
        take_goods(table, seat, space, option)
    else:
        resolve(table, seat, space, option)


def resolve(table: Table, seat: i64, space: Space, option: i64) -> None:
    """Options that bring people, cards or deals."""
    base = SEAT * seat
    if table.telling:
        table.tell("log-visits", seat, {"space": space.key}, {})
    if option == HIRE_WORKER:
        table.push(F_HIRE, seat, 0, 0, 0, 0)
    elif option == PARTNERSHIP:
        table.push(F_PARTNER, seat, 0, 0, 0, 0)
    elif option == HIRE_SHIFT:
        table.own[base + SHIFTS] += 1
        if table.telling:
            table.tell("log-shift", seat, {"number": int(table.own[base + SHIFTS])}, {})
    elif option == TEMPORARY:
        modules.hire_temporary(table, seat)
    elif option == EXCHANGE:
        modules.begin_exchange(table, seat)
    elif option == AGENCY:
        modules.begin_agency(table, seat)
    else:
        modules.begin_planting(table, seat)


def take_goods(table: Table, seat: i64, space: Space, option: i64) -> None:
    """All that lies there, or the printed amount (BC-6.1, BC-6.2, BC-6.8)."""
    receipts.begin(table, seat)
    coming = table.coming
    coming[C_SPACE] = space.number
    if option == COLLECT:
        goods = vec[i64]([0] * len(GOODS))
        heap = table.terms.heaps[space.number]
        good: i64 = 0
        while good < GOODS_ON:
            goods[good] = table.goods[heap + good]
            table.goods[heap + good] = 0
            good += 1
    else:
        goods = space.take if option == TAKE else space.take_alt
    receipts.add(table, seat, goods, 1)
    kind: i64 = 0
    while kind < KINDS:
        if goods[kind]:
            coming[C_YIELD] |= bit(kind)
            coming[C_CUBES + kind] = goods[kind]
        kind += 1
    if space.first_player:
        table.marker = seat
    if table.telling:
        receipts.tell(table, "log-takes", seat, {"space": space.key}, goods, 1)
        if space.first_player:
            table.tell("log-first", seat, {}, {})


# ── people and partners ───────────────────────────────────────────────────────────────────────────


def go_on_hire(table: Table) -> None:
    """Any card of the display (D5); a free hire may be declined (D22)."""
    cards = table.for_hire
    if not cards:
        table.pop()
    elif not table.top(2) and conversions.is_settled(table, table.top(1), cards):
        hire(table, lowest(cards))
    else:
        table.ask(table.top(1), CHOOSE_WORKER)


def legal_workers(table: Table, out: vec[i64]) -> i64:
    count = listed(table.for_hire, table.terms.ids.worker, out)
    if table.top(2):
        out[count] = DECLINE
        count += 1
    return count


def hire(table: Table, worker: i64) -> None:
    """No payment now; what a card brings at hiring comes at once (BC-6.4, BC-6.49)."""
    seat = table.top(1)
    table.pop()
    table.for_hire &= ~bit(worker)
    employ(table, seat, worker)


def employ(table: Table, seat: i64, worker: i64) -> None:
    card = table.terms.workers[worker]
    table.own[SEAT * seat + WORKERS] |= bit(worker)
    if table.telling:
        table.tell("log-hires", seat, {"worker": card.key}, {})
    k: i64 = len(card.effects) - 1
    while k >= 0:
        if card.effects[k].when == ACQUIRE:
            effects.trigger(table, seat, card.effects[k], 1)
        k -= 1


def go_on_partner(table: Table) -> None:
    cards = table.partners
    if conversions.is_settled(table, table.top(1), cards):
        become_partner(table, lowest(cards))
    else:
        table.ask(table.top(1), CHOOSE_PARTNERSHIP)


def legal_partners(table: Table, out: vec[i64]) -> i64:
    return listed(table.partners, table.terms.ids.partnership, out)


def become_partner(table: Table, card: i64) -> None:
    seat = table.top(1)
    table.pop()
    table.partners &= ~bit(card)
    table.own[SEAT * seat + PARTNERS] |= bit(card)
    if table.telling:
        table.tell("log-partner", seat, {"partnership": table.terms.partnerships[card].key}, {})


def restock(table: Table) -> None:
    """Every open space gets what is printed on it, besides what lies there (BC-5.5)."""
    for space in table.terms.spaces:
        heap = table.terms.heaps[space.number]
        if heap != NONE and space.restocks:
            good: i64 = 0
            while good <= MONEY:
                table.goods[heap + good] += space.restock[good]
                good += 1
