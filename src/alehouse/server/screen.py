"""What one browser shows of a table, so that it is sent only what it does not show yet."""

from itertools import chain, repeat, takewhile

from alehouse.core.scene import Canvas, CanvasChange, Layout, Scene, difference
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
        self._canvases: dict[str, Canvas] = {}
        self._log: list[LogLine] = []

    @property
    def state(self) -> State:
        """The state that is shown: the live one, or an earlier one in a replay."""
        return self.table.state if self.move is None else self.table.at(self.move)

    def view(self) -> View:
        view = self.state.view(self.table.shown_seat if self.owner else None)
        if self.move is not None and view.prompt is not None:
            view.prompt.options = []  # the past is not played again
        return view

    def layout(self) -> Layout:
        here = self.table.people if self.owner else ()
        return Layout(shape=self.shape, names=tuple(self.texts.names), here=here)

    # ── messages ──────────────────────────────────────────────────────────────────────────────────

    def update(self, fresh: bool = False) -> Table:
        """How to make the browser show the table as it is now; `fresh`: it forgets what it showed."""
        view = self.view()
        scene = self.table.game.scene(view, self.texts.words, self.layout())
        canvases = scene.canvases()
        fresh = fresh or canvases.keys() != self._canvases.keys()
        if fresh:
            self._canvases, self._log = {}, []
        barrier = self.table.undo_barrier()
        result = self._result(view)
        known = _common(self._log, view.log)
        message = Table(
            seq=self.table.ledger.seq,
            fresh=fresh,
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
        self._canvases, self._log, self.seq = canvases, view.log, message.seq
        return message

    def _introduce(self, message: Table) -> None:
        """Add what stays the same from message to message."""
        game = self.table.game
        message.game, message.title, message.defs = game.name, game.title, defs_address(game)
        message.shape, message.lang = self.shape, self.texts.language
        kinds = chain((seat.kind for seat in self.table.row.seats), repeat("automa"))
        message.players = list(zip(self.texts.names, kinds))

    def _prompt(self, view: View, scene: Scene, result: Result | None) -> PromptText:
        """What is asked; when nobody is asked any more, how it ended."""
        if view.prompt is None:
            text = result.title if result else ""
            return PromptText(seat=-1, name="", mine=False, text=text, detail="", clause="", options=[])
        canvases = scene.canvases().values()
        on_pieces = {action for canvas in canvases for piece in canvas.pieces for action in piece.actions}
        return self.texts.prompt(view.prompt, on_pieces)

    def _result(self, view: View) -> Result | None:
        if not view.over:
            return None
        outcome = self.table.game.outcome(view, self.texts.words, self.texts.names)
        return Result(
            title=outcome.title,
            reason=outcome.reason,
            rows=[list(row) for row in outcome.rows],
            lines=list(outcome.lines),
            places=self.state.ranking(),
        )

    def unfold(self, what: str) -> Unfolded:
        """The detail behind a piece."""
        detail = self.table.game.detail(self.view(), self.texts.words, self.layout(), what)
        return Unfolded(
            what=what,
            title=detail.title,
            art=detail.art,
            width=detail.width,
            height=detail.height,
            lines=list(detail.lines),
        )


def _changes(old: dict[str, Canvas], new: dict[str, Canvas]) -> dict[str, CanvasChange]:
    """The canvases that differ, and how."""
    changes = {name: difference(old.get(name), canvas) for name, canvas in new.items()}
    return {name: change for name, change in changes.items() if change != CanvasChange()}


def _common(old: list[LogLine], new: list[LogLine]) -> int:
    """How many lines at the beginning are the same."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(old, new)))
