"""Tables: opening them, the lobby, one's own, rematches, records, and the wire to a table."""

from typing import Any, get_args

from litestar import Response, WebSocket, get, post, websocket
from litestar.params import FromPath

from alehouse.core.record import dump
from alehouse.core.scene import LANDSCAPE, SHAPES
from alehouse.games import ROOMS
from alehouse.server.answers import TRY_LATER
from alehouse.server.doors.asking import (
    HTTPRequest,
    check_origin,
    give_key,
    household_of,
    language_of,
    person_of,
    sent,
    service_of,
    sharers_of,
    somebody,
)
from alehouse.server.forms import check_lengths, checked
from alehouse.server.keep.database import StorageFailed
from alehouse.server.keep.rows import Status
from alehouse.server.listing import table_line
from alehouse.server.live import Connection, turn_away
from alehouse.server.protocol.house import NewTable, TableLine
from alehouse.server.protocol.people import SoloLine
from alehouse.server.refusal import Refusal, lost
from alehouse.server.screen import Screen
from alehouse.server.texts import house_words


@get("/api/tables")
async def own_tables(request: HTTPRequest) -> list[TableLine]:
    person = await person_of(request)
    rows = await service_of(request).keep.tables.of_person(person.id) if person else []
    return [table_line(row, language_of(request), person.id if person else "") for row in rows]


@get("/api/lobby")
async def lobby(request: HTTPRequest) -> list[TableLine]:
    """The tables that anybody may find; by `status`, and by `game` if one is named."""
    status = request.query_params.get("status", "open")
    game = request.query_params.get("game", "")
    if status not in get_args(Status) or (game and game not in ROOMS):
        raise Refusal("refused-address", status=404)
    person = await person_of(request)
    rows = await service_of(request).keep.tables.listed(status, game)
    return [table_line(row, language_of(request), person.id if person else "") for row in rows]


@post("/api/tables")
async def open_table(request: HTTPRequest) -> Response[dict[str, str]]:
    new = await sent(request, NewTable)
    check_lengths(new)
    service, person = service_of(request), await somebody(request)
    game = await service.tables.cards.checked(new, sharers_of(request, person))
    wanted = checked(new, game)
    bots_alone = all(seat.kind == "bot" for seat in wanted.seats)
    await service.quotas.check_table(person, household_of(request), bots_alone)
    response = Response({"id": await service.tables.open(wanted, person)})
    give_key(request, response, person)
    return response


@post("/api/tables/{table_id:str}/rematch")
async def rematch(request: HTTPRequest, table_id: FromPath[str]) -> dict[str, str]:
    """Another game for the same people; whoever asks first opens the table, the others find it."""
    service, person = service_of(request), await person_of(request)
    table = await service.tables.get(table_id)
    if person is None or not table.seats_of(person.id):
        raise Refusal("refused-watching", status=403)
    if not table.row.next:
        await service.quotas.check_table(person, household_of(request), bots_alone=False)
    return {"id": await service.tables.rematch(table, person)}


@get("/api/tables/{table_id:str}/record")
async def record(request: HTTPRequest, table_id: FromPath[str]) -> Response[bytes]:
    table = await service_of(request).tables.get(table_id)
    if table.has_secrets and not table.state.is_over:
        raise Refusal("refused-record", status=403)
    name = f"{table.row.game}-{table_id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(dump(table.state.record()), media_type="application/json", headers=headers)


@get("/api/solo/{game:str}")
async def solo_games(request: HTTPRequest, game: FromPath[str]) -> list[SoloLine]:
    if game not in ROOMS:
        raise Refusal("refused-address", status=404)
    person = await person_of(request)
    return await service_of(request).solo.lines(person.id, game, language_of(request)) if person else []


@websocket("/ws/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    language = language_of(socket)
    await socket.accept()
    service = service_of(socket)
    try:
        check_origin(socket)
        person = await somebody(socket)
        sharers_of(socket, person)
        table = await service.tables.get(table_id)
    except (Refusal, StorageFailed) as problem:
        refusal = problem if isinstance(problem, Refusal) else lost(problem)
        text = house_words(language).say(refusal.key, refusal.args_for_words)
        await turn_away(socket, text, TRY_LATER if refusal.lost else 4000 + refusal.status)
        return
    wished = socket.query_params.get("shape", "")
    shape = wished if wished in SHAPES else LANDSCAPE
    tab, sitting = (socket.query_params.get(name, "") for name in ("tab", "sitting"))
    here = next((seat for seat in table.seats_of(person.id) if str(seat) == sitting), None)
    screen = Screen(table, person.id, shape, language, tab=tab, sitting=here)
    await Connection(socket, screen, person, service.tables, service.keys).run()
