"""Token windows: who is asked whether he plays an action token, and until when (section 5.1)."""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import bit
from alehouse.games.dice_brewing.actions import DECLINE, DECLINE_REST, WINDOW
from alehouse.games.dice_brewing.cards import AT_BREWING_START, AT_PLACEMENT, AT_PURCHASE
from alehouse.games.dice_brewing.rules import tokens
from alehouse.games.dice_brewing.state import TableState


def open_window(table: TableState, window: i64, first: i64) -> None:
    """Ask everybody, `first` first (DB-5.13)."""
    table.window = window
    table.poll = first
    table.declined = 0


def advance_window(table: TableState) -> None:
    """Ask the next player who has to be asked; when all in a row have declined, the window closes (DB-5.12)."""
    if not len(table.tokens):
        table.window = 0
        return
    while table.declined < table.seats:
        if not (table.quiet >> table.poll) & 1 and tokens.is_asked(table, table.poll):
            table.ask(table.poll, WINDOW)
            return
        pass_on(table)
    table.window = 0


def pass_on(table: TableState) -> None:
    """The player polled plays no token."""
    table.declined += 1
    table.poll = table.next_seat(table.poll)


def legal_in_window(table: TableState, out: vec[i64]) -> i64:
    """Any token playable now, or none, or none for the rest of a phase that has several windows."""
    count = tokens.legal_plays(table, out, 0)
    out[count] = DECLINE
    if not may_decline_rest(table):
        return count + 1
    out[count + 1] = DECLINE_REST
    return count + 2


def may_decline_rest(table: TableState) -> bool:
    """Whether more windows like this one are to come."""
    if table.terms.quiet_for_round:
        return table.window != AT_BREWING_START
    return table.window in (AT_PLACEMENT, AT_PURCHASE)


def decline_rest(table: TableState) -> None:
    """No window asks this player again before the phase ends; in the own turn tokens may still be played."""
    table.quiet |= bit(table.player)
    pass_on(table)


def end_phase(table: TableState) -> None:
    """Whoever wanted no more windows is asked again: another phase may be the moment for another token."""
    if not table.terms.quiet_for_round:
        table.quiet = 0
