"""A browser at a table: answers its messages one by one and keeps its screen up to date."""

import asyncio
import contextlib
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from alehouse.core.errors import AlehouseError, IllegalAction
from alehouse.server.protocol import Because, Client, Done, Look, Move, Refused, Server, Sit, Undo, Unfold, Watch, Why
from alehouse.server.refusal import Refusal
from alehouse.server.screen import Screen

LONGEST_MESSAGE: Final = 4096  # characters; nothing a browser has to say is longer
LONGEST_CLICK: Final = 64
ON_THE_WAY: Final = 10_000  # characters; after so much no further step of a decision is shown, on a slow line

log = logging.getLogger("alehouse.server")


class Connection:
    """One WebSocket. Whatever happens to it, the table keeps what was acknowledged."""

    def __init__(self, socket: WebSocket[Any, Any, Any], screen: Screen, pace: float) -> None:
        self._socket = socket
        self._pace = pace  # seconds for each moment on the way, so that people can follow
        self._screen = screen
        self._table = screen.table
        self._sending = asyncio.Lock()
        self._moved = asyncio.Event()

    async def run(self) -> None:
        """Serve the browser until it leaves."""
        self._table.watchers.add(self._moved.set)
        keeper = asyncio.create_task(self._keep_up())
        try:
            await self._show(fresh=True)
            while True:
                await self._answer(await self._socket.receive_data("text"))
        except (WebSocketDisconnect, OSError):
            pass
        finally:
            self._table.watchers.discard(self._moved.set)
            keeper.cancel()
            await asyncio.gather(keeper, return_exceptions=True)

    async def _keep_up(self) -> None:
        """Show every change; several that come while one is being sent are shown as one."""
        with contextlib.suppress(WebSocketDisconnect, OSError):
            while True:
                await self._moved.wait()
                self._moved.clear()
                await self._pass_by()
                await self._show(fresh=False)

    async def _pass_by(self) -> None:
        """What happened since the last decision, step by step, unless the table has moved on meanwhile.

        The first decision after a page was opened is shown at once: what is new to it costs most then.
        """
        seq = self._table.ledger.seq
        sent = 0
        for stop in self._table.stops if self._pace and not self._screen.fresh else []:
            moved_on = self._screen.seq == seq or self._table.ledger.seq != seq
            if self._screen.move is not None or moved_on or sent > ON_THE_WAY:
                return
            async with self._sending:
                sent += await self._send_now(self._screen.pass_by(stop))
            await asyncio.sleep(self._pace)

    async def _show(self, fresh: bool, anyway: bool = False) -> None:
        """Show the table if it has changed, or `anyway`."""
        async with self._sending:
            if fresh or anyway or self._screen.seq != self._table.ledger.seq:
                await self._send_now(self._update(fresh))

    def _update(self, fresh: bool) -> Server:
        try:
            return self._screen.update(fresh)
        except Exception:
            log.exception("a table could not be shown table=%s", self._table.id)
            return self._screen.texts.refused(Refusal("refused-by-mistake"))

    async def _send(self, message: Server) -> None:
        async with self._sending:
            await self._send_now(message)

    async def _send_now(self, message: Server) -> int:
        """Send a message; how long it is before it is compressed."""
        text = msgspec.json.encode(message).decode()
        await self._socket.send_text(text)
        return len(text)

    # ── answers ───────────────────────────────────────────────────────────────────────────────────

    async def _answer(self, text: str) -> None:
        message: Client | None = None
        try:
            message = _decode(text)
            await self._do(message)
        except (Refusal, IllegalAction) as problem:
            await self._refuse(problem, message)
        except AlehouseError as error:
            said = self._screen.texts.house.explain(error)
            await self._refuse(Refusal("refused-request", {"problem": said}), message)
        except (WebSocketDisconnect, OSError):
            raise
        except Exception:
            log.exception("a message could not be answered table=%s message=%.200s", self._table.id, text)
            await self._refuse(Refusal("refused-by-mistake"), message)

    async def _refuse(self, problem: Refusal | IllegalAction, message: Client | None) -> None:
        refused = self._screen.texts.refused(problem)
        if isinstance(message, Move):
            refused.client_id = message.client_id
        await self._send(refused)
        if isinstance(problem, Refusal) and problem.stale:
            await self._show(fresh=True)

    async def _do(self, message: Client) -> None:
        match message:
            case Move():
                await self._move(message)
            case Undo():
                self._check_playing()
                await self._table.undo(message.seq)
            case Why():
                await self._send(self._why(message.action))
            case Look():
                await self._look(message)
            case Unfold():
                unfolded = self._screen.unfold(message.what)
                unfolded.because = None if message.why is None else self._why(message.why)
                await self._send(unfolded)
            case Watch():
                self._screen.tab = message.tab
            case Sit():
                self._check_playing()
                self._screen.sit(message.seat)
                await self._show(fresh=False, anyway=True)

    async def _move(self, move: Move) -> None:
        if not 0 < len(move.client_id) <= LONGEST_CLICK:
            raise Refusal("refused-message", {"problem": "client_id"})
        self._check_playing()
        ledger = self._table.ledger
        if self._screen.curtain and move.seq == ledger.seq and move.client_id not in ledger.answers:
            raise self._curtain()
        seq = await self._table.decide(move.action, move.seq, move.client_id)
        await self._send(Done(client_id=move.client_id, seq=seq))

    def _check_playing(self) -> None:
        if not self._screen.owner:
            raise Refusal("refused-watching")
        if self._screen.move is not None:
            raise Refusal("refused-replay")

    def _curtain(self) -> Refusal:
        """Neither a move nor a question may tell what the person who decides has in secret."""
        return Refusal("refused-curtain", {"player_seat": int(self._table.state.player)})

    def _why(self, action: int) -> Because:
        """Why an action is not allowed now."""
        texts, state = self._screen.texts, self._table.state
        if self._screen.move is not None:
            return Because(text=texts.refusal(Refusal("refused-replay")), clause="")
        if not state.is_over and (not self._screen.owner or state.player not in self._table.people):
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
        screen.shape = look.shape or screen.shape
        screen.move = None if look.live else look.move if look.move is not None else screen.move
        await self._show(fresh=True)


def _decode(text: str) -> Client:
    if len(text) > LONGEST_MESSAGE:
        raise Refusal("refused-too-long")
    try:
        message: Client = msgspec.json.decode(text, type=Client)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("refused-message", {"problem": str(error)}) from error
    return message


async def turn_away(socket: WebSocket[Any, Any, Any], text: str, code: int) -> None:
    """Say why there is nothing to see, and hang up."""
    await socket.send_text(msgspec.json.encode(Refused(text=text)).decode())
    await socket.close(code)
