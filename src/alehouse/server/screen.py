"""What one browser shows of a table, so that it is sent only what it does not show yet."""

from itertools import takewhile

from alehouse.core.scene import Canvas, CanvasChange, Layout, Piece, Scene, difference
from alehouse.core.state import State
from alehouse.core.view import LogLine, View
from alehouse.server.drawings import defs_address
from alehouse.server.protocol import PromptText, Result, Table, TabText, Unfolded
from alehouse.server.table import LiveTable
from alehouse.server.texts import Texts


class Screen:
    """A browser's picture of a table. The owner sees the view of a seat, anybody else a spectator's."""

    def __init__(self, table: LiveTable, owner: bool, shape: str, language: str) -> None:
        self.table = table
        self.owner = owner
        self.shape = shape
        self.texts = Texts(table, language)
        self.move: int | None = None  # in a replay: how many moves are shown
        self.seq = -1  # of the table when it was last shown
        self._seat: int | None = None  # whose area lay nearest then
        self._canvases: dict[str, Canvas] = {}
        self._log: list[LogLine] = []

    @property
    def state(self) -> State:
        """The state that is shown: the live one, or an earlier one in a replay."""
        return self.table.state if self.move is None else self.table.at(self.move)

    @property
    def seat(self) -> int | None:
        """Whose area lies nearest; a spectator has none."""
        return self.table.shown_seat if self.owner else None

    def view(self) -> View:
        view = self.state.view(self.seat)
        if self.move is not None and view.prompt is not None:
            view.prompt.options = []  # the past is not played again
        return view

    def layout(self, seat: int | None) -> Layout:
        """The table as it lies before a seat, whoever decides."""
        here = () if seat is None else (seat,)
        return Layout(shape=self.shape, names=tuple(self.texts.names), here=here)

    # ── messages ──────────────────────────────────────────────────────────────────────────────────

    def pass_by(self, stop: State) -> Table:
        """How to make the browser show a moment on the way to the present: nobody can act on it."""
        return self._message(stop, stop.view(self.seat), False, self.seq)

    def update(self, fresh: bool = False) -> Table:
        """How to make the browser show the table as it is now; `fresh`: it forgets what it showed."""
        message = self._message(self.state, self.view(), fresh, self.table.ledger.seq)
        self.seq = message.seq
        return message

    def _message(self, state: State, view: View, fresh: bool, seq: int) -> Table:
        """The view of a state as what the browser does not show yet."""
        scene = self.table.game.scene(view, self.texts.words, self.layout(self.seat))
        canvases = scene.canvases()
        moved = self._moved(state)
        fresh = fresh or canvases.keys() != self._canvases.keys()
        if fresh:
            self._canvases, self._log = {}, []
        barrier = self.table.undo_barrier()
        result = self._result(view)
        known = _common(self._log, view.log)
        message = Table(
            seq=seq,
            fresh=fresh,
            moved=moved,
            canvases=_changes(self._canvases, canvases),
            tabs=[TabText(id=tab.id, label=tab.label, waiting=tab.waiting) for tab in scene.tabs],
            prompt=self._prompt(view, scene, result),
            log_from=known,
            log=self.texts.log(view.log[known:]),
            can_undo=self.owner and self.move is None and barrier is None,
            undo_text=self.texts.refusal(barrier) if self.owner and barrier else "",
            over=view.over,
            result=result,
            move=self.move,
            moves=len(self.table.ledger.moves),
        )
        if fresh:
            self._introduce(message)
        self._canvases, self._log, self._seat = canvases, view.log, self.seat
        return message

    def _moved(self, state: State) -> list[str] | None:
        """Where the table is turned to another seat: what has moved or come for the one that saw it before, too."""
        if self._seat in (None, self.seat):
            return None
        view = state.view(self._seat)
        before = self.table.game.scene(view, self.texts.words, self.layout(self._seat)).canvases()
        return sorted(set().union(*(_moved(self._canvases.get(name), canvas) for name, canvas in before.items())))

    def _introduce(self, message: Table) -> None:
        """Add what stays the same from message to message."""
        game = self.table.game
        message.game, message.title, message.defs = game.name, game.title, defs_address(game)
        message.shape, message.players, message.secrets = self.shape, self.texts.players, game.has_secrets

    def _prompt(self, view: View, scene: Scene, result: Result | None) -> PromptText:
        """What is asked; when nobody is asked any more, how it ended."""
        if view.prompt is None:
            text = result.outcome.title if result else self.table.game.summary(view, self.texts.words)
            return PromptText(seat=-1, name="", mine=False, text=text, detail="", clause="", options=[])
        canvases = scene.canvases().values()
        on_pieces = {action for canvas in canvases for piece in canvas.pieces for action in piece.actions}
        return self.texts.prompt(view.prompt, on_pieces)

    def _result(self, view: View) -> Result | None:
        if not view.over:
            return None
        outcome = self.table.game.outcome(view, self.texts.words, self.texts.names)
        return Result(outcome=outcome, places=self.state.ranking())

    def unfold(self, what: str) -> Unfolded:
        """The detail behind a piece."""
        layout = self.layout(self.seat)
        return Unfolded(detail=self.table.game.detail(self.view(), self.texts.words, layout, what))


def _changes(old: dict[str, Canvas], new: dict[str, Canvas]) -> dict[str, CanvasChange]:
    """The canvases that differ, and how."""
    changes = {name: difference(old.get(name), canvas) for name, canvas in new.items()}
    return {name: change for name, change in changes.items() if change != CanvasChange()}


def _moved(old: Canvas | None, new: Canvas) -> set[str]:
    """The pieces that are not where they were, or were turned over."""
    before = {piece.id: _place(piece) for piece in old.pieces} if old else {}
    return {piece.id for piece in new.pieces if _place(piece) != before.get(piece.id)}


def _place(piece: Piece) -> tuple[float, float, str]:
    return piece.x, piece.y, piece.art if piece.motion == "flip" else ""


def _common(old: list[LogLine], new: list[LogLine]) -> int:
    """How many lines at the beginning are the same."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(old, new)))
