"""A proxy before a house that can fall silent: it holds back everything, both ways, and closes nothing."""

import asyncio
import threading
from typing import Final


class SilentProxy:
    """Carries bytes between browsers and a house, until it is told not to. What it holds back is lost."""

    def __init__(self, port: int) -> None:
        self._house: Final = port
        self._loop = asyncio.new_event_loop()
        self._silent = False
        self._unanswered = b""
        self._wires: set[asyncio.StreamWriter] = set()
        self._begun = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._begun.wait()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def fall_silent(self) -> None:
        """From now on nothing arrives, on wires that are open and on new ones, and nobody is told so."""
        self._silent = True

    def speak(self) -> None:
        """The network is back. What was open before stays as dead as it was."""
        self._silent = False

    def swallow(self, asked: bytes) -> None:
        """Whatever next asks for this is never answered, and nothing else over the same wire."""
        self._unanswered = asked

    def close(self) -> None:
        asyncio.run_coroutine_threadsafe(self._hang_up(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _hang_up(self) -> None:
        self._server.close()
        for writer in self._wires:
            writer.close()
        carrying = asyncio.all_tasks() - {asyncio.current_task()}
        for task in carrying:
            task.cancel()
        await asyncio.gather(*carrying, return_exceptions=True)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._server = self._loop.run_until_complete(asyncio.start_server(self._carry_both_ways, "127.0.0.1", 0))
        self.port: int = self._server.sockets[0].getsockname()[1]
        self._begun.set()
        self._loop.run_forever()

    async def _carry_both_ways(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, onward = await asyncio.open_connection("127.0.0.1", self._house)
        self._wires |= {writer, onward}
        wire = {"dead": self._silent}
        await asyncio.gather(self._carry(reader, onward, wire), self._carry(there, writer, wire))

    async def _carry(self, source: asyncio.StreamReader, goal: asyncio.StreamWriter, wire: dict[str, bool]) -> None:
        try:
            while data := await source.read(1 << 16):
                wire["dead"] |= self._silent or self._swallows(data)
                if not wire["dead"]:
                    goal.write(data)
                    await goal.drain()
            if not wire["dead"]:
                goal.close()
        except OSError:
            goal.close()

    def _swallows(self, data: bytes) -> bool:
        if not self._unanswered or self._unanswered not in data:
            return False
        self._unanswered = b""
        return True
