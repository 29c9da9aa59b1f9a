"""The table as one browser does not show it yet: what is remembered in its client view is compared with what is."""

from functools import partial

from msgspec.structs import replace

from alehouse.core import flights
from alehouse.core.lessons.pointing import looking
from alehouse.core.scene import Canvas, CanvasChange, Piece, Scene, difference
from alehouse.core.state import FATE, State
from alehouse.core.view import LogLine, View
from alehouse.house.connection import wire_numbers
from alehouse.house.connection.client_view import ClientView
from alehouse.house.drawings import defs_address
from alehouse.house.protocol.server import LogText, PromptText, Result, Table, TabText
from alehouse.house.tables import undoing
from alehouse.house.tables.ledger import Trace
from alehouse.house.tables.lesson_table import LessonTable
from alehouse.house.tables.table import Moment
from alehouse.house.texts import aim_of


def next_moment(client_view: ClientView) -> Moment | None:
    """The first moment on the way to the present that was not shown here: neither as such nor in a draft."""
    if client_view.fresh or client_view.move is not None or client_view.draft is not None:
        return None
    tried = len(client_view.shown_draft.state.history) if client_view.shown_draft else 0
    for moment in client_view.table.moments:
        if moment.number > client_view.passed and len(moment.state.history) > tried:
            return moment
    return None


def pass_by(client_view: ClientView, moment: Moment) -> Table:
    """How to make the browser show a moment on the way to the present: nobody can act on it, so what is not in
    view there waits for the present."""
    client_view.passed = moment.number
    view = moment.state.view(client_view.viewer)
    if view.prompt is not None:
        view.prompt.options = []
    return _message(client_view, moment.state, view, False, client_view.seq, passing=True)


def update(client_view: ClientView, fresh: bool = False) -> Table:
    """How to make the browser show the table as it is now; `fresh`: it forgets what it showed."""
    player = int(client_view.table.state.player)
    if player in client_view.seats:  # whoever is asked without a curtain is there; before a curtain may be anybody
        client_view.sitting = None if client_view.curtain else player
    view = client_view.view()
    asked = (view.prompt.seat, view.prompt.message) if view.prompt else None
    if asked != client_view.asked:
        client_view.opened, client_view.asked = None, asked
    if isinstance(client_view.table, LessonTable) and client_view.seq != client_view.now:
        _follow_lesson(client_view, client_view.table, view)
    message = _message(client_view, client_view.state, view, fresh, client_view.now)
    message.only = _is_forced(client_view, view) and not client_view.table.is_lesson
    client_view.jumps = client_view.table.jumps
    client_view.decision = view.prompt.decision if view.prompt is not None and view.options else ""
    client_view.seq, client_view.fresh, client_view.renamed = message.seq, message.fresh, False
    client_view.shown_draft, client_view.passed = client_view.draft, client_view.table.happened
    return message


def _follow_lesson(client_view: ClientView, table: LessonTable, view: View) -> None:
    """Have the own things whole or as one line, as a lesson needs it to point at something."""
    bubble, cache = table.run.bubble(client_view.texts.words), table.caches[client_view.language]
    draw = partial(table.game.scene, view, client_view.texts.words, cache=cache)
    client_view.opened = looking(client_view.layout(client_view.seat), bubble, draw).opened


def _is_forced(client_view: ClientView, view: View) -> bool:
    """Whether what is asked here has one option, and everybody knows that."""
    return bool(view.options) and not client_view.curtain and client_view.table.game.is_forced(client_view.state)


def _message(client_view: ClientView, state: State, view: View, fresh: bool, seq: int, passing: bool = False) -> Table:
    """The view of a state as what the browser does not show yet."""
    scene = client_view.draw(view, client_view.seat)
    if not passing:
        client_view.scene = scene
    canvases = scene.canvases()
    moved = _turned(client_view, state, canvases)
    fresh = fresh or canvases.keys() != client_view.canvases.keys()
    behind = scene.behind(client_view.tab) if client_view.tab else []
    if fresh:
        _forget(client_view)
    elif passing:
        canvases = {name: _on_the_way(client_view.canvases[name], canvas) for name, canvas in canvases.items()}
        canvases |= {name: client_view.canvases[name] for name in behind}
    result, lines = _result(client_view, view), _with_traces(client_view, view.log)
    message = Table(
        seq=seq,
        fresh=fresh,
        moved=moved,
        curtain=client_view.curtain and client_view.move is None and not passing,
        canvases=_changes(client_view.canvases, canvases, behind),
        tabs=[TabText(id=tab.id, label=tab.label, waiting=tab.waiting) for tab in scene.tabs],
        prompt=_prompt(client_view, view, scene, result),
        draft=client_view.draft is not None and client_view.move is None,
        over=view.over,
        result=result,
        move=client_view.move,
        moves=len(client_view.table.ledger.moves),
    )
    _add_log(client_view, message, lines, news=not fresh and client_view.move is None)
    _add_undo(client_view, message)
    if fresh:
        _introduce(client_view, message)
    wire_numbers.shorten(message.canvases, client_view.piece_numbers, client_view.drawing_numbers)
    client_view.canvases, client_view.log = canvases, lines
    client_view.shown_seat, client_view.shown_viewer = client_view.seat, client_view.viewer
    return message


