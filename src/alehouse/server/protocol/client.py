"""At a table, up: what a browser says."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Whole = Annotated[int, Meta(ge=-(2**31), lt=2**31)]  # what a database can be asked about


class Move(Struct, kw_only=True, tag="move"):
    """Play an option. `seq` is that of the Table which the sender saw: it grows with every move and undo;
    `client_id` is new for every click, so that a repeated message is answered again and not played again."""

    action: Whole
    seq: Whole
    client_id: str


class Undo(Struct, kw_only=True, tag="undo"):
    """Take back the last own decision, if nothing was revealed since."""

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
    something else is asked. What is left out stays as it is."""

    shape: Literal["landscape", "wide", "tablet", "tall", "portrait", "short"] | None = None
    move: Whole | None = None
    live: bool = False
    seat: Whole | None = None
    opened: bool | None = None


class Unfold(Struct, kw_only=True, tag="unfold"):
    """Ask for the detail behind a piece's `opens`, e.g. the cards of a stack; and `why` the action that the piece
    would play is not allowed now."""

    what: str
    why: Whole | None = None


class Watch(Struct, kw_only=True, tag="watch"):
    """Say which tab is in view: of moments on the way to a decision, the others need not be told."""

    tab: str


class Sit(Struct, kw_only=True, tag="sit"):
    """Lift the curtain: the person in that seat, who has to decide, sits at the screen now."""

    seat: Whole


class Take(Struct, kw_only=True, tag="take"):
    """Take an open seat, under a name."""

    seat: Whole
    name: str


class Start(Struct, kw_only=True, tag="start"):
    """The host: begin now; bots take the seats that are still open."""


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
    """Say something to the others at the table; spectators talk among themselves."""

    text: str


class Mute(Struct, kw_only=True, tag="mute"):
    """Hear somebody no more, here and elsewhere, or again; `voice` is that of a line which was said here."""

    voice: str
    mute: bool


Client = (
    Move | Undo | Why | Hint | Look | Unfold | Watch | Sit | Take | Start | Leave | Return | Wish | Agree | Say | Mute
)
