"""WebSockets with more memory for compression than uvicorn gives them where that is worth it, and less for whoever does
not read, or sends what nobody has any use for."""

import asyncio
from asyncio.transports import BaseTransport
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.server import ServerProtocol

from alehouse.house import metrics
from alehouse.house.fairness.households import plain
from alehouse.house.fairness.token_bucket import TokenBucket
from alehouse.server.http.deflating import QUIET, TABLE

CALLS: Final = "/ws/me"  # where little is said
AT_ONCE: Final = 2048  # bytes read at a time: some hundred of the smallest frames, which take a millisecond
UNPACKED: Final = 65_536  # bytes that those may be once they are unpacked: two messages of 16 kB can be 60 bytes
# Frames that somebody may send too many: messages are answered and refused before, and whoever is hung up on for too
# many of them may have as many on the way, and still has to hear why.
PATIENCE: Final = 1200.0
GOODBYE: Final = 10.0  # seconds for whoever is hung up on to take what was said


class Wire(WebSocketsSansIOProtocol):
    """Whoever does not read what is sent is not listened to either, and is cut off when it does not answer a ping: what
    waits to be sent to it would grow without end.

    Frames are counted, also those that no page sends and nobody answers for: pings, pieces of messages. Whoever floods
    the house with them, or with messages that are packed so tightly that they fill its memory, is cut off.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = ServerProtocol(extensions=[TABLE], max_size=self.config.ws_max_size, logger=self.logger)
        self._frames = TokenBucket(patience=PATIENCE)
        self._goodbye: asyncio.TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        if self.client:
            self.client = plain(self.client[0]), self.client[1]
        transport.max_size = AT_ONCE  # type: ignore[attr-defined]  # asyncio's, from the moment of the upgrade on

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._goodbye is not None:
            self._goodbye.cancel()

    # ── what comes ────────────────────────────────────────────────────────────────────────────────

    def handle_connect(self, event: Request) -> None:
        if event.path.partition("?")[0] == CALLS:
            self.conn.available_extensions = [QUIET]
        super().handle_connect(event)

    def handle_events(self) -> None:
        frames = [event for event in self.conn.events if isinstance(event, Frame)]
        self._frames.take(len(frames))
        if self._frames.overdrawn or sum(len(frame.data) for frame in frames) > UNPACKED:
            metrics.quotas_spent.labels("frames").inc()
            self.conn.events.clear()  # or all that was unpacked would wait for the next look for garbage
            self.transport.abort()
        else:
            super().handle_events()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if not self.writable.is_set():
            self.transport.pause_reading()
        return message

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # it talks before it was let in, and does not make sense
            self.transport.abort()
        else:
            super().handle_parser_exception()

    # ── whoever does not read ─────────────────────────────────────────────────────────────────────

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    # ── the end ───────────────────────────────────────────────────────────────────────────────────

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Nobody counts this line any more: whoever does not take the last that was said is not waited for."""
        super().on_task_complete(task)
        if not self.disconnected:
            self._goodbye = self.loop.call_later(GOODBYE, self.transport.abort)

    def shutdown(self) -> None:
        try:
            super().shutdown()
        except InvalidState:  # the browser is hanging up just now; uvicorn would give the whole stop up
            self.transport.close()
