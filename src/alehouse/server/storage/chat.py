"""What people say at tables."""

from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from alehouse.house.rows import GUEST, Among, ChatRow, now
from alehouse.server.storage.database import Database
from alehouse.server.storage.schema import chat, tables

KEPT: Final = 1_000  # lines of a table, the newest; nobody is shown as many


class ChatStore:
    """The newest lines of each table; whoever is deleted takes the own ones along."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def say(self, table_id: str, among: Among, person: str, name: str, text: str, phrase: str = "") -> int:
        """Add a line; returns its number. Whoever has no name gets a number among those who have none, see `GUEST`."""
        line = {"table_id": table_id, "among": among, "person": person, "text": text, "said": now()} | {
            "phrase": phrase
        }

        def work(connection: Connection) -> int:
            called = {"name": name or _guest(connection, table_id, person)}
            said = int(connection.execute(chat.insert().returning(chat.c.id), line | called).scalar_one())
            _drop_old(connection, table_id)
            return said

        return await self._database.do(work)

    async def lines(self, table_id: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        """The newest lines of a table after a number, in order."""

        def work(connection: Connection) -> list[ChatRow]:
            wanted = sa.select(chat).where(chat.c.table_id == table_id, chat.c.id > after)
            found = connection.execute(wanted.order_by(chat.c.id.desc()).limit(limit)).all()
            return [msgspec.convert(row, ChatRow, from_attributes=True) for row in reversed(found)]

        return await self._database.do(work)


def _drop_old(connection: Connection, table_id: str) -> None:
    """However much is said at a table, it takes no more room than so many lines."""
    here = chat.c.table_id == table_id
    newest = sa.select(chat.c.id).where(here).order_by(chat.c.id.desc()).offset(KEPT).limit(1).scalar_subquery()
    connection.execute(chat.delete().where(here, chat.c.id <= newest))


def _guest(connection: Connection, table_id: str, person: str) -> str:
    """What is kept as the name of somebody who has none: the same at one table for as long as there are lines."""
    connection.execute(sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update())  # one after the other
    nameless = sa.select(chat.c.person, chat.c.name).where(chat.c.table_id == table_id, chat.c.name.startswith(GUEST))
    numbers = {row.person: int(row.name.removeprefix(GUEST)) for row in connection.execute(nameless.distinct())}
    return f"{GUEST}{numbers.get(person, max(numbers.values(), default=0) + 1)}"
