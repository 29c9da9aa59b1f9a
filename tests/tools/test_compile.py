"""The compiled modules of a checkout: made once, of exactly these sources, whole or not at all."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
NEEDED: Final = ("setup.py", "requirements/build.lock", "tools", "src/alehouse/compiled.py")
ENGINE: Final = "src/alehouse/core/fate.py"
GAME: Final = "src/alehouse/games/toy/rules/flow.py"
SOURCES: Final = {
    "src/alehouse/__init__.py": "from alehouse import compiled\n\ncompiled.use()\n",
    "src/alehouse/core/__init__.py": "",
    "src/alehouse/games/__init__.py": "",
    "src/alehouse/games/toy/__init__.py": "",
    "src/alehouse/games/toy/rules/__init__.py": "",
    ENGINE: "def double(number: int) -> int:\n    return 2 * number\n",
    GAME: "from alehouse.core.fate import double\n\n\ndef answer() -> int:\n    return double(21)\n",
}
CHANGED: Final = SOURCES[GAME].replace("double(21)", "double(20) + 2")
ASK: Final = """
from alehouse import compiled
from alehouse.core import fate
from alehouse.games.toy.rules import flow
print(flow.answer(), *(module.__file__.endswith(".py") for module in (fate, flow)), compiled.is_there())
"""
COMPILED: Final = "42 False False True\n"
PLAIN: Final = "42 True True False\n"

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")


class Checkout:
    """A house with one module of the engine and a game with one, to build in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def run(self, *arguments: str, **environment: str) -> str:
        command = [sys.executable, *arguments]
        clean = {name: value for name, value in os.environ.items() if name != "ALEHOUSE_PURE"}
        env = clean | {"PYTHONPATH": str(self.folder / "src")} | environment
        done = subprocess.run(command, cwd=self.folder, env=env, stdout=subprocess.PIPE, text=True)
        assert done.returncode == 0
        return done.stdout

    def build(self, **environment: str) -> list[str]:
        """Compile; what was compiled."""
        lines = self.run("-m", "tools.compile", **environment).splitlines()
        return sorted(line.split()[1] for line in lines if line.endswith("is compiled"))

    def ask(self, **environment: str) -> str:
        """Import and call the modules: the answer, whether each is plain, whether there is a build."""
        return self.run("-c", ASK, **environment)

    def file(self, name: str) -> Path:
        """A file of the build, by the beginning of its name."""
        (found,) = (self.folder / "build" / "compiled").rglob(f"{name}*.so")
        return found

    def hurry(self) -> None:
        """Let the C compiler take its shortest way: nobody measures what comes of it."""
        tool = self.folder / "tools" / "compile.py"
        usual, quick = 'OPTIMISATION: Final = "1"', 'OPTIMISATION: Final = "0"'
        assert tool.read_text().count(usual) == 1
        tool.write_text(tool.read_text().replace(usual, quick))

    def write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A checkout whose modules are compiled. Tests get copies."""
    checkout = Checkout(tmp_path_factory.mktemp("built"))
    for name in NEEDED:
        source, target = ROOT / name, checkout.folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
        else:
            shutil.copy(source, target)
    for name, text in SOURCES.items():
        checkout.write(name, text)
    checkout.hurry()
    assert checkout.ask() == PLAIN
    assert checkout.build() == ["engine", "toy"]
    return checkout


@pytest.fixture
def checkout(built: Checkout, tmp_path: Path) -> Checkout:
    """It remembers where it was built: what is compiled again is compiled in another place, but as before."""
    shutil.copytree(built.folder, tmp_path / "copy")
    return Checkout(tmp_path / "copy")


def test_a_build_is_used_and_made_once(built: Checkout) -> None:
    assert built.ask() == COMPILED
    assert built.build() == []


def test_plain_python_can_be_had_all_the_same(checkout: Checkout) -> None:
    assert checkout.ask(ALEHOUSE_PURE="1") == PLAIN
    assert checkout.build(ALEHOUSE_PURE="1") == []


def test_a_game_is_compiled_alone_and_going_back_to_earlier_sources_compiles_nothing(checkout: Checkout) -> None:
    checkout.write(GAME, CHANGED)
    assert checkout.ask() == PLAIN
    assert checkout.build() == ["toy"]
    assert checkout.ask() == COMPILED
    checkout.write(GAME, SOURCES[GAME])
    assert checkout.ask() == COMPILED
    assert checkout.build() == []


def test_what_is_not_hot_compiles_nothing(checkout: Checkout) -> None:
    for name in ("src/alehouse/games/toy/drawing.py", "src/alehouse/games/toy/words.ftl", "tests/test_toy.py"):
        checkout.write(name, "# new\n")
    assert checkout.ask() == COMPILED
    assert checkout.build() == []


def cut_short(checkout: Checkout) -> None:
    file = checkout.file("flow")
    file.write_bytes(file.read_bytes()[:1000])


def take_away(checkout: Checkout) -> None:
    checkout.file("alehouse_toy__mypyc").unlink()


def of_another_machine(checkout: Checkout) -> None:
    file = checkout.file("alehouse_engine__mypyc")
    file.write_bytes(bytes(file.stat().st_size))


def forget_what_there_was(checkout: Checkout) -> None:
    checkout.file("alehouse_engine__mypyc").with_name("contents").write_text("nonsense\n")


@pytest.mark.parametrize("damage", [cut_short, take_away, forget_what_there_was])
def test_a_damaged_build_is_not_used_and_made_again(checkout: Checkout, damage: Callable[[Checkout], None]) -> None:
    damage(checkout)
    assert checkout.ask().startswith("42 True True")
    checkout.build()
    assert checkout.ask() == COMPILED


def test_a_build_that_this_machine_does_not_take_is_not_used(checkout: Checkout) -> None:
    of_another_machine(checkout)
    assert checkout.ask().startswith("42 True True")


def test_a_build_for_another_python_is_not_used(checkout: Checkout) -> None:
    builds = checkout.folder / "build" / "compiled"
    (builds / EXTENSION_SUFFIXES[0].strip(".")).rename(builds / "cpython-310-x86_64-linux-gnu.so")
    assert checkout.ask() == PLAIN


def test_a_build_that_was_interrupted_begins_anew(checkout: Checkout) -> None:
    objects = checkout.folder / "build" / "objects" / EXTENSION_SUFFIXES[0].strip(".")
    shutil.rmtree(checkout.folder / "build" / "compiled")
    for library in (objects / "modules").rglob("*.so"):
        library.write_bytes(library.read_bytes()[:1000])  # as far as the linker came
    (objects / "unfinished").touch()
    assert checkout.build() == ["engine", "toy"]
    assert checkout.ask() == COMPILED


def test_a_mistake_in_the_sources_leaves_plain_python(checkout: Checkout) -> None:
    checkout.write(GAME, SOURCES[GAME] + "\n\ndef wrong() -> int:\n    return ''\n")
    with pytest.raises(AssertionError):
        checkout.build()
    assert checkout.ask() == PLAIN
    checkout.write(GAME, CHANGED)
    checkout.build()
    assert checkout.ask() == COMPILED


def test_without_a_compiler_everything_is_plain_python(checkout: Checkout) -> None:
    shutil.rmtree(checkout.folder / "build")
    said = checkout.run("-m", "tools.compile", CC="no-such-compiler")
    assert said.startswith("alehouse: plain Python, not compiled: no C compiler")
    assert said.count("\n") == 1
    assert checkout.ask() == PLAIN


def test_two_at_once_compile_once(checkout: Checkout) -> None:
    checkout.write(GAME, CHANGED)
    command = [sys.executable, "-m", "tools.compile"]
    both = [subprocess.Popen(command, cwd=checkout.folder, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    said = [process.communicate()[0] for process in both]
    assert sorted(text.count("toy is compiled") for text in said) == [0, 1]
    assert checkout.ask() == COMPILED
