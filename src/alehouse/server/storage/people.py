"""People: names, settings, by which device they come, and how somebody is forgotten."""

import contextlib
from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.engine import Connection

from alehouse.house.refusal import Removed
from alehouse.house.rows import PersonRow, Status, now
from alehouse.house.storage import Taken
from alehouse.server.storage.database import Database, Work
from alehouse.server.storage.schema import chat, devices, is_shown, outbox, people, results, seats, tables

SEEN_EVERY: Final = 300.0  # seconds after which it is noted again that a device was here


def still_there(known: Collection[str]) -> Work:
    """Let something be written only if nobody of these people was deleted meanwhile; raises `Taken` otherwise."""

    def work(connection: Connection) -> None:
        query = sa.select(people.c.id).where(people.c.id.in_(known)).order_by(people.c.id)
        if known and len(connection.execute(query.with_for_update(read=True, key_share=True)).all()) != len(known):
            raise Taken

    return work


def person_at(connection: Connection, person: str) -> PersonRow | None:
    """Somebody as they are kept."""
    row = connection.execute(sa.select(people).where(people.c.id == person)).first()
    return None if row is None else msgspec.convert(row, PersonRow, from_attributes=True)


def hold_person(connection: Connection, person: str, device: str = "") -> bool:
    """What concerns who somebody is happens one after the other, through whatever process. Whether they, and the device
    by which that is asked for, are still there: one that has just been removed makes itself no way back."""
    there = connection.execute(sa.select(people.c.id).where(people.c.id == person).with_for_update()).first()
    mine = sa.select(devices.c.id).where(devices.c.person == person, devices.c.id == device)
    return there is not None and (not device or connection.execute(mine).first() is not None)


class PeopleStore:
    """Somebody is kept from the moment when there is something to keep: a table, a name."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, person: str) -> PersonRow | None:
        return await self._database.do(lambda connection: person_at(connection, person))

    async def with_device(self, person: str, device: str, agent: str = "") -> PersonRow | None:
        """The person of a device, kept or not yet; nobody, if it was removed. That it was here is noted, and what kind
        of browser it is."""

        def work(connection: Connection) -> PersonRow | None:
            found = person_at(connection, person)
            if found is not None and not _is_here(connection, person, device, agent):
                return None
            return replace(found or PersonRow(id=person), device=device)

        return await self._database.do(work)

    async def several(self, ids: set[str]) -> dict[str, PersonRow]:
        def work(connection: Connection) -> dict[str, PersonRow]:
            found = connection.execute(sa.select(people).where(people.c.id.in_(ids)))
            return {row.id: msgspec.convert(row, PersonRow, from_attributes=True) for row in found}

        return await self._database.do(work)

    async def shown(self) -> list[PersonRow]:
        """Everybody who is shown to all."""
        query = sa.select(people).where(is_shown())

        def work(connection: Connection) -> list[PersonRow]:
            return [msgspec.convert(row, PersonRow, from_attributes=True) for row in connection.execute(query)]

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
        """From now on somebody is kept, with the device by which they are here; of whoever is kept already, nothing
        changes."""
        fresh = PersonRow(id=person.id, language=person.language, since=now())

        def work(connection: Connection) -> None:
            if connection.execute(sa.select(people.c.id).where(people.c.id == person.id)).first() is None:
                connection.execute(people.insert().values(_columns(fresh)))
                begin_device(connection, person.id, person.device)

        with contextlib.suppress(Taken):  # another process has just done so
            await self._database.do(work)

    async def change(self, person: PersonRow, also: Sequence[Work] = ()) -> None:
        """Keep somebody's name, language, e-mail address and settings, and what is `also` to be written with them.

        Another address is not confirmed, whatever the old one was. Raises `Removed` if the device by which they are
        here is theirs no longer.
        """
        await self.keep(person)
        fields = msgspec.to_builtins(person)
        changed = {name: fields[name] for name in ("name", "face", "language", "email", "settings")}
        same = sa.and_(people.c.confirmed, people.c.email == person.email, people.c.email != "")

        def work(connection: Connection) -> None:
            if not hold_person(connection, person.id, person.device):
                raise Removed
            mine = people.update().where(people.c.id == person.id)
            connection.execute(mine.values(changed | {"confirmed": sa.case((same, sa.true()), else_=sa.false())}))
            for other in also:
                other(connection)

        await self._database.do(work)

    async def prefer(self, person: PersonRow, chosen: dict[str, str | int]) -> dict[str, str | int]:
        """Keep what somebody has chosen for the table, beside what was chosen before; all of it."""
        await self.keep(person)

        def work(connection: Connection) -> dict[str, str | int]:
            hold_person(connection, person.id)
            before = connection.scalar(sa.select(people.c.prefs).where(people.c.id == person.id))
            wanted = (before or {}) | chosen
            connection.execute(people.update().where(people.c.id == person.id).values(prefs=wanted))
            return wanted

        return await self._database.do(work)

    async def confirm(self, person: str, email: str) -> bool:
        """Whoever reads what is sent to an address says that it is right; whether it is still that person's."""
        same = sa.and_(people.c.id == person, people.c.email == email, people.c.email != "")
        confirmed = people.update().where(same).values(confirmed=True)
        return await self._database.do(lambda connection: bool(connection.execute(confirmed).rowcount))

    # ── being forgotten ───────────────────────────────────────────────────────────────────────────

    async def forget(self, person: str) -> None:
        """Delete what identifies somebody. Games stay, for the sake of the others; so does nobody's name in them."""

        await self._database.do(lambda connection: forget(connection, person))


