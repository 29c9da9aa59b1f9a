"""Results of finished games, and ratings."""

from collections.abc import Callable, Iterable, Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from alehouse.server.keep.database import Database, Work
from alehouse.server.keep.rows import RatingRow, ResultRow
from alehouse.server.keep.schema import people, ratings, results

Rate = Callable[[dict[str, RatingRow]], list[RatingRow]]  # from the ratings there are to those after a game


def note(ended: Sequence[ResultRow]) -> Work:
    """Keep how a game ended, without a trace of people who were deleted meanwhile."""

    def work(connection: Connection) -> None:
        kept = _kept(connection, (result.person for result in ended))
        rows = [msgspec.to_builtins(result) for result in ended]
        connection.execute(results.insert(), [row | {"person": kept.get(row["person"])} for row in rows])

    return work


def rerate(game: str, persons: Sequence[str], rate: Rate) -> Work:
    """Change several people's ratings at a game, if none of them was deleted meanwhile."""

    def work(connection: Connection) -> None:
        if len(_kept(connection, persons)) < len(persons):
            return
        wanted = sa.and_(ratings.c.game == game, ratings.c.person.in_(persons))
        before = _ratings(connection, wanted)
        connection.execute(ratings.delete().where(wanted))
        after = rate({row.person: row for row in before})
        connection.execute(ratings.insert(), [msgspec.to_builtins(row) for row in after])

    return work


class ResultStore:
    """How games ended, by seat; written with the last move."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_person(self, person: str) -> list[ResultRow]:
        query = sa.select(results).where(results.c.person == person).order_by(results.c.finished)

        def work(connection: Connection) -> list[ResultRow]:
            return [msgspec.convert(row, ResultRow, from_attributes=True) for row in connection.execute(query)]

        return await self._database.do(work)

    async def ratings_of(self, person: str) -> list[RatingRow]:
        return await self._database.do(lambda connection: _ratings(connection, ratings.c.person == person))


def _ratings(connection: Connection, wanted: sa.ColumnElement[bool]) -> list[RatingRow]:
    found = connection.execute(sa.select(ratings).where(wanted))
    return [msgspec.convert(row, RatingRow, from_attributes=True) for row in found]


def _kept(connection: Connection, persons: Iterable[str | None]) -> dict[str | None, str]:
    """Those of the people who are still kept, locked so that nobody else changes their ratings at the same time."""
    wanted = people.c.id.in_({person for person in persons if person})
    query = sa.select(people.c.id).where(wanted).order_by(people.c.id).with_for_update()
    return {row.id: row.id for row in connection.execute(query)}
