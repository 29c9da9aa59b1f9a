"""What is kept, as objects."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal

from msgspec import Struct, field

Status = Literal["open", "running", "over", "closed"]  # the last one by its host, or by the owner of the house

WAITING: Final = 14 * 24 * 3600  # seconds after which a table with open seats, where nobody comes, is closed
REMATCH: Final = 24 * 3600  # seconds after which a rematch that not everybody wants has lapsed
UNWATCHED: Final = 3600  # seconds after which a table of bots alone, where nobody watches, is closed
LESSON: Final = "lesson."  # how the ids of lessons begin; no table's does, which has no dot
ASKED: Final = -1  # the number of a letter that asks somebody to a table; those about moves have that of the move
GUEST: Final = "@"  # before a nameless guest's number in the chat; no name begins so


# What the host of a table that waits for people may change about it, and what comes of that.
ARRANGED: Final = (
    *("players", "options", "cards", "deadline", "private", "hints", "rules"),
    *("seats", "banned", "player", "summary"),
)
# What people sit down to: whoever has seen it otherwise neither agrees with it, nor begins, nor changes it.
AGREED: Final = tuple(name for name in ARRANGED if name not in ("seats", "player", "summary"))


class SeatRow(Struct, kw_only=True):
    """Who sits where. A `person` may have several seats: people who share a screen. An `open` one waits for anybody, a
    `reserved` one for somebody: for the person it is `held_for`, or for whoever has the link made from its `ticket`.

    While a person is `away`, having left, let a deadline pass or been removed, `bot` plays in that seat; and so it does
    in a reserved one once the game has begun. Colours belong to people: they go with them from seat to seat.
    """

    seat: int
    kind: Literal["person", "bot", "open", "reserved"]
    person: str | None = None
    name: str = ""
    bot: str = ""
    away: Literal["", "left", "late", "removed"] = ""
    colour: int = -1  # where nothing else is said, that of the seat's number
    held_for: str | None = None
    ticket: str = ""
    ready: bool = True  # whether the person agrees with the table as it is arranged
    lapses: int = 0  # how often the person's clock ran out

    def __post_init__(self) -> None:
        if self.colour < 0:
            self.colour = self.seat


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
    given: dict[str, Any] | None = None  # the arranged position that the game began in, if any
    code: str | None = None  # the short name by which it is found; none when it is over
    before: str = ""  # the table whose rematch this is
    banned: list[str] = field(default_factory=list)  # people who may not come here any more


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
    shown: bool = False  # to everybody in this house, with how their games went
    muted: list[str] = field(default_factory=list)
    unheard: list[str] = field(default_factory=list)


class PersonRow(Struct, kw_only=True):
    """Somebody who plays. There are no passwords: a signed key in a cookie says who somebody is."""

    id: str
    device: str = ""  # of theirs, by which they are here; "" where that does not matter
    name: str = ""
    face: int = 0  # which of the faces that their name may have
    language: str = "en"
    email: str = ""
    confirmed: bool = False  # whoever reads what is sent to that address has said so
    settings: Settings = field(default_factory=Settings)
    prefs: dict[str, str | int] = field(default_factory=dict)  # how a table feels to them, see `protocol.people.Prefs`
    since: str = ""


class DeviceRow(Struct, kw_only=True):
    """A browser of somebody's. `agent` is what it is, as "Firefox/Linux"; "" until it has said so."""

    id: str
    person: str
    name: str = ""  # as its owner calls it
    agent: str = ""
    since: str = ""
    seen: str = ""
    pushes: bool = False  # whether it is told of turns while it is closed


class LessonRow(Struct, kw_only=True):
    """Where somebody is in a lesson; `seq` grows with every change."""

    id: str
    person: str
    game: str
    lesson: str
    seq: int = 0
    place: str = ""  # a bookmark, see `core.lessons`; "" at its beginning
    done: bool = False
    touched: str = ""


class AnalysisRow(Struct, kw_only=True):
    """How a finished game turned, as far as it is known; `data` is whoever analyses it to read."""

    table_id: str
    version: int
    state: str
    data: str
    done: float = 0.0  # from 0 to 1


class WishRow(Struct, kw_only=True):
    """A wish to take back more than one may alone; or the host's, to remove somebody or to close the table.

    To go `back` lapses with the next move, what the host wishes stands until it is answered.
    """

    seq: int
    seat: int
    moves: int  # that would stay in effect
    agreed: list[int]
    about: Literal["back", "remove", "close"] = "back"
    target: int = -1  # the seat whose person would be removed


class Kept(Struct, kw_only=True):
    """A table with its moves, the people who sit there, a wish to take moves back, the last line that was said, and how
    much of an analysis is done."""

    row: TableRow
    moves: list[MoveRow]
    sitters: dict[str, PersonRow]
    wish: WishRow | None
    said: int
    analysed: float = 0.0


Among = Literal["players", "spectators"]  # they talk among themselves


class ChatRow(Struct, kw_only=True):
    """Something said at a table."""

    id: int
    among: Among
    person: str | None
    name: str
    text: str
    said: str
    phrase: str = ""  # instead of a text: one that everybody reads in their own language


class LetterRow(Struct, kw_only=True):
    """Something to be told by mail, push or hook: that it is a person's turn at a table that had `seq` rows, or, as
    number `ASKED`, that a seat is kept for them there; or, without a table, the question whether the person's address
    is right, or a link that adds a device."""

    id: int
    table_id: str | None
    seq: int
    person: str
    channel: Literal["mail", "push", "hook", "link"]
    attempts: int


class HookRow(Struct, kw_only=True):
    """Where somebody is told of their turn besides: a topic of ntfy, or a webhook."""

    person: str
    kind: Literal["ntfy", "webhook"]
    address: str


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
    against: str = ""  # whom it was played against: "people", "bots:" and the strongest of them, or "solo"
    turns: int | None = None  # that this seat had, as far as that is known
    seconds: int | None = None  # from the opening of the table to the end


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


def is_closed(row: TableRow, now: Callable[[float], str] = now) -> bool:
    """Whether a table was closed, or has waited for people in vain; or bots who play among themselves there, for
    somebody to watch."""
    if row.status == "closed" or (row.status == "open" and row.before and row.since < now(-REMATCH)):
        return True
    if row.status == "running" and all(seat.kind == "bot" for seat in row.seats):
        return row.touched < now(-UNWATCHED)
    return row.status == "open" and row.touched < now(-WAITING)


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
