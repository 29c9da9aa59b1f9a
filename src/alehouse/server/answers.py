"""What a browser says at a table: each message is answered, or refused with a reason."""

import logging
from typing import Final

import msgspec
from litestar.exceptions import WebSocketDisconnect

from alehouse.core.errors import AlehouseError, IllegalAction
from alehouse.server import metrics, seating, undoing
from alehouse.server.flood import Bucket
from alehouse.server.forms import checked_name
from alehouse.server.guest import Guest
from alehouse.server.hinting import Hinting
from alehouse.server.keep.database import StorageFailed
from alehouse.server.protocol.client import (
    Agree,
    Client,
    Hint,
    Leave,
    Look,
    Move,
    Mute,
    Return,
    Say,
    Sit,
    Start,
    Take,
    Undo,
    Unfold,
    Watch,
    Why,
    Wish,
)
from alehouse.server.protocol.server import Because, Done
from alehouse.server.refusal import Refusal, lost
from alehouse.server.tables import Tables
from alehouse.server.talk import Talk
from alehouse.server.window import Window

LONGEST_MESSAGE: Final = 4096  # characters; nothing a browser has to say is longer
LONGEST_CLICK: Final = 64
TRY_LATER: Final = 1013  # the close code for whoever may come back soon
LOOKING: Final = (Look, Unfold, Why, Hint)  # what is not needed to play, and costs the house most
FLOODING: Final = 1008  # the close code for whoever does not stop sending

log = logging.getLogger("alehouse.server")


