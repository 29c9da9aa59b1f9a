"""What a browser is shown of a table: changes as they come, and answers in between."""

import asyncio
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket

from alehouse.server.fair_share import Sharers
from alehouse.server.keep.database import StorageFailed
from alehouse.server.lanes import Lane
from alehouse.server.protocol.server import Server
from alehouse.server.refusal import Refusal
from alehouse.server.room import RoomView
from alehouse.server.screen import Screen
from alehouse.server.talk import Talk

ON_THE_WAY: Final = 10_000  # characters; after so much no further step of a decision is shown, on a slow line

log = logging.getLogger("alehouse.server")


class Window:
    """A screen and the wire to it; messages go one after the other."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], screen: Screen, talk: Talk, pace: float, drawing: Lane, sharers: Sharers
    ) -> None:
        self._socket = socket
        self.screen: Final = screen
        self._table = screen.table
        self._room = RoomView(screen)
        self._talk = talk
        self._pace = pace  # seconds for each moment on the way, so that people can follow
        self._drawing = drawing  # tables are drawn one after the other
        self._sharers = sharers  # whoever looks here
        self._sending = asyncio.Lock()

    async def show_room(self) -> None:
        """Who is there and what was said, as far as the browser does not know it yet."""
        room = self._room.change()
        if room is not None:
            await self.send(room)
        try:
            said = await self._talk.news()
        except StorageFailed:
            return  # it is told with the next change
        if said is not None:
            await self.send(said)

    async def pass_by(self) -> None:
        """What happened since the last decision, step by step, unless the table has moved on meanwhile.

        The first decision after a page was opened is shown at once: what is new to it costs most then.
        """
        seq = self._table.ledger.seq
        sent = 0
        for stop in self._table.stops if self._pace and not self.screen.fresh else []:
            async with self._sending:
                async with self._drawing.place(self._sharers):
                    moved_on = self.screen.seq == seq or self._table.ledger.seq != seq
                    if self.screen.move is not None or moved_on or sent > ON_THE_WAY:
                        return
                    shown = self.screen.pass_by(stop)
                sent += await self._send_now(shown)
            await asyncio.sleep(self._pace)

    async def show(self, fresh: bool, anyway: bool = False) -> None:
        """Show the table if it has changed, or `anyway`; before the game begins there is nothing to show."""
        if self._table.waiting:
            return
        async with self._sending:
            fresh = fresh or self.screen.seats_changed()
            if fresh or anyway or self.screen.seq != self._table.ledger.seq:
                async with self._drawing.place(self._sharers):
                    shown = self._update(fresh)
                await self._send_now(shown)

    def _update(self, fresh: bool) -> Server:
        try:
            return self.screen.update(fresh)
        except Exception:
            log.exception("a table could not be shown table=%s", self._table.id)
            return self.screen.texts.refused(Refusal("refused-by-mistake"))

    async def send(self, message: Server) -> None:
        async with self._sending:
            await self._send_now(message)

    async def _send_now(self, message: Server) -> int:
        """Send a message; how long it is before it is compressed."""
        text = msgspec.json.encode(message).decode()
        await self._socket.send_text(text)
        return len(text)

    async def close(self, code: int) -> None:
        """Hang up."""
        await self._socket.close(code)
