"""Drafts: what somebody has decided and not confirmed. Nobody else sees it, and it is kept as a whole or not at all."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.long import share
from tests.server.house import (
    BOT,
    HERE,
    ME,
    OPEN,
    PATIENCE,
    SHORT,
    Browser,
    HastyHouse,
    House,
    Message,
    PatientHouse,
    Seat,
)

from alehouse.core.state import FATE
from alehouse.house.tables.drafts import DRAFTED

LONG_AGO = "2020-01-01T00:00:00.000+00:00"
GAMES_AT_MOST = 6  # that are played until what is looked for has happened


@pytest.fixture
def friend(house: House) -> Browser:
    return house.browser()


def meet(host: Browser, *guests: Browser, game: str = "brew_crafters", **order: Any) -> str:
    """A table where everybody plays from somewhere else; the host begins."""
    table = host.order_table(ME, *[OPEN] * len(guests), game=game, options={"first_player": "1"}, **order)
    for seat, guest in enumerate(guests, 1):
        with guest.sit(table) as sitting:
            sitting.take(seat, f"Guest {seat}")
    return table


def at(seat: Seat, seq: int) -> Message:
    """The table when it has that `seq`, which may be less than that of a draft before."""
    while not seat.table or seat.table["seq"] != seq:
        seat.hear()
    return seat.table


def draft(seat: Seat, action: int | None = None) -> Message:
    """Decide, and keep it back."""
    done = seat.click(action, draft=True)
    assert (done["type"], done.get("draft")) == ("done", True), done
    return at(seat, done["seq"])


def draft_a_step(seat: Seat) -> Message:
    """Decide something after which there is more to decide, and keep it back."""
    for action in list(seat.options):
        draft(seat, action)
        if seat.options:
            return seat.table
        undo(seat)
    raise AssertionError("every decision ends the turn here")


def draft_turn(seat: Seat) -> int:
    """Decide until there is nothing to decide before it is confirmed; how often."""
    decisions = 0
    while seat.options:
        draft(seat)
        decisions += 1
    return decisions


def confirm(seat: Seat, click: str = "confirmed", **fields: Any) -> Message:
    done = seat.ask("confirm", **{"seq": seat.table["seq"], "client_id": click} | fields)
    return done if done["type"] != "done" else at(seat, done["seq"])


def undo(seat: Seat) -> Message:
    before = seat.table["seq"]
    seat.send("undo", seq=before)
    while seat.table["seq"] == before:
        seat.hear()
    return seat.table


def shows(seat: Seat) -> tuple[Any, ...]:
    """What a browser shows; of a piece, what is empty may not have been said."""
    prompt, pieces = (
        seat.table["prompt"],
        [(name, *piece) for name, canvas in seat.pieces.items() for piece in canvas.items()],
    )
    said = {(name, key): {what: value for what, value in piece.items() if value} for name, key, piece in pieces}
    return prompt["text"], prompt["options"], said, seat.log


def nothing_came(seat: Seat) -> None:
    """Whatever was to be sent before the answer to this question has been."""
    seat.send("why", action=0)
    assert seat.hear()["type"] == "because"


# ── kept back ─────────────────────────────────────────────────────────────────────────────────────────


def test_others_see_nothing_of_a_draft_until_it_is_confirmed(house: House, browser: Browser, friend: Browser) -> None:
    table = meet(browser, friend)
    with browser.sit(table) as anna, friend.sit(table) as brokk, house.browser().sit(table) as watching:
        anna.until_mine()
        for other in (brokk, watching):
            other.until_seq(anna.table["seq"])
            other.until_room(lambda room: room.get("spectators") == 1)
            nothing_came(other)
        rows, seq = house.rows(table), anna.table["seq"]
        lines = friend.http.get("/api/tables?lang=en").json()
        decisions = draft_turn(anna)
        assert anna.table["draft"]
        assert anna.table["can_undo"]
        assert house.rows(table) == rows
        undo(anna)
        draft_turn(anna)
        for other in (brokk, watching):
            nothing_came(other)  # not a byte
        assert friend.http.get("/api/tables?lang=en").json() == lines
        after = confirm(anna)
        assert not after.get("draft")
        assert after["seq"] == len(house.rows(table)) < DRAFTED
        assert len([row for row in house.rows(table)[seq:] if row.seat == 0]) == decisions
        brokk.until_seq(after["seq"])
        assert brokk.log == anna.log


@pytest.mark.parametrize("game", ["dwarf", "dice_brewing", "cavern_tavern", "brew_crafters"])
def test_a_draft_taken_back_leaves_no_trace(browser: Browser, game: str) -> None:
    table = browser.open_table(ME, HERE, game=game)
    with browser.sit(table) as anna:
        anna.until_mine()
        before, seq, rows = shows(anna), anna.table["seq"], browser.house.rows(table)
        draft_turn(anna)
        while anna.table.get("draft"):
            undo(anna)
        assert shows(anna) == before
        assert (anna.table["seq"], browser.house.rows(table)) == (seq, rows)
        anna.play()


@pytest.mark.long
@pytest.mark.parametrize("game", share(["dwarf", "dice_brewing", "cavern_tavern", "brew_crafters"], 1, 2))
def test_a_whole_game_of_drafts_is_a_game(open_house: Callable[..., House], game: str) -> None:
    """Turn after turn is drafted, with something taken back now and then; what is kept is what was confirmed."""
    browser = open_house(kind=PatientHouse).browser()
    table = browser.open_table(ME, HERE, game=game)
    with browser.sit(table) as seat:
        seat.until_mine()
        for turn in range(30):
            while seat.options:
                draft(seat, seat.options[turn % len(seat.options)])
                if turn % 3 == 0 and seat.table["prompt"]["options"]:
                    undo(seat)
                    draft(seat)
            confirm(seat, f"turn-{turn}")
            seat.until_mine()
            if seat.over:
                break
        with browser.sit(table, sitting=str(seat.table["prompt"]["seat"])) as fresh:
            fresh.until_mine()
            assert shows(fresh) == shows(seat)
    assert browser.house.clicks(table)[-1] == f"turn-{turn}"


def test_what_fate_would_answer_waits_until_it_is_confirmed(browser: Browser) -> None:
    """Nobody looks at a card and takes it back: what is chosen is said, and nothing of what comes is shown."""
    table = browser.open_table(ME, HERE, first_player="1")
    with browser.sit(table) as seat:
        while True:
            seat.until_mine()
            before, rows = shows(seat), browser.house.rows(table)
            draft(seat)
            if "reveals something" in seat.table["prompt"]["detail"]:
                break
            confirm(seat, f"confirmed-{len(rows)}")
        assert shows(seat)[3] == before[3]
        assert [canvas.keys() for canvas in seat.pieces.values()]
        assert not seat.options
        assert "Say Done first" in seat.refused("move", action=0, seq=seat.table["seq"], client_id="x", draft=True)
        undo(seat)
        assert shows(seat) == before
        assert browser.house.rows(table) == rows
        draft(seat)
        confirm(seat)
        assert FATE in [row.seat for row in browser.house.rows(table)[len(rows) :]]


def test_whoever_has_told_no_name_is_not_called_by_a_colour_when_asked_to_confirm(browser: Browser) -> None:
    """At a screen of one's own there is nobody else to whom it could be said."""
    table = browser.open_table({**ME, "name": ""}, BOT, game="brew_crafters")
    with browser.sit(table) as seat:
        seat.until_mine()
        draft_turn(seat)
        asked = seat.table["prompt"]
    assert (asked.get("name", ""), asked["text"]) == ("", "Your turn is ready")
    assert "Done" in asked["detail"]


