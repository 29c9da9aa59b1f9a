"""How a finished game turned: what is known of it by now, for whoever may see the game's page."""

from functools import partial

from litestar import get
from litestar.params import FromPath

from alehouse.analysis import Analysis, Chance, TurningPoint
from alehouse.core.state import State
from alehouse.house.protocol.records import AnalysisPage, ChanceText, PointText
from alehouse.house.tables.score_history import History
from alehouse.house.tables.table import LiveTable
from alehouse.house.texts import Texts
from alehouse.server.chance_chart import ChanceChart, numbered
from alehouse.server.course_chart import Sheet, paper_of
from alehouse.server.routes.asking import HTTPRequest
from alehouse.server.routes.records import moments_of
from alehouse.server.score_chart import scale_of

DIGITS = 3  # of a chance; more are not known


@get("/api/records/{table_id:str}/analysis")
async def show_analysis(request: HTTPRequest, table_id: FromPath[str]) -> AnalysisPage:
    service = request.service
    service.tables.budgets.check(request.household, "")
    person = await request.somebody()
    table = await request.finished_table(table_id, person)
    sharers = request.sharers(person)
    analysis = await service.analyses.of(table, sharers)
    if not analysis.curve:
        return AnalysisPage(state=analysis.state, done=analysis.done)
    history = await service.score_histories.of(table, sharers)
    texts = Texts(table, request.language)
    moments = [await service.tables.looking_back.at(table, point.move, person.id) for point in analysis.points]
    return AnalysisPage(
        state=analysis.state,
        done=analysis.done,
        curve=[_rounded(chance) for chance in analysis.curve],
        points=list(map(partial(_told, table, texts), numbered(analysis.points), analysis.points, moments)),
        plot=_plot(paper_of(request.query_params.get("shape")).chances, analysis, history, texts),
        about_curve=_about_curve(analysis, texts),
        about_points=_about_points(analysis, texts),
    )


def _rounded(chance: Chance) -> ChanceText:
    return ChanceText(move=chance.move, shares=[round(share, DIGITS) for share in chance.shares])


def _told(table: LiveTable, texts: Texts, number: int, point: TurningPoint, moment: State) -> PointText:
    """A turning point in the words of the game, as whoever decided there read them."""
    played, better = (moment.choice(moment.parse(name)) for name in (point.played, point.better))
    return PointText(
        move=point.move,
        seat=point.seat,
        number=number,
        when=table.game.summary(moment.view(None), texts.words),
        played=texts.say(played.message, played.args, point.seat),
        better=texts.say(better.message, better.args, point.seat),
        played_at=played.targets,
        better_at=better.targets,
        loss=round(100 * point.loss),
    )


def _plot(sheet: Sheet, analysis: Analysis, history: History, texts: Texts) -> str:
    marks = history.marks
    return ChanceChart(
        sheet,
        texts.house.say("analysis-plot"),
        moments_of(marks, texts),
        analysis.curve,
        analysis.points,
        texts.players,
        scale_of([*(turn.scores for turn in history.turns), marks[-1].scores]),
    ).svg()


def _about_curve(analysis: Analysis, texts: Texts) -> str:
    """How often every turn was played on, and how sure the chances are; of the end there is nothing to say."""
    turns = analysis.curve[:-1]
    error = round(100 * max(max(chance.errors) for chance in turns))
    return texts.house.say("analysis-about-curve", {"plays": min(chance.plays for chance in turns), "error": error})


def _about_points(analysis: Analysis, texts: Texts) -> str:
    """The same of the turning points; or that there are none, once that is known."""
    points = analysis.points
    if not points:
        return texts.house.say("analysis-no-points") if analysis.done == 1 else ""
    error = round(100 * max(point.error for point in points))
    return texts.house.say("analysis-about-points", {"plays": min(point.plays for point in points), "error": error})
