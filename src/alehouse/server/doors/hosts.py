"""By which name the house is asked: where it has an address, by no other.

A page of another site whose name suddenly leads here could otherwise speak for its visitors.
"""

from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request, Response, WebSocket
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from alehouse.server.doors.asking import HTTPRequest, language_of, refused
from alehouse.server.households import household
from alehouse.server.live import turn_away
from alehouse.server.refusal import Refusal
from alehouse.server.texts import house_words

MISDIRECTED: Final = 421
FOR_PROGRAMS: Final = ("/health", "/metrics")  # which know the house by any name
PORTS: Final = {"http": "80", "https": "443"}
LOCALHOST: Final = "localhost"


class Hosts(ASGIMiddleware):
    """Refuses whoever asks for another house; on this machine itself it may be called so."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, address: str) -> None:
        self._address = address
        parts = urlsplit(address)
        self._names = {parts.netloc.lower(), f"{parts.hostname}:{parts.port or PORTS[parts.scheme]}"}

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if self._is_meant(scope):
            await next_app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            socket: WebSocket[Any, Any, Any] = WebSocket(scope, receive, send)
            await socket.accept()
            words = house_words(language_of(socket))
            await turn_away(socket, words.say("refused-house", {"address": self._address}), 4000 + MISDIRECTED)
        else:
            request: HTTPRequest = Request(scope, receive, send)
            refusal = Refusal("refused-house", {"address": self._address}, status=MISDIRECTED)
            answer: Response[dict[str, str]] = refused(request, refusal)
            await answer.to_asgi_response(None, request)(scope, receive, send)

    def _is_meant(self, scope: Scope) -> bool:
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "").lower()
        here = not household(scope["client"][0] if scope["client"] else "") and is_loopback(hostname(host))
        return host in self._names or here or scope["path"] in FOR_PROGRAMS


def hostname(host: str) -> str:
    """The name in a `Host`, without its port; "" if it is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_loopback(name: str) -> bool:
    """Whether a name is what this machine calls itself."""
    try:
        return name == LOCALHOST or ip_address(name).is_loopback
    except ValueError:
        return False
