"""Friends far apart: invite links, the waiting room, whole games of every kind, chat, wishes, rematches."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.house import House
from tests.browser.online import Company, Guest, company
from tests.browser.player import LONGEST
from tests.browser.window import PHONE
from tests.long import LONG, sized, spread
from tests.server import brewery, brewing, tavern

import alehouse


def short_dwarf() -> str:
    """DWARF until the first item is forged."""
    text = alehouse.load("dwarf").card_file.text
    printed = "items_to_end_game = 4"
    assert text.count(printed) == 1
    return text.replace(printed, "items_to_end_game = 1")


CARDS = {
    "dwarf": short_dwarf,
    "dice_brewing": brewing.short_cards,
    "cavern_tavern": tavern.short_cards,
    "brew_crafters": brewery.short_cards,
}


@pytest.fixture
def two(browser: Browser, house: House) -> Iterator[Company]:
    """Two people who have not met yet."""
    with company(browser, house.address, 2) as found:
        yield found


@pytest.fixture
def playing(two: Company) -> Company:
    """Two people at a table of DWARF, in a game that no luck ends soon."""
    two.sit_down("DWARF")
    return two


def take_turns(people: Company) -> tuple[Guest, Guest]:
    """Both decide once or more often, one after the other; who did so first."""
    first = people.decider
    while (second := people.decider) is first:
        first.click_something()
    while people.decider is second:
        second.click_something()
    return first, second


# ── whole games ───────────────────────────────────────────────────────────────────────────────────────


# Two and five people come to every game with `make test-long`; otherwise two to a game with secrets, three to another:
# what is between them knows no game.
COMPANIES = [(game, people) for game in CARDS for people in (2, 5)] if LONG else [("dice_brewing", 3)]


@pytest.mark.long
@pytest.mark.parametrize(("game", "people"), COMPANIES)
def test_a_whole_game_online(browser: Browser, house: House, game: str, people: int) -> None:
    """Where fewer than five can play, the others watch."""
    rules = alehouse.load(game)
    seats = min(people, max(rules.seats))
    with company(browser, house.address, people) as friends:
        friends.sit_down(rules.title, CARDS[game](), seats)
        assert friends.play_to_the_end(sized(6, LONGEST)) > 5
        results = {guest.page.locator("dialog.result .scores").inner_text() for guest in friends.guests}
        assert len(results) == 1
        for guest in friends.guests:
            expect(guest.page.locator("dialog.result .podium li")).to_have_count(seats)


# ── before the game ───────────────────────────────────────────────────────────────────────────────────


def test_a_game_begins_when_the_last_seat_is_taken(two: Company) -> None:
    host, friend = two.guests
    link = host.open_for(2, "DWARF")
    expect(host.page.locator(".prompt h1")).to_be_hidden()
    friend.come(link)
    expect(friend.page.locator(".waiting-room .seats")).to_contain_text("Anna")
    friend.sit_here()
    for guest in two.guests:
        expect(guest.page.locator(".prompt h1")).to_be_visible()
    expect(host.page.locator("[data-canvas=table]")).to_contain_text("Bruno")


def test_the_host_begins_and_bots_take_what_is_free(two: Company) -> None:
    host, friend = two.guests
    friend.come(host.open_for(3, "DWARF"))
    friend.sit_here()
    expect(friend.page.get_by_role("button", name="Start")).to_have_count(0)
    expect(host.page.locator(".waiting-room .free")).to_have_count(1)  # a question would be dropped by it
    host.page.get_by_role("button", name="Start").click()
    host.page.get_by_role("alertdialog").get_by_role("button", name="Start").click()
    expect(friend.page.locator(".prompt h1")).to_be_visible()
    expect(friend.people.nth(2)).to_contain_text("bot: greedy")
    assert two.decider in two.guests


def test_whoever_looks_on_replaces_no_button_of_the_waiting_room(two: Company) -> None:
    host, friend = two.guests
    link = host.open_for(3, "DWARF")
    pressed = [button.element_handle() for button in host.page.locator(".waiting-room button:visible").all()]
    assert len(pressed) > 3
    friend.come(link)
    expect(host.page.locator(".people .spectators")).to_contain_text("1")
    assert all(button.is_visible() for button in pressed)


def test_a_seat_is_given_back_before_the_game(two: Company) -> None:
    host, friend = two.guests
    friend.come(host.open_for(3, "DWARF"))
    friend.sit_here()
    expect(host.page.locator(".waiting-room .free")).to_have_count(1)
    friend.page.get_by_role("button", name="Stand up").click()
    expect(host.page.locator(".waiting-room .free")).to_have_count(2)
    expect(friend.page.locator(".take")).to_have_count(2)


def test_nobody_sits_down_without_a_name(two: Company) -> None:
    host, friend = two.guests
    friend.come(host.open_for(3, "DWARF"))
    friend.page.locator(".take").first.click()
    expect(friend.page.locator(".naming input")).to_be_focused()
    expect(host.page.locator(".waiting-room .free")).to_have_count(2)


def test_a_public_table_is_found_in_the_lobby_and_joined(two: Company) -> None:
    host, friend = two.guests
    host.open_for(3, "Brew Crafters")
    page = friend.page
    page.goto(friend.form)
    page.get_by_role("link", name="Lobby").click()
    line = page.locator(f'.tables a[href="/table/{host.table}"]')
    expect(line).to_contain_text("Join")
    expect(line.locator(".free")).to_have_count(2)
    page.locator("label[for=lobby-free-3]").click()
    expect(line).to_have_count(0)
    page.locator("label[for=lobby-free-2]").click()
    expect(line).to_have_count(1)
    page.locator("label[for=lobby-game-dwarf]").click()
    expect(line).to_have_count(0)
    page.locator("label[for=lobby-game-brew_crafters]").click()
    line.click()
    friend.sit_here()
    expect(host.page.locator(".waiting-room .seats")).to_contain_text("Bruno")


def test_the_lobby_keeps_itself_up_to_date(two: Company) -> None:
    host, friend = two.guests
    friend.page.goto(f"{friend.address}/lobby")
    friend.page.locator(".tables").wait_for()
    host.open_for(2, "DWARF")
    line = friend.page.locator(f'.tables a[href="/table/{host.table}"]')
    expect(line).to_be_visible()
    friend.page.locator("label[for=lobby-status-running]").click()
    expect(line).to_have_count(0)


def test_a_private_table_is_found_by_its_link_alone(two: Company) -> None:
    host, friend = two.guests
    host.go_to_form()
    host.page.locator("details.online summary").click()
    host.page.locator("label[for=found-private]").click()
    link = host.open_for(2, "DWARF")
    friend.page.goto(f"{friend.address}/lobby")
    friend.page.locator(".tables ul, .tables p").first.wait_for()
    expect(friend.page.locator(f'.tables a[href="/table/{host.table}"]')).to_have_count(0)
    friend.come(link)
    friend.sit_here()
    assert two.decider in two.guests


def test_a_deadline_is_told_before_one_sits_down(two: Company) -> None:
    host, friend = two.guests
    host.go_to_form()
    host.page.locator("details.online summary").click()
    host.page.locator("label[for=deadline-180]").click()
    friend.come(host.open_for(2, "DWARF"))
    expect(friend.page.locator(".facts")).to_contain_text("3 minutes for a move")


def test_a_table_without_free_seats_is_nobody_elses_business(two: Company) -> None:
    host, friend = two.guests
    host.open_table(2, ["bot:random"])
    friend.page.goto(f"{friend.address}/lobby")
    friend.page.locator("label[for=lobby-status-running]").click()
    friend.page.locator(".tables ul, .tables p").first.wait_for()
    expect(friend.page.locator(f'.tables a[href="/table/{host.table}"]')).to_have_count(0)


# ── people and chat ───────────────────────────────────────────────────────────────────────────────────


def test_what_is_said_is_read_as_it_was_written(playing: Company) -> None:
    one, other = playing.guests
    text = '<img src=x onerror="document.title=1"> & <b>bold</b>'
    one.open_people()
    one.say(text)
    count = other.page.locator('.tab[data-panel="people"] .news')
    expect(count).to_have_text("1")
    other.open_people()
    expect(count).to_have_count(0)
    expect(other.said).to_have_text([text])
    assert other.page.locator(".lines img:not(.avatar), .lines .text b").count() == 0
    expect(other.page.locator(".lines .speaker")).to_have_text(one.name)


def test_somebody_who_is_muted_is_not_heard_until_that_is_taken_back(playing: Company) -> None:
    one, other = playing.guests
    for guest in playing.guests:
        guest.open_people()
    one.say("Hurry up!")
    other.page.locator(".lines .speaker").click()
    other.page.get_by_role("menuitem").click()
    expect(other.said).to_have_count(0)
    other.say("I am thinking.")
    expect(one.said).to_have_count(2)
    other.page.locator(".silence button").click()
    expect(other.said).to_have_text(["Hurry up!", "I am thinking."])


def test_spectators_talk_among_themselves(browser: Browser, playing: Company, house: House) -> None:
    pressed = playing.decider.page.locator(".prompt button").first.element_handle()
    with company(browser, house.address, 2) as watching:
        for guest in watching.guests:
            guest.page.goto(playing.guests[0].page.url)
            guest.page.locator(".prompt h1").wait_for()
            guest.open_people()
        expect(playing.guests[0].page.locator(".people .spectators")).to_contain_text("2")
        assert pressed.is_visible()  # news of them replaces no button that somebody may be pressing
        watching.guests[0].say("She should have defended.")
        expect(watching.guests[1].said).to_have_text(["She should have defended."])
        playing.guests[0].open_people()
        playing.guests[0].say("Nice move.")
        expect(playing.guests[0].said).to_have_text(["Nice move."])
        expect(watching.guests[1].said).to_have_count(1)
        assert watching.guests[0].lit.count() == 0


def test_a_bot_plays_for_whoever_leaves_until_they_come_back(playing: Company) -> None:
    one, other = take_turns(playing)
    one.open_people()
    one.page.get_by_role("button", name="Leave the game").click()
    expect(one.page.locator("dialog.leaving button.open")).to_have_text("Stay")
    one.page.locator("dialog.leaving").get_by_role("button", name="Leave the game").click()
    expect(other.people.filter(has_text=one.name)).to_contain_text("a bot plays on")
    for _ in range(3):
        playing.guests.remove(one)
        assert playing.decider is other  # the bot has moved by then
        playing.guests.append(one)
        other.click_something()
    one.page.reload()
    back = one.page.locator(".prompt").get_by_role("button", name="Come back")
    back.click()
    expect(back).to_have_count(0)
    expect(other.people.filter(has_text=one.name)).not_to_contain_text("a bot plays on")
    take_turns(playing)


def test_the_title_says_whose_turn_it_is(playing: Company) -> None:
    one = playing.decider
    other = next(guest for guest in playing.guests if guest is not one)
    expect(one.page).to_have_title(re.compile("Your turn"))
    expect(other.page).not_to_have_title(re.compile("Your turn"))
    while playing.decider is one:
        one.click_something()
    expect(other.page).to_have_title(re.compile("Your turn"))
    expect(one.page).not_to_have_title(re.compile("Your turn"))


def test_ones_own_tables_say_where_it_is_ones_turn(playing: Company) -> None:
    one, table = playing.decider, playing.guests[0].table
    other = next(guest for guest in playing.guests if guest is not one)
    for guest in playing.guests:
        guest.page.goto(guest.address)
    expect(one.page.locator(f'.turns li a[href="/table/{table}"]')).to_be_visible()
    expect(other.page.locator(f'.list li a[href="/table/{table}"]')).to_be_visible()
    expect(other.page.locator(f'.turns li a[href="/table/{table}"]')).to_have_count(0)


# ── taking back ───────────────────────────────────────────────────────────────────────────────────────


def test_everybody_agrees_to_go_back(playing: Company) -> None:
    one = playing.decider
    asked, said = "", [""]
    while (other := playing.decider) is one:
        asked, said = one.prompt.inner_text(), one.log
        one.click_something()
    other.click_something()
    before = other.log
    one.ask_to_take_back()
    expect(other.wish).to_contain_text(f"{one.name} would like to take back")
    other.wish.get_by_role("button", name="Agree").click()
    expect(one.prompt).to_have_text(asked)
    expect(other.wish).to_be_hidden()
    expect(one.page.locator(".log p").first).to_contain_text("took back")  # the same may have been asked before
    assert one.log[1:] == said  # under what says that something was taken back
    assert one.log[0].startswith(f"{one.name}\ntook back")
    expect(other.page.locator(".log p").first).to_contain_text("took back")
    assert other.log != before


def test_somebody_declines(playing: Company) -> None:
    one, other = take_turns(playing)
    asked = one.prompt.inner_text()
    one.ask_to_take_back()
    expect(one.wish).to_be_visible()
    other.wish.get_by_role("button", name="Decline").click()
    expect(other.wish).to_be_hidden()
    expect(one.wish).to_contain_text("Not everybody agreed")
    one.wish.get_by_role("button", name="Close").click()
    expect(one.wish).to_be_hidden()
    expect(one.prompt).to_have_text(asked)


def test_whoever_takes_a_wish_back_is_not_told_so(playing: Company) -> None:
    one, other = take_turns(playing)
    one.ask_to_take_back()
    expect(other.wish).to_be_visible()
    one.wish.get_by_role("button", name="Withdraw the request").click()
    expect(other.wish).to_be_hidden()
    expect(one.wish).to_be_hidden()


def test_one_may_ask_to_go_back_to_a_moment_of_the_replay(playing: Company) -> None:
    asked = playing.decider.prompt.inner_text()
    one, other = take_turns(playing)
    page = one.page
    page.locator('.tab[data-panel="replay"]').click()
    back = page.get_by_role("button", name="Ask to go back to here")
    page.get_by_role("button", name="First move").click()
    expect(page.locator(".replay output")).to_contain_text("Move 0 of")
    move = 0
    while not back.count():
        move += 1
        page.keyboard.press("ArrowRight")
        expect(page.locator(".replay output")).to_contain_text(f"Move {move} of")
    back.click()
    other.wish.get_by_role("button", name="Agree").click()
    expect(one.prompt).to_have_text(asked)


# ── lost and found ────────────────────────────────────────────────────────────────────────────────────


def test_the_log_marks_what_happened_meanwhile(playing: Company) -> None:
    one = playing.decider
    other = next(guest for guest in playing.guests if guest is not one)
    table = other.page.url
    expect(other.prompt).to_be_visible()
    known = len(other.log)
    other.page.goto("about:blank")
    while one.asked:
        one.click_something()
    other.page.goto(table)
    expect(other.page.locator(".log .meanwhile")).to_have_text("While you were away")
    assert other.page.locator(".log .missed").count() == len(other.log) - known > 0
    other.page.reload()
    other.prompt.wait_for()
    expect(other.page.locator(".log .missed")).to_have_count(0)


# Until there is room again.
REFUSES = """() => {
  const native = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const { type, client_id } = JSON.parse(text);
    if (type !== "move" || window.room) return native.call(this, text);
    document.body.dataset.lost = `${document.body.dataset.lost ?? ""} ${client_id}`;
    const data = JSON.stringify({ type: "refused", text: "no room on the disk", client_id, lost: true });
    setTimeout(() => this.onmessage({ data }), 10);
  };
}"""


def test_a_move_that_the_house_could_not_keep_is_sent_again(page: Page, house: House) -> None:
    """The same click goes out until it is kept; meanwhile the page says that it tries."""
    guest = Guest(page, house.address, "Anna", 1)
    guest.open_table(2, ["here"])
    guest.page.locator(".prompt.mine").wait_for()
    asked = guest.prompt.inner_text()
    page.evaluate(REFUSES)
    guest.piece("loc:A5").click()
    expect(page.locator(".banner")).to_be_visible()
    expect(page.locator("body")).to_have_attribute("data-lost", re.compile(r"\w \w"))  # more than once
    page.evaluate("window.room = true")
    expect(guest.prompt).not_to_have_text(asked)
    expect(page.locator(".banner")).to_be_hidden()
    clicks = (page.locator("body").get_attribute("data-lost") or "").split()
    assert len(clicks) >= 2
    assert len(set(clicks)) == 1
    assert sum("(5)" in line for line in guest.log) == 1


# ── again ─────────────────────────────────────────────────────────────────────────────────────────────


def test_a_rematch_brings_the_same_people_together(playing: Company) -> None:
    one, other = playing.guests
    playing.play_out()
    first = one.table
    one.page.get_by_role("button", name="Rematch").click()
    one.page.wait_for_url(lambda address: not address.endswith(first))
    other.page.locator("dialog.result").get_by_role("button", name="To the rematch").click()
    other.page.wait_for_url(one.page.url)
    other.page.get_by_role("button", name="Sit here").click()
    one.prompt.wait_for()
    assert playing.decider in playing.guests
    assert sorted(one.people.locator("b").all_inner_texts()) == ["Anna", "Bruno"]


# ── on a telephone ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
@pytest.mark.parametrize("game", spread(list(alehouse.ROOMS), 2))
def test_people_and_talk_are_a_tab_on_a_telephone(browser: Browser, house: House, game: str) -> None:
    with company(browser, house.address, 2, PHONE) as friends:
        friends.sit_down(alehouse.load(game).title)  # a game that no luck ends soon
        tab = friends.guests[0].page.locator("[data-tab=people]").bounding_box()
        assert tab
        assert tab["x"] + tab["width"] <= 390
        one, other = friends.guests
        one.open_people()
        one.say("Good evening!")
        expect(other.page.locator(".people-tab .news")).to_have_text("1")
        other.open_people()
        expect(other.said).to_have_text(["Good evening!"])
        expect(other.page.locator(".people-tab .news")).to_have_count(0)
        for guest in friends.guests:
            assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390
            guest.page.locator(".tabs button").first.click()
        take_turns(friends)
