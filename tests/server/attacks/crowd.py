"""Very many WebSockets at once, in a process of its own: `python -m` this, with a port, a path, how many, from how many
households, a key, and what they do. It says how many are open and how many were refused, and holds them until nobody
holds the other end of its standard input any more."""

import os
import socket
import struct
import sys
import zlib
from contextlib import suppress

from tests.server.attacks.horde import POLITENESS
from tests.server.attacks.siege import ATTACKER

PATIENCE = 120.0  # seconds
TEXT, PING = 1, 9
MANY = 2_000  # frames


def request(port: str, path: str, address: str, key: str) -> bytes:
    lines = [
        f"GET {path}?lang=en HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Extensions: permessage-deflate",
        f"X-Forwarded-For: {address}",
        f"Cookie: alehouse={key}",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def frame(kind: int, payload: bytes = b"", packed: bool = False) -> bytes:
    """One frame, whole, masked with nothing."""
    length = len(payload)
    size = bytes([0x80 | length]) if length < 126 else bytes([0x80 | 126]) + struct.pack("!H", length)
    return bytes([0x80 | packed << 6 | kind]) + size + bytes(4) + payload


def bomb() -> bytes:
    """Messages of 16 kB each, packed into some thirty bytes each."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(b" " * 16_000) + packer.flush(zlib.Z_SYNC_FLUSH)
    return frame(TEXT, packed[:-4], packed=True) * 200


DEEDS = {"wait": b"", "ping": frame(PING) * MANY, "bomb": bomb()}


def main(port: str, path: str, how_many: str, households: str, key: str, deed: str) -> None:
    os.nice(POLITENESS)
    lines = []
    for number in range(int(how_many)):
        address = ATTACKER if households == "1" else f"198.51.100.{number % int(households)}"
        line = socket.create_connection(("127.0.0.1", int(port)), timeout=PATIENCE)
        line.sendall(request(port, path, address, key))
        lines.append(line)
    heads = [heard(line) for line in lines]
    for line in lines:
        with suppress(OSError):
            line.sendall(DEEDS[deed])
    print(sum(b" 101 " in head for head in heads), sum(b" 403 " in head for head in heads), flush=True)
    sys.stdin.read()


def heard(line: socket.socket) -> bytes:
    with suppress(OSError):
        return line.recv(100)
    return b""


if __name__ == "__main__":
    main(*sys.argv[1:])
