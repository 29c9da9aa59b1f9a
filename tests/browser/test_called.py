"""Being called: every page tells of a turn elsewhere, by title, pill, sound, shake, badge and notification."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.house import House
from tests.browser.online import Company, company
from tests.browser.window import DESK, HURRIED, window

CALLED: Final = re.compile(r"^\(1\) ")
SILENCE: Final = 1500  # milliseconds, after which a page that fetches itself anew has done so
SLOW: Final = 60  # seconds that a clock is put forward when it is stopped: however slow the machine, not back
IDLE: Final = 21_000  # milliseconds after which somebody seems not to look at the table any more

# What a page does to call somebody: sounds that it makes, how the telephone shakes, numbers on its icon, whether a
# notification is shown. And whether it has heard from the house where one is waited for, and whether that was anywhere.
LISTENS: Final = """
  window.done = { sounds: 0, shaken: [], badges: [], notified: false, heard: false, called: false };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { done.sounds += 1; return start.apply(this, when); };
  navigator.vibrate = (time) => done.shaken.push(time);
  navigator.setAppBadge = async (count) => { done.badges.push(count); };
  navigator.clearAppBadge = async () => { done.badges.push(0); };
  const show = ServiceWorkerRegistration.prototype.showNotification;
  ServiceWorkerRegistration.prototype.showNotification = async function (...what) {
    await show.apply(this, what);
    done.notified = true;
  };
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", ({ data }) => {
        const { type, turns = [] } = JSON.parse(data);
        if (type !== "calls") return;
        setTimeout(() => { // when the page has heard it, too
          done.heard = true;
          done.called ||= turns.length > 0;
        });
      });
    }
  };
"""
# The tab is not in view.
HIDES: Final = "Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })"
# Somebody who touches the page all the time.
FIDGETS: Final = "setInterval(() => dispatchEvent(new Event('pointerdown')), 1000)"
# All notifications that are shown. A browser that is asked while it is about to show one forgets that one.
NOTIFIED: Final = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const shown = await registration.getNotifications();
  return shown.map(({ title, tag, data, actions }) =>
    ({ title, tag, data, actions: actions.map((one) => one.title) }));
}"""


@pytest.fixture
def friends(browser: Browser, house: House) -> Iterator[Company]:
    """Two people at a table, at which it is the second one's turn; the first one looks at another page then."""
    with seated(browser, house) as friends:
        yield friends


@contextmanager
def seated(browser: Browser, house: House) -> Iterator[Company]:
    with company(browser, house.address, 2) as friends:
        for guest in friends.guests:
            guest.page.add_init_script(LISTENS)
        friends.sit_down("DWARF", first_player="2")
        yield friends


def listens(page: Page) -> None:
    """Wait until a page knows where one is waited for: what is known when it opens calls nobody, only what is new."""
    page.wait_for_function("() => done.heard")


def hand_over(friends: Company) -> None:
    """The second one plays until it is the first one's turn, whose page has been listening by then."""
    one, other = friends.guests
    listens(one.page)
    other.wait_for(".table:not(.busy):not(.lost) .prompt.mine")
    while other.page.locator(".prompt.mine").count():  # even if the wire seems to be lost for a moment
        other.click_something()


# ── where it is told ──


def test_a_turn_elsewhere_changes_the_title_at_once_and_the_pill_leads_there(friends: Company) -> None:
    """No clock runs on the page meanwhile: it is told, and does not ask by and by."""
    one, _ = friends.guests
    called_to = one.table
    one.page.clock.install()
    one.open_table(2, ["bot:greedy"], "Cavern Tavern")
    one.page.locator(".prompt").wait_for()
    listens(one.page)
    expect(one.page).not_to_have_title(CALLED)
    one.page.clock.pause_at(one.page.evaluate("Date.now()") / 1000 + SLOW)
    hand_over(friends)
    expect(one.page).to_have_title(CALLED)  # without a reload
    one.page.clock.resume()
    pill = one.page.locator(".prompt .next-table")
    expect(pill).to_have_attribute("aria-label", re.compile("^Next table: DWARF"))
    expect(one.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("mug-called"))
    pill.click()
    one.page.wait_for_url(f"**/table/{called_to}")
    expect(one.page).not_to_have_title(re.compile(r"^\(2\)"))


def test_a_key_leads_to_the_next_table(friends: Company) -> None:
    one, _ = friends.guests
    called_to = one.table
    one.open_table(2, ["bot:greedy"], "Cavern Tavern")
    hand_over(friends)
    expect(one.page).to_have_title(CALLED)
    one.page.keyboard.press("g")
    one.page.wait_for_url(f"**/table/{called_to}")


def test_what_is_open_over_the_first_page_stays_while_somebody_is_called(friends: Company, house: House) -> None:
    """And whoever closes it with the keyboard is where they were."""
    page = friends.guests[0].page
    page.goto(house.address)
    change = page.locator(".how-called button")
    change.press("Enter")
    expect(page.locator("dialog.calling")).to_be_visible()
    hand_over(friends)
    expect(page).to_have_title(CALLED)
    page.wait_for_timeout(SILENCE)
    page.keyboard.press("Escape")
    expect(change).to_be_focused()


