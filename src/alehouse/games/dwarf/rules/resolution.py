"""The Resolution phase (section 5f): Get Help, Defend, Mine, Forge, and the end of the round."""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit
from alehouse.games.dwarf.actions import EXTRA, FORGE_ORDER, MINE_ORDER, RESOLVE
from alehouse.games.dwarf.cards import ITEM
from alehouse.games.dwarf.rules.automata import bring_opponent_extras
from alehouse.games.dwarf.rules.effects import attack, resolve_worker, work
from alehouse.games.dwarf.rules.mining import begin_round
from alehouse.games.dwarf.state import (
    BY_ITEMS,
    GOODS_EACH,
    HOME,
    RESOLVE_DEFEND,
    RESOLVE_FORGE,
    RESOLVE_MINE,
    ROUND_END,
    WORKERS_EACH,
    TableState,
    owner_of,
)

# ── Get Help ──────────────────────────────────────────────────────────────────────────────────────


def advance_help(table: TableState) -> None:
    """All place their first extra worker in order, then all their second (DW-5.51, DW-5.52)."""
    if table.turn < 0:
        begin_help(table)
    seat = next_in_help_order(table)
    if seat < 0:
        end_help(table)
        return
    if table.is_opponent(seat):
        if not table.opponent_helped:
            bring_opponent_extras(table, table.where[earliest_on_get_help(table, seat)])
        return
    worker = table.extra_at_home(seat)
    if worker < 0 or table.offer >= offers(table, seat):
        return
    if table.occupied == table.everywhere:
        table.lose_extra(worker)
    else:
        table.ask(seat, EXTRA)


def begin_help(table: TableState) -> None:
    """Fix the order: by each player's earliest unspent worker on Get Help (DW-5.52)."""
    table.turn = 0
    table.offer = 0
    table.holder = table.marker
    table.help_order = 0
    after: i64 = 0
    place: i64 = 0
    while table.helps & table.occupied:
        found = next_earliest(table, after)
        if found < 0:
            return
        table.help_order |= (owner_of(found) + 1) << (3 * place)
        after = table.stamp(found)
        place += 1


def next_earliest(table: TableState, after: i64) -> i64:
    """Of all players' earliest workers on Get Help, the first one placed later than `after`; or -1."""
    found: i64 = -1
    seat: i64 = 0
    while seat < table.player_count:
        worker = earliest_on_get_help(table, seat)
        if worker >= 0 and table.stamp(worker) > after and (found < 0 or table.stamp(worker) < table.stamp(found)):
            found = worker
        seat += 1
    return found


def earliest_on_get_help(table: TableState, seat: i64) -> i64:
    """A player's unspent worker that was first on a Get Help location, or -1."""
    found: i64 = -1
    worker = WORKERS_EACH * seat
    while worker < WORKERS_EACH * (seat + 1):
        if table.stands_on(worker, table.helps) and (found < 0 or table.stamp(worker) < table.stamp(found)):
            found = worker
        worker += 1
    return found


def offers(table: TableState, seat: i64) -> i64:
    """How many extra workers the cards under a player's workers bring; several bring no more (DW-5.56)."""
    most: i64 = 0
    worker = WORKERS_EACH * seat
    while worker < WORKERS_EACH * (seat + 1):
        if table.stands_on(worker, table.helps):
            brings = table.top_card(table.where[worker]).extra_workers
            if brings > most:
                most = brings
        worker += 1
    return most


def next_in_help_order(table: TableState) -> i64:
    """Whose offer comes now, or -1 when both rounds of offers are over."""
    seat = ((table.help_order >> (3 * table.turn)) & 7) - 1
    if seat < 0 and table.offer == 0 and table.help_order:
        table.offer = 1
        table.turn = 0
        seat = (table.help_order & 7) - 1
    table.turn += 1
    return seat


def end_help(table: TableState) -> None:
    """The marker moves on from a holder who got help, in whichever Mine (DW-5.57, DW-8.73)."""
    if table.player_stands_on(table.holder, table.helps):
        table.pass_marker()
    table.phase = RESOLVE_DEFEND


# ── Defend ────────────────────────────────────────────────────────────────────────────────────────


def advance_defend(table: TableState) -> None:
    """Every monster in reading order: beaten, held off by the army, or let loose (DW-5.60, DW-5.61, DW-5.64).

    All that are let loose act (DW-6.25), and all stay where they lie (DW-5.65).
    """
    table.phase = RESOLVE_MINE
    table.turn = 0
    table.worker_group = 0
    monsters = table.monsters
    location: i64 = 0
    while monsters and not table.ended:
        if monsters & 1:
            if (table.occupied >> location) & 1:
                beat(table, location)
            elif not table.mustered:
                attack(table, table.top_card(location), location)
            elif table.keeps_log:
                table.log("log-army", -1, table.at(location), {}, "DW-6.30")
        monsters >>= 1
        location += 1


def beat(table: TableState, location: i64) -> None:
    """Each unspent worker there earns its owner a medal (DW-5.62)."""
    here = bit(location)
    worker: i64 = 0
    while worker < WORKERS_EACH * table.player_count and not table.ended:
        if table.stands_on(worker, here):
            resolve_worker(table, worker, early=False)
        worker += 1


