"""A real server and a real Chromium for the browser tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright
from tests.browser.finished import Game
from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.positions import Gallery
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


@pytest.fixture
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """One that can notify somebody."""
    running = chromium(playwright, whole=True)
    yield running
    running.close()


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """A house with all positions that are asked for."""
    found = Gallery(tmp_path_factory.mktemp("gallery"))
    found.open()
    yield found
    found.close()


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    """A finished game in a house of its own."""
    found = Game(tmp_path_factory.mktemp("record"))
    yield found
    found.house.close()


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
    """Somebody who sets a table up."""
    return Player(page, house.address)
