"""Two processes of one house, with PostgreSQL and Redis in common: a move through one is seen through the other."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sa
from tests.server.house import BOT, HERE, ME, OPEN, RANDOM, Browser, House, Message, Seat, mover_of
from tests.server.load import Load
from tests.server.parts import Postgres, Redis
from tests.server.test_parts import row

from alehouse.core.state import FATE
from alehouse.house.tables.ledger import CLOSED, Ledger
from alehouse.server.storage.storage import Storage

Pair = tuple[House, House]


@pytest.fixture(scope="module")
def processes(postgres: Postgres, redis_part: Redis) -> Iterator[Pair]:
    db = postgres.new_database()
    with ThreadPoolExecutor(2) as pool:  # at once, on an empty database
        one, other = pool.map(lambda _: House(db, redis=redis_part.address), range(2))
    yield one, other
    one.close()
    other.close()


@pytest.fixture
def browser(processes: Pair) -> Browser:
    return processes[0].browser()


@pytest.fixture
def friend(processes: Pair) -> Browser:
    return processes[1].browser()


def test_a_move_made_through_one_is_seen_through_the_other(browser: Browser, friend: Browser) -> None:
    table = browser.open_table(ME, OPEN, first_player="1")
    with browser.sit(table) as anna, friend.sit(table) as brokk:
        brokk.take(1, "Brokk")
        for _ in range(40):
            mover = mover_of(anna, brokk)
            if mover.over:
                break
            assert anna.log == brokk.log
            mover.play(mover.options[-1])
        anna.send("say", text="Hello over there")
        while not brokk.chat:
            brokk.hear()
        brokk.send("leave")
        anna.until_room(lambda room: bool(room["seats"][1].get("away")))
        anna.until_room(lambda room: bool(room["seats"][0].get("here")))


def test_a_table_that_is_closed_while_it_is_looked_up_is_never_seen_closed_and_running(postgres: Postgres) -> None:
    """Its last row tells that it was closed: nobody would look again whether it is."""
    db = postgres.new_database()
    storages = here, elsewhere = Storage(db), Storage(db)
    asyncio.run(here.tables.open(table := row(), []))

    def close_it(*_: object) -> None:
        asyncio.run(elsewhere.tables.close(table.id, Ledger([]).note_row(CLOSED, 0)))

    sa.event.listen(here.database._engine, "after_cursor_execute", close_it, once=True)
    found = asyncio.run(here.tables.kept(table.id))
    assert found is not None
    assert not (found.moves and found.row.status == "running")
    for storage in storages:
        storage.close()


def test_a_seat_raced_from_both_gets_exactly_one_of_the_moves(browser: Browser, processes: Pair) -> None:
    """Two browsers of one person, through different processes, play different options at the same moment."""
    table = browser.open_table(ME, HERE, first_player="1")
    twin = browser.elsewhere(processes[1])
    with browser.sit(table) as one, twin.sit(table) as two, ThreadPoolExecutor(2) as pool:
        accepted = {one: 0, two: 0}
        for number in range(30):
            if mover_of(one, two).over:
                break
            seq = one.table["seq"]
            answers = dict(zip((one, two), pool.map(lambda seat: race(seat, number), (one, two))))  # noqa: B023
            done = [seat for seat, answer in answers.items() if answer["type"] == "done"]
            assert len(done) == 1, answers
            accepted[done[0]] += 1
            kept = [row for row in processes[0].rows(table) if row.seq >= seq and row.seat != FATE]
            assert [row.client_id for row in kept] == [answers[done[0]]["client_id"]]
        assert sum(accepted.values()) >= 20


def race(seat: Seat, number: int) -> Message:
    """Play one's favourite option; the answer, when the table is as it is then."""
    action = seat.options[0] if number % 2 else seat.options[-1]
    seq, click = seat.table["seq"], f"{id(seat)}-{number}"
    seat.send("move", action=action, seq=seq, client_id=click)
    answer = seat.until(lambda message: message.get("client_id") == click)
    if answer["type"] == "refused":
        seat.until(lambda message: message.get("fresh", False) and message["seq"] > seq)
    return answer


def test_an_open_seat_raced_from_both_is_taken_once(browser: Browser, processes: Pair) -> None:
    for _ in range(5):
        table = browser.open_table(ME, OPEN, OPEN)
        guests = [house.browser().sit(table) for house in processes for _ in range(2)]
        with ThreadPoolExecutor(4) as pool:
            got = list(pool.map(take_first, guests, range(4)))
        assert got.count(True) == 1
        for guest in guests:
            guest.until_room(lambda room: room["seats"][1]["kind"] != "open")
            guest.socket.close()


def take_first(seat: Seat, number: int) -> bool:
    seat.until_room()
    seat.send("take", seat=1, name=f"Guest {number}")
    answer = seat.until(lambda message: message["type"] == "refused" or message_takes(message))
    return bool(answer["type"] == "room")


def message_takes(message: Message) -> bool:
    return bool(message["type"] == "room" and message["seats"][1]["kind"] == "me")


def test_the_last_two_seats_taken_at_once_through_both_begin_the_game(browser: Browser, processes: Pair) -> None:
    for _ in range(5):
        table = browser.open_table(ME, OPEN, OPEN)
        guests = [house.browser().sit(table) for house in processes]
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda pair: pair[1].take(pair[0] + 1, f"Guest {pair[0]}"), enumerate(guests)))
        for guest in guests:
            guest.until_room(lambda room: bool(room["status"] == "running"))
            guest.socket.close()


def test_bots_move_once(browser: Browser, processes: Pair) -> None:
    """Both processes show the table, and each would let the bots move."""
    table = browser.open_table(ME, RANDOM, BOT, RANDOM)
    with browser.sit(table) as one, browser.elsewhere(processes[1]).sit(table) as two:
        for number in range(12):
            mover_of(one, two)
            mover = (one, two)[number % 2]
            if mover.over:
                break
            mover.play(mover.options[-1])
        mover_of(one, two)
        assert one.log == two.log
    rows = processes[0].rows(table)
    assert [row.seq for row in rows] == list(range(len(rows)))
    decided = [seat for seat in Ledger(rows).seats if seat > 0]
    assert len(decided) >= 12


def test_a_wish_is_answered_through_the_other(browser: Browser, friend: Browser) -> None:
    table = browser.open_table(ME, OPEN, first_player="1")
    with browser.sit(table) as anna, friend.sit(table) as brokk:
        brokk.take(1, "Brokk")
        for _ in range(3):
            mover_of(anna, brokk).play()
        mover_of(anna, brokk)
        seats = Ledger(browser.house.rows(table)).seats
        kept = next(number for number, seat in enumerate(seats) if seat != FATE)
        anna.send("wish", seq=anna.table["seq"], moves=kept)
        wish = brokk.until_room(lambda room: bool(room.get("wish")))["wish"]
        assert wish["asked"]
        brokk.send("agree", seq=wish["seq"], agree=True)
        for seat in (anna, brokk):
            assert seat.until_seq(wish["seq"] + 1)["moves"] == kept


def test_one_process_dies_and_people_play_on_through_the_other(postgres: Postgres, redis_part: Redis) -> None:
    db = postgres.new_database()
    one, other = (House(db, redis=redis_part.address) for _ in range(2))
    load = Load(one, other, thought=0.1)
    load.wait_for(2)
    one.kill()
    for player in load.players:
        player.browser.house = other
        player.browser.http.base_url = f"http://127.0.0.1:{other.port}"
    load.wait_for(3)
    load.stop()
    load.check(other)
    other.kill()
