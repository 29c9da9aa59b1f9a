"""Somebody with a telephone: everything is done with a finger, which is shown a piece before it plays it."""

import time
from typing import Final

from playwright.sync_api import expect
from tests.browser.player import ANSWERS, CHOICES, CURTAIN, ELSEWHERE, POINT, POLL, Player

DOUBLE_TAP: Final = 0.6  # seconds in which a second tap at the same place would be the other half of a double tap
FINGER: Final = 40  # pixels
SHOWN: Final = ".closer[role=dialog]"  # the closer look at a piece that was tapped
OFFERED: Final = f"{SHOWN} button.open"
# What a tap has led to: the piece is shown, a menu or what unfolds is open, or it was played at once.
LED: Final = f"() => document.querySelector('{SHOWN}, {ANSWERS}, .table.busy') !== null || window.moved()"
WATCH: Final = """() => {
  const now = () => document.querySelectorAll(".log p").length + document.querySelector(".prompt h1").textContent;
  const before = now();
  window.moved = () => now() !== before;
}"""


class TouchPlayer(Player):
    """Never has a mouse or keys."""

    _tapped = (0, 0)  # where, in fingers' widths

    def tap(self, selector: str) -> None:
        """Tap one of several things, at a point that nothing covers."""
        look = self.page.wait_for_function(POINT, arg=[selector, self._whim.random()], polling=POLL)
        point = look.json_value()
        place = round(point["x"] / FINGER), round(point["y"] / FINGER)
        if max(abs(place[0] - self._tapped[0]), abs(place[1] - self._tapped[1])) <= 1:
            time.sleep(DOUBLE_TAP)
        self._tapped = place
        self.page.touchscreen.tap(point["x"], point["y"])

    def open_with_taps(self, game: str, alone: bool = False) -> None:
        """Open a table for two with the form, or for one where the game can be played alone."""
        self.go_to_form()
        self.page.locator(".game", has_text=game).tap()
        self.page.locator(f"label[for=players-{1 if alone else 2}]").tap()
        self.page.locator("button[type=submit]").tap()
        self.page.wait_for_url("**/table/*")
        self.my_turn()

    def put_away(self) -> None:
        """Close a sheet by a tap beside it: one that grew late was missed, and the finger met what lay behind."""
        if self.page.locator(SHOWN).count():
            self.prompt.tap()
            expect(self.page.locator(SHOWN)).to_have_count(0)

    def click_something(self) -> None:
        """Play any option: tap a lit piece, then what plays it on its sheet; or tap a button of the prompt bar."""
        if self.page.locator(CURTAIN).count():
            self.page.locator(f"{CURTAIN} button").tap()
            expect(self.curtain).to_have_count(0)
            self.my_turn()
            return
        self.put_away()
        if not self.page.locator(CHOICES).count():
            self.page.locator(ELSEWHERE).first.tap()
        self.page.evaluate(WATCH)
        self.tap(CHOICES)
        self.page.wait_for_function(LED, polling=POLL)
        if self.page.locator(f"{OFFERED}, {ANSWERS}").count():
            self.tap(f"{OFFERED}, {ANSWERS}")
        self.my_turn()
