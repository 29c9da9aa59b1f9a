"""Dice Brewing in the browser: dice in hand, whole games, and what people at one screen keep from each other."""

import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.house import House
from tests.browser.player import LONGEST, Player
from tests.long import sized
from tests.server.brewing import short_cards

import alehouse

GAME = alehouse.load("dice_brewing")
TITLE = GAME.title
CARDS = short_cards()
# The same, but no luck ends a game before its last round: everybody decides at least twice in each of the three.
ROUNDS = CARDS.replace("recipes_to_end = { 2 = 2, ", "recipes_to_end = { 2 = 10, ")
assert ROUNDS != CARDS


def own_seat(player: Player) -> str:
    """The number of the seat that decides."""
    return player.page.locator(".table").get_attribute("data-colour") or ""


def space(player: Player, name: str) -> Locator:
    """A space of the board of whoever decides."""
    return player.piece(f"space:{own_seat(player)}:{name}")


def lit(player: Player, start: str) -> Locator:
    return player.page.locator(f'[data-piece^="{start}"].legal')


def put_on(player: Player, name: str) -> None:
    """Put what is in hand on a space when it is lit."""
    expect(space(player, name)).to_have_class(re.compile("legal"))
    space(player, name).click()
    player.my_turn()


# ── opening a table ───────────────────────────────────────────────────────────────────────────────────


def test_a_table_is_opened_from_the_games_card_with_its_options(player: Player) -> None:
    player.open_table(4, ["here", "bot:random", "bot:greedy"], TITLE, edition="it-1", unlucky_roll="on")
    expect(player.page).to_have_title(re.compile(TITLE))
    record = player.page.request.get(f"{player.address}/api/tables/{player.table}/record").json()
    assert record["options"] == {"edition": "it-1", "mode": "standard", "unlucky_roll": "on"}
    assert record["players"] == 4
    expect(player.page.locator("[data-canvas=table]")).to_contain_text("Malt House")


def test_the_form_of_one_game_gives_way_to_that_of_the_other(player: Player) -> None:
    player.go_to_form()
    cards = player.page.locator(".game")
    for title, option in ((TITLE, "unlucky_roll-on"), ("DWARF", "mountain-graded"), (TITLE, "mode-advanced")):
        cards.filter(has_text=title).click()
        expect(cards.filter(has_text=title)).to_have_attribute("aria-pressed", "true")
        expect(player.page.locator(".game[aria-pressed=true]")).to_have_count(1)
        expect(player.page.locator(f"#{option}")).to_be_attached()


def test_a_recipe_is_called_as_on_its_card_and_says_what_that_means(player: Player) -> None:
    player.go_to_form()
    page, words = player.page, GAME.words("it")
    page.locator(".language select").select_option("it")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    player.open_table(2, ["here"], TITLE)
    recipe = page.locator('[data-piece^="recipe:"]').first
    key = (recipe.get_attribute("data-piece") or "").replace(":", "-")
    assert words.gloss(key)
    expect(recipe.locator(".hit")).to_have_attribute("aria-description", words.gloss(key))
    expect(page.locator(".piece title")).to_have_count(0)  # a closer look says it, and nothing beside it
    recipe.click()
    expect(page.locator("dialog.unfolded h2")).to_have_text(f"{words.say(key)}{words.gloss(key)}")
    expect(page.locator("dialog.unfolded h2 small")).to_have_text(words.gloss(key))


# ── a turn ────────────────────────────────────────────────────────────────────────────────────────────


def test_a_die_in_hand_lights_its_spaces_and_undo_puts_it_back(player: Player) -> None:
    player.open_table(2, ["here"], TITLE)
    assert lit(player, "space:").count() == 0
    asked = player.prompt.inner_text()
    lit(player, "yellow-").first.click()
    expect(space(player, "malt_roast")).to_have_class(re.compile("legal"))
    expect(space(player, "hops_raise")).not_to_have_class(re.compile("legal"))
    expect(player.prompt).not_to_have_text(asked)
    player.page.get_by_role("button", name="Undo").click()
    expect(player.prompt).to_have_text(asked)
    expect(lit(player, "space:")).to_have_count(0)
    expect(lit(player, "yellow-").first).to_be_visible()


