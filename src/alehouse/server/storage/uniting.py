"""What a guest had comes along when their browser becomes somebody's device: seats, results, lessons, talk."""

from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from alehouse.server.storage.people import forget, hold_person
from alehouse.server.storage.schema import (
    archived,
    chat,
    devices,
    lessons,
    outbox,
    people,
    ratings,
    recoveries,
    results,
    seats,
    subscriptions,
    tables,
    told,
)

# What is whose, by the column that says so; and what somebody has once. Where the other one has it already, a seat at
# the same table, say, it stays as it is there.
BELONGINGS: Final[list[tuple[sa.Column[str], list[sa.Column[str]]]]] = [
    (seats.c.person, [seats.c.table_id]),
    (seats.c.held_for, []),
    (archived.c.person, [archived.c.table_id]),
    (results.c.person, [results.c.table_id]),
    (ratings.c.person, [ratings.c.game]),
    (lessons.c.person, [lessons.c.game, lessons.c.lesson]),
    (told.c.person, [told.c.what]),
    (tables.c.host, []),
    (chat.c.person, []),
]


def is_guest(connection: Connection, person: str, device: str) -> bool:
    """Whether somebody has no other way to come back than this device: neither another one, nor words, nor mail."""
    others = sa.exists().where(devices.c.person == person, devices.c.id != device)
    words = sa.exists().where(recoveries.c.person == person)
    query = sa.select(people.c.id).where(people.c.id == person, ~people.c.confirmed, ~others, ~words)
    return connection.execute(query).first() is not None


def unite(connection: Connection, guest: str, person: str, device: str) -> None:
    """All that a guest had is a person's now, who is there by that device; the guest is no more.

    Where both sit at one table, the guest's seat is left as if they had been deleted: a bot plays on there.
    """
    hold_person(connection, guest)
    for column, once in BELONGINGS:
        _hand_over(connection, column, once, guest, person)
    mine = subscriptions.update().where(subscriptions.c.person == guest)
    connection.execute(mine.values(person=person, device=device))
    connection.execute(outbox.delete().where(outbox.c.person == guest))  # whoever is there knows what they said
    _let_nobody_hear(connection, guest, person)
    _stay_banned(connection, guest, person)
    forget(connection, guest)


def _hand_over(
    connection: Connection, column: sa.Column[str], once: list[sa.Column[str]], guest: str, person: str
) -> None:
    belonging = column.table
    theirs = belonging.alias()
    has_it = sa.exists().where(theirs.c[column.name] == person, *(theirs.c[key.name] == key for key in once))
    change = sa.update(belonging).where(column == guest).values({column.name: person})
    connection.execute(change.where(~has_it) if once else change)


def _let_nobody_hear(connection: Connection, guest: str, person: str) -> None:
    """Whoever did not want to hear the guest does not hear that person, either."""
    mentioned = sa.cast(people.c.settings, sa.Text).contains(guest, autoescape=True)
    for row in connection.execute(sa.select(people.c.id, people.c.settings).where(mentioned)).all():
        named = [person if other == guest else other for other in row.settings.get("unheard", [])]
        unheard = [other for other in dict.fromkeys(named) if other != row.id]
        change = people.update().where(people.c.id == row.id)
        connection.execute(change.values(settings=row.settings | {"unheard": unheard}))


def _stay_banned(connection: Connection, guest: str, person: str) -> None:
    """Where the guest may not come any more, that person may not, either."""
    mentioned = sa.cast(tables.c.banned, sa.Text).contains(guest, autoescape=True)
    for row in connection.execute(sa.select(tables.c.id, tables.c.banned).where(mentioned)).all():
        banned = [person if other == guest else other for other in row.banned]
        connection.execute(tables.update().where(tables.c.id == row.id).values(banned=list(dict.fromkeys(banned))))
