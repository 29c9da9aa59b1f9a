"""Sends the letters that are due: each once, whichever process claims it, unless it has nothing to say any more."""

import asyncio
import logging
import time
from typing import Final, Literal

from alehouse.house.channel import Channel
from alehouse.house.keys import Keys
from alehouse.house.rows import LetterRow, PersonRow, TableRow
from alehouse.house.storage import StorageFailed
from alehouse.server.notify.hooks import Hooks
from alehouse.server.notify.mail import Mailer, Undeliverable
from alehouse.server.notify.news import QUESTIONS, Kind, News, kind_of, news, question, way_back
from alehouse.server.notify.push import Pusher
from alehouse.server.settings import Settings
from alehouse.server.storage.outbox import LEASE, LINK, wanted
from alehouse.server.storage.storage import Storage

AT_ONCE: Final = 8  # letters that are under way at a time
ATTEMPTS: Final = 12  # over some twenty hours; then a letter is given up
LINK_MINUTES: Final = 30  # for which a link that adds a device can be opened: letters take their time
FIRST_PAUSE: Final = 30.0  # seconds before a letter is tried again; it doubles
LONGEST_PAUSE: Final = 6 * 3600.0
HOURS: Final = 48  # for which the link in a letter that asks whether an address is right can be opened
HOUR: Final = 3600  # seconds
CALLS_AN_HOUR: Final = 30  # of one person's service
ASKED_A_DAY: Final = 12  # tables to which somebody is asked by letters, in each way, whoever keeps seats for them
DAY: Final = 24 * HOUR
PAUSE: Final = 1.0  # seconds between attempts to write down what became of a letter

Done = Literal["sent", "dropped", "failed"]

log = logging.getLogger("alehouse.server")


class Sender:
    """Claims letters, sends them, and writes down what became of them."""

    def __init__(
        self, storage: Storage, channel: Channel, settings: Settings, pusher: Pusher | None, keys: Keys
    ) -> None:
        self._storage = storage
        self._channel = channel
        self._address = settings.address
        self._mailer = Mailer(settings.mail) if settings.mail.host else None
        self._pusher = pusher
        self._hooks = Hooks(settings.hook)
        self._keys = keys

    async def send_due(self) -> None:
        """Send everything that is due."""
        while letters := await self._storage.outbox.claim(AT_ONCE):
            await asyncio.gather(*map(self._deliver, letters))

    async def _deliver(self, letter: LetterRow) -> None:
        """Bring a letter to its end, or put it off."""
        until = time.monotonic() + LEASE
        done: Done | None = None
        try:
            done = await self._send(letter)
        except Undeliverable as problem:
            log.warning("a letter cannot be delivered letter=%s by=%s reason=%s", letter.id, letter.channel, problem)
            done = "failed"
        except Exception as error:  # whatever is wrong with this letter, the others are sent
            unforeseen = None if isinstance(error, (OSError, StorageFailed)) else error
            said = (letter.id, letter.channel, error)
            log.warning("a letter was not sent letter=%s by=%s reason=%s", *said, exc_info=unforeseen)
        await self._write_down(letter, done, until)

    async def _send(self, letter: LetterRow) -> Done:
        """Send a letter if it still has something to say and its reader wants to hear it."""
        person = await self._storage.people.get(letter.person)
        if person is None:
            return "dropped"
        if letter.channel == LINK:
            return await self._send_link(letter, person)
        if letter.table_id is None:
            return await self._ask(letter, person)
        found = await self._storage.tables.get(letter.table_id)
        if found is None or not wanted(person.settings, letter.channel, letter.table_id):
            return "dropped"
        row, moves = found
        kind = kind_of(letter, row, moves)
        if kind is None or await self._looks(person, row) or not await self._bearable(letter, kind):
            return "dropped"
        told = news(kind, row, person, self._address)
        if letter.channel == "mail":
            return await self._mail(letter, person, told) if person.confirmed else "dropped"
        return await (self._push(letter, told) if letter.channel == "push" else self._hook(letter, told))

    async def _looks(self, person: PersonRow, row: TableRow) -> bool:
        """Whether somebody sees for themselves what a letter about a table says: a rematch is asked for at both."""
        asking = [row.before] if row.status == "open" and row.before else []
        return any([person.id in await self._channel.present(table_id) for table_id in (row.id, *asking)])

    async def _bearable(self, letter: LetterRow, kind: Kind) -> bool:
        """Whether somebody was not asked to very many tables today: anybody who has met them may ask."""
        counted = self._keys.alias(letter.person, f"asked {letter.channel}")
        again = letter.attempts > 0
        return kind not in QUESTIONS or again or await self._channel.allows(counted, ASKED_A_DAY, DAY)

    async def _ask(self, letter: LetterRow, person: PersonRow) -> Done:
        """Ask whether an address is right."""
        if person.confirmed:
            return "dropped"
        token = self._keys.token(letter.id, person.email, 3600 * HOURS)
        return await self._mail(letter, person, question(person, f"{self._address.rstrip('/')}/confirm/{token}", HOURS))

    async def _send_link(self, letter: LetterRow, person: PersonRow) -> Done:
        """Send a link that adds a device; it is made now, so that it is as good as new when it arrives."""
        if not person.confirmed:
            return "dropped"
        token = await self._storage.devices.link(person.id, 60 * LINK_MINUTES)
        link = f"{self._address.rstrip('/')}/add/{token}"
        return await self._mail(letter, person, way_back(person, link, LINK_MINUTES))

    async def _mail(self, letter: LetterRow, person: PersonRow, told: News) -> Done:
        if self._mailer is None or not person.email:
            return "dropped"
        await self._mailer.send(letter, person.email, told)
        return "sent"

    async def _push(self, letter: LetterRow, told: News) -> Done:
        """Push to every browser of a person; whoever was reached in one of them has been told."""
        if self._pusher is None:
            return "dropped"
        reached, problem = False, None
        for endpoint, keys in await self._storage.outbox.subscriptions_of(letter.person):
            try:
                if await self._pusher.push(letter, endpoint, keys, told) == "gone":
                    await self._storage.outbox.unsubscribe(letter.person, endpoint)
                else:
                    reached = True
            except OSError as error:
                problem = error
        if problem and not reached:
            raise problem
        return "sent" if reached else "dropped"

    async def _hook(self, letter: LetterRow, told: News) -> Done:
        """Call the service of a person, if there is one, and not too often."""
        hook = await self._storage.outbox.hook_of(letter.person)
        counted = self._keys.alias(letter.person, "hooks")
        if hook is None or not await self._channel.allows(counted, CALLS_AN_HOUR, HOUR):
            return "dropped"
        await self._hooks.call(hook, told)
        return "sent"

    async def _write_down(self, letter: LetterRow, done: Done | None, until: float) -> None:
        """Keep what became of a letter, even if the database is away for a while: nobody is to send it again."""
        while True:
            try:
                if done is None and letter.attempts + 1 < ATTEMPTS:
                    pause = min(FIRST_PAUSE * 2**letter.attempts, LONGEST_PAUSE)
                    return await self._storage.outbox.postpone(letter, pause)
                return await self._storage.outbox.settle(letter, done or "failed")
            except StorageFailed:
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(PAUSE)
