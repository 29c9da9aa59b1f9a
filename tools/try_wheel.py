"""Tries a wheel out as whoever installs it would, in an empty environment: `python -m tools.try_wheel dist/….whl`."""

import json
import re
import subprocess
import sys
import tempfile
import urllib.request
import venv
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PATIENCE: Final = 60.0  # seconds for a page


def main() -> None:
    wheel = Path(sys.argv[1]).resolve()
    print(f"trying {wheel.name} out", flush=True)
    with tempfile.TemporaryDirectory(prefix="alehouse-wheel-") as folder:
        command = _install(wheel, Path(folder))
        version = _run(command, "--version").splitlines()[0]
        print(f"  version     {version}", flush=True)
        print(f"  simulation  {_simulate(command)} games of DWARF", flush=True)
        print(f"  page        {_first_page(command, Path(folder))} bytes", flush=True)


def _install(wheel: Path, folder: Path) -> Path:
    """Into an environment of its own, with what is pinned; the `alehouse` command there."""
    venv.create(folder / "venv", with_pip=True)
    programs = folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
    pip: list[str | Path] = [programs / "python", "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    subprocess.run([*pip, "--require-hashes", "-r", ROOT / "requirements/runtime.lock"], check=True)
    subprocess.run([*pip, "--no-deps", wheel], check=True)
    return programs / "alehouse"


def _run(command: Path, *arguments: str) -> str:
    done = subprocess.run([command, *arguments], cwd=command.parent, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout


def _simulate(command: Path) -> int:
    found = json.loads(_run(command, "simulate", "dwarf", "--games", "200", "--players", "3", "--json"))
    games: int = found["games"]
    assert games == 200, found
    return games


def _first_page(command: Path, folder: Path) -> int:
    """How long the first page is, of the house that `alehouse` alone opens."""
    settings = {"ALEHOUSE_DB": str(folder / "tables.db"), "ALEHOUSE_PORT": "0", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen([command], cwd=folder, env=settings, stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout
        try:
            address = re.search(r"http://\S+", house.stdout.readline())
            assert address, "the house did not open"
            with urllib.request.urlopen(address[0], timeout=PATIENCE) as page:
                return len(page.read())
        finally:
            house.terminate()


if __name__ == "__main__":
    main()
