"""DWARF as a row of numbers for programs that learn. Everything is public but what is still to be drawn (DW-9.1)."""

from typing import Final

from mypy_extensions import i64

from alehouse.core.encoding import Sheet
from alehouse.core.state import NOBODY
from alehouse.games.dwarf.actions import SHUFFLE_STACK
from alehouse.games.dwarf.cards import ACTIONS, CARDS, GOODS, SPECIALS, STACK_LIMIT, UNDEFENDED, Card
from alehouse.games.dwarf.rules.frames import GOODS_LEFT, MIX_PLACE
from alehouse.games.dwarf.state import (
    AREA,
    BELOW,
    COMMITTED,
    DISCARDS,
    HOME,
    LOST,
    MOUNTAIN,
    PHASES,
    SIX_BITS,
    SIZES,
    TOPS,
    WORKERS_EACH,
    TableState,
    owner_of,
    size,
)

ENCODING: Final = 1  # grows when a row would no longer mean the same

MANY_GOODS: Final = 50
MANY_ROUNDS: Final = 40
MANY_SPECIALS: Final = 30
MUCH: Final = 5  # of a good on one card
STACK_SHOWN: Final = 4  # cards of a stack, the top one first


def encode(table: TableState, seat: i64, out: Sheet) -> None:
    """Write what `seat` sees."""
    out.begin(seat, table.player_count)
    write_course(table, out)
    write_decision(table, out)
    k: i64 = 0
    while k < table.player_count:
        write_player(table, k, out)
        k += 1
    k = 0
    while k < len(table.stacks):
        write_location(table, k, out)
        k += 1
    k = 0
    while k < table.terms.sets:
        write_area(table, k, out)
        k += 1


def write_course(table: TableState, out: Sheet) -> None:
    """Where the game stands."""
    out.whose(table.seats)
    out.part("round")
    out.number(table.round, MANY_ROUNDS)
    out.part("phase")
    out.one_of(table.phase, len(PHASES))
    out.part("marker")
    out.player(table.marker)
    out.part("starter")
    out.player(table.starter)
    out.part("step")  # turns had in it, the second offer of help, the extra workers' turn
    out.number(table.turn, table.player_count)
    out.number(table.offer, 2)
    out.number(table.worker_group, 1)
    out.part("done")  # an army mustered, mines raided, help for the printed opponent
    out.flag(table.mustered)
    out.flag(table.raided)
    out.flag(table.opponent_helped)
    out.part("specials_taken")
    out.number(table.specials_taken, MANY_SPECIALS)


def write_decision(table: TableState, out: Sheet) -> None:
    """Who decides what."""
    out.part("deciding")
    out.player(table.player)
    out.part("decision")
    out.one_of(table.asking if table.player != NOBODY else -1, SHUFFLE_STACK + 1)
    out.part("special")
    out.one_of(table.special - 1, SPECIALS)
    out.part("special_mine")
    out.number(table.special_set, 1)
    out.part("amounts")  # of the goods being given or received: which kind, how many are left
    out.number(table.top(MIX_PLACE) if table.depth else 0, SHUFFLE_STACK)
    out.number(table.top(GOODS_LEFT) if table.depth else 0, MANY_GOODS)


def write_player(table: TableState, number: i64, out: Sheet) -> None:
    seat = out.seat(number)
    out.part_of("player", number, "goods")
    out.row(table.goods, len(GOODS) * seat, len(GOODS), MANY_GOODS)
    out.part_of("player", number, "workers")  # each: at home, on a pile, lost, done, the order of placing
    worker: i64 = WORKERS_EACH * seat
    while worker < WORKERS_EACH * (seat + 1):
        where = table.where[worker]
        out.flag(where == HOME)
        out.flag(where == COMMITTED)
        out.flag(where == LOST)
        out.flag((table.spent >> worker) & 1 == 1)
        out.number(table.stamp(worker) if where >= 0 else 0, WORKERS_EACH * table.player_count)
        worker += 1
    out.part_of("player", number, "pile")
    out.one_of(((table.committed >> (3 * seat)) & 7) - 1, 3 * table.terms.sets)


def write_location(table: TableState, location: i64, out: Sheet) -> None:
    stack = table.stacks[location]
    out.part_of("location", location, "card")
    write_card(table.top_card(location), out)
    out.part_of("location", location, "new")
    out.flag((table.fresh >> location) & 1 == 1)
    out.part_of("location", location, "height")
    out.number(size(stack), STACK_LIMIT)
    out.part_of("location", location, "stack")  # the numbers of the topmost cards
    k: i64 = 0
    while k < STACK_SHOWN:
        out.number((stack >> (6 * k)) & SIX_BITS, CARDS)
        k += 1
    out.part_of("location", location, "workers")  # of each player: regular ones, extra ones
    place = out.skip(2 * table.player_count)
    if (table.occupied >> location) & 1:
        worker: i64 = 0
        while worker < WORKERS_EACH * table.player_count:
            if table.where[worker] == location:
                kind: i64 = (worker & 3) >> 1
                out.put(place + 2 * out.turned(owner_of(worker)) + kind, 1, 1)
            worker += 1


def write_card(card: Card, out: Sheet) -> None:
    """What a card does, so that cards of one's own are told apart by their effects."""
    out.one_of(card.action, len(ACTIONS))
    out.row(card.pay, 0, len(GOODS), MUCH)
    out.row(card.gain, 0, len(GOODS), MUCH)
    out.number(card.extra_workers, 2)
    out.number(card.lanterns, 3)
    out.one_of(card.threat, len(UNDEFENDED))
    out.one_of(card.threat_good if card.threat else -1, len(GOODS))
    out.number(card.threat_amount, MUCH)
    out.number(card.threat_gain, len(GOODS))


def write_area(table: TableState, mine: i64, out: Sheet) -> None:
    """The Mountain of a set and its special piles."""
    base = AREA * mine
    out.part_of("mountain", mine, "next")
    out.bits(table.areas[base + MOUNTAIN], CARDS)
    out.part_of("mountain", mine, "later")
    out.bits(table.areas[base + BELOW], CARDS)
    out.part_of("mountain", mine, "discards")
    out.bits(table.areas[base + DISCARDS], CARDS)
    pile: i64 = 0
    while pile < 3:
        out.part_of("pile", 3 * mine + pile, "top")
        out.one_of(table.areas[base + TOPS + pile] - 1, SPECIALS)
        out.part_of("pile", 3 * mine + pile, "left")
        out.number(table.areas[base + SIZES + pile], SPECIALS)
        pile += 1
