"""Taking back among people who are in different places: at once up to a barrier, further if everybody agrees."""

import pytest
from tests.server import tavern
from tests.server.house import ME, OPEN, Browser, House, Message, Seat, mover_of

from alehouse.core.state import FATE
from alehouse.house.tables.ledger import UNDO, Ledger


@pytest.fixture
def friend(house: House) -> Browser:
    return house.browser()


@pytest.fixture
def third(house: House) -> Browser:
    return house.browser()


def opened(host: Browser, *guests: Browser, **options: str) -> str:
    """A table where everybody plays from somewhere else; the host begins."""
    table = host.open_table(ME, *[OPEN] * len(guests), **options or {"first_player": "1"})
    for seat, guest in enumerate(guests, 1):
        with guest.sit(table) as sitting:
            sitting.take(seat, f"Guest {seat}")
    return table


def moves_of(browser: Browser, table: str) -> list[str]:
    return Ledger(browser.house.rows(table)).moves


def play_until_fate(*seats: Seat) -> Seat:
    """Play until somebody's decision makes fate answer; whose it was."""
    while True:
        mover = mover_of(*seats)
        before = mover.table["moves"]
        mover.play(mover.options[-1])
        if mover.table["moves"] > before + 1:
            mover_of(*seats)
            return mover


def wish(seat: Seat, moves: int) -> Message:
    """Wish that only so many moves stay; the wish as the one who wishes sees it."""
    seat.send("wish", seq=seat.table["seq"], moves=moves)
    found: Message = seat.until_room(lambda room: bool(room.get("wish")))["wish"]
    return found


def wish_of(seat: Seat) -> Message:
    found: Message = seat.until_room(lambda room: bool(room.get("wish")))["wish"]
    return found


def without_wish(seat: Seat) -> Message:
    return seat.until_room(lambda room: not room.get("wish"))


def last_decision(browser: Browser, table: str) -> int:
    """How many moves came before the last decision."""
    seats = Ledger(browser.house.rows(table)).seats
    return max(number for number, seat in enumerate(seats) if seat != FATE)


# ── at once ───────────────────────────────────────────────────────────────────────────────────────────


def test_ones_own_decision_is_taken_back_at_once_and_seen_by_all(browser: Browser, friend: Browser) -> None:
    table = opened(browser, friend)
    with browser.sit(table) as anna, friend.sit(table) as brokk:
        assert mover_of(anna, brokk) is anna
        before = moves_of(browser, table)
        anna.play()
        assert mover_of(anna, brokk) is brokk
        refused = brokk.ask("undo", seq=brokk.table["seq"])  # it is not Brokk's
        assert (refused["type"], "Anna" in refused["text"]) == ("refused", True)
        assert not brokk.table.get("can_undo")
        anna.send("undo", seq=anna.table["seq"])
        anna.until_seq(anna.table["seq"] + 1)
        assert mover_of(anna, brokk) is anna
        assert moves_of(browser, table) == before
        assert brokk.log == anna.log
        assert (brokk.log[-1]["name"], brokk.log[-1]["text"]) == ("Anna", "took back a decision")
        rows = browser.house.rows(table)
        assert [row.action for row in rows][-2:] == [rows[-2].action, f"{UNDO}{len(before)}"]  # the trace stays
        assert [row.seat for row in rows][-2:] == [0, 0]


def test_nobody_reaches_through_the_decision_of_another_or_of_fate(browser: Browser, friend: Browser) -> None:
    table = opened(browser, friend)
    with browser.sit(table) as anna, friend.sit(table) as brokk:
        for _ in range(2):
            mover_of(anna, brokk).play()
        mover_of(anna, brokk)
        for seat in (anna, brokk):
            if not seat.table.get("can_undo"):
                assert seat.ask("undo", seq=seat.table["seq"])["type"] == "refused"
        play_until_fate(anna, brokk)
        rows = browser.house.rows(table)
        for seat in (anna, brokk):
            assert not seat.table.get("can_undo")
            refused = seat.ask("undo", seq=seat.table["seq"])["text"]
            assert "revealed" in refused
            assert "ask everybody" in refused  # as the button beside it says
        assert browser.house.rows(table) == rows


