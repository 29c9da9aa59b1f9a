"""The first page in a browser: there at once and light, a newcomer's and a guest's."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.browser.house import House
from tests.browser.online import Guest
from tests.browser.player import Player
from tests.browser.window import DESK, HURRIED, PHONE, window

MOST_REQUESTS: Final = 8  # before the first click
MOST_BYTES: Final = 30_000
SLOWER: Final = 4  # times as slow as it is
SOON: Final = 300  # milliseconds, where nothing else is done
SENTENCE: Final = 80  # milliseconds for a page with a sentence on it, likewise
LOADS: Final = 6
SILENCE: Final = 1000  # milliseconds, after which everything that comes by itself has come


class Fetched:
    """Counts what a page fetches, as the browser itself reports it."""

    def __init__(self, page: Page) -> None:
        self.requests: list[str] = []
        self.bytes = 0
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.on("Network.requestWillBeSent", lambda event: self.requests.append(event["request"]["url"]))
        wire.on("Network.webSocketCreated", lambda event: self.requests.append(event["url"]))
        wire.on("Network.loadingFinished", self._add)

    def _add(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])


def check_light(page: Page, address: str) -> None:
    fetched = Fetched(page)
    with page.expect_websocket(lambda wire: "/ws/me" in wire.url):  # the last that its scripts ask for
        page.goto(address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SILENCE)
    assert any("/ws/me" in request for request in fetched.requests)
    assert len(fetched.requests) <= MOST_REQUESTS, fetched.requests
    assert 0 < fetched.bytes <= MOST_BYTES


def test_the_first_page_is_light(browser: Browser, house: House) -> None:
    with window(browser, PHONE, has_touch=True) as page:
        check_light(page, house.address)
        expect(page.locator(".home.new")).to_be_visible()
    with window(browser, DESK) as page:
        Player(page, house.address).open_table(3)
        state = page.context.storage_state()
        with window(browser, DESK, storage_state=state) as again:
            check_light(again, house.address)
            expect(again.locator(".home.back .lit")).to_have_count(1)


# When a page was first painted with something to see, in milliseconds.
PAINTED: Final = """() => new Promise((told) => {
  const look = () => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return paint ? told(paint.startTime) : setTimeout(look, 20);
  };
  look();
})"""


def first_paint(browser: Browser, size: tuple[int, int], address: str, state: Any = None) -> float:
    """With a processor that is four times slower, and nothing kept from before."""
    with window(browser, size, painted=True, storage_state=state) as page:
        wire = page.context.new_cdp_session(page)
        wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(address)
        return float(page.evaluate(PAINTED))


def check_soon(browser: Browser, size: tuple[int, int], house: House, state: Any = None) -> None:
    """The first page comes not much later than one with a sentence on it, whatever else the machine does meanwhile."""
    plain = f"{house.address}/offline"
    waits = [
        (first_paint(browser, size, house.address, state), first_paint(browser, size, plain, state))
        for _ in range(LOADS)
    ]
    whole, sentence = (min(column) for column in zip(*waits, strict=True))
    assert whole - sentence <= SOON * max(1.0, sentence / SENTENCE)


def test_the_first_page_is_there_soon(browser: Browser, house: House) -> None:
    check_soon(browser, PHONE, house)
    with window(browser, DESK) as page:
        Player(page, house.address).open_table(3)
        check_soon(browser, DESK, house, page.context.storage_state())


# When the finished page was first laid out, and when its scripts first changed its look: they begin with that.
BEGINS: Final = """
  const note = () => { window.laidOut ??= performance.now(); };
  document.addEventListener("readystatechange", () => requestAnimationFrame(note), { once: true });
  new MutationObserver((_, observer) => {
    window.begun = performance.now();
    observer.disconnect();
  }).observe(document, { attributes: true, attributeFilter: ["data-motion"], subtree: true });
