"""A server of Alehouse as a process of its own, that can be killed and opened again."""

import os
import re
from pathlib import Path

from tests.server.nursery import HouseProcess, nursery

PATIENCE = 120.0  # seconds to close, on a busy machine
# Whoever opens the page of a finished game has it analysed, which takes half a minute: as little as there can be of it.
# And whoever wants a film waits for it: on a busy machine it would never be its turn, if it let all others go first.
GLANCE = """
from alehouse.analysis import Sizes
from alehouse.server.workers import analyses, films
films.POLITENESS = 0
analyses.SIZES = Sizes(first=1, rough=1, curve=1, playouts=2, screened=1, finalists=1, told=2, points=1)
"""


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
        self._process = nursery().open_house(settings, os.environ, prelude=GLANCE)
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
