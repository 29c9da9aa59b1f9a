"""How requests are received: whoever begins one has to finish it soon, and takes what is answered.

A proxy that is believed has received its requests already, and speaks for many: its connections are not counted.
"""

import asyncio
import ipaddress
from asyncio.transports import BaseTransport
from collections import Counter
from functools import lru_cache
from typing import Any, ClassVar, Final, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from alehouse.house import metrics
from alehouse.house.fairness.households import household, plain
from alehouse.house.texts import house_words, language_from

HEAD: Final = 10.0  # seconds until the head of a request has to be there
BODY: Final = 20.0  # seconds more until the rest has
SLOWLY: Final = 5.0  # seconds after which the rest has to come at some speed
SPEED: Final = 1_000  # bytes a second
TAKING: Final = 30.0  # seconds for whoever is answered to take what is on the way
LARGEST_HEAD: Final = 64_000  # bytes
HEADERS: Final = 200  # lines of a head; browsers send some twenty
BEHIND: Final = 8  # requests that may wait behind the one that is answered; browsers wait for the answer
AT_ONCE: Final = 16_384  # bytes read at a time
UNFINISHED: Final = 100  # connections of one household on which a whole request has not come yet
TICK: Final = 1.0  # seconds between two looks at how a request comes along


class TooMuch(Exception):
    """Somebody sends more than there is any use for."""


class Reception(HttpToolsProtocol):
    """A connection on which requests come, one after the other."""

    unfinished: ClassVar[Counter[str]] = Counter()  # connections without a whole request, by household

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._household = ""
        self._waiting = False  # for the rest of a request
        self._since = 0.0  # when it began, or its body did
        self._received = 0  # bytes of its head, or of its body
        self._in_body = False
        self._too_much = False  # of what has come
        self._watch: asyncio.TimerHandle | None = None
        self._taking: asyncio.TimerHandle | None = None

    # ── connections ───────────────────────────────────────────────────────────────────────────────

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        if self.client:
            self.client = plain(self.client[0]), self.client[1]
        address = self.client[0] if self.client else ""
        self._household = "" if _is_believed(address, str(self.config.forwarded_allow_ips)) else household(address)
        transport.max_size = AT_ONCE  # type: ignore[attr-defined]  # asyncio's
        if self._household and self.unfinished[self._household] >= UNFINISHED:
            metrics.quotas_spent.labels("unfinished-requests").inc()
            self.transport.abort()
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end_waiting()
        self._end_taking()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._end_waiting()
        super().handle_websocket_upgrade()

    # ── what comes ────────────────────────────────────────────────────────────────────────────────

    def data_received(self, data: bytes) -> None:
        self._received += 0 if self._in_body else len(data)
        super().data_received(data)
        if self._waiting and not self._in_body and self._received > LARGEST_HEAD:
            self._refuse(431, "refused-too-long")

    def send_400_response(self, msg: str) -> None:
        """What has come cannot be read, or is more than is read."""
        if self._too_much:
            self._refuse(431, "refused-too-long")
        else:
            super().send_400_response(msg)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def _check(self, enough: bool) -> None:
        """Read no further, if it is not."""
        if not enough:
            self._too_much = True
            raise TooMuch

    def on_header(self, name: bytes, value: bytes) -> None:
        self._check(len(self.headers) < HEADERS)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._check(len(self.pipeline) < BEHIND)
        self._in_body, self._since, self._received = True, self.loop.time(), 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._received += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._end_waiting()
        super().on_message_complete()

    # ── waiting for it ────────────────────────────────────────────────────────────────────────────

    def _wait(self) -> None:
        """From now on a request has to come."""
        if not self._waiting:
            self._waiting, self._in_body, self._since, self._received = True, False, self.loop.time(), 0
            self.unfinished[self._household] += 1
            self._watch = self.loop.call_later(TICK, self._look)

    def _end_waiting(self) -> None:
        if self._waiting:
            self._waiting = False
            self.unfinished[self._household] -= 1
            if not self.unfinished[self._household]:
                del self.unfinished[self._household]
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None

    def _look(self) -> None:
        """See how the request comes along."""
        lasted = self.loop.time() - self._since
        slow = lasted > SLOWLY and self._received < SPEED * (lasted - SLOWLY) and not self.flow.read_paused
        if lasted > (BODY if self._in_body else HEAD) or (self._in_body and slow):
            self._refuse(408, "refused-slow")
        else:
            self._watch = self.loop.call_later(TICK, self._look)

    def _refuse(self, status: int, key: str) -> None:
        """Say why, where nothing else is being said, and hang up."""
        metrics.refusals.labels(key).inc()
        self._end_waiting()
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            wishes = [value.decode("latin-1") for name, value in self.headers or [] if name == b"accept-language"]
            text = house_words(language_from(",".join(wishes).split(","))).say(key)
            body = msgspec.json.encode({"error": text})
            head = f"HTTP/1.1 {status} \r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
            self.transport.write(head.encode() + b"connection: close\r\n\r\n" + body)
        self.transport.close()

    # ── what is answered ──────────────────────────────────────────────────────────────────────────

    def pause_writing(self) -> None:
        super().pause_writing()
        self._end_taking()
        self._taking = self.loop.call_later(TAKING, self.transport.abort)

    def resume_writing(self) -> None:
        self._end_taking()
        super().resume_writing()

    def _end_taking(self) -> None:
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None


@lru_cache(1024)
def _is_believed(address: str, proxies: str) -> bool:
    """Whether an address is that of a proxy whose word is believed."""
    if proxies.strip() == "*":
        return True
    try:
        found = ipaddress.ip_address(address)
        networks = [ipaddress.ip_network(proxy.strip(), strict=False) for proxy in proxies.split(",") if proxy.strip()]
    except ValueError:
        return False
    return any(found in network for network in networks)
