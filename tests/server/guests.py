"""Guests of a house under test: what is kept of them, what they tell it, how they meet."""

from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.house import ME, OPEN, Browser, GuestHouse, House, Seat
from tests.server.parts import Postgres, Redis
from websockets.exceptions import ConnectionClosed

from alehouse.server.storage.database import address_of, engine_of
from alehouse.server.storage.schema import metadata


@pytest.fixture(scope="session")
def two_processes(postgres: Postgres, redis_part: Redis) -> Iterator[tuple[House, House]]:
    """Two processes of one house, for the tests that do not break them."""
    db = postgres.new_database()
    houses = GuestHouse(db, redis=redis_part.address), GuestHouse(db, redis=redis_part.address)
    yield houses
    for house in houses:
        house.close()


@pytest.fixture(params=["one process", "two processes"])
def processes(request: pytest.FixtureRequest, house: House) -> tuple[House, House]:
    """Two processes of one house, with PostgreSQL and Redis; or the same one twice, with SQLite."""
    if request.param == "one process":
        return house, house
    houses: tuple[House, House] = request.getfixturevalue("two_processes")
    return houses


def kept(house: House, name: str) -> list[dict[str, Any]]:
    """The rows of a table of the database, whatever the server says."""
    engine = engine_of(address_of(house.address))
    with engine.connect() as connection:
        rows = [dict(row._mapping) for row in connection.execute(sa.select(metadata.tables[name]))]
    engine.dispose()
    return rows


def everything(house: House) -> str:
    """All that the database holds, as one text."""
    return "\n".join(f"{name} {row}" for name in metadata.tables for row in kept(house, name))


def key_of(browser: Browser) -> str:
    return browser.http.cookies["alehouse"].rpartition(".")[0].partition("~")[0]


def me(browser: Browser) -> dict[str, Any]:
    found: dict[str, Any] = browser.http.get("/api/me").json()
    return found


def tell(browser: Browser, **change: Any) -> dict[str, Any]:
    answer = browser.http.post("/api/me?lang=en", json=change)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def link(browser: Browser) -> str:
    """The token of a link that adds a device."""
    path: str = browser.http.post("/api/me/devices/link").json()["path"]
    return path.removeprefix("/add/")


def add(browser: Browser, token: str, name: str = "") -> int:
    """A browser says that it is to be a device of whoever has made a link."""
    return browser.http.post(f"/api/add/{token}?lang=en", json={"name": name}).status_code


def second_device(browser: Browser, house: House) -> Browser:
    """Another browser of the same person."""
    other = house.browser()
    assert add(other, link(browser)) == 200
    return other


def devices(browser: Browser) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = browser.http.get("/api/me/devices?lang=en").json()["devices"]
    return found


def remove_others(browser: Browser) -> None:
    """Somebody has no other device than this one."""
    assert browser.http.post("/api/me/devices/others/remove").status_code == 200


def play_together(*seats: Seat) -> None:
    """A game of people at different screens, to its end, always by the first option."""
    for seat in seats:
        seat.until_type("table")
    while not any(seat.mine or seat.over for seat in seats):
        seats[0].hear()  # that somebody has sat down is known in another process a moment later
    while not seats[0].over:
        mover = next(seat for seat in seats if seat.mine)
        seq = mover.play()["seq"]
        for seat in seats:
            seat.until_seq(seq)


def meet(one: Browser, other: Browser, game: str = "dwarf", **options: str) -> str:
    """Two people at a table, each at a screen of their own; the other one is called Brokk."""
    table = one.open_table(ME, OPEN, game=game, **options)
    with other.sit(table) as seat:
        seat.take(1, "Brokk")
    return table


def play_out(browser: Browser, table: str) -> None:
    with browser.sit(table) as seat:
        seat.until_mine()
        while not seat.over:
            seat.play(seat.options[0])
            seat.until_mine()


def code_when_cut(seat: Seat, kind: str = "", **fields: Any) -> int:
    """Go on playing, or saying something else, until the house hangs up; the code that it gives."""
    try:
        while True:
            if kind:
                seat.send(kind, **fields)
            else:
                seat.send("move", action=seat.options[0], seq=seat.table["seq"], client_id="late")
            seat.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
