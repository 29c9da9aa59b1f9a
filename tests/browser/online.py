"""People far apart at one table: each has a browser of their own, and comes through the invite link."""

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.elsewhere import look_at_the_result, play_out
from tests.browser.player import LONGEST, Player
from tests.browser.window import DESK, PATIENCE, window

FEW = 2  # people
NAMES = ("Anna", "Bruno", "Chiara", "Dario", "Elena", "Franco")


class Guest(Player):
    """Somebody with a browser of their own. Others decide, too: a move is over when it is shown."""

    def __init__(self, page: Page, address: str, name: str, seed: int) -> None:
        super().__init__(page, address, seed)
        self.name = name

    def my_turn(self) -> None:
        self.wait_for(".table:not(.busy):not(.lost), .waiting-room:not([hidden])")

    @property
    def asked(self) -> bool:
        """Whether it is this person's turn."""
        return self.page.locator(".table:not(.busy):not(.lost) .prompt.mine").count() > 0

    # ── before the game ──

    def open_for(self, players: int, game: str, cards: str = "", **options: str) -> str:
        """Open a table where everybody else's seat is free; its invite link."""
        self.open_table(players, ["open"] * (players - 1), game, cards, **options)
        link = self.page.locator(".waiting-room .invitation input")
        expect(link).to_be_visible()
        return link.input_value()

    def come(self, link: str) -> None:
        self.page.goto(link)
        self.page.locator(".waiting-room .seats li").first.wait_for()

    def sit_here(self) -> None:
        """Take the first free seat."""
        self.page.locator(".naming input").fill(self.name)
        self.page.locator(".take").first.click()
        self.page.locator(".take").first.wait_for(state="hidden")

    # ── people, chat, wishes ──

    @property
    def people(self) -> Locator:
        return self.page.locator(".people .seats li")

    @property
    def said(self) -> Locator:
        return self.page.locator(".lines .text")

    def open_people(self) -> None:
        self.page.locator('.tab[data-panel="people"]:visible, .tabs [data-tab="people"]:visible').click()

    def say(self, text: str) -> None:
        field = self.page.locator(".say input")
        field.fill(text)
        field.press("Enter")
        expect(self.said.last).to_have_text(text)

    @property
    def wish(self) -> Locator:
        return self.page.locator(".wish")

    def ask_to_take_back(self) -> None:
        """Ask for one's own last decision, which others have followed by now."""
        undo = self.page.get_by_role("button", name="Undo")
        expect(undo).to_have_class(re.compile("barred"))  # this screen, too, has been told what others did
        undo.click()
        self.page.locator(".bubble button.choice").click()


class Company:
    """Several guests at one table."""

    def __init__(self, guests: list[Guest]) -> None:
        self.guests = guests

    def sit_down(self, game: str, cards: str = "", seats: int = 0, **options: str) -> None:
        """The first one opens a table for so many, the others come; whoever finds no seat watches."""
        seats = seats or len(self.guests)
        link = self.guests[0].open_for(seats, game, cards, **options)
        for number, guest in enumerate(self.guests[1:], 1):
            if number < seats:
                guest.come(link)
                guest.sit_here()
            else:
                guest.page.goto(link)
        for guest in self.guests:
            guest.page.locator(".prompt h1").wait_for()

    @property
    def decider(self) -> Guest:
        """Whose turn it is; everybody's screen has been told by then."""
        for _ in range(PATIENCE // 50):
            for guest in self.guests:
                if guest.asked:
                    return guest
            self.guests[0].page.wait_for_timeout(50)
        raise AssertionError("nobody is asked")

    def play_to_the_end(self, clicks: int = LONGEST) -> int:
        """Play until everybody is shown the result, a few people with the mouse, more of them from the list; after so
        many decisions the rest over the wire. How many decisions there were until then."""
        by_mouse = len(self.guests) <= FEW
        decisions = 0
        while decisions < clicks and not any(guest.over for guest in self.guests):
            guest = next((guest for guest in self.guests if guest.asked), None)
            if guest is None:
                self.guests[0].page.wait_for_timeout(20)
                continue
            if by_mouse:
                guest.click_something()
            else:
                guest.pick_something()
            decisions += 1
        if any(guest.over for guest in self.guests):
            for guest in self.guests:
                look_at_the_result(guest.page)
        else:
            self.play_out()
        for guest in self.guests:
            expect(guest.page.locator("dialog.result")).to_be_visible()
        return decisions

    def play_out(self) -> None:
        """Be shown the result of a game that was played to its end elsewhere."""
        play_out(*(guest.page for guest in self.guests))


@contextmanager
def company(browser: Browser, address: str, people: int, size: tuple[int, int] = DESK) -> Iterator[Company]:
    """So many people, each with a browser of their own."""
    with ExitStack() as leaving:
        pages = [leaving.enter_context(window(browser, size)) for _ in range(people)]
        yield Company([Guest(page, address, NAMES[number], seed=number) for number, page in enumerate(pages)])