def test_the_trace_stands_where_the_way_back_ended(browser: Browser, friend: Browser) -> None:
    table = opened(browser, friend)
    with browser.sit(table) as anna, friend.sit(table) as brokk:
        mover_of(anna, brokk).play()
        mover_of(anna, brokk)
        anna.send("undo", seq=anna.table["seq"])
        anna.until_seq(anna.table["seq"] + 1)
        lines = len(anna.log)
        for _ in range(3):
            mover_of(anna, brokk).play()
        mover_of(anna, brokk)
        assert [line["text"] for line in anna.log].index("took back a decision") == lines - 1 < len(anna.log) - 3
        with browser.sit(table) as again:  # whoever comes later reads the same
            again.until_mine()
            assert again.log == anna.log
        early = anna.ask("look", move=1)  # before anybody decided
        assert not any("took back" in line["text"] for line in early.get("log", []))


# ── by agreement ──────────────────────────────────────────────────────────────────────────────────────


def test_a_wish_needs_everybodys_agreement(browser: Browser, friend: Browser, third: Browser) -> None:
    table = opened(browser, friend, third)
    with browser.sit(table) as anna, friend.sit(table) as brokk, third.sit(table) as cilla:
        everybody = (anna, brokk, cilla)
        mover_of(*everybody)
        start = moves_of(browser, table)
        play_until_fate(*everybody)
        later = moves_of(browser, table)
        made = wish(anna, len(start))
        assert (made["mine"], made["asked"]) == (True, False)
        for seat in (brokk, cilla):
            asked = wish_of(seat)
            assert (asked["mine"], asked["asked"]) == (False, True)
            assert "Anna" in asked["text"]
        assert anna.ask("agree", seq=made["seq"] + 1, agree=True)["type"] == "refused"
        brokk.send("agree", seq=made["seq"], agree=True)
        brokk.until_room(lambda room: bool(room.get("wish")) and not room["wish"]["asked"])
        assert moves_of(browser, table) == later  # one of two is not enough
        cilla.send("agree", seq=made["seq"], agree=True)
        for seat in everybody:
            seat.until_seq(made["seq"] + 1)
            without_wish(seat)
        assert moves_of(browser, table) == start
        rows = browser.house.rows(table)
        assert [row.action for row in rows][: len(later)] == later  # the trace stays
        assert rows[-1].action == f"{UNDO}{len(start)}"
        for seat in everybody:
            assert seat.log[-1]["name"] == "Anna"
            assert seat.log[-1]["text"].startswith("took back")
        assert mover_of(*everybody).table["moves"] == len(start)


def test_whoever_wishes_cannot_agree_for_the_others(browser: Browser, friend: Browser) -> None:
    table = opened(browser, friend)
    with browser.sit(table) as anna, friend.sit(table) as brokk:
        play_until_fate(anna, brokk)
        made = wish(anna, last_decision(browser, table))
        before = moves_of(browser, table)
        anna.send("agree", seq=made["seq"], agree=True)
        anna.catch_up()
        assert moves_of(browser, table) == before
        assert wish_of(brokk)["asked"]


@pytest.mark.parametrize("decliner", ["the other", "the one who wished"])
def test_a_wish_is_declined_or_withdrawn(browser: Browser, friend: Browser, decliner: str) -> None:
    table = opened(browser, friend)
    with browser.sit(table) as anna, friend.sit(table) as brokk:
        play_until_fate(anna, brokk)
        before = moves_of(browser, table)
        made = wish(anna, last_decision(browser, table))
        wish_of(brokk)
        (brokk if decliner == "the other" else anna).send("agree", seq=made["seq"], agree=False)
        for seat in (anna, brokk):
            without_wish(seat)
        assert anna.room["unheard"]  # it is for the page to know who took it back
        assert not brokk.room.get("unheard")
        assert "request" in brokk.ask("agree", seq=made["seq"], agree=True)["text"]
        assert moves_of(browser, table) == before


