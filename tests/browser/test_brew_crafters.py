"""Brew Crafters in the browser: cards of one's choice, whole games by clicks, secrets at one screen, a phone."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.house import House
from tests.browser.player import LONGEST, Player
from tests.long import sized, spread

import alehouse

GAME = alehouse.load("brew_crafters")
TITLE = GAME.title
WORDS = GAME.words("en")
CARDS = GAME.card_file.text.replace("\nyears = 3\n", "\nyears = 1\n").replace("\nseasons = 12\n", "\nseasons = 4\n")


def lit(player: Player, start: str) -> Locator:
    return player.page.locator(f'[data-piece^="{start}"].legal')


def until(player: Player, start: str) -> None:
    """Play anything until a piece of a kind is lit."""
    while not lit(player, start).count():
        if player.curtain.count():
            player.sit_down()
        else:
            player.pick_something()


# ── opening a table ───────────────────────────────────────────────────────────────────────────────────


def test_a_preset_sets_the_options_and_a_changed_option_leaves_it(player: Player) -> None:
    player.go_to_form()
    page = player.page
    page.locator(".game", has_text=TITLE).click()
    expect(page.get_by_label("Discovery game")).to_be_checked()
    page.locator(".presets label", has_text="Expert game").click()
    expect(page.get_by_label("Expert game")).to_be_checked()
    page.locator(".sheet summary").first.click()
    for name, value in GAME.preset("expert").items():
        expect(page.locator(f"#{name}-{value}")).to_be_checked()
    page.locator("label[for=job_agency-off]").click()
    for label in ("Discovery game", "Expert game"):
        expect(page.get_by_label(label)).not_to_be_checked()


def test_cards_of_ones_own_choice(player: Player) -> None:
    player.go_to_form()
    page = player.page
    page.locator(".game", has_text=TITLE).click()
    page.locator("label[for=players-2]").click()
    page.locator("#who-1").select_option("here")
    page.locator(".sheet summary").first.click()
    page.locator("label[for=recipe_set-custom]").click()
    beers = ["barleywine", "belgian_quad", "cherry_porter", "honey_porter", "oat_soda_stout"]
    for beer in beers:
        page.locator(f"#recipe_set-{beer}").check()
    expect(page.locator("#recipe_set-pumpkin_ale")).to_be_disabled()
    page.locator("button[type=submit]").click()
    expect(page.locator(".problem")).to_contain_text("pick 2 (Stout); picked so far: 1")
    page.locator("#recipe_set-coffee_stout").check()
    page.locator("button[type=submit]").click()
    player.my_turn()
    for beer in [*beers, "coffee_stout"]:
        expect(player.piece(f"recipe:{beer}")).to_be_visible()
    expect(player.piece("recipe:pumpkin_ale")).to_have_count(0)


# ── playing ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
@pytest.mark.parametrize("players", spread([5, 2], 1))  # two play on a telephone, too
def test_a_whole_game_against_bots(player: Player, players: int) -> None:
    options = {"research_side": "each", "job_agency": "on", "community_farm": "on", "commodities_exchange": "on"}
    player.open_table(players, ["bot:random"] * (players - 1), TITLE, CARDS, **options)
    assert player.play_to_the_end(sized(6, LONGEST)) > 5
    dialog = player.page.locator("dialog.result")
    expect(dialog.locator(".podium li")).to_have_count(players)
    assert not re.search(r"outcome-|score-|[{}]", dialog.inner_text())


def test_a_space_gives_what_lies_there(player: Player) -> None:
    player.open_table(2, ["here"], TITLE)
    until(player, "space:malt_market")
    expect(player.piece("space:malt_market")).to_contain_text("3")
    player.piece("space:malt_market").click()
    player.my_turn()
    assert any(re.search(r"sends a worker to Malt Market\s+\+3\s+malt", line) for line in player.log)


def test_a_space_that_is_taken_says_why_and_opens_the_rule(player: Player) -> None:
    page = player.page
    player.open_table(2, ["here"], TITLE)
    until(player, "space:hops_market")
    player.piece("space:hops_market").click()
    player.my_turn()
    player.piece("space:hops_market").click()
    answer = page.locator(".bubble, dialog.unfolded")
    answer.first.locator("[data-clause^=BC-]").click()
    expect(answer.first.locator(".why-rule")).not_to_be_empty()


def test_the_screen_is_passed_before_a_secret_recipe_is_shown(player: Player) -> None:
    """A secret recipe is looked for among unused ones, which is nobody else's business."""
    page = player.page
    player.open_table(2, ["here"], TITLE, secret_recipe="on")
    until(player, "action:secret_recipe")
    player.piece("action:secret_recipe").click()
    player.my_turn()
    chosen = lit(player, "recipe:").first
    name = WORDS.name(f"recipe-{(chosen.get_attribute('data-piece') or '').removeprefix('recipe:')}")
    chosen.click()
    page.locator("dialog.unfolded footer button").first.click()
    player.my_turn()
    while not player.curtain.count():  # the other player has nothing to hide: no curtain, and no recipe
        assert name not in page.content()
        player.click_something()
    assert name not in page.content()
    player.sit_down()
    assert name in page.content()


# ── on a telephone ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [2, 5])
def test_every_area_has_its_tab_on_a_telephone(phone: Page, house: House, players: int) -> None:
    player = Player(phone, house.address)
    player.open_table(players, ["bot:random"] * (players - 1), TITLE)
    tabs = phone.locator(".tabs button")
    assert tabs.count() >= 4
    seen: set[str] = set()
    for number in range(tabs.count() - 1):  # the last one is the log
        tabs.nth(number).click()
        expect(tabs.nth(number)).to_have_attribute("aria-selected", "true")
        expect(phone.locator(".area .canvas:not(.off)[data-canvas^=tab-]").first).to_be_visible()
        seen |= player.pieces("[data-canvas^=tab-]")
        assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    assert {"space:malt_market", "recipe:coffee_stout", "track:0:1", "action:process"} - seen == set()
    kinds = {piece.partition(":")[0] for piece in seen}
    assert {"card", "tile"} <= kinds  # bots may have taken any single one of them by then


@pytest.mark.long
def test_a_whole_game_on_a_telephone(phone: Page, house: House) -> None:
    player = Player(phone, house.address)
    player.open_table(2, ["bot:random"], TITLE, CARDS)
    assert player.play_to_the_end(sized(6, LONGEST)) >= sized(6, 11)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    expect(phone.locator("dialog.result table")).to_be_visible()
