"""The storage of a house on a machine: one database, and a store for each kind of thing that is kept there."""

import secrets
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from alehouse.house.storage import StorageFailed, Taken
from alehouse.server.storage.analyses import AnalysisStore
from alehouse.server.storage.chat import ChatStore
from alehouse.server.storage.database import Database, address_of, engine_of, reason
from alehouse.server.storage.devices import DeviceStore
from alehouse.server.storage.lessons import LessonStore
from alehouse.server.storage.migrate import check
from alehouse.server.storage.outbox import Outbox
from alehouse.server.storage.people import PeopleStore
from alehouse.server.storage.results import ResultStore
from alehouse.server.storage.schema import house
from alehouse.server.storage.tables import TableStore


class Storage:
    """A database with the version of this house; raises `StorageFailed` or `OtherSchema`."""

    def __init__(self, db: str) -> None:
        try:
            engine = engine_of(address_of(db))
            check(engine)
        except (OSError, sa.exc.SQLAlchemyError) as error:
            raise StorageFailed(reason(error)) from None
        self.database: Final = Database(engine)
        self.tables: Final = TableStore(self.database)
        self.people: Final = PeopleStore(self.database)
        self.devices: Final = DeviceStore(self.database)
        self.chat: Final = ChatStore(self.database)
        self.outbox: Final = Outbox(self.database)
        self.results: Final = ResultStore(self.database)
        self.lessons: Final = LessonStore(self.database)
        self.analyses: Final = AnalysisStore(self.database)

    def close(self) -> None:
        """Finish everything that waits."""
        self.database.close()

    async def secret(self, name: str = "secret") -> bytes:
        """A secret of the house, made once: what signs the keys, say."""

        def work(connection: Connection) -> bytes:
            row = connection.execute(sa.select(house.c.value).where(house.c.name == name)).first()
            if row is None:
                value = secrets.token_hex(32)
                connection.execute(house.insert().values(name=name, value=value))
                return bytes.fromhex(value)
            return bytes.fromhex(row.value)

        try:
            return await self.database.do(work)
        except Taken:  # another process has just made it
            return await self.database.do(work)
