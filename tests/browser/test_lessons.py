"""Lessons in a real browser: clicked through to their end, with wrong clicks, by keyboard, in two windows."""

from collections.abc import Iterator
from itertools import product
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.axe import findings
from tests.browser.house import House
from tests.browser.learner import BUBBLE, CURTAIN, Learner
from tests.browser.player import Player
from tests.browser.window import HURRIED, PHONE, window
from tests.long import LONG, rotated, share, sized

import alehouse
from alehouse.core.words import LANGUAGES
from alehouse.games import ROOMS

LAPTOP: Final = (1366, 768)
SIZES: Final = (LAPTOP, PHONE)
SMALLER: Final = ((1366, 650), (768, 1024), (390, 664))
EVERY: Final = [(game, lesson.id) for game in ROOMS for lesson in alehouse.load(game).lessons()]

# By game, lesson, size and language: all of them, or one whole lesson; the beginnings of the
# others are looked at in other windows, each in another language.
SAMPLE: Final = [("dice_brewing", "first", PHONE, "it")]
WHOLE: Final = [(game, lesson, size, lang) for (game, lesson), size, lang in product(EVERY, SIZES, LANGUAGES)]


@pytest.fixture
def laptop(browser: Browser) -> Iterator[Page]:
    with window(browser, LAPTOP) as page:
        yield page


def check(learner: Learner) -> None:
    assert not learner.faults, "\n".join(learner.faults)


@pytest.mark.long
@pytest.mark.parametrize(("game", "lesson", "size", "language"), WHOLE if LONG else SAMPLE)
def test_a_lesson_is_clicked_through(
    browser: Browser, house: House, game: str, lesson: str, size: tuple[int, int], language: str
) -> None:
    """Each bubble is there, all of it in the window, and covers nothing that it points at."""
    with window(browser, size, locale=language, has_touch=size == PHONE) as page:
        learner = Learner(page)
        learner.begin(house.address, game, lesson)
        learner.learn()
        check(learner)
        assert len(learner.steps) >= sum(len(act.steps) for act in alehouse.load(game).lesson(lesson).acts)
        expect(page.locator(".offers, .lesson footer").first).to_be_visible()
        if lesson == "first":
            play_on_with_a_helper(page)


def play_on_with_a_helper(page: Page) -> None:
    """What is offered after a first lesson: a table of that game."""
    page.locator(".offers .plain").click()
    page.wait_for_url(lambda url: "/table/" in url and "lesson." not in url)
    page.locator(".prompt.mine .hint-tool").wait_for()
    assert not page.locator(f"{BUBBLE}, {CURTAIN}").count()


@pytest.mark.long
@pytest.mark.parametrize(("game", "size", "language"), share(rotated(list(ROOMS), (*SMALLER, LAPTOP), LANGUAGES), 0, 2))
def test_a_lesson_fits_into_other_windows(
    browser: Browser, house: House, game: str, size: tuple[int, int], language: str
) -> None:
    with window(browser, size, locale=language, has_touch=size[0] < LAPTOP[0]) as page:
        learner = Learner(page)
        learner.begin(house.address, game, "first")
        for _ in range(sized(20, 200)):
            if not learner.over:
                learner.advance()
        check(learner)


def read_on(learner: Learner) -> None:
    """Up to the first move."""
    while learner.look()["waits"] != "move":
        learner.advance()


def test_another_move_is_answered_kindly_tried_and_taken_back(laptop: Page, house: House) -> None:
    learner = Learner(laptop)
    learner.begin(house.address, "dwarf", "first")
    read_on(learner)
    said = laptop.locator(f"{BUBBLE} .spoken").inner_text()
    other = laptop.locator(".canvas .piece.legal:not(.wanted)").first
    other.click()
    expect(laptop.locator(f"{BUBBLE} .trial")).to_have_text("Something else was meant here")
    laptop.locator(f'{BUBBLE} [data-do="try"]').click()
    expect(laptop.locator(f'.trying {BUBBLE}[data-waits="back"] .trial')).to_have_text(
        "Only a trial: nothing of this counts"
    )
    laptop.locator(f'{BUBBLE} [data-do="back"]').click()
    expect(laptop.locator(f"{BUBBLE} .trial")).to_have_count(0)
    expect(laptop.locator(".trying")).to_have_count(0)
    expect(laptop.locator(f'{BUBBLE}[data-waits="move"] .spoken')).to_have_text(said)
    learner.advance()
    check(learner)


# How brightly a piece shines.
SHINE: Final = "(id) => getComputedStyle(document.querySelector(`[data-piece='${id}'] > .face`)).filter"