def test_a_turn_by_clicking_dice_and_spaces(player: Player) -> None:
    player.open_table(2, ["here"], TITLE)
    seat = own_seat(player)
    lit(player, "yellow-").first.click()
    put_on(player, "malt_roast")
    assert any("Roast pale malt" in line for line in player.log)
    lit(player, f"seed:{seat}").click()
    put_on(player, "malt_seed")
    assert any("Grow pale malt" in line for line in player.log)
    expect(player.piece(f"sown:{seat}:malt_seed")).to_be_visible()


def test_an_unlit_space_says_why_and_opens_the_rule(player: Player) -> None:
    player.open_table(2, ["here"], TITLE)
    lit(player, "yellow-").first.click()
    expect(space(player, "malt_roast")).to_have_class(re.compile("legal"))
    bubble = player.page.locator(".bubble, .because")
    for name in ("hops_seed", "hops_raise", "school_reroll"):
        space(player, name).click()
        expect(bubble).not_to_be_empty()
        expect(bubble.locator(".clause")).to_have_attribute("data-clause", re.compile(r"^DB-\d"))
        if name != "school_reroll":
            player.page.keyboard.press("Escape")
    bubble.locator(".clause").click()
    expect(bubble.locator(".why-rule")).not_to_be_empty()


# ── whole games ───────────────────────────────────────────────────────────────────────────────────────


def readable(dialog: Locator) -> None:
    """The result can be read as it is: nothing is cut off at its sides, all players are in it."""
    expect(dialog.locator("table")).to_be_visible()
    expect(dialog.locator(".podium li")).to_have_count(2)
    assert dialog.evaluate("(node) => node.scrollWidth <= node.clientWidth")
    assert dialog.locator(".scores").evaluate("(node) => node.scrollWidth <= node.clientWidth")
    text = dialog.inner_text()
    assert "{" not in text
    assert "board-" not in text


@pytest.mark.long
def test_a_whole_game_against_a_bot(player: Player) -> None:
    player.open_table(2, ["bot:greedy"], TITLE, ROUNDS)
    assert player.play_to_the_end(sized(6, LONGEST)) > 5
    readable(player.page.locator("dialog.result"))


@pytest.mark.long
def test_a_whole_game_against_a_bot_on_a_telephone(phone: Page, house: House) -> None:
    player = Player(phone, house.address)
    player.open_table(2, ["bot:random"], TITLE, ROUNDS, mode="advanced")
    assert player.play_to_the_end(sized(6, LONGEST)) > 5
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    readable(phone.locator("dialog.result"))


# ── secrets at one screen ─────────────────────────────────────────────────────────────────────────────


def faces(page: Page) -> list[str]:
    """The action tokens in Warehouses whose face is in the page."""
    drawn = page.locator('[data-piece^="token:"] use[href*="action-"]').all()
    found = [use.get_attribute("href") or "" for use in drawn]
    return [name for name in found if name != "#action-back"]


def idle(page: Page) -> Locator:
    """The buttons with which one does nothing."""
    return page.locator(".prompt .row button", has_text=re.compile("^(Pass|End turn|No token)"))


def until_curtain(player: Player) -> None:
    """Until somebody has to come to the screen."""
    while not player.curtain.count():
        idle(player.page).first.click()
        player.my_turn()


def buy(player: Player, kind: str) -> None:
    """Whoever may go shopping first buys an action token."""
    until_curtain(player)
    player.sit_down()
    player.piece(f"kind:{kind}").click()
    player.page.locator("dialog.unfolded footer button").first.click()
    expect(player.page.locator('[data-piece^="token:"]')).not_to_have_count(0)
    player.my_turn()


@pytest.fixture
def secretive(player: Player) -> Player:
    """Two people with secrets at one screen."""
    player.go_to_form()
    player.page.locator(".game", has_text=TITLE).click()
    for seat, name in enumerate(("Anna", "Bruno")):
        player.page.locator(f"#name-{seat}").fill(name)
    player.open_table(2, ["here"], TITLE, CARDS, mode="advanced")
    return player


