"""WebSockets without end, to be called and at tables: honest people play on, nobody's memory is used up, and whoever
sends what no page sends is cut off."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.long import sized
from tests.server.attacks.siege import (
    AT_ONCE,
    HONEST,
    SLOW,
    Pulse,
    Stranger,
    check_waits,
    next_door,
    waited,
)
from tests.server.house import HERE, ME, House, Seat, until

CALLED = "/ws/me"
SOCKETS = sized(300, 2_000)
MOST = 100_000  # bytes of memory for one that waits to be called
FLOODING = 20  # at once: a hundred would be a third of a second for each turn of the loop, which is not what is tried
IN_ALL = 50_000_000  # bytes for those that are cut off; each bomb would be four million
DECISIONS = 15


class SmallHouse(House):
    """A household has a fifth as many WebSockets, and so have all together."""

    prelude = """
from alehouse.server.routes import limits
limits.SOCKETS, limits.SOCKETS_OF_ALL = 120, 300
"""


@contextmanager
def crowd(house: House, path: str, households: int, deed: str, how_many: int = SOCKETS) -> Iterator[Callable[[], str]]:
    """Attackers with very many WebSockets; how many were let in and how many refused, once that is known."""
    key = Stranger(house).http.cookies["alehouse"]
    command = [sys.executable, "-m", "tests.server.attacks.crowd", str(house.port), path, str(how_many)]
    attackers = subprocess.Popen(
        [*command, str(households), key, deed], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert attackers.stdout
    try:
        yield attackers.stdout.readline
    finally:
        attackers.kill()
        attackers.wait()


def memory(house: House) -> int:
    """Bytes that a house has."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{house.process.pid}/status").read_text())
    assert found
    return 1000 * int(found[1])


def at_screen(house: House) -> Seat:
    """Somebody honest, at a table with a friend at the same screen."""
    anna = Stranger(house, HONEST)
    seat = anna.sit(anna.open_table(ME, HERE))
    seat.until_mine()
    return seat


def spent(house: House, quota: str) -> bool:
    return f'alehouse_quotas_spent_total{{quota="{quota}"}}' in house.browser().http.get("/metrics").text


@pytest.mark.long
@pytest.mark.parametrize("households", [1, 200])
def test_very_many_who_wait_to_be_called(open_house: Callable[..., House], households: int) -> None:
    """From one household and from two hundred: honest people decide meanwhile as if nobody came."""
    house = open_house()
    with at_screen(house) as here, at_screen(next_door()) as there, Pulse(house) as pulse:
        before = memory(house)
        with crowd(house, CALLED, households, "wait") as told:
            pairs = [(waited(here.play, house), waited(there.play, next_door())) for _ in range(DECISIONS)]
            let_in, refused = map(int, told().split())
            assert memory(house) - before < MOST * SOCKETS
    check_waits([wait for wait, _ in pairs], [wait for _, wait in pairs], AT_ONCE, SLOW)
    pulse.check()
    assert let_in + refused == SOCKETS
    if households > 1:
        assert refused == 0
    elif SOCKETS > 650:  # those of a household, and those that were told why they are too many
        assert let_in == 650


def test_a_full_house_has_room_for_whoever_has_little(open_house: Callable[..., House]) -> None:
    """Three households have filled it. One more of each is refused, somebody else is let in."""
    house = open_house(kind=SmallHouse)
    with crowd(house, CALLED, 3, "wait", 400) as told:
        assert int(told().split()[0]) >= 300
        until(lambda: spent(house, "sockets"))
        with at_screen(house) as honest:
            honest.play()


@pytest.mark.parametrize("deed", ["ping", "bomb"])
def test_whoever_sends_what_no_page_sends_is_cut_off(open_house: Callable[..., House], deed: str) -> None:
    """Pings by the thousand; and messages that are thirty bytes on their way and sixteen thousand in the house."""
    house = open_house()
    with Pulse(house) as pulse:
        before = memory(house)
        with crowd(house, CALLED, 1, deed, FLOODING) as told:
            told()
            until(lambda: spent(house, "frames"))
            until(lambda: connections(house) < 2)
            assert memory(house) - before < IN_ALL
    pulse.check()


def connections(house: House) -> int:
    """WebSockets that are open."""
    found = re.search(r"^alehouse_connections (\S+)$", house.browser().http.get("/metrics").text, re.MULTILINE)
    return int(float(found[1])) if found else 0
