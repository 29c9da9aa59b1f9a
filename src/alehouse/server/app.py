"""The application: its routes, and what is opened and closed with it."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException

from alehouse.core.errors import BadOption
from alehouse.core.state import State
from alehouse.house.channel import Channel
from alehouse.house.keys import Keys
from alehouse.house.ports import Ports
from alehouse.house.refusal import Refusal
from alehouse.house.storage import StorageFailed
from alehouse.house.tables.table import LiveTable
from alehouse.house.tables.tables import Tables
from alehouse.server.http.packing import PACKED_ALREADY, QUICKLY
from alehouse.server.network import Network
from alehouse.server.notify.letters import Letters
from alehouse.server.notify.opening import begin_rounds, pusher_of
from alehouse.server.routes import asking
from alehouse.server.routes.analyses import show_analysis
from alehouse.server.routes.books import book, clause, rules
from alehouse.server.routes.devices import (
    add_device,
    ask_to_add,
    list_devices,
    make_link,
    make_words,
    offer_words,
    remove_device,
    remove_others,
    rename_device,
)
from alehouse.server.routes.films import download_film, order_film, show_film
from alehouse.server.routes.home import archive, called, home_page, play_again, play_now, show_home
from alehouse.server.routes.hooks import change_hook, show_hook
from alehouse.server.routes.hosts import Hosts
from alehouse.server.routes.lessons import go_on_from_lesson, list_lessons, offer_lesson, open_lesson
from alehouse.server.routes.limits import Limits
from alehouse.server.routes.me import (
    change_me,
    change_prefs,
    confirm_address,
    forget_me,
    send_letter,
    show_me,
    show_prefs,
    show_statistics,
)
from alehouse.server.routes.operation import health, show_metrics
from alehouse.server.routes.owner import close_table, list_all_devices, remove_any_device
from alehouse.server.routes.page import defs, house, page, protect, static, words
from alehouse.server.routes.players import list_players, show_player
from alehouse.server.routes.push import push_key, subscribe, unsubscribe
from alehouse.server.routes.records import continue_game, face, record_page
from alehouse.server.routes.recovery import recover, recover_by_mail
from alehouse.server.routes.rooms import answer, change, companions, find_table, one_table
from alehouse.server.routes.tables import lobby, open_table, own_tables, record, rematch, solo_games, table_socket
from alehouse.server.routes.visiting import manifest, offline, open_to_network, qr_code
from alehouse.server.service import Service
from alehouse.server.settings import Settings
from alehouse.server.storage.database import Work
from alehouse.server.storage.people import still_there
from alehouse.server.storage.storage import Storage
from alehouse.server.workers.analyses import Analyses
from alehouse.server.workers.analyst import Analyst
from alehouse.server.workers.bots_pool import BotPool, usual_thinkers
from alehouse.server.workers.film_shelf import FOLDER, FilmShelf
from alehouse.server.workers.films import Films
from alehouse.server.workers.own_cards import OwnCards
from alehouse.server.workers.threads import in_thread

FINISHING: Final = 4.0  # seconds for each thing that is finished when the house closes

log = logging.getLogger("alehouse.server")

ROUTES: Final = [
    *(home_page, show_home, play_now, play_again, archive, called),
    *(page, static, defs, house, words),
    *(qr_code, manifest, offline, open_to_network),
    *(book, rules, clause),
    *(health, show_metrics),
    *(show_prefs, change_prefs),
    *(show_me, change_me, send_letter, confirm_address, forget_me, show_statistics, list_players, show_player),
    *(list_devices, make_link, rename_device, remove_device, remove_others, make_words, offer_words),
    *(ask_to_add, add_device, recover, recover_by_mail),
    *(record_page, show_analysis, continue_game, face),
    *(order_film, show_film, download_film),
    *(list_lessons, open_lesson, offer_lesson, go_on_from_lesson),
    *(push_key, subscribe, unsubscribe),
    *(show_hook, change_hook),
    *(own_tables, lobby, open_table, rematch, record, solo_games, table_socket),
    *(find_table, companions, one_table, answer, change),
    *(close_table, list_all_devices, remove_any_device),
]


def make_app(
    storage: Storage,
    channel: Channel,
    settings: Settings,
    address: str = "",
    network: Network | None = None,
) -> Litestar:
    """The application. It lets the bots move on when it starts, and finishes its writes when it stops.

    Where the house was given an address, it answers to no other name.
    """
    return Litestar(
        ROUTES,
        lifespan=[partial(_open_house, storage, channel, settings, network or Network(settings.host, settings.port))],
        middleware=[Limits(settings.limits), Hosts(address)],
        request_class=asking.HTTPRequest,
        websocket_class=asking.Socket,
        guards=[asking.check_sender],
        before_send=[protect],
        exception_handlers={
            Refusal: asking.refused,
            BadOption: asking.bad_option,
            StorageFailed: asking.storage_failed,
            HTTPException: asking.http_error,
            Exception: asking.mistake,
        },
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=500, gzip_compress_level=QUICKLY, exclude_opt_key=PACKED_ALREADY
        ),
        request_max_body_size=asking.CARDS,
        openapi_config=None,
        logging_config=None,
    )


@asynccontextmanager
async def _open_house(
    storage: Storage, channel: Channel, settings: Settings, network: Network, app: Litestar
) -> AsyncIterator[None]:
    """The house is open as long as the application runs."""
    cards = OwnCards()
    bots = BotPool(settings.limits.thinkers or usual_thinkers(settings.processes))
    tables = _tables(storage, channel, bots, cards, settings)
    analyst = Analyst(bots.thinking.lane)
    analyses = Analyses(storage, analyst, tables.renew)
    films = Films(FilmShelf(os.environ.get(FOLDER, "")), analyst.lane)
    if settings.analyses == "ended":
        tables.on_end = analyses.begin
    pusher = await pusher_of(storage, settings)
    keys = Keys(await storage.secret())
    app.state.service = Service(storage, tables, cards, analyses, films, keys, settings, pusher, network)
    await tables.resume(keys.alias("house", "channel"))
    rounds = await begin_rounds(tables, storage, settings, pusher, keys)
    yield
    await _within(FINISHING, "rounds", asyncio.gather(*(each.stop() for each in rounds)))
    await _within(FINISHING, "analyses", analyses.close())
    await _within(FINISHING, "films", films.close())
    await _within(FINISHING, "tables", tables.close())
    await _within(FINISHING, "database", in_thread(storage.close))


def _tables(storage: Storage, channel: Channel, bots: BotPool, cards: OwnCards, settings: Settings) -> Tables:
    """The tables of a house on a machine: with its database, its processes and its threads."""
    letters = Letters(settings)

    def also(table: LiveTable, following: State, seq: int) -> list[Work]:
        """What is written together with a move besides how the game ended: who is to be told.

        Other processes may have deleted somebody just now: then the move is not written.
        """
        checks = [still_there(table.sitters)] if settings.redis else []
        return [*checks, *letters(table, following, seq)]

    ports = Ports(storage=storage, channel=channel, bots=bots, cards=cards, offload=in_thread)
    return Tables(ports, settings.pace, also, settings.limits, letters.asking)


async def _within(seconds: float, what: str, work: Awaitable[object]) -> None:
    """Finish something, unless it takes too long: nothing that was acknowledged depends on it."""
    try:
        async with asyncio.timeout(seconds):
            await work
    except TimeoutError:
        log.warning("the house closes before everything is finished what=%s seconds=%s", what, seconds)
