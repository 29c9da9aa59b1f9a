"""Results of finished games, and ratings."""

from collections.abc import Iterable, Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from alehouse.house.rows import RatingRow, ResultRow
from alehouse.house.storage import Rate
from alehouse.server.storage.database import Database, Work
from alehouse.server.storage.schema import is_shown, people, ratings, results


class ResultStore:
    """How games ended, by seat; written with the last move."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def note(self, ended: Sequence[ResultRow]) -> Work:
        """Keep how a game ended, without a trace of people who were deleted meanwhile."""

        def work(connection: Connection) -> None:
            kept = _kept(connection, (result.person for result in ended))
            rows = [msgspec.to_builtins(result) for result in ended]
            connection.execute(results.insert(), [row | {"person": kept.get(row["person"])} for row in rows])

        return work

    def rerate(self, game: str, persons: Sequence[str], rate: Rate) -> Work:
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

    async def of_person(self, person: str, latest: int | None = None) -> list[ResultRow]:
        """How somebody's games ended, the oldest first; the `latest` so many, or all."""
        newest_first = sa.select(results).where(results.c.person == person).order_by(results.c.finished.desc())
        found = newest_first.limit(latest).subquery()
        query = sa.select(found).order_by(found.c.finished)

        def work(connection: Connection) -> list[ResultRow]:
            return [msgspec.convert(row, ResultRow, from_attributes=True) for row in connection.execute(query)]

        return await self._database.do(work)

    async def at_tables(self, table_ids: Iterable[str]) -> list[ResultRow]:
        """How games at some tables ended for everybody there."""
        query = sa.select(results).where(results.c.table_id.in_(list(table_ids)))

        def work(connection: Connection) -> list[ResultRow]:
            return [msgspec.convert(row, ResultRow, from_attributes=True) for row in connection.execute(query)]

        return await self._database.do(work)

    async def lengths(self, longest: int, latest: int) -> list[tuple[str, int]]:
        """How many seconds games took in which a person played, each with its name: the latest that took no longer."""
        seconds = sa.func.max(results.c.seconds)
        query = sa.select(results.c.game, seconds).where(results.c.person.is_not(None), results.c.seconds <= longest)
        query = query.group_by(results.c.table_id, results.c.game).order_by(sa.func.max(results.c.finished).desc())

        def work(connection: Connection) -> list[tuple[str, int]]:
            return [(game, took) for game, took in connection.execute(query.limit(latest))]

        return await self._database.do(work)

    async def leaders(self, game: str, games: int, surely: float, most: int) -> list[RatingRow]:
        """The ratings at a game of people who are shown and have so many rated games; those first whose ratings, less
        so many standard deviations, are the highest."""
        wanted = sa.and_(ratings.c.game == game, ratings.c.games >= games, is_shown())
        query = sa.select(ratings).join(people, people.c.id == ratings.c.person).where(wanted)
        query = query.order_by((ratings.c.mu - surely * ratings.c.sigma).desc()).limit(most)

        def work(connection: Connection) -> list[RatingRow]:
            return [msgspec.convert(row, RatingRow, from_attributes=True) for row in connection.execute(query)]

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
