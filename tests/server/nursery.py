"""A nursery for houses: a process that has everything loaded splits off one house after the other, in milliseconds.

A house that is started on its own spends seconds on imports before it opens. One from here is the same server in a
process of its own, forked from a process that did nothing but import: it serves at a real port, writes to its own
streams, handles signals as `alehouse serve` does, starts bots and further processes of its own, and can be killed.
There is one nursery for each process that runs tests. It ends with that, and its houses with it, whatever happened.

    house = nursery().open_house(settings, environment, log=None)
    house.stdout.readline()  # the greeting, with the port
    house.terminate()
    assert house.wait(60) == 0
"""

import array
import asyncio
import atexit
import contextlib
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from functools import cache
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Any, Final, NamedTuple, TypedDict

PATIENCE: Final = 120.0  # seconds for the nursery to be there, and to answer, on a busy machine
HEAD: Final = 4  # bytes that say how long an order is
FIRST: Final = threading.Lock()  # whoever asks first
TEND: Final = "import sys; from tests.server.nursery import tend; tend(int(sys.argv[1]))"


class Order(TypedDict):
    """What a house is to be like. `prelude` is Python that it runs before it opens."""

    settings: dict[str, Any]
    environment: dict[str, str]
    prelude: str


# ── for tests ─────────────────────────────────────────────────────────────────────────────────────────


class HouseProcess:
    """A house as a process: what tests need of `subprocess.Popen`, for a process that is somebody else's child."""

    def __init__(self, pid: int, stdout: IO[str], ended: socket.socket) -> None:
        self.pid: Final = pid
        self.stdout: Final = stdout
        self.returncode: int | None = None
        self._ended = ended  # here the nursery says with which status the process has ended
        self._lock = threading.Lock()

    def poll(self) -> int | None:
        """With what it has ended, a signal's number below zero; none while it runs."""
        with self._lock:
            if self.returncode is None and select.select([self._ended], [], [], 0)[0]:
                said = self._ended.recv(16)
                assert said, "the nursery is gone"
                self.returncode = int(said)
                self._ended.close()
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        deadline = None if timeout is None else time.monotonic() + timeout
        while (found := self.poll()) is None:
            left = None if deadline is None else deadline - time.monotonic()
            if left is not None and left <= 0:
                assert timeout is not None
                raise subprocess.TimeoutExpired(f"house {self.pid}", timeout)
            select.select([self._ended], [], [], left)
        return found

    def send_signal(self, sign: int) -> None:
        if self.poll() is None:
            with contextlib.suppress(ProcessLookupError):  # it has ended this very moment
                os.kill(self.pid, sign)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Nursery:
    """The tests' end of the nursery."""

    def __init__(self) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-c", TEND, str(theirs.fileno())],
                env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                stdin=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
            )
        ours.settimeout(PATIENCE)
        self._control = ours
        self._lock = threading.Lock()

    def open_house(
        self, settings: Mapping[str, Any], environment: Mapping[str, str], log: IO[str] | None = None, prelude: str = ""
    ) -> HouseProcess:
        """A new house with its standard output in a pipe; its log goes to a file, or where the tests' own does."""
        order = Order(settings=dict(settings), environment=dict(environment), prelude=prelude)
        heard, said = os.pipe()
        ended, end = socket.socketpair()
        handed = [said, 2 if log is None else log.fileno(), end.fileno()]
        try:
            pid = self._ask(json.dumps(order).encode(), handed)
        finally:
            os.close(said)
            end.close()
        return HouseProcess(pid, os.fdopen(heard, encoding="utf-8"), ended)

    def close(self) -> None:
        self._control.close()
        self._process.wait()

    def _ask(self, order: bytes, handed: list[int]) -> int:
        with self._lock:
            rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", handed))
            self._control.sendmsg([len(order).to_bytes(HEAD)], [rights])
            self._control.sendall(order)
            said = self._control.recv(16)
        assert said, "the nursery is gone"
        return int(said)


def nursery() -> Nursery:
    """The nursery of this process, which is opened when it is first asked for."""
    with FIRST:
        return _the_only_one()


@cache
def _the_only_one() -> Nursery:
    found = Nursery()
    atexit.register(found.close)
    return found


# ── the nursery's process ─────────────────────────────────────────────────────────────────────────────


class Streams(NamedTuple):
    """What came with an order."""

    stdout: int
    stderr: int
    ended: int


