"""People: keys, names, settings, links that move a key, and how somebody is forgotten."""

import contextlib
import hashlib
import secrets
from collections.abc import Mapping, Sequence

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.engine import Connection

from alehouse.server.keep.database import Database, Taken, Work
from alehouse.server.keep.rows import PersonRow, Status, now
from alehouse.server.keep.schema import chat, links, outbox, people, results, seats, subscriptions, tables


def unmoved(sitters: Mapping[str, PersonRow]) -> Work:
    """Let something be written only if these people's keys are where they were; raises `Taken` otherwise."""
    known = {person.id: person.generation for person in sitters.values()}

    def work(connection: Connection) -> None:
        query = sa.select(people.c.id, people.c.generation).where(people.c.id.in_(known))
        if known and {row.id: row.generation for row in connection.execute(query)} != known:
            raise Taken

    return work


class PeopleStore:
    """Somebody is kept from the moment when there is something to keep: a table, a name."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, person: str) -> PersonRow | None:
        def work(connection: Connection) -> PersonRow | None:
            row = connection.execute(sa.select(people).where(people.c.id == person)).first()
            return None if row is None else msgspec.convert(row, PersonRow, from_attributes=True)

        return await self._database.do(work)

    async def with_key(self, key: str, generation: int) -> PersonRow | None:
        """The person whose key that is, kept or not yet; nobody, if the key was moved to another device."""
        found = await self.get(key) or PersonRow(id=key)
        return found if found.generation == generation else None

    async def several(self, ids: set[str]) -> dict[str, PersonRow]:
        def work(connection: Connection) -> dict[str, PersonRow]:
            found = connection.execute(sa.select(people).where(people.c.id.in_(ids)))
            return {row.id: msgspec.convert(row, PersonRow, from_attributes=True) for row in found}

        return await self._database.do(work)

    async def names(self, ids: set[str]) -> dict[str, str]:
        """What people are called: as they have told the house, or else as they are called at some table."""

        def work(connection: Connection) -> dict[str, str]:
            at_tables = sa.select(seats.c.person, sa.func.max(seats.c.name)).where(seats.c.person.in_(ids))
            told = sa.select(people.c.id, people.c.name).where(people.c.id.in_(ids), people.c.name != "")
            found = [*connection.execute(at_tables.group_by(seats.c.person)), *connection.execute(told)]
            return {row[0]: row[1] for row in found}

        return await self._database.do(work)

    async def keep(self, person: PersonRow) -> None:
        """From now on somebody is kept; of whoever is kept already, nothing changes."""
        fresh = PersonRow(id=person.id, language=person.language, since=now())

        def work(connection: Connection) -> None:
            if connection.execute(sa.select(people.c.id).where(people.c.id == person.id)).first() is None:
                connection.execute(people.insert().values(msgspec.to_builtins(fresh)))

        with contextlib.suppress(Taken):  # another process has just done so
            await self._database.do(work)

    async def change(self, person: PersonRow, also: Sequence[Work] = ()) -> None:
        """Keep somebody's name, language, e-mail address and settings, and what is `also` to be written with them.

        The key's generation is left to `move`. Another address is not confirmed, whatever the old one was.
        """
        await self.keep(person)
        fields = msgspec.to_builtins(person)
        changed = {name: fields[name] for name in ("name", "language", "email", "settings")}
        same = sa.and_(people.c.confirmed, people.c.email == person.email, people.c.email != "")

        def work(connection: Connection) -> None:
            mine = people.update().where(people.c.id == person.id)
            connection.execute(mine.values(changed | {"confirmed": sa.case((same, sa.true()), else_=sa.false())}))
            for other in also:
                other(connection)

        await self._database.do(work)

    async def call(self, person: PersonRow, name: str) -> PersonRow:
        """A name that somebody gives at a table is theirs, unless they have told the house one; the person after it."""
        if not name or person.name:
            return person
        named = replace(person, name=name)
        await self.change(named)
        return named

    async def confirm(self, person: str, email: str) -> bool:
        """Whoever reads what is sent to an address says that it is right; whether it is still that person's."""
        same = sa.and_(people.c.id == person, people.c.email == email, people.c.email != "")
        confirmed = people.update().where(same).values(confirmed=True)
        return await self._database.do(lambda connection: bool(connection.execute(confirmed).rowcount))

    # ── moving a key ──────────────────────────────────────────────────────────────────────────────

    async def link(self, person: str, seconds: float) -> str:
        """A private link's token: whoever has it may take the key over, once, within some time."""
        token = secrets.token_urlsafe(24)

        def work(connection: Connection) -> None:
            connection.execute(links.delete().where(sa.or_(links.c.person == person, links.c.until < now())))
            connection.execute(links.insert().values(token=_hashed(token), person=person, until=now(seconds)))

        await self._database.do(work)
        return token

    async def move(self, token: str) -> PersonRow | None:
        """Use a link up: the key gets a new generation, and every cookie with the old one is void.

        The browser that had it is told nothing any more, either.
        """

        def work(connection: Connection) -> PersonRow | None:
            wanted = sa.and_(links.c.token == _hashed(token), links.c.until >= now())
            row = connection.execute(sa.select(links.c.person).where(wanted)).first()
            if row is None or not connection.execute(links.delete().where(wanted)).rowcount:
                return None
            connection.execute(subscriptions.delete().where(subscriptions.c.person == row.person))
            grown = people.update().where(people.c.id == row.person).values(generation=people.c.generation + 1)
            found = connection.execute(grown.returning(people)).first()
            return None if found is None else msgspec.convert(found, PersonRow, from_attributes=True)

        return await self._database.do(work)

    # ── being forgotten ───────────────────────────────────────────────────────────────────────────

    async def forget(self, person: str) -> None:
        """Delete what identifies somebody. Games stay, for the sake of the others; so does nobody's name in them."""

        def work(connection: Connection) -> None:
            connection.execute(chat.delete().where(chat.c.person == person))
            connection.execute(outbox.delete().where(outbox.c.person == person))
            connection.execute(results.update().where(results.c.person == person).values(person=None))
            _give_seats_free(connection, person)
            _pass_tables_on(connection, person)
            _forget_whom_others_do_not_hear(connection, person)
            connection.execute(people.delete().where(people.c.id == person))

        await self._database.do(work)


