"""What a game may say of itself: hooks, each with a plain answer, so that a game plays everywhere on its first day.

A game overrides what it has something better for; there is no other way to refine it. Only `start` has no plain answer,
and `items` is worth a game's first thought: from what it says is on the table come the plain view, scene, board and
encoding.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from alehouse.core import plain
from alehouse.core.box import Box
from alehouse.core.choice import Choice, Reason
from alehouse.core.draw.cache import DrawingCache
from alehouse.core.encoding import Sheet
from alehouse.core.errors import BadOption
from alehouse.core.fate import Stream
from alehouse.core.flights import Flight
from alehouse.core.plain import Item
from alehouse.core.scene import Detail, Layout, Outcome, Piece, Scene
from alehouse.core.state import State
from alehouse.core.view import LogLine, View
from alehouse.core.words import Words

OwnState: TypeAlias = Any  # the game's own kind of state: whoever overrides a hook says which
OwnView: TypeAlias = Any  # and of view


class Hooks(Box):
    """Everything that the house asks a game: rules, views, drawings, words."""

    # ── states ────────────────────────────────────────────────────────────────────────────────────

    def prepare(self) -> None:
        """Read the cards and lay out the action space, where these are not simply declared."""

    def start(self, players: int, options: dict[str, str], stream: Stream) -> State:
        """A state at its very beginning, before anything has happened; `advance_from_start` is called next."""
        raise NotImplementedError

    def set_up(self, state: OwnState, given: Mapping[str, Any]) -> None:
        """Arrange a position of somebody's own in a state at its very beginning."""
        text = f"{self.title} cannot begin in a position of one’s own"
        raise BadOption(text, "bad-position", {"game": self.title})

    def measures(self, state: OwnState) -> dict[str, float]:
        """What the lab measures in a finished game: named numbers, "rounds"; a player's own, "gold:2" for
        player 2; a yes or no as 1 or 0, "sudden?". People read the messages `measure-rounds`, `measure-gold`…"""
        return {}

    def use(self, state: OwnState, action: int) -> str:
        """What a decision uses that the lab counts, a card say, as the message key of its name; "" for nothing."""
        return ""

    def sources(self, state: OwnState, seat: int) -> dict[str, int]:
        """What the score of a seat is made of in a finished game: points by the message key of where they come from."""
        return {plain.POINTS: state.scores()[seat]}

    # ── who sits at a table ───────────────────────────────────────────────────────────────────────

    def table_size(self, players: int) -> int:
        """How many players sit at a table of `players` seats, printed opponents included."""
        return players

    def opponents(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """The names of the printed opponents at a table with these options, as message keys."""
        return ()

    def contest(self, state: OwnState) -> str:
        """What a solo game was about, as a message key: the results of somebody's own games are counted by it."""
        return next(iter(self.opponents(state.own_past().options)), "")

    # ── secrets ───────────────────────────────────────────────────────────────────────────────────

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        """Whether seats see different things with these options, so that a record must wait for the end of the game."""
        return False

    def hides(self, state: OwnState, seat: int) -> bool:
        """Whether a seat sees something now that nobody else may see: at a shared screen the others look away."""
        return False

    def open_options(self, state: OwnState) -> bool:
        """Whether everybody can tell how many options whoever decides has; not so where something hidden matters."""
        return not self.hides(state, int(state.player))

    def betrays(self, state: OwnState, action: int) -> bool:
        """Whether whoever decides may learn from an action what is hidden from them, though it is not always so."""
        return False

    # ── what a seat sees ──────────────────────────────────────────────────────────────────────────

    def items(self, state: OwnState, seat: int | None) -> list[Item]:
        """What lies on the table, as far as `seat` may see it: always the same items in the same order at one table.
        Here the score of everybody; a game whose score tells a secret says something else."""
        return [plain.number("score", score, 100, player) for player, score in enumerate(state.scores())]

    def asks(self, state: OwnState) -> tuple[str, str]:
        """What is asked of whoever decides: a message `prompt-…`, beside it one `decision-…`, and its clause."""
        return plain.PROMPT, plain.first_clause(self)

    def make_view(self, state: OwnState, seat: int | None) -> View:
        """What a seat may see (None: a spectator), as plain data."""
        return plain.make_view(self, state, seat)

    def make_choice(self, state: OwnState, action: int) -> Choice:
        """What an action means to people; here by its name, "keep:3"."""
        return plain.make_choice(self, action, self.asks(state)[1])

    def why_not(self, state: OwnState, action: int) -> Reason:
        """Why an action is not legal now."""
        return plain.why_not(self.asks(state))

    def fill_sheet(self, state: OwnState, seat: int, out: Sheet) -> None:
        """Write what `seat` may see as numbers; see `plain.encoding` for what is written here."""
        plain.fill_sheet(state, seat, self.items(state, seat), out)

    # ── pictures ──────────────────────────────────────────────────────────────────────────────────

    def scene(self, view: OwnView, words: Words, layout: Layout, cache: DrawingCache | None = None) -> Scene:
        """The table that a view shows; parts that look as they do in the `cache` are not drawn again."""
        return plain.scene(view, words, layout)

    def scene_defs(self) -> str:
        """The drawings that all scenes of the game share: the content of an SVG <defs>."""
        return plain.scene_defs()

    def flights(self, line: LogLine) -> list[Flight]:
        """What flies across the table at a line of the log, payments first: whatever the line says, and no more."""
        return []

    def detail(self, view: OwnView, words: Words, layout: Layout, what: str) -> Detail:
        """What a piece's `opens` unfolds."""
        return plain.detail(view, words, layout, what)

    def about(self, view: OwnView, words: Words, layout: Layout, piece: Piece) -> Detail:
        """A closer look at a piece of a scene of this view: what it is, what it does, when."""
        return plain.about(view, words, layout, piece)

    def icons(self, words: Words) -> dict[str, str]:
        """What the icons of the game's drawings stand for, by the ids of their symbols; "die-blue" stands for
        "die-blue-3", too."""
        return plain.icons(words)

    def emblem(self) -> str:
        """A small SVG that stands for the game."""
        return plain.emblem(self.title)

    # ── words ─────────────────────────────────────────────────────────────────────────────────────

    def outcome(self, view: OwnView, words: Words, names: Sequence[str]) -> Outcome:
        """The scoring, explained."""
        return plain.outcome(view, words, names)

    def summary(self, view: OwnView, words: Words) -> str:
        """Where the game stands, in three words."""
        return plain.summary(view, words)

    def board(self, view: OwnView, words: Words, names: Sequence[str], width: int) -> str:
        """The table as text for a terminal `width` columns wide, in rich's markup with the styles of `core.styles`."""
        return plain.board(view, words, names, width)

    def inspect_text(self, view: OwnView, words: Words, what: str) -> str:
        """A closer look at something on the board, "stack:A5", as such text; `BadOption` if there is none."""
        return plain.inspect_text(view, words, what)
