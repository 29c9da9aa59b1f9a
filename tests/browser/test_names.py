"""Names: nobody is given one; whoever invites others says theirs first, whoever plays alone need not."""

from playwright.sync_api import Page, expect
from tests.browser.house import House
from tests.browser.player import Player


def test_whoever_invites_others_is_asked_for_a_name_before_there_is_a_link(page: Page, house: House) -> None:
    page.goto(f"{house.address}/new")
    name = page.locator("#name-0")
    expect(name).to_have_value("")
    page.locator("label[for=players-2]").click()
    page.locator("#who-1").select_option("open")
    page.locator("button[type=submit]").click()
    expect(page.locator(".sheet .problem")).to_have_text("First tell the others your name.")
    expect(name).to_be_focused()
    assert page.url == f"{house.address}/new"
    name.fill("Anna")
    page.locator("button[type=submit]").click()
    expect(page.locator(".waiting-room .invitation input")).to_be_visible()
    expect(page.locator('.waiting-room .seats li[data-kind="me"] b')).to_have_text("Anna")


def test_whoever_plays_with_bots_alone_is_not_asked_and_gets_no_name(page: Page, house: House) -> None:
    Player(page, house.address).open_table(2)
    page.goto(f"{house.address}/you")
    expect(page.get_by_label("Your name")).to_have_value("")
