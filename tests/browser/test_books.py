"""The book of a game in a real browser: pages turn, clauses unfold, words are found, the sheet is one page of paper."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.house import House
from tests.browser.window import DESK, window
from tests.long import rotated, share

import alehouse
from alehouse.core.words import LANGUAGES

PAGE_OF_PDF: Final = re.compile(rb"/Type\s*/Page\b")


def opened(page: Page, house: House, game: str = "dwarf", place: str = "", language: str = "en") -> Page:
    page.goto(f"{house.address}/rules/{game}?lang={language}{place}")
    expect(page.locator("html.js")).to_have_count(1)
    return page


def test_pages_turn_with_keys_and_the_contents_follow(page: Page, house: House) -> None:
    opened(page, house)
    expect(page.locator("#guide-1")).to_be_in_viewport()
    count = page.locator(".turn output")
    expect(count).to_have_text(re.compile(r"^1 of \d+$"))
    page.keyboard.press("ArrowRight")
    expect(count).to_have_text(re.compile(r"^2 of \d+$"))
    expect(page.locator("#guide-1")).to_be_hidden()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#guide-1")).to_be_in_viewport()
    page.locator(".contents a[href='#guide-7']").click()
    expect(page.locator("#guide-7")).to_be_in_viewport()
    expect(page.locator(".contents a[href='#guide-7']")).to_have_attribute("aria-current", "")


def test_the_clauses_behind_a_sentence_unfold(page: Page, house: House) -> None:
    opened(page, house)
    marks = page.locator("#book-guide .marks").first
    marks.click()
    unfolded = page.locator("#book-guide .unfolded")
    names = (marks.get_attribute("data-clauses") or "").split()
    expect(unfolded.locator(".clause")).to_have_count(len(names))
    marks.click()
    expect(unfolded).to_have_count(0)


def test_a_link_to_a_clause_opens_it_and_teaches_where_it_is_told(page: Page, house: House) -> None:
    opened(page, house, place="#DW-5.33")
    expect(page.locator("[id='DW-5.33']")).to_be_in_viewport()
    page.locator(".more").click()
    expect(page.locator("#guide-4")).to_be_in_viewport()


def test_a_link_to_a_clause_that_is_not_there_says_so(page: Page, house: House) -> None:
    opened(page, house, place="#DW-99.9")
    expect(page.locator(".told")).to_contain_text("no rule DW-99.9")
    expect(page.locator("#guide-1")).to_be_in_viewport()


def test_words_are_found_in_all_three_texts(page: Page, house: House) -> None:
    opened(page, house)
    page.locator("input[type=search]").fill("apprentice")
    found = page.locator(".results button")
    texts = found.all_inner_texts()
    assert all("apprentice" in text.lower() for text in texts)
    assert {text.partition(" · ")[0] for text in texts} >= {"How to play", "Rules", "At a glance"}
    found.nth(len(texts) - 1).click()
    expect(page.locator("mark:visible").first).to_be_in_viewport()


def test_on_a_telephone_one_goes_from_part_to_part(phone: Page, house: House) -> None:
    opened(phone, house, place="#guide-3-2")
    expect(phone.locator(".chips [aria-current]")).to_contain_text("Part two")
    phone.locator(".turn .next").tap()
    expect(phone.locator("#guide-3-3")).to_be_in_viewport()
    assert phone.evaluate("document.documentElement.scrollWidth") <= phone.viewport_size["width"]  # type: ignore[index]


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "language", "paper"), share(rotated(list(alehouse.ROOMS), LANGUAGES, ["A4", "Letter"]), 0, 2)
)
def test_the_sheet_is_one_page_of_paper(page: Page, house: House, game: str, language: str, paper: str) -> None:
    opened(page, house, game, "#book-sheet", language)
    assert len(PAGE_OF_PDF.findall(page.pdf(format=paper, print_background=True))) == 1


def test_the_cover_of_a_printed_book_leads_back_to_its_page(page: Page, house: House) -> None:
    opened(page, house)
    code = page.locator(".cover .code")
    expect(code).to_be_hidden()  # and not fetched before it is needed
    assert code.evaluate("(image) => image.naturalWidth") == 0
    page.emulate_media(media="print")
    expect(code).to_be_visible()
    page.wait_for_function("() => document.querySelector('.cover .code').naturalWidth > 0")
    assert code.get_attribute("src") == "/qr.svg?path=/rules/dwarf"


def test_without_scripts_the_whole_book_can_be_read(browser: Browser, house: House) -> None:
    with window(browser, DESK, java_script_enabled=False) as plain:
        plain.goto(f"{house.address}/rules/dwarf?lang=en")
        for place in ("#guide-1", "[id='DW-5.33']", "#sheet-1"):
            expect(plain.locator(place)).to_be_visible()
