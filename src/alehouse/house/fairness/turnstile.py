"""Lets what one household says in one by one: between two of its messages everybody else's have their turn.

Whoever has hundreds of browsers say something at the same moment would have the house answer all of them first.
"""

import asyncio
from collections import deque


class Turnstile:
    """One for all browsers of a process."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}  # by household, while somebody of it comes

    async def enter(self, household: str) -> None:
        """Wait until all of the same household who came before have gone on; nobody waits on this machine itself."""
        if not household:
            return
        loop = asyncio.get_running_loop()
        line = self._lines.get(household)
        if line is None:
            self._lines[household] = deque()
            loop.call_soon(self._let_next_in, household)
            return
        turn = loop.create_future()
        line.append(turn)
        await turn

    def _let_next_in(self, household: str) -> None:
        line = self._lines[household]
        while line and line[0].done():  # whoever has gone away
            line.popleft()
        if not line:
            del self._lines[household]
            return
        line.popleft().set_result(None)
        asyncio.get_running_loop().call_soon(self._let_next_in, household)
