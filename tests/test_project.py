"""The project itself: locks, import arrows, the wheel, CI."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted(ROOT.glob("requirements/*.lock"))
LOCKED = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>[a-z0-9.]+)(?P<where> ; [^:/]+)? \\")
HASH = re.compile(r" {4}--hash=sha256:[0-9a-f]{64}( \\)?")


def run(command: Sequence[str | Path], folder: Path, **extra: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **extra}
    return subprocess.run(
        command, cwd=folder, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )


# ── locks ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_holds_versions_and_hashes_and_no_host_names(lock: Path) -> None:
    lines = lock.read_text().splitlines()
    assert lines
    assert [line for line in lines if not LOCKED.fullmatch(line) and not HASH.fullmatch(line)] == []


def test_locks_agree_on_every_version() -> None:
    chosen: dict[tuple[str, str], set[str]] = {}
    for lock in LOCKS:
        for line in lock.read_text().splitlines():
            if found := LOCKED.fullmatch(line):
                chosen.setdefault((found["name"], found["where"] or ""), set()).add(found["version"])
    assert {package: versions for package, versions in chosen.items() if len(versions) > 1} == {}


@pytest.mark.parametrize("wanted", sorted(ROOT.glob("requirements/*.in")), ids=lambda wanted: wanted.name)
def test_requirements_are_names_only(wanted: Path) -> None:
    known = re.compile(r"#.*|-r [a-z]+\.in|[A-Za-z0-9_.-]+(\[[a-z]+\])?(==[0-9.]+)?")
    assert [line for line in wanted.read_text().splitlines() if not known.fullmatch(line)] == []


# ── import arrows ─────────────────────────────────────────────────────────────────────────────────────

ROOMS = "core games games.dwarf games.other bots lab envs analysis house server terminal cli"
ALLOWED = [
    ("cli", "server"),
    ("cli", "terminal"),
    ("server", "house"),
    ("server", "bots"),
    ("terminal", "house"),
    ("house", "bots"),
    ("house", "games"),
    ("server", "games"),
    ("terminal", "core"),
    ("lab", "bots"),
    ("analysis", "lab"),
    ("bots", "games"),
    ("envs", "core"),
    ("games.dwarf", "core"),
    ("games", "core"),
]
FORBIDDEN = [
    ("core", "games"),
    ("core", "bots"),
    ("games.dwarf", "bots"),
    ("games.dwarf", "games.other"),
    ("games", "games.dwarf"),
    ("bots", "games.dwarf"),
    ("lab", "games.other"),
    ("analysis", "server"),
    ("server", "games.dwarf"),
    ("bots", "server"),
    ("bots", "house"),
    ("house", "server"),
    ("house", "terminal"),
    ("house", "games.dwarf"),
    ("server", "terminal"),
    ("terminal", "server"),
    ("server", "cli"),
]


def lint_imports(folder: Path, **extra: str) -> subprocess.CompletedProcess[str]:
    return run([Path(sys.executable).with_name("lint-imports"), "--no-cache", "--no-logo"], folder, **extra)


def house(folder: Path, imports: list[tuple[str, str]]) -> Path:
    """An empty house in which the rooms import one another as told."""
    shutil.copy(ROOT / "pyproject.toml", folder)
    for name in ROOMS.split():
        package = folder / "alehouse" / name.replace(".", "/")
        package.mkdir(parents=True)
        lines = [f"import alehouse.{imported}\n" for importer, imported in imports if importer == name]
        package.joinpath("__init__.py").write_text("".join(lines))
    folder.joinpath("alehouse/__init__.py").touch()
    return folder


def test_arrows_point_inward() -> None:
    result = lint_imports(ROOT)
    assert result.returncode == 0, result.stdout


def test_allowed_arrows_pass(tmp_path: Path) -> None:
    result = lint_imports(house(tmp_path, ALLOWED), PYTHONPATH=str(tmp_path))
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize(("importer", "imported"), FORBIDDEN)
def test_a_forbidden_arrow_is_found(importer: str, imported: str, tmp_path: Path) -> None:
    result = lint_imports(house(tmp_path, [(importer, imported)]), PYTHONPATH=str(tmp_path))
    assert result.returncode == 1, result.stdout
    assert f"alehouse.{importer} -> alehouse.{imported} (l.1)" in result.stdout


@pytest.mark.parametrize(
    "outside", ["litestar", "sqlalchemy", "redis", "threading", "concurrent.futures", "subprocess"]
)
def test_the_house_knows_neither_web_nor_thread_nor_process_nor_database(outside: str, tmp_path: Path) -> None:
    rooms = house(tmp_path, [])
    rooms.joinpath("alehouse/server/__init__.py").write_text(f"import {outside}\n")
    assert lint_imports(rooms, PYTHONPATH=str(tmp_path)).returncode == 0
    rooms.joinpath("alehouse/house/__init__.py").write_text(f"import {outside}\n")
    result = lint_imports(rooms, PYTHONPATH=str(tmp_path))
    assert result.returncode == 1, result.stdout
    assert f"alehouse.house is not allowed to import {outside.partition('.')[0]}" in result.stdout


# ── the wheel ─────────────────────────────────────────────────────────────────────────────────────────


def test_the_wheel_holds_every_file_of_the_house(tmp_path: Path) -> None:
    folder = tmp_path / "checkout"
    skip = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=skip)
    shutil.copytree(ROOT / "requirements", folder / "requirements")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder / name)
    pip = [sys.executable, "-m", "pip", "wheel", "-q", "--no-build-isolation", "--no-deps"]
    result = run([*pip, "-w", str(tmp_path), "."], folder, ALEHOUSE_PURE="1")
    assert result.returncode == 0, result.stdout
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        packed = set(wheel.namelist())
    files = {path.relative_to(folder / "src").as_posix() for path in folder.glob("src/alehouse/**/*.*")}
    assert files - packed == set()


# ── CI ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("status", [0, 2])
def test_ci_runs_make_test_and_passes_its_verdict_on(status: int, tmp_path: Path) -> None:
    make = tmp_path / "make"
    make.write_text(f'#!/bin/sh\necho "make $* in $(pwd)"\nexit {status}\n')
    make.chmod(0o755)
    result = run(["bash", ROOT / ".ci/run"], tmp_path, PATH=f"{tmp_path}:{os.environ['PATH']}")
    assert result.stdout == f"make test in {ROOT}\n"
    assert result.returncode == status
