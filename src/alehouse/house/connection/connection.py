"""A browser at a table, from the moment when it comes until it leaves."""

import asyncio
import contextlib
import logging
from typing import Final

import msgspec

from alehouse.house.connection.chat import Chat
from alehouse.house.connection.client_view import ClientView
from alehouse.house.connection.guest import Guest, Welcome, check_welcome
from alehouse.house.connection.incoming import Incoming
from alehouse.house.connection.lesson_view import LessonView
from alehouse.house.connection.outgoing import Guide, Outgoing
from alehouse.house.connection.tips import Tips
from alehouse.house.fairness.metering import metered
from alehouse.house.keys import Keys
from alehouse.house.line import HungUp, Line
from alehouse.house.protocol.server import Refused
from alehouse.house.refusal import Refusal
from alehouse.house.rows import PersonRow
from alehouse.house.storage import Storage, StorageFailed
from alehouse.house.tables.lesson_table import LessonTable
from alehouse.house.tables.tables import Tables

TURNED_AWAY: Final = 4000  # close codes from here on are ours: 4401 for a device that was removed
FEW: Final = 20  # browsers at a table that are all shown everything at once
CROWD: Final = 300.0  # spectators at a table who are shown a change in a second
# What a browser sends over a quiet line, ever again: it is answered before anything is decoded or reckoned.
BEAT: Final = '{"type":"beat"}'
SEEN_EVERY: Final = 10.0  # seconds between two signs that somebody is there

log = logging.getLogger("alehouse.house")


class Connection:
    """One line to a browser. Whatever happens to it, the table keeps what was acknowledged."""

    def __init__(
        self,
        line: Line,
        client_view: ClientView,
        person: PersonRow,
        tables: Tables,
        keys: Keys,
        tips: bool = False,
        welcome: Welcome | None = None,
    ) -> None:
        self._line = line
        self._tables = tables
        self._table = client_view.table
        self._guest = Guest(person, client_view.table, tables, welcome)
        chat = Chat(client_view, self._guest, tables, keys)
        guide = guide_of(client_view, person, tables.storage, tips)
        self.outgoing: Final = Outgoing(line, client_view, chat, keys, tables.drawing, self._guest.sharers, guide)
        self.incoming: Final = Incoming(self.outgoing, self._guest, chat, tables, keys)
        self._changed = asyncio.Event()
        self._doubted = asyncio.Event()

    async def run(self) -> None:
        """Serve the browser until it leaves."""
        person = self._guest.person.id
        await metered(self._arrive(person), self._guest.spend)
        tasks = [asyncio.create_task(work()) for work in (self._keep_up, self._be_seen, self._be_sure)]
        try:
            await self._tables.turnstile.enter(self._guest.household)
            await metered(self._show_all(), self._guest.spend)
            while True:
                text = await self._line.receive()
                if text == BEAT and self.incoming.may_beat():
                    await self.outgoing.beat()
                    continue
                await self._tables.turnstile.enter(self._guest.household)
                await metered(self.incoming.answer(text), self._guest.spend)
                await asyncio.sleep(0)  # where many messages have come at once, nothing above waits: others' turn
        except HungUp:
            pass
        finally:
            self._table.unwatch(self._changed.set)
            self._tables.wires.discard(person, self._doubt)
            self.incoming.leave()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._tables.go(self._table, person)

    async def _arrive(self, person: str) -> None:
        self._table.watch(self._changed.set)
        self._tables.wires.add(person, self._doubt)
        await self._tables.arrive(self._table, person)

    async def _show_all(self) -> None:
        await self.outgoing.show_presence()
        await self.outgoing.show(fresh=True)

    async def _be_seen(self) -> None:
        while True:
            await self._tables.clock.sleep(SEEN_EVERY)
            await self._tables.be_seen(self._table, self._guest.person.id)
            self._doubted.set()

    def _doubt(self) -> None:
        """Look up whether this is still a device of its owner's; until then nothing that it says is answered."""
        self._guest.doubt()
        self._doubted.set()

    async def _be_sure(self) -> None:
        """Hang up as soon as this device is nobody's any more."""
        with contextlib.suppress(HungUp):
            while True:
                await self._doubted.wait()
                self._doubted.clear()
                try:
                    await self._guest.know()
                except StorageFailed:
                    continue
                except Refusal as refusal:
                    await self._turn_away(refusal)
                    return

    async def _turn_away(self, refusal: Refusal) -> None:
        await turn_away(self._line, self.outgoing.client_view.texts.refusal(refusal), TURNED_AWAY + refusal.status)

    @property
    def _in_a_crowd(self) -> bool:
        return len(self._table.watchers) > FEW and not self.outgoing.client_view.seats

    async def _let_others_first(self) -> None:
        """Where very many look on, they see a change a moment later, and several changes as one."""
        if self._in_a_crowd:
            await self._tables.clock.sleep(len(self._table.watchers) / CROWD)

    async def _keep_up(self) -> None:
        """Show every change; several that come while one is being sent are shown as one."""
        with contextlib.suppress(HungUp):
            while True:
                await self._changed.wait()
                await self._let_others_first()
                await self._tables.turnstile.enter(self._guest.household)
                self._changed.clear()
                try:
                    check_welcome(self._table, self._guest.person.id)
                except Refusal as refusal:
                    await self._turn_away(refusal)
                    return
                try:
                    await self.outgoing.show_presence()
                    if not self._in_a_crowd:
                        await self.outgoing.pass_by()
                    await self.outgoing.show(fresh=False)
                except HungUp:
                    raise
                except Exception:
                    log.exception("a change could not be shown table=%s", self._table.id)


def guide_of(client_view: ClientView, person: PersonRow, storage: Storage, tips: bool) -> Guide | None:
    """What helps somebody at this table: its lesson, or else the tips of whoever plays and wants them."""
    if isinstance(client_view.table, LessonTable):
        return LessonView(client_view.table, client_view)
    return Tips(client_view, person, storage) if tips and client_view.seats else None


async def turn_away(line: Line, text: str, code: int) -> None:
    """Say why there is nothing to see, and hang up."""
    await line.send(msgspec.json.encode(Refused(text=text)).decode())
    await line.close(code)
