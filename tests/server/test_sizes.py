"""How much goes over the wire: a table opens quickly and a move is small, even on a slow line."""

import secrets
from collections.abc import Callable
from itertools import count

import pytest
from tests.server.house import House, PatientHouse
from tests.server.wire import AMONG_BOTS, AT_ONE_SCREEN, PACE, Traffic, together, traffic


@pytest.fixture(autouse=True)
def the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sizes differ a little from game to game; these are always the same ones. `bench/wire.py` takes any."""
    seeds = count()
    monkeypatch.setattr(secrets, "token_hex", lambda size=0: f"{next(seeds):032x}")


FIRST_TABLE = 100_000  # bytes for everything between an empty browser and a table to play at
ONE_MOVE = 5_000  # bytes for a move to each viewer, with all steps that are shown on the way


def check(seen: Traffic, usual: int = ONE_MOVE // 4) -> None:
    assert seen.first <= FIRST_TABLE
    assert seen.steps > 0
    assert max(seen.moves) <= ONE_MOVE
    assert sum(seen.moves) / len(seen.moves) <= usual


def test_among_bots_a_table_opens_and_moves_with_few_bytes(open_house: Callable[..., House]) -> None:
    for seen in together(open_house(PACE, PatientHouse), AMONG_BOTS, moves=60):
        check(seen)


def test_a_table_that_turns_to_another_person_with_every_move_does_so_with_few_bytes(
    open_house: Callable[..., House],
) -> None:
    house = open_house(PACE / 100, PatientHouse)  # nobody moves before everything is shown
    for mode in AT_ONE_SCREEN:
        # The whole table turns; a page that forgot everything has more to hear. Games differ by a fifth.
        usual = ONE_MOVE // 2 if mode.reloading else ONE_MOVE // 3
        check(traffic(house.browser(), mode, moves=80), usual)
