"""What people say at tables."""

from typing import Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from alehouse.server.keep.database import Database
from alehouse.server.keep.rows import ChatRow, now
from alehouse.server.keep.schema import chat


class ChatStore:
    """Lines are only ever added; whoever is deleted takes the own lines along."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def say(
        self, table_id: str, room: Literal["players", "spectators"], person: str, name: str, text: str
    ) -> int:
        """Add a line; returns its number."""
        line = {"table_id": table_id, "room": room, "person": person, "name": name, "text": text, "said": now()}

        def work(connection: Connection) -> int:
            return int(connection.execute(chat.insert().returning(chat.c.id), line).scalar_one())

        return await self._database.do(work)

    async def lines(self, table_id: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        """The newest lines of a table after a number, in order."""

        def work(connection: Connection) -> list[ChatRow]:
            wanted = sa.select(chat).where(chat.c.table_id == table_id, chat.c.id > after)
            found = connection.execute(wanted.order_by(chat.c.id.desc()).limit(limit)).all()
            return [msgspec.convert(row, ChatRow, from_attributes=True) for row in reversed(found)]

        return await self._database.do(work)
