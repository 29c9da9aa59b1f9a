"""Who sits at a table: taking a seat, beginning, leaving, coming back."""

import contextlib
from collections.abc import Sequence
from typing import Any, Final, Literal, TypeVar

from msgspec.structs import replace

from alehouse.bots import HOUSE_BOT
from alehouse.core.game import Game
from alehouse.core.naming import given_names
from alehouse.core.state import FATE, State
from alehouse.house.protocol.house import SeatForm
from alehouse.house.refusal import Refusal
from alehouse.house.rows import MoveRow, PersonRow, SeatRow
from alehouse.house.storage import Taken
from alehouse.house.tables.table import LiveTable, standing

ATTEMPTS: Final = 20  # at beginning, while people come and go
STAND_IN: Final = HOUSE_BOT  # plays for people who are away, and in seats that nobody took

Seat = TypeVar("Seat", SeatRow, SeatForm)


async def sit(table: LiveTable, seat: int, person: PersonRow, name: str, has_link: bool = False) -> None:
    """Take an open seat, or the one that is reserved for this person, or for whoever `has_link` of it; the game begins
    with the last one. A seat that stays reserved while a bot plays there is taken over from it."""
    before = table.row.seats[seat] if 0 <= seat < len(table.row.seats) else None
    if before is None or before.kind not in ("open", "reserved"):
        raise Refusal("refused-seat")
    if before.kind == "reserved" and not is_for(before, person.id, has_link):
        raise Refusal("refused-reserved", {"name": before.name})
    await _change(table, replace(before, kind="person", person=person.id, name=name, bot="", ready=True))
    table.sitters[person.id] = person
    await start_if_full(table)


async def stand_up(table: LiveTable, person: str) -> None:
    """Give one's seats free before the game; later a bot plays on in them."""
    for seat in table.seats_of(person):
        if table.waiting:
            await _change(table, _left(table.row.seats[seat]))
        elif not table.row.seats[seat].away and not table.state.is_over:
            await replace_by_bot(table, seat, "left")
    await wait_for_the_late(table)


def is_for(seat: SeatRow, person: str, has_link: bool) -> bool:
    """Whether a reserved seat is somebody's to take: of one that is held for a person, the link is no use to others."""
    return seat.held_for == person if seat.held_for else has_link


def _left(seat: SeatRow) -> SeatRow:
    """A seat that somebody has stood up from: what was reserved for them stays so."""
    if seat.ticket:
        return replace(seat, kind="reserved", person=None, held_for=seat.person)
    return SeatRow(seat=seat.seat, kind="open", colour=seat.colour)


async def decline(table: LiveTable, seat: int) -> None:
    """Somebody does not want the seat that is reserved for them: anybody may have it, or the bot that plays there."""
    before = table.row.seats[seat]
    await _change(table, SeatRow(seat=seat, kind="bot" if before.bot else "open", bot=before.bot, colour=before.colour))


async def be_ready(table: LiveTable, person: str) -> None:
    """Somebody agrees with the table as it is arranged now."""
    for seat in table.seats_of(person):
        if table.waiting and not table.row.seats[seat].ready:
            await _change(table, replace(table.row.seats[seat], ready=True))
    await start_if_full(table)


async def replace_by_bot(table: LiveTable, seat: int, away: Literal["left", "late"]) -> None:
    """A bot plays for somebody who is away."""
    before = table.row.seats[seat]
    await _change(table, replace(before, bot=STAND_IN, away=away, lapses=before.lapses + (away == "late")))


async def come_back(table: LiveTable, person: str) -> None:
    """Play on where a bot has played meanwhile."""
    for seat in table.seats_of(person):
        if table.row.seats[seat].away:
            await _change(table, replace(table.row.seats[seat], bot="", away=""))


async def wait_for_the_late(table: LiveTable) -> None:
    """Where nobody plays any more, those who were only late have their seats again: they find their game as it is, not
    played to its end by bots among themselves."""
    if table.waiting or table.state.is_over or table.people:
        return
    for seat in table.row.seats:
        if seat.away == "late":
            with contextlib.suppress(Refusal):  # they are back already
                await _change(table, replace(seat, bot="", away=""))


def bots_named(seats: Sequence[Seat], game: Game) -> list[Seat]:
    """The same seats, with a name of the game's world for every bot that has none: nobody else's at the table."""
    names = given_names([seat.name for seat in seats], game.bot_names)
    nameless = [seat.kind == "bot" and not seat.name for seat in seats]
    return [replace(seat, name=next(names, "")) if bare else seat for seat, bare in zip(seats, nameless)]


async def start_if_full(table: LiveTable) -> None:
    """Begin if nobody is waited for, and everybody agrees."""
    for _ in range(ATTEMPTS):
        if not table.waiting or missing(table) or await _begin(table):
            return


def missing(table: LiveTable) -> list[SeatRow]:
    """The seats that the beginning waits for: empty ones, and those of people who have not said that they are ready."""
    return [seat for seat in table.row.seats if seat.kind in ("open", "reserved") or not seat.ready]


async def start(table: LiveTable) -> None:
    """Begin; bots take the seats that are still open. What another process changes meanwhile is as good."""
    for _ in range(ATTEMPTS):
        if not table.waiting or await _begin(table):
            return


async def _begin(table: LiveTable) -> bool:
    """Begin as the table is known here; whether that is how it was."""
    options: dict[str, Any] = dict(table.row.options)
    state = table.game.new(table.row.players, table.row.seed, **options)
    first, bots = first_moves(state), _stand_ins(table)
    begun = True
    try:
        await table.storage.tables.start(table.row, bots, first, standing(state), table.also(state, len(first)))
    except Taken:
        begun = False
    await table.reload()
    table.changed()
    return begun


def _stand_ins(table: LiveTable) -> list[SeatRow]:
    """The bot for every seat that is open, by its name; for any other, should it be open or reserved meanwhile, one
    without."""
    filled = [replace(seat, kind="bot", bot=STAND_IN) if seat.kind == "open" else seat for seat in table.row.seats]
    named = bots_named(filled, table.game)
    return [seat if seat.kind == "bot" else SeatRow(seat=seat.seat, kind="bot", bot=STAND_IN) for seat in named]


def first_moves(state: State) -> list[MoveRow]:
    """What fate did before the first decision."""
    return [MoveRow(seq=seq, action=move, seat=FATE) for seq, move in enumerate(state.record().moves)]


async def _change(table: LiveTable, seat: SeatRow) -> None:
    try:
        seats = await table.storage.tables.sit(table.row, seat)
    except Taken:
        before = table.row.seats[seat.seat]
        await table.catch_up()
        same = before in table.row.seats  # then it is something else that has changed
        raise Refusal("refused-stale" if same else "refused-seat", stale=True) from None
    back = table.row.seats[seat.seat].away and not seat.away
    table.row.seats = seats
    if back and not table.waiting and table.row.player == seat.seat:
        table.row.touched = table.clock.now()
    table.changed()
