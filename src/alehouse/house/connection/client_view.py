"""What one browser shows of a table: it is remembered, so that only the difference is sent."""

from functools import partial

from msgspec.structs import replace

from alehouse.core import flights
from alehouse.core.lessons.pointing import looking
from alehouse.core.scene import Canvas, CanvasChange, Detail, Layout, Piece, Scene, difference
from alehouse.core.state import FATE, State
from alehouse.core.view import LogLine, View
from alehouse.house.connection.wire_numbers import WireNumbers
from alehouse.house.drawings import defs_address
from alehouse.house.protocol.server import Because, LogText, OptionText, PromptText, Result, Table, TabText, Unfolded
from alehouse.house.refusal import Refusal
from alehouse.house.tables import drafts, undoing
from alehouse.house.tables.ledger import Trace
from alehouse.house.tables.lesson_table import LessonTable
from alehouse.house.tables.table import LiveTable, Moment
from alehouse.house.texts import Texts, aim_of


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
        self._asked: tuple[int, str] | None = None  # whom, and what, when the table was last shown
        self._renamed = False  # since the table was last shown
        self._jumps = table.jumps  # that were shown
        self.scene: Scene | None = None  # that was last shown, of the present
        self.decision = ""  # the message of what is asked here
        self.seq = -1  # of the table when it was last shown
        self.fresh = True  # nothing was shown since the browser last forgot everything
        self._draft: drafts.Draft | None = None  # that was shown then
        self._passed = 0  # the number of the last moment that was shown, or overtaken
        self._seat: int | None = None  # whose area lay nearest then
        self._viewer: int | None = None  # whose view was shown
        self._canvases: dict[str, Canvas] = {}
        self._wire_numbers = WireNumbers()
        self._log: list[LogLine] = []

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
            self._renamed = True
        return self.texts

    def is_another(self) -> bool:
        """Whether other people sit here than when the table was last shown, or all of it was laid out anew: then it is
        shown afresh."""
        self.fresh_texts()
        return self._renamed or self._jumps != self.table.jumps

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

    def _scene(self, view: View, seat: int | None) -> Scene:
        cache = self.table.caches[self.language]
        return self.table.game.scene(view, self.texts.words, self.layout(seat), cache)

    # ── messages ──────────────────────────────────────────────────────────────────────────────────

    def next_moment(self) -> Moment | None:
        """The first moment on the way to the present that was not shown here: neither as such nor in a draft."""
        if self.fresh or self.move is not None or self.draft is not None:
            return None
        tried = len(self._draft.state.history) if self._draft else 0
        for moment in self.table.moments:
            if moment.number > self._passed and len(moment.state.history) > tried:
                return moment
        return None

    def pass_by(self, moment: Moment) -> Table:
        """How to make the browser show a moment on the way to the present: nobody can act on it, so what is not in
        view there waits for the present."""
        self._passed = moment.number
        view = moment.state.view(self.viewer)
        if view.prompt is not None:
            view.prompt.options = []
        return self._message(moment.state, view, False, self.seq, passing=True)

    def lapse(self) -> Refusal | None:
        """Why the draft that is shown is there no more, if that was nobody's wish."""
        return drafts.lapse(self.table, self._draft) if self._draft else None

    def update(self, fresh: bool = False) -> Table:
        """How to make the browser show the table as it is now; `fresh`: it forgets what it showed."""
        player = int(self.table.state.player)
        if player in self.seats:  # whoever is asked without a curtain is there; before a curtain may be anybody
            self.sitting = None if self.curtain else player
        view = self.view()
        asked = (view.prompt.seat, view.prompt.message) if view.prompt else None
        if asked != self._asked:
            self.opened, self._asked = None, asked
        if isinstance(self.table, LessonTable) and self.seq != self.now:
            self._follow_lesson(self.table, view)
        message = self._message(self.state, view, fresh, self.now)
        message.only = self._is_forced(view) and not self.table.is_lesson
        self._jumps = self.table.jumps
        self.decision = view.prompt.decision if view.prompt is not None and view.options else ""
        self.seq, self.fresh, self._renamed = message.seq, message.fresh, False
        self._draft, self._passed = self.draft, self.table.happened
        return message

    def _follow_lesson(self, table: LessonTable, view: View) -> None:
        """Have the own things whole or as one line, as a lesson needs it to point at something."""
        bubble, cache = table.run.bubble(self.texts.words), table.caches[self.language]
        draw = partial(table.game.scene, view, self.texts.words, cache=cache)
        self.opened = looking(self.layout(self.seat), bubble, draw).opened

    def _is_forced(self, view: View) -> bool:
        """Whether what is asked here has one option, and everybody knows that."""
        return bool(view.options) and not self.curtain and self.table.game.is_forced(self.state)

    def _message(self, state: State, view: View, fresh: bool, seq: int, passing: bool = False) -> Table:
        """The view of a state as what the browser does not show yet."""
        scene = self._scene(view, self.seat)
        if not passing:
            self.scene = scene
        canvases = scene.canvases()
        moved = self._moved(state, canvases)
        fresh = fresh or canvases.keys() != self._canvases.keys()
        behind = scene.behind(self.tab) if self.tab else []
        if fresh:
            self._canvases, self._wire_numbers, self._log = {}, WireNumbers(), []
        elif passing:
            canvases = {name: _on_the_way(self._canvases[name], canvas) for name, canvas in canvases.items()}
            canvases |= {name: self._canvases[name] for name in behind}
        result, lines = self._result(view), self._with_traces(view.log)
        message = Table(
            seq=seq,
            fresh=fresh,
            moved=moved,
            curtain=self.curtain and self.move is None and not passing,
            canvases=_changes(self._canvases, canvases, behind),
            tabs=[TabText(id=tab.id, label=tab.label, waiting=tab.waiting) for tab in scene.tabs],
            prompt=self._prompt(view, scene, result),
            draft=self.draft is not None and self.move is None,
            over=view.over,
            result=result,
            move=self.move,
            moves=len(self.table.ledger.moves),
        )
        self._add_log(message, lines, news=not fresh and self.move is None)
        self._add_undo(message)
        if fresh:
            self._introduce(message)
        self._wire_numbers.shorten(message.canvases)
        self._canvases, self._log, self._seat, self._viewer = canvases, lines, self.seat, self.viewer
        return message

    def _add_log(self, message: Table, lines: list[LogLine], news: bool) -> None:
        """Add what the log says since the browser was last told, and what it says differently."""
        known = min(len(self._log), len(lines))
        message.log_from = known
        message.log = self.texts.log(lines[known:], news)
        message.log_changed = self._reread(lines[:known], news)

    def _add_undo(self, message: Table) -> None:
        """Add whether the last decision can be taken back by whoever is here, or why not."""
        if not self.seats:
            return
        barrier = None if self.draft else undoing.barrier(self.table, self.seats)
        message.can_undo = self.move is None and barrier is None
        message.undo_text = self.texts.refusal(barrier) if barrier else ""

    def _moved(self, state: State, canvases: dict[str, Canvas]) -> list[str] | None:
        """Where the table is turned to another seat: what has moved or come for the one that saw it before, too;
        nothing that only that one may see."""
        if self._seat in (None, self.seat):
            return None
        view = state.view(self._viewer)
        before = self._scene(view, self._seat).canvases()
        shown = {piece.id for canvas in canvases.values() for piece in canvas.pieces}
        moved = set().union(*(_moved(self._canvases.get(name), canvas) for name, canvas in before.items()))
        return sorted(moved & shown)

    def _with_traces(self, log: list[LogLine]) -> list[LogLine]:
        """The log, with a line wherever something was taken back, which others may have missed: where one went
        further back later, that is there; and wherever something else is noted, like a hint."""
        lines, until = log, len(log)
        now = len(self.table.ledger.moves) if self.move is None else self.move
        for trace in reversed(self.table.ledger.traces):
            if trace.kept <= now and (self.table.shared or not trace.decisions):
                until = min(until, self.table.past.lines_at(trace.kept, self.viewer))
                args = {"decisions": trace.decisions}
                line = LogLine(message=_line_of(trace), seat=trace.seat, args=args, changes={}, clause="")
                lines = [*lines[:until], line, *lines[until:]]
        return lines

    def _reread(self, lines: list[LogLine], news: bool) -> list[tuple[int, LogText]]:
        """Those of the lines that read differently before, to somebody else or before an undo; or the last one, which
        is told cube by cube: what has come since is news."""
        changed = [number for number, line in enumerate(lines) if line != self._log[number]]
        texts = self.texts.log(lines[number] for number in changed)
        if news and changed == [len(lines) - 1]:
            more = flights.added(self._log[changed[0]], lines[-1])
            texts[0].flights = self.table.game.flights(more) if more else []
        return list(zip(changed, texts))

    def _introduce(self, message: Table) -> None:
        """Add what stays the same from message to message."""
        game = self.table.game
        message.game, message.title, message.defs = game.name, game.title, defs_address(game)
        message.shape, message.players, message.secrets = self.shape, self.texts.shown, self.table.has_secrets
        message.icons = game.icons(self.texts.words)
        message.aim = aim_of(self.table.row.players, self.texts.words)

    def _prompt(self, view: View, scene: Scene, result: Result | None) -> PromptText:
        """What is asked; when nobody is asked any more, how it ended."""
        if view.prompt is None:
            text = result.outcome.title if result else self.table.game.summary(view, self.texts.words)
            if self.table.closed:
                text = self.texts.house.say("prompt-closed")
            return PromptText(seat=-1, name="", mine=False, text=text, detail="", clause="", options=[])
        if self.draft is not None and self.draft.complete and self.move is None:
            return self.texts.drafted(self.draft)
        canvases = scene.canvases().values()
        on_pieces = {action for canvas in canvases for piece in canvas.pieces for action in piece.actions}
        return self.texts.prompt(view.prompt, on_pieces)

    def options(self) -> list[OptionText]:
        """The options of the decision that is made at this screen, in words."""
        prompt = self.view().prompt
        return self.texts.prompt(prompt, set()).options if prompt else []

    def _result(self, view: View) -> Result | None:
        if not view.over:
            return None
        places = self.state.ranking()
        return Result(outcome=self.texts.outcome(view, places), places=places)

    def unfold(self, what: str) -> Unfolded:
        """The detail behind a piece."""
        layout = self.layout(self.seat)
        return Unfolded(detail=self.table.game.detail(self.view(), self.texts.words, layout, what))

    def piece(self, name: str) -> Piece | None:
        """A piece with a label that is shown."""
        shown = (piece for canvas in self._canvases.values() for piece in canvas.pieces if piece.id == name)
        return next((piece for piece in shown if piece.label), None)

    def not_among(self, piece: Piece) -> Because | None:
        """Why a piece cannot be chosen though others of its kind can: the decision is about those."""
        shown = (other for canvas in self._canvases.values() for other in canvas.pieces)
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


