"""Tables for people who are somewhere else: taking seats, beginning, leaving, watching, talking, playing again."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import accumulate
from typing import Any

import pytest
from tests.server import tavern
from tests.server.brewing import short_cards
from tests.server.house import BOT, GAMES, HERE, ME, OPEN, RANDOM, Browser, House, Message, Seat, mover_of

from alehouse.games.dice_brewing.effect_ops import KINDS
from alehouse.house.tables.table import game_of

CARDS = short_cards()
BREWING = game_of("dice_brewing", CARDS)
GAMES_AT_MOST = 6  # that are played until what is looked for has happened
KIND_NAMES = [BREWING.words("en").say(f"token-{kind}") for kind in KINDS]


@pytest.fixture
def friend(house: House) -> Browser:
    return house.browser()


@pytest.fixture
def stranger(house: House) -> Browser:
    return house.browser()


@pytest.fixture
def table(browser: Browser) -> str:
    """Anna waits for two others; she begins."""
    return browser.open_table(ME, OPEN, OPEN, first_player="1")


def kinds(room: Message) -> list[str]:
    return [seat["kind"] for seat in room["seats"]]


def names(room: Message) -> list[str]:
    return [seat["name"] for seat in room["seats"]]


def running(room: Message) -> bool:
    return bool(room["status"] == "running")


def opened(browser: Browser, friend: Browser, **options: str) -> str:
    """A table where Anna and Brokk play from different places; Anna begins."""
    table = browser.open_table(ME, OPEN, **options or {"first_player": "1"})
    with friend.sit(table) as seat:
        seat.take(1, "Brokk")
        seat.until_room(running)
    return table


def lines(browser: Browser, path: str) -> list[Message]:
    found: list[Message] = browser.http.get(path).json()
    return found


def lobby(browser: Browser, **wanted: str) -> set[str]:
    return {line["id"] for line in browser.http.get("/api/lobby", params=wanted).json()}


def settle(browser: Browser, **settings: Any) -> None:
    answer = browser.http.post("/api/me", json=settings)
    assert answer.status_code == 200, answer.text


# ── seats ─────────────────────────────────────────────────────────────────────────────────────────────


def test_a_game_begins_when_the_last_seat_is_taken(
    browser: Browser, friend: Browser, stranger: Browser, table: str
) -> None:
    with browser.sit(table) as anna, friend.sit(table) as brokk, stranger.sit(table) as cilla:
        room = anna.until_room()
        assert (room["status"], kinds(room), room["host"]) == ("open", ["me", "open", "open"], True)
        assert "refused" in anna.ask("move", action=0, seq=0, client_id="early")["type"]
        room = brokk.take(2, "Brokk")
        assert (room["status"], kinds(room), room.get("host", False)) == ("open", ["person", "open", "me"], False)
        cilla.take(1, "Cilla")
        for seat in (anna, brokk, cilla):
            room = seat.until_room(running)
            assert names(room) == ["Anna", "Cilla", "Brokk"]
            assert [player["name"] for player in seat.until_seq(0)["players"]] == ["Anna", "Cilla", "Brokk"]
        movers = []
        for _ in range(6):
            mover = mover_of(anna, brokk, cilla)
            movers.append(mover.table["prompt"]["name"])
            mover.play()
        assert movers[:3] == ["Anna", "Cilla", "Brokk"]


def test_the_options_are_told_that_are_not_the_usual_ones(browser: Browser, friend: Browser) -> None:
    usual = browser.open_table(ME, OPEN)
    other = browser.open_table(ME, OPEN, mountain="graded")
    with friend.sit(usual) as first, friend.sit(other) as second, friend.sit(other, lang="fr") as french:
        assert [seat.until_room()["options"] for seat in (first, second)] == ["", "Mountain: Graded"]
        assert french.until_room()["options"] == "Montagne\u202f: Étagée"


def test_a_seat_can_be_taken_once(house: House, browser: Browser) -> None:
    table = browser.open_table(ME, OPEN, OPEN, BOT, BOT)
    visitors = [house.browser() for _ in range(8)]

    def race(number: int) -> str:
        with visitors[number].sit(table) as seat:
            seat.until_room()
            seat.send("take", seat=1, name=f"Guest {number}")
            seat.until(lambda message: message["type"] in ("room", "refused") and taken(seat, message))
            return str(kinds(seat.until_room())[1])

    def taken(seat: Seat, message: Message) -> bool:
        return message["type"] == "refused" or kinds(seat.room)[1] == "me"

    with ThreadPoolExecutor(len(visitors)) as pool:
        got = list(pool.map(race, range(len(visitors))))
    assert got.count("me") == 1
    with browser.sit(table) as anna:
        assert kinds(anna.until_room()) == ["me", "person", "open", "bot", "bot"]
        assert names(anna.room)[1] == f"Guest {got.index('me')}"


@pytest.mark.parametrize("seat", [-1, 0, 1, 7, 2**31 - 1])
def test_a_seat_that_is_not_open_is_refused(browser: Browser, friend: Browser, seat: int) -> None:
    table = browser.open_table(ME, BOT, OPEN)
    with friend.sit(table) as brokk:
        assert "taken" in brokk.ask("take", seat=seat, name="Brokk")["text"]
        assert kinds(brokk.until_room()) == ["person", "bot", "open"]
        assert brokk.ask("take", seat=2, name="x" * 500)["type"] == "refused"


def test_the_host_and_nobody_else_begins_before_the_table_is_full(
    browser: Browser, friend: Browser, stranger: Browser, table: str
) -> None:
    with browser.sit(table) as anna, friend.sit(table) as brokk, stranger.sit(table) as watcher:
        brokk.take(1, "Brokk")
        for other in (brokk, watcher):
            assert "host" in other.ask("start")["text"]
        assert anna.until_room(lambda room: kinds(room)[1] == "person")["status"] == "open"
        assert anna.ask("start")["type"] == "ask"
        anna.send("start", sure=True)
        room = anna.until_room(running)
        assert kinds(room) == ["me", "person", "bot"]
        assert names(room) == ["Anna", "Brokk", "Sindri"]  # not Brokk: somebody is called so
        for _ in range(6):
            mover_of(anna, brokk).play()
        assert {row.seat for row in browser.house.rows(table)} == {-1, 0, 1, 2}  # the bot has moved, too
        assert "taken" in watcher.refused("take", seat=2, name="Cilla")


def test_whoever_leaves_before_the_game_gives_the_seat_free(
    browser: Browser, friend: Browser, stranger: Browser, table: str
) -> None:
    with friend.sit(table) as brokk, stranger.sit(table) as cilla:
        brokk.take(1, "Brokk")
        brokk.send("leave")
        assert kinds(brokk.until_room(lambda room: kinds(room)[1] == "open")) == ["person", "open", "open"]
        assert names(cilla.take(1, "Cilla"))[1] == "Cilla"
    assert [line["id"] for line in lines(browser, "/api/tables")] == [table]
    assert lines(friend, "/api/tables") == []


def test_a_bot_plays_for_whoever_leaves_until_they_come_back(browser: Browser, friend: Browser) -> None:
    table = opened(browser, friend)
    with browser.sit(table) as anna, friend.sit(table) as brokk:
        anna.until_mine()
        brokk.send("leave")
        room = anna.until_room(lambda room: bool(room["seats"][1].get("away")))
        assert names(room) == ["Anna", "Brokk"]
        anna.play()
        anna.until_mine()  # the bot has moved
        brokk.until_seq(anna.table["seq"])
        assert not brokk.table.get("can_undo")
        anna.play()
        brokk.until_seq(anna.table["seq"])
        assert brokk.click(0)["type"] == "refused"
        anna.until_mine()  # a bot that thinks just now might move all the same, and Brokk would be too late
        brokk.send("return")
        anna.until_room(lambda room: not room["seats"][1].get("away"))
        while mover_of(anna, brokk) is anna:
            anna.play()
        assert brokk.table["prompt"]["name"] == "Brokk"
        brokk.play()


def test_after_a_game_nobody_is_replaced(browser: Browser) -> None:
    table = browser.open_table(ME, RANDOM, cards=CARDS, **GAMES["dice_brewing"])
    with browser.sit(table) as anna:
        play_out(anna)
        anna.send("leave")
        anna.catch_up()
        assert not anna.room["seats"][0].get("away")


# ── the lobby ─────────────────────────────────────────────────────────────────────────────────────────


def test_the_lobby_shows_public_tables_by_status_and_game(browser: Browser, friend: Browser) -> None:
    waiting = browser.open_table(ME, OPEN)
    brewing = browser.open_table(ME, OPEN, **GAMES["dice_brewing"])
    under_way = browser.open_table(ME, HERE)
    over = browser.open_table(RANDOM, RANDOM)
    with browser.sit(over) as seat:
        seat.until(lambda message: message.get("over", False))
    private = {
        "open": browser.order_table(ME, OPEN, private=True),
        "running": browser.order_table(ME, HERE, private=True),
    }
    mine = {waiting, brewing, under_way, over, *private.values()}
    assert lobby(friend) & mine == lobby(friend, status="open") & mine == {waiting, brewing}
    assert lobby(friend, status="running") & mine == {under_way}
    assert lobby(friend, status="over") & mine == {over}
    assert lobby(friend, game="dwarf") & mine == {waiting}
    assert lobby(friend, game="dice_brewing") & mine == {brewing}
    assert mine <= {line["id"] for line in lines(browser, "/api/tables")}
    with friend.sit(private["open"]) as brokk:  # whoever has the link may come
        assert brokk.until_room()["private"]
        brokk.take(1, "Brokk")
    for wrong in ("?status=secret", "?game=chess"):
        assert friend.http.get(f"/api/lobby{wrong}").status_code == 404


# ── watching ──────────────────────────────────────────────────────────────────────────────────────────


def test_a_spectator_sees_the_table_and_no_secret_and_cannot_do_anything(
    browser: Browser, friend: Browser, stranger: Browser
) -> None:
    options = GAMES["dice_brewing advanced"]
    table = browser.open_table(ME, OPEN, cards=CARDS, **options)
    with browser.sit(table) as anna, friend.sit(table) as brokk, stranger.sit(table) as watcher:
        brokk.take(1, "Brokk")
        buyer = buy_in_secret(anna, brokk)
        watcher.until_seq(buyer.table["seq"])
        other = brokk if buyer is anna else anna
        other.until_seq(buyer.table["seq"])
        assert tokens_shown(buyer) != set()
        for seat in (watcher, other):
            assert tokens_shown(seat) == set()
        assert watcher.until_room(lambda room: room.get("spectators") == 1)
        before = browser.house.rows(table)
        seq = watcher.table["seq"]
        for answer in (
            watcher.ask("move", action=buyer.options[0], seq=seq, client_id="sneaky"),
            watcher.ask("undo", seq=seq),
            watcher.ask("wish", seq=seq, moves=3),
            watcher.ask("agree", seq=seq, agree=True),
            watcher.ask("agree", seq=seq, agree=False),
            watcher.ask("sit", seat=0),
            watcher.ask("look", seat=0),
            watcher.ask("start"),
        ):
            assert answer["type"] == "refused"
        watcher.send("leave")
        watcher.send("return")
        watcher.catch_up()
        assert browser.house.rows(table) == before


def tokens_shown(seat: Seat) -> set[str]:
    """The kinds of action tokens that somebody holds or has bought, as far as a screen shows them."""
    pieces = [item for canvas in seat.pieces.values() for item in canvas.items()]
    held = "".join(piece["art"] + piece.get("label", "") for name, piece in pieces if name.startswith("token:"))
    told = "".join(line["text"] for line in seat.log)
    return {name for kind, name in zip(KINDS, KIND_NAMES) if name in held + told or f"action-{kind}" in held}


def buy_in_secret(*seats: Seat) -> Seat:
    """Everybody passes until somebody can buy a token; who does so."""
    wanted = BREWING.parse("buy_token:raise_value")
    while True:
        mover = mover_of(*seats)
        if wanted in mover.options:
            mover.play(wanted)
            return mover
        idle = [BREWING.parse(name) for name in ("pass", "end_turn", "decline")]
        mover.play(next(action for action in idle if action in mover.options))


# ── one person in several places, several people in one ───────────────────────────────────────────────


def test_two_browsers_on_one_seat_stay_in_step(browser: Browser, friend: Browser) -> None:
    table = opened(browser, friend)
    with browser.sit(table) as one, browser.sit(table, shape="portrait") as two, friend.sit(table) as brokk:
        for number in range(20):
            if mover_of(one, two, brokk) is brokk:
                brokk.play()
                continue
            mover, watcher = (one, two) if number % 4 < 2 else (two, one)
            assert mover.options == watcher.options
            stale = mover.table["seq"]
            mover.play()
            assert watcher.click(0, seq=stale)["type"] == "refused"
            watcher.until(lambda message: message.get("fresh", False))
            mover_of(one, two, brokk)
            assert one.log == two.log


def test_people_at_one_screen_and_somebody_elsewhere_play_together(browser: Browser, friend: Browser) -> None:
    table = browser.open_table(ME, HERE, OPEN, cards=CARDS, **GAMES["dice_brewing advanced"])
    with browser.sit(table) as here, friend.sit(table) as away:
        room = away.take(2, "Cilla")
        assert kinds(room) == ["person", "person", "me"]
        assert kinds(here.until_room(running)) == ["me", "me", "person"]
        curtains, movers = set(), set()
        wanted = BREWING.parse("buy_token:raise_value")
        bought = False
        while not (mover := mover_of(here, away)).over:
            assert not away.table.get("curtain")
            if mover.table.get("curtain"):
                curtains.add(mover.table["prompt"]["name"])
                assert tokens_shown(mover) == set()
                mover.sit_down()
            movers.add(mover.table["prompt"]["name"])
            idle = [BREWING.parse(name) for name in ("pass", "end_turn", "decline")]
            bought = bought or (mover is here and wanted in mover.options)
            buys = mover is here and wanted in mover.options
            mover.play(wanted if buys else next(action for action in idle if action in mover.options))
        assert movers == {"Anna", "Brokk", "Cilla"}
        assert bought
        assert curtains == {"Anna", "Brokk"}


# ── decisions without a choice ────────────────────────────────────────────────────────────────────────


def test_a_decision_with_one_option_is_made_for_whoever_wants_that(browser: Browser, friend: Browser) -> None:
    """Not every game has one for each of them."""
    settle(browser, auto_play=True)
    games = (single_options(browser, friend) for _ in range(GAMES_AT_MOST))
    assert any(
        all(so_far) for so_far in accumulate(games, lambda before, now: (before[0] + now[0], before[1] + now[1]))
    )


def single_options(browser: Browser, friend: Browser) -> tuple[int, int]:
    """How often the house played for Anna, who wants that, and how often Brokk was asked, who does not."""
    table = opened(browser, friend, game="cavern_tavern", cards=tavern.short_cards())
    made = asked = 0
    with browser.sit(table) as anna, friend.sit(table) as brokk:
        while not (mover := mover_of(anna, brokk)).over:
            if len(mover.options) > 1:
                mover.play(mover.options[-1])
            elif mover is brokk:
                asked += 1
                mover.play()
            elif not anna.table.get("only"):  # it would tell Brokk that there is nothing in her hand
                mover.play()
            else:  # the house plays for Anna
                made += 1
                anna.until_seq(anna.table["seq"] + 1)
    rows = [row for row in browser.house.rows(table) if row.seat == 0]
    assert sum(row.client_id is None for row in rows) >= made
    return made, asked


# ── chat ──────────────────────────────────────────────────────────────────────────────────────────────


def said(seat: Seat) -> list[tuple[str, str]]:
    return [(line["name"], line["text"]) for line in seat.chat]


def hear_line(seat: Seat, text: str) -> Message:
    while not any(line["text"] == text for line in seat.chat):
        seat.hear()
    return seat.chat[-1]


def test_players_and_spectators_talk_apart(browser: Browser, friend: Browser, house: House) -> None:
    table = opened(browser, friend)
    with (
        browser.sit(table) as anna,
        friend.sit(table) as brokk,
        house.browser().sit(table) as one,
        house.browser().sit(table) as other,
    ):
        anna.send("say", text="Your turn soon")
        line = hear_line(brokk, "Your turn soon")
        assert (line["name"], line.get("seat", -1), line.get("mine", False)) == ("Anna", 0, False)
        assert hear_line(anna, "Your turn soon")["mine"]
        one.send("say", text="Anna is winning")
        hear_line(one, "Anna is winning")
        hear_line(other, "Anna is winning")
        brokk.send("say", text=" so\nit\u0000 is ")
        hear_line(anna, "so it  is")
        hear_line(brokk, "so it  is")
        assert said(anna) == said(brokk) == [("Anna", "Your turn soon"), ("Brokk", "so it  is")]
        assert [text for _, text in said(one)] == [text for _, text in said(other)] == ["Anna is winning"]
        for nothing in ("", " \n ", "x" * 501):
            assert anna.ask("say", text=nothing)["type"] == "refused"
    with browser.sit(table) as anna, house.browser().sit(table) as late:
        hear_line(anna, "so it  is")
        hear_line(late, "Anna is winning")
        assert [text for _, text in said(late)] == ["Anna is winning"]


def test_spectators_without_a_name_are_numbered_alike_for_everybody(
    browser: Browser, friend: Browser, house: House
) -> None:
    table = opened(browser, friend)
    named = house.browser()
    named.http.post("/api/me", json={"name": "Nyrath"})
    guests = [house.browser(), house.browser(), named]
    with ExitStack() as leaving:
        seats = [leaving.enter_context(guest.sit(table)) for guest in guests]
        for seat, text in zip([*seats, seats[0]], ("first", "second", "third", "fourth")):
            seat.send("say", text=text)
            for each in seats:
                hear_line(each, text)
        expected = [("Guest 1", "first"), ("Guest 2", "second"), ("Nyrath", "third"), ("Guest 1", "fourth")]
        assert [said(seat) for seat in seats] == [expected] * 3
    with house.browser().sit(table, lang="pl") as later:
        hear_line(later, "fourth")
        assert [name for name, _ in said(later)] == ["Gość 1", "Gość 2", "Nyrath", "Gość 1"]


def test_a_name_given_at_one_table_is_ones_name_at_others(browser: Browser, friend: Browser, house: House) -> None:
    opened(browser, friend)
    other = house.browser().open_table(ME, BOT)
    with friend.sit(other) as watching:
        watching.send("say", text="Good evening")
        assert hear_line(watching, "Good evening")["name"] == "Brokk"


def test_whoever_sits_down_hears_what_the_players_have_said(browser: Browser, friend: Browser, table: str) -> None:
    with browser.sit(table) as anna, friend.sit(table) as brokk:
        anna.send("say", text="Come in")
        hear_line(anna, "Come in")
        brokk.send("say", text="I am only watching")
        hear_line(brokk, "I am only watching")
        assert [text for _, text in said(brokk)] == ["I am only watching"]
        brokk.take(1, "Brokk")
        hear_line(brokk, "Come in")
        assert [text for _, text in said(anna)] == ["Come in"]


def test_somebody_who_is_muted_is_not_heard(browser: Browser, friend: Browser) -> None:
    table = opened(browser, friend)
    with browser.sit(table) as anna, friend.sit(table) as brokk:
        brokk.send("say", text="one")
        anna.send("mute", voice=hear_line(anna, "one")["voice"], mute=True)
        anna.catch_up()
        brokk.send("say", text="two")
        hear_line(brokk, "two")
        anna.send("say", text="three")
        hear_line(anna, "three")
        assert [text for _, text in said(anna)] == ["one", "three"]
        hear_line(brokk, "three")
    with browser.sit(table) as anna:
        hear_line(anna, "three")
        assert [text for _, text in said(anna)] == ["three"]


# ── who is there ──────────────────────────────────────────────────────────────────────────────────────


def test_everybody_sees_who_is_there(browser: Browser, friend: Browser, stranger: Browser) -> None:
    table = opened(browser, friend)

    def here(room: Message) -> list[bool]:
        return [seat.get("here", False) for seat in room["seats"]]

    with browser.sit(table) as anna:
        anna.until_room(lambda room: here(room) == [True, False])
        with friend.sit(table) as brokk, friend.sit(table):
            brokk.until_room(lambda room: here(room) == [True, True])
            anna.until_room(lambda room: here(room) == [True, True])
            with stranger.sit(table):
                anna.until_room(lambda room: room.get("spectators", 0) == 1)
            anna.until_room(lambda room: room.get("spectators", 0) == 0)
        anna.until_room(lambda room: here(room) == [True, False])


# ── once more ─────────────────────────────────────────────────────────────────────────────────────────


def play_out(*seats: Seat) -> None:
    """Play with these seats until the game is over."""
    while not (mover := mover_of(*seats)).over:
        mover.play(mover.options[-1])


def test_a_rematch_is_one_table_however_many_ask_for_it(browser: Browser, friend: Browser, stranger: Browser) -> None:
    table = opened(browser, friend, cards=CARDS, **GAMES["dice_brewing"])
    address = f"/api/tables/{table}/rematch"
    assert browser.http.post(address).status_code == 400  # not before the end
    with browser.sit(table) as anna, friend.sit(table) as brokk:
        play_out(anna, brokk)
        assert stranger.http.post(address).status_code == 403
        with ThreadPoolExecutor(6) as pool:
            asked = pool.map(lambda visitor: visitor.http.post(address).json()["id"], [browser, friend] * 3)
        (following,) = set(asked)
        assert anna.until_room(lambda room: bool(room.get("next")))["next"] == following
        assert brokk.until_room(lambda room: bool(room.get("next")))["next"] == following
    for visitor in (browser, friend):
        assert [line["id"] for line in lines(visitor, "/api/tables")][:1] == [following]
        assert len(lines(visitor, "/api/tables")) == 2
    with browser.sit(following) as anna, friend.sit(following) as brokk:
        anna.until_room(running)
        brokk.until_room(running)
        assert names(anna.room) == ["Brokk", "Anna"]
        assert (kinds(anna.room), kinds(brokk.until_room())) == (["person", "me"], ["me", "person"])
        play_out(anna, brokk)


def test_a_house_that_closed_before_a_full_table_began_begins_it(open_house: Callable[..., House]) -> None:
    house = open_house()
    browser = house.browser()
    table = browser.open_table(ME, OPEN)
    house.kill()
    house.run_sql("update seats set kind = 'bot', bot = 'greedy' where kind = 'open'")
    house.open()
    with browser.sit(table) as anna:
        anna.until_room(running)
        anna.until_mine()
        anna.play()
