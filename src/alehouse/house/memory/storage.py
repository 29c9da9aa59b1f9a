"""Everything that a house keeps, in dictionaries.

Whoever asks gets a copy, as from a database: what is kept changes only by being written.
"""

from typing import Final

from alehouse.house.clock import Clock
from alehouse.house.memory.analyses import MemoryAnalyses
from alehouse.house.memory.chat import MemoryChat
from alehouse.house.memory.lessons import MemoryLessons
from alehouse.house.memory.people import MemoryPeople
from alehouse.house.memory.results import MemoryResults
from alehouse.house.memory.shelves import Shelves
from alehouse.house.memory.tables import MemoryTables


class MemoryStorage:
    """A storage for one house in one thread; it lasts as long as this object."""

    def __init__(self, clock: Clock) -> None:
        shelves = Shelves()
        self.tables: Final = MemoryTables(shelves, clock)
        self.people: Final = MemoryPeople(shelves, clock)
        self.chat: Final = MemoryChat(shelves, clock)
        self.results: Final = MemoryResults(shelves)
        self.lessons: Final = MemoryLessons(shelves, clock)
        self.analyses: Final = MemoryAnalyses(shelves)
