"""How much one address may ask for: enough for a club behind one router, too little to wear the house out.

What comes from this machine itself is not counted. A proxy in front of the house has to say whom it speaks for
(`X-Forwarded-For`), or everybody behind it is taken for this machine, or for one visitor.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from functools import partial
from math import ceil
from typing import Final

from litestar import Response
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from alehouse.house import metrics
from alehouse.house.connection.connection import TRY_LATER, turn_away
from alehouse.house.fairness.households import household
from alehouse.house.fairness.limits import LimitSettings
from alehouse.house.fairness.metering import metered
from alehouse.house.fairness.token_bucket import TokenBucket
from alehouse.house.refusal import TOO_MANY, Refusal
from alehouse.house.texts import house_words
from alehouse.server.http.socket_line import SocketLine
from alehouse.server.http.wire import GOODBYE
from alehouse.server.routes.asking import READING, HTTPRequest, Socket, refused

# For one household, where the settings do not say otherwise: enough for 300 people, of whom each opens the page once.
ASKING: Final = (100.0, 10_000.0)  # requests a second that may go on for ever, and at once; a page is some 30 of them
WRITING: Final = (10.0, 500.0)  # the same for those that change something: a new table, a new name
SOCKETS: Final = 600  # WebSockets at once: those of a club, with two tabs each
SOCKETS_OF_ALL: Final = 3_000  # from which on every household has an equal share of so many, and no more
REFUSING: Final = 50  # WebSockets of one household that are told at the same time why they are refused; others are not
AT_ONCE: Final = 16  # requests that are answered at the same time; the others wait their turn
HOLDING: Final = 1.0  # seconds after which a request that waits for something else lets others go on
# What counts as several requests, by how its address begins: a game is played again for its page, a film is long, and
# all people are looked through for one who wants to be forgotten, or to be somebody else.
HEAVY: Final = {"/api/records/": 5.0, "/api/films/": 5.0, "/api/me/forget": 20.0, "/api/add/": 20.0}
REMEMBERED: Final = 10_000  # addresses; those that were quiet for a while are forgotten first


class Visitor:
    """What one household has asked for lately; it may have `scale` times the usual amounts."""

    def __init__(self, scale: float) -> None:
        self.asking = TokenBucket(*(scale * amount for amount in ASKING))
        self.writing = TokenBucket(*(scale * amount for amount in WRITING))
        self.most_sockets = scale * SOCKETS
        self.refusing = 0
        self.turns = asyncio.Semaphore(AT_ONCE)

    def told(self) -> None:
        """A WebSocket that was refused is closed by now."""
        self.refusing -= 1

    @property
    def idle(self) -> bool:
        return not self.refusing and self.asking.full and self.writing.full


class Limits(ASGIMiddleware):
    """Refuses requests with 429, and hangs up WebSockets, from an address that sends too many or costs too much."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: LimitSettings) -> None:
        self._scale = settings.household
        self._visitors: dict[str, Visitor] = {}
        self._sockets: Counter[str] = Counter()  # by household, of those who have any

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        address = household(scope["client"][0] if scope["client"] else "")
        if not address:
            await next_app(scope, receive, send)
            return
        visitor, budgets = self._visitor(address), HTTPRequest(scope).service.tables.budgets
        spend = partial(budgets.spend, address, "")
        owed = budgets.wait(address) if budgets.owes_much(address) else 0.0
        if scope["type"] == ScopeType.WEBSOCKET:
            has_room = self._has_room(address, visitor)
            if visitor.asking.take() and has_room and not owed:
                await self._let_in(address, next_app(scope, receive, send))
            else:
                metrics.quotas_spent.labels("requests" if has_room else "sockets").inc()
                await metered(_hang_up(visitor, scope, receive, send), spend)
        elif (wait := max(_wait(visitor, scope["method"], scope["path"]), owed)) > 0:
            metrics.quotas_spent.labels("requests").inc()
            await metered(_too_many(wait, scope, receive, send), spend)
        else:
            async with _turn(visitor):
                await HTTPRequest(scope).service.tables.turnstile.enter(address)
                await metered(_answer(next_app, scope, receive, send), spend)

    def _has_room(self, address: str, visitor: Visitor) -> bool:
        """Whether a household may open another WebSocket. Where all together have very many, memory is shared equally:
        whoever has few comes in, whoever has many does not."""
        mine = self._sockets.get(address, 0)
        is_full = self._sockets.total() >= SOCKETS_OF_ALL
        share = SOCKETS_OF_ALL / max(1, len(self._sockets)) if is_full else visitor.most_sockets
        return mine < min(share, visitor.most_sockets)

    async def _let_in(self, address: str, visit: Awaitable[None]) -> None:
        self._sockets[address] += 1
        try:
            await visit
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _visitor(self, address: str) -> Visitor:
        if address not in self._visitors and len(self._visitors) >= REMEMBERED:
            self._forget_some()
        if address not in self._visitors:
            self._visitors[address] = Visitor(self._scale)
        return self._visitors[address]

    def _forget_some(self) -> None:
        """Forget who was quiet, or else whoever came first: memory is for everybody."""
        idle = [address for address, visitor in self._visitors.items() if visitor.idle]
        for address in idle or list(self._visitors)[:1]:
            del self._visitors[address]


def _wait(visitor: Visitor, method: str, path: str) -> float:
    """Seconds until a request may be made again; 0 if it may be made now."""
    weight = next((weight for begins, weight in HEAVY.items() if path.startswith(begins)), 1.0)
    for bucket in (visitor.asking, *([] if method in READING else [visitor.writing])):
        if not bucket.take(weight):
            return bucket.wait
    return 0.0


@asynccontextmanager
async def _turn(visitor: Visitor) -> AsyncIterator[None]:
    """The turn of a request, so that others have theirs, however many come from one address at once."""
    loop = asyncio.get_running_loop()
    await visitor.turns.acquire()
    release = loop.call_later(HOLDING, visitor.turns.release)
    try:
        yield
    finally:
        if release.when() > loop.time():
            release.cancel()
            visitor.turns.release()


async def _answer(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


async def _hang_up(visitor: Visitor, scope: Scope, receive: Receive, send: Send) -> None:
    """Tell a page why it is refused, which it can read from an open line alone; many at once are not told."""
    socket = Socket(scope, receive, send)
    if visitor.refusing >= REFUSING:
        await socket.close()
        return
    visitor.refusing += 1
    asyncio.get_running_loop().call_later(GOODBYE, visitor.told)
    await socket.accept()
    await turn_away(SocketLine(socket), house_words(socket.language).say("refused-flood"), TRY_LATER)


async def _too_many(wait: float, scope: Scope, receive: Receive, send: Send) -> None:
    request = HTTPRequest(scope, receive, send)
    answer: Response[dict[str, str]] = refused(request, Refusal("refused-flood", status=TOO_MANY))
    answer.headers["retry-after"] = str(ceil(wait))
    await answer.to_asgi_response(None, request)(scope, receive, send)
