"""A WebSocket client that costs next to nothing, so that one process can be two thousand browsers."""

import asyncio
import os
import zlib
from base64 import b64encode
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LAST, COMPRESSED = 0x80, 0x40
MASKED = 0x80
NO_MASK = bytes(4)  # a mask of zeros leaves the text as it is
FLUSHED = b"\x00\x00\xff\xff"  # what a compressed message ends with, and leaves out
WINDOW = -15  # a bare stream that looks back over 32 kB


class Line(asyncio.Protocol):
    """One connection; it offers compression, as browsers do, and tells every text to `heard`."""

    def __init__(self, host: str, path: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self._request = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
        self._request += [f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}", "Sec-WebSocket-Version: 13"]
        self._request += ["Sec-WebSocket-Extensions: permessage-deflate"]
        self._request += [f"Cookie: {cookie}"] if cookie else []
        self._heard = heard
        self._buffer = bytearray()
        self._open = False
        self._inflate = zlib.decompressobj(WINDOW)
        self._transport: asyncio.Transport | None = None
        self.received = 0  # bytes
        self.lost: str = ""  # why the server hung up

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write("\r\n".join([*self._request, "", ""]).encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = self.lost or str(error or "closed")

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def send(self, text: str) -> None:
        self._send(TEXT, text.encode())

    def _send(self, kind: int, data: bytes) -> None:
        size = len(data)
        length = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126]) + size.to_bytes(2)
        assert self._transport is not None
        self._transport.write(bytes([LAST | kind]) + length + NO_MASK + data)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._buffer += data
        if not self._open and not self._answered():
            return
        while self._take_frame():
            pass

    def _answered(self) -> bool:
        head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if end:
            assert head.startswith(b"HTTP/1.1 101"), head
            self._open = True
            self._buffer = bytearray(rest)
        return self._open

    def _take_frame(self) -> bool:
        """Take one frame out of the buffer, if it is all there."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        extra = {126: 2, 127: 8}.get(buffer[1], 0)
        size = int.from_bytes(buffer[2 : 2 + extra]) if extra else buffer[1]
        end = 2 + extra + size
        if len(buffer) < max(end, 2 + extra):
            return False
        first, payload = buffer[0], bytes(buffer[2 + extra : end])
        del buffer[:end]
        self._take(first, payload)
        return True

    def _take(self, first: int, payload: bytes) -> None:
        kind = first & 0x0F
        assert first & LAST, "neither server sends a message in parts"
        if kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.lost = payload[2:].decode() or str(int.from_bytes(payload[:2]))
        else:
            self._heard(self._inflate.decompress(payload + FLUSHED) if first & COMPRESSED else payload)
