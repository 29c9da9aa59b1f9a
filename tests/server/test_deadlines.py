"""Deadlines: a bot plays for whoever lets one pass while others play; a house that was closed catches up."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace
from tests.server.house import BOT, ME, OPEN, Browser, HastyHouse, House, Message, Seat
from tests.server.letters import begin, make_late, play_until_others_turn
from tests.server.parts import Postgres, Redis

from alehouse.house.rows import SeatRow, TableRow, now
from alehouse.house.tables.clocks import late_seat

HOUR = 3600  # seconds that nobody waits for: whoever is to be late is made so


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that looks at deadlines all the time."""
    house = HastyHouse(tmp_path_factory.mktemp("inn") / "tables.db")
    yield house
    house.close()


def away(room: Message) -> list[bool]:
    return [bool(seat.get("away")) for seat in room["seats"]]


def until_brokk_is_late(seat: Seat) -> None:
    seat.until_room(lambda room: away(room)[1])


class Waiting(NamedTuple):
    """A table at which Anna has decided in time and Brokk has not: a bot has played for him."""

    table: str
    anna: Browser
    brokk: Browser
    hers: Seat


@contextmanager
def brokk_late(house: House) -> Iterator[Waiting]:
    anna, brokk = house.browser(), house.browser()
    table = begin(anna, brokk, deadline=HOUR)
    with anna.sit(table) as hers:
        play_until_others_turn(hers)
        make_late(house, table)
        until_brokk_is_late(hers)
        hers.until_mine()
        yield Waiting(table, anna, brokk, hers)


def look_at_deadlines(house: House) -> None:
    """Let the house look at all deadlines once: when it has found somebody late who is so by now, and then, in another
    look, somebody else."""
    for _ in range(2):
        somebody, other = house.browser(), house.browser()
        table = begin(somebody, other, deadline=HOUR)
        make_late(house, table)
        with other.sit(table) as watching:
            watching.until_room(lambda room: away(room)[0])


def test_whoever_lets_the_time_pass_is_late(inn: House) -> None:
    """By the clock; all other tests here put it forward."""
    anna, brokk = inn.browser(), inn.browser()
    table = anna.order_table(ME, OPEN, deadline=1)
    with brokk.sit(table) as his:
        his.take(1, "Brokk")
        his.until_room(lambda room: any(away(room)))


def test_a_bot_plays_for_whoever_is_late_until_they_return(inn: House) -> None:
    with brokk_late(inn) as (table, _, brokk, hers):
        assert any(row.seat == 1 and row.client_id is None for row in inn.rows(table))
        with brokk.sit(table) as his:
            his.send("return")
            his.until_room(lambda room: not any(away(room)))
            play_until_others_turn(hers)
            his.until_mine()
            his.play()
            assert away(his.room) == [False, False]


def test_a_move_in_time_keeps_the_seat(inn: House) -> None:
    anna, brokk = inn.browser(), inn.browser()
    table = begin(anna, brokk, deadline=HOUR)
    with anna.sit(table) as hers:
        play_until_others_turn(hers)
        look_at_deadlines(inn)
        hers.send("look", live=True)
        hers.until_type("table")
        assert away(hers.room) == [False, False]
        due = datetime.fromisoformat(hers.room["due"]) - datetime.now(UTC)  # so one knows by when to decide
        assert timedelta(minutes=50) < due < timedelta(minutes=60)


def check_it_waits(house: House, table: str) -> None:
    """Nobody plays for whoever has to decide at a table, however long that takes."""
    before = len(house.rows(table))
    make_late(house, table)
    look_at_deadlines(house)
    assert len(house.rows(table)) == before


def test_the_last_person_is_waited_for(inn: House) -> None:
    with brokk_late(inn) as (table, _, brokk, hers):
        assert "due" not in hers.room
    check_it_waits(inn, table)
    with brokk.sit(table) as his:
        his.until_room(lambda room: away(room) == [False, True])
        his.send("return")
        his.until_room(lambda room: away(room) == [True, False])  # now he waits for her, and she is late
        his.until_mine()
        his.play()


