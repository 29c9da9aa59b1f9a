"""What a browser says at a table: each message is answered, or refused with a reason."""

import logging
from functools import partial
from typing import Final

import msgspec

from alehouse.core.errors import AlehouseError, IllegalAction
from alehouse.core.lessons.run import Run
from alehouse.house import metrics
from alehouse.house.connection import chat, hinting, host_desk, outgoing
from alehouse.house.connection.connection import TRY_LATER, Connection
from alehouse.house.connection.guest import check_welcome
from alehouse.house.forms import checked_name
from alehouse.house.line import HungUp
from alehouse.house.protocol.client import (
    Agree,
    Arrange,
    Beat,
    Change,
    Client,
    Close,
    Closer,
    Confirm,
    Hint,
    Leave,
    Look,
    Move,
    Mute,
    Ready,
    Remove,
    Return,
    Say,
    Seats,
    Sit,
    Start,
    Study,
    Swap,
    Take,
    Undo,
    Unfold,
    Watch,
    Why,
    Wish,
)
from alehouse.house.protocol.server import Alive, Because, CloserLook, Done
from alehouse.house.refusal import Refusal, lost
from alehouse.house.storage import StorageFailed
from alehouse.house.tables import drafts, seating, undoing
from alehouse.house.tables.lesson_table import LessonTable
from alehouse.house.tables.tables import check_open

LONGEST_MESSAGE: Final = 4096  # characters; nothing a browser has to say is longer
LONGEST_CLICK: Final = 64
LOOKING: Final = (Look, Unfold, Closer, Why, Hint)  # what is not needed to play, and costs the house most
AFTERWARDS: Final = (Beat, Look, Unfold, Closer, Why, Watch, Sit, Say, Mute)  # what is left to do at a closed table
FLOODING: Final = 1008  # the close code for whoever does not stop sending

log = logging.getLogger("alehouse.house")


async def answer(connection: Connection, text: str) -> None:
    """Answer a message, whatever it is."""
    message: Client | None = None
    try:
        await _check_rate(connection)
        message = _decode(text)
        await connection.guest.make_sure()
        check_welcome(connection.table, connection.guest.person.id)
        check_open(connection.table, looking=isinstance(message, AFTERWARDS))
        if isinstance(message, LOOKING):
            connection.guest.check_budget()
        if isinstance(connection.table, LessonTable):
            await _learn(connection, message, connection.table)
        else:
            await _do(connection, message)
    except (Refusal, IllegalAction) as problem:
        await _refuse(connection, problem, message)
    except StorageFailed as error:
        await _refuse(connection, lost(error), message)
    except AlehouseError as error:
        said = connection.client_view.texts.house.explain(error)
        await _refuse(connection, Refusal("refused-request", {"problem": said}), message)
    except HungUp:
        raise
    except Exception:
        log.exception("a message could not be answered table=%s kind=%s", connection.table.id, type(message).__name__)
        await _refuse(connection, Refusal("refused-by-mistake"), message)


def may_beat(connection: Connection) -> bool:
    """Whether a sign of life needs no thought: not from whoever sends too much."""
    return connection.bucket.left >= 1 and connection.bucket.take()


async def _check_rate(connection: Connection) -> None:
    """Whoever sends too much is told so, and hung up on after a while; at once, if the household owes too much."""
    if connection.guest.owes_much:
        await connection.line.close(TRY_LATER)
        raise HungUp("too much was asked for")
    if connection.bucket.take():
        return
    if connection.bucket.overdrawn:
        await connection.line.close(FLOODING)
        raise HungUp("too many messages")
    raise Refusal("refused-flood")


async def _refuse(connection: Connection, problem: Refusal | IllegalAction, message: Client | None) -> None:
    metrics.refusals.labels(problem.key).inc()
    refused = connection.client_view.texts.refused(problem)
    if isinstance(message, Move | Confirm):
        refused.client_id = message.client_id
    await outgoing.send(connection, refused)
    if isinstance(problem, Refusal) and problem.stale:
        await outgoing.show_presence(connection)
        await outgoing.show(connection, fresh=not connection.guest.has_spent_all)  # what differs is shown in any case


