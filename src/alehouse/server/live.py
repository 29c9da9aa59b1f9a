"""A browser at a table, from the moment when it comes until it leaves."""

import asyncio
import contextlib
import logging
from functools import partial
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from alehouse.server.answers import Answers
from alehouse.server.guest import Guest
from alehouse.server.keep.database import StorageFailed
from alehouse.server.keep.rows import PersonRow
from alehouse.server.keys import Keys
from alehouse.server.metering import metered
from alehouse.server.protocol.server import Refused
from alehouse.server.refusal import Refusal
from alehouse.server.screen import Screen
from alehouse.server.tables import Tables
from alehouse.server.talk import Talk
from alehouse.server.window import Window

MOVED: Final = 4403  # the close code for whoever has moved to another device
FEW: Final = 20  # browsers at a table that are all shown everything at once
CROWD: Final = 300.0  # spectators at a table who are shown a change in a second
SEEN_EVERY: Final = 10.0  # seconds between two signs that somebody is there

log = logging.getLogger("alehouse.server")


class Connection:
    """One WebSocket. Whatever happens to it, the table keeps what was acknowledged."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], screen: Screen, person: PersonRow, tables: Tables, keys: Keys
    ) -> None:
        self._socket = socket
        self._tables = tables
        self._table = screen.table
        self._guest = Guest(person, screen.table, tables.keep.people)
        talk = Talk(screen, self._guest, tables, keys)
        sharers = tables.households.sharers([person.id], screen.table.id)
        self.window: Final = Window(socket, screen, talk, tables.pace, tables.drawing, sharers)
        self.answers: Final = Answers(self.window, self._guest, talk, tables)
        self._spend = partial(tables.budgets.spend, tables.households.counted(person.id), person.id)
        self._moved = asyncio.Event()

    async def run(self) -> None:
        """Serve the browser until it leaves."""
        person = self._guest.person.id
        await metered(self._arrive(person), self._spend)
        tasks = [asyncio.create_task(self._keep_up()), asyncio.create_task(self._be_seen())]
        try:
            await metered(self._show_all(), self._spend)
            while True:
                text = await self._socket.receive_data("text")
                await metered(self.answers.answer(text), self._spend)
                await asyncio.sleep(0)  # where many messages have come at once, nothing above waits: others' turn
        except (WebSocketDisconnect, OSError):
            pass
        finally:
            self._table.unwatch(self._moved.set)
            self.answers.leave()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._tables.go(self._table, person)

    async def _arrive(self, person: str) -> None:
        self._table.watch(self._moved.set)
        await self._tables.arrive(self._table, person)

    async def _show_all(self) -> None:
        await self.window.show_room()
        await self.window.show(fresh=True)

    async def _be_seen(self) -> None:
        while True:
            await asyncio.sleep(SEEN_EVERY)
            await self._tables.be_seen(self._table, self._guest.person.id)
            try:
                await self._guest.know()
            except StorageFailed:
                continue
            except Refusal as refusal:
                await self._turn_away(refusal)
                return

    async def _turn_away(self, refusal: Refusal) -> None:
        await turn_away(self._socket, self.window.screen.texts.refusal(refusal), MOVED)

    async def _let_others_first(self) -> None:
        """Where very many look on, they see a change a moment later, and several changes as one."""
        spectators = len(self._table.watchers)
        if spectators > FEW and not self.window.screen.seats:
            await asyncio.sleep(spectators / CROWD)

    async def _keep_up(self) -> None:
        """Show every change; several that come while one is being sent are shown as one."""
        with contextlib.suppress(WebSocketDisconnect, OSError):
            while True:
                await self._moved.wait()
                await self._let_others_first()
                self._moved.clear()
                try:
                    self._guest.check()
                except Refusal as refusal:
                    await self._turn_away(refusal)
                    return
                try:
                    await self.window.show_room()
                    await self.window.pass_by()
                    await self.window.show(fresh=False)
                except (WebSocketDisconnect, OSError):
                    raise
                except Exception:
                    log.exception("a change could not be shown table=%s", self._table.id)


async def turn_away(socket: WebSocket[Any, Any, Any], text: str, code: int) -> None:
    """Say why there is nothing to see, and hang up."""
    await socket.send_text(msgspec.json.encode(Refused(text=text)).decode())
    await socket.close(code)