def _line_of(trace: Trace) -> str:
    """The message that tells of what was taken back, or of what is noted; what no seat did, the house has done."""
    if not trace.note:
        return "log-taken-back"
    return f"log-note-{trace.note}" if trace.seat != FATE else f"log-note-{trace.note}-house"


def _kind(piece: Piece) -> str:
    """What pieces that are chosen in the same way have in common: "die" of "die:0:3", "yellow-" of "yellow-12"."""
    return piece.id.partition(":")[0].rstrip("0123456789")


def _changes(old: dict[str, Canvas], new: dict[str, Canvas], behind: list[str]) -> dict[str, CanvasChange]:
    """The canvases that differ, and how; what is in view comes last: it is the best pattern for what will follow."""
    names = [*behind, *(name for name in reversed(new) if name not in behind)]
    changes = {name: difference(old.get(name), new[name]) for name in names}
    return {name: change for name, change in changes.items() if change != CanvasChange()}


def _on_the_way(old: Canvas, new: Canvas) -> Canvas:
    """A canvas with the labels as they were: they are read when there is something to decide again."""
    labels = {piece.id: piece.label for piece in old.pieces}
    pieces = (replace(piece, label=labels.get(piece.id, piece.label)) for piece in new.pieces)
    return replace(new, pieces=tuple(pieces))


def _moved(old: Canvas | None, new: Canvas) -> set[str]:
    """The pieces that are not where they were, or were turned over."""
    before = {piece.id: _place(piece) for piece in old.pieces} if old else {}
    return {piece.id for piece in new.pieces if _place(piece) != before.get(piece.id)}


def _place(piece: Piece) -> tuple[float, float, str]:
    return piece.x, piece.y, piece.art if piece.motion in ("flip", "tumble") else ""
