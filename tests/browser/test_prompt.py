"""What people read beside the table: the list of options folds away, the prompt keeps its height, results are whole."""

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.elsewhere import play_out
from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.window import PHONE, window
from tests.long import rotated, share

# Whose turn it is, where that is in sight and not cut off.
WHOSE_TURN = """() => {
  const bar = document.querySelector(".prompt").getBoundingClientRect();
  const isSeen = (node) => {
    const [box] = node.getClientRects();
    const hold = node.closest("h1, .turn").getBoundingClientRect();
    const inside = ({ left, right, bottom }) =>
      box.left >= left - 1 && box.right <= right + 1 && box.bottom <= bottom + 2;
    return box && inside(bar) && inside(hold);
  };
  const told = [...document.querySelectorAll(".prompt h1 b, .prompt .turn")].find(isSeen);
  return told?.textContent.trim() ?? null;
}"""


def test_the_list_of_options_is_closed_with_escape(player: Player) -> None:
    player.open_table(2, ["here"])
    summary, options = player.page.locator(".all summary"), player.page.locator(".all ol")
    summary.click()
    expect(options).to_be_visible()
    player.page.keyboard.press("Tab")
    player.page.keyboard.press("Escape")
    expect(options).to_be_hidden()
    expect(summary).to_be_focused()


def test_on_a_telephone_the_prompt_keeps_its_height(phone: Page, house: House) -> None:
    player = Player(phone, house.address)
    player.open_table(2, ["here"])
    prompt, heights = phone.locator(".prompt"), set()
    for _ in range(4):
        heights.add(prompt.evaluate("(node) => node.offsetHeight"))
        player.click_something()
    assert len(heights) == 1


@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "language"), share(rotated([(390, 664), (360, 640), (844, 390), PHONE], ["en", "pl"]), 1, 2), ids=str
)
def test_whose_turn_it_is_can_always_be_read(
    browser: Browser, house: House, size: tuple[int, int], language: str
) -> None:
    with window(browser, size, has_touch=True, locale=language) as page:
        player = Player(page, house.address)
        player.open_table(2, ["here"])
        told = set()
        for _ in range(4):
            told.add(page.evaluate(WHOSE_TURN))
            player.click_something()
        assert None not in told
        assert len(told) == 2


def test_on_a_telephone_the_whole_result_is_shown(phone: Page, house: House) -> None:
    player = Player(phone, house.address)
    player.open_table(1, opponent="eldhusfifl")
    play_out(phone)
    scores = phone.locator("dialog.result .scores")
    assert scores.evaluate("(node) => node.scrollWidth <= node.clientWidth")
    assert scores.evaluate("(node) => node.scrollHeight <= node.clientHeight")
