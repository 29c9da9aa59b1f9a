"""Somebody who plays with mouse and eyes: fills in the form, clicks what is lit, reads what is shown."""

import random
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import FilePayload, Locator, Page, expect
from tests.browser.elsewhere import look_at_the_result, play_out
from tests.browser.window import LAPTOP, resize

from alehouse.bots import HOUSE_BOT
from alehouse.games import load

LIT = ".canvas:not(.off) .piece.legal"
CHOICES = f"{LIT}, .prompt .row > button[data-action]"
ELSEWHERE = ".tabs button:has(b)"  # what waits in another area
ANSWERS = ".menu button, dialog[open].unfolded footer button"  # one that was closed is there for a moment still
CURTAIN = ".curtain:not([hidden])"
SETTLED = f".table:not(.busy):not(.lost) .prompt.mine, .table:not(.busy) .prompt .row > button, {CURTAIN}"
DRAWN = "#drawings > *"
POLL = 20  # milliseconds
LONGEST = 1000  # decisions in a game

# Where to click one of several things, whichever a number from 0 to 1 says: at a point that nothing else covers, the
# middle first, for dice may lie on a tray. Nowhere as long as the drawings have not come.
POINT = """([selector, whim]) => {
  const all = document.querySelectorAll(selector);
  const chosen = all[Math.floor(whim * all.length)];
  if (!chosen || !document.querySelector("#drawings > *")) return null;
  chosen.scrollIntoViewIfNeeded();
  const box = chosen.getBoundingClientRect();
  const parts = [5, 2, 8, 1, 9, 3, 7, 4, 6];
  for (const down of parts) for (const right of parts) {
    const [x, y] = [box.left + box.width * right / 10, box.top + box.height * down / 10];
    const unfolds = chosen.querySelector(".hit[aria-haspopup=dialog]") !== null;
    if (chosen.contains(document.elementFromPoint(x, y))) return { x, y, unfolds };
  }
  return null;
}"""
IS_THERE = "(selector) => document.querySelector(selector) !== null"


class Player:
    """A person at a browser page, who comes to play."""

    def __init__(self, page: Page, address: str, seed: int = 1) -> None:
        self.page = page
        self.address = address
        self.name = ""
        self._whim = random.Random(seed)
        self.form = f"{address}/new"

    def open_table(
        self, players: int, who: Sequence[str] = (), game: str = "DWARF", cards: str = "", **options: str
    ) -> None:
        """Open a table and sit down; `who` says what the other seats are ("here", "bot:greedy"). Whoever is at the form
        fills it in; for anybody else the house is asked as the form would ask it."""
        if self.page.url == self.form:
            self._fill_in(players, who, game, cards, **options)
        else:
            self._order(players, who, game, cards, **options)
        self.my_turn()

    def go_to_form(self) -> None:
        self.page.goto(self.form)

    def _order(self, players: int, who: Sequence[str], game: str, cards: str, **options: str) -> None:
        box = load(game.lower().replace(" ", "_"))
        everybody = ["me", *who, *[f"bot:{HOUSE_BOT}"] * (players - 1 - len(who))]
        names = [self.name, *box.bot_names]
        seats = [_seat(kind, name) for kind, name in zip(everybody, names)]
        table = {"game": box.name, "players": players, "options": options, "seats": seats, "cards": cards}
        table["private"] = "open" not in who
        answer = self.page.request.post(f"{self.address}/api/tables", data=table)
        assert answer.ok, answer.text()
        self.page.goto(f"{self.address}/table/{answer.json()['id']}")
        if "open" not in who:
            self.wait_for(DRAWN)

    def _fill_in(self, players: int, who: Sequence[str], game: str, cards: str, **options: str) -> None:
        self.page.locator(".game", has_text=game).click()
        if self.name:
            self.page.locator("#name-0").fill(self.name)
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

    def pieces(self, within: str) -> set[str]:
        """The names of all pieces in some part of the page."""
        names = "(pieces) => pieces.map((piece) => piece.dataset.piece)"
        return set(self.page.locator(f"{within} [data-piece]").evaluate_all(names))

    def piece(self, name: str) -> Locator:
        return self.page.locator(f'[data-piece="{name}"]')

    def my_turn(self) -> None:
        """Wait until somebody at this screen is asked or has to come there, or the game is over."""
        self.wait_for(SETTLED)

    def wait_for(self, selector: str) -> None:
        """Wait until something is in the page: as a locator does, but without measuring all of a large drawing."""
        self.page.wait_for_function(IS_THERE, arg=selector, polling=POLL)

    @property
    def curtain(self) -> Locator:
        return self.page.locator(CURTAIN)

    def sit_down(self) -> None:
        """The person who decides comes to the screen."""
        self.curtain.locator("button").click()
        expect(self.curtain).to_have_count(0)
        self.my_turn()

    @property
    def over(self) -> bool:
        return self.page.locator(".table.ended").count() > 0

    # ── what is done ──

    def click_something(self) -> None:
        """Play any option: click a lit piece or a button of the prompt bar, and answer what opens."""
        if not self.page.locator(CHOICES).count():
            self.page.locator(ELSEWHERE).first.click()
        unfolds = self._click_any(CHOICES)
        if unfolds or self.page.locator(ANSWERS).count():
            self._click_any(ANSWERS)
        self.my_turn()

    def _click_any(self, selector: str) -> bool:
        """Click one of the things that are there, or come; whether it unfolds.

        The mouse goes straight to a point that was looked for in the page: asking the browser about every step of a
        click takes as long as three clicks.
        """
        look = self.page.wait_for_function(POINT, arg=[selector, self._whim.random()], polling=POLL)
        point = look.json_value()
        self.page.mouse.click(point["x"], point["y"])
        return bool(point["unfolds"])

    def pick_something(self) -> None:
        """Play any option from the list of all of them: quicker than finding its piece."""
        self.page.locator(".all button.choice").evaluate_all(
            "(options, whim) => options[Math.floor(whim * options.length)].click()", self._whim.random()
        )
        self.my_turn()

    def sit_at_a_laptop(self) -> None:
        """Go on in a laptop's window, as soon as its table has come: till then, whatever is seen is about to move."""
        resize(self.page, LAPTOP)
        self.wait_for(".table[data-shape=wide]")
        self.my_turn()

    def play_through(self, decisions: int = LONGEST) -> int:
        """Play until the game is over, so many decisions by whatever means one has, and the rest over the wire; how
        many decisions before that."""
        for decision in range(decisions):
            if self.over:
                return decision
            self.click_something()
        assert decisions < LONGEST, "the game does not end"
        if not self.over:
            play_out(self.page, see=False)
        return decisions

    def play_to_the_end(self, clicks: int = LONGEST) -> int:
        """Play until the result is shown, so many decisions by clicks, at a desk on a laptop, and the rest over the
        wire; how many clicks."""
        size = self.page.viewport_size
        if size and size["width"] > LAPTOP[0]:
            self.sit_at_a_laptop()
        for decision in range(clicks):
            if self.over:
                look_at_the_result(self.page)
                return decision
            self.click_something()
        if self.over:
            look_at_the_result(self.page)
        else:
            play_out(self.page)
        return clicks


def _seat(kind: str, name: str) -> dict[str, Any]:
    """A seat as the form sends it."""
    who, _, bot = kind.partition(":")
    return {"kind": who, "name": name, "bot": bot}