class Cradle:
    """Splits off houses and tells their ends, until the tests have ended."""

    def __init__(self, control: socket.socket) -> None:
        self._control = control
        self._ends: dict[int, int] = {}  # by house: where its end is told
        self._told, self._tell = os.pipe()  # a byte: some house has ended
        os.set_blocking(self._tell, False)
        signal.set_wakeup_fd(self._tell, warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the tests, and for houses

    def next_house(self) -> Order:
        """Returns in the process of every new house, and never in the nursery's own."""
        while True:
            ready, _, _ = select.select([self._control.fileno(), self._told], [], [])
            if self._told in ready:
                os.read(self._told, 1 << 12)
                self._tell_ends()
            if self._control.fileno() in ready:
                order, streams = self._hear()
                house = os.fork()
                if not house:
                    self._leave(streams)
                    return order
                os.close(streams.stdout)
                os.close(streams.stderr)
                self._ends[house] = streams.ended
                self._control.sendall(str(house).encode())

    def _hear(self) -> tuple[Order, Streams]:
        head, rights, _, _ = socket.recv_fds(self._control, HEAD, len(Streams._fields))
        if not head:
            self._end()
        order = self._control.recv(int.from_bytes(head), socket.MSG_WAITALL)
        return json.loads(order), Streams(*rights)

    def _tell_ends(self) -> None:
        for house in list(self._ends):
            found, status = os.waitpid(house, os.WNOHANG)
            if found:
                with contextlib.suppress(BrokenPipeError), socket.socket(fileno=self._ends.pop(house)) as ended:
                    ended.sendall(str(os.waitstatus_to_exitcode(status)).encode())

    def _end(self) -> None:
        """The tests are over, or were killed: nobody needs these houses any more."""
        for house in self._ends:
            os.kill(house, signal.SIGKILL)
        os._exit(0)

    def _leave(self, streams: Streams) -> None:
        """Be a process like any other that was just started."""
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.dup2(streams.stdout, 1)
        os.dup2(streams.stderr, 2)
        self._control.close()
        for inherited in (self._told, self._tell, *self._ends.values(), *streams):
            os.close(inherited)


def tend(control: int) -> None:
    """Tend the nursery. A house that was split off goes on from here, and ends as a program of its own does."""
    laid_out = _load_everything()
    order = Cradle(socket.socket(fileno=control)).next_house()
    _become_house(order, laid_out)


def _load_everything() -> bytes:
    """Whatever houses load when they need it, and games, and what first visitors wait for. None of it is a house's own.

    Returns a database in which nothing is kept yet: laying out one takes time, and `test_migrate.py` looks at it.
    """
    import pywebpush  # noqa: F401 (here and below: the tests' own process has no need of all this)
    import uvicorn.lifespan.on
    import uvicorn.loops.auto
    import uvicorn.protocols.http.auto  # noqa: F401
    from tests.server.first_visit import lay_out, visit

    from alehouse.core.words import ENGLISH, LANGUAGES
    from alehouse.games import ROOMS, load
    from alehouse.house.forms import words_of_part
    from alehouse.house.tables.home import games_of
    from alehouse.house.texts import house_words
    from alehouse.server import run  # noqa: F401

    for language in LANGUAGES:
        house_words(language)
        words_of_part(language, "home")
        for game in ROOMS:
            load(game).words(language)
    games_of(ENGLISH, {})  # with their lessons
    with tempfile.TemporaryDirectory() as folder:
        laid_out = lay_out(Path(folder))
        asyncio.run(visit(Path(folder)))
    _wait_for_threads()
    assert threading.active_count() == 1  # a process splits off its only thread
    gc.collect()
    gc.freeze()  # no house looks through all that for garbage
    return laid_out


def _wait_for_threads() -> None:
    """What worked beside the loop has answered; on a busy machine it may not have ended yet."""
    for thread in threading.enumerate():
        if thread is not threading.current_thread():
            thread.join(PATIENCE)


def _become_house(order: Order, laid_out: bytes) -> None:
    import msgspec

    from alehouse.server.run import serve
    from alehouse.server.settings import Settings

    os.environ.clear()
    os.environ.update(order["environment"])
    tempfile.tempdir = None  # it is said by the environment
    sys.argv[1:] = []
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)
    exec(order["prelude"], {})
    settings = msgspec.convert(order["settings"], Settings)
    if "://" not in settings.db and Path(settings.db).parent.is_dir():
        with contextlib.suppress(FileExistsError), Path(settings.db).open("xb") as file:
            file.write(laid_out)
    serve(settings)
