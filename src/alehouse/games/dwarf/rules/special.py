"""Special actions (DW-5.15 to DW-5.20, section 6c) and the early resolution they cause (section 5d).

A special action is a pile of frames, the last one first: turn up the pile's next card, the effect with
its choices, the workers under the card's Mine side, and at last the Mine side itself.
"""

from mypy_extensions import i64

from alehouse.core.bits import bit
from alehouse.core.state import FATE
from alehouse.games.dwarf.actions import (
    EARLY_HELP,
    SPECIAL,
    TURN_SPECIAL,
)
from alehouse.games.dwarf.cards import (
    GET_HELP,
    MEDAL,
)
from alehouse.games.dwarf.rules.automata import bring_opponent_extras
from alehouse.games.dwarf.rules.effects import check_medals, resolve_worker
from alehouse.games.dwarf.rules.frames import (
    CHOOSE,
    DECISION,
    EARLY,
    EFFECT,
    GAIN,
    GIVING,
    KIND,
    LAND,
    OFFER,
    OFFERS_LEFT,
    RECEIVING,
    SEAT,
    SHUFFLING,
    TURN_NEXT,
)
from alehouse.games.dwarf.rules.mining import add_to_mine
from alehouse.games.dwarf.rules.special_effects import (
    advance_mixing,
    advance_shuffling,
    begin_effect,
    take_gain,
)
from alehouse.games.dwarf.state import (
    AREA,
    COMMITTED,
    SIZES,
    TOPS,
    WORKERS_EACH,
    TableState,
    owner_of,
)

# ── taking the card ───────────────────────────────────────────────────────────────────────────────


