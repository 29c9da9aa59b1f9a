"""The first page as data: the games, one's tables, how one may sit down again; and what calls somebody to a table."""

from msgspec import Struct

from alehouse.house.protocol.house import TableLine


class GameCard(Struct, kw_only=True):
    """A game on the first page; the shortest and the longest `minutes` are the same where the house knows them."""

    name: str
    title: str
    blurb: str
    seats: list[int]
    minutes: tuple[int, int]
    weight: int  # from 1 to 5
    lesson: bool  # whether there is one


class Setup(Struct, kw_only=True):
    """How somebody has sat down before: as at the table `id`."""

    id: str
    game: str
    title: str
    text: str  # "against 2 × Apprentice"
    level: int  # of the bots there, if all are alike, else 0
    invites: bool  # whether others are to come


class RecordLine(Struct, kw_only=True):
    """The last game that somebody has finished; `points` are the turning points found in it, if that is known."""

    id: str
    game: str
    title: str
    text: str  # "third with 42"
    when: str  # ISO time
    days: int  # ago
    points: int | None = None


class Home(Struct, kw_only=True):
    """Everything on the first page; `turns` with the least time left first. Whoever is `new` has no table yet."""

    name: str
    new: bool
    turns: list[TableLine]
    asked: list[TableLine]
    waiting: list[TableLine]
    archived: list[TableLine]
    setups: list[Setup]
    last: RecordLine | None
    games: list[GameCard]
    lobby: tuple[int, int]  # tables that look for players, games to watch


class Calls(Struct, kw_only=True, tag="calls"):
    """Where somebody is waited for: where it is their turn, and where they are asked something."""

    turns: list[TableLine]
    asked: list[TableLine]


class PlayNow(Struct, kw_only=True, forbid_unknown_fields=True):
    """A game against bots without any form; `bot` says which, else it is as the last time."""

    game: str
    bot: str = ""


class Archiving(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table is put away, or taken out again."""

    table: str
    away: bool
