"""Lanes and budgets: who comes next, who has to wait, what is counted."""

import asyncio
import time
from collections.abc import Callable
from functools import partial

import pytest
from tests.server.house import PATIENCE

from alehouse.house import channel
from alehouse.house.bots import BUSY
from alehouse.house.fairness.budgets import DEBT, Budgets
from alehouse.house.fairness.door import Door
from alehouse.house.fairness.fair_share import FairShare, Sharers
from alehouse.house.fairness.households import Households, household
from alehouse.house.fairness.lanes import AT_ONCE, Lane
from alehouse.house.fairness.metering import metered
from alehouse.house.fairness.turnstile import Turnstile
from alehouse.house.refusal import Refusal
from alehouse.server.workers.bots_pool import SHORTEST, share_of_time


def of(household: str, person: str = "", table: str = "") -> Sharers:
    return Sharers(people=((household, person or household),), table=table)


async def turns(lane: Lane, work: list[tuple[str, Sharers]]) -> list[str]:
    """The names of what is done, in the order in which it is begun; all of it waits for one thing to be finished."""
    begun: list[str] = []
    first = asyncio.Event()

    async def do(name: str, sharers: Sharers) -> None:
        async with lane.place(sharers):
            begun.append(name)
            await asyncio.sleep(0)

    async def hold() -> None:
        async with lane.place(of("somebody else")):
            await first.wait()

    holding = asyncio.create_task(hold())
    await asyncio.sleep(0)
    tasks = [asyncio.create_task(do(name, sharers)) for name, sharers in work]
    await asyncio.sleep(0)
    first.set()
    await asyncio.gather(holding, *tasks)
    return begun


def test_whoever_comes_last_waits_for_one_turn_of_each_other_household() -> None:
    many = [(f"a{number}", of("a", f"person {number}")) for number in range(50)]
    begun = asyncio.run(turns(Lane("test", 1, 1.0), [*many, ("b", of("b")), ("c", of("c"))]))
    assert {"b", "c"} <= set(begun[:4])
    assert begun.index("a1") < 5


def test_in_a_household_people_take_turns_and_so_do_their_tables() -> None:
    greedy = [(f"a{number}", of("home", "a", "one")) for number in range(10)]
    other = [("other table", of("home", "a", "two")), ("b", of("home", "b"))]
    begun = asyncio.run(turns(Lane("test", 1, 1.0), [*greedy, *other]))
    assert begun.index("b") <= 1
    assert begun.index("other table") <= 3


def test_what_somebody_had_while_nobody_else_wanted_any_is_not_held_against_them() -> None:
    shares = FairShare()
    old, new = of("old"), of("new")
    for _ in range(100):
        shares.give(old, 1.0)
    had = []
    for _ in range(6):
        had.append((old, new)[shares.next_of([old, new])])
        shares.give(had[-1], 1.0)
    assert had == [new, old] * 3


def test_nobody_has_more_than_two_places_of_a_lane() -> None:
    async def run() -> int:
        lane, at_once, most, go = Lane("test", 8, 1.0), 0, 0, asyncio.Event()

        async def work() -> None:
            nonlocal at_once, most
            async with lane.place(of("home", "me")):
                at_once += 1
                most = max(most, at_once)
                await go.wait()
                at_once -= 1

        tasks = [asyncio.create_task(work()) for _ in range(6)]
        await asyncio.sleep(0.01)
        assert lane.waiting_of("home") == 4
        go.set()
        await asyncio.gather(*tasks)
        return most

    assert asyncio.run(run()) == AT_ONCE


def test_a_lane_behind_another_starts_nothing_while_somebody_waits_there() -> None:
    async def run() -> list[str]:
        first = Lane("first", 1, 1.0)
        second = Lane("second", 1, 1.0, after=first)
        done: list[str] = []

        async def work(name: str, lane: Lane) -> None:
            async with lane.place(of(name)):
                await asyncio.sleep(0)
                done.append(name)

        tasks = [asyncio.create_task(work(name, first)) for name in ("a", "b", "c")]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(work("last", second)))
        await asyncio.gather(*tasks)
        return done

    assert asyncio.run(run())[:2] == ["a", "b"]


