"""At the table: whole games by mouse, undo, questions, details, rules, replay, record, keyboard."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.player import LONGEST, Player
from tests.long import sized

import alehouse
from alehouse.core.record import load as load_record


def test_a_whole_solo_game_by_clicking_its_record_and_another_one(player: Player) -> None:
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
    assert player.play_to_the_end(sized(20, LONGEST)) >= 20
    page = player.page
    page.get_by_role("button", name="Replay").last.click()
    step = page.locator(".replay output")
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


def test_an_unlit_piece_says_why_and_opens_the_rule(player: Player) -> None:
    player.open_table(2, ["here"])
    player.piece("loc:A5").click()
    player.my_turn()
    player.piece("loc:A5").click()
    bubble = player.page.locator(".bubble, .because")
    expect(bubble).to_be_visible()
    clause = bubble.locator(".clause").inner_text()
    bubble.locator(".clause").click()
    expect(player.page.locator(f'.side [data-clause="{clause}"]')).to_be_in_viewport()


def test_a_stack_unfolds(player: Player) -> None:
    player.open_table(2, ["here"])
    player.page.locator('[data-piece^="depth:"].asks').first.click()
    expect(player.page.locator("dialog.unfolded svg text").first).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.page.locator("dialog")).to_have_count(0)


def test_the_prompt_opens_the_rules_at_its_clause_and_they_can_be_searched(player: Player) -> None:
    player.open_table(2)
    page = player.page
    clause = page.locator(".clause-tool").inner_text()
    page.locator(".clause-tool").click()
    expect(page.locator(f'.side [data-clause="{clause}"]')).to_be_in_viewport()
    page.locator(".side input[type=search]").fill("first player marker")
    shown = page.locator(".side article:visible")
    assert 0 < shown.count() < page.locator(".side article").count()
    assert all("first player marker" in text.lower() for text in shown.all_inner_texts())


def test_a_double_click_plays_once(player: Player) -> None:
    player.open_table(3, ["here", "here"])
    asked = player.prompt.inner_text()
    player.piece("loc:A5").dblclick()
    expect(player.prompt).not_to_have_text(asked)
    assert sum("(5)" in line for line in player.log) == 1
    expect(player.page.locator(".bubble")).to_have_count(0)


def test_a_move_by_keyboard_alone(player: Player) -> None:
    player.open_table(2, ["here"])
    asked = player.prompt.inner_text()
    keyboard, focus = player.page.keyboard, player.page.locator(":focus")
    keyboard.press("Tab")
    while focus.get_attribute("data-piece") != "loc:A3":
        keyboard.press("Tab")
    keyboard.press("Enter")
    expect(player.prompt).not_to_have_text(asked)
    asked = player.prompt.inner_text()
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
    clause = link.inner_text()
    link.click()
    expect(player.page.locator(f'.side [data-clause="{clause}"]')).to_be_in_viewport()


def test_a_line_of_the_log_opens_the_rules_at_its_clause(player: Player) -> None:
    player.open_table(2, ["here"])
    link = player.page.locator(".log .clause").first
    expect(link).to_have_css("opacity", "0")
    link.locator("xpath=..").hover()
    expect(link).to_have_css("opacity", "1")
    player.prompt.hover()
    expect(link).to_have_css("opacity", "0")
    clause = link.inner_text()
    player.page.keyboard.press("Tab")
    while not link.evaluate("(node) => node === document.activeElement"):
        player.page.keyboard.press("Tab")
    expect(link).to_have_css("opacity", "1")
    player.page.keyboard.press("Enter")
    expect(player.page.locator(f'.side [data-clause="{clause}"]')).to_be_in_viewport()


def test_goods_in_the_log_are_named_for_those_who_do_not_see_them(player: Player) -> None:
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


def test_when_the_table_is_turned_the_players_areas_do_not_glide(player: Player) -> None:
    player.open_table(3, ["here", "here"], first_player="1")
    player.page.emulate_media(reduced_motion="no-preference")
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
        page.set_viewport_size({"width": width, "height": height})
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
