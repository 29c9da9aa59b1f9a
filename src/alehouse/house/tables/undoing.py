"""Taking decisions back: one's own up to a barrier, at once; further if everybody at the table agrees."""

from collections.abc import Sequence

from alehouse.core.state import FATE
from alehouse.house.refusal import Refusal
from alehouse.house.rows import SeatRow, WishRow
from alehouse.house.storage import Taken
from alehouse.house.tables import hosting
from alehouse.house.tables.table import LiveTable


def barrier(table: LiveTable, seats: Sequence[int]) -> Refusal | None:
    """Why people in these seats cannot take the last decision back, if they cannot.

    Whoever decided last, or has just taken back, may go back through the own decisions; not past what fate or anybody
    else did, nor past what showed somebody something hidden. Nor from the end of the game, when the seed is no secret
    any more.
    """
    state, ledger = table.state, table.ledger
    if table.is_lesson:
        return Refusal("undo-lesson")
    if state.is_over:
        return Refusal("undo-over")
    if table.closed:
        return Refusal("refused-closed-host")
    if all(seat == FATE for seat in ledger.seats):
        return Refusal("undo-nothing")
    last = ledger.seats[-1]
    if last == FATE:
        return _ask_first(table, seats, "fate")
    if last not in seats or last not in table.people or last != ledger.mover:
        return _ask_first(table, seats, "other", last)
    if table.has_secrets and last != state.player:
        return _ask_first(table, seats, "other", last)  # whoever decides now has seen the table
    kept = _last_choice(table)
    before = table.past.at(kept)
    if table.has_no_choice(before):
        return Refusal("undo-forced")
    if state.reveals and state.reveals > before.reveals:
        return _ask_first(table, seats, "reveal")
    return None


def _ask_first(table: LiveTable, seats: Sequence[int], why: str, last: int = FATE) -> Refusal:
    """Why going back is not a person's alone to decide, and what it would mean; where nobody is asked, it still is."""
    people = {table.row.seats[seat].person for seat in seats}
    alone = not any(_is_asked(seat) for seat in table.row.seats if seat.person not in people)
    return Refusal(f"undo-{why}-alone" if alone else f"undo-{why}", {"player_seat": last} if last != FATE else None)


def _last_choice(table: LiveTable) -> int:
    """How many moves came before the last choice.

    What the house plays for somebody who has only one option is none: it would be played again at once.
    """
    seats, kept = table.ledger.seats, len(table.ledger.moves) - 1
    while kept > 0 and seats[kept - 1] == seats[-1] and table.has_no_choice(table.past.at(kept)):
        kept -= 1
    return kept


async def undo(table: LiveTable, seq: int, seats: Sequence[int]) -> None:
    """Take the last choice back."""
    table.check(seq)
    problem = barrier(table, seats)
    if problem:
        raise problem
    await table.take_back(_last_choice(table), table.ledger.seats[-1])


# ── wishes ────────────────────────────────────────────────────────────────────────────────────────────


def standing(table: LiveTable) -> WishRow | None:
    """The wish that everybody is asked about, if there is one: to go back lapses with the next move."""
    found = table.wish
    return found if found and (found.about != "back" or found.seq == table.ledger.seq) else None


def asked(table: LiveTable, wish: WishRow) -> tuple[int, ...]:
    """The seats whose people have to agree with a wish: everybody but the one who wishes and those who have left.

    Whoever is only late is asked, though a bot plays for them: nobody's absence is a chance to have fate try again.
    """
    if wish.about != "back":
        return hosting.asked(table, wish)
    wisher = table.row.seats[wish.seat].person
    return tuple(seat.seat for seat in table.row.seats if seat.person != wisher and _is_asked(seat))


def _is_asked(seat: SeatRow) -> bool:
    return seat.kind == "person" and seat.away != "left"


async def wish(table: LiveTable, seq: int, kept: int, seats: Sequence[int]) -> None:
    """Ask everybody to go back to a moment; where nobody else plays, it is granted."""
    table.check(seq)
    seat = table.shown_seat(seats)
    if table.state.is_over:
        raise Refusal("undo-over")
    if seat is None or not 0 <= kept < len(table.ledger.moves) or table.ledger.seats[kept] == FATE:
        raise Refusal("refused-wish")
    if seat not in table.people:
        raise Refusal("refused-away")
    await propose(table, WishRow(seq=seq, seat=seat, moves=kept, agreed=[]))


async def propose(table: LiveTable, made: WishRow) -> None:
    """Ask everybody whom a wish concerns; where nobody is asked, it is granted."""
    if standing(table):
        raise Refusal("refused-wish-stands")
    try:
        await table.storage.tables.wish(table.id, made)
    except Taken:  # somebody else's wish stands: whoever agrees with that one must not have agreed with this one
        await table.catch_up()
        raise Refusal("refused-stale", stale=True) from None
    await _settle(table, made)


async def agree(table: LiveTable, seq: int, seats: Sequence[int]) -> None:
    """Agree with the wish that was made at `seq`."""
    found = table.wish
    if found is None or found.about == "back":
        table.check(seq)
    if found is not None and found.seq == seq:
        found = await table.storage.tables.agree(table.id, found, seats)
    if found is None or found.seq != seq:
        raise Refusal("refused-wish-gone", stale=True)
    await _settle(table, found)


async def refuse(table: LiveTable, seq: int) -> None:
    """Somebody does not agree with the wish that was made at `seq`, or takes the own one back."""
    await table.storage.tables.drop_wish(table.id, seq)
    if table.wish is not None and table.wish.seq == seq:
        table.wish = None
    table.changed()


async def ask_fewer(table: LiveTable) -> None:
    """Somebody has left: perhaps everybody else agrees already."""
    found = standing(table)
    if found is not None:
        await _settle(table, found)


async def _settle(table: LiveTable, found: WishRow) -> None:
    """Do what is wished if everybody agrees; there is no going back where the table has moved on meanwhile: then the
    wish has lapsed."""
    table.wish = found
    if not set(asked(table, found)) <= set(found.agreed):
        table.changed()
    elif found.about == "back":
        table.check(found.seq)
        await table.take_back(found.moves, found.seat)
    else:
        await hosting.carry_out(table, found)
