"""What people say at tables, in memory."""

from copy import deepcopy
from typing import Final

from alehouse.house.clock import Clock
from alehouse.house.memory.shelves import Shelves
from alehouse.house.rows import GUEST, Among, ChatRow

KEPT: Final = 1_000  # lines of a table, the newest


class MemoryChat:
    """The newest lines of each table."""

    def __init__(self, shelves: Shelves, clock: Clock) -> None:
        self._shelves = shelves
        self._clock = clock

    async def say(self, table_id: str, among: Among, person: str, name: str, text: str, phrase: str = "") -> int:
        self._shelves.said += 1
        said, name = self._clock.now(), name or self._guest(table_id, person)
        lines = self._shelves.chat[table_id]
        number = self._shelves.said
        lines.append(ChatRow(id=number, among=among, person=person, name=name, text=text, said=said, phrase=phrase))
        del lines[:-KEPT]
        return self._shelves.said

    async def lines(self, table_id: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        return deepcopy([line for line in self._shelves.chat[table_id] if line.id > after][-limit:])

    def _guest(self, table_id: str, person: str) -> str:
        """What is kept as the name of somebody who has none: the same at one table for as long as there are lines."""
        nameless = [line for line in self._shelves.chat[table_id] if line.name.startswith(GUEST)]
        numbers = {line.person: int(line.name.removeprefix(GUEST)) for line in nameless}
        return f"{GUEST}{numbers.get(person, max(numbers.values(), default=0) + 1)}"
