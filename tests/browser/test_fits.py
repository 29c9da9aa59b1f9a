"""It fits every screen: every text is large enough to read, none is cut or lies over another, a finger meets what it
aims at, whatever may be chosen can be reached; in every game, at every player count, in every window and language.

`make test` looks at every game in windows of every kind, with counts, sizes, languages and positions in turn, so that
each size, language and position comes at least once; `make test-long` looks at all of them together.
`python -m tests.browser.gallery` shows what was measured here.
"""

from collections.abc import Iterator
from itertools import product
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.measure import NOTED, WINDOWS, Window
from tests.browser.player import LONGEST, Player
from tests.browser.positions import STATES, Gallery, position
from tests.browser.viewer import Viewer, viewing
from tests.browser.window import HURRIED, window
from tests.long import LONG, share, sized, spread

import alehouse
from alehouse.core.scene import LANDSCAPE, PORTRAIT, SHORT, TABLET, TALL, WIDE
from alehouse.core.words import LANGUAGES

# Windows that are looked at one after the other: the table is laid out anew only where its shape changes.
DESKS: Final = (WIDE, LANDSCAPE)
TABLETS: Final = (TABLET, TALL)
PHONES: Final = (PORTRAIT, SHORT)
KINDS: Final = (DESKS, TABLETS, PHONES)
LAPTOP, UPRIGHT, SHORT_PHONE = Window(1366, 650), Window(768, 1024), Window(390, 664)
PLAYED: Final = (LAPTOP, UPRIGHT, SHORT_PHONE)
OPENED: Final = (Window(390, 844), SHORT_PHONE)  # where all tabs are opened, in turn: elsewhere they are as large
PEOPLE: Final = '.side [role=tab][data-panel="people"]:visible, .tabs [data-tab="people"]:visible'
GAMES: Final = [(name, size) for k, name in enumerate(alehouse.ROOMS) for size in (PLAYED if LONG else [PLAYED[k % 3]])]
CLICKS: Final = sized(4, 3 * LONGEST)  # decisions in a row


@pytest.fixture(scope="module")
def viewer(browser: Browser, gallery: Gallery) -> Iterator[Viewer]:
    with viewing(browser, gallery) as found:
        yield found


def counts(name: str, turn: int) -> list[int]:
    """For how many players a game is looked at: the most, the next time one less; or all numbers."""
    found = sorted(alehouse.load(name).seats, reverse=True)
    return found if LONG else [found[turn % len(found)]]


SIGHTS: Final = [
    (name, players, kind)
    for k, name in enumerate(alehouse.ROOMS)
    for kind in range(len(KINDS))
    for players in counts(name, k + kind)
]


def rotating(number: int) -> list[tuple[str, str]]:
    """Which languages and positions are looked at: one of each, the next time the next ones; or all. Each kind of
    window gets all positions in turn."""
    if LONG:
        return list(product(LANGUAGES, STATES))
    game, kind = divmod(number, len(KINDS))
    return [(LANGUAGES[number % len(LANGUAGES)], STATES[(game + kind) % len(STATES)])]


def windows(number: int, kind: int) -> list[Window]:
    """The windows of a kind: two of them, the next time the next ones; or all."""
    found = [size for size in WINDOWS if size.shape in KINDS[kind]]
    if LONG:
        return found
    first = number // len(KINDS) * 2
    return [found[k % len(found)] for k in (first, first + 1)]


