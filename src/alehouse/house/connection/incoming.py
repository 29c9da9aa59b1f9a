"""What a browser says at a table: each message is answered, or refused with a reason."""

import logging
from functools import partial
from typing import Final

import msgspec

from alehouse.core.errors import AlehouseError, IllegalAction
from alehouse.core.lessons.run import Run
from alehouse.house import metrics
from alehouse.house.connection.chat import Chat
from alehouse.house.connection.guest import Guest, check_welcome
from alehouse.house.connection.hinting import Hinting
from alehouse.house.connection.host_desk import HostDesk
from alehouse.house.connection.outgoing import Outgoing
from alehouse.house.fairness.token_bucket import TokenBucket
from alehouse.house.forms import checked_name
from alehouse.house.keys import Keys
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
from alehouse.house.tables.tables import Tables, check_open

LONGEST_MESSAGE: Final = 4096  # characters; nothing a browser has to say is longer
LONGEST_CLICK: Final = 64
TRY_LATER: Final = 1013  # the close code for whoever may come back soon
LOOKING: Final = (Look, Unfold, Closer, Why, Hint)  # what is not needed to play, and costs the house most
AFTERWARDS: Final = (Beat, Look, Unfold, Closer, Why, Watch, Sit, Say, Mute)  # what is left to do at a closed table
FLOODING: Final = 1008  # the close code for whoever does not stop sending

log = logging.getLogger("alehouse.house")


