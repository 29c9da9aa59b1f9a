"""What the host arranges before the game: who is to sit where, how many there are, what is played and how.

Whoever sits at the table already is told, and has to agree again where the game is to be another one.
"""

import secrets
from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from alehouse.bots import BOTS, unknown_bot
from alehouse.core.draw.players import COLOURS
from alehouse.core.errors import BadOption
from alehouse.core.game import Game
from alehouse.core.options import settle
from alehouse.house.forms import check_deadline, check_option_lengths, checked_name
from alehouse.house.protocol.client import Arrange, Change
from alehouse.house.refusal import Refusal
from alehouse.house.rows import PersonRow, SeatRow, TableRow
from alehouse.house.storage import Taken, Work
from alehouse.house.tables.seating import bots_named, start_if_full
from alehouse.house.tables.table import Asking, LiveTable, standing

TICKET: Final = 9  # random bytes from which the link of a reserved seat is made


def check_host(table: LiveTable, person: str) -> None:
    """Refuse whoever is not the host."""
    if person != table.row.host:
        raise Refusal("refused-host-only", status=403)


def check_arranging(table: LiveTable, person: str) -> None:
    """Refuse whoever may not arrange a table, and anything after the game has begun."""
    check_host(table, person)
    if not table.waiting:
        raise Refusal("refused-begun")


# ── seats ─────────────────────────────────────────────────────────────────────────────────────────────


async def arrange(table: LiveTable, wanted: Arrange, known: PersonRow | None, asking: Asking) -> None:
    """Have a seat open to everybody, reserved, or played by a bot; `known` is the person it is reserved for."""
    also: Sequence[Work] = ()
    before = _seat(table, wanted.seat)
    if before.kind == "person":
        raise Refusal("refused-seat-person")
    empty = SeatRow(seat=before.seat, kind="open", colour=before.colour)
    if wanted.kind == "bot":
        if wanted.bot not in BOTS:
            raise unknown_bot(wanted.bot)
        empty = replace(empty, kind="bot", bot=wanted.bot)
    elif wanted.kind == "reserved":
        empty = _reserved(table, empty, checked_name((known.name if known else "") or wanted.name), known)
        also = asking(table.id, [known.id]) if known else ()
    seats = bots_named(_with(table.row.seats, empty), table.game)
    await _keep(table, replace(table.row, seats=seats), also=also)


def _reserved(table: LiveTable, seat: SeatRow, name: str, known: PersonRow | None) -> SeatRow:
    """A seat for somebody, with a link of its own."""
    if not name:
        raise Refusal("refused-no-name")
    if known and any(known.id in (other.person, other.held_for) for other in table.row.seats):
        raise Refusal("refused-sits-already", {"name": name})
    ticket = secrets.token_urlsafe(TICKET)
    return replace(seat, kind="reserved", name=name, held_for=known.id if known else None, ticket=ticket)


async def swap(table: LiveTable, one: int, other: int) -> None:
    """Let two seats change places, with whoever sits there."""
    first, second = _seat(table, one), _seat(table, other)
    seats = _with(_with(table.row.seats, replace(second, seat=one)), replace(first, seat=other))
    await _keep(table, replace(table.row, seats=seats))


async def set_seats(table: LiveTable, players: int, gone: int | None) -> None:
    """Have so many seats; if that is one fewer, the one that is `gone`, or else the last that nobody has."""
    row, game = table.row, table.game
    if players not in game.seats or (gone is not None and players != row.players - 1):
        raise Refusal("refused-seat-count", {"fewest": min(game.seats), "most": max(game.seats)})
    seats = list(row.seats)
    while len(seats) < players:
        seats.append(SeatRow(seat=len(seats), kind="open", colour=_free_colour(seats)))
    while len(seats) > players:
        seats.remove(_seat(table, gone) if gone is not None else _last_empty(seats))
    if any(seat.kind == "person" and seat not in seats for seat in row.seats):
        raise Refusal("refused-seat-person")
    numbered = [replace(seat, seat=number) for number, seat in enumerate(seats)]
    options = _fitting(game, players, row.options)
    await _change(table, replace(row, players=players, seats=numbered, options=options), game)


async def remove(table: LiveTable, seat: int, ban: bool) -> None:
    """Ask somebody to leave before the game; whoever is banned cannot come again."""
    before, row = _seat(table, seat), table.row
    if before.kind != "person" or before.person == row.host:
        raise Refusal("refused-remove")
    theirs = [other for other in row.seats if other.person == before.person]
    seats = row.seats
    for other in theirs:
        seats = _with(seats, SeatRow(seat=other.seat, kind="open", colour=other.colour))
    banned = [*row.banned, *([before.person] if ban and before.person else [])]
    await _keep(table, replace(row, seats=seats, banned=banned))


def _seat(table: LiveTable, seat: int) -> SeatRow:
    if not 0 <= seat < len(table.row.seats):
        raise Refusal("refused-seat-none")
    return table.row.seats[seat]


def _with(seats: Iterable[SeatRow], changed: SeatRow) -> list[SeatRow]:
    return [changed if seat.seat == changed.seat else seat for seat in seats]


def _last_empty(seats: list[SeatRow]) -> SeatRow:
    """The last seat that is nobody's; free ones go before those of bots, these before reserved ones."""
    for kind in ("open", "bot", "reserved"):
        for seat in reversed(seats):
            if seat.kind == kind:
                return seat
    raise Refusal("refused-seat-person")


def _free_colour(seats: list[SeatRow]) -> int:
    taken = {seat.colour for seat in seats}
    return next(colour for colour in range(len(COLOURS)) if colour not in taken)


# ── what is played ────────────────────────────────────────────────────────────────────────────────────


async def change(table: LiveTable, wanted: Change, game: Game | None = None) -> None:
    """Change what is played, and how; `game` is the one with the cards that are wanted, if those change."""
    row, game = table.row, game or table.game
    chosen: dict[str, Any] = {
        name: value
        for name in ("deadline", "private", "hints", "cards")
        if (value := getattr(wanted, name)) is not None
    }
    if wanted.deadline is not None:
        check_deadline(wanted.deadline)
    if wanted.options is not None:
        check_option_lengths(wanted.options)
        chosen["options"] = settle(game.options, row.players, wanted.options)
    await _change(table, replace(row, **chosen), game)


def _fitting(game: Game, players: int, options: dict[str, str]) -> dict[str, str]:
    """The options that so many players can have, as they were; others as usual."""
    found: dict[str, str] = {}
    for name, value in options.items():
        try:
            settle(game.options, players, {name: value})
        except BadOption:
            continue
        found[name] = value
    return settle(game.options, players, found)


async def _change(table: LiveTable, after: TableRow, game: Game) -> None:
    """Keep another game than people have sat down to: everybody but the host is asked again."""
    options: dict[str, Any] = dict(after.options)
    state = game.new(after.players, after.seed, **options)
    stands = standing(state)
    seats = [
        replace(seat, ready=False) if seat.kind == "person" and seat.person != after.host else seat
        for seat in after.seats
    ]
    after = replace(after, seats=seats, rules=state.record().rules, player=stands.player, summary=stands.summary)
    await _keep(table, after, game)


async def _keep(table: LiveTable, after: TableRow, game: Game | None = None, also: Sequence[Work] = ()) -> None:
    try:
        await table.storage.tables.arrange(table.row, after, also)
    except Taken:
        await table.catch_up()
        raise Refusal("refused-stale", stale=True) from None
    table.lay_out(after, game)
    table.changed()
    await start_if_full(table)