def test_whoever_gives_up_waiting_leaves_the_place_to_others() -> None:
    async def run() -> None:
        lane = Lane("test", 1, 1.0)
        async with lane.place(of("a")):
            waiting = [asyncio.create_task(enter(lane)) for _ in range(3)]
            await asyncio.sleep(0)
            waiting[0].cancel()
        waiting[1].cancel()  # its place has just come
        await asyncio.gather(*waiting, return_exceptions=True)
        async with asyncio.timeout(PATIENCE):
            await enter(lane)
        assert lane.waiting == 0

    async def enter(lane: Lane) -> None:
        async with lane.place(of("b")):
            pass

    asyncio.run(run())


def test_where_the_house_is_busy_bots_think_for_less() -> None:
    waits = (0, BUSY - 0.1, BUSY + 0.1, 2 * BUSY + 0.1, 100 * BUSY)
    assert [share_of_time(wait) for wait in waits] == [1.0, 1.0, 0.5, 0.25, SHORTEST]


def test_how_long_somebody_waits_in_a_lane_is_known() -> None:
    async def run() -> None:
        lane = Lane("test", 1, usual=1.0)
        assert lane.longest_wait == 0
        async with lane.place(of("a")):
            waiting = [asyncio.create_task(enter(lane)) for _ in range(2)]
            await asyncio.sleep(0)
            since = time.monotonic()  # they wait by now
            await asyncio.sleep(0.02)
            waited = time.monotonic() - since
            assert lane.longest_wait >= waited > 0
        await asyncio.gather(*waiting)
        assert lane.longest_wait == 0

    async def enter(lane: Lane) -> None:
        async with lane.place(of("b")):
            pass

    asyncio.run(run())


def test_only_work_is_metered_not_waiting() -> None:
    spent: list[float] = []

    async def failing() -> None:
        await asyncio.sleep(0)
        raise ValueError("no")

    async def work() -> str:
        end = time.thread_time() + 0.05
        while time.thread_time() < end:
            pass
        await asyncio.sleep(0.5)
        with pytest.raises(ValueError, match="no"):
            await failing()
        return "done"

    async def whole() -> str:
        return await metered(work(), spent.append)

    assert asyncio.run(whole()) == "done"
    assert 50 <= sum(spent) < 400


def test_what_is_metered_can_be_given_up() -> None:
    async def run() -> bool:
        ended = False

        async def work() -> None:
            nonlocal ended
            try:
                await asyncio.sleep(3600)
            finally:
                ended = True

        async def whole() -> None:
            await metered(work(), lambda _: None)

        task = asyncio.create_task(whole())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return ended

    assert asyncio.run(run())


def test_a_budget_is_a_persons_and_a_households() -> None:
    budgets = Budgets(person=(1e-6, 100.0), household=(1e-6, 250.0))
    budgets.spend("home", "a", 150)
    assert refused(partial(budgets.check, "home", "a"))
    assert not refused(partial(budgets.check, "home", "b"))
    budgets.spend("home", "b", 99)
    assert not refused(partial(budgets.check, "home", "b"))
    budgets.spend("home", "c", 50)
    assert refused(partial(budgets.check, "home", "b"))
    assert not refused(partial(budgets.check, "elsewhere", "a2"))
    assert not budgets.owes_much("home")
    budgets.spend("home", "", DEBT + 1)
    assert budgets.owes_much("home")


def test_on_this_machine_itself_nothing_is_counted() -> None:
    budgets = Budgets(person=(1.0, 1.0), household=(1.0, 1.0))
    budgets.spend("", "a", 1e9)
    assert not refused(partial(budgets.check, "", "a"))


def refused(check: Callable[[], None]) -> bool:
    try:
        check()
    except Refusal as refusal:
        return refusal.key == "refused-spent" and int(str(refusal.args_for_words["seconds"])) > 0
    return False


