"""The Selection phase (sections 5c and 5e): first turns in order, second turns in reverse."""

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.core.bits import listed
from alehouse.games.dwarf.actions import FIRST, PASS, PLACE, SECOND, SPECIAL
from alehouse.games.dwarf.cards import MEDAL
from alehouse.games.dwarf.rules.automata import place_opponent_worker
from alehouse.games.dwarf.state import AREA, RESOLVE_HELP, SELECT_SECOND, TOPS, TableState


def advance_first(table: TableState) -> None:
    """Everybody's first turn, from the holder of the marker clockwise, one each (DW-5.11, DW-5.12, DW-8.72)."""
    if table.turn == table.player_count:
        table.phase = SELECT_SECOND
        table.turn = 0
        return
    seat = (table.starter + table.turn) % table.player_count
    table.turn += 1
    if table.is_opponent(seat):
        place_opponent_worker(table, first=True)
    else:
        table.ask(seat, FIRST)


def advance_second(table: TableState) -> None:
    """Everybody's second turn, in exactly reverse order (DW-5.40); in solo the opponent goes first (DW-8.11)."""
    if table.turn == table.player_count:
        table.phase = RESOLVE_HELP
        table.turn = -1  # the step has not begun
        return
    back = table.turn if table.solo else table.player_count - 1 - table.turn
    seat = (table.starter + back) % table.player_count
    table.turn += 1
    if table.is_opponent(seat):
        place_opponent_worker(table, first=False)
    elif table.regular_at_home(seat) >= 0:  # DW-5.42
        table.ask(seat, SECOND)


def legal_first(table: TableState, out: vec[i64]) -> i64:
    """Place on any free location, or take a special action, here only; no passing (DW-5.100, DW-5.19)."""
    count = legal_places(table, out)
    if special_limit_reached(table):
        return count
    medals = table.owned(table.player, MEDAL) >= table.terms.special_medals  # DW-5.16
    pile: i64 = 0
    while pile < 3 * table.terms.sets:
        if table.areas[AREA * (pile // 3) + TOPS + pile % 3]:  # never blocked, only empty (DW-5.17, DW-6.47)
            out[count] = SPECIAL + 2 * pile
            count += 1
            if medals:
                out[count] = SPECIAL + 2 * pile + 1
                count += 1
        pile += 1
    return count


def legal_places(table: TableState, out: vec[i64]) -> i64:
    """Every location without workers, of use or not, in either Mine (DW-5.13, DW-5.14, DW-8.1)."""
    return listed(table.everywhere & ~table.occupied, PLACE, out)


def legal_places_or_pass(table: TableState, out: vec[i64]) -> i64:
    """What a second turn or an extra worker may do: no special action (DW-5.41, DW-5.55)."""
    count = legal_places(table, out)
    out[count] = PASS
    return count + 1


def special_limit_reached(table: TableState) -> bool:
    """Against Andvéttr and his father three special actions are all there are (DW-8.52)."""
    opponent = table.terms.opponent
    return opponent is not None and 0 < opponent.special_limit <= table.specials_taken


def place_regular(table: TableState, location: i64) -> None:
    """A regular worker goes on a free location; nothing happens until the resolution (DW-5.13)."""
    seat = table.player
    table.place(table.regular_at_home(seat), location)
    table.human_choice = location
    if table.keeps_log:
        table.log("log-place", seat, table.at(location), {}, "DW-5.13")
