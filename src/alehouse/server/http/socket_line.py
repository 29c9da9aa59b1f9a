"""A browser's WebSocket as the line that the house talks over."""

from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from alehouse.house.line import HungUp

Socket = WebSocket[Any, Any, Any]


class SocketLine:
    """Hides which web framework it is, and in how many ways a line can be cut."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket

    async def send(self, text: str) -> None:
        try:
            await self._socket.send_text(text)
        except (WebSocketDisconnect, OSError) as error:
            raise HungUp from error

    async def receive(self) -> str:
        try:
            return await self._socket.receive_data("text")
        except (WebSocketDisconnect, OSError) as error:
            raise HungUp from error

    async def close(self, code: int) -> None:
        await self._socket.close(code)
