"""Real parts for a club's house: PostgreSQL and Redis servers of the tests' own, which can be stopped and killed."""

import atexit
import ctypes
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

import psycopg
import pytest
import redis

PATIENCE: Final = 120.0  # seconds for a part to start or to stop, on a busy machine
HELD: Final[list[socket.socket]] = []  # of the ports that are meant for a server of the tests


class Part:
    """A server program as a process of its own, in a folder of its own, always at the same port."""

    package = ""  # Debian's
    user: str | None = None  # who runs it, if not whoever runs the tests

    def __init__(self) -> None:
        self.folder: Final = Path(tempfile.mkdtemp(prefix=f"alehouse-{self.package}-"))
        self.port: Final = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        atexit.register(self.close)  # should nobody else do so
        try:
            self.lay_out()
            self.start()
        except BaseException:
            self.close()
            raise

    def lay_out(self) -> None:
        """What is done once, before the first start."""

    def command(self) -> list[str | Path]:
        raise NotImplementedError

    def answers(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.process = subprocess.Popen(
            self.command(),
            stdout=subprocess.DEVNULL,
            stderr=self._log(),
            user=self.user,
            group=self.user,
            preexec_fn=_end_with_the_tests,
        )
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, f"{self.package} stopped at once: {self.log_file.read_text()}"
            assert time.monotonic() < deadline, f"{self.package} does not answer: {self.log_file.read_text()}"
            time.sleep(0.05)

    def stop(self, sign: int = signal.SIGINT) -> None:
        """Stop it; by default at once, but in order: whoever is connected is cut off."""
        assert self.process
        self.process.send_signal(sign)
        self.process.wait(PATIENCE)

    def kill(self) -> None:
        """As if the plug had been pulled."""
        self.stop(signal.SIGKILL)

    def close(self) -> None:
        """Stop, and leave nothing behind."""
        atexit.unregister(self.close)
        if self.process and self.process.poll() is None:
            self.stop()
        shutil.rmtree(self.folder)

    @property
    def log_file(self) -> Path:
        return self.folder / "log"

    def _log(self) -> int:
        with self.log_file.open("ab") as log:
            return os.dup(log.fileno())


class Postgres(Part):
    """A PostgreSQL cluster. It refuses to be run by root; then Debian's user for it does."""

    package = "postgresql"
    user = "postgres" if os.getuid() == 0 else None

    def lay_out(self) -> None:
        self._password = secrets.token_hex(8)
        self._names = count()
        secret = self.folder / "password"
        secret.write_text(self._password)
        for path in (self.folder, secret):
            if self.user:
                shutil.chown(path, self.user)
        initdb: list[str | Path] = [_found("initdb"), "-D", self.folder / "data", "-U", "house", f"--pwfile={secret}"]
        how = ["--auth=scram-sha-256", "--encoding=UTF8", "--no-locale", "--no-instructions", "--no-sync"]
        self._run([*initdb, *how])

    def command(self) -> list[str | Path]:
        where = ["-p", str(self.port), "-k", str(self.folder), "-c", "listen_addresses=127.0.0.1"]
        # Programs are killed here, machines are not: what was written survives without waiting for the disk.
        how = ["-c", "max_connections=50", "-c", "fsync=off"]
        return [_found("postgres"), "-D", self.folder / "data", *where, *how]

    def answers(self) -> bool:
        with suppress(psycopg.OperationalError), psycopg.connect(self.address("postgres"), connect_timeout=3):
            return True
        return False

    def address(self, database: str) -> str:
        return f"postgresql://house:{self._password}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"house{next(self._names)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def tool(self, name: str, *arguments: str | Path) -> None:
        """Run one of PostgreSQL's own tools."""
        self._run([_found(name), *arguments])

    def _run(self, command: list[str | Path]) -> None:
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.folder, user=self.user, group=self.user)
        assert done.returncode == 0, done.stderr


class Redis(Part):
    """A Redis server that keeps nothing on the disk."""

    package = "redis"

    def command(self) -> list[str | Path]:
        where: list[str | Path] = ["--port", str(self.port), "--bind", "127.0.0.1", "--dir", self.folder]
        return [_found("redis-server"), *where, "--save", "", "--appendonly", "no"]

    def answers(self) -> bool:
        with suppress(redis.exceptions.RedisError), redis.Redis(port=self.port, socket_timeout=3) as found:
            return bool(found.ping())
        return False

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


def _end_with_the_tests() -> None:
    """However the tests end: Linux tells the part (1 is PR_SET_PDEATHSIG), which stops at once, but in order."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGINT)


def free_port() -> int:
    """A port for whoever asks for it by its number; as long as these tests run, the machine gives it to nobody else."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # nobody listens here: a server may have it, too
    held.bind(("127.0.0.1", 0))
    HELD.append(held)
    port: int = held.getsockname()[1]
    return port


def _found(program: str) -> Path:
    """A program, where Debian puts it or in the path; a test that needs it is left out, loudly, if there is none."""
    places = [*Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), *filter(None, [shutil.which(program)])]
    if not places:
        package = "redis-server" if program.startswith("redis") else "postgresql"
        pytest.skip(f"{program} IS MISSING, so this was not tested: as root, apt-get install {package}")
    return Path(sorted(map(str, places))[-1])


# ── fixtures ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for the tests that do not break it."""
    part = Postgres()
    yield part
    part.close()


@pytest.fixture(scope="session")
def redis_part() -> Iterator[Redis]:
    """A Redis for the tests that do not break it."""
    part = Redis()
    yield part
    part.close()


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL to break."""
    part = Postgres()
    yield part
    part.close()


@pytest.fixture
def own_redis() -> Iterator[Redis]:
    """A Redis to break."""
    part = Redis()
    yield part
    part.close()
