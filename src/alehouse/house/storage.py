"""What a house needs to have kept, whatever keeps it: a database, or the memory of a process (see `memory`)."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Protocol

from alehouse.core.errors import AlehouseError
from alehouse.house.rows import (
    Among,
    AnalysisRow,
    ChatRow,
    Kept,
    LessonRow,
    MoveRow,
    PersonRow,
    RatingRow,
    ResultRow,
    SeatRow,
    Standing,
    TableRow,
    WishRow,
)

# Of one person's tables, the latest that are looked through for a list: nobody plays at more, and nobody can have the
# house look through ever more of them.
CURRENT: Final = 250  # that are not over
FINISHED: Final = 100

# Something to be written together with something else, or not at all. A storage makes it and is given it back: what it
# is called with is the storage's own affair.
Work = Callable[[Any], None]
Rate = Callable[[dict[str, RatingRow]], list[RatingRow]]  # from the ratings there are to those after a game


class StorageFailed(AlehouseError):
    """Nothing could be read or written; the text says why."""


class Taken(Exception):
    """Somebody else was faster: what was to be written is there already, in another way."""


class TableStore(Protocol):
    """Every table ever opened. Rows of moves are only ever added."""

    async def open(self, table: TableRow, first: list[MoveRow]) -> None:
        """Keep a new table; `first` is what fate did before the first decision, if the game has begun."""

    async def kept(self, table_id: str, seq: int = 0) -> Kept | None:
        """Everything that is kept about a table, with its moves from a number on; nothing is older than the moves."""

    async def games_of(self, table_ids: Iterable[str]) -> dict[str, str]:
        """Which games are played at some tables."""

    async def of_person(self, person: str) -> list[TableRow]:
        """The tables where somebody sits or is the host, newest first, as far as anybody looks through them: see
        `CURRENT` and `FINISHED`. Those that were closed are left out."""

    async def current_of(self, person: str) -> list[TableRow]:
        """Those of them that are not over."""

    async def ids_of_person(self, person: str) -> list[str]:
        """All tables where somebody sits or is the host, by their ids alone."""

    async def finished_solo_of(self, person: str, game: str) -> list[TableRow]:
        """The tables where somebody has played a game alone, to its end."""

    async def standing_wishes(self, table_ids: Iterable[str]) -> dict[str, WishRow]:
        """The wishes to take moves back that stand at some tables, by table; without those that have lapsed."""

    async def listed_counts(self) -> tuple[int, int]:
        """How many tables of the lobby wait for people, and at how many a game is going on."""

    async def archive(self, person: str, table_id: str, away: bool) -> None:
        """Somebody, who is kept already, puts a table away, or takes it out again."""

    async def archived(self, person: str) -> set[str]:
        """The tables that somebody has put away."""

    async def unfinished_of(self, person: str) -> list[TableRow]:
        """The tables that somebody has opened, and that are neither over nor closed."""

    async def waiting_for_bots(self, before: tuple[str, str], limit: int) -> list[tuple[str, str]]:
        """When running tables with people, where a bot has to decide, were last touched, and which they are; the latest
        first, those before such a pair."""

    async def late(self) -> list[TableRow]:
        """Running tables with a deadline."""

    async def visit(self, table_id: str) -> str:
        """Somebody comes to a table that waits for people; when."""

    async def add(self, table_id: str, rows: list[MoveRow], standing: Standing, also: Sequence[Work] = ()) -> None:
        """Add a decision and what fate answered, all or nothing; raises `Taken` if somebody was faster.

        What is `also` to be written goes with it, or not at all: letters about it, the results of a game that ended.
        """

    async def note(self, table_id: str, row: MoveRow) -> None:
        """Add a row that changes nothing at the table; raises `Taken` if somebody was faster."""

    async def start(
        self, before: TableRow, bots: list[SeatRow], first: list[MoveRow], standing: Standing, also: Sequence[Work] = ()
    ) -> None:
        """The game begins, with bots in all seats that are still open: `bots` says which, by seat. Raises `Taken` if it
        has begun already, or is arranged otherwise than `before`, or others sit there. In seats that are reserved they
        play until somebody takes them."""

    async def sit(self, before: TableRow, seat: SeatRow) -> list[SeatRow]:
        """Change who sits in a seat; who sits at the table then. Raises `Taken` if the seat, the status, or what is to
        be played is not as it was, because somebody else was faster; or if whoever sits down may not come any more.
        Whoever is back when asked has time anew."""

    async def arrange(self, before: TableRow, after: TableRow, also: Sequence[Work] = ()) -> None:
        """Keep another arrangement of a table that waits for people: its seats and whatever its host may change; and
        what is `also` to be written with it. Raises `Taken` if it has begun, or anything is not as it was."""

    async def remove(self, before: TableRow, seat: SeatRow, row: MoveRow) -> list[SeatRow]:
        """Take a seat of a running table from somebody, who may not come back; who sits at the table then. The row
        tells others of it. Raises `Taken` if somebody else was faster."""

    async def close(self, table_id: str, row: MoveRow | None) -> None:
        """Close a table that is not over, without a result: one where a game goes on with a row that tells of it, one
        that waits for people without. Raises `Taken` if it has begun or ended meanwhile, or somebody was faster."""

    async def with_code(self, code: str) -> str | None:
        """The table that is found by a code."""

    async def companions(self, person: str, limit: int) -> list[str]:
        """Whom somebody has sat at a table with, the latest first."""

    async def rematch(self, table_id: str, following: TableRow, instead: str = "", also: Sequence[Work] = ()) -> str:
        """Keep the table of a rematch, `instead` of one that has lapsed or of none, and what is `also` to be written
        with it; the id of that which was there first."""

    async def wish(self, table_id: str, wish: WishRow) -> None:
        """Note a wish, in place of one that has lapsed; raises `Taken` if another one stands."""

    async def agree(self, table_id: str, wish: WishRow, agreeing: Iterable[int]) -> WishRow | None:
        """Some seats agree with a wish; the wish as it is now, if it still stands."""

    async def drop_wish(self, table_id: str, seq: int) -> None:
        """Nobody wishes any more what was wished at `seq`."""


class PeopleStore(Protocol):
    """Somebody is kept from the moment when there is something to keep: a table, a name."""

    async def get(self, person: str) -> PersonRow | None: ...

    async def with_device(self, person: str, device: str, agent: str = "") -> PersonRow | None:
        """The person of a device, kept or not yet; nobody, if it was removed. That it was here is noted, and what kind
        of browser it is."""

    async def shown(self) -> list[PersonRow]:
        """Everybody who is shown to all."""

    async def names(self, ids: set[str]) -> dict[str, str]:
        """What people are called: as they have told the house, or else as they are called at some table."""

    async def keep(self, person: PersonRow) -> None:
        """From now on somebody is kept, with the device by which they are here; of whoever is kept already, nothing
        changes."""

    async def change(self, person: PersonRow, also: Sequence[Work] = ()) -> None:
        """Keep somebody's name, language, e-mail address and settings, and what is `also` to be written with them.
        Raises `Removed` if the device by which they are here is theirs no longer."""


class ChatStore(Protocol):
    """The newest lines of each table."""

    async def say(self, table_id: str, among: Among, person: str, name: str, text: str, phrase: str = "") -> int:
        """Add a line; returns its number. Whoever has no name gets a number among those who have none, see `GUEST`."""

    async def lines(self, table_id: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        """The newest lines of a table after a number, in order."""


class ResultStore(Protocol):
    """How games ended, by seat; written with the last move."""

    def note(self, ended: Sequence[ResultRow]) -> Work:
        """Keep how a game ended, without a trace of people who were deleted meanwhile."""

    def rerate(self, game: str, persons: Sequence[str], rate: Rate) -> Work:
        """Change several people's ratings at a game, if none of them was deleted meanwhile."""

    async def of_person(self, person: str, latest: int | None = None) -> list[ResultRow]:
        """How somebody's games ended, the oldest first; the `latest` so many, or all."""

    async def ratings_of(self, person: str) -> list[RatingRow]: ...

    async def at_tables(self, table_ids: Iterable[str]) -> list[ResultRow]:
        """How games at some tables ended for everybody there."""

    async def lengths(self, longest: int, latest: int) -> list[tuple[str, int]]:
        """How many seconds games took in which a person played, each with its name: the latest that took no longer."""

    async def leaders(self, game: str, games: int, surely: float, most: int) -> list[RatingRow]:
        """The ratings at a game of people who are shown and have so many rated games; those first whose ratings, less
        so many standard deviations, are the highest."""


