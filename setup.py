"""What a wheel holds besides the sources: the hot modules, compiled by mypyc into one library.

All in one, the compiler sees through every call: the fastest build, and the slowest to make. A checkout has a quicker
one, made by `tools/compile.py`. Where there is no C compiler, the wheel is plain Python.
"""

import importlib.util
import os
import runpy
import sys
import tempfile
from collections.abc import Iterable
from distutils.ccompiler import new_compiler
from distutils.errors import CompileError
from distutils.sysconfig import customize_compiler, get_python_inc
from pathlib import Path
from typing import Any

from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parent
COMPILED = runpy.run_path(str(ROOT / "src/alehouse/compiled.py"))  # the package itself needs what is not here yet

# Hidden, non-interposable symbols let the compiler inline across modules. Fused arithmetic would round
# unlike plain Python on some machines. mypyc adds -Werror: a newer compiler's new warning must not stop the build.
UNIX_FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-ffp-contract=off", "-Wno-error"]


def compiler() -> Any:
    """The C compiler that Python's own modules are made with here."""
    found = new_compiler()
    customize_compiler(found)
    return found


def can_compile() -> bool:
    """Whether a file that includes Python's headers compiles here."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe;\n")
        try:
            compiler().compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])
        except (CompileError, OSError):
            return False
    return True


def why_plain() -> str | None:
    """The reason why nothing is compiled, if there is one."""
    if os.environ.get("ALEHOUSE_PURE") == "1":
        return "ALEHOUSE_PURE=1"
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed"
    if not can_compile():
        return "no C compiler with Python's headers (on Debian: gcc and python3-dev)"
    return None


def hot_modules() -> list[str]:
    """The files to compile, below the checkout."""
    return [path.relative_to(ROOT).as_posix() for path in COMPILED["hot_sources"]()]


def extensions(options: Iterable[str] = (), **settings: Any) -> list[Extension]:
    """The hot modules, turned into C that is ready to be compiled; `options` are mypy's, `settings` mypyc's."""
    from mypyc.build import mypycify

    found: list[Extension] = mypycify([*options, *hot_modules()], debug_level="0", **settings)
    if compiler().compiler_type == "unix":
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]
    return found


def extensions_of_a_wheel() -> list[Extension]:
    """Everything in one library. Asking for metadata alone must not compile; nor must a link to this checkout."""
    if not {"build", "build_ext", "bdist_wheel", "install"} & set(sys.argv):
        return []
    if reason := why_plain():
        print(f"alehouse: plain Python, not compiled: {reason}", flush=True)
        return []
    print(f"alehouse: compiling {len(hot_modules())} modules, which takes some minutes", flush=True)
    return extensions(opt_level="3", group_name="alehouse")


if __name__ == "__main__":
    setup(ext_modules=extensions_of_a_wheel())
