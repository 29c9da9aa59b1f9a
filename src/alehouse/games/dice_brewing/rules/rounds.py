"""The beginning and the end: setup, the end of a round, the end of the game (sections 4, 5.7 and 7)."""

from mypy_extensions import i64

from alehouse.core.bits import bit, lowest
from alehouse.core.state import FATE
from alehouse.games.dice_brewing.actions import FIRST_PLAYER, REVEAL
from alehouse.games.dice_brewing.cards import AT_ROUND_START
from alehouse.games.dice_brewing.rules import brewing, windows
from alehouse.games.dice_brewing.state import (
    BASE,
    BLOCKED,
    BY_RECIPES,
    BY_ROUNDS,
    COMPLETE,
    NONE,
    RESOLVED,
    ROUND_START,
    SEEDS,
    USED,
    TableState,
)


def advance_setup(table: TableState) -> None:
    """The first player is drawn, the display is dealt (DB-4.5, DB-4.9)."""
    if table.priority == NONE:
        table.ask(FATE, FIRST_PLAYER)
        return
    slot: i64 = 0
    while slot < len(table.display):
        if table.display[slot] == NONE and table.deck:
            table.slot = slot
            table.inner = REVEAL
            table.ask(FATE, REVEAL)
            return
        slot += 1
    begin_round(table)


def set_first_player(table: TableState, seat: i64) -> None:
    table.priority = seat
    if table.keeps_log:
        table.log("log-first-player", seat, {}, {}, "DB-4.9")


def reveal(table: TableState, recipe: i64) -> None:
    """The top card of the deck fills the empty place of the display (DB-5.58)."""
    table.display[table.slot] = recipe
    table.deck &= ~bit(recipe)
    table.slot = NONE
    table.inner = 0
    if table.keeps_log:
        table.log("log-reveal", -1, {"recipe": table.terms.recipes[recipe].key}, {}, "DB-5.58")


def begin_round(table: TableState) -> None:
    """A new round, in summer with a seed for everybody (DB-5.72)."""
    open_round(table)
    if is_summer(table):
        give_summer_seeds(table)


def open_round(table: TableState) -> None:
    """The buildings of this round are open; tokens may be played before the roll (DB-6.1, DB-5.13)."""
    table.round += 1
    table.phase = ROUND_START
    table.open_spaces = 0
    building: i64 = 0
    while building < len(table.terms.opens):
        if table.terms.opens[building] <= table.round:
            table.open_spaces |= table.terms.of_building[building]
        building += 1
    table.turns = 0
    windows.open_window(table, AT_ROUND_START, table.priority)
    if table.keeps_log:
        season = "summer" if is_summer(table) else "winter"
        table.log("log-head-round", -1, {"round": table.round, "season": f"@season-{season}"}, {}, "DB-5.1")


def is_summer(table: TableState) -> bool:
    """Rounds 2, 4, 6 …: the token begins on its winter side (DB-4.2, DB-5.73)."""
    return table.round % 2 == 0


def give_summer_seeds(table: TableState) -> None:
    """Seeds for everybody in table order, as long as there are any (DB-5.72)."""
    due: i64 = table.terms.cards.summer_seeds
    enough = table.seeds >= due * table.seats
    turn: i64 = 0
    while turn < table.seats:
        seat = (table.priority + turn) % table.seats
        seeds = due if due < table.seeds else table.seeds
        table.add(seat, SEEDS, seeds)
        table.seeds -= seeds
        if table.keeps_log and seeds and not enough:
            table.log("log-summer", seat, {}, {"seeds": seeds}, "DB-5.72")
        turn += 1
    if table.keeps_log and enough and due:
        table.log("log-summer-all", -1, {"players": int(table.seats), "seeds": int(due)}, {}, "DB-5.72")


def end_round(table: TableState) -> None:
    """After Tidy the game ends, or the next round begins (DB-7.1, DB-7.2, DB-7.5)."""
    if brewing.brewed_by_all(table) >= table.terms.to_end:
        table.end_game(BY_RECIPES)
    elif table.round >= table.terms.max_rounds:
        table.end_game(BY_ROUNDS)
    clear_marks(table)
    if table.ended:
        return
    table.priority = table.next_seat(table.priority)  # DB-5.71
    begin_round(table)


def clear_marks(table: TableState) -> None:
    """Tokens leave the game, block tokens are taken back, raises drop (DB-5.70)."""
    seat: i64 = 0
    while seat < table.seats:
        table.put(seat, USED, 0)
        table.put(seat, RESOLVED, 0)
        table.put(seat, COMPLETE, 0)
        table.put(seat, BLOCKED, 0)
        dice = table.dice_of(seat)
        while dice:
            table.dice[lowest(dice)] &= BASE
            dice &= dice - 1
        seat += 1
    table.full = 0
    table.barred = 0
    table.quiet = 0
