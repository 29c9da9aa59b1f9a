"""Cavern Tavern in the browser: whole games by clicks, one's own results, secrets at one screen, rooms on a phone."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.house import House
from tests.browser.player import LONGEST, Player
from tests.long import sized, spread
from tests.server.tavern import short_cards

import alehouse
from alehouse.games.cavern_tavern.cards import Catalogue

GAME = alehouse.load("cavern_tavern")
TITLE = GAME.title
CARDS = short_cards()
WORDS = GAME.words("en")
CATALOGUE = Catalogue(GAME.card_file)
SECRETS = [WORDS.name(f"secret-{card.id}") for card in CATALOGUE.secrets]
AREAS = {area.id: area for area in CATALOGUE.areas}


def lit(player: Player, start: str) -> Locator:
    return player.page.locator(f'[data-piece^="{start}"].legal')


def until(player: Player, start: str) -> None:
    """Play anything until a piece of a kind is lit."""
    while not lit(player, start).count():
        if player.curtain.count():
            player.sit_down()
        else:
            player.pick_something()


# ── a solo game ───────────────────────────────────────────────────────────────────────────────────────


def test_a_table_is_opened_from_the_games_card_with_its_options(player: Player) -> None:
    player.open_table(1, (), TITLE, solo_mode="story", secret_chamber="on")
    expect(player.page).to_have_title(re.compile(TITLE))
    expect(player.page.locator("[data-canvas=table]")).to_contain_text("Make lunch")
    until(player, "area:")
    expect(player.piece("automa:white")).to_be_visible()


@pytest.mark.long
def test_a_whole_solo_game_by_clicks_and_its_place_in_the_results(player: Player) -> None:
    page = player.page
    player.open_table(1, (), TITLE, secret_chamber="on")  # with cards of one's own it would not count
    assert player.play_to_the_end(sized(6, LONGEST)) > 5
    dialog = page.locator("dialog.result")
    expect(dialog.locator("table")).to_be_visible()
    assert dialog.evaluate("(node) => node.scrollWidth <= node.clientWidth")
    assert "outcome-" not in dialog.inner_text()
    total = dialog.locator(".scores tr").last.locator("td").all_inner_texts()[-2]
    player.go_to_form()
    page.locator(".game", has_text=TITLE).click()
    page.locator("label[for=players-1]").click()
    results = page.locator(".solo table")
    expect(results).to_be_visible()
    cells = results.locator("tr").last.locator("td").all_inner_texts()
    assert cells == [WORDS.say("option-solo_mode-normal"), "1", "0", total.replace("−", "-")]
    page.locator("label[for=players-2]").click()
    expect(page.locator(".solo table")).to_have_count(0)


# ── what a placement gives ────────────────────────────────────────────────────────────────────────────


def test_what_a_placement_gives_is_shown_before_it_is_made(player: Player) -> None:
    page = player.page
    player.open_table(1, (), TITLE)
    until(player, "area:")
    page.locator(".prompt details.all summary").click()
    options = page.locator(".prompt details.all button.choice").all_inner_texts()
    named = [option.lstrip("123456789\n ").partition(": ") for option in options]  # a key comes first
    told = {name: gains for name, _, gains in named}
    for area in lit(player, "area:").all():
        name = (area.get_attribute("data-piece") or "").removeprefix("area:")
        gains = told[WORDS.name(f"area-{name}")]
        assert gains
        if AREAS[name].track:
            assert re.search(r"\+\d+ points", gains)


def test_a_task_shows_its_points_on_the_table(player: Player) -> None:
    player.open_table(2, ["here"], TITLE, characters="random")
    player.sit_down()
    expect(player.piece("area:serve_dinner")).to_contain_text("7")
    expect(player.piece("area:roast_meat")).to_contain_text("3")


def test_dice_are_chosen_one_by_one_and_taken_back(player: Player) -> None:
    player.open_table(1, (), TITLE)
    while True:
        until(player, "area:workshop_item")
        asked = player.prompt.inner_text()
        player.piece("area:workshop_item").click()
        player.my_turn()
        if lit(player, "die:").count():  # nobody is asked where no other dice may go there
            break
    expect(lit(player, "die:").first).to_be_visible()
    expect(player.prompt).not_to_have_text(asked)
    player.page.get_by_role("button", name="Undo").click()
    expect(player.prompt).to_have_text(asked)
    expect(player.piece("area:workshop_item")).to_have_class(re.compile("legal"))


def test_an_unlit_area_says_why_and_opens_the_rule(player: Player) -> None:
    player.open_table(1, (), TITLE)
    until(player, "area:")
    page = player.page
    names = [piece.get_attribute("data-piece") for piece in page.locator('[data-piece^="area:"]:not(.legal)').all()]
    assert names
    page.locator(f'[data-piece="{names[0]}"]').click()
    answer = page.locator(".bubble, dialog.unfolded")
    expect(answer.first).to_be_visible()
    answer.first.locator("[data-clause^=CT-]").click()
    expect(answer.first.locator(".why-rule")).not_to_be_empty()


# ── several players ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
@pytest.mark.parametrize("players", spread([6, 2], 1))  # two play on a telephone, too
def test_a_whole_game_against_bots(player: Player, players: int) -> None:
    player.open_table(players, ["bot:random"] * (players - 1), TITLE, CARDS, secret_chamber="on")
    assert player.play_to_the_end(sized(6, LONGEST)) > 5
    dialog = player.page.locator("dialog.result")
    expect(dialog.locator(".podium li")).to_have_count(players)
    assert "{" not in dialog.inner_text()


def test_the_screen_is_passed_before_secrets_are_shown(player: Player) -> None:
    player.go_to_form()
    page = player.page
    page.locator(".game", has_text=TITLE).click()
    for seat, name in enumerate(("Anna", "Bruno")):
        page.locator(f"#name-{seat}").fill(name)
    player.open_table(2, ["here"], TITLE, CARDS, characters="random")
    own: dict[str, list[str]] = {}
    for _ in range(60):
        if player.over:
            break
        if not player.curtain.count():
            player.click_something()
            continue
        person = player.curtain.locator("button").inner_text().removeprefix("I am ")
        expect(player.curtain).to_contain_text(f"Pass the screen to {person}")
        assert not secrets_in(page)
        player.sit_down()
        own.setdefault(person, secrets_in(page))
        assert secrets_in(page) == own[person]
        assert len(own[person]) == 1
        if len(own) == 2:
            break
    assert len(own) == 2
    assert own["Anna"] != own["Bruno"]


def secrets_in(page: Page) -> list[str]:
    """The Secret Tasks that are anywhere in the page."""
    content = page.content().replace("&amp;", "&")
    return [name for name in SECRETS if name in content]


# ── on a telephone ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [1, 4])
def test_every_room_has_its_tab_on_a_telephone(phone: Page, house: House, players: int) -> None:
    player = Player(phone, house.address)
    player.open_table(players, ["bot:random"] * (players - 1), TITLE, secret_chamber="on")
    tabs = phone.locator(".tabs button")
    assert tabs.count() >= 4
    seen: set[str] = set()
    for number in range(tabs.count() - 1):  # the last one is the log
        tabs.nth(number).click()
        expect(tabs.nth(number)).to_have_attribute("aria-selected", "true")
        canvas = phone.locator(".area .canvas:not(.off)[data-canvas^=tab-]")
        expect(canvas.first).to_be_visible()
        seen |= player.pieces("[data-canvas^=tab-]")
        assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    for piece in ("area:cellar_1", "area:roast_meat", "area:mop_floor", "area:workshop_item", "deck:orders"):
        assert piece in seen
    tabs.last.click()
    expect(phone.locator(".side")).to_be_visible()


@pytest.mark.long
def test_a_whole_game_on_a_telephone(phone: Page, house: House) -> None:
    player = Player(phone, house.address)
    player.open_table(2, ["bot:random"], TITLE, CARDS, secret_chamber="on")
    assert player.play_to_the_end(sized(6, LONGEST)) > 5
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    expect(phone.locator("dialog.result table")).to_be_visible()
