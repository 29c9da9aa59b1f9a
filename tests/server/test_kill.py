"""The plug is pulled at random moments under load, again and again: nothing acknowledged is lost, nothing is doubled.

`ALEHOUSE_KILLS=200` makes the long version of it.
"""

import json
import os
import random
import re
import subprocess
import sys
import time
from pathlib import Path
from signal import SIGKILL

import pytest
from tests.server.house import House
from tests.server.load import Load
from tests.server.parts import Postgres

KILLS = int(os.environ.get("ALEHOUSE_KILLS", "25"))

# A process that has everything loaded splits off one house after the other.
NURSERY = """
import os, sys
import msgspec
from alehouse.server.run import serve
from alehouse.server.settings import Settings

for line in sys.stdin:
    house = os.fork()
    if not house:
        os.close(0)
        serve(msgspec.json.decode(line, type=Settings))
        os._exit(0)
    print("house", house, flush=True)
    sys.stdin.readline()  # until it was killed
    os.waitpid(house, 0)
    print("gone", flush=True)
"""


class QuickHouse(House):
    """A house that opens in no time, so that it can be killed often."""

    def __init__(self, db: Path | str) -> None:
        self._nursery = subprocess.Popen(
            [sys.executable, "-c", NURSERY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        super().__init__(db)

    def open(self) -> None:
        self._write(json.dumps({"port": self.port, "db": self.address, "pace": self.pace}))
        self._pid = int(self._until(r"house (\d+)"))
        self.port = int(self._until(r"http://127\.0\.0\.1:(\d+)/"))

    def kill(self) -> None:
        os.kill(self._pid, SIGKILL)
        self._write("")
        self._until("(gone)")

    def close(self) -> None:
        self.kill()
        self._nursery.kill()
        self._nursery.wait()

    def _write(self, line: str) -> None:
        assert self._nursery.stdin
        self._nursery.stdin.write(f"{line}\n")
        self._nursery.stdin.flush()

    def _until(self, pattern: str) -> str:
        assert self._nursery.stdout
        for line in self._nursery.stdout:
            if found := re.search(pattern, line):
                return found[1]
        raise AssertionError("the house did not open")


def pull_plugs(db: Path | str) -> None:
    house = QuickHouse(db)
    try:
        pull_plugs_of(house, random.Random(7))
    finally:
        house.close()


def pull_plugs_of(house: House, chance: random.Random) -> None:
    load = Load(house)
    load.wait_for(1)
    before = load.moves
    for _ in range(KILLS):
        load.wait_until(load.moves + chance.randrange(5))
        time.sleep(chance.random() * 0.05)
        house.kill()
        house.open()
    load.wait_for(3)  # every table can be played at
    assert load.moves >= before + KILLS
    load.stop()
    load.check(house)


def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path) -> None:
    pull_plugs(tmp_path / "tables.db")


def test_nothing_acknowledged_is_lost_on_postgresql(postgres: Postgres) -> None:
    pull_plugs(postgres.new_database())


def test_the_check_finds_what_is_lost_or_doubled(tmp_path: Path) -> None:
    """A test of the test: without it, nobody would know that it can fail."""
    house = House(tmp_path / "tables.db")
    load = Load(house, alone=0)
    load.wait_for(4)
    load.stop()
    house.kill()
    load.check(house)
    player = load.players[0]
    table, click = player.acknowledged[1]
    house.run_sql(f"update moves set client_id = 'nobody' where client_id = '{click}'")
    with pytest.raises(AssertionError):
        load.check(house)
    house.run_sql(f"update moves set client_id = '{click}' where client_id = 'nobody'")
    load.check(house)
    player.acknowledged.append((table, click))
    with pytest.raises(AssertionError):
        load.check(house)
