"""Pulled plugs: nothing that was acknowledged is lost, nothing is played twice, bots move on."""

import os
import random
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from tests.long import sized
from tests.server.house import BOT, HERE, ME, RANDOM, Browser, House, Seat, until
from websockets.exceptions import ConnectionClosed

KILLS = sized(5, 20)


@pytest.fixture
def fragile(open_house: Callable[..., House]) -> House:
    """A house to break."""
    return open_house()


def workers_of(process: int) -> set[int]:
    """The bots' processes that a process has started."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == process:
                found.add(int(stat.parent.name))
    return found


def gone(processes: set[int]) -> bool:
    return not any(Path(f"/proc/{process}").exists() for process in processes)


@pytest.mark.long
def test_nothing_acknowledged_is_lost_when_the_plug_is_pulled(fragile: House) -> None:
    chance = random.Random(7)
    browser = fragile.browser()
    table = browser.open_table(ME, BOT, HERE)
    acknowledged: list[str] = []
    asked: list[str] = []
    moves = 0
    for _ in range(KILLS):
        with suppress(ConnectionClosed), browser.sit(table) as seat:
            moves = stumble(seat, fragile, chance, asked, acknowledged, moves)
        fragile.process.wait()
        kept = fragile.clicks(table)
        assert [click for click in kept if click in acknowledged] == acknowledged
        assert len(set(kept)) == len(kept)
        fragile.open()
        if asked[-1] not in acknowledged:
            resend(browser, table, asked[-1], acknowledged)
    assert len(acknowledged) > KILLS
    assert fragile.clicks(table) == acknowledged


def stumble(
    seat: Seat, house: House, chance: random.Random, asked: list[str], acknowledged: list[str], moves: int
) -> int:
    """Play a little; then the plug is pulled, before, while or after a move is written."""
    seat.until_mine()
    assert seat.table["moves"] >= moves
    for _ in range(chance.randrange(3)):
        asked.append(f"click-{len(asked)}")
        done = seat.click(client_id=asked[-1])
        assert done["type"] == "done", done
        acknowledged.append(asked[-1])
        seat.until_seq(done["seq"])  # which may come after the answer
        seat.until_mine()
    moves = seat.table["moves"]
    asked.append(f"click-{len(asked)}")
    seat.send("move", action=seat.options[0], seq=seat.table["seq"], client_id=asked[-1])
    time.sleep(chance.random() * 0.02)
    house.process.kill()
    if any(seat.hear()["type"] == "done" for _ in range(3)):
        acknowledged.append(asked[-1])
    return moves


def resend(browser: Browser, table: str, click: str, acknowledged: list[str]) -> None:
    """What the page does with an unanswered move: send it again, the same click."""
    with browser.sit(table) as seat:
        seat.until_mine()
        answer = seat.click(client_id=click)
        assert answer["type"] == "done", answer
        acknowledged.append(click)


def test_bots_move_on_after_a_restart_although_nobody_looks(open_house: Callable[..., House]) -> None:
    house = open_house(pace=30)
    browser = house.browser()
    table = browser.open_table(ME, BOT, RANDOM, first_player="1")
    with browser.sit(table) as seat:
        seat.until_mine()
        seat.play()
        seat.send("leave")  # it is played to its end without them
        seat.until_room(lambda room: bool(room["seats"][0].get("away")))
    house.kill()
    house.pace = 0
    house.open()
    (line,) = until(lambda: [line for line in browser.http.get("/api/tables").json() if line["over"]])
    assert line["id"] == table


def test_a_stop_in_the_middle_of_a_move_keeps_what_it_answers_and_hangs_up(fragile: House) -> None:
    browser = fragile.browser()
    table = browser.open_table(ME, HERE)
    kept: list[str] = []
    for number in range(5):
        seat = browser.sit(table)
        seat.until_mine()
        click = f"click-{number}"
        seat.send("move", action=seat.options[0], seq=seat.table["seq"], client_id=click)
        time.sleep(number * 0.002)
        fragile.close()
        heard = until_hung_up(seat)
        assert "refused" not in heard
        if "done" in heard:
            kept.append(click)
        # A move that was written down when its browser had been hung up on already has no answer.
        assert fragile.clicks(table) in (kept, [*kept, *([] if "done" in heard else [click])])
        assert not fragile.db.with_name("tables.db-wal").exists()
        fragile.open()
        if "done" not in heard:
            resend(browser, table, click, kept)
        assert fragile.clicks(table) == kept


def until_hung_up(seat: Seat) -> list[str]:
    """The types of all messages until the house hangs up."""
    heard: list[str] = []
    with suppress(ConnectionClosed):
        while True:
            heard.append(seat.hear()["type"])
    return heard


def test_a_dead_worker_is_replaced(fragile: House) -> None:
    browser = fragile.browser()
    table = browser.open_table(ME, BOT, first_player="1")
    with browser.sit(table) as seat:
        seat.until_mine()
        for _ in range(3):
            seat.play()
            seat.until_mine()
            for worker in workers_of(fragile.process.pid):
                with suppress(ProcessLookupError):  # it has ended this very moment
                    os.kill(worker, signal.SIGKILL)
        assert not seat.over


def test_workers_do_not_outlive_the_house(fragile: House) -> None:
    browser = fragile.browser()
    table = browser.open_table(ME, BOT, first_player="2")
    with browser.sit(table) as seat:
        seat.until_mine()
    workers = workers_of(fragile.process.pid)
    assert workers
    fragile.kill()
    until(lambda: gone(workers))


def test_a_browser_that_vanishes_loses_nothing(house: House, browser: Browser, any_game: dict[str, str]) -> None:
    table = browser.open_table(ME, HERE, **any_game)
    seat = browser.sit(table)
    seat.until_mine()
    seat.send("move", action=seat.options[0], seq=seat.table["seq"], client_id="farewell")
    seat.socket.socket.close()
    with browser.sit(table) as back:
        back.until_mine()
        assert back.click(client_id="farewell")["type"] == "done"
    assert house.clicks(table) == ["farewell"]


def test_two_houses_at_one_database_take_turns(open_house: Callable[..., House]) -> None:
    browser = open_house().browser()
    visitor = browser.elsewhere(open_house())
    table = browser.open_table(ME, HERE)
    with browser.sit(table) as one, visitor.sit(table) as other:
        one.until_mine()
        other.until_mine()
        one.play()
        refused = other.click(other.options[1])
        assert refused["type"] == "refused"
        assert other.until(lambda message: message.get("fresh", False))["moves"] == one.table["moves"]
        other.play()
