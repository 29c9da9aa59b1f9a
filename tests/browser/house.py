"""A server of Alehouse as a process of its own, that can be killed and opened again."""

import re
import subprocess
import sys
from pathlib import Path

SERVE = """
import sys
from alehouse.server.run import serve
from alehouse.server.settings import Settings
serve(Settings(port=int(sys.argv[1]), db=sys.argv[2], pace=0.0))
"""


class House:
    """A house with its tables in `db`. Bots do not pause: nobody has to follow them with their eyes."""

    def __init__(self, db: Path) -> None:
        self._db = db
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def open(self) -> None:
        """Start the server, after the first time at the same port."""
        command = [sys.executable, "-c", SERVE, str(self._port), str(self._db)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.search(r"http://[^:]+:(\d+)/", line):
                self._port = int(found[1])
                return
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(10)