"""


def test_the_page_is_painted_before_its_scripts_begin(page: Page, house: House) -> None:
    page.add_init_script(BEGINS)
    page.goto(house.address)
    page.wait_for_function("() => window.begun > 0")
    assert page.evaluate("laidOut < begun")


def test_the_page_is_finished_before_any_script(browser: Browser, house: House) -> None:
    with window(browser, DESK, java_script_enabled=False, locale="pl") as page:
        page.goto(house.address)
        expect(page.get_by_role("button", name="Naucz mnie grać")).to_be_visible()
        expect(page.get_by_role("heading", name="Brew Crafters")).to_be_visible()


def test_nothing_else_is_fetched_for_the_first_paint(browser: Browser, house: House) -> None:
    """A picture, a script or a style sheet that comes before it makes everybody wait: what is read and clicked is all
    in the page. Its scripts light the room afterwards."""
    with window(browser, DESK, painted=True, java_script_enabled=False) as page:
        fetched = Fetched(page)
        page.goto(house.address)
        page.wait_for_load_state("networkidle")
        page.screenshot()  # it is painted by now
        assert fetched.requests == [f"{house.address}/"]
    with window(browser, DESK) as page:
        with page.expect_response("**/evening.svg"):
            page.goto(house.address)
        expect(page.locator("body")).to_have_css("background-image", re.compile("evening"))
        mug = page.locator(".sign").evaluate("(sign) => getComputedStyle(sign, '::before').backgroundImage")
        assert "mug" in mug


def test_whatever_is_done_before_the_scripts_are_there_is_done_then(page: Page, house: House) -> None:
    held: list[Route] = []

    def come() -> None:
        while not held:
            page.wait_for_timeout(20)
        held.pop().continue_()

    page.route("**/main.js", lambda route: held.append(route))
    page.goto(house.address)
    page.get_by_label("Language").select_option("pl")
    come()
    expect(page.get_by_role("button", name="Naucz mnie grać")).to_be_visible()
    page.goto(house.address)
    page.locator("#code").fill("nonsense")
    page.locator("#code").press("Enter")
    come()
    expect(page.locator(".code [role=alert]")).to_be_visible()
    page.goto(house.address)
    page.locator(".game-card", has_text="DWARF").locator("[data-do=play]").press("Enter")
    come()
    page.wait_for_url("**/table/*")
    expect(page.locator(".table .prompt")).to_be_visible()


def test_a_newcomer_is_taught(page: Page, house: House) -> None:
    page.goto(house.address)
    page.get_by_role("button", name="Teach me to play").click()
    page.wait_for_url("**/table/lesson.*")


@pytest.mark.parametrize("title", ["DWARF", "Brew Crafters"])
def test_a_newcomer_plays_now(page: Page, house: House, title: str) -> None:
    page.goto(house.address)
    page.locator(".game-card", has_text=title).get_by_role("button", name="Play now").click()
    page.locator(".table .prompt").wait_for()
    expect(page).to_have_title(re.compile(title))


def test_a_newcomer_who_plays_now_is_offered_the_lesson_once(browser: Browser, house: House) -> None:
    with window(browser, DESK, feel={**HURRIED, "tips": "on"}) as page:
        page.goto(house.address)
        card = page.locator(".game-card", has_text="DWARF")
        card.get_by_role("button", name="Play now").click()
        page.locator("dialog.offer .plain").last.click()
        page.wait_for_url("**/table/*")
        page.goto(house.address)
        page.locator(".again").get_by_role("button", name="Play: DWARF").click()
        page.wait_for_url("**/table/*")
        expect(page.locator("dialog")).to_have_count(0)


def test_with_friends_asks_for_a_name_and_opens_a_private_table(page: Page, house: House) -> None:
    page.goto(house.address)
    page.locator(".game-card", has_text="Dice Brewing").get_by_role("button", name="With friends").click()
    box = page.get_by_role("dialog", name="What shall we call you?")
    box.get_by_role("button", name="To the table").click()
    expect(box).to_be_visible()  # not without a name
    box.locator("input").fill("Nyrath")
    box.locator("input").press("Enter")
    expect(page.locator(".waiting-room .seats li")).to_have_count(3)
    expect(page.locator(".waiting-room .facts")).to_contain_text("private")
    expect(page.locator(".waiting-room .person b").first).to_have_text("Nyrath")
    page.goto(house.address)
    expect(page.get_by_role("heading", name="Good evening, Nyrath")).to_be_visible()
    expect(page.locator(".list", has_text="Waiting for others")).to_contain_text("1 of 3 seats taken")


def test_a_wrong_code_is_told_beside_the_field(page: Page, house: House) -> None:
    page.goto(house.address)
    page.locator("#code").fill("nonsense")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".code [role=alert]")).to_contain_text("no code of a table")


def test_a_pasted_link_leads_to_the_table(player: Player) -> None:
    page = player.page
    player.open_table(2)
    link = page.url
    page.goto(player.address)
    page.locator("#code").fill(link)
    page.get_by_role("button", name="Sit down").click()
    expect(page).to_have_url(link)


def test_tables_are_put_away_and_taken_out_again(page: Page, house: House) -> None:
    Guest(page, house.address, "Anna", 1).open_for(2, "DWARF")
    page.goto(house.address)
    page.get_by_role("button", name="Put away until it is my turn: DWARF").click()
    folded = page.locator(".list summary")
    expect(folded).to_have_text("Put away (1)")
    folded.click()
    page.get_by_role("button", name="Take out again: DWARF").click()
    expect(page.get_by_role("button", name="Put away until it is my turn: DWARF")).to_be_visible()


def test_a_small_game_opens_its_card(player: Player) -> None:
    page = player.page
    player.open_table(2)
    page.goto(player.address)
    page.locator(".four").get_by_role("button", name="Cavern Tavern").click()
    card = page.locator("#card-cavern_tavern")
    expect(card.get_by_role("link", name="Learn")).to_be_visible()
    card.get_by_role("link", name="Set up…").click()
    expect(page).to_have_url(f"{player.address}/new/cavern_tavern")
    expect(page.get_by_role("heading", name="A table of Cavern Tavern")).to_be_visible()


# ── the house as an app ──

# Whether the scripts of a page are there: they begin with its look.
IS_ALIVE: Final = "() => 'motion' in document.documentElement.dataset"


def test_while_the_house_is_away_its_page_says_so_kindly(browser: Browser, own_house: House) -> None:
    with window(browser, DESK, locale="it") as page:
        page.goto(own_house.address)
        page.wait_for_function(IS_ALIVE)  # its scripts come after the first paint
        page.locator("h1").click()
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        page.wait_for_function("() => caches.match('/offline').then(Boolean)")
        own_house.kill()
        page.goto(f"{own_house.address}/lobby")
        expect(page.get_by_role("heading", name="La locanda non è raggiungibile")).to_be_visible()
        own_house.open()
        page.get_by_role("link", name="Riprova").click()
        expect(page.locator(".filters")).to_be_visible()
