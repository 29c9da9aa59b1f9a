"""Somebody who has no mouse: finds what is lit with keys alone, and plays it."""

from typing import Final

from playwright.sync_api import Page, expect
from tests.browser.player import ANSWERS, CURTAIN, IS_THERE, LIT, POLL, Player

ANYWHERE: Final = ".canvas .piece.legal"  # behind other tabs, too
OPTIONS: Final = ".prompt .all button.choice"
KEYS: Final = 9  # options that have a number
STOPS: Final = 80  # more than any page has for the Tab key

# What has the focus.
FOCUS: Final = """() => {
  const { activeElement: node } = document;
  const piece = node.closest(".piece");
  return {
    plays: Boolean(piece?.matches(".legal") || node.matches(".row [data-action]")),
    piece: piece?.dataset.piece ?? "",
    name: node.getAttribute("aria-label") ?? node.textContent,
  };
}"""
HAS_FOCUS: Final = "(selector) => document.activeElement?.matches(selector) ?? false"


class KeyboardPlayer(Player):
    """Never touches mouse or screen."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    @property
    def focus(self) -> dict[str, object]:
        found: dict[str, object] = self.page.evaluate(FOCUS)
        return found

    def tab_to(self, selector: str) -> int:
        """Press Tab until something has the focus; how often that was."""
        for times in range(1, STOPS):
            self.press("Tab")
            if self.page.evaluate(HAS_FOCUS, selector):
                return times
        raise AssertionError(f"the Tab key does not reach {selector}")

    def open_with_keys(self, game: str, alone: bool = False) -> None:
        """Open a table for two with the form, or for one where the game can be played alone."""
        self.go_to_form()
        self.page.locator(".game").first.wait_for()
        number = self.page.locator(".game strong").all_inner_texts().index(game) + 1
        self.tab_to(f":nth-child({number} of .game-box) > .game")
        self.press("Enter")
        expect(self.page.locator(".sheet h2")).to_contain_text(game)
        self.tab_to("[name=players]")
        wanted = "players-1" if alone else "players-2"
        while not self.page.evaluate(HAS_FOCUS, f"#{wanted}"):
            self.press("ArrowLeft")
        self.tab_to("button[type=submit]")
        self.press("Enter")
        self.page.wait_for_url("**/table/*")
        self.my_turn()

    # ── playing ──

    def click_something(self) -> None:
        """Play any option: a lit piece, one of them after the other; where there is none, an option by its number."""
        if self.page.locator(CURTAIN).count():
            self._lift()
        elif self.page.locator(ANYWHERE).count():
            self._play_a_piece()
        else:
            number = self._whim.randrange(min(KEYS, self.page.locator(OPTIONS).count())) + 1
            self.choose(number)
        self.my_turn()

    def choose(self, number: int) -> None:
        """Choose an option by its number, from the list that the key opens if it is not open."""
        opened = self.page.locator(".all[open]").count()
        self.press(*[str(number)] * (1 if opened else 2))

    def _lift(self) -> None:
        """The button has the focus as soon as it can be pressed."""
        self.page.wait_for_function(HAS_FOCUS, arg=f"{CURTAIN} button", polling=POLL)
        self.press("Enter")
        self.page.wait_for_function(f"() => !document.querySelector('{CURTAIN}')", polling=POLL)

    def _play_a_piece(self) -> None:
        lit = self.page.locator(ANYWHERE).count()
        self.press(*["n"] * self._whim.randint(1, min(lit, 5)))
        focus = self.focus
        assert focus["plays"], focus
        opens = self.page.evaluate("() => document.activeElement.getAttribute('aria-haspopup')")
        self.press("Enter")
        if opens:
            self.page.wait_for_function(IS_THERE, arg=ANSWERS, polling=POLL)
            self._answer(str(opens))

    def _answer(self, kind: str) -> None:
        """Take one of what a piece offers: from a menu with arrows, from what unfolds with the Tab key."""
        further = self._whim.randrange(self.page.locator(ANSWERS).count())
        if kind == "dialog":
            for _ in range(1 + further):  # behind the last one the Tab key leaves the page, and comes again
                self.tab_to(ANSWERS)
        else:
            self.press(*["ArrowDown" if kind == "menu" else "Tab"] * further)
        self.press("Enter")


def lit_pieces(page: Page) -> set[str]:
    """What is lit and in sight."""
    found = page.locator(LIT).evaluate_all("(pieces) => pieces.map((piece) => piece.dataset.piece)")
    return set(found)