def test_a_wish_lapses_with_the_next_move(browser: Browser, friend: Browser) -> None:
    table = opened(browser, friend)
    with browser.sit(table) as anna, friend.sit(table) as brokk:
        play_until_fate(anna, brokk)
        made = wish(anna, last_decision(browser, table))
        wish_of(brokk)
        mover_of(anna, brokk).play()
        mover_of(anna, brokk)
        moves = moves_of(browser, table)
        for seat in (anna, brokk):
            without_wish(seat)
        for seq in (made["seq"], brokk.table["seq"]):
            assert brokk.refused("agree", seq=seq, agree=True)
        assert moves_of(browser, table) == moves


def test_a_second_wish_does_not_take_the_place_of_one_that_is_being_answered(browser: Browser, friend: Browser) -> None:
    table = opened(browser, friend)
    with browser.sit(table) as anna, friend.sit(table) as brokk:
        mover_of(anna, brokk)
        start = len(moves_of(browser, table))
        play_until_fate(anna, brokk)
        made = wish(anna, last_decision(browser, table))
        for seat in (anna, brokk):
            assert seat.ask("wish", seq=made["seq"], moves=start)["type"] == "refused"
        wanted = moves_of(browser, table)[: last_decision(browser, table)]
        brokk.send("agree", seq=made["seq"], agree=True)
        brokk.until_seq(made["seq"] + 1)
        assert moves_of(browser, table) == wanted


def test_only_moments_of_decision_can_be_wished_for(browser: Browser, friend: Browser) -> None:
    table = opened(browser, friend)
    with browser.sit(table) as anna, friend.sit(table) as brokk:
        play_until_fate(anna, brokk)
        seq, seats = anna.table["seq"], Ledger(browser.house.rows(table)).seats
        fate = max(number for number, seat in enumerate(seats) if seat == FATE)
        for moves in (-1, fate, len(seats), 10_000):
            assert anna.ask("wish", seq=seq, moves=moves)["type"] == "refused"
        assert anna.ask("wish", seq=seq - 1, moves=last_decision(browser, table))["type"] == "refused"


def test_a_wish_counts_decisions_not_what_fate_did(browser: Browser, friend: Browser) -> None:
    table = opened(browser, friend)
    with browser.sit(table) as anna, friend.sit(table) as brokk:
        mover_of(anna, brokk)
        start = len(moves_of(browser, table))
        mover_of(anna, brokk).play()
        play_until_fate(anna, brokk)
        decisions = sum(seat != FATE for seat in Ledger(browser.house.rows(table)).seats[start:])
        assert decisions < len(moves_of(browser, table)) - start
        made = wish(anna, last_decision(browser, table))
        assert "the last decision." in made["text"]
        anna.send("agree", seq=made["seq"], agree=False)
        without_wish(anna)
        assert f"the last {decisions} decisions." in wish(anna, start)["text"]


def test_who_has_left_is_not_asked_and_everybody_reads_so(browser: Browser, friend: Browser, third: Browser) -> None:
    table = opened(browser, friend, third)
    with browser.sit(table) as anna, friend.sit(table) as brokk, third.sit(table) as cilla:
        mover_of(anna, brokk, cilla).play()
        mover_of(anna, brokk, cilla).play()
        brokk.send("leave")
        anna.until_room(lambda room: bool(room["seats"][1].get("left")))
        mover_of(anna, cilla)
        made = wish(anna, last_decision(browser, table))
        assert not wish_of(brokk)["asked"]
        assert "Still to answer: Guest 2. Not asked because they have left: Guest 1." in made["text"]
        assert brokk.refused("wish", seq=made["seq"], moves=last_decision(browser, table))
        cilla.send("agree", seq=made["seq"], agree=True)
        anna.until_seq(made["seq"] + 1)


