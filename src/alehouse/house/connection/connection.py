"""A browser at a table: the line to it, who is there, and what it shows.

`serving.py` runs a connection, `incoming.py` answers what the browser says, `outgoing.py` shows it what has changed.
They and the chapters beside them are functions of a connection, which alone remembers.
"""

import asyncio
from typing import Final

import msgspec

from alehouse.house.connection.client_view import ClientView
from alehouse.house.connection.guest import Guest, Welcome
from alehouse.house.fairness.token_bucket import TokenBucket
from alehouse.house.keys import Keys
from alehouse.house.line import Line
from alehouse.house.protocol.server import Refused
from alehouse.house.rows import PersonRow
from alehouse.house.tables.tables import Tables

TURNED_AWAY: Final = 4000  # close codes from here on are ours: 4401 for a device that was removed
TRY_LATER: Final = 1013  # the close code for whoever may come back soon
# What a browser sends over a quiet line, ever again: it is answered before anything is decoded or reckoned.
BEAT: Final = '{"type":"beat"}'


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
        self.line: Final = line
        self.client_view: Final = client_view
        self.table: Final = client_view.table
        self.tables: Final = tables
        self.keys: Final = keys
        self.guest: Final = Guest(person, client_view.table, tables, welcome)
        self.tips: Final = tips and bool(client_view.seats)  # whether somebody plays here who wants them
        self.bucket = TokenBucket()  # how much was said of late
        self.hints: Final[set[asyncio.Task[None]]] = set()  # that are being thought about
        self.sending: Final = asyncio.Lock()  # messages go one after the other
        self.hearing: Final = asyncio.Lock()  # and what is said at the table is looked up once
        self.changed: Final = asyncio.Event()  # something at the table has
        self.doubted: Final = asyncio.Event()  # whether the device is still its owner's

    def doubt(self) -> None:
        """Look up whether this is still a device of its owner's; until then nothing that it says is answered."""
        self.guest.doubt()
        self.doubted.set()


async def turn_away(line: Line, text: str, code: int) -> None:
    """Say why there is nothing to see, and hang up."""
    await line.send(msgspec.json.encode(Refused(text=text)).decode())
    await line.close(code)