@pytest.mark.long
@pytest.mark.parametrize(
    ("number", "name", "players", "kind"),
    [(number, *sight) for number, sight in enumerate(SIGHTS)],
    ids=[f"{name}-{players}-{KINDS[kind][0]}" for name, players, kind in SIGHTS],
)
def test_it_fits(viewer: Viewer, number: int, name: str, players: int, kind: int) -> None:
    found = []
    for language, state in rotating(number):
        chosen = position(name, players, state)
        for size in windows(number, kind):
            viewer.show(chosen, language, size)
            tabs = LONG or size == OPENED[number // len(KINDS) % len(OPENED)]
            for look, measured in viewer.looks(tabs=tabs, closely=LONG):
                where = "-".join(filter(None, [state, str(size), language, look]))
                found += [f"{where}: {problem}" for problem in measured.problems if problem.kind not in NOTED]
            viewer.forget_clicks()
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize(("name", "size"), share(GAMES, 0, 2), ids=str)
def test_games_are_played_by_clicks_and_nothing_jumps(
    browser: Browser, gallery: Gallery, name: str, size: Window
) -> None:
    """In `make test` a stretch from the middle of each game, in the long version whole games in every window."""
    with window(browser, size, has_touch=size.touched) as page:
        page.context.add_cookies(gallery.cookies)
        player = Player(page, gallery.house.address)
        if LONG:
            player.open_table(2, ["bot:random"], game=alehouse.load(name).title)
        else:
            page.goto(gallery.address(position(name, 2, "fullest"), player=str(size)))
            player.my_turn()
        heights = set()
        for _ in range(CLICKS):
            if player.over:
                break
            heights.add(page.locator(".prompt").evaluate("(node) => node.offsetHeight"))
            player.click_something()
        assert player.over or not LONG
        assert len(heights) == 1


def test_every_window_has_its_table(viewer: Viewer) -> None:
    """Whichever it was before."""
    chosen = position("dwarf", 2, "early")
    for size in (*WINDOWS[::2], *WINDOWS[1::2]):
        viewer.show(chosen, "en", size)
        assert viewer.page.locator("main.table").get_attribute("data-shape") == size.shape
        assert viewer.page.locator(".canvas:not(.off) .piece.legal").count() > 0
        expect(viewer.page.locator(PEOPLE)).to_have_count(1)


def test_on_a_telephone_lying_flat_an_area_that_fits_is_seen_whole(viewer: Viewer) -> None:
    viewer.show(position("dwarf", 2, "early"), "en", Window(844, 390))
    viewer.again()
    beyond = viewer.page.locator(".area").evaluate("(area) => area.scrollHeight - area.clientHeight")
    assert beyond <= 1


@pytest.mark.long
@pytest.mark.parametrize("language", spread(LANGUAGES, 2))
def test_the_drawer_of_a_laptop_closes_by_a_click_beside_it(viewer: Viewer, language: str) -> None:
    viewer.show(position("dwarf", 2, "early"), language, LAPTOP)
    viewer.again()
    page, side = viewer.page, viewer.page.locator(".side")
    board = page.locator("[data-canvas=table]")
    before = board.bounding_box()
    page.locator('.side [data-panel="log"]').first.click()
    expect(side.locator(".log")).to_be_visible()
    assert board.bounding_box() == before
    assert [problem for problem in viewer.measure().problems if problem.kind not in NOTED] == []
    page.mouse.click(3, LAPTOP.height / 2)
    expect(side.locator(".log")).to_be_hidden()
    expect(page.locator(".prompt.mine")).to_be_visible()  # nothing was played


def choose_text(page: Page, percent: int) -> None:
    page.locator(".menu-button").click()
    page.get_by_role("button", name="Table settings").click()
    page.locator(f"dialog label[for=set-text-{percent}]").click()
    expect(page.locator("html")).to_have_attribute("data-text", str(percent))
    page.keyboard.press("Escape")


@pytest.mark.long
@pytest.mark.parametrize("size", [LAPTOP, Window(390, 844), UPRIGHT][: sized(2, 3)], ids=str)
def test_people_choose_how_large_texts_are(viewer: Viewer, size: Window) -> None:
    viewer.show(position("dwarf", 3, "early"), "en", size)
    viewer.again()
    page = viewer.page
    choose_text(page, 100)  # people take their settings along: another window of theirs may have chosen
    usual = text_sizes(page)
    for percent in (115, 130):
        choose_text(page, percent)
        larger = text_sizes(page)
        assert larger["board"] == pytest.approx(usual["board"] * percent / 100, rel=0.02)
        assert larger["prompt"] == pytest.approx(usual["prompt"] * percent / 100, rel=0.02)
        bad = [problem for problem in viewer.measure().problems if problem.kind in ("small", "unreachable", "clipped")]
        assert bad == []
    choose_text(page, 100)


def text_sizes(page: Page) -> dict[str, float]:
    """How large a unit of the board is, and the letters of the prompt."""
    area = page.locator(".area .canvas:not(.off)").first
    return {
        "board": area.evaluate("(node) => node.getScreenCTM().a"),
        "prompt": page.locator(".prompt h1").evaluate("(node) => parseFloat(getComputedStyle(node).fontSize)"),
    }


def test_the_first_page_follows_the_text_size_and_remembers_it(player: Player) -> None:
    player.go_to_form()
    page, letters = player.page, "(node) => parseFloat(getComputedStyle(node).fontSize)"
    page.locator("form").wait_for()
    usual = [page.locator(part).first.evaluate(letters) for part in ("h1", "button[type=submit]", "footer")]
    page.locator(".text-size select").select_option("130")
    for _ in range(2):
        expect(page.locator("html")).to_have_attribute("data-text", "130")
        larger = [page.locator(part).first.evaluate(letters) for part in ("h1", "button[type=submit]", "footer")]
        assert larger == pytest.approx([1.3 * size for size in usual], rel=0.02)
        page.reload()
        page.locator("form").wait_for()


# How far what opens and closes the own things lies beyond the right edge of the window, and what a finger meets there.
HANDLE = """() => {
  const face = document.querySelector("[data-piece='own-handle'] .face").getBoundingClientRect();
  const met = document.elementFromPoint(face.left + face.width / 2, face.top + face.height / 2);
  return [Math.max(0, Math.round(face.right - innerWidth)), met?.closest("[data-piece]")?.dataset.piece];
}"""


@pytest.mark.parametrize("game", ["dice_brewing", "cavern_tavern", "brew_crafters"])
def test_with_large_text_the_own_things_can_still_be_opened(browser: Browser, gallery: Gallery, game: str) -> None:
    """On a telephone held sideways they are wider than their place then, and are moved sideways."""
    with window(browser, (844, 390), feel={**HURRIED, "text": 130}, has_touch=True) as page:
        page.context.add_cookies(gallery.cookies)
        page.goto(gallery.address(position(game, 3, "late")))
        choose_text(page, 130)  # another window of theirs may have chosen
        page.wait_for_selector("[data-piece='own-handle'].kept", state="attached")
        assert page.evaluate(HANDLE) == [0, "own-handle"]
        page.locator(".own").evaluate("(own) => own.scrollBy(own.scrollWidth, 0)")
        page.wait_for_selector("[data-piece='own-handle']:not(.kept)", state="attached")
        assert page.evaluate(HANDLE) == [0, "own-handle"]
        choose_text(page, 100)
