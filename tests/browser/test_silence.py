"""A network that is lost without a word: noticed, shown, mended; what was clicked meanwhile is kept."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.silence import SilentProxy

NOTICED = 5.0  # seconds in which a person is told, by the clock of the page
PATIENCE = 60_000  # milliseconds for whatever mends itself, on a busy machine

# What the page's own clock says: when the banner was first seen after the network was lost.
WATCH = """() => {
  window.lost = performance.now();
  window.noticed = undefined;
  const banner = document.querySelector(".banner");
  const watch = new MutationObserver(() => { if (!banner.hidden) window.noticed ??= performance.now(); });
  watch.observe(banner, { attributes: true });
}"""


@pytest.fixture
def proxy(house: House) -> Iterator[SilentProxy]:
    between = SilentProxy(int(house.address.rpartition(":")[2]))
    yield between
    between.close()


@pytest.fixture
def far(page: Page, proxy: SilentProxy) -> Player:
    """Somebody who reaches the house through the proxy, at a table with somebody beside them."""
    player = Player(page, proxy.address)
    player.open_table(2, ["here"])
    return player


def test_a_silent_loss_is_noticed_shown_and_mended(far: Player, proxy: SilentProxy) -> None:
    page, said, took = far.page, far.log, list[float]()
    while len(took) < 3 and min(took, default=NOTICED + 1) > NOTICED:  # a busy machine may have been elsewhere
        page.evaluate(WATCH)
        proxy.fall_silent()
        expect(page.locator(".banner")).to_be_visible(timeout=PATIENCE)
        took.append(page.evaluate("(window.noticed - window.lost) / 1000"))
        proxy.speak()
        expect(page.locator(".banner")).to_be_hidden(timeout=PATIENCE)
    assert min(took) <= NOTICED
    far.my_turn()
    assert far.log == said
    far.piece("loc:A5").click()
    expect(far.page.locator(".table:not(.busy)")).to_have_count(1)
    far.my_turn()
    assert far.log != said


def test_a_click_into_the_silence_is_kept_and_played_once(far: Player, proxy: SilentProxy) -> None:
    page = far.page
    proxy.fall_silent()
    expect(page.locator(".banner")).to_be_visible(timeout=PATIENCE)
    far.piece("loc:A5").click()
    expect(page.get_by_text("Your move is kept")).to_be_visible()
    proxy.speak()
    expect(page.locator(".banner")).to_be_hidden(timeout=PATIENCE)
    far.my_turn()
    assert sum("(5)" in line for line in far.log) == 1


def test_a_click_before_the_loss_is_noticed_is_played_once(far: Player, proxy: SilentProxy) -> None:
    proxy.fall_silent()
    far.piece("loc:A5").click()
    expect(far.page.locator(".banner")).to_be_visible(timeout=PATIENCE)
    proxy.speak()
    expect(far.page.locator(".banner")).to_be_hidden(timeout=PATIENCE)
    far.my_turn()
    assert sum("(5)" in line for line in far.log) == 1


def test_a_click_that_others_overtake_is_refused_in_words(far: Player, proxy: SilentProxy, house: House) -> None:
    page, path = far.page, far.page.url.removeprefix(proxy.address)
    elsewhere = page.context.new_page()  # the same person: cookies know no ports
    elsewhere.goto(f"{house.address}{path}")
    elsewhere.locator(".prompt.mine").wait_for()
    proxy.fall_silent()
    expect(page.locator(".banner")).to_be_visible(timeout=PATIENCE)
    far.piece("loc:A5").click()
    asked = elsewhere.locator(".prompt h1").inner_text()
    elsewhere.keyboard.press("1")  # opens the list that has the numbers
    elsewhere.keyboard.press("1")
    expect(elsewhere.locator(".prompt h1")).not_to_have_text(asked, timeout=PATIENCE)
    proxy.speak()
    expect(page.locator(".bubble")).to_contain_text("moved on", timeout=PATIENCE)


def test_an_undo_into_the_silence_is_done_once(far: Player, proxy: SilentProxy) -> None:
    page, asked = far.page, far.prompt.inner_text()
    far.piece("loc:A5").click()
    expect(far.prompt).not_to_have_text(asked)
    far.my_turn()  # the move is acknowledged: what is not cannot be taken back yet
    proxy.fall_silent()
    expect(page.locator(".banner")).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("u")
    proxy.speak()
    expect(page.locator(".banner")).to_be_hidden(timeout=PATIENCE)
    expect(far.prompt).to_have_text(asked, timeout=PATIENCE)
    far.my_turn()
    assert not any("(5)" in line for line in far.log)


def test_the_browsers_own_word_is_believed_until_the_house_is_heard(player: Player) -> None:
    player.open_table(2, ["here"])
    page = player.page
    page.evaluate(WATCH)
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator(".banner")).to_be_hidden(timeout=PATIENCE)  # it is on this machine: it answers
    assert page.evaluate("window.noticed - window.lost") < 1000 * NOTICED
