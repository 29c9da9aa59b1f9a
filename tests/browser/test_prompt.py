"""What people read beside the table: the list of options folds away, the prompt keeps its height, results are whole."""

from playwright.sync_api import Page, expect
from tests.browser.elsewhere import play_out
from tests.browser.house import House
from tests.browser.player import Player


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


def test_on_a_telephone_the_whole_result_is_shown(phone: Page, house: House) -> None:
    player = Player(phone, house.address)
    player.open_table(1, opponent="eldhusfifl")
    play_out(phone)
    scores = phone.locator("dialog.result .scores")
    assert scores.evaluate("(node) => node.scrollWidth <= node.clientWidth")
    assert scores.evaluate("(node) => node.scrollHeight <= node.clientHeight")