class Incoming:
    """Answers one browser's messages, one by one."""

    def __init__(self, outgoing: Outgoing, guest: Guest, chat: Chat, tables: Tables, keys: Keys) -> None:
        self._outgoing = outgoing
        self._client_view = outgoing.client_view
        self._table = outgoing.client_view.table
        self._guest = guest
        self._chat = chat
        self._tables = tables
        self._hinting = Hinting(outgoing, tables)
        self._hosting = HostDesk(outgoing, guest, tables, keys)
        self._bucket = TokenBucket()

    async def answer(self, text: str) -> None:
        """Answer a message, whatever it is."""
        message: Client | None = None
        try:
            await self._check_rate()
            message = _decode(text)
            await self._guest.make_sure()
            check_welcome(self._table, self._guest.person.id)
            check_open(self._table, looking=isinstance(message, AFTERWARDS))
            if isinstance(message, LOOKING):
                self._guest.check_budget()
            if isinstance(self._table, LessonTable):
                await self._learn(message, self._table)
            else:
                await self._do(message)
        except (Refusal, IllegalAction) as problem:
            await self._refuse(problem, message)
        except StorageFailed as error:
            await self._refuse(lost(error), message)
        except AlehouseError as error:
            said = self._client_view.texts.house.explain(error)
            await self._refuse(Refusal("refused-request", {"problem": said}), message)
        except HungUp:
            raise
        except Exception:
            log.exception("a message could not be answered table=%s kind=%s", self._table.id, type(message).__name__)
            await self._refuse(Refusal("refused-by-mistake"), message)

    def may_beat(self) -> bool:
        """Whether a sign of life needs no thought: not from whoever sends too much."""
        return self._bucket.left >= 1 and self._bucket.take()

    def leave(self) -> None:
        """The browser is closed."""
        self._hinting.leave()

    async def _check_rate(self) -> None:
        """Whoever sends too much is told so, and hung up on after a while; at once, if the household owes too much."""
        if self._guest.owes_much:
            await self._outgoing.close(TRY_LATER)
            raise HungUp("too much was asked for")
        if self._bucket.take():
            return
        if self._bucket.overdrawn:
            await self._outgoing.close(FLOODING)
            raise HungUp("too many messages")
        raise Refusal("refused-flood")

    async def _refuse(self, problem: Refusal | IllegalAction, message: Client | None) -> None:
        metrics.refusals.labels(problem.key).inc()
        refused = self._client_view.texts.refused(problem)
        if isinstance(message, Move | Confirm):
            refused.client_id = message.client_id
        await self._outgoing.send(refused)
        if isinstance(problem, Refusal) and problem.stale:
            await self._outgoing.show_presence()
            await self._outgoing.show(fresh=not self._guest.has_spent_all)  # what differs is shown in any case

    async def _do(self, message: Client) -> None:
        match message:
            case Beat():
                await self._outgoing.send(Alive())
            case Move():
                await self._move(message)
            case Confirm():
                await self._confirm(message)
            case Undo():
                await self._undo(message.seq)
            case Look() | Unfold() | Closer() | Why() | Hint():
                await self._look_around(message)
            case Watch():
                self._client_view.tab = message.tab
            case Sit():
                self._check_playing()
                self._client_view.sit(message.seat)
                await self._outgoing.show(fresh=False, anyway=True)
            case Say():
                await self._guest.know()
                await self._chat.say(message.text, message.phrase)
            case Mute():
                await self._guest.know()
                await self._chat.mute(message.voice, message.mute)
            case Study():
                raise Refusal("refused-no-lesson")
            case Start() | Arrange() | Swap() | Seats() | Change() | Remove() | Close():
                await self._guest.know()
                await self._hosting.do(message)
            case _:
                await self._meet(message)

    async def _look_around(self, message: Look | Unfold | Closer | Why | Hint) -> None:
        """What is not needed to play."""
        match message:
            case Why():
                await self._outgoing.send(self._why(message.action))
            case Hint():
                self._check_playing()
                self._check_draft()
                await self._hinting.ask(message.seq)
            case Look():
                await self._look(message)
            case Unfold():
                self._check_begun()
                unfolded = self._client_view.unfold(message.what)
                unfolded.because = None if message.why is None else self._why(message.why)
                await self._outgoing.send(unfolded)
            case Closer():
                self._check_begun()
                await self._outgoing.send(self._closer(message.piece))

    async def _learn(self, message: Client, lesson: LessonTable) -> None:
        """In a lesson one looks and asks as anywhere; it is the lesson that goes on, and there is nobody else."""
        match message:
            case Move():
                _check_click(message.client_id)
                seq = await lesson.play(message.action, message.seq, message.client_id)
                await self._outgoing.send(Done(client_id=message.client_id, seq=seq))
            case Study():
                await lesson.study(partial(_deed, message), message.seq)
            case Look(move=None, seat=None, live=False) | Beat() | Why() | Unfold() | Closer() | Watch():
                await self._do(message)
            case _:
                raise Refusal("refused-lesson")

    async def _meet(self, message: Take | Ready | Leave | Return | Wish | Agree) -> None:
        """What concerns everybody at the table."""
        await self._guest.know()
        table, person = self._table, self._guest.person.id
        match message:
            case Take():
                name = checked_name(message.name)
                await self._guest.stay()
                await self._guest.be_called(name)
                has_link = self._hosting.has_link(message.seat)
                await seating.sit(table, message.seat, self._guest.person, name, has_link)
            case Ready():
                await seating.be_ready(table, person)
            case Leave():
                await seating.stand_up(table, person)
                await undoing.ask_fewer(table)
            case Return():
                await seating.come_back(table, person)
            case Wish():
                self._check_playing()
                self._check_draft()
                await undoing.wish(table, message.seq, message.moves, self._client_view.seats)
            case Agree():
                self._check_playing()
                if message.agree:
                    await undoing.agree(table, message.seq, self._client_view.seats)
                else:
                    await undoing.refuse(table, message.seq)

    async def _move(self, move: Move) -> None:
        _check_click(move.client_id)
        self._check_playing()
        self._check_curtain(move.seq, move.client_id)
        table, client_view = self._table, self._client_view
        if move.draft or client_view.draft is not None or move.seq >= drafts.DRAFTED:
            seq = await drafts.decide(table, move, client_view.person, client_view.seats)
        else:
            seq = await table.decide(move.action, move.seq, move.client_id, client_view.seats)
        await self._outgoing.send(Done(client_id=move.client_id, seq=seq, draft=seq >= drafts.DRAFTED))

    async def _confirm(self, message: Confirm) -> None:
        _check_click(message.client_id)
        self._check_playing()
        self._check_curtain(message.seq, message.client_id)
        seq = await drafts.confirm(self._table, message.seq, message.client_id, self._client_view.person)
        await self._outgoing.send(Done(client_id=message.client_id, seq=seq))

    async def _undo(self, seq: int) -> None:
        self._check_playing()
        draft = self._client_view.draft
        if draft is not None:
            drafts.take_back(self._table, draft, seq)
        else:
            await undoing.undo(self._table, seq, self._client_view.seats)

    def _check_curtain(self, seq: int, click: str) -> None:
        """Refuse what is decided behind the curtain, also in a draft of another device. What is stale is told so, and a
        click that comes again is answered again."""
        stale = seq != self._table.ledger.seq and seq < drafts.DRAFTED
        if self._client_view.curtain and not stale and click not in self._table.ledger.answers:
            raise self._curtain()

    def _check_draft(self) -> None:
        """What others are told, or the house thinks about, is the table as it is, without a draft."""
        if self._client_view.draft is not None:
            raise Refusal("refused-draft-first")

    def _check_begun(self) -> None:
        if self._table.waiting:
            raise Refusal("refused-waiting")

    def _check_playing(self) -> None:
        self._check_begun()
        if not self._client_view.seats:
            raise Refusal("refused-watching")
        if self._client_view.move is not None:
            raise Refusal("refused-replay")

    def _curtain(self) -> Refusal:
        """Neither a move nor a question may tell what the person who decides has in secret."""
        return Refusal("refused-curtain", {"player_seat": int(self._table.state.player)})

    def _why(self, action: int) -> Because:
        """Why an action is not allowed now."""
        self._check_begun()
        texts, state = self._client_view.texts, self._client_view.state
        if self._client_view.move is not None:
            return Because(text=texts.refusal(Refusal("refused-replay")), clause="")
        if self._table.closed:
            return Because(text=texts.refusal(Refusal("refused-closed-host")), clause="")
        if self._client_view.draft is not None and self._client_view.draft.complete:
            return Because(text=texts.refusal(Refusal("refused-draft-complete")), clause="")
        if not state.is_over and state.player not in self._client_view.seats:
            return Because(text=texts.refusal(Refusal("refused-turn", {"player_seat": int(state.player)})), clause="")
        if self._client_view.curtain:
            return Because(text=texts.refusal(self._curtain()), clause="")
        if state.is_legal(action):
            return Because(text=texts.refusal(Refusal("because-allowed")), clause="")
        refused = texts.refused(self._table.game.refuse(state, action))
        return Because(text=refused.text, clause=refused.clause)

    def _closer(self, name: str) -> CloserLook:
        """A closer look at a piece; one that has gone while it was asked about is nobody's mistake."""
        piece = self._client_view.piece(name)
        if piece is None:
            return CloserLook(piece=name)
        because = self._client_view.not_among(piece) if piece.why is None else self._why(piece.why)
        return CloserLook(piece=name, detail=self._client_view.about(piece), because=because)

    async def _look(self, look: Look) -> None:
        """Show the table differently."""
        client_view = self._client_view
        if look.move is not None and not 0 <= look.move <= len(self._table.ledger.moves):
            raise Refusal("refused-look", {"moves": len(self._table.ledger.moves)})
        if look.seat is not None:
            self._look_through(look.seat)
        if look.move is not None:
            await self._tables.looking_back.at(self._table, look.move, self._guest.person.id)
        if look.opened is not None:
            client_view.opened = look.opened
        onward = look.onward and client_view.move is not None and look.shape is None
        again = look.opened is None and not onward  # what is opened or closed changes by as much as that
        client_view.shape = look.shape or client_view.shape
        client_view.move = None if look.live else look.move if look.move is not None else client_view.move
        await self._outgoing.show(fresh=again, anyway=True)
        if look.move is not None and not look.live:
            await self._look_ahead(look.move, look.ahead)

    async def _look_ahead(self, move: int, steps: int) -> None:
        """Show the moves after one, too, one after the other; as far as whoever asks can pay for it."""
        for following in range(move + 1, min(move + steps, len(self._table.ledger.moves)) + 1):
            if self._guest.has_spent_all:
                return
            await self._tables.looking_back.at(self._table, following, self._guest.person.id)
            self._client_view.move = following
            await self._outgoing.show(fresh=False, anyway=True)

    def _look_through(self, seat: int) -> None:
        """Once a game is over, everybody may see it with anybody's eyes; -1 are one's own again."""
        if not self._table.state.is_over or seat >= self._table.row.players:
            raise Refusal("refused-eyes")
        self._client_view.through = seat if seat >= 0 else None


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
