"""What can be taken along of a finished game, from its page: the record, and films that the house draws meanwhile."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.analysis.games import thrown_away
from tests.browser.axe import findings
from tests.browser.house import House
from tests.browser.window import LAPTOP, PHONE, window
from tests.long import share
from tests.server.shelf import put

LONG_WAIT = 300_000  # milliseconds: a film comes after everything else that a busy machine does
FINGER = 44  # pixels


class Shelf:
    """A house with a finished game."""

    def __init__(self, folder: Path) -> None:
        self.house = House(folder / "tables.db")
        self.house.open()
        records = [one.record for one in thrown_away() if one.record.game == "dwarf"]
        self.record = min(records, key=lambda one: len(one.moves))
        self.page = f"{self.house.address}/record/{put(str(folder / 'tables.db'), 'played', self.record)}"


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shelf]:
    found = Shelf(tmp_path_factory.mktemp("download"))
    yield found
    found.house.close()


def open_dialog(page: Page, shelf: Shelf, move: int = 0) -> None:
    page.goto(f"{shelf.page}#{move}")
    expect(page.locator(".transport .count")).to_have_text(f"{move} of {len(shelf.record.moves)}")
    page.get_by_role("button", name="Download", exact=True).press("Enter")
    expect(page.get_by_role("dialog", name="Download")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("size", share([LAPTOP, PHONE], 0, 2), ids=str)
def test_a_film_is_asked_for_watched_and_taken_with_the_keyboard(
    browser: Browser, shelf: Shelf, size: tuple[int, int], tmp_path: Path
) -> None:
    with window(browser, size, has_touch=size == PHONE) as page:
        open_dialog(page, shelf, 5)
        box = page.get_by_role("dialog", name="Download")
        assert findings(page) == []
        box.get_by_role("radio", name="Whole game").press("ArrowRight")
        page.keyboard.press("ArrowRight")
        expect(box.get_by_role("radio", name="Ten moves from here")).to_be_checked()
        questions: list[Route] = []  # how far it is, not answered before the page was seen to wait: a film may be quick
        page.route("**/api/films/*", lambda route: questions.append(route))
        box.get_by_role("button", name="Make the film").press("Enter")
        expect(box.get_by_role("progressbar")).to_be_visible()
        while not questions:
            page.wait_for_timeout(20)
        questions.pop().continue_()
        page.unroute("**/api/films/*")
        link = box.get_by_role("link", name="Download the film")
        expect(link).to_be_focused(timeout=LONG_WAIT)
        expect(box.get_by_role("status")).to_have_text("Your film is ready. The house keeps it for a day.")
        assert findings(page) == []
        with page.expect_download() as started:
            page.keyboard.press("Enter")
        assert started.value.suggested_filename == "dwarf-played-5-15.svg"
        started.value.save_as(tmp_path / "film.svg")
        film = ElementTree.parse(tmp_path / "film.svg").getroot()
        assert film.tag == "{http://www.w3.org/2000/svg}svg"
        assert len(list(film.iter("{http://www.w3.org/2000/svg}animate"))) > 3
        page.keyboard.press("Escape")
        expect(box).to_be_hidden()


def held(route: Route, state: str, done: float, problem: str = "") -> None:
    answer = {"id": "0" * 24, "state": state, "done": done, "address": "", "problem": problem}
    route.fulfill(status=200, content_type="application/json", body=json.dumps(answer))


@pytest.mark.parametrize("part", ["Whole game", "This round", "Ten moves from here"])
def test_what_is_asked_for_is_what_was_chosen(browser: Browser, shelf: Shelf, part: str) -> None:
    moves = len(shelf.record.moves)
    asked: list[Any] = []

    def take(route: Route) -> None:
        asked.append(route.request.post_data_json)
        held(route, "failed", 1, "Something is wrong.")

    with window(browser, LAPTOP) as page:
        page.route(re.compile("/film"), take)
        open_dialog(page, shelf, moves)
        box = page.get_by_role("dialog", name="Download")
        box.get_by_text(part, exact=True).click()
        box.get_by_text("GIF", exact=True).click()
        box.get_by_role("button", name="Make the film").click()
        expect(box.get_by_role("alert")).to_have_text("Something is wrong.")
        expect(box.get_by_role("button", name="Make the film")).to_be_visible()  # one may try again
        (order,) = asked
        found = page.evaluate("async (id) => (await fetch(`/api/records/${id}`)).json()", "played")
        begins = {"Whole game": 0, "This round": found["moments"][-1]["move"], "Ten moves from here": moves - 10}[part]
        assert order == {
            "kind": "gif",
            "first": begins,
            "last": moves,
            "shape": "landscape",
            "seconds": 1,
            "seat": None,
        }


def test_a_film_is_seen_with_the_eyes_that_were_chosen(browser: Browser, shelf: Shelf) -> None:
    """Those of the page to begin with; the keyboard chooses others."""
    asked: list[Any] = []

    def take(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or "")["seat"])
        held(route, "failed", 1, "Something is wrong.")

    with window(browser, LAPTOP) as page:
        page.route(re.compile("/film"), take)
        page.goto(f"{shelf.page}#5")
        page.get_by_label("Seen by").select_option("Brokk")
        page.get_by_role("button", name="Download", exact=True).press("Enter")
        box = page.get_by_role("dialog", name="Download")
        eyes = box.get_by_role("group", name="Seen by")
        expect(eyes.get_by_role("radio", name="Brokk")).to_be_checked()
        box.get_by_role("button", name="Make the film").press("Enter")
        expect(box.get_by_role("alert")).to_be_visible()
        eyes.get_by_role("radio", name="Brokk").press("ArrowLeft")
        expect(eyes.get_by_role("radio", name="Anna")).to_be_checked()
        assert findings(page) == []
        box.get_by_role("button", name="Make the film").press("Enter")
        expect(box.get_by_role("alert")).to_be_visible()
        eyes.get_by_role("radio", name="Onlookers").press("Space")
        box.get_by_role("button", name="Make the film").press("Enter")
        expect(box.get_by_role("alert")).to_be_visible()
    assert asked == [1, 0, None]


def test_how_far_a_film_is_can_be_seen_and_changing_ones_mind_ends_that(browser: Browser, shelf: Shelf) -> None:
    with window(browser, PHONE, has_touch=True) as page:
        page.route(re.compile("/film"), lambda route: held(route, "drawing", 0.42))
        open_dialog(page, shelf)
        box = page.get_by_role("dialog", name="Download")
        for target in box.locator("label, button").all():
            assert (target.bounding_box() or {"height": 0})["height"] >= FINGER, target.inner_text()
        box.get_by_role("button", name="Make the film").tap()
        expect(box.get_by_role("status")).to_have_text("Drawing… 42 %")
        expect(box.get_by_role("progressbar")).to_have_js_property("value", 42)
        assert findings(page) == []
        box.get_by_text("Record", exact=True).tap()
        expect(box.get_by_role("progressbar")).to_be_hidden()
        with page.expect_download() as started:
            box.get_by_role("link", name="Download the record").tap()
        record = json.loads(Path(started.value.path()).read_bytes())
        assert record["moves"] == list(shelf.record.moves)