# ── Mine and Forge ────────────────────────────────────────────────────────────────────────────────


def advance_mine(table: TableState) -> None:
    """All mine actions, unless Orc Raiders forbid them (DW-5.70, DW-5.71)."""
    if table.raided or table.turn == table.player_count:
        table.phase = RESOLVE_FORGE
        table.turn = 0
        table.worker_group = 0
        table.holder = table.marker
        return
    resolve_next(table, table.seams, MINE_ORDER)


def advance_forge(table: TableState) -> None:
    """All forge actions; then the marker moves on from a holder who forged (DW-5.80, DW-5.82)."""
    if table.turn == table.player_count:
        if table.player_stands_on(table.holder, table.forges):
            table.pass_marker()
        table.phase = ROUND_END
        return
    resolve_next(table, table.forges, FORGE_ORDER)


def resolve_next(table: TableState, mask: i64, decision: i64) -> None:
    """The next player's regular workers, then his extra ones (DW-5.72, DW-5.73, DW-5.74; in the Forge step DW-5.81)."""
    seat = (table.marker + table.turn) % table.player_count
    one = WORKERS_EACH * seat + 2 * table.worker_group
    two = one + 1
    if not table.stands_on(one, mask):
        one = -1
    if not table.stands_on(two, mask):
        two = -1
    if one >= 0 and two >= 0:
        if table.is_opponent(seat):
            if not opponent_order(table, one, two, decision):
                one, two = two, one
        elif order_matters(table, seat, one, two):
            table.ask(seat, decision)
            return
    next_group(table)
    if one >= 0:
        resolve_in_step(table, one, decision)
    if two >= 0:
        resolve_in_step(table, two, decision)


def next_group(table: TableState) -> None:
    """From the regular workers to the extra ones, and on to the next player."""
    table.turn += table.worker_group
    table.worker_group = 1 - table.worker_group


def resolve_in_step(table: TableState, worker: i64, decision: i64) -> None:
    """Once; but Andvéttr and his father forge twice in succession (DW-8.50)."""
    resolve_worker(table, worker, early=False)
    opponent = table.terms.opponent
    if opponent is not None and decision == FORGE_ORDER and table.is_opponent(owner_of(worker)):
        times: i64 = 1
        price = table.top_card(table.where[worker]).pay
        while times < opponent.forge_times and table.can_pay(owner_of(worker), price):
            resolve_worker(table, worker, early=False)
            times += 1


def opponent_order(table: TableState, one: i64, two: i64, decision: i64) -> bool:
    """Whether `one` comes first: seams before Alloy Steel in the Mine step, else reading order (DW-8.15)."""
    if decision == MINE_ORDER:
        first_costs = table.top_card(table.where[one]).costs
        if first_costs != table.top_card(table.where[two]).costs:
            return not first_costs
    return table.where[one] < table.where[two]


def order_matters(table: TableState, seat: i64, one: i64, two: i64) -> bool:
    """Whether the two orders leave the player with different goods (DW-5.109, DW-5.110)."""
    first = table.top_card(table.where[one])
    second = table.top_card(table.where[two])
    if not first.costs and not second.costs:
        return False
    forward = table.goods[GOODS_EACH * seat : GOODS_EACH * (seat + 1)]
    work(forward, 0, first)
    work(forward, 0, second)
    backward = table.goods[GOODS_EACH * seat : GOODS_EACH * (seat + 1)]
    work(backward, 0, second)
    work(backward, 0, first)
    kind: i64 = 0
    while kind < GOODS_EACH:
        if forward[kind] != backward[kind]:
            return True
        kind += 1
    return False


def legal_orders(table: TableState, out: vec[i64]) -> i64:
    """Which of the two locations comes first."""
    worker = WORKERS_EACH * table.player + 2 * table.worker_group
    one = table.where[worker]
    two = table.where[worker + 1]
    out[0] = RESOLVE + (one if one < two else two)
    out[1] = RESOLVE + (two if one < two else one)
    return 2


def resolve_in_order(table: TableState, location: i64) -> None:
    """The chosen location first, then the other."""
    one = WORKERS_EACH * table.player + 2 * table.worker_group
    two = one + 1
    if table.where[one] != location:
        one, two = two, one
    next_group(table)
    resolve_worker(table, one, early=False)
    resolve_worker(table, two, early=False)


# ── the end of the round ──────────────────────────────────────────────────────────────────────────


def end_round(table: TableState) -> None:
    """Workers return, round effects end; enough items end the game (DW-5.90, DW-5.91, DW-5.92)."""
    worker: i64 = 0
    while worker < WORKERS_EACH * table.player_count:
        table.where[worker] = HOME
        worker += 1
    table.spent = 0
    table.occupied = 0
    table.stamps = 0
    table.committed = 0
    table.opponent_helped = False
    table.mustered = False
    table.raided = False
    seat: i64 = 0
    while seat < table.player_count:
        if table.owned(seat, ITEM) >= table.terms.items_to_end:
            table.end_game(BY_ITEMS)
            return
        seat += 1
    begin_round(table)
