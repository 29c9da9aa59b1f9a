"""What a browser is shown of a table: changes as they come, and answers in between."""

import logging
from typing import Final

import msgspec

from alehouse.house.connection import chat, lesson_view, presence, table_message, tips
from alehouse.house.connection.connection import Connection
from alehouse.house.protocol.lessons import Lesson
from alehouse.house.protocol.server import Alive, Help, Server
from alehouse.house.refusal import Refusal
from alehouse.house.storage import StorageFailed
from alehouse.house.tables.lesson_table import LessonTable

ON_THE_WAY: Final = 10_000  # characters; after so much no further step to the present is shown, on a slow line

ALIVE: Final = msgspec.json.encode(Alive()).decode()

log = logging.getLogger("alehouse.house")


async def show_presence(connection: Connection) -> None:
    """Who is there and what was said, as far as the browser does not know it yet."""
    people = presence.change(connection.client_view, connection.keys)
    if people is not None:
        await send(connection, people)
    try:
        said = await chat.news(connection)
    except StorageFailed:
        return  # it is told with the next change
    if said is not None:
        await send(connection, said)


async def pass_by(connection: Connection) -> None:
    """What happened since the table was last shown, step by step; each browser takes its time for it.

    The first decision after a page was opened is shown at once: what is new to it costs most then.
    """
    sent, client_view = 0, connection.client_view
    while sent <= ON_THE_WAY:
        async with connection.sending:
            async with connection.tables.drawing.place(connection.guest.sharers):
                moment = table_message.next_moment(client_view)
                if moment is None:
                    return
                shown = table_message.pass_by(client_view, moment)
            sent += await _send_now(connection, shown)


async def show(connection: Connection, fresh: bool, anyway: bool = False) -> None:
    """Show the table if it has changed, or `anyway`; before the game begins there is nothing to show."""
    if connection.table.waiting:
        return
    client_view = connection.client_view
    async with connection.sending:
        fresh = fresh or client_view.is_another()
        if fresh or anyway or client_view.seq != client_view.now:
            lapse = client_view.lapse()
            if lapse is not None:
                await _send_now(connection, client_view.texts.refused(lapse))
            async with connection.tables.drawing.place(connection.guest.sharers):
                shown = _update(connection, fresh)
            await _send_now(connection, shown)
            await _tell_what_to_know(connection)


async def _tell_what_to_know(connection: Connection) -> None:
    """What somebody who learns is told about the table that is shown now."""
    try:
        told = await _help(connection)
    except StorageFailed:
        return  # the next table of this kind helps
    if told is not None:
        await _send_now(connection, told)


async def _help(connection: Connection) -> Lesson | Help | None:
    """A lesson at its own table, tips at any other."""
    if isinstance(connection.table, LessonTable):
        return lesson_view.news(connection.client_view, connection.table)
    return await tips.news(connection) if connection.tips else None


def _update(connection: Connection, fresh: bool) -> Server:
    try:
        return table_message.update(connection.client_view, fresh)
    except Exception:
        log.exception("a table could not be shown table=%s", connection.table.id)
        return connection.client_view.texts.refused(Refusal("refused-by-mistake"))


async def send(connection: Connection, message: Server) -> None:
    async with connection.sending:
        await _send_now(connection, message)


async def _send_now(connection: Connection, message: Server) -> int:
    """Send a message; how long it is before it is compressed."""
    text = msgspec.json.encode(message).decode()
    await connection.line.send(text)
    return len(text)


async def beat(connection: Connection) -> None:
    """Give a sign of life."""
    async with connection.sending:
        await connection.line.send(ALIVE)
