"""The first page: finished when it comes; playing at once, sitting down again, putting tables away, being called."""

from functools import partial
from typing import Any, Final

from litestar import Response, get, post, websocket
from litestar.params import FromPath

from alehouse.bots import BOTS
from alehouse.house.connection.calling import Calling
from alehouse.house.protocol.home import Archiving, Home, PlayNow
from alehouse.house.refusal import Refusal
from alehouse.house.rows import PersonRow, now
from alehouse.house.storage import StorageFailed
from alehouse.house.tables.again import against, last_against_bots, order_like, stronger, usual_order
from alehouse.house.tables.home import games_of, home_of
from alehouse.server.home.document import document
from alehouse.server.http.packing import PACKED_ALREADY, packed_of_late, way_to_pack
from alehouse.server.http.socket_line import SocketLine
from alehouse.server.routes.arriving import arrived
from alehouse.server.routes.asking import HTTPRequest, Socket, game_of_house
from alehouse.server.routes.tables import open_for

OWN: Final = {"cache-control": "private, no-cache", "vary": "accept-encoding, cookie"}  # nobody else's page
MOST_ARCHIVED: Final = 500  # tables of one person


@get("/", opt={PACKED_ALREADY: True})
async def home_page(request: HTTPRequest) -> Response[bytes]:
    """The first page. While the storage is away it is a newcomer's, without a key, and nothing is lost."""
    person = None
    try:
        person = await request.somebody()
        async with request.in_turn(person):
            home = await _home(request, person)
            response = await request.made(partial(_page, request, home, person))
    except StorageFailed:
        response = _page(request, _nobodys_home(request.language), person)
    if person is not None:
        request.give_key(response, person)
    return response


def _page(request: HTTPRequest, home: Home, person: PersonRow | None) -> Response[bytes]:
    more = {"prefs": person.prefs if person else {}}
    way = way_to_pack(request.headers.get("accept-encoding", ""))
    content = packed_of_late(document(home, request.language, now(), more), way)
    headers = OWN | ({"content-encoding": way} if way else {})
    return Response(content, media_type="text/html; charset=utf-8", headers=headers)


def _nobodys_home(language: str) -> Home:
    nothing: dict[str, Any] = {name: [] for name in ("turns", "asked", "waiting", "archived", "setups")}
    return Home(name="", new=True, last=None, games=games_of(language, {}), lobby=(0, 0), **nothing)


@get("/api/home")
async def show_home(request: HTTPRequest) -> Home:
    """The same as data."""
    person = await request.person()
    async with request.in_turn(person):
        return await _home(request, person)


async def _home(request: HTTPRequest, person: PersonRow | None) -> Home:
    service = request.service
    home = await home_of(service.storage, person, request.language, now(), await service.lengths.known())
    if home.last is not None:
        home.last.points = await service.analyses.points_of(home.last.id)
    return home


@post("/api/play")
async def play_now(request: HTTPRequest) -> Response[dict[str, str]]:
    """A game against bots at once: as the last time, or as is usual. Whoever has won three times in a row is asked
    first whether they want a stronger bot, once."""
    wanted = await request.sent(PlayNow)
    game, service, person = game_of_house(wanted.game), request.service, await request.resident()
    async with request.in_turn(person):
        rows = await service.storage.tables.of_person(person.id)
    last = last_against_bots(rows, game.name, person.id)
    if wanted.bot:
        if wanted.bot not in BOTS:
            raise Refusal("refused-request", {"problem": "bot"})
    elif last is not None:
        offer = stronger(last, rows, await service.storage.results.of_person(person.id), person.id)
        if offer and await service.storage.lessons.tell(person.id, f"level {game.name} {offer}"):
            return Response({"offer": offer}, status_code=200)
    kept = await service.storage.tables.kept(last.id) if last else None
    order = order_like(kept.row, person) if kept else usual_order(game, person)
    return await open_for(request, against(order, wanted.bot) if wanted.bot else order, person)


@post("/api/tables/{table_id:str}/again")
async def play_again(request: HTTPRequest, table_id: FromPath[str]) -> Response[dict[str, str]]:
    """A table like an earlier one of whoever asks."""
    person = await request.somebody()
    table = await request.table(table_id, person)
    if table.row.host != person.id or not table.seats_of(person.id):
        raise Refusal("refused-table", status=404)
    return await open_for(request, order_like(table.row, person), person)


@post("/api/archive", status_code=200)
async def archive(request: HTTPRequest) -> dict[str, str]:
    """A table is put away until it is one's turn there, or taken out again."""
    wish, person = await request.sent(Archiving), await request.person()
    table = await request.table(wish.table, person)
    if person is None or not (table.seats_of(person.id) or table.row.host == person.id):
        raise Refusal("refused-watching", status=403)
    store = request.service.storage.tables
    if wish.away and len(await store.archived(person.id)) >= MOST_ARCHIVED:
        raise Refusal("refused-archived", {"most": MOST_ARCHIVED})
    await store.archive(person.id, wish.table, wish.away)
    request.service.tables.bell.ring([person.id])
    return {}


@websocket("/ws/me")
async def called(socket: Socket) -> None:
    """Where whoever listens is waited for, at once and whenever that changes."""
    calling = await arrived(socket, partial(_calling, socket))
    if calling is not None:
        await calling.run()


async def _calling(socket: Socket, person: PersonRow) -> Calling:
    return Calling(SocketLine(socket), person, socket.service.tables, socket.language)
