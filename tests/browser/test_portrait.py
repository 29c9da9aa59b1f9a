"""On a telephone: one area at a time, the prompt within reach of the thumb."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.window import resize

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