def test_a_move_that_is_none_confirms_the_draft_before_it(browser: Browser, friend: Browser) -> None:
    table = meet(browser, friend)
    with browser.sit(table) as anna:
        anna.until_mine()
        begun = len(browser.house.rows(table))
        draft_a_step(anna)
        done = anna.click(client_id="at-once")
        assert (done["type"], done.get("draft")) == ("done", None)
        assert len([row for row in browser.house.rows(table)[begun:] if row.seat == 0]) == 2
        assert browser.house.clicks(table)[-1] == "at-once"


# ── what cannot be ────────────────────────────────────────────────────────────────────────────────────


def test_what_cannot_be_is_refused_in_words_and_keeps_the_draft(browser: Browser, friend: Browser) -> None:
    table = meet(browser, friend, hints=True)
    with browser.sit(table) as anna, friend.sit(table) as brokk:
        anna.until_mine()
        seq = anna.table["seq"]
        assert "nothing to confirm" in anna.refused("confirm", seq=seq, client_id="none")
        draft(anna)
        drafted = anna.table["seq"]
        assert "Say Done first" in anna.refused("hint", seq=drafted)
        assert "Say Done first" in anna.refused("wish", seq=drafted, moves=0)
        assert "moved on" in anna.refused("confirm", seq=drafted + DRAFTED, client_id="other")
        assert "could not be read" in anna.refused("confirm", seq=drafted, client_id="")
        illegal = anna.refused("move", action=10**6, seq=drafted, client_id="no", draft=True)
        assert illegal
        brokk.until_type("table")
        assert "turn" in brokk.refused("move", action=0, seq=seq, client_id="mine", draft=True)
        assert "confirm" in brokk.refused("confirm", seq=seq, client_id="theirs")
        assert "not played" in brokk.refused("confirm", seq=drafted, client_id="theirs")
        at(anna, drafted)
        assert confirm(anna)["type"] == "table"


