"""Confirming one's turn: what is not confirmed nobody else sees, and it can be taken back."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.house import House
from tests.browser.online import company
from tests.browser.player import LIT, Player
from tests.browser.window import HURRIED, LAPTOP, window

DONE = ".prompt .row button.done"
OPTIONS = ".prompt .all button.choice"
SETTLED = ".table:not(.busy):not(.lost) .prompt.mine"


def confirm(page: Page, when: str) -> None:
    """Set when moves are confirmed, as the settings do."""
    page.keyboard.press(",")
    page.locator(f"label[for=set-confirm-{when}]").click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.settings")).to_have_count(0)


def test_others_see_a_turn_when_it_is_confirmed_and_not_before(browser: Browser, house: House) -> None:
    with company(browser, house.address, 2) as people:
        people.sit_down("DWARF")
        mine = people.decider
        (other,) = (guest for guest in people.guests if guest is not mine)
        confirm(mine.page, "turn")
        before = other.log
        mine.piece("loc:A5").click()
        expect(mine.page.locator(DONE)).to_be_visible()
        assert other.log == before
        mine.page.keyboard.press("u")
        expect(mine.page.locator(DONE)).to_have_count(0)
        mine.wait_for(LIT)
        mine.piece("loc:A6").click()
        expect(mine.page.locator(DONE)).to_be_visible()
        assert other.log == before
        mine.page.keyboard.press("Enter")
        other.wait_for(SETTLED)
        expect(mine.page.locator(DONE)).to_have_count(0)
        assert "(6)" in other.log[0]
        assert len(other.log) == len(before) + 1


@pytest.fixture
def brewer(browser: Browser, house: House) -> Iterator[Player]:
    with window(browser, LAPTOP, feel=HURRIED) as page:
        player = Player(page, house.address)
        player.open_table(2, ["bot:random"], "Brew Crafters")
        player.wait_for(SETTLED)
        yield player


def options(player: Player) -> int:
    return player.page.locator(OPTIONS).count()


def draft_a_step(player: Player, is_step: str) -> None:
    """Decide something after which there is more to decide: whatever ends the turn is taken back."""
    for number in range(options(player)):
        player.page.locator(OPTIONS).nth(number).evaluate("(option) => option.click()")
        player.wait_for(f"{SETTLED} .row button.done, {SETTLED} .all button.choice")
        if player.page.locator(is_step).count():
            return
        player.page.keyboard.press("u")
        player.wait_for(f"{SETTLED} .all button.choice")
    raise AssertionError("every decision ends the turn here")


def test_a_turn_is_confirmed_when_it_ends(brewer: Player) -> None:
    confirm(brewer.page, "turn")
    begun = brewer.log
    draft_a_step(brewer, OPTIONS)
    expect(brewer.page.locator(DONE)).to_have_count(0)
    brewer.page.keyboard.press("Enter")  # nothing is ready yet
    while options(brewer):
        brewer.page.locator(OPTIONS).first.evaluate("(option) => option.click()")
        brewer.wait_for(f"{SETTLED} .row button.done, {SETTLED} .all button.choice")
    brewer.page.locator(DONE).click()
    brewer.wait_for(f"{SETTLED} .all button.choice")
    assert len(brewer.log) > len(begun)


def test_every_move_is_confirmed_before_the_next(brewer: Player) -> None:
    confirm(brewer.page, "move")
    page = brewer.page
    draft_a_step(brewer, ".table.held")
    assert options(brewer) == 0
    expect(page.locator(".prompt h1")).to_contain_text("Say Done first")
    expect(page.locator(DONE)).to_be_visible()
    expect(page.locator(".legal .ring").first).to_be_hidden()
    page.keyboard.press("Enter")
    brewer.wait_for(f"{SETTLED} .all button.choice")
    expect(page.locator(".table.held")).to_have_count(0)
    expect(page.locator(DONE)).to_have_count(0)
