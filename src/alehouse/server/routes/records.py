"""Finished games: their pages, and playing on from any of their moments; the faces of those who played."""

from collections.abc import Sequence

from litestar import Response, get, post
from litestar.params import FromPath

from alehouse.house.connection.presence import options_text
from alehouse.house.people import FACES
from alehouse.house.protocol.records import Moment, PlayOn, RecordPage
from alehouse.house.protocol.server import Result
from alehouse.house.refusal import Refusal
from alehouse.house.tables.branch import branch
from alehouse.house.tables.results import uncounted
from alehouse.house.tables.score_history import History, Mark
from alehouse.house.tables.table import LiveTable
from alehouse.house.texts import Texts
from alehouse.server.avatars import avatar
from alehouse.server.course_chart import Moments, Paper, paper_of
from alehouse.server.routes.asking import HTTPRequest
from alehouse.server.score_chart import ScoreChart

LONGEST_NAME = 100  # of a face; names with a number are longer than those that people give
FACE_HEADERS = {
    "cache-control": "public, max-age=86400",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
}


@get("/api/records/{table_id:str}")
async def record_page(request: HTTPRequest, table_id: FromPath[str]) -> RecordPage:
    service = request.service
    service.tables.budgets.check(request.household, "")
    person = await request.somebody()
    table = await request.finished_table(table_id, person)
    history = await service.score_histories.of(table, request.sharers(person))
    texts = Texts(table, request.language, table.seats_of(person.id))
    moments = moments_of(history.marks, texts)
    chart = _chart(paper_of(request.query_params.get("shape")), history, moments, texts)
    return RecordPage(
        title=table.game.title,
        game=table.game.name,
        when=table.row.touched,
        options=options_text(table, texts),
        players=texts.shown,
        result=_result(table, texts),
        scores=table.state.scores(),
        plot=chart.svg(),
        axis=chart.axis,
        moments=[
            Moment(move=mark.move, label=moments.labels[at], turns=history.turns_of(at))
            for at, mark in enumerate(history.marks[:-1])
        ],
        moves=len(table.ledger.moves),
        origin=table.row.origin,
        next=table.row.next,
        uncounted=texts.house.say(f"uncounted-{why}") if (why := uncounted(table)) else "",
    )


def _chart(paper: Paper, history: History, moments: Moments, texts: Texts) -> ScoreChart:
    course = [(turn.move, turn.scores) for turn in history.turns]
    end = history.marks[-1]
    title = texts.house.say("plot-title")
    return ScoreChart(paper.scores, title, moments, [*course, (end.move, end.scores)], texts.players)


def moments_of(marks: Sequence[Mark], texts: Texts) -> Moments:
    labels = [*(mark.label(texts.words) for mark in marks[:-1]), texts.house.say("plot-end")]
    return Moments(labels, [mark.move for mark in marks])


def _result(table: LiveTable, texts: Texts) -> Result:
    places = table.state.ranking()
    return Result(outcome=texts.outcome(table.state.view(None), places), places=places)


@post("/api/tables/{table_id:str}/continue")
async def continue_game(request: HTTPRequest, table_id: FromPath[str]) -> Response[dict[str, str]]:
    wanted = await request.sent(PlayOn)
    service, person = request.service, await request.somebody()
    request.remember(person)
    table = await request.table(table_id, person)
    bots_alone, own_cards = not table.has_people, bool(table.row.cards)
    await service.quotas.check_table(person, request.household, bots_alone, own_cards)
    response = Response({"id": await branch(service.tables, table, wanted.move, person)})
    request.give_key(response, person)
    return response


@get("/avatar.svg", sync_to_thread=False)
def face(request: HTTPRequest) -> Response[str]:
    name, chosen = request.query_params.get("name", ""), request.query_params.get("face", "0")
    if len(name) > LONGEST_NAME:
        raise Refusal("refused-too-long")
    if chosen not in map(str, range(FACES)):
        raise Refusal("refused-face", {"faces": FACES})
    return Response(avatar(name, int(chosen)), media_type="image/svg+xml", headers=FACE_HEADERS)
