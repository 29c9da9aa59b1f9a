"""Draining: counts the requests under way, and lets a stop wait until everything that was asked is answered."""

import asyncio
import logging
import time
from typing import Any, Final

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from alehouse.server import metrics

log = logging.getLogger("alehouse.server")


class Draining:
    """An application around the application."""

    def __init__(self, app: Litestar) -> None:
        self._app = app
        self.closing = False
        self._asked = 0  # messages that wait for an answer
        self._answered = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._let_in(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            await self._let_ask(scope, receive, send)
        else:
            await self._app(scope, receive, send)  # the house opens and closes

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        visit = Visit(self, receive, send)
        metrics.connections.inc()
        try:
            await self._app(scope, visit.receive, visit.send)
        finally:
            visit.answer()
            metrics.connections.dec()

    async def _let_ask(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request. What is logged of it is the kind of its address: an address itself can be a secret."""
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        since = time.perf_counter()
        await self._app(scope, receive, answer)
        milliseconds = round(1000 * (time.perf_counter() - since), 1)
        asked: Any = scope
        where = asked.get("path_template", "")
        log.info(
            "a request was answered method=%s path=%s status=%s ms=%s", asked["method"], where, status, milliseconds
        )

    # ── stopping ──────────────────────────────────────────────────────────────────────────────────

    def ask(self) -> None:
        self._asked += 1
        self._answered.clear()

    def answer(self) -> None:
        self._asked -= 1
        if not self._asked:
            self._answered.set()

    async def close(self, patience: float) -> None:
        """Take no further message from browsers, and wait until those that were taken are answered."""
        self.closing = True
        if self._asked:
            async with asyncio.timeout(patience):
                await self._answered.wait()


class Visit:
    """One WebSocket: a message is answered when the application asks for the next one."""

    def __init__(self, draining: Draining, receive: Receive, send: Send) -> None:
        self._draining: Final = draining
        self._receive: Final = receive
        self._send: Final = send
        self._waiting = False

    async def receive(self) -> Any:
        self.answer()
        message = await self._receive()
        while message["type"] == "websocket.receive" and self._draining.closing:
            message = await self._receive()  # the browser sends it again, to the house as it opens next
        if message["type"] == "websocket.receive":
            metrics.messages.labels("in").inc()
            self._draining.ask()
            self._waiting = True
        return message

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            metrics.messages.labels("out").inc()
        await self._send(message)

    def answer(self) -> None:
        if self._waiting:
            self._waiting = False
            self._draining.answer()
