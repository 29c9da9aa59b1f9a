"""The devices of people: adding one by a link or by seven words, calling it something, removing it."""

import hashlib
import secrets
from typing import Final

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy.engine import Connection

from alehouse.house.refusal import Removed
from alehouse.house.rows import DeviceRow, PersonRow, now
from alehouse.server.storage.database import Database
from alehouse.server.storage.people import begin_device, hold_person, person_at
from alehouse.server.storage.schema import devices, links, people, recoveries, subscriptions
from alehouse.server.storage.uniting import is_guest, unite

MOST_DEVICES: Final = 20  # of one person


class Arrival(Struct, kw_only=True):
    """A browser that is to be somebody's device: what it is called, and as whom it was here before, if it was."""

    device: str
    name: str
    agent: str
    before: PersonRow | None


class DeviceStore:
    """A device is there from the moment when its owner is kept, or has added it; without its row its cookie is void."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_person(self, person: str) -> list[DeviceRow]:
        """Somebody's devices, the oldest first."""
        told = sa.exists().where(subscriptions.c.person == devices.c.person, subscriptions.c.device == devices.c.id)
        query = sa.select(devices, told.label("pushes")).where(devices.c.person == person)
        query = query.order_by(devices.c.since, devices.c.id)

        def work(connection: Connection) -> list[DeviceRow]:
            return [msgspec.convert(row, DeviceRow, from_attributes=True) for row in connection.execute(query)]

        return await self._database.do(work)

    async def latest(self, most: int) -> list[tuple[DeviceRow, str]]:
        """Everybody's devices, each with its person's name: those first that were here last."""
        query = sa.select(devices, people.c.name.label("called")).join(people, people.c.id == devices.c.person)
        query = query.order_by(devices.c.seen.desc(), devices.c.id).limit(most)

        def work(connection: Connection) -> list[tuple[DeviceRow, str]]:
            rows = connection.execute(query)
            return [(msgspec.convert(row, DeviceRow, from_attributes=True), str(row.called)) for row in rows]

        return await self._database.do(work)

    async def whose(self, device: str) -> str:
        """The person of whose devices that is one, or ""."""
        query = sa.select(devices.c.person).where(devices.c.id == device)
        return await self._database.do(lambda connection: connection.execute(query).scalar() or "")

    async def rename(self, person: str, device: str, name: str) -> bool:
        """Call a device something; whether there is one."""
        change = devices.update().where(devices.c.person == person, devices.c.id == device).values(name=name)
        return await self._database.do(lambda connection: bool(connection.execute(change).rowcount))

    async def remove(self, person: str, device: str) -> bool:
        """A device is a stranger's from now on, and told nothing any more; whether there was one. Nor can it come back:
        links are void, and so are words that it may have made."""
        return await self._remove(person, devices.c.id == device, subscriptions.c.device == device) > 0

    async def remove_others(self, person: str, device: str) -> int:
        """Remove all devices but one; how many."""
        return await self._remove(person, devices.c.id != device, subscriptions.c.device != device)

    async def _remove(self, person: str, which: sa.ColumnElement[bool], told: sa.ColumnElement[bool]) -> int:
        def work(connection: Connection) -> int:
            hold_person(connection, person)
            theirs = sa.select(sa.func.min(devices.c.since)).where(devices.c.person == person, which)
            since = connection.execute(theirs).scalar()
            if since is None:
                return 0
            connection.execute(links.delete().where(links.c.person == person))
            connection.execute(recoveries.delete().where(recoveries.c.person == person, recoveries.c.since >= since))
            connection.execute(subscriptions.delete().where(subscriptions.c.person == person, told))
            return connection.execute(devices.delete().where(devices.c.person == person, which)).rowcount

        return await self._database.do(work)

    # ── links ─────────────────────────────────────────────────────────────────────────────────────

    async def link(self, person: str, seconds: float, device: str = "") -> str:
        """A private link's token: whoever has it may add a device, once, within some time. An older one is void. Raises
        `Removed` if the device that asks for it, if one does, is theirs no longer."""
        token = secrets.token_urlsafe(24)

        def work(connection: Connection) -> None:
            if not hold_person(connection, person, device):
                raise Removed
            connection.execute(links.delete().where(sa.or_(links.c.person == person, links.c.until < now())))
            connection.execute(links.insert().values(token=_hashed(token), person=person, until=now(seconds)))

        await self._database.do(work)
        return token

    async def owner(self, token: str) -> PersonRow | None:
        """Whose link that is, if it is good."""
        return await self._database.do(lambda connection: _owner(connection, token))

    async def add(self, token: str, arrival: Arrival) -> PersonRow | None:
        """Use a link up; the person whose device that browser is now, or nobody."""

        def work(connection: Connection) -> PersonRow | None:
            found = _owner(connection, token)
            if found is not None:
                hold_person(connection, found.id)
            used = links.delete().where(links.c.token == _hashed(token))
            if found is None or not connection.execute(used).rowcount:
                return None
            return _take_in(connection, found, arrival)

        return await self._database.do(work)

    # ── seven words ───────────────────────────────────────────────────────────────────────────────

    async def words_since(self, person: str) -> str:
        """Since when somebody has words that bring them back; "" if they have none."""
        query = sa.select(recoveries.c.since).where(recoveries.c.person == person)
        return await self._database.do(lambda connection: connection.execute(query).scalar() or "")

    async def keep_words(self, person: str, device: str, print_of_words: str) -> None:
        """From now on these words bring somebody back, and no others. Raises `Removed` if the device that asks for them
        is theirs no longer."""

        def work(connection: Connection) -> None:
            if not hold_person(connection, person, device):
                raise Removed
            connection.execute(recoveries.delete().where(recoveries.c.person == person))
            connection.execute(recoveries.insert().values(person=person, print=print_of_words, since=now()))

        await self._database.do(work)

    async def whose_words(self, print_of_words: str) -> PersonRow | None:
        """Whom these words bring back."""
        return await self._database.do(lambda connection: _remembered(connection, print_of_words))

    async def take_in(self, print_of_words: str, arrival: Arrival) -> PersonRow | None:
        """A browser is a device of whom these words bring back, who is there by it; nobody's, if they are void now."""

        def work(connection: Connection) -> PersonRow | None:
            found = _remembered(connection, print_of_words)
            if found is not None:
                hold_person(connection, found.id)
                found = _remembered(connection, print_of_words)  # the words may just have been replaced
            return None if found is None else _take_in(connection, found, arrival)

        return await self._database.do(work)

    # ── who else ──────────────────────────────────────────────────────────────────────────────────

    async def is_guest(self, person: PersonRow) -> bool:
        """Whether somebody is nobody else than whoever sits at this browser: all that is theirs can come along."""
        return await self._database.do(lambda connection: is_guest(connection, person.id, person.device))

    async def with_address(self, email: str, most: int) -> list[str]:
        """Those who read what is sent to an address, and have said so."""
        same = sa.and_(people.c.confirmed, sa.func.lower(people.c.email) == email.lower())
        query = sa.select(people.c.id).where(same).order_by(people.c.since.desc()).limit(most)
        return await self._database.do(lambda connection: list(connection.execute(query).scalars()))


