"""Set-up (section 4) and the Mining phase (section 5b): what fate lays on the table."""

from mypy_extensions import i64

from alehouse.core.bits import bit, pick
from alehouse.core.state import FATE
from alehouse.games.dwarf.actions import DRAW, DRAW_CARD, FIRST_PLAYER, STARTS, TURN, TURN_SPECIAL
from alehouse.games.dwarf.cards import CARDS, SPECIALS, Card
from alehouse.games.dwarf.state import (
    AREA,
    BELOW,
    BY_MOUNTAIN,
    DISCARDS,
    MINING,
    MOUNTAIN,
    SELECT_FIRST,
    SIZES,
    TOPS,
    UNTURNED,
    TableState,
)


def advance_setup(table: TableState) -> None:
    """First player (DW-4.7), then the top card of each special pile (DW-4.2)."""
    if table.marker < 0:
        table.ask(FATE, FIRST_PLAYER)
        return
    if untopped_pile(table) >= 0:
        table.ask(FATE, TURN_SPECIAL)
    else:
        begin_round(table)


def set_first_player(table: TableState, seat: i64) -> None:
    table.marker = seat
    if table.keeps_log:
        table.log("log-first-player", seat, {}, {}, "DW-4.7")


def untopped_pile(table: TableState) -> i64:
    """The first pile that has cards but none turned up, or -1; piles of set B count from 3."""
    pile: i64 = 0
    while pile < 3 * table.terms.sets:
        base = AREA * (pile // 3) + pile % 3
        if table.areas[base + SIZES] > 0 and table.areas[base + TOPS] == 0:
            return pile
        pile += 1
    return -1


def turn_special(table: TableState, action: i64) -> None:
    """The next card of a pile becomes visible."""
    pile = untopped_pile(table)
    number: i64 = (action - TURN) % SPECIALS + 1
    base = AREA * (pile // 3)
    table.areas[base + TOPS + pile % 3] = number
    table.areas[base + UNTURNED] &= ~bit(number - 1)
    if table.keeps_log:
        table.log("log-pile", -1, {"card": table.terms.specials[number].key}, {}, "DW-4.2")


def begin_round(table: TableState) -> None:
    table.round += 1
    table.phase = MINING
    table.fresh = 0
    table.mine_drawing = 0
    table.drawn = 0
    if table.keeps_log:
        table.log("log-head-round", -1, {"round": table.round}, {}, "DW-5.1")


def advance_mining(table: TableState) -> None:
    """Fate draws the next card; without one the game ends at once (DW-5.8, DW-8.74)."""
    if table.areas[AREA * table.mine_drawing + MOUNTAIN] == 0:
        table.end_game(BY_MOUNTAIN)
    else:
        table.ask(FATE, DRAW_CARD)


def draw_card(table: TableState, action: i64) -> None:
    """A card leaves the Mountain for its stack, or is discarded (DW-5.2 to DW-5.5, DW-5.10)."""
    number: i64 = (action - DRAW) % CARDS + 1
    take_from_mountain(table, table.mine_drawing, number)
    card = table.terms.by_number[number]
    table.drawn += 1
    if table.drawn == 1:
        table.first_cell = card.cell
    again = table.drawn > 1 and card.cell == table.first_cell
    if again and not table.terms.cover:
        table.areas[AREA * table.mine_drawing + DISCARDS] |= bit(number - 1)
        if table.keeps_log:
            table.log("log-discard", -1, {"card": card.key, "location": _spot_of(table, card)}, {}, "DW-5.4")
    else:
        add_to_mine(table, table.mine_drawing, card)
        if table.keeps_log:
            args: dict[str, object] = {"card": card.key, "id": card.id, "location": _spot_of(table, card)}
            table.log("log-draw", -1, args, {}, "DW-5.2")
    if table.drawn == 3 or (table.drawn == 2 and not again):  # DW-5.5, DW-5.3
        _end_of_drawing(table)


def _end_of_drawing(table: TableState) -> None:
    """On to Mountain B, or to the selection (DW-5.9)."""
    table.drawn = 0
    table.mine_drawing += 1
    if table.mine_drawing == table.terms.sets:
        table.phase = SELECT_FIRST
        table.turn = 0
        table.starter = table.marker


def take_from_mountain(table: TableState, mine: i64, number: i64) -> None:
    """The lower tier comes up when the upper one is used up (DW-4.4)."""
    base = AREA * mine
    table.areas[base + MOUNTAIN] &= ~bit(number - 1)
    if table.areas[base + MOUNTAIN] == 0:
        table.areas[base + MOUNTAIN] = table.areas[base + BELOW]
        table.areas[base + BELOW] = 0


def add_to_mine(table: TableState, mine: i64, card: Card) -> None:
    """A card comes to lie on the stack of its position, in the Mine of its set."""
    table.put_on_top(9 * mine + card.cell, card.number)
    table.last_added = card.number


def _spot_of(table: TableState, card: Card) -> str:
    return table.spot(table.mine_drawing * 9 + card.cell)


def pick_first_player(table: TableState) -> i64:
    return STARTS + table.stream.below(table.player_count)


def pick_special(table: TableState) -> i64:
    pile = untopped_pile(table)
    number = pick(table.areas[AREA * (pile // 3) + UNTURNED], table.stream)
    return TURN + (pile // 3) * SPECIALS + number


def pick_card(table: TableState) -> i64:
    mountain = table.areas[AREA * table.mine_drawing + MOUNTAIN]
    return DRAW + table.mine_drawing * CARDS + pick(mountain, table.stream)
