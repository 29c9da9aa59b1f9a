"""Finished games: their pages, and playing on from them."""

from msgspec import Struct

from alehouse.house.protocol.house import PlayerText
from alehouse.house.protocol.server import Result


class Moment(Struct, kw_only=True):
    """The beginning of a round, after so many moves; `turns` are those after which its turns begin."""

    move: int
    label: str
    turns: list[int]


class RecordPage(Struct, kw_only=True):
    """The page of a finished game. `plot` is a drawing of the scores over its rounds, and `axis` says where in it each
    round is: after how many moves, and how far to the right, from 0 to 1. `next` is the table of the rematch, `origin`
    the one whose game was played on; `uncounted` says why there are no results of it."""

    title: str
    game: str
    when: str  # ISO time of the last move
    options: str  # in words
    players: list[PlayerText]
    result: Result
    scores: list[int]
    plot: str
    axis: list[tuple[int, float]]
    moments: list[Moment]
    moves: int
    origin: str
    next: str
    uncounted: str  # "" if there are


class ChanceText(Struct, kw_only=True):
    """Everybody's chance to win after so many moves, by player at the table; the last one is how the game ended."""

    move: int
    shares: list[float]


class PointText(Struct, kw_only=True):
    """A decision that turned the game: what was played after so many moves, when that was, and what was better; with
    the pieces that each of both touches. The `number` is that among the decisions of the same seat."""

    move: int
    seat: int
    number: int
    when: str
    played: str
    better: str
    played_at: list[str]
    better_at: list[str]
    loss: int  # of a hundred victories


class AnalysisPage(Struct, kw_only=True):
    """How a finished game turned. `state` is "waiting", "rough", "ready", or "none" where a game is not analysed; when
    `done` is 1, nothing more comes. `plot` is a drawing of the chances."""

    state: str
    done: float
    curve: list[ChanceText] = []
    points: list[PointText] = []
    plot: str = ""
    about_curve: str = ""  # how the chances were found, and how sure they are
    about_points: str = ""


class PlayOn(Struct, kw_only=True):
    """Play a finished game on from where so many of its moves were made."""

    move: int


class FilmOrder(Struct, kw_only=True):
    """A film of a finished game is wanted: from the table after `first` moves to the one after `last`, each scene for
    so many seconds, as a seat saw it or, without one, as spectators did; "svg" or "gif", "landscape" or "portrait"."""

    kind: str
    first: int
    last: int
    shape: str = "landscape"
    seconds: float = 1.0
    seat: int | None = None


class FilmJob(Struct, kw_only=True):
    """How far a film is. `state` is "waiting", "drawing", "ready" or "failed"; `done` goes up to 1. `address` is where
    it is, once it is ready; `problem` says why it failed."""

    id: str
    state: str
    done: float
    address: str = ""
    problem: str = ""
