"""What is said reaches every browser once, however often it is looked up at the same time."""

import asyncio
from pathlib import Path

from tests.server.ear import Ear
from tests.server.ports import ports_of

from alehouse.core.scene import LANDSCAPE
from alehouse.house.connection import chat
from alehouse.house.connection.client_view import ClientView
from alehouse.house.connection.connection import Connection
from alehouse.house.keys import Keys
from alehouse.house.protocol.house import NewTable, SeatForm
from alehouse.house.protocol.server import Said
from alehouse.house.rows import PersonRow
from alehouse.house.tables.opening import open_table
from alehouse.house.tables.tables import Tables
from alehouse.server.storage.storage import Storage

ANNA = PersonRow(id="anna")


def test_a_line_is_told_once_though_several_ask_at_the_same_time(tmp_path: Path) -> None:
    """As when a refusal shows everything anew while somebody chats."""
    storage = Storage(str(tmp_path / "tables.db"))

    async def told() -> list[Said | None]:
        tables = Tables(ports_of(storage), 0)
        seats = [SeatForm(kind="me"), SeatForm(kind="here")]
        table = await tables.get(
            await open_table(tables, NewTable(game="dwarf", players=2, options={}, seats=seats), ANNA)
        )
        client_view = ClientView(table, ANNA.id, LANDSCAPE, "en")
        connection = Connection(Ear(), client_view, ANNA, tables, Keys(b"secret"))
        for text in ("one", "two"):
            await chat.say(connection, text)
        found = list(await asyncio.gather(*(chat.news(connection) for _ in range(4))))
        await tables.close()
        return found

    first, *others = asyncio.run(told())
    storage.close()
    assert first
    assert [line.text for line in first.lines] == ["one", "two"]
    assert others == [None] * 3