def test_long_addresses_are_counted_by_network() -> None:
    assert household("2001:db8::1") == household("2001:db8::ffff:1")
    assert household("2001:db8::1") != household("2001:db8:0:1::1")
    assert household("127.0.0.1") == household("::1") == ""
    assert household("203.0.113.9") == "203.0.113.9"


def test_a_short_address_in_a_long_ones_coat_is_a_household_of_its_own() -> None:
    """As everybody's is who comes to a house that listens at `::`."""
    assert household("::ffff:203.0.113.9") == "203.0.113.9"
    assert household("::ffff:127.0.0.1") == ""


def test_a_port_makes_no_other_household() -> None:
    """Some proxies tell it, too."""
    assert household("203.0.113.9:50211") == household("203.0.113.9:4") == "203.0.113.9"
    assert household("[2001:db8::1]:50211") == household("2001:db8::2")
    assert household("[::ffff:203.0.113.9]:5") == "203.0.113.9"
    assert household("unknown") == "unknown"


def test_between_two_messages_of_a_household_others_have_their_turn() -> None:
    """However many came at once: each of the others' goes on as soon as it has come."""

    async def run() -> None:
        turnstile, order = Turnstile(), list[str]()

        async def say(household: str) -> None:
            await turnstile.enter(household)
            order.append(household)

        many = [asyncio.create_task(say("attacker")) for _ in range(100)]
        for number in range(10):
            await asyncio.sleep(0)
            await say(f"honest {number}")
            await say("")
        assert order.count("attacker") <= 12
        many[50].cancel()  # a browser that is closed meanwhile
        await asyncio.gather(*many, return_exceptions=True)
        assert order.count("attacker") == 99
        await say("attacker")
        await asyncio.sleep(0)
        assert not turnstile._lines

    asyncio.run(run())


def test_what_is_counted_is_seldom_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much is counted: what was done long ago is forgotten when there is twice as much."""
    monkeypatch.setattr(channel, "COUNTED", 10)
    clock = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    tally, looked = channel.Tally(), list[int]()
    for number in range(1000):
        counts = tally._counts
        assert tally.count(str(number), 3600) == 1
        looked += [number] * (tally._counts is not counts)
    assert len(looked) <= 8
    assert tally.count("0", 3600) == 2
    clock[0] = 4000.0  # what was counted is over
    assert tally.count("0", 3600) == 1
    for number in range(1000, 3000):
        tally.count(str(number), 3600)
    assert str(1) not in tally._counts


def test_people_on_this_machine_are_households_of_one() -> None:
    households = Households()
    households.saw("anna", "")
    households.saw("brokk", "203.0.113.9")
    assert households.sharers(["brokk", "anna"]).people == (("anna", "anna"), ("203.0.113.9", "brokk"))
    assert (households.counted("anna"), households.counted("brokk")) == ("", "203.0.113.9")


# ── the door ──────────────────────────────────────────────────────────────────────────────────────────


def test_at_the_door_households_take_turns_and_whoever_goes_away_takes_nobodys_place() -> None:
    async def come() -> list[str]:
        door, came = Door(1), list[str]()
        held = asyncio.Event()

        async def enter(household: str) -> None:
            async with door.place(household):
                came.append(household)
                await held.wait()

        first = asyncio.create_task(enter("first"))
        await asyncio.sleep(0)
        crowd = [asyncio.create_task(enter("a")) for _ in range(1000)]
        honest = asyncio.create_task(enter("b"))
        await asyncio.sleep(0)
        for gone in crowd[::2]:
            gone.cancel()
        held.set()
        await asyncio.gather(first, *crowd, honest, return_exceptions=True)
        async with asyncio.timeout(PATIENCE):
            await enter("later")
        return came

    came = asyncio.run(come())
    assert came.index("b") <= 2
    assert (came.count("a"), came[-1]) == (500, "later")