def test_a_click_that_comes_again_is_answered_again(browser: Browser, friend: Browser) -> None:
    table = meet(browser, friend)
    with browser.sit(table) as anna:
        anna.until_mine()
        move = {"action": anna.options[0], "seq": anna.table["seq"], "client_id": "once", "draft": True}
        first = anna.ask("move", **move)
        assert anna.ask("move", **move) == first
        at(anna, first["seq"])
        asked = {"seq": first["seq"], "client_id": "done"}
        done = anna.ask("confirm", **asked)
        assert anna.ask("confirm", **asked) == done
        assert anna.ask("move", **move)["seq"] == done["seq"]  # it was confirmed meanwhile
        assert browser.house.clicks(table)[-1] == "done"


# ── the same person elsewhere ─────────────────────────────────────────────────────────────────────────


def test_two_devices_of_one_person_share_a_draft(browser: Browser, friend: Browser) -> None:
    table = meet(browser, friend)
    with browser.sit(table) as one, browser.sit(table, shape="portrait") as other:
        one.until_mine()
        other.until_mine()
        draft_a_step(one)
        at(other, one.table["seq"])
        assert other.table["draft"]
        stale = other.table["seq"]
        draft(other)
        assert "moved on" in one.refused("move", action=one.options[0], seq=stale, client_id="late", draft=True)
        one.until(lambda message: bool(message.get("fresh")))
        at(one, other.table["seq"])
        confirm(one)
        at(other, one.table["seq"])
        assert not other.table.get("draft")


def test_a_draft_outlives_a_lost_line(browser: Browser, friend: Browser) -> None:
    table = meet(browser, friend)
    with browser.sit(table) as anna:
        anna.until_mine()
        draft_a_step(anna)
        seen, seq = shows(anna), anna.table["seq"]
    with browser.sit(table) as anna, friend.sit(table) as brokk:
        brokk.until_type("table")
        at(anna, seq)
        assert (shows(anna), anna.table["draft"]) == (seen, True)
        confirm(anna)


def test_through_another_process_a_draft_is_dropped_as_a_whole(two_processes: tuple[House, House]) -> None:
    here, there = two_processes
    browser, friend = here.browser(), here.browser()
    table = meet(browser, friend)
    with browser.sit(table) as one, browser.elsewhere(there).sit(table) as other:
        one.until_mine()
        other.until_mine()
        draft(one)
        other.play()
        assert "was not played" in one.until_type("refused")["text"]
        at(one, other.table["seq"])
        assert not one.table.get("draft")
        assert one.log == other.log


# ── what else ends one ────────────────────────────────────────────────────────────────────────────────


def test_a_crash_drops_a_draft_as_a_whole(open_house: Callable[..., House]) -> None:
    house = open_house()
    browser, friend = house.browser(), house.browser()
    table = meet(browser, friend)
    with browser.sit(table) as anna:
        anna.until_mine()
        draft_turn(anna)
        drafted = anna.table["seq"]
        rows = house.rows(table)
        house.kill()
    house.open()
    assert house.rows(table) == rows
    with browser.sit(table) as anna:
        anna.until_mine()
        assert not anna.table.get("draft")
        assert "was not played" in anna.refused("confirm", seq=drafted, client_id="pending")
        anna.until_type("table")
        draft_turn(anna)
        confirm(anna)
    assert len(house.rows(table)) > len(rows)


