"""Where people are in lessons, and what was told to somebody once, in memory."""

import secrets
from copy import deepcopy

from msgspec.structs import replace

from alehouse.house.clock import Clock
from alehouse.house.memory.shelves import Shelves
from alehouse.house.rows import LESSON, LessonRow
from alehouse.house.storage import Taken


class MemoryLessons:
    """One row for each lesson that somebody has begun."""

    def __init__(self, shelves: Shelves, clock: Clock) -> None:
        self._lessons = shelves.lessons
        self._told = shelves.told
        self._clock = clock

    async def begin(self, person: str, game: str, lesson: str) -> LessonRow:
        for row in self._lessons.values():
            if (row.person, row.game, row.lesson) == (person, game, lesson):
                return deepcopy(row)
        name, now = LESSON + secrets.token_urlsafe(9), self._clock.now()
        self._lessons[name] = LessonRow(id=name, person=person, game=game, lesson=lesson, touched=now)
        return deepcopy(self._lessons[name])

    async def get(self, lesson_id: str) -> LessonRow | None:
        return deepcopy(self._lessons.get(lesson_id))

    async def of_person(self, person: str) -> list[LessonRow]:
        return deepcopy([row for row in self._lessons.values() if row.person == person])

    async def keep_place(self, row: LessonRow, place: str, done: bool) -> LessonRow:
        kept = self._lessons[row.id]
        if kept.seq != row.seq:
            raise Taken
        now = self._clock.now()
        self._lessons[row.id] = replace(row, seq=row.seq + 1, place=place, done=row.done or done, touched=now)
        return deepcopy(self._lessons[row.id])

    async def told(self, person: str) -> set[str]:
        return set(self._told[person])

    async def tell(self, person: str, what: str) -> bool:
        known = what in self._told[person]
        self._told[person].add(what)
        return not known
