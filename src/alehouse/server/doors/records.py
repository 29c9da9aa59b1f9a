"""Finished games: their pages, and playing on from any of their moments; the faces of those who played."""

from litestar import Response, get, post
from litestar.params import FromPath

from alehouse.core.scene import PORTRAIT
from alehouse.server import plot
from alehouse.server.avatars import avatar
from alehouse.server.doors.asking import (
    HTTPRequest,
    give_key,
    household_of,
    language_of,
    sent,
    service_of,
    sharers_of,
    somebody,
)
from alehouse.server.playing_on import play_on
from alehouse.server.protocol.records import Moment, PlayOn, RecordPage
from alehouse.server.protocol.server import Result
from alehouse.server.refusal import Refusal
from alehouse.server.results import uncounted
from alehouse.server.room import options_text
from alehouse.server.table import LiveTable
from alehouse.server.texts import Texts

LONGEST_NAME = 100  # of a face; names with a number are longer than those that people give
FACE_HEADERS = {
    "cache-control": "public, max-age=86400",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
}


@get("/api/records/{table_id:str}")
async def record_page(request: HTTPRequest, table_id: FromPath[str]) -> RecordPage:
    service = service_of(request)
    service.tables.budgets.check(household_of(request), "")
    table = await service.tables.get(table_id)
    if not table.state.is_over:
        raise Refusal("refused-unfinished", status=403)
    marks = await service.courses.of(table, sharers_of(request, await somebody(request)))
    texts = Texts(table, language_of(request))
    labels = [*(mark.label(texts.words) for mark in marks[:-1]), texts.house.say("plot-end")]
    sheet = plot.PORTRAIT if request.query_params.get("shape") == PORTRAIT else plot.LANDSCAPE
    scores = [mark.scores for mark in marks]
    drawing = plot.Plot(sheet, texts.house.say("plot-title"), labels, scores, texts.players)
    return RecordPage(
        title=table.game.title,
        game=table.game.name,
        when=table.row.touched,
        options=options_text(table, texts),
        players=texts.players,
        result=_result(table, texts),
        plot=drawing.svg(),
        moments=[Moment(move=mark.move, label=label) for mark, label in zip(marks[:-1], labels)],
        moves=len(table.ledger.moves),
        origin=table.row.origin,
        next=table.row.next,
        uncounted=texts.house.say(f"uncounted-{why}") if (why := uncounted(table)) else "",
    )


def _result(table: LiveTable, texts: Texts) -> Result:
    outcome = table.game.outcome(table.state.view(None), texts.words, texts.names)
    return Result(outcome=outcome, places=table.state.ranking())


@post("/api/tables/{table_id:str}/continue")
async def continue_game(request: HTTPRequest, table_id: FromPath[str]) -> Response[dict[str, str]]:
    wanted = await sent(request, PlayOn)
    service, person = service_of(request), await somebody(request)
    sharers_of(request, person)
    table = await service.tables.get(table_id)
    await service.quotas.check_table(person, household_of(request), bots_alone=False)
    response = Response({"id": await play_on(service.tables, table, wanted.move, person)})
    give_key(request, response, person)
    return response


@get("/avatar.svg", sync_to_thread=False)
def face(request: HTTPRequest) -> Response[str]:
    name = request.query_params.get("name", "")
    if len(name) > LONGEST_NAME:
        raise Refusal("refused-too-long")
    return Response(avatar(name), media_type="image/svg+xml", headers=FACE_HEADERS)
