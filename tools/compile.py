"""Compiles the hot modules of this checkout: `make build`, or `python -m tools.compile`.

The engine becomes a library, and of each game its rules and its views: a change in one game compiles that one alone,
and both of it side by side. All is built aside, in build/objects/, and then moved to build/compiled/ at once;
`alehouse.compiled` finds it there.
"""

import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

from setup import COMPILED, ROOT, extensions, hot_modules, why_plain
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

OBJECTS: Final = ROOT / "build" / "objects" / EXTENSION_SUFFIXES[0].strip(".")
SOURCES: Final = OBJECTS / "c"
REMEMBERED: Final = OBJECTS / "mypy"
UNFINISHED: Final = OBJECTS / "unfinished"  # there while compilers write, or if they were interrupted
LOCK: Final = ROOT / "build" / "compiling"
KEPT: Final = 4  # builds: a house that is open may still import modules of the one that it began with
OPTIMISATION: Final = "1"  # more makes the rules a fifth faster, and takes twice as long


def main() -> None:
    """Compile, unless that is done already; say what is done."""
    if reason := why_plain():
        print(f"alehouse: plain Python, not compiled: {reason}", flush=True)
        return
    with _alone():
        while not COMPILED["files_of"](build := COMPILED["folder"]()):
            _move(_compile(), build)
    _forget_older_builds(build)


def _compile() -> Path:
    """Compile what has changed since the last time; the folder of all compiled modules."""
    if UNFINISHED.exists():
        shutil.rmtree(OBJECTS)  # whatever was being written may be half there
    OBJECTS.mkdir(parents=True, exist_ok=True)
    print("alehouse: compiling the rules", flush=True)
    try:
        found = _translate()
    except Exception:  # what mypyc remembers of a class that has changed since may mislead it: it reads all anew
        shutil.rmtree(REMEMBERED)
        found = _translate()
    command = _Build(Distribution({"name": "alehouse", "ext_modules": found}))
    command.build_temp, command.build_lib = str(OBJECTS / "o"), str(OBJECTS / "modules")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    UNFINISHED.touch()
    command.run()
    UNFINISHED.unlink()
    return OBJECTS / "modules"


def _translate() -> list[Extension]:
    """The modules in C; mypyc reads what has changed since the last time."""
    found = extensions(
        [f"--cache-dir={REMEMBERED}"],
        opt_level=OPTIMISATION,
        separate=list(_libraries()),
        target_dir=str(SOURCES),
    )
    _date_back()
    return found


def _date_back() -> None:
    """mypyc dates what it writes a second ahead: a library that is compiled within that second would seem older than
    its source, and be compiled again the next time."""
    now = time.time()
    for path in SOURCES.rglob("*.[ch]"):
        if path.stat().st_mtime > now:
            os.utime(path)


def _libraries() -> Iterator[tuple[list[str], str]]:
    """The modules of each library, and its name."""
    parts: dict[str, list[str]] = {}
    for module in hot_modules():
        parts.setdefault(_library(Path(module)), []).append(module)
    for name, modules in parts.items():
        yield modules, f"alehouse_{name}"


def _library(module: Path) -> str:
    _, _, room, game, *_ = module.parts
    if room != "games":
        return "engine"
    return f"{game}_views" if any(map(module.match, COMPILED["VIEWS"])) else game


class _Build(build_ext):  # type: ignore[misc]  # setuptools tells no types
    """Says how far it is."""

    def build_extension(self, ext: Extension) -> None:
        file = Path(self.get_ext_fullpath(ext.name))
        before = file.stat().st_mtime if file.exists() else None
        super().build_extension(ext)
        if ext.name.endswith("__mypyc") and file.stat().st_mtime != before:
            print(f"alehouse: {ext.name.removeprefix('alehouse_').removesuffix('__mypyc')} is compiled", flush=True)


def _move(modules: Path, build: Path) -> None:
    """Put a build into its place, all at once. If the sources were changed meanwhile, it is of no use."""
    if COMPILED["folder"]() != build:
        return
    aside = build.with_name(f"{build.name}.aside")
    for old in (aside, build):
        shutil.rmtree(old, ignore_errors=True)
    shutil.copytree(modules, aside)
    files = sorted(path for path in aside.rglob("*") if path.is_file())
    lines = [f"{path.relative_to(aside).as_posix()} {path.stat().st_size}\n" for path in files]
    (aside / COMPILED["CONTENTS"]).write_text("".join(lines))
    aside.rename(build)


def _forget_older_builds(build: Path) -> None:
    os.utime(build)
    by_age = sorted(build.parent.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in by_age[KEPT:]:
        shutil.rmtree(old)


@contextmanager
def _alone() -> Iterator[None]:
    """Wait until nobody else compiles here."""
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    main()
