"""The printed opponents of the solo game (sections 8c to 8f)."""

from typing import Final

from mypy_extensions import i64

from alehouse.core.bits import bit, lowest
from alehouse.games.dwarf.cards import GET_HELP, Card, Opponent
from alehouse.games.dwarf.state import WORKERS_EACH, TableState, owner_of

NOWHERE: Final = -1


def place_opponent_worker(table: TableState, first: bool) -> None:
    """The opponent places a regular worker, never anything else; on Get Help his extra workers follow at once
    (DW-8.12, DW-8.13)."""
    opponent = table.terms.opponent
    assert opponent is not None
    seat = table.player_count - 1
    location = choose_location(table, opponent, first)
    if location == NOWHERE:  # DW-8.45
        if table.keeps_log:
            table.log("log-opponent-stays", seat, {}, {}, "DW-8.45")
        return
    worker = table.regular_at_home(seat)
    table.place(worker, location)
    if table.keeps_log:
        table.log("log-place", seat, table.at(location), {}, "DW-5.13")
    if table.top_card(location).action == GET_HELP and not table.opponent_helped:
        table.spent |= bit(worker)
        bring_opponent_extras(table, location)


def choose_location(table: TableState, opponent: Opponent, first: bool) -> i64:
    """Where a regular worker of his goes (DW-8.20 to DW-8.24, DW-8.41 to DW-8.45, DW-8.61)."""
    if not first and opponent.prefers_get_help_second and not table.opponent_helped:
        help_free = table.helps & ~table.occupied
        if help_free:
            return lowest(help_free)  # DW-8.41
    target = find_target(table, reference_card(table, first))
    if not opponent.checks_usability or usable(table, target, extra=False):
        return target  # DW-8.25, DW-8.42
    if opponent.row_search:
        row = target - target % 3
        location = first_usable(table, row, row + 3, extra=False, kept=NOWHERE)
        if location != NOWHERE:
            return location  # DW-8.43
    if not opponent.never_unusable:
        return target  # DW-8.44
    return first_usable(table, 0, 9, extra=False, kept=NOWHERE)  # DW-8.60, DW-8.61


def reference_card(table: TableState, first: bool) -> Card:
    """The card whose grid the opponent follows (DW-8.20, DW-8.21)."""
    if first:
        return table.terms.by_number[table.last_added]
    if table.human_choice < 0:
        return table.terms.specials[-table.human_choice].mine_side  # its black cell is its own (DW-8.23)
    return table.top_card(table.human_choice)


def find_target(table: TableState, card: Card) -> i64:
    """Black cell, else white cell, else the first free location (DW-8.22, DW-8.24)."""
    if is_free(table, card.black):
        return card.black
    if is_free(table, card.white):
        return card.white
    return lowest(table.everywhere & ~table.occupied)


def is_free(table: TableState, location: i64) -> bool:
    return not (table.occupied >> location) & 1


def usable(table: TableState, location: i64, extra: bool) -> bool:
    """Whether the opponent can use a location fully, with what he owns now (DW-8.40)."""
    card = table.top_card(location)
    if card.action == GET_HELP:
        return not extra and not table.opponent_helped
    return table.can_pay(table.player_count - 1, card.pay)


def first_usable(table: TableState, start: i64, end: i64, extra: bool, kept: i64) -> i64:
    """The first free and usable location from `start` on, other than the one kept."""
    location = start
    while location < end:
        if location != kept and is_free(table, location) and usable(table, location, extra):
            return location
        location += 1
    return NOWHERE


def bring_opponent_extras(table: TableState, location: i64) -> None:
    """His two extra workers enter the Mine near the Get Help location, or are lost (DW-8.30 to DW-8.33)."""
    table.opponent_helped = True
    spots = extra_spots(table, location)
    opponent = table.terms.opponent
    if opponent is not None and opponent.never_unusable:  # the others do not look (DW-8.46)
        spots = usable_spots(table, spots[0], spots[1])
    place_extra(table, WORKERS_EACH * table.player_count - 2, spots[0])
    place_extra(table, WORKERS_EACH * table.player_count - 1, spots[1])


def extra_spots(table: TableState, location: i64) -> tuple[i64, i64]:
    """The two places for the extra workers; NOWHERE where there is none."""
    row = location - location % 3
    column = location % 3
    left = row if column else row + 1
    right = row + 2 if column < 2 else row + 1
    upper = column if row else column + 3
    lower = column + 6 if row < 6 else column + 3
    if is_free(table, left) and is_free(table, right):  # DW-8.30
        return left, right
    if is_free(table, upper) and is_free(table, lower):  # DW-8.31
        return upper, lower
    in_row = left if is_free(table, left) else right if is_free(table, right) else NOWHERE
    in_column = upper if is_free(table, upper) else lower if is_free(table, lower) else NOWHERE
    if in_row == NOWHERE:  # DW-8.33: what is free in row, then column; the rest is lost
        return in_column, NOWHERE
    return in_row, in_column  # DW-8.32


def usable_spots(table: TableState, one: i64, two: i64) -> tuple[i64, i64]:
    """The father looks elsewhere for a worker whose place is useless or missing (DW-8.62).

    The second worker's own place is kept for it only if it will really stand there, and what the first
    one takes is no longer free for the second.
    """
    keeps_two = two if two != NOWHERE and usable(table, two, extra=True) else NOWHERE
    if one == NOWHERE or not usable(table, one, extra=True):
        one = first_usable(table, 0, 9, extra=True, kept=keeps_two)
    if keeps_two == NOWHERE:
        two = first_usable(table, 0, 9, extra=True, kept=one)
    return one, two


def place_extra(table: TableState, worker: i64, location: i64) -> None:
    """An extra worker of his stands there, or counts as used (DW-8.13); he never brings more help (DW-8.34)."""
    if location == NOWHERE:
        table.lose_extra(worker)
        return
    table.place(worker, location)
    if table.keeps_log:
        table.log("log-help", owner_of(worker), table.at(location), {}, "DW-5.53")
