"""The outbox: letters that wait to be sent, written in one transaction with what they tell; and where pushes and hooks
go."""

from collections.abc import Collection
from typing import Any, Final, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from alehouse.house.refusal import Removed
from alehouse.house.rows import HookRow, LetterRow, PersonRow, Settings, now
from alehouse.server.storage.database import Database, Work
from alehouse.server.storage.people import hold_person
from alehouse.server.storage.schema import hooks, outbox, people, subscriptions

LEASE: Final = 180.0  # seconds that whoever has claimed a letter has time to send it: more than any attempt takes
KEPT: Final = 30 * 24 * 3600.0  # seconds for which it is known what became of a letter

Way = Literal["mail", "push", "hook"]  # how news travel: the column `channel`
LINK: Final = "link"  # there, of a letter with a link that adds a device


def post(table_id: str, seq: int, persons: Collection[str], ways: Collection[Way], due: str) -> Work:
    """Write letters about a table to some people, in the ways that each of them has chosen."""

    def work(connection: Connection) -> None:
        rows = [
            {"table_id": table_id, "seq": seq, "person": person, "channel": way, "due": due}
            | {"claimed": "", "done": "", "attempts": 0}
            for person, chosen in _chosen(connection, persons, table_id).items()
            for way in ways
            if way in chosen
        ]
        if rows:
            connection.execute(outbox.insert(), rows)

    return work


def post_once(table_id: str, seq: int, persons: Collection[str], ways: Collection[Way], due: str) -> Work:
    """The same, to those who have had no such letter yet: however often they are asked to a table, it is told once."""
    told = sa.select(outbox.c.person).where(outbox.c.table_id == table_id, outbox.c.seq == seq)

    def work(connection: Connection) -> None:
        fresh = set(persons) - set(connection.scalars(told))
        post(table_id, seq, fresh, ways, due)(connection)

    return work


def _chosen(connection: Connection, persons: Collection[str], table_id: str) -> dict[str, set[Way]]:
    """In which ways each person wants to hear of a table, and can."""
    subscribed = sa.exists().where(subscriptions.c.person == people.c.id).label("subscribed")
    hooked = sa.exists().where(hooks.c.person == people.c.id).label("hooked")
    found = sa.select(people.c.id, people.c.confirmed, people.c.settings, subscribed, hooked)
    query = found.where(people.c.id.in_(persons))
    chosen: dict[str, set[Way]] = {}
    for row in connection.execute(query):
        possible: dict[Way, bool] = {"mail": row.confirmed, "push": row.subscribed, "hook": row.hooked}
        settings = msgspec.convert(row.settings, Settings)
        chosen[row.id] = {way for way in possible if possible[way] and wanted(settings, way, table_id)}
    return chosen


def wanted(settings: Settings, way: Way, table_id: str) -> bool:
    """Whether somebody wants to hear of a table in that way."""
    chosen: dict[Way, bool] = {"mail": settings.mail, "push": settings.push, "hook": True}
    return table_id not in settings.muted and chosen[way]


def ask_to_confirm(person: str) -> Work:
    """Write a letter that asks whether a person's address is right; one that has not been sent yet is not needed."""

    def work(connection: Connection) -> None:
        _write_anew(connection, person, "mail")

    return work


def send_link(persons: Collection[str]) -> Work:
    """Write letters with links by which people are themselves again; the link is made when a letter is sent."""

    def work(connection: Connection) -> None:
        for person in persons:
            _write_anew(connection, person, LINK)

    return work


def _write_anew(connection: Connection, person: str, channel: str) -> None:
    """Write a letter about no table in place of one that has not been sent yet."""
    waiting = sa.and_(outbox.c.person == person, outbox.c.table_id.is_(None), outbox.c.done == "")
    connection.execute(outbox.delete().where(waiting, outbox.c.channel == channel, outbox.c.claimed == ""))
    letter = {"table_id": None, "seq": 0, "person": person, "channel": channel, "due": now()}
    connection.execute(outbox.insert().values(letter | {"claimed": "", "done": "", "attempts": 0}))


