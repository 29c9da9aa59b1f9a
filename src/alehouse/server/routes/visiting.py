"""How people come to the house: the address that their friends can open, its QR code, and the page as an app."""

import re
from functools import partial
from html import escape
from typing import Any, Final

from litestar import Response, get, post

from alehouse.house.refusal import Refusal
from alehouse.house.texts import house_words
from alehouse.server import qr
from alehouse.server.http.joining import content
from alehouse.server.routes.asking import HTTPRequest
from alehouse.server.routes.hosts import hostname, is_loopback
from alehouse.server.workers.threads import in_thread

# Of a page of this house; no whole address, or anybody could have foreign links drawn here.
PATH: Final = re.compile(r"/(?!/)[\w/~.?=&#-]{0,120}", re.ASCII)
A_DAY: Final = "private, max-age=86400"
SVG: Final = "image/svg+xml"
PNG: Final = "image/png"
ICONS: Final = {"mug": "any", "app": "maskable"}  # drawings of the page, and what each may be used for
ICON_WIDTHS: Final = (192, 512)  # pixels, for whoever cannot use drawings: see tools/app_icons.py
GROUND: Final = "#19120e"  # of the page, behind the icon too


def address_for(request: HTTPRequest) -> str:
    """Where others find the house: at the address it was given, else by the name by which one has come oneself, unless
    that leads nowhere else; then in the network, if the house listens there."""
    settings = request.service.settings
    if not is_loopback(hostname(settings.address.partition("//")[2])):
        return settings.address
    came = str(request.base_url).rstrip("/")
    if not is_loopback(hostname(came.partition("//")[2])):
        return came
    found = request.service.network.addresses()
    return found[0] if found else settings.address


def may_open(request: HTTPRequest) -> bool:
    """Whether whoever asks may open the house to the network: who sits at its machine, while it is closed."""
    return request.service.network.can_be_opened and _is_here(request)


def _is_here(request: HTTPRequest) -> bool:
    """Whether somebody asks on the machine of the house itself, by a name that it calls itself: no page of another site
    can, whatever its name leads to."""
    return not request.household and is_loopback(hostname(request.headers.get("host", "")))


@get("/qr.svg")
async def qr_code(request: HTTPRequest) -> Response[str]:
    """The QR code of a page of this house."""
    path, at = request.query_params.get("path", "/"), request.query_params.get("at", "")
    if not PATH.fullmatch(path):
        raise Refusal("refused-path")
    async with request.in_turn(None):
        drawing = await request.drawn(partial(_code, request, path, at))
    return Response(drawing, media_type=SVG, headers={"cache-control": A_DAY})


@get("/offline", sync_to_thread=False)
def offline(request: HTTPRequest) -> Response[str]:
    """What a browser keeps for the time when the house cannot be reached."""
    words = house_words(request.language)
    said = {name: escape(words.say(f"offline-{name}")) for name in ("title", "away", "about", "again")}
    page = content("offline.html").decode()
    for name, text in ({"language": words.language, "mug": content("mug.svg").decode()} | said).items():
        page = page.replace(f"{{{name}}}", text)
    return Response(page, media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})


def _code(request: HTTPRequest, path: str, at: str) -> str:
    """The code of a page, `at` one of the addresses that the house has in the network; else where others find it."""
    known = request.service.network.addresses() if at else []
    return qr.drawn((at if at in known else address_for(request)) + path)


@post("/api/house/lan", status_code=200)
async def open_to_network(request: HTTPRequest) -> dict[str, list[str]]:
    """Open a house that listens on its own machine alone to the network: by whoever sits there."""
    if not _is_here(request):
        raise Refusal("refused-lan-elsewhere", status=403)
    network = request.service.network
    await network.open()
    return {"addresses": await in_thread(network.addresses)}


@get("/manifest.webmanifest", sync_to_thread=False)
def manifest(request: HTTPRequest) -> Response[dict[str, Any]]:
    """What a browser needs to keep the page among its apps."""
    words = house_words(request.language)
    drawings = [
        {"src": f"/static/{name}.svg", "sizes": "any", "type": SVG, "purpose": use} for name, use in ICONS.items()
    ]
    pictures = [
        {"src": f"/static/{name}-{width}.png", "sizes": f"{width}x{width}", "type": PNG, "purpose": use}
        for name, use in ICONS.items()
        for width in ICON_WIDTHS
    ]
    app = {
        "id": "/",
        "name": "Alehouse",
        "short_name": "Alehouse",
        "description": words.say("page-tagline"),
        "lang": words.language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "icons": drawings + pictures,
        "shortcuts": [
            {"name": words.say("page-lobby"), "url": "/lobby"},
            {"name": words.say("page-new-table"), "url": "/new"},
        ],
    }
    return Response(app, media_type="application/manifest+json", headers={"cache-control": "no-cache"})
