"""Tables: opening them, the lobby, one's own, rematches, records, and the wire to a table."""

from functools import partial
from typing import get_args

from litestar import Response, get, post, websocket
from litestar.params import FromPath

from alehouse.core.record import dump
from alehouse.core.scene import LANDSCAPE, SHAPES
from alehouse.games import ROOMS
from alehouse.house.connection.client_view import ClientView
from alehouse.house.connection.connection import Connection
from alehouse.house.connection.serving import serve
from alehouse.house.forms import check_lengths, checked
from alehouse.house.protocol.house import NewTable, TableLine
from alehouse.house.protocol.people import SoloLine
from alehouse.house.refusal import Refusal
from alehouse.house.rows import PersonRow, Status, TableRow
from alehouse.house.tables import opening
from alehouse.house.tables import rematch as rematches
from alehouse.house.tables.listing import table_line
from alehouse.server.http.socket_line import SocketLine
from alehouse.server.routes.arriving import arrived
from alehouse.server.routes.asking import CARDS, HTTPRequest, Socket, game_of_house


@get("/api/tables")
async def own_tables(request: HTTPRequest) -> list[TableLine]:
    person = await request.person()
    if person is None:
        return []
    async with request.in_turn(person):
        rows = await request.service.storage.tables.of_person(person.id)
        return await request.made(partial(_lines, rows, request.language, person.id))


@get("/api/lobby")
async def lobby(request: HTTPRequest) -> list[TableLine]:
    """The tables that anybody may find; by `status`, and by `game` if one is named."""
    status = request.query_params.get("status", "open")
    game = request.query_params.get("game", "")
    if status not in get_args(Status) or (game and game not in ROOMS):
        raise Refusal("refused-address", status=404)
    person = await request.person()
    async with request.in_turn(person):
        rows = await request.service.storage.tables.listed(status, game)
        return await request.made(partial(_lines, rows, request.language, person.id if person else ""))


def _lines(rows: list[TableRow], language: str, person: str) -> list[TableLine]:
    return [table_line(row, language, person) for row in rows]


@post("/api/tables")
async def open_table(request: HTTPRequest) -> Response[dict[str, str]]:
    return await open_for(request, await request.sent(NewTable, CARDS), await request.somebody())


async def open_for(request: HTTPRequest, new: NewTable, person: PersonRow) -> Response[dict[str, str]]:
    """Open a table for whoever asks for it, if all is well with it."""
    check_lengths(new)
    service = request.service
    game = await service.cards.checked(new, request.sharers(person))
    wanted = checked(new, game)
    bots_alone = all(seat.kind == "bot" for seat in wanted.seats)
    await service.quotas.check_table(person, request.household, bots_alone, own_cards=bool(wanted.cards))
    response = Response({"id": await opening.open_table(service.tables, wanted, person)})
    request.give_key(response, person)
    return response


@post("/api/tables/{table_id:str}/rematch")
async def rematch(request: HTTPRequest, table_id: FromPath[str]) -> dict[str, str]:
    """Another game for the same people; whoever asks first opens the table, the others find it."""
    service, person = request.service, await request.person()
    table = await request.table(table_id, person)
    if person is None or not table.seats_of(person.id):
        raise Refusal("refused-watching", status=403)
    if not await rematches.stands(service.tables, table):
        await service.quotas.check_table(person, request.household, own_cards=bool(table.row.cards))
    return {"id": await rematches.open_rematch(service.tables, table, person)}


@get("/api/tables/{table_id:str}/record")
async def record(request: HTTPRequest, table_id: FromPath[str]) -> Response[bytes]:
    table = await request.table(table_id, await request.person(), looking=True)
    if table.has_secrets and not table.state.is_over:
        raise Refusal("refused-record", status=403)
    name = f"{table.row.game}-{table_id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(dump(table.state.record()), media_type="application/json", headers=headers)


@get("/api/solo/{game:str}")
async def solo_games(request: HTTPRequest, game: FromPath[str]) -> list[SoloLine]:
    known, person = game_of_house(game).name, await request.person()
    if person is None:
        return []
    async with request.in_turn(person):
        return await request.service.solo.lines(person.id, known, request.language)


@websocket("/ws/{table_id:str}")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    connection = await arrived(socket, partial(_connection, socket, table_id))
    if connection is not None:
        await serve(connection)


async def _connection(socket: Socket, table_id: str, person: PersonRow) -> Connection:
    """The line to a table, as whoever comes wants to see it."""
    service = socket.service
    table = await socket.table(table_id, person, lessons=True, looking=True)
    wished = socket.query_params.get("shape", "")
    shape = wished if wished in SHAPES else LANDSCAPE
    tab, sitting = (socket.query_params.get(name, "") for name in ("tab", "sitting"))
    here = next((seat for seat in table.seats_of(person.id) if str(seat) == sitting), None)
    link = socket.query_params.get("k", "")
    client_view = ClientView(table, person.id, shape, socket.language, tab=tab, sitting=here, link=link)
    tips = socket.query_params.get("tips") == "1"
    welcome = partial(service.quotas.check_person, household=socket.household)
    return Connection(SocketLine(socket), client_view, person, service.tables, service.keys, tips, welcome)
