"""What a browser is shown of a table: changes as they come, and answers in between."""

import asyncio
import logging
from typing import Final

import msgspec

from alehouse.house.connection.chat import Chat
from alehouse.house.connection.client_view import ClientView
from alehouse.house.connection.lesson_view import LessonView
from alehouse.house.connection.presence import Presence
from alehouse.house.connection.tips import Tips
from alehouse.house.fairness.fair_share import Sharers
from alehouse.house.fairness.lanes import Lane
from alehouse.house.keys import Keys
from alehouse.house.line import Line
from alehouse.house.protocol.server import Alive, Server
from alehouse.house.refusal import Refusal
from alehouse.house.storage import StorageFailed

ON_THE_WAY: Final = 10_000  # characters; after so much no further step to the present is shown, on a slow line

ALIVE: Final = msgspec.json.encode(Alive()).decode()

log = logging.getLogger("alehouse.house")

Guide = LessonView | Tips  # what helps somebody who learns: a lesson at its own table, tips at any other


class Outgoing:
    """A client view and the line to it; messages go one after the other."""

    def __init__(
        self,
        line: Line,
        client_view: ClientView,
        chat: Chat,
        keys: Keys,
        drawing: Lane,
        sharers: Sharers,
        guide: Guide | None,
    ) -> None:
        self._line = line
        self.client_view: Final = client_view
        self._table = client_view.table
        self._presence = Presence(client_view, keys)
        self._chat = chat
        self._drawing = drawing  # tables are drawn one after the other
        self._sharers = sharers  # whoever looks here
        self._guide = guide
        self._sending = asyncio.Lock()

    async def show_presence(self) -> None:
        """Who is there and what was said, as far as the browser does not know it yet."""
        people = self._presence.change()
        if people is not None:
            await self.send(people)
        try:
            said = await self._chat.news()
        except StorageFailed:
            return  # it is told with the next change
        if said is not None:
            await self.send(said)

    async def pass_by(self) -> None:
        """What happened since the table was last shown, step by step; each browser takes its time for it.

        The first decision after a page was opened is shown at once: what is new to it costs most then.
        """
        sent = 0
        while sent <= ON_THE_WAY:
            async with self._sending:
                async with self._drawing.place(self._sharers):
                    moment = self.client_view.next_moment()
                    if moment is None:
                        return
                    shown = self.client_view.pass_by(moment)
                sent += await self._send_now(shown)

    async def show(self, fresh: bool, anyway: bool = False) -> None:
        """Show the table if it has changed, or `anyway`; before the game begins there is nothing to show."""
        if self._table.waiting:
            return
        async with self._sending:
            fresh = fresh or self.client_view.is_another()
            if fresh or anyway or self.client_view.seq != self.client_view.now:
                lapse = self.client_view.lapse()
                if lapse is not None:
                    await self._send_now(self.client_view.texts.refused(lapse))
                async with self._drawing.place(self._sharers):
                    shown = self._update(fresh)
                await self._send_now(shown)
                await self._tell_what_to_know()

    async def _tell_what_to_know(self) -> None:
        """What somebody who learns is told about the table that is shown now."""
        try:
            told = await self._guide.news() if self._guide else None
        except StorageFailed:
            return  # the next table of this kind helps
        if told is not None:
            await self._send_now(told)

    def _update(self, fresh: bool) -> Server:
        try:
            return self.client_view.update(fresh)
        except Exception:
            log.exception("a table could not be shown table=%s", self._table.id)
            return self.client_view.texts.refused(Refusal("refused-by-mistake"))

    async def send(self, message: Server) -> None:
        async with self._sending:
            await self._send_now(message)

    async def _send_now(self, message: Server) -> int:
        """Send a message; how long it is before it is compressed."""
        text = msgspec.json.encode(message).decode()
        await self._line.send(text)
        return len(text)

    async def beat(self) -> None:
        """Give a sign of life."""
        async with self._sending:
            await self._line.send(ALIVE)

    async def close(self, code: int) -> None:
        """Hang up."""
        await self._line.close(code)
