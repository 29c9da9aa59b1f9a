"""How much goes over the wire: a table opens quickly and a move is small, even on a slow line."""

from collections.abc import Callable

import pytest
from tests.long import sized, spread
from tests.server.house import House, PatientHouse
from tests.server.wire import AMONG_BOTS, AT_ONE_SCREEN, PACE, Traffic, together, traffic

MOVES = sized(48, 80)  # every game has ended a round by then, which takes the most; `bench/wire.py` plays to the end
FIRST_TABLE = 100_000  # bytes for everything between an empty browser and a table to play at
ONE_MOVE = 5_000  # bytes for a move to each viewer, with all steps that are shown on the way


class SameHouse(PatientHouse):
    """Sizes differ a little from game to game; here fate always wants the same. `bench/wire.py` takes any."""

    prelude = f"""
{PatientHouse.prelude}
import secrets
secrets.token_hex = lambda size=0: "5" * 32
"""


def check(seen: Traffic, usual: int = ONE_MOVE // 4) -> None:
    assert seen.first <= FIRST_TABLE
    assert seen.steps > 0
    assert seen.flights > 0  # they are told with the moves, and counted with them
    assert max(seen.moves) <= ONE_MOVE
    assert sum(seen.moves) / len(seen.moves) <= usual


@pytest.mark.long
def test_among_bots_a_table_opens_and_moves_with_few_bytes(open_house: Callable[..., House]) -> None:
    for seen in together(open_house(PACE, SameHouse), spread(AMONG_BOTS, 4), MOVES):
        check(seen)


@pytest.mark.long
def test_a_table_that_turns_to_another_person_with_every_move_does_so_with_few_bytes(
    open_house: Callable[..., House],
) -> None:
    house = open_house(0, SameHouse)
    for mode in spread(AT_ONE_SCREEN, 4):
        # The whole table turns; a page that forgot everything has more to hear. Games differ by a fifth.
        usual = ONE_MOVE // 2 if mode.reloading else ONE_MOVE // 3
        check(traffic(house.browser(), mode, MOVES), usual)