def test_the_screen_is_passed_before_hidden_tokens_are_shown(secretive: Player) -> None:
    page, kind = secretive.page, GAME.words("en").say("token-raise_value")
    buy(secretive, "raise_value")
    buyer = own_seat(secretive)
    assert faces(page) == ["#action-raise_value"]
    assert any(kind in line for line in secretive.log)
    until_curtain(secretive)
    other = own_seat(secretive)
    assert other != buyer
    name = ("Anna", "Bruno")[int(other)]
    expect(secretive.curtain).to_contain_text(f"Pass the screen to {name}")
    expect(secretive.curtain.locator("button")).to_have_text(f"I am {name}")
    for _ in range(2):  # behind the curtain and in front of the other person
        assert faces(page) == []
        assert lit(secretive, "token:").count() == 0
        assert not any(kind in line for line in secretive.log)
        assert page.locator('[data-piece^="token:"]').evaluate_all(
            "(tokens, kind) => tokens.every((token) => !token.outerHTML.includes(kind))", kind
        )
        if secretive.curtain.count():
            secretive.sit_down()
    until_curtain(secretive)
    assert own_seat(secretive) == buyer
    assert faces(page) == []
    secretive.sit_down()
    assert faces(page) == ["#action-raise_value"]


def test_the_curtain_does_not_fall_while_the_same_person_decides(secretive: Player) -> None:
    expect(secretive.curtain).to_have_count(0)  # nobody has anything to hide yet
    buy(secretive, "raise_value")
    expect(secretive.curtain).to_have_count(0)
    secretive.page.get_by_role("button", name="Undo").click()
    expect(secretive.page.locator('[data-piece^="token:"]')).to_have_count(0)
    expect(secretive.curtain).to_have_count(0)


def test_what_one_person_has_opened_is_closed_when_the_curtain_falls(secretive: Player) -> None:
    page = secretive.page
    page.locator('[data-piece^="recipe:"].asks').first.click()
    expect(page.locator("dialog.unfolded")).to_be_visible()
    other = page.context.new_page()
    other.goto(page.url)
    elsewhere = Player(other, secretive.address)
    for _ in range(2):
        elsewhere.my_turn()  # what was done before is acknowledged
        asked = elsewhere.prompt.inner_text()
        idle(other).click()
        expect(elsewhere.prompt).not_to_have_text(asked)
    expect(secretive.curtain).to_have_count(1)
    expect(page.locator("dialog")).to_have_count(0)


def test_a_key_meant_for_the_table_does_not_lift_the_curtain_and_enter_does(secretive: Player) -> None:
    page, lift = secretive.page, secretive.curtain.locator("button")
    idle(page).click()
    secretive.my_turn()
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))  # however slow the machine is, no time passes
    idle(page).press("Enter")
    expect(lift).to_be_disabled()
    page.keyboard.press("Enter")  # too early: nobody can have read what it says
    page.clock.run_for(1000)
    expect(lift).to_be_focused()
    page.keyboard.press("Enter")
    expect(secretive.curtain).to_have_count(0)
    expect(page.locator(".prompt.mine")).to_be_visible()


def test_a_reload_draws_the_curtain_and_a_lost_wire_does_not(page: Page, own_house: House) -> None:
    player = Player(page, own_house.address)
    player.open_table(2, ["here"], TITLE, CARDS, mode="advanced")
    until_curtain(player)
    player.sit_down()
    own_house.kill()
    expect(page.locator(".banner")).to_be_visible()
    own_house.open()
    expect(page.locator(".banner")).to_be_hidden()
    player.my_turn()
    expect(player.curtain).to_have_count(0)
    page.reload()
    player.my_turn()
    expect(player.curtain).to_have_count(1)


def test_the_record_cannot_be_had_before_the_end(secretive: Player) -> None:
    page = secretive.page
    page.locator(".menu-button").click()
    expect(page.locator("dialog.sheet-menu")).to_be_visible()
    expect(page.locator("dialog.sheet-menu a[download]")).to_have_count(0)
