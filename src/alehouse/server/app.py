"""The house's doors: every address of the HTTP and WebSocket interface; see `protocol`."""

import hashlib
import logging
import mimetypes
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from alehouse.core.errors import BadOption
from alehouse.core.record import dump
from alehouse.core.scene import LANDSCAPE, PORTRAIT
from alehouse.games import ROOMS, load
from alehouse.server.drawings import defs_file
from alehouse.server.forms import checked, house_form
from alehouse.server.keys import AGE, COOKIE, Keys
from alehouse.server.listing import table_line
from alehouse.server.live import Connection, turn_away
from alehouse.server.protocol import Chapter, House, NewTable, SoloLine, TableLine
from alehouse.server.refusal import Refusal
from alehouse.server.rules_html import chapters
from alehouse.server.screen import Screen
from alehouse.server.solo import SoloResults
from alehouse.server.storage import Storage
from alehouse.server.tables import Tables
from alehouse.server.texts import house_words, language_from

PAGE: Final = Path(__file__).parent / "page"
LARGEST_BODY: Final = 1_000_000  # bytes; a card file has some 40,000
FOR_EVER: Final = "public, max-age=31536000, immutable"
# Drawings come as SVG with style attributes; scripts only from files of ours.
POLICY: Final = (
    "default-src 'self'; connect-src 'self' ws: wss:; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; frame-ancestors 'none'"
)

Asker = ASGIConnection[Any, Any, Any, Any]
HTTPRequest = Request[Any, Any, Any]

log = logging.getLogger("alehouse.server")


class Service:
    """What the handlers work with while the house is open."""

    def __init__(self, tables: Tables, keys: Keys) -> None:
        self.tables: Final = tables
        self.solo: Final = SoloResults(tables)
        self.keys: Final = keys


