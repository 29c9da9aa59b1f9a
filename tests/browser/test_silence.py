"""A network that is lost without a word: noticed, shown, mended; what was clicked meanwhile is kept."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.browser.elsewhere import play_out
from tests.browser.house import House
from tests.browser.online import Guest
from tests.browser.player import ANSWERS, LIT, Player
from tests.browser.silence import SilentProxy
from tests.browser.window import DESK, HURRIED, window
from tests.long import share

NOTICED = 5.0  # seconds in which a person is told, by the clock of the page
PATIENCE = 60_000  # milliseconds for whatever mends itself, on a busy machine
COMES = 1000  # milliseconds in which a file comes that was held back
UNFOLDS = f"{LIT}:has(.hit[aria-haspopup=dialog])"

# What the page's own clock says: when the banner was first seen after the network was lost.
WATCH = """() => {
  window.lost = performance.now();
  window.noticed = undefined;
  const banner = document.querySelector(".banner");
  const watch = new MutationObserver(() => { if (!banner.hidden) window.noticed ??= performance.now(); });
  watch.observe(banner, { attributes: true });
}"""

# By which addresses a file was asked for.
ADDRESSES = """(file) => performance.getEntriesByType("resource").map(({ name }) => name.split("/").pop())
  .filter((name) => name.startsWith(file))"""


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


def hear(page: Page) -> None:
    """The house is heard this very moment, and with it that all that was said before has arrived: it is asked for a
    sign. However long it was quiet, nobody doubts it in the next seconds."""
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator(".banner")).to_be_hidden(timeout=PATIENCE)


def lose_and_mend(page: Page, proxy: SilentProxy) -> None:
    """The network is lost without a word, and found again."""
    proxy.fall_silent()
    expect(page.locator(".banner")).to_be_visible(timeout=PATIENCE)
    proxy.speak()
    expect(page.locator(".banner")).to_be_hidden(timeout=PATIENCE)


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
    far.click_something()
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


def test_an_undo_of_a_move_that_is_under_way_takes_it_back(far: Player, proxy: SilentProxy) -> None:
    page, asked, sent = far.page, far.prompt.inner_text(), list[str]()
    page.on("websocket", lambda wire: wire.on("framesent", lambda frame: sent.append(str(frame))))
    proxy.fall_silent()
    far.piece("loc:A5").click()
    page.keyboard.press("u")
    expect(page.locator(".banner")).to_be_visible(timeout=PATIENCE)
    proxy.speak()
    expect(page.locator(".banner")).to_be_hidden(timeout=PATIENCE)
    far.my_turn()
    expect(far.prompt).to_have_text(asked)
    assert not any("(5)" in line for line in far.log)
    assert [kind for kind in ("move", "undo") if any(f'"type":"{kind}"' in frame for frame in sent)] == ["move", "undo"]


def test_a_choice_while_a_move_is_under_way_is_refused_in_words(far: Player, proxy: SilentProxy) -> None:
    page, said = far.page, far.page.locator(".bubble")
    proxy.fall_silent()
    far.piece("loc:A5").click()
    far.piece("loc:A4").click()
    expect(said).to_contain_text("still on its way")
    page.keyboard.press("Escape")
    for _ in range(2):
        page.keyboard.press("1")  # the list that has the numbers, and what it says
    expect(said).to_contain_text("still on its way")
    expect(page.locator(".banner")).to_be_visible(timeout=PATIENCE)
    proxy.speak()
    expect(said).to_have_count(0, timeout=PATIENCE)  # it holds no more
    far.my_turn()
    assert sum("sends a worker" in line for line in far.log) == 1


# ── what was asked just when it was lost ──────────────────────────────────────────────────────────


def test_drawings_that_are_lost_on_their_way_come_over_the_next_wire(page: Page, proxy: SilentProxy) -> None:
    player = Player(page, proxy.address)
    proxy.swallow(b"GET /defs/")
    player.open_table(2, ["here"])
    lose_and_mend(page, proxy)
    player.wait_for("#drawings > *")
    player.click_something()


@pytest.mark.long
@pytest.mark.parametrize(
    "file", share(["dialogs.js", "dialogs.css", "form.js"], 0, 2)
)  # the last is imported by the first
def test_what_opens_over_the_table_is_fetched_again(far: Player, proxy: SilentProxy, file: str) -> None:
    proxy.swallow(f"/{file} ".encode())
    far.page.locator(".menu-button").dblclick()  # one is impatient
    menu = far.page.locator("dialog.sheet-menu")
    lose_and_mend(far.page, proxy)
    expect(menu).to_have_count(1)
    far.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    far.page.keyboard.press("?")
    expect(far.page.locator("dialog.help")).to_be_visible()


def test_a_script_that_is_slow_is_not_there_twice(far: Player) -> None:
    """On a bad line it comes after all: another copy by another address would have a state of its own."""
    page, held = far.page, list[Route]()
    page.route("**/dialogs.js*", lambda route: route.continue_() if held else held.append(route))
    page.locator(".menu-button").click()
    expect(page.locator("dialog.sheet-menu")).to_have_count(1)
    held[0].continue_()
    page.wait_for_timeout(COMES)
    assert set(page.evaluate(ADDRESSES, "dialogs.js")) == {"dialogs.js"}
    expect(page.locator("dialog")).to_have_count(1)


def test_moves_are_shown_though_the_theatre_was_lost_on_its_way(browser: Browser, proxy: SilentProxy) -> None:
    """Files have wires of their own: one may be lost while the house is still heard."""
    with window(browser, DESK, HURRIED | {"speed": "fast"}) as page:
        far = Player(page, proxy.address)
        far.open_table(2, ["here"])
        proxy.swallow(b"/theatre.js ")
        for piece in ("loc:A5", "loc:A4"):  # what is first done after a page was opened may be shown without it
            asked = far.prompt.inner_text()
            far.piece(piece).click()
            expect(far.prompt).not_to_have_text(asked)
            far.my_turn()
        expect(page.locator(".banner")).to_be_hidden()


def test_what_was_to_unfold_unfolds_when_the_house_is_heard_again(far: Player, proxy: SilentProxy) -> None:
    far.wait_for("#drawings > *")
    far.page.locator(UNFOLDS).first.hover()
    hear(far.page)
    proxy.fall_silent()
    far.page.mouse.down()
    far.page.mouse.up()
    expect(far.page.locator(".banner")).to_be_visible(timeout=PATIENCE)
    proxy.speak()
    far.page.locator(ANSWERS).first.click(timeout=PATIENCE)
    far.my_turn()


def test_a_hint_is_asked_for_again(page: Page, proxy: SilentProxy) -> None:
    player = Player(page, proxy.address)
    player.open_table(2, ["bot:greedy"])
    hear(page)
    proxy.fall_silent()
    page.keyboard.press("h")
    expect(page.locator(".banner")).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Escape")
    proxy.speak()
    expect(page.locator(".hint")).to_be_visible(timeout=PATIENCE)


def test_a_hint_is_refused_in_words_without_a_line(page: Page, proxy: SilentProxy) -> None:
    player = Player(page, proxy.address)
    player.open_table(2, ["bot:greedy"])
    proxy.fall_silent()
    expect(page.locator(".banner")).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("h")
    expect(page.locator(".bubble")).to_contain_text("was not sent")


def test_who_said_something_into_the_silence_is_told_and_has_it_still(page: Page, proxy: SilentProxy) -> None:
    guest = Guest(page, proxy.address, "Ada", 1)
    guest.open_for(2, "DWARF")
    chat = page.locator(".say input")
    chat.fill("Good evening!")
    hear(page)
    proxy.fall_silent()
    chat.press("Enter")
    expect(chat).to_have_value("")
    expect(page.locator(".banner")).to_be_visible(timeout=PATIENCE)
    proxy.speak()
    expect(page.locator(".bubble")).to_contain_text("Look whether this has arrived", timeout=PATIENCE)
    expect(chat).to_have_value("Good evening!")
    page.keyboard.press("Escape")
    guest.say("Good evening!")
    hear(page)
    lose_and_mend(page, proxy)
    expect(page.locator(".bubble")).to_have_count(0)  # that one has arrived


def test_what_is_pressed_after_a_game_is_not_lost_when_somebody_comes_to_look(browser: Browser, player: Player) -> None:
    """News of the room are no reason to put other buttons under a finger."""
    player.open_table(2, ["here"])
    play_out(player.page, see=False)
    mouse = player.page.mouse
    player.page.locator("dialog.finale .next [data-choice=scored]").hover()
    mouse.down()
    with window(browser, DESK) as guest, player.page.expect_request("**/company.js"):  # the room has news
        guest.goto(player.page.url)
    mouse.up()
    expect(player.page.locator("dialog.result")).to_be_visible()


def test_the_browsers_own_word_is_believed_until_the_house_is_heard(player: Player) -> None:
    player.open_table(2, ["here"])
    page = player.page
    page.evaluate(f"() => {{ ({WATCH})(); dispatchEvent(new Event('offline')); }}")
    expect(page.locator(".banner")).to_be_hidden(timeout=PATIENCE)  # it is on this machine: it answers
    assert page.evaluate("window.noticed - window.lost") < 1000 * NOTICED