def _give_seats_free(connection: Connection, person: str) -> None:
    """Where the game has not begun, anybody may sit down; where it is over, somebody without a name has played;
    elsewhere a bot plays on."""
    mine = seats.update().where(seats.c.person == person)
    nobody = {"person": None, "name": "", "away": ""}
    left: dict[Status, dict[str, str]] = {
        "open": {"kind": "open", "bot": ""},
        "over": {"kind": "person", "bot": ""},
        "running": {"kind": "bot", "bot": "greedy"},
    }
    for status, then in left.items():
        there = sa.select(tables.c.id).where(tables.c.status == status)
        connection.execute(mine.where(seats.c.table_id.in_(there)).values(nobody | then))


def _pass_tables_on(connection: Connection, person: str) -> None:
    """Whoever still sits at a table is its host now; one where nobody does is not found in the lobby any more."""
    other = sa.select(sa.func.min(seats.c.person)).where(seats.c.table_id == tables.c.id).scalar_subquery()
    hosted = tables.update().where(tables.c.host == person)
    left = {"host": sa.func.coalesce(other, ""), "private": sa.or_(tables.c.private, other.is_(None))}
    connection.execute(hosted.values(left))


def _forget_whom_others_do_not_hear(connection: Connection, person: str) -> None:
    mentioned = sa.cast(people.c.settings, sa.Text).contains(person, autoescape=True)
    for row in connection.execute(sa.select(people.c.id, people.c.settings).where(mentioned)).all():
        unheard = [other for other in row.settings.get("unheard", []) if other != person]
        changed = people.update().where(people.c.id == row.id)
        connection.execute(changed.values(settings=row.settings | {"unheard": unheard}))


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
