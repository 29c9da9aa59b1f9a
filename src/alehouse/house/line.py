"""The line to a browser, whatever it is made of: a WebSocket, a page's own worker, a test."""

from typing import Protocol


class HungUp(Exception):
    """Nobody is at the other end any more."""


class Line(Protocol):
    """Texts go both ways, one after the other; everything but `close` raises `HungUp` once the line is cut."""

    async def send(self, text: str) -> None: ...

    async def receive(self) -> str:
        """The next text, as soon as there is one."""

    async def close(self, code: int) -> None:
        """Hang up; the code, one of WebSocket's, says why."""
