"""The plug is pulled at random moments under load, again and again: nothing acknowledged is lost, nothing doubled."""

import random
import time
from pathlib import Path

import pytest
from tests.long import sized
from tests.server.house import House
from tests.server.load import Load
from tests.server.parts import Postgres

KILLS = sized(4, 200)


def pull_plugs(db: Path | str) -> None:
    house = House(db)
    try:
        pull_plugs_of(house, random.Random(7))
    finally:
        house.kill()


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


@pytest.mark.long
def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path) -> None:
    pull_plugs(tmp_path / "tables.db")


@pytest.mark.long
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
