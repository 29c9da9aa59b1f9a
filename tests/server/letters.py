"""Houses that send letters, and people who play there turn by turn."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from tests.server.guests import key_of
from tests.server.house import ME, OPEN, Browser, House, Seat
from tests.server.parts import free_port
from tests.server.smtp import Postbox

from alehouse.server.keep.database import address_of, engine_of
from alehouse.server.keep.rows import now
from alehouse.server.keep.schema import outbox, people, tables

BROKK = "brokk@example.org"


def letter_house(db: Path | str, postbox: Postbox, grace: int = 0, **settings: Any) -> House:
    """A house that sends mail to the postbox."""
    port = free_port()
    mail = {"host": "127.0.0.1", "port": postbox.port, "sender": "The house <inn@example.org>", "security": "none"}
    return House(db, port=port, address=f"http://127.0.0.1:{port}/", grace=grace, mail=mail, **settings)


def begin(anna: Browser, brokk: Browser, names: tuple[str, str] = ("Anna", "Brokk"), **order: Any) -> str:
    """Anna and Brokk begin a game, each in the own browser, and go away again; it is Anna's turn. The table's id."""
    table = anna.order_table(ME | {"name": names[0]}, OPEN, **order)
    with brokk.sit(table) as seat:
        seat.take(1, names[1])
        seat.until_type("table")
        while seat.mine:
            seat.play()
    return table


def set_me(browser: Browser, **fields: Any) -> None:
    """What somebody tells the house about themselves."""
    answer = browser.http.post("/api/me", json=fields)
    assert answer.status_code == 200, answer.text


def give_address(browser: Browser, email: str) -> None:
    """Somebody has an address and has confirmed it."""
    set_me(browser)  # kept from now on
    mine = people.update().where(people.c.id == key_of(browser))
    with in_the_outbox(browser.house) as connection:
        connection.execute(mine.values(email=email, confirmed=True))


def play_until_others_turn(seat: Seat) -> None:
    """Decide as long as one has to."""
    seat.until_mine()
    while seat.mine and not seat.over:
        seat.play()


@contextmanager
def in_the_outbox(house: House) -> Iterator[sa.Connection]:
    """The database of a house, whatever the house does."""
    engine = engine_of(address_of(house.address))
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def outcomes(house: House) -> list[str]:
    """What became of each letter: "" for those that wait."""
    with in_the_outbox(house) as connection:
        return [row.done for row in connection.execute(sa.select(outbox.c.done).order_by(outbox.c.id))]


def wait_settled(house: House, count: int, patience: float = 15.0) -> list[str]:
    """What became of the letters, when there are so many and none waits."""
    deadline = time.monotonic() + patience
    while len(found := outcomes(house)) < count or "" in found:
        assert time.monotonic() < deadline, found
        time.sleep(0.1)
    return found


def make_late(house: House, table: str) -> None:
    """As if the last move at a table had been made two hours ago."""
    with in_the_outbox(house) as connection:
        connection.execute(tables.update().where(tables.c.id == table).values(touched=now(-7200)))


def hurry(house: House) -> None:
    """As if much time had passed: leases have run out, pauses are over."""
    with in_the_outbox(house) as connection:
        connection.execute(outbox.update().values(claimed="", due=""))
