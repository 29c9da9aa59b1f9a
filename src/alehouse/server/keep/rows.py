"""Rows of the database as objects."""

from datetime import UTC, datetime, timedelta
from typing import Literal

from msgspec import Struct, field

Status = Literal["open", "running", "over"]


class SeatRow(Struct, kw_only=True):
    """Who sits where. A `person` may have several seats: people who share a screen. An `open` one waits for anybody.

    While a person is `away`, having left or let a deadline pass, `bot` plays in that seat.
    """

    seat: int
    kind: Literal["person", "bot", "open"]
    person: str | None = None
    name: str = ""
    bot: str = ""
    away: Literal["", "left", "late"] = ""


class TableRow(Struct, kw_only=True):
    """A table as it is kept, without its moves."""

    id: str
    host: str  # "" for somebody who was deleted
    game: str
    rules: int
    players: int
    options: dict[str, str]
    seed: str
    cards: str
    status: Status
    private: bool
    deadline: int
    since: str
    touched: str
    player: int
    summary: dict[str, str]
    seats: list[SeatRow]
    hints: bool = False  # whether people may ask the house what to do
    origin: str = ""
    next: str = ""


class MoveRow(Struct, kw_only=True):
    """A move as it is kept."""

    seq: int
    action: str
    seat: int
    client_id: str | None = None


class Standing(Struct, kw_only=True):
    """Where a table stands after a move: who decides, and what lists of tables say about it."""

    player: int
    summary: dict[str, str]
    status: Status = "running"


class Settings(Struct, kw_only=True, omit_defaults=True):
    """What a person has set. `muted` are tables of which nothing is told, `unheard` people whose chat is not shown."""

    auto_play: bool = False  # decisions with a single option are made without asking
    mail: bool = True
    push: bool = True
    muted: list[str] = field(default_factory=list)
    unheard: list[str] = field(default_factory=list)


class PersonRow(Struct, kw_only=True):
    """Somebody who plays. There are no passwords: a signed key in a cookie says who somebody is."""

    id: str
    generation: int = 0
    name: str = ""
    language: str = "en"
    email: str = ""
    confirmed: bool = False  # whoever reads what is sent to that address has said so
    settings: Settings = field(default_factory=Settings)
    since: str = ""


class WishRow(Struct, kw_only=True):
    """A wish to take back more than one may alone."""

    seq: int
    seat: int
    moves: int
    agreed: list[int]


class ChatRow(Struct, kw_only=True):
    """Something said at a table."""

    id: int
    room: Literal["players", "spectators"]
    person: str | None
    name: str
    text: str
    said: str


class LetterRow(Struct, kw_only=True):
    """Something to be told by mail or push: that it is a person's turn at a table that had `seq` rows; or, without a
    table, the question whether the person's address is right."""

    id: int
    table_id: str | None
    seq: int
    person: str
    channel: Literal["mail", "push"]
    attempts: int


class ResultRow(Struct, kw_only=True):
    """How a game ended for one seat."""

    table_id: str
    seat: int
    person: str | None
    game: str
    players: int
    place: int
    score: int
    contest: str
    finished: str


class RatingRow(Struct, kw_only=True):
    """How strong somebody is at a game."""

    person: str
    game: str
    mu: float
    sigma: float
    games: int


def now(later: float = 0) -> str:
    """The time, so many seconds later, in the form that is kept and sent."""
    return (datetime.now(UTC) + timedelta(seconds=later)).isoformat(timespec="milliseconds")


def due_at(row: TableRow) -> datetime | None:
    """When a bot will decide for the person who is asked now, if there is a deadline.

    Deadlines are for the sake of others: the last person who plays is waited for.
    """
    seat = row.seats[row.player] if row.status == "running" and row.player >= 0 else None
    if seat is None or seat.kind != "person" or seat.away or not row.deadline:
        return None
    if not any(other.person not in (None, seat.person) and not other.away for other in row.seats):
        return None
    return datetime.fromisoformat(row.touched) + timedelta(seconds=row.deadline)
