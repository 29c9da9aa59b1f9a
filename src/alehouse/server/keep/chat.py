"""What people say at tables."""

from typing import Final, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from alehouse.server.keep.database import Database
from alehouse.server.keep.rows import ChatRow, now
from alehouse.server.keep.schema import chat, tables

GUEST: Final = "@"  # before a nameless guest's number; no name begins so


class ChatStore:
    """Lines are only ever added; whoever is deleted takes the own lines along."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def say(
        self, table_id: str, room: Literal["players", "spectators"], person: str, name: str, text: str
    ) -> int:
        """Add a line; returns its number. Whoever has no name gets a number among those who have none, see `GUEST`."""
        line = {"table_id": table_id, "room": room, "person": person, "text": text, "said": now()}

        def work(connection: Connection) -> int:
            called = {"name": name or _guest(connection, table_id, person)}
            return int(connection.execute(chat.insert().returning(chat.c.id), line | called).scalar_one())

        return await self._database.do(work)

    async def lines(self, table_id: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        """The newest lines of a table after a number, in order."""

        def work(connection: Connection) -> list[ChatRow]:
            wanted = sa.select(chat).where(chat.c.table_id == table_id, chat.c.id > after)
            found = connection.execute(wanted.order_by(chat.c.id.desc()).limit(limit)).all()
            return [msgspec.convert(row, ChatRow, from_attributes=True) for row in reversed(found)]

        return await self._database.do(work)


def _guest(connection: Connection, table_id: str, person: str) -> str:
    """What is kept as the name of somebody who has none: the same at one table for as long as there are lines."""
    connection.execute(sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update())  # one after the other
    nameless = sa.select(chat.c.person, chat.c.name).where(chat.c.table_id == table_id, chat.c.name.startswith(GUEST))
    numbers = {row.person: int(row.name.removeprefix(GUEST)) for row in connection.execute(nameless.distinct())}
    return f"{GUEST}{numbers.get(person, max(numbers.values(), default=0) + 1)}"
