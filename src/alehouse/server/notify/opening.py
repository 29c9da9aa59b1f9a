"""Everything that turn-by-turn play needs while the house is open."""

from typing import Final

from alehouse.house.keys import Keys
from alehouse.house.tables.deadlines import Deadlines
from alehouse.house.tables.tables import Tables
from alehouse.server.notify.letters import ways_of
from alehouse.server.notify.push import Pusher
from alehouse.server.notify.rounds import Rounds
from alehouse.server.notify.sender import Sender
from alehouse.server.settings import Settings
from alehouse.server.storage.storage import Storage

EVERY: Final = 1.0  # seconds between two looks at letters that are due
DEADLINES_EVERY: Final = 5.0


async def pusher_of(storage: Storage, settings: Settings) -> Pusher | None:
    """Who sends pushes, with the key pair that the house has had since it first sent one."""
    return Pusher(settings.push, await storage.secret("vapid")) if settings.push.contact else None


async def begin_rounds(
    tables: Tables, storage: Storage, settings: Settings, pusher: Pusher | None, keys: Keys
) -> list[Rounds]:
    """Begin to look after deadlines and, where the house sends any, letters."""
    rounds = [Rounds("deadlines", Deadlines(tables).look, DEADLINES_EVERY)]
    if ways_of(settings):
        await storage.outbox.forget()
        sender = Sender(storage, tables.channel, settings, pusher, keys)
        rounds.append(Rounds("letters", sender.send_due, EVERY))
    return rounds
