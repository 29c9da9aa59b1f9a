"""The page itself: its files, its words, forms and drawings."""

import hashlib
import mimetypes
from contextlib import suppress
from functools import partial
from typing import Final, Literal

import msgspec
from litestar import Response, get
from litestar.params import FromPath
from litestar.types import Message, Scope
from msgspec.structs import replace

import alehouse
from alehouse import compiled
from alehouse.house.drawings import defs_file
from alehouse.house.forms import PARTS, house_form, words_of_part
from alehouse.house.refusal import Refusal
from alehouse.house.storage import StorageFailed
from alehouse.server.http.joining import TABLE, content, folder, in_folder, is_there
from alehouse.server.http.packing import PACKED_ALREADY, packed, quickly_packed, way_to_pack
from alehouse.server.routes.asking import HTTPRequest
from alehouse.server.routes.visiting import address_for, may_open

FOR_EVER: Final = "public, max-age=31536000, immutable"
# Drawings come as SVG with style attributes; scripts only from files of ours.
POLICY: Final = (
    "default-src 'self'; connect-src 'self' ws: wss:; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
AS_IT_IS: Final = (b"x-content-type-options", b"nosniff")
PROTECTION: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"same-origin"),
]
WORKER: Final = "worker.js"  # works for the whole house, though it lies in a folder
PRELOADED: Final = f'<link rel="modulepreload" href="/static/{TABLE}">\n</head>'  # needed next
PACKED: Final = {PACKED_ALREADY: True}
SHOWN: Final = (b"text/html", b"image/svg+xml")  # what a browser may show as a page, where scripts could run


async def protect(message: Message, scope: Scope) -> None:
    """Tell the browser to take every answer for what it says it is, and that nothing it may show holds a script."""
    if message["type"] == "http.response.start":
        given = [*message.get("headers", [])]
        named = dict(given)
        shown = named.get(b"content-type", b"").startswith(SHOWN)
        more = [AS_IT_IS, *(PROTECTION if shown else [])]
        message["headers"] = [*given, *(header for header in more if header[0] not in named)]


@get(
    [
        "/lobby",
        "/j",
        "/j/{code:str}",
        "/records",
        "/new",
        "/new/{game:str}",
        "/learn/{game:str}",
        "/you",
        "/you/devices",
        "/you/statistics",
        "/player/{alias:str}",
        "/house/players",
        "/add/{token:str}",
        "/recover",
        "/confirm/{token:str}",
        "/table/{table_id:str}",
        "/record/{table_id:str}",
    ],
    opt=PACKED,
)
async def page(request: HTTPRequest) -> Response[bytes]:
    """The page. It gives the browser its key, or keeps an older one from expiring.

    While the storage is away nobody can tell whose key is good: the page comes without one, and tries again by itself.
    """
    head = PRELOADED if request.url.path.startswith("/table/") else "</head>"
    shell = in_folder(content("index.html").decode().replace("</head>", head))
    response = packed_response(request, shell.encode(), "text/html")
    with suppress(StorageFailed):
        request.give_key(response, await request.somebody())
    return response


@get(["/static/{name:str}", "/static/{version:str}/{name:str}"], opt=PACKED)
async def static(request: HTTPRequest, name: FromPath[str], version: str = "") -> Response[bytes]:
    """A file of the page. In the folder of all files as they are now it can be kept for ever; a page that was opened
    before the house changed finds them, too, in the folder that it knows. The first time it takes long to pack."""
    return await request.made(partial(_static, request, name, version))


def _static(request: HTTPRequest, name: str, version: str) -> Response[bytes]:
    if not is_there(name):
        raise Refusal("refused-address", status=404)
    response = file_response(request, name, FOR_EVER if version == folder() else "no-cache")
    if name == WORKER:
        response.headers["service-worker-allowed"] = "/"
    return response


@get("/defs/{game:str}/{version:str}", sync_to_thread=True, opt=PACKED)
def defs(request: HTTPRequest, game: FromPath[str]) -> Response[bytes]:
    """The drawings of a game: the heaviest of what a table needs, so they are packed as tightly as the page's files."""
    drawings = defs_file(game, request.url.path)
    return packed_response(request, drawings.encode(), "image/svg+xml", FOR_EVER)


@get("/api/house", opt=PACKED)
async def house(request: HTTPRequest) -> Response[bytes]:
    """The forms and words of the house; whoever comes again is told that they are as before."""
    async with request.in_turn(None):
        return await request.made(partial(_house, request))


def _house(request: HTTPRequest) -> Response[bytes]:
    form, address = house_form(request.language), address_for(request)
    found = request.service.network.addresses()
    complete = replace(form, address=address, addresses=found, lan=may_open(request), build=_build())
    known = address in (request.service.settings.address, *found)
    return packed_response(request, msgspec.json.encode(complete), "application/json", kept=known)


def _build() -> Literal["compiled", "bots", "plain"]:
    if alehouse.COMPILED:
        return "compiled"
    return "bots" if compiled.is_there() else "plain"


@get("/api/words/{part:str}", sync_to_thread=False)
def words(request: HTTPRequest, part: FromPath[str]) -> dict[str, str]:
    """The page's words that only a part of it needs."""
    if part not in PARTS:
        raise Refusal("refused-address", status=404)
    return words_of_part(request.language, part)


def file_response(request: HTTPRequest, name: str, caching: str = "no-cache") -> Response[bytes]:
    """A file of the page."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return packed_response(request, content(name), kind, caching)


def packed_response(
    request: HTTPRequest, content: bytes, kind: str, caching: str = "no-cache", kept: bool = True
) -> Response[bytes]:
    """Something that is `kept` packed, unless visitors can have ever more of it made; a browser that has it already is
    told so."""
    tag = f'"{hashlib.blake2b(content, digest_size=8).hexdigest()}"'
    headers = {"cache-control": caching, "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    way = way_to_pack(request.headers.get("accept-encoding", ""))
    headers |= {"vary": "accept-encoding", **({"content-encoding": way} if way else {})}
    pack = packed if kept else quickly_packed
    return Response(pack(content, way), media_type=kind, headers=headers)
