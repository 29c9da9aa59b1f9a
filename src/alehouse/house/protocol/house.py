"""Before a table is open: the games as forms, a new table, lists of tables, the rules."""

from typing import Annotated, Literal

from msgspec import Meta, Struct


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
    names: list[str]  # for bots


class House(Struct, kw_only=True):
    """Everything the page needs before a table is open. `words` are the page's own, by key."""

    games: list[GameForm]
    bots: list[tuple[str, str, str]]  # (name, label, one sentence), from the weakest to the strongest
    bot: str  # the one that plays where nobody else was chosen
    languages: list[tuple[str, str]]  # ("it", "Italiano")
    words: dict[str, str]
    opponent_colour: int  # of printed opponents
    version: str
    build: Literal["compiled", "bots", "plain"] = "plain"  # which rules are compiled: all, those of the bots, none
    address: str = ""  # where people find the house, as far as it knows
    addresses: list[str] = []  # where other devices of the network find it, the likeliest first
    lan: bool = False  # whether whoever asks may open it to the network


class SeatForm(Struct, kw_only=True):
    """Who sits where: `kind` is "me", "here" (another person at this screen), "bot" or "open" (whoever comes)."""

    kind: Literal["me", "here", "bot", "open"]
    name: str = ""
    bot: str = ""


class NewTable(Struct, kw_only=True):
    """A table to open; `cards` may be the text of a card file of one's own.

    A `private` one is found by its link alone; `deadline` are seconds for a move, 0 for as many as one likes. With
    `hints` people may ask the house what to do; where nothing is said, they may if nobody plays against others.
    """

    game: str
    players: Annotated[int, Meta(ge=0, le=99)]
    options: dict[str, str]
    seats: list[SeatForm]
    cards: str = ""
    private: bool = False
    deadline: int = 0
    hints: bool | None = None


class PlayerText(Struct, kw_only=True):
    """A player at a table, by name, face and colour: its number among those of `core.draw.players`; bots by their
    level, too: 1 for the weakest."""

    name: str
    kind: Literal["me", "person", "bot", "open", "reserved", "automa"]  # the last one is a printed opponent
    colour: int
    level: int = 0
    face: int = 0  # which of those that the name may have


class TableLine(Struct, kw_only=True):
    """A table in a list: one's own tables, or the lobby."""

    id: str
    title: str
    players: list[PlayerText]
    when: str  # ISO time of the last move
    over: bool
    text: str  # "Round 4 · Brokk's turn", in the reader's language
    status: Literal["open", "running", "over", "closed"]
    turn: bool  # it is one's own
    game: str
    deadline: int
    due: str = ""  # ISO time when a bot will decide for whoever is asked now
    # What one is asked: for a rematch, to take a seat that is reserved, or whether moves are taken back.
    asked: Literal["", "rematch", "seat", "wish"] = ""
    host: str = ""  # who asks for a rematch, or keeps a seat
    seats_taken: int = 0
    stands: str = ""  # "Round 4": where a running game is
    decides: str = ""  # by name, at a running game


class Companion(Struct, kw_only=True):
    """Somebody whom one has played with; `known` is what they are called in one's own messages."""

    known: str
    name: str


class Answer(Struct, kw_only=True):
    """Whether somebody wants the seat that is reserved for them."""

    yes: bool


class ClauseText(Struct, kw_only=True):
    """One clause, with its tables and its ruling."""

    id: str
    html: str


class PartText(Struct, frozen=True, kw_only=True):
    """One of the three texts of a book; `notice` says kindly that it is not translated yet.

    `contents`: where a heading is, its number, its words as HTML, and its level, 2 or 3.
    """

    name: str  # guide, rules or sheet
    title: str
    language: str
    notice: str
    contents: tuple[tuple[str, str, str, int], ...]
    html: str


class BookText(Struct, frozen=True, kw_only=True):
    """A game's book: how to play it, its rules, a sheet to look things up."""

    game: str
    title: str
    parts: tuple[PartText, ...]
