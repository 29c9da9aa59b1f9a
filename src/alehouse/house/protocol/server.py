"""At a table, down: what the house says to a browser."""

from typing import Literal

from msgspec import Struct, field

from alehouse.core.flights import Flight
from alehouse.core.scene import CanvasChange, Detail, Outcome
from alehouse.house.protocol.house import PlayerText
from alehouse.house.protocol.lessons import Lesson


class OptionText(Struct, kw_only=True, omit_defaults=True):
    """An option of the decision, as a button; `piece` is true where a piece on the table plays it too."""

    action: int
    text: str
    clause: str
    piece: bool
    quiet: bool = False  # not what most people want to click


class PromptText(Struct, kw_only=True):
    """The prompt bar. `mine`: the decision is made at this screen. `seat` -1 when the game is over."""

    seat: int
    name: str
    mine: bool
    text: str
    detail: str
    clause: str
    options: list[OptionText]


class LogText(Struct, kw_only=True, omit_defaults=True):
    """A line of the log; `head` lines are headings, an `aside` can be read there and is not told. `changes` are goods
    won or lost: (good, amount, what it is called), shown by the symbol `g-<good>`. `flights` are there where it is
    news: what flies across the table, and what pieces do, in the order in which it is seen."""

    text: str
    seat: int = -1
    name: str = ""
    head: bool = False
    aside: bool = False
    changes: list[tuple[str, int, str]] = field(default_factory=list)
    clause: str = ""
    flights: list[Flight] = field(default_factory=list)


class TabText(Struct, kw_only=True):
    id: str
    label: str
    waiting: int


class Result(Struct, kw_only=True):
    """How the game ended: the final scoring, explained, and the place of each player."""

    outcome: Outcome
    places: list[int]


class Table(Struct, kw_only=True, tag="table", omit_defaults=True):
    """The table as it is now. The first one after (re)connecting or a Look has `fresh`: forget the old one.
    Otherwise canvases and log hold only what changed: `log_from` says from which line on to replace, `log_changed`
    which lines before it read differently now; pieces and drawings that have come since the fresh one are told by
    number, see `connection.wire_numbers`.

    `moved` is there when the table has been turned to another person at this screen: these pieces moved or
    came by what happened, all others only because the players' areas have changed places.

    With `curtain` the screen is to be passed to the person who decides: until a Sit, the table is as a spectator sees
    it, and nothing can be played."""

    seq: int
    fresh: bool = False
    game: str = ""
    title: str = ""
    defs: str = ""
    shape: str = "landscape"
    secrets: bool = False  # there is no record before the end
    aim: str = ""  # how the game is won, in one sentence
    players: list[PlayerText] = field(default_factory=list)
    icons: dict[str, str] = field(default_factory=dict)  # what symbols of the drawings stand for
    moved: list[str] | None = None
    curtain: bool = False
    tabs: list[TabText] = field(default_factory=list)
    prompt: PromptText | None = None
    log_from: int = 0
    log: list[LogText] = field(default_factory=list)
    log_changed: list[tuple[int, LogText]] = field(default_factory=list)
    only: bool = False  # there is one option, and everybody knows that: it may be played at once
    draft: bool = False  # what was decided here is kept back until a Confirm; others do not see it
    can_undo: bool = False
    undo_text: str = ""  # why not, when it cannot
    over: bool = False
    result: Result | None = None
    move: int | None = None  # in a replay: how many of `moves` are shown
    moves: int = 0
    # Last, for the sake of the next message, which looks back over 32 kB: it will be more like these than like the log.
    canvases: dict[str, CanvasChange] = field(default_factory=dict)


class Refused(Struct, kw_only=True, tag="refused"):
    """A move, undo or request was not accepted; nothing has changed. Followed by a fresh Table if stale.
    With `lost` the house has trouble of its own: the same message may be sent again soon."""

    text: str
    clause: str = ""
    client_id: str = ""
    lost: bool = False


class Because(Struct, kw_only=True, tag="because"):
    """The answer to Why."""

    text: str
    clause: str


class AdviceText(Struct, kw_only=True):
    """What the house thinks of an option: how much of its thought went to it, and what share of victory it promises if
    all were level now, both from 0 to 1."""

    action: int
    text: str
    thought: float
    value: float