def begin_device(connection: Connection, person: str, device: str, name: str = "", agent: str = "") -> None:
    """A browser is somebody's from now on."""
    fresh = {"person": person, "id": device, "name": name, "agent": agent, "since": now(), "seen": now()}
    connection.execute(devices.insert().values(fresh))


def _is_here(connection: Connection, person: str, device: str, agent: str) -> bool:
    """Whether a device is somebody's, who is here by it."""
    mine = sa.and_(devices.c.person == person, devices.c.id == device)
    row = connection.execute(sa.select(devices).where(mine)).first()
    if row is not None and (row.seen < now(-SEEN_EVERY) or row.agent == "" != agent):
        connection.execute(devices.update().where(mine).values(seen=now(), agent=agent or row.agent))
    return row is not None


def _columns(person: PersonRow) -> dict[str, Any]:
    """What is kept of somebody in their own row."""
    fields: dict[str, Any] = msgspec.to_builtins(person)
    return {name: fields[name] for name in fields if name in people.c}


def forget(connection: Connection, person: str) -> None:
    """Delete what identifies somebody; whoever sits down, or is told something, at the same time does so before or not
    at all."""
    hold_person(connection, person)
    connection.execute(chat.delete().where(chat.c.person == person))
    connection.execute(outbox.delete().where(outbox.c.person == person))
    connection.execute(results.update().where(results.c.person == person).values(person=None))
    _give_seats_free(connection, person)
    _pass_tables_on(connection, person)
    _forget_bans(connection, person)
    _forget_whom_others_do_not_hear(connection, person)
    connection.execute(people.delete().where(people.c.id == person))


def _give_seats_free(connection: Connection, person: str) -> None:
    """Where the game has not begun, anybody may sit down; where it is over, somebody without a name has played;
    elsewhere a bot plays on."""
    mine = seats.update().where(seats.c.person == person)
    nobody = {"person": None, "name": "", "away": ""}
    left: dict[Status, dict[str, str]] = {
        "open": {"kind": "open", "bot": ""},
        "over": {"kind": "person", "bot": ""},
        "closed": {"kind": "person", "bot": ""},
        "running": {"kind": "bot", "bot": "greedy"},
    }
    for status, then in left.items():
        there = sa.select(tables.c.id).where(tables.c.status == status)
        connection.execute(mine.where(seats.c.table_id.in_(there)).values(nobody | then))
    connection.execute(seats.update().where(seats.c.held_for == person).values(held_for=None, name=""))


def _pass_tables_on(connection: Connection, person: str) -> None:
    """Whoever still sits at a table is its host now; one where nobody does is not found in the lobby any more."""
    other = sa.select(sa.func.min(seats.c.person)).where(seats.c.table_id == tables.c.id).scalar_subquery()
    hosted = tables.update().where(tables.c.host == person)
    left = {"host": sa.func.coalesce(other, ""), "private": sa.or_(tables.c.private, other.is_(None))}
    connection.execute(hosted.values(left))


def _forget_bans(connection: Connection, person: str) -> None:
    mentioned = sa.cast(tables.c.banned, sa.Text).contains(person, autoescape=True)
    for row in connection.execute(sa.select(tables.c.id, tables.c.banned).where(mentioned)).all():
        banned = [other for other in row.banned if other != person]
        connection.execute(tables.update().where(tables.c.id == row.id).values(banned=banned))


def _forget_whom_others_do_not_hear(connection: Connection, person: str) -> None:
    mentioned = sa.cast(people.c.settings, sa.Text).contains(person, autoescape=True)
    for row in connection.execute(sa.select(people.c.id, people.c.settings).where(mentioned)).all():
        unheard = [other for other in row.settings.get("unheard", []) if other != person]
        changed = people.update().where(people.c.id == row.id)
        connection.execute(changed.values(settings=row.settings | {"unheard": unheard}))