def make_app(storage: Storage, pace: float) -> Litestar:
    """The application. It lets the bots move on when it starts, and finishes its writes when it stops."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        tables = Tables(storage, pace)
        app.state.service = Service(tables, Keys(await storage.secret()))
        await tables.resume()
        yield
        await tables.close()
        storage.close()

    return Litestar(
        [page, static, house, own_tables, open_table, record, solo_games, rules, defs, table_socket],
        lifespan=[open_house],
        exception_handlers={Refusal: _refused, BadOption: _bad_option, HTTPException: _http_error, Exception: _mistake},
        compression_config=CompressionConfig(backend="gzip", minimum_size=500),
        request_max_body_size=LARGEST_BODY,
        openapi_config=None,
        logging_config=None,
    )


# ── the page ──────────────────────────────────────────────────────────────────────────────────────


@get(["/", "/table/{table_id:str}"], sync_to_thread=False)
def page(request: HTTPRequest) -> Response[bytes]:
    """The page. It gives the browser its key, or keeps an older one from expiring."""
    response = _file(request, PAGE / "index.html")
    response.headers["content-security-policy"] = POLICY
    keys = _service(request).keys
    _give_key(response, keys.sign(_key(request) or keys.new()))
    return response


@get("/static/{name:str}", sync_to_thread=False)
def static(request: HTTPRequest, name: FromPath[str]) -> Response[bytes]:
    if name not in {path.name for path in PAGE.iterdir()}:
        raise Refusal("refused-address", status=404)
    return _file(request, PAGE / name)


@get("/defs/{game:str}/{version:str}", sync_to_thread=False)
def defs(request: HTTPRequest, game: FromPath[str]) -> Response[str]:
    drawings = defs_file(game, request.url.path)
    return Response(drawings, media_type="image/svg+xml", headers={"cache-control": FOR_EVER})


def _file(request: HTTPRequest, path: Path) -> Response[bytes]:
    """A file of the page; a browser that has it already is told so."""
    content = path.read_bytes()
    tag = f'"{hashlib.blake2b(content, digest_size=8).hexdigest()}"'
    headers = {"cache-control": "no-cache", "etag": tag, "x-content-type-options": "nosniff"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Response(content, media_type=kind, headers=headers)


# ── tables ────────────────────────────────────────────────────────────────────────────────────────


@get("/api/house", sync_to_thread=False)
def house(request: HTTPRequest) -> House:
    return house_form(_language(request))


@get("/api/tables")
async def own_tables(request: HTTPRequest) -> list[TableLine]:
    key = _key(request)
    rows = await _service(request).tables.storage.owned(key) if key else []
    return [table_line(row, _language(request)) for row in rows]


@post("/api/tables")
async def open_table(request: HTTPRequest) -> Response[dict[str, str]]:
    if not _same_origin(request):
        raise Refusal("refused-origin", status=403)
    try:
        new = msgspec.json.decode(await request.body(), type=NewTable)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("refused-message", {"problem": str(error)}) from error
    service = _service(request)
    key = _key(request) or service.keys.new()
    response = Response({"id": await service.tables.open(checked(new), key)})
    _give_key(response, service.keys.sign(key))
    return response


@get("/api/tables/{table_id:str}/record")
async def record(request: HTTPRequest, table_id: FromPath[str]) -> Response[bytes]:
    table = await _service(request).tables.get(table_id)
    if table.has_secrets and not table.state.is_over:
        raise Refusal("refused-record", status=403)
    name = f"{table.row.game}-{table_id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(dump(table.state.record()), media_type="application/json", headers=headers)


@get("/api/solo/{game:str}")
async def solo_games(request: HTTPRequest, game: FromPath[str]) -> list[SoloLine]:
    if game not in ROOMS:
        raise Refusal("refused-address", status=404)
    key = _key(request)
    return await _service(request).solo.lines(key, game, _language(request)) if key else []


@get("/api/rules/{game:str}", sync_to_thread=False)
def rules(game: FromPath[str]) -> list[Chapter]:
    if game not in ROOMS:
        raise Refusal("refused-address", status=404)
    return chapters(load(game).rulebook())


@websocket("/ws/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    language = _language(socket)
    await socket.accept()
    try:
        if not _same_origin(socket):
            raise Refusal("refused-origin", status=403)
        tables = _service(socket).tables
        table = await tables.get(table_id)
    except Refusal as refusal:
        text = house_words(language).say(refusal.key, refusal.args_for_words)
        await turn_away(socket, text, 4000 + refusal.status)
        return
    shape = PORTRAIT if socket.query_params.get("shape") == PORTRAIT else LANDSCAPE
    owner = _key(socket) == table.row.owner
    tab, sitting = (socket.query_params.get(name, "") for name in ("tab", "sitting"))
    person = next((seat for seat in table.people if str(seat) == sitting), None)
    screen = Screen(table, owner, shape, language, tab=tab, sitting=person)
    await Connection(socket, screen, tables.pace).run()


# ── who asks ──────────────────────────────────────────────────────────────────────────────────────


def _service(asker: Asker) -> Service:
    service: Service = asker.app.state.service
    return service


def _key(asker: Asker) -> str:
    """The key of the browser that asks, or ""."""
    return _service(asker).keys.read(asker.cookies.get(COOKIE))


def _give_key(response: Response[Any], cookie: str) -> None:
    """Keep a key in the browser: out of reach of scripts, and of requests that other sites make."""
    response.cookies.append(Cookie(COOKIE, value=cookie, path="/", max_age=AGE, httponly=True, samesite="lax"))


def _language(asker: Asker) -> str:
    wishes = [asker.query_params.get("lang", ""), *asker.headers.get("accept-language", "").split(",")]
    return language_from(wishes)


def _same_origin(asker: Asker) -> bool:
    """Whether a page of ours asks (or no page at all): other sites may not act in a visitor's name."""
    origin = asker.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == asker.headers.get("host")


# ── refusals ──────────────────────────────────────────────────────────────────────────────────────


def _refused(request: HTTPRequest, refusal: Refusal) -> Response[dict[str, str]]:
    text = house_words(_language(request)).say(refusal.key, refusal.args_for_words)
    return Response({"error": text}, status_code=refusal.status)


def _bad_option(request: HTTPRequest, error: BadOption) -> Response[dict[str, str]]:
    return Response({"error": house_words(_language(request)).explain(error)}, status_code=400)


def _http_error(request: HTTPRequest, error: HTTPException) -> Response[dict[str, str]]:
    key = {404: "refused-address", 413: "refused-too-long"}.get(error.status_code, "refused-request")
    return _refused(request, Refusal(key, {"problem": error.detail}, status=error.status_code))


def _mistake(request: HTTPRequest, error: Exception) -> Response[dict[str, str]]:
    log.error("a request failed path=%s", request.url.path, exc_info=error)
    return _refused(request, Refusal("refused-by-mistake", status=500))
