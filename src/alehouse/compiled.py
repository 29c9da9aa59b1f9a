"""The compiled modules of a checkout: those made of exactly these sources, all of them, or none.

`make build` compiles the hot modules aside and then moves them to build/compiled/, into a folder that is named after
everything they were made of. Whoever imports Alehouse looks for the folder of the sources at hand: a build of other
sources, for another Python, interrupted or damaged is not found, and the plain modules are imported instead.
A wheel has its compiled modules beside the plain ones, where Python finds them by itself.
"""

import os
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

# What is seen of a table, by whom: worked out for everybody after every move.
VIEWS: Final = (
    "games/*/encoding.py",
    "games/*/log.py",
    "games/*/make_*view.py",
    "games/*/preview.py",
    "games/*/reckoning.py",
)
# The modules worth compiling: globs below this package.
HOT: Final = (
    "core/bits.py",
    "core/encoding.py",
    "core/fate.py",
    "core/frames.py",
    "core/lead.py",
    "core/state.py",
    "core/playout.py",
    "bots/lookahead.py",
    "bots/greedy.py",
    "bots/search.py",
    "bots/tree.py",
    "bots/mcts.py",
    "games/*/actions.py",
    "games/*/cards.py",
    "games/*/effect_ops.py",
    "games/*/state.py",
    "games/*/rules/[!_]*.py",
    *VIEWS,
)
# What else a build depends on, below the checkout: how it is made, and the versions of what makes it.
RECIPE: Final = ("setup.py", "tools/compile.py", "requirements/build.lock")

PACKAGE: Final = Path(__file__).resolve().parent
CHECKOUT: Final = PACKAGE.parents[1]
CONTENTS: Final = "contents"  # the file of a build that lists all others, with their sizes
ENGINE: Final = "alehouse_engine__mypyc"  # what core and bots are compiled into; each game has two libraries of its own

_build: Path | None = None  # where this process looked for compiled modules


def hot_sources() -> list[Path]:
    """The files that are compiled."""
    return sorted({path for glob in HOT for path in PACKAGE.glob(glob)})


def folder() -> Path:
    """Where a build of the sources as they are now is, or would be."""
    digest = blake2b(digest_size=12)
    for path in [*hot_sources(), *(CHECKOUT / name for name in RECIPE)]:
        text = path.read_bytes()
        digest.update(f"{path.relative_to(CHECKOUT).as_posix()} {len(text)}\n".encode() + text)
    return CHECKOUT / "build" / "compiled" / EXTENSION_SUFFIXES[0].strip(".") / digest.hexdigest()


def use() -> None:
    """Import compiled modules from now on, if they are there and this machine takes them."""
    global _build
    if os.environ.get("ALEHOUSE_PURE") == "1" or not all((CHECKOUT / name).exists() for name in RECIPE):
        return  # not wanted, or no checkout
    _build = folder()
    files = files_of(_build)
    if ENGINE in files:
        finder = _Finder(files)
        sys.meta_path.insert(0, finder)
        try:
            import_module(ENGINE)
        except ImportError:  # they were made on another machine
            sys.meta_path.remove(finder)


def is_there() -> bool:
    """Whether the build that this process looked for when it began is there by now; cheap to ask."""
    return _build is not None and (_build / CONTENTS).exists()


def files_of(build: Path) -> dict[str, Path]:
    """The files of a build by the names of their modules; none, if any is missing or not as long as it was."""
    try:
        sizes = dict(line.split() for line in (build / CONTENTS).read_text().splitlines())
        whole = all((build / name).stat().st_size == int(size) for name, size in sizes.items())
    except (OSError, ValueError):
        return {}
    return {name.partition(".")[0].replace("/", "."): build / name for name in sizes} if whole else {}


class _Finder:
    """Leads to the compiled modules before Python looks for plain ones."""

    def __init__(self, files: dict[str, Path]) -> None:
        self._files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, str(file)))
