"""From page to page: the lobby, oneself, the page of a finished game; on a telephone, too."""

import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.browser.house import House
from tests.browser.online import Guest, company
from tests.browser.player import Player
from tests.browser.window import DESK, PHONE, window
from tests.server import tavern


def test_every_page_leads_to_the_others(page: Page, house: House) -> None:
    page.goto(house.address)
    for name, address in (
        ("Lobby", "/lobby"),
        ("You", "/you"),
        ("Lobby", "/lobby"),
        ("Records", "/records"),
        ("House", "/"),
    ):
        page.locator(".ways").get_by_role("link", name=re.compile(f"^{name}")).click()  # a number may follow
        expect(page).to_have_url(house.address + address)
        expect(page.locator("h1")).to_be_visible()


def test_the_lobby_leads_to_a_new_table(phone: Page, house: House) -> None:
    phone.goto(f"{house.address}/lobby")
    phone.get_by_role("link", name="A new table").tap()
    expect(phone).to_have_url(f"{house.address}/new")
    expect(phone.get_by_role("heading", name="A table of DWARF")).to_be_attached()


def test_a_page_is_read_from_its_top(phone: Page, house: House) -> None:
    phone.goto(f"{house.address}/you")
    phone.locator(".sheet").last.scroll_into_view_if_needed()
    phone.evaluate("document.querySelector('.ways a').click()")
    expect(phone.locator(".home")).to_be_visible()
    expect(phone.locator("h1")).to_be_in_viewport()


# What has the focus, if another thing lies over the middle of what is in the window of it; a radio button is drawn by
# its label.
HIDDEN_FOCUS = """() => {
  const node = document.activeElement;
  if (node === document.body) return null;
  const seen = node.type === "radio" ? node.labels[0] : node;
  const { left, right, top, bottom } = seen.getBoundingClientRect();
  const there = document.elementFromPoint((Math.max(0, left) + Math.min(innerWidth, right)) / 2, (top + bottom) / 2);
  return there && (seen.contains(there) || there.contains(seen)) ? "" : node.outerHTML;
}"""


# Pages, and what is there last.
COMPLETE = {
    "/": "html[data-motion]",
    "/new/dwarf": "form",
    "/you": ".tables :is(ul, p)",
    "/you/devices": ".devices li",
    "/learn/dwarf": "[data-lesson]",
    "table": ".waiting-room .seats li",
}


@pytest.mark.parametrize("path", COMPLETE)
def test_on_a_telephone_the_keyboard_goes_to_nothing_behind_a_bar(browser: Browser, house: House, path: str) -> None:
    with window(browser, PHONE) as page:
        waiting = path == "table"
        page.goto(Guest(page, house.address, "Anna", 1).open_for(3, "DWARF") if waiting else f"{house.address}{path}")
        page.locator(COMPLETE[path]).first.wait_for()
        page.wait_for_load_state("networkidle")
        reached = 0
        while reached < 60:
            page.keyboard.press("Tab")
            hidden = page.evaluate(HIDDEN_FOCUS)
            if hidden is None:
                break
            assert hidden == ""
            reached += 1
        assert reached > 5


def test_a_house_without_mail_asks_for_no_address(page: Page, house: House) -> None:
    page.goto(f"{house.address}/you")
    expect(page.locator(".introduction")).to_be_visible()
    expect(page.locator("input[type=email]")).to_have_count(0)
    expect(page.get_by_text("This house does not send mail.")).to_have_count(1)
    page.locator(".introduction input").fill("Nyrath")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("output").first).to_have_text("Saved.")
    page.reload()
    expect(page.locator(".introduction input")).to_have_value("Nyrath")


