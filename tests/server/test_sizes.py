"""How much goes over the wire: a table opens quickly and a move is small, even on a slow line."""

import pytest
from tests.server.house import Browser
from tests.server.wire import traffic

FIRST_TABLE = 100_000  # bytes for everything between an empty browser and a table to play at
ONE_MOVE = 5_000  # bytes for a move to each viewer


@pytest.mark.parametrize(("players", "shape"), [(3, "landscape"), (5, "portrait")])
def test_a_table_opens_and_moves_with_few_bytes(browser: Browser, players: int, shape: str) -> None:
    seen = traffic(browser, players, shape)
    assert seen.first <= FIRST_TABLE
    assert seen.later / seen.moves <= ONE_MOVE / 4
    assert max(seen.receipts) <= ONE_MOVE