def take_special(table: TableState, action: i64) -> None:
    """Pay, take the top card, and resolve it at once (DW-5.15, DW-5.18, DW-6.39)."""
    index: i64 = (action - SPECIAL) // 2
    for_medals = (action - SPECIAL) % 2 == 1
    seat = table.player
    pile = AREA * (index // 3) + index % 3
    number = table.areas[pile + TOPS]
    table.areas[pile + TOPS] = 0
    table.areas[pile + SIZES] -= 1
    table.special = number
    table.special_set = index // 3
    table.human_choice = -number
    table.specials_taken += 1
    commit(table, seat, index, for_medals)
    reward_opponent(table)
    if table.ended:
        return
    table.push(LAND, seat, 0, 0, 0, 0)
    table.push(EARLY, seat, 0, 0, 0, 0)
    table.push(EFFECT, seat, 0, 0, 0, 0)
    if table.areas[pile + SIZES]:
        table.push(TURN_NEXT, seat, 0, 0, 0, 0)


def commit(table: TableState, seat: i64, pile: i64, for_medals: bool) -> None:
    """The workers paid stand on the pile; medals return to the supply (DW-5.15, DW-5.16)."""
    medals = table.terms.special_medals
    table.where[WORKERS_EACH * seat] = COMMITTED
    table.committed |= (pile + 1) << (3 * seat)
    if for_medals:
        table.add_goods(seat, MEDAL, -medals)
    else:
        table.where[WORKERS_EACH * seat + 1] = COMMITTED
    if table.keeps_log:
        card = table.terms.specials[table.special].key
        args: dict[str, object] = {"card": card, "pile": table.pile_of(seat)}
        if for_medals:
            table.log("log-special-medals", seat, args, {"medal": -medals}, "DW-5.16")
        else:
            table.log("log-special-workers", seat, args, {}, "DW-5.15")


def reward_opponent(table: TableState) -> None:
    """Andvéttr earns medals whenever the human takes a special action (DW-8.51)."""
    opponent = table.terms.opponent
    if opponent is None or table.specials_taken > len(opponent.medals_per_special):
        return
    medals: i64 = opponent.medals_per_special[table.specials_taken - 1]
    seat = table.player_count - 1
    table.add_goods(seat, MEDAL, medals)
    if table.keeps_log:
        pile = table.pile_of(table.player)
        table.log("log-opponent-medals", seat, {"pile": pile}, {"medal": medals}, "DW-8.51")
    check_medals(table)


# ── going on ──────────────────────────────────────────────────────────────────────────────────────


def advance_frame(table: TableState) -> None:
    """Go on with what was begun last."""
    kind = table.top(KIND)
    seat = table.top(SEAT)
    if kind == TURN_NEXT:
        table.ask(FATE, TURN_SPECIAL)
    elif kind == EFFECT:
        table.pop()
        begin_effect(table, seat)
    elif kind == CHOOSE:
        table.ask(seat, table.top(DECISION))
    elif kind in (GIVING, RECEIVING):
        advance_mixing(table)
    elif kind == GAIN:
        table.pop()
        take_gain(table, seat)
    elif kind == SHUFFLING:
        advance_shuffling(table)
    elif kind == EARLY:
        advance_early(table)
    elif kind == OFFER:
        advance_offer(table, seat)
    else:
        land(table, seat)


def land(table: TableState, seat: i64) -> None:
    """The card is turned over and put on its stack, in the Mine of its own set (DW-5.18, DW-8.5)."""
    table.pop()
    card = table.terms.specials[table.special].mine_side
    add_to_mine(table, table.special_set, card)
    if table.keeps_log:
        where = table.spot(table.special_set * 9 + card.cell)
        args: dict[str, object] = {"card": card.key, "id": card.id, "location": where, "pile": table.pile_of(seat)}
        table.log("log-land", -1, args, {}, "DW-5.18")
    table.special = 0


# ── early resolution (5d) ─────────────────────────────────────────────────────────────────────────


def advance_early(table: TableState) -> None:
    """The next worker under the turned card is resolved, in order of placement (DW-5.30, DW-5.31).

    Also one whom the effect has just put there (DW-6.48); Orc Raiders stop nobody here (DW-5.34).
    """
    worker = earliest_unspent(table, table.special_set * 9 + table.terms.specials[table.special].mine_side.cell)
    if worker < 0:
        table.pop()
        return
    table.spent |= bit(worker)
    card = table.top_card(table.where[worker])
    if card.action == GET_HELP:
        early_help(table, worker, card.extra_workers)
    else:
        resolve_worker(table, worker, early=True)
    if card.passes_marker and owner_of(worker) == table.marker and not table.ended:  # DW-5.32
        table.pass_marker()


def earliest_unspent(table: TableState, location: i64) -> i64:
    """The unspent worker that was placed there first, or -1."""
    found: i64 = -1
    worker: i64 = 0
    while worker < WORKERS_EACH * table.player_count:
        here = table.where[worker] == location and not (table.spent >> worker) & 1
        if here and (found < 0 or table.stamp(worker) < table.stamp(found)):
            found = worker
        worker += 1
    return found


def early_help(table: TableState, worker: i64, offers: i64) -> None:
    """The owner may place his extra workers at once; a printed opponent does so by his own rules (DW-8.14)."""
    location = table.where[worker]
    seat = owner_of(worker)
    if table.keeps_log:
        table.log("log-early", seat, table.at(location), {}, "DW-5.30")
    if not table.is_opponent(seat):
        table.push(OFFER, seat, 0, offers, 0, 0)
    elif not table.opponent_helped:
        bring_opponent_extras(table, location)


def advance_offer(table: TableState, seat: i64) -> None:
    """One extra worker after the other; without a free location it is lost (DW-5.53, DW-5.106)."""
    offers = table.top(OFFERS_LEFT)
    worker = table.extra_at_home(seat)
    if offers == 0 or worker < 0:
        table.pop()
        return
    table.set_top(OFFERS_LEFT, offers - 1)
    if table.occupied == table.everywhere:
        table.lose_extra(worker)
    else:
        table.ask(seat, EARLY_HELP)


def place_extra_worker(table: TableState, location: i64) -> None:
    """An extra worker enters the Mine (DW-5.53)."""
    table.place(table.extra_at_home(table.player), location)
    if table.keeps_log:
        table.log("log-help", table.player, table.at(location), {}, "DW-5.53")