def test_what_is_to_be_found_out_is_not_given_away(laptop: Page, house: House) -> None:
    """Of two places that a question is about, the wanted one shines no brighter than the other."""
    learner = Learner(laptop)
    learner.begin(house.address, "dwarf", "first")
    while "Which one first?" not in learner.look()["text"]:
        learner.advance()
    expect(laptop.locator('.wanted[data-piece="loc:A4"]')).to_be_attached()
    assert laptop.evaluate(SHINE, "loc:A4") == laptop.evaluate(SHINE, "loc:A8") != "none"
    learner.advance()
    assert laptop.evaluate(SHINE, "loc:A8") != laptop.evaluate(SHINE, "phase:mine")
    check(learner)


# The pieces of some kind over which the bubble lies.
UNDER: Final = """(kind) => {
  const box = document.querySelector(".lesson:not([hidden])").getBoundingClientRect();
  const over = ({ left, right, top, bottom }) => Math.min(right, box.right) - Math.max(left, box.left) > 1
    && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1;
  return [...document.querySelectorAll(`[data-piece^="${kind}"]`)]
    .filter((one) => over(one.querySelector(".face").getBoundingClientRect())).map((one) => one.dataset.piece);
}"""


def test_a_bubble_lies_over_what_is_not_for_today(laptop: Page, house: House) -> None:
    """There is room over the special actions: no location and nothing of one's own is covered."""
    learner = Learner(laptop)
    learner.begin(house.address, "dwarf", "first")
    read_on(learner)
    assert [laptop.evaluate(UNDER, kind) for kind in ("loc:", "goods:0", "worker:0", "phase:")] == [[], [], [], []]


@pytest.mark.parametrize("size", SIZES)
def test_a_stop_stays_with_the_icon_before_it(browser: Browser, house: House, size: tuple[int, int]) -> None:
    with window(browser, size) as page:
        learner = Learner(page)
        learner.begin(house.address, "dice_brewing", "first")
        lines = "(ones) => ones.map((one) => one.getClientRects().length)"
        held = page.locator(f"{BUBBLE} .held").evaluate_all(lines)
        assert held
        assert set(held) == {1}
        assert page.locator(f"{BUBBLE} .spoken").inner_text().count("most points win") == 1


# How much of the rules can be read: their box, as far as the bubble does not lie over it.
READABLE: Final = """() => {
  const leaf = document.querySelector(".side .leaf").getBoundingClientRect();
  const bubble = document.querySelector(".lesson").getBoundingClientRect();
  const aside = bubble.right <= leaf.left || bubble.left >= leaf.right;
  const beside = aside || bubble.bottom <= leaf.top || bubble.top >= leaf.bottom;
  return beside ? Math.min(leaf.bottom, innerHeight) - leaf.top : 0;
}"""


@pytest.mark.parametrize(("game", "size"), [("cavern_tavern", PHONE), ("brew_crafters", SMALLER[0])], ids=str)
def test_rules_are_read_beside_a_bubble(browser: Browser, house: House, game: str, size: tuple[int, int]) -> None:
    with window(browser, size, has_touch=size == PHONE) as page:
        learner = Learner(page)
        learner.begin(house.address, game, "first")
        read_on(learner)
        page.locator(".prompt .clause-tool").click()
        expect(page.locator(".side .leaf")).not_to_be_empty()
        page.wait_for_function(f"() => ({READABLE})() > 150")


def test_a_card_that_is_looked_at_is_seen_whole(browser: Browser, house: House) -> None:
    """Also where all that is said of it leaves little room."""
    with window(browser, SMALLER[0]) as page:
        learner = Learner(page)
        learner.begin(house.address, "brew_crafters", "first")
        page.locator('[data-piece="card:hop_buyer"]').click()
        expect(page.locator("dialog.unfolded .drawing svg")).to_be_visible()
        cut = "(one) => one.scrollHeight - one.clientHeight"
        assert page.locator("dialog.unfolded .drawing").evaluate(cut) <= 1


def test_escape_asks_before_the_lesson_is_left_and_its_place_is_kept(laptop: Page, house: House) -> None:
    learner = Learner(laptop)
    learner.begin(house.address, "dwarf", "first")
    learner.advance()
    learner.advance()
    step = learner.look()["step"]
    laptop.mouse.move(0, 0)  # off all pieces: a closer look would be closed first
    expect(laptop.locator(".closer")).to_have_count(0)
    laptop.keyboard.press("Escape")
    laptop.locator("dialog.leaving .open").click()
    expect(laptop.locator("dialog")).to_have_count(0)
    laptop.keyboard.press("Escape")
    laptop.locator("dialog.leaving .plain").last.click()
    laptop.wait_for_url("**/learn/dwarf")
    laptop.locator('[data-lesson="first"]').click()
    learner.settle()
    assert learner.look()["step"] == step