async def _do(connection: Connection, message: Client) -> None:
    match message:
        case Beat():
            await outgoing.send(connection, Alive())
        case Move():
            await _move(connection, message)
        case Confirm():
            await _confirm(connection, message)
        case Undo():
            await _undo(connection, message.seq)
        case Look() | Unfold() | Closer() | Why() | Hint():
            await _look_around(connection, message)
        case Watch():
            connection.client_view.tab = message.tab
        case Sit():
            _check_playing(connection)
            connection.client_view.sit(message.seat)
            await outgoing.show(connection, fresh=False, anyway=True)
        case Say():
            await connection.guest.know()
            await chat.say(connection, message.text, message.phrase)
        case Mute():
            await connection.guest.know()
            await chat.mute(connection, message.voice, message.mute)
        case Study():
            raise Refusal("refused-no-lesson")
        case Start() | Arrange() | Swap() | Seats() | Change() | Remove() | Close():
            await connection.guest.know()
            await host_desk.do(connection, message)
        case _:
            await _meet(connection, message)


async def _look_around(connection: Connection, message: Look | Unfold | Closer | Why | Hint) -> None:
    """What is not needed to play."""
    match message:
        case Why():
            await outgoing.send(connection, _why(connection, message.action))
        case Hint():
            _check_playing(connection)
            _check_draft(connection)
            await hinting.ask(connection, message.seq)
        case Look():
            await _look(connection, message)
        case Unfold():
            _check_begun(connection)
            unfolded = connection.client_view.unfold(message.what)
            unfolded.because = None if message.why is None else _why(connection, message.why)
            await outgoing.send(connection, unfolded)
        case Closer():
            _check_begun(connection)
            await outgoing.send(connection, _closer(connection, message.piece))


async def _learn(connection: Connection, message: Client, lesson: LessonTable) -> None:
    """In a lesson one looks and asks as anywhere; it is the lesson that goes on, and there is nobody else."""
    match message:
        case Move():
            _check_click(message.client_id)
            seq = await lesson.play(message.action, message.seq, message.client_id)
            await outgoing.send(connection, Done(client_id=message.client_id, seq=seq))
        case Study():
            await lesson.study(partial(_deed, message), message.seq)
        case Look(move=None, seat=None, live=False) | Beat() | Why() | Unfold() | Closer() | Watch():
            await _do(connection, message)
        case _:
            raise Refusal("refused-lesson")


async def _meet(connection: Connection, message: Take | Ready | Leave | Return | Wish | Agree) -> None:
    """What concerns everybody at the table."""
    await connection.guest.know()
    table, person = connection.table, connection.guest.person.id
    match message:
        case Take():
            name = checked_name(message.name)
            await connection.guest.stay()
            await connection.guest.be_called(name)
            has_link = host_desk.has_link(connection, message.seat)
            await seating.sit(table, message.seat, connection.guest.person, name, has_link)
        case Ready():
            await seating.be_ready(table, person)
        case Leave():
            await seating.stand_up(table, person)
            await undoing.ask_fewer(table)
        case Return():
            await seating.come_back(table, person)
        case Wish():
            _check_playing(connection)
            _check_draft(connection)
            await undoing.wish(table, message.seq, message.moves, connection.client_view.seats)
        case Agree():
            _check_playing(connection)
            if message.agree:
                await undoing.agree(table, message.seq, connection.client_view.seats)
            else:
                await undoing.refuse(table, message.seq)


async def _move(connection: Connection, move: Move) -> None:
    _check_click(move.client_id)
    _check_playing(connection)
    _check_curtain(connection, move.seq, move.client_id)
    table, client_view = connection.table, connection.client_view
    if move.draft or client_view.draft is not None or move.seq >= drafts.DRAFTED:
        seq = await drafts.decide(table, move, client_view.person, client_view.seats)
    else:
        seq = await table.decide(move.action, move.seq, move.client_id, client_view.seats)
    await outgoing.send(connection, Done(client_id=move.client_id, seq=seq, draft=seq >= drafts.DRAFTED))


async def _confirm(connection: Connection, message: Confirm) -> None:
    _check_click(message.client_id)
    _check_playing(connection)
    _check_curtain(connection, message.seq, message.client_id)
    seq = await drafts.confirm(connection.table, message.seq, message.client_id, connection.client_view.person)
    await outgoing.send(connection, Done(client_id=message.client_id, seq=seq))


async def _undo(connection: Connection, seq: int) -> None:
    _check_playing(connection)
    draft = connection.client_view.draft
    if draft is not None:
        drafts.take_back(connection.table, draft, seq)
    else:
        await undoing.undo(connection.table, seq, connection.client_view.seats)


def _check_curtain(connection: Connection, seq: int, click: str) -> None:
    """Refuse what is decided behind the curtain, also in a draft of another device. What is stale is told so, and a
    click that comes again is answered again."""
    stale = seq != connection.table.ledger.seq and seq < drafts.DRAFTED
    if connection.client_view.curtain and not stale and click not in connection.table.ledger.answers:
        raise _curtain(connection)


