"""Last Orders is a guest while one of its tests runs, and no longer."""

import pytest
from tests.games.last_orders.guest import INVITATION, NAME

import alehouse
from alehouse.games import invite


@pytest.fixture(autouse=True)
def invited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(alehouse.ROOMS, NAME, "")  # is taken out again afterwards
    invite(INVITATION)
