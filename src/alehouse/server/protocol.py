"""What the browser and the server say to each other: one JSON object a message, told apart by `type`.

HTTP
    GET  /                        the page: open a table, go on with one of yours
    GET  /table/{id}              the same page, showing a table
    GET  /api/house?lang=it       House: games with their options, bots, languages, the page's words
    GET  /api/tables?lang=it      list[TableLine]: this browser's tables, newest first
    GET  /api/solo/{game}?lang=it list[SoloLine]: how this browser's solo games of that game went
    POST /api/tables              NewTable -> {"id": …}
    GET  /api/tables/{id}/record  the record as a file; of a game with secrets when it is over
    GET  /api/rules/{game}        list[Chapter]: the rules, clause by clause
    GET  /defs/{game}/{version}.svg   the drawings that all scenes of a game share; cached for ever
    GET  /static/…                the page's script and style
    WS   /ws/{id}?shape=portrait&tab=mine&sitting=1&lang=it   a table, live: Client messages up, Server messages down

A refused HTTP request answers {"error": text} with a 4xx status, one that failed by a mistake of the house
with 500; nothing has changed then.
"""

from typing import Literal

from msgspec import Struct, field

from alehouse.core.scene import CanvasChange, Detail, Outcome

# ── opening a table ───────────────────────────────────────────────────────────────────────────────


class PicksForm(Struct, kw_only=True):
    """Cards of a custom set: so many of these."""

    title: str
    count: int
    cards: list[tuple[str, str]]  # (id, label)
    players: list[int]  # empty: every player count


class OptionForm(Struct, kw_only=True):
    """An option as a form field: every value with its label, and the clause behind it."""

    name: str
    label: str
    help: str
    values: list[tuple[str, str]]  # (value, label), the default first
    players: list[int]  # empty: every player count
    clause: str
    of_players: bool  # numbers among the values are players: only those at the table fit
    seats_opponent: bool  # the values are printed opponents: the choice among them is a seat
    picks: list[PicksForm]  # what the value "custom" is made of: "custom:" and the ids, joined by "+"


class PresetForm(Struct, kw_only=True):
    """Options that go together, under one name."""

    label: str
    help: str
    options: dict[str, str]
    clause: str


class GameForm(Struct, kw_only=True):
    """A game as a form: title, one sentence, player counts, presets, options."""

    name: str
    title: str
    blurb: str
    seats: list[int]
    presets: list[PresetForm]
    options: list[OptionForm]
    emblem: str  # a small SVG for the game's card on the first page


class House(Struct, kw_only=True):
    """Everything the page needs before a table is open. `words` are the page's own, by key."""

    games: list[GameForm]
    bots: list[tuple[str, str, str]]  # (name, label, one sentence)
    languages: list[tuple[str, str]]  # ("it", "Italiano")
    words: dict[str, str]
    opponent_colour: int  # of printed opponents
    version: str


class SeatForm(Struct, kw_only=True):
    """Who sits where: `kind` is "me", "here" (another person at this screen) or "bot"."""

    kind: Literal["me", "here", "bot"]
    name: str = ""
    bot: str = ""


class NewTable(Struct, kw_only=True):
    """A table to open; `cards` may be the text of a card file of one's own."""

    game: str
    players: int
    options: dict[str, str]
    seats: list[SeatForm]
    cards: str = ""


class PlayerText(Struct, kw_only=True):
    """A player at a table, by name and by colour: its number among those of `core.draw.players`."""

    name: str
    kind: Literal["me", "here", "bot", "automa"]  # the last one is a printed opponent
    colour: int


class TableLine(Struct, kw_only=True):
    """One of this browser's tables in a list."""

    id: str
    title: str
    players: list[PlayerText]
    when: str  # ISO time of the last move
    over: bool
    text: str  # "Round 4 · Brokk's turn", in the reader's language


class SoloLine(Struct, kw_only=True):
    """Some solo games that are over: what they were about ("" for all of them), how they went."""

    label: str
    played: int
    won: int
    best: int  # score


class ClauseText(Struct, kw_only=True):
    id: str
    html: str


class Chapter(Struct, kw_only=True):
    title: str
    clauses: list[ClauseText]


# ── at the table: up ──────────────────────────────────────────────────────────────────────────────


class Move(Struct, kw_only=True, tag="move"):
    """Play an option. `seq` is that of the Table which the sender saw: it grows with every move and undo;
    `client_id` is new for every click, so that a repeated message is answered again and not played again."""

    action: int
    seq: int
    client_id: str


class Undo(Struct, kw_only=True, tag="undo"):
    """Take back the last own decision, if nothing was revealed since."""

    seq: int


class Why(Struct, kw_only=True, tag="why"):
    """Ask why an action is not allowed now."""

    action: int


class Look(Struct, kw_only=True, tag="look"):
    """Change what is shown: the shape of the table; how many moves of a replay, or, with `live`, the table as
    it is now. What is left out stays as it is."""

    shape: Literal["landscape", "portrait"] | None = None
    move: int | None = None
    live: bool = False


class Unfold(Struct, kw_only=True, tag="unfold"):
    """Ask for the detail behind a piece's `opens`, e.g. the cards of a stack; and `why` the action that the piece
    would play is not allowed now."""

    what: str
    why: int | None = None


class Watch(Struct, kw_only=True, tag="watch"):
    """Say which tab is in view: of moments on the way to a decision, the others need not be told."""

    tab: str


class Sit(Struct, kw_only=True, tag="sit"):
    """Lift the curtain: the person in that seat, who has to decide, sits at the screen now."""

    seat: int


Client = Move | Undo | Why | Look | Unfold | Watch | Sit


# ── at the table: down ────────────────────────────────────────────────────────────────────────────


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
    """A line of the log; `head` lines are headings. `changes` are goods won or lost: (good, amount, what it is
    called), shown by the symbol `g-<good>`."""

    text: str
    seat: int = -1
    name: str = ""
    head: bool = False
    changes: list[tuple[str, int, str]] = field(default_factory=list)
    clause: str = ""


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
    number, see `shorthand`.

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
    players: list[PlayerText] = field(default_factory=list)
    moved: list[str] | None = None
    curtain: bool = False
    tabs: list[TabText] = field(default_factory=list)
    prompt: PromptText | None = None
    log_from: int = 0
    log: list[LogText] = field(default_factory=list)
    log_changed: list[tuple[int, LogText]] = field(default_factory=list)
    can_undo: bool = False
    undo_text: str = ""  # why not, when it cannot
    over: bool = False
    result: Result | None = None
    move: int | None = None  # in a replay: how many of `moves` are shown
    moves: int = 0
    # Last, for the sake of the next message, which looks back over 32 kB: it will be more like these than like the log.
    canvases: dict[str, CanvasChange] = field(default_factory=dict)


class Refused(Struct, kw_only=True, tag="refused"):
    """A move, undo or request was not accepted; nothing has changed. Followed by a fresh Table if stale."""

    text: str
    clause: str = ""
    client_id: str = ""


class Because(Struct, kw_only=True, tag="because"):
    """The answer to Why."""

    text: str
    clause: str


class Unfolded(Struct, kw_only=True, tag="unfolded"):
    """The answer to Unfold."""

    detail: Detail
    because: Because | None = None


class Done(Struct, kw_only=True, tag="done"):
    """A move is durable. The Table that shows it follows (or came before)."""

    client_id: str
    seq: int


Server = Table | Refused | Because | Unfolded | Done
