"""A closer look at the pieces of a finished game, as at a table; and the ways to its page and away from it."""

import re

from playwright.sync_api import Browser, Page, expect
from tests.browser.elsewhere import play_out
from tests.browser.finished import Game, is_at, open_at
from tests.browser.house import House
from tests.browser.looking import PINNED, finger, middle, rest_on, right_click, told
from tests.browser.online import Company, company
from tests.browser.player import Player
from tests.browser.window import LAPTOP

PIECE = "loc:A5"  # a card in the Mine
NO_CARD = "goods:1:gold"  # nothing opens where it is tapped


# ── a closer look ──


def test_a_pointer_at_rest_tells_what_a_piece_is_and_not_why_it_cannot_be_chosen(page: Page, game: Game) -> None:
    open_at(page, game, game.turns[4])
    rest_on(page, PIECE)
    sheet = told(page)
    expect(sheet).to_have_attribute("role", "tooltip")
    expect(sheet.locator("h2")).not_to_be_empty()
    expect(sheet.locator(".legend li").first).to_be_visible()
    expect(sheet.locator(".barred, .lit")).to_have_count(0)
    page.mouse.move(1, 1)
    expect(page.locator(".closer")).to_have_count(0)


def test_the_right_button_pins_the_sheet_and_escape_closes_it(page: Page, game: Game) -> None:
    open_at(page, game, game.turns[4])
    right_click(page, PIECE)
    expect(told(page)).to_have_attribute("role", "dialog")
    page.mouse.move(1, 1)
    expect(page.locator(PINNED)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".closer")).to_have_count(0)
    is_at(page, game, game.turns[4])


def test_a_piece_in_focus_is_told(page: Page, game: Game) -> None:
    open_at(page, game, game.turns[4])
    focus = page.locator(".past [data-piece] :focus, .past [data-piece]:focus")
    page.locator(".past .eyes select").focus()
    while not focus.count():
        page.keyboard.press("Shift+Tab")
    told(page)
    expect(page.locator('[aria-describedby="closer"]')).to_have_count(1)
    before = page.locator(".closer").get_attribute("data-about")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(f'.closer:not([data-about="{before}"])')).to_be_visible()
    is_at(page, game, game.turns[4])  # arrows go from piece to piece there


def test_a_long_press_and_a_tap_show_a_piece(phone: Page, game: Game) -> None:
    open_at(phone, game, game.turns[4])
    # What comes from the right button is kept until what looks closer has come; a finger that is earlier is not.
    phone.mouse.click(*middle(phone, PIECE), button="right")
    told(phone)
    phone.keyboard.press("Escape")
    expect(phone.locator(".closer")).to_have_count(0)
    with finger(phone) as touch:
        touch("touchStart", *middle(phone, PIECE))
        expect(phone.locator(PINNED)).to_be_visible()
        touch("touchEnd")
    told(phone)
    phone.keyboard.press("Escape")
    expect(phone.locator(".closer")).to_have_count(0)
    phone.touchscreen.tap(*middle(phone, NO_CARD))
    expect(told(phone)).to_have_attribute("data-about", NO_CARD)


def test_what_is_looked_at_follows_the_game(page: Page, game: Game) -> None:
    open_at(page, game, 0)
    rest_on(page, PIECE)
    told(page)
    page.keyboard.press("End")
    is_at(page, game, game.moves)
    page.mouse.move(1, 1)
    rest_on(page, PIECE)
    told(page)


# ── ways there and away ──


def test_the_replay_of_a_game_that_is_over_is_its_page(player: Player) -> None:
    player.open_table(1, opponent="eldhusfifl")
    page, table = player.page, player.table
    play_out(page, see=False)
    page.locator("dialog.finale .next [data-choice=replay]").click()
    expect(page).to_have_url(re.compile(rf"/record/{table}#0$"))
    expect(page.locator(".transport .count")).to_have_text(re.compile("^0 of "))
    page.goto(f"{player.address}/table/{table}")
    page.locator("dialog.finale .next [data-choice=look-at-table]").click()
    page.locator('.tab[data-panel="replay"]').click()
    expect(page).to_have_url(re.compile(rf"/record/{table}#0$"))
    page.go_back()
    expect(page.locator(".table.ended")).to_be_visible()


def test_the_page_tells_where_one_is_waited_for_and_leads_there(browser: Browser, house: House) -> None:
    with company(browser, house.address, 2, LAPTOP) as friends:
        finished = finish_a_game(friends)
        friends.sit_down("DWARF", first_player="1")
        one, _ = friends.guests
        table = one.table
        page = one.page
        page.goto(f"{house.address}/record/{finished}")
        expect(page.locator(".record-head a .count")).to_have_text("1")
        expect(page.get_by_role("button", name="Next table: DWARF")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.keyboard.press("g")
        page.wait_for_url(f"**/table/{table}")


def finish_a_game(friends: Company) -> str:
    one, _ = friends.guests
    one.open_table(1, opponent="eldhusfifl")
    table = one.table
    play_out(one.page, see=False)
    return table
