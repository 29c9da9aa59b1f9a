"""`alehouse serve` as people start it."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.house import PATIENCE

from alehouse.server import run
from alehouse.server.run import default_db

SERVE = [sys.executable, "-m", "alehouse", "--lang", "en", "serve"]


def start(*flags: str, **environment: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [*SERVE, *flags],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"} | environment,
    )


def stop(process: "subprocess.Popen[str]") -> str:
    """Ctrl-C; what it said at last."""
    process.send_signal(signal.SIGINT)
    said, problems = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert problems == ""
    return said


def test_the_house_opens_says_where_and_closes(tmp_path: Path) -> None:
    process = start("--port", "0", XDG_DATA_HOME=str(tmp_path))
    assert process.stdout
    address = re.search(r"http://\S+", process.stdout.readline())
    assert address
    assert str(tmp_path / "alehouse" / "tables.db") in process.stdout.readline()
    with urllib.request.urlopen(address[0]) as page:
        assert page.status == 200
    assert "closed" in stop(process)
    assert (tmp_path / "alehouse" / "tables.db").exists()


def test_a_taken_port_is_said_and_another_one_used(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        process = start("--port", str(taken), "--db", str(tmp_path / "tables.db"))
        assert process.stdout
        assert str(taken) in process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
        assert address
        assert int(address[1]) != taken
        with urllib.request.urlopen(address[0]) as page:
            assert page.status == 200
        stop(process)


@pytest.mark.parametrize(
    ("flags", "said"),
    [(["--db", "/dev/null/tables.db"], "--db"), (["--host", "192.0.2.1"], "--host")],
)
def test_what_cannot_be_is_said(flags: list[str], said: str, tmp_path: Path) -> None:
    process = start("--port", "0", *flags, XDG_DATA_HOME=str(tmp_path))
    _, problems = process.communicate(timeout=PATIENCE)
    assert process.returncode != 0
    assert said in problems
    assert "Traceback" not in problems


def test_a_database_of_another_version_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path)) as database:
        database.execute("create table alembic_version (version_num text)")
        database.execute("insert into alembic_version values ('9999')")
    process = start("--port", "0", "--db", str(path))
    _, problems = process.communicate(timeout=PATIENCE)
    assert process.returncode != 0
    assert f"{path} was written by an older or newer Alehouse" in problems
    assert "alehouse migrate --db" in problems
    assert "Traceback" not in problems


def test_the_default_database_is_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_db() == Path("/data/alehouse/tables.db")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/somebody")
    assert default_db() == Path("/home/somebody/.local/share/alehouse/tables.db")


def test_an_address_that_a_browser_here_can_open() -> None:
    assert [run._name(host) for host in ("127.0.0.1", "0.0.0.0", "::", "::1", "inn.example")] == [
        "127.0.0.1",
        "localhost",
        "localhost",
        "[::1]",
        "inn.example",
    ]
