"""Compiles the hot modules with mypyc where a C compiler is at hand; leaves plain Python elsewhere."""

import importlib.util
import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup

# The modules worth compiling: globs below src/. Those that match nothing are skipped.
COMPILED = [
    "alehouse/core/bits.py",
    "alehouse/core/encoding.py",
    "alehouse/core/fate.py",
    "alehouse/core/frames.py",
    "alehouse/core/state.py",
    "alehouse/core/playout.py",
    "alehouse/bots/glance.py",
    "alehouse/bots/greedy.py",
    "alehouse/bots/search.py",
    "alehouse/bots/tree.py",
    "alehouse/bots/walk.py",
    "alehouse/games/*/actions.py",
    "alehouse/games/*/cards.py",
    "alehouse/games/*/encoding.py",
    "alehouse/games/*/vocabulary.py",
    "alehouse/games/*/state.py",
    "alehouse/games/*/rules/*.py",
]

# Hidden, non-interposable symbols let the compiler inline across modules. Fused arithmetic would round
# unlike plain Python on some machines. mypyc adds -Werror: a newer compiler's new warning must not stop the build.
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-ffp-contract=off", "-Wno-error"]

ROOT = Path(__file__).resolve().parent
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "develop", "install"}


def can_compile() -> bool:
    """Whether a file that includes Python's headers compiles and links here."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if not compiler:
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe;\n")
        options = ["-shared", "-fPIC", "-I", sysconfig.get_path("include"), "-o", f"{probe}.so"]
        try:
            tried = subprocess.run([*shlex.split(compiler), *options, str(probe)], capture_output=True)
            return tried.returncode == 0
        except OSError:
            return False


def why_plain() -> str | None:
    """The reason why nothing is compiled, if there is one."""
    if os.environ.get("ALEHOUSE_PURE") == "1":
        return "ALEHOUSE_PURE=1"
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed"
    if not can_compile():
        return "no C compiler with Python's headers (on Debian: gcc and python3-dev)"
    return None


def extensions() -> list[Extension]:
    """The compiled modules, after sweeping out those of an earlier build: Python would prefer
    them to the files that they no longer match."""
    for old in ROOT.glob("src/**/*.so"):
        old.unlink()
    hot = sorted({str(path.relative_to(ROOT)) for glob in COMPILED for path in ROOT.glob(f"src/{glob}")})
    reason = why_plain() if hot else "no module to compile"
    if reason:
        print(f"alehouse: plain Python, not compiled: {reason}", flush=True)
        return []
    from mypyc.build import mypycify

    print(f"alehouse: compiling {len(hot)} modules", flush=True)
    found = mypycify(hot, opt_level="3", group_name="alehouse")
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return found


# Asking for metadata alone must not compile.
setup(ext_modules=extensions() if BUILDING & set(sys.argv) else [])
