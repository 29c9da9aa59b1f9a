"""The real `alehouse` command for tests: through pipes, and at a keyboard that is a pseudo-terminal."""

import codecs
import fcntl
import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest import mock

from alehouse.cli import main

COMMAND = [sys.executable, "-m", "alehouse"]
COLOUR = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def environment(extra: Mapping[str, str]) -> dict[str, str]:
    """A plain English environment, whatever that of the tests is."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "NO_COLOR"))}
    return {**kept, "LANG": "C.UTF-8", "COLUMNS": "80", **extra}


def alehouse(*words: object, typed: str | bytes = "", **extra: str) -> subprocess.CompletedProcess[str]:
    """Run the command with something typed into its pipe; `extra` goes into its environment."""
    given = typed.encode() if isinstance(typed, str) else typed
    result = subprocess.run(
        [*COMMAND, *map(str, words)], input=given, capture_output=True, env=environment(extra), timeout=300
    )
    return subprocess.CompletedProcess(result.args, result.returncode, result.stdout.decode(), result.stderr.decode())


def run_here(*words: object, typed: str = "", **extra: str) -> subprocess.CompletedProcess[str]:
    """The same without a process of its own, for the many small things that are asked of the command."""
    given = [str(word) for word in words]
    out, errors = io.StringIO(), io.StringIO()
    with (
        mock.patch.dict(os.environ, environment(extra), clear=True),
        mock.patch("sys.stdin", io.StringIO(typed)),
        redirect_stdout(out),
        redirect_stderr(errors),
    ):
        try:
            status = main(given)
        except SystemExit as end:
            status = int(end.code or 0)
    return subprocess.CompletedProcess(given, status, out.getvalue(), errors.getvalue())


def done(*words: object, typed: str = "", **extra: str) -> str:
    """What the command prints when all goes well."""
    result = run_here(*words, typed=typed, **extra)
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    return result.stdout


def refused(*words: object, typed: str = "", **extra: str) -> str:
    """The one line that the command prints when it refuses."""
    return refusal(run_here(*words, typed=typed, **extra))


def refusal(result: subprocess.CompletedProcess[str]) -> str:
    """The one line of a command that refused."""
    assert result.returncode == 2, (result.stdout, result.stderr)
    assert result.stderr.startswith("alehouse: ")
    assert result.stderr.count("\n") == 1, result.stderr
    return result.stderr.removeprefix("alehouse: ").strip()


def _take_terminal() -> None:
    """Signals must work, also where whoever runs the tests ignores them: in the background, or under nohup."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


class Keyboard:
    """Somebody at a terminal of a given size."""

    def __init__(self, *words: object, columns: int = 80, rows: int = 24, **extra: str) -> None:
        self.screen, theirs = pty.openpty()
        size = {"COLUMNS": str(columns), "LINES": str(rows), "TERM": "xterm-256color"}
        self.process = subprocess.Popen(
            [*COMMAND, *map(str, words)],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment({**size, **extra}),
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(theirs)
        self.seen = ""
        # What is read may end in the middle of a letter.
        self._letters = codecs.getincrementaldecoder("utf-8")(errors="replace")

    def __enter__(self) -> "Keyboard":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.screen)

    def wait_for(self, text: str, seconds: float = 120) -> str:
        """Everything shown up to some text, colours left out; it counts as read then."""
        end = time.monotonic() + seconds
        while text not in (plain := COLOUR.sub("", self.seen)):
            if not self._read(end - time.monotonic()):
                raise AssertionError(f"{text!r} does not come after:\n{plain}")
        shown, self.seen = self.seen, ""
        return shown

    def type(self, line: str) -> None:
        os.write(self.screen, f"{line}\n".encode())

    def press(self, key: str) -> None:
        os.write(self.screen, key.encode())

    def wait_until_it_reads(self) -> None:
        """Until the command sleeps: Python misses a signal that comes just before it begins to read."""
        end = time.monotonic() + 120
        stat = Path(f"/proc/{self.process.pid}/stat")
        while stat.read_text().rpartition(")")[2].split()[0] != "S":
            assert time.monotonic() < end, "the command does not come to rest"
            time.sleep(0.01)

    def ends(self, seconds: float = 120) -> int:
        """Wait for the command's end; its exit status."""
        end = time.monotonic() + seconds
        while self._read(end - time.monotonic()):
            pass
        return self.process.wait(timeout=max(1, end - time.monotonic()))

    def _read(self, seconds: float) -> bool:
        if seconds <= 0 or not select.select([self.screen], [], [], seconds)[0]:
            return False
        try:
            found = os.read(self.screen, 65536)
        except OSError:  # the other side has hung up
            return False
        self.seen += self._letters.decode(found)
        return bool(found)
