"""A closer look at pieces, lit or not: by a pointer at rest, focus, a long press, the right button or a tap."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, WebSocketRoute, expect
from tests.browser.house import House
from tests.browser.looking import PINNED, finger, middle, rest_on, right_click, tap, told
from tests.browser.player import POLL, Player
from tests.browser.positions import Gallery, position
from tests.browser.window import HURRIED, LAPTOP, PHONE, window
from tests.long import rotated, share

TABLET: Final = (768, 1024)
GAMES: Final = ("DWARF", "Dice Brewing", "Cavern Tavern", "Brew Crafters")
REST: Final = 1000  # milliseconds: longer than a pointer has to rest
TOOLTIP: Final = ".closer[role=tooltip]"
TRIES: Final = 5
SOON: Final = 5_000  # milliseconds in which a sheet has come
LIT: Final = "loc:A5"  # an Iron Seam, or what has just come there

# Nobody is offered a lesson again.
IS_OFFERED: Final = """(game) => fetch("/api/lessons/offer", { method: "POST", body: JSON.stringify({ game }),
  headers: { "Content-Type": "application/json" } })"""
# Some pieces in view that have a label, whether they can be chosen or not.
LABELLED: Final = """() => [...document.querySelectorAll(".canvas:not(.off) [data-piece]")]
  .filter((node) => node.matches("[aria-label]") || node.querySelector("[aria-label]"))
  .filter((node) => node.getBoundingClientRect().width > 6)
  .map((node) => node.dataset.piece)"""
# How much of the piece that is looked at lies under the sheet, in pixels; a ground of the table may do so.
COVERED: Final = """(id) => {
  const sheet = document.querySelector(".closer").getBoundingClientRect();
  const faces = [...document.querySelectorAll(`[data-piece="${id}"] .face`)];
  const boxes = faces.map((face) => face.getBoundingClientRect());
  const over = (box) => Math.min(Math.min(box.right, sheet.right) - Math.max(box.left, sheet.left),
    Math.min(box.bottom, sheet.bottom) - Math.max(box.top, sheet.top));
  const small = ({ width, height }) => width > 0 && (width < innerWidth / 3 || height < innerHeight / 3);
  return Math.max(0, ...boxes.filter(small).map(over));
}"""


def asked(player: Player) -> str:
    return player.prompt.inner_text()


# ── with a mouse ──


def test_a_pointer_at_rest_shows_a_lit_piece_and_what_a_click_does(player: Player) -> None:
    player.open_table(2, ["here"])
    before = asked(player)
    rest_on(player.page, LIT)
    sheet = told(player.page)
    expect(sheet.locator("h2")).not_to_be_empty()
    expect(sheet.locator(".lit")).to_contain_text("(5)")
    expect(sheet.locator(".legend li").first).to_be_visible()
    assert asked(player) == before
    player.page.mouse.move(1, 1)
    expect(player.page.locator(".closer")).to_have_count(0)


def test_the_sheet_does_not_take_the_click(player: Player) -> None:
    player.open_table(2, ["here"])
    before = asked(player)
    rest_on(player.page, LIT)
    told(player.page)
    player.page.mouse.down()
    player.page.mouse.up()
    expect(player.prompt).not_to_have_text(before)
    expect(player.page.locator(".closer")).to_have_count(0)


def test_an_unlit_piece_tells_what_it_is(player: Player) -> None:
    player.open_table(2, ["here"])
    rest_on(player.page, "goods:1:gold")
    expect(told(player.page)).to_contain_text("categories")
    expect(player.page.locator(".closer .lit")).to_have_count(0)


def test_what_cannot_be_done_says_why_with_its_rule(player: Player) -> None:
    player.open_table(2, ["here"])
    player.piece(LIT).click()
    player.my_turn()
    player.page.locator(f'[data-piece="{LIT}"]:not(.legal)').wait_for()
    barred = player.page.locator(f"{PINNED} .barred")
    for _ in range(TRIES):  # a busy machine may lay the table out anew meanwhile
        x, y = middle(player.page, LIT)
        player.page.mouse.click(x, y - 60, button="right")
        with suppress(TimeoutError):
            barred.wait_for(timeout=SOON)
            break
    expect(barred).to_contain_text("already")
    clause = barred.locator(".clause").get_attribute("data-clause")
    barred.locator(".clause").click()
    expect(player.page.locator(f'.side [id="{clause}"]')).to_be_in_viewport()
    expect(player.page.locator(".closer")).to_have_count(0)


def test_the_right_button_pins_the_sheet_and_its_button_plays(player: Player) -> None:
    player.open_table(2, ["here"])
    before = asked(player)
    right_click(player.page, LIT)
    sheet = told(player.page)
    expect(sheet).to_have_attribute("role", "dialog")
    player.page.mouse.move(1, 1)
    expect(sheet).to_be_visible()
    assert asked(player) == before
    sheet.locator("button.open").first.click()
    expect(player.prompt).not_to_have_text(before)
    assert any("(5)" in line for line in player.log)


def test_a_pinned_sheet_is_closed_by_escape_or_a_click_beside_it(player: Player) -> None:
    player.open_table(2, ["here"])
    for end in ("key", "click"):
        right_click(player.page, LIT)
        expect(player.page.locator(PINNED)).to_be_visible()
        if end == "key":
            player.page.keyboard.press("Escape")
        else:
            player.page.mouse.click(2, player.page.viewport_size["height"] - 2)  # type: ignore[index]
        expect(player.page.locator(".closer")).to_have_count(0)


# ── with the keyboard ──


def test_a_piece_in_focus_is_shown_and_described_by_the_sheet(player: Player) -> None:
    player.open_table(2, ["here"])
    page = player.page
    focus = page.locator("[data-piece] :focus, [data-piece]:focus")
    page.keyboard.press("Tab")
    while not focus.count():
        page.keyboard.press("Tab")
    sheet = told(page)
    expect(sheet.locator(".lit")).to_contain_text("Enter: ")
    expect(sheet.locator(".keys")).to_have_count(0)  # which speaks of a mouse
    described = page.locator('[aria-describedby="closer"]')
    expect(described).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".closer")).to_have_count(0)
    expect(described).to_have_count(0)


def test_beside_a_word_of_help_one_may_look_around(browser: Browser, house: House) -> None:
    with window(browser, LAPTOP, feel={**HURRIED, "tips": "on"}) as page:
        player = Player(page, house.address)
        player.go_to_form()
        page.evaluate(IS_OFFERED, "dwarf")
        player.open_table(2, ["here"])
        expect(page.locator(".bubble")).to_be_visible()
        rest_on(page, LIT)
        told(page)
        expect(page.locator(".bubble")).to_be_visible()


def test_what_is_played_with_a_key_is_no_longer_looked_at(player: Player) -> None:
    """What comes of it would be covered."""
    player.open_table(2, ["here"], first_player="1")
    player.page.keyboard.press("n")
    expect(player.page.locator(".closer")).to_be_visible()
    asked = player.prompt.inner_text()
    player.page.keyboard.press("Enter")
    expect(player.prompt).not_to_have_text(asked)
    player.page.wait_for_timeout(1000)  # longer than a piece has to be in focus
    expect(player.page.locator(".closer")).to_have_count(0)
    player.page.keyboard.press("n")
    expect(player.page.locator(".closer")).to_be_visible()


def test_where_the_keyboard_comes_back_to_is_not_looked_at_unasked(player: Player) -> None:
    """Whoever closes something wants to see the table."""
    player.open_table(2, ["here"])
    page = player.page
    page.keyboard.press("n")
    expect(page.locator(".closer")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("dialog.help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("[data-piece] :focus, [data-piece]:focus")).to_have_count(1)
    page.wait_for_timeout(REST)
    expect(page.locator(".closer")).to_have_count(0)


# What unfolds with so many lines below its card: whether all of the drawing and its button are in sight.
UNFOLDS: Final = """async (lines) => {
  const { unfolded } = await import(document.querySelector("script[type=module]").src.replace(/main|begin/, "dialogs"));
  const detail = { title: "A card", gloss: "", art: '<rect width="190" height="266"/>', width: 190, height: 266,
    lines: Array(lines).fill("What it does."), provenance: [] };
  unfolded({ detail, because: null }, new Set(), [{ action: 1, text: "Use it" }], { choose() {}, read() {} });
  await new Promise((done) => setTimeout(done, 500));
  const { bottom } = document.querySelector("dialog footer button").getBoundingClientRect();
  const { scrollHeight, clientHeight } = document.querySelector(".drawing");
  return { hidden: scrollHeight - clientHeight, below: Math.max(0, bottom - innerHeight) };
}"""


def test_a_card_with_many_words_below_it_is_smaller_and_whole(browser: Browser, house: House) -> None:
    with window(browser, LAPTOP) as page:
        player = Player(page, house.address)
        player.open_table(2, ["here"])
        page.locator(".menu-button").click()  # brings the look of what unfolds
        expect(page.locator("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        assert page.evaluate(UNFOLDS, 6) == {"hidden": 0, "below": 0}


# ── with a finger ──


@pytest.fixture
def careful(browser: Browser) -> Iterator[Page]:
    """A telephone as most people have it: a tap shows first."""
    with window(browser, PHONE, HURRIED | {"tap": "show"}, has_touch=True) as page:
        yield page


def test_a_long_press_shows_and_its_click_plays_nothing(phone: Page, house: House) -> None:
    player = Player(phone, house.address)
    player.open_table(2, ["here"])
    before = asked(player)
    with finger(phone) as touch:
        touch("touchStart", *middle(phone, LIT))
        expect(phone.locator(PINNED)).to_be_visible()
        touch("touchEnd")
    told(phone)
    phone.wait_for_timeout(300)  # a click that plays something would have done so
    assert asked(player) == before
    assert not any("(5)" in line for line in player.log)


def test_a_finger_that_slips_shows_nothing(phone: Page, house: House) -> None:
    player = Player(phone, house.address)
    player.open_table(2, ["here"])
    x, y = middle(phone, LIT)
    with finger(phone) as touch:
        touch("touchStart", x, y)
        touch("touchMove", x, y + 20)
        phone.wait_for_timeout(900)  # twice as long as it takes
        touch("touchEnd")
    expect(phone.locator(".closer")).to_have_count(0)


def test_the_first_tap_shows_and_the_second_plays(careful: Page, house: House) -> None:
    phone, player = careful, Player(careful, house.address)
    player.open_table(2, ["here"])
    before = asked(player)
    tap(phone, LIT)
    expect(phone.locator(f"{PINNED} button.open").first).to_be_visible()
    assert asked(player) == before
    tap(phone, LIT)
    expect(player.prompt).not_to_have_text(before)
    expect(phone.locator(".closer")).to_have_count(0)


def is_uncovered(page: Page, piece: str) -> bool:
    """Whether a finger meets a piece, and not a sheet above it."""
    x, y = middle(page, piece)
    met = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-piece]')?.dataset.piece"
    return bool(page.evaluate(met, [x, y]) == piece)


def test_after_a_tap_the_button_plays_and_a_tap_on_another_piece_shows_that(careful: Page, house: House) -> None:
    phone, player = careful, Player(careful, house.address)
    player.open_table(2, ["here"])
    before = asked(player)
    tap(phone, "loc:A4")
    expect(phone.locator(f"{PINNED} button.open")).to_contain_text("(4)")
    told(phone)  # as large as it will be
    expect(phone.locator(".closer.coming")).to_have_count(0)
    other = next(piece for piece in ("loc:A8", "loc:A2", "loc:A6", "loc:A1") if is_uncovered(phone, piece))
    tap(phone, other)
    expect(phone.locator(f"{PINNED} button.open")).to_contain_text(f"({other[-1]})")
    told(phone)  # the button stays where it is from now on
    assert asked(player) == before
    phone.locator(f"{PINNED} button.open").tap()
    expect(player.prompt).not_to_have_text(before)


def test_who_wants_taps_to_play_has_them_play(phone: Page, house: House) -> None:
    player = Player(phone, house.address)
    player.open_table(2, ["here"])
    before = asked(player)
    tap(phone, LIT)
    expect(player.prompt).not_to_have_text(before)


# ── in every game and window ──

# Whether all of a sheet can be seen, or, what does not fit having been scrolled, its end; and what a click does.
WHOLE: Final = """() => {
  const sheet = document.querySelector(".closer");
  const doing = sheet.querySelector(".doing :is(.lit, .open)")?.getBoundingClientRect();
  const box = sheet.getBoundingClientRect();
  return { more: sheet.scrollHeight - sheet.clientHeight, scrolls: getComputedStyle(sheet).overflowY === "auto",
    plays: doing ? doing.bottom <= box.bottom + 1 && doing.top >= box.top : null };
}"""
STACKS: Final = ("loc:A1", "loc:A4", "loc:A6", "loc:A8")  # of several cards, late in a game


def test_a_sheet_of_several_cards_is_whole(browser: Browser, gallery: Gallery) -> None:
    with window(browser, LAPTOP) as page:
        page.context.add_cookies(gallery.cookies)
        page.goto(gallery.address(position("dwarf", 3, "late")))
        page.wait_for_selector("#drawings > *", state="attached")
        page.locator(".prompt.mine").wait_for()
        for piece in STACKS:
            while not page.locator(".closer").count():  # whatever looks closer is fetched when a pointer first comes
                page.mouse.move(1, 1)
                rest_on(page, piece)
                page.wait_for_timeout(REST)
            told(page)
            assert page.evaluate(WHOLE) == {"more": 0, "scrolls": False, "plays": True}, piece
            page.mouse.move(1, 1)
            expect(page.locator(".closer")).to_have_count(0)


def test_a_pinned_sheet_of_several_cards_is_scrolled_and_its_button_stays(browser: Browser, gallery: Gallery) -> None:
    with window(browser, PHONE, HURRIED | {"tap": "show"}, has_touch=True) as page:
        page.context.add_cookies(gallery.cookies)
        page.goto(gallery.address(position("dwarf", 3, "late")))
        page.wait_for_selector("#drawings > *", state="attached")
        for piece in STACKS:
            page.keyboard.press("Escape")
            tap(page, piece)
            told(page)
            found = page.evaluate(WHOLE)
            assert found["plays"], piece
            assert found["more"] <= 1 or found["scrolls"], piece


def test_what_is_too_long_for_its_place_is_read_on(browser: Browser, gallery: Gallery) -> None:
    with window(browser, (1366, 360), painted=True) as page:  # a wheel turns what is seen
        page.context.add_cookies(gallery.cookies)
        page.goto(gallery.address(position("dwarf", 3, "late")))
        page.wait_for_selector("#drawings > *", state="attached")
        rest_on(page, "loc:A8")
        told(page)
        at = "() => document.querySelector('.closer').scrollTop"
        assert page.evaluate(WHOLE)["more"] > 1
        page.keyboard.press("PageDown")
        page.wait_for_function(f"() => ({at})() > 0")
        below = page.evaluate(at)
        page.mouse.wheel(0, -below)
        page.wait_for_function(f"() => ({at})() < {below}")


def test_who_has_read_on_stays_there_when_the_house_tells_more(browser: Browser, gallery: Gallery) -> None:
    late: list[Callable[[], None]] = []

    def keep_back(wire: WebSocketRoute) -> None:
        def passed(message: str | bytes) -> None:
            if '"type":"closer"' in str(message)[:40]:
                late.append(lambda: wire.send(message))
            else:
                wire.send(message)

        wire.connect_to_server().on_message(passed)

    with window(browser, (1366, 360)) as page:
        page.route_web_socket("**/ws/*", keep_back)
        page.context.add_cookies(gallery.cookies)
        page.goto(gallery.address(position("dwarf", 3, "late")))
        page.wait_for_selector("#drawings > *", state="attached")
        rest_on(page, "loc:A8")
        sheet = told(page)
        page.keyboard.press("PageDown")
        before = sheet.evaluate("(sheet) => ({ at: sheet.scrollTop, words: sheet.textContent })")
        assert before["at"] > 0
        while not late:
            page.wait_for_timeout(POLL)
        late[0]()
        expect(sheet).not_to_have_text(before["words"])
        assert sheet.evaluate("(sheet) => sheet.scrollTop") >= before["at"]  # or where the same words are now


@pytest.mark.long
@pytest.mark.parametrize(("game", "size"), share(rotated(list(GAMES), [LAPTOP, TABLET, PHONE]), 1, 2), ids=str)
def test_the_sheet_lies_beside_the_piece_and_inside_the_window(
    browser: Browser, house: House, game: str, size: tuple[int, int]
) -> None:
    with window(browser, size) as page:
        player = Player(page, house.address)
        player.open_table(3, ["bot:random", "bot:random"], game)
        found = sorted(page.evaluate(LABELLED))
        for piece in found[:: max(1, len(found) // 8)]:
            page.keyboard.press("Escape")
            x, y = middle(page, piece)
            page.mouse.click(x, y, button="right")
            sheet = page.locator(PINNED)
            if not sheet.count():
                continue  # something else lies over it
            expect(sheet.locator("p").first).to_be_visible()
            box = sheet.bounding_box()
            assert box
            assert box["x"] >= 0
            assert box["y"] >= 0
            assert box["x"] + box["width"] <= size[0] + 1
            assert box["y"] + box["height"] <= size[1] + 1
            assert page.evaluate(COVERED, sheet.get_attribute("data-about")) <= 1
