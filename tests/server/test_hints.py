"""Hints: what the house would do, for whoever decides and nobody else; where others play, they know of it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from tests.server.guests import kept, play_out
from tests.server.house import BOT, GAMES, HERE, ME, OPEN, SHORT, Browser, House, Message, Seat, SwiftHouse, mover_of

from alehouse.bots.advice import MOST
from alehouse.core.words import LANGUAGES
from alehouse.house.rows import MoveRow
from alehouse.house.tables.ledger import HINT, Ledger, Trace


def to_choose(seat: Seat) -> Seat:
    """Play on until there is something to choose between."""
    seat.until_mine()
    while len(seat.options) < 2:
        seat.play()
        seat.until_mine()
    return seat


def hint(seat: Seat) -> Message:
    return seat.ask("hint", seq=seat.table["seq"])


def hinters(seat: Seat) -> list[str]:
    """Who took hints, as a log says."""
    return [line["name"] for line in seat.log if line["text"] == "took a hint"]


@pytest.fixture
def together(processes: tuple[House, House]) -> Iterator[tuple[Seat, Seat]]:
    """Anna and Brokk, each at a screen of their own, at a table that allows hints; whoever decides comes first."""
    anna, brokk = processes[0].browser(), processes[1].browser()
    table = anna.order_table(ME, OPEN, hints=True)
    with brokk.sit(table) as seat:
        seat.take(1, "Brokk")
    with ExitStack() as open_seats:
        seats = [open_seats.enter_context(browser.sit(table)) for browser in (anna, brokk)]
        mover = mover_of(*seats)
        yield mover, next(seat for seat in seats if seat is not mover)


# ── what a hint says ──────────────────────────────────────────────────────────────────────────────────


def test_the_best_few_options_with_what_the_house_thinks_of_them(browser: Browser, any_game: dict[str, str]) -> None:
    table = browser.open_table(ME, BOT, **any_game)
    with browser.sit(table) as seat:
        to_choose(seat)
        assert seat.room["hints"]
        said = hint(seat)
        assert (said["type"], said["seq"]) == ("hinted", seat.table["seq"])
        texts = {option["action"]: option["text"] for option in seat.table["prompt"]["options"]}
        assert 1 <= len(said["options"]) <= MOST
        assert all(texts[option["action"]] == option["text"] for option in said["options"])
        thoughts = [option["thought"] for option in said["options"]]
        assert thoughts == sorted(thoughts, reverse=True)
        assert 0 < sum(thoughts) <= 1.000001
        assert all(0 <= option["value"] <= 1 for option in said["options"])
        assert "50\N{NO-BREAK SPACE}%" in said["about"]
        assert seat.play(said["options"][0]["action"])["seq"] > said["seq"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_told_in_ones_own_language(browser: Browser, language: str) -> None:
    with browser.sit(browser.open_table(ME, BOT, BOT), lang=language) as seat:
        to_choose(seat)
        space = "\N{NARROW NO-BREAK SPACE}" if language == "fr" else "\N{NO-BREAK SPACE}"
        assert f"33{space}%" in hint(seat)["about"]


def test_a_hint_leaves_no_trace_where_nobody_else_plays(browser: Browser) -> None:
    table = browser.open_table(ME, BOT)
    with browser.sit(table) as seat:
        to_choose(seat)
        before, log = browser.house.rows(table), seat.log.copy()
        assert hint(seat) == hint(seat)  # it is thought about once
        assert browser.house.rows(table) == before
        assert seat.log == log


# ── who gets one ──────────────────────────────────────────────────────────────────────────────────────


SEATS = [([ME, BOT], True), ([ME], True), ([ME, HERE], False), ([ME, OPEN], False), ([ME, BOT, OPEN], False)]


@pytest.mark.parametrize(("seats", "usual"), SEATS)
@pytest.mark.parametrize("wanted", [None, True, False])
def test_hints_are_usual_where_nobody_plays_against_others(
    browser: Browser, seats: list[Message], usual: bool, wanted: bool | None
) -> None:
    table = browser.order_table(*seats, hints=wanted)
    with browser.sit(table) as seat:
        assert seat.until_room().get("hints", False) == (usual if wanted is None else wanted)


def test_without_hints_there_are_none(browser: Browser) -> None:
    with browser.sit(browser.order_table(ME, BOT, hints=False)) as seat:
        to_choose(seat)
        assert seat.refused("hint", seq=seat.table["seq"]) == "There are no hints at this table."


def test_whoever_watches_or_waits_gets_none(together: tuple[Seat, Seat], house: House, browser: Browser) -> None:
    mover, other = together
    name = mover.table["prompt"]["name"]
    assert other.refused("hint", seq=other.table["seq"]) == f"It is {name}’s turn."
    assert hinters(other) == []
    with browser.sit(browser.open_table(ME, BOT)) as own:
        to_choose(own)
        table = str(own.socket.request.path).split("/")[2].split("?")[0]  # type: ignore[union-attr]
        with house.browser().sit(table) as stranger:
            stranger.until_type("table")
            assert not stranger.room.get("hints")
            assert "You are watching" in stranger.refused("hint", seq=stranger.table["seq"])


def test_the_past_the_stale_and_the_not_yet_begun_get_none(browser: Browser) -> None:
    with browser.sit(browser.open_table(ME, BOT)) as seat:
        to_choose(seat)
        assert "moved on" in seat.refused("hint", seq=seat.table["seq"] - 1)
        seat.until_type("table")
        seat.ask("look", move=0)
        assert "looking at the past" in seat.refused("hint", seq=seat.table["seq"])
    with browser.sit(browser.order_table(ME, OPEN, hints=True)) as seat:
        seat.until_room()
        assert seat.refused("hint", seq=0) == "The game has not begun."


def test_where_there_is_nothing_to_choose_there_is_no_hint(browser: Browser) -> None:
    table = browser.open_table(ME, BOT, **GAMES["cavern_tavern"])
    with browser.sit(table) as seat:
        seat.until_mine()
        while len(seat.options) > 1:
            seat.play()
            seat.until_mine()
        assert seat.refused("hint", seq=seat.table["seq"]) == "There is nothing to choose between here."
    play_out(browser, table)
    with browser.sit(table) as seat:
        seat.until_type("table")
        assert seat.refused("hint", seq=seat.table["seq"]) == "There is nothing to choose between here."


def test_before_the_curtain_nobody_asks_for_whoever_comes(browser: Browser) -> None:
    table = browser.order_table(ME, HERE, game="dice_brewing", options={"mode": "advanced"}, hints=True)
    with browser.sit(table) as seat:
        seat.until_mine()
        while not seat.table.get("curtain"):
            seat.play()
        assert "Pass the screen" in seat.refused("hint", seq=seat.table["seq"])


def test_whoever_plays_on_alone_may_ask(browser: Browser) -> None:
    table = browser.open_table(ME, HERE, **SHORT)
    play_out(browser, table)
    following = browser.http.post(f"/api/tables/{table}/continue?lang=en", json={"move": 4}).json()["id"]
    with browser.sit(following) as seat:
        assert seat.until_room()["hints"]


# ── where others play ─────────────────────────────────────────────────────────────────────────────────


def test_everybody_knows_who_took_a_hint(together: tuple[Seat, Seat]) -> None:
    mover, other = together
    name = mover.table["prompt"]["name"]
    assert hint(mover)["type"] == "hinted"
    other.until_seq(mover.table["seq"])
    assert hinters(mover) == hinters(other) == [name]
    hint(mover)  # the same one again: everybody knows already
    mover.play()
    other.until_seq(mover.table["seq"])
    assert hinters(mover) == hinters(other) == [name]


def test_at_one_screen_too(browser: Browser) -> None:
    with browser.sit(browser.order_table(ME, HERE, hints=True)) as seat:
        to_choose(seat)
        hint(seat)
        assert hinters(seat) == [seat.table["prompt"]["name"]]


def test_a_hint_is_known_for_ever_and_no_move(open_house: Callable[..., House]) -> None:
    house = open_house()
    anna, brokk = house.browser(), house.browser()
    table = anna.order_table(ME, OPEN, hints=True, deadline=3600, options={"first_player": "1"})
    with brokk.sit(table) as seat:
        seat.take(1, "Brokk")
    with anna.sit(table) as seat:
        to_choose(seat)
        before, moves = kept(house, "tables")[0], seat.table["moves"]
        hint(seat)
        assert seat.table["moves"] == moves
        assert kept(house, "tables")[0] == before  # it wins no time
        played = seat.play()["seq"]
    house.kill()
    house.open()
    with brokk.sit(table) as seat:
        seat.until_seq(played)
        assert hinters(seat) == ["Anna"]
        assert [row.action for row in house.rows(table)].count(HINT) == 1
        assert HINT not in anna.http.get(f"/api/tables/{table}/record").json()["moves"]


def test_a_hint_does_not_keep_anybody_from_taking_back(together: tuple[Seat, Seat]) -> None:
    mover, other = together
    mover.play()
    other.until_seq(mover.table["seq"])
    name = other.table["prompt"]["name"]
    assert mover.table["can_undo"]
    hint(other)
    mover.until_seq(other.table["seq"])
    assert mover.table["can_undo"]
    mover.send("undo", seq=mover.table["seq"])
    other.until_seq(mover.table["seq"] + 1)
    mover.until_seq(other.table["seq"])
    assert hinters(mover) == hinters(other) == [name]


def test_a_ledger_remembers_hints_beside_moves() -> None:
    rows = [("a", 0), ("b", 0), (HINT, 1), ("c", 1), (HINT, 0), ("undo:1", 0), ("d", 0)]
    ledger = Ledger([MoveRow(seq=seq, action=action, seat=seat) for seq, (action, seat) in enumerate(rows)])
    assert (ledger.seq, ledger.moves, ledger.seats, ledger.mover) == (7, ["a", "d"], [0, 0], 0)
    assert ledger.traces == [Trace(1, 1, 0, HINT), Trace(1, 0, 0, HINT), Trace(1, 0, 2)]


def test_steps_back_are_one_way_back_only_where_no_hint_lies_between() -> None:
    rows = [("a", 0), ("b", 0), ("undo:1", 0), (HINT, 0), ("undo:0", 0)]
    ledger = Ledger([MoveRow(seq=seq, action=action, seat=seat) for seq, (action, seat) in enumerate(rows)])
    assert ledger.traces == [Trace(1, 0, 1), Trace(0, 0, 0, HINT), Trace(0, 0, 1)]


# ── while the house thinks ────────────────────────────────────────────────────────────────────────────


class PonderingHouse(SwiftHouse):
    """A house that has thought about a first hint when the next one is asked for, and no sooner."""

    prelude = f"""
{SwiftHouse.prelude}
import asyncio
from alehouse.house.tables.adviser import Adviser

async def ponder(adviser, table, before, think=Adviser._think):
    seq, advice = table.ledger.seq, await think(adviser, table, before)
    while before is None and adviser._last[table][0] == seq:
        await asyncio.sleep(0.01)
    return advice

Adviser._think = ponder
"""


def test_whoever_waits_may_play_and_hears_no_more_of_it(open_house: Callable[..., House]) -> None:
    browser = open_house(kind=PonderingHouse).browser()
    with browser.sit(browser.open_table(ME, BOT)) as seat:
        to_choose(seat)
        asked = seat.table["seq"]
        seat.send("hint", seq=asked)
        seat.play()
        to_choose(seat)
        said = hint(seat)  # the next one that comes is about now
        assert said["type"] == "hinted"
        assert said["seq"] == seat.table["seq"] > asked
