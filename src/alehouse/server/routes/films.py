"""Films of finished games: asked for, asked about, and downloaded, by whoever may see the game's page."""

from pathlib import Path
from typing import Final

from litestar import get, post
from litestar.params import FromPath
from litestar.response import File

from alehouse.core.draw.gif import can_draw_gifs
from alehouse.core.export import FASTEST, SHAPES, SLOWEST, Cut
from alehouse.house.protocol.records import FilmJob, FilmOrder
from alehouse.house.refusal import Refusal
from alehouse.house.tables.table import LiveTable
from alehouse.house.texts import Texts, house_words
from alehouse.server.http.packing import PACKED_ALREADY
from alehouse.server.routes.asking import NOT_FOUND, HTTPRequest
from alehouse.server.workers.film_shelf import READY, Job

SVG: Final = "svg"
GIF: Final = "gif"
MEDIA: Final = {SVG: "image/svg+xml", GIF: "image/gif"}  # by kind
PIECE: Final = 65_536  # bytes that are on the way: so many downloads that nobody takes use little memory
HEADERS: Final = {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "x-content-type-options": "nosniff",
}


@post("/api/records/{table_id:str}/film")
async def order_film(request: HTTPRequest, table_id: FromPath[str]) -> FilmJob:
    wanted = await request.sent(FilmOrder)
    service = request.service
    service.tables.budgets.check(request.household, "")
    person = await request.somebody()
    table = await request.finished_table(table_id, person)
    _check(wanted, table)
    texts = Texts(table, request.language)
    cut = Cut(
        seat=wanted.seat,
        language=request.language,
        shape=wanted.shape,
        seconds=wanted.seconds,
        first=wanted.first,
        last=wanted.last,
        names=tuple(texts.names),
        colours=tuple(player.colour for player in texts.players),
    )
    owner = service.keys.alias(service.tables.households.of(person.id), "films")
    return _told(request, service.films.begin(table, wanted.kind, cut, request.sharers(person), owner))


def _check(wanted: FilmOrder, table: LiveTable) -> None:
    """Refuse at once what would come to nothing. The game is over: it may be seen with anybody's eyes."""
    moves = len(table.ledger.moves)
    if wanted.kind not in MEDIA:
        raise Refusal("refused-film-kind")
    if not 0 <= wanted.first <= wanted.last <= moves:
        raise Refusal("refused-film-moves", {"moves": moves})
    if wanted.seat is not None and not 0 <= wanted.seat < table.row.players:
        raise Refusal("refused-film-seat")
    if wanted.shape not in SHAPES:
        raise Refusal("refused-film-shape")
    if not FASTEST <= wanted.seconds <= SLOWEST:
        raise Refusal("refused-film-seconds", {"least": FASTEST, "most": SLOWEST})
    if wanted.kind == GIF and not can_draw_gifs():
        raise Refusal("refused-film-gif")


@get("/api/films/{job_id:str}")
async def show_film(request: HTTPRequest, job_id: FromPath[str]) -> FilmJob:
    return _told(request, await _job(request, job_id))


@get("/api/films/{job_id:str}/{name:str}", opt={PACKED_ALREADY: True})
async def download_film(request: HTTPRequest, job_id: FromPath[str], name: FromPath[str]) -> File:
    job = await _job(request, job_id)
    film = request.service.films.shelf.film(job)
    if job.state != READY or name != job.file or not film.exists():
        raise Refusal("refused-film", status=NOT_FOUND)
    return File(Path(film), filename=job.file, media_type=MEDIA[job.kind], headers=HEADERS, chunk_size=PIECE)


async def _job(request: HTTPRequest, job_id: str) -> Job:
    """A film of a game that whoever asks may see."""
    job = request.service.films.shelf.get(job_id)
    if job is None:
        raise Refusal("refused-film", status=NOT_FOUND)
    await request.table(job.table, await request.somebody())
    return job


def _told(request: HTTPRequest, job: Job) -> FilmJob:
    problem = house_words(request.language).say(job.problem, job.said) if job.problem else ""
    address = f"/api/films/{job.id}/{job.file}" if job.state == READY else ""
    return FilmJob(id=job.id, state=job.state, done=job.done, address=address, problem=problem)
