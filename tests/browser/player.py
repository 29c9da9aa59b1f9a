"""Somebody who plays with mouse and eyes: fills in the form, clicks what is lit, reads what is shown."""

import random
from collections.abc import Sequence

from playwright.sync_api import FilePayload, Locator, Page, expect

LIT = ".canvas:not(.off) .piece.legal"

# A point of a piece that nothing else covers, from its corner, the middle first: dice may lie on a tray.
UNCOVERED = """piece => {
  const box = piece.getBoundingClientRect();
  const parts = [5, 2, 8, 1, 9, 3, 7, 4, 6];
  for (const down of parts) for (const right of parts) {
    const [x, y] = [box.width * right / 10, box.height * down / 10];
    if (piece.contains(document.elementFromPoint(box.left + x, box.top + y))) return { x, y };
  }
  return null;
}"""


class Player:
    """A person at a browser page."""

    def __init__(self, page: Page, address: str, seed: int = 1) -> None:
        self.page = page
        self.address = address
        self._whim = random.Random(seed)
        page.goto(address)

    def open_table(
        self, players: int, who: Sequence[str] = (), game: str = "DWARF", cards: str = "", **options: str
    ) -> None:
        """Open a table with the form; `who` says what the other seats are ("here", "bot:greedy")."""
        self.page.locator(".game", has_text=game).click()
        self.page.locator(f"label[for=players-{players}]").click()
        for seat, kind in enumerate(who, 1):
            self.page.locator(f"#who-{seat}").select_option(kind)
        if options:
            self.page.locator(".sheet summary").first.click()
        for name, value in options.items():
            self.page.locator(f"label[for={name}-{value}]").click()
        if cards:
            file = FilePayload(name="mine.toml", mimeType="application/toml", buffer=cards.encode())
            self.page.locator(".sheet input[type=file]").set_input_files(file)
            expect(self.page.locator(".sheet textarea")).not_to_have_value("")
        self.page.locator("button[type=submit]").click()
        expect(self.page).to_have_url(f"{self.address}/table/{self.table}")
        self.my_turn()

    @property
    def table(self) -> str:
        self.page.wait_for_url("**/table/*")
        return self.page.url.rsplit("/", 1)[1]

    # ── what is shown ──

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt h1")

    @property
    def lit(self) -> Locator:
        """The pieces that may be played now."""
        return self.page.locator(LIT)

    @property
    def log(self) -> list[str]:
        return self.page.locator(".log p").all_inner_texts()

    def piece(self, name: str) -> Locator:
        return self.page.locator(f'[data-piece="{name}"]')

    def my_turn(self) -> None:
        """Wait until somebody at this screen is asked or has to come there, or the game is over."""
        settled = ".table:not(.busy):not(.lost) .prompt.mine, .table:not(.busy) .prompt .row > button"
        self.page.locator(f"{settled}, .curtain:visible").first.wait_for()

    @property
    def curtain(self) -> Locator:
        return self.page.locator(".curtain:visible")

    def sit_down(self) -> None:
        """The person who decides comes to the screen."""
        self.curtain.locator("button").click()
        expect(self.curtain).to_have_count(0)
        self.my_turn()

    @property
    def over(self) -> bool:
        return self.page.locator("dialog.result").count() > 0

    # ── what is done ──

    def click_something(self) -> None:
        """Play any option: click a lit piece or a button of the prompt bar, and answer what opens."""
        choices = self.page.locator(f"{LIT}, .prompt .row > button[data-action]")
        if not choices.count():
            self.page.locator(".tabs button:has(b)").first.click()  # it waits in another area
        chosen = choices.nth(self._whim.randrange(choices.count()))
        unfolds = chosen.get_attribute("aria-haspopup") == "dialog"
        chosen.scroll_into_view_if_needed()
        chosen.click(position=chosen.evaluate(UNCOVERED))
        answers = self.page.locator("dialog.unfolded footer button" if unfolds else ".menu button")
        if unfolds:
            answers.first.wait_for()
        if answers.count():
            answers.nth(self._whim.randrange(answers.count())).click()
        self.my_turn()

    def play_to_the_end(self) -> int:
        """Play until the result is shown, in a small window that is quickly drawn; how many decisions it took."""
        size = self.page.viewport_size
        if size and size["width"] > 960:
            self.page.set_viewport_size({"width": 960, "height": 600})
        decisions = 0
        while not self.over:
            self.click_something()
            decisions += 1
        return decisions