def test_two_windows_of_one_person_show_the_same_bubble(laptop: Page, house: House) -> None:
    learner = Learner(laptop)
    learner.begin(house.address, "dwarf", "first")
    other = Learner(laptop.context.new_page())
    other.page.goto(laptop.url)
    other.settle()
    learner.advance()
    step = laptop.locator(f"{BUBBLE} header small").inner_text()
    expect(other.page.locator(f"{BUBBLE} header small")).to_have_text(step)
    other.advance()
    expect(laptop.locator(f"{BUBBLE} header small")).not_to_have_text(step)


def test_a_lesson_is_learnt_by_keyboard_alone(laptop: Page, house: House) -> None:
    """Enter goes on; where a move is wanted, the focus is at its piece."""
    learner = Learner(laptop)
    laptop.goto(f"{house.address}/learn/dwarf")
    laptop.locator('[data-lesson="monsters"]').focus()
    laptop.keyboard.press("Enter")
    learner.settle()
    for _ in range(60):
        if learner.over:
            break
        seq = laptop.evaluate(
            "() => document.querySelector('.lesson:not([hidden]), .curtain.act:not([hidden])').dataset.seq"
        )
        waits = laptop.locator(BUBBLE).get_attribute("data-waits") if laptop.locator(BUBBLE).count() else "curtain"
        if waits == "answer":
            learner.advance()
            continue
        laptop.keyboard.press("Enter")
        if laptop.locator(".menu").count():
            laptop.keyboard.press("Enter")
        laptop.wait_for_function(
            "(seq) => [...document.querySelectorAll('.lesson:not([hidden]), .curtain.act:not([hidden])')]"
            ".some((one) => one.dataset.seq !== seq)",
            arg=seq,
        )
        learner.settle()
    assert learner.over


@pytest.mark.long
@pytest.mark.parametrize("size", share(SIZES, 1, 2), ids=str)
def test_axe_finds_nothing_at_a_bubble(browser: Browser, house: House, size: tuple[int, int]) -> None:
    with window(browser, size, has_touch=size == PHONE) as page:
        page.goto(f"{house.address}/learn/dwarf")
        page.locator("[data-lesson]").first.wait_for()
        assert not findings(page)
        learner = Learner(page)
        learner.begin(house.address, "dwarf", "first")
        assert not findings(page)
        read_on(learner)
        assert not findings(page)


def test_a_bubble_is_told_once_to_those_who_do_not_see_it(laptop: Page, house: House) -> None:
    learner = Learner(laptop)
    learner.begin(house.address, "dwarf", "first")
    laptop.evaluate("""() => {
      window.told = [];
      new MutationObserver(() => told.push(document.getElementById("announcer").innerText))
        .observe(document.getElementById("announcer"), { childList: true });
    }""")
    learner.advance()
    laptop.wait_for_function("() => told.some((text) => text.includes('Mining'))")
    assert laptop.evaluate("() => told.filter((text) => text.includes('Mining')).length") == 1
    assert laptop.evaluate("() => document.activeElement.textContent") == "Next"


@pytest.mark.parametrize("tap", ["show", "play"])
def test_a_finger_that_is_shown_things_first_is_told_how_to_play(browser: Browser, house: House, tap: str) -> None:
    """At the first moves, until it knows."""
    with window(browser, PHONE, feel={**HURRIED, "tap": tap}, has_touch=True) as page:
        learner = Learner(page)
        learner.begin(house.address, "dice_brewing", "first")
        told: dict[str, bool] = {}  # by step: a bubble stays while a die is taken and put down
        while len(told) < 3:
            read_on(learner)
            bubble = learner.look()
            told[bubble["step"]] = "a second tap" in bubble["text"]
            learner.advance()
        assert list(told.values()) == [tap == "show", tap == "show", False]


def test_a_newcomer_is_offered_the_lesson_once_and_helped(browser: Browser, house: House) -> None:
    with window(browser, LAPTOP, feel={**HURRIED, "tips": "on"}) as page:
        page.goto(f"{house.address}/new")
        page.locator(".game", has_text="DWARF").click()
        page.locator("button[type=submit]").click()
        page.locator("dialog.offer .plain").last.click()
        expect(page.locator(".bubble")).to_be_visible()  # with what is asked first
        expect(page.locator(".bubble .first")).to_contain_text("The aim: Lead more of the three categories")
        page.locator(".bubble .clause").click()
        expect(page.locator(".bubble")).to_have_count(0)
        page.goto(f"{house.address}/new")
        page.locator("button[type=submit]").click()
        page.wait_for_url("**/table/*")
        expect(page.locator(".aim").first).to_contain_text("Lead")
        expect(page.locator("dialog")).to_have_count(0)


def test_a_table_without_a_lesson_fetches_nothing_of_one(laptop: Page, house: House) -> None:
    asked: list[str] = []
    laptop.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    player = Player(laptop, house.address)
    player.open_table(2)
    player.click_something()
    assert "main.js" in asked
    assert not {"lesson.js", "lesson.css", "placing.js", "learn.js", "learn.css", "lesson"} & {
        one.split("?")[0] for one in asked
    }
