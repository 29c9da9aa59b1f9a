"""At the table: whole games by mouse, undo, questions, details, rules, replay, record, keyboard."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.house import House
from tests.browser.player import LONGEST, Player
from tests.browser.window import DESK, HURRIED, resize, window
from tests.long import sized

import alehouse
from alehouse.core.record import load as load_record

# A table is shown after so many moves, and then the message that comes when one of them is taken back, where only one
# option is left: what is shown at once, and whether that option is played.
TAKEN_BACK = """async ([moves, message]) => {
  const [{ prefs }, { Wings }] = await Promise.all([import("/static/main.js"), import("/static/table.js")]);
  prefs.set("single", "on");
  const found = { shown: [], played: false };
  const show = ({ seq }) => found.shown.push(seq);
  const table = { state: { only: false }, show, rest: () => {}, end: new AbortController() };
  const wings = new Wings(table);
  wings.playOnly = () => { found.played = true; };
  wings.hear({ type: "table", seq: 8, fresh: true, moves });
  table.state.only = true;
  wings.hear(message);
  return found;
}"""


def test_a_whole_solo_game_by_clicking_its_record_and_another_one(player: Player) -> None:
    player.go_to_form()  # it is known there how to play another one
    player.open_table(1, opponent="eldhusfifl")
    first = player.table
    assert player.play_to_the_end() > 10
    page = player.page
    expect(page.locator("dialog.result table")).to_be_visible()
    expect(page.locator(".podium li")).to_have_count(2)
    with page.expect_download() as download:
        page.locator("dialog.result a[download]").click()
    record = load_record(Path(download.value.path()).read_bytes())
    assert record.options["opponent"] == "eldhusfifl"
    assert alehouse.load("dwarf").replay(record).is_over
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: not address.endswith(first))
    player.my_turn()
    assert player.lit.count() > 0


@pytest.mark.long
def test_a_whole_game_of_three_at_one_screen_and_its_replay(player: Player) -> None:
    player.open_table(3, ["here", "here"])
    assert player.play_to_the_end(sized(6, LONGEST)) >= sized(6, 12)
    page = player.page
    page.locator("dialog.result").get_by_role("link", name="The game’s page").click()
    shown = page.locator(".transport .count")
    expect(shown).to_contain_text(" of ")
    page.keyboard.press("Home")
    expect(shown).to_have_text(re.compile("^0 of "))


def test_a_game_that_is_not_over_is_stepped_through_at_its_table(player: Player) -> None:
    player.open_table(2, ["here"])
    for _ in range(3):
        player.click_something()
    page = player.page
    page.locator('.tab[data-panel="replay"]').click()
    step = page.locator(".replay output")
    page.get_by_role("button", name="First move").click()
    expect(step).to_contain_text("Move 0 of")
    page.keyboard.press("ArrowRight")
    expect(step).to_contain_text("Move 1 of")
    page.get_by_role("button", name="Last move").click()
    expect(step).not_to_contain_text("Move 1 of")
    page.get_by_role("button", name="Back to the table").click()
    expect(step).not_to_contain_text(" of ")


def test_undo_takes_the_last_decision_back(player: Player) -> None:
    player.open_table(2, ["here"])
    asked, said = player.prompt.inner_text(), player.log
    player.piece("loc:A5").click()
    expect(player.prompt).not_to_have_text(asked)
    player.page.get_by_role("button", name="Undo").click()
    expect(player.prompt).to_have_text(asked)
    assert player.log == said


@pytest.mark.parametrize("left", [0, 1])
def test_what_was_taken_back_is_shown_at_once_and_does_not_play_itself_again(player: Player, left: int) -> None:
    """The first move of a game as well as any other: a house that has no move left does not say so."""
    player.open_table(2, ["here"])
    message = {"type": "table", "seq": 9, **({"moves": left} if left else {})}
    assert player.page.evaluate(TAKEN_BACK, [left + 1, message]) == {"shown": [8, 9], "played": False}


def test_an_unlit_piece_says_why_and_opens_the_rule(player: Player) -> None:
    player.open_table(2, ["here"])
    player.piece("loc:A5").click()
    player.my_turn()
    player.piece("loc:A5").click()
    bubble = player.page.locator(".bubble, .because")
    expect(bubble).to_be_visible()
    bubble.locator(".clause").click()
    expect(bubble.locator(".why-rule")).to_contain_text("no worker stands")
    bubble.locator(".clause").click()
    expect(bubble.locator(".why-rule")).to_have_count(0)


def test_a_stack_unfolds(player: Player) -> None:
    player.open_table(2, ["here"])
    player.page.locator('[data-piece^="depth:"].asks').first.click()
    expect(player.page.locator("dialog.unfolded svg text").first).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.page.locator("dialog")).to_have_count(0)


def test_the_prompt_opens_the_rules_at_its_clause_and_they_can_be_searched(player: Player) -> None:
    player.open_table(2)
    page = player.page
    expect(page.locator(".clause-tool")).to_have_text("Rules")
    clause = page.locator(".clause-tool").get_attribute("data-clause")
    page.locator(".clause-tool").click()
    expect(page.locator(f'.side [id="{clause}"]')).to_be_in_viewport()
    expect(page.locator(".side .more")).to_contain_text("Learn more")
    page.locator(".side .more").click()
    expect(page.locator(".handbook [aria-selected=true]")).to_have_text("How to play")
    page.locator(".side input[type=search]").fill("first player marker")
    found = page.locator(".side .results button")
    expect(found.first).to_be_visible()
    assert all("first player marker" in text.lower() for text in found.all_inner_texts())
    found.last.click()
    expect(page.locator(".side .leaf mark:visible").first).to_be_visible()


# By this clock the second half of a double click comes at once, however busy the machine is.
STOPS_THE_CLOCK = "() => { const now = performance.now(); performance.now = () => now; }"


def test_a_double_click_plays_once(player: Player) -> None:
    player.open_table(3, ["here", "here"])
    asked = player.prompt.inner_text()
    player.page.evaluate(STOPS_THE_CLOCK)
    player.piece("loc:A5").dblclick()
    expect(player.prompt).not_to_have_text(asked)
    assert sum("(5)" in line for line in player.log) == 1
    expect(player.page.locator(".bubble")).to_have_count(0)


def test_a_move_by_keyboard_alone(player: Player) -> None:
    player.open_table(2, ["here"])
    asked = player.prompt.inner_text()
    keyboard, focus = player.page.keyboard, player.page.locator(":focus")
    keyboard.press("Tab")
    while not focus.locator("xpath=..").get_attribute("data-piece"):
        keyboard.press("Tab")
    while focus.locator("xpath=..").get_attribute("data-piece") != "loc:A3":
        keyboard.press("n")
    keyboard.press("Enter")
    expect(player.prompt).not_to_have_text(asked)
    player.my_turn()  # the move is acknowledged: until then nothing else is played
    asked = player.prompt.inner_text()
    keyboard.press("2")  # opens the list that has the numbers
    keyboard.press("2")
    expect(player.prompt).not_to_have_text(asked)


def test_every_option_is_a_button_in_the_list(player: Player) -> None:
    player.open_table(2, ["here"])
    asked = player.prompt.inner_text()
    player.page.locator(".all summary").click()
    options = player.page.locator(".all button.choice")
    assert options.count() >= 9
    options.last.click()
    player.my_turn()
    expect(player.prompt).not_to_have_text(asked)


def test_every_option_in_the_list_opens_the_rules_at_its_clause(player: Player) -> None:
    player.open_table(2, ["here"])
    player.page.locator(".all summary").click()
    link = player.page.locator(".all .clause").first
    clause = link.get_attribute("data-clause")
    link.click()
    expect(player.page.locator(f'.side [id="{clause}"]')).to_be_in_viewport()


def test_a_line_of_the_log_opens_the_rules_at_its_clause(player: Player) -> None:
    player.open_table(2, ["here"])
    link = player.page.locator(".log .clause").first
    expect(link).to_have_css("opacity", "0")
    link.locator("xpath=..").hover()
    expect(link).to_have_css("opacity", "1")
    player.prompt.hover()
    expect(link).to_have_css("opacity", "0")
    clause = link.get_attribute("data-clause")
    player.page.keyboard.press("Tab")
    while not link.evaluate("(node) => node === document.activeElement"):
        player.page.keyboard.press("Tab")
    expect(link).to_have_css("opacity", "1")
    player.page.keyboard.press("Enter")
    expect(player.page.locator(f'.side [id="{clause}"]')).to_be_in_viewport()


def test_goods_in_the_log_are_named_for_those_who_do_not_see_them(player: Player) -> None:
    player.go_to_form()
    player.page.locator(".language select").select_option("it")
    expect(player.page.locator("html")).to_have_attribute("lang", "it")
    player.open_table(2, ["here"])
    changes = player.page.locator(".log .change")
    while not changes.count():
        player.click_something()
    game = alehouse.load("dwarf")
    words = {
        game.words("it").say(f"goods-{good}", {"count": count})
        for good in ("iron", "steel", "gold", "item", "medal")
        for count in (1, 2)
    }
    assert {text.strip() for text in changes.locator(".unseen").all_text_contents()} <= words


GLIDES = """() => {
  const { dataset } = document.body;
  addEventListener("transitionrun", ({ target, propertyName }) => {
    if (propertyName === "transform") dataset.glided = `${dataset.glided ?? ""} ${target.dataset.piece}`;
  });
}"""


@pytest.fixture
def onlooker(browser: Browser, house: House) -> Iterator[Player]:
    """Somebody who likes to see how things move."""
    with window(browser, DESK, {**HURRIED, "speed": "normal", "motion": "full"}) as page:
        yield Player(page, house.address)


def test_when_the_table_is_turned_the_players_areas_do_not_glide(onlooker: Player) -> None:
    player = onlooker
    player.open_table(3, ["here", "here"], first_player="1")
    player.page.evaluate(GLIDES)
    asked = player.prompt.inner_text()
    player.piece("loc:A5").click()
    expect(player.prompt).not_to_have_text(asked)
    expect(player.page.locator("body")).to_have_attribute("data-glided", re.compile("worker:0:0"))
    glided = (player.page.locator("body").get_attribute("data-glided") or "").split()
    assert not any(name.startswith(("player:", "goods:", "hand:")) for name in glided)
    assert [name for name in glided if name.startswith("worker:")] == ["worker:0:0"]


def test_help_lists_the_keys(player: Player) -> None:
    player.open_table(2)
    player.page.keyboard.press("?")
    expect(player.page.locator("dialog.help kbd").first).to_be_visible()


def test_the_page_is_not_scrolled(player: Player) -> None:
    """Where the table does not fit, it is scrolled in its place."""
    player.open_table(3)
    page = player.page
    for width, height in ((1440, 900), (1280, 720), (1920, 1080), (1024, 768)):
        resize(page, (width, height))
        page.wait_for_function(
            "([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height]
        )
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        for part in (page.locator(".area"), page.locator(".side"), page.locator(".prompt")):
            box = part.bounding_box()
            assert box is not None
            assert min(box["x"], box["y"]) >= 0
            assert box["x"] + box["width"] <= width + 0.5
            assert box["y"] + box["height"] <= height + 0.5