class Outbox:
    """Letters are written together with the move that they are about. Whoever claims one sends it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def claim(self, limit: int) -> list[LetterRow]:
        """Letters that are due, for this process alone until the lease runs out."""

        def work(connection: Connection) -> list[LetterRow]:
            time = now()
            waiting = sa.and_(outbox.c.done == "", outbox.c.due <= time, outbox.c.claimed < time)
            query = sa.select(outbox.c.id).where(waiting).order_by(outbox.c.due).limit(limit)
            wanted = [row.id for row in connection.execute(query.with_for_update(skip_locked=True))]
            if not wanted:
                return []
            claimed = outbox.update().where(outbox.c.id.in_(wanted)).values(claimed=now(LEASE))
            found = connection.execute(claimed.returning(outbox)).all()
            return [msgspec.convert(row, LetterRow, from_attributes=True) for row in found]

        return await self._database.do(work)

    async def reader(self, letter: int) -> str | None:
        """The person to whom a letter is that asks whether an address is right, if there is such a letter."""
        question = sa.and_(outbox.c.id == letter, outbox.c.table_id.is_(None), outbox.c.channel == "mail")
        query = sa.select(outbox.c.person).where(question)
        return await self._database.do(lambda connection: connection.execute(query).scalar())

    async def settle(self, letter: LetterRow, done: Literal["sent", "dropped", "failed"]) -> None:
        """A letter needs no more work."""
        await self._change(letter, {"done": done})

    async def postpone(self, letter: LetterRow, seconds: float) -> None:
        """A letter could not be sent; it is tried again later."""
        await self._change(letter, {"claimed": "", "due": now(seconds), "attempts": outbox.c.attempts + 1})

    async def _change(self, letter: LetterRow, values: dict[str, Any]) -> None:
        """Nothing, if its reader was deleted meanwhile: another letter may have its number by now."""
        same = sa.and_(outbox.c.id == letter.id, outbox.c.person == letter.person)
        await self._database.do(lambda connection: connection.execute(outbox.update().where(same).values(values)))

    async def forget(self) -> None:
        """Throw away the letters that were settled long ago."""
        old = sa.and_(outbox.c.done != "", outbox.c.due < now(-KEPT))
        await self._database.do(lambda connection: connection.execute(outbox.delete().where(old)))

    async def waiting(self) -> int:
        """How many letters have still to be sent."""
        query = sa.select(sa.func.count()).select_from(outbox).where(outbox.c.done == "")
        return await self._database.do(lambda connection: int(connection.execute(query).scalar_one()))

    # ── pushes ────────────────────────────────────────────────────────────────────────────────────

    async def subscribe(self, person: PersonRow, endpoint: str, keys: dict[str, str]) -> None:
        """A browser wants to be told, and is whoever's said so last. Raises `Removed` if it is theirs no longer."""
        wish = {"endpoint": endpoint, "person": person.id, "keys": keys, "device": person.device}

        def work(connection: Connection) -> None:
            if not hold_person(connection, person.id, person.device):
                raise Removed
            connection.execute(subscriptions.delete().where(subscriptions.c.endpoint == endpoint))
            connection.execute(subscriptions.insert().values(wish))

        await self._database.do(work)

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        """A browser of a person's wants to hear no more, or is gone."""
        own = sa.and_(subscriptions.c.endpoint == endpoint, subscriptions.c.person == person)
        await self._database.do(lambda connection: connection.execute(subscriptions.delete().where(own)))

    async def subscriptions_of(self, person: str) -> list[tuple[str, dict[str, str]]]:
        """Endpoints with their keys."""

        def work(connection: Connection) -> list[tuple[str, dict[str, str]]]:
            found = sa.select(subscriptions).where(subscriptions.c.person == person)
            return [(row.endpoint, row.keys) for row in connection.execute(found)]

        return await self._database.do(work)

    # ── hooks ─────────────────────────────────────────────────────────────────────────────────────

    async def hook_of(self, person: str) -> HookRow | None:
        """The service that somebody wants to be told by, if any."""
        query = sa.select(hooks).where(hooks.c.person == person)

        def work(connection: Connection) -> HookRow | None:
            row = connection.execute(query).first()
            return None if row is None else msgspec.convert(row, HookRow, from_attributes=True)

        return await self._database.do(work)

    async def set_hook(self, person: PersonRow, hook: HookRow | None) -> None:
        """Somebody, who is kept already, wants to be told by a service, in place of an earlier one; or by none. Raises
        `Removed` if the device that asks for it is theirs no longer."""

        def work(connection: Connection) -> None:
            if not hold_person(connection, person.id, person.device):
                raise Removed
            connection.execute(hooks.delete().where(hooks.c.person == person.id))
            if hook is not None:
                connection.execute(hooks.insert().values(msgspec.to_builtins(hook)))

        await self._database.do(work)
