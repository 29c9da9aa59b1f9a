"""A browser at a table, from the moment when it comes until it leaves."""

import asyncio
import contextlib
import logging
from typing import Final

from alehouse.house.connection import hinting, incoming, outgoing
from alehouse.house.connection.connection import BEAT, TURNED_AWAY, Connection, turn_away
from alehouse.house.connection.guest import check_welcome
from alehouse.house.fairness.metering import metered
from alehouse.house.line import HungUp
from alehouse.house.refusal import Refusal
from alehouse.house.storage import StorageFailed

FEW: Final = 20  # browsers at a table that are all shown everything at once
CROWD: Final = 300.0  # spectators at a table who are shown a change in a second
SEEN_EVERY: Final = 10.0  # seconds between two signs that somebody is there

log = logging.getLogger("alehouse.house")


async def serve(connection: Connection) -> None:
    """Serve a browser until it leaves."""
    guest = connection.guest
    await metered(_arrive(connection), guest.spend)
    tasks = [asyncio.create_task(work(connection)) for work in (_keep_up, _be_seen, _be_sure)]
    try:
        await connection.tables.turnstile.enter(guest.household)
        await metered(_show_all(connection), guest.spend)
        while True:
            text = await connection.line.receive()
            if text == BEAT and incoming.may_beat(connection):
                await outgoing.beat(connection)
                continue
            await connection.tables.turnstile.enter(guest.household)
            await metered(incoming.answer(connection, text), guest.spend)
            await asyncio.sleep(0)  # where many messages have come at once, nothing above waits: others' turn
    except HungUp:
        pass
    finally:
        hinting.leave(connection)
        await _leave(connection, tasks)


async def _arrive(connection: Connection) -> None:
    person = connection.guest.person.id
    connection.table.watch(connection.changed.set)
    connection.tables.wires.add(person, connection.doubt)
    await connection.tables.arrive(connection.table, person)


async def _leave(connection: Connection, tasks: list[asyncio.Task[None]]) -> None:
    person = connection.client_view.person
    connection.table.unwatch(connection.changed.set)
    connection.tables.wires.discard(person, connection.doubt)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await connection.tables.go(connection.table, person)


async def _show_all(connection: Connection) -> None:
    await outgoing.show_presence(connection)
    await outgoing.show(connection, fresh=True)


async def _be_seen(connection: Connection) -> None:
    while True:
        await connection.tables.clock.sleep(SEEN_EVERY)
        await connection.tables.be_seen(connection.table, connection.guest.person.id)
        connection.doubted.set()


async def _be_sure(connection: Connection) -> None:
    """Hang up as soon as this device is nobody's any more."""
    with contextlib.suppress(HungUp):
        while True:
            await connection.doubted.wait()
            connection.doubted.clear()
            try:
                await connection.guest.know()
            except StorageFailed:
                continue
            except Refusal as refusal:
                await _turn_away(connection, refusal)
                return


async def _turn_away(connection: Connection, refusal: Refusal) -> None:
    text = connection.client_view.texts.refusal(refusal)
    await turn_away(connection.line, text, TURNED_AWAY + refusal.status)


def _in_a_crowd(connection: Connection) -> bool:
    return len(connection.table.watchers) > FEW and not connection.client_view.seats


async def _let_others_first(connection: Connection) -> None:
    """Where very many look on, they see a change a moment later, and several changes as one."""
    if _in_a_crowd(connection):
        await connection.tables.clock.sleep(len(connection.table.watchers) / CROWD)


async def _keep_up(connection: Connection) -> None:
    """Show every change; several that come while one is being sent are shown as one."""
    with contextlib.suppress(HungUp):
        while True:
            await connection.changed.wait()
            await _let_others_first(connection)
            await connection.tables.turnstile.enter(connection.guest.household)
            connection.changed.clear()
            try:
                check_welcome(connection.table, connection.guest.person.id)
            except Refusal as refusal:
                await _turn_away(connection, refusal)
                return
            await _show_change(connection)


async def _show_change(connection: Connection) -> None:
    try:
        await outgoing.show_presence(connection)
        if not _in_a_crowd(connection):
            await outgoing.pass_by(connection)
        await outgoing.show(connection, fresh=False)
    except HungUp:
        raise
    except Exception:
        log.exception("a change could not be shown table=%s", connection.table.id)
