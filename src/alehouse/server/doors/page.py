"""The page itself: its files, its words and forms, rules and drawings."""

import hashlib
import mimetypes
import re
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

from litestar import Response, get
from litestar.params import FromPath
from litestar.types import Message, Scope
from msgspec.structs import replace

import alehouse
from alehouse import compiled
from alehouse.games import ROOMS, load
from alehouse.server.doors.asking import HTTPRequest, give_key, language_of, service_of, somebody
from alehouse.server.drawings import defs_file
from alehouse.server.forms import house_form
from alehouse.server.keep.database import StorageFailed
from alehouse.server.protocol.house import Chapter, House
from alehouse.server.refusal import Refusal
from alehouse.server.rules_html import chapters

PAGE: Final = Path(__file__).parent.parent / "page"
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
FILES: Final = 64  # of the page; more than there are
MARGINS: Final = {
    ".js": re.compile(rb"^[ \t]*//[^\n]*$|^[ \t]+", re.M),
    ".css": re.compile(rb"/\*.*?\*/|^[ \t]+", re.M | re.S),
}
SHOWN: Final = (b"text/html", b"image/svg+xml")  # what a browser may show as a page, where scripts could run


async def protect(message: Message, scope: Scope) -> None:
    """Tell the browser to take every answer for what it says it is, and that nothing it may show holds a script."""
    if message["type"] == "http.response.start":
        told = [*message.get("headers", [])]
        named = dict(told)
        shown = named.get(b"content-type", b"").startswith(SHOWN)
        more = [AS_IT_IS, *(PROTECTION if shown else [])]
        message["headers"] = [*told, *(header for header in more if header[0] not in named)]


@get(
    [
        "/",
        "/lobby",
        "/you",
        "/move/{token:str}",
        "/confirm/{token:str}",
        "/table/{table_id:str}",
        "/record/{table_id:str}",
    ]
)
async def page(request: HTTPRequest) -> Response[bytes]:
    """The page. It gives the browser its key, or keeps an older one from expiring.

    While the storage is away nobody can tell whose key is good: the page comes without one, and tries again by itself.
    """
    response = file_response(request, PAGE / "index.html")
    with suppress(StorageFailed):
        give_key(request, response, await somebody(request))
    return response


@get("/static/{name:str}", sync_to_thread=False)
def static(request: HTTPRequest, name: FromPath[str]) -> Response[bytes]:
    if name not in {path.name for path in PAGE.iterdir()}:
        raise Refusal("refused-address", status=404)
    return file_response(request, PAGE / name)


@get("/defs/{game:str}/{version:str}", sync_to_thread=False)
def defs(request: HTTPRequest, game: FromPath[str]) -> Response[str]:
    drawings = defs_file(game, request.url.path)
    return Response(drawings, media_type="image/svg+xml", headers={"cache-control": FOR_EVER})


@get("/api/house", sync_to_thread=False)
def house(request: HTTPRequest) -> House:
    form = house_form(language_of(request))
    return replace(form, address=service_of(request).settings.address, build=_build())


def _build() -> Literal["compiled", "bots", "plain"]:
    if alehouse.COMPILED:
        return "compiled"
    return "bots" if compiled.is_there() else "plain"


@get("/api/rules/{game:str}", sync_to_thread=False)
def rules(game: FromPath[str]) -> list[Chapter]:
    if game not in ROOMS:
        raise Refusal("refused-address", status=404)
    return chapters(load(game).rulebook())


def file_response(request: HTTPRequest, path: Path) -> Response[bytes]:
    """A file of the page; a browser that has it already is told so."""
    content = lean(path.suffix, path.read_bytes())
    tag = f'"{hashlib.blake2b(content, digest_size=8).hexdigest()}"'
    headers = {"cache-control": "no-cache", "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Response(content, media_type=kind, headers=headers)


@lru_cache(FILES)
def lean(suffix: str, content: bytes) -> bytes:
    """A file as it is sent: a script or style sheet without comments of whole lines and without margins, which weigh
    a sixth of it. A script keeps its lines, so that a mistake is told by its true number."""
    return MARGINS[suffix].sub(b"", content) if suffix in MARGINS else content
