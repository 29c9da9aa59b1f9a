"""Random play as plain Python: a second process, on a copy of the sources, that answers with rates."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import alehouse
from alehouse.core.playout import play_random
from bench.harness import GAMES, Setting, rate

ROOT = Path(__file__).resolve().parent.parent


@contextmanager
def process() -> Iterator[Callable[[Setting], float]]:
    """A function that measures a game's rate in the second process."""
    with tempfile.TemporaryDirectory() as folder:
        compiled = shutil.ignore_patterns("*.so", "__pycache__")
        shutil.copytree(ROOT / "src", folder, ignore=compiled, dirs_exist_ok=True)
        with subprocess.Popen(
            [sys.executable, "-m", "bench.plain"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": folder},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as child:
            assert child.stdin is not None
            assert child.stdout is not None
            questions, answers = child.stdin, child.stdout

            def measure(setting: Setting) -> float:
                print(GAMES.index(setting), file=questions, flush=True)
                return float(answers.readline())

            yield measure
            questions.close()


if __name__ == "__main__":
    if alehouse.COMPILED:
        sys.exit("the copy is compiled: nothing to compare with")
    for question in sys.stdin:
        print(rate(partial(play_random, GAMES[int(question)].new(), 7)), flush=True)
