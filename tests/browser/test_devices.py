"""One person with several devices, in real browsers: adding and removing one, playing on both, coming back by words."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.browser.axe import findings
from tests.browser.elsewhere import play_out
from tests.browser.house import House
from tests.browser.online import Guest
from tests.browser.player import Player
from tests.browser.window import DESK, LAPTOP, PHONE, window
from tests.long import share

IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1"
DECIDES = ".table:not(.busy):not(.lost) .prompt.mine"


@pytest.fixture
def mobile(browser: Browser) -> Iterator[Page]:
    """A telephone that says that it is one."""
    with window(browser, PHONE, has_touch=True, user_agent=IPHONE) as page:
        yield page


def call_oneself(page: Page, house: House, name: str) -> None:
    page.goto(f"{house.address}/you")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()


def link_of(page: Page, house: House) -> str:
    """The link by which another device is added."""
    page.goto(f"{house.address}/you/devices")
    page.get_by_role("button", name="Show the code and the link").click()
    expect(page.get_by_alt_text("QR code")).to_be_visible()
    return "http://" + page.get_by_label("The link for the new device").input_value()


def add(page: Page, link: str) -> None:
    page.goto(link)
    page.get_by_role("button", name="Yes, add this").click()
    page.locator("main.home").wait_for()


def test_a_phone_becomes_ones_own_and_is_removed_again(page: Page, mobile: Page, house: House) -> None:
    call_oneself(page, house, "Anna")
    call_oneself(mobile, house, "Eyra")
    link = link_of(page, house)
    assert findings(page) == []
    mobile.goto(link)
    expect(mobile.get_by_role("heading", name="Is this you, Anna?")).to_be_visible()
    expect(mobile.get_by_text("as “Eyra”")).to_be_visible()
    assert findings(mobile) == []
    mobile.get_by_label("Call this device").fill("Anna’s pocket")
    mobile.get_by_role("button", name="Yes, add this phone").click()
    mobile.locator("main.home").wait_for()
    expect(page.get_by_text("Anna’s pocket is yours now.")).to_be_visible()  # nobody has clicked here
    expect(page.locator(".devices li")).to_have_count(2)
    mobile.goto(f"{house.address}/you/devices")
    expect(mobile.locator(".devices li", has_text="Anna’s pocket")).to_contain_text("this one")
    assert findings(mobile) == []
    page.get_by_role("button", name="Remove Anna’s pocket").click()
    page.locator("dialog.removing").get_by_role("button", name="Remove", exact=True).click()
    expect(page.locator(".devices li")).to_have_count(1)
    mobile.get_by_role("button", name="Rename Anna’s pocket").click()
    mobile.locator(".rename input").press("Enter")
    expect(mobile.get_by_text("This device was removed by its owner.")).to_be_visible()
    mobile.goto(f"{house.address}/you")
    expect(mobile.get_by_label("Your name")).to_have_value("")


def test_the_page_of_devices_is_told_and_does_not_ask(page: Page, mobile: Page, house: House) -> None:
    """No clock runs on the page: whatever it looked for by and by, it would never see."""
    call_oneself(page, house, "Anna")
    page.clock.install()
    link = link_of(page, house)
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)  # seconds: however slow the machine, not back
    add(mobile, link)
    expect(page.locator(".devices li")).to_have_count(2)
    expect(page.locator(".adding .added")).to_be_visible()
    mobile.goto(f"{house.address}/you/devices")
    mobile.locator(".devices li", has_text="this one").get_by_role("button", name="Rename").click()
    mobile.locator(".rename input").fill("Pocket")
    mobile.locator(".rename input").press("Enter")
    expect(page.locator(".devices li", has_text="Pocket")).to_be_visible()


def test_an_old_link_says_what_is_wrong(page: Page, mobile: Page, house: House) -> None:
    old = link_of(page, house)
    page.get_by_role("button", name="A new one").click()
    expect(page.get_by_label("The link for the new device")).not_to_have_value(old.removeprefix("http://"))
    mobile.goto(old)
    expect(mobile.get_by_role("alert")).to_contain_text("This link does not work any more")
    mobile.get_by_role("button", name="Back to the house").click()
    mobile.locator("main.home").wait_for()


def test_two_browsers_of_one_person_play_one_seat_in_turns(page: Page, browser: Browser, house: House) -> None:
    laptop = Player(page, house.address)
    laptop.open_table(2)
    table = page.url
    with window(browser, DESK) as second:
        other = Player(second, house.address)
        add(second, link_of(page, house))
        for screen in (page, second):
            screen.goto(table)
        for number in range(4):
            mover, looker = (laptop, other) if number % 2 else (other, laptop)
            for player in (mover, looker):
                player.page.locator(DECIDES).wait_for()
            seen = looker.page.locator(".log p").count()
            mover.click_something()
            looker.page.wait_for_function(f"() => document.querySelectorAll('.log p').length > {seen}")


def test_a_table_closes_where_a_device_was_removed(page: Page, browser: Browser, house: House) -> None:
    player = Player(page, house.address)
    player.open_table(2)
    table = page.url
    with window(browser, DESK) as second:
        add(second, link_of(page, house))
        second.goto(table)
        second.locator(DECIDES).wait_for()
        page.get_by_role("button", name="Remove all others").click()
        page.locator("dialog.removing").get_by_role("button", name="Remove", exact=True).click()
        expect(second.get_by_text("This device was removed by its owner.").first).to_be_visible()


def test_words_bring_one_back_when_the_cookies_are_gone(page: Page, browser: Browser, house: House) -> None:
    call_oneself(page, house, "Anna")
    player = Player(page, house.address)
    player.open_table(2)
    table = page.url
    page.goto(f"{house.address}/you/devices")
    page.get_by_role("button", name="Give me seven words").click()
    expect(page.locator(".words li")).to_have_count(7)
    assert findings(page) == []
    words = page.locator(".words li").all_inner_texts()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    text = saved.value.path().read_text(encoding="utf-8")
    assert " ".join(words) in text
    assert f"{house.address}/recover" in text
    page.context.clear_cookies()
    page.evaluate("localStorage.clear()")
    page.goto(f"{house.address}/you")
    expect(page.get_by_label("Your name")).to_have_value("")
    page.get_by_role("link", name="You were here before").click()
    field = page.get_by_label("Your seven words")
    expect(field).to_be_visible()
    assert findings(page) == []
    field.fill("amber xyzzy")
    page.get_by_role("button", name="Bring me back").click()
    expect(page.get_by_role("alert").filter(has_text="xyzzy")).to_be_visible()
    field.fill("\n".join(words))
    page.get_by_role("button", name="Bring me back").click()
    expect(page.locator(".whose")).to_have_text("Anna")
    expect(page.locator(".devices li")).to_have_count(2)  # the lost one can be removed here
    page.goto(table)
    page.locator(DECIDES).wait_for()


def test_words_are_offered_after_the_first_finished_game_and_never_again(page: Page, house: House) -> None:
    player = Player(page, house.address)
    for first in (True, False):
        player.open_table(1, opponent="eldhusfifl")
        with page.expect_response("**/api/me/words/offer", timeout=0) as asked:  # a game takes as long as it takes
            play_out(page, see=False)
        assert asked.value.json() == {"offer": first}
        expect(page.get_by_text("Seven words bring you back")).to_have_count(int(first))
    page.goto(house.address)


@pytest.mark.long
@pytest.mark.parametrize("size", share([LAPTOP, PHONE], 1, 2), ids=str)
def test_words_that_are_offered_move_nothing_that_is_about_to_be_pressed(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    held: list[Route] = []
    with window(browser, size) as page:
        page.route("**/api/me/words/offer", lambda route: held.append(route))
        Player(page, house.address).open_table(1, opponent="eldhusfifl")
        play_out(page, see=False)
        choice = page.locator("dialog.finale.over .next [data-choice=scored]")
        choice.wait_for()
        while not held:
            page.wait_for_timeout(20)
        before = choice.bounding_box()
        held.pop().continue_()
        offer = page.locator(".words-offer")
        expect(offer).to_be_visible()
        assert choice.bounding_box() == before
        offer.scroll_into_view_if_needed()
        expect(offer).to_be_in_viewport()


def test_a_face_is_chosen_with_the_keyboard_and_seen_at_the_table(page: Page, house: House) -> None:
    page.goto(f"{house.address}/you")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Face 1", exact=True).focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_label("Face 4", exact=True)).to_be_checked()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    assert findings(page) == []
    page.reload()
    expect(page.get_by_label("Face 4", exact=True)).to_be_checked()
    Guest(page, house.address, "Anna", 1).open_for(3, "DWARF")
    own = page.locator('.waiting-room .seats li[data-kind="me"] .avatar')
    expect(own).to_have_attribute("src", "/avatar.svg?name=Anna&face=3")
