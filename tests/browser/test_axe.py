"""axe finds nothing: on any page of the house, at any table, in any state, with anything open."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.axe import findings
from tests.browser.elsewhere import look_at_the_result, play_out
from tests.browser.house import House
from tests.browser.online import Guest
from tests.browser.player import Player
from tests.browser.positions import Gallery, position
from tests.browser.window import DESK, LAPTOP, PHONE, window
from tests.long import LONG, rotated, share, sized

import alehouse

TABLET: Final = (768, 1024)
SIZES: Final = (LAPTOP, PHONE)
STATES: Final = ("early", "late")
WITH_A_TABLE: Final = {  # pages of somebody who has one, and what is there when they are finished
    "/": ".home.back .table-line",
    "/records": ".tables p",
    "/lobby": ".filters fieldset",
    "/you": ".careers, .sheet.wide p",
}


@pytest.fixture(params=SIZES, ids=str)
def screen(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """A laptop or a telephone."""
    touched = request.param == PHONE
    with window(browser, request.param, has_touch=touched) as page:
        yield page


Item = TypeVar("Item")


def taken_in_turns(page: Page, items: Sequence[Item]) -> Sequence[Item]:
    """What looks alike in both windows: every other one at a laptop, the rest on a telephone; or all in both."""
    size = page.viewport_size
    assert size
    return items if LONG else items[SIZES.index((size["width"], size["height"])) :: len(SIZES)]


def check(page: Page, what: str, within: str = "") -> None:
    found = findings(page, within)
    assert not found, f"{what}:\n" + "\n".join(found)


# ── the house ──


@pytest.mark.long
def test_pages_of_the_house(screen: Page, house: House) -> None:
    screen.goto(house.address)
    screen.locator(".home.new").wait_for()
    check(screen, "the first page of a newcomer")
    guest = Player(screen, house.address)
    guest.go_to_form()
    screen.locator(".game").first.wait_for()
    for game in taken_in_turns(screen, screen.locator(".game").all()):
        game.click()
        for part in screen.locator(".sheet details").all():
            part.evaluate("(node) => { node.open = true; }")
        check(screen, "the form")
    for chapter in taken_in_turns(screen, ("guide", "rules", "sheet")):
        screen.goto(f"{house.address}/rules/dwarf?lang=en#book-{chapter}")
        expect(screen.locator(f"#book-{chapter} :is(h1, h2)").first).to_be_visible()
        check(screen, f"the book of a game: {chapter}")
    guest.open_table(2)
    for path, there in WITH_A_TABLE.items():
        screen.goto(house.address + path)
        screen.locator(there).first.wait_for()
        check(screen, path)
    screen.get_by_role("button", name="Delete everything about me").click()
    check(screen, "the question before one is forgotten")


@pytest.mark.long
def test_a_finished_game(screen: Page, house: House) -> None:
    checked = taken_in_turns(screen, ("the finale", "the result", "a table where the game is over", "its page"))
    player = Player(screen, house.address)
    player.open_table(1, opponent="eldhusfifl")
    play_out(screen, see=False)
    screen.locator("dialog.finale.over").wait_for()
    if "the finale" in checked:
        check(screen, "the finale")
    look_at_the_result(screen)
    if "the result" in checked:
        check(screen, "the result")
    screen.keyboard.press("Escape")
    if "a table where the game is over" in checked:
        check(screen, "a table where the game is over")
    if "its page" in checked:
        screen.goto(f"{house.address}/record/{player.table}")
        screen.locator(".plot svg").first.wait_for()
        check(screen, "its page")


def test_a_waiting_room_and_a_table_with_people(browser: Browser, house: House) -> None:
    with window(browser, LAPTOP) as one, window(browser, PHONE, has_touch=True) as other:
        host, friend = Guest(one, house.address, "Anna", 1), Guest(other, house.address, "Bruno", 2)
        link = host.open_for(2, "DWARF")
        check(one, "the waiting room")
        friend.come(link)
        check(other, "the waiting room of somebody without a seat")
        friend.sit_here()
        for guest in (host, friend):
            guest.page.locator(".prompt h1").wait_for()
            guest.open_people()
            guest.say(f"Good evening from {guest.name}")
            check(guest.page, "the people at a table")


# ── tables ──


@pytest.mark.long
@pytest.mark.parametrize(
    ("screen", "game", "state"),
    share(rotated(SIZES, list(alehouse.ROOMS), STATES), 1, 2),
    indirect=["screen"],
    ids=str,
)
def test_tables(screen: Page, gallery: Gallery, game: str, state: str) -> None:
    screen.context.add_cookies(gallery.cookies)
    screen.goto(gallery.address(position(game, 2, state)))
    screen.locator(".prompt.mine").wait_for()
    screen.wait_for_selector("#drawings > *", state="attached")
    check(screen, "a table")
    for tab in screen.locator(".tabs [role=tab]:not([aria-selected=true])").all():
        tab.click()
        check(screen, f"the area {tab.inner_text()}", "" if LONG else ".area")


@pytest.mark.long
@pytest.mark.parametrize(("game", "size"), rotated(list(alehouse.ROOMS)[:: sized(2, 1)], (TABLET, DESK)), ids=str)
def test_tables_of_other_shapes(browser: Browser, gallery: Gallery, game: str, size: tuple[int, int]) -> None:
    with window(browser, size) as page:
        page.context.add_cookies(gallery.cookies)
        page.goto(gallery.address(position(game, 2, "late")))
        page.locator(".prompt.mine").wait_for()
        check(page, "a table")


OPENED: Final[dict[str, Callable[[Page], None]]] = {
    "all options": lambda page: page.locator(".all summary").click(),
    "the menu": lambda page: page.locator(".menu-button").click(),
    "the keys": lambda page: page.keyboard.press("?"),
    "the rules": lambda page: page.keyboard.press("r"),
    "a hint": lambda page: page.keyboard.press("h"),
    "the settings": lambda page: page.keyboard.press(","),
    "a closer look": lambda page: page.locator("[data-piece^='goods:']").last.click(button="right", force=True),
}
COMES: Final = {
    "all options": ".prompt .all[open]",
    "the menu": "dialog.sheet-menu",
    "the keys": "dialog.help",
    "the rules": ".handbook [role=tab]",
    "a hint": "section.hint",
    "the settings": "dialog.settings",
    "a closer look": ".closer .about p",
}
LIES_IN: Final = {"the rules": ".handbook", "a closer look": ".closer"}


@pytest.mark.long
@pytest.mark.parametrize(("screen", "what"), share(rotated(SIZES, list(OPENED)), 0, 2), indirect=["screen"], ids=str)
def test_what_opens_over_a_table(screen: Page, gallery: Gallery, what: str) -> None:
    screen.context.add_cookies(gallery.cookies)
    screen.goto(gallery.address(position("dwarf", 2, "late")))
    screen.locator(".prompt.mine").wait_for()
    screen.wait_for_selector("#drawings > *", state="attached")  # without them a piece lies elsewhere, or nowhere
    OPENED[what](screen)
    screen.locator(COMES[what]).first.wait_for()
    check(screen, what, "" if LONG else LIES_IN.get(what, COMES[what]))  # tables were looked at before