def test_a_game_with_bots_alone_has_no_deadline(inn: House) -> None:
    anna = inn.browser()
    table = anna.order_table(ME, ME | {"kind": "here"}, BOT, deadline=HOUR)
    with anna.sit(table) as hers:
        hers.until_mine()
    check_it_waits(inn, table)
    with anna.sit(table) as hers:
        hers.until_mine()
        assert not any(away(hers.room))


def test_when_the_last_one_leaves_the_late_are_waited_for(inn: House) -> None:
    with brokk_late(inn) as (table, _, brokk, hers):
        hers.send("leave")
        hers.until_room(lambda room: away(room) == [True, False])
    with brokk.sit(table) as his:
        his.until_mine()
        assert "left" not in his.room["seats"][1]
        his.play()


def test_when_the_last_one_is_forgotten_the_late_are_waited_for(tmp_path: Path) -> None:
    house = HastyHouse(tmp_path / "tables.db", pace=0.8)
    with brokk_late(house) as (table, anna, _, _):
        pass  # she is gone, too
    with house.browser().sit(table) as watching:
        anna.http.post("/api/me/forget")
        watching.until_room(lambda room: not any(away(room)) and room["seats"][0]["kind"] == "bot")
        assert not watching.table.get("over")
    house.kill()


def test_a_closed_house_catches_up(tmp_path: Path) -> None:
    house = HastyHouse(tmp_path / "tables.db")
    anna, brokk = house.browser(), house.browser()
    table = begin(anna, brokk, deadline=HOUR)
    with anna.sit(table) as hers:
        play_until_others_turn(hers)
    house.kill()
    make_late(house, table)
    house.open()
    with anna.sit(table) as hers:
        until_brokk_is_late(hers)
        hers.until_mine()
        hers.play()
    house.kill()


def test_two_processes_seat_one_bot(postgres: Postgres, redis_part: Redis) -> None:
    """Whatever another house at the same Redis does, which looks after deadlines of its own."""
    neighbour = House(postgres.new_database(), redis=redis_part.address)
    db = postgres.new_database()
    first, second = (HastyHouse(db, redis=redis_part.address) for _ in range(2))
    anna, brokk = first.browser(), first.browser()
    table = begin(anna, brokk, deadline=HOUR)
    with anna.sit(table) as hers:
        play_until_others_turn(hers)
        make_late(first, table)
        with anna.elsewhere(second).sit(table) as elsewhere:
            until_brokk_is_late(elsewhere)
            elsewhere.until_mine()
            elsewhere.play()
            hers.until_seq(elsewhere.table["seq"])
    for house in (first, second, neighbour):
        house.kill()


# ── who is late ───────────────────────────────────────────────────────────────────────────────────

FRIEND = SeatRow(seat=1, kind="person", person="friend")


def row(
    ago: float = 20, deadline: int = 10, status: str = "running", seat: SeatRow | None = None, other: SeatRow = FRIEND
) -> TableRow:
    touched = (datetime.now(UTC) - timedelta(seconds=ago)).isoformat(timespec="milliseconds")
    return TableRow(
        id="",
        host="",
        seed="",
        cards="",
        since="",
        game="dwarf",
        rules=1,
        players=2,
        options={},
        status=status,  # type: ignore[arg-type]
        private=False,
        deadline=deadline,
        touched=touched,
        player=0,
        summary={},
        seats=[seat or SeatRow(seat=0, kind="person", person="p"), other],
    )


def test_whoever_has_not_decided_in_time_is_late() -> None:
    found = late_seat(row(), now())
    assert found is not None
    assert found.person == "p"


@pytest.mark.parametrize(
    "table",
    [
        row(deadline=3600),
        row(deadline=0),
        row(status="open"),
        row(status="over"),
        row(seat=SeatRow(seat=0, kind="bot", bot="greedy")),
        row(seat=SeatRow(seat=0, kind="person", person="p", bot="greedy", away="left")),
        row(other=replace(FRIEND, bot="greedy", away="late")),
        row(other=replace(FRIEND, person="p")),
        row(other=SeatRow(seat=1, kind="bot", bot="greedy")),
    ],
    ids=["in time", "no deadline", "not begun", "over", "a bot", "away", "the last one", "one screen", "bots"],
)
def test_nobody_else_is(table: TableRow) -> None:
    assert late_seat(table, now()) is None
