"""One open house for the tests that do not break it."""

from collections.abc import Iterator

import pytest
from tests.server.house import Browser, House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house") / "tables.db")
    yield house
    house.close()


@pytest.fixture
def browser(house: House) -> Browser:
    return house.browser()