def _forget(client_view: ClientView) -> None:
    """The browser begins anew."""
    client_view.canvases, client_view.log = {}, []
    client_view.piece_numbers, client_view.drawing_numbers = {}, {}


def _add_log(client_view: ClientView, message: Table, lines: list[LogLine], news: bool) -> None:
    """Add what the log says since the browser was last told, and what it says differently."""
    known = min(len(client_view.log), len(lines))
    message.log_from = known
    message.log = client_view.texts.log(lines[known:], news)
    message.log_changed = _reread(client_view, lines[:known], news)


def _add_undo(client_view: ClientView, message: Table) -> None:
    """Add whether the last decision can be taken back by whoever is here, or why not."""
    if not client_view.seats:
        return
    barrier = None if client_view.draft else undoing.barrier(client_view.table, client_view.seats)
    message.can_undo = client_view.move is None and barrier is None
    message.undo_text = client_view.texts.refusal(barrier) if barrier else ""


def _turned(client_view: ClientView, state: State, canvases: dict[str, Canvas]) -> list[str] | None:
    """Where the table is turned to another seat: what has moved or come for the one that saw it before, too;
    nothing that only that one may see."""
    if client_view.shown_seat in (None, client_view.seat):
        return None
    view = state.view(client_view.shown_viewer)
    before = client_view.draw(view, client_view.shown_seat).canvases()
    shown = {piece.id for canvas in canvases.values() for piece in canvas.pieces}
    moved = set().union(*(_moved(client_view.canvases.get(name), canvas) for name, canvas in before.items()))
    return sorted(moved & shown)


def _with_traces(client_view: ClientView, log: list[LogLine]) -> list[LogLine]:
    """The log, with a line wherever something was taken back, which others may have missed: where one went
    further back later, that is there; and wherever something else is noted, like a hint."""
    lines, until = log, len(log)
    now = len(client_view.table.ledger.moves) if client_view.move is None else client_view.move
    for trace in reversed(client_view.table.ledger.traces):
        if trace.kept <= now and (client_view.table.shared or not trace.decisions):
            until = min(until, client_view.table.past.lines_at(trace.kept, client_view.viewer))
            args = {"decisions": trace.decisions}
            line = LogLine(message=_line_of(trace), seat=trace.seat, args=args, changes={}, clause="")
            lines = [*lines[:until], line, *lines[until:]]
    return lines


def _reread(client_view: ClientView, lines: list[LogLine], news: bool) -> list[tuple[int, LogText]]:
    """Those of the lines that read differently before, to somebody else or before an undo; or the last one, which
    is told cube by cube: what has come since is news."""
    changed = [number for number, line in enumerate(lines) if line != client_view.log[number]]
    texts = client_view.texts.log(lines[number] for number in changed)
    if news and changed == [len(lines) - 1]:
        more = flights.added(client_view.log[changed[0]], lines[-1])
        texts[0].flights = client_view.table.game.flights(more) if more else []
    return list(zip(changed, texts))


def _introduce(client_view: ClientView, message: Table) -> None:
    """Add what stays the same from message to message."""
    table, texts = client_view.table, client_view.texts
    message.game, message.title, message.defs = table.game.name, table.game.title, defs_address(table.game)
    message.shape, message.players, message.secrets = client_view.shape, texts.shown, table.has_secrets
    message.icons = table.game.icons(texts.words)
    message.aim = aim_of(table.row.players, texts.words)


def _prompt(client_view: ClientView, view: View, scene: Scene, result: Result | None) -> PromptText:
    """What is asked; when nobody is asked any more, how it ended."""
    if view.prompt is None:
        text = result.outcome.title if result else client_view.table.game.summary(view, client_view.texts.words)
        if client_view.table.closed:
            text = client_view.texts.house.say("prompt-closed")
        return PromptText(seat=-1, name="", mine=False, text=text, detail="", clause="", options=[])
    if client_view.draft is not None and client_view.draft.complete and client_view.move is None:
        return client_view.texts.drafted(client_view.draft)
    canvases = scene.canvases().values()
    on_pieces = {action for canvas in canvases for piece in canvas.pieces for action in piece.actions}
    return client_view.texts.prompt(view.prompt, on_pieces)


def _result(client_view: ClientView, view: View) -> Result | None:
    if not view.over:
        return None
    places = client_view.state.ranking()
    return Result(outcome=client_view.texts.outcome(view, places), places=places)


def _line_of(trace: Trace) -> str:
    """The message that tells of what was taken back, or of what is noted; what no seat did, the house has done."""
    if not trace.note:
        return "log-taken-back"
    return f"log-note-{trace.note}" if trace.seat != FATE else f"log-note-{trace.note}-house"


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
