"""One open house for the tests that do not break it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.guests import processes, two_processes
from tests.server.house import GAMES, HERE, ME, Browser, GuestHouse, House
from tests.server.parts import own_postgres, own_redis, postgres, redis_part

__all__ = ["own_postgres", "own_redis", "postgres", "processes", "redis_part", "two_processes"]  # fixtures


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = GuestHouse(tmp_path_factory.mktemp("house") / "tables.db")
    yield house
    house.close()


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Opens houses of one's own, to break or to slow down; all at one database."""
    houses: list[House] = []

    def open_one(pace: float = 0.0, kind: type[House] = House, **settings: Any) -> House:
        houses.append(kind(tmp_path / "tables.db", pace, **settings))
        return houses[-1]

    yield open_one
    for house in houses:
        if house.process.poll() is None:
            house.kill()


@pytest.fixture
def browser(house: House) -> Browser:
    return house.browser()


@pytest.fixture(params=GAMES)
def any_game(request: pytest.FixtureRequest) -> dict[str, str]:
    """What to open a table with, for every game of the house."""
    return GAMES[request.param]


@pytest.fixture
def any_hot_seat(browser: Browser, any_game: dict[str, str]) -> str:
    """Anna and Brokk at one screen, at any game."""
    return browser.open_table(ME, HERE, **any_game)
