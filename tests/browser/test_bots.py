"""Bots have names and a level: in the form, and where their deeds are told."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.window import window

LAPTOP = (1440, 900)
PHONE = (390, 844)
CALM = {"speed": "calm", "single": "off", "tap": "play", "tips": "off"}

# Whatever the bar tells of somebody, one after the other, is noted.
LISTEN = """() => {
  const told = new Set();
  new MutationObserver(() => {
    const [name, level] = [".caption b", ".caption small"].map((part) => document.querySelector(part)?.textContent);
    if (name) told.add(`${name} ${level}`);
    document.documentElement.dataset.told = [...told].join(", ");
  }).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize(("game", "name"), [("DWARF", "Brokk"), ("Brew Crafters", "Saaz")])
def test_the_form_gives_bots_names_of_their_game(page: Page, house: House, game: str, name: str) -> None:
    Player(page, house.address).go_to_form()
    page.locator(".game", has_text=game).click()
    expect(page.locator("#name-1")).to_have_value(name)
    expect(page.locator("#who-1")).to_have_value("bot:greedy")


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_bar_tells_the_deeds_of_a_bot_with_its_level(browser: Browser, house: House, size: tuple[int, int]) -> None:
    with window(browser, size, CALM) as page:
        player = Player(page, house.address)
        player.open_table(2, ["bot:random"], first_player="1")
        page.evaluate(LISTEN)
        player.piece("loc:A5").click()  # a special action may ask for more before the bot's turn
        expect(page.locator("html")).to_have_attribute("data-told", re.compile("Brokk random"))
