"""Reloads, restarts and lost connections: the game goes on where it was."""

from playwright.sync_api import Page, expect
from tests.browser.house import House
from tests.browser.player import Player


def test_a_reload_in_mid_game_shows_the_same_table(player: Player) -> None:
    player.open_table(2, ["here"])
    for _ in range(4):
        player.click_something()
    asked, said = player.prompt.inner_text(), player.log
    player.page.reload()
    player.my_turn()
    assert (player.prompt.inner_text(), player.log) == (asked, said)


def test_a_killed_server_is_missed_and_found_again(page: Page, own_house: House) -> None:
    player = Player(page, own_house.address)
    player.open_table(2, ["here"])
    player.click_something()
    said = player.log
    own_house.kill()
    expect(page.locator(".banner")).to_be_visible()
    own_house.open()
    expect(page.locator(".banner")).to_be_hidden()
    player.my_turn()
    assert player.log == said
    player.click_something()
    assert player.log != said


def test_a_move_made_while_the_wire_is_cut_is_played_once(page: Page, own_house: House) -> None:
    player = Player(page, own_house.address)
    player.open_table(2, ["here"])
    own_house.kill()
    expect(page.locator(".banner")).to_be_visible()
    player.piece("loc:A5").click()
    own_house.open()
    expect(page.locator(".banner")).to_be_hidden()
    player.my_turn()
    assert sum("(5)" in line for line in player.log) == 1


def test_two_windows_show_the_same_moves(player: Player) -> None:
    player.open_table(2, ["here"])
    other = player.page.context.new_page()
    other.goto(player.page.url)
    other.locator(".prompt.mine").wait_for()
    player.click_something()
    expect(other.locator(".prompt h1")).to_have_text(player.prompt.inner_text())
