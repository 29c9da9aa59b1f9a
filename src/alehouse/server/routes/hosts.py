"""By which name the house is asked: by one that can be a name; where it has an address, by no other.

A page of another site whose name suddenly leads here could otherwise speak for its visitors.
"""

import re
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from litestar import Response
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from alehouse.house.connection.connection import turn_away
from alehouse.house.fairness.households import household
from alehouse.house.refusal import Refusal
from alehouse.house.texts import house_words
from alehouse.server.http.socket_line import SocketLine
from alehouse.server.routes.asking import HTTPRequest, Socket, refused

MISDIRECTED: Final = 421
FOR_PROGRAMS: Final = ("/health", "/metrics")  # which know the house by any name
PORTS: Final = {"http": "80", "https": "443"}
LOCALHOST: Final = "localhost"
NAME: Final = re.compile(r"([\w.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:(?P<port>[0-9]{1,5}))?", re.ASCII)
LARGEST_PORT: Final = 65535


class Hosts(ASGIMiddleware):
    """Refuses whoever asks for another house, or for none; on this machine itself it may be called so."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, address: str) -> None:
        self._address = address
        parts = urlsplit(address)
        self._names = {parts.netloc.lower(), f"{parts.hostname}:{parts.port or PORTS.get(parts.scheme, '')}"}

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "").lower()
        refusal = self._refusal(host, scope)
        if refusal is None:
            await next_app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            socket = Socket(scope, receive, send)
            await socket.accept()
            text = house_words(socket.language).say(refusal.key, refusal.args_for_words)
            await turn_away(SocketLine(socket), text, 4000 + refusal.status)
        else:
            request = HTTPRequest(scope, receive, send)
            answer: Response[dict[str, str]] = refused(request, refusal)
            await answer.to_asgi_response(None, request)(scope, receive, send)

    def _refusal(self, host: str, scope: Scope) -> Refusal | None:
        here = not household(scope["client"][0] if scope["client"] else "") and is_loopback(hostname(host))
        if self._address and not (host in self._names or here or scope["path"] in FOR_PROGRAMS):
            return Refusal("refused-house", {"address": self._address}, status=MISDIRECTED)
        return None if _can_be_name(host) else Refusal("refused-message", {"problem": "Host"})


def _can_be_name(host: str) -> bool:
    """Whether a `Host` can be one, or says nothing; links to the house are made of it."""
    found = NAME.fullmatch(host)
    return not host or (found is not None and int(found["port"] or 0) <= LARGEST_PORT)


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


def is_from_here(request: HTTPRequest) -> bool:
    """Whether something was asked on this machine, by its own name: what a proxy here passes on bears another."""
    client = request.client.host if request.client else ""
    return is_loopback(client) and is_loopback(hostname(request.headers.get("host", "")))
