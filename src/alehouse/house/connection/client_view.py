"""What one browser shows of a table: it is remembered, so that only the difference is sent."""

from alehouse.core.scene import Canvas, Detail, Layout, Piece, Scene
from alehouse.core.state import State
from alehouse.core.view import LogLine, View
from alehouse.house.connection.wire_numbers import Numbers
from alehouse.house.protocol.server import Because, OptionText, Unfolded
from alehouse.house.refusal import Refusal
from alehouse.house.rows import WishRow
from alehouse.house.tables import drafts
from alehouse.house.tables.table import LiveTable
from alehouse.house.texts import Texts


class ClientView:
    """A browser's picture of a table. A person sees the view of a seat, anybody else a spectator's.

    People who share a screen may have secrets from each other. Then a curtain falls when somebody else has
    to decide: the browser shows a spectator's view until that person says to sit there.
    """

    def __init__(
        self,
        table: LiveTable,
        person: str,
        shape: str,
        language: str,
        tab: str = "",
        sitting: int | None = None,
        link: str = "",
    ) -> None:
        self.table = table
        self.link = link  # that of a reserved seat, by which the browser has come
        self.person = person
        self.shape = shape
        self.language = language
        self.texts = Texts(table, language, self.seats)
        self._seated = self._sitters()  # as they were when the texts were made
        self.through: int | None = None  # once the game is over: the seat whose view is shown
        self.move: int | None = None  # in a replay: how many moves are shown
        self.tab = tab  # the one in view, where a browser shows one at a time and has said which
        self.sitting = sitting  # the person who is there, as far as that is known
        self.opened: bool | None = None  # how a person wants the own things, until something else is asked
        self._have_shown_nothing()

    def _have_shown_nothing(self) -> None:
        """What the browser was told, so that it is told the rest only."""
        # the table, as it was last shown
        self.fresh = True  # nothing was shown since the browser last forgot everything
        self.seq = -1  # of the table
        self.scene: Scene | None = None  # of the present
        self.decision = ""  # the message of what is asked here
        self.asked: tuple[int, str] | None = None  # whom, and what
        self.jumps = self.table.jumps
        self.renamed = False  # whether people are called otherwise since then
        self.passed = 0  # the number of the last moment that was shown, or overtaken
        self.shown_draft: drafts.Draft | None = None
        self.shown_seat: int | None = None  # whose area lay nearest
        self.shown_viewer: int | None = None  # whose view it was
        self.log: list[LogLine] = []
        self.canvases: dict[str, Canvas] = {}
        self.piece_numbers: dict[str, Numbers] = {}  # on the wire, by canvas
        self.drawing_numbers: Numbers = {}
        # the people
        self.people: tuple[object, ...] = ()  # as they were last told, before they were put into words
        self.wish: WishRow | None = None  # that was told with them
        # what was said
        self.heard = 0  # the last line
        self.among = "players" if self.seats else "spectators"  # whose lines these were
        self.voices: dict[str, str] = {}  # of people who were heard
        # what helps somebody who learns
        self.lesson: tuple[int, str] | None = None  # the `seq` of the lesson that was told, and for which shape
        self.tips: set[str] | None = None  # that were told, once that was looked up
        self.needs_help = True

    @property
    def draft(self) -> drafts.Draft | None:
        """What was decided here, or on another device of the same person, and not confirmed yet; none, as long as the
        curtain is down."""
        return None if self.curtain else drafts.of(self.table, self.person)

    @property
    def state(self) -> State:
        """The state that is shown: the live one, with what was decided here; or an earlier one in a replay."""
        if self.move is not None:
            return self.table.past.at(self.move)
        return self.draft.state if self.draft else self.table.state

    @property
    def now(self) -> int:
        """The `seq` of the table as it is to be shown."""
        return self.draft.seq if self.draft else self.table.ledger.seq

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of the people at this screen."""
        return self.table.seats_of(self.person)

    @property
    def seat(self) -> int | None:
        """Whose area lies nearest; a spectator has none."""
        return self.table.shown_seat(self.seats) if self.through is None else self.through

    def _sitters(self) -> tuple[object, ...]:
        seats = self.table.row.seats
        return *((seat.kind, seat.person or "", seat.name, seat.colour) for seat in seats), self.table.faces

    def fresh_texts(self) -> Texts:
        """What is said here, with the names of those who sit here now."""
        if self._sitters() != self._seated:
            self.texts = Texts(self.table, self.language, self.seats)
            self._seated = self._sitters()
            self.renamed = True
        return self.texts

    def is_another(self) -> bool:
        """Whether other people sit here than when the table was last shown, or all of it was laid out anew: then it is
        shown afresh."""
        self.fresh_texts()
        return self.renamed or self.jumps != self.table.jumps

    # ── the curtain ───────────────────────────────────────────────────────────────────────────────

    @property
    def viewer(self) -> int | None:
        """Whose view is shown: that of the nearest seat, unless it is not known who is looking."""
        return self.seat if self.seat is None or self.sitting == self.seat or not self._hides(self.seat) else None

    @property
    def curtain(self) -> bool:
        """Whether the screen waits to be passed to the person who has to decide."""
        player = int(self.table.state.player)
        return player in self.seats and player != self.sitting and self._hides(player)

    def _hides(self, seat: int) -> bool:
        """Whether a person has a secret from others at this screen, or had one then; at the end nobody has."""
        table, draft = self.table, drafts.of(self.table, self.person)
        if len(self.seats) < 2 or table.state.is_over:
            return False
        shown = [table.state, *([draft.state] if draft else [])]
        if self.move is not None:
            shown.append(table.past.at(self.move))
        return any(table.game.hides(state, seat) for state in shown)

    def sit(self, seat: int) -> None:
        """The person who has to decide says to sit there."""
        if seat != self.table.state.player:
            raise Refusal("refused-stale", stale=True)
        self.sitting = seat

    # ── what is shown ─────────────────────────────────────────────────────────────────────────────

    def view(self) -> View:
        view = self.state.view(self.viewer)
        waits = self.draft is not None and self.draft.complete
        if (self.move is not None or waits) and view.prompt is not None:
            view.prompt.options = []  # the past is not played again, and a draft is confirmed first
        if self.table.closed and self.move is None:
            view.prompt = None  # nobody is asked any more
        return view

    def layout(self, seat: int | None) -> Layout:
        """The table as it lies before a seat, whoever decides."""
        here = () if seat is None else (seat,)
        names, colours = zip(*((player.name, player.colour) for player in self.texts.players))
        you = tuple(sitting for sitting in self.texts.nameless if sitting in here)
        return Layout(shape=self.shape, names=names, colours=colours, here=here, you=you, opened=self.opened)

    def draw(self, view: View, seat: int | None) -> Scene:
        cache = self.table.caches[self.language]
        return self.table.game.scene(view, self.texts.words, self.layout(seat), cache)

    # ── closer looks ──────────────────────────────────────────────────────────────────────────────

    def lapse(self) -> Refusal | None:
        """Why the draft that is shown is there no more, if that was nobody's wish."""
        return drafts.lapse(self.table, self.shown_draft) if self.shown_draft else None

    def options(self) -> list[OptionText]:
        """The options of the decision that is made at this screen, in words."""
        prompt = self.view().prompt
        return self.texts.prompt(prompt, set()).options if prompt else []

    def unfold(self, what: str) -> Unfolded:
        """The detail behind a piece."""
        layout = self.layout(self.seat)
        return Unfolded(detail=self.table.game.detail(self.view(), self.texts.words, layout, what))

    def piece(self, name: str) -> Piece | None:
        """A piece with a label that is shown."""
        shown = (piece for canvas in self.canvases.values() for piece in canvas.pieces if piece.id == name)
        return next((piece for piece in shown if piece.label), None)

    def not_among(self, piece: Piece) -> Because | None:
        """Why a piece cannot be chosen though others of its kind can: the decision is about those."""
        shown = (other for canvas in self.canvases.values() for other in canvas.pieces)
        lit = {_kind(other) for other in shown if other.actions}
        prompt = self.view().prompt
        if piece.actions or prompt is None or _kind(piece) not in lit:
            return None
        asked = self.texts.prompt(prompt, set())
        text = self.texts.refusal(Refusal("because-not-among", {"prompt": asked.text}))
        return Because(text=text, clause=asked.clause)

    def about(self, piece: Piece) -> Detail:
        """A closer look at a piece."""
        layout = self.layout(self.seat)
        return self.table.game.about(self.view(), self.texts.words, layout, piece)


def _kind(piece: Piece) -> str:
    """What pieces that are chosen in the same way have in common: "die" of "die:0:3", "yellow-" of "yellow-12"."""
    return piece.id.partition(":")[0].rstrip("0123456789")
