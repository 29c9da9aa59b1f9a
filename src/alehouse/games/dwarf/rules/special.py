"""Special actions (DW-5.15 to DW-5.20, section 6c) and the early resolution they cause (section 5d).

A special action is a pile of frames, the last one first: turn up the pile's next card, the effect with
its choices, the workers under the card's Mine side, and at last the Mine side itself.
"""

from typing import Final

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
from alehouse.games.dwarf.rules.mining import add_to_mine
from alehouse.games.dwarf.rules.special_effects import (
    CHOOSE,
    GAIN,
    GIVING,
    RECEIVING,
    SHUFFLING,
    begin_effect,
    go_on_mixing,
    go_on_shuffling,
    take_gain,
)
from alehouse.games.dwarf.state import (
    AREA,
    COMMITTED,
    FRAME,
    SIZES,
    TOPS,
    Table,
)

# Frames of a special action; those of its effect follow in `special_effects`.
LAND: Final = 1
EARLY: Final = 2
OFFER: Final = 3  # an early Get Help: `count` extra workers may still be placed
EFFECT: Final = 4
TURN_NEXT: Final = 5


# ── taking the card ───────────────────────────────────────────────────────────────────────────────


def take_special(table: Table, action: i64) -> None:
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
    table.push(LAND, seat, 0, 0)
    table.push(EARLY, seat, 0, 0)
    table.push(EFFECT, seat, 0, 0)
    if table.areas[pile + SIZES]:
        table.push(TURN_NEXT, seat, 0, 0)


def commit(table: Table, seat: i64, pile: i64, for_medals: bool) -> None:
    """The workers paid stand on the pile; medals return to the supply (DW-5.15, DW-5.16)."""
    medals = table.terms.special_medals
    table.where[4 * seat] = COMMITTED
    table.committed |= (pile + 1) << (3 * seat)
    if for_medals:
        table.goods[5 * seat + MEDAL] -= medals
    else:
        table.where[4 * seat + 1] = COMMITTED
    if table.telling:
        key = "log-special-medals" if for_medals else "log-special-workers"
        card = table.terms.specials[table.special].key
        table.tell(key, seat, {"card": card}, {"medal": -medals} if for_medals else {})


def reward_opponent(table: Table) -> None:
    """Andvéttr earns medals whenever the human takes a special action (DW-8.51)."""
    opponent = table.terms.opponent
    if opponent is None or table.specials_taken > len(opponent.medals_per_special):
        return
    medals: i64 = opponent.medals_per_special[table.specials_taken - 1]
    seat = table.crowd - 1
    table.goods[5 * seat + MEDAL] += medals
    if table.telling:
        table.tell("log-opponent-medals", seat, {}, {"medal": medals})
    check_medals(table)


# ── going on ──────────────────────────────────────────────────────────────────────────────────────


def go_on_frame(table: Table) -> None:
    """Go on with what was begun last."""
    last = len(table.frames) - FRAME
    kind = table.frames[last]
    seat = table.frames[last + 1]
    if kind == TURN_NEXT:
        table.ask(FATE, TURN_SPECIAL)
    elif kind == EFFECT:
        table.pop()
        begin_effect(table, seat)
    elif kind == CHOOSE:
        table.ask(seat, table.frames[last + 2])
    elif kind in (GIVING, RECEIVING):
        go_on_mixing(table)
    elif kind == GAIN:
        table.pop()
        take_gain(table, seat)
    elif kind == SHUFFLING:
        go_on_shuffling(table)
    elif kind == EARLY:
        go_on_early(table)
    elif kind == OFFER:
        go_on_offer(table, seat)
    else:
        land(table)


def land(table: Table) -> None:
    """The card is turned over and put on its stack, in the Mine of its own set (DW-5.18, DW-8.5)."""
    table.pop()
    card = table.terms.specials[table.special].mine_side
    add_to_mine(table, table.special_set, card)
    if table.telling:
        where = table.spot(table.special_set * 9 + card.cell)
        table.tell("log-land", -1, {"card": card.key, "location": where}, {})
    table.special = 0


# ── early resolution (5d) ─────────────────────────────────────────────────────────────────────────


def go_on_early(table: Table) -> None:
    """The next worker under the turned card is resolved, in order of placement (DW-5.30, DW-5.31)."""
    worker = earliest_unspent(table, table.special_set * 9 + table.terms.specials[table.special].mine_side.cell)
    if worker < 0:
        table.pop()
        return
    table.spent |= bit(worker)
    card = table.top(table.where[worker])
    if card.action == GET_HELP:
        early_help(table, worker, card.extra_workers)
    else:
        resolve_worker(table, worker, early=True)
    if card.passes_marker and worker >> 2 == table.marker and not table.ended:  # DW-5.32
        table.pass_marker()


def earliest_unspent(table: Table, location: i64) -> i64:
    """The unspent worker that was placed there first, or -1."""
    found: i64 = -1
    worker: i64 = 0
    while worker < 4 * table.crowd:
        here = table.where[worker] == location and not (table.spent >> worker) & 1
        if here and (found < 0 or table.stamp(worker) < table.stamp(found)):
            found = worker
        worker += 1
    return found


def early_help(table: Table, worker: i64, offers: i64) -> None:
    """The owner may place his extra workers at once; a printed opponent does so by his own rules (DW-8.14)."""
    location = table.where[worker]
    seat = worker >> 2
    if table.telling:
        table.tell("log-early", seat, table.at(location), {})
    if not table.is_opponent(seat):
        table.push(OFFER, seat, 0, offers)
    elif not table.opponent_helped:
        bring_opponent_extras(table, location)


def go_on_offer(table: Table, seat: i64) -> None:
    """One extra worker after the other; without a free location it is lost (DW-5.53, DW-5.106)."""
    offers = len(table.frames) - 1
    worker = table.extra_at_home(seat)
    if table.frames[offers] == 0 or worker < 0:
        table.pop()
        return
    table.frames[offers] -= 1
    if table.occupied == table.everywhere:
        table.lose_extra(worker)
    else:
        table.ask(seat, EARLY_HELP)


def place_extra_worker(table: Table, location: i64) -> None:
    """An extra worker enters the Mine (DW-5.53)."""
    table.place(table.extra_at_home(table.player), location)
    if table.telling:
        table.tell("log-help", table.player, table.at(location), {})
