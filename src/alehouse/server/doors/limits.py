"""How much one address may ask for: enough for a club behind one router, too little to wear the house out.

What comes from this machine itself is not counted. A proxy in front of the house has to say whom it speaks for
(`X-Forwarded-For`), or everybody behind it is taken for this machine, or for one visitor.
"""

import ipaddress
from math import ceil
from typing import Any, Final

from litestar import Request, Response, WebSocket
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from alehouse.server.doors.asking import READING, HTTPRequest, language_of, refused
from alehouse.server.flood import Bucket
from alehouse.server.live import TRY_LATER, turn_away
from alehouse.server.refusal import Refusal
from alehouse.server.texts import house_words

ASKING: Final = (50.0, 1000.0)  # requests a second that may go on for ever, and at once; a page is some 30 of them
WRITING: Final = (2.0, 60.0)  # the same for those that change something: a new table, a new name
SOCKETS: Final = 300  # WebSockets at once: those of a club, with several tabs each
REMEMBERED: Final = 10_000  # addresses; those that were quiet for a while are forgotten first
TOO_MANY: Final = 429


class Visitor:
    """What one address has asked for lately."""

    def __init__(self) -> None:
        self.asking = Bucket(*ASKING)
        self.writing = Bucket(*WRITING)
        self.sockets = 0

    @property
    def idle(self) -> bool:
        return not self.sockets and self.asking.full and self.writing.full


class Limits(ASGIMiddleware):
    """Refuses requests with 429, and hangs up WebSockets, from an address that sends too many."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self) -> None:
        self._visitors: dict[str, Visitor] = {}

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        visitor = self._visitor(scope)
        if visitor is None:
            await next_app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._let_in(visitor, scope, receive, send, next_app)
        elif (wait := _wait(visitor, scope["method"])) > 0:
            await _too_many(wait, scope, receive, send)
        else:
            await next_app(scope, receive, send)

    async def _let_in(self, visitor: Visitor, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if not visitor.asking.take() or visitor.sockets >= SOCKETS:
            socket: WebSocket[Any, Any, Any] = WebSocket(scope, receive, send)
            await socket.accept()
            await turn_away(socket, house_words(language_of(socket)).say("refused-flood"), TRY_LATER)
            return
        visitor.sockets += 1
        try:
            await next_app(scope, receive, send)
        finally:
            visitor.sockets -= 1

    def _visitor(self, scope: Scope) -> Visitor | None:
        """Whoever asks, by address; nobody on this machine itself."""
        address = household(scope["client"][0] if scope["client"] else "")
        if not address:
            return None
        if address not in self._visitors and len(self._visitors) >= REMEMBERED:
            self._forget_some()
        return self._visitors.setdefault(address, Visitor())

    def _forget_some(self) -> None:
        """Forget who was quiet, or else whoever came first: memory is for everybody."""
        idle = [address for address, visitor in self._visitors.items() if visitor.idle]
        for address in idle or list(self._visitors)[:1]:
            del self._visitors[address]


def household(client: str) -> str:
    """An address as it is counted: one network for one household, where addresses are long; "" for this machine."""
    try:
        found = ipaddress.ip_address(client)
    except ValueError:
        return client
    if found.is_loopback:
        return ""
    return client if found.version == 4 else str(ipaddress.ip_network((found, 64), strict=False))


def _wait(visitor: Visitor, method: str) -> float:
    """Seconds until a request may be made again; 0 if it may be made now."""
    for bucket in (visitor.asking, *([] if method in READING else [visitor.writing])):
        if not bucket.take():
            return bucket.wait
    return 0.0


async def _too_many(wait: float, scope: Scope, receive: Receive, send: Send) -> None:
    request: HTTPRequest = Request(scope, receive, send)
    answer: Response[dict[str, str]] = refused(request, Refusal("refused-flood", status=TOO_MANY))
    answer.headers["retry-after"] = str(ceil(wait))
    await answer.to_asgi_response(None, request)(scope, receive, send)
