"""The two servers, each a process of its own, and the process that is all clients of one of them."""

import re
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import msgspec

from bench.harness import Setting
from bench.server_load import Order, Round
from bench.server_tables import CLIENTS

NAMES = ("alehouse", "boardgame.io")
PEER = Path(__file__).resolve().parent / "boardgame"

# Nobody is as fast as a benchmark: the limit on messages from one browser is lifted. A pace of 0 leaves no time
# between the steps of a decision, for people to follow.
ALEHOUSE = """
import sys
from alehouse.house.fairness.token_bucket import TokenBucket
from alehouse.server.run import serve
from alehouse.server.settings import Settings
TokenBucket.__init__.__defaults__ = (1e9, 1e9)
serve(Settings(port=0, db=sys.argv[1], pace=0.0))
"""


class Server:
    """A server and its clients."""

    def __init__(self, name: str, command: list[str]) -> None:
        self.name = name
        self._open = ExitStack()
        self._process = self._start(command)
        assert self._process.stdout
        greetings = (re.search(r"http://127\.0\.0\.1:(\d+)/", greeting) for greeting in self._process.stdout)
        self.port = next(int(found[1]) for found in greetings if found)
        load = [name, str(self.port), str(self._process.pid)]
        self._load = self._start([sys.executable, "-m", "bench.server_load", *load])

    def _start(self, command: list[str]) -> subprocess.Popen[str]:
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._open.enter_context(process)
        self._open.callback(process.kill)
        return process

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def play(self, order: Order) -> Round:
        """Have the clients play a round."""
        assert self._load.stdin
        assert self._load.stdout
        print(msgspec.json.encode(order).decode(), file=self._load.stdin, flush=True)
        answer = self._load.stdout.readline()
        assert answer, "the load has failed"
        return msgspec.json.decode(answer, type=Round)

    @property
    def memory(self) -> int:
        """Bytes that the server has in memory."""
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        return 1024 * int(status.partition("VmRSS:")[2].split()[0])


def alehouse_server(db: Path) -> Server:
    """Alehouse on an SQLite file, every move on the disk before it is told."""
    return Server("alehouse", [sys.executable, "-c", ALEHOUSE, str(db)])


def boardgame_server(folder: Path) -> Server:
    """boardgame.io with matches in memory; their state is what is seen of a game of DWARF."""
    state = Setting("dwarf", {"players": CLIENTS}).new()
    view = folder / "view.json"
    view.write_bytes(msgspec.json.encode(state.view(None)))
    return Server("boardgame.io", ["node", str(PEER / "server.js"), str(view)])