class LessonStore(Protocol):
    """One row for each lesson that somebody has begun; and what was told to somebody once."""

    async def begin(self, person: str, game: str, lesson: str) -> LessonRow:
        """Somebody's row of a lesson, who is kept already; a new one at its beginning."""

    async def get(self, lesson_id: str) -> LessonRow | None: ...

    async def of_person(self, person: str) -> list[LessonRow]: ...

    async def keep_place(self, row: LessonRow, place: str, done: bool) -> LessonRow:
        """Keep the next place in a lesson; raises `Taken` if another window was first."""

    async def told(self, person: str) -> set[str]: ...

    async def tell(self, person: str, what: str) -> bool:
        """Note that somebody, who is kept already, is told something; whether that is for the first time."""


class AnalysisStore(Protocol):
    """One row for each finished game of which anything is known, as long as its table is kept."""

    async def get(self, table_id: str) -> AnalysisRow | None: ...

    async def keep(self, row: AnalysisRow) -> None:
        """Keep what is known now in place of what was known before; of a table that is not there, nothing is kept."""


class Storage(Protocol):
    """Everything that is kept; whatever is asked of it may raise `StorageFailed`."""

    @property
    def tables(self) -> TableStore: ...

    @property
    def people(self) -> PeopleStore: ...

    @property
    def chat(self) -> ChatStore: ...

    @property
    def results(self) -> ResultStore: ...

    @property
    def lessons(self) -> LessonStore: ...

    @property
    def analyses(self) -> AnalysisStore: ...