def _owner(connection: Connection, token: str) -> PersonRow | None:
    query = sa.select(links.c.person).where(links.c.token == _hashed(token), links.c.until >= now())
    return person_at(connection, connection.execute(query).scalar() or "")


def _remembered(connection: Connection, print_of_words: str) -> PersonRow | None:
    query = sa.select(recoveries.c.person).where(recoveries.c.print == print_of_words)
    return person_at(connection, connection.execute(query).scalar() or "")


def _take_in(connection: Connection, person: PersonRow, arrival: Arrival) -> PersonRow:
    """A guest's things come along. A device of somebody who has others stops being theirs."""
    _drop_oldest(connection, person.id)
    begin_device(connection, person.id, arrival.device, arrival.name, arrival.agent)
    before = arrival.before
    if before is not None and is_guest(connection, before.id, before.device):
        unite(connection, before.id, person.id, arrival.device)
    elif before is not None:
        told = sa.and_(subscriptions.c.person == before.id, subscriptions.c.device == before.device)
        connection.execute(subscriptions.delete().where(told))
        connection.execute(devices.delete().where(devices.c.person == before.id, devices.c.id == before.device))
    return replace(person, device=arrival.device)


def _drop_oldest(connection: Connection, person: str) -> None:
    """Nobody is kept from coming back, nor has ever more devices: of too many, those go that were not here for long."""
    latest = sa.select(devices.c.id).where(devices.c.person == person).order_by(devices.c.seen.desc(), devices.c.id)
    for device in connection.scalars(latest.offset(MOST_DEVICES - 1)).all():
        told = sa.and_(subscriptions.c.person == person, subscriptions.c.device == device)
        connection.execute(subscriptions.delete().where(told))
        connection.execute(devices.delete().where(devices.c.person == person, devices.c.id == device))


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