class Answers:
    """Answers one browser's messages, one by one."""

    def __init__(self, window: Window, guest: Guest, talk: Talk, tables: Tables) -> None:
        self._window = window
        self._screen = window.screen
        self._table = window.screen.table
        self._guest = guest
        self._talk = talk
        self._tables = tables
        self._hinting = Hinting(window, tables)
        self._budgets = tables.budgets
        self._payer = tables.households.counted(guest.person.id), guest.person.id  # who pays for what is asked here
        self._bucket = Bucket()

    async def answer(self, text: str) -> None:
        """Answer a message, whatever it is."""
        message: Client | None = None
        try:
            await self._check_flood()
            message = _decode(text)
            self._guest.check()
            if isinstance(message, LOOKING):
                self._budgets.check(*self._payer)
            await self._do(message)
        except (Refusal, IllegalAction) as problem:
            await self._refuse(problem, message)
        except StorageFailed as error:
            await self._refuse(lost(error), message)
        except AlehouseError as error:
            said = self._screen.texts.house.explain(error)
            await self._refuse(Refusal("refused-request", {"problem": said}), message)
        except (WebSocketDisconnect, OSError):
            raise
        except Exception:
            log.exception("a message could not be answered table=%s kind=%s", self._table.id, type(message).__name__)
            await self._refuse(Refusal("refused-by-mistake"), message)

    def leave(self) -> None:
        """The browser is closed."""
        self._hinting.leave()

    async def _check_flood(self) -> None:
        """Whoever sends too much is told so, and hung up on after a while; at once, if the household owes too much."""
        if self._budgets.owes_much(self._payer[0]):
            await self._window.close(TRY_LATER)
            raise WebSocketDisconnect(detail="too much was asked for", code=TRY_LATER)
        if self._bucket.take():
            return
        if self._bucket.overdrawn:
            await self._window.close(FLOODING)
            raise WebSocketDisconnect(detail="too many messages", code=FLOODING)
        raise Refusal("refused-flood")

    async def _refuse(self, problem: Refusal | IllegalAction, message: Client | None) -> None:
        metrics.refusals.labels(problem.key).inc()
        refused = self._screen.texts.refused(problem)
        if isinstance(message, Move):
            refused.client_id = message.client_id
        await self._window.send(refused)
        if isinstance(problem, Refusal) and problem.stale:
            await self._window.show_room()
            await self._window.show(fresh=not self._budgets.spent(*self._payer))  # what differs is shown in any case

    async def _do(self, message: Client) -> None:
        match message:
            case Move():
                await self._move(message)
            case Undo():
                self._check_playing()
                await undoing.undo(self._table, message.seq, self._screen.seats)
            case Why():
                await self._window.send(self._why(message.action))
            case Hint():
                self._check_playing()
                await self._hinting.ask(message.seq)
            case Look():
                await self._look(message)
            case Unfold():
                self._check_begun()
                unfolded = self._screen.unfold(message.what)
                unfolded.because = None if message.why is None else self._why(message.why)
                await self._window.send(unfolded)
            case Watch():
                self._screen.tab = message.tab
            case Sit():
                self._check_playing()
                self._screen.sit(message.seat)
                await self._window.show(fresh=False, anyway=True)
            case Say():
                await self._guest.know()
                await self._talk.say(message.text)
            case Mute():
                await self._guest.know()
                await self._talk.mute(message.voice, message.mute)
            case _:
                await self._meet(message)

    async def _meet(self, message: Take | Start | Leave | Return | Wish | Agree) -> None:
        """What concerns everybody at the table."""
        await self._guest.know()
        table, person = self._table, self._guest.person.id
        match message:
            case Take():
                name = checked_name(message.name)
                await self._tables.keep.people.keep(self._guest.person)
                await self._guest.be_called(name)
                await seating.sit(table, message.seat, self._guest.person, name)
            case Start():
                if person != table.row.host:
                    raise Refusal("refused-host")
                await seating.start(table)
            case Leave():
                await seating.stand_up(table, person)
                await undoing.ask_fewer(table)
            case Return():
                await seating.come_back(table, person)
            case Wish():
                self._check_playing()
                await undoing.wish(table, message.seq, message.moves, self._screen.seats)
            case Agree():
                self._check_playing()
                if message.agree:
                    await undoing.agree(table, message.seq, self._screen.seats)
                else:
                    await undoing.refuse(table, message.seq)

    async def _move(self, move: Move) -> None:
        if not 0 < len(move.client_id) <= LONGEST_CLICK or not move.client_id.isprintable():
            raise Refusal("refused-message", {"problem": "client_id"})
        self._check_playing()
        ledger = self._table.ledger
        if self._screen.curtain and move.seq == ledger.seq and move.client_id not in ledger.answers:
            raise self._curtain()
        seq = await self._table.decide(move.action, move.seq, move.client_id, self._screen.seats)
        await self._window.send(Done(client_id=move.client_id, seq=seq))

    def _check_begun(self) -> None:
        if self._table.waiting:
            raise Refusal("refused-waiting")

    def _check_playing(self) -> None:
        self._check_begun()
        if not self._screen.seats:
            raise Refusal("refused-watching")
        if self._screen.move is not None:
            raise Refusal("refused-replay")

    def _curtain(self) -> Refusal:
        """Neither a move nor a question may tell what the person who decides has in secret."""
        return Refusal("refused-curtain", {"player_seat": int(self._table.state.player)})

    def _why(self, action: int) -> Because:
        """Why an action is not allowed now."""
        self._check_begun()
        texts, state = self._screen.texts, self._table.state
        if self._screen.move is not None:
            return Because(text=texts.refusal(Refusal("refused-replay")), clause="")
        if not state.is_over and state.player not in self._screen.seats:
            return Because(text=texts.refusal(Refusal("refused-turn", {"player_seat": int(state.player)})), clause="")
        if self._screen.curtain:
            return Because(text=texts.refusal(self._curtain()), clause="")
        if state.is_legal(action):
            return Because(text=texts.refusal(Refusal("because-allowed")), clause="")
        refused = texts.refused(self._table.game.refuse(state, action))
        return Because(text=refused.text, clause=refused.clause)

    async def _look(self, look: Look) -> None:
        """Show the table differently."""
        screen = self._screen
        if look.move is not None and not 0 <= look.move <= len(self._table.ledger.moves):
            raise Refusal("refused-look", {"moves": len(self._table.ledger.moves)})
        if look.seat is not None:
            self._look_through(look.seat)
        if look.opened is not None:
            screen.opened = look.opened
        again = look.opened is None  # what is opened or closed changes by as much as that
        screen.shape = look.shape or screen.shape
        screen.move = None if look.live else look.move if look.move is not None else screen.move
        await self._window.show(fresh=again, anyway=True)

    def _look_through(self, seat: int) -> None:
        """Once a game is over, everybody may see it with anybody's eyes; -1 are one's own again."""
        if not self._table.state.is_over or seat >= self._table.row.players:
            raise Refusal("refused-eyes")
        self._screen.through = seat if seat >= 0 else None


def _decode(text: str) -> Client:
    if len(text) > LONGEST_MESSAGE:
        raise Refusal("refused-too-long")
    try:
        message: Client = msgspec.json.decode(text, type=Client)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("refused-message", {"problem": str(error)}) from error
    return message
