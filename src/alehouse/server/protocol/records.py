"""Finished games: their pages, and playing on from them."""

from msgspec import Struct

from alehouse.server.protocol.house import PlayerText
from alehouse.server.protocol.server import Result


class Moment(Struct, kw_only=True):
    """The beginning of a round, after so many moves."""

    move: int
    label: str


class RecordPage(Struct, kw_only=True):
    """The page of a finished game. `plot` is a drawing of the scores over its rounds; `next` is the table of the
    rematch, `origin` the one whose game was played on; `uncounted` says why there are no results of it."""

    title: str
    game: str
    when: str  # ISO time of the last move
    options: str  # in words
    players: list[PlayerText]
    result: Result
    plot: str
    moments: list[Moment]
    moves: int
    origin: str
    next: str
    uncounted: str  # "" if there are


class PlayOn(Struct, kw_only=True):
    """Play a finished game on from where so many of its moves were made."""

    move: int