def test_every_page_tells_and_leads(friends: Company, house: House) -> None:
    """One person looks at all of them, each in a tab of its own."""
    one, _ = friends.guests
    called_to = one.table
    tabs = [one.page, *(one.page.context.new_page() for _ in range(3))]
    problems: list[str] = []
    for tab, path in zip(tabs, ["/lobby", "/you", "/records", "/new"], strict=True):
        tab.on("pageerror", lambda error: problems.append(str(error)))
        tab.goto(house.address + path)
        tab.locator(".ways").wait_for()
    hand_over(friends)
    for tab in tabs:
        expect(tab).to_have_title(CALLED)
        expect(tab.locator(".pages .count")).to_have_text("1")
    for tab in tabs:
        tab.locator(".ways .next-table").click()
        tab.wait_for_url(f"**/table/{called_to}")
    assert problems == []


def test_the_first_page_keeps_itself_up_to_date(friends: Company, house: House) -> None:
    one, _ = friends.guests
    called_to = one.table
    one.page.goto(house.address)
    expect(one.page.locator(".list", has_text="Waiting for others").locator(".table-line")).to_have_count(1)
    hand_over(friends)
    expect(one.page).to_have_title("(1) Alehouse")
    expect(one.page.locator(".turns .lit")).to_have_count(1)
    one.page.get_by_role("link", name="Next table").click()
    one.page.wait_for_url(f"**/table/{called_to}")


# ── how it is told ──


def test_a_sound_a_shake_and_a_badge_call_until_one_goes_there(friends: Company, house: House) -> None:
    one, _ = friends.guests
    called_to, page = one.table, one.page
    page.goto(house.address)
    page.locator("h1").click()  # browsers are silent before
    hand_over(friends)
    page.wait_for_function("() => done.sounds > 0 && done.badges.at(-1) === 1")
    assert page.evaluate("done.shaken") == [200]
    page.locator(f'.lit[href="/table/{called_to}"]').click()
    page.wait_for_function("() => done.badges.at(-1) === 0")


def test_what_calls_can_be_switched_off(friends: Company, house: House) -> None:
    page = friends.guests[0].page
    page.goto(house.address)
    page.get_by_role("button", name="Change").click()
    expect(page.locator("dialog.calling [data-what=sound]")).to_be_checked()
    page.locator("dialog.calling [data-what=shake]").uncheck()
    page.keyboard.press("Escape")
    hand_over(friends)
    expect(page).to_have_title("(1) Alehouse")
    page.wait_for_function("() => done.sounds > 0 && done.badges.includes(1)")
    assert page.evaluate("done.shaken") == []


@pytest.mark.parametrize("looks", [True, False])
def test_whoever_sits_at_the_table_is_called_only_if_they_seem_not_to_look(friends: Company, looks: bool) -> None:
    page = friends.guests[0].page
    page.clock.install()
    page.goto(page.url)
    page.locator(".prompt:not(.mine)").wait_for()
    if looks:
        page.evaluate(FIDGETS)
    page.clock.fast_forward(IDLE)
    hand_over(friends)
    page.locator(".prompt.mine").wait_for()
    expect(page).not_to_have_title(CALLED)  # the table in view is not counted
    page.wait_for_function("() => done.called")
    assert page.evaluate("done.shaken") == ([] if looks else [200])


def test_while_the_tab_is_hidden_a_notification_leads_to_the_table(whole_browser: Browser, house: House) -> None:
    with seated(whole_browser, house) as friends:
        one, _ = friends.guests
        called_to, page = one.table, one.page
        page.context.grant_permissions(["notifications"], origin=house.address)
        page.goto(house.address)
        ask_to_be_called(page)
        page.evaluate(HIDES)
        hand_over(friends)
        page.wait_for_function("() => done.notified")
        link = f"{house.address}/table/{called_to}"
        actions = ["Sit down", "Not today"]
        assert page.evaluate(NOTIFIED) == [
            {"title": "Your turn at DWARF", "tag": called_to, "data": link, "actions": actions}
        ]


def test_no_notification_comes_while_the_tab_is_in_view(whole_browser: Browser, house: House) -> None:
    with seated(whole_browser, house) as friends:
        page = friends.guests[0].page
        page.context.grant_permissions(["notifications"], origin=house.address)
        page.goto(house.address)
        ask_to_be_called(page)
        hand_over(friends)
        page.wait_for_function("() => done.shaken.length > 0")
        assert page.evaluate(NOTIFIED) == []
        assert not page.evaluate("done.notified")


def ask_to_be_called(page: Page) -> None:
    """The browser asks only after a click."""
    page.get_by_role("button", name="Change").click()
    page.locator("dialog.calling").get_by_role("button", name="Call me").click()
    expect(page.locator("dialog.calling").get_by_role("button", name="No more notifications")).to_be_visible()
    page.keyboard.press("Escape")


def test_whoever_opens_a_table_is_not_called_to_it_while_a_lesson_is_offered(browser: Browser, house: House) -> None:
    with window(browser, DESK, feel={**HURRIED, "tips": "on"}) as page:
        page.add_init_script(LISTENS)
        page.goto(f"{house.address}/new")
        page.locator(".game", has_text="DWARF").click()
        page.locator("label[for=first_player-1]").evaluate("(label) => label.click()")  # it is one's turn at once
        page.locator("button[type=submit]").click()
        expect(page.locator("dialog.offer")).to_be_visible()
        page.wait_for_function("() => window.done.called")
        page.wait_for_timeout(SILENCE)
        assert page.evaluate("[window.done.sounds, window.done.shaken]") == [0, []]