class Hinted(Struct, kw_only=True, tag="hinted"):
    """The answer to Hint: the best few options, the best first; `seq` is that of the Table which it is about,
    `about` says what the numbers mean."""

    seq: int
    options: list[AdviceText]
    about: str


class Unfolded(Struct, kw_only=True, tag="unfolded"):
    """The answer to Unfold."""

    detail: Detail
    because: Because | None = None


class CloserLook(Struct, kw_only=True, tag="closer"):
    """The answer to Closer: what the piece is and does, and, where it might play something, why that is not allowed
    now. Of a piece that is gone by now there is no detail."""

    piece: str
    detail: Detail | None = None
    because: Because | None = None


class Done(Struct, kw_only=True, tag="done", omit_defaults=True):
    """A move is durable; with `draft` it is kept back, and not durable yet. The Table that shows it follows (or came
    before)."""

    client_id: str
    seq: int
    draft: bool = False


class SeatText(Struct, kw_only=True, omit_defaults=True):
    """A seat as its people see it."""

    name: str
    kind: Literal["me", "person", "bot", "open", "reserved", "automa"]
    colour: int
    level: int = 0  # of a bot
    face: int = 0  # which of those that the name may have
    here: bool = False  # somebody is at the table
    away: str = ""  # why a bot plays for the person, in words
    left: bool = False  # the person wanted it so
    gone: bool = False  # the person was removed
    asked: bool = False  # whether the person agrees with what the host has changed
    yours: bool = False  # one may take it, though it is reserved
    link: str = ""  # of a reserved seat, for the host: what is added to the address of the table
    overdue: bool = False  # the host may remove the person alone


class WishText(Struct, kw_only=True):
    """A wish to take moves back, to remove somebody or to close the table: who wishes, who has still to agree."""

    seq: int
    text: str
    mine: bool  # one's own
    asked: bool  # one has to answer


class Alive(Struct, kw_only=True, tag="beat"):
    """The answer to a Beat."""


class Presence(Struct, kw_only=True, tag="room", omit_defaults=True):
    """Who is at the table, whether the game has begun, and what is asked of everybody."""

    status: Literal["open", "running", "over", "closed"]
    game: str
    title: str
    seats: list[SeatText]
    options: str  # in words
    chosen: dict[str, str] = field(default_factory=dict)  # the options, for whoever may change them
    host: bool = False  # one is
    code: str = ""  # by which it is found
    again: bool = False  # it is a rematch
    private: bool = False
    hints: bool = False  # whether one may ask for them
    deadline: int = 0
    due: str = ""  # when a bot will decide for whoever is asked now
    now: str = ""  # what time it is in the house, whose clock alone counts
    spectators: int = 0
    wish: WishText | None = None
    busy: bool = False  # a bot waits for its turn to think, because the house has much to do
    unheard: bool = False  # one's own wish stands no more, and nobody has moved
    next: str = ""  # the table of the rematch
    origin: str = ""  # the table whose game is played on here
    lesson: bool = False  # one learns here: nothing is taken back, replayed or counted
    analysed: float = 0.0  # how much is known of how the game turned, from 0 to 1; when it grows, there is more to read


class Ask(Struct, kw_only=True, tag="ask"):
    """The answer to a Start where somebody is missing: whether to begin all the same, and what that would mean."""

    text: str
    about: str


class ChatLine(Struct, kw_only=True, omit_defaults=True):
    """Something that was said; by a `seat`, or by a spectator."""

    id: int
    name: str
    text: str
    said: str
    seat: int = -1
    face: int = 0  # which of those that the name may have
    mine: bool = False
    phrase: str = ""  # instead of a text: one of `PHRASES`
    voice: str = ""  # whose it is, to be muted by: another one at every table; "" for one's own


class Said(Struct, kw_only=True, tag="said"):
    """What was said since the last such message."""

    lines: list[ChatLine]


class Help(Struct, kw_only=True, tag="help"):
    """One sentence for somebody who meets a kind of decision for the first time, with the `aim` at their first table of
    a game; `seq` is that of the Table."""

    seq: int
    text: str
    aim: str = ""


Server = (
    Alive | Table | Refused | Because | Hinted | Unfolded | CloserLook | Done | Presence | Ask | Said | Lesson | Help
)