def test_a_letter_leads_to_a_page_that_mutes_its_table_and_can_take_that_back(page: Page, house: House) -> None:
    guest = Guest(page, house.address, "Anna", 1)
    guest.open_for(2, "DWARF")
    page.goto(f"{house.address}/you?mute={guest.table}")
    expect(page.get_by_role("heading", name="Muted tables")).to_be_in_viewport()
    page.goto(f"{house.address}/you")
    page.locator(".silenced").get_by_role("button", name="Hear again").click()
    expect(page.get_by_role("heading", name="Muted tables")).to_have_count(0)


# ── the table ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_link_that_only_this_computer_can_open_says_so(page: Page, house: House) -> None:
    page.route("**/api/house?*", lambda route: _with_address(route, "http://localhost:1"))  # as with --host 0.0.0.0
    guest = Guest(page, house.address, "Anna", 1)
    assert guest.open_for(2, "DWARF") == f"{house.address}/table/{guest.table}"
    expect(page.locator(".invite .local")).to_have_text("Only this computer can open this link.")


def _with_address(route: Route, address: str) -> None:
    """The house as it would be with an address of its own."""
    answer = route.fetch()
    route.fulfill(response=answer, json=answer.json() | {"address": address, "lan": False})


def test_a_link_leads_to_where_people_find_the_house(page: Page, house: House) -> None:
    page.route("**/api/house?*", lambda route: _with_address(route, "https://inn.example"))
    guest = Guest(page, house.address, "Anna", 1)
    assert guest.open_for(2, "DWARF") == f"https://inn.example/table/{guest.table}"
    expect(page.locator(".invitation .local")).to_have_count(0)


def test_whoever_sits_down_without_a_name_is_asked_for_it(browser: Browser, house: House) -> None:
    with company(browser, house.address, 2) as friends:
        host, friend = friends.guests
        friend.come(host.open_for(2, "DWARF"))
        friend.page.locator(".take").click()
        expect(friend.page.locator(".bubble")).to_have_text("First tell the others your name.")


# How many pieces that can be played, or buttons, lie under what is told about the connection.
UNDER_BANNER = """() => {
  const banner = document.querySelector(".banner").getBoundingClientRect();
  const under = (node) => {
    const box = node.getBoundingClientRect();
    return box.left < banner.right && box.right > banner.left && box.top < banner.bottom && box.bottom > banner.top;
  };
  const usable = document.querySelectorAll(".canvas:not(.off) .piece.legal, .prompt button, .menu-button");
  return [...usable].filter(under).length;
}"""


def test_on_a_telephone_a_lost_connection_is_told_beside_what_can_be_played(phone: Page, own_house: House) -> None:
    """And what is said of a move that waits goes when the connection is back."""
    Player(phone, own_house.address).open_table(2, ["bot:greedy"], "Dice Brewing")
    own_house.kill()
    expect(phone.locator(".banner")).to_be_visible()
    assert phone.evaluate(UNDER_BANNER) == 0
    phone.locator(".prompt .row > button").first.click()
    expect(phone.locator(".bubble")).to_contain_text("kept")
    own_house.open()
    expect(phone.locator(".banner")).to_be_hidden()
    expect(phone.locator(".bubble")).to_have_count(0)


# ── a finished game ───────────────────────────────────────────────────────────────────────────────────


def test_a_finished_game_is_stepped_through_with_anybodys_eyes(browser: Browser, house: House) -> None:
    with company(browser, house.address, 2, DESK) as friends:
        friends.sit_down("Cavern Tavern", tavern.short_cards())
        friends.play_out()
        one, other = friends.guests
        page = one.page
        page.locator("dialog.result").get_by_role("link", name="The game’s page").click()
        expect(page.locator("main.record")).to_be_visible()
        expect(page.locator("dialog")).to_have_count(0)
        nearest = page.locator(".canvas[data-canvas=table]")
        before = nearest.inner_html()
        page.locator(".eyes select").select_option(label=other.name)
        expect(page.locator(".eyes select")).to_have_value("1")
        page.wait_for_function("([node, before]) => node.innerHTML !== before", arg=[nearest.element_handle(), before])
