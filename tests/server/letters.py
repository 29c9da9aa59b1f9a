"""Houses that send letters, and people who play there turn by turn."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from tests.server.guests import key_of
from tests.server.house import ME, OPEN, Browser, HastyHouse, House, Seat, until
from tests.server.parts import free_port
from tests.server.smtp import Postbox

from alehouse.house.rows import now
from alehouse.server.storage.database import address_of, engine_of
from alehouse.server.storage.schema import outbox, people, tables

BROKK = "brokk@example.org"


def letter_house(db: Path | str, postbox: Postbox, grace: int = 0, **settings: Any) -> House:
    """A house that sends mail to the postbox."""
    port = free_port()
    mail = {"host": "127.0.0.1", "port": postbox.port, "sender": "The house <inn@example.org>", "security": "none"}
    return HastyHouse(db, port=port, address=f"http://127.0.0.1:{port}/", grace=grace, mail=mail, **settings)


def begin(anna: Browser, brokk: Browser, names: tuple[str, str] = ("Anna", "Brokk"), **order: Any) -> str:
    """Anna and Brokk begin a game, each in the own browser, and go away again; it is Anna's turn. The table's id."""
    table = anna.order_table(ME | {"name": names[0]}, OPEN, **order)
    with brokk.sit(table) as seat:
        seat.take(1, names[1])
        seat.until_seq(0)
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


def wait_settled(house: House, count: int) -> list[str]:
    """What became of the letters, when there are so many and none waits."""
    return until(lambda: found if len(found := outcomes(house)) >= count and "" not in found else [])


def attempts(house: House) -> list[int]:
    """How often each letter was tried in vain."""
    with in_the_outbox(house) as connection:
        return [row.attempts for row in connection.execute(sa.select(outbox.c.attempts).order_by(outbox.c.id))]


def let_it_look(house: House) -> None:
    """Until the house has looked at all that is due by now, and has brought it to its end or put it off.

    It finds a letter to nobody among the rest, and then another one, which it claims when it is done with the others.
    """
    for _ in range(2):
        settle_a_letter_to_nobody(house)


def settle_a_letter_to_nobody(house: House) -> None:
    letter = {"table_id": None, "seq": 0, "person": "nobody", "channel": "mail", "due": now()}
    with in_the_outbox(house) as connection:
        connection.execute(outbox.insert().values(letter | {"claimed": "", "done": "", "attempts": 0}))
    to_nobody = outbox.c.person == "nobody"
    until(lambda: _found(house, sa.select(outbox).where(to_nobody, outbox.c.done != "")))
    with in_the_outbox(house) as connection:
        connection.execute(outbox.delete().where(to_nobody))


def _found(house: House, query: sa.Select[Any]) -> bool:
    with in_the_outbox(house) as connection:
        return connection.execute(query).first() is not None


def make_late(house: House, table: str) -> None:
    """As if the last move at a table had been made two hours ago."""
    with in_the_outbox(house) as connection:
        connection.execute(tables.update().where(tables.c.id == table).values(touched=now(-7200)))


def hurry(house: House) -> None:
    """As if much time had passed: leases have run out, pauses are over."""
    with in_the_outbox(house) as connection:
        connection.execute(outbox.update().values(claimed="", due=""))


def end_leases(house: House) -> None:
    """As if whoever has claimed a letter had not sent it in time."""
    with in_the_outbox(house) as connection:
        connection.execute(outbox.update().values(claimed=""))