def test_a_wish_is_granted_when_the_last_who_has_not_answered_leaves(
    browser: Browser, friend: Browser, third: Browser
) -> None:
    table = opened(browser, friend, third)
    with browser.sit(table) as anna, friend.sit(table) as brokk, third.sit(table) as cilla:
        mover_of(anna, brokk, cilla).play()
        mover_of(anna, brokk, cilla).play()
        while mover_of(anna, brokk, cilla) is brokk:
            brokk.play()
        made = wish(anna, last_decision(browser, table))
        wish_of(cilla)
        cilla.send("agree", seq=made["seq"], agree=True)
        cilla.until_room(lambda room: bool(room.get("wish")) and not room["wish"]["asked"])
        brokk.send("leave")
        anna.until_seq(made["seq"] + 1)
        assert browser.house.rows(table)[made["seq"]].action.startswith(UNDO)


def test_who_is_only_late_is_asked(browser: Browser, friend: Browser, third: Browser) -> None:
    """A bot plays for them; without them nobody goes back, or an absence would be a chance to throw the dice again."""
    table = opened(browser, friend, third)
    browser.house.run_sql(f"UPDATE seats SET away = 'late', bot = 'greedy' WHERE table_id = '{table}' AND seat = 1")
    browser.http.post("/api/me", json={"name": "Anna"})  # the house looks again who sits there
    with browser.sit(table) as anna, third.sit(table) as cilla:
        anna.until_room(lambda room: bool(room["seats"][1].get("away")))
        assert not anna.room["seats"][1].get("left")
        play_until_fate(anna, cilla)
        mover_of(anna, cilla)
        before = moves_of(browser, table)
        made = wish(anna, last_decision(browser, table))
        assert "Guest 1" in made["text"]
        cilla.send("agree", seq=made["seq"], agree=True)
        assert (
            "Still to answer: Guest 1."
            in cilla.until_room(lambda room: bool(room.get("wish")) and not room["wish"]["asked"])["wish"]["text"]
        )
        assert moves_of(browser, table) == before
        with friend.sit(table) as brokk:
            brokk.send("return")
            brokk.until_room(lambda room: not room["seats"][1].get("away"))
            assert wish_of(brokk)["asked"]
            brokk.send("agree", seq=made["seq"], agree=True)
            anna.until_seq(made["seq"] + 1)
    assert moves_of(browser, table) == before[: len(moves_of(browser, table))]


# ── no way to peek ────────────────────────────────────────────────────────────────────────────────────


def test_after_taking_back_past_fate_the_dice_are_new(browser: Browser, friend: Browser) -> None:
    """The same decision again and again: fate would always answer the same, if it were still foretold."""
    table = opened(browser, friend)
    with browser.sit(table) as anna, friend.sit(table) as brokk:
        mover = play_until_fate(anna, brokk)
        kept = last_decision(browser, table)
        action = browser.house.rows(table)[kept].action
        answers = {tuple(moves_of(browser, table)[kept:])}
        for _ in range(40):  # fate has some six answers, and may give the same two for a while
            if len(answers) > 2:
                break
            made = wish(anna, kept)
            wish_of(brokk)
            brokk.send("agree", seq=made["seq"], agree=True)
            anna.until_seq(made["seq"] + 1)
            assert mover_of(anna, brokk) is mover
            mover.play(mover.options[-1])
            mover_of(anna, brokk)
            assert moves_of(browser, table)[kept] == action
            answers.add(tuple(moves_of(browser, table)[kept:]))
        assert len(answers) > 2


def test_a_finished_game_is_not_wished_back(browser: Browser, friend: Browser) -> None:
    table = opened(browser, friend, game="cavern_tavern", cards=tavern.short_cards())
    with browser.sit(table) as anna, friend.sit(table) as brokk:
        while not (mover := mover_of(anna, brokk)).over:
            mover.play(mover.options[-1])
        for seat in (anna, brokk):
            kept = last_decision(browser, table)
            assert "over" in seat.ask("wish", seq=seat.table["seq"], moves=kept)["text"]
            assert "over" in seat.ask("undo", seq=seat.table["seq"])["text"]
