"""The application: its doors, and what is opened and closed with it."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from msgspec.structs import replace

from alehouse.core.errors import BadOption
from alehouse.core.state import State
from alehouse.server.aside import aside
from alehouse.server.bots_pool import usual_thinkers
from alehouse.server.channel import Channel
from alehouse.server.doors import asking
from alehouse.server.doors.hosts import Hosts
from alehouse.server.doors.limits import Limits
from alehouse.server.doors.me import (
    change_me,
    confirm_address,
    forget_me,
    make_link,
    move_here,
    send_letter,
    show_me,
    show_statistics,
)
from alehouse.server.doors.operation import health, show_metrics
from alehouse.server.doors.page import defs, house, page, protect, rules, static
from alehouse.server.doors.push import push_key, subscribe, unsubscribe
from alehouse.server.doors.records import continue_game, face, record_page
from alehouse.server.doors.tables import (
    lobby,
    open_table,
    own_tables,
    record,
    rematch,
    solo_games,
    table_socket,
)
from alehouse.server.keep.database import StorageFailed, Work
from alehouse.server.keep.keep import Keep
from alehouse.server.keep.people import unmoved
from alehouse.server.keys import Keys
from alehouse.server.notify.letters import Letters
from alehouse.server.notify.opening import begin_rounds, pusher_of
from alehouse.server.refusal import Refusal
from alehouse.server.results import ended
from alehouse.server.service import Service
from alehouse.server.settings import Settings
from alehouse.server.table import LiveTable
from alehouse.server.tables import Tables

LARGEST_BODY: Final = 256_000  # bytes; a card file has some 40,000
FINISHING: Final = 4.0  # seconds for each thing that is finished when the house closes

log = logging.getLogger("alehouse.server")


def make_app(keep: Keep, channel: Channel, settings: Settings, address: str = "") -> Litestar:
    """The application. It lets the bots move on when it starts, and finishes its writes when it stops.

    Where the house was given an address, it answers to no other name.
    """

    letters = Letters(settings)
    limits = replace(settings.limits, thinkers=settings.limits.thinkers or usual_thinkers(settings.processes))

    def also(table: LiveTable, following: State, seq: int) -> list[Work]:
        """What is written together with a move: how the game ended, who is to be told.

        Other processes may have moved somebody's key just now: then the move is not written.
        """
        checks = [unmoved(table.sitters)] if settings.redis else []
        return [*checks, *ended(table, following), *letters(table, following, seq)]

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        tables = Tables(keep, channel, settings.pace, also, limits)
        pusher = await pusher_of(keep, settings)
        keys = Keys(await keep.secret())
        app.state.service = Service(keep, channel, tables, keys, settings, pusher)
        await tables.resume()
        rounds = await begin_rounds(tables, settings, pusher, keys)
        yield
        await _within(FINISHING, "rounds", asyncio.gather(*(each.stop() for each in rounds)))
        await _within(FINISHING, "tables", tables.close())
        await _within(FINISHING, "database", aside(keep.close))

    return Litestar(
        [
            *(page, static, defs, house, rules),
            *(health, show_metrics),
            *(show_me, change_me, send_letter, confirm_address, make_link, move_here, forget_me, show_statistics),
            *(record_page, continue_game, face),
            *(push_key, subscribe, unsubscribe),
            *(own_tables, lobby, open_table, rematch, record, solo_games, table_socket),
        ],
        lifespan=[open_house],
        middleware=[Limits(settings.limits), *([Hosts(address)] if address else [])],
        guards=[asking.check_sender],
        before_send=[protect],
        exception_handlers={
            Refusal: asking.refused,
            BadOption: asking.bad_option,
            StorageFailed: asking.storage_failed,
            HTTPException: asking.http_error,
            Exception: asking.mistake,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=500),
        request_max_body_size=LARGEST_BODY,
        openapi_config=None,
        logging_config=None,
    )


async def _within(seconds: float, what: str, work: Awaitable[object]) -> None:
    """Finish something, unless it takes too long: nothing that was acknowledged depends on it."""
    try:
        async with asyncio.timeout(seconds):
            await work
    except TimeoutError:
        log.warning("the house closes before everything is finished what=%s seconds=%s", what, seconds)
