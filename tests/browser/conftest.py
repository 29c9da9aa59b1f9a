"""A real server and a real Chromium for the browser tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright
from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.window import DESK, PHONE, chromium, window


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    running = chromium(playwright)
    yield running
    running.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all tests; every test has tables of its own."""
    open_house = House(tmp_path_factory.mktemp("house") / "tables.db")
    open_house.open()
    yield open_house
    open_house.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A house that a test may break."""
    open_house = House(tmp_path / "tables.db")
    open_house.open()
    yield open_house
    open_house.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page at a desk."""
    with window(browser, DESK) as page:
        yield page


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A page on a telephone, held upright."""
    with window(browser, PHONE, has_touch=True) as page:
        yield page


@pytest.fixture
def player(page: Page, house: House) -> Player:
    """Somebody at the first page of the house."""
    return Player(page, house.address)
