"""Lessons: where people are in them; and what was told to somebody once."""

import secrets
from contextlib import suppress
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from alehouse.house.rows import LESSON, LessonRow, now
from alehouse.house.storage import Taken
from alehouse.server.storage.database import Database
from alehouse.server.storage.schema import lessons, told


class LessonStore:
    """One row for each lesson that somebody has begun."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, person: str, game: str, lesson: str) -> LessonRow:
        """Somebody's row of a lesson, who is kept already; a new one at its beginning."""
        fresh = LessonRow(id=LESSON + secrets.token_urlsafe(9), person=person, game=game, lesson=lesson, touched=now())

        def work(connection: Connection) -> LessonRow:
            found = _one(connection, _same(fresh))
            if found is None:
                connection.execute(lessons.insert().values(msgspec.to_builtins(fresh)))
            return found or fresh

        with suppress(Taken):  # another process has just done so
            return await self._database.do(work)
        return await self._database.do(work)

    async def get(self, lesson_id: str) -> LessonRow | None:
        return await self._database.do(lambda connection: _one(connection, lessons.c.id == lesson_id))

    async def of_person(self, person: str) -> list[LessonRow]:
        query = sa.select(lessons).where(lessons.c.person == person)
        return await self._database.do(lambda connection: [_row(row) for row in connection.execute(query)])

    async def keep_place(self, row: LessonRow, place: str, done: bool) -> LessonRow:
        """Keep the next place in a lesson; raises `Taken` if another window was first."""
        here = lessons.update().where(lessons.c.id == row.id, lessons.c.seq == row.seq)
        changed = {"seq": row.seq + 1, "place": place, "done": row.done or done, "touched": now()}

        def work(connection: Connection) -> None:
            if not connection.execute(here.values(changed)).rowcount:
                raise Taken

        await self._database.do(work)
        return msgspec.structs.replace(row, **changed)

    # ── what is told once ─────────────────────────────────────────────────────────────────────────

    async def told(self, person: str) -> set[str]:
        query = sa.select(told.c.what).where(told.c.person == person)
        return await self._database.do(lambda connection: set(connection.scalars(query)))

    async def tell(self, person: str, what: str) -> bool:
        """Note that somebody, who is kept already, is told something; whether that is for the first time."""
        note = told.insert().values(person=person, what=what)
        try:
            await self._database.do(lambda connection: connection.execute(note))
        except Taken:
            return False
        return True


def _same(row: LessonRow) -> sa.ColumnElement[bool]:
    return sa.and_(lessons.c.person == row.person, lessons.c.game == row.game, lessons.c.lesson == row.lesson)


def _one(connection: Connection, wanted: sa.ColumnElement[bool]) -> LessonRow | None:
    found = connection.execute(sa.select(lessons).where(wanted)).first()
    return None if found is None else _row(found)


def _row(row: Any) -> LessonRow:
    return msgspec.convert(row, LessonRow, from_attributes=True)