def _check_draft(connection: Connection) -> None:
    """What others are told, or the house thinks about, is the table as it is, without a draft."""
    if connection.client_view.draft is not None:
        raise Refusal("refused-draft-first")


def _check_begun(connection: Connection) -> None:
    if connection.table.waiting:
        raise Refusal("refused-waiting")


def _check_playing(connection: Connection) -> None:
    _check_begun(connection)
    if not connection.client_view.seats:
        raise Refusal("refused-watching")
    if connection.client_view.move is not None:
        raise Refusal("refused-replay")


def _curtain(connection: Connection) -> Refusal:
    """Neither a move nor a question may tell what the person who decides has in secret."""
    return Refusal("refused-curtain", {"player_seat": int(connection.table.state.player)})


def _why(connection: Connection, action: int) -> Because:
    """Why an action is not allowed now."""
    _check_begun(connection)
    texts, state = connection.client_view.texts, connection.client_view.state
    if connection.client_view.move is not None:
        return Because(text=texts.refusal(Refusal("refused-replay")), clause="")
    if connection.table.closed:
        return Because(text=texts.refusal(Refusal("refused-closed-host")), clause="")
    if connection.client_view.draft is not None and connection.client_view.draft.complete:
        return Because(text=texts.refusal(Refusal("refused-draft-complete")), clause="")
    if not state.is_over and state.player not in connection.client_view.seats:
        return Because(text=texts.refusal(Refusal("refused-turn", {"player_seat": int(state.player)})), clause="")
    if connection.client_view.curtain:
        return Because(text=texts.refusal(_curtain(connection)), clause="")
    if state.is_legal(action):
        return Because(text=texts.refusal(Refusal("because-allowed")), clause="")
    refused = texts.refused(connection.table.game.refuse(state, action))
    return Because(text=refused.text, clause=refused.clause)


def _closer(connection: Connection, name: str) -> CloserLook:
    """A closer look at a piece; one that has gone while it was asked about is nobody's mistake."""
    piece = connection.client_view.piece(name)
    if piece is None:
        return CloserLook(piece=name)
    because = connection.client_view.not_among(piece) if piece.why is None else _why(connection, piece.why)
    return CloserLook(piece=name, detail=connection.client_view.about(piece), because=because)


async def _look(connection: Connection, look: Look) -> None:
    """Show the table differently."""
    client_view = connection.client_view
    if look.move is not None and not 0 <= look.move <= len(connection.table.ledger.moves):
        raise Refusal("refused-look", {"moves": len(connection.table.ledger.moves)})
    if look.seat is not None:
        _look_through(connection, look.seat)
    if look.move is not None:
        await connection.tables.looking_back.at(connection.table, look.move, connection.guest.person.id)
    if look.opened is not None:
        client_view.opened = look.opened
    onward = look.onward and client_view.move is not None and look.shape is None
    again = look.opened is None and not onward  # what is opened or closed changes by as much as that
    client_view.shape = look.shape or client_view.shape
    client_view.move = None if look.live else look.move if look.move is not None else client_view.move
    await outgoing.show(connection, fresh=again, anyway=True)
    if look.move is not None and not look.live:
        await _look_ahead(connection, look.move, look.ahead)


async def _look_ahead(connection: Connection, move: int, steps: int) -> None:
    """Show the moves after one, too, one after the other; as far as whoever asks can pay for it."""
    for following in range(move + 1, min(move + steps, len(connection.table.ledger.moves)) + 1):
        if connection.guest.has_spent_all:
            return
        await connection.tables.looking_back.at(connection.table, following, connection.guest.person.id)
        connection.client_view.move = following
        await outgoing.show(connection, fresh=False, anyway=True)


def _look_through(connection: Connection, seat: int) -> None:
    """Once a game is over, everybody may see it with anybody's eyes; -1 are one's own again."""
    if not connection.table.state.is_over or seat >= connection.table.row.players:
        raise Refusal("refused-eyes")
    connection.client_view.through = seat if seat >= 0 else None


def _deed(study: Study, run: Run) -> bool:
    """What a learner does, carried out; whether it could be."""
    match study.do:
        case "next":
            return run.next()
        case "answer":
            return run.answer(study.answer)
        case "try":
            return run.try_it()
        case "back":
            return run.take_back()


def _check_click(click: str) -> None:
    if not 0 < len(click) <= LONGEST_CLICK or not click.isprintable():
        raise Refusal("refused-message", {"problem": "client_id"})


def _decode(text: str) -> Client:
    if len(text) > LONGEST_MESSAGE:
        raise Refusal("refused-too-long")
    try:
        message: Client = msgspec.json.decode(text, type=Client)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("refused-message", {"problem": str(error)}) from error
    return message
