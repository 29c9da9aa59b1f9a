"""A server of Alehouse as a process of its own, that can be killed and opened again."""

import os
import re
from pathlib import Path

from tests.server.nursery import HouseProcess, nursery

PATIENCE = 120.0  # seconds to close, on a busy machine


class House:
    """A house with its tables in `db`. Bots do not pause: nobody has to follow them with their eyes."""

    def __init__(self, db: Path) -> None:
        self._db = db
        self._port = 0
        self._process: HouseProcess | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def open(self) -> None:
        """Start the server, after the first time at the same port."""
        settings = {"port": self._port, "db": str(self._db), "pace": 0.0, "analyses": "asked"}
        self._process = nursery().open_house(settings, os.environ)
        greeting = self._process.stdout.readline()
        found = re.search(r"http://[^:]+:(\d+)/", greeting)
        assert found, greeting
        self._port = int(found[1])

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(PATIENCE)
