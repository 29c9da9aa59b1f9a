"""Checking the page's scripts: what is wrong in one is found, and without npm nothing fails."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
SCRIPTS: Final = ROOT / "tools" / "scripts"
PROGRAMS: Final = SCRIPTS / "node_modules" / ".bin"
PAGE: Final = ROOT / "src" / "alehouse" / "server" / "page"

installed = pytest.mark.skipif(not PROGRAMS.exists(), reason="make check installs what checks scripts")

WRONG_TYPES: Final = {
    "/** @param {Wire.Table} table */\nexport const left = (table) => table.moves < 3;\n": "TS18048",
    "/** @param {Wire.Table} table */\nexport const left = (table) => table.movse;\n": "TS2551",
    "export const left = (table) => table;\n": "TS7006",
}
OVERLOOKED: Final = {
    "export const go = () => nowhere();\n": "no-undef",
    "const gone = 1;\n": "no-unused-vars",
    "export const isNone = (move) => move == 0;\n": "eqeqeq",
    "let fixed = 1;\nexport const all = () => fixed;\n": "prefer-const",
    "const one = 1;\nexport const all = (one) => one;\nall(one);\n": "no-shadow",
}


def run(command: list[str | Path], folder: Path, **extra: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=folder, env={**os.environ, **extra}, text=True, capture_output=True)


@installed
@pytest.mark.parametrize(("script", "code"), WRONG_TYPES.items())
def test_a_wrong_type_is_found(script: str, code: str, tmp_path: Path) -> None:
    (tmp_path / "wrong.js").write_text(script)
    types = [str(SCRIPTS / "wire.d.ts"), str(tmp_path / "wrong.js")]
    config = {"extends": str(SCRIPTS / "tsconfig.json"), "include": types, "exclude": []}
    (tmp_path / "tsconfig.json").write_text(json.dumps(config))
    result = run([PROGRAMS / "tsc", "-p", tmp_path], tmp_path)
    assert result.returncode != 0
    assert code in result.stdout


@installed
@pytest.mark.parametrize(("script", "rule"), OVERLOOKED.items())
def test_what_is_easily_overlooked_is_found(script: str, rule: str, tmp_path: Path) -> None:
    wrong = tmp_path / "src" / "page" / "wrong.js"
    wrong.parent.mkdir(parents=True)
    wrong.write_text(script)
    result = run([PROGRAMS / "eslint", "--config", SCRIPTS / "eslint.config.js", wrong], tmp_path)
    assert result.returncode == 1, result.stderr
    assert rule in result.stdout


@installed
def test_every_script_of_the_page_is_checked() -> None:
    checked = set()
    for config in ("tsconfig.json", "tsconfig.worker.json"):
        listed = run([PROGRAMS / "tsc", "-p", SCRIPTS / config, "--listFilesOnly"], ROOT).stdout
        checked |= {Path(line).name for line in listed.splitlines() if Path(line).parent.name == PAGE.name}
    assert checked == {path.name for path in PAGE.glob("*.js")}


@installed
def test_nothing_is_wrong_with_the_scripts_of_the_page() -> None:
    run(["make", "-s", PROGRAMS.parent.relative_to(ROOT)], ROOT)  # what checks them may be older than what is wanted
    result = run(["make", "-s", "check-scripts"], ROOT)
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


def test_without_npm_the_scripts_are_left_out_in_one_line(tmp_path: Path) -> None:
    for name in ("make", "find"):
        (tmp_path / name).symlink_to(shutil.which(name) or name)
    result = run(["make", "-s", "check-scripts"], ROOT, PATH=str(tmp_path))
    assert result.returncode == 0, result.stderr
    assert result.stdout == "no npm with Node 20 or newer: the page's scripts are not checked\n"


@pytest.mark.parametrize("lock", sorted(ROOT.glob("*/*/package-lock.json")), ids=lambda lock: lock.parent.name)
def test_a_lock_of_npm_holds_versions_and_hashes_and_no_host_names(lock: Path) -> None:
    packages = json.loads(lock.read_text())["packages"]
    packages.pop("")
    assert packages
    assert [name for name, package in packages.items() if "resolved" in package or "integrity" not in package] == []
