"""A hint at the table: asked for, read, played; its pieces are pointed at, and it is gone when the table moves on."""

from playwright.sync_api import Locator, Page, expect
from tests.browser.house import House
from tests.browser.player import Player

# Ask for a hint and play on at once, before it can come; whether the house was seen to think. Hints are counted.
ASKS_AND_PLAYS_ON = """() => {
  const { dataset } = document.body;
  dataset.hints = 0;
  const count = (news) => news.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.matches?.(".hint"));
  new MutationObserver((news) => { dataset.hints = +dataset.hints + count(news).length; })
    .observe(document.body, { childList: true, subtree: true });
  document.querySelector(".hint-tool").click();
  const thinks = document.querySelector(".hint-tool.thinks") !== null;
  document.querySelector(".all button.choice").click();
  return thinks;
}"""


def hint_of(page: Page) -> Locator:
    """The hint, when it has come."""
    hint = page.locator(".hint")
    hint.wait_for()
    return hint


def test_a_hint_says_what_the_house_would_do(player: Player) -> None:
    page = player.page
    player.open_table(2, ["bot:greedy"])
    page.locator(".hint-tool").click()
    hint = hint_of(page)
    options = hint.locator("button")
    assert 1 <= options.count() <= 5
    listed = page.locator(".all li button.choice").evaluate_all("(all) => all.map((each) => each.dataset.action)")
    actions = options.evaluate_all("(all) => all.map((each) => each.dataset.action)")
    assert set(actions) <= set(listed)
    expect(options.first.locator("span")).to_contain_text("%")
    expect(options.first.locator("i")).to_have_attribute(
        "aria-label", "Thought: " + (options.first.locator("i").get_attribute("title") or "")
    )
    expect(hint.locator("small")).to_contain_text("as if everybody were level now")


def test_what_the_house_would_do_is_pointed_at_until_it_is_done(player: Player) -> None:
    page = player.page
    player.open_table(2, ["bot:greedy"])
    page.keyboard.press("h")
    best = hint_of(page).locator("button").first
    pointed = page.locator(".pointed")
    expect(pointed.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).to_have_count(0)
    expect(pointed.first).to_be_visible()
    page.keyboard.press("h")
    moves = len(player.log)
    best.click()
    player.my_turn()
    expect(page.locator(".pointed")).to_have_count(0)
    expect(page.locator(".hint")).to_have_count(0)
    assert len(player.log) > moves


def test_whoever_plays_on_meanwhile_hears_no_more_of_it_and_can_ask_again(player: Player) -> None:
    page = player.page
    player.open_table(2, ["bot:greedy"])
    assert page.evaluate(ASKS_AND_PLAYS_ON)
    player.my_turn()
    expect(page.locator(".hint-tool.thinks")).to_have_count(0)
    page.locator(".hint-tool").click()  # the house thinks as long as before: the first hint would come earlier
    hint_of(page)
    expect(page.locator("body")).to_have_attribute("data-hints", "1")


def test_others_want_hints_or_there_are_none(player: Player) -> None:
    player.go_to_form()
    page = player.page
    page.locator(".game", has_text="DWARF").click()
    page.locator("label[for=players-2]").click()
    page.locator("#who-1").select_option("here")
    page.locator("details.online summary").click()
    expect(page.locator("#hints-none")).to_be_checked()
    page.locator("label[for=hints-allowed]").click()
    page.locator("button[type=submit]").click()
    player.my_turn()
    page.locator(".hint-tool").click()
    hint_of(page)
    assert any("took a hint" in line for line in player.log)
    player.go_to_form()
    player.open_table(2, ["here"])
    expect(page.locator(".hint-tool")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".bubble")).to_contain_text("There are no hints at this table.")


def test_on_a_telephone_a_hint_leaves_the_prompt_free(phone: Page, house: House) -> None:
    player = Player(phone, house.address)
    player.open_table(2, ["bot:greedy"])
    phone.locator(".hint-tool").click()
    hint = hint_of(phone).bounding_box()
    prompt = phone.locator(".prompt").bounding_box()
    assert hint
    assert prompt
    assert hint["y"] >= 0
    assert hint["y"] + hint["height"] <= prompt["y"]
    assert hint["x"] >= 0
    assert hint["x"] + hint["width"] <= 390
    turn = phone.locator(".turn")
    assert turn.evaluate("(node) => node.scrollWidth <= node.clientWidth")


def test_a_newcomer_meets_a_bot_that_can_be_beaten_and_reads_who_the_others_are(player: Player) -> None:
    player.go_to_form()
    page = player.page
    page.locator(".game", has_text="DWARF").click()
    expect(page.locator("#who-1")).to_have_value("bot:greedy")
    names = page.locator("#who-1 option").all_inner_texts()
    assert names[-5:] == [f"bot: {name}" for name in ("Random", "Greedy", "Apprentice", "Journeyman", "Master")]
    page.locator("#who-1").select_option("bot:master")
    expect(page.locator(".seating")).to_contain_text("Master: Thinks ahead for a second at every decision.")
