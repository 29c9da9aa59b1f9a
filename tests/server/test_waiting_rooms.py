"""Tables that wait for people: one that nobody comes to is closed after two weeks, and says so."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.house import ME, OPEN, House
from tests.server.test_parts import HOST, tables_of, with_storage
from websockets.exceptions import ConnectionClosed

from alehouse.house.protocol.house import NewTable, SeatForm
from alehouse.house.refusal import Refusal
from alehouse.house.rows import WAITING, now
from alehouse.house.tables.opening import open_table
from alehouse.house.texts import house_words
from alehouse.server.storage.storage import Storage

FOR_TWO = NewTable(game="dwarf", players=2, options={}, seats=[SeatForm(kind="me"), SeatForm(kind="open")])
DAY = 24 * 3600  # seconds


def test_whoever_has_the_link_of_a_closed_waiting_room_is_told_so(open_house: Callable[..., House]) -> None:
    house = open_house()
    browser = house.browser()
    table, other = browser.open_table(ME, OPEN), browser.open_table(ME, OPEN)
    house.close()
    house.run_sql(f"update tables set touched = '{now(-WAITING - DAY)}' where id = '{table}'")
    house.open()
    said = house_words("en").say("refused-closed")
    with house.browser().sit(table) as seat:
        assert seat.hear()["text"] == said
        with pytest.raises(ConnectionClosed):
            seat.hear()
    answer = browser.http.get(f"/api/tables/{table}/record?lang=en")
    assert (answer.status_code, answer.json()["error"]) == (410, said)
    for listed in ("/api/tables", "/api/lobby"):
        assert [line["id"] for line in browser.http.get(listed).json()] == [other]


def test_whoever_comes_keeps_a_waiting_room_open(tmp_path: Path) -> None:
    async def test(storage: Storage) -> None:
        tables = tables_of(storage)
        table = await tables.get(await open_table(tables, FOR_TWO, HOST))
        before = table.row.touched
        await tables.get(table.id)
        assert table.row.touched == before  # it is enough to note that once a day
        table.row.touched = now(DAY - WAITING)
        await tables.get(table.id)
        kept = await storage.tables.get(table.id)
        assert kept is not None
        assert kept[0].touched == table.row.touched >= before

    with_storage(tmp_path, test)


def test_nobody_is_turned_out_of_a_waiting_room(tmp_path: Path) -> None:
    """Somebody's page may be open for weeks."""

    async def test(storage: Storage) -> None:
        tables = tables_of(storage)
        table = await tables.get(await open_table(tables, FOR_TWO, HOST))
        await tables.arrive(table, HOST.id)
        table.row.touched = now(-WAITING - DAY)
        await tables.get(table.id)
        assert table.row.touched > now(-DAY)
        await tables.go(table, HOST.id)
        table.row.touched = now(-WAITING - DAY)
        with pytest.raises(Refusal, match="refused-closed"):
            await tables.get(table.id)

    with_storage(tmp_path, test)
