"""The books as they are sent: a page that is finished when it comes, the panel of a table, single clauses."""

import re
from typing import Any, Final
from xml.etree import ElementTree

import pytest
from tests.long import rotated
from tests.server.house import HERE, ME, Browser

import alehouse
from alehouse.core.words import LANGUAGES

HEAVIEST: Final = 150_000  # bytes of a page with its pictures, as it is sent
DISCS: Final = re.compile(r"<circle r='13'")


@pytest.mark.long
@pytest.mark.parametrize(("game", "language"), rotated(list(alehouse.ROOMS), LANGUAGES))
def test_a_book_comes_finished_and_light(browser: Browser, game: str, language: str) -> None:
    answer = browser.http.get(f"/rules/{game}?lang={language}", headers={"accept-encoding": "gzip"})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    files = re.findall(r"(?:href|src)=\"(/static/[^\"]+)", answer.text)
    weights = [int(browser.http.get(file).headers["content-length"]) for file in (*files, "/static/book.js")]
    assert int(answer.headers["content-length"]) + sum(weights) < HEAVIEST
    page = answer.text
    assert f'<html lang="{language}">' in page
    assert not re.search(r"\{\{[\w-]+\}\}", page)
    words = re.sub(r"<style\b.*?</style>|<template[^>]*>", "", page, flags=re.S)
    assert not re.search(r"\{[a-z-]+\}|\*\*", words)
    clauses = set(re.findall(r'<article class="clause" id="([^"]+)"', page))
    assert clauses == alehouse.load(game).rulebook(language).clauses.keys()
    assert DISCS.search(page)
    assert "unseen-picture" not in page


@pytest.mark.parametrize("game", alehouse.ROOMS)
def test_a_page_has_every_drawing_that_it_uses(browser: Browser, game: str) -> None:
    page = browser.http.get(f"/rules/{game}?lang=en").text
    there = set(re.findall(r"\bid=[\"']([^\"']+)[\"']", page))
    used = set(re.findall(r"<use[^>]*href=[\"']#([^\"']+)[\"']", page)) | set(re.findall(r"url\(#([^)]+)\)", page))
    assert used - there == set()
    assert len(re.findall(r"\bid=[\"']([^\"']+)[\"']", page)) == len(there), "an id is there twice"


def test_links_in_a_page_lead_somewhere(browser: Browser) -> None:
    page = browser.http.get("/rules/dwarf?lang=en").text
    there = set(re.findall(r"\bid=\"([^\"]+)\"", page))
    links = set(re.findall(r"<a [^>]*href=\"#([^\"]+)\"", page))
    assert links - there == set()
    assert set(re.findall(r"data-lesson=\"([^\"]+)\"", page)) <= there


def test_a_browser_that_has_a_book_is_told_so(browser: Browser) -> None:
    first = browser.http.get("/rules/dwarf?lang=en")
    again = browser.http.get("/rules/dwarf?lang=en", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert not again.content
    tight = browser.http.get("/rules/dwarf?lang=en", headers={"accept-encoding": "br"})
    assert tight.headers["content-encoding"] == "br"
    assert tight.text == first.text


def test_a_text_that_is_not_translated_says_so_kindly(browser: Browser) -> None:
    book = alehouse.load("dwarf").rulebook("it")
    page = browser.http.get("/rules/dwarf?lang=it").text
    for part in book.parts:
        assert f'id="book-{part.name}" data-part="{part.name}"' in page
    told = page.count('class="notice"')
    assert told == sum(part.language != "it" for part in book.parts)


@pytest.mark.parametrize("path", ["/rules/chess", "/api/rules/chess", "/api/rules/chess/DW-5.12", "/rules/"])
def test_a_book_that_is_not_there(browser: Browser, path: str) -> None:
    answer = browser.http.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"]


# ── at a table ────────────────────────────────────────────────────────────────────────────────────────


def test_the_panel_has_all_three_texts(browser: Browser) -> None:
    book: dict[str, Any] = browser.http.get("/api/rules/dwarf?lang=en").json()
    assert [(part["name"], part["title"]) for part in book["parts"]] == [
        ("guide", "How to play"),
        ("rules", "Rules"),
        ("sheet", "At a glance"),
    ]
    for part in book["parts"]:
        ElementTree.fromstring(f"<div>{part['html']}</div>")
        assert all(f'id="{place}"' in part["html"] for place, _, _, _ in part["contents"])


def test_a_table_with_cards_of_its_own_has_a_book_of_these_cards(browser: Browser) -> None:
    cards = alehouse.load("dwarf").card_file.text
    table = browser.open_table(ME, HERE, cards=cards.replace("iron = 3", "iron = 7"))
    other = browser.open_table(ME, HERE)
    asked = ("", f"&table={other}", f"&table={table}")
    house, usual, own = (browser.http.get(f"/api/rules/dwarf?lang=en{which}").text for which in asked)
    assert house == usual
    assert "<td>7 <svg" in own
    assert "<td>7 <svg" not in house
    assert browser.http.get(f"/api/rules/brew_crafters?lang=en&table={table}").status_code == 404
    assert browser.http.get("/api/rules/dwarf?lang=en&table=nowhere").status_code == 404


def test_a_clause_comes_with_its_ruling(browser: Browser) -> None:
    answer = browser.http.get("/api/rules/dwarf/DW-5.12?lang=en").json()
    assert answer["id"] == "DW-5.12"
    assert 'class="ruling"' in answer["html"]
    assert "<p>" in answer["html"]


@pytest.mark.parametrize("clause", ["DW-99.9", "BC-5.12", "<script>", "DW-5.100"])
def test_a_clause_that_is_not_there(browser: Browser, clause: str) -> None:
    answer = browser.http.get(f"/api/rules/dwarf/{clause}?lang=en")
    assert answer.status_code == 404
    assert clause in answer.json()["error"]
    assert "contents" in answer.json()["error"]
