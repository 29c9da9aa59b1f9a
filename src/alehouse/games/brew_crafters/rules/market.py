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
from alehouse.games.brew_crafters.effect_ops import ACQUIRE, GOODS, KINDS, MONEY
from alehouse.games.brew_crafters.rules import conversions, effects, modules, receipts
from alehouse.games.brew_crafters.rules.frames import F_HIRE, F_PARTNER, FREE, WHO
from alehouse.games.brew_crafters.state import (
    C_CUBES,
    C_SPACE,
    C_YIELD,
    EXTRA_MARKER,
    GOODS_ON,
    NONE,
    OWN_WORKER,
    TEMPORARY_WORKER,
    TableState,
    marker,
)

# ── what is allowed (BC-5.8) ──────────────────────────────────────────────────────────────────────


def legal_placements(table: TableState, seat: i64, out: vec[i64]) -> i64:
    """Every option of a free space that can be carried out now."""
    spaces = table.terms.placement_spaces
    options = table.terms.placement_options
    count: i64 = 0
    k: i64 = 0
    while k < len(spaces):
        if can_place(table, seat, spaces[k], options[k]):
            out[count] = SPACES + k
            count += 1
        k += 1
    return count


def has_placement(table: TableState, seat: i64) -> bool:
    spaces = table.terms.placement_spaces
    options = table.terms.placement_options
    k: i64 = 0
    while k < len(spaces):
        if can_place(table, seat, spaces[k], options[k]):
            return True
        k += 1
    return False


def can_place(table: TableState, seat: i64, space: i64, option: i64) -> bool:
    """A space takes one worker, the Community Farm any number (BC-5.7, BC-8.10), but no extra marker (BC-8.16)."""
    if not (table.terms.open_spaces >> space) & 1:
        return False
    if option == COMMUNITY:
        return table.placing != EXTRA_MARKER and modules.can_plant_common(table, seat)
    return table.on_space[space] == NONE and can_do(table, seat, space, option)


def can_do(table: TableState, seat: i64, space: i64, option: i64) -> bool:
    """Whether an option can be carried out (BC-6.1 to BC-6.6)."""
    if option == COLLECT:
        return lies_on(table, space)
    if option in (TAKE, TAKE_ALT):
        return True
    if option == HIRE_WORKER:
        return table.for_hire != 0
    if option == PARTNERSHIP:
        return table.partners != 0
    if option == HIRE_SHIFT:
        employed = table.shifts(seat)
        return employed < len(table.terms.shifts) and table.batches(seat) >= table.terms.shifts[employed].batches
    if option == TEMPORARY:
        return modules.can_hire_temporary(table, seat)
    if option == EXCHANGE:
        return modules.payable_lines(table, seat) != 0
    return option == AGENCY and table.money(seat) >= table.terms.cards.agency_fee and table.unused_workers != 0


def lies_on(table: TableState, space: i64) -> bool:
    heap = table.terms.heaps[space]
    good: i64 = 0
    while good < GOODS_ON:
        if table.goods[heap + good]:
            return True
        good += 1
    return False


# ── what is done ──────────────────────────────────────────────────────────────────────────────────


def place(table: TableState, seat: i64, placement: i64) -> None:
    """A marker goes on a space; one of its options is carried out at once (BC-5.6, BC-5.10, BC-6.3)."""
    space = table.terms.spaces[table.terms.placement_spaces[placement]]
    option = table.terms.placement_options[placement]
    if option == COMMUNITY:
        table.farmers = append(table.farmers, marker(seat, table.placing))
    else:
        table.on_space[space.number] = marker(seat, table.placing)
    if table.placing == OWN_WORKER:
        table.add_placed(seat, 1)
    elif table.placing == TEMPORARY_WORKER:
        table.add_temporary(seat, -1)
        table.lent += 1
    if option in (COLLECT, TAKE, TAKE_ALT):
        take_goods(table, seat, space, option)
    else:
        resolve(table, seat, space, option)


