"""How one's games went, and the players of the house: told on pages of their own, to others only if one wants it."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.analysis.games import short_game
from tests.browser.axe import findings
from tests.browser.house import House
from tests.browser.window import PHONE, window
from tests.long import rotated, share
from tests.server.shelf import put

from alehouse.house.rows import RatingRow, ResultRow
from alehouse.house.tables.leaderboards import RATED
from alehouse.server.storage.database import Work
from alehouse.server.storage.storage import Storage

LAPTOP = (1366, 768)
TABLET = (768, 1024)
Scores = dict[str, list[tuple[int, int]]]  # by rivals: place and score
SCORES: Scores = {"people": [(1, 31), (2, 20), (1, 27)], "bots:greedy": [(2, 14), (1, 40)]}
SHOWN = 20  # places in a strip
MANY: Scores = {"people": [(1, 131), (4, -20)] * 12, "bots:search@1s": [(2, 114), (1, 140)] * 12}


class Career:
    """A house where somebody may have a known past."""

    def __init__(self, folder: Path) -> None:
        self.db = str(folder / "tables.db")
        self.house = House(folder / "tables.db")
        self.house.open()

    def begin(self, page: Page, name: str, scores: Scores = SCORES) -> None:
        """Somebody comes, gets a name and a past."""
        page.goto(self.house.address)
        page.evaluate(
            "(name) => fetch('/api/me', { method: 'POST', headers: { 'Content-Type': 'application/json' },"
            " body: JSON.stringify({ name }) })",
            name,
        )
        cookie = next(one["value"] for one in page.context.cookies() if one["name"] == "alehouse")
        person = cookie.rpartition(".")[0].partition("~")[0]
        results = [
            ResultRow(
                table_id=put(self.db, f"{name}-{against}-{number}", short_game("dwarf")),
                seat=0,
                person=person,
                game="dwarf",
                players=2,
                place=place,
                score=score,
                contest="",
                finished=f"2026-01-01T00:00:{number:02}.000+00:00",
                against=against,
                turns=8,
                seconds=60,
            )
            for against, games in scores.items()
            for number, (place, score) in enumerate(games)
        ]
        rating = RatingRow(person=person, game="dwarf", mu=27.0, sigma=2.0, games=RATED)
        self.write(lambda storage: storage.results.note(results))
        self.write(lambda storage: storage.results.rerate("dwarf", [person], lambda _: [rating]))

    def write(self, work: Callable[[Storage], Work]) -> None:
        """Keep something, in a thread of its own: whoever has a browser open has a loop running already."""
        storage = Storage(self.db)
        made = work(storage)
        with ThreadPoolExecutor(1) as thread:
            thread.submit(lambda: asyncio.run(storage.database.do(made))).result()
        storage.close()


@pytest.fixture(scope="module")
def career(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Career]:
    found = Career(tmp_path_factory.mktemp("career"))
    yield found
    found.house.close()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=str)
def test_known_results_are_told_and_shown_to_others_only_on_request(
    browser: Browser, career: Career, size: tuple[int, int]
) -> None:
    name = f"Anna{size[0]}"
    with window(browser, size) as page, window(browser, LAPTOP) as stranger:
        career.begin(page, name)
        page.goto(f"{career.house.address}/you/statistics")
        rows = page.get_by_role("row")
        expect(rows.nth(1)).to_contain_text("against people")
        assert [cell.inner_text() for cell in rows.nth(1).get_by_role("cell").all()][:6] == [
            "3",
            "2",
            "1.3",
            "31",
            "26.0",
            "8.0",
        ]
        expect(rows.nth(2)).to_contain_text("against bots: greedy")
        expect(rows.nth(1).get_by_role("img").first).to_have_accessible_name(
            "The last places, the newest at the right: 1, 2, 1"
        )
        expect(page.locator(".rating")).to_contain_text("27.0")
        assert findings(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        shown = page.get_by_label("Show me among the players of this house")
        expect(shown).not_to_be_checked()
        stranger.goto(f"{career.house.address}/house/players")
        expect(stranger.locator(".sheet").first).to_contain_text("five rated games")
        expect(stranger.get_by_role("link", name=name)).to_have_count(0)
        shown.check()
        expect(page.locator("output")).to_have_text("Saved.")
        stranger.reload()
        stranger.get_by_role("link", name=name).click()
        expect(stranger.get_by_role("heading", level=1)).to_have_text(f"The games of {name}")
        expect(stranger.get_by_role("row").nth(1)).to_contain_text("against people")
        assert findings(stranger) == []
        with page.expect_response(lambda answer: answer.request.method == "POST"):  # it says "Saved." since before
            shown.uncheck()
        expect(page.locator("output")).to_have_text("Saved.")
        stranger.reload()
        expect(stranger.get_by_role("alert")).to_contain_text("do not want to be shown")


# What of the tables lies outside the window, or has to be scrolled to.
BESIDE = """() => [...document.querySelectorAll(".careers-table, .careers-table tbody *")]
  .filter((node) => {
    const { left, right } = node.getBoundingClientRect();
    return left < 0 || right > innerWidth || node.scrollWidth > node.clientWidth + 1 && node.matches(".careers-table");
  }).map((node) => node.className || node.tagName)"""


@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "language"), share(rotated([PHONE, TABLET, LAPTOP], ["pl", "fr", "it", "en"]), 0, 2), ids=str
)
def test_nothing_has_to_be_scrolled_to(browser: Browser, career: Career, size: tuple[int, int], language: str) -> None:
    with window(browser, size, locale=language, has_touch=size == PHONE) as page:
        career.begin(page, f"Bruno{size[0]}{language}", MANY)
        page.goto(f"{career.house.address}/you/statistics")
        expect(page.locator(".strip i")).to_have_count(2 * SHOWN)
        assert page.evaluate(BESIDE) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        heads = page.locator("thead th").all_text_contents()
        cells = page.locator("tbody tr").first.locator("td").all()
        told = [cell.evaluate("(node) => getComputedStyle(node, '::before').content") for cell in cells]
        assert told == [f'"{head}"' for head in heads[1:]]


def test_whoever_has_finished_no_game_is_told_so(page: Page, career: Career) -> None:
    page.goto(f"{career.house.address}/you/statistics")
    expect(page.get_by_text("When you finish a game, you find here how it went.")).to_be_visible()
