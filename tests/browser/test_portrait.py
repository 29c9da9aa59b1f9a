"""On a telephone: one area at a time, the prompt within reach of the thumb; and games that are played with a finger
alone from start to end, each piece shown before it is played."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.house import House
from tests.browser.player import LONGEST, Player
from tests.browser.positions import Gallery, position
from tests.browser.touch import TouchPlayer
from tests.browser.window import HURRIED, PHONE, resize, window
from tests.long import LONG, share, sized

import alehouse

SOME: Final = 6  # decisions
SHOWN_FIRST: Final = {**HURRIED, "tap": "show"}  # as a telephone has it by itself

SWIPE = """(dx) => {
  const body = document.querySelector(".area");
  for (const [type, x] of [["touchstart", 200], ["touchend", 200 + dx]]) {
    const touch = new Touch({ identifier: 1, target: body, clientX: x, clientY: 400 });
    body.dispatchEvent(new TouchEvent(type, { bubbles: true, touches: [touch], changedTouches: [touch] }));
  }
}"""

# A point just beside a piece that is smaller than a finger, where no other piece lies.
BESIDE = """() => {
  const small = ({ width, height }) => Math.max(width, height) < 34;
  for (const piece of document.querySelectorAll(".canvas:not(.off) .piece.asks:not(.legal)")) {
    const box = piece.getBoundingClientRect();
    const [x, y] = [box.right + 3, (box.top + box.bottom) / 2];
    const at = document.elementFromPoint(x, y);
    if (small(box) && at?.closest("svg.canvas") && !at.closest(".piece.asks")) {
      return { x, y, label: piece.querySelector(".hit").getAttribute("aria-label") };
    }
  }
  return null;
}"""


def test_a_table_is_opened_and_played_on_a_telephone(phone: Page, house: House) -> None:
    player = Player(phone, house.address)
    player.open_table(3)
    prompt = phone.locator(".prompt").bounding_box()
    assert prompt is not None
    assert prompt["y"] + prompt["height"] == pytest.approx(844, abs=1)
    asked = player.log
    player.click_something()
    assert player.log != asked


def test_tabs_and_swipes_change_the_area(phone: Page, house: House) -> None:
    player = Player(phone, house.address)
    player.open_table(2, ["here"])
    tabs = phone.locator(".tabs button")
    assert tabs.count() >= 3
    expect(tabs.first).to_have_attribute("aria-selected", "true")
    phone.evaluate(SWIPE, -150)
    expect(tabs.nth(1)).to_have_attribute("aria-selected", "true")
    phone.evaluate(SWIPE, 150)
    expect(tabs.first).to_have_attribute("aria-selected", "true")
    tabs.last.click()
    expect(phone.locator(".side")).to_be_visible()
    assert phone.locator(".tabs b").count() > 0


@pytest.mark.parametrize("game", ["DWARF", "Cavern Tavern"])
def test_a_finger_beside_a_small_piece_means_that_piece(phone: Page, house: House, game: str) -> None:
    player = Player(phone, house.address)
    player.open_table(2, ["here"], game)
    point = phone.wait_for_function(BESIDE).json_value()
    phone.touchscreen.tap(point["x"], point["y"])
    expect(phone.locator(".bubble, .because, dialog[open], .side article").first).to_be_visible()


def test_turning_the_telephone_lays_the_table_anew(phone: Page, house: House) -> None:
    player = Player(phone, house.address)
    player.open_table(2, ["here"])
    resize(phone, (1100, 800))
    expect(phone.locator("[data-canvas=table]")).to_be_visible()
    resize(phone, (390, 844))
    expect(phone.locator("[data-canvas=rivals]")).to_be_visible()
    player.click_something()


def test_nothing_is_wider_than_the_screen(phone: Page, house: House) -> None:
    phone.goto(house.address)
    phone.locator("form").wait_for()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    Player(phone, house.address).open_table(3)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390


# ── with a finger alone ──


@pytest.fixture
def toucher(browser: Browser, gallery: Gallery) -> Iterator[TouchPlayer]:
    """Somebody with a telephone at the first page of the house, who has a seat at every position of the gallery."""
    with window(browser, PHONE, SHOWN_FIRST, has_touch=True, is_mobile=True) as page:
        page.context.add_cookies(gallery.cookies)
        yield TouchPlayer(page, gallery.house.address)


@pytest.mark.long
def test_a_whole_game_of_dwarf_by_touch_alone(toucher: TouchPlayer) -> None:
    """In `make test` the first decisions, and what comes after the last one."""
    toucher.open_with_taps("DWARF", alone=True)
    assert toucher.play_through(sized(SOME, LONGEST)) >= sized(SOME, 11)
    finale = toucher.page.locator("dialog.finale")
    finale.wait_for()
    toucher.page.touchscreen.tap(PHONE[0] / 2, PHONE[1] / 2)  # to its end
    finale.locator(".next [data-choice=look-at-table]").tap()
    expect(finale).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("game", share([game for game in alehouse.ROOMS if game != "dwarf"], 0, 3))
def test_a_game_is_played_to_its_end_by_touch_alone(toucher: TouchPlayer, gallery: Gallery, game: str) -> None:
    """In `make test` some late decisions, in the long version all of them."""
    if LONG:
        toucher.open_with_taps(alehouse.load(game).title)
    else:
        toucher.page.goto(gallery.address(position(game, 2, "late"), player="touch"))
        toucher.my_turn()
    toucher.play_to_the_end(sized(SOME, LONGEST))
