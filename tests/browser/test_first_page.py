"""Setting a table up: every kind of table can be opened, left, and gone on with; every language is spoken."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import House
from tests.browser.player import Player
from tests.long import LONG

from alehouse.core.draw.players import AUTOMA


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5] if LONG else [1, 5])
def test_a_table_of_every_size_is_opened_from_the_form(player: Player, players: int) -> None:
    player.open_table(players)
    assert player.lit.count() >= 9
    player.click_something()
    assert player.log


def test_a_solo_game_offers_the_printed_opponents(player: Player) -> None:
    player.go_to_form()
    player.open_table(1, opponent="andvettr_fadir")
    expect(player.page.locator("[data-canvas=table]")).to_contain_text("Andvéttr faðir")


def test_a_printed_opponent_has_one_colour_everywhere(player: Player) -> None:
    player.go_to_form()
    page = player.page
    page.locator("label[for=players-1]").click()
    expect(page.locator(".seat.opponent .badge")).to_have_attribute("data-colour", str(AUTOMA))
    player.open_table(1)
    page.goto(player.address)
    expect(page.locator(".table-line .names .badge").last).to_have_attribute("data-colour", str(AUTOMA))


def test_a_bot_is_introduced_in_the_manner_of_the_language(player: Player) -> None:
    player.go_to_form()
    player.page.locator(".language select").select_option("fr")
    expect(player.page.locator(".seating > small").first).to_contain_text("\u202f: ")


def test_seats_and_options_are_taken_from_the_form(player: Player) -> None:
    player.go_to_form()
    player.page.locator("#name-0").fill("Fjalar")
    player.open_table(2, ["here"], mountain="graded")
    for _ in range(12):  # the other seat may begin, and a turn may take several clicks
        player.click_something()
    assert any("Fjalar" in line for line in player.log)


def test_only_one_seat_is_mine(player: Player) -> None:
    player.go_to_form()
    who = player.page.locator(".seat select")
    who.nth(2).select_option("me")
    assert who.nth(0).input_value().startswith("bot:")
    assert who.nth(2).input_value() == "me"


def test_a_wrong_card_file_is_refused_next_to_the_form(player: Player) -> None:
    player.go_to_form()
    player.page.locator(".sheet summary").last.click()
    player.page.locator(".sheet textarea").fill("[[cards]]\nid = 1\n")
    player.page.locator("button[type=submit]").click()
    expect(player.page.locator(".problem")).not_to_be_empty()
    assert player.page.url == player.form


def test_the_options_say_only_what_is_unusual(player: Player) -> None:
    player.go_to_form()
    summary = player.page.locator(".sheet summary").first
    player.page.locator(".game", has_text="Brew Crafters").click()
    expect(summary).to_have_text("Options as usual")
    summary.click()
    player.page.locator("label[for=job_agency-on]").click()
    summary.click()
    expect(summary).to_have_text("Options Job agency: On")


def test_a_table_is_dated_as_the_language_writes_it(player: Player) -> None:
    player.open_table(2)
    player.page.goto(f"{player.address}/you")
    expect(player.page.locator(".tables time").first).to_have_text(re.compile(r"^\d{1,2} \w+ \d{4}, \d\d:\d\d$"))


def test_on_a_telephone_the_form_of_the_game_comes_into_view(phone: Page, house: House) -> None:
    phone.goto(f"{house.address}/new")
    phone.locator(".game").first.tap()  # it is chosen already
    expect(phone.get_by_role("heading", name="A table of DWARF")).to_be_in_viewport()
    phone.evaluate("scrollTo(0, 0)")
    phone.locator(".game", has_text="Dice Brewing").tap()
    expect(phone.get_by_role("heading", name="A table of Dice Brewing")).to_be_in_viewport()
    phone.locator("details.online summary").tap()
    expect(phone.locator("details.online > :last-child")).to_be_in_viewport()


def test_an_option_opens_the_rules_at_its_clause(player: Player) -> None:
    player.go_to_form()
    player.page.locator(".sheet summary").first.click()
    link = player.page.locator(".options .clause").first
    with player.page.expect_popup() as opened:
        link.click()
    book = opened.value
    clause = book.url.partition("#")[2]
    expect(book.locator(f'main [id="{clause}"]')).to_be_in_viewport()
    book.close()


def test_a_table_is_listed_and_gone_on_with(player: Player) -> None:
    player.open_table(2)
    player.click_something()
    said, table = player.log, player.table
    player.page.locator(".menu-button").click()
    player.page.locator("dialog button").last.click()
    player.page.locator(f'.lit[href="/table/{table}"]').click()
    player.my_turn()
    assert player.log[-len(said) :] == said


def test_a_table_that_is_not_there_says_so_once_and_leads_back(page: Page, house: House) -> None:
    wires: list[str] = []
    page.on("websocket", lambda wire: wires.append(wire.url))
    page.clock.install()
    page.goto(f"{house.address}/table/nowhere")
    expect(page.locator(".banner")).to_contain_text("no such table")
    page.evaluate("dispatchEvent(new Event('online'))")
    page.clock.run_for(60_000)  # longer than any pause between attempts
    page.locator(".banner button").click()
    expect(page.locator(".game-card").first).to_be_visible()
    assert len([wire for wire in wires if "/ws/me" not in wire]) == 1


@pytest.mark.parametrize("language", ["en", "it", "pl", "fr"])
def test_every_language_is_spoken_and_remembered(player: Player, language: str) -> None:
    player.go_to_form()
    page = player.page
    page.locator(".language select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)
    player.open_table(2)
    words = page.locator("body").inner_text()
    assert "page-" not in words
    assert "{$" not in words
