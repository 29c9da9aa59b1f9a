"""How a game turned, on its page: the chances as a picture, the turning points as links to where they were."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect
from tests.analysis.games import ThrownAway, thrown_away, whole
from tests.browser.axe import findings
from tests.browser.house import House
from tests.browser.window import LAPTOP, PHONE, window
from tests.long import share
from tests.server.shelf import put, write

from alehouse.analysis import READY, ROUGH, Analysis, Request, Sizes
from alehouse.house.rows import AnalysisRow
from alehouse.server.workers.analyses import VERSION, Known

SIZES = Sizes(first=10, rough=10, curve=10, playouts=30, screened=10, told=20)


class Shelf:
    """A house with a game of which it is known how it turned."""

    def __init__(self, folder: Path) -> None:
        self.db = str(folder / "tables.db")
        self.house = House(folder / "tables.db")
        self.house.open()
        self.game: ThrownAway = next(one for one in thrown_away() if one.record.game == "cavern_tavern")
        self.analysis: Analysis = whole(Request(record=self.game.record, sizes=SIZES))

    def put(self, name: str, state: str, people: int = 2) -> str:
        """A table of that game, with an analysis in that state; the address of its page."""
        put(self.db, name, self.game.record, people)
        analysis = msgspec.structs.replace(self.analysis, state=state)
        data = msgspec.json.encode(Known(analysis=analysis)).decode()
        row = AnalysisRow(table_id=name, version=VERSION, state=state, data=data)  # as if nobody had been told
        write(self.db, lambda storage: storage.analyses.keep(row))
        return f"{self.house.address}/record/{name}"


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shelf]:
    found = Shelf(tmp_path_factory.mktemp("shelf"))
    yield found
    found.house.close()


@pytest.mark.long
@pytest.mark.parametrize("size", share([LAPTOP, PHONE], 0, 2), ids=str)
def test_a_turning_point_leads_to_its_move_and_rings_both_choices(
    browser: Browser, shelf: Shelf, size: tuple[int, int]
) -> None:
    page_of_game = shelf.put(f"turned-{size[0]}", READY)
    with window(browser, size, has_touch=size == PHONE) as page:
        page.goto(page_of_game)
        panel = page.get_by_role("tabpanel", name="Analysis")
        expect(panel.get_by_role("img", name="Everybody’s chance to win, turn by turn")).to_be_visible()
        expect(panel).to_contain_text("The house’s bots played on 20 times after each choice.")
        expect(panel.locator(".going")).to_be_empty()
        assert findings(page) == []
        assert fits(page)
        loss = max(shelf.analysis.points, key=lambda point: point.loss)
        panel.get_by_role("button").filter(has_text=f"−{100 * loss.loss:.0f}").first.click()
        moves = len(shelf.game.record.moves)
        expect(page.locator(".transport .count")).to_have_text(f"{loss.move} of {moves}")
        assert page.url.endswith(f"#{loss.move}")
        if size == PHONE:
            panel.get_by_role("button", name="See it").click()
        expect(page.locator(".verdict.played").first).to_be_visible()
        expect(page.locator(".verdict.better").first).to_contain_text("better")
        page.locator("[type=range]").press("ArrowRight")
        expect(page.locator(".verdict")).to_have_count(0)


def fits(page: Page) -> bool:
    """Whether nothing stands out of the page to the side."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_what_is_rough_says_so(page: Page, shelf: Shelf) -> None:
    page.goto(shelf.put("rough", ROUGH))
    panel = page.get_by_role("tabpanel", name="Analysis")
    expect(panel.get_by_role("status")).to_contain_text("Rough: there was no time")
    expect(panel.get_by_role("img", name="Everybody’s chance to win, turn by turn")).to_be_visible()


def test_a_game_of_bots_alone_has_its_scores_and_no_chances(page: Page, shelf: Shelf) -> None:
    page.goto(shelf.put("bots", READY, people=0))
    panel = page.get_by_role("tabpanel", name="Analysis")
    expect(panel.get_by_role("status")).to_contain_text("there is no analysis")
    expect(panel.get_by_role("img")).to_have_count(1)


def test_an_open_page_is_told_over_its_wire_when_more_is_known(page: Page, shelf: Shelf) -> None:
    answers = [{"state": "waiting", "done": 0.01, "curve": [], "points": [], "plot": ""}]

    def answer_first(route: Route) -> None:
        if answers:
            route.fulfill(json=answers.pop() | {"about_curve": "", "about_points": ""})
        else:
            route.continue_()

    def tell_more(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()

        def hear(message: str | bytes) -> None:
            wire.send(message)
            told = json.loads(message)
            if told["type"] == "room":
                wires.append((wire, told))

        server.on_message(hear)

    wires: list[tuple[WebSocketRoute, dict[str, Any]]] = []
    page.route("**/analysis?*", answer_first)
    page.route_web_socket("**/ws/*", tell_more)
    page.goto(shelf.put("filling", READY))
    panel = page.get_by_role("tabpanel", name="Analysis")
    expect(panel.get_by_role("status")).to_contain_text("That takes some minutes.")
    while not wires:  # who is there may be told later than how the game went
        page.wait_for_timeout(50)
    wire, room = wires[-1]
    wire.send(json.dumps(room | {"analysed": 0.5}))
    expect(panel.get_by_role("img", name="Everybody’s chance to win, turn by turn")).to_be_visible()
    expect(panel.locator(".point").first).to_be_visible()
