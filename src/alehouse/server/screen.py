"""What one browser shows of a table, so that it is sent only what it does not show yet."""

from msgspec.structs import replace

from alehouse.core.scene import Canvas, CanvasChange, Layout, Piece, Scene, difference
from alehouse.core.state import State
from alehouse.core.view import LogLine, View
from alehouse.server import undoing
from alehouse.server.drawings import defs_address
from alehouse.server.protocol.server import LogText, OptionText, PromptText, Result, Table, TabText, Unfolded
from alehouse.server.refusal import Refusal
from alehouse.server.shorthand import Shorthand
from alehouse.server.table import LiveTable
from alehouse.server.texts import Texts


class Screen:
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
    ) -> None:
        self.table = table
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
        self.seq = -1  # of the table when it was last shown
        self.fresh = True  # nothing was shown since the browser last forgot everything
        self._seat: int | None = None  # whose area lay nearest then
        self._viewer: int | None = None  # whose view was shown
        self._canvases: dict[str, Canvas] = {}
        self._shorthand = Shorthand()
        self._log: list[LogLine] = []

    @property
    def state(self) -> State:
        """The state that is shown: the live one, or an earlier one in a replay."""
        return self.table.state if self.move is None else self.table.at(self.move)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of the people at this screen."""
        return self.table.seats_of(self.person)

    @property
    def seat(self) -> int | None:
        """Whose area lies nearest; a spectator has none."""
        return self.table.shown_seat(self.seats) if self.through is None else self.through

    def _sitters(self) -> list[tuple[str, str, str]]:
        return [(seat.kind, seat.person or "", seat.name) for seat in self.table.row.seats]

    def fresh_texts(self) -> Texts:
        """What is said here, with the names of those who sit here now."""
        if self._sitters() != self._seated:
            self.texts = Texts(self.table, self.language, self.seats)
            self._seated = self._sitters()
            self._renamed = True
        return self.texts

    def seats_changed(self) -> bool:
        """Whether other people sit here than when the table was last shown: then it is shown afresh."""
        self.fresh_texts()
        return self._renamed

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
        table = self.table
        shared = len(self.seats) > 1 and not table.state.is_over
        return shared and (table.game.hides(table.state, seat) or table.game.hides(self.state, seat))

    def sit(self, seat: int) -> None:
        """The person who has to decide says to sit there."""
        if seat != self.table.state.player:
            raise Refusal("refused-stale", stale=True)
        self.sitting = seat

    # ── what is shown ─────────────────────────────────────────────────────────────────────────────

    def view(self) -> View:
        view = self.state.view(self.viewer)
        if self.move is not None and view.prompt is not None:
            view.prompt.options = []  # the past is not played again
        return view

    def layout(self, seat: int | None) -> Layout:
        """The table as it lies before a seat, whoever decides."""
        here = () if seat is None else (seat,)
        return Layout(shape=self.shape, names=tuple(self.texts.names), here=here, opened=self.opened)

    def _scene(self, view: View, seat: int | None) -> Scene:
        album = self.table.albums[self.language]
        return self.table.game.scene(view, self.texts.words, self.layout(seat), album)

    # ── messages ──────────────────────────────────────────────────────────────────────────────────

    def pass_by(self, stop: State) -> Table:
        """How to make the browser show a moment on the way to the present: nobody can act on it, so what is not in
        view there waits for the present."""
        return self._message(stop, stop.view(self.viewer), False, self.seq, passing=True)

    def update(self, fresh: bool = False) -> Table:
        """How to make the browser show the table as it is now; `fresh`: it forgets what it showed."""
        player = int(self.table.state.player)
        if player in self.seats:  # whoever is asked without a curtain is there; before a curtain may be anybody
            self.sitting = None if self.curtain else player
        view = self.view()
        asked = (view.prompt.seat, view.prompt.message) if view.prompt else None
        if asked != self._asked:
            self.opened, self._asked = None, asked
        message = self._message(self.state, view, fresh, self.table.ledger.seq)
        self.seq, self.fresh, self._renamed = message.seq, message.fresh, False
        return message

    def _message(self, state: State, view: View, fresh: bool, seq: int, passing: bool = False) -> Table:
        """The view of a state as what the browser does not show yet."""
        scene = self._scene(view, self.seat)
        canvases = scene.canvases()
        moved = self._moved(state, canvases)
        fresh = fresh or canvases.keys() != self._canvases.keys()
        behind = scene.behind(self.tab) if self.tab else []
        if fresh:
            self._canvases, self._shorthand, self._log = {}, Shorthand(), []
        elif passing:
            canvases = {name: _on_the_way(self._canvases[name], canvas) for name, canvas in canvases.items()}
            canvases |= {name: self._canvases[name] for name in behind}
        barrier = undoing.barrier(self.table, self.seats)
        result = self._result(view)
        lines = self._with_traces(view.log)
        known = min(len(self._log), len(lines))
        message = Table(
            seq=seq,
            fresh=fresh,
            moved=moved,
            curtain=self.curtain and self.move is None and not passing,
            canvases=_changes(self._canvases, canvases, behind),
            tabs=[TabText(id=tab.id, label=tab.label, waiting=tab.waiting) for tab in scene.tabs],
            prompt=self._prompt(view, scene, result),
            log_from=known,
            log=self.texts.log(lines[known:]),
            log_changed=self._reread(lines[:known]),
            can_undo=bool(self.seats) and self.move is None and barrier is None,
            undo_text=self.texts.refusal(barrier) if self.seats and barrier else "",
            over=view.over,
            result=result,
            move=self.move,
            moves=len(self.table.ledger.moves),
        )
        if fresh:
            self._introduce(message)
        self._shorthand.shorten(message.canvases)
        self._canvases, self._log, self._seat, self._viewer = canvases, lines, self.seat, self.viewer
        return message

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
        further back later, that is there; and wherever somebody took a hint."""
        lines, until = log, len(log)
        now = len(self.table.ledger.moves) if self.move is None else self.move
        for trace in reversed(self.table.ledger.traces):
            if trace.kept <= now and (self.table.shared or not trace.decisions):
                until = min(until, len(self.table.at(trace.kept).view(self.viewer).log))
                message, args = "log-taken-back" if trace.decisions else "log-hint", {"decisions": trace.decisions}
                line = LogLine(message=message, seat=trace.seat, args=args, changes={}, clause="")
                lines = [*lines[:until], line, *lines[until:]]
        return lines

    def _reread(self, lines: list[LogLine]) -> list[tuple[int, LogText]]:
        """Those of the lines that read differently before, to somebody else or before an undo."""
        changed = [number for number, line in enumerate(lines) if line != self._log[number]]
        return list(zip(changed, self.texts.log(lines[number] for number in changed)))

    def _introduce(self, message: Table) -> None:
        """Add what stays the same from message to message."""
        game = self.table.game
        message.game, message.title, message.defs = game.name, game.title, defs_address(game)
        message.shape, message.players, message.secrets = self.shape, self.texts.players, self.table.has_secrets

    def _prompt(self, view: View, scene: Scene, result: Result | None) -> PromptText:
        """What is asked; when nobody is asked any more, how it ended."""
        if view.prompt is None:
            text = result.outcome.title if result else self.table.game.summary(view, self.texts.words)
            return PromptText(seat=-1, name="", mine=False, text=text, detail="", clause="", options=[])
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
        outcome = self.table.game.outcome(view, self.texts.words, self.texts.names)
        return Result(outcome=outcome, places=self.state.ranking())

    def unfold(self, what: str) -> Unfolded:
        """The detail behind a piece."""
        layout = self.layout(self.seat)
        return Unfolded(detail=self.table.game.detail(self.view(), self.texts.words, layout, what))


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
