"""With a finger alone: tables are opened, and games played from start to end, each piece shown before it is played."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.player import LONGEST
from tests.browser.positions import Gallery, position
from tests.browser.touch import TouchPlayer
from tests.browser.window import HURRIED, PHONE, window
from tests.long import LONG, sized

import alehouse

SOME: Final = 12  # decisions
SHOWN_FIRST: Final = {**HURRIED, "tap": "show"}  # as a telephone has it by itself


@pytest.fixture
def toucher(browser: Browser, gallery: Gallery) -> Iterator[TouchPlayer]:
    """Somebody with a telephone at the first page of the house, who has a seat at every position of the gallery."""
    with window(browser, PHONE, SHOWN_FIRST, has_touch=True, is_mobile=True) as page:
        page.context.add_cookies(gallery.cookies)
        yield TouchPlayer(page, gallery.house.address)


def test_a_whole_game_of_dwarf_by_touch_alone(toucher: TouchPlayer) -> None:
    toucher.open_with_taps("DWARF", alone=True)
    assert toucher.play_through() > 10
    finale = toucher.page.locator("dialog.finale")
    finale.wait_for()
    toucher.page.touchscreen.tap(PHONE[0] / 2, PHONE[1] / 2)  # to its end
    finale.locator(".next [data-choice=look-at-table]").tap()
    expect(finale).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("game", [game for game in alehouse.ROOMS if game != "dwarf"])
def test_a_game_is_played_to_its_end_by_touch_alone(toucher: TouchPlayer, gallery: Gallery, game: str) -> None:
    """In `make test` some late decisions, in the long version all of them."""
    if LONG:
        toucher.open_with_taps(alehouse.load(game).title)
    else:
        toucher.page.goto(gallery.address(position(game, 2, "late"), player="touch"))
        toucher.my_turn()
    toucher.play_to_the_end(sized(SOME, LONGEST))
