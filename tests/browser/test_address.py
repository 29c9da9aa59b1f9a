"""An e-mail address on one's page: it waits until the link in a real mail was opened, in whichever browser."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.window import DESK, window
from tests.server.house import House
from tests.server.letters import letter_house
from tests.server.smtp import Postbox

BROKK = "brokk@example.org"


@pytest.fixture
def postbox() -> Iterator[Postbox]:
    box = Postbox()
    yield box
    box.close()


@pytest.fixture
def inn(tmp_path: Path, postbox: Postbox) -> Iterator[House]:
    """A house that sends mail."""
    house = letter_house(tmp_path / "tables.db", postbox)
    yield house
    house.close()


def link_in(postbox: Postbox, number: int) -> str:
    body = postbox.wait(number)[number - 1].get_content()
    found = re.search(r"^http\S+/confirm/\S+", body, re.MULTILINE)
    assert found, body
    return found[0]


def test_an_address_is_confirmed_by_the_link_in_a_mail(
    browser: Browser, page: Page, inn: House, postbox: Postbox
) -> None:
    page.goto(f"http://127.0.0.1:{inn.port}/you")
    waits = page.locator(".unconfirmed")
    page.locator("input[type=email]").fill(BROKK)
    page.get_by_role("button", name="Save").click()
    expect(waits).to_contain_text("Not confirmed yet")
    link_in(postbox, 1)
    waits.get_by_role("button", name="Send the letter again").click()
    expect(page.locator("output").first).to_have_text("The letter is on its way.")
    link = link_in(postbox, 2)
    with window(browser, DESK) as elsewhere:  # where the mail is read
        elsewhere.goto(link)
        yes = elsewhere.get_by_role("button", name="Yes, that is my address")
        page.reload()
        expect(waits).to_be_visible()  # opening the link alone says nothing: programs open links, too
        yes.click()
        expect(elsewhere.get_by_text("Confirmed.")).to_be_visible()
        page.reload()
        expect(page.locator("input[type=email]")).to_have_value(BROKK)
        expect(waits).to_have_count(0)
        page.locator("input[type=email]").fill("other@example.org")
        page.get_by_role("button", name="Save").click()
        expect(waits).to_be_visible()
        elsewhere.goto(link)  # of the address before
        yes.click()
        expect(elsewhere.get_by_role("alert")).to_contain_text("changed since")
