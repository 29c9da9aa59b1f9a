"""Tables whose books were made long on purpose: whoever opens one is shown it at once, and nobody else waits."""

from collections.abc import Callable

import sqlalchemy as sa
from tests.server.attacks.siege import A_WHILE, AS_BEFORE, Pulse, Stranger, waited
from tests.server.guests import meet
from tests.server.house import Browser, House

from alehouse.house.rows import MoveRow
from alehouse.house.tables.ledger import HINT, MOST_TRACES, Ledger, Trace
from alehouse.house.tables.table import MOST_ROWS
from alehouse.server.storage.database import address_of, engine_of
from alehouse.server.storage.schema import moves


def write_again(house: House, table: str, first: int, times: int) -> None:
    """Have the last rows of a table, from one of them on, again and again."""
    pattern = house.rows(table)[first:]
    rows = [
        {"table_id": table, "seq": seq, "action": row.action, "seat": row.seat, "client_id": None}
        for seq, row in enumerate(pattern * times, first + len(pattern))
    ]
    engine = engine_of(address_of(house.address))
    with engine.begin() as connection:
        connection.execute(sa.insert(moves), rows)
    engine.dispose()


def test_what_was_taken_back_thousands_of_times_is_shown_at_once(open_house: Callable[..., House]) -> None:
    """Two people play and take back as often as a table allows; the log tells both of it."""
    house = open_house()
    host = Browser(house)
    table = meet(host, house.browser(), first_player="1")
    with host.sit(table) as seat:
        seat.until_mine()
        before = len(house.rows(table))
        seat.play()
        seat.send("undo", seq=seat.table["seq"])
        seat.until(lambda message: message["type"] == "table" and message["seq"] > before + 1)

    def look() -> None:
        with Stranger(house).sit(table) as seat:
            seat.until_type("table")

    usual = waited(look, house)
    house.close()
    write_again(house, table, before, MOST_ROWS // 2 - before)
    house.open()
    with Pulse(house) as pulse:
        assert waited(look, house) < A_WHILE + AS_BEFORE * usual
        with host.sit(table) as seat:
            seat.until_mine()
            assert waited(seat.play, house) < A_WHILE + AS_BEFORE * usual
            assert sum("took back" in line["text"] for line in seat.log) == MOST_TRACES
    pulse.check()


def test_of_very_many_traces_the_oldest_are_told_together() -> None:
    """Nobody hides a hint behind a hundred steps back: what each seat did stays told, all of it."""
    rows = [MoveRow(seq=0, action="hint", seat=1)]
    for seq in range(1, 4 * MOST_TRACES, 2):
        seat = seq // 2 % 2
        rows += [MoveRow(seq=seq, action="a", seat=seat), MoveRow(seq=seq + 1, action="undo:0", seat=seat)]
    ledger = Ledger(rows)
    assert len(ledger.traces) == MOST_TRACES
    assert Trace(0, 1, 0, HINT) in ledger.traces
    for seat in (0, 1):
        assert sum(trace.decisions for trace in ledger.traces if trace.seat == seat) == MOST_TRACES
