"""What is said reaches every browser once, however often it is looked up at the same time."""

import asyncio
from pathlib import Path

from alehouse.core.scene import LANDSCAPE
from alehouse.server.channel import OneProcess
from alehouse.server.guest import Guest
from alehouse.server.keep.keep import Keep
from alehouse.server.keep.rows import PersonRow
from alehouse.server.keys import Keys
from alehouse.server.protocol.house import NewTable, SeatForm
from alehouse.server.protocol.server import Said
from alehouse.server.screen import Screen
from alehouse.server.tables import Tables
from alehouse.server.talk import Talk

ANNA = PersonRow(id="anna")


def test_a_line_is_told_once_though_several_ask_at_the_same_time(tmp_path: Path) -> None:
    """As when a refusal shows everything anew while somebody talks."""
    keep = Keep(str(tmp_path / "tables.db"))

    async def told() -> list[Said | None]:
        tables = Tables(keep, OneProcess(), 0)
        seats = [SeatForm(kind="me"), SeatForm(kind="here")]
        table = await tables.get(await tables.open(NewTable(game="dwarf", players=2, options={}, seats=seats), ANNA))
        guest = Guest(ANNA, table, keep.people)
        talk = Talk(Screen(table, ANNA.id, LANDSCAPE, "en"), guest, tables, Keys(b"secret"))
        for text in ("one", "two"):
            await talk.say(text)
        found = list(await asyncio.gather(*(talk.news() for _ in range(4))))
        await tables.close()
        return found

    first, *others = asyncio.run(told())
    keep.close()
    assert first
    assert [line.text for line in first.lines] == ["one", "two"]
    assert others == [None] * 3
