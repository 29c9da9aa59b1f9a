"""At a table, up: what a browser says."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Whole = Annotated[int, Meta(ge=-(2**31), lt=2**31)]  # what a database can be asked about


class Move(Struct, kw_only=True, tag="move"):
    """Play an option. `seq` is that of the Table which the sender saw: it grows with every move and undo, and a draft
    has others; `client_id` is new for every click, so that a repeated message is answered again and not played again.
    A `draft` is kept back until a Confirm; a move that is none confirms what was kept back before it."""

    action: Whole
    seq: Whole
    client_id: str
    draft: bool = False


class Confirm(Struct, kw_only=True, tag="confirm"):
    """Play what was kept back, all of it; `seq` and `client_id` as with a Move."""

    seq: Whole
    client_id: str


class Undo(Struct, kw_only=True, tag="undo"):
    """Take back the last own decision, if nothing was revealed since; of a draft, its last one."""

    seq: Whole


class Why(Struct, kw_only=True, tag="why"):
    """Ask why an action is not allowed now."""

    action: Whole


class Hint(Struct, kw_only=True, tag="hint"):
    """Ask what the house would do here. `seq` is that of the Table which the sender saw."""

    seq: Whole


class Look(Struct, kw_only=True, tag="look"):
    """Change what is shown: the shape of the table; how many moves of a replay, or, with `live`, the table as
    it is now; once the game is over, the seat whose view it is; the own things whole (`opened`) or as one line, until
    something else is asked. What is left out stays as it is. After a `move` so many that follow it may be asked for
    (`ahead`): each comes as a Table of its own, as what differs, and the last one is the one that is shown. Whoever
    shows the past already may go `onward`: of the `move`, too, only what differs is told then."""

    shape: Literal["landscape", "wide", "tablet", "tall", "portrait", "short"] | None = None
    move: Whole | None = None
    ahead: Annotated[int, Meta(ge=0, le=10)] = 0
    onward: bool = False
    live: bool = False
    seat: Whole | None = None
    opened: bool | None = None


class Unfold(Struct, kw_only=True, tag="unfold"):
    """Ask for the detail behind a piece's `opens`, e.g. the cards of a stack; and `why` the action that the piece
    would play is not allowed now."""

    what: str
    why: Whole | None = None


class Closer(Struct, kw_only=True, tag="closer"):
    """Ask for a closer look at a piece that is shown, by its id, whatever a click on it would do."""

    piece: str


class Watch(Struct, kw_only=True, tag="watch"):
    """Say which tab is in view: of moments on the way to a decision, the others need not be told."""

    tab: str


class Sit(Struct, kw_only=True, tag="sit"):
    """Lift the curtain: the person in that seat, who has to decide, sits at the screen now."""

    seat: Whole


class Beat(Struct, kw_only=True, tag="beat"):
    """Ask for a sign that the house is heard, after a while of silence."""


class Take(Struct, kw_only=True, tag="take"):
    """Take an open seat, or one that is reserved for whoever asks, under a name."""

    seat: Whole
    name: str


class Start(Struct, kw_only=True, tag="start"):
    """The host: begin now; bots take the seats that are still empty. Where there are such seats, or people who are not
    ready, it is answered by an Ask, unless the host is `sure`."""

    sure: bool = False


class Arrange(Struct, kw_only=True, tag="arrange"):
    """The host, before the game: have a seat that nobody has taken open to everybody, reserved under a `name` or for
    somebody `known` (see `Companion`), or played by a `bot`."""

    seat: Whole
    kind: Literal["open", "reserved", "bot"]
    name: str = ""
    bot: str = ""
    known: str = ""


class Swap(Struct, kw_only=True, tag="swap"):
    """The host, before the game: two seats change places, with whoever sits there."""

    a: Whole
    b: Whole


class Seats(Struct, kw_only=True, tag="seats"):
    """The host, before the game: have so many seats; of one fewer, `without` that one."""

    players: Whole
    without: Whole | None = None


class Change(Struct, kw_only=True, tag="change"):
    """The host, before the game: change what is played, and how; what is left out stays. A card file, which is long,
    comes by `POST /api/tables/{id}/change`; over the wire `cards` is "" or nothing."""

    options: dict[str, str] | None = None
    deadline: Whole | None = None
    private: bool | None = None
    hints: bool | None = None
    cards: str | None = None


class Remove(Struct, kw_only=True, tag="remove"):
    """The host: have somebody leave the table; before the game at once, and with `ban` for good; later for good, at
    once if their clock ran out twice, else if all others agree."""

    seat: Whole
    ban: bool = False


class Close(Struct, kw_only=True, tag="close"):
    """The host: close the table without a result; once the game has begun, if everybody else is away or agrees."""


class Ready(Struct, kw_only=True, tag="ready"):
    """Agree with a table that the host has changed."""


class Leave(Struct, kw_only=True, tag="leave"):
    """Give one's seats free, or let a bot play on in them."""


class Return(Struct, kw_only=True, tag="return"):
    """Play on where a bot has played meanwhile."""


class Wish(Struct, kw_only=True, tag="wish"):
    """Ask everybody to go back so that only `moves` stay in effect."""

    seq: Whole
    moves: Whole


class Agree(Struct, kw_only=True, tag="agree"):
    """Agree with the wish that was made at `seq`, or not (also: take the own one back)."""

    seq: Whole
    agree: bool


class Say(Struct, kw_only=True, tag="say"):
    """Say something to the others at the table; spectators talk among themselves. A `phrase` is one of `PHRASES`, which
    everybody reads in their own language."""

    text: str = ""
    phrase: str = ""


class Mute(Struct, kw_only=True, tag="mute"):
    """Hear somebody no more, here and elsewhere, or again; `voice` is that of a line which was said here."""

    voice: str
    mute: bool


class Study(Struct, kw_only=True, tag="lesson"):
    """In a lesson: go on, `answer` its question, try a move that is not the wanted one, take that back. `seq` is that
    of the Table which the sender saw."""

    seq: Whole
    do: Literal["next", "answer", "try", "back"]
    answer: Whole = 0


Client = (
    Beat
    | Move
    | Confirm
    | Undo
    | Why
    | Hint
    | Look
    | Unfold
    | Closer
    | Watch
    | Sit
    | Take
    | Start
    | Arrange
    | Swap
    | Seats
    | Change
    | Remove
    | Close
    | Ready
    | Leave
    | Return
    | Wish
    | Agree
    | Say
    | Mute
    | Study
)