def test_a_confirmation_outlives_a_crash(open_house: Callable[..., House]) -> None:
    """A browser that does not know whether it was answered asks again."""
    house = open_house()
    browser, friend = house.browser(), house.browser()
    table = meet(browser, friend)
    with browser.sit(table) as anna:
        anna.until_mine()
        draft_turn(anna)
        drafted = anna.table["seq"]
        confirm(anna, "pending")
        rows = house.rows(table)
        house.kill()
    house.open()
    with browser.sit(table) as anna:
        done = anna.ask("confirm", seq=drafted, client_id="pending")
        while done["type"] != "done":
            done = anna.hear()
        assert done["seq"] == len(rows)
    assert house.rows(table) == rows


def test_a_deadline_that_passes_drops_a_draft_and_says_so(open_house: Callable[..., House]) -> None:
    house = open_house(kind=HastyHouse)
    browser, friend = house.browser(), house.browser()
    table = meet(browser, friend, deadline=3600)
    with browser.sit(table) as anna, friend.sit(table) as brokk:
        brokk.until_type("table")
        anna.until_mine()
        draft(anna)
        clicks = house.clicks(table)
        house.run_sql(f"UPDATE tables SET touched = '{LONG_AGO}'")
        assert "Your time was up" in anna.until_type("refused")["text"]
        while anna.table["seq"] >= DRAFTED:  # a bot may have played on by the time that this is shown
            anna.hear()
        assert house.clicks(table) == clicks
        anna.send("return")
        anna.until_room(lambda room: not room["seats"][0].get("away"))


def test_whoever_leaves_drops_a_draft_and_reads_so(browser: Browser, friend: Browser) -> None:
    table = meet(browser, friend)
    with browser.sit(table) as anna:
        anna.until_mine()
        draft(anna)
        anna.send("leave")
        assert "You have left" in anna.until_type("refused")["text"]


def test_what_others_agree_to_take_back_ends_a_draft(browser: Browser, friend: Browser) -> None:
    table = meet(browser, friend)
    with browser.sit(table) as anna, friend.sit(table) as brokk:
        anna.until_mine()
        kept = anna.table.get("moves", 0)
        while anna.mine:
            anna.play()
        brokk.until_mine()
        draft(brokk)
        drafted = brokk.table["seq"]
        anna.send("wish", seq=anna.table["seq"], moves=kept)
        wish = brokk.until_room(lambda room: bool(room.get("wish")))["wish"]
        assert brokk.table["seq"] == drafted
        brokk.send("agree", seq=wish["seq"], agree=True)
        assert "was not played" in brokk.until_type("refused")["text"]
        anna.until_mine()


def test_a_bot_does_not_move_before_a_draft_is_confirmed(browser: Browser) -> None:
    table = browser.open_table(ME, BOT, first_player="1")
    with browser.sit(table) as seat:
        seat.until_mine()
        rows = browser.house.rows(table)
        draft_turn(seat)
        nothing_came(seat)
        assert browser.house.rows(table) == rows
        confirm(seat)
        seat.until_mine()
        assert 1 in [row.seat for row in browser.house.rows(table)]


def test_a_single_option_is_said_to_be_one(browser: Browser) -> None:
    """Also in a draft; and nobody else is told. Not every game has one."""
    assert any(single_options(browser) for _ in range(GAMES_AT_MOST))


def single_options(browser: Browser) -> int:
    """How often somebody at a new table was told so, who rolls again until there is no bell left for that."""
    table = browser.open_table(ME, BOT, **SHORT)
    with browser.sit(table) as seat, browser.house.browser().sit(table) as watching:
        watching.until_type("table")
        found = 0
        while not seat.until_mine().get("over"):
            assert not seat.table.get("only") or len(seat.options) == 1
            found += bool(seat.table.get("only"))
            seat.play(seat.options[-1])
        while watching.table["seq"] < seat.table["seq"]:
            assert not watching.hear(PATIENCE).get("only")
    return found
