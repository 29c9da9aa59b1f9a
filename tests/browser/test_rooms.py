"""The waiting room in real browsers: found by its code, arranged by its host, begun with a question; and rematches."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.axe import findings
from tests.browser.house import House
from tests.browser.online import Company, Guest, company
from tests.browser.test_online import short_dwarf
from tests.browser.window import DESK, PHONE, resize, window
from tests.long import rotated

GREETINGS = {"it": "Ciao!", "pl": "Cześć!", "fr": "Salut !", "en": "Hello!"}
LARGE = (1700, 960)  # the chat stands below the log
# Keeps what bubbles say: they are there but for a moment, which a busy machine may miss.
OVERHEARS = """() => {
  window.overheard = [];
  new MutationObserver((news) => overheard.push(...news.flatMap(({ addedNodes }) => [...addedNodes])
    .filter((node) => node.matches?.(".overheard")).map((node) => node.textContent)))
    .observe(document.body, { childList: true });
}"""


@pytest.fixture
def three(browser: Browser, house: House) -> Iterator[Company]:
    with company(browser, house.address, 3) as found:
        yield found


def seats(guest: Guest) -> Locator:
    return guest.page.locator(".waiting-room .seats li")


def names(guest: Guest) -> list[str]:
    return [text.strip() for text in seats(guest).locator("b").all_inner_texts()]


def colours(guest: Guest) -> dict[str, str | None]:
    """By name, in whatever list of people is seen."""
    lines = guest.page.locator(".seats:visible li").all()
    return {line.locator("b").inner_text(): line.locator(".badge").get_attribute("data-colour") for line in lines}


def menu_of(guest: Guest, seat: int) -> Locator:
    seats(guest).nth(seat).locator(".more").click()
    return guest.page.get_by_role("menu")


def reserve(guest: Guest, seat: int, name: str) -> str:
    """Reserve a seat by its menu; the link that is copied."""
    menu_of(guest, seat).get_by_role("menuitem", name="Reserve for somebody").click()
    guest.page.locator("dialog.reserve input").fill(name)
    guest.page.locator("dialog.reserve .open").click()
    expect(seats(guest).nth(seat)).to_contain_text("reserved")
    guest.page.evaluate("() => { navigator.clipboard.writeText = (text) => { window.copied = text; }; }")
    seats(guest).nth(seat).get_by_role("button", name="Copy their link").click()
    return str(guest.page.wait_for_function("() => window.copied").json_value())


# ── coming ────────────────────────────────────────────────────────────────────────────────────────────


def test_a_phone_joins_by_the_code(browser: Browser, house: House, three: Company) -> None:
    host = three.guests[0]
    host.open_for(2, "DWARF")
    code = host.page.locator(".ways-in .code").inner_text()
    with window(browser, PHONE) as phone:
        friend = Guest(phone, house.address, "Bruno", 1)
        phone.goto(f"{house.address}/j")
        phone.locator(".code-field").fill("QQQQQ")
        phone.get_by_role("button", name="To the table").click()
        expect(phone.get_by_role("alert")).to_contain_text("no table with that code")
        phone.locator(".code-field").fill(code.lower())
        phone.get_by_role("button", name="To the table").click()
        friend.sit_here()
        expect(phone.locator(".prompt h1")).to_be_visible()
        expect(host.page.locator(".prompt h1")).to_be_visible()


def test_a_reserved_seat_is_its_links_alone(three: Company) -> None:
    host, bruno, chiara = three.guests
    host.open_for(3, "DWARF")
    link = reserve(host, 1, "Bruno")
    chiara.come(link.partition("?")[0])
    expect(chiara.page.locator(".take")).to_have_count(1)  # the one that is free
    bruno.come(link)
    expect(bruno.page.locator(".take")).to_have_count(2)
    bruno.sit_here()
    chiara.come(link)  # in other hands
    expect(chiara.page.locator(".take")).to_have_count(1)
    expect(seats(chiara).nth(1)).to_contain_text("Bruno")


# ── arranging ─────────────────────────────────────────────────────────────────────────────────────────


def test_seats_change_places_by_keyboard_and_by_dragging(three: Company) -> None:
    host, bruno, _ = three.guests
    bruno.come(host.open_for(3, "DWARF"))
    bruno.sit_here()
    expect(seats(host).nth(1)).to_contain_text("Bruno")
    before = colours(host)
    keys = host.page.keyboard
    seats(host).nth(1).locator(".more").focus()
    keys.press("Enter")  # the menu
    keys.press("Enter")  # change places with…
    expect(host.page.get_by_role("menuitem")).to_have_count(2)
    keys.press("Enter")  # the first
    expect(seats(host).nth(0)).to_contain_text("Bruno")
    expect(seats(host).nth(0).locator(".more")).to_be_focused()
    drag(host.page, seats(host).nth(0).locator(".grip"), seats(host).nth(2))
    expect(seats(host).nth(2)).to_contain_text("Bruno")
    assert colours(host) == before


def drag(page: Page, one: Locator, other: Locator) -> None:
    page.mouse.move(*middle(one))
    page.mouse.down()
    page.mouse.move(*middle(other), steps=4)
    expect(other).to_have_class(re.compile("goal"))
    page.mouse.up()


def middle(node: Locator) -> tuple[float, float]:
    box = node.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# A room of which the house tells no options, as one of a game that has none; its page knows all games.
CHANGES = """async () => {
  const scripts = document.querySelector("script[type=module]").src;
  const { changeDialog } = await import(scripts.replace("main", "change"));
  changeDialog("any", { game: "dwarf", seats: [{}, {}] });
}"""


def test_a_room_without_options_can_be_changed(page: Page, house: House) -> None:
    page.goto(f"{house.address}/new")
    page.locator(".seat").first.wait_for()
    page.evaluate(CHANGES)
    expect(page.locator("dialog.changing").get_by_role("button", name="Keep")).to_be_visible()


def test_whoever_sits_there_agrees_anew(three: Company) -> None:
    host, bruno, _ = three.guests
    bruno.come(host.open_for(2, "DWARF"))
    host.page.get_by_role("button", name="Add a seat").click()
    expect(seats(host)).to_have_count(3)  # with two of them the game would begin
    bruno.sit_here()
    expect(seats(host).nth(1)).to_contain_text("Bruno")  # what is shown anew then is not under a finger
    host.page.get_by_role("button", name="Change", exact=True).click()
    box = host.page.locator("dialog.changing")
    box.get_by_text("1 minute").click()
    box.get_by_role("button", name="Keep").click()
    expect(box).to_have_count(0)
    expect(bruno.page.locator(".facts")).to_contain_text("1 minute")
    expect(seats(host).nth(1)).to_contain_text("not ready yet")
    menu_of(host, 2).get_by_role("menuitem", name="Take this seat away").click()
    for guest in (host, bruno):
        expect(seats(guest)).to_have_count(2)
    expect(host.page.locator(".prompt h1")).to_be_hidden()
    bruno.page.get_by_role("button", name="I am ready").first.click()
    for guest in (host, bruno):
        expect(guest.page.locator(".prompt h1")).to_be_visible()
        expect(guest.page.locator(".clock")).to_be_visible()


def test_starting_with_a_reserved_seat_asks(three: Company) -> None:
    host, bruno, _ = three.guests
    host.open_for(3, "DWARF")
    link = reserve(host, 1, "Bruno")
    start = host.page.get_by_role("button", name="Start")
    start.click()
    question = host.page.get_by_role("alertdialog")
    expect(question).to_contain_text("Start without Bruno and with a free seat?")
    question.get_by_role("button", name="Keep waiting").click()
    expect(question).to_be_hidden()
    start.click()
    question.get_by_role("button", name="Start").click()
    expect(host.page.locator(".prompt h1")).to_be_visible()
    bruno.page.goto(link)
    bruno.open_people()
    bruno.page.get_by_role("button", name="Sit here").click()
    expect(host.people.nth(1)).to_contain_text("here")


def test_a_banned_guest_is_refused(three: Company) -> None:
    host, bruno, _ = three.guests
    link = host.open_for(3, "DWARF")
    bruno.come(link)
    bruno.sit_here()
    expect(seats(host).nth(1)).to_contain_text("Bruno")
    menu_of(host, 1).get_by_role("menuitem", name="Ask to leave for good").click()
    expect(bruno.page.locator(".banner")).to_contain_text("for good")
    bruno.page.goto(link)
    expect(bruno.page.locator(".banner")).to_contain_text("for good")


def test_the_host_closes_the_table(three: Company) -> None:
    host, bruno, _ = three.guests
    bruno.come(host.open_for(3, "DWARF"))
    host.page.get_by_role("button", name="Close this table").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Close this table").click()
    for guest in (host, bruno):
        expect(guest.page.locator(".banner")).to_contain_text("closed")


# ── the game, and after it ────────────────────────────────────────────────────────────────────────────


def test_a_rematch_asks_and_colours_stay(three: Company) -> None:
    one, other = three.guests[:2]
    pair = Company([one, other])
    pair.sit_down("DWARF", short_dwarf())
    one.open_people()
    before = colours(one)
    pair.play_out()
    other.page.reload()
    finale = other.page.locator("dialog.finale")
    expect(finale).to_be_visible()
    one.page.get_by_role("button", name="Rematch").click()
    expect(seats(one).nth(0)).to_contain_text("reserved")
    assert colours(one) == before
    expect(finale).to_contain_text("Rematch? Anna asks")
    finale.get_by_role("button", name="Yes").click()
    for guest in pair.guests:
        expect(guest.page.locator(".prompt h1")).to_be_visible()
    one.open_people()
    assert colours(one) == before


def test_the_first_page_asks_too(three: Company) -> None:
    one, other = three.guests[:2]
    pair = Company([one, other])
    pair.sit_down("DWARF", short_dwarf())
    pair.play_out()
    one.page.get_by_role("button", name="Rematch").click()
    expect(seats(one).nth(0)).to_contain_text("reserved")
    other.page.goto(other.address)
    asked = other.page.locator(".turns li")
    expect(asked).to_contain_text("Rematch? Anna asks")
    asked.get_by_role("button", name="Not now").click()
    expect(asked).to_have_count(0)
    expect(seats(one).nth(0)).to_contain_text("free seat")


def test_a_clock_that_runs_out_is_seen_and_moves_nothing(browser: Browser, house: House, three: Company) -> None:
    host, bruno = three.guests[:2]
    host.page.goto(house.address)
    link = host.page.evaluate(
        """async () => {
          const seats = [{ kind: "me", name: "Anna" }, { kind: "open" }];
          const order = { game: "dwarf", players: 2, options: {}, seats, deadline: 5 };
          const headers = { "Content-Type": "application/json" };
          const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(order) });
          return `${location.origin}/table/${(await answer.json()).id}`;
        }"""
    )
    host.come(link)
    bruno.come(link)
    bruno.sit_here()
    bar = host.page.locator(".prompt")
    expect(host.page.locator(".clock.hurry")).to_be_visible()
    high = bar.bounding_box()
    for guest in (host, bruno):
        guest.open_people()
    late = host.page.locator(".people .seats [data-away=true]")
    expect(late).to_have_count(1)
    box = bar.bounding_box()
    assert box == high


def test_what_is_said_is_a_bubble_or_stands_below_the_log(browser: Browser, house: House) -> None:
    with company(browser, house.address, 2, LARGE) as people:
        one, other = people.guests
        people.sit_down("DWARF")
        below = one.page.locator(".talk-below .phrases button", has_text="Nice move")
        expect(below).to_be_visible()
        resize(other.page, DESK)
        expect(other.page.locator(".talk-below")).to_be_hidden()  # a bubble comes where the talk is not in view
        other.page.evaluate(OVERHEARS)
        below.click()
        other.page.wait_for_function("() => overheard.some((text) => text.includes('Nice move'))")
        expect(other.page.locator(".overheard")).to_have_count(0)
        expect(one.page.locator(".talk-below .lines")).to_contain_text("Nice move")


# ── for everybody ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
@pytest.mark.parametrize(("language", "size"), rotated(list(GREETINGS), [(1366, 768), PHONE]), ids=str)
def test_the_waiting_room_is_for_everybody(
    browser: Browser, house: House, language: str, size: tuple[int, int]
) -> None:
    """In every language, without anything that axe finds, within the window."""
    with window(browser, size, locale=language) as page:
        guest = Guest(page, house.address, "Anna", 0)
        guest.open_for(3, "DWARF")
        expect(page.locator(".phrases button").first).to_have_text(GREETINGS[language])
        expect(page.locator(".waiting-room")).not_to_contain_text("page-")
        assert findings(page) == []
        wide = page.evaluate("() => document.querySelector('.waiting-room').scrollWidth - innerWidth")
        assert wide <= 0
        small = page.locator(".waiting-room :is(small, p, button, span, input):visible").evaluate_all(
            "(nodes) => nodes.filter((node) => parseFloat(getComputedStyle(node).fontSize) < 12).length"
        )
        assert small == 0