def resolve(table: TableState, seat: i64, space: Space, option: i64) -> None:
    """Options that bring people, cards or deals.

    Worker Fair, Staff Office (BC-6.14, BC-6.15) and those of the extensions (BC-6.20, BC-6.22, BC-6.25); section 8.
    """
    if table.keeps_log:
        table.log("log-visits", seat, {"space": space.key}, {}, "BC-5.6")
    if option == HIRE_WORKER:
        table.push(F_HIRE, seat, 0, 0, 0, 0)
    elif option == PARTNERSHIP:
        table.push(F_PARTNER, seat, 0, 0, 0, 0)
    elif option == HIRE_SHIFT:  # it works in the brewery phase of this very season (BC-6.7)
        table.add_shifts(seat, 1)
        if table.keeps_log:
            table.log("log-shift", seat, {"number": int(table.shifts(seat))}, {}, "BC-6.6")
    elif option == TEMPORARY:
        modules.hire_temporary(table, seat)
    elif option == EXCHANGE:
        modules.begin_exchange(table, seat)
    elif option == AGENCY:
        modules.begin_agency(table, seat)
    else:
        modules.begin_planting(table, seat)


def take_goods(table: TableState, seat: i64, space: Space, option: i64) -> None:
    """All that lies there, or the printed amount (BC-6.1, BC-6.2, BC-6.8).

    Amounts are printed in the Specialty Shop, the Homebrew Shop and on extensions (BC-6.16, BC-6.17, BC-6.20, BC-6.23,
    BC-6.25).
    """
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
    if table.keeps_log:
        clause = "BC-6.8" if space.first_player else "BC-6.1" if option == COLLECT else "BC-6.2"
        receipts.log(table, "log-takes", seat, {"space": space.key}, goods, 1, clause)
        if space.first_player:
            table.log("log-first", seat, {}, {}, clause)


# ── people and partners ───────────────────────────────────────────────────────────────────────────


def advance_hire(table: TableState) -> None:
    """Any card of the display (D5); a free hire may be declined (D22)."""
    cards = table.for_hire
    if not cards:
        table.pop()
    elif not table.top(FREE) and conversions.is_settled(table, table.top(WHO), cards):
        hire(table, lowest(cards))
    else:
        table.ask(table.top(WHO), CHOOSE_WORKER)


def legal_workers(table: TableState, out: vec[i64]) -> i64:
    count = listed(table.for_hire, table.terms.ids.worker, out)
    if table.top(FREE):
        out[count] = DECLINE
        count += 1
    return count


def hire(table: TableState, worker: i64) -> None:
    """No payment now; what a card brings at hiring comes at once (BC-6.4, BC-6.49)."""
    seat = table.top(WHO)
    table.pop()
    table.for_hire &= ~bit(worker)
    employ(table, seat, worker)


def employ(table: TableState, seat: i64, worker: i64) -> None:
    """A card works from now on (BC-6.49)."""
    card = table.terms.workers[worker]
    table.set_workers(seat, table.workers_of(seat) | bit(worker))
    if table.keeps_log:
        table.log("log-hires", seat, {"worker": card.key}, {}, "BC-6.4")
    k: i64 = len(card.effects) - 1
    while k >= 0:
        if card.effects[k].when == ACQUIRE:
            effects.trigger(table, seat, card.effects[k], 1)
        k -= 1


def advance_partner(table: TableState) -> None:
    cards = table.partners
    if conversions.is_settled(table, table.top(WHO), cards):
        become_partner(table, lowest(cards))
    else:
        table.ask(table.top(WHO), CHOOSE_PARTNERSHIP)


def legal_partners(table: TableState, out: vec[i64]) -> i64:
    return listed(table.partners, table.terms.ids.partnership, out)


def become_partner(table: TableState, card: i64) -> None:
    """A card is kept, for nothing; somebody may have several (BC-6.5)."""
    seat = table.top(WHO)
    table.pop()
    table.partners &= ~bit(card)
    table.set_partners(seat, table.partners_of(seat) | bit(card))
    if table.keeps_log:
        table.log("log-partner", seat, {"partnership": table.terms.partnerships[card].key}, {}, "BC-6.5")


def restock(table: TableState) -> None:
    """Every open space gets what is printed on it, besides what lies there (BC-5.5): nothing at first (BC-4.3).

    Markets, Farm Stand, Private Investor (BC-6.9, BC-6.10, BC-6.11, BC-6.12, BC-6.13), and the spaces of the
    extensions that are filled (BC-6.18, BC-6.19, BC-6.21, BC-6.24).
    """
    for space in table.terms.spaces:
        heap = table.terms.heaps[space.number]
        if heap != NONE and space.restocks:
            good: i64 = 0
            while good <= MONEY:
                table.goods[heap + good] += space.restock[good]
                good += 1
